"""A list of reminders that is edited: its accessories, and what is selected and deleted."""

import pytest
from playwright.sync_api import expect

from reminderspage import edit, reminders  # noqa: F401  (fixtures)


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


@pytest.mark.motion
@pytest.mark.exhaustive
def test_editing_brings_and_takes_accessories_little_by_little(reminders, shot):
    place = reminders.row("Wax the boots").locator(".text").bounding_box()["x"]
    reminders.page.evaluate(
        """() => {
            window.places = [];
            const text = document.querySelector('.row .face.cell .text');
            const bell = document.querySelector('.row .accessory.sign');
            const look = () => {
                window.places.push([text.getBoundingClientRect().x, bell.getBoundingClientRect().width]);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    assert reminders.catch(lambda: reminders.button("Edit").click(), share=0.2) > 0
    seen = reminders.page.evaluate("() => getComputedStyle(document.querySelector('.row .accessory.sign')).opacity")
    assert 0 < float(seen) < 1, "the bell was gone at once"
    reminders.release()
    expect(reminders.page.get_by_role("checkbox").first).to_be_visible()
    shot(reminders, "reminders-editing")
    places = reminders.page.evaluate("() => window.places")
    assert {width for _, width in places} == {32, 0}, "the bell was squeezed"
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
    # What comes back is selected again.
    reminders.page.keyboard.press("Control+z")
    reminders.wait_for_status("3 selected")
    expect(reminders.row("Pack a hat").get_by_role("checkbox", name="Select")).to_be_checked()
    reminders.button("Delete Selected").click()
    reminders.wait_for_status("Select Reminders")
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
