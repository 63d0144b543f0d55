"""Letters of the Inbox that are chosen together: what is said of them, and what is done with them."""

import re

import pytest
from playwright.sync_api import expect

from inboxpage import caption, choose, delete_all, heading, inbox, open_inbox  # noqa: F401  (fixtures)
from sampling import sampled
from touch import PHONE


@pytest.mark.exhaustive
def test_the_letter_that_was_read_is_there_again_once_several_were_chosen(inbox):
    inbox.row("Question no. 29").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    inbox.button("Edit").click()
    for text in ("The numbers, table 30", "Pictures, roll 28"):
        inbox.row(text).click()
    expect(heading(inbox, "2 Letters Selected")).to_be_visible()
    inbox.button("Done").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    expect(inbox.row("Question no. 29")).to_have_attribute("aria-selected", "true")
    # One row is marked after Escape too: the keys go on from what is selected.
    inbox.button("Edit").click()
    for text in ("The numbers, table 30", "Pictures, roll 28"):
        inbox.row(text).click()
    inbox.page.keyboard.press("Escape")
    expect(inbox.row("Question no. 29")).to_have_attribute("aria-selected", "true")
    expect(inbox.row("Question no. 29")).to_be_focused()


@pytest.mark.exhaustive
def test_the_letter_that_is_read_is_told_from_others_while_letters_are_chosen(inbox):
    ground = "(face) => getComputedStyle(face).backgroundColor"
    face, other = (inbox.row(text).locator(".face") for text in ("Question no. 29", "Pictures, roll 28"))
    inbox.row("Question no. 29").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    inbox.button("Edit").click()
    inbox.wait_for_status("Select Letters")
    # One bar stands below the letters.
    expect(inbox.page.get_by_role("region", name="Toolbar")).to_be_visible()
    expect(caption(inbox)).to_be_hidden()
    inbox.settle()
    assert face.evaluate(ground) != other.evaluate(ground)
    # What is chosen takes its place, and makes way for it again.
    inbox.row("The numbers, table 30").click()
    expect(heading(inbox, "1 Letter Selected")).to_be_visible()
    inbox.wait_for_status("1 selected")
    inbox.settle()
    assert face.evaluate(ground) == other.evaluate(ground)
    inbox.row("The numbers, table 30").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    inbox.wait_for_status("Select Letters")
    inbox.settle()
    assert face.evaluate(ground) != other.evaluate(ground)


@pytest.mark.exhaustive
def test_circles_leave_before_the_dots_where_they_stood(inbox):
    inbox.button("Edit").click()
    inbox.settle()
    inbox.catch(inbox.button("Done").click, share=0.2)
    places = inbox.page.evaluate(
        """() => [...document.querySelector('#rows .accessories.leading').children].map((one) =>
            [one.inert, one.getBoundingClientRect().x])"""
    )
    assert [is_leaving for is_leaving, _ in places] == [True, False] and places[0][1] < places[1][1]


def test_all_selected_letters_are_deleted_and_keys_bring_them_back(inbox):
    inbox.row("Question no. 29").click()
    inbox.page.keyboard.press("Shift+ArrowDown")
    inbox.page.keyboard.press("Shift+ArrowDown")
    expect(caption(inbox)).to_have_text(re.compile("^3 selected"))
    inbox.page.keyboard.press("Delete")
    inbox.wait_for_status("27 letters")
    toast = inbox.page.locator(".toast")
    expect(toast).to_contain_text("3 letters deleted")
    expect(inbox.row("Question no. 29")).to_have_count(0)
    # What comes meanwhile stays where it is.
    inbox.page.keyboard.press("Alt+r")
    inbox.wait_for_status("30 letters")
    inbox.page.keyboard.press("Control+z")
    inbox.wait_for_status("33 letters")
    inbox.settle()
    assert inbox.texts()[:6] == [
        "Pictures, roll 33", "Re: Engine no. 32", "About Tuesday, week 31", "The numbers, table 30", "Question no. 29",
        "Pictures, roll 28"]
    inbox.page.keyboard.press("Control+Shift+z")
    inbox.wait_for_status("30 letters")


