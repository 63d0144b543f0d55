"""Sheets: a screen over another one, with an address of its own, and all ways to leave it."""

import re

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout, expect

from sampling import sampled
from touch import PHONE, Finger


def sheet(page):
    return page.page.get_by_role("dialog", name="Details")


def open_details(page, title):
    page.row(title).click(button="right")
    page.page.get_by_role("menuitem", name="Details").click()
    expect(sheet(page)).to_be_visible()


@pytest.mark.exhaustive
def test_the_address_of_a_sheet_does_not_say_how_far_it_is_scrolled(open_page):
    reminders = open_page("/reminders/3?at=1.0~14", viewport={"width": 390, "height": 500})
    expect(sheet(reminders)).to_be_visible()
    expect(reminders.page).to_have_url(re.compile(r"/reminders/3$"))
    scroller = sheet(reminders).locator(".main-pane .viewport")
    scroller.evaluate("(one) => one.scrollTo(0, 150)")
    # The address that is told within a moment is the same one.
    with pytest.raises(PlaywrightTimeout):
        reminders.page.wait_for_function("() => location.search !== ''", timeout=1000)
    assert scroller.evaluate("(one) => one.scrollTop") > 0


def test_a_sheet_has_an_address_and_back_forward_and_a_link_find_it(open_page, shot):
    reminders = open_page("/reminders")
    open_details(reminders, "Buy bread")
    expect(reminders.page).to_have_url(re.compile(r"/reminders/3$"))
    expect(sheet(reminders).get_by_text("Two loaves")).to_be_visible()
    url = reminders.page.url
    reminders.page.wait_for_function("() => document.getAnimations().length === 0")
    shot(reminders, "sheet")
    # What closes leads back to where it was opened, and is no step further.
    reminders.page.keyboard.press("Escape")
    expect(sheet(reminders)).to_have_count(0)
    expect(reminders.page).to_have_url(re.compile(r"/reminders(\?at=[^/]*)?$"))
    assert reminders.focused_text == "Buy bread"
    reminders.page.go_forward()
    expect(sheet(reminders)).to_be_visible()
    reminders.page.reload()
    expect(sheet(reminders)).to_be_visible()
    reminders.page.go_back()
    expect(sheet(reminders)).to_have_count(0)
    other = open_page(url[url.index("/reminders") :])
    expect(sheet(other)).to_be_visible()
    expect(sheet(other).get_by_text("Two loaves")).to_be_visible()
    other.page.get_by_role("button", name="Close").click()
    expect(sheet(other)).to_have_count(0)


@pytest.mark.exhaustive
def test_what_a_sheet_changes_is_changed_behind_it_and_the_keys_stay_in_it(open_page):
    reminders = open_page("/reminders/3")
    details = sheet(reminders)
    expect(details).to_be_visible()
    stops, names = set(), set()

    def press_tab(times):
        for _ in range(times):
            reminders.page.keyboard.press("Tab")
            stops.add(reminders.page.evaluate("() => Boolean(document.activeElement.closest('dialog, body > :not(.screen)')) || document.activeElement === document.body"))
            names.add(reminders.page.evaluate("() => document.activeElement.tagName"))

    press_tab(12)
    details.get_by_text("Tomorrow").click()
    details.get_by_role("switch", name="Done").click()
    expect(details.get_by_role("switch", name="Done")).to_be_checked()
    details.get_by_text("Note", exact=True).click()
    question = reminders.page.get_by_role("alertdialog", name="Note")
    expect(question).to_be_visible()
    press_tab(6)
    # Nothing is to be done with the dialogs themselves.
    assert stops == {True} and "DIALOG" not in names
    question.get_by_role("textbox").fill("Three loaves")
    question.get_by_role("button", name="Save").click()
    expect(details.get_by_text("Three loaves")).to_be_visible()
    reminders.page.get_by_role("button", name="Close").click()
    expect(details).to_have_count(0)
    row = reminders.row("Buy bread")
    expect(row.get_by_text("Three loaves")).to_be_visible()
    assert row.bounding_box()["y"] > reminders.row("Tomorrow").bounding_box()["y"]
    expect(reminders.button("Reopen: Buy bread")).to_be_visible()


