"""Files are moved to any folder by a sheet in which folders open."""

import re

import pytest
from playwright.sync_api import expect

from filework import mine  # noqa: F401  (a fixture)
from filepage import browse, directory  # noqa: F401  (fixtures)
from sampling import sampled
from touch import PHONE, Finger, middle

TABLET = {**PHONE, "viewport": {"width": 820, "height": 1180}, "screen": {"width": 820, "height": 1180}}


def open_menu(page, row, options):
    if options:
        finger = Finger(page)
        finger.down(row.bounding_box()["x"] + 100, middle(row))
        expect(page.page.get_by_role("menuitem", name="Move to", exact=True)).to_be_visible()
        finger.up()
    else:
        row.locator(".text").click(button="right")
    page.wait_for_rest()


@pytest.mark.parametrize("options", sampled([PHONE, TABLET, {}]), ids=str)
def test_a_file_goes_to_a_folder_in_a_folder_by_a_sheet(mine, browse, open_page, shot, options):  # noqa: F811
    (mine / "docs" / "inner").chmod(0o777)
    page = open_page("/", url=browse(mine).url, **options)
    press = (lambda one: one.tap()) if options else (lambda one: one.click())
    open_menu(page, page.row("big.bin"), options)
    press(page.page.get_by_role("menuitem", name="Move to", exact=True))
    page.wait_for_rest()
    press(page.page.get_by_role("menuitem", name="Other Folder…"))
    sheet = page.page.locator(".screen").last
    expect(sheet.locator("h1.title")).to_have_text(mine.name)
    # It is there already.
    expect(sheet.get_by_role("button", name="Move", exact=True)).to_be_disabled()
    for name in ("docs", "inner"):
        row = sheet.locator(".row", has_text=name)
        expect(row).to_be_visible()
        page.settle()
        shot(page, f"files-moving-{name}")
        press(row)
        sheet = page.page.locator(".screen").last
        expect(sheet.locator("h1.title")).to_have_text(name)
    expect(sheet.get_by_text("No Folders")).to_be_visible()
    page.settle()
    press(sheet.get_by_role("button", name="Move", exact=True))
    expect(page.page.locator(".toast:not([inert])")).to_contain_text("“big.bin” moved to “inner”")
    expect(page.page.locator(".screen.presented")).to_have_count(0)
    assert (mine / "docs" / "inner" / "big.bin").exists()


@pytest.mark.exhaustive
def test_keys_alone_choose_a_folder_and_leave_the_choice(mine, browse, open_page):  # noqa: F811
    page = open_page("/", url=browse(mine).url)
    keyboard = page.page.keyboard

    def begin():
        page.row("docs").locator(".text").click()
        page.row("docs").click(button="right")
        page.page.get_by_role("menuitem", name="Move to", exact=True).press("ArrowRight")
        other = page.page.get_by_role("menuitem", name="Other Folder…")
        expect(other).to_be_visible()
        other.press("Enter")
        expect(page.page.locator(".screen").last.locator(".row").first).to_be_visible()
        page.wait_for_server()

    begin()
    # No folder goes into itself.
    sheet = page.page.locator(".screen").last
    expect(sheet.locator(".row", has_text="docs")).to_have_count(0)
    keyboard.press("Escape")
    expect(page.page.locator(".screen.presented")).to_have_count(0)
    begin()
    row = page.page.locator(".screen").last.locator(".row", has_text="empty")
    row.focus()
    row.press("Enter")
    sheet = page.page.locator(".screen").last
    expect(sheet.locator("h1.title")).to_have_text("empty")
    keyboard.press("Escape")
    expect(page.page.locator(".screen.presented")).to_have_count(0)


def test_a_finger_beside_a_submenu_only_closes_it(mine, browse, open_page):  # noqa: F811
    page = open_page("/", url=browse(mine).url, **PHONE)
    open_menu(page, page.row("big.bin"), PHONE)
    move = page.page.get_by_role("menuitem", name="Move to", exact=True)
    move.tap()
    page.wait_for_rest()
    other = page.page.get_by_role("menuitem", name="Other Folder…")
    expect(other).to_be_visible()
    page.page.get_by_role("menuitem", name="Rename").tap()
    expect(other).to_have_count(0)
    expect(move).to_have_attribute("aria-expanded", "false")
    # Another press does what it says.
    page.page.get_by_role("menuitem", name="Rename").tap()
    expect(page.page.get_by_role("textbox", name="Text of big.bin")).to_be_focused()


