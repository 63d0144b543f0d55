"""What was done on a page is taken back and done again by a finger alone, once the message about it is gone."""

import re

import pytest
from playwright.sync_api import expect

from sampling import sampled
from touch import PHONE, Finger, middle, swipe

pytestmark = pytest.mark.chromium("Firefox has no touch here")


def star(page):
    page.search.tap()
    page.search.fill("grinning face with big")
    expect(page.page.locator("#status")).to_have_text("1 emoji found")
    page.settle()
    page.wait_for_rest()
    swipe(page, page.row("Grinning face with big eyes"), 120)
    page.button("Star").tap()
    page.button("Cancel").tap()


def row(page, text):
    """Of the screen in front."""
    return page.page.locator(".screen").last.locator(".row:not(.leaving)").filter(has=page.page.get_by_text(text, exact=True))


def choose(page, text, name):
    """From the menu of a row, which a finger that rests opens."""
    finger = Finger(page)
    finger.down(150, middle(row(page, text)))
    line = page.page.get_by_role("menuitem", name=name)
    expect(line).to_be_visible()
    finger.up()
    page.wait_for_rest()
    line.tap()


def remove(page, text, name):
    swipe(page, row(page, text), -120)
    page.button(name).last.tap()


# What is done, and what stands first on the page, or what it says, before it and after it.
DEMOS = {
    "/reminders": (lambda page: remove(page, "Buy bread", "Delete"), "60 reminders", "59 reminders"),
    "/emoji": (star, "12 starred", "13 starred"),
    "/million": (lambda page: page.button("Insert at Top").tap(), "1,000,000 rows", "1,000,001 rows"),
    "/long": (lambda page: choose(page, "Chiara Juhl", "Move to Top"), "100,000 rows Bruno", "100,000 rows Chiara"),
    "/catalogue/background-view": (lambda page: remove(page, "Green apple", "Pick"), " Green apple", " Red apple"),
    "/catalogue/swipe-and-menu": (lambda page: remove(page, "Ada", "Delete"), " Ada", " Emmy"),
    "/catalogue/drag-and-drop": (
        lambda page: choose(page, "Minestrone", "Move to Mains"), " Starters Minestrone", " Starters Fattoush"),
}


def says(page, text):
    page.page.wait_for_function(
        """(text) => {
            const screen = [...document.querySelectorAll('.screen')].at(-1);
            const said = [screen.querySelector('.status').textContent, ...diffable.topRows.map((row) => row.text)];
            return said.join(' ').startsWith(text);
        }""", arg=text)


@pytest.mark.parametrize("path", sampled(list(DEMOS)))
def test_a_finger_takes_back_and_does_again_what_it_did(open_page, path, shot):
    do, before, after = DEMOS[path]
    page = open_page(path, **PHONE)
    says(page, before)
    do(page)
    says(page, after)
    page.page.evaluate("() => document.querySelectorAll('.toast').forEach((one) => one.remove())")
    for verb, text in [("Undo", before), ("Redo", after)]:
        press(page, verb, shot, path)
        says(page, text)


def press(page, verb, shot, path):
    """A button of its own, or a line of the menu."""
    own = page.page.locator("#root, .presented").get_by_role("button", name=re.compile(f"^{verb}\\b")).last
    more = page.button("More")
    expect(own.or_(more).last).to_be_enabled()
    if more.count() > 0:
        more.tap()
        own = page.page.get_by_role("menuitem", name=re.compile(f"^{verb}\\b"))
        page.wait_for_rest()
    expect(own).to_be_enabled()
    shot(page, f"undo-{path.rpartition('/')[2]}-{verb}")
    own.tap()
