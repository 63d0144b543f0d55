"""Letters of another size than usual, as readers choose it for all pages: rows and controls grow along with them."""

import pytest
from playwright.sync_api import expect

from conftest import Gallery
from sampling import sampled
from test_axe import ENTRIES, PAGES
from touch import PHONE as TELEPHONE, swipe

FIRST = ["/million", "/mountains/K2", "/lanes"]
REST = [path for path in ["/", "files", *PAGES, *ENTRIES] if path not in FIRST]

# Lines of text that are cut, lie over each other, or leave their row, and such as end in a mark for what is left out.
FAULTS = """() => {
    const faults = new Set();
    const name = (one) => `${one.className || one.tagName} “${one.textContent.trim().slice(0, 30)}”`;
    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page is wider than its window');
    const lines = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: one, data } = walker.currentNode;
        if (!data.trim() || one.closest('script, style, svg, [inert], .leaving')) continue;
        if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of range.getClientRects()) {
            let { left, top, right, bottom } = box;
            // The upper and the lower end of a line's box is empty.
            const empty = 0.2 * box.height;
            for (let outer = one; outer && outer !== document.body; outer = outer.parentElement) {
                const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(outer);
                const endsEarly = overflowX !== 'visible' && textOverflow === 'ellipsis' && outer.scrollWidth > outer.clientWidth + 1;
                if (endsEarly && webkitLineClamp === 'none') faults.add(`${name(one)} ends early`);
                const clip = outer.getBoundingClientRect();
                if (overflowY !== 'visible') {
                    const isScrolled = ['auto', 'scroll'].includes(overflowY) || outer.matches('.viewport, .lane, .lane *') || webkitLineClamp !== 'none';
                    if (!isScrolled && clip.height > 2 && clip.top < innerHeight && (clip.top > top + empty || clip.bottom < bottom - empty)) {
                        faults.add(`${name(one)} is cut`);
                    }
                    [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
                }
                if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
            }
            if (right - left < 2 || bottom - top < 2 || bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) continue;
            const row = one.closest('.row')?.getBoundingClientRect();
            if (row && (box.top + empty < row.top - 1 || box.bottom - empty > row.bottom + 1)) faults.add(`${name(one)} is out of its row`);
            lines.push({ one, left: left + 1, right: right - 1, top: box.top + empty, bottom: Math.min(bottom, box.bottom - empty) });
        }
    }
    for (const [index, a] of lines.entries()) {
        for (const b of lines.slice(index + 1)) {
            if (a.one === b.one || a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom) continue;
            // What a bar or a pinned header covers is not seen.
            const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
            const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
            const [hit] = document.elementsFromPoint(x, y);
            const covers = [a, b].some(({ one }) => one.closest('.pinned, .bar, .toasts')?.contains(hit));
            if (!covers) faults.add(`${name(a.one)} and ${name(b.one)} lie over each other`);
        }
    }
    return [...faults];
}"""


def of_size(pixels):
    """Gives the page's letters a size before its programs run, as a browser's own setting does."""
    return lambda page: page.add_init_script(
        f"""new MutationObserver((_, observer) => {{
            if (!document.head) return;
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(':root {{ font-size: {pixels}px !important; }}');
            document.adoptedStyleSheets = [sheet];
            observer.disconnect();
        }}).observe(document, {{ childList: true, subtree: true }})"""
    )


@pytest.fixture(scope="module")
def browse(tmp_path_factory):
    folder = tmp_path_factory.mktemp("letters")
    (folder / "docs").mkdir()
    for number in range(12):
        (folder / f"file {number}.txt").write_text("x" * number)
    gallery = Gallery("browse", str(folder), "--port", "0")
    yield gallery
    gallery.end()


