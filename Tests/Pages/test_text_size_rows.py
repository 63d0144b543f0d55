"""Letters of another size than usual in rows: what stands beside each other, below each other, and on cards."""

import pytest
from playwright.sync_api import expect

from gallery import Gallery
from sampling import sampled
from test_design import edges
from textsize import BROKEN, CUT, PHONE, TABLET, browse, of_size, set_size  # noqa: F401  (fixtures)
from touch import PHONE as TELEPHONE, swipe


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
    # The picture on a card of a lane lies behind its words.
    assert page.locator("#rows .image").count() > 0 or path == "/lanes"
    widths = page.locator("#rows .row:has(.image)").evaluate_all(
        "(rows) => rows.map((row) => [row.querySelector('.text').textContent, row.querySelector('.image').offsetWidth])")
    # The longest word of all leaves its picture less, which keeps its shape.
    least = {"Kangchenjunga": 40}
    assert all(least.get(name, 58) <= width <= 66 for name, width in widths), widths
    shapes = page.locator("#rows .row .image").evaluate_all("(all) => all.map((one) => getComputedStyle(one).borderRadius)")
    assert set(shapes) <= {"27%"}
    # In the narrowest window there is room for a name alone.
    page.set_viewport_size({"width": 320, "height": 844})
    page.wait_for_function("() => diffable.viewport.width < 300")
    page.evaluate("() => diffable.ping()")
    page.evaluate("() => diffable.settled()")
    assert page.locator("#rows .row .text").evaluate_all(cut) == []
    assert page.locator("#rows .face.card .text").evaluate_all(over) == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, text", [("/emoji", "Nature"), ("/reminders", "Wax the boots"), ("/wifi", "Wi-Fi")])
def test_lines_start_under_the_texts_and_stay_thin_at_twice_the_size(open_page, path, text):
    page = open_page(path, prepare=of_size(32))
    line, start, width = edges(page, text)
    assert line == pytest.approx(start, abs=0.5) and 0 < width <= 1


@pytest.mark.exhaustive
def test_figures_below_a_name_begin_where_it_does_whatever_column_is_empty(open_page, browse):
    page = open_page("/", url=browse.url, prepare=of_size(32), viewport={"width": 820, "height": 1180}).page
    row = page.locator("#rows .row", has_text="docs")
    text, figure = row.evaluate(WORDS, [".text", ".column:not(:empty, .blank)"])
    assert figure == pytest.approx(text, abs=1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [16, 20, 24, 32])
def test_on_a_tablet_files_begin_where_folders_do_and_the_bar_cuts_nothing(open_page, browse, size):
    page = open_page("/", url=browse.url, prepare=of_size(size), **TABLET).page
    (folder, folder_image), (file, file_image) = [
        page.locator("#rows .row", has_text=name).evaluate("""(row) => ['.text', '.image'].map((part) => {
            const { left, width } = row.querySelector(part).getBoundingClientRect();
            return part === '.text' ? left : left + width / 2;
        })""") for name in ["docs", "file 0.txt"]]
    assert file == pytest.approx(folder, abs=0.5) and file_image == pytest.approx(folder_image, abs=0.5)
    switch = page.get_by_role("switch").evaluate("""(one) => {
        const bar = one.closest('.bar').getBoundingClientRect();
        return [one.getBoundingClientRect().bottom, bar.bottom];
    }""")
    assert switch[0] <= switch[1], switch


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


@pytest.mark.exhaustive
def test_a_name_below_a_picture_breaks_where_it_does_at_the_usual_size(open_page):
    page = open_page("/share/sheet", expect=False).page
    name = page.locator(".face.avatar .text").get_by_text("Ada Lovelace", exact=True)
    lines = "(one) => Math.round(one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight))"
    usual = name.evaluate(lines)
    set_size(page, 32)
    page.wait_for_function("() => document.querySelector('.row:has(.avatar)').offsetHeight > 160")
    assert name.evaluate(lines) == usual == 2


@pytest.mark.exhaustive
@pytest.mark.parametrize("pixels", [24, 32])
def test_signs_at_the_ends_of_rows_stand_in_one_line_in_a_narrow_window(open_page, pixels):
    # What is seen under a pointer only is there, unlike on a telephone.
    page = open_page("/reminders", viewport={"width": 390, "height": 844}, prepare=of_size(pixels)).page
    places = page.locator("#rows .row .sign").evaluate_all(
        """(signs) => signs.map((sign) => {
            const [{ left, right, top, bottom }, row] = [sign, sign.closest('.row')].map((one) => one.getBoundingClientRect());
            return [Math.round((left + right) / 2), Math.round((top + bottom - row.top - row.bottom) / 2)];
        })"""
    )
    assert len(places) > 5 and len({x for x, _ in places}) == 1 and all(abs(y) <= 1 for _, y in places), places
    # A flag stands below where the text begins.
    flagged = page.locator("#rows .row").filter(has_text="Find the compass")
    text, flag = (flagged.locator(part).bounding_box() for part in (".text", ".trailing > .image > .symbol"))
    assert flag["x"] == pytest.approx(text["x"], abs=1)


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


