"""The trash as one of the places: what is in it, and what is done with that."""

import os
import pathlib
import re

import pytest
from playwright.sync_api import expect

from filework import mine  # noqa: F401  (a fixture)
from filepage import browse, directory  # noqa: F401  (fixtures)
from listpage import go_forward_in_vain
from sampling import sampled
from touch import PHONE, swipe

TABLET = {**PHONE, "viewport": {"width": 820, "height": 1180}, "screen": {"width": 820, "height": 1180}}


@pytest.fixture
def trashed(mine):  # noqa: F811
    """What this folder's trash holds, as any program may have put it there: `docs/notes.txt` and later `plan.txt`."""
    trash = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "Trash"
    for folder in [trash, trash / "files", trash / "info"]:
        folder.mkdir()
        folder.chmod(0o777)

    def put(name, path, day, contents="text"):
        (trash / "files" / name).write_text(contents)
        (trash / "info" / f"{name}.trashinfo").write_text(
            f"[Trash Info]\nPath={path}\nDeletionDate=2026-03-{day:02}T10:00:00\n")

    put("notes.txt", mine / "docs" / "notes.txt", 1, "first line\nsecond line\n")
    put("plan.txt", mine / "plan.txt", 2)
    put("stranger.txt", "/elsewhere/stranger.txt", 3)
    return trash


def open_trash(mine, browse, open_page, **options):  # noqa: F811
    page = open_page("/trash%2F", url=browse(mine).url, **options)
    page.settle()
    return page


def front(page):
    return page.page.locator(".screen.presented").last


def title(page):
    return front(page).locator("h1.title").last


def row(page, name):
    text = page.page.locator(".text").get_by_text(name, exact=True)
    return front(page).locator(".main-pane .row:not(.leaving)").filter(has=text)


def names(page):
    """From the top down."""
    return front(page).locator(".main-pane .row:not(.leaving) .text").evaluate_all(
        """(texts) => texts.map((one) => [one.getBoundingClientRect().y, one.innerText])
            .sort(([one], [other]) => one - other).map(([, text]) => text)""")


def button(page, name):
    return front(page).get_by_role("button", name=name, exact=True)


def press_in_alert(page, name):
    alert = page.page.get_by_role("alertdialog")
    page.wait_for_rest()
    page.press(alert.get_by_role("button", name=name, exact=True))
    expect(alert).to_have_count(0)


def choose(page, name):
    page.press(button(page, "More"))
    line = page.page.get_by_role("menuitem", name=name, exact=True)
    page.wait_for_rest()
    page.press(line)


def test_the_trash_is_the_last_place_and_has_an_address(trashed, mine, browse, open_page, shot):  # noqa: F811
    page = open_page("/", url=browse(mine).url)
    place = page.page.locator("#sidebar .row").last
    expect(place).to_have_text("Trash")
    place.click()
    expect(title(page)).to_have_text("Trash")
    expect(row(page, "plan.txt")).to_be_visible()
    page.wait_for_rest()
    shot(page, "files-trash")
    # What came from elsewhere is not shown.
    assert names(page) == ["plan.txt", "notes.txt"]
    expect(row(page, "notes.txt")).to_contain_text(f"from {mine.name}/docs")
    assert page.page.url.endswith("/trash%2F")
    page.page.reload()
    expect(title(page)).to_have_text("Trash")
    expect(row(page, "plan.txt")).to_be_visible()
    # Another place takes its place.
    front(page).get_by_role("navigation", name="Places").get_by_text("docs", exact=True).click()
    expect(page.page.locator(".screen.presented")).to_have_count(0)
    expect(page.row("readme.md")).to_be_visible()