@pytest.mark.exhaustive
def test_questions_have_no_address_yet_wait_for_an_answer_through_a_reload(open_page):
    reminders = open_page("/reminders/3")
    question = reminders.page.get_by_role("alertdialog", name="Note")
    sheet(reminders).get_by_text("Note", exact=True).click()
    expect(question).to_be_visible()
    url = reminders.page.url
    assert url.endswith("/reminders/3")
    reminders.page.reload()
    expect(question).to_be_visible()
    # Whoever gets the link sees the sheet, and is asked nothing.
    other = open_page("/reminders/3")
    expect(sheet(other)).to_be_visible()
    expect(other.page.get_by_role("alertdialog")).to_have_count(0)
    question.get_by_role("textbox").fill("Four loaves")
    question.get_by_role("button", name="Save").click()
    expect(sheet(reminders).get_by_text("Four loaves")).to_be_visible()
    # A message is of the moment. It stands within the sheet, and not across its edge.
    expect(reminders.page.locator(".toast")).to_be_visible()
    message, around = (reminders.page.locator(one).bounding_box() for one in (".toast", ".sheet-layer"))
    assert message["y"] + message["height"] <= around["y"] + around["height"]
    reminders.page.reload()
    expect(sheet(reminders).get_by_text("Four loaves")).to_be_visible()
    expect(reminders.page.locator(".toast")).to_have_count(0)


def test_deleting_what_a_sheet_is_about_closes_it_and_undo_works_from_behind(open_page):
    reminders = open_page("/reminders/3")
    sheet(reminders).get_by_text("Delete Reminder").click()
    expect(sheet(reminders)).to_have_count(0)
    reminders.wait_for_status("59 reminders")
    reminders.page.locator(".toast").get_by_role("button", name="Undo").click()
    reminders.wait_for_status("60 reminders")


@pytest.mark.exhaustive
@pytest.mark.parametrize("pull, is_left", sampled([(400, True), (60, False)]))
def test_a_finger_pulls_a_sheet_down(open_page, shot, pull, is_left):
    reminders = open_page("/reminders/3", **PHONE)
    details = sheet(reminders)
    expect(details).to_be_visible()
    reminders.settle()
    shot(reminders, "sheet-phone")
    box = details.locator(".bar").bounding_box()
    finger = Finger(reminders)
    finger.down(200, box["y"] + 20)
    for step in range(1, 5):
        finger.move(200, box["y"] + 20 + pull * step / 4)
    assert details.locator(".bar").bounding_box()["y"] > box["y"] + pull / 2
    # What is below stands back the less the further the sheet has gone.
    below = reminders.page.locator("#root")
    share = pull / details.bounding_box()["height"]
    assert below.bounding_box()["width"] == pytest.approx(390 * (0.92 + 0.08 * share), abs=1)
    # A finger that rests before it goes flings nothing.
    finger.rest(100)
    finger.up()
    if is_left:
        expect(details).to_have_count(0)
        expect(below).to_have_css("scale", "none")
        expect(reminders.page).to_have_url(re.compile(r"/reminders(\?.*)?$"))
    else:
        reminders.page.wait_for_function(
            "(y) => document.querySelector('.sheet .bar').getBoundingClientRect().y === y", arg=box["y"])


@pytest.mark.motion
@pytest.mark.exhaustive
def test_on_a_telephone_it_is_dark_around_the_card_until_that_is_the_page_again(open_page):
    reminders = open_page("/reminders/3", **PHONE)
    expect(sheet(reminders)).to_be_visible()
    body = reminders.page.locator("body")
    expect(body).to_have_css("background-color", "rgb(0, 0, 0)")
    reminders.play(0.05)
    sheet(reminders).get_by_role("button", name="Close").tap()
    expect(reminders.page.locator(".under-sheet")).to_have_count(0)
    assert body.evaluate("(one) => getComputedStyle(one).backgroundColor") == "rgb(0, 0, 0)"
    reminders.play(8)
    expect(body).not_to_have_css("background-color", "rgb(0, 0, 0)")