@pytest.mark.exhaustive
def test_what_is_done_with_a_text_stays_below_large_letters_and_its_path_breaks_between_parts(open_page, tmp_path):
    folder = tmp_path / "of a name that goes on to the end of the line and on"
    folder.mkdir()
    (folder / "Notes.txt").write_text("Hello")
    gallery = Gallery("browse", str(folder), "--port", "0")
    try:
        page = open_page("/Notes.txt", url=gallery.url, prepare=of_size(32), **TELEPHONE).page
        toolbar = page.locator(".screen.presented > .toolbar")
        names = ["Download", "Copy", "Copy Path", "Previous File", "Next File"]
        assert [one.get_attribute("title") for one in toolbar.locator("button").all()] == names
        assert toolbar.evaluate("(one) => one.scrollWidth <= one.clientWidth")
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
def test_a_column_beside_the_rows_has_room_for_whole_words_at_twice_the_size(open_page):
    page = open_page("/reorder", prepare=of_size(32)).page
    heading = page.locator("#sidebar .text").get_by_text("Transactions", exact=True)
    assert heading.evaluate("(one) => one.offsetHeight < 1.5 * parseFloat(getComputedStyle(one).lineHeight)")


@pytest.mark.parametrize("path", sampled(["/wifi", "/reminders", "/chapters"]))
def test_no_word_is_broken_for_what_stands_beside_it_at_twice_the_size(open_page, path):
    page = open_page(path, viewport={"width": 350, "height": 2400})
    set_size(page.page, 32)
    page.settle()
    assert page.page.evaluate(BROKEN) == []


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
@pytest.mark.parametrize("path, part", [("custom-cells", ".trailing > .label"), ("bar-and-menus", ".trailing > .button")])
def test_what_stands_below_large_texts_begins_where_they_do(open_page, path, part):
    page = open_page(f"/catalogue/{path}", expect=False, prepare=of_size(32), **TELEPHONE).page
    row = page.locator(".screen.presented .row", has_text="Mercury")
    row.wait_for()
    text, below = row.evaluate(WORDS, [".text", part])
    assert below == pytest.approx(text, abs=1)


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
    # A bell stands in the middle of each row's end, and a bar below the name.
    bells = reminders.locator("#rows .face:has(.sign)").evaluate_all(
        """(faces) => faces.map((face) => [face, ...['.sign', '.texts', '.progress'].map((part) => face.querySelector(part))]
            .map((one) => one?.getBoundingClientRect())).map(([row, bell, texts, bar]) =>
                [bell.right, Math.abs(bell.top + bell.bottom - row.top - row.bottom) < 4, !bar || bar.top > texts.bottom - 2])"""
    )
    assert len(bells) > 3 and {(is_middle, is_below) for _, is_middle, is_below in bells} == {(True, True)}, bells
    assert max(right for right, *_ in bells) - min(right for right, *_ in bells) < 1, bells
    cells = open_page("/catalogue/custom-cells", expect=False, prepare=of_size(32), **TELEPHONE).page
    face = cells.locator(".screen.presented .row", has_text="Mercury").locator(".face")
    ends = face.evaluate("""(face) => ['.progress', '.texts'].map((part) => face.querySelector(part).getBoundingClientRect().right)""")
    assert ends[0] == ends[1]


@pytest.mark.exhaustive
def test_a_sign_before_a_large_text_keeps_within_its_room(open_page):
    page = open_page("/wifi", prepare=of_size(32), **TELEPHONE).page
    room, sign = (page.locator(f"#rows .leading {part}").first.bounding_box() for part in ("> .reserved", ".symbol"))
    assert sign["width"] <= room["width"] and sign["x"] >= room["x"]


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "path, text",
    [("/chapters", "Foreword"), ("/chapters", "Tides"), ("/chapters", "Spring Tides"), ("/reorder", "Main Station")])
def test_a_grip_stays_beside_a_name_in_the_narrowest_window_at_twice_the_size(open_page, path, text):
    page = open_page(path, prepare=of_size(32), viewport={"width": 320, "height": 640})
    face, words, grip = (page.row(text).locator(part).bounding_box() for part in (".face", ".texts", ".reorder"))
    assert abs(grip["y"] + grip["height"] / 2 - face["y"] - face["height"] / 2) < 3
    assert words["y"] + words["height"] <= face["y"] + face["height"]
    assert grip["width"] >= 44


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("path", ["/reorder", "/together", "/chapters"])
def test_words_keep_from_a_grip_as_pictures_do_on_a_telephone_at_twice_the_size(open_page, path):
    page = open_page(path, prepare=of_size(32), **TELEPHONE).page
    gaps = page.locator("#rows .face:has(.reorder)").evaluate_all(
        """(faces) => faces.map((face) => {
            const grip = face.querySelector('.reorder');
            const { left, width } = grip.getBoundingClientRect();
            const start = left + (width - parseFloat(getComputedStyle(grip, '::before').width)) / 2;
            const ends = [...face.querySelectorAll('.text, .secondary')].flatMap(({ firstChild }) =>
                [...firstChild.data.matchAll(/\\S+/g)].map(({ 0: word, index }) => {
                    const range = document.createRange();
                    range.setStart(firstChild, index);
                    range.setEnd(firstChild, index + word.length);
                    return range.getBoundingClientRect().right;
                }));
            return [face.textContent, Math.round(start - Math.max(...ends))];
        })"""
    )
    assert len(gaps) > 5 and [(text, gap) for text, gap in gaps if gap < 12] == []