def choose_folder(page, name, options):
    """Opens the sheet in which a folder is chosen for a file."""
    press = (lambda one: one.tap()) if options else (lambda one: one.click())
    open_menu(page, page.row(name), options)
    press(page.page.get_by_role("menuitem", name="Move to", exact=True))
    page.wait_for_rest()
    press(page.page.get_by_role("menuitem", name="Other Folder…"))
    page.wait_for_rest()
    return page.page.locator(".screen").last


@pytest.mark.parametrize("options", sampled([PHONE, {}]), ids=str)
@pytest.mark.exhaustive
def test_the_sheet_begins_where_the_file_is(mine, browse, open_page, shot, options):  # noqa: F811
    (mine / "docs" / "inner").chmod(0o777)
    page = open_page("/docs/inner", url=browse(mine).url, **options)
    sheet = choose_folder(page, "deep.txt", options)
    expect(sheet.locator("h1.title")).to_have_text("inner")
    expect(sheet.locator(".screen-caption")).to_have_text(f"{mine.name} › docs › inner")
    expect(sheet.get_by_role("button", name="Move", exact=True)).to_be_disabled()
    expect(sheet.get_by_text("No Folders")).to_be_visible()
    page.wait_for_rest()
    shot(page, "files-moving-begin")
    for name in ("docs", mine.name):
        page.press(sheet.locator(".back"))
        sheet = page.page.locator(".screen").last
        expect(sheet.locator("h1.title")).to_have_text(name)
        page.wait_for_rest()
    page.press(sheet.get_by_role("button", name="Move", exact=True))
    expect(page.page.locator(".toast:not([inert])")).to_contain_text(f"“deep.txt” moved to “{mine.name}”")
    assert (mine / "deep.txt").exists()


@pytest.mark.parametrize("options", sampled([PHONE, {}]), ids=str)
@pytest.mark.exhaustive
def test_a_new_folder_is_made_in_the_sheet_and_taken_back_after_the_move(mine, browse, open_page, shot, options):  # noqa: F811
    page = open_page("/", url=browse(mine).url, **options)
    sheet = choose_folder(page, "big.bin", options)
    page.press(sheet.get_by_role("button", name="New Folder", exact=True))
    alert = page.page.get_by_role("alertdialog")
    alert.get_by_role("textbox").fill("docs")
    page.press(alert.get_by_role("button", name="Create"))
    expect(alert).to_contain_text("“docs” already exists.")
    page.wait_for_rest()
    page.press(alert.get_by_role("button", name="OK"))
    expect(alert).to_have_count(0)
    page.press(sheet.get_by_role("button", name="New Folder", exact=True))
    alert.get_by_role("textbox").fill("papers")
    page.wait_for_rest()
    shot(page, "files-moving-new-folder")
    page.press(alert.get_by_role("button", name="Create"))
    sheet = page.page.locator(".screen").last
    expect(sheet.locator("h1.title")).to_have_text("papers")
    page.wait_for_rest()
    page.press(sheet.get_by_role("button", name="Move", exact=True))
    expect(page.page.locator(".toast:not([inert])")).to_contain_text("“big.bin” moved to “papers”")
    assert (mine / "papers" / "big.bin").exists()
    for _ in range(2):
        page.page.keyboard.press("Control+z")
        page.wait_for_server()
    expect(page.row("big.bin")).to_be_visible()
    expect(page.row("papers")).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_a_phones_back_closes_what_is_in_front_and_nothing_behind_it(mine, browse, open_page):  # noqa: F811
    page = open_page("/", url=browse(mine).url, **PHONE)
    page.button("More").tap()
    page.page.get_by_role("menuitem", name="Select", exact=True).tap()
    page.row("big.bin").tap()
    caption = page.page.locator("#caption")
    expect(caption).to_have_text("1 selected")
    page.button("Move to").tap()
    page.page.get_by_role("menuitem", name="Other Folder…").tap()
    sheet = page.page.get_by_role("dialog").locator(".screen").last
    new_folder = sheet.get_by_role("button", name="New Folder", exact=True)
    page.wait_for_rest()
    new_folder.tap()
    question = page.page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    # A question over a sheet, and that over rows that are chosen.
    page.page.go_back()
    expect(question).to_have_count(0)
    page.wait_for_server()
    expect(new_folder).to_be_visible()
    page.wait_for_rest()
    page.page.go_back()
    expect(sheet).to_have_count(0)
    page.wait_for_server()
    expect(caption).to_have_text("1 selected")
    page.page.go_back()
    expect(page.button("Done")).to_have_count(0)
    assert page.page.evaluate("() => history.state?.cover") is None