@pytest.mark.parametrize("path", sampled([*FIRST, *REST]))
def test_letters_of_one_and_a_half_times_and_twice_the_size_find_room(open_page, request, shot, path):
    url = request.getfixturevalue("browse").url if path == "files" else None
    found = {}
    for pixels in (24, 32):
        page = open_page(
            "/" if path == "files" else path, url=url, expect=path != "/", prepare=of_size(pixels), reduced_motion="reduce"
        )
        for width, height in [(1280, 800), (390, 844)]:
            page.page.set_viewport_size({"width": width, "height": height})
            if path != "/":
                page.page.evaluate(
                    """async () => {
                        for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
                        await diffable.ping();
                        await diffable.settled();
                    }"""
                )
            shot(page, f"letters-{pixels}-{width}{path.replace('/', '-')}")
            if faults := page.page.evaluate(FAULTS):
                found[pixels, width] = faults
    assert found == {}


def test_rows_of_a_fixed_height_grow_and_shrink_with_the_letters_while_the_page_is_open(open_page):
    page = open_page("/million")
    height = "() => diffable.rows[0].frame[3]"
    usual = page.page.evaluate(height)
    for size, factor in [("32px", 2), ("20px", 1.25), ("", 1)]:
        page.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
        page.page.wait_for_function(f"(expected) => ({height})() === expected", arg=usual * factor)


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/mountains", "/lanes"])
def test_on_a_telephone_names_on_cards_are_whole_at_twice_the_size_beside_their_pictures(open_page, path):
    page = open_page(path, prepare=of_size(32), viewport={"width": 390, "height": 844}).page
    cut = "(texts) => texts.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert page.locator("#rows .row .text").evaluate_all(cut) == []
    over = """(texts) => texts.filter((one) => one.getBoundingClientRect().right
        > one.closest('.face').getBoundingClientRect().right - 8).map((one) => one.textContent)"""
    assert page.locator("#rows .face.card .text").evaluate_all(over) == []
    widths = page.locator("#rows .row:has(.image)").evaluate_all(
        "(rows) => rows.map((row) => [row.querySelector('.text').textContent, row.querySelector('.image').offsetWidth])")
    # The longest word of all leaves its picture less.
    least = {"Kangchenjunga": 40}
    assert widths and all(least.get(name, 58) <= width <= 66 for name, width in widths), widths


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [390, 820])
def test_the_words_of_a_slider_stand_below_it_at_twice_the_size(open_page, width):
    page = open_page("/sort", prepare=of_size(32), viewport={"width": width, "height": 844}).page
    slider, words = (page.locator(f".slider {one}").bounding_box() for one in ("input", "output"))
    assert words["y"] >= slider["y"] + slider["height"] and slider["width"] >= 320


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
def test_figures_below_a_name_begin_where_it_does_whatever_column_is_empty(open_page, browse):
    page = open_page("/", url=browse.url, prepare=of_size(32), viewport={"width": 820, "height": 1180}).page
    row = page.locator("#rows .row", has_text="docs")
    text, figure = row.evaluate(WORDS, [".text", ".column:not(:empty)"])
    assert figure == pytest.approx(text, abs=1)


@pytest.mark.exhaustive
def test_the_kind_of_a_file_stays_on_one_line_at_twice_the_size_and_what_else_is_known_is_whole(open_page, tmp_path):
    (tmp_path / "some.bin").write_bytes(bytes(range(256)))
    gallery = Gallery("browse", str(tmp_path), "--port", "0")
    try:
        page = open_page("/some.bin", url=gallery.url, prepare=of_size(32), viewport={"width": 390, "height": 844})
        label = page.page.locator(".screen.presented .row .text").get_by_text("Data", exact=True)
        line = label.evaluate("(one) => one.getClientRects().length === 1 && one.offsetHeight < 1.5 * parseFloat(getComputedStyle(one).lineHeight)")
        assert line
        known = page.page.locator(".screen.presented .row", has_text="256 bytes").locator(".secondary")
        expect(known).to_contain_text("Modified")
        assert known.evaluate_all(CUT) == []
    finally:
        gallery.end()


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "screen": {"width": 820, "height": 1180}, "has_touch": True}
# What of an element's own lines lies out of it.
CUT = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"


