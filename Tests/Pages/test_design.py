"""What a designer would look for: edges, grounds, sizes, and that nothing lies over anything else or moves about."""

import pytest
from playwright.sync_api import expect

from gallery import Gallery
from sampling import sampled
from touch import PHONE


def edges(page, text):
    """Where a row's line and its text begin."""
    return page.row(text).evaluate(
        """(row) => {
            const texts = row.querySelector('.texts');
            const pseudo = getComputedStyle(texts, '::after');
            const face = row.querySelector('.face').getBoundingClientRect();
            return [face.x + parseFloat(pseudo.left), texts.getBoundingClientRect().x, parseFloat(pseudo.borderBottomWidth)];
        }"""
    )


@pytest.mark.parametrize("path, text", sampled([("/reminders", "Pack a hat"), ("/emoji", "People")]))
def test_lines_start_under_the_texts(open_page, path, text):
    line, start, width = edges(open_page(path), text)
    assert line == pytest.approx(start, abs=0.5) and 0 < width <= 1


@pytest.mark.parametrize("path, width", sampled([("/letters", 760), ("/reorder", 1020), ("/emoji", 760), ("/mountains", 1120)]))
def test_titles_headings_groups_and_plain_texts_have_one_left_edge(open_page, path, width):
    """Two widths, one for what is read and one for grids: what stands above and in them begins at one line. The way back
    hangs beside it, where there is room."""
    page = open_page(path).page
    wrong = page.evaluate(
        """(width) => {
            const edge = (innerWidth - width) / 2 + 20;
            const plain = document.querySelector('#viewport.plain') ? '.texts' : '.face:not(.header)';
            const found = { title: '#title', heading: '.face.header .text', content: `#rows ${plain}` };
            const wrong = {};
            for (const [name, selector] of Object.entries(found)) {
                const x = document.querySelector(selector)?.getBoundingClientRect().x ?? edge;
                if (Math.abs(x - edge) > 1) wrong[name] = x - edge;
            }
            const back = document.querySelector('#root .back').getBoundingClientRect();
            return { ...wrong, ...(back.right > edge || back.left < 0 ? { back: back.x } : {}) };
        }""",
        width,
    )
    assert wrong == {}


@pytest.mark.exhaustive
def test_names_are_whole_at_four_times_the_size(open_page, shot):
    letters = open_page("/letters", viewport={"width": 320, "height": 256})
    cut = letters.page.locator("#rows .face.cell .text").evaluate_all(
        "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)")
    assert cut == []
    shot(letters, "letters-small")
    mountain = open_page("/mountains/K2", expect=False, viewport={"width": 320, "height": 256})
    mountain.page.locator(".row .face.card", has_text="in its range").scroll_into_view_if_needed()
    mountain.settle()
    over = mountain.page.locator(".row .face.card", has_text="No.").evaluate_all(
        "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)")
    assert over == []


@pytest.mark.parametrize("path", sampled(["/mountains", "/emoji", "/letters"]))
@pytest.mark.exhaustive
def test_nothing_lies_over_the_words_of_an_empty_page(open_page, path):
    page = open_page(path)
    page.search.fill("qqqq")
    what = page.page.locator(".unavailable .what")
    what.wait_for()
    picture = page.page.locator(".unavailable .picture").bounding_box()
    assert picture["y"] + picture["height"] <= what.bounding_box()["y"] + 1
    page.page.get_by_role("button", name="Show all").click()
    page.page.wait_for_function("() => document.querySelector('.unavailable').hidden")


@pytest.mark.parametrize("path", sampled(["/reminders", "/mountains", "/emoji", "/wifi"]))
def test_what_a_finger_touches_is_large_enough(open_page, path):
    page = open_page(path, **PHONE).page
    small = page.evaluate(
        """() => [...document.querySelectorAll('.bar :is(a, button, input), .row button')]
            .filter((one) => one.checkVisibility() && !one.closest('.segments'))
            .map((one) => {
                const { width, height } = one.getBoundingClientRect();
                const { top, left } = getComputedStyle(one, '::after');
                const more = (length) => (one.matches('.row *') ? Math.max(0, -2 * parseFloat(length)) : 0);
                return [one.textContent || one.getAttribute('aria-label'), width + more(left), height + more(top)];
            })
            .filter(([, width, height]) => width < 43.5 || height < 43.5)"""
    )
    assert small == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/million", "/together"])
@pytest.mark.parametrize("width", [390, 820])
def test_a_finger_has_44_points_to_ask_who_shares_a_list_also_once_its_title_is_small(open_page, path, width):
    page = open_page(path, **{**PHONE, "viewport": {"width": width, "height": 844}})
    pressed = """() => {
        const pill = document.querySelector('#root .viewers');
        const { left, top, width, height } = pill.getBoundingClientRect();
        const heights = Array.from({ length: 44 }, (_, index) => top + index + 0.5);
        return height >= 44 && heights.every((y) => document.elementFromPoint(left + width / 2, y) === pill);
    }"""
    assert page.page.evaluate(pressed)
    # On a telephone it goes with the title.
    if width > 640:
        page.page.evaluate("() => document.querySelector('#viewport').scrollTo(0, 400)")
        page.page.locator("#root.scrolled").wait_for()
        assert page.page.evaluate(pressed)