@pytest.mark.parametrize("options", sampled([PHONE, TABLET, {}]), ids=str)
@pytest.mark.exhaustive
def test_what_is_put_back_can_go_to_the_trash_again(trashed, mine, browse, open_page, shot, options):  # noqa: F811
    page = open_trash(mine, browse, open_page, **options)
    if options:
        swipe(page, row(page, "notes.txt"), -200)
        page.wait_for_rest()
        shot(page, "files-trash-swiped")
        front(page).get_by_role("button", name="Put Back").last.tap()
    else:
        row(page, "notes.txt").locator(".text").click()
        button(page, "Put Back").click()
    expect(row(page, "notes.txt")).to_have_count(0)
    toast = page.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text("Put “notes.txt” back into “docs”")
    assert (mine / "docs/notes.txt").read_text() == "first line\nsecond line\n"
    assert not (trashed / "info/notes.txt.trashinfo").exists()
    page.press(toast.get_by_role("button", name="Undo"))
    expect(row(page, "notes.txt")).to_be_visible()
    assert not (mine / "docs/notes.txt").exists()
    page.settle()
    assert names(page) == ["notes.txt", "plan.txt"]


@pytest.mark.exhaustive
def test_the_key_that_deletes_is_for_what_is_selected_in_the_trash(trashed, mine, browse, open_page):  # noqa: F811
    page = open_trash(mine, browse, open_page)
    row(page, "plan.txt").locator(".text").click()
    page.page.keyboard.press("Control+ArrowDown")
    expect(row(page, "notes.txt")).to_be_focused()
    page.page.keyboard.press("Delete")
    expect(page.page.get_by_role("alertdialog")).to_contain_text("plan.txt")


def test_what_is_put_back_onto_a_taken_name_gets_a_number_or_stays(trashed, mine, browse, open_page, shot):  # noqa: F811
    (mine / "plan.txt").write_text("another plan")
    page = open_trash(mine, browse, open_page)
    row(page, "plan.txt").locator(".text").click()
    button(page, "Put Back").click()
    alert = page.page.get_by_role("alertdialog")
    expect(alert).to_contain_text(f"“plan.txt” is in “{mine.name}” already")
    shot(page, "files-trash-taken")
    press_in_alert(page, "Cancel")
    page.wait_for_server()
    assert names(page) == ["plan.txt", "notes.txt"]
    button(page, "Put Back").click()
    press_in_alert(page, "Keep Both")
    expect(row(page, "plan.txt")).to_have_count(0)
    assert [(mine / name).read_text() for name in ["plan.txt", "plan 2.txt"]] == ["another plan", "text"]


@pytest.mark.parametrize("options", sampled([PHONE, TABLET, {}]), ids=str)
@pytest.mark.exhaustive
def test_a_file_that_is_looked_at_is_put_back_and_deleted_as_its_row_is(trashed, mine, browse, open_page, shot, options):  # noqa: F811
    page = open_trash(mine, browse, open_page, **options)

    def look_at(name):
        line = row(page, name).locator(".text")
        line.tap() if options else line.dblclick()
        expect(title(page)).to_have_text(name)
        page.wait_for_rest()

    def press(name):
        choose(page, name) if options is PHONE else page.press(button(page, name))

    look_at("plan.txt")
    shot(page, "files-trash-preview")
    if options is TABLET:
        # All of them find room beside each other.
        buttons = [button(page, name).bounding_box()["y"] for name in ("Put Back", "Download", "Next File")]
        assert buttons[0] == buttons[1] == buttons[2]
    press("Delete Immediately…")
    expect(page.page.get_by_role("alertdialog")).to_contain_text("Delete “plan.txt” immediately?")
    press_in_alert(page, "Cancel")
    expect(title(page)).to_have_text("plan.txt")
    press("Delete Immediately…")
    press_in_alert(page, "Delete")
    expect(title(page)).to_have_text("Trash")
    expect(row(page, "plan.txt")).to_have_count(0)
    assert not (trashed / "files/plan.txt").exists()
    look_at("notes.txt")
    press("Put Back")
    expect(title(page)).to_have_text("Trash")
    expect(page.page.locator(".toast:not([inert])")).to_contain_text("Put “notes.txt” back into “docs”")
    assert (mine / "docs/notes.txt").read_text() == "first line\nsecond line\n"


@pytest.mark.exhaustive
def test_the_delete_key_asks_before_a_trashed_file_that_is_looked_at_is_gone(trashed, mine, browse, open_page):  # noqa: F811
    page = open_trash(mine, browse, open_page)
    row(page, "plan.txt").locator(".text").dblclick()
    expect(title(page)).to_have_text("plan.txt")
    page.wait_for_rest()
    page.type_at_once(2 * ["Delete"])
    expect(page.page.get_by_role("alertdialog")).to_contain_text("Delete “plan.txt” immediately?")
    press_in_alert(page, "Delete")
    expect(title(page)).to_have_text("Trash")
    expect(row(page, "plan.txt")).to_have_count(0)
    page.wait_for_server()
    expect(page.page.get_by_role("alertdialog")).to_have_count(0)
    assert not (trashed / "files/plan.txt").exists()


