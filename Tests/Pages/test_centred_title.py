"""The small title of a telephone's bar: in its middle, or as near to that as the buttons permit."""

import pytest
from playwright.sync_api import expect

from mirrored import RIGHT_TO_LEFT
from sampling import sampled
from textsize import of_size
from touch import PHONE

# Where the small title, its second line and the free room beside the buttons of the foremost bar begin and end.
PLACES = """() => {
    const screen = [...document.querySelectorAll('.screen:not(.covered)')].at(-1);
    const bar = screen.querySelector('.bar-inner');
    const span = ({ left, right }) => [left, right];
    const words = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return span(range.getBoundingClientRect());
    };
    // What stands in a bar's ::before is no element: its words are as wide as the same ones beside it.
    const small = () => {
        const style = getComputedStyle(bar, '::before');
        const copy = document.createElement('span');
        copy.style.font = style.font;
        copy.style.position = 'absolute';
        copy.style.whiteSpace = 'nowrap';
        copy.textContent = bar.dataset.title;
        bar.append(copy);
        const { width } = copy.getBoundingClientRect();
        copy.remove();
        const back = bar.querySelector('.back').getBoundingClientRect();
        const before = parseFloat(getComputedStyle(bar).columnGap) + parseFloat(style.width) / 2 + parseFloat(style.insetInlineStart);
        const place = document.documentElement.dir === 'rtl' ? back.left - before : back.right + before;
        return [place - width / 2, place + width / 2];
    };
    const isLarge = getComputedStyle(bar, '::before').content !== 'none';
    const title = isLarge ? small() : words(screen.querySelector('.title'));
    const status = screen.querySelector('.status');
    const { left, right } = bar.parentElement.getBoundingClientRect();
    const middle = (left + right) / 2;
    const line = isLarge ? bar.querySelector('.back').getBoundingClientRect() : screen.querySelector('.title').getBoundingClientRect();
    const buttons = [...bar.querySelectorAll('button:not(.viewers), a')].filter((one) => one.offsetWidth > 1)
        .map((one) => one.getBoundingClientRect()).filter((one) => one.top < line.bottom && one.bottom > line.top);
    const free = [
        Math.max(left, ...buttons.filter((one) => one.left + one.right < 2 * middle - 100).map((one) => one.right)),
        Math.min(right, ...buttons.filter((one) => one.left + one.right >= 2 * middle - 100).map((one) => one.left)),
    ];
    const mirror = document.documentElement.dir === 'rtl';
    const inDirection = ([start, end]) => (mirror ? [2 * middle - end, 2 * middle - start] : [start, end]);
    const between = mirror ? [
        Math.max(left, ...buttons.filter((one) => one.left + one.right <= 2 * middle + 100).map((one) => one.right)),
        Math.min(right, ...buttons.filter((one) => one.left + one.right > 2 * middle + 100).map((one) => one.left)),
    ] : free;
    return {
        middle, title: inDirection(title), free: inDirection(between),
        status: !isLarge && status.textContent ? inDirection(words(status)) : null,
    };
}"""


def middle_of(span):
    return sum(span) / 2


def mirror(page):
    page.add_init_script(RIGHT_TO_LEFT)


def places(opened, top=0):
    opened.page.wait_for_function("() => window.diffable?.isConnected && diffable.rows.length > 0")
    opened.wait_for_rest()
    if top:
        opened.page.evaluate("(top) => { [...document.querySelectorAll('.main-pane > .viewport')].at(-1).scrollTop = top; }", top)
        expect(opened.page.locator(".bar.titled")).to_be_attached()
    opened.settle()
    return opened.page.evaluate(PLACES)


def check(found):
    """The title is as near to the middle as it can be, and over no button."""
    (start, end), (first, last), middle = found["title"], found["free"], found["middle"]
    assert first - 1 <= start and end <= last + 1, found
    off = middle_of(found["title"]) - middle
    # It leaves the middle for no more than the gap before a button.
    if off < -1:
        assert last - end <= 20, found
    elif off > 1:
        assert start - first <= 20, found
    if found["status"]:
        assert middle_of(found["status"]) == pytest.approx(middle_of(found["title"]), abs=1), found
    return off


@pytest.mark.parametrize("path, top", sampled([("/catalogue/replay", 0), ("/catalogue/refresh", 0), ("/mountains/K2", 0), ("/lanes", 600)]))
def test_a_small_title_and_its_second_line_stand_in_the_middle_of_the_bar(open_page, shot, path, top):
    opened = open_page(path, expect=False, **PHONE)
    assert check(places(opened, top)) == pytest.approx(0, abs=1)
    if path == "/catalogue/replay":
        shot(opened, "title-centred")


@pytest.mark.exhaustive
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("path, top", [
    ("/catalogue/replay", 0), ("/catalogue/refresh", 0), ("/catalogue/bar-and-menus", 0), ("/mountains/K2", 0), ("/inbox", 600),
])
def test_a_small_title_stands_as_near_to_the_middle_as_its_buttons_permit(open_page, path, top, width, direction):
    device = {**PHONE, "viewport": {"width": width, "height": 844}}
    opened = open_page(path, expect=False, prepare=mirror if direction == "rtl" else None, **device)
    found = places(opened, top)
    off = check(found)
    if width == 390 and path in ("/catalogue/replay", "/catalogue/refresh"):
        assert off == pytest.approx(0, abs=1)


