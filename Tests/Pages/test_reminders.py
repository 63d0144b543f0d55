"""Reminders: accessories of all kinds, editing, and headers that stay in sight."""

import re

import pytest
from playwright.sync_api import expect

from reminderspage import edit, end_adding, field, reminders, scroll_to  # noqa: F401  (fixtures)
from touch import PHONE


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


def test_a_bell_is_a_switch_that_is_filled_while_it_is_on(reminders):
    bell = reminders.page.get_by_role("switch", name="Notify me: Wax the boots")
    outline, filled = (bell.locator(".symbol").nth(index) for index in range(2))
    expect(outline).to_be_visible()
    expect(filled).to_be_hidden()
    # It ends where rows do, and another row's is as large.
    end, other = (reminders.page.get_by_role("switch").nth(index).locator(".symbol:visible").bounding_box() for index in (0, 2))
    assert (end["x"], end["width"], end["height"]) == (other["x"], 20, 20)
    bell.click()
    expect(reminders.page.locator(".toast")).to_contain_text("“Wax the boots” will notify you")
    expect(filled).to_be_visible()
    expect(outline).to_be_hidden()
    expect(bell).to_have_css("color", "rgb(10, 86, 204)")


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


def add_fresh(reminders):
    reminders.button("New Reminder").click()
    expect(field(reminders)).to_be_focused()
    reminders.page.keyboard.type("Fresh")
    reminders.page.keyboard.press("Enter")
    expect(reminders.row("Fresh")).to_be_visible()
    end_adding(reminders)


def test_keys_undo_and_redo_and_say_so(reminders):
    keyboard = reminders.page.keyboard
    spoken = reminders.page.locator("#speech")
    add_fresh(reminders)
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
    add_fresh(reminders)
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
