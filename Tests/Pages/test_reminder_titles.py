"""Titles of reminders, edited where they stand: by mouse, keys and finger, and of reminders that are new."""

import re

import pytest
from playwright.sync_api import expect

from reminderspage import edit, end_adding, field, next_field, reminders  # noqa: F401  (fixtures)
from touch import PHONE


@pytest.mark.exhaustive
def test_the_menu_of_a_row_whose_title_can_be_edited_has_rename(reminders):
    reminders.row("Buy bread").click(button="right")
    reminders.page.get_by_role("menuitem", name="Rename").click()
    expect(field(reminders)).to_be_focused()
    reminders.page.keyboard.type("Buy rolls")
    reminders.page.keyboard.press("Enter")
    expect(reminders.row("Buy rolls")).to_be_visible()


def test_a_title_is_edited_where_it_stands(reminders, shot):
    row = reminders.row("Buy bread")
    place = row.locator(".text").bounding_box()
    row.locator(".text").click(position={"x": 30, "y": 8})
    expect(field(reminders)).to_be_focused()
    assert abs(field(reminders).bounding_box()["x"] - place["x"]) < 1
    assert abs(field(reminders).bounding_box()["y"] - place["y"]) < 2
    shot(reminders, "reminders-title")
    # The caret stands where the click was; what is to be typed over is marked first.
    marked = "() => { const { selectionStart, selectionEnd } = document.activeElement; return [selectionStart, selectionEnd]; }"
    caret, end = reminders.page.evaluate(marked)
    assert caret == end and 0 < caret < len("Buy bread")
    reminders.page.keyboard.press("Control+a")
    reminders.page.keyboard.type("Buy rolls")
    reminders.page.keyboard.press("Enter")
    expect(reminders.row("Buy rolls")).to_be_visible()
    expect(field(reminders)).to_have_count(0)
    assert reminders.focused_text == "Buy rolls"
    # From the keyboard, and back by Escape: the row keeps the focus.
    reminders.page.keyboard.press("Enter")
    expect(field(reminders)).to_be_focused()
    reminders.page.keyboard.type("No letters for the list")
    reminders.page.keyboard.press("Escape")
    expect(field(reminders)).to_have_count(0)
    expect(reminders.row("Buy rolls")).to_be_visible()
    assert reminders.focused_text == "Buy rolls"
    # No title is none: what was there stays.
    reminders.page.keyboard.press("F2")
    reminders.page.keyboard.press("Backspace")
    reminders.page.keyboard.press("Enter")
    expect(field(reminders)).to_have_count(0)
    expect(reminders.row("Buy rolls").locator(".text")).to_be_visible()
    # Going elsewhere commits.
    reminders.page.keyboard.press("F2")
    reminders.page.keyboard.type("Buy more rolls")
    reminders.row("Call the hut").locator(".text").click()
    expect(reminders.row("Buy more rolls")).to_be_visible()
    expect(field(reminders)).to_have_count(1)
    expect(field(reminders)).to_be_focused()
    expect(field(reminders)).to_have_value("Call the hut")
    reminders.page.reload()
    reminders.wait_for_rows()
    expect(reminders.row("Buy more rolls")).to_be_visible()


@pytest.mark.exhaustive
def test_a_title_that_is_edited_keeps_its_reminder_from_being_hidden(reminders):
    """What is done leaves in a moment, where such are hidden: not from under a caret."""
    page = reminders.page
    reminders.button("More").click()
    page.get_by_role("menuitem", name="Hide Completed").click()
    expect(page.get_by_role("menu")).to_have_count(0)
    for title in ("Buy bread", "Charge the lamp"):
        reminders.button(f"Complete: {title}").click()
    reminders.row("Buy bread").locator(".text").click()
    page.keyboard.press("Control+a")
    page.keyboard.type("Buy rolls")
    # The moment is over.
    expect(reminders.row("Charge the lamp")).to_have_count(0)
    expect(field(reminders)).to_be_focused()
    page.keyboard.type(" and milk")
    expect(field(reminders)).to_have_value("Buy rolls and milk")
    page.keyboard.press("Enter")
    expect(reminders.row("Buy rolls and milk")).to_be_visible()
    expect(reminders.row("Buy rolls and milk")).to_have_count(0)
    reminders.wait_for_status("58 reminders · 2 hidden")
    reminders.button("More").click()
    page.get_by_role("menuitem", name="Show Completed").click()
    expect(reminders.row("Buy rolls and milk")).to_be_visible()


@pytest.mark.exhaustive
def test_a_new_reminder_counts_from_its_title_on(reminders):
    reminders.button("New Reminder").click()
    expect(field(reminders)).to_be_focused()
    reminders.settle()
    reminders.wait_for_status("60 reminders")
    reminders.page.keyboard.type("Fill the bottles")
    reminders.page.keyboard.press("Enter")
    expect(reminders.row("Fill the bottles")).to_be_visible()
    end_adding(reminders)
    reminders.wait_for_status("61 reminders")


