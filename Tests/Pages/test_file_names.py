"""Names of files: how they are edited, what becomes of what was typed, and where a row with another name goes."""

import re
import signal

import pytest
from playwright.sync_api import expect

from filepage import LONG, browse, directory  # noqa: F401  (fixtures)
from filework import mine, work  # noqa: F401  (fixtures)
from sampling import sampled
from touch import PHONE


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", [{}, PHONE])
def test_what_gets_another_name_is_followed_to_where_it_stands_then(mine, browse, open_page, options):
    for number in range(60):
        (mine / f"file {number:02}").touch()
    work = open_page("/", url=browse(mine).url, **options)
    work.row("file 00").focus()
    keyboard = work.page.keyboard
    keyboard.press("F2")
    keyboard.type("zz")
    keyboard.press("Enter")
    for name in ["zz", "file 00"]:
        expect(work.row(name)).to_be_focused()
        expect(work.row(name)).to_have_attribute("aria-selected", "false" if options else "true")
        work.settle()
        expect(work.row(name)).to_be_in_viewport()
        keyboard.press("Control+z")


@pytest.mark.parametrize("name", ["big.bin", LONG])
@pytest.mark.parametrize("width", sampled([1280, 390]))
def test_a_name_that_is_edited_stands_once_in_its_row(mine, browse, open_page, name, width):  # noqa: F811
    work = open_page("/", url=browse(mine).url, viewport={"width": width, "height": 800})
    row = work.page.locator("#rows .row", has=work.page.locator(".text", has_text=name))
    row.locator(".text").click()
    columns = row.locator(".columns").bounding_box()
    row.press("F2")
    field = work.page.locator("#rows .text-field")
    expect(field).to_be_focused()
    editing = work.page.locator("#rows .row.editing-text")
    expect(editing.locator(".text")).to_be_hidden()
    assert editing.locator(".columns").bounding_box()["x"] == columns["x"]
    # It has the room that there is.
    texts, box = editing.locator(".texts").bounding_box(), field.bounding_box()
    assert name != LONG or box["width"] > 0.9 * texts["width"]


@pytest.mark.parametrize("look", sampled([
    {}, {"color_scheme": "dark"}, {"forced_colors": "active"}, {"viewport": {"width": 390, "height": 844}},
    {"viewport": {"width": 320, "height": 256}},
]))
def test_a_name_that_is_edited_in_a_table_has_an_edge_around_its_letters(mine, browse, open_page, look):  # noqa: F811
    work = open_page("/", url=browse(mine).url, **look)
    row = work.row("big.bin")
    letters = row.locator(".text").bounding_box()
    row.focus()
    row.press("F2")
    field = work.page.locator("#rows .text-field")
    expect(field).to_be_focused()
    expect(field).to_have_css("outline-style", "solid")
    expect(field).to_have_css("outline-width", "2px")
    # Where the letters stood, and no wider than the name, where browsers know how wide that is.
    box = field.bounding_box()
    assert box["x"] == letters["x"]
    if work.page.evaluate("() => CSS.supports('field-sizing', 'content')"):
        assert box["width"] < 90
    edge, ground = field.evaluate("(one) => [getComputedStyle(one).outlineColor, getComputedStyle(one).backgroundColor]")
    assert "rgba(0, 0, 0, 0)" != ground != edge


@pytest.mark.exhaustive
def test_a_name_that_is_edited_is_not_hidden_by_a_message(mine, browse, open_page):  # noqa: F811
    work = open_page("/", url=browse(mine).url, viewport={"width": 1280, "height": 320})
    work.button("New Folder").click()
    field = work.page.locator("#rows .text-field")
    field.press("Enter")
    expect(field).to_have_count(0)
    work.button("Copy Path").click()
    expect(work.page.locator(".toast:not([inert])")).to_contain_text("Path copied")
    work.settle()
    # A row that somebody scrolled to under the message.
    work.page.evaluate("() => diffable.viewport.scrollTo(0)")
    place = "(one) => one.getBoundingClientRect()"
    toast = work.page.locator(".toast:not([inert])").evaluate(place)
    below = work.page.evaluate(
        """(y) => {
            const row = [...document.querySelectorAll('#rows .row')].findLast((one) => one.getBoundingClientRect().top < y);
            row.focus({ preventScroll: true });
            return row.querySelector('.text').textContent;
        }""", toast["bottom"])
    assert work.row(below).evaluate(place)["bottom"] > toast["top"], "no row is below the message"
    work.row(below).press("F2")
    expect(field).to_be_focused()
    work.page.wait_for_function(
        """() => document.querySelector('#rows .text-field').getBoundingClientRect().bottom
            <= document.querySelector('.toast:not([inert])').getBoundingClientRect().top""")


