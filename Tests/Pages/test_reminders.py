"""Reminders: accessories of all kinds, editing, and headers that stay in sight."""

import re

import pytest
from playwright.sync_api import expect

from touch import PHONE, Finger


@pytest.fixture
def reminders(open_page):
    return open_page("/reminders")


def edit(reminders):
    reminders.button("Edit").click()
    expect(reminders.button("Done")).to_be_visible()
    reminders.settle()


def test_a_switch_is_flipped_by_mouse_and_keyboard(reminders, shot):
    switch = reminders.page.get_by_role("switch", name="Notify me: Wax the boots")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    switch.press("Space")
    expect(switch).not_to_be_checked()
    shot(reminders, "reminders")


def test_the_keyboard_reaches_what_stands_in_the_focused_row_only(reminders):
    reminders.row("Buy bread").focus()
    keyboard = reminders.page.keyboard
    keyboard.press("Tab")
    expect(reminders.button("Complete: Buy bread")).to_be_focused()
    keyboard.press("Tab")
    expect(reminders.button("More Info: Buy bread")).to_be_focused()
    keyboard.press("Tab")
    expect(reminders.page.get_by_role("switch", name="Notify me: Buy bread")).to_be_focused()
    keyboard.press("Enter")
    expect(reminders.page.get_by_role("switch", name="Notify me: Buy bread")).not_to_be_checked()
    # The next row's switch is no stop of the Tab key, but an arrow goes there.
    keyboard.press("ArrowDown")
    assert reminders.focused_text == "Charge the lamp"
    keyboard.press("Tab")
    expect(reminders.button("Complete: Charge the lamp")).to_be_focused()
    keyboard.press("Tab")
    expect(reminders.button("More Info: Charge the lamp")).to_be_focused()
    keyboard.press("Tab")
    expect(reminders.page.get_by_role("switch", name="Notify me: Charge the lamp")).to_be_focused()
    stops = reminders.page.evaluate("() => [...document.querySelectorAll('#rows [tabindex=\"0\"]')].length")
    assert stops == 4


@pytest.mark.exhaustive
def test_a_bar_says_how_much_is_done(reminders):
    bar = reminders.page.get_by_role("progressbar", name="Download the maps: done")
    expect(bar).to_have_attribute("aria-valuenow", "40")
    place = bar.evaluate("(bar) => getComputedStyle(bar, '::before').transform")
    # It is pushed in by that share of its whole length, 64 points.
    assert place == "matrix(1, 0, 0, 1, -38.4, 0)"
    reminders.row("Download the maps").click(button="right")
    reminders.page.get_by_role("menuitem", name="20% More").click()
    expect(bar).to_have_attribute("aria-valuenow", "60")


def test_a_flag_and_a_priority_are_seen_and_set(reminders):
    row = reminders.row("Find the compass")
    expect(row.get_by_label("Flagged")).to_be_visible()
    expect(row).to_have_accessible_name("Find the compass, Flagged, Notify me: off")
    expect(reminders.row("Call the hut").locator(".secondary")).to_have_text("High priority")
    row.click(button="right")
    reminders.page.get_by_role("menuitem", name="Remove Flag").click()
    expect(row.get_by_label("Flagged")).to_have_count(0)
    row.click(button="right")
    reminders.page.get_by_role("menuitem", name="Details").click()
    sheet = reminders.page.get_by_role("dialog", name="Details")
    # Wherever the row is pressed.
    sheet.locator(".row", has_text="Priority").locator(".texts").click()
    reminders.page.get_by_role("menuitemradio", name="High").or_(
        reminders.page.get_by_role("menuitem", name="High")).first.click()
    priority = sheet.get_by_role("button", name="Priority: High")
    expect(priority).to_be_visible()
    reminders.settle()
    # Keys begin at what is chosen.
    priority.press("Enter")
    expect(reminders.page.get_by_role("menuitemradio", name="High")).to_be_focused()
    reminders.page.keyboard.press("Escape")
    expect(priority).to_be_focused()
    expect(row.locator(".secondary")).to_have_text("High priority")
    # What deletes is red, and can be read.
    colour = "(text) => getComputedStyle(text).color"
    assert sheet.get_by_text("Delete Reminder").evaluate(colour) == "rgb(201, 0, 26)"


