"""Working with files: what is selected, moved, copied, thrown away, and brought back."""

import re

import pytest
from playwright.sync_api import expect

from browsers import IS_FIREFOX
from filepage import browse, directory, files  # noqa: F401  (fixtures)
from filework import bottom, box, mine, work  # noqa: F401  (fixtures)
from sampling import sampled
from touch import PHONE


@pytest.mark.exhaustive
def test_back_from_far_below_in_a_large_folder_leads_to_where_it_stands(mine, browse, open_page):  # noqa: F811
    for number in range(40):
        (mine / f"folder {number}").mkdir()
    (mine / "large").mkdir()
    for number in range(12_000):
        (mine / "large" / f"file {number}").touch()
    work = open_page("/", url=browse(mine).url)
    keyboard = work.page.keyboard
    for leave in [work.page.go_back, lambda: keyboard.press("Alt+ArrowUp"), work.page.locator("#root > .bar .back").click]:
        work.page.evaluate("() => diffable.viewport.scrollTo(900)")
        work.row("large").locator(".text").dblclick()
        work.wait_for_status("12,000 items")
        work.row("file 0").press("End")
        expect(work.row("file 11999")).to_be_focused()
        leave()
        expect(work.row("large")).to_be_focused()
        expect(work.row("large")).to_be_in_viewport()
        expect(work.page.locator("#rows [aria-selected=true]")).to_have_count(1)