def test_a_name_is_edited_without_its_ending_and_what_it_hides_stays(mine, browse, open_page):  # noqa: F811
    (mine / "a\nb.txt").write_text("")
    work = open_page("/", url=browse(mine).url)
    field = work.page.locator("#rows .text-field")
    selected = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    for row, part in (("big.bin", "big"), ("docs", "docs"), ("a␊b.txt", "a␊b")):
        work.row(row).focus()
        work.page.keyboard.press("F2")
        expect(field).to_be_focused()
        assert field.evaluate(selected) == part
        if part != "a␊b":
            work.page.keyboard.press("Escape")
            expect(field).to_have_count(0)
    work.page.keyboard.press("ArrowRight")
    work.page.keyboard.type("c")
    work.page.keyboard.press("Enter")
    expect(work.row("a␊bc.txt")).to_be_visible()
    assert (mine / "a\nbc.txt").exists()


@pytest.mark.parametrize(("is_given", "marked"), sampled([(True, ["", "during", ".txt"]), (False, ["during", "", ".txt"])]))
@pytest.mark.exhaustive
def test_a_name_that_another_server_is_asked_for_is_edited_without_its_ending(
    mine, start_server, open_page, monkeypatch, tmp_path, is_given, marked  # noqa: F811
):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    (mine / "before.txt").write_text("")
    first = start_server("browse", str(mine), "--port", "0")
    work = open_page("/", url=first.url)
    field = work.page.locator("#rows .text-field")
    work.row("before.txt").focus()
    work.page.keyboard.press("F2")
    work.page.keyboard.type("during")
    first.end(signal.SIGKILL)
    expect(work.page.get_by_text("Not connected.")).to_be_visible()
    if is_given:
        field.press("Enter")
        expect(work.page.locator("#speech")).to_have_text("during.txt: not saved yet.")
    start_server("browse", str(mine), "--port", str(first.port))
    expect(work.page.get_by_text("Not connected.")).to_be_hidden()
    expect(field).to_be_focused()
    # Before what is marked, that, and after it.
    assert field.evaluate("""({ value, selectionStart, selectionEnd }) =>
        [value.slice(0, selectionStart), value.slice(selectionStart, selectionEnd), value.slice(selectionEnd)]""") == marked


@pytest.mark.exhaustive
def test_a_long_name_gives_way_in_its_middle_and_its_ending_is_read(mine, browse, open_page, shot):  # noqa: F811
    stem = "A rather long and winding name of a document, version "
    for number in ("1", "2"):
        (mine / f"{stem}{number}.txt").write_text("")
    gallery = browse(mine)
    work = open_page("/", url=gallery.url, viewport={"width": 700, "height": 600})
    row = work.row(f"{stem}2.txt")
    text = row.locator(".text.middle")
    assert text.inner_text() == f"{stem}2.txt"
    # There is no room for the whole: the dots stand where the end follows, with no gap.
    assert text.locator(".whole").evaluate("(whole) => whole.scrollWidth > whole.clientWidth")
    drawn = text.get_attribute("data-shown")
    assert drawn.startswith("A rather") and "\u2026" in drawn and drawn.endswith("on 2.txt")
    drawn_width = text.evaluate(
        """(text) => {
            const context = document.createElement('canvas').getContext('2d');
            context.font = getComputedStyle(text).font;
            return context.measureText(text.dataset.shown).width;
        }"""
    )
    assert drawn_width <= text.evaluate("(text) => text.clientWidth") < drawn_width + 16
    assert text.evaluate("(text) => text.scrollWidth <= text.clientWidth")
    shot(work, "files-long-names")
    # With forced colours too.
    forced = open_page("/", url=gallery.url, viewport={"width": 700, "height": 600}, forced_colors="active")
    expect(forced.row(f"{stem}2.txt").locator(".text.middle")).to_have_attribute("data-shown", drawn)
    # What is searched for is marked in the whole name.
    work.search.fill("rather")
    expect(row.locator(".run").first).to_be_attached()
    expect(row).to_contain_text(f"{stem}2.txt")
    # Its ending is still read, and what is marked in what is drawn is what was searched for.
    pieces = lambda: row.locator(".drawn > .run").evaluate_all("(all) => all.map((one) => one.dataset.shown)")
    assert row.locator(".text").inner_text() == f"{stem}2.txt" and "".join(pieces()) == drawn
    marked = row.locator(".drawn > .run[style*=background]")
    assert marked.evaluate_all("(all) => all.map((one) => one.dataset.shown)") == ["rather"]
    # What is left out is marked by its dots.
    work.search.fill("name of a document")
    expect(marked).to_have_attribute("data-shown", "\u2026")
    work.search.fill("")
    expect(text).to_be_visible()


