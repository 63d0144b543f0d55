"""The bars of low windows, as those of a phone on its side: what stands where in them."""

import pytest
from playwright.sync_api import expect

from listpage import DRAWN
from lowwindows import foremost_bar, on_its_side
from sampling import sampled


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/catalogue/toolbar", "/catalogue/bar-and-menus"])
@pytest.mark.parametrize("width, height", [(568, 320), (640, 400), (844, 390)])
def test_what_shows_a_program_is_the_last_of_a_low_bar(open_page, path, width, height):
    bar = foremost_bar(open_page(path, viewport={"width": width, "height": height}).page)
    code = bar.locator(".code-button").bounding_box()
    others = [one for one in bar.locator(":is(a, button, input):visible:not(.code-button)").all() if one.bounding_box()["width"] > 1]
    assert len(others) >= 2
    for other in others:
        box = other.bounding_box()
        assert box["x"] + box["width"] <= code["x"]


@pytest.mark.parametrize("width, height, size", sampled([(844, 390, 24), (844, 390, 20), (667, 375, 32), (568, 320, 24)]))
@pytest.mark.parametrize("path", sampled(["/catalogue/list-content", "/catalogue/bar-and-menus"]))
def test_what_shows_a_program_stands_in_the_middle_of_the_line_of_a_large_title(open_page, path, width, height, size):
    page = open_page(path, viewport={"width": width, "height": height}).page
    page.evaluate("(size) => { document.documentElement.style.fontSize = `${size}px`; }", size)
    page.evaluate(DRAWN)
    bar = foremost_bar(page)
    boxes = [bar.locator(one).bounding_box() for one in (".code-button", ".back")]
    code, back = [box["y"] + box["height"] / 2 for box in boxes]
    assert code == pytest.approx(back, abs=1)
    if width <= 640 and bar.locator(".search").count():
        # Below both, the search has its line to the end.
        end = max(one.bounding_box()["x"] + one.bounding_box()["width"] for one in bar.locator(".controls > *:visible").all())
        assert end == pytest.approx(boxes[0]["x"] + boxes[0]["width"], abs=1)


@pytest.mark.parametrize("width, height", sampled([(667, 375), (740, 360)]))
def test_what_is_said_of_the_letters_stands_beside_the_low_title(open_page, width, height):
    page = open_page("/inbox", viewport={"width": width, "height": height}).page
    status = page.locator("#status")
    # One that is in its own line stands where the title does.
    left, top = page.locator("#title").evaluate("""(title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return [range.getBoundingClientRect().right, range.getBoundingClientRect().bottom];
    }""")
    box = status.bounding_box()
    assert box["y"] >= top - 4 or 4 <= box["x"] - left <= 12
    # And the search has a field, as in windows that are narrower.
    assert page.locator("#root .search").bounding_box()["width"] >= 200


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("width, height", sampled([(844, 390), (932, 430), (667, 375)]))
@pytest.mark.parametrize("path", sampled(["/emoji", "/mountains", "/inbox", "/letters", "/catalogue", "/catalogue/bar-and-menus"]))
def test_on_a_phone_on_its_side_a_search_is_left_by_a_button_beside_it(open_page, path, width, height):
    page = open_page(path, **on_its_side(width, height))
    bar = foremost_bar(page.page)
    field, cancel = bar.locator(".search"), bar.get_by_role("button", name="Cancel")
    assert bar.bounding_box()["height"] <= 45
    assert not cancel.is_visible()
    field.tap()
    expect(cancel).to_be_visible()
    assert bar.bounding_box()["height"] <= 45
    # The field may be on its way to there.
    page.page.wait_for_function("""() => {
        const [field, cancel] = ['.search', '.cancel'].map((part) => [...document.querySelectorAll(`.screen:not(.covered) > .bar ${part}`)]
            .at(-1).getBoundingClientRect());
        return cancel.left >= field.right && cancel.left <= field.right + 16;
    }""")
    field.locator("input").fill("an")
    cancel.tap()
    expect(cancel).to_be_hidden()
    expect(field.locator("input")).to_have_value("")


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", [
    "/catalogue/headers-and-footers", "/catalogue/bar-and-menus", "/catalogue/type-and-separators", "/catalogue/toolbar",
    "/inbox", "/reminders", "/mountains",
])  # fmt: skip
def test_a_title_keeps_from_the_edge_of_the_smallest_window(open_page, path):
    bar = foremost_bar(open_page(path, viewport={"width": 320, "height": 256}).page)
    top = bar.locator("h1").evaluate("""(title) => {
        const lines = document.createRange();
        lines.selectNodeContents(title);
        const { fontSize } = getComputedStyle(title);
        // A line's letters have the middle of it.
        const [first] = lines.getClientRects();
        return (first.top + first.bottom) / 2 - parseFloat(fontSize) / 2;
    }""")
    assert top >= 4


