"""Screens that are pushed within a sheet."""

import re

import pytest
from playwright.sync_api import expect

from sampling import sampled
from sheetheights import STRIP, let_go, pull, pull_by_mouse, stand
from touch import PHONE, Finger


@pytest.mark.motion
def test_a_screen_that_comes_within_a_sheet_stays_in_it_and_shows_nothing_through(open_page):
    share = open_page("/share/sheet", viewport={"width": 390, "height": 844})
    stand(share, 422)
    share.button("Expand sheet").click()
    stand(share, STRIP)
    share.page.evaluate("() => diffable.topViewport.scrollTo(9999)")
    edit = share.page.get_by_role("dialog").get_by_text("Edit Actions…")
    # A busy machine looks from outside when it has come.
    share.page.evaluate(
        """() => {
            const ground = (one) => getComputedStyle(one).backgroundColor;
            const look = () => {
                const sheet = document.querySelector('.sheet-layer:has(> .uncovered)');
                if (!sheet) return requestAnimationFrame(look);
                window.seen = { overflow: getComputedStyle(sheet).overflow, grounds: [ground(sheet), ground(sheet.firstElementChild)] };
            };
            look();
        }"""
    )
    edit.click()
    seen = share.page.wait_for_function("() => window.seen").json_value()
    # Its ground is as opaque as the sheet's own.
    assert seen["overflow"] == "clip" and seen["grounds"][0] == seen["grounds"][1] and "rgba" not in seen["grounds"][0]
    # What is put in order has all the height.
    expect(share.page.get_by_role("heading", name="Edit Actions")).to_be_visible()
    assert share.page.locator(".sheet-layer").bounding_box()["y"] == STRIP


def open_actions(share):
    """The screen that is pushed within the sheet, at the sheet's full height."""
    stand(share, 422)
    share.button("Expand sheet").click()
    stand(share, STRIP)
    share.page.evaluate("() => diffable.topViewport.scrollTo(9999)")
    share.page.get_by_role("dialog").get_by_text("Edit Actions…").click()
    heading = share.page.get_by_role("heading", name="Edit Actions")
    expect(heading).to_be_visible()
    share.settle()
    # The screen beneath is out of sight once this one has come: of two grabbers one is left.
    expect(share.page.get_by_role("button", name=re.compile(r"^(Collapse|Expand) sheet$"))).to_have_count(1)
    return heading


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [390, 1280])
def test_a_sheet_is_closed_behind_the_buttons_of_what_was_pushed_in_it(open_page, width):
    page = open_page("/share/sheet/actions", viewport={"width": width, "height": 844}).page
    dialog = page.get_by_role("dialog")
    close, reset = (dialog.get_by_role("button", name=name, exact=True).last.bounding_box() for name in ("Close", "Reset"))
    assert reset["x"] + reset["width"] < close["x"]
    assert abs(reset["y"] + reset["height"] / 2 - close["y"] - close["height"] / 2) < 1
    if width == 390:
        return
    # Where it is in the screen that it was pushed over.
    dialog.get_by_role("button", name=re.compile("^Back")).last.click()
    expect(dialog.get_by_role("heading", name="Edit Actions")).to_have_count(0)
    first = dialog.get_by_role("button", name="Close", exact=True)
    assert abs(first.bounding_box()["x"] - close["x"]) < 1


@pytest.mark.exhaustive
def test_a_screen_that_was_pushed_within_a_sheet_has_its_grabber_and_pulls_it_to_a_height_and_away(open_page, shot):
    share = open_page("/share/sheet", viewport={"width": 390, "height": 844})
    heading = open_actions(share)
    shot(share, "sheet-pushed")
    foot = heading.bounding_box()["y"] - STRIP
    share.button("Collapse sheet").click()
    expect(share.button("Expand sheet")).to_be_visible()
    stand(share, 422)
    assert heading.bounding_box()["y"] == 422 + foot
    pull_by_mouse(share, -300)
    stand(share, STRIP)
    pull(share, 60)
    assert heading.bounding_box()["y"] == pytest.approx(STRIP + foot + 60, abs=1)
    let_go(share)
    stand(share, STRIP)
    pull_by_mouse(share, 300)
    stand(share, 422)
    expect(heading).to_be_visible()
    pull_by_mouse(share, 300)
    expect(share.page.get_by_role("dialog")).to_have_count(0)
    expect(share.page).to_have_url(re.compile(r"/share(\?.*)?$"))


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_the_rows_of_a_screen_that_was_pushed_within_a_sheet_pull_it_down_from_their_top(open_page):
    share = open_page("/share/sheet", **PHONE)
    heading = open_actions(share)
    before = heading.bounding_box()["y"]
    finger = Finger(share)
    finger.down(150, 400)
    finger.move(150, 480)
    assert heading.bounding_box()["y"] == pytest.approx(before + 80, abs=20)
    finger.rest(120)
    finger.up()
    stand(share, STRIP)
    finger.down(150, 400)
    finger.move(150, 810)
    finger.rest(120)
    finger.up()
    stand(share, 422)
    expect(heading).to_be_visible()