@pytest.mark.parametrize("direction", sampled(["ltr", "rtl"]))
@pytest.mark.parametrize("path", sampled(["/catalogue/replay", "/catalogue/sheets", "/catalogue/refresh"]))
def test_large_letters_of_a_small_title_stand_in_the_middle_as_well(open_page, path, direction):
    def prepare(page):
        of_size(32)(page)
        if direction == "rtl":
            mirror(page)

    off = check(places(open_page(path, expect=False, prepare=prepare, **PHONE)))
    if path != "/catalogue/refresh":
        assert off == pytest.approx(0, abs=1)


@pytest.mark.parametrize("size", sampled([16, 32]))
@pytest.mark.parametrize("path", sampled(["/mountains/K2", "/catalogue/replay", "/catalogue/bar-and-menus"]))
def test_the_title_of_what_was_pushed_stands_where_it_stays_before_the_page_is_connected(open_page, path, size):
    def offline(page):
        page.route_web_socket("**", lambda socket: None)
        of_size(size)(page)

    waiting = open_page(path, expect=False, prepare=offline, **PHONE)
    waiting.settle()
    before, top = waiting.page.evaluate(PLACES), waiting.page.locator("#title").bounding_box()["y"]
    opened = open_page(path, expect=False, prepare=of_size(size), **PHONE)
    after = places(opened)
    assert before["title"] == pytest.approx(after["title"], abs=1)
    assert top == pytest.approx(opened.page.locator(".screen.presented .title").bounding_box()["y"], abs=1)


@pytest.mark.exhaustive
def test_a_title_moves_out_of_the_way_of_buttons_that_come(open_page):
    opened = open_page("/inbox", **PHONE)
    before = places(opened, 600)
    check(before)
    opened.button("Edit").tap()
    expect(opened.button("Done")).to_be_visible()
    opened.page.set_viewport_size({"width": 340, "height": 844})
    opened.settle()
    check(opened.page.evaluate(PLACES))
    opened.button("Done").tap()
    opened.page.set_viewport_size({"width": 390, "height": 844})
    opened.settle()
    expect(opened.button("Edit")).to_be_visible()
    assert opened.page.evaluate(PLACES)["title"] == pytest.approx(before["title"], abs=1)


WIDTHS = """() => new Promise((resolve) => {
    const title = document.querySelector('.screen.presented > .bar .title');
    const widths = new Set();
    let left = 30;
    const look = () => {
        const range = document.createRange();
        range.selectNodeContents(title);
        const { left: start, width, height } = range.getBoundingClientRect();
        widths.add([start, width, height].join());
        left -= 1;
        if (left > 0) requestAnimationFrame(look);
        else resolve(widths.size);
    };
    look();
})"""


@pytest.mark.parametrize("size", sampled([28, 20, 24, 32]))
@pytest.mark.parametrize("path", sampled(["/catalogue/empty-states", "/catalogue/refresh", "/mountains/K2"]))
def test_a_small_title_stands_still_whatever_the_size_of_its_letters(open_page, path, size):
    page = open_page(path, expect=False, prepare=of_size(size), **PHONE)
    places(page)
    assert page.page.evaluate(WIDTHS) == 1


# How large the small title is, and how many lines it has.
SMALL = """() => {
    const bar = [...document.querySelectorAll('.screen:not(.covered)')].at(-1).querySelector('.bar-inner');
    const title = bar.querySelector('.title');
    const range = document.createRange();
    range.selectNodeContents(title);
    const isLarge = getComputedStyle(bar, '::before').content !== 'none';
    const { fontSize, whiteSpace } = getComputedStyle(...(isLarge ? [bar, '::before'] : [title]));
    const lines = new Set([...range.getClientRects()].map(({ y }) => y)).size;
    return [fontSize, isLarge ? (whiteSpace === 'nowrap' ? 1 : 2) : lines];
}"""


@pytest.mark.parametrize("size", sampled([32, 28]))
@pytest.mark.exhaustive
def test_a_small_title_of_large_letters_has_one_look_whatever_the_way_to_it(open_page, size):
    def look(path, **options):
        opened = open_page(path, **PHONE, **options)
        opened.settle()
        return opened, opened.page.evaluate(SMALL)

    shared, small = look("/share", prepare=of_size(size))
    assert small == ["24.9px", 1]
    mountain, pushed = look("/mountains/Mount%20Everest", prepare=of_size(size))
    assert pushed == small
    # Also where letters become larger on the page that is open.
    shared, _ = look("/share")
    shared.page.evaluate("(size) => { document.documentElement.style.fontSize = `${size}px`; }", size)
    shared.page.wait_for_function(f"(small) => String(({SMALL})()) === String(small)", arg=small)