def test_a_new_reminder_is_named_at_once_and_goes_without_a_name(reminders, shot):
    reminders.button("New Reminder").click()
    expect(field(reminders)).to_be_focused()
    expect(field(reminders)).to_have_value("")
    expect(field(reminders)).to_have_attribute("placeholder", "New Reminder")
    reminders.settle()
    shot(reminders, "reminders-new")
    reminders.page.keyboard.type("Fill the bottles")
    reminders.page.keyboard.press("Enter")
    expect(reminders.row("Fill the bottles")).to_be_visible()
    end_adding(reminders)
    reminders.wait_for_status("61 reminders")
    # It stands there, and is spoken of: no message covers it, or what comes next.
    expect(reminders.page.locator("#speech")).to_have_text("“Fill the bottles” added")
    expect(reminders.page.locator(".toast")).to_have_count(0)
    # Escape, and leaving it empty, leave nothing behind.
    for leave in (lambda: reminders.page.keyboard.press("Escape"), lambda: reminders.row("Buy bread").focus()):
        reminders.button("New Reminder").click()
        expect(field(reminders)).to_be_focused()
        expect(field(reminders)).to_be_in_viewport()
        leave()
        expect(field(reminders)).to_have_count(0)
        reminders.wait_for_status("61 reminders")
    # There is nothing to undo of them either: what goes is what was named, in one step.
    reminders.page.keyboard.press("Control+z")
    reminders.wait_for_status("60 reminders")
    expect(reminders.row("Fill the bottles")).to_have_count(0)


@pytest.mark.exhaustive
def test_escape_keeps_what_was_typed_for_a_new_reminder(reminders):
    page = reminders.page
    reminders.button("New Reminder").click()
    expect(field(reminders)).to_be_focused()
    page.keyboard.type("Fill the bottles")
    page.keyboard.press("Escape")
    expect(field(reminders)).to_have_count(0)
    expect(reminders.row("Fill the bottles")).to_be_focused()
    reminders.wait_for_status("61 reminders")
    # What had a text before has that again.
    page.keyboard.press("F2")
    page.keyboard.type("Empty them")
    page.keyboard.press("Escape")
    expect(field(reminders)).to_have_count(0)
    expect(reminders.row("Fill the bottles")).to_be_focused()


def test_return_begins_the_next_reminder_and_no_letter_is_lost(reminders):
    page = reminders.page
    reminders.button("New Reminder").click()
    expect(field(reminders)).to_be_focused()
    # As fast as keys can be pressed, the last of them before anything was answered.
    page.keyboard.type("Pack")
    page.keyboard.press("Enter")
    page.keyboard.type("Walk")
    page.keyboard.press("Enter")
    page.keyboard.type("Rest")
    page.keyboard.press("Enter")
    expect(reminders.row("Rest")).to_be_visible()
    # Return in an empty one ends it.
    expect(next_field(reminders)).to_have_value("")
    page.keyboard.press("Enter")
    reminders.wait_for_status("63 reminders")
    expect(field(reminders)).to_have_count(0)
    reminders.settle()
    # They end the day that is looked at.
    texts = reminders.texts()
    assert texts[texts.index("Empty the camera"):][:5] == ["Empty the camera", "Pack", "Walk", "Rest", "Tomorrow"]
    assert reminders.focused_text == "Rest"
    # Each is one step to undo.
    page.keyboard.press("Control+z")
    reminders.wait_for_status("62 reminders")
    expect(reminders.row("Rest")).to_have_count(0)


@pytest.mark.exhaustive
def test_what_is_typed_before_a_slow_server_made_the_row_is_its_title(open_page):
    held = []
    is_slow = False

    def be_slow(socket):
        server = socket.connect_to_server()
        socket.on_message(lambda text: held.append((server, text)) if is_slow else server.send(text))

    reminders = open_page("/reminders", prepare=lambda page: page.route_web_socket("**", be_slow))
    keyboard = reminders.page.keyboard
    button = reminders.button("New Reminder")
    is_slow = True
    button.press("Enter")
    expect(button).to_be_focused()
    # A space presses nothing once there are letters, and a row that begins like them gets nothing.
    keyboard.type("Buyq")
    keyboard.press("Backspace")
    keyboard.type(" soap")
    expect(button).to_be_focused()
    is_slow = False
    for server, text in held:
        server.send(text)
    expect(field(reminders)).to_be_focused()
    expect(field(reminders)).to_have_value("Buy soap")
    keyboard.type(" and bread")
    keyboard.press("Enter")
    expect(reminders.row("Buy soap and bread")).to_be_visible()
    end_adding(reminders)
    reminders.wait_for_status("61 reminders")
    # What was pressed without a word is pressed again.
    is_slow = True
    held.clear()
    reminders.button("Edit").press("Enter")
    reminders.button("Edit").press("Enter")
    is_slow = False
    for server, text in held:
        server.send(text)
    expect(reminders.button("Edit")).to_be_visible()
    reminders.page.evaluate("() => diffable.ping()")
    expect(reminders.button("Edit")).to_be_visible()


