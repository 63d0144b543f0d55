"""What is in a file: texts, pictures and others, as they are shown."""

import pathlib
import re

import pytest
from playwright.sync_api import expect

from axe import violations
from filepage import browse, directory, files  # noqa: F401  (fixtures)
from filework import a_picture, box, mine, work  # noqa: F401  (fixtures)
from test_looks import open_mirrored  # noqa: F401  (fixture)
from touch import PHONE


@pytest.mark.exhaustive
def test_a_preview_says_what_the_file_says_now(work, mine):
    (mine / "now.txt").write_text("Alpenrose\n")
    work.row("now.txt").locator(".text").dblclick()
    expect(work.page.get_by_text("Alpenrose")).to_be_visible()
    (mine / "now.txt").write_text("Arnica\nEdelweiss\n")
    expect(work.page.get_by_text("Edelweiss")).to_be_visible()
    expect(work.page.get_by_text("Alpenrose")).to_have_count(0)
    (mine / "now.txt").unlink()
    expect(work.page.get_by_text("This File Is Gone")).to_be_visible()
    (mine / "now.txt").write_text("Gentian\n")
    expect(work.page.get_by_text("Gentian")).to_be_visible()
    expect(work.page.get_by_text("This File Is Gone")).to_be_hidden()


def test_a_text_is_shown_with_the_numbers_of_its_lines(work, mine, shot):
    (mine / "poem.txt").write_text("".join(f"line {number}\n" for number in range(1, 200_001)))
    work.row("poem.txt").locator(".text").dblclick()
    page = work.page
    expect(page.get_by_role("heading", name="poem.txt")).to_be_visible()
    top = page.locator(".screen.presented")
    expect(top.locator(".status")).to_contain_text("200,000 lines")
    expect(top.get_by_text("line 1", exact=False).first).to_be_visible()
    field = page.get_by_role("textbox", name="Go to line")
    field.fill("150000")
    field.press("Enter")
    expect(top.get_by_text("line 150000", exact=False)).to_be_visible()
    shot(work, "files-text")
    expect(page).to_have_url(re.compile(r"/poem\.txt\?at=149999"))
    page.reload()
    expect(top.get_by_text("line 150000", exact=False)).to_be_visible()
    page.get_by_role("button", name="Back to").click()
    expect(work.row("poem.txt")).to_be_visible()
    expect(top).to_have_count(0)


def test_other_files_are_shown_by_their_type_and_first_bytes(work, mine):
    (mine / "packed.gz").write_bytes(b"\x1f\x8b\x08\x00" + bytes(100))
    work.row("packed.gz").locator(".text").dblclick()
    expect(work.page.get_by_text("gzip archive")).to_be_visible()
    expect(work.page.locator(".screen.presented").get_by_text("1f 8b 08 00", exact=False)).to_be_visible()


@pytest.mark.exhaustive
def test_bytes_run_from_left_to_right_on_a_mirrored_page_too(mine, browse, open_mirrored):  # noqa: F811
    (mine / "digits.bin").write_bytes(bytes([*range(10), *range(16, 22)] * 2))
    page = open_mirrored("/digits.bin", url=browse(mine).url, expect=False).page
    line = page.locator(".screen.presented .row .face", has_text="01 02 03")
    expect(line).to_have_count(2)
    places = line.first.evaluate("""(line) => ['00', '01', '15', '·'].map((text) => {
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        let node = walker.nextNode();
        while (!node.data.includes(text)) node = walker.nextNode();
        const range = document.createRange();
        range.setStart(node, node.data.indexOf(text));
        range.setEnd(node, node.data.indexOf(text) + 1);
        return range.getBoundingClientRect().x;
    })""")
    # The number of the line first, and the letters last.
    assert places == sorted(places)


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_each_line_begins_where_its_own_script_does(mine, browse, open_page, open_mirrored, shot, is_mirrored):  # noqa: F811
    (mine / "songs.txt").write_text("first line\nالسلام عليكم\n\n    إلى اللقاء\nlast line\n")
    files = (open_mirrored if is_mirrored else open_page)("/songs.txt", url=browse(mine).url, expect=False)
    row = files.page.locator(".screen.presented .row")
    expect(row).to_have_count(5)
    numbers, lines = row.locator(".text"), row.locator(".secondary")
    column = numbers.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().x)")
    assert len(set(column)) == 1
    # How far from the left edge of its room a line's words begin, and how far from the right.
    room = lambda index: lines.nth(index).evaluate("""(line) => {
        const words = document.createRange();
        words.selectNodeContents(line);
        const [inner, outer] = [words, line].map((one) => one.getBoundingClientRect());
        return [inner.left - outer.left, outer.right - inner.right].map(Math.round);
    }""")
    for index in (0, 4):
        assert room(index)[0] <= 1 and room(index)[1] > 300
    for index in (1, 3):
        assert room(index)[1] <= 40 and room(index)[0] > 300
    shot(files, f"files-scripts-{is_mirrored}")


