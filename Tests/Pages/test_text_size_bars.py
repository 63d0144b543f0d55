"""Letters of another size than usual in bars: titles, buttons, searches and what else stands above the rows."""

import pytest
from playwright.sync_api import expect

from listpage import DRAWN
from sampling import sampled
from textsize import PHONE, SHORT, TABLET, browse, of_size, set_size, sizes  # noqa: F401  (fixtures)
from touch import PHONE as TELEPHONE, middle


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [320, 390, 820])
def test_the_words_of_a_slider_stand_beside_it_at_twice_the_size_where_it_has_a_line(open_page, width):
    page = open_page("/sort", prepare=of_size(32), viewport={"width": width, "height": 844}).page
    slider, words = (page.locator(f".slider {one}").bounding_box() for one in ("input", "output"))
    assert abs(words["y"] + words["height"] / 2 - slider["y"] - slider["height"] / 2) < 1
    assert words["x"] >= slider["x"] + slider["width"] >= 120


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [320, 390])
def test_the_words_of_a_slider_between_buttons_stand_below_its_middle_at_twice_the_size(open_page, width):
    page = open_page("/reorder", prepare=of_size(32), viewport={"width": width, "height": 844}).page
    slider, words = (page.locator(f".slider {one}").bounding_box() for one in ("input", "output"))
    assert words["y"] >= slider["y"] + slider["height"]
    assert abs(words["x"] + words["width"] / 2 - slider["x"] - slider["width"] / 2) < 1


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, width", [("/reorder", 390), ("/reorder", 1280), ("/catalogue/replay", 1024)])
def test_a_slider_of_large_letters_shares_a_line_with_all_buttons_in_their_middle(open_page, path, width):
    page = open_page(path, prepare=of_size(32), viewport={"width": width, "height": 844}).page
    bar = page.locator(".screen:not(.covered) > .bar").last
    middles = [box["y"] + box["height"] / 2 for box in (one.bounding_box() for one in bar.locator(".controls > .button, .slider input").all())]
    assert len(middles) == 4 and max(middles) - min(middles) < 1, middles


@pytest.mark.exhaustive
def test_buttons_that_lead_to_other_files_stand_beside_each_other_at_twice_the_size(open_page, browse):
    page = open_page("/file%203.txt", url=browse.url, expect=False, prepare=of_size(32), viewport={"width": 1280, "height": 844}).page
    bar = page.locator(".screen.presented > .bar").last
    expect(bar.locator(".controls > .button")).not_to_have_count(0)
    assert len({button.bounding_box()["y"] for button in bar.locator(".controls > .button.pictured").all()[-2:]}) == 1


@pytest.mark.exhaustive
def test_what_stands_in_a_bar_grows_along_to_one_and_a_half_times(open_page):
    page = open_page("/inbox").page
    # Of Back, of Refresh, and of what leads to more.
    parts = [".back", ".back::before", ".refresh-button", ".refresh-button > .symbol", ".controls > .pictured > .symbol"]
    usual = sizes(page, parts)
    for letters, factor in [(24, 1.5), (32, 1.5)]:
        set_size(page, letters)
        assert sizes(page, parts) == pytest.approx([factor * size for size in usual], abs=0.5)


@pytest.mark.exhaustive
def test_buttons_stand_beside_a_title_of_short_words_at_twice_the_size(open_page):
    page = open_page("/mountains/K2", expect=False, prepare=of_size(32), **PHONE).page
    bar = page.locator(".screen.presented > .bar")
    bar.locator(".button").first.wait_for()
    assert bar.bounding_box()["height"] <= 110
    title, button = (bar.locator(one).first.bounding_box() for one in (".title", ".controls > .button"))
    assert title["x"] + title["width"] <= button["x"] and button["y"] < title["y"] + title["height"]


@pytest.mark.exhaustive
def test_the_button_of_a_program_stands_beside_its_title_at_twice_the_size(open_page):
    page = open_page("/lanes", prepare=of_size(32)).page
    title, button = (page.locator(one).bounding_box() for one in (".title", ".code-button"))
    middles = [box["y"] + box["height"] / 2 for box in (title, button)]
    assert middles[0] == pytest.approx(middles[1], abs=6)


