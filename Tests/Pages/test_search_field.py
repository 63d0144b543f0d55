"""The field of a search: who has the keys, and how a search is begun and left by keys, presses and taps."""

import json
import re

import pytest
from playwright.sync_api import expect

from listpage import DRAWN
from sampling import sampled
from touch import PHONE


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_a_finger_sees_no_ring_around_the_field_and_keys_do(open_page):
    phone = open_page("/mountains", **PHONE)
    phone.search.tap()
    expect(phone.search).to_be_focused()
    field = phone.page.locator(".search").first
    expect(field).to_have_css("outline-color", "rgba(0, 0, 0, 0)")
    phone.page.keyboard.type("m")
    expect(field).to_have_css("outline-color", "rgba(0, 0, 0, 0)")
    phone.page.keyboard.press("Tab")
    phone.page.keyboard.press("Shift+Tab")
    expect(phone.search).to_be_focused()
    expect(field).not_to_have_css("outline-color", "rgba(0, 0, 0, 0)")


@pytest.mark.chromium("Firefox has no touch here")
def test_on_a_telephone_a_search_is_cancelled_by_a_button(open_page, shot):
    phone = open_page("/mountains", **PHONE)
    cancel = phone.button("Cancel")
    expect(cancel).to_have_count(0)
    phone.search.tap()
    phone.page.get_by_role("radio", name="Volcanoes").tap()
    phone.search.fill("fuji")
    phone.wait_for_status("1 mountain")
    shot(phone, "mountains-cancel-phone")
    field, button = phone.page.locator(".search").bounding_box(), cancel.bounding_box()
    assert abs(field["y"] + field["height"] / 2 - button["y"] - button["height"] / 2) < 1 and button["height"] >= 44
    assert button["x"] + button["width"] <= 390
    cancel.tap()
    phone.wait_for_status("500 mountains")
    expect(phone.search).to_have_value("")
    expect(phone.search).not_to_be_focused()
    expect(cancel).to_have_count(0)


@pytest.mark.chromium("Firefox has no touch here")
def test_a_search_is_left_by_its_button_also_while_a_scope_has_the_keys(open_page):
    phone = open_page("/mountains", **PHONE)
    phone.search.tap()
    phone.page.get_by_role("radio", name="Volcanoes").tap()
    phone.wait_for_rest()
    phone.button("Cancel").tap()
    phone.wait_for_status("500 mountains")
    expect(phone.button("Cancel")).to_have_count(0)
    expect(phone.page.locator("#title")).to_be_in_viewport()


NARROW = [{"viewport": PHONE["viewport"]}, pytest.param(PHONE, marks=pytest.mark.chromium("Firefox has no touch here"))]


@pytest.mark.parametrize("options", NARROW)
def test_the_first_tap_beside_an_empty_search_does_what_it_is_on_and_ends_the_search(open_page, options):
    phone = open_page("/emoji", **options)
    phone.search.click()
    phone.wait_for_rest()
    food = phone.row("Food")
    phone.press(food)
    expect(food).to_have_attribute("aria-expanded", "true")
    expect(phone.search).not_to_be_focused()
    expect(phone.button("Cancel")).to_have_count(0)
    expect(phone.page.locator("#title")).to_be_in_viewport()


OTHERS = [("/mountains", "Lhotse"), ("/letters", "Aconcagua"), ("/inbox", "Radia Perlman"), ("/catalogue", "Tiles")]


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("path, row", OTHERS)
def test_a_row_opens_at_the_first_tap_beside_an_empty_search_and_back_leads_to_the_whole_list(open_page, path, row):
    phone = open_page(path, **PHONE)
    phone.search.tap()
    phone.wait_for_rest()
    phone.press(phone.row(row).first)
    expect(phone.page).not_to_have_url(re.compile(path + "$"))
    phone.page.go_back()
    expect(phone.page.locator("#title")).to_be_in_viewport()
    expect(phone.search).not_to_be_focused()
    expect(phone.button("Cancel")).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", NARROW)
def test_a_tap_on_bare_ground_ends_an_empty_search(open_page, options):
    phone = open_page("/inbox", **options)
    phone.search.click()
    phone.wait_for_rest()
    box = phone.row(phone.texts()[0]).first.bounding_box()
    phone.press_at(4, box["y"] + 20)
    expect(phone.button("Cancel")).to_have_count(0)
    expect(phone.page.locator("#title")).to_be_in_viewport()


@pytest.mark.parametrize("options", [{}, pytest.param(PHONE, marks=pytest.mark.chromium("Firefox has no touch here"))])
def test_a_scope_that_is_pressed_leaves_the_keys_to_the_field(open_page, options):
    page = open_page("/mountains", **options)
    page.search.click()
    page.page.keyboard.type("mon")
    scope = page.page.get_by_role("radio", name="Volcanoes")
    scope.tap() if options else scope.click()
    expect(scope).to_be_checked()
    expect(page.search).to_be_focused()
    page.page.keyboard.type("t")
    expect(page.search).to_have_value("mont")
    # Whoever goes there by keys stays there.
    page.page.keyboard.press("Tab")
    while not page.page.evaluate("() => document.activeElement.matches('.scope')"):
        page.page.keyboard.press("Tab")
    expect(scope).to_be_focused()
    page.page.keyboard.press("ArrowLeft")
    expect(page.page.get_by_role("radio", name="Above 8,000 m")).to_be_focused()
    expect(page.page.get_by_role("radio", name="Above 8,000 m")).to_be_checked()