@pytest.mark.exhaustive
def test_what_is_done_has_no_bar_and_nothing_else_moves(reminders):
    row = reminders.row("Download the maps")
    height = row.bounding_box()["height"]
    row.locator(".toggle, [role=switch]").first.evaluate("(one) => { one.isTheSame = true; }")
    reminders.button("Complete: Download the maps").click()
    expect(row.locator(".secondary")).to_have_text("Done")
    expect(reminders.page.get_by_role("progressbar", name="Download the maps: done")).to_be_hidden()
    assert row.locator(".toggle, [role=switch]").first.evaluate("(one) => one.isTheSame === true")
    assert row.bounding_box()["height"] == height


def test_a_circle_says_what_is_done(reminders):
    circle = reminders.button("Complete: Wax the boots")
    text = reminders.row("Wax the boots").locator(".text").bounding_box()["x"]
    assert circle.bounding_box()["x"] < text
    circle.click()
    expect(reminders.button("Reopen: Wax the boots")).to_be_visible()
    expect(circle).to_have_count(0)
    reminders.settle()
    assert reminders.row("Wax the boots").locator(".text").bounding_box()["x"] == text
    reminders.button("Reopen: Wax the boots").press("Enter")
    expect(circle).to_be_visible()


@pytest.mark.exhaustive
def test_what_is_done_is_marked_while_editing_too(reminders):
    reminders.button("Complete: Wax the boots").click()
    expect(reminders.button("Reopen: Wax the boots")).to_be_visible()
    edit(reminders)
    expect(reminders.row("Wax the boots").locator(".accessory.checkmark")).to_be_visible()
    expect(reminders.row("Buy bread").locator(".accessory.checkmark")).to_have_count(0)
    # One control to select by, and nothing else before the text.
    expect(reminders.row("Buy bread").locator(".accessories.leading .accessory:not([inert])")).to_have_count(1)


def test_switches_say_what_they_are_for(reminders):
    label = reminders.row("Today").get_by_text("Notify", exact=True)
    expect(label).to_be_visible()
    switch = reminders.page.get_by_role("switch", name="Notify me: Wax the boots").bounding_box()
    box = label.bounding_box()
    assert abs(box["x"] + box["width"] - switch["x"] - switch["width"]) < 1
    reminders.page.get_by_role("switch", name="Notify me: Wax the boots").click()
    expect(reminders.page.locator(".toast")).to_contain_text("“Wax the boots” will notify you")
    edit(reminders)
    expect(label).to_have_count(0)


@pytest.mark.exhaustive
def test_what_is_added_is_seen_wherever_the_list_was(reminders):
    scroll_to(reminders, 1300)
    reminders.button("New Reminder").click()
    reminders.page.wait_for_function(
        """() => diffable.rows.some(({ text, frame }) =>
            text === '' && frame[1] >= diffable.viewport.y && frame[1] < diffable.viewport.y + diffable.viewport.height)"""
    )
    # Who would rather not is back where the list was.
    expect(field(reminders)).to_be_focused()
    reminders.page.keyboard.press("Escape")
    reminders.wait_for_status("60 reminders")
    reminders.page.wait_for_function("() => diffable.viewport.y === 1300")


@pytest.mark.exhaustive
def test_what_is_added_ends_what_is_seen_of_the_day_that_one_looks_at(reminders):
    scroll_to(reminders, 1300)
    seen = reminders.visible_texts()
    reminders.button("New Reminder").click()
    expect(field(reminders)).to_be_focused()
    reminders.page.keyboard.type("Climb a hill")
    reminders.page.keyboard.press("Enter")
    expect(reminders.row("Climb a hill")).to_be_visible()
    end_adding(reminders)
    assert seen[-1] in reminders.texts()
    texts = reminders.texts()
    assert texts[texts.index("Climb a hill") - 1] == seen[-1]


@pytest.mark.exhaustive
def test_a_message_about_what_was_deleted_ends_when_something_is_added(reminders):
    reminders.row("Wax the boots").focus()
    reminders.page.keyboard.press("Delete")
    expect(reminders.page.locator(".toast")).to_contain_text("deleted")
    reminders.button("New Reminder").click()
    expect(field(reminders)).to_be_focused()
    expect(reminders.page.locator(".toast:not([inert])")).to_have_count(0)


