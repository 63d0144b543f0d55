"""Texts of rows that are still edited while a finger does something else: they are saved first, so that what is undone is
what came last."""

import pytest
from playwright.sync_api import expect

from filepage import browse, directory  # noqa: F401  (fixtures)
from filework import mine  # noqa: F401  (a fixture)
from reminderspage import field, next_field
from sampling import sampled
from touch import PHONE, Finger, middle


@pytest.fixture
def reminders(open_page):
    return open_page("/reminders", **PHONE)


def swipe_out(page, row):
    y = middle(row)
    finger = Finger(page)
    finger.down(350, y)
    finger.move(20, y)
    finger.rest(200)
    finger.up()


def undo(page, text):
    """Presses what a message offers."""
    toast = page.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text(text)
    button = toast.get_by_role("button", name="Undo")
    page.press(button)


def edit_title(reminders, title, letters):
    reminders.press(reminders.row(title).locator(".text"))
    expect(field(reminders)).to_be_focused()
    reminders.page.keyboard.press("End")
    reminders.page.keyboard.type(letters)


@pytest.mark.exhaustive
def test_a_file_that_is_swiped_out_while_another_is_renamed_comes_back_by_undo(mine, browse, open_page):  # noqa: F811
    for name in ("b.txt", "c.txt", "d.txt"):
        (mine / name).write_text(name)
    files = open_page("/", url=browse(mine).url, **PHONE)
    finger = Finger(files)
    finger.down(150, middle(files.row("b.txt")))
    files.page.get_by_role("menuitem", name="Rename").wait_for()
    finger.up()
    files.press(files.page.get_by_role("menuitem", name="Rename"))
    name = files.page.locator("#rows .text-field")
    expect(name).to_be_focused()
    files.page.keyboard.type("zz")
    files.settle()
    swipe_out(files, files.row("c.txt"))
    expect(files.row("c.txt")).to_have_count(0)
    # The list is in order at once.
    expect(files.row("zz.txt")).to_be_visible()
    expect(name).to_have_count(0)
    texts = files.texts()
    assert texts.index("zz.txt") > texts.index("d.txt")
    assert not (mine / "c.txt").exists()
    undo(files, "Moved “c.txt” to the trash")
    expect(files.row("c.txt")).to_be_visible()
    assert (mine / "c.txt").exists() and (mine / "zz.txt").exists()


def test_a_reminder_that_is_swiped_out_while_a_title_is_edited_comes_back_by_undo(reminders):
    edit_title(reminders, "Download the maps", " Y")
    swipe_out(reminders, reminders.row("Charge the lamp"))
    expect(reminders.row("Charge the lamp")).to_have_count(0)
    undo(reminders, "“Charge the lamp” deleted")
    expect(reminders.row("Charge the lamp")).to_be_visible()
    expect(reminders.row("Download the maps Y")).to_be_visible()
    reminders.wait_for_status("60 reminders")


@pytest.mark.exhaustive
def test_undo_is_of_what_its_message_says_also_while_a_title_is_edited(reminders):
    swipe_out(reminders, reminders.row("Charge the lamp"))
    expect(reminders.row("Charge the lamp")).to_have_count(0)
    reminders.settle()
    edit_title(reminders, "Download the maps", " Y")
    undo(reminders, "“Charge the lamp” deleted")
    expect(reminders.row("Charge the lamp")).to_be_visible()
    reminders.press(reminders.row("Today"))
    expect(reminders.row("Download the maps Y")).to_be_visible()


@pytest.mark.exhaustive
def test_a_new_reminder_that_is_left_empty_by_a_swipe_goes_without_a_word(reminders):
    reminders.press(reminders.button("New Reminder"))
    expect(field(reminders)).to_be_focused()
    reminders.settle()
    reminders.listen()
    swipe_out(reminders, reminders.row("Charge the lamp"))
    expect(reminders.row("Charge the lamp")).to_have_count(0)
    expect(field(reminders)).to_have_count(0)
    undo(reminders, "“Charge the lamp” deleted")
    expect(reminders.row("Charge the lamp")).to_be_visible()
    reminders.wait_for_status("60 reminders")
    assert not any("no longer here" in words for words in reminders.told)
    expect(reminders.page.locator("#note")).to_be_hidden()


@pytest.mark.parametrize("place", sampled(["title", "bar", "end"]))
def test_a_tap_on_nothing_ends_the_editing_of_a_title(reminders, place):
    if place == "end":
        reminders.page.evaluate("() => diffable.viewport.scrollTo(1e6)")
        reminders.settle()
    title = "Climb Mont Ventoux" if place == "end" else "Download the maps"
    edit_title(reminders, title, " Y")
    reminders.settle()
    if place == "title":
        reminders.press(reminders.page.locator(".title").first)
    elif place == "bar":
        reminders.press_at(200, 60)
    else:
        box = reminders.page.locator(".row:has(.text-field)").bounding_box()
        reminders.press_at(200, box["y"] + box["height"] + 20)
    expect(field(reminders)).to_have_count(0)
    expect(reminders.row(f"{title} Y")).to_be_visible()


@pytest.mark.exhaustive
def test_new_reminders_leave_the_large_title_whole_or_gone(reminders, shot):
    reminders.press(reminders.button("New Reminder"))
    for title in ("Alpha", "Beta", "Gamma"):
        expect(next_field(reminders)).to_be_focused()
        expect(next_field(reminders)).to_have_value("")
        reminders.page.keyboard.type(title)
        reminders.page.keyboard.press("Enter")
        expect(reminders.row(title)).to_be_visible()
        reminders.settle()
        gone = reminders.page.evaluate("() => diffable.viewport.scroller.scrollTop / diffable.viewport.lead")
        assert gone == 0 or gone >= 1, f"{title}: {gone}"
    shot(reminders, "reminders-added-phone")
    expect(next_field(reminders)).to_be_in_viewport(ratio=1)
    # Return in an empty one ends it.
    reminders.page.keyboard.press("Enter")
    expect(field(reminders)).to_have_count(0)
    reminders.wait_for_status("63 reminders")
