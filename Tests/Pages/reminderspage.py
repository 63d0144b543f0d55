"""What tests of Reminders share: its page, and the field of a title that is edited."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def reminders(open_page):
    return open_page("/reminders")


def edit(reminders):
    reminders.button("Edit").click()
    expect(reminders.button("Done")).to_be_visible()
    reminders.settle()


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