@pytest.mark.exhaustive
def test_the_name_of_a_file_that_goes_meanwhile_is_edited_no_more_and_no_other_file_is_opened(mine, browse, open_page):  # noqa: F811
    """What was to end the name, or to change it, acts on no file in the place of the one that is gone."""
    for name in ("m.txt", "n.txt", "o.txt"):
        (mine / name).write_text("x")
    work = open_page("/", url=browse(mine).url)
    keyboard = work.page.keyboard
    field = work.page.locator("#rows .row:not(.leaving) .text-field")
    note = work.page.get_by_role("status").get_by_text("“m.txt” is no longer here.")
    work.row("m.txt").locator(".text").click()
    keyboard.press("F2")
    keyboard.type("notes")
    (mine / "m.txt").unlink()
    expect(note).to_be_visible()
    expect(field).to_have_count(0)
    # The keys are not lost to the page, and nobody's until the name has been ended.
    expect(work.page.locator("#rows .row:focus")).to_have_count(1)
    for key in ("b", "Delete", "Backspace", "Enter"):
        keyboard.press(key)
    work.wait_for_server()
    expect(work.page.locator("#root")).not_to_have_class(re.compile(r"\bcovered\b"))
    expect(work.page.get_by_role("alertdialog")).to_have_count(0)
    assert sorted(path.name for path in mine.glob("?.txt")) == ["n.txt", "o.txt"]
    # Then they are the list's.
    work.row("n.txt").focus()
    keyboard.press("Enter")
    expect(work.page).to_have_url(re.compile(r"/n\.txt"))


@pytest.mark.exhaustive
def test_what_was_typed_for_a_file_that_went_meanwhile_is_there_when_it_comes_back(mine, browse, open_page):  # noqa: F811
    (mine / "m.txt").write_text("x")
    work = open_page("/", url=browse(mine).url)
    field = work.page.locator("#rows .row:not(.leaving) .text-field")
    work.row("m.txt").locator(".text").click()
    work.page.keyboard.press("F2")
    work.page.keyboard.type("minutes")
    (mine / "m.txt").rename(mine / ".away")
    expect(work.page.get_by_role("status").get_by_text("“m.txt” is no longer here.")).to_be_visible()
    expect(field).to_have_count(0)
    (mine / ".away").rename(mine / "m.txt")
    expect(field).to_be_focused()
    expect(field).to_have_value("minutes.txt")
    work.page.keyboard.press("Enter")
    expect(work.row("minutes.txt")).to_be_visible()


@pytest.mark.exhaustive
def test_a_name_that_is_edited_while_one_goes_elsewhere_is_said_to_be_gone_to_nobody(work):
    work.row("docs").locator(".text").dblclick()
    expect(work.row("readme.md")).to_be_visible()
    work.row("readme.md").focus()
    work.page.keyboard.press("F2")
    work.page.go_back()
    expect(work.row("big.bin")).to_be_visible()
    expect(work.page.locator("#note")).to_be_hidden()
    expect(work.page.locator("#rows .text-field")).to_have_count(0)


@pytest.mark.exhaustive
def test_the_name_of_a_file_that_is_written_anew_is_edited_on(mine, browse, open_page):  # noqa: F811
    """As many programs write files: another one takes the place of the former."""
    work = open_page("/", url=browse(mine).url)
    work.row("big.bin").locator(".text").click()
    work.page.keyboard.press("F2")
    work.page.keyboard.type("large")
    former = work.row("big.bin").get_attribute("data-key")
    (mine / ".big").write_bytes(bytes(2_000_000))
    (mine / ".big").rename(mine / "big.bin")
    expect(work.page.locator("#rows .row:not(.leaving)").filter(has=work.page.locator(".text-field"))).not_to_have_attribute(
        "data-key", former)
    work.page.keyboard.type("r")
    work.page.keyboard.press("Enter")
    expect(work.row("larger.bin")).to_be_visible()
    assert (mine / "larger.bin").stat().st_size == 2_000_000


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", [{}, PHONE])
def test_back_takes_the_name_that_is_being_typed(mine, browse, open_page, options):  # noqa: F811
    work = open_page("/", url=browse(mine).url, **options)
    work.row("docs").dblclick() if options == {} else work.row("docs").tap()
    expect(work.row("readme.md")).to_be_visible()
    expect(work.page).to_have_url(re.compile("/docs"))
    work.row("readme.md").focus()
    work.page.keyboard.press("F2")
    work.page.locator("#rows .text-field").fill("read this.md")
    work.page.go_back()
    expect(work.row("docs")).to_be_visible()
    expect(work.page.locator(".toast:not([inert])")).to_contain_text("“readme.md” is now “read this.md”")
    assert (mine / "docs/read this.md").exists()
    work.page.go_forward()
    expect(work.row("read this.md")).to_be_visible()