@pytest.mark.parametrize("size", sampled([[390, 844], [844, 390], [700, 280]]))
def test_a_field_keeps_the_keys_however_the_window_changes(mountains, size):
    mountains.search.click()
    mountains.page.keyboard.type("mon")
    mountains.page.evaluate("() => { window.left = 0; document.addEventListener('focusout', () => { window.left += 1; }); }")
    for width, height in (size, (1280, 800)):
        mountains.page.set_viewport_size({"width": width, "height": height})
        mountains.settle()
        expect(mountains.search).to_be_focused()
    mountains.page.keyboard.type("t")
    expect(mountains.search).to_have_value("mont")
    assert mountains.page.evaluate("() => window.left") == 0
    # Nor does it take them.
    mountains.row("Mont Blanc").first.focus()
    for width, height in (size, (1280, 800)):
        mountains.page.set_viewport_size({"width": width, "height": height})
        mountains.settle()
        expect(mountains.search).not_to_be_focused()


@pytest.mark.exhaustive
def test_a_field_that_the_program_led_the_keys_to_does_not_take_them_when_it_comes_back(open_page):
    is_taken_out = False

    def without_field(message):
        def strip(part):
            if isinstance(part, dict):
                return {key: strip([one for one in value if one.get("kind") != "search"] if key == "controls" else value)
                        for key, value in part.items()}
            return [strip(one) for one in part] if isinstance(part, list) else part

        return json.dumps(strip(json.loads(message))) if is_taken_out else message

    def route(socket):
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(without_field(message)))

    planets = open_page("/catalogue/toolbar", prepare=lambda page: page.route_web_socket("**/toolbar", route))
    planets.button("Find").click()
    expect(planets.search).to_be_focused()
    is_taken_out = True
    planets.button("Turn Round").click()
    expect(planets.search).to_have_count(0)
    is_taken_out = False
    planets.button("Turn Round").click()
    expect(planets.search).to_be_visible()
    planets.page.evaluate(DRAWN)
    expect(planets.button("Turn Round")).to_be_focused()
    # Once it is led there again, it goes.
    planets.button("Find").click()
    expect(planets.search).to_be_focused()


def test_arrows_lead_from_the_field_into_the_rows_and_back(mountains):
    mountains.search.fill("mont b")
    mountains.wait_for_status("2 mountains")
    mountains.settle()
    mountains.search.press("ArrowDown")
    assert mountains.focused_text == "Mont Blanc"
    mountains.page.keyboard.press("ArrowUp")
    expect(mountains.search).to_be_focused()
    mountains.search.press("Escape")
    mountains.wait_for_status("500 mountains")
    expect(mountains.search).to_be_focused()


# The first row that is wholly seen, and how high it stands.
FIRST = """() => [...document.querySelectorAll('.main-pane .row:not(.leaving)')].map((row) => [row.textContent, row.getBoundingClientRect()])
    .filter(([, { top, width }]) => width > 0 && top > diffable.viewport.scroller.getBoundingClientRect().top + 150)
    .map(([text, { top, left }]) => [text, Math.round(top), Math.round(left)])
    .sort((a, b) => a[1] - b[1] || a[2] - b[2])[0]"""


@pytest.mark.parametrize("path, text", sampled([("/inbox", "mo"), ("/letters", "mo"), ("/mountains", "fuji"), ("/emoji", "fa")]))
@pytest.mark.parametrize("way", sampled(["Escape", "Cancel", "unavailable"]))
def test_who_leaves_a_search_is_where_it_began(open_page, path, text, way):
    page = open_page(path, **({} if way == "Escape" else PHONE))
    page.page.evaluate("() => diffable.viewport.scrollTo(1500)")
    page.settle()
    page.wait_for_rest()
    former = page.page.wait_for_function(FIRST).json_value()
    page.search.fill("zzqqzz" if way == "unavailable" else text)
    page.page.wait_for_function("() => diffable.viewport.told === 0", timeout=5000)
    page.settle()
    if way == "Escape":
        page.search.press("Escape")
    elif way == "Cancel":
        page.button("Cancel").click()
    else:
        page.page.locator(".unavailable button:visible").click()
    page.page.wait_for_function(
        f"""([text, top, left]) => {{
            const [nowText, nowTop, nowLeft] = ({FIRST})() ?? [];
            return nowText === text && Math.abs(nowTop - top) <= 1 && nowLeft === left;
        }}""",
        arg=former, timeout=10_000,
    )


@pytest.mark.exhaustive
def test_escape_from_an_empty_field_leads_to_a_row_in_sight(mountains):
    mountains.page.evaluate("() => diffable.viewport.scrollTo(1500)")
    mountains.page.wait_for_function("() => diffable.rows.some(({ frame }) => frame[1] > 1600)")
    mountains.settle()
    mountains.search.focus()
    mountains.search.press("Escape")
    expect(mountains.search).not_to_be_focused()
    box = mountains.page.locator(".row:focus").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= mountains.page.viewport_size["height"]
    assert mountains.y == 1500


def test_a_slash_leads_into_the_field_from_anywhere_but_a_text(mountains):
    page = mountains.page
    mountains.row("K2").focus()
    page.keyboard.press("/")
    expect(mountains.search).to_be_focused()
    page.keyboard.type("a/b")
    assert mountains.search.input_value() == "a/b"
