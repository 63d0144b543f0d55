"""What is in a file, as the file browser shows it: text that can be selected and copied, programs, pictures."""

import pytest
from playwright.sync_api import expect

from test_file_work import a_picture
from test_files import browse, directory  # noqa: F401  (fixtures)
from touch import PHONE


@pytest.fixture
def preview(directory, browse, open_page):  # noqa: F811
    """Shows a file of such a name with such contents."""
    def preview(name, contents, **options):
        (directory / name).write_bytes(contents if isinstance(contents, bytes) else contents.encode())
        page = open_page(f"/{name}", url=browse(directory).url, expect=False, **options)
        expect(page.page.locator(".screen.presented .title")).to_have_text(name)
        return page

    return preview


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


@pytest.mark.chromium("Firefox lets no test read the pasteboard")
def test_lines_are_selected_by_the_pointer_and_copied_without_their_numbers(preview):
    page = preview("poem.txt", "".join(f"verse {number}\n" for number in range(1, 501)), **CLIPBOARD)
    expect(line(page, 3)).to_have_text("verse 3")
    select(page, 3, 6)
    page.page.keyboard.press("Control+c")
    expect(page.page.locator(".screen.presented [aria-selected=true]")).to_have_count(0)
    assert copied(page) == "verse 3\nverse 4\nverse 5\nverse 6"
    # Lines that came later, above others, are in their order too.
    viewport = page.page.locator(".screen.presented .main-pane .viewport")
    for place in [6000, 2600]:
        viewport.evaluate("(viewport, place) => { viewport.scrollTop = place; }", place)
        expect(line(page, place // 26 + 6)).to_be_visible()
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


def test_arrows_lead_to_the_next_file_also_from_a_line(preview, directory):  # noqa: F811
    (directory / "poem 2.txt").write_text("second")
    page = preview("poem 1.txt", "one\ntwo\n")
    line(page, 2).click()
    page.page.keyboard.press("ArrowRight")
    expect(page.page.locator(".screen.presented .title")).to_have_text("poem 2.txt")


@pytest.mark.chromium("Firefox lets no test read the pasteboard")
def test_a_button_copies_the_whole_text(preview):
    text = "first\n\tsecond\n" + "x" * 5000 + "\n"
    page = preview("notes.txt", text, **CLIPBOARD)
    page.button("Copy").click()
    expect(page.page.locator(".toast:not([inert])")).to_contain_text("Text copied")
    assert copied(page) == text


def test_a_text_that_is_too_long_to_copy_offers_no_copy(preview):
    page = preview("long.txt", "0123456789\n" * 100_000)
    expect(page.page.locator(".screen.presented .status")).to_contain_text("100,000 lines")
    expect(page.button("Copy Path")).to_be_visible()
    expect(page.button("Copy")).to_have_count(0)


def test_a_program_in_swift_is_shown_in_colours(preview):
    page = preview("Greeting.swift", 'struct Greeting {\n    let text = "Hello" // said\n}\n')
    expect(line(page, 1).locator(".code-keyword")).to_have_text("struct")
    expect(line(page, 1).locator(".code-type")).to_have_text("Greeting")
    expect(line(page, 2).locator(".code-string")).to_have_text('"Hello"')
    expect(line(page, 2).locator(".code-comment")).to_have_text("// said")
    assert line(page, 2).inner_text() == '    let text = "Hello" // said'
    colors = {line(page, 2).locator(part).evaluate("(word) => getComputedStyle(word).color")
              for part in [".code-keyword", ".code-string", ".code-comment"]}
    assert len(colors) == 3


@pytest.mark.parametrize("options", [PHONE, {}])
def test_the_card_of_a_picture_is_no_larger_than_the_picture(preview, options):
    page = preview("photo.png", a_picture(680, 380), **options)
    top = page.page.locator(".screen.presented")
    picture = top.locator("img.picture")
    expect(picture).to_have_js_property("naturalWidth", 680)
    page.settle()
    card, box = top.locator(".face.card.pictorial").bounding_box(), picture.bounding_box()
    assert box["width"] / box["height"] == pytest.approx(680 / 380, abs=0.02)
    for side in ["width", "height"]:
        assert box[side] <= card[side] <= box[side] + 32, (card, box)


def test_an_empty_file_says_so(preview):
    page = preview("nothing.txt", "")
    expect(page.page.get_by_text("File Is Empty")).to_be_visible()
    expect(page.page.locator(".screen.presented .row")).to_have_count(0)
    expect(page.page.locator(".screen.presented .status")).to_have_text("")


def test_folders_lead_nowhere_while_a_telephone_selects(directory, browse, open_page):  # noqa: F811
    page = open_page("/", url=browse(directory).url, **PHONE)
    sign = page.row("docs").locator(".disclosure")
    expect(sign).to_be_visible()
    page.button("More").tap()
    page.page.get_by_role("menuitem", name="Select", exact=True).tap()
    expect(page.row("docs").locator(".multiselect")).to_be_visible()
    expect(sign).to_be_hidden()