def test_keys_undo_and_redo_and_say_so(reminders):
    keyboard = reminders.page.keyboard
    spoken = reminders.page.locator("#speech")
    reminders.button("New Reminder").click()
    expect(field(reminders)).to_be_focused()
    keyboard.type("Fresh")
    keyboard.press("Enter")
    expect(reminders.row("Fresh")).to_be_visible()
    end_adding(reminders)
    keyboard.press("Control+z")
    reminders.wait_for_status("60 reminders")
    expect(spoken).to_have_text("Undone: “Fresh” added")
    keyboard.press("Control+Shift+z")
    reminders.wait_for_status("61 reminders")
    expect(spoken).to_have_text("Redone: “Fresh” added")
    expect(reminders.row("Fresh")).to_be_visible()
    reminders.row("Pack a hat").focus()
    keyboard.press("Control+z")
    reminders.wait_for_status("60 reminders")
    keyboard.press("Control+y")
    reminders.wait_for_status("61 reminders")
    # A field has an undo of its own.
    reminders.row("Pack a hat").locator(".text").click()
    expect(field(reminders)).to_be_focused()
    keyboard.press("Control+z")
    reminders.page.evaluate("() => diffable.ping()")
    expect(reminders.status).to_have_text("61 reminders")


@pytest.mark.exhaustive
def test_what_a_row_says_is_undone_before_what_came_earlier(reminders):
    keyboard = reminders.page.keyboard
    spoken = reminders.page.locator("#speech")
    reminders.button("New Reminder").click()
    expect(field(reminders)).to_be_focused()
    keyboard.type("Fresh")
    keyboard.press("Enter")
    expect(reminders.row("Fresh")).to_be_visible()
    end_adding(reminders)
    reminders.row("Pack a hat").locator(".text").click()
    expect(field(reminders)).to_be_focused()
    keyboard.press("Control+a")
    keyboard.type("Pack a cap")
    keyboard.press("Enter")
    expect(reminders.row("Pack a cap")).to_be_visible()
    reminders.button("Complete: Pack a cap").click()
    expect(reminders.button("Reopen: Pack a cap")).to_be_visible()
    for done, seen in [
        ("Undone: “Pack a cap” completed", "Pack a cap"),
        ("Undone: “Pack a cap” renamed", "Pack a hat"),
    ]:
        keyboard.press("Control+z")
        expect(spoken).to_have_text(done)
        expect(reminders.row(seen)).to_be_visible()
        # A message that speaks of an earlier step is gone.
        expect(reminders.page.locator("#toasts > *")).to_have_count(0)
    expect(reminders.status).to_have_text("61 reminders")
    keyboard.press("Control+z")
    reminders.wait_for_status("60 reminders")


@pytest.mark.exhaustive
def test_the_menu_of_a_row_whose_title_can_be_edited_has_rename(reminders):
    reminders.row("Buy bread").click(button="right")
    reminders.page.get_by_role("menuitem", name="Rename").click()
    expect(field(reminders)).to_be_focused()
    reminders.page.keyboard.type("Buy rolls")
    reminders.page.keyboard.press("Enter")
    expect(reminders.row("Buy rolls")).to_be_visible()


def field(reminders):
    return reminders.page.get_by_role("textbox", name="Text of ")


def next_field(reminders):
    """The field that Return begins: the one before stays, not to be written in, until the page hears what became of it."""
    return field(reminders).and_(reminders.page.locator(":not([readonly])"))


def end_adding(reminders):
    """Return, which ends a reminder's title, began the next one."""
    expect(next_field(reminders)).to_be_focused()
    expect(next_field(reminders)).to_have_value("")
    reminders.page.keyboard.press("Escape")
    expect(field(reminders)).to_have_count(0)


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


@pytest.mark.exhaustive
def test_editing_says_that_nothing_is_selected_and_selects_all(reminders):
    reminders.button("Edit").click()
    reminders.wait_for_status("Select Reminders")
    expect(reminders.button("Delete Selected")).to_be_disabled()
    reminders.button("Select All").click()
    reminders.wait_for_status("60 selected")
    reminders.row("Buy bread").click()
    reminders.wait_for_status("59 selected")
    reminders.button("Select All").click()
    reminders.button("Deselect All").click()
    reminders.wait_for_status("Select Reminders")
    expect(reminders.button("Delete Selected")).to_be_disabled()
    reminders.button("Done").click()
    reminders.wait_for_status("60 reminders")


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