@pytest.mark.exhaustive
def test_where_its_folder_is_gone_it_stays_in_the_trash(trashed, mine, browse, open_page):  # noqa: F811
    (mine / "docs").rename(mine / "papers")
    page = open_trash(mine, browse, open_page)
    row(page, "notes.txt").locator(".text").click()
    button(page, "Put Back").click()
    expect(page.page.get_by_role("alertdialog")).to_contain_text("The folder that it was in is gone")
    press_in_alert(page, "OK")
    assert names(page) == ["plan.txt", "notes.txt"]


def test_deleting_for_good_is_asked_before(trashed, mine, browse, open_page, shot):  # noqa: F811
    page = open_trash(mine, browse, open_page)
    row(page, "plan.txt").locator(".text").click()
    page.page.keyboard.press("Delete")
    expect(page.page.get_by_role("alertdialog")).to_contain_text("Delete “plan.txt” immediately?")
    shot(page, "files-trash-delete")
    press_in_alert(page, "Cancel")
    page.wait_for_server()
    assert (trashed / "files/plan.txt").exists()
    button(page, "Delete Immediately…").click()
    press_in_alert(page, "Delete")
    expect(row(page, "plan.txt")).to_have_count(0)
    assert sorted(one.name for one in (trashed / "files").iterdir()) == ["notes.txt", "stranger.txt"]
    assert sorted(one.name for one in (trashed / "info").iterdir()) == ["notes.txt.trashinfo", "stranger.txt.trashinfo"]


@pytest.mark.parametrize("options", sampled([PHONE, {}]), ids=str)
@pytest.mark.exhaustive
def test_to_empty_the_trash_deletes_what_came_from_here_alone(trashed, mine, browse, open_page, shot, options):  # noqa: F811
    page = open_trash(mine, browse, open_page, **options)
    page.press(button(page, "Empty Trash…"))
    expect(page.page.get_by_role("alertdialog")).to_contain_text(
        f"All 2 items that came from “{mine.name}” are gone for good. You can’t undo this.")
    page.wait_for_rest()
    shot(page, "files-trash-emptying")
    press_in_alert(page, "Empty Trash")
    expect(front(page).get_by_text("Trash Is Empty")).to_be_visible()
    page.wait_for_rest()
    shot(page, "files-trash-empty")
    assert [one.name for one in (trashed / "files").iterdir()] == ["stranger.txt"]
    expect(button(page, "Empty Trash…")).to_be_disabled()


def test_a_phone_selects_several_and_puts_them_back(trashed, mine, browse, open_page, shot):  # noqa: F811
    page = open_trash(mine, browse, open_page, **PHONE)
    # Where it was has the room that the day leaves.
    place = row(page, "notes.txt").get_by_text(f"from {mine.name}/docs")
    assert place.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    choose(page, "Select")
    for name in ["plan.txt", "notes.txt"]:
        page.press(row(page, name).locator(".text"))
    expect(front(page).locator(".screen-caption")).to_have_text("2 selected")
    page.wait_for_rest()
    shot(page, "files-trash-selecting")
    page.press(button(page, "Put Back"))
    expect(front(page).get_by_text("Trash Is Empty")).to_be_visible()
    assert (mine / "plan.txt").exists() and (mine / "docs/notes.txt").exists()


def put_box_into(trash, mine):  # noqa: F811
    """A folder, as any program may put it there."""
    (trash / "files/box").mkdir()
    (trash / "files/box").chmod(0o777)
    (trash / "info/box.trashinfo").write_text(f"[Trash Info]\nPath={mine}/box\nDeletionDate=2026-03-01T09:00:00\n")