def sizes(page, selectors):
    """The widths of elements, and of what is drawn before them."""
    return page.evaluate(
        """(selectors) => selectors.map((selector) => {
            const [element, pseudo] = selector.split('::');
            const style = getComputedStyle(document.querySelector(element), pseudo && `::${pseudo}`);
            return parseFloat(style.width);
        })""",
        selectors,
    )


def set_size(page, pixels):
    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{pixels}px")


@pytest.mark.exhaustive
def test_the_subject_of_a_reply_is_seen_whole(open_page, shot):
    letter = open_page("/inbox/28", **PHONE)
    set_size(letter.page, 32)
    letter.button("Reply").click()
    subject = letter.page.get_by_role("textbox", name="Subject")
    expect(subject).to_have_value("Re: Pictures, roll 28")
    letter.settle()
    assert subject.evaluate("(field) => field.scrollWidth <= field.clientWidth")
    shot(letter, "inbox-reply-large")


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
def test_signs_grow_with_letters_in_sheets_and_at_rows(open_page):
    sheet = open_page("/share/sheet", expect=False, **PHONE).page
    cross = [".sheet .back::before"]
    sheet.locator(".sheet .back").wait_for()
    usual = sizes(sheet, cross)
    set_size(sheet, 32)
    assert sizes(sheet, cross) == pytest.approx([1.5 * size for size in usual], abs=0.5)
    page = open_page("/together", **PHONE).page
    grip = [".accessory.reorder", ".accessory.reorder::before"]
    usual = sizes(page, grip)
    set_size(page, 32)
    assert sizes(page, grip) == pytest.approx([2 * size for size in usual], abs=0.5)


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
def test_pictures_of_pages_show_whole_names_at_twice_the_size(open_page):
    page = open_page("/", expect=False, prepare=of_size(32), viewport={"width": 390, "height": 844}).page
    name = page.locator(".preview .text").get_by_text("Mount Everest", exact=True)
    name.wait_for()
    assert name.evaluate_all(CUT) == []


@pytest.mark.exhaustive
def test_pictures_of_pages_are_drawn_anew_where_letters_change(open_page):
    page = open_page("/", expect=False).page
    name = page.locator(".preview .text").get_by_text("Mount Everest", exact=True)
    name.wait_for()
    height = name.bounding_box()["height"]
    set_size(page, 32)
    page.wait_for_function("() => [...document.querySelectorAll('.stage')].some(({ style }) => parseFloat(style.width) > 900)")
    # As large as before, in a picture as wide.
    assert name.evaluate_all(CUT) == [] and name.bounding_box()["height"] == pytest.approx(height, rel=0.15)


@pytest.mark.exhaustive
def test_a_place_search_says_what_it_finds_by_at_twice_the_size(open_page, browse):
    page = open_page("/", url=browse.url, prepare=of_size(32)).page
    assert page.evaluate(SHORT) == []
    places = page.locator("#sidebar").bounding_box()["width"]
    assert places > 300


@pytest.mark.exhaustive
def test_a_name_below_a_picture_breaks_where_it_does_at_the_usual_size(open_page):
    page = open_page("/emoji").page
    name = page.locator(".face.avatar .text").get_by_text("Evergreen tree", exact=True)
    lines = "(one) => Math.round(one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight))"
    usual = name.evaluate(lines)
    set_size(page, 32)
    page.wait_for_function("(usual) => document.querySelector('.row:has(.avatar)').offsetHeight > 200", arg=usual)
    assert name.evaluate(lines) == usual == 2


