"""A bar with a search: the room that its field, scopes and order have, and how the field comes to the top."""

import pytest
from playwright.sync_api import expect

from browsers import IS_FIREFOX
from heldmotion import HOLD
from sampling import sampled
from sheets import choosing
from touch import PHONE

TOPS = """() => ['.search', '.main-pane .spacer'].map((name) =>
    [...document.querySelectorAll(name)].find((one) => one.offsetWidth > 0).getBoundingClientRect().top)"""

# By how much the field and its hole in the picture of the former bar differ, after a share of the way.
UNCUT = """(share) => {
    const [former, field] = ['.bar.former', '.bar:not(.former) .search'].map((name) => document.querySelector(name));
    const all = document.getAnimations().filter(({ effect }) => effect.getTiming().duration === 380);
    for (const one of all) one.currentTime = 380 * share;
    const numbers = getComputedStyle(former).clipPath.match(/-?[0-9.]+px/g)?.map(parseFloat) ?? [];
    const [x, y, right] = numbers.slice(numbers.length - 12);
    const corner = former.getBoundingClientRect();
    const box = field.getBoundingClientRect();
    for (const one of all) one.currentTime = 0;
    const uncut = [x + corner.x - box.x, y + corner.y - box.y, right + corner.x - box.right].map(Math.abs);
    return numbers.length < 12 ? Infinity : Math.max(...uncut);
}"""


@pytest.mark.motion
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_the_field_and_the_rows_go_where_the_title_was_and_back(open_page):
    phone = open_page("/letters", **PHONE)
    phone.page.evaluate(HOLD)
    high = phone.page.evaluate(TOPS)
    former = phone.page.locator(".bar.former")
    for action, gone in ((phone.search.tap, ".heading"), (phone.search.blur, ".cancel")):
        before = phone.page.evaluate(TOPS)
        action()
        phone.page.wait_for_function("() => window.held.length > 0")
        assert phone.page.evaluate(TOPS) == pytest.approx(before, abs=1)
        # What leaves is seen as it was, and goes while the field does.
        expect(former).to_have_css("opacity", "1")
        assert former.locator(gone).evaluate("(one) => one.offsetHeight") > 20
        # It shines through the field nowhere on its way: that is cut out of it.
        for share in (0, 0.3, 0.6):
            assert phone.page.evaluate(UNCUT, share) < 1
        # Rows that come down are seen to the lower edge all the way.
        assert phone.grid.evaluate("(rows) => rows.closest('.viewport').getBoundingClientRect().bottom") >= 843
        phone.page.evaluate("() => window.held.splice(0).forEach((one) => one.finish())")
        expect(former).to_have_count(0)
        after = phone.page.evaluate(TOPS)
        assert [abs(one - other) > 40 for one, other in zip(before, after)] == [True, True]
    assert after == high
    phone.page.wait_for_function("() => diffable.viewport.scroller.getBoundingClientRect().bottom < 845")
    assert phone.height == phone.page.evaluate("() => diffable.viewport.scroller.clientHeight")


@pytest.mark.exhaustive
def test_at_four_times_the_size_a_search_has_the_room_of_the_title(open_page, shot):
    mountains = open_page("/mountains", viewport={"width": 320, "height": 256})
    mountains.search.fill("nepal")
    expect(mountains.status).to_have_text("26 mountains")
    assert mountains.page.locator(".bar").first.bounding_box()["height"] <= 116
    # Nothing of the field fades, and what has no room beside it scrolls by itself.
    assert mountains.page.evaluate("() => getComputedStyle(document.querySelector('#controls')).maskImage") == "none"
    shot(mountains, "mountains-search-small")
    mountains.button("Cancel").click()
    expect(mountains.page.get_by_role("heading", name="Mountain Search")).to_be_in_viewport()