@pytest.mark.exhaustive
def test_a_file_in_the_trash_is_looked_at_and_a_folder_is_put_back_for_that(trashed, mine, browse, open_page):  # noqa: F811
    put_box_into(trashed, mine)
    page = open_trash(mine, browse, open_page)
    row(page, "notes.txt").locator(".text").dblclick()
    expect(title(page)).to_have_text("notes.txt")
    expect(front(page)).to_contain_text("second line")
    page.page.reload()
    expect(front(page)).to_contain_text("second line")
    page.page.keyboard.press("Escape")
    expect(title(page)).to_have_text("Trash")
    page.settle()
    row(page, "box").locator(".text").dblclick()
    expect(page.page.get_by_role("alertdialog")).to_contain_text("“box” is in the trash")
    press_in_alert(page, "Put Back")
    expect(row(page, "box")).to_have_count(0)
    assert (mine / "box").is_dir()


@pytest.mark.exhaustive
def test_what_comes_and_goes_meanwhile_is_followed(trashed, mine, browse, open_page):  # noqa: F811
    page = open_trash(mine, browse, open_page)
    (trashed / "files/new.txt").write_text("")
    (trashed / "info/new.txt.trashinfo").write_text(
        f"[Trash Info]\nPath={mine}/new.txt\nDeletionDate=2026-03-05T09:00:00\n")
    expect(row(page, "new.txt")).to_be_visible()
    (trashed / "files/plan.txt").unlink()
    expect(row(page, "plan.txt")).to_have_count(0)
    page.settle()
    assert names(page) == ["new.txt", "notes.txt"]


@pytest.mark.exhaustive
def test_undo_in_the_trash_takes_back_what_was_deleted_before(mine, browse, open_page):  # noqa: F811
    page = open_page("/", url=browse(mine).url)
    page.row("big.bin").locator(".text").click()
    page.page.keyboard.press("Delete")
    expect(page.row("big.bin")).to_have_count(0)
    page.page.locator("#sidebar .row").last.click()
    expect(row(page, "big.bin")).to_be_visible()
    page.settle()
    page.page.keyboard.press("Control+z")
    expect(front(page).get_by_text("Trash Is Empty")).to_be_visible()
    assert (mine / "big.bin").exists()


@pytest.mark.exhaustive
def test_a_trash_that_cannot_be_read_says_so(trashed, mine, browse, open_page, shot):  # noqa: F811
    (trashed / "info").chmod(0)
    page = open_trash(mine, browse, open_page)
    expect(front(page).get_by_text("Can’t Show the Trash")).to_be_visible()
    shot(page, "files-trash-unreadable")
    (trashed / "info").chmod(0o777)
    page.press(front(page).get_by_role("button", name="Try Again"))
    expect(row(page, "plan.txt")).to_be_visible()


@pytest.mark.exhaustive
def test_who_comes_by_the_address_finds_the_folders_beside_the_trash(trashed, mine, browse, open_page):  # noqa: F811
    (mine / "docs").mkdir(exist_ok=True)
    page = open_trash(mine, browse, open_page)
    expect(front(page).get_by_role("row", name="docs", exact=True)).to_be_visible()
    expect(front(page).get_by_role("row", name="Trash", exact=True)).to_have_attribute("aria-selected", "true")


@pytest.mark.exhaustive
def test_on_a_telephone_a_file_that_was_looked_at_is_not_selected(trashed, mine, browse, open_page):  # noqa: F811
    page = open_trash(mine, browse, open_page, **PHONE)
    page.press(row(page, "notes.txt").locator(".text"))
    expect(title(page)).to_have_text("notes.txt")
    expect(page.page).to_have_url(re.compile(r"/notes\.txt$"))
    page.page.go_back()
    expect(title(page)).to_have_text("Trash")
    expect(row(page, "notes.txt")).to_have_attribute("aria-selected", "false")


@pytest.mark.exhaustive
def test_an_empty_trash_has_the_ground_of_the_files_it_comes_from(mine, browse, open_page, shot):  # noqa: F811
    page = open_page("/", url=browse(mine).url)
    files = page.page.locator(".screen").first.evaluate("(screen) => getComputedStyle(screen).backgroundColor")
    page.page.locator("#sidebar .row").last.click()
    expect(front(page).get_by_text("Trash Is Empty")).to_be_visible()
    page.wait_for_rest()
    shot(page, "files-trash-empty-come-to")
    expect(front(page)).to_have_css("background-color", files)


