"""The lines between the rows of a plain list: none cuts what is round, and all end where the rows' content does."""

import pytest
from playwright.sync_api import expect

from sampling import sampled

# The rows without the line below them that is theirs, from above.
UNLINED = """() => [...document.querySelectorAll('#rows .row:not(.leaving):has(> .face.separated > .texts)')]
    .filter((row) => getComputedStyle(row.querySelector('.texts'), '::after').borderBottomColor === 'rgba(0, 0, 0, 0)')
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map((row) => row.querySelector('.text').textContent)"""


def wait_for_unlined(list_page, names):
    list_page.page.wait_for_function(f"(names) => JSON.stringify(({UNLINED})()) === JSON.stringify(names)", arg=names)


def test_lines_give_way_to_the_row_that_is_seen_below_them_after_a_move(open_page):
    reminders = open_page("/reminders")
    reminders.button("Edit").click()
    reminders.settle()
    reminders.row("Download the maps").focus()
    for _ in range(3):
        reminders.page.keyboard.press("Alt+ArrowDown")
    reminders.page.wait_for_function(
        "() => diffable.rows.findIndex(({ text }) => text === 'Find the compass') < diffable.rows.findIndex(({ text }) => text === 'Download the maps')"
    )
    reminders.settle()
    reminders.line("Call the hut").locator(".text").click()
    reminders.page.mouse.move(2, 2)
    expect(reminders.page.locator(".face.selected")).to_have_count(1)
    wait_for_unlined(reminders, ["Download the maps", "Call the hut"])
    # Where it went away, nothing is left of the former order.
    reminders.line("Buy bread").locator(".text").click()
    reminders.page.mouse.move(2, 2)
    wait_for_unlined(reminders, ["Wax the boots", "Buy bread", "Download the maps", "Call the hut"])


@pytest.mark.exhaustive
def test_what_is_pointed_at_or_pressed_has_no_line_at_its_head_or_foot(open_page):
    letters = open_page("/letters")
    mouse = letters.page.mouse
    names = ["Aconcagua", "Adamello"]
    letters.row("Adamello").hover()
    wait_for_unlined(letters, names)
    mouse.down()
    wait_for_unlined(letters, names)
    mouse.move(2, 2)
    mouse.up()
    wait_for_unlined(letters, [])


@pytest.mark.exhaustive
def test_a_button_in_a_row_leaves_the_lines_as_they_are(open_page):
    reminders = open_page("/reminders")
    reminders.button("Edit").click()
    reminders.settle()
    reminders.line("Call the hut").locator(".text").hover()
    wait_for_unlined(reminders, ["Find the compass", "Call the hut"])
    reminders.line("Call the hut").locator("button.reorder").hover()
    wait_for_unlined(reminders, [])


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", sampled(["/long", "/reminders"]))
def test_what_is_drawn_in_a_grip_ends_where_lines_do(open_page, path):
    page = open_page(path)
    if path == "/reminders":
        page.button("Edit").click()
        page.settle()
    line, grip = page.page.evaluate(
        """() => {
            const face = document.querySelector('#rows .face.separated:has(.accessory.reorder)');
            const [texts, grip] = ['.texts', '.accessory.reorder'].map((one) => face.querySelector(one));
            const drawn = parseFloat(getComputedStyle(grip, '::before').width);
            const { left, width } = grip.getBoundingClientRect();
            return [texts.getBoundingClientRect().left + parseFloat(getComputedStyle(texts, '::after').width),
                left + (width + drawn) / 2];
        }"""
    )
    assert abs(line - grip) < 0.5
