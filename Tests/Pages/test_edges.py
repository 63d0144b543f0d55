"""The edges of narrow windows: all that a page shows begins at one line and ends at another, whether a scrollbar takes room
beside the rows or lies over them."""

import pytest

from filepage import browse, directory  # noqa: F401  (fixtures)
from mirrored import RIGHT_TO_LEFT
from sampling import sampled
from touch import PHONE

# How far from the window's edges the parts of a page begin and end; of lines that go from edge to edge, their texts.
EDGES = """() => {
    const lines = '#rows .row:not(.leaving) > .face:not(.header, .footer)';
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && one.offsetWidth > 1);
    const isPlain = document.querySelector('#viewport.plain, #viewport.bare') !== null;
    const isMirrored = document.documentElement.dir === 'rtl';
    const begin = (one) => (isMirrored ? innerWidth - one.right : one.left);
    const end = (one) => (isMirrored ? one.left : innerWidth - one.right);
    const boxes = (selector) => seen(selector).map((one) => one.getBoundingClientRect());
    const viewport = document.querySelector('#viewport');
    const least = (selector, distance) => Math.round(Math.min(...boxes(selector).map(distance)));
    return {
        scrollbar: viewport.offsetWidth - viewport.clientWidth,
        begins: { bar: least('#root > .bar :is(.title, .search, .segments)', begin),
            rows: isPlain ? 16 : least(lines, begin) },
        ends: { bar: least('#root > .bar :is(.title, .search, .more-button, .segments, .controls > .button)', end),
            rows: isPlain ? least('#rows', end) + 16 : least(lines, end) },
    };
}"""


@pytest.mark.parametrize("mirrored", sampled([False, True]))
@pytest.mark.parametrize("path", sampled(["/mountains", "/catalogue", "/wifi", "/million", "/inbox"]))
@pytest.mark.parametrize("width, height", sampled([(390, 700), (320, 640), (600, 700)]))
def test_a_narrow_window_has_one_margin_before_its_rows_and_after_them(open_page, path, width, height, mirrored):
    prepare = (lambda page: page.add_init_script(RIGHT_TO_LEFT)) if mirrored else None
    page = open_page(path, prepare=prepare, viewport={"width": width, "height": height})
    page.settle()
    found = page.page.evaluate(EDGES)
    beside = found["scrollbar"] + 16
    assert (found["begins"], found["ends"]) == ({"bar": 16, "rows": 16}, {"bar": beside, "rows": beside})


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_on_a_telephone_the_margins_are_as_wide_on_both_sides(open_page):
    page = open_page("/mountains", **PHONE)
    page.settle()
    found = page.page.evaluate(EDGES)
    assert (found["begins"], found["ends"]) == ({"bar": 16, "rows": 16}, {"bar": 16, "rows": 16})


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/mountains", "/catalogue", "/wifi"])
@pytest.mark.parametrize("width", [620, 640])
def test_a_title_has_more_room_before_it_from_the_width_on_from_which_rows_have(open_page, path, width):
    page = open_page(path, viewport={"width": width, "height": 700})
    page.settle()
    assert page.page.evaluate(EDGES)["begins"] == {"bar": 20, "rows": 20}


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("path", ["/mountains", "/catalogue", "/wifi"])
@pytest.mark.parametrize("width, margin", [(599, 16), (600, 20), (640, 20)])
def test_so_it_has_on_a_telephone(open_page, path, width, margin):
    page = open_page(path, **PHONE | {"viewport": {"width": width, "height": 700}})
    page.settle()
    found = page.page.evaluate(EDGES)
    assert (found["begins"], found["ends"]) == ({"bar": margin, "rows": margin}, {"bar": margin, "rows": margin})


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("width", [667, 844, 932])
def test_a_bar_above_two_lists_of_a_telephone_on_its_side_ends_where_they_do(open_page, width):
    page = open_page("/catalogue/drag-and-drop", **PHONE | {"viewport": {"width": width, "height": 390}})
    page.settle()
    code, row = (page.page.locator(one).last.bounding_box() for one in (".code-button:visible", ".main-pane .cell:visible"))
    assert code["x"] + code["width"] == pytest.approx(row["x"] + row["width"], abs=1)


# All widths that each list of places has had.
WIDTHS = """
    window.widths = new Map();
    const keep = (one) => widths.set(one, widths.get(one)?.add(one.offsetWidth) ?? new Set([one.offsetWidth]));
    const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => keep(target)));
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('.sidebar')) if (!widths.has(one)) observer.observe(one);
    }).observe(document, { childList: true, subtree: true })"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [641, 700, 800])
def test_a_list_beside_another_one_has_its_width_from_the_first_picture_on(open_page, width):
    viewport = {"width": width, "height": 700}
    page = open_page("/catalogue/drag-and-drop", prepare=lambda page: page.add_init_script(WIDTHS), viewport=viewport)
    page.settle()
    widths = page.page.evaluate("() => [...widths.values()].flatMap((ones) => [...ones].filter((one) => one > 0))")
    assert len(set(widths)) == 1


@pytest.mark.parametrize("width", sampled([320, 390]))
def test_all_that_can_be_done_with_a_file_is_within_a_narrow_window(browse, directory, open_page, width):  # noqa: F811
    page = open_page("/docs/readme.md", url=browse(directory).url, viewport={"width": width, "height": 600})
    page.settle()
    buttons = page.page.locator(".toolbar:visible > .button").all()
    boxes = [one.bounding_box() for one in buttons]
    assert len(boxes) >= 6 and min(box["width"] for box in boxes) >= 44
    assert boxes[0]["x"] >= 0 and boxes[-1]["x"] + boxes[-1]["width"] <= width
