"""Done, which stands in the bar while a reminder's title is edited, and ends that."""

import pytest
from playwright.sync_api import expect

from reminderspage import field, reminders  # noqa: F401  (fixtures)
from touch import PHONE

# Where the rows and the buttons beside Edit and Done are.
PLACES = """() => [...document.querySelectorAll('#rows .row, .bar button:not(.prominent), .toolbar button')]
    .filter((one) => one.offsetWidth > 0 && one.textContent !== 'Edit')
    .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map((side) => Math.round(10 * side)).join())"""


def done(reminders):
    return reminders.page.get_by_role("button", name="Done", exact=True)


def edited(reminders, title):
    """After a press on the title, to be typed over."""
    expect(field(reminders)).to_be_focused()
    expect(done(reminders)).to_be_visible()
    expect(reminders.button("Edit")).to_have_count(0)
    reminders.page.keyboard.press("Control+a")
    reminders.page.keyboard.type(title)


def expect_ended(reminders):
    expect(field(reminders)).to_have_count(0)
    expect(reminders.button("Edit")).to_be_visible()
    expect(done(reminders)).to_have_count(0)


def test_a_finger_on_done_ends_the_editing_and_keeps_the_title(open_page, shot):
    reminders = open_page("/reminders", **PHONE)
    places = reminders.page.evaluate(PLACES)
    reminders.row("Buy bread").locator(".text").tap()
    expect(done(reminders)).to_be_visible()
    reminders.settle()
    # Neither the bar nor a row moves.
    assert reminders.page.evaluate(PLACES) == places
    edited(reminders, "Buy rolls")
    shot(reminders, "reminders-title-done-phone")
    done(reminders).tap()
    expect(reminders.row("Buy rolls")).to_be_visible()
    expect_ended(reminders)
    reminders.wait_for_server()
    assert reminders.focused_text == "Buy rolls"
    assert reminders.page.get_by_role("checkbox").count() == 0
    # What else is in the bar can be pressed as before.
    reminders.button("More").tap()
    expect(reminders.page.get_by_role("menuitem", name="Hide Completed")).to_be_visible()
    reminders.page.keyboard.press("Escape")
    reminders.button("Edit").tap()
    expect(reminders.page.get_by_role("checkbox").first).to_be_visible()


def test_a_title_is_ended_from_the_keyboard_and_by_mouse(reminders, shot):
    places = reminders.page.evaluate(PLACES)
    reminders.row("Buy bread").focus()
    reminders.page.keyboard.press("F2")
    expect(done(reminders)).to_be_visible()
    reminders.settle()
    assert reminders.page.evaluate(PLACES) == places
    edited(reminders, "Buy rolls")
    shot(reminders, "reminders-title-done")
    reminders.page.keyboard.press("Enter")
    expect_ended(reminders)
    assert reminders.focused_text == "Buy rolls"
    reminders.row("Buy rolls").locator(".text").click()
    edited(reminders, "Buy two rolls")
    done(reminders).click()
    expect(reminders.row("Buy two rolls")).to_be_visible()
    expect_ended(reminders)
    reminders.wait_for_server()
    # The keys are where one was: they would be nowhere with the button that is gone.
    assert reminders.focused_text == "Buy two rolls"
    # A title that is left as it was ends too.
    reminders.page.keyboard.press("F2")
    expect(done(reminders)).to_be_visible()
    done(reminders).click()
    expect_ended(reminders)
    reminders.wait_for_server()
    assert reminders.focused_text == "Buy two rolls"
    assert reminders.page.get_by_role("checkbox").count() == 0


@pytest.mark.exhaustive
def test_a_press_in_the_bar_ends_the_editing_where_the_field_keeps_the_keys(reminders):
    """As in browsers that take the keys from no field for a press on a button."""
    reminders.row("Buy bread").locator(".text").click()
    edited(reminders, "Buy rolls")
    done(reminders).evaluate("(button) => button.click()")
    expect(reminders.row("Buy rolls")).to_be_visible()
    expect_ended(reminders)


@pytest.mark.exhaustive
def test_done_goes_with_the_row_that_is_edited(reminders):
    reminders.button("New Reminder").click()
    expect(field(reminders)).to_be_focused()
    # One that gets no title goes.
    done(reminders).click()
    expect_ended(reminders)
    reminders.wait_for_status("60 reminders")
    # One title after the other is written.
    reminders.button("New Reminder").click()
    edited(reminders, "Fill the bottles")
    reminders.page.keyboard.press("Enter")
    expect(reminders.row("Fill the bottles")).to_be_visible()
    reminders.wait_for_server()
    expect(done(reminders)).to_be_visible()
    reminders.page.keyboard.press("Escape")
    expect_ended(reminders)
    reminders.wait_for_status("61 reminders")


@pytest.mark.exhaustive
def test_done_outlasts_a_lost_connection_and_no_reload(reminders):
    reminders.row("Buy bread").locator(".text").click()
    edited(reminders, "Buy rolls")
    reminders.page.evaluate("() => diffable.disconnect()")
    reminders.page.wait_for_function("() => diffable.isConnected")
    reminders.wait_for_server()
    expect(field(reminders)).to_have_value("Buy rolls")
    expect(done(reminders)).to_be_visible()
    reminders.page.reload()
    reminders.wait_for_rows()
    expect_ended(reminders)
