"""The title of a page on a telephone: large above its rows, small in the bar once these are scrolled."""

import re

import pytest
from playwright.sync_api import expect

from filepage import browse, directory  # noqa: F401  (fixtures)
from touch import PHONE

PLACES = """() => {
    const of = (selector) => document.querySelector(selector).getBoundingClientRect();
    return {
        title: of('#title').top, field: of('#root .search').top, back: of('#root .back').bottom,
        rows: of('#rows').top - diffable.viewport.origin, pane: of('#viewport').top,
    };
}"""
SMALL = "() => getComputedStyle(document.querySelector('#root .bar-inner'), '::before').opacity"


@pytest.fixture
def mountains(open_page):
    return open_page("/mountains", **PHONE)


def scroll(page, top):
    page.page.evaluate("(top) => { diffable.viewport.scroller.scrollTop = top; }", top)
    page.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_a_title_goes_with_the_rows_and_a_small_one_stands_in_the_bar(mountains, shot):
    page = mountains.page
    before = page.evaluate(PLACES)
    lead = page.evaluate("() => diffable.viewport.lead")
    assert 50 < lead < 80 and before["title"] >= before["back"] and page.evaluate(SMALL) == "0"
    scroll(mountains, 20)
    after = page.evaluate(PLACES)
    for part in ("title", "field", "rows"):
        assert after[part] == pytest.approx(before[part] - 20, abs=0.5), part
    assert after["back"] == before["back"]
    scroll(mountains, 600)
    gone = page.evaluate(PLACES)
    assert gone["field"] == pytest.approx(before["field"] - lead, abs=0.5)
    assert gone["pane"] > gone["field"]
    page.wait_for_function(f"() => ({SMALL})() === '1'")
    expect(page.locator("#root")).to_have_class(re.compile(r"\bscrolled\b"))
    shot(mountains, "title-small")
    # Nothing of the large one is seen, nor met by a finger, between the way back and the field.
    assert page.evaluate("() => document.elementFromPoint(60, document.querySelector('#root .back').getBoundingClientRect().bottom - 2).id") != "title"


def test_home_shows_the_large_title_again(mountains):
    scroll(mountains, 900)
    mountains.page.locator("#viewport").focus()
    mountains.page.keyboard.press("Home")
    mountains.page.wait_for_function("() => document.querySelector('#title').getBoundingClientRect().top > 40")
    assert mountains.page.evaluate("() => diffable.viewport.scroller.scrollTop") == 0


@pytest.mark.exhaustive
def test_a_search_that_shows_its_first_row_begins_at_the_top(open_page):
    letters = open_page("/letters", viewport={"width": 390, "height": 844})
    scroll(letters, 900)
    letters.search.fill("mont")
    letters.page.wait_for_function("() => diffable.viewport.scroller.scrollTop === 0")
    expect(letters.page.locator("#title")).to_be_in_viewport()


@pytest.mark.exhaustive
@pytest.mark.parametrize("left, right", [(14, 0), (50, "lead")])
def test_a_finger_leaves_the_title_whole_or_gone(mountains, left, right):
    scroll(mountains, left)
    scroller = "diffable.viewport.scroller"
    mountains.page.evaluate(f"() => {{ {scroller}.dispatchEvent(new TouchEvent('touchend')); {scroller}.dispatchEvent(new Event('scrollend')); }}")
    goal = "diffable.viewport.lead" if right == "lead" else right
    mountains.page.wait_for_function(f"() => Math.abs({scroller}.scrollTop - {goal}) <= 1")


@pytest.mark.exhaustive
def test_a_short_list_keeps_its_title(open_page):
    stops = open_page("/chapters", **PHONE)
    assert stops.page.evaluate("() => { const { scroller } = diffable.viewport; return scroller.scrollHeight - scroller.clientHeight; }") <= 1