@pytest.mark.parametrize("width, height", sampled([(844, 390), (320, 256), (320, 640)]))
def test_a_token_that_is_offered_is_read_to_its_end(open_page, width, height):
    mountains = open_page("/mountains", viewport={"width": width, "height": height})
    mountains.page.locator(".search:visible").click()
    mountains.page.keyboard.type("ant")
    offered = mountains.page.get_by_role("button", name="Antarctica", exact=True)
    expect(offered).to_be_visible()
    # Once the field has come to its place.
    mountains.page.wait_for_function("() => document.getAnimations().length === 0")
    assert offered.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    words = mountains.page.locator(".search input")
    assert words.evaluate("(one) => one.scrollWidth <= one.clientWidth")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("width, height, is_touched", [
    (320, 640, True), (320, 256, True), (390, 844, True), (844, 390, True), (667, 375, True), (320, 640, False), (320, 256, False),
])  # fmt: skip
def test_the_longest_token_is_read_to_its_end_on_a_phone(open_page, width, height, is_touched):
    options = on_its_side(width, height) if is_touched else {"viewport": {"width": width, "height": height}}
    mountains = open_page("/mountains", **options)
    mountains.page.locator(".search:visible").click()
    mountains.page.keyboard.type("pap")
    offered = mountains.page.get_by_role("button", name="Papua New Guinea", exact=True)
    expect(offered).to_be_visible()
    mountains.page.wait_for_function("() => document.getAnimations().length === 0")
    assert offered.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    words = mountains.page.locator(".search input")
    assert words.evaluate("(one) => one.scrollWidth <= one.clientWidth")


OFFERED = "Ada Lovelace"


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("width", [641, 667, 740])
def test_a_search_on_a_narrow_phones_side_has_the_room_of_the_title(open_page, width):
    inbox = open_page("/inbox", **on_its_side(width, 375))
    inbox.page.locator(".search:visible").tap()
    inbox.page.keyboard.type("ada")
    offered = inbox.page.get_by_role("button", name=OFFERED, exact=True)
    expect(offered).to_be_visible()
    inbox.page.wait_for_function("() => document.getAnimations().length === 0")
    assert offered.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    bar = foremost_bar(inbox.page)
    assert bar.locator(".search").bounding_box()["x"] <= 20 and bar.bounding_box()["height"] <= 45


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, height", [(768, 375), (768, 800)])
def test_a_token_is_not_offered_where_no_word_of_it_would_be_read(open_page, width, height):
    inbox = open_page("/inbox", viewport={"width": width, "height": height})
    inbox.page.locator(".search:visible").click()
    inbox.page.keyboard.type("ada")
    offered = inbox.page.locator(".suggestion", has_text=OFFERED)
    expect(offered).to_have_count(1)
    expect(offered).to_be_hidden()
    inbox.page.set_viewport_size({"width": 1280, "height": 800})
    expect(offered).to_be_visible()
    expect(offered).to_be_enabled()


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [768, 844, 1024])
def test_a_title_is_read_to_its_end_above_a_column_of_a_low_window(open_page, width):
    page = open_page("/inbox", viewport={"width": width, "height": 400}).page
    words = foremost_bar(page).locator(".title, .status")
    assert words.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["toolbar", "bar-and-menus"])
def test_a_search_for_no_planet_has_a_way_back_to_all(open_page, name):
    page = open_page(f"/catalogue/{name}", viewport={"width": 844, "height": 390}).page
    field = foremost_bar(page).locator(".search input")
    field.fill("qqqq")
    page.get_by_text("No Results for “qqqq”").wait_for()
    page.get_by_role("button", name="Show All Planets").click()
    expect(page.get_by_text("Mercury")).to_be_visible()
    expect(field).to_have_value("")