@pytest.mark.exhaustive
def test_back_closes_a_question_then_the_sheet_that_it_was_asked_over(mine, browse, open_page):  # noqa: F811
    page = open_page("/", url=browse(mine).url)
    over = "() => history.state?.cover === undefined"
    page.row("big.bin").click(button="right")
    page.page.get_by_role("menuitem", name="Move to", exact=True).hover()
    page.page.get_by_role("menuitem", name="Other Folder…").click()
    sheet = page.page.get_by_role("dialog")
    new_folder = sheet.get_by_role("button", name="New Folder", exact=True)
    new_folder.click()
    question = page.page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    page.page.go_back()
    expect(question).to_have_count(0)
    expect(new_folder).to_be_visible()
    # A reload keeps the sheet.
    page.page.reload()
    expect(new_folder).to_be_visible()
    page.page.go_back()
    expect(sheet).to_have_count(0)
    expect(page.row("big.bin")).to_be_visible()
    page.page.go_forward()
    page.page.wait_for_function(over)
    expect(sheet).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_what_closes_while_the_browser_comes_back_from_another_leaves_no_step_behind(mine, browse, open_page):  # noqa: F811
    late = "(() => { const back = history.back.bind(history); history.back = () => setTimeout(back, 3000); })()"
    page = open_page("/", url=browse(mine).url, prepare=lambda page: page.add_init_script(late), **PHONE)
    page.button("More").tap()
    page.page.get_by_role("menuitem", name="Select", exact=True).tap()
    page.page.wait_for_function("() => history.state?.cover?.startsWith('editing')")
    page.button("More").tap()
    page.page.wait_for_function("() => history.state.cover === 'menu'")
    page.page.keyboard.press("Escape")
    page.button("Done").tap()
    # The menu and the choosing are both over before the browser has left the first of their entries.
    expect(page.button("Done")).to_have_count(0)
    assert page.page.evaluate("() => history.state?.cover") == "menu"
    page.page.wait_for_function("() => history.state?.cover === undefined")


@pytest.mark.exhaustive
def test_the_folder_around_is_a_step_of_its_own_after_the_sheet_was_left(mine, browse, open_page):  # noqa: F811
    page = open_page("/", url=browse(mine).url)
    page.row("docs").locator(".text").dblclick()
    expect(page.row("readme.md")).to_be_visible()
    choose_folder(page, "readme.md", {})
    page.page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.page.locator(".screen.presented")).to_have_count(0)
    page.row("inner").locator(".text").click()
    page.page.wait_for_url("**/docs?selected=inner")
    page.page.locator("#root .path-bar button").first.click()
    expect(page.row("docs")).to_be_visible()
    page.page.go_back()
    expect(page.row("readme.md")).to_be_visible()


@pytest.mark.parametrize("name", ["A folder with a name that is long for a telephone", "n" * 200])
@pytest.mark.exhaustive
def test_a_long_name_leaves_the_button_that_cancels_beside_it(mine, browse, open_page, shot, name):  # noqa: F811
    (mine / name).mkdir()
    page = open_page("/", url=browse(mine).url, **PHONE)
    sheet = choose_folder(page, "big.bin", PHONE)
    page.press(sheet.locator(".row", has_text=name))
    sheet = page.page.locator(".screen").last
    expect(sheet.locator("h1.title")).to_have_text(name)
    expect(sheet.get_by_text("No Folders")).to_be_visible()
    page.wait_for_rest()
    shot(page, f"files-moving-long-{len(name)}")
    back, cancel = (sheet.get_by_role("button", name=name) for name in (re.compile("^Back to"), "Cancel"))
    heading, back, cancel = (one.bounding_box() for one in [sheet.locator(".heading .title"), back, cancel])
    assert back["x"] + back["width"] <= cancel["x"] and cancel["x"] + cancel["width"] <= heading["x"]
    assert cancel["y"] - 4 <= heading["y"] + heading["height"] / 2 <= cancel["y"] + cancel["height"] + 4
    expect(sheet.get_by_role("button", name="Close")).to_have_count(0)


