"""Reminders: accessories of all kinds, editing, and headers that stay in sight."""

import pytest
from playwright.sync_api import expect


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
    expect(reminders.page.get_by_role("switch", name="Notify me: Buy bread")).to_be_focused()
    keyboard.press("Enter")
    expect(reminders.page.get_by_role("switch", name="Notify me: Buy bread")).not_to_be_checked()
    # The next row's switch is no stop of the Tab key, but an arrow goes there.
    keyboard.press("ArrowDown")
    assert reminders.focused_text == "Charge the lamp"
    keyboard.press("Tab")
    expect(reminders.button("Go on: Charge the lamp")).to_be_focused()
    keyboard.press("Tab")
    expect(reminders.page.get_by_role("switch", name="Notify me: Charge the lamp")).to_be_focused()
    stops = reminders.page.evaluate("() => [...document.querySelectorAll('#rows [tabindex=\"0\"]')].length")
    assert stops == 3


def test_a_bar_says_how_much_is_done(reminders):
    bar = reminders.page.get_by_role("progressbar", name="Download the maps: done")
    expect(bar).to_have_attribute("aria-valuenow", "40")
    width = bar.evaluate("(bar) => getComputedStyle(bar, '::before').transform")
    assert width == "matrix(0.4, 0, 0, 1, 0, 0)"
    reminders.button("Go on: Download the maps").click()
    expect(bar).to_have_attribute("aria-valuenow", "60")


def test_what_is_hidden_keeps_its_room(reminders):
    switches = reminders.page.get_by_role("switch")
    before = switches.nth(0).bounding_box()["x"]
    reminders.row("Wax the boots").locator(".text").click()
    expect(reminders.row("Wax the boots").get_by_role("img", name="Checked")).to_be_visible()
    reminders.settle()
    assert switches.nth(0).bounding_box()["x"] == before
    mark = reminders.row("Call the hut").locator(".accessory.checkmark")
    assert mark.bounding_box()["width"] == 24
    expect(mark).to_be_hidden()


def test_editing_brings_and_takes_accessories_little_by_little(reminders, shot):
    place = reminders.row("Wax the boots").locator(".text").bounding_box()["x"]
    reminders.page.evaluate(
        """() => {
            window.places = [];
            const text = document.querySelector('.row .face.cell .text');
            const look = () => {
                window.places.push(text.getBoundingClientRect().x);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    edit(reminders)
    shot(reminders, "reminders-editing")
    reached = reminders.row("Wax the boots").locator(".text").bounding_box()["x"]
    assert reached > place + 40
    places = reminders.page.evaluate("() => window.places")
    assert any(place + 5 < one < reached - 5 for one in places), "the text jumped"
    assert reminders.page.get_by_role("switch").count() == 0
    assert reminders.page.get_by_role("progressbar").count() == 0
    reminders.button("Done").click()
    expect(reminders.page.get_by_role("button", name="Delete Wax the boots")).to_have_count(0)
    reminders.settle()
    assert reminders.row("Wax the boots").locator(".text").bounding_box()["x"] == place
    expect(reminders.page.get_by_role("switch").first).to_be_visible()


def test_rows_are_as_high_as_what_is_in_them_after_editing(reminders):
    edit(reminders)
    reminders.row("Buy bread").click()
    reminders.settle()
    gaps = reminders.page.evaluate(
        """() => [...document.querySelectorAll('#rows .row')].map((row) =>
            row.getBoundingClientRect().height - row.querySelector('.face').getBoundingClientRect().height)"""
    )
    assert all(abs(gap) < 0.6 for gap in gaps)


def test_rows_are_deleted_one_by_one_and_the_focus_goes_on(reminders):
    edit(reminders)
    button = reminders.page.get_by_role("button", name="Delete Download the maps")
    reminders.row("Download the maps").focus()
    reminders.page.keyboard.press("Tab")
    expect(button).to_be_focused()
    reminders.page.keyboard.press("Enter")
    reminders.wait_for_status("59 reminders")
    expect(button).to_have_count(0)
    reminders.settle()
    assert reminders.focused_text == "Buy bread"


def test_rows_are_selected_and_deleted_together(reminders, shot):
    edit(reminders)
    expect(reminders.button("Delete Selected")).to_be_disabled()
    reminders.row("Buy bread").click()
    reminders.row("Call the hut").get_by_role("checkbox").click()
    reminders.row("Pack a hat").focus()
    reminders.page.keyboard.press("Space")
    for text in ["Buy bread", "Call the hut", "Pack a hat"]:
        expect(reminders.row(text).get_by_role("checkbox", name="Selected")).to_be_checked()
    expect(reminders.row("Find the compass").get_by_role("checkbox")).not_to_be_checked()
    shot(reminders, "reminders-selected")
    reminders.button("Delete Selected").click()
    reminders.wait_for_status("57 reminders")
    for text in ["Buy bread", "Call the hut", "Pack a hat"]:
        expect(reminders.row(text)).to_have_count(0)