@pytest.mark.exhaustive
def test_a_name_beside_a_figure_keeps_to_one_line_at_somewhat_large_letters(open_page):
    page = open_page("/mountains/K2", expect=False, prepare=of_size(20), **PHONE).page
    page.locator(".screen.presented .row").first.wait_for()
    page.keyboard.press("End")
    name = page.locator(".screen.presented .face.cell:has(> .image) .text", has_text="Kangchenjunga")
    # Where it is longer than that, dots stand for the rest.
    assert name.evaluate("(one) => Math.round(one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight))") == 1


@pytest.mark.exhaustive
def test_on_a_telephone_whereabouts_of_mountains_are_whole_at_the_usual_size(open_page):
    page = open_page("/letters", **PHONE).page
    assert page.locator("#rows .secondary").evaluate_all(CUT) == []


# Where parts of a row stand, from its edges.
PLACES = """(row, names) => {
    const edge = row.getBoundingClientRect();
    return Object.fromEntries(names.map((name) => {
        const { left, right, top, bottom } = row.querySelector(name).getBoundingClientRect();
        return [name, { left: left - edge.left, right: edge.right - right, top: top - edge.top, bottom: edge.bottom - bottom }];
    }));
}"""


@pytest.mark.parametrize(
    "path, figure", sampled([("/inbox", ".label"), ("/letters", ".columns"), ("/long", ".columns"), ("/million", ".columns")])
)
@pytest.mark.exhaustive
def test_a_figure_stands_below_large_texts_where_they_begin_and_what_leads_on_stays_in_the_middle(open_page, path, figure):
    page = open_page(path, prepare=of_size(32), **TELEPHONE).page
    row = page.locator(f"#rows .row:has({figure})").first
    places = row.evaluate(PLACES, [".texts", figure])
    assert places[figure]["left"] == pytest.approx(places[".texts"]["left"], abs=1)
    assert places[figure]["bottom"] < places[".texts"]["bottom"]
    if path != "/million":
        places = row.evaluate(PLACES, [".trailing > :is(.indicator, .reorder)"])
        end = places[".trailing > :is(.indicator, .reorder)"]
        assert end["top"] == pytest.approx(end["bottom"], abs=2)
        assert abs(end["right"]) <= 20


@pytest.mark.exhaustive
def test_a_picture_grows_along_with_letters_and_begins_where_texts_do(open_page):
    page = open_page("/letters", **TELEPHONE).page
    picture = page.locator("#rows .row .picture").first
    usual = picture.evaluate("(one) => one.offsetWidth")
    set_size(page, 32)
    page.wait_for_function("(usual) => document.querySelector('#rows .row .picture').offsetWidth === 1.5 * usual", arg=usual)
    assert picture.bounding_box()["x"] == 16


@pytest.mark.parametrize("path", sampled(["/inbox", "/reminders", "/together"]))
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
    # Letters of the usual size find room.
    set_size(page, 16)
    page.wait_for_function(begins, arg=56)


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [16, 24, 32])
def test_in_a_column_of_a_tablet_all_buttons_stand_on_one_line(open_page, size):
    page = open_page("/inbox", prepare=of_size(size), **TABLET).page
    middles = page.locator("#root > .bar :is(.back, .refresh-button, .controls > .button)").evaluate_all(
        """(all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
            .map(({ top, bottom }) => (top + bottom) / 2)"""
    )
    assert len(middles) == 4 and max(middles) - min(middles) < 1


@pytest.mark.exhaustive
def test_large_pictures_above_a_text_are_in_a_menu_and_its_path_breaks_between_parts(open_page, tmp_path):
    folder = tmp_path / "of a name that goes on to the end of the line and on"
    folder.mkdir()
    (folder / "Notes.txt").write_text("Hello")
    gallery = Gallery("browse", str(folder), "--port", "0")
    try:
        page = open_page("/Notes.txt", url=gallery.url, prepare=of_size(32), **TELEPHONE).page
        bar = page.locator(".screen.presented > .bar")
        bar.get_by_role("button", name="More").click()
        assert page.get_by_role("menuitem").all_inner_texts() == ["Download", "Copy", "Copy Path"]
        caption = page.locator(".screen.presented .screen-caption")
        lines = caption.evaluate(
            """(one) => [...one.childNodes].filter(({ data }) => data === 'Notes.txt').map((text) => {
                const range = document.createRange();
                range.selectNodeContents(text);
                return range.getClientRects().length;
            })"""
        )
        assert lines == [1]
    finally:
        gallery.end()