# How far below the lowest of the letters of a title's second line, and above the highest of its third, its box ends.
CUT = """(title) => {
    const style = getComputedStyle(title);
    const context = document.createElement('canvas').getContext('2d');
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText('hlg');
    const range = document.createRange();
    range.selectNodeContents(title);
    const lines = [...new Set([...range.getClientRects()].map(({ top }) => top))].map((top) => top + fontBoundingBoxAscent);
    const { bottom } = title.getBoundingClientRect();
    return [bottom - lines[1] - actualBoundingBoxDescent, lines[2] - actualBoundingBoxAscent - bottom];
}"""


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox gives no box to a line that is cut off")
def test_of_a_long_name_two_lines_are_seen_and_nothing_of_a_third(mine, browse, open_page):  # noqa: F811
    name = "A folder whose name is also rather long, so that its title must be cut"
    (mine / name).mkdir()
    page = open_page("/", url=browse(mine).url, **PHONE)
    page.press(choose_folder(page, "big.bin", PHONE).locator(".row", has_text=name))
    title = page.page.locator(".screen").last.locator("h1.title")
    expect(title).to_have_text(name)
    page.wait_for_rest()
    below, above = title.evaluate(CUT)
    assert below >= -0.5 and above >= -0.5, (below, above)


@pytest.mark.parametrize("options", sampled([PHONE, {}]), ids=str)
@pytest.mark.exhaustive
def test_the_sheet_is_left_from_any_folder_by_a_button(mine, browse, open_page, options):  # noqa: F811
    page = open_page("/docs/inner", url=browse(mine).url, **options)
    sheet = choose_folder(page, "deep.txt", options)
    page.press(sheet.get_by_role("button", name="Cancel", exact=True))
    expect(page.page.locator(".screen.presented")).to_have_count(0)
    expect(page.row("deep.txt")).to_be_visible()


@pytest.mark.parametrize("options", sampled([PHONE, {}]), ids=str)
@pytest.mark.exhaustive
def test_each_folder_of_the_sheet_has_the_same_bar_and_says_what_is_moved(mine, browse, open_page, shot, options):  # noqa: F811
    page = open_page("/", url=browse(mine).url, **options)
    sheet, seen = choose_folder(page, "big.bin", options), []
    for name in (mine.name, "docs", "inner"):
        sheet = page.page.locator(".screen").last
        expect(sheet.locator("h1.title")).to_have_text(name)
        expect(sheet.locator(".status")).to_have_text("Move “big.bin”")
        page.wait_for_rest()
        shot(page, f"files-moving-bar-{len(seen)}")
        title, cancel = sheet.locator("h1.title").bounding_box(), sheet.get_by_role("button", name="Cancel")
        box, color = cancel.bounding_box(), cancel.evaluate("(one) => getComputedStyle(one).color")
        # Within a folder it stands beside the way out of that.
        assert box["x"] + box["width"] < title["x"]
        seen.append((title["y"], box["y"], box["width"], box["height"], color))
        if options:
            words = sheet.locator("h1.title").evaluate("""(title) => {
                const range = document.createRange();
                range.selectNodeContents(title);
                const { left, right } = range.getBoundingClientRect();
                return (left + right) / 2;
            }""")
            assert words == pytest.approx(195, abs=1)
        if name != "inner":
            page.press(sheet.locator(".row").first)
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("by_sheet", sampled([True, False]))
@pytest.mark.exhaustive
def test_to_choose_files_ends_once_they_were_moved(mine, browse, open_page, shot, by_sheet):  # noqa: F811
    for name in ["one.txt", "two.txt"]:
        (mine / name).write_text(name)
    work = open_page("/", url=browse(mine).url, **PHONE)
    work.button("More").tap()
    work.page.get_by_role("menuitem", name="Select", exact=True).tap()
    for name in ["one.txt", "two.txt"]:
        work.row(name).tap()
    expect(work.page.locator("#caption")).to_have_text("2 selected")

    def move():
        work.button("Move to").tap()
        work.wait_for_rest()
        work.page.get_by_role("menuitem", name="Other Folder…" if by_sheet else "docs", exact=True).tap()
        work.wait_for_rest()

    sheet = work.page.locator(".screen").last
    if by_sheet:
        move()
        # Nothing was moved.
        sheet.get_by_role("button", name="Cancel", exact=True).tap()
        work.wait_for_rest()
        expect(work.page.locator("#caption")).to_have_text("2 selected")
    move()
    if by_sheet:
        sheet.locator(".row").filter(has_text="docs").tap()
        work.wait_for_rest()
        sheet.get_by_role("button", name="Move", exact=True).tap()
    expect(work.page.locator(".toast:not([inert])")).to_contain_text("2 items moved to “docs”")
    expect(work.button("Done")).to_be_hidden()
    expect(work.page.locator("#caption")).to_be_hidden()
    expect(work.page.locator(".main-pane .row[aria-selected='true']")).to_have_count(0)
    work.settle()
    shot(work, "files-moved-selected")
    assert (mine / "docs/one.txt").exists() and (mine / "docs/two.txt").exists()
