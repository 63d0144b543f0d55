"""Sheets over sheets."""

import re

import pytest
from playwright.sync_api import expect

from sheetheights import STRIP, beheld, let_go, open_moons, open_planet, planet, pull, stand
from touch import PHONE


def open_stack(open_page):
    """A sheet over another, both as high as they can be."""
    def raise_lower(page):
        def route(socket):
            server = socket.connect_to_server()
            low = '"sheet":{"detents":[246,"medium"],"index":0,"undimmed":1}'
            server.on_message(lambda message: socket.send(message.replace(low, '"sheet":{}').replace(',"undimmed":true', "")))

        page.route_web_socket("**", route)

    planets = open_page("/catalogue/sheets", prepare=raise_lower, viewport={"width": 390, "height": 844})
    open_moons(planets, "Jupiter")
    stand(planets, 422)
    planets.button("Expand sheet").click()
    stand(planets, STRIP)
    return planets


@pytest.mark.exhaustive
def test_a_sheet_stands_back_under_another_and_its_upper_edge_is_seen(open_page, shot):
    planets = open_stack(open_page)
    shot(planets, "sheet-over-sheet")
    page = planets.page.locator(".screen.push")
    assert beheld(planets)[0] == pytest.approx((STRIP - 12, 390 * 0.92), abs=1)
    assert page.bounding_box()["width"] == pytest.approx(390 * 0.92, abs=1)
    # It comes back the more the further the one over it is pulled; what is below it stays back.
    left = 1 - 180 / (422 - STRIP)
    pull(planets, 180)
    assert beheld(planets)[0] == pytest.approx((STRIP - 12 * left, 390 * (1 - 0.08 * left)), abs=1)
    assert page.bounding_box()["width"] == pytest.approx(390 * 0.92, abs=1)
    let_go(planets)
    stand(planets, STRIP)
    pull(planets, 600)
    assert beheld(planets)[0] == pytest.approx((STRIP, 390), abs=1)
    let_go(planets)
    expect(planets.page.get_by_role("dialog")).to_have_count(1)
    stand(planets, STRIP)
    assert page.bounding_box()["width"] == pytest.approx(390 * 0.92, abs=1)


@pytest.mark.exhaustive
def test_escape_closes_one_sheet_after_the_other(open_page):
    planets = open_stack(open_page)
    planets.page.keyboard.press("Escape")
    expect(planets.page.get_by_role("dialog")).to_have_count(1)
    stand(planets, STRIP)
    assert beheld(planets) == [(STRIP, 390)]
    expect(planets.page.locator("dialog .row", has_text="Moons")).to_be_focused()
    planets.page.keyboard.press("Escape")
    expect(planets.page.get_by_role("dialog")).to_have_count(0)
    # It comes forward once the sheet is gone.
    planets.page.wait_for_function(
        """() => {
            const { x, y, width, height } = document.querySelector('.screen.push').getBoundingClientRect();
            return x === 0 && y === 0 && width === 390 && height === 844;
        }"""
    )


@pytest.mark.exhaustive
def test_back_closes_one_sheet_after_the_other_on_a_telephone(open_page):
    planets = open_page("/catalogue/toolbar", **PHONE)
    planets.page.goto(planets.page.url.replace("toolbar", "sheets"))
    planets.page.wait_for_function("() => window.diffable?.isConnected && diffable.topRows.length > 0")
    dialogs = planets.page.get_by_role("dialog")
    open_moons(planets, "Mars")
    planets.page.go_back()
    expect(dialogs).to_have_count(1)
    planets.button("Expand sheet").tap()
    stand(planets, 422)
    open_moons(planets, "Mars")
    for left in (1, 0):
        planets.page.go_back()
        expect(dialogs).to_have_count(left)
        expect(planets.page).to_have_url(re.compile("/catalogue/sheets"))
    # What is closed otherwise leaves no step behind.
    open_moons(planets, "Mars")
    planets.page.keyboard.press("Escape")
    expect(dialogs).to_have_count(1)
    expect(planets.page).to_have_url(re.compile("/catalogue/sheets/Mars$"))
    planets.page.go_back()
    expect(dialogs).to_have_count(0)
    expect(planets.page).to_have_url(re.compile("/catalogue/sheets$"))
    planets.page.go_back()
    expect(planets.page).to_have_url(re.compile("/catalogue/toolbar"))


@pytest.mark.exhaustive
@pytest.mark.parametrize("screen", [PHONE, {"viewport": {"width": 1280, "height": 800}}])
def test_a_link_to_a_sheet_over_another_shows_both_and_back_closes_them(open_page, screen):
    planets = open_page("/catalogue/sheets", **screen)
    dialogs = planets.page.get_by_role("dialog")
    open_planet(planets, "Venus")
    expect(planets.page).to_have_url(re.compile("/catalogue/sheets/Venus$"))
    # What the sheet shows next is no further step.
    planet(planets, "Mars").click()
    expect(planets.page).to_have_url(re.compile("/catalogue/sheets/Mars$"))
    open_moons(planets, "Mars")
    expect(planets.page).to_have_url(re.compile("/catalogue/sheets/Mars/moons$"))
    other = open_page("/catalogue/sheets/Mars/moons", expect=False, **screen).page
    for page in (other, planets.page):
        expect(page.get_by_role("dialog", name="Moons of Mars")).to_contain_text("Phobos")
        expect(page.get_by_role("dialog")).to_have_count(2)
        expect(page.locator(".screen.push .face.selected")).to_have_text("Mars")
    for left, path in ((1, "/Mars"), (0, "")):
        planets.page.go_back()
        expect(dialogs).to_have_count(left)
        expect(planets.page).to_have_url(re.compile(f"/catalogue/sheets{path}$"))
    expect(planets.page.locator(".screen.push .face.selected")).to_have_count(0)
    planets.page.go_forward()
    expect(planets.page.get_by_role("dialog", name="Mars")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.parametrize("screen", [PHONE, {"viewport": {"width": 1280, "height": 800}}])
def test_a_sheet_beside_a_search_has_an_address_that_a_reload_and_a_link_find(open_page, screen):
    page = open_page("/catalogue/toolbar", **screen).page
    sheet = page.get_by_role("dialog", name="Mars")
    page.locator(".screen.push .row", has_text="Mars").first.click()
    expect(sheet).to_be_visible()
    expect(page).to_have_url(re.compile("/catalogue/toolbar/Mars$"))
    page.reload()
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    expect(page).to_have_url(re.compile("/catalogue/toolbar$"))
    other = open_page("/catalogue/toolbar/Mars/moons", expect=False, **screen).page
    expect(other.get_by_role("dialog", name="Moons of Mars")).to_contain_text("Phobos")
    expect(other.get_by_role("dialog")).to_have_count(2)