def choose(reminders, title):
    reminders.button("More").click()
    reminders.page.get_by_role("menuitem", name=re.compile(f"^{title}")).click()
    expect(reminders.page.get_by_role("menu")).to_have_count(0)


@pytest.mark.exhaustive
def test_what_is_done_is_counted_apart_and_can_be_hidden_and_shown(reminders, shot):
    page = reminders.page
    for title in ("Buy bread", "Charge the lamp"):
        reminders.button(f"Complete: {title}").click()
        expect(reminders.button(f"Reopen: {title}")).to_be_visible()
    reminders.wait_for_status("58 reminders · 2 completed")
    before = reminders.texts()[:8]
    assert reminders.catch(lambda: choose(reminders, "Hide Completed")) > 0
    shot(reminders, "reminders-hiding")
    reminders.release()
    reminders.wait_for_status("58 reminders · 2 hidden")
    message = page.locator(".toast:not([inert])")
    expect(message).to_contain_text("2 completed reminders hidden")
    expect(reminders.row("Buy bread")).to_have_count(0)
    expect(page).to_have_url(re.compile("completed=hidden"))
    # So they are for whoever comes by the address, and a hidden one's details are found.
    page.reload()
    reminders.wait_for_rows()
    reminders.wait_for_status("58 reminders · 2 hidden")
    expect(reminders.row("Buy bread")).to_have_count(0)
    # What is done while they are hidden leaves in a moment, and comes back by an undo, which is seen.
    reminders.button("Complete: Find the compass").click()
    expect(reminders.button("Reopen: Find the compass")).to_be_visible()
    expect(reminders.row("Find the compass")).to_have_count(0)
    reminders.wait_for_status("57 reminders · 3 hidden")
    page.keyboard.press("Control+z")
    expect(reminders.row("Find the compass")).to_be_focused()
    reminders.wait_for_status("58 reminders · 2 hidden")
    choose(reminders, "Show Completed")
    reminders.wait_for_status("58 reminders · 2 completed")
    reminders.settle()
    assert reminders.texts()[:8] == before
    expect(page).not_to_have_url(re.compile("completed"))


@pytest.mark.exhaustive
def test_the_message_that_such_are_hidden_leaves_once_they_are_shown(reminders):
    message = reminders.page.locator(".toast:not([inert])")
    choose(reminders, "Hide Completed")
    expect(message).to_contain_text("Completed reminders will be hidden")
    message.hover()
    choose(reminders, "Show Completed")
    expect(message).to_have_count(0, timeout=2000)


@pytest.mark.exhaustive
def test_where_all_is_done_and_hidden_that_is_said_with_a_way_back(reminders, shot):
    page = reminders.page
    reminders.button("Edit").click()
    expect(reminders.button("Done")).to_be_visible()
    page.keyboard.press("Control+a")
    reminders.wait_for_status("60 selected")
    reminders.row("Buy bread").click()
    page.keyboard.press("Delete")
    reminders.wait_for_status("Select Reminders")
    page.keyboard.press("Escape")
    reminders.wait_for_status("1 reminder")
    reminders.button("Complete: Buy bread").click()
    choose(reminders, "Hide Completed")
    expect(page.get_by_text("All Done")).to_be_visible()
    shot(reminders, "reminders-all-done")
    page.locator(".unavailable").get_by_role("button", name="Show Completed").click()
    expect(reminders.row("Buy bread")).to_be_visible()


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
def test_the_way_to_details_is_seen_in_the_row_that_one_is_at(reminders):
    opacity = "(one) => Number(getComputedStyle(one).opacity)"
    here, elsewhere = (reminders.button(f"More Info: {title}") for title in ("Buy bread", "Pack a hat"))
    assert here.evaluate(opacity) == 0
    reminders.row("Buy bread").hover()
    assert (here.evaluate(opacity), elsewhere.evaluate(opacity)) == (1, 0)
    reminders.row("Pack a hat").focus()
    assert elsewhere.evaluate(opacity) == 1
    edit(reminders)
    expect(here).to_have_count(0)


