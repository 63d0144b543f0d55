"""Moving many files to the trash at once."""

import re

import pytest
from playwright.sync_api import expect

from filework import mine  # noqa: F401  (a fixture)
from filepage import browse, directory  # noqa: F401  (fixtures)
from sampling import sampled
from touch import PHONE, Finger, middle, swipe

# What is seen of the list's changes, from picture to picture.
WATCH = """() => {
    window.counts = [];
    window.overlaps = 0;
    const look = () => {
        const count = document.querySelector('#status').textContent;
        if (window.counts.at(-1) !== count) window.counts.push(count);
        const isSaid = document.querySelector('.main-pane > .unavailable:not([hidden])');
        if (isSaid && getComputedStyle(isSaid).opacity > 0 && document.querySelector('#rows .row')) window.overlaps += 1;
        requestAnimationFrame(look);
    };
    look();
}"""

# Presses Cancel as soon as some of the work is seen to be done.
CANCEL = """() => {
    const activity = document.querySelector('#root > .activity');
    const [title, bar, button] = activity.children;
    new MutationObserver((changes, observer) => {
        if (activity.hidden || !(bar.value > 0)) return;
        observer.disconnect();
        window.told = title.textContent;
        button.click();
    }).observe(activity, { attributes: true, subtree: true });
}"""


@pytest.fixture
def open_many(mine, browse, open_page):  # noqa: F811
    """Opens a folder with so many files in it."""
    def open_many(count):
        folder = mine / "many"
        folder.mkdir()
        folder.chmod(0o777)
        for number in range(count):
            (folder / f"file {number:04}.txt").write_text("")
        page = open_page("/many", url=browse(mine).url)
        page.wait_for_status(f"{count:,} items")
        page.row("file 0000.txt").locator(".text").click()
        return page

    return open_many


TABLET = {**PHONE, "viewport": {"width": 820, "height": 1180}, "screen": {"width": 820, "height": 1180}}


@pytest.mark.exhaustive
def test_what_is_selected_as_a_page_is_loaded_is_meant_by_the_keys_of_rows(mine, browse, open_page):  # noqa: F811
    folder = mine / "many"
    folder.mkdir()
    folder.chmod(0o777)
    for name in ["one", "two", "three"]:
        (folder / name).write_text("")
    page = open_page("/many?selected=two", url=browse(mine).url)
    expect(page.row("two")).to_have_attribute("aria-selected", "true")
    page.page.keyboard.press("F2")
    expect(page.page.locator(".row input")).to_be_focused()
    page.page.keyboard.press("Escape")
    page.page.reload()
    expect(page.row("two")).to_have_attribute("aria-selected", "true")
    page.settle()
    page.page.keyboard.press("Delete")
    page.wait_for_status("2 items")
    page.page.reload()
    page.settle()
    page.page.keyboard.press("ControlOrMeta+a")
    expect(page.row("three")).to_have_attribute("aria-selected", "true")
    page.page.keyboard.press("Delete")
    page.wait_for_status("0 items")


@pytest.mark.exhaustive
@pytest.mark.parametrize(("name", "length"), [("file 09", 40), ("file 10", 40), ("file 10", 11)])
def test_a_chosen_file_in_the_lower_half_goes_and_the_rows_above_it_stay(mine, browse, open_page, name, length):  # noqa: F811
    """The bar below the rows goes as the message comes, and the row that takes the focus may be below that."""
    folder = mine / "many"
    folder.mkdir()
    folder.chmod(0o777)
    for number in range(length):
        (folder / f"file {number:02}").write_text("")
    page = open_page("/many", url=browse(mine).url, **PHONE)
    page.page.locator("#root .bar").get_by_role("button", name="More").tap()
    page.page.get_by_role("menuitem", name="Select", exact=True).tap()
    page.row(name).tap()
    expect(page.page.locator("#caption")).to_have_text("1 selected")
    page.settle()
    assert page.row(name).bounding_box()["y"] > 600, page.row(name).bounding_box()
    former = page.y
    page.button("Move to Trash").last.tap()
    toast = page.page.locator(".toast")
    expect(toast).to_contain_text(f"Moved “{name}” to the trash")
    expect(page.row(name)).to_have_count(0)
    page.settle()
    assert page.y == former == 0
    covered = 844 - toast.bounding_box()["y"]
    assert page.page.evaluate("() => diffable.viewport.room") == pytest.approx(covered, abs=1)