@pytest.mark.exhaustive
def test_a_search_ends_where_its_bar_does_at_twice_the_size(open_page, browse):
    page = open_page("/", url=browse.url, prepare=of_size(32), **TELEPHONE).page
    assert page.locator(".search").evaluate("(one) => one.getBoundingClientRect().right") == 374


@pytest.mark.exhaustive
def test_names_beside_a_list_of_places_are_whole_at_twice_the_size(open_page, tmp_path):
    (tmp_path / "Photographs of a long journey in 2025").mkdir()
    gallery = Gallery("browse", str(tmp_path), "--port", "0")
    try:
        page = open_page("/", url=gallery.url, prepare=of_size(32)).page
        name = page.locator("#rows .row .text").first
        for width in (1280, 1024, 820):
            page.set_viewport_size({"width": width, "height": 768})
            page.evaluate("async () => { await diffable.ping(); await diffable.settled(); }")
            assert name.evaluate("(one) => getComputedStyle(one, '::before').content") == "none"
            assert name.evaluate_all(CUT) == [] and name.bounding_box()["height"] > 60
    finally:
        gallery.end()


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/inbox", "/reminders"])
@pytest.mark.parametrize("by", [-200, 200])
def test_what_a_swipe_uncovers_is_whole_and_large_enough_at_twice_the_size(open_page, shot, path, by):
    page = open_page(path, prepare=of_size(32), **TELEPHONE)
    swipe(page, page.grid.locator(".row.swipeable").first, by)
    buttons = page.page.locator(".swipe-button")
    buttons.first.wait_for()
    page.settle()
    shot(page, f"swipe-200{path.replace('/', '-')}{by}")
    for button in buttons.all():
        box = button.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44
        assert button.evaluate("""(one) => [...one.querySelectorAll('.swipe-image, .swipe-title')]
            .filter((part) => part.checkVisibility()).every((part) => {
                const [inner, outer] = [part, one].map((each) => each.getBoundingClientRect());
                return inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
            })""")


@pytest.mark.exhaustive
def test_a_message_says_what_was_done_to_its_end_at_twice_the_size(open_page):
    page = open_page("/inbox", prepare=of_size(32), **TELEPHONE)
    swipe(page, page.grid.locator(".row.swipeable").first, -200)
    page.page.get_by_role("button", name="Delete").last.tap()
    text = page.page.locator(".toast > span")
    expect(text).to_contain_text("deleted")
    assert text.evaluate("(text) => text.scrollHeight <= text.clientHeight + 1")


@pytest.mark.exhaustive
def test_a_column_beside_the_rows_has_room_for_whole_words_at_twice_the_size(open_page):
    page = open_page("/reorder", prepare=of_size(32)).page
    heading = page.locator("#sidebar .text").get_by_text("Transactions", exact=True)
    assert heading.evaluate("(one) => one.offsetHeight < 1.5 * parseFloat(getComputedStyle(one).lineHeight)")


@pytest.mark.exhaustive
def test_on_a_telephone_pages_stand_beside_each_other_only_where_letters_leave_them_room(open_page):
    page = open_page("/", expect=False, **TELEPHONE).page
    columns = "() => new Set([...document.querySelectorAll('.pages > li')].map((one) => one.offsetLeft)).size"
    assert page.evaluate(columns) == 2
    set_size(page, 32)
    assert page.evaluate(columns) == 1


# Words of texts that are seen, and go on in the next line without a sign that parts them.
BROKEN = """() => [...document.querySelectorAll('.text, .secondary, .title, .label')].flatMap((one) => {
    const { firstChild } = one;
    if (!(firstChild instanceof Text) || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    return [...firstChild.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => word);
})"""