@pytest.mark.exhaustive
def test_what_copies_a_program_keeps_from_the_edges_of_its_line_and_signs_in_menus_grow(open_page, browse):
    page = open_page("/catalogue/value-cells", expect=False, prepare=of_size(32), viewport={"width": 1280, "height": 844}).page
    page.get_by_role("button", name="Code", exact=True).click()
    page.locator(".screen.presented .code-copy").wait_for()
    head, button = (page.locator(f".screen.presented .code-{part}").bounding_box() for part in ("head", "copy"))
    assert button["y"] - head["y"] >= 4 and head["y"] + head["height"] - button["y"] - button["height"] >= 4
    files = open_page("/", url=browse.url, prepare=of_size(32)).page
    files.locator("#rows .row", has_text="file 3").click(button="right")
    assert files.locator(".menu-chevron").first.evaluate("(one) => one.offsetWidth") >= 14


@pytest.mark.exhaustive
def test_every_word_of_a_title_is_whole_at_twice_the_size(open_page):
    broken = {}
    for path in ["/lanes", "/together", "/reorder", "/mountains/Everest", "/catalogue/decorations", "/catalogue/refresh", "/catalogue/background-view"]:
        phone = {"viewport": {"width": 320, "height": 640}} if path == "/reorder" else PHONE
        page = open_page(path, expect=False, prepare=of_size(32), **phone).page
        title = page.locator(".screen:not(.covered) > .bar .title")
        title.wait_for()
        words = title.evaluate(
            """(one) => one.textContent.split(' ').filter((word) => {
                const range = document.createRange();
                const start = one.textContent.indexOf(word);
                range.setStart(one.firstChild, start);
                range.setEnd(one.firstChild, start + word.length);
                return range.getClientRects().length > 1;
            })"""
        )
        if words:
            broken[path] = words
    assert broken == {}


@pytest.mark.exhaustive
def test_a_place_search_says_what_it_finds_by_at_twice_the_size(open_page, browse):
    page = open_page("/", url=browse.url, prepare=of_size(32)).page
    assert page.evaluate(SHORT) == []
    places = page.locator("#sidebar").bounding_box()["width"]
    assert places > 300


@pytest.mark.parametrize("path", sampled(["/reminders", "/together"]))
def test_buttons_that_find_no_room_beside_a_large_title_stand_on_one_line_above_it(open_page, path):
    page = open_page(path, **TELEPHONE).page
    begins = "(left) => document.querySelector('#title').getBoundingClientRect().left === left"
    set_size(page, 32)
    page.wait_for_function(begins, arg=16)
    buttons = page.locator("#root > .bar :is(.back, .drawer-button, .refresh-button, .controls > .button)").evaluate_all(
        "(all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert len(buttons) >= 3
    assert {button["top"] + button["bottom"] for button in buttons} == {buttons[0]["top"] + buttons[0]["bottom"]}
    assert max(button["right"] for button in buttons) == 374
    title = page.locator("#title").bounding_box()
    assert title["y"] >= max(button["bottom"] for button in buttons)
    # It has the whole line, whatever is done in the list.
    if path == "/reminders":
        size = "(one) => getComputedStyle(one).fontSize"
        usual = page.locator("#title").evaluate(size)
        page.get_by_role("button", name="Edit", exact=True).click()
        page.get_by_role("button", name="Done", exact=True).wait_for()
        assert page.locator("#title").evaluate(size) == usual


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [16, 24, 32])
def test_in_a_column_of_a_tablet_buttons_stand_on_one_line_beside_the_search(open_page, size):
    page = open_page("/inbox", prepare=of_size(size), **TABLET).page
    middles = "(all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)"
    for parts, count in ((".back, .refresh-button", 2), (".search, .controls > .button", 3)):
        line = page.locator(f"#root > .bar :is({parts})").evaluate_all(middles)
        assert len(line) == count and max(line) - min(line) < 1
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("button", name="Done").wait_for()
    line = page.locator("#root > .bar :is(.search, .controls > .button)").evaluate_all(middles)
    assert len(line) == 3 and max(line) - min(line) < 1