def test_the_delete_key_is_for_the_letters_that_are_selected_and_not_for_the_one_that_keys_lead_to(inbox):
    inbox.row("The numbers, table 30").click()
    for key in ["Control+ArrowDown", "Control+ArrowDown", "Control+Space", "Control+ArrowDown"]:
        inbox.page.keyboard.press(key)
    expect(caption(inbox)).to_have_text(re.compile("^2 selected"))
    assert inbox.focused_text == "Re: Engine no. 27"
    inbox.page.keyboard.press("Delete")
    inbox.wait_for_status("28 letters")
    inbox.settle()
    assert inbox.texts()[:3] == ["Question no. 29", "Re: Engine no. 27", "About Tuesday, week 26"]
    assert inbox.focused_text == "Re: Engine no. 27"
    # With none selected, it is for the one that has the keys.
    inbox.page.keyboard.press("Delete")
    inbox.wait_for_status("27 letters")


@pytest.mark.parametrize("options", [PHONE, {}])
@pytest.mark.exhaustive
def test_while_letters_are_chosen_the_bar_offers_no_other_ones(open_inbox, options, shot):
    inbox = open_inbox(**options)
    expect(inbox.button("Refresh")).to_be_visible()
    inbox.button("Edit").click()
    expect(inbox.button("Select All")).to_be_visible()
    expect(inbox.button("Refresh")).to_be_hidden()
    shot(inbox, f"inbox-choosing-{'phone' if options else 'wide'}")
    inbox.button("Done").click()
    expect(inbox.button("Refresh")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_on_a_phone_several_letters_are_chosen_deleted_and_brought_back_later(open_inbox, shot):
    inbox = open_inbox(**PHONE)
    bar = inbox.page.locator(".bar").bounding_box()["height"]
    inbox.button("Edit").tap()
    expect(inbox.button("Delete")).to_be_disabled()
    for text in ("Question no. 29", "Re: Engine no. 27"):
        inbox.row(text).tap()
        expect(inbox.row(text)).to_have_attribute("aria-selected", "true")
    inbox.wait_for_status("2 selected")
    assert inbox.page.locator(".bar").bounding_box()["height"] == bar
    shot(inbox, "inbox-editing-phone")
    inbox.button("Delete").tap()
    inbox.wait_for_status("28 letters")
    expect(inbox.button("Delete")).to_have_count(0)
    # The message is gone; the way back is not.
    inbox.page.reload()
    inbox.wait_for_rows()
    choose(inbox, "Undo")
    inbox.wait_for_status("30 letters")
    # The bar may tell it before the rows come.
    expect(inbox.row("Question no. 29")).to_be_visible()
    inbox.settle()
    assert inbox.texts()[1] == "Question no. 29"
    # All at once, and read.
    inbox.button("Edit").tap()
    inbox.button("Select All").tap()
    inbox.wait_for_status("30 selected")
    expect(inbox.button("Deselect All")).to_be_visible()
    inbox.button("Mark as Read").tap()
    inbox.wait_for_status("30 letters")
    expect(caption(inbox)).to_have_text("All read")


@pytest.mark.exhaustive
def test_on_a_tablet_what_the_list_says_and_what_stands_beside_it_agree(open_inbox):
    inbox = open_inbox(viewport={"width": 820, "height": 900})
    page = inbox.page
    title, refresh = page.locator("#title").bounding_box(), inbox.button("Refresh").bounding_box()
    assert title["x"] + title["width"] + 8 <= refresh["x"]
    assert page.locator("#title").evaluate("(one) => one.scrollWidth <= one.clientWidth"), "the title is cut off"
    inbox.button("Edit").click()
    inbox.row("Question no. 29").click()
    inbox.wait_for_status("1 selected")
    expect(heading(inbox, "1 Letter Selected")).to_be_visible()
    inbox.row("Question no. 29").click()
    expect(page.get_by_text("No Letter Selected")).to_be_visible()
    inbox.button("Done").click()
    # An answer is written beside the list, and within the window.
    inbox.row("Question no. 29").click()
    inbox.button("Reply").click()
    expect(page.get_by_role("textbox", name="Message")).to_be_focused()
    inbox.settle()
    sheet = page.locator(".sheet").bounding_box()
    assert sheet["x"] >= 320 and sheet["x"] + sheet["width"] <= 820, sheet


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", sampled([{}, PHONE]))
def test_all_letters_are_deleted_once_that_is_confirmed(open_inbox, options, shot):
    inbox = open_inbox(**options)
    question = inbox.page.get_by_role("alertdialog", name="Delete all 30 letters?")
    choose(inbox, "Delete All")
    expect(question).to_be_visible()
    shot(inbox, f"inbox-delete-all-{len(options)}")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(inbox.status).to_have_text("30 letters")
    delete_all(inbox)
    inbox.wait_for_status("0 letters")


@pytest.mark.parametrize("width", sampled([800, 1180]))
@pytest.mark.exhaustive
def test_while_letters_are_chosen_the_bar_of_a_column_has_one_line(open_inbox, shot, width):
    inbox = open_inbox(viewport={"width": width, "height": 700})
    bar = inbox.page.locator(".bar").first
    high = bar.bounding_box()["height"]
    inbox.button("Edit").click()
    expect(inbox.button("Done")).to_be_visible()
    inbox.button("Select All").click()
    inbox.wait_for_status("30 selected")
    inbox.settle()
    assert bar.bounding_box()["height"] == high
    # What becomes of them stands below them, within the column.
    tools = inbox.page.get_by_role("region", name="Toolbar")
    rows = inbox.page.locator("#viewport").bounding_box()
    for name in ("Mark as Read", "Archive", "Delete"):
        box = tools.get_by_role("button", name=name, exact=True).bounding_box()
        assert box["y"] >= rows["y"] + rows["height"] and box["x"] + box["width"] <= rows["x"] + rows["width"], name
    # They are there once: beside the list stands how many are meant.
    expect(heading(inbox, "30 Letters Selected")).to_be_visible()
    for name in ("Flag", "Unflag"):
        expect(inbox.button(name)).to_have_count(0)
    for name in ("Mark as Read", "Archive", "Delete"):
        expect(inbox.button(name)).to_have_count(1)
    shot(inbox, f"inbox-editing-{width}")
    inbox.button("Archive").click()
    expect(inbox.page.get_by_text("No Letters")).to_be_visible()
    expect(tools).to_have_count(0)


@pytest.mark.exhaustive
def test_the_bar_beside_a_letter_is_as_high_while_letters_are_chosen(open_inbox):
    inbox = open_inbox(viewport={"width": 1200, "height": 850})
    inbox.row("Question no. 29").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    bar = inbox.page.locator(".bar").first
    high = bar.bounding_box()["height"]
    inbox.button("Edit").click()
    expect(inbox.button("Done")).to_be_visible()
    inbox.settle()
    assert bar.bounding_box()["height"] == high


@pytest.mark.exhaustive
def test_all_letters_that_come_back_at_once_are_as_they_were(inbox):
    page = inbox.page
    inbox.row("Question no. 29").focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    question = page.get_by_role("alertdialog")
    if question.count():
        page.keyboard.press("Enter")
    expect(inbox.grid.locator(".row:not(.leaving)")).to_have_count(0)
    inbox.settle()
    page.keyboard.press("Control+z")
    inbox.wait_for_status("30 letters")
    inbox.settle()
    # All of them were selected, and are again: none is opened, and none read.
    expect(caption(inbox)).to_have_text("30 selected · 8 unread")
    inbox.wait_for_server()
    expect(caption(inbox)).to_have_text("30 selected · 8 unread")
    assert page.url.split("?")[0].endswith("/inbox")
    box = page.locator("#rows .row:focus").bounding_box()
    assert box is None or box["y"] + box["height"] <= 800


@pytest.mark.exhaustive
def test_a_row_that_keys_lead_to_speaks_alone_and_several_are_counted(inbox):
    page = inbox.page
    inbox.row("Question no. 29").focus()
    inbox.listen()
    page.keyboard.press("ArrowDown")
    expect(caption(inbox)).to_have_text("7 unread")
    inbox.wait_for_server()
    assert inbox.told == []
    page.keyboard.press("Shift+ArrowDown")
    page.wait_for_function("() => window.told.includes('2 selected · 7 unread')")
    assert inbox.told == ["2 selected · 7 unread"]
