"""Headers that stay in sight while the rows below them are scrolled."""

import pytest
from playwright.sync_api import expect

from reminderspage import edit, reminders, scroll_to  # noqa: F401  (fixtures)


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
        reminders.wait_for_server()
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