# Fields that don't show the whole of what they say of themselves.
SHORT = """() => [...document.querySelectorAll('input')].filter((one) => {
    const drawing = document.createElement('canvas').getContext('2d');
    drawing.font = getComputedStyle(one).font;
    return one.checkVisibility() && drawing.measureText(one.placeholder).width > one.clientWidth;
}).map((one) => one.placeholder)"""


@pytest.mark.parametrize("path", sampled(["/wifi", "/reminders", "/chapters"]))
def test_no_word_is_broken_for_what_stands_beside_it_at_twice_the_size(open_page, path):
    page = open_page(path, viewport={"width": 350, "height": 2400})
    set_size(page.page, 32)
    page.settle()
    assert page.page.evaluate(BROKEN) == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", [*FIRST, *REST])
def test_on_a_tablet_words_are_whole_and_no_name_is_cut_at_one_and_a_half_times_and_twice_the_size(open_page, request, shot, path):
    url = request.getfixturevalue("browse").url if path == "files" else None
    found = {}
    for pixels in (24, 32):
        page = open_page(
            "/" if path == "files" else path, url=url, expect=path != "/", prepare=of_size(pixels), reduced_motion="reduce", **TABLET
        )
        shot(page, f"letters-{pixels}-tablet{path.replace('/', '-')}")
        if faults := [fault for script in (FAULTS, BROKEN, SHORT) for fault in page.page.evaluate(script)]:
            found[pixels] = faults
    assert found == {}


@pytest.mark.exhaustive
def test_what_finds_room_beside_a_short_name_stays_there_at_twice_the_size(open_page):
    chapters = open_page("/chapters", **PHONE)
    set_size(chapters.page, 32)
    chapters.settle()
    row = chapters.row("Tides")
    name, signs = (row.locator(part).bounding_box() for part in (".text", ".trailing"))
    assert abs(name["y"] + name["height"] / 2 - signs["y"] - signs["height"] / 2) < 2


@pytest.mark.exhaustive
def test_what_only_keeps_room_takes_none_below_large_texts(open_page):
    mountain = open_page("/mountains/Kangchenjunga", expect=False, viewport={"width": 390, "height": 3000})
    set_size(mountain.page, 32)
    compared = mountain.page.locator(".screen.presented .face.pictured:has(> .columns)")
    expect(compared.nth(2)).to_be_visible()
    mountain.settle()
    heights = compared.evaluate_all("(faces) => faces.map((one) => one.offsetHeight)")
    assert max(heights) - min(heights) < 2


# Where words begin, whatever box they stand in.
WORDS = """(row, parts) => parts.map((part) => {
    const range = document.createRange();
    range.selectNodeContents(row.querySelector(part));
    return range.getBoundingClientRect().left;
})"""


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
@pytest.mark.parametrize("path, part", [("custom-cells", ".trailing > .label"), ("bar-and-menus", ".trailing > .button")])
def test_what_stands_below_large_texts_begins_where_they_do(open_page, path, part):
    page = open_page(f"/catalogue/{path}", expect=False, prepare=of_size(32), **TELEPHONE).page
    row = page.locator(".screen.presented .row", has_text="Mercury")
    row.wait_for()
    text, below = row.evaluate(WORDS, [".text", part])
    assert below == pytest.approx(text, abs=1)


@pytest.mark.exhaustive
def test_a_count_of_large_letters_has_its_line_where_a_list_is_shared(open_page):
    one, _ = (open_page("/million", prepare=of_size(32), **TELEPHONE).page for _ in range(2))
    expect(one.locator("#root .viewers")).to_have_text("Shared by 2")
    expect(one.locator("#status")).to_have_text("1,000,000 rows", timeout=60_000)
    assert one.locator("#status").evaluate("(status) => status.offsetHeight < 1.5 * parseFloat(getComputedStyle(status).lineHeight)")


