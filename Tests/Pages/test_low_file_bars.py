"""The bars of the file browser in windows of little height."""

import pytest
from playwright.sync_api import expect

from filepage import browse, directory  # noqa: F401  (fixtures)
from filework import mine  # noqa: F401  (a fixture)
from textsize import of_size
from touch import PHONE

# What stands in the bar in front, each with its box; and what is not met in the middle of it.
BAR = """() => {
    const bar = [...document.querySelectorAll('.bar:not(.former)')].filter((one) => one.checkVisibility()).at(-1);
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
    const boxOf = (one) => { const { x, y, right, bottom } = one.getBoundingClientRect(); return [x, y, right, bottom]; };
    const found = [...bar.querySelectorAll(
        '.headline > button, .back, .title, .status, .viewers, .button, .more-button, .search, .path-bar, .switch',
    )].filter((one) => seen(one) && (one.matches('button, a, .search, .path-bar') || one.textContent.trim()));
    // A path is longer than its bar: its places are scrolled to, and nothing else is by that.
    const pressed = [...found.filter((one) => one.matches('button, a, .search')), ...bar.querySelectorAll('.path-bar button')];
    const covered = pressed.filter((one) => {
        if (!seen(one)) return false;
        if (one.closest('.path-bar')) one.scrollIntoView({ inline: 'center', block: 'nearest' });
        const [x, y, right, bottom] = boxOf(one);
        const met = document.elementFromPoint((x + right) / 2, (y + bottom) / 2);
        return !one.contains(met);
    });
    const named = (one) => one.className.split(' ')[0];
    return { boxes: found.map((one) => [named(one), ...boxOf(one)]), covered: covered.map((one) => one.textContent || named(one)) };
}"""


def overlapping(boxes):
    """The pairs that share more than a hair."""
    pairs = [(a, b) for index, a in enumerate(boxes) for b in boxes[index + 1 :]]
    return [
        (a, b) for a, b in pairs
        if min(a[3], b[3]) - max(a[1], b[1]) > 1 and min(a[4], b[4]) - max(a[2], b[2]) > 1
        and not {a[0], b[0]} == {"title", "status"}
    ]  # fmt: skip


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("width", "height", "is_touched"),
    [
        (320, 256, False), (320, 256, True), (360, 256, False), (400, 300, False), (480, 256, False), (500, 300, False),
        (640, 256, False), (640, 400, False), (640, 400, True), (667, 375, True), (844, 390, True),
    ],
)  # fmt: skip
def test_nothing_in_a_low_bar_lies_over_anything_else(mine, browse, open_page, width, height, is_touched):  # noqa: F811
    deep = "docs/inner/A folder with quite a long name/below"
    (mine / deep).mkdir(parents=True)
    (mine / deep / "last.txt").write_text("x")
    url = browse(mine).url
    size = {"viewport": {"width": width, "height": height}}
    options = {**PHONE, **size, "screen": size["viewport"]} if is_touched else size
    more = set()
    for path in ("/", "/docs", f"/{deep.replace(' ', '%20')}", "/empty", "/trash%2F", "/docs/readme.md"):
        page = open_page(path, url=url, expect=False, **options)
        page.page.wait_for_function("() => window.diffable?.isConnected && !diffable.isBusy")
        expect(page.page.locator("h1.title").last).to_be_visible()
        page.settle()
        found = page.page.evaluate(BAR)
        boxes = found["boxes"]
        assert overlapping(boxes) == [], path
        assert found["covered"] == [], path
        outside = [box for box in boxes if box[1] < 0 or box[2] < 0 or box[3] > width or box[4] > height]
        assert outside == [], path
        # A title says something, however many stand beside it.
        of = {box[0]: box[1:] for box in boxes}
        is_whole = page.page.locator("h1.title").last.evaluate("(title) => title.scrollWidth <= title.clientWidth")
        assert is_whole or of["title"][2] - of["title"][0] > 60, (path, boxes)
        if "path-bar" not in of or width > 640:
            continue
        # The way back, the title, and what can be done stand in a line, and the way there below it.
        middles = [(of[name][1] + of[name][3]) / 2 for name in ("back", "drawer-button", "more-button", "search")]
        assert max(middles) - min(middles) <= 1, (path, boxes)
        assert all(box[4] <= of["path-bar"][1] for box in boxes if box[0] != "path-bar"), (path, boxes)
        more.add(tuple(of["more-button"]))
    # From folder to folder the menu stays at its place.
    assert len(more) <= 1, more


@pytest.mark.exhaustive
@pytest.mark.parametrize(("width", "height"), [(320, 256), (640, 400)])
def test_what_ends_selecting_ends_the_line_of_a_low_bar(mine, browse, open_page, width, height):  # noqa: F811
    page = open_page("/docs", url=browse(mine).url, viewport={"width": width, "height": height})
    search = page.page.locator(".search").first.bounding_box()
    page.button("More").click()
    page.page.get_by_role("menuitem", name="Select", exact=True).click()
    expect(page.button("Done")).to_be_visible()
    page.settle()
    found = page.page.evaluate(BAR)
    assert overlapping(found["boxes"]) == [] == found["covered"]
    done = page.button("Done").bounding_box()
    expected = (search["x"] + search["width"], search["y"])
    assert (done["x"] + done["width"], done["y"]) == pytest.approx(expected, abs=0.01)


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize(("width", "height"), [(642, 360), (667, 375), (740, 360), (844, 390), (932, 430)])
def test_cancel_stands_in_the_line_of_the_title_on_a_phone_on_its_side(mine, browse, open_page, width, height):  # noqa: F811
    page = open_page("/docs", url=browse(mine).url, **PHONE | {"viewport": {"width": width, "height": height}})
    bar = page.page.locator("#root > .bar")
    former = bar.bounding_box()["height"]
    # Two lines: the search has none for itself.
    assert former <= 82
    bar.locator(".search").tap()
    expect(bar.get_by_role("button", name="Cancel")).to_be_visible()
    page.settle()
    assert bar.bounding_box()["height"] == former
    boxes = [bar.locator(one).bounding_box() for one in (".title", ".search", ".cancel")]
    middles = [box["y"] + box["height"] / 2 for box in boxes]
    assert max(middles) - min(middles) <= 2
    assert boxes[0]["x"] < boxes[1]["x"] < boxes[2]["x"]
    assert page.page.evaluate(BAR)["covered"] == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("letters", [20, 24, 32])
def test_a_search_stands_below_its_title_where_letters_are_large(mine, browse, open_page, letters):  # noqa: F811
    page = open_page("/docs", url=browse(mine).url, prepare=of_size(letters), viewport={"width": 568, "height": 320})
    page.settle()
    bar = page.page.locator("#root > .bar")
    title, search, path = (bar.locator(one).bounding_box() for one in (".title", ".search", ".path-bar"))
    assert title["y"] < search["y"] + search["height"] / 2 < path["y"] + path["height"] / 2
    assert title["y"] + title["height"] / 2 <= search["y"] + search["height"] / 2