# The words of the foremost title that stand on more than one line.
BROKEN = """() => {
    const title = [...document.querySelectorAll('.screen > .bar .title')].at(-1);
    return [...title.textContent.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(title.firstChild, index);
        range.setEnd(title.firstChild, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => word);
}"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["drag-and-drop", "list-appearances", "refresh", "replay", "toolbar"])
def test_no_word_of_a_title_is_broken_beside_its_buttons_at_twice_the_size(open_page, name):
    page = open_page(f"/catalogue/{name}", expect=False, prepare=of_size(32), viewport={"width": 320, "height": 700}).page
    expect(page.locator(".screen.presented .main-pane .row").first).to_be_visible()
    page.wait_for_function(f"() => ({BROKEN})().length === 0")


@pytest.mark.exhaustive
def test_a_search_ends_where_its_bar_does_at_twice_the_size(open_page, browse):
    page = open_page("/", url=browse.url, prepare=of_size(32), **TELEPHONE).page
    assert page.locator(".search").evaluate("(one) => one.getBoundingClientRect().right") == 374


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [16, 20, 24, 32])
def test_a_title_has_a_line_beside_what_shows_its_program_and_another_button(open_page, size):
    page = open_page("/catalogue/background-view", expect=False, prepare=of_size(size), **TELEPHONE).page
    bar = page.locator(".screen.presented > .bar")
    bar.locator(".code-button").wait_for()
    title, code, pick = (bar.locator(one).bounding_box() for one in (".title", ".code-button", ".controls > .button"))
    assert title["height"] < 2 * bar.locator(".title").evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
    assert pick["y"] >= code["y"] + code["height"] or pick["x"] + pick["width"] <= code["x"], "as on a wide window"


@pytest.mark.exhaustive
def test_a_count_of_large_letters_has_its_line_where_a_list_is_shared(open_page):
    one, _ = (open_page("/million", prepare=of_size(32), **TELEPHONE).page for _ in range(2))
    expect(one.locator("#root .viewers")).to_have_text("Shared by 2")
    expect(one.locator("#status")).to_have_text("1,000,000 rows", timeout=60_000)
    assert one.locator("#status").evaluate("(status) => status.offsetHeight < 1.5 * parseFloat(getComputedStyle(status).lineHeight)")


@pytest.mark.exhaustive
def test_what_a_search_suggests_is_whole_beside_what_is_typed_at_twice_the_size(open_page):
    page = open_page("/mountains", prepare=of_size(32), **TELEPHONE)
    page.search.tap()
    page.search.fill("ka")
    for part in [".suggestion", ".token"]:
        shown = page.page.locator(part)
        shown.wait_for()
        inner, outer = shown.bounding_box(), page.page.locator(".bar:not(.former) .search").bounding_box()
        assert inner["x"] + inner["width"] < outer["x"] + outer["width"]
        assert shown.evaluate("(one) => one.scrollWidth <= one.parentElement.clientWidth")
        assert page.search.bounding_box()["width"] >= 100
        # The magnifier stands beside the first line.
        glyph, line = page.page.evaluate(
            """(line) => ['.glyph', line].map((part) => document.querySelector(`.bar:not(.former) .search ${part}`).getBoundingClientRect())
                .map(({ y, height }) => y + height / 2)""",
            "input" if part == ".suggestion" else part,
        )
        assert glyph == pytest.approx(line, abs=1)
        if part == ".suggestion":
            shown.click()


@pytest.mark.exhaustive
def test_the_controls_of_a_replay_stand_in_one_line_in_the_narrowest_window_at_twice_the_size(open_page):
    page = open_page("/reorder", prepare=of_size(32), viewport={"width": 320, "height": 640}).page
    boxes = [one.bounding_box() for one in page.locator(".controls > .button:visible, .controls input").all()]
    assert len(boxes) == 4 and len({round(box["y"]) for box in boxes}) == 1
    assert all(box["width"] >= 44 for box in boxes)


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [390, 820])
def test_a_way_back_with_an_edge_keeps_from_that_of_the_window(open_page, width):
    device = {**TELEPHONE, "viewport": {"width": width, "height": 844}, "forced_colors": "active"}
    page = open_page("/catalogue/grid", prepare=of_size(32), **device).page
    back, title = (page.locator(f".screen.presented .headline {part}").bounding_box() for part in (".back", ".title"))
    assert back["x"] >= 12 and 4 <= title["x"] - back["x"] - back["width"] <= 16


# How high and how wide a bar's small title would be, and how much room there is for it.
SMALL_TITLE = """() => {
    const bar = document.querySelector('#root .bar-inner');
    const style = getComputedStyle(bar, '::before');
    const copy = document.createElement('div');
    for (const name of ['font', 'lineHeight', 'whiteSpace', 'overflowWrap', 'width']) copy.style[name] = style[name];
    copy.style.position = 'absolute';
    copy.textContent = bar.dataset.title;
    document.body.append(copy);
    const needed = [copy.scrollWidth, copy.offsetHeight];
    copy.remove();
    return [needed, [parseFloat(style.width), parseFloat(style.height)]];
}"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [320, 390])
def test_the_small_title_of_a_telephone_is_whole_at_twice_the_size(open_page, width):
    lanes = open_page("/lanes", prepare=of_size(32), **{**TELEPHONE, "viewport": {"width": width, "height": 844}})
    lanes.page.evaluate("() => diffable.viewport.scrollTo(600)")
    expect(lanes.page.locator("#root .bar.titled")).to_be_visible()
    needed, room = lanes.page.evaluate(SMALL_TITLE)
    assert needed[0] <= room[0] + 1 and needed[1] <= room[1] + 1
    # The bar is no higher for it than for its buttons.
    assert room[1] <= lanes.page.locator("#root .code-button").bounding_box()["height"] + 1


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/mountains", "/sort", "/row-animations", "/wifi"])
def test_small_titles_have_one_size_wherever_they_fit_on_a_line_at_twice_the_size(open_page, path):
    page = open_page(path, prepare=of_size(32), **TELEPHONE).page
    small = "() => getComputedStyle(document.querySelector('#root .bar-inner'), '::before').fontSize"
    page.wait_for_function(f"() => ({small})() === '25.5px'")
    needed, room = page.evaluate(SMALL_TITLE)
    assert needed[0] <= room[0] + 1 and needed[1] <= room[1] + 1


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [16, 18, 20, 24, 28, 32, 36])
def test_a_title_that_was_pushed_is_as_large_as_the_small_one_of_a_page(open_page, size):
    small = open_page("/mountains", prepare=of_size(size), **TELEPHONE).page.evaluate(
        "() => getComputedStyle(document.querySelector('#root .bar-inner'), '::before').fontSize"
    )
    for path in ("/inbox/1", "/catalogue/grid", "/catalogue/drag-and-drop"):
        title = open_page(path, expect=False, prepare=of_size(size), **TELEPHONE).page.locator(".screen.presented h1")
        expect(title).to_have_css("font-size", small)


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [16, 24, 32, 36])
def test_a_large_title_is_no_smaller_than_the_headings_of_sections(open_page, size):
    page = open_page("/lanes", prepare=of_size(size), **TELEPHONE).page
    heading = page.locator(".large-title .face.header .text").last
    heading.wait_for()
    sizes = [one.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") for one in (page.locator(".large-title h1").last, heading)]
    assert sizes[0] >= sizes[1]


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, least", [("/share", 24), ("/together", 20), ("/lanes", 18.5)])
def test_a_small_title_shrinks_as_far_as_it_needs_for_a_line_and_no_farther(open_page, path, least):
    page = open_page(path, prepare=of_size(32), **TELEPHONE).page
    needed, room = page.evaluate(SMALL_TITLE)
    assert needed[0] <= room[0] + 1 and needed[1] <= room[1] + 1
    style = "(one) => { const { fontSize, whiteSpace } = getComputedStyle(one, '::before'); return [parseFloat(fontSize), whiteSpace]; }"
    size, space = page.locator("#root .bar-inner").evaluate(style)
    assert least <= size < 25.5 and space == "nowrap"


@pytest.mark.parametrize("size", sampled([24, 28, 32]))
def test_a_title_below_its_buttons_is_as_large_as_that_of_a_page(open_page, size):
    page = open_page("/catalogue/background-view", prepare=of_size(size), **TELEPHONE).page
    title, code = (page.locator(f".screen.presented .headline {part}") for part in (".title", ".code-button"))
    assert title.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 1.25 * size
    above, below = code.bounding_box(), title.bounding_box()
    assert below["y"] >= above["y"] + above["height"]
    assert title.evaluate("(one) => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("size", sampled([32, 24, 16]))
def test_a_search_on_a_page_that_was_pushed_has_one_line_near_the_edge(open_page, size):
    planets = open_page("/catalogue/bar-and-menus", prepare=of_size(size), reduced_motion="reduce", **TELEPHONE)
    page = planets.page
    bar = page.locator(".screen.presented > .bar:not(.former)")
    field = bar.locator(".search")
    height = bar.bounding_box()["height"]
    field.tap()
    planets.page.evaluate(DRAWN)
    assert field.bounding_box()["y"] == 8
    cancel = bar.get_by_role("button", name="Cancel").bounding_box()
    assert abs(cancel["y"] + cancel["height"] / 2 - middle(field)) < 1
    assert bar.bounding_box()["height"] <= field.bounding_box()["height"] + 20
    # Nothing of what gave way is gone.
    bar.get_by_role("button", name="Cancel").tap()
    planets.page.evaluate(DRAWN)
    assert bar.bounding_box()["height"] == height
    expect(bar.locator(".controls > .button")).to_be_visible()