def sort_by(page, name):
    page.press(front(page).locator(".heads").get_by_role("button", name=name))
    page.wait_for_server()
    page.settle()


@pytest.mark.exhaustive
def test_the_trash_is_searched_and_sorted_as_its_address_says(trashed, mine, browse, open_page, shot):  # noqa: F811
    page = open_trash(mine, browse, open_page)
    assert names(page) == ["plan.txt", "notes.txt"] and "sort" not in page.page.url
    sort_by(page, "Name")
    assert names(page) == ["notes.txt", "plan.txt"] and "sort=name" in page.page.url
    sort_by(page, "Name")
    assert names(page) == ["plan.txt", "notes.txt"]
    sort_by(page, "Date")
    sort_by(page, "Date")
    assert names(page) == ["notes.txt", "plan.txt"]
    field = front(page).get_by_role("searchbox")
    field.fill("PLAN")
    expect(row(page, "notes.txt")).to_have_count(0)
    expect(front(page).locator(".status")).to_have_text("1 of 2 items")
    page.wait_for_rest()
    shot(page, "files-trash-search")
    page.page.reload()
    expect(front(page).get_by_role("searchbox")).to_have_value("PLAN")
    page.settle()
    assert names(page) == ["plan.txt"]
    front(page).get_by_role("searchbox").fill("nothing")
    page.press(front(page).get_by_role("button", name="Clear Search"))
    page.settle()
    assert names(page) == ["notes.txt", "plan.txt"]


@pytest.mark.exhaustive
def test_the_arrows_of_a_file_in_the_trash_lead_to_those_beside_it(trashed, mine, browse, open_page):  # noqa: F811
    page = open_page("/trash%2F/notes.txt", url=browse(mine).url)
    expect(title(page)).to_have_text("notes.txt")
    expect(button(page, "Next File")).to_be_disabled()
    page.press(button(page, "Previous File"))
    expect(title(page)).to_have_text("plan.txt")
    expect(button(page, "Previous File")).to_be_disabled()
    page.page.keyboard.press("ArrowRight")
    expect(title(page)).to_have_text("notes.txt")
    expect(page.page).to_have_url(re.compile(r"/trash%2F/notes\.txt$"))
    page.page.keyboard.press("Escape")
    expect(row(page, "notes.txt")).to_have_attribute("aria-selected", "true")


@pytest.mark.exhaustive
def test_a_phone_ends_selecting_in_the_trash_as_in_a_folder_and_words_stand_below(trashed, mine, browse, open_page, shot):  # noqa: F811
    page = open_trash(mine, browse, open_page, **PHONE)
    shot(page, "files-trash-phone")
    choose(page, "Select")
    page.press(row(page, "plan.txt").locator(".text"))
    page.wait_for_rest()
    shot(page, "files-trash-selecting-words")
    # The bar is that of a folder: what ends selecting stands at its end, in the line above the title.
    done, heading = (one.bounding_box() for one in (button(page, "Done"), title(page)))
    assert done["x"] + done["width"] > 360 and heading["x"] < 20
    assert done["y"] + done["height"] <= heading["y"] + 4
    below = front(page).locator(".toolbar button:visible")
    assert [one.inner_text() for one in below.all()] == ["Put Back", "Delete"]
    choose(page, "Select All")
    expect(front(page).locator(".screen-caption")).to_have_text("2 selected")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_a_phones_back_has_no_step_for_selecting_that_ended_behind_a_menu(trashed, mine, browse, open_page):  # noqa: F811
    page = open_trash(mine, browse, open_page, **PHONE)
    choose(page, "Select")
    page.wait_for_rest()
    page.press(button(page, "More"))
    menu = page.page.get_by_role("menu")
    expect(menu).to_be_visible()
    page.wait_for_rest()
    assert page.page.evaluate("() => history.state.cover") == "menu"
    # As another program empties the trash.
    for name in ("plan.txt", "notes.txt"):
        (trashed / "info" / f"{name}.trashinfo").unlink()
        (trashed / "files" / name).unlink()
    expect(row(page, "plan.txt")).to_have_count(0)
    expect(page.page.locator(".screen.presented.editing")).to_have_count(0)
    page.page.touchscreen.tap(60, 780)
    expect(menu).to_have_count(0)
    page.page.wait_for_function("() => history.state?.cover === undefined")
    expect(title(page)).to_have_text("Trash")


