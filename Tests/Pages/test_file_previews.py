"""What is in a file, as the file browser shows it: text that can be selected and copied, programs, pictures."""

import os
import re
import urllib.request

import pytest
from playwright.sync_api import expect

from browsers import IS_FIREFOX
from filework import a_picture
from filepage import browse, directory, preview  # noqa: F401  (fixtures)
from touch import PHONE


def test_a_document_has_the_title_and_the_ground_of_what_is_at_its_address(directory, browse):  # noqa: F811
    (directory / "poem.txt").write_text("one line")
    (directory / "photo.png").write_bytes(a_picture(40, 40))
    url = browse(directory).url
    for place, title, ground in [
        ("poem.txt", "poem.txt", "plain"), ("photo.png", "photo.png", ""), ("big.bin", "big.bin", ""), ("docs", "docs", "plain"),
        ("docs/readme.md", "readme.md", "plain"), ("locked", "locked", ""),
    ]:  # fmt: skip
        with urllib.request.urlopen(url + place) as answer:
            document = answer.read().decode()
        assert f"<title>{title}</title>" in document
        assert f'<div id="viewport" class="viewport {ground}">' in document, place


def line(page, number):
    """The text of a line, by its number."""
    return page.page.locator(".screen.presented .row").filter(
        has=page.page.locator(".text").get_by_text(str(number), exact=True)
    ).locator(".secondary")