@pytest.mark.exhaustive
def test_a_draft_that_is_left_empty_leaves_no_trace(reminders):
    reminders.row("Wax the boots").focus()
    reminders.page.keyboard.press("Delete")
    reminders.wait_for_status("59 reminders")
    reminders.page.keyboard.press("Control+z")
    reminders.wait_for_status("60 reminders")
    reminders.settle()
    reminders.button("New Reminder").click()
    expect(field(reminders)).to_be_focused()
    # A page that is loaded again has no field any more, and no row without a name.
    reminders.page.reload()
    reminders.wait_for_rows()
    reminders.wait_for_status("60 reminders")
    assert "" not in reminders.texts() and None not in reminders.texts()
    # What could be redone before can be still.
    reminders.row("Buy bread").focus()
    reminders.page.keyboard.press("Control+Shift+z")
    reminders.wait_for_status("59 reminders")
    expect(reminders.row("Wax the boots")).to_have_count(0)


def test_one_press_of_escape_ends_editing(reminders):
    edit(reminders)
    reminders.row("Buy bread").click()
    expect(reminders.row("Buy bread").get_by_role("checkbox", name="Select")).to_be_checked()
    reminders.page.keyboard.press("Escape")
    expect(reminders.page.get_by_role("checkbox")).to_have_count(0)
    expect(reminders.button("Edit")).to_be_visible()


def test_a_title_that_is_edited_survives_what_happens_around_it(reminders):
    reminders.row("Buy bread").locator(".text").click()
    reminders.page.keyboard.press("Control+a")
    reminders.page.keyboard.type("Buy rolls")
    reminders.page.evaluate("() => document.querySelector('button[aria-label=\"Complete: Wax the boots\"]').click()")
    expect(reminders.button("Reopen: Wax the boots")).to_be_visible()
    expect(field(reminders)).to_be_focused()
    expect(field(reminders)).to_have_value("Buy rolls")
    # A drag and a swipe are no way to mark text.
    box = field(reminders).bounding_box()
    reminders.page.mouse.move(box["x"] + 4, box["y"] + 8)
    reminders.page.mouse.down()
    reminders.page.mouse.move(box["x"] + 60, box["y"] + 30, steps=4)
    expect(reminders.page.locator(".lifted-row")).to_have_count(0)
    reminders.page.mouse.up()
    reminders.page.keyboard.press("Enter")
    expect(field(reminders)).to_have_count(0)


@pytest.mark.exhaustive
def test_a_longer_title_makes_its_row_higher_in_a_sheet_too(open_page):
    page = open_page("/reminders/3", expect=False).page
    row = page.get_by_role("dialog").locator(".row", has_text="Buy bread").last
    row.click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("Buy bread, and butter, and whatever else there is to be had at the mill on a Sunday, and say hello to everybody")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_count(0)
    page.wait_for_function("(row) => row.offsetHeight > 60 && row.firstElementChild.scrollHeight <= row.offsetHeight", arg=row.element_handle())
    # What is said of so long a name covers little, and says all.
    expect(page.locator(".toast")).to_have_text(re.compile("^“Buy bread, and butter.*…to everybody” renamed"))
    assert page.locator(".toast").bounding_box()["height"] < 90


@pytest.mark.exhaustive
def test_a_title_is_edited_on_a_phone(open_page, shot):
    reminders = open_page("/reminders", **PHONE)
    reminders.row("Buy bread").locator(".text").tap()
    expect(field(reminders)).to_be_focused()
    reminders.page.keyboard.press("Control+a")
    reminders.page.keyboard.type("Buy rolls")
    shot(reminders, "reminders-title-phone")
    reminders.page.keyboard.press("Enter")
    expect(reminders.row("Buy rolls")).to_be_visible()
    expect(field(reminders)).to_have_count(0)


@pytest.mark.exhaustive
def test_a_long_title_wraps_while_it_is_typed(open_page, shot):
    reminders = open_page("/reminders", **PHONE)
    reminders.button("New Reminder").tap()
    title = field(reminders)
    expect(title).to_be_focused()
    row = reminders.page.locator(".row:has(.text-field)")
    before = row.bounding_box()["height"]
    words = "Ask the keeper of the hut whether the upper path is open by then"
    title.press_sequentially(words)
    reminders.page.wait_for_function(
        "(before) => document.querySelector('.row:has(.text-field)').offsetHeight >= before + 19", arg=before)
    assert title.evaluate("(field) => field.scrollHeight <= field.clientHeight + 1 && field.scrollWidth <= field.clientWidth")
    shot(reminders, "reminders-long-title-phone")
    height = row.bounding_box()["height"]
    title.press("Enter")
    done = reminders.row(words)
    expect(done).to_be_visible()
    # It is as high as it was while it was written.
    reminders.settle()
    assert abs(done.bounding_box()["height"] - height) < 2
