"""Where the focus is, and what is still said, after somebody went back, undid, reloaded, or lost the connection."""

import pytest
from playwright.sync_api import expect

from test_inbox import Inbox


def test_back_from_a_sheet_over_a_letter_leads_to_the_letters_row(open_page):
    inbox = Inbox(open_page("/inbox").page)
    inbox.row("Question no. 29").click()
    inbox.button("Reply").click()
    expect(inbox.page.get_by_role("textbox", name="Message")).to_be_focused()
    inbox.page.wait_for_url("**/inbox/29/reply")
    # First the sheet goes, then the letter.
    inbox.page.go_back()
    expect(inbox.button("Reply")).to_be_focused()
    inbox.page.go_back()
    expect(inbox.row("Question no. 29")).to_be_focused()


@pytest.mark.parametrize(
    "path, way_back, left",
    [
        ("/mountains/Zugspitze", "Back to Mountain Search", "Zugspitze"), ("/inbox/12", "Back to Inbox", None),
        ("/letters/Zugspitze", "Back to Mountains A–Z", "Zugspitze"),
    ],
)
def test_who_was_sent_a_link_goes_back_to_the_row_that_leads_there(open_page, path, way_back, left):
    page = open_page(path, expect=False, viewport={"width": 700, "height": 800}).page
    page.get_by_role("button", name=way_back).click()
    expect(page.locator(".screen.presented")).to_have_count(0)
    row = page.locator(".row:focus")
    expect(row).to_be_in_viewport()
    expect(row).to_contain_text(left or "no. 12")


def test_who_pressed_share_twice_is_back_at_share(open_page):
    share = open_page("/share")
    button = share.page.get_by_role("button", name="Share", exact=True)
    button.dblclick()
    expect(share.page.locator(".sheet")).to_have_count(1)
    share.page.keyboard.press("Escape")
    expect(share.page.locator(".sheet")).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.parametrize("path, text, found", [("/letters", "kil", "Kīlauea"), ("/emoji", "cat", "Grinning cat")])
def test_the_arrow_out_of_the_search_leads_to_what_was_found(open_page, path, text, found):
    page = open_page(path)
    page.search.fill(text)
    expect(page.row(found)).to_be_visible()
    page.settle()
    page.page.keyboard.press("ArrowDown")
    expect(page.row(found)).to_be_focused()


def test_a_message_ends_with_the_step_it_speaks_of_wherever_that_is_undone(open_page):
    inbox = Inbox(open_page("/inbox").page)
    inbox.row("Question no. 29").click()
    inbox.page.locator(".beside").get_by_role("button", name="Delete").click()
    expect(inbox.page.locator(".toast:not([inert])")).to_contain_text("deleted")
    inbox.page.keyboard.press("Control+z")
    inbox.wait_for_status("30 letters")
    expect(inbox.page.locator(".toast:not([inert])")).to_have_count(0)


def test_a_message_offers_to_undo_what_was_done_last(open_page):
    trees = open_page("/row-animations")
    trees.button("Delete").click()
    expect(trees.page.locator(".toast:not([inert])")).to_have_text("“Beech” deletedUndo")
    trees.button("Insert").click()
    expect(trees.page.locator(".toast:not([inert])")).to_have_text("“Sapling 1” insertedUndo")
    trees.button("Undo").click()
    expect(trees.row("Sapling 1")).to_have_count(0)


def test_who_closes_details_that_a_link_led_to_is_at_their_row(open_page):
    page = open_page("/reminders/7", expect=False).page
    expect(page.get_by_role("dialog", name="Details")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rows .row", has_text="Pack a hat").first).to_be_focused()


def test_a_list_stays_where_it_is_where_the_row_that_leads_to_an_address_is_seen(open_page):
    page = open_page("/reminders/7", expect=False).page
    expect(page.get_by_role("dialog", name="Details")).to_be_visible()
    page.keyboard.press("Escape")
    row = page.locator("#rows .row", has_text="Pack a hat").first
    expect(row).to_be_focused()
    assert page.evaluate("() => diffable.viewport.y") == 0
    # To one further down, it goes.
    other = open_page("/reminders/30", expect=False).page
    other.wait_for_function("() => diffable.viewport.y > 400")


def test_what_is_typed_into_a_question_is_there_after_a_reload(open_page):
    page = open_page("/reminders/3", expect=False).page
    page.get_by_text("Note", exact=True).click()
    field = page.get_by_role("alertdialog").get_by_role("textbox")
    expect(field).to_be_focused()
    field.fill("Three loaves")
    page.reload()
    expect(field).to_have_value("Three loaves")


def test_a_lift_that_ends_with_the_connection_is_told(open_page):
    page = open_page("/together").page
    page.get_by_role("button", name="Reorder Soup").focus()
    page.keyboard.press("Space")
    expect(page.locator("#speech")).to_contain_text("Lifted Soup")
    page.evaluate("() => diffable.disconnect()")
    expect(page.locator("#speech")).to_have_text("Soup is back where it was.")