@pytest.mark.exhaustive
def test_what_is_pushed_has_a_large_title_where_its_program_asks_for_one(open_page, shot):
    page = open_page("/catalogue/type-and-separators", expect=False, **PHONE)
    screen = page.page.locator(".screen.presented")
    title = screen.locator("h1")
    expect(title).to_have_css("font-size", re.compile(r"^(3[0-4]|2[89])px$"))
    assert title.bounding_box()["x"] == 16
    top = title.bounding_box()["y"]
    assert top >= screen.locator(".back").bounding_box()["y"] + 40
    shot(page, "title-large-pushed")
    # And a small one where none is asked for.
    other = open_page("/catalogue/badges", expect=False, **PHONE).page
    expect(other.locator(".screen.presented h1")).to_have_css("font-size", "17px")


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/mountains", "/reorder", "/lanes"])
def test_what_a_title_says_is_whole(open_page, path):
    page = open_page(path, viewport={"width": 320, "height": 640}).page
    assert page.locator("#title").evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 4")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_in_forced_colours_a_badge_is_whole_and_goes_with_its_title(open_page):
    page = open_page("/together", **PHONE, forced_colors="active")
    ends = """() => ['.heading', '.viewers'].map((one) => document.querySelector(`#root ${one}`).getBoundingClientRect().bottom)"""
    heading, badge = page.page.evaluate(ends)
    assert badge <= heading
    scroll(page, 300)
    line = page.page.locator("#root > .bar").evaluate("(one) => getComputedStyle(one, '::before').borderBottomWidth")
    assert line == "1px"


@pytest.mark.exhaustive
def test_the_small_title_comes_once_the_large_one_is_gone(open_page):
    lanes = open_page("/lanes", viewport={"width": 390, "height": 844})
    height = lanes.page.locator("#title").evaluate("(one) => one.offsetHeight")
    scroll(lanes, height - 12)
    assert lanes.page.evaluate(SMALL) == "0"
    scroll(lanes, height)
    lanes.page.wait_for_function(f"() => ({SMALL})() === '1'")


@pytest.mark.exhaustive
def test_an_index_begins_below_a_large_title(open_page):
    letters = open_page("/letters", viewport={"width": 390, "height": 844})
    letters.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    letters.page.wait_for_function(
        """() => document.querySelector('#viewport .index-letters').getBoundingClientRect().top
            >= document.querySelector('#root .search').getBoundingClientRect().bottom""")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("size", [16, 32])
def test_a_folder_s_long_name_is_read_in_letters_larger_than_its_count(browse, directory, open_page, size):  # noqa: F811
    name = "a-long-name-without-a-space-" * 4
    (directory / name).mkdir()
    files = open_page(f"/{name}", url=browse(directory).url, expect=False, **PHONE)
    files.page.evaluate("(size) => { document.documentElement.style.fontSize = `${size}px`; }", size)
    letters = "(one) => parseFloat(getComputedStyle(one).fontSize)"
    title, status = files.page.locator("#title"), files.page.locator("#status")
    expect(title).to_contain_text("a-long-name")
    assert title.evaluate(letters) >= max(20, 1.2 * status.evaluate(letters))
    gaps = "(one) => parseFloat(getComputedStyle(one).lineHeight) / parseFloat(getComputedStyle(one).fontSize)"
    assert title.evaluate(gaps) < 1.3


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("size", [16, 32])
def test_the_way_back_is_as_high_on_what_is_pushed(open_page, size):
    page = open_page("/mountains", **PHONE).page
    page.evaluate("(size) => { document.documentElement.style.fontSize = `${size}px`; }", size)
    page.wait_for_function("(size) => document.documentElement.matches('.large-text') === (size > 16)", arg=size)
    height = page.locator("#root .back").bounding_box()["y"]
    page.locator("#rows .row", has_text="K2").tap()
    back = page.locator(".screen.presented:not(.awaited) .back")
    expect(back).to_be_visible()
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert back.bounding_box()["y"] == height