def select(page, first, last):
    """Draws the pointer from the start of one line to the end of another one."""
    start, end = line(page, first).bounding_box(), line(page, last).bounding_box()
    mouse = page.page.mouse
    mouse.move(start["x"] + 1, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + 60, (start["y"] + end["y"]) / 2, steps=4)
    mouse.move(end["x"] + end["width"] - 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()


def copied(page):
    return page.page.evaluate("() => navigator.clipboard.readText()")


CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


@pytest.mark.exhaustive
def test_lines_are_selected_by_the_pointer_and_copied_without_their_numbers(preview):  # noqa: F811
    page = preview("poem.txt", "".join(f"verse {number}\n" for number in range(1, 501)), **CLIPBOARD)
    expect(line(page, 3)).to_have_text("verse 3")
    select(page, 3, 6)
    page.page.keyboard.press("Control+c")
    expect(page.page.locator(".screen.presented [aria-selected=true]")).to_have_count(0)
    assert copied(page) == "verse 3\nverse 4\nverse 5\nverse 6"
    # Lines that came later, above others, are in their order too.
    viewport = page.page.locator(".screen.presented .main-pane .viewport")
    for place in [6000, 2200]:
        viewport.evaluate("(viewport, place) => { viewport.scrollTop = place; }", place)
        expect(line(page, place // 22 + 6)).to_be_visible()
    page.settle()
    before = viewport.evaluate("(viewport) => viewport.scrollTop")
    select(page, 108, 104)
    page.page.keyboard.press("Control+c")
    assert viewport.evaluate("(viewport) => viewport.scrollTop") == before
    text = copied(page).split("\n")
    assert text[1:4] == ["verse 105", "verse 106", "verse 107"] and len(text) == 5
    # The keys go on doing what they did.
    page.page.keyboard.press("Escape")
    expect(page.page.locator(".screen.presented")).to_have_count(0)


@pytest.mark.exhaustive
def test_lines_that_are_selected_and_scrolled_away_are_copied_too(preview):  # noqa: F811
    page = preview("poem.txt", "".join(f"verse {number}\n" for number in range(1, 501)), **CLIPBOARD)
    start = line(page, 3).bounding_box()
    mouse = page.page.mouse
    mouse.move(start["x"] + 1, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + 60, start["y"] + 90, steps=4)
    viewport = page.page.locator(".screen.presented .main-pane .viewport")
    for place in range(500, 6001, 500):
        viewport.evaluate("(viewport, place) => { viewport.scrollTop = place; }", place)
        expect(line(page, place // 22 + 8)).to_be_visible()
        end = line(page, place // 22 + 8).bounding_box()
        mouse.move(end["x"] + end["width"] - 2, end["y"] + end["height"] / 2, steps=2)
    mouse.up()
    last = 6000 // 22 + 8
    page.page.keyboard.press("Control+c")
    whole = [f"verse {number}" for number in range(3, last + 1)]
    assert copied(page).split("\n") == whole
    # Nor is anything lost, or there twice, on the way back.
    for place in range(5600, -1, -400):
        viewport.evaluate("(viewport, place) => { viewport.scrollTop = place; }", place)
        expect(line(page, max(3, place // 22 + 8))).to_be_visible()
    page.page.keyboard.press("Control+c")
    assert copied(page).split("\n") == whole
    # What nobody has selected any more goes.
    line(page, 5).click()
    viewport.evaluate("(viewport) => { viewport.scrollTop = 7600; }")
    expect(line(page, 350)).to_be_visible()
    expect(line(page, 100)).to_have_count(0)


def test_arrows_lead_to_the_next_file_also_from_a_line(preview, directory):  # noqa: F811
    (directory / "poem 2.txt").write_text("second")
    page = preview("poem 1.txt", "one\ntwo\n")
    line(page, 2).click()
    page.page.keyboard.press("ArrowRight")
    expect(page.page.locator(".screen.presented .title")).to_have_text("poem 2.txt")


@pytest.mark.exhaustive
def test_keys_scroll_a_text_as_soon_as_it_is_opened(preview):  # noqa: F811
    page = preview("poem.txt", "".join(f"verse {number}\n" for number in range(1, 501)))
    expect(page.page.locator(".screen.presented .title")).to_be_focused()
    # Where the text is long in coming, the screen comes before it: there is nothing to scroll yet.
    expect(line(page, 1)).to_be_in_viewport()
    keyboard = page.page.keyboard
    keyboard.press("PageDown")
    expect(line(page, 50)).to_be_visible()
    expect(line(page, 60)).to_be_in_viewport()
    keyboard.press("End")
    expect(line(page, 500)).to_be_in_viewport()
    keyboard.press("Home")
    expect(line(page, 1)).to_be_in_viewport()
    keyboard.press("ArrowDown")
    expect(page.page.locator(".screen.presented .row:focus .secondary")).to_have_text("verse 1")
    keyboard.press("Escape")
    expect(page.page.locator(".screen.presented")).to_have_count(0)


@pytest.mark.exhaustive
def test_keys_go_on_with_the_file_that_was_looked_at_last(preview, directory):  # noqa: F811
    (directory / "poem 2.txt").write_text("second")
    page = preview("poem 1.txt", "one\ntwo\n")
    title = page.page.locator(".screen.presented .title")
    keyboard = page.page.keyboard
    keyboard.press("Escape")
    expect(title).to_have_count(0)
    page.row("poem 1.txt").click()
    keyboard.press("Space")
    expect(title).to_have_text("poem 1.txt")
    keyboard.press("ArrowRight")
    expect(title).to_have_text("poem 2.txt")
    keyboard.press("Space")
    expect(title).to_have_count(0)
    expect(page.row("poem 2.txt")).to_be_focused()
    expect(page.row("poem 2.txt")).to_have_attribute("aria-selected", "true")
    expect(page.row("poem 1.txt")).to_have_attribute("aria-selected", "false")
    keyboard.press("F2")
    expect(page.page.get_by_role("textbox", name="Text of poem 2.txt")).to_be_focused()
    keyboard.press("Escape")
    # In a narrow window nothing is selected that was opened, until that has become a wide one.
    page.page.set_viewport_size({"width": 700, "height": 800})
    page.row("poem 1.txt").locator(".text").dblclick()
    expect(title).to_have_text("poem 1.txt")
    keyboard.press("ArrowRight")
    expect(title).to_have_text("poem 2.txt")
    keyboard.press("Escape")
    expect(title).to_have_count(0)
    expect(page.row("poem 2.txt")).to_be_focused()
    page.row("poem 1.txt").locator(".text").dblclick()
    expect(title).to_have_text("poem 1.txt")
    keyboard.press("ArrowRight")
    expect(title).to_have_text("poem 2.txt")
    page.page.set_viewport_size({"width": 1280, "height": 800})
    # The page tells of its width with the next picture.
    page.page.evaluate("() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    keyboard.press("Escape")
    expect(title).to_have_count(0)
    expect(page.row("poem 2.txt")).to_be_focused()
    expect(page.row("poem 2.txt")).to_have_attribute("aria-selected", "true")
    expect(page.row("poem 1.txt")).to_have_attribute("aria-selected", "false")


def test_a_button_copies_the_whole_text(preview):  # noqa: F811
    text = "first\n\tsecond\n" + "x" * 5000 + "\n"
    page = preview("notes.txt", text, **CLIPBOARD)
    page.button("Copy").click()
    expect(page.page.locator(".toast:not([inert])")).to_contain_text("Text copied")
    assert copied(page) == text


@pytest.mark.exhaustive
def test_a_text_that_is_too_long_to_copy_offers_no_copy(preview):  # noqa: F811
    page = preview("long.txt", "0123456789\n" * 100_000)
    expect(page.page.locator(".screen.presented .status")).to_contain_text("100,000 lines")
    expect(page.button("Copy Path")).to_be_visible()
    expect(page.button("Copy")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_program_in_swift_is_shown_in_colours(preview):  # noqa: F811
    page = preview("Greeting.swift", 'struct Greeting {\n    let text = "Hello" // said\n}\n')
    expect(line(page, 1).locator(".code-keyword")).to_have_text("struct")
    expect(line(page, 1).locator(".code-type")).to_have_text("Greeting")
    expect(line(page, 2).locator(".code-string")).to_have_text('"Hello"')
    expect(line(page, 2).locator(".code-comment")).to_have_text("// said")
    assert line(page, 2).inner_text() == '    let text = "Hello" // said'
    colors = {line(page, 2).locator(part).evaluate("(word) => getComputedStyle(word).color")
              for part in [".code-keyword", ".code-string", ".code-comment"]}
    assert len(colors) == 3


@pytest.mark.exhaustive
def test_a_line_that_is_set_in_goes_on_as_far_in(preview):  # noqa: F811
    page = preview("notes.txt", "        " + " ".join(f"word{number}" for number in range(30)) + "\nflush\n", **PHONE)
    expect(line(page, 2)).to_have_text("flush")
    page.settle()
    lefts = line(page, 1).evaluate(
        """(line) => [...line.textContent.matchAll(/word\\d+/g)].map(({ index, 0: { length } }) => {
            const range = document.createRange();
            range.setStart(line.firstChild, index);
            range.setEnd(line.firstChild, index + length);
            const { left, top } = range.getBoundingClientRect();
            return [top, left];
        })"""
    )
    firsts = {}
    for top, left in lefts:
        firsts.setdefault(top, left)
    assert len(firsts) > 3 and max(firsts.values()) - min(firsts.values()) < 1, firsts
    assert min(firsts.values()) > line(page, 2).bounding_box()["x"] + 40


@pytest.mark.exhaustive
def test_an_empty_file_says_so(preview):  # noqa: F811
    page = preview("nothing.txt", "")
    expect(page.page.get_by_text("File Is Empty")).to_be_visible()
    expect(page.page.locator(".screen.presented .row")).to_have_count(0)
    expect(page.page.locator(".screen.presented .status")).to_have_text("")


@pytest.mark.exhaustive
def test_what_can_never_be_shown_asks_for_no_other_try(directory, preview):  # noqa: F811
    os.mkfifo(directory / "pipe")
    page = preview("closed.txt", "x")
    (directory / "closed.txt").chmod(0)
    page.page.reload()
    expect(page.page.get_by_text("You don’t have permission to read this file.")).to_be_visible()
    expect(page.button("Try Again")).to_be_visible()
    page.page.goto(page.page.url.replace("closed.txt", "pipe"))
    expect(page.page.get_by_text("This isn’t a regular file.")).to_be_visible()
    expect(page.button("Try Again")).to_have_count(0)


@pytest.mark.exhaustive
def test_folders_lead_nowhere_while_a_telephone_selects(directory, browse, open_page):  # noqa: F811
    page = open_page("/", url=browse(directory).url, **PHONE)
    sign = page.row("docs").locator(".disclosure")
    expect(sign).to_be_visible()
    page.button("More").tap()
    page.page.get_by_role("menuitem", name="Select", exact=True).tap()
    expect(page.row("docs").locator(".multiselect")).to_be_visible()
    expect(sign).to_be_hidden()


@pytest.mark.exhaustive
def test_the_text_of_other_encodings_is_read_and_the_encoding_named(preview):  # noqa: F811
    page = preview("brief.txt", "Grüße aus Zürich\n".encode("latin-1"))
    expect(line(page, 1)).to_have_text("Grüße aus Zürich")
    expect(page.page.locator(".screen.presented .status")).to_have_text("1 line · 17 B · Windows-1252")


@pytest.mark.exhaustive
def test_a_message_lies_over_no_text(preview):  # noqa: F811
    page = preview("poem.txt", "".join(f"verse {number}\n" for number in range(1, 501)))
    expect(line(page, 3)).to_have_text("verse 3")
    viewport = page.page.locator(".screen.presented .main-pane .viewport")
    mask = "(viewport) => getComputedStyle(viewport).maskImage"
    assert viewport.evaluate(mask) == "none"
    page.button("Copy Path").click()
    toast = page.page.locator(".toast:not([inert])")
    expect(toast).to_have_text("Path copied")
    page.settle()
    # Lines end above the message.
    page.page.wait_for_function("() => document.getAnimations().length === 0")
    end = float(re.search(r"rgba\(0, 0, 0, 0\) calc\(100% - ([\d.]+)px", viewport.evaluate(mask))[1])
    box = viewport.bounding_box()
    assert box["y"] + box["height"] - end <= toast.bounding_box()["y"] + 0.5


@pytest.mark.exhaustive
def test_a_preview_follows_a_renamed_file_and_leads_on_from_one_that_is_gone(directory, preview):  # noqa: F811
    folder = directory / "docs"
    for name in ("a.txt", "b.txt", "c.txt"):
        (folder / name).write_text(f"in {name}\n" * 9)
    page = preview("start.txt", "x")
    page.page.goto(page.page.url.replace("start.txt", "docs/b.txt"))
    top = page.page.locator(".screen.presented")
    expect(line(page, 1)).to_have_text("in b.txt")
    expect(page.button("Next File")).to_be_enabled()
    (folder / "b.txt").rename(folder / "bb.txt")
    expect(top.locator(".title")).to_have_text("bb.txt")
    expect(top.locator(".screen-caption")).to_have_text(f"{folder}/bb.txt")
    expect(page.page).to_have_url(re.compile("/docs/bb.txt"))
    (folder / "bb.txt").write_text("as it is now\n")
    expect(line(page, 1)).to_have_text("as it is now")
    (folder / "bb.txt").unlink()
    expect(top.get_by_text("This File Is Gone")).to_be_visible()
    # Nothing is told or offered of what is no more.
    expect(top.locator(".row")).to_have_count(0)
    expect(top.locator(".status")).to_have_text("")
    expect(top.locator(".screen-caption")).to_be_hidden()
    for name in ("Copy", "Copy Path"):
        expect(page.button(name)).to_be_hidden()
    expect(page.page.get_by_role("textbox", name="Go to line")).to_have_count(0)
    # The way leads on to the files around, and out.
    page.page.keyboard.press("ArrowRight")
    expect(top.locator(".title")).to_have_text("c.txt")
    (folder / "c.txt").unlink()
    top.get_by_role("button", name="Back to “docs”").click()
    expect(top).to_have_count(0)
    expect(page.row("a.txt")).to_be_visible()


@pytest.mark.exhaustive
def test_a_preview_follows_a_renamed_folder(directory, preview):  # noqa: F811
    page = preview("start.txt", "x")
    page.page.goto(page.page.url.replace("start.txt", "?open=docs"))
    page.row("readme.md").locator(".text").dblclick()
    top = page.page.locator(".screen.presented")
    expect(line(page, 1)).to_have_text("hello")
    (directory / "docs").rename(directory / "papers")
    expect(top.locator(".screen-caption")).to_have_text(f"{directory}/papers/readme.md")
    expect(line(page, 1)).to_have_text("hello")


@pytest.mark.exhaustive
def test_a_long_word_of_a_path_goes_on_behind_a_sign_that_parts_it(directory, preview):  # noqa: F811
    folder = directory / "a folder with a rather long name"
    folder.mkdir()
    page = preview("start.txt", "x", **PHONE)
    name = "IMG_20260712_153012_panorama_edited_final_export_for_print.txt"
    (folder / name).write_text("x")
    page.page.goto(page.page.url.replace("start.txt", f"{folder.name}/{name}"))
    title = page.page.locator(".screen.presented .title")
    expect(title).to_have_text(name)
    assert title.evaluate("(title) => title.getClientRects().length === 1 && title.clientHeight < 60")
    ends = page.page.locator(".screen.presented .screen-caption").evaluate(
        """(caption) => {
            const ends = [], range = document.createRange();
            let last, letter = '';
            for (const text of caption.childNodes) for (let at = 0; at < (text.data ?? '').length; at += 1) {
                range.setStart(text, at);
                range.setEnd(text, at + 1);
                const { top } = range.getBoundingClientRect();
                if (last !== undefined && top > last + 4) ends.push(letter);
                [last, letter] = [top, text.data[at]];
            }
            return ends;
        }"""
    )
    assert ends and set(ends) <= set(" /_"), ends
    # Nothing stands in it that would be copied along.
    caption = page.page.locator(".screen.presented .screen-caption")
    assert caption.evaluate("(caption) => caption.textContent") == f"{folder}/{name}"
    (directory / "FileBrowserScreen.swift").write_text("x")
    page.page.goto(re.sub("/a%20folder.*", "/FileBrowserScreen.swift", page.page.url))
    expect(title).to_have_text("FileBrowserScreen.swift")
    assert title.evaluate("(title) => [...title.childNodes].filter((one) => one.data).map((one) => one.data)") == [
        "File", "Browser", "Screen.swift"]
    if IS_FIREFOX:
        return
    # Where it goes on in the next line, as with large letters, it is read out as one word.
    page.page.evaluate("() => document.documentElement.classList.add('large-text')")
    expect(title.locator("wbr").first).to_have_css("display", "inline")
    nodes = page.page.context.new_cdp_session(page.page).send("Accessibility.getFullAXTree")["nodes"]
    titles = [node["name"]["value"] for node in nodes if node.get("role", {}).get("value") == "heading"]
    assert "FileBrowserScreen.swift" in titles, titles


@pytest.mark.exhaustive
def test_a_long_path_is_read_to_its_end_on_a_telephone(directory, preview):  # noqa: F811
    folder = directory / "/".join(f"a folder with a rather long name {number}" for number in range(4))
    folder.mkdir(parents=True)
    page = preview("start.txt", "x", **PHONE)
    (folder / "end.txt").write_text("x")
    page.page.goto(page.page.url.replace("start.txt", f"{folder.relative_to(directory)}/end.txt"))
    caption = page.page.locator(".screen.presented .screen-caption")
    expect(caption).to_have_text(f"{folder}/end.txt")
    assert caption.evaluate("(line) => line.scrollHeight <= line.clientHeight")
    assert caption.evaluate("(line) => getComputedStyle(line).userSelect") in ("text", "auto")


@pytest.mark.exhaustive
def test_a_long_name_has_two_lines_on_a_telephone_and_takes_no_room_from_the_text(directory, preview):  # noqa: F811
    page = preview("poem.txt", "x", **PHONE)
    long = "poem as the annual general meeting heard it.txt"
    title, controls = (page.page.locator(f".screen.presented {one}") for one in (".title", ".controls"))
    below = controls.bounding_box()["y"]
    (directory / "poem.txt").rename(directory / long)
    page.page.goto(page.page.url.replace("poem.txt", long))
    expect(title).to_have_text(long)
    assert title.evaluate("(one) => one.scrollHeight <= one.clientHeight + 2 && one.scrollWidth <= one.clientWidth")
    assert controls.bounding_box()["y"] == below
