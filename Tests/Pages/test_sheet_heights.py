"""Sheets of several heights: they go from one to another by pulls, keys and presses, and give way at the highest."""

import pytest
from playwright.sync_api import expect

from axe import violations
from sampling import sampled
from sheetheights import STRIP, beheld, colours, let_go, open_highest, open_moons, open_planet, pull, pull_by_mouse, stand
from touch import PHONE, Finger


def test_a_sheet_with_two_heights_comes_at_the_lower_and_is_pulled_to_the_other_and_away(open_page, shot):
    share = open_page("/share", viewport={"width": 390, "height": 844})
    share.page.get_by_role("button", name="Share").first.click()
    dialog = share.page.get_by_role("dialog", name="Share")
    expect(dialog.get_by_text("Ada Lovelace")).to_be_visible()
    stand(share, 422)
    shot(share, "share-half")
    # The page below stays whole, and stands back under the higher one.
    below = share.page.locator(".screen.under-sheet")
    assert below.bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}
    assert violations(share.page) == []
    pull_by_mouse(share, -300)
    stand(share, STRIP)
    expect(dialog.get_by_text("Add to Quick Note")).to_be_in_viewport()
    share.page.wait_for_function("document.querySelector('.under-sheet').getBoundingClientRect().width < 360")
    pull_by_mouse(share, 60)
    stand(share, STRIP)
    pull_by_mouse(share, 300)
    stand(share, 422)
    share.page.reload()
    stand(share, 422)
    pull_by_mouse(share, 240)
    expect(dialog).to_have_count(0)


def test_on_a_telephone_on_its_side_a_sheet_is_as_large_as_the_screen(open_page, shot):
    share = open_page("/share", viewport={"width": 844, "height": 390})
    share.page.get_by_role("button", name="Share").first.click()
    dialog = share.page.get_by_role("dialog", name="Share")
    expect(dialog.get_by_text("Ada Lovelace")).to_be_visible()
    share.settle()
    shot(share, "share-low")
    assert dialog.bounding_box() == {"x": 0, "y": 0, "width": 844, "height": 390}
    # One that leaves what is behind it to be used stands in its corner.
    planets = open_page("/catalogue/sheets", viewport={"width": 844, "height": 390})
    planet = open_planet(planets, "Mars")
    planets.settle()
    shot(planets, "planet-low")
    assert planet.bounding_box()["width"] == 400


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_on_a_telephone_on_its_side_a_sheet_is_pulled_down_by_its_bar_and_its_rows(open_page, shot):
    share = open_page("/share", **{**PHONE, "viewport": {"width": 844, "height": 390}})
    page = share.page
    dialog = page.get_by_role("dialog", name="Share")
    finger = Finger(share)

    def open_sheet():
        page.get_by_role("button", name="Share").first.tap()
        stand(share, 0)

    open_sheet()
    # What it is pulled by is seen.
    line = page.evaluate("""() => {
        const { width, height, content } = getComputedStyle(document.querySelector('dialog > .screen > .bar'), '::after');
        return [content, width, height];
    }""")
    assert line == ['""', "36px", "5px"]
    # A little way is none.
    finger.down(300, 20)
    finger.move(300, 80)
    shot(share, "share-low-pulled")
    finger.rest(100)
    finger.up()
    stand(share, 0)
    expect(dialog).to_be_visible()
    finger.down(300, 20)
    finger.move(300, 220)
    finger.rest(100)
    finger.up()
    expect(dialog).to_have_count(0)
    open_sheet()
    finger.down(300, 120)
    finger.move(300, 330)
    finger.rest(100)
    finger.up()
    expect(dialog).to_have_count(0)


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_a_sheet_that_is_held_while_the_phone_is_turned_stays(open_page):
    share = open_page("/share", **PHONE)
    share.page.get_by_role("button", name="Share").first.tap()
    stand(share, 422)
    finger = Finger(share)
    finger.down(195, 434)
    finger.move(195, 350)
    share.page.set_viewport_size({"width": 844, "height": 390})
    share.settle()
    finger.move(195, 300)
    finger.rest(100)
    finger.up()
    dialog = share.page.get_by_role("dialog", name="Share")
    stand(share, share.page.evaluate("() => document.querySelector('dialog').getBoundingClientRect().top"))
    share.page.set_viewport_size(PHONE["viewport"])
    stand(share, 422)
    expect(dialog).to_be_visible()