@pytest.mark.parametrize("options", sampled([PHONE, TABLET, {}]), ids=str)
@pytest.mark.exhaustive
def test_what_went_to_the_trash_comes_back_from_the_menu_once_the_message_is_gone(mine, browse, open_page, shot, options):  # noqa: F811
    page = open_page("/", url=browse(mine).url, **options)

    def choose(name):
        page.press(page.button("More"))
        line = page.page.get_by_role("menuitem", name=name)
        page.wait_for_rest()
        shot(page, f"files-menu-{name}")
        page.press(line)

    if options:
        swipe(page, page.row("big.bin"), -120)
        page.button("Move to Trash").last.tap()
    else:
        page.row("big.bin").locator(".text").click()
        page.button("Move to Trash").click()
    toast = page.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text("Moved “big.bin” to the trash")
    toast.evaluate("(one) => one.remove()")
    expect(page.row("big.bin")).to_have_count(0)
    choose("Undo Move to Trash")
    expect(page.row("big.bin")).to_be_visible()
    choose("Redo Move to Trash")
    expect(page.row("big.bin")).to_have_count(0)
    assert not (mine / "big.bin").exists()


@pytest.mark.exhaustive
@pytest.mark.motion
def test_a_file_that_is_swiped_out_does_not_come_back(mine, browse, open_page):  # noqa: F811
    page = open_page("/", url=browse(mine).url, **PHONE)
    row = page.row(page.grid.locator(".row:not([aria-expanded]) .text").first.inner_text())
    y = middle(row)
    finger = Finger(page)
    finger.down(350, y)
    finger.move(200, y)
    finger.move(20, y)
    finger.rest(200)
    row.evaluate("""(row) => {
        window.places = [];
        const look = () => {
            if (!row.isConnected) return;
            window.places.push(row.querySelector('.face').getBoundingClientRect().x);
            requestAnimationFrame(look);
        };
        look();
    }""")
    finger.up()
    expect(row).to_have_count(0)
    places = page.page.evaluate("() => window.places")
    assert max(places) <= places[0] + 1, places


def test_many_files_go_to_the_trash_in_one_change_and_come_back_in_one(open_many):
    page = open_many(300)
    page.page.keyboard.press("Control+a")
    expect(page.page.locator(".screen-caption").first).to_have_text("300 selected")
    page.page.evaluate(WATCH)
    page.page.keyboard.press("Delete")
    expect(page.page.get_by_text("Folder Is Empty")).to_be_visible()
    page.settle()
    expect(page.page.locator(".toast:not([inert])")).to_contain_text("Moved 300 items to the trash")
    assert page.page.evaluate("window.counts") == ["300 items", "0 items"]
    assert page.page.evaluate("window.overlaps") == 0
    page.page.keyboard.press("Control+z")
    page.wait_for_status("300 items")
    expect(page.row("file 0000.txt")).to_have_attribute("aria-selected", "true")
    expect(page.page.locator(".screen-caption").first).to_have_text("300 selected")
    assert page.page.evaluate("window.counts") == ["300 items", "0 items", "300 items"]


@pytest.mark.exhaustive
def test_moving_very_many_files_to_the_trash_shows_how_far_it_is_and_can_be_cancelled(open_many):
    page = open_many(20_000)
    page.page.evaluate(CANCEL)
    # A key that is pressed before the selection was answered is for all of it.
    page.page.keyboard.press("Control+a")
    page.page.keyboard.press("Delete")
    page.page.wait_for_function("() => window.told", timeout=10_000)
    assert page.page.evaluate("window.told") == "Moving 20,000 items to the trash"
    toast = page.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text("items to the trash")
    moved = int(re.search(r"Moved ([\d,]+) items", toast.inner_text())[1].replace(",", ""))
    assert 0 < moved < 20_000
    page.wait_for_status(f"{20_000 - moved:,} items")
    toast.get_by_role("button", name="Undo").click()
    page.wait_for_status("20,000 items")


@pytest.mark.parametrize("is_held", [True, False])
def test_more_presses_of_delete_while_a_file_is_on_its_way_to_the_trash_say_nothing(open_many, is_held):
    page = open_many(5)
    if is_held:
        for _ in range(3):
            page.page.keyboard.down("Delete")
    else:
        page.type_at_once(3 * ["Delete"])
    # A press that comes after all once the file has gone is for the one below, and the last is what is said.
    expect(page.page.locator(".toast").filter(has_text=re.compile(r"Moved “file 000\d.txt” to the trash"))).to_have_count(1)
    expect(page.row("file 0000.txt")).to_have_count(0)
    page.page.evaluate("() => diffable.ping()")
    page.settle()
    expect(page.page.get_by_role("alertdialog")).to_have_count(0)
    if is_held:
        page.wait_for_status("4 items")