@pytest.mark.exhaustive
def test_an_empty_file_has_the_ground_of_a_text(mine, browse, open_page):  # noqa: F811
    (mine / "empty.txt").write_text("")
    (mine / "line.txt").write_text("One line, and no line break")
    page = open_page("/empty.txt", url=browse(mine).url, expect=False).page
    # The bar stands on it, too.
    ground = page.locator(".screen.presented")
    expect(page.get_by_text("File Is Empty")).to_be_visible()
    expect(ground).to_have_css("background-color", "rgb(255, 255, 255)")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("One line, and no line break")).to_be_visible()
    expect(ground).to_have_css("background-color", "rgb(255, 255, 255)")


@pytest.mark.exhaustive
def test_a_picture_is_shown_and_one_that_is_broken_leaves_a_mark(work, mine, shot):
    (mine / "picture.png").write_bytes(a_picture(600, 400))
    (mine / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    work.row("picture.png").locator(".text").dblclick()
    top = work.page.locator(".screen.presented")
    expect(top.get_by_text("PNG image", exact=False)).to_be_visible()
    picture = top.locator("img.picture")
    expect(picture).to_have_js_property("naturalWidth", 600)
    box = picture.bounding_box()
    assert box["height"] > 300 and box["width"] / box["height"] == pytest.approx(1.5, abs=0.02)
    shot(work, "files-picture")
    # One larger than its card stays in it.
    (mine / "large.png").write_bytes(a_picture(1280, 1600))
    work.page.get_by_role("button", name="Back to").click()
    work.row("large.png").locator(".text").dblclick()
    expect(picture).to_have_js_property("naturalWidth", 1280)
    work.settle()
    card, large = top.locator(".face.card.pictorial").bounding_box(), picture.bounding_box()
    assert large["y"] >= card["y"] and large["y"] + large["height"] <= card["y"] + card["height"]
    shot(work, "files-picture-large")
    work.page.get_by_role("button", name="Back to").click()
    work.row("broken.png").locator(".text").dblclick()
    expect(top.get_by_text("PNG image", exact=False)).to_be_visible()
    expect(top.locator(".image svg")).to_be_visible()


@pytest.mark.long
def test_a_text_of_a_hundred_megabytes_is_not_loaded_whole(mine, browse, open_page):  # noqa: F811
    (mine / "long.txt").write_bytes((b"x" * 99 + b"\n") * 1_000_000)
    gallery = browse(mine)
    work = open_page("/", url=gallery.url)
    before = resident_kilobytes(gallery)
    work.row("long.txt").locator(".text").dblclick()
    top = work.page.locator(".screen.presented")
    expect(top.locator(".status")).to_contain_text("1,000,000 lines", timeout=60_000)
    field = work.page.get_by_role("textbox", name="Go to line")
    field.fill("900000")
    field.press("Enter")
    work.page.wait_for_function("() => diffable.topRows.some((row) => row.text.includes('900,000') || row.position > 899_900)")
    assert resident_kilobytes(gallery) - before < 40_000


def resident_kilobytes(gallery):
    status = pathlib.Path(f"/proc/{gallery.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1])


@pytest.mark.exhaustive
def test_a_line_that_is_longer_than_the_page_is_read_to_its_end(mine, browse, open_page, shot):  # noqa: F811
    words = " ".join(f"word{number}" for number in range(300))
    (mine / "prose.txt").write_text(f"short\n{words}\n{'x' * 3000}\nlast\n")
    work = open_page("/prose.txt", url=browse(mine).url, expect=False, **PHONE)
    rows = work.page.locator(".screen.presented .row")
    line = rows.nth(1).locator(".secondary")
    expect(line).to_contain_text("word299")
    assert line.evaluate("(line) => line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight + 1")
    work.page.wait_for_function("() => diffable.topRows[1].frame[3] > 400")
    # What goes on below a line begins where the line does, and numbers stand before it.
    assert rows.nth(0).locator(".secondary").bounding_box()["x"] == line.bounding_box()["x"]
    assert rows.nth(1).locator(".text").inner_text() == "2"
    shot(work, "files-long-lines-phone")


@pytest.mark.exhaustive
def test_a_preview_leads_on_to_the_files_around(mine, browse, open_page):  # noqa: F811
    folder = mine / "row"
    folder.mkdir()
    for name in ("a.txt", "c.txt", "d.txt"):
        (folder / name).write_text(f"in {name}")
    (folder / "b folder").mkdir()
    page = open_page("/row", url=browse(mine).url)
    page.row("a.txt").locator(".text").dblclick()
    title = page.page.locator(".screen.presented .title")
    expect(title).to_have_text("a.txt")
    expect(page.button("Previous File")).to_be_disabled()
    page.page.keyboard.press("ArrowRight")
    expect(title).to_have_text("c.txt")
    expect(page.page.locator(".screen.presented .row")).to_contain_text("in c.txt")
    expect(page.page).to_have_url(re.compile("/row/c.txt$"))
    page.button("Next File").click()
    expect(title).to_have_text("d.txt")
    expect(page.button("Next File")).to_be_disabled()
    # One press leads back to the rows, where the file is selected that one saw last.
    page.page.keyboard.press("Escape")
    expect(page.page.locator(".screen.presented")).to_have_count(0)
    expect(page.row("d.txt")).to_have_attribute("aria-selected", "true")
    expect(page.page.locator("#rows [aria-selected=true]")).to_have_count(1)
    # From an address it leads on too.
    page.page.goto(page.page.url.split("?")[0] + "/c.txt")
    expect(title).to_have_text("c.txt")
    page.page.keyboard.press("ArrowLeft")
    expect(title).to_have_text("a.txt")


@pytest.mark.exhaustive
def test_blanks_at_the_beginning_of_lines_are_kept(work, mine):
    (mine / "code.py").write_text("def f():\n        deep\n\ttab\n")
    work.row("code.py").locator(".text").dblclick()
    lines = work.page.locator(".screen.presented .row .secondary")
    expect(lines).to_have_count(3)
    work.page.wait_for_function("() => document.getAnimations().length === 0")

    def start(index, word):
        return lines.nth(index).evaluate(
            """(line, word) => {
                const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
                for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                    const at = node.data.indexOf(word);
                    if (at < 0) continue;
                    const range = document.createRange();
                    range.setStart(node, at);
                    range.setEnd(node, at + 1);
                    return range.getBoundingClientRect();
                }
            }""", word)

    plain = start(0, "def")
    assert start(1, "deep")["x"] - plain["x"] > 7.5 * plain["width"]
    assert start(2, "tab")["x"] - plain["x"] > 1.5 * plain["width"]


def test_the_space_bar_looks_into_a_file_and_back_and_so_does_escape(work, mine):
    (mine / "poem.txt").write_text("One line\n")
    row = work.row("poem.txt")
    row.focus()
    keyboard = work.page.keyboard
    heading = work.page.get_by_role("heading", name="poem.txt")
    for key in ["Space", "Escape"]:
        keyboard.press("Space")
        expect(heading).to_be_visible()
        expect(work.page).to_have_url(re.compile(r"/poem\.txt"))
        keyboard.press(key)
        expect(heading).to_have_count(0)
        expect(row).to_be_focused()
        expect(row).to_have_attribute("aria-selected", "true")
    # A folder is only selected.
    work.row("docs").focus()
    keyboard.press("Space")
    expect(work.row("docs")).to_have_attribute("aria-selected", "true")
    expect(work.page.locator(".screen.presented")).to_have_count(0)


@pytest.mark.exhaustive
def test_the_space_bar_scrolls_a_text_that_an_address_led_to(mine, browse, open_page):  # noqa: F811
    (mine / "poem.txt").write_text("One line\n" * 400)
    work = open_page("/poem.txt", url=browse(mine).url)
    heading = work.page.get_by_role("heading", name="poem.txt")
    expect(heading).to_be_visible()
    for key, place in [("Space", "> 300"), ("Space", "> 900"), ("Shift+Space", "< 900")]:
        work.page.keyboard.press(key)
        work.page.wait_for_function(f"() => diffable.topViewport.y {place}")
    expect(heading).to_be_visible()
    # What it opens in the list it closes.
    work.page.keyboard.press("Escape")
    expect(heading).to_have_count(0)
    work.row("poem.txt").locator(".text").click()
    for count in [1, 0]:
        work.page.keyboard.press("Space")
        expect(heading).to_have_count(count)


@pytest.mark.exhaustive
def test_the_space_bar_scrolls_as_long_as_nothing_is_selected(mine, browse, open_page):  # noqa: F811
    for number in range(80):
        (mine / f"poem {number}.txt").write_text("One line\n")
    work = open_page("/", url=browse(mine).url)
    keyboard, page = work.page.keyboard, work.page
    keyboard.press("Space")
    page.wait_for_function("() => diffable.viewport.y > 300")
    keyboard.press("Shift+Space")
    page.wait_for_function("() => diffable.viewport.told === 0")
    keyboard.press("End")
    work.row("poem 79.txt").locator(".text").click()
    expect(work.row("poem 79.txt")).to_have_attribute("aria-selected", "true")
    # Wherever the focus is.
    page.evaluate("() => document.activeElement.blur()")
    keyboard.press("Space")
    expect(page.get_by_role("heading", name="poem 79.txt")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, height", [(320, 256), (400, 300)])
def test_keys_reach_the_end_of_a_path_that_is_longer_than_its_room(mine, browse, open_page, width, height):  # noqa: F811
    folder = mine / "a folder" / "another folder in it" / "and one more below that, long enough"
    folder.mkdir(parents=True)
    (folder / "note.txt").write_text("words")
    place = "/a%20folder/another%20folder%20in%20it/and%20one%20more%20below%20that,%20long%20enough/note.txt"
    page = open_page(place, url=browse(mine).url, viewport={"width": width, "height": height}, reduced_motion="reduce")
    path = page.page.locator(".screen-caption:visible").last
    expect(path).to_contain_text("note.txt")
    assert path.evaluate("(element) => element.scrollWidth > element.clientWidth")
    assert violations(page.page) == []
    path.focus()
    page.page.keyboard.press("ArrowRight")
    page.page.wait_for_function("() => document.activeElement.scrollLeft > 0")