@pytest.mark.exhaustive
def test_the_way_to_details_is_not_seen_in_the_other_rows_while_it_goes_or_comes(reminders):
    for button in ("Edit", "Done"):
        assert reminders.catch(reminders.button(button).click, share=0.2 if button == "Edit" else 0.8) > 0
        signs = reminders.page.locator(".row:not(:hover, :focus-within) .accessory.in-use")
        assert set(signs.evaluate_all("(all) => all.map((one) => getComputedStyle(one).opacity)")) == {"0"}
        reminders.release()


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_by_a_finger_the_way_to_details_comes_with_the_title_that_is_edited(open_page):
    reminders = open_page("/reminders", **PHONE)
    row = reminders.row("Download the maps")
    details = row.get_by_role("button", name="More Info: Download the maps")
    # It is there for whoever does not see it, and takes no room.
    expect(details).to_have_count(1)
    assert details.evaluate("(one) => getComputedStyle(one).clipPath") == "inset(50%)"
    width = row.locator(".texts").bounding_box()["width"]
    row.locator(".text").tap()
    expect(field(reminders)).to_be_focused()
    assert details.evaluate("(one) => getComputedStyle(one).clipPath") == "none"
    assert row.locator(".texts").bounding_box()["width"] < width
    details.tap()
    expect(reminders.page.get_by_role("dialog", name="Details")).to_be_visible()


def test_a_row_has_the_way_to_its_details(reminders):
    reminders.row("Call the hut").get_by_role("button", name="More Info: Call the hut").click()
    expect(reminders.page.get_by_role("dialog", name="Details")).to_be_visible()
    expect(reminders.page.get_by_role("dialog").get_by_text("Call the hut", exact=True)).to_be_visible()
    # The picture above that has a name too, in its cell.
    expect(reminders.page.get_by_role("dialog").get_by_role("gridcell", name="Call the hut")).to_have_count(2)