@pytest.mark.exhaustive
def test_how_many_a_large_folder_holds_is_said_once_they_are_shown(mine, browse, open_page):
    (mine / "large").mkdir()
    for number in range(12_000):
        (mine / "large" / f"file {number}").touch()
    work = open_page("/", url=browse(mine).url)
    work.page.evaluate(
        """() => {
            window.counts = new Set();
            const look = () => {
                if (document.getElementById('status').textContent === '12,000 items') window.counts.add(diffable.collection.count);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    work.row("large").locator(".text").dblclick()
    work.wait_for_status("12,000 items")
    work.wait_for_server()
    assert work.page.evaluate("() => [...window.counts]") == [12_000]


@pytest.mark.exhaustive
def test_how_many_are_found_is_said_once_they_are_shown(mine, browse, open_page):
    for number in range(12_000):
        (mine / f"file {number}").touch()
    work = open_page("/", url=browse(mine).url)
    work.wait_for_status("12,014 items")
    work.page.evaluate(
        """() => {
            window.counts = new Set();
            const look = () => {
                const [, found] = document.getElementById('status').textContent.match(/^([0-9]+) of [^…]*$/) ?? [];
                if (found !== undefined) window.counts.add(`${found} of ${diffable.collection.count}`);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    work.search.press_sequentially("1999", delay=60)
    expect(work.row("file 11999")).to_be_visible()
    expect(work.status).to_have_text(re.compile("^2 of [0-9,]+ items$"))
    # Until the page has drawn that.
    work.page.wait_for_function("() => [...window.counts].at(-1)?.startsWith('2 of')")
    # A busy machine shows what the first letters find too, and may say that until there is more to say.
    counts = [count.split(" of ") for count in work.page.evaluate("() => [...window.counts]")]
    first = {found: shown for found, shown in reversed(counts)}
    assert counts[-1] == ["2", "2"] and all(found == shown for found, shown in first.items())


@pytest.mark.exhaustive
def test_a_file_can_be_moved_out_of_a_folder_without_others(work, mine):
    inner = mine / "docs" / "inner"
    inner.chmod(0o777)
    work.page.goto(work.page.url + "docs/inner")
    work.row("deep.txt").locator(".text").click(button="right")
    work.page.get_by_role("menuitem", name="Move to", exact=True).click()
    work.page.get_by_role("menuitem", name="docs", exact=True).click()
    expect(work.page.get_by_text("Folder Is Empty")).to_be_visible()
    assert (mine / "docs" / "deep.txt").exists()


def test_several_are_selected_as_in_file_managers(work):
    work.row("good link").locator(".text").click()
    work.row("big.bin").locator(".text").click()
    selected = work.page.locator("#rows [aria-selected=true]")
    expect(selected).to_have_count(1)
    work.row("good link").locator(".text").click(modifiers=["Control"])
    expect(selected).to_have_count(2)
    expect(work.page.locator("#caption")).to_have_text("2 selected")
    # What a search leaves out is not selected any more.
    work.search.fill("big")
    expect(work.row("good link")).to_have_count(0)
    expect(work.page.locator("#caption")).to_contain_text("/big.bin")


def test_a_new_folder_a_new_name_and_the_trash_with_undo(work, mine):
    work.row("big.bin").locator(".text").click()
    # A double-click makes one. Two clicks of Firefox's protocol are further apart.
    (work.button("New Folder").click if IS_FIREFOX else work.button("New Folder").dblclick)()
    # It is the one that is selected, and its name is there to be typed over.
    name = work.page.locator("#rows .text-field")
    expect(name).to_be_focused()
    expect(name).to_have_value("New Folder")
    assert name.evaluate("(field) => field.selectionEnd - field.selectionStart") == len("New Folder")
    expect(work.page.locator("#caption")).to_contain_text("/New Folder")
    work.page.keyboard.type("Made here")
    work.page.keyboard.press("Enter")
    expect(work.row("Made here")).to_be_visible()
    expect(work.page.locator("#caption")).to_contain_text("/Made here")
    # A name that it is made with is no change to tell of.
    expect(work.page.locator(".toast")).to_have_count(0)
    work.button("Rename").click()
    expect(name).to_be_focused()
    name.fill("docs")
    name.press("Enter")
    # What was typed stays, to be put right, and at the field it says why.
    toast = work.page.locator(".toast:not([inert])")
    why = work.page.locator("#rows .bubble")
    expect(why).to_have_text("“docs” already exists.")
    expect(name).to_be_focused()
    expect(name).to_have_value("docs")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_have_accessible_description("“docs” already exists.")
    expect(work.page.locator("#speech")).to_contain_text("“docs” already exists.")
    expect(toast).to_have_count(0)
    work.settle()
    assert 0 <= why.bounding_box()["y"] - bottom(name) <= 16
    # It is over as soon as something else is typed.
    work.page.keyboard.type("doc")
    expect(why).to_have_count(0)
    expect(name).not_to_have_attribute("aria-invalid", "true")
    work.page.keyboard.press("Escape")
    expect(work.row("Made here")).to_be_visible()
    work.row("Made here").press("F2")
    expect(name).to_be_focused()
    name.fill("Renamed")
    name.press("Enter")
    expect(work.row("Renamed")).to_be_visible()
    assert (mine / "Renamed").is_dir()
    expect(toast).to_contain_text("“Made here” is now “Renamed”")
    toast.get_by_role("button", name="Undo").click()
    expect(work.row("Made here")).to_be_visible()
    work.row("Made here").press("Control+Shift+z")
    expect(work.row("Renamed")).to_be_visible()
    work.row("Renamed").locator(".text").click()
    work.button("Move to Trash").click()
    expect(work.row("Renamed")).to_have_count(0)
    assert not (mine / "Renamed").exists()
    toast.get_by_role("button", name="Undo").click()
    expect(work.row("Renamed")).to_be_visible()
    assert (mine / "Renamed").is_dir()
    # One goes on with what came back.
    expect(work.row("Renamed")).to_have_attribute("aria-selected", "true")
    work.row("Renamed").press("Delete")
    expect(work.row("Renamed")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_message_never_offers_to_undo_another_act_than_it_names(work, mine):
    work.row("big.bin").locator(".text").click()
    work.row("big.bin").press("Delete")
    toast = work.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text("Moved “big.bin” to the trash")
    work.button("New Folder").click()
    name = work.page.locator("#rows .text-field")
    expect(name).to_be_focused()
    # It does not stay until its time is over.
    assert toast.count() == 0
    name.fill("Made here")
    name.press("Enter")
    expect(work.row("Made here")).to_be_visible()
    # Each undo takes back the latest act: the name, the folder, the way to the trash.
    for undone in (lambda: expect(work.row("New Folder")).to_be_visible(),
                   lambda: expect(work.row("New Folder")).to_have_count(0),
                   lambda: expect(work.row("big.bin")).to_be_visible()):
        work.page.keyboard.press("Control+z")
        undone()
    assert (mine / "big.bin").exists()


@pytest.mark.exhaustive
def test_several_files_that_come_back_are_selected_again(work, mine):
    (mine / "a.txt").write_text("a")
    (mine / "b.txt").write_text("b")
    work.row("a.txt").locator(".text").click()
    work.row("b.txt").locator(".text").click(modifiers=["Control"])
    work.page.keyboard.press("Delete")
    expect(work.row("a.txt")).to_have_count(0)
    expect(work.page.locator("#rows [aria-selected=true]")).to_have_count(0)
    work.page.keyboard.press("Control+z")
    for name in ("a.txt", "b.txt"):
        expect(work.row(name)).to_have_attribute("aria-selected", "true")
    expect(work.page.locator("#rows [aria-selected=true]")).to_have_count(2)
    # Keys go on from there.
    expect(work.row("a.txt")).to_be_focused()
    # Several at once have no name to be given.
    work.row("b.txt").click(button="right")
    expect(work.page.get_by_role("menuitem", name="Move to Trash")).to_be_visible()
    expect(work.page.get_by_role("menuitem", name="Rename")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_menu_that_is_only_looked_at_leaves_the_keys_with_the_selection(work, mine):
    for name in ("a.txt", "b.txt"):
        (mine / name).write_text("")
    work.row("a.txt").locator(".text").click()
    work.row("b.txt").locator(".text").click(button="right")
    expect(work.page.get_by_role("menuitem", name="Move to Trash")).to_be_visible()
    work.page.keyboard.press("Escape")
    expect(work.row("a.txt")).to_be_focused()
    work.page.keyboard.press("Delete")
    expect(work.row("a.txt")).to_have_count(0)
    expect(work.page.locator(".toast")).to_contain_text("“a.txt”")
    assert (mine / "b.txt").exists()


@pytest.mark.parametrize("way", sampled(["Enter", "Escape"]))
@pytest.mark.exhaustive
def test_after_an_alert_about_rows_that_are_gone_the_list_has_the_keys(work, mine, way):
    (mine / "docs").chmod(0o755)
    (mine / "a.txt").write_text("")
    work.row("a.txt").locator(".text").click()
    work.page.keyboard.press("Control+a")
    work.page.keyboard.press("Delete")
    alert = work.page.get_by_role("alertdialog")
    expect(alert).to_contain_text(re.compile("Couldn’t move “.*” to the trash"))
    expect(work.row("a.txt")).to_have_count(0)
    work.page.keyboard.press(way)
    expect(alert).to_have_count(0)
    expect(work.page.locator("#rows .row:focus")).to_have_count(1)


@pytest.mark.exhaustive
def test_a_press_beside_all_rows_selects_nothing_and_keeps_the_keys(work, mine):
    work.row("big.bin").locator(".text").click()
    expect(work.row("big.bin")).to_have_attribute("aria-selected", "true")
    box = work.grid.bounding_box()
    work.page.mouse.click(box["x"] + 300, 700)
    expect(work.row("big.bin")).to_have_attribute("aria-selected", "false")
    expect(work.row("big.bin")).to_be_focused()
    expect(work.button("Move to Trash")).to_be_disabled()
    # Delete is for the row that has the focus.
    work.page.keyboard.press("Delete")
    expect(work.row("big.bin")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_press_beside_all_rows_lets_go_of_what_was_selected_just_before(work):
    pressed = """(row) => {
        const click = (element, x, y) => element.dispatchEvent(
            new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'mouse', clientX: x, clientY: y }));
        click(row, 0, 0);
        const { left, bottom } = document.querySelector('#viewport').getBoundingClientRect();
        click(document.querySelector('#viewport'), left + 300, bottom - 40);
    }"""
    work.row("big.bin").evaluate(pressed)
    work.page.evaluate("() => diffable.ping()")
    work.settle()
    expect(work.row("big.bin")).to_have_attribute("aria-selected", "false")


@pytest.mark.exhaustive
def test_a_file_that_can_not_come_back_is_not_said_to_be_back(work, mine):
    (mine / "a.txt").write_text("old")
    work.row("a.txt").locator(".text").click()
    work.page.keyboard.press("Delete")
    expect(work.row("a.txt")).to_have_count(0)
    (mine / "a.txt").write_text("new")
    expect(work.row("a.txt")).to_be_visible()
    work.page.keyboard.press("Control+z")
    expect(work.page.get_by_role("alertdialog")).to_contain_text("Couldn’t put back")
    expect(work.page.locator("#speech")).not_to_contain_text("Undone")
    assert (mine / "a.txt").read_text() == "new"


@pytest.mark.exhaustive
def test_nothing_is_selected_of_what_went(work, mine):
    work.row("big.bin").locator(".text").click()
    expect(work.button("Rename")).to_be_enabled()
    # Nor is it named so that nobody sees it.
    work.button("Rename").click()
    work.page.locator(".text-field").fill("   ")
    work.page.keyboard.press("Enter")
    expect(work.page.locator("#rows .bubble")).to_have_text("A name needs at least one character.")
    expect(work.page.locator(".text-field")).to_have_value("   ")
    # At the ends nobody sees blanks.
    work.page.locator(".text-field").fill("big.bin ")
    work.page.keyboard.press("Enter")
    expect(work.page.locator(".text-field")).to_have_count(0)
    expect(work.row("big.bin")).to_be_visible()
    expect(work.button("Rename")).to_be_enabled()
    (mine / "big.bin").unlink()
    expect(work.row("big.bin")).to_have_count(0)
    expect(work.button("Rename")).to_be_disabled()
    expect(work.page.locator("#caption")).to_be_hidden()


def test_the_menu_of_a_file_has_what_the_bar_has(work, mine):
    work.row("big.bin").locator(".text").click(button="right")
    menu = work.page.get_by_role("menu").first
    expect(menu.get_by_role("menuitem")).to_have_text(
        ["Open", "Open in New Tab", "Rename", "Download", "Copy Path", "Duplicate", "Move to", "Move to Trash"])
    menu.get_by_role("menuitem", name="Open", exact=True).click()
    expect(work.page.get_by_role("heading", name="big.bin")).to_be_visible()


@pytest.mark.exhaustive
def test_selected_files_below_each_other_are_one_shape(work, mine):
    for name in ("a.txt", "b.txt", "c.txt"):
        (mine / name).write_text("x")
    for name in ("a.txt", "b.txt", "c.txt"):
        expect(work.row(name)).to_be_visible()
    work.row("a.txt").locator(".text").click()
    work.row("c.txt").locator(".text").click(modifiers=["Shift"])
    for name in ("a.txt", "b.txt", "c.txt"):
        expect(work.row(name)).to_have_attribute("aria-selected", "true")
    work.settle()
    corners = "(row) => { const { borderTopLeftRadius, borderBottomLeftRadius } = getComputedStyle(row.firstElementChild);" \
        " return [borderTopLeftRadius, borderBottomLeftRadius]; }"
    wanted = {"a.txt": ["10px", "0px"], "b.txt": ["0px", "0px"], "c.txt": ["0px", "10px"]}
    for name, radii in wanted.items():
        assert work.row(name).evaluate(corners) == radii
    work.row("b.txt").locator(".text").click()
    work.settle()
    expect(work.row("a.txt")).to_have_attribute("aria-selected", "false")
    assert work.row("b.txt").evaluate(corners) == ["10px", "10px"]


def test_a_finger_opens_with_one_tap(mine, browse, open_page, shot):  # noqa: F811
    work = open_page("/", url=browse(mine).url, **PHONE)
    work.row("docs").locator(".text").tap()
    expect(work.row("readme.md")).to_be_visible()
    work.row("readme.md").locator(".text").tap()
    expect(work.page.get_by_role("heading", name="readme.md")).to_be_visible()
    shot(work, "files-phone-text")


@pytest.mark.exhaustive
def test_on_a_telephone_nothing_is_selected_that_nobody_chose(mine, browse, open_page):  # noqa: F811
    work = open_page("/", url=browse(mine).url, **PHONE)
    work.button("More").tap()
    work.page.get_by_role("menuitem", name="New Folder").tap()
    expect(work.page.get_by_role("textbox", name="Text of New Folder")).to_be_focused()
    work.page.keyboard.type("mine")
    work.page.keyboard.press("Enter")
    expect(work.row("mine")).to_be_visible()
    expect(work.row("mine")).not_to_have_attribute("aria-selected", "true")
    work.button("More").tap()
    work.page.get_by_role("menuitem", name="Select", exact=True).tap()
    work.row("big.bin").tap()
    expect(work.page.locator("#caption")).to_have_text("1 selected")


@pytest.mark.exhaustive
def test_keys_undo_and_redo_what_was_done_with_files(work, mine):
    keyboard = work.page.keyboard
    work.row("big.bin").locator(".text").click()
    keyboard.press("F2")
    field = work.page.locator("#rows .text-field")
    expect(field).to_be_focused()
    field.fill("large.bin")
    keyboard.press("Enter")
    expect(work.row("large.bin")).to_be_visible()
    expect(field).to_have_count(0)
    work.row("large.bin").focus()
    keyboard.press("Control+z")
    expect(work.row("big.bin")).to_be_visible()
    expect(work.page.locator("#speech")).to_contain_text("Undone: Rename")
    keyboard.press("Control+Shift+z")
    expect(work.row("large.bin")).to_be_visible()
    work.row("large.bin").focus()
    keyboard.press("Delete")
    expect(work.row("large.bin")).to_have_count(0)
    assert work.page.evaluate("() => document.activeElement !== document.body")
    keyboard.press("Control+z")
    expect(work.row("large.bin")).to_be_visible()
    keyboard.press("Control+z")
    expect(work.row("big.bin")).to_be_visible()
    assert (mine / "big.bin").stat().st_size == 3_000_000


def test_the_path_is_copied(browser, mine, browse, open_page):  # noqa: F811
    work = open_page("/", url=browse(mine).url, permissions=["clipboard-read", "clipboard-write"])
    work.row("big.bin").locator(".text").click()
    work.button("Copy Path").click()
    expect(work.page.locator(".toast")).to_contain_text("Path copied")
    assert work.page.evaluate("() => navigator.clipboard.readText()") == str(mine / "big.bin")


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", ["Control+c", "Meta+c"])
def test_the_keys_that_copy_copy_the_paths_of_what_is_selected(browser, mine, browse, open_page, key):  # noqa: F811
    work = open_page("/", url=browse(mine).url, permissions=["clipboard-read", "clipboard-write"])
    keyboard, copied = work.page.keyboard, "() => navigator.clipboard.readText()"
    work.page.evaluate("() => navigator.clipboard.writeText('before')")
    keyboard.press(key)
    work.row("big.bin").locator(".text").click()
    # What was selected a moment ago is copied, too.
    keyboard.press(key)
    expect(work.page.locator(".toast")).to_contain_text("Path copied")
    assert work.page.evaluate(copied) == str(mine / "big.bin")
    work.row("docs").locator(".text").click(modifiers=["ControlOrMeta"])
    keyboard.press(key)
    expect(work.page.locator(".toast")).to_contain_text("2 paths copied")
    assert set(work.page.evaluate(copied).split("\n")) == {str(mine / "big.bin"), str(mine / "docs")}


@pytest.mark.exhaustive
def test_letters_that_are_selected_are_copied_as_ever(browser, mine, browse, open_page):  # noqa: F811
    work = open_page("/", url=browse(mine).url, permissions=["clipboard-read", "clipboard-write"])
    copied = "() => navigator.clipboard.readText()"
    work.row("big.bin").locator(".text").click()
    expect(work.row("big.bin")).to_have_attribute("aria-selected", "true")
    work.page.get_by_role("searchbox").fill("bin")
    work.page.keyboard.press("ControlOrMeta+a")
    work.page.keyboard.press("ControlOrMeta+c")
    work.page.wait_for_function("async () => await navigator.clipboard.readText() === 'bin'")
    work.page.get_by_role("searchbox").fill("")
    work.row("docs").locator(".text").click()
    work.page.evaluate("() => getSelection().selectAllChildren(document.getElementById('title'))")
    work.page.keyboard.press("ControlOrMeta+c")
    title = work.page.locator("#title").text_content()
    work.page.wait_for_function("async (title) => (await navigator.clipboard.readText()).trim() === title", arg=title)


@pytest.mark.exhaustive
def test_a_copy_is_made_beside_the_original_and_undone(work, mine):
    (mine / "docs" / "inner").chmod(0o777)
    (mine / "notes copy.txt").write_text("taken")
    (mine / "notes.txt").write_text("a note")
    for name in ("docs", "notes.txt"):
        expect(work.row(name)).to_be_visible()
    work.row("notes.txt").locator(".text").click()
    work.row("docs").locator(".text").click(modifiers=["Control"])
    work.row("docs").locator(".text").click(button="right")
    work.page.get_by_role("menuitem", name="Duplicate").click()
    for name in ("docs copy", "notes copy 2.txt"):
        expect(work.row(name)).to_have_attribute("aria-selected", "true")
    expect(work.page.locator("#rows [aria-selected=true]")).to_have_count(2)
    assert (mine / "notes copy 2.txt").read_text() == "a note"
    assert (mine / "docs copy" / "inner" / "deep.txt").exists() and (mine / "docs" / "readme.md").exists()
    assert (mine / "notes copy.txt").read_text() == "taken"
    toast = work.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text("2 copies created")
    toast.get_by_role("button", name="Undo").click()
    expect(work.row("docs copy")).to_have_count(0)
    assert not (mine / "notes copy 2.txt").exists() and (mine / "notes.txt").exists()


@pytest.mark.exhaustive
def test_a_copy_that_can_not_be_made_leaves_nothing(files, directory):  # noqa: F811
    files.row("big.bin").locator(".text").click(button="right")
    files.page.get_by_role("menuitem", name="Duplicate").click()
    expect(files.page.locator(".toast")).to_contain_text("Not copied: no permission")
    assert [path.name for path in directory.iterdir() if path.name.startswith(".moving")] == []