@pytest.mark.parametrize("key", sampled(["Delete", "Meta+Backspace"]))
def test_the_key_that_deletes_is_for_the_files_that_are_selected(open_many, key):
    page = open_many(6)
    for step in ["Control+ArrowDown", "Control+ArrowDown", "Control+Space", "Control+ArrowDown"]:
        page.page.keyboard.press(step)
    expect(page.row("file 0002.txt")).to_have_attribute("aria-selected", "true")
    page.page.keyboard.press(key)
    page.wait_for_status("4 items")
    page.settle()
    assert page.texts() == [f"file {number:04}.txt" for number in (1, 3, 4, 5)]
    expect(page.row("file 0003.txt")).to_be_focused()
    # With none selected, it is for the one that has the keys.
    page.page.keyboard.press(key)
    expect(page.row("file 0003.txt")).to_have_count(0)
    page.wait_for_status("3 items")


@pytest.mark.exhaustive
def test_a_key_that_deletes_is_for_the_file_that_was_selected_just_before(open_many):
    page = open_many(4)
    page.page.keyboard.press("Control+Space")
    expect(page.row("file 0000.txt")).to_have_attribute("aria-selected", "false")
    expect(page.button("Move to Trash")).to_be_disabled()
    page.type_at_once(["Control+ ", "Control+ArrowDown", "Delete"])
    page.wait_for_status("3 items")
    assert page.texts() == [f"file {number:04}.txt" for number in (1, 2, 3)]


@pytest.mark.exhaustive
def test_a_key_that_deletes_takes_no_file_from_beside_the_list(open_many):
    page = open_many(3)
    page.row("file 0001.txt").click()
    expect(page.button("Move to Trash")).to_be_enabled()
    page.page.locator(".sidebar .row").first.focus()
    page.page.keyboard.press("Delete")
    page.wait_for_server()
    page.settle()
    assert page.texts() == [f"file {number:04}.txt" for number in range(3)]


@pytest.mark.parametrize("way", ["key", "button", "finger"])
@pytest.mark.exhaustive
def test_a_file_that_is_looked_at_goes_to_the_trash_as_its_row_does(mine, browse, open_page, shot, way):  # noqa: F811
    (mine / "poem 1.txt").write_text("first")
    (mine / "poem 2.txt").write_text("second")
    page = open_page("/", url=browse(mine).url, **(PHONE if way == "finger" else {}))
    line = page.row("poem 1.txt").locator(".text")
    line.tap() if way == "finger" else line.dblclick()
    screen = page.page.locator(".screen.presented")
    expect(screen.get_by_text("first")).to_be_visible()
    page.wait_for_rest()
    shot(page, f"files-preview-trash-{way}")
    trash = screen.get_by_role("button", name="Move to Trash")
    expect(trash).to_be_visible()
    if way == "key":
        # Elsewhere this leads back.
        page.page.keyboard.press("Backspace")
        page.wait_for_server()
        expect(screen).to_have_count(1)
        page.page.keyboard.press("Delete")
    else:
        page.press(trash)
    expect(screen).to_have_count(0)
    toast = page.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text("Moved “poem 1.txt” to the trash")
    expect(page.row("poem 1.txt")).to_have_count(0)
    assert not (mine / "poem 1.txt").exists()
    if way == "key":
        # Keys go on with the row below, as after Delete in the list.
        expect(page.row("poem 2.txt")).to_be_focused()
    page.press(toast.get_by_role("button", name="Undo"))
    expect(page.row("poem 1.txt")).to_be_visible()


@pytest.mark.exhaustive
def test_a_file_in_a_folder_that_is_not_open_goes_to_the_trash_by_the_key(mine, browse, open_page):  # noqa: F811
    page = open_page("/docs%2Freadme.md", url=browse(mine).url, expect=False)
    title = page.page.locator(".screen.presented .title")
    expect(title).to_have_text("readme.md")
    page.page.keyboard.press("Delete")
    expect(title).to_have_count(0)
    expect(page.page.locator(".toast:not([inert])")).to_contain_text("Moved “readme.md” to the trash")
    assert not (mine / "docs" / "readme.md").exists()