@pytest.mark.exhaustive
def test_what_stands_beside_large_texts_stands_at_one_place_in_all_rows(open_page):
    wifi = open_page("/wifi", prepare=of_size(32), **TELEPHONE)
    wifi.page.locator("#rows .row:has(.detail)").nth(4).wait_for()
    marks = wifi.page.locator("#rows .face:has(.detail)").evaluate_all(
        """(faces) => faces.map((face) => {
            const [text, mark] = ['.text', '.trailing > .image'].map((part) => face.querySelector(part).getBoundingClientRect());
            return [mark.left - text.left, mark.top >= text.bottom - 12];
        })"""
    )
    assert len(marks) > 4 and all(abs(x) < 1 and is_below for x, is_below in marks), marks
    # A lock and a signal belong together.
    gap = """(faces) => faces.map((face) => [...face.querySelectorAll('.trailing > .image')].map((one) => one.getBoundingClientRect()))
        .filter(({ length }) => length === 2).map(([lock, signal]) => signal.left - lock.right)"""
    assert {*wifi.page.locator("#rows .face:has(.detail)").evaluate_all(gap)} == {4}
    # What leads on stands at the end of all rows, and the star of one below its name, also where rows are set in.
    emoji = open_page("/emoji", prepare=of_size(32), **TELEPHONE)
    emoji.row("Smileys").locator(".disclosure").tap()
    emoji.settle()
    face = emoji.page.locator("#rows .face:has(.trailing > .image)").first
    assert face.evaluate(
        """(face) => {
            const [row, text, star, end] = [face, ...['.text', '.trailing > .image', '.indicator'].map((part) => face.querySelector(part))]
                .map((one) => one.getBoundingClientRect());
            return [Math.abs(star.left - text.left) < 4, star.top >= text.bottom - 4, Math.abs(end.top + end.bottom - row.top - row.bottom) < 4];
        }"""
    ) == [True, True, True]
    reminders = open_page("/reminders", prepare=of_size(32), **TELEPHONE).page
    below = reminders.locator("#rows .face:has(.toggle)").evaluate_all(
        """(faces) => faces.map((face) => ['.toggle', '.texts'].map((part) => face.querySelector(part).getBoundingClientRect()))
            .map(([toggle, { bottom }]) => toggle.top > bottom - 2)"""
    )
    assert len(below) > 3 and all(below)
    cells = open_page("/catalogue/custom-cells", expect=False, prepare=of_size(32), **TELEPHONE).page
    face = cells.locator(".screen.presented .row", has_text="Mercury").locator(".face")
    ends = face.evaluate("""(face) => ['.progress', '.texts'].map((part) => face.querySelector(part).getBoundingClientRect().right)""")
    assert ends[0] == ends[1]


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, text", [("flow-layout", "Pear"), ("badges", "12")])
def test_ends_are_round_whatever_the_size_of_letters(open_page, path, text):
    page = open_page(f"/catalogue/{path}", expect=False, prepare=of_size(32), **TELEPHONE).page
    face = page.locator(".screen.presented .row", has_text=text).first.locator(".face")
    face.wait_for()
    radius, height, top = face.evaluate(
        "(one) => [parseFloat(getComputedStyle(one).borderRadius), one.offsetHeight, one.getBoundingClientRect().top]"
    )
    assert radius >= height / 2
    bar = page.locator(".screen.presented > .bar").bounding_box()
    assert top >= bar["y"] + bar["height"], "no bar cuts it"


@pytest.mark.exhaustive
def test_a_sign_before_a_large_text_keeps_within_its_room(open_page):
    page = open_page("/wifi", prepare=of_size(32), **TELEPHONE).page
    room, sign = (page.locator(f"#rows .leading {part}").first.bounding_box() for part in ("> .reserved", ".symbol"))
    assert sign["width"] <= room["width"] and sign["x"] >= room["x"]


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