@pytest.mark.exhaustive
def test_after_all_were_deleted_the_keys_are_for_the_way_out(reminders):
    page = reminders.page
    reminders.button("Edit").click()
    expect(reminders.button("Done")).to_be_visible()
    # As fast as keys can be pressed: what is deleted is what the key before selected.
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    expect(page.locator(".unavailable").get_by_role("button", name="New Reminder")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(reminders.row("Buy bread")).to_be_visible()
    page.wait_for_function("() => document.activeElement.matches('#rows .row')")


@pytest.mark.exhaustive
def test_headings_come_back_with_their_rows(reminders):
    page = reminders.page
    # From the top down, as they are seen.
    names = """() => [...document.querySelectorAll('#rows .row:not(.leaving)')]
        .map(row => [row.getBoundingClientRect().top, row.querySelector('.text').textContent])
        .sort(([one], [other]) => one - other).map(([, name]) => name)"""
    reminders.settle()
    before = page.evaluate(names)[:16]
    assert {"Today", "Tomorrow"} <= set(before)
    reminders.button("Edit").click()
    expect(reminders.button("Done")).to_be_visible()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    expect(page.locator("#rows .row:not(.leaving)")).to_have_count(0)
    reminders.settle()
    reminders.catch(lambda: page.keyboard.press("Control+z"), share=0.3, of=".face")
    assert page.evaluate(names)[:16] == before, "each row stands where it belongs from the start"
    reminders.release()


@pytest.mark.exhaustive
def test_a_message_makes_way_for_the_keys_of_a_row_that_is_lifted(reminders):
    page = reminders.page
    reminders.row("Pack a hat").focus()
    page.keyboard.press("Delete")
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    row = reminders.row("Find the compass")
    row.get_by_role("button", name="Reorder").focus() if row.get_by_role("button", name="Reorder").count() else row.focus()
    page.keyboard.press("Space")
    hint = page.locator(".drag-hint")
    expect(hint).to_be_visible()
    assert toast.bounding_box()["y"] + toast.bounding_box()["height"] <= hint.bounding_box()["y"]
    page.keyboard.press("Escape")


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


@pytest.mark.motion
@pytest.mark.exhaustive
def test_editing_brings_and_takes_accessories_little_by_little(reminders, shot):
    place = reminders.row("Wax the boots").locator(".text").bounding_box()["x"]
    reminders.page.evaluate(
        """() => {
            window.places = [];
            const text = document.querySelector('.row .face.cell .text');
            const toggle = document.querySelector('.row .accessory.toggle');
            const look = () => {
                window.places.push([text.getBoundingClientRect().x, toggle.getBoundingClientRect().width]);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    assert reminders.catch(lambda: reminders.button("Edit").click(), share=0.2) > 0
    seen = reminders.page.evaluate("() => getComputedStyle(document.querySelector('.row .accessory.toggle')).opacity")
    assert 0 < float(seen) < 1, "the switch was gone at once"
    reminders.release()
    expect(reminders.page.get_by_role("checkbox").first).to_be_visible()
    shot(reminders, "reminders-editing")
    places = reminders.page.evaluate("() => window.places")
    assert {width for _, width in places} == {42, 0}, "the switch was squeezed"
    # The circle to select by takes the room of the one to be done by, at every moment.
    assert max(abs(text - place) for text, _ in places) < 3, "the text moved"
    assert reminders.page.get_by_role("switch").count() == 0
    assert reminders.page.get_by_role("progressbar").count() == 0
    reminders.button("Done").click()
    expect(reminders.page.get_by_role("checkbox")).to_have_count(0)
    reminders.settle()
    assert reminders.row("Wax the boots").locator(".text").bounding_box()["x"] == place
    expect(reminders.page.get_by_role("switch").first).to_be_visible()


@pytest.mark.exhaustive
def test_all_grips_come_and_go_alike_whatever_stands_beside_them(reminders):
    places = """() => ['Wax the boots', 'Download the maps', 'Buy bread'].map((name) =>
        [...document.querySelectorAll('.row')].find((row) => row.querySelector('.text')?.textContent === name)
            .querySelector('.accessory.reorder').getBoundingClientRect().x)"""
    for button in ("Edit", "Done"):
        for share in (0.25, 0.6):
            if share == 0.25:
                reminders.catch(reminders.button(button).click, share)
            else:
                reminders.page.evaluate(
                    "() => document.getAnimations().forEach((one) => { one.currentTime = 0.6 * (one.effect.getComputedTiming().duration || 0); })")
            seen = reminders.page.evaluate(places)
            assert max(seen) - min(seen) < 1, f"{button}: {seen}"
        reminders.release()


@pytest.mark.exhaustive
def test_rows_are_as_high_as_what_is_in_them_after_editing(reminders):
    edit(reminders)
    reminders.row("Buy bread").click()
    expect(reminders.row("Buy bread").get_by_role("checkbox")).to_be_checked()
    reminders.settle()
    gaps = reminders.page.evaluate(
        """() => [...document.querySelectorAll('#rows .row')].map((row) =>
            row.getBoundingClientRect().height - row.querySelector('.face').getBoundingClientRect().height)"""
    )
    assert all(abs(gap) < 0.6 for gap in gaps)


def test_rows_are_deleted_one_by_one_and_the_focus_goes_on(reminders):
    edit(reminders)
    box = reminders.row("Download the maps").get_by_role("checkbox")
    reminders.row("Download the maps").focus()
    reminders.page.keyboard.press("Tab")
    expect(box).to_be_focused()
    reminders.page.keyboard.press("Enter")
    expect(box).to_be_checked()
    reminders.page.keyboard.press("Delete")
    expect(box).to_have_count(0)
    reminders.settle()
    assert reminders.focused_text == "Buy bread"
    reminders.button("Done").click()
    reminders.wait_for_status("59 reminders")


@pytest.mark.exhaustive
def test_rows_are_selected_and_deleted_together(reminders, shot):
    edit(reminders)
    expect(reminders.button("Delete Selected")).to_be_disabled()
    reminders.row("Buy bread").click()
    reminders.row("Call the hut").get_by_role("checkbox").click()
    reminders.row("Pack a hat").focus()
    reminders.page.keyboard.press("Space")
    for text in ["Buy bread", "Call the hut", "Pack a hat"]:
        expect(reminders.row(text).get_by_role("checkbox", name="Select")).to_be_checked()
    expect(reminders.row("Find the compass").get_by_role("checkbox")).not_to_be_checked()
    shot(reminders, "reminders-selected")
    reminders.button("Delete Selected").click()
    reminders.wait_for_status("Select Reminders")
    for text in ["Buy bread", "Call the hut", "Pack a hat"]:
        expect(reminders.row(text)).to_have_count(0)
    # With none left the page says so, and what can be done.
    reminders.page.keyboard.press("Control+a")
    expect(reminders.button("Delete Selected")).to_be_enabled()
    reminders.page.keyboard.press("Delete")
    expect(reminders.page.get_by_text("Nothing to Do")).to_be_visible()
    # Headers that head nothing are not seen, and have no focus.
    expect(reminders.page.locator(".unavailable").get_by_role("button", name="New Reminder")).to_be_focused()
    expect(reminders.button("Edit")).to_be_disabled()
    shot(reminders, "reminders-empty")
    reminders.page.keyboard.press("Control+z")
    reminders.wait_for_status("57 reminders")
    expect(reminders.page.get_by_text("Nothing to Do")).to_be_hidden()


def scroll_to(reminders, y):
    # As with a gesture of the user's: what keys led to is left.
    reminders.page.evaluate("(y) => { diffable.viewport.lastGesture = performance.now(); diffable.viewport.scrollTo(y); }", y)
    # The rows there may have yet to come.
    reminders.page.wait_for_function(
        """(y) => Math.abs(diffable.viewport.y - y) < 1
            && diffable.rows.some(({ frame }) => frame[1] + frame[3] >= y + diffable.viewport.height)""",
        arg=y,
    )
    reminders.settle()


def top(reminders, text):
    """How far below the upper edge of the list a row is seen."""
    return reminders.row(text).bounding_box()["y"] - reminders.page.locator("#viewport").bounding_box()["y"]


def test_headers_stay_and_are_pushed_out_by_the_next(reminders, shot):
    assert top(reminders, "Today") == 0
    scroll_to(reminders, 200)
    assert top(reminders, "Today") == 0
    shot(reminders, "reminders-pinned")
    height = reminders.row("Today").bounding_box()["height"]
    tomorrow = reminders.page.evaluate("() => diffable.rows.find((row) => row.text === 'Tomorrow').frame[1]")
    scroll_to(reminders, tomorrow - height + 10)
    assert abs(top(reminders, "Today") + 10) < 1
    assert abs(top(reminders, "Tomorrow") - height + 10) < 1
    scroll_to(reminders, tomorrow + 300)
    assert top(reminders, "Tomorrow") == 0
    assert reminders.page.evaluate("() => document.elementFromPoint(600, 85).closest('.row').querySelector('.text').textContent") == "Tomorrow"


@pytest.mark.exhaustive
@pytest.mark.motion
def test_headers_never_leave_their_place_while_one_scrolls_fast(reminders):
    scroll_to(reminders, 1300)
    reminders.page.evaluate(
        """() => {
            window.places = new Set();
            const { top } = document.getElementById('viewport').getBoundingClientRect();
            const look = () => {
                const row = [...document.querySelectorAll('.row.pinned')].find((one) => one.querySelector('.text').textContent === 'Some Day');
                if (row) window.places.add(Math.round(row.getBoundingClientRect().top - top));
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    reminders.page.mouse.move(500, 500)
    for step in [300, 400, -200, 300, -400, 200]:
        reminders.page.mouse.wheel(0, step)
        reminders.page.wait_for_timeout(60)
    assert reminders.page.evaluate("() => [...window.places]") == [0]


@pytest.mark.exhaustive
@pytest.mark.chromium("the way in to Firefox scrolls a row into the middle before it clicks")
@pytest.mark.motion
def test_a_pinned_header_rests_while_rows_come_and_go_under_it(reminders):
    edit(reminders)
    for text in ("Wax the boots", "Empty the camera"):
        reminders.row(text).click()
        expect(reminders.row(text).get_by_role("checkbox")).to_be_checked()
    scroll_to(reminders, 300)
    reminders.page.evaluate(
        """() => {
            window.places = new Set();
            const look = () => {
                const row = [...document.querySelectorAll('.row.pinned')].find((one) => one.querySelector('.text').textContent === 'Today');
                window.places.add(Math.round(row.getBoundingClientRect().top));
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    seen = top(reminders, "Sharpen the knife")
    reminders.page.keyboard.press("Delete")
    expect(reminders.row("Empty the camera")).to_have_count(0)
    reminders.settle()
    assert abs(top(reminders, "Sharpen the knife") - seen) < 1
    reminders.page.keyboard.press("Control+z")
    expect(reminders.row("Empty the camera")).to_have_count(1)
    # The first that came back has the keys, and is scrolled to from under the header.
    expect(reminders.row("Wax the boots")).to_be_focused()
    reminders.settle()
    assert len(reminders.page.evaluate("() => [...window.places]")) == 1
    assert abs(top(reminders, "Wax the boots") - reminders.row("Today").bounding_box()["height"]) < 1


def test_the_keyboard_does_not_lead_under_a_pinned_header(reminders):
    reminders.row("Stamp the ticket").focus()
    scroll_to(reminders, 700)
    height = reminders.row("Tomorrow").bounding_box()["height"]
    for _ in range(2):
        reminders.page.keyboard.press("ArrowUp")
    assert reminders.focused_text == "Take the early train"
    assert top(reminders, "Take the early train") >= height
    # Nor do letters.
    scroll_to(reminders, 2000)
    reminders.page.keyboard.type("stamp")
    reminders.page.wait_for_function("() => document.activeElement.textContent.includes('Stamp')")
    reminders.settle()
    assert top(reminders, "Stamp the ticket") >= height - 1


@pytest.mark.exhaustive
def test_pinned_headers_are_read_in_their_place(reminders):
    scroll_to(reminders, 300)
    order = reminders.page.evaluate(
        """() => document.querySelector('[role=grid]').getAttribute('aria-owns').split(' ')
            .map((id) => document.getElementById(id).querySelector('.text').textContent)"""
    )
    assert order.index("Today") == order.index("Wax the boots") - 1
    assert order.index("Tomorrow") == order.index("Take the early train") - 1
    expect(reminders.page.get_by_role("row").filter(has=reminders.page.get_by_role("heading", name="Today"))).to_be_visible()


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


@pytest.mark.exhaustive
def test_what_an_undo_brings_back_has_the_keys_and_is_seen(reminders):
    reminders.row("Pack a hat").focus()
    reminders.page.keyboard.press("Delete")
    expect(reminders.row("Refill the sun cream")).to_be_focused()
    reminders.page.keyboard.press("Control+z")
    expect(reminders.row("Pack a hat")).to_be_focused()
    # Also where one has gone on since.
    reminders.page.keyboard.press("Delete")
    expect(reminders.row("Pack a hat")).to_have_count(0)
    reminders.page.keyboard.press("End")
    reminders.page.wait_for_function("() => diffable.viewport.y > 400")
    reminders.page.keyboard.press("Control+z")
    expect(reminders.row("Pack a hat")).to_be_focused()
    expect(reminders.row("Pack a hat")).to_be_in_viewport()


@pytest.mark.parametrize("width, height", [(320, 256), (320, 568)])
@pytest.mark.exhaustive
def test_no_word_is_cut_where_there_is_little_room(open_page, width, height):
    reminders = open_page("/reminders", viewport={"width": width, "height": height})
    cut = reminders.page.locator("#rows .row .text").evaluate_all(
        "(texts) => texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent)")
    assert cut == []
    # The bar of what is done in part stands below its words.
    row = reminders.row("Download the maps")
    words, bar = row.locator(".texts").bounding_box(), row.locator(".progress").bounding_box()
    assert words["y"] + words["height"] < bar["y"]
    assert (words["x"], words["width"]) == (bar["x"], bar["width"])


@pytest.mark.exhaustive
def test_rows_grow_with_larger_letters_while_the_page_is_open(reminders):
    row = reminders.row("Call the hut")
    before = row.bounding_box()["height"]
    reminders.page.evaluate("() => { document.documentElement.style.fontSize = '150%'; }")
    reminders.page.wait_for_function(
        "([row, before]) => row.getBoundingClientRect().height > before * 1.2", arg=[row.element_handle(), before])
    reminders.settle()
    tops = sorted((one.bounding_box()["y"], one.bounding_box()["height"]) for one in reminders.page.locator("#rows .row").all()[:8])
    assert all(y + height <= below + 1 for (y, height), (below, _) in zip(tops, tops[1:]))