# The letters that lines begin and end with, and the dots that are drawn at the ends of lines.
LINE_ENDS = """(texts) => texts.flatMap((text) => {
    const places = [];
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let index = 0; index < node.data.length; index += 1) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const { top, bottom, width } = range.getBoundingClientRect();
            const blank = node.parentElement.closest('.dotted');
            if (width > 2) places.push([blank ? '·' : node.data[index], (top + bottom) / 2]);
        }
    }
    const letters = places.filter(([letter]) => letter.trim());
    return letters.flatMap(([letter, y], index) => {
        const next = letters[index + 1];
        return next && next[1] > y + 8 ? [letter, next[0]] : [];
    });
})"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [16, 24, 32])
@pytest.mark.parametrize("path", ["/long", "/million", "/letters", "/mountains"])
def test_no_line_begins_or_ends_with_the_dot_between_two_parts(open_page, path, size):
    page = open_page(path, prepare=of_size(size), viewport={"width": 390, "height": 2400})
    for width in (390, 360, 320):
        page.page.set_viewport_size({"width": width, "height": 2400})
        page.settle()
        texts = page.page.locator("#rows .secondary")
        # Whoever finds or copies it finds the dot, too.
        assert " · " in texts.first.inner_text()
        ends = texts.evaluate_all(LINE_ENDS)
        assert "·" not in ends, (width, "".join(ends))
    assert size < 32 or len(ends) > 3


@pytest.mark.exhaustive
def test_a_dot_between_two_parts_is_drawn_where_both_stand_in_one_line(open_page):
    page = open_page("/million").page
    text = page.locator("#rows .secondary").first
    assert text.inner_text() == "No. 1 · Vienna · Nov\N{NO-BREAK SPACE}20"
    widths = text.locator(".dotted").evaluate_all("(all) => all.map((one) => one.offsetWidth)")
    assert len(widths) == 2 and all(8 <= width <= 14 for width in widths), widths


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/million", "/long", "/letters", "/catalogue/table-with-columns"])
def test_figures_stand_below_large_texts_in_the_narrowest_windows(open_page, path):
    opened = open_page(path, expect=False, prepare=of_size(32), viewport={"width": 320, "height": 1200}, has_touch=True, is_mobile=True)
    rows = opened.page.locator(".screen:not(.covered)").last.locator(".row:has(.columns)")
    expect(rows.nth(3)).to_be_visible()
    opened.settle()
    for row in rows.all()[:4]:
        places = row.evaluate(PLACES, [".texts", ".column:not(:empty, .blank)"])
        text, figure = places.values()
        assert figure["left"] == pytest.approx(text["left"], abs=1) and text["bottom"] > figure["bottom"] >= 8, (path, places)
    assert rows.locator(":is(.text, .secondary, .column):visible").evaluate_all(CUT) == []


@pytest.mark.exhaustive
def test_no_word_meets_what_leads_on_in_the_narrowest_windows(open_page):
    page = open_page("/letters", prepare=of_size(32), viewport={"width": 320, "height": 1200}, has_touch=True, is_mobile=True).page
    gaps = page.locator("#rows .face:has(.columns)").evaluate_all(
        """(faces) => faces.map((face) => {
            const [row, texts] = [face, face.querySelector('.texts')].map((one) => one.getBoundingClientRect());
            const mark = face.querySelector('.indicator')?.getBoundingClientRect();
            return (mark?.width ? mark.left : row.right) - texts.right;
        })"""
    )
    assert len(gaps) > 3 and min(gaps) >= 0, gaps
    assert page.evaluate(BROKEN) == [] and page.locator("#rows .text").evaluate_all(CUT) == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/catalogue/headers-and-footers", "/catalogue/list-appearances"])
def test_names_are_whole_in_a_narrow_window_at_twice_the_size(open_page, path):
    opened = open_page(path, expect=False, prepare=of_size(32), viewport={"width": 320, "height": 3000}, has_touch=True)
    page = opened.page
    texts = page.locator(".presented .row :is(.text, .secondary)")
    expect(texts.nth(6)).to_be_visible()
    opened.settle()
    opened.wait_for_rest()
    assert texts.evaluate_all(CUT) == [] and page.evaluate(BROKEN) == []
    # What fits is as large as it was.
    sizes = texts.evaluate_all("(all) => all.map((one) => getComputedStyle(one).fontSize)")
    assert sizes.count("32px") > len(sizes) / 2, sizes