@pytest.mark.exhaustive
def test_the_page_waits_for_nothing_while_a_question_stands(trashed, mine, browse, open_page):  # noqa: F811
    page = open_trash(mine, browse, open_page, **PHONE)
    swipe(page, row(page, "notes.txt"), -200)
    page.wait_for_rest()
    front(page).get_by_role("button", name="Delete Immediately…").last.tap()
    expect(page.page.get_by_role("alertdialog")).to_be_visible()
    # Its row is held aside until it is known whether it goes.
    page.page.wait_for_function("() => document.body.matches('.waiting')")
    assert page.page.evaluate("() => getComputedStyle(document.body, '::after').content") == "none"
    press_in_alert(page, "Cancel")
    assert (trashed / "files/notes.txt").exists()


@pytest.mark.exhaustive
def test_on_a_tablet_what_was_opened_by_a_finger_is_not_selected(trashed, mine, browse, open_page):  # noqa: F811
    page = open_trash(mine, browse, open_page, **TABLET)
    page.press(row(page, "notes.txt").locator(".text"))
    expect(title(page)).to_have_text("notes.txt")
    expect(page.page).to_have_url(re.compile(r"/notes\.txt$"))
    page.page.go_back()
    expect(row(page, "notes.txt")).to_have_attribute("aria-selected", "false")
    # What is done with several is at hand while they are selected, and all else has room in one line.
    expect(button(page, "Put Back")).to_have_count(0)
    boxes = [one.bounding_box() for one in (title(page), button(page, "Empty Trash…"), front(page).get_by_role("searchbox"))]
    assert len({round(box["y"] + box["height"] / 2) for box in boxes[1:]}) == 1
    assert boxes[1]["y"] < boxes[0]["y"] + boxes[0]["height"]
    page.press(front(page).get_by_role("navigation", name="Places").get_by_text(mine.name, exact=True))
    page.settle()
    page.press(page.row("readme.md").locator(".text") if page.row("readme.md").count() else page.row("big.bin").locator(".text"))
    expect(page.page.locator(".screen.presented")).to_have_count(1)
    page.settle()
    page.page.go_back()
    expect(page.page.locator(".screen.presented")).to_have_count(0)
    expect(page.page.locator(".main-pane [aria-selected=true]")).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("start", ["/", "/trash%2F"])
@pytest.mark.parametrize("place", ["the root", "docs"])
def test_a_place_that_is_chosen_while_rows_of_the_trash_are_selected_has_the_address(trashed, mine, browse, open_page, start, place):  # noqa: F811
    page = open_page(start, url=browse(mine).url, **TABLET)
    page.settle()
    places = page.page.get_by_role("navigation", name="Places").last
    if start == "/":
        page.press(places.get_by_text("Trash", exact=True))
        page.page.wait_for_url("**/trash%2F")
        page.wait_for_rest()
    choose(page, "Select")
    page.page.wait_for_function("() => history.state?.cover?.startsWith('editing')")
    page.wait_for_rest()
    page.press(front(page).get_by_role("navigation", name="Places").get_by_text(mine.name if place == "the root" else place, exact=True))
    expect(page.page.locator(".screen.presented")).to_have_count(0)
    path = "/" if place == "the root" else "/docs"
    page.page.wait_for_function("(path) => location.pathname === path && history.state?.cover === undefined", arg=path)
    page.wait_for_server()
    page.wait_for_rest()
    assert page.page.evaluate("() => location.pathname") == path
    page.page.reload()
    expect(page.row("readme.md") if place == "docs" else page.row("docs")).to_be_visible()
    expect(page.page.locator(".screen.presented")).to_have_count(0)
    if start == "/" and place == "the root":
        # Forward leads to the trash, and to no editing of it.
        page.page.go_forward()
        expect(page.page.locator(".screen.presented")).to_have_count(1)
        page.wait_for_server()
        go_forward_in_vain(page.page)
        page.page.go_back()
        expect(page.page.locator(".screen.presented")).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_the_way_back_leads_out_of_a_trash_that_a_link_led_to_while_rows_are_selected(trashed, mine, browse, open_page):  # noqa: F811
    page = open_trash(mine, browse, open_page, **PHONE)
    choose(page, "Select")
    page.page.wait_for_function("() => history.state?.cover?.startsWith('editing')")
    page.wait_for_rest()
    page.press(front(page).get_by_role("button", name="Back to"))
    page.page.wait_for_function("() => location.pathname === '/' && history.state?.cover === undefined")
    page.wait_for_server()
    page.wait_for_rest()
    expect(page.page.locator(".screen.presented")).to_have_count(0)
    page.page.reload()
    expect(page.row("docs")).to_be_visible()
    expect(page.page.locator(".screen.presented")).to_have_count(0)