@pytest.mark.parametrize("width", sampled([320, 640, 700, 860, 390, 500, 1000]))
@pytest.mark.exhaustive
def test_a_bar_whose_search_has_scopes_has_two_lines_at_most(open_page, width, shot):
    page = open_page("/mountains", viewport={"width": width, "height": 800})
    lines = """() => {
        const boxes = [...document.querySelectorAll('.bar :is(.headline, .search, .scopes, .segments)')]
            .map((one) => one.getBoundingClientRect()).filter((box) => box.width > 1 && box.height > 1)
            .sort((one, other) => one.top - other.top);
        let [count, end] = [0, -Infinity];
        for (const box of boxes) {
            if (box.top < end) continue;
            [count, end] = [count + 1, box.bottom];
        }
        return [count, Math.max(...boxes.map((box) => box.right))];
    }"""
    assert page.page.evaluate(lines)[0] == 2
    shot(page, f"scopes-{width}")
    page.search.fill("mon")
    page.wait_for_status("20 mountains")
    page.wait_for_rest()
    count, right = page.page.evaluate(lines)
    assert count == 2 and right <= width
    shot(page, f"scopes-used-{width}")
    # The order can be chosen at any width, and so can the scope.
    first = page.texts()[0]
    choosing("Name")(page)
    page.page.wait_for_function("(first) => diffable.rows[0].text !== first", arg=first)
    page.page.get_by_role("radio", name="Volcanoes").click()
    expect(page.page.get_by_role("radio", name="Volcanoes")).to_be_checked()
    page.search.fill("")
    page.page.get_by_role("radio", name="All").click()
    page.wait_for_status("500 mountains")
    page.settle()
    page.page.locator("#rows .row").first.focus()
    expect(page.page.locator("#title")).to_be_visible()


@pytest.mark.parametrize("width", sampled([1024, 900, 1100, 1190, 1230, 1280]))
@pytest.mark.exhaustive
def test_a_search_with_scopes_and_the_order_beside_it_fill_the_bar(open_page, width):
    mountains = open_page("/mountains", viewport={"width": width, "height": 800})
    field, order, title, rows = (
        mountains.page.locator(selector).first.bounding_box() for selector in (".search-field", ".segments", "#title", "#rows"))
    # On two lines, the order stands beside the title and the search below it from edge to edge; else all stand on one.
    margin = 20
    assert abs(order["x"] + order["width"] - (rows["x"] + rows["width"] - margin)) <= 1
    is_on_two_lines = field["y"] > title["y"] + title["height"] - 8
    # Firefox draws words narrower: there is room for one line a little earlier.
    assert is_on_two_lines == (width < 1200) or (IS_FIREFOX and width == 1190)
    if is_on_two_lines:
        assert order["y"] < field["y"] and field["width"] > rows["width"] - 2 * margin - 1


@pytest.mark.exhaustive
def test_a_field_that_goes_no_further_does_not_fade(open_page):
    emoji = open_page("/emoji", viewport={"width": 820, "height": 1180}, has_touch=True, is_mobile=True)
    emoji.search.tap()
    emoji.search.fill("ma")
    expect(emoji.page.locator(".search .clear")).to_be_visible()
    emoji.wait_for_status("160 emoji found")
    expect(emoji.page.locator("#controls")).to_have_css("mask-image", "none")


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, height", [(320, 256), (640, 300), (844, 390)])
def test_the_ring_of_a_search_in_a_low_window_is_seen_whole(open_page, width, height):
    for path in ("/emoji", "/inbox", "/letters", "/mountains"):
        page = open_page(path, viewport={"width": width, "height": height})
        page.page.keyboard.press("/")
        expect(page.search).to_be_focused()
        page.wait_for_rest()
        top, bottom, width_of_ring, offset = page.page.locator(".search:focus-within").evaluate(
            """(field) => {
                const { outlineWidth, outlineOffset } = getComputedStyle(field);
                const { top, bottom } = field.getBoundingClientRect();
                const end = field.closest('.bar').getBoundingClientRect().bottom;
                return [top, end - bottom, parseFloat(outlineWidth), parseFloat(outlineOffset)];
            }""")
        assert width_of_ring >= 2 and min(top, bottom) - width_of_ring - offset >= 1, path