@pytest.mark.parametrize("sort", sampled(["Size", "Date"]))
@pytest.mark.exhaustive
def test_a_telephone_has_the_head_above_its_column(open_page, tmp_path, sort):
    (tmp_path / "notes.txt").write_text("x" * 5000)
    gallery = Gallery("browse", str(tmp_path), "--port", "0")
    try:
        files = open_page("/", url=gallery.url, **PHONE)
        head = files.page.get_by_role("columnheader", name=sort)
        files.page.get_by_role("button", name="Column to show and sort by: Size").tap()
        files.page.get_by_role("menuitemradio", name=sort).tap()
        expect(head).to_have_attribute("aria-sort", "descending")
        column = files.row("notes.txt").locator(".column").filter(visible=True)
        assert column.count() == 1
        right = [box["x"] + box["width"] for box in (head.bounding_box(), column.bounding_box())]
        assert right[0] == pytest.approx(right[1], abs=1)
    finally:
        gallery.end()


@pytest.mark.exhaustive
def test_the_words_of_an_empty_page_stay_below_a_low_bar(open_page):
    page = open_page("/catalogue/empty-states", expect=False, viewport={"width": 320, "height": 200}).page
    what = page.locator(".screen.presented .unavailable .what")
    what.wait_for()
    bar = page.locator(".screen.presented > .bar").bounding_box()
    assert what.bounding_box()["y"] >= bar["y"] + bar["height"]


@pytest.mark.parametrize("scheme", sampled(["light", "dark"]))
@pytest.mark.exhaustive
def test_the_edge_of_a_switch_that_is_off_is_seen(open_page, scheme):
    page = open_page("/reminders/1", color_scheme=scheme)
    shadow = page.page.locator(".accessory.toggle:not(.on)").first.evaluate("(one) => getComputedStyle(one).boxShadow")
    edge = {"light": "rgb(128, 128, 135)", "dark": "rgb(134, 134, 142)"}[scheme]
    assert edge in shadow and "inset" in shadow


@pytest.mark.parametrize("path", sampled(["/reminders", "/letters"]))
@pytest.mark.exhaustive
def test_separators_of_a_plain_list_end_where_its_content_does(open_page, shot, path):
    page = open_page(path)
    shot(page, f"separators-{path[1:]}")
    ends = page.page.evaluate(
        """() => {
            const face = document.querySelector('#rows .face.separated:has(.texts)');
            const texts = face.querySelector('.texts');
            const trailing = Math.max(...[...face.querySelectorAll('.trailing, .secondary, .accessory:not(.sign)')]
                .map((one) => one.getBoundingClientRect().right));
            return [texts.getBoundingClientRect().left + parseFloat(getComputedStyle(texts, '::after').width), trailing];
        }"""
    )
    assert abs(ends[0] - ends[1]) < 1


# On a busy machine, too, a page waits for its script before it is seen.
SHIFTS = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body:not(.begun) > * { animation-duration: 60s !important }');
    document.adoptedStyleSheets = [sheet];
    window.shifts = 0;
    new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shifts += value; })
        .observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.chromium("Firefox does not tell of what moves")
@pytest.mark.parametrize("size", sampled([PHONE, {}, {"viewport": {"width": 390, "height": 844}}]))
def test_nothing_moves_on_a_first_visit(open_page, size):
    # Nobody was at any of these pages, nor at their list.
    gallery = Gallery("--port", "0")
    try:
        for path in ("/mountains", "/emoji", "/row-animations", "/sort", "/million", "/reorder", "/inbox"):
            page = open_page(path, url=gallery.url, prepare=lambda page: page.add_init_script(SHIFTS), **size)
            assert page.page.evaluate("() => window.shifts") == 0, path
            page.page.close()
    finally:
        gallery.end()


@pytest.mark.exhaustive
@pytest.mark.chromium("other browsers may break lines as they will")
@pytest.mark.parametrize("path", ["/catalogue", "/wifi", "/letters"])
def test_no_word_of_a_note_stands_alone_in_its_last_line(open_page, path):
    page = open_page(path, viewport={"width": 360, "height": 844}, has_touch=True, is_mobile=True).page
    alone = page.locator("#rows :is(.secondary, .footer .text)").evaluate_all(
        """(texts) => texts.filter(({ firstChild }) => {
            const lines = [...firstChild.data.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => {
                const range = document.createRange();
                range.setStart(firstChild, index);
                range.setEnd(firstChild, index + word.length);
                return Math.round(range.getBoundingClientRect().top);
            });
            return lines.length > 3 && lines.at(-1) !== lines.at(-2);
        }).map((text) => text.textContent)"""
    )
    assert alone == []