@pytest.mark.exhaustive
def test_the_space_bar_looks_into_a_file_in_the_trash_and_leaves_it(trashed, mine, browse, open_page):  # noqa: F811
    put_box_into(trashed, mine)
    page = open_trash(mine, browse, open_page)
    # A folder is put back first; no key asks for that by itself.
    row(page, "box").locator(".text").click()
    page.settle()
    page.page.keyboard.press("Space")
    page.settle()
    expect(title(page)).to_have_text("Trash")
    expect(page.page.get_by_role("alertdialog")).to_have_count(0)
    row(page, "notes.txt").locator(".text").click()
    page.settle()
    page.page.keyboard.press("Space")
    expect(title(page)).to_have_text("notes.txt")
    page.settle()
    page.page.keyboard.press("Space")
    expect(title(page)).to_have_text("Trash")


@pytest.mark.parametrize("options", sampled([PHONE, {}]), ids=str)
@pytest.mark.exhaustive
def test_a_file_in_the_trash_says_where_it_came_from(trashed, mine, browse, open_page, shot, options):  # noqa: F811
    page = open_trash(mine, browse, open_page, **options)
    line = row(page, "notes.txt").locator(".text")
    line.tap() if options else line.dblclick()
    caption = front(page).locator(".screen-caption")
    expect(caption).to_have_text(f"from {mine.name}/docs")
    # Where it is kept is nobody's concern, nor is it copied.
    expect(button(page, "Download")).to_be_visible()
    expect(button(page, "Copy Path")).to_have_count(0)
    page.wait_for_rest()
    page.press(button(page, "Previous File"))
    expect(title(page)).to_have_text("plan.txt")
    expect(caption).to_have_text(f"from {mine.name}")
    page.page.reload()
    expect(caption).to_have_text(f"from {mine.name}")
    page.settle()
    shot(page, "files-trash-whereabouts")


def colour(element):
    return element.evaluate("(one) => getComputedStyle(one).color")


@pytest.mark.parametrize("scheme", sampled(["light", "dark"]))
@pytest.mark.exhaustive
def test_what_deletes_for_good_is_red_wherever_it_is_offered(trashed, mine, browse, open_page, shot, scheme):  # noqa: F811
    page = open_trash(mine, browse, open_page, **PHONE, color_scheme=scheme)
    red = "rgb(196, 21, 12)" if scheme == "light" else "rgb(255, 122, 114)"
    assert colour(button(page, "Empty Trash…")) == red
    shot(page, f"files-trash-red-{scheme}")
    row(page, "notes.txt").locator(".text").tap()
    expect(title(page)).to_have_text("notes.txt")
    page.wait_for_rest()
    page.press(button(page, "More"))
    page.wait_for_rest()
    lines = page.page.get_by_role("menuitem")
    assert colour(lines.filter(has_text="Delete Immediately…")) == red
    assert colour(lines.filter(has_text="Put Back")) != red
    shot(page, f"files-trash-red-menu-{scheme}")
    page.page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    page.wait_for_rest()
    page.page.go_back()
    expect(title(page)).to_have_text("Trash")
    page.wait_for_rest()
    choose(page, "Select")
    delete = button(page, "Delete Immediately…")
    expect(delete).to_be_disabled()
    assert colour(delete) != red
    row(page, "notes.txt").locator(".text").tap()
    expect(delete).to_be_enabled()
    page.settle()
    assert colour(delete) == red
    assert colour(button(page, "Put Back")) != red
    shot(page, f"files-trash-red-selecting-{scheme}")