@pytest.mark.motion
@pytest.mark.exhaustive
def test_a_sheet_that_goes_takes_along_the_screen_that_was_pushed_within_it(open_page):
    share = open_page("/share/sheet", viewport={"width": 390, "height": 844})
    heading = open_actions(share)
    share.play(0.05)
    share.page.keyboard.press("Escape")
    share.page.wait_for_function("() => document.querySelector('.sheet-layer.leaving')?.getAnimations({ subtree: true }).length")
    share.page.evaluate(
        """() => {
            for (const one of document.querySelector('.sheet-layer').getAnimations({ subtree: true })) {
                one.pause();
                one.currentTime = 60;
            }
        }"""
    )
    place = heading.bounding_box()
    assert place["x"] > 0 and place["x"] + place["width"] < 390 and place["y"] > STRIP + 60


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("speed", sampled([1, 8]))
@pytest.mark.parametrize("isSettled", sampled([True, False]))
@pytest.mark.motion
@pytest.mark.exhaustive
def test_a_finger_from_the_edge_leads_a_screen_within_a_sheet_away(open_page, isSettled, speed):
    share = open_page("/share/sheet", **PHONE)
    share.play(speed)
    dialog = share.page.get_by_role("dialog")
    for _ in range(2):
        heading = open_actions(share) if isSettled else begin_actions(share)
        finger = Finger(share)
        finger.down(4, 500)
        finger.move(300, 500)
        finger.up()
        expect(heading).to_have_count(0)
        # The sheet stays, with the screen that was beneath.
        expect(dialog.get_by_text("Edit Actions…")).to_be_visible()
        share.settle()
        assert share.page.locator(".sheet-layer > .screen").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().x)") == [0]
        share.button("Collapse sheet").click()
        stand(share, 422)


def begin_actions(share):
    """The same screen, as soon as it covers the edge."""
    stand(share, 422)
    share.button("Expand sheet").click()
    stand(share, STRIP)
    share.page.evaluate("() => diffable.topViewport.scrollTo(9999)")
    share.page.get_by_role("dialog").get_by_text("Edit Actions…").click()
    share.page.wait_for_function("() => document.querySelector('.sheet-layer > .screen.push:not(.awaited)')?.getBoundingClientRect().x < 4")
    return share.page.get_by_role("heading", name="Edit Actions")


@pytest.mark.exhaustive
def test_a_sheet_is_not_pulled_away_under_a_screen_within_it_that_must_stay(open_page):
    def mark(socket):
        named = '"title":"Edit Actions"'
        socket.connect_to_server().on_message(lambda text: socket.send(text.replace(named, f'"modal":true,{named}')))

    share = open_page("/share/sheet", prepare=lambda page: page.route_web_socket("**", mark), viewport={"width": 390, "height": 844})
    heading = open_actions(share)
    pull(share, 600)
    # It gives way a little, as far as it can be pulled.
    assert heading.bounding_box()["y"] < 640
    let_go(share)
    stand(share, 422)
    expect(heading).to_be_visible()
    # The screen beneath it may be left.
    heading.page.go_back()
    expect(heading).to_have_count(0)
    share.settle()
    pull_by_mouse(share, 300)
    expect(share.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox can't pretend a telephone")
@pytest.mark.parametrize("options", [{}, {"viewport": {"width": 390, "height": 844}}, PHONE])
def test_a_button_that_brings_a_sheets_rows_up_to_date_stands_beside_what_closes_it(open_page, options):
    share = open_page("/share/sheet", **({"viewport": {"width": 1280, "height": 800}} | options))

    def stands_beside(headline):
        boxes = headline.evaluate("""(one) => {
            const refresh = one.querySelector('.refresh-button');
            refresh.hidden = false;
            const boxOf = (part) => part.getBoundingClientRect().toJSON();
            const boxes = [refresh, ...one.querySelectorAll('.back, .close, .title')].map(boxOf);
            refresh.hidden = true;
            return boxes.filter(({ width }) => width > 0);
        }""")
        refresh, *others = boxes
        assert refresh["width"] > 0 and len(others) > 1
        for other in others:
            is_apart = refresh["right"] <= other["left"] + 0.5 or other["right"] <= refresh["left"] + 0.5
            assert is_apart or other["bottom"] <= refresh["top"] or refresh["bottom"] <= other["top"], (refresh, other)

    stands_beside(share.page.locator(".sheet-layer .sheet > .bar .headline"))
    share.page.evaluate("() => diffable.topViewport.scrollTo(9999)")
    share.page.get_by_role("dialog").get_by_text("Edit Actions…").click()
    expect(share.page.get_by_role("heading", name="Edit Actions")).to_be_visible()
    share.settle()
    stands_beside(share.page.locator(".sheet-layer > .push > .bar .headline"))