@pytest.mark.exhaustive
def test_the_grabber_gives_a_sheet_its_next_height_by_keys_and_by_a_press(open_page):
    share = open_page("/share/sheet", viewport={"width": 390, "height": 844})
    stand(share, 422)
    share.page.keyboard.press("Shift+Tab")
    share.page.keyboard.press("Shift+Tab")
    expect(share.button("Expand sheet")).to_be_focused()
    share.page.keyboard.press("Enter")
    stand(share, STRIP)
    share.button("Collapse sheet").click()
    stand(share, 422)
    share.button("Expand sheet").click()
    stand(share, STRIP)
    # The height is the visitor's, and stays through a reload.
    share.page.reload()
    share.wait_for_rows()
    stand(share, STRIP)
    # In a wide window it is a card, and has no heights.
    share.page.set_viewport_size({"width": 1000, "height": 800})
    expect(share.button("Collapse sheet")).to_be_hidden()
    stand(share, 32)


@pytest.mark.exhaustive
def test_a_finger_that_scrolls_a_low_sheet_makes_it_high_first(open_page):
    share = open_page("/share/sheet", **PHONE)
    stand(share, 422)
    finger = Finger(share)
    finger.down(200, 800)
    finger.move(200, 500)
    assert share.page.locator("dialog .screen.sheet").bounding_box()["y"] < 200
    finger.rest(120)
    finger.up()
    stand(share, STRIP)
    assert share.page.evaluate("() => diffable.topViewport.y") == 0
    # Now its rows are scrolled.
    finger.down(200, 700)
    finger.move(200, 400)
    finger.rest(120)
    finger.up()
    share.page.wait_for_function("() => diffable.topViewport.y > 100")
    stand(share, STRIP)


@pytest.mark.exhaustive
def test_above_its_highest_height_a_sheet_gives_way_by_a_few_points_and_springs_back(open_page):
    planets = open_highest(open_page, "Venus")
    place = planets.page.locator("dialog .screen.sheet")
    ways = []
    for way in (-20, -120, -360):
        pull(planets, way)
        ways.append(422 - place.bounding_box()["y"])
        let_go(planets)
        stand(planets, 422)
    # It follows at once, and the less the further it is pulled.
    assert 5 < ways[0] < 11 and ways[0] < ways[1] < ways[2] < 24


@pytest.mark.chromium("Firefox complains of what takes pictures")
@pytest.mark.parametrize("scheme", sampled(["light", "dark"]))
@pytest.mark.exhaustive
def test_a_sheet_of_full_height_gives_way_by_a_few_points_and_shows_nothing_below_it(open_page, scheme):
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 844}, color_scheme=scheme)
    open_moons(planets, "Jupiter")
    stand(planets, 422)
    planets.button("Expand sheet").last.click()
    stand(planets, STRIP)
    foot = {"x": 0, "y": 843, "width": 390, "height": 1}
    ground = colours(planets, **foot)
    assert len(ground) == 1
    ways = []
    for way in (-20, -40):
        pull(planets, way)
        ways.append(STRIP - beheld(planets)[-1][0])
        assert colours(planets, **foot) == ground
        let_go(planets)
        stand(planets, STRIP)
    assert 5 < ways[0] < 11 and ways[0] < ways[1] < 24


@pytest.mark.exhaustive
def test_a_height_of_its_own_follows_the_window(open_page):
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 844})
    open_planet(planets, "Mars")
    stand(planets, 844 - 246)
    planets.page.set_viewport_size({"width": 400, "height": 700})
    stand(planets, 700 - 246)
