"""Searching the Inbox: what is found and marked, what is done with it, and how one comes back to it."""

import re

import pytest
from playwright.sync_api import expect

from inboxpage import Inbox, heading, inbox, open_inbox  # noqa: F401  (fixtures)
from sampling import sampled
from textsize import of_size
from touch import PHONE


@pytest.mark.exhaustive
def test_a_letter_that_was_found_is_deleted_among_all_and_comes_back(inbox):
    inbox.search.fill("wheel")
    inbox.wait_for_status("2 letters found")
    inbox.settle()
    assert inbox.texts() == ["Re: Engine no. 27", "Re: Engine no. 12"]
    mark = inbox.row("Re: Engine no. 27").locator(".secondary span", has_text="wheel")
    assert mark.evaluate("(one) => getComputedStyle(one).backgroundColor") != "rgba(0, 0, 0, 0)"
    inbox.row("Re: Engine no. 27").click()
    expect(heading(inbox, "Re: Engine no. 27")).to_be_visible()
    inbox.page.keyboard.press("Delete")
    inbox.wait_for_status("1 letter found")
    expect(heading(inbox, "Re: Engine no. 12")).to_be_visible()
    inbox.page.keyboard.press("Control+z")
    inbox.wait_for_status("2 letters found")
    expect(inbox.row("Re: Engine no. 27")).to_be_focused()
    expect(inbox.row("Re: Engine no. 27")).to_have_attribute("aria-selected", "true")
    # What is taken back, or comes, while others are shown is there afterwards.
    inbox.page.keyboard.press("Delete")
    inbox.search.fill("pictures")
    inbox.wait_for_status("6 letters found")
    inbox.button("Refresh").click()
    inbox.wait_for_status("7 letters found")
    inbox.page.keyboard.press("Tab")
    inbox.row("Pictures, roll 28").focus()
    inbox.page.keyboard.press("Control+z")
    inbox.search.fill("")
    inbox.wait_for_status("33 letters")
    inbox.settle()
    assert [int(text.split()[-1]) for text in inbox.texts()][:8] == [33, 32, 31, 30, 29, 28, 27, 26]


@pytest.mark.exhaustive
def test_the_letter_that_is_read_stays_while_others_are_found(inbox):
    inbox.row("Question no. 29").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    inbox.search.fill("xyz")
    inbox.wait_for_status("No letters found")
    expect(inbox.page.get_by_text("No Results for “xyz”")).to_be_visible()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    inbox.button("Show All Letters").click()
    inbox.wait_for_status("30 letters")
    expect(inbox.row("Question no. 29")).to_have_attribute("aria-selected", "true")
    # The field has a line of the column, with the buttons beside it.
    boxes = [inbox.page.locator(".search").bounding_box(), *(
        inbox.page.locator("#controls").get_by_role("button", name=name, exact=True).bounding_box() for name in ("More", "Edit"))]
    middles = [box["y"] + box["height"] / 2 for box in boxes]
    assert max(middles) - min(middles) < 1


@pytest.mark.exhaustive
@pytest.mark.parametrize("typed, name", [("gra", "Grace Hopper"), ("mar", "Margaret Hamilton")])
def test_a_suggestion_beside_what_clears_the_field_ends_where_its_words_do(open_inbox, typed, name):
    inbox = open_inbox(viewport={"width": 1440, "height": 900})
    inbox.search.fill(typed)
    suggestion = inbox.page.locator(".suggestion", has_text=name)
    expect(suggestion).to_be_visible()
    inbox.settle()
    box, clear = suggestion.bounding_box(), inbox.page.locator(".search .clear").first.bounding_box()
    assert box["x"] + box["width"] <= clear["x"] and inbox.search.bounding_box()["width"] >= 45
    # What has no room ends in dots.
    assert suggestion.evaluate("(one) => getComputedStyle(one).overflowX") == "hidden"
    if name == "Grace Hopper":
        assert suggestion.evaluate("(one) => one.scrollWidth <= one.clientWidth")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_on_a_telephone_one_comes_back_from_a_letter_to_those_found(open_inbox, shot):
    inbox = open_inbox(**PHONE)
    inbox.search.tap()
    inbox.search.press_sequentially("ada")
    inbox.wait_for_status("4 letters found")
    inbox.page.locator(".suggestion", has_text="Ada Lovelace").click()
    expect(inbox.page.locator(".token")).to_have_text("Ada Lovelace")
    inbox.settle()
    shot(inbox, "inbox-search-phone")
    inbox.row("About Tuesday, week 21").tap()
    expect(heading(inbox, "About Tuesday, week 21")).to_be_visible()
    # The next one is the next of those found.
    inbox.button("Next Letter").tap()
    expect(heading(inbox, "Question no. 14")).to_be_visible()
    inbox.page.go_back()
    inbox.wait_for_status("4 letters found")
    expect(inbox.search).to_have_value("")
    assert inbox.page.url.endswith("/inbox?q=%23Ada+Lovelace")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_what_was_found_is_said_beside_what_can_be_done_and_stays_where_it_is_when_the_keyboard_goes(open_page, shot):
    inbox = open_page("/inbox", **PHONE)
    inbox.search.tap()
    inbox.search.press_sequentially("pe")
    inbox.wait_for_status("16 letters found")
    inbox.wait_for_rest()
    count, edit = inbox.status.bounding_box(), inbox.button("Edit").bounding_box()
    assert count["x"] == inbox.page.locator(".search").first.bounding_box()["x"]
    assert abs(count["y"] + count["height"] / 2 - edit["y"] - edit["height"] / 2) < 2
    first = inbox.page.locator("#rows .row").first
    top = first.bounding_box()["y"]
    shot(inbox, "inbox-found-phone")
    inbox.search.evaluate("(field) => field.blur()")
    inbox.wait_for_rest()
    assert first.bounding_box()["y"] == top
    # What is pressed while the keyboard is there is pressed.
    inbox.search.tap()
    inbox.search.fill("zzqqzz")
    inbox.button("Show All Letters").tap()
    inbox.wait_for_status("30 letters")


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("text_size", sampled(["100%", "200%"]))
def test_a_search_that_is_begun_has_its_height_before_the_first_letter(open_page, text_size):
    inbox = open_page("/inbox", **PHONE)
    inbox.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", text_size)
    inbox.wait_for_rest()
    inbox.search.tap()
    inbox.wait_for_rest()
    rows, field = (inbox.page.locator(name).first for name in (".main-pane > .viewport", ".search"))
    edge, width = rows.bounding_box()["y"], field.bounding_box()["width"]
    expect(inbox.button("Edit")).to_be_visible()
    assert inbox.status.bounding_box()["y"] > field.bounding_box()["y"] + field.bounding_box()["height"]
    for text, found in (("m", "28 letters found"), ("", "30 letters"), ("m", "28 letters found")):
        inbox.search.fill(text)
        inbox.wait_for_status(found)
        assert (rows.bounding_box()["y"], field.bounding_box()["width"]) == (edge, width)


def test_an_address_keeps_what_letters_are_searched_by(open_page):
    inbox = Inbox(open_page("/inbox?q=wheel").page)
    inbox.wait_for_status("2 letters found")
    expect(inbox.search).to_have_value("wheel")
    # That of a letter, too, beside which they are seen.
    inbox.grid.locator(".row").first.click()
    inbox.page.wait_for_url(re.compile(r"/inbox/\d+\?q=wheel$"))
    inbox = Inbox(open_page(re.sub("^.*(?=/inbox)", "", inbox.page.url)).page)
    inbox.wait_for_status("2 letters found")
    expect(inbox.search).to_have_value("wheel")
    inbox.search.fill("")
    inbox.page.wait_for_url(re.compile(r"/inbox/\d+$"))


@pytest.mark.exhaustive
def test_nothing_is_seen_of_a_line_that_is_left_out(open_page):
    page = open_page("/inbox?q=pe", **PHONE).page
    # A word is found in a line that there is no room for. What can be met by a finger is seen.
    left_out = page.locator("#rows .secondary.limited").evaluate_all(
        """(texts) => texts.flatMap((text) => {
            const { bottom } = text.getBoundingClientRect();
            return [...text.querySelectorAll('.run[style*="--run-background"]')].map((run) => run.getBoundingClientRect())
                .filter(({ top, bottom: end }) => top > bottom - 6 && end > bottom)
                .map(({ left }) => [0.5, 1.5, 2].map((y) => !document.elementFromPoint(left + 2, bottom + y)?.closest('.run')));
        })"""
    )
    assert left_out and all(all(places) for places in left_out), left_out


@pytest.mark.parametrize("options", [{}, pytest.param(PHONE, marks=pytest.mark.chromium("Firefox has no touch here"))])
def test_how_many_were_found_is_said_once(open_inbox, options):
    inbox = open_inbox(**options)
    foot = inbox.page.get_by_text("Swipe a letter to delete or flag it.")
    inbox.search.fill("wheel")
    inbox.wait_for_status("2 letters found")
    expect(foot).to_have_text("Swipe a letter to delete or flag it.")
    expect(inbox.page.get_by_text("letters found").filter(visible=True)).to_have_count(1)
    expect(inbox.page.locator("#status")).to_have_role("status")
    # Of all letters, the line below them says the number too.
    inbox.search.fill("")
    inbox.wait_for_status("30 letters")
    inbox.settle()
    inbox.page.evaluate("() => diffable.viewport.scrollTo(99999)")
    expect(foot).to_have_text("30 letters. Pull down for more. Swipe a letter to delete or flag it.")


def test_every_place_of_a_word_that_was_searched_for_is_marked(inbox):
    inbox.search.fill("the")
    letter = inbox.row("The numbers, table 25").locator(".secondary")
    expect(letter).to_be_visible()
    marks = letter.locator(".run[style*='--run-background']")
    text = letter.text_content()
    # The line that tells the subject counts, too.
    assert len(re.findall("the", text, re.IGNORECASE)) > 2
    expect(marks).to_have_text(re.findall("the", text, re.IGNORECASE))


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_on_a_phone_on_its_side_title_and_search_have_one_line(open_page):
    inbox = Inbox(open_page("/inbox", **{**PHONE, "viewport": {"width": 844, "height": 390}}).page)
    bar = inbox.page.locator("#root > .bar")
    whole = """() => [...document.querySelectorAll('#rows .row')].map((row) => row.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= document.querySelector('#root > .bar').getBoundingClientRect().bottom - 1
            && bottom <= document.querySelector('.main-pane > .viewport').getBoundingClientRect().bottom).length"""
    inbox.wait_for_rest()
    height = bar.bounding_box()["height"]
    assert height <= 45 and inbox.page.evaluate(whole) >= 3
    expect(inbox.page.locator("#title")).to_be_visible()
    inbox.page.locator(".search").first.tap()
    expect(inbox.search).to_be_focused()
    inbox.search.press_sequentially("mo")
    inbox.wait_for_status("14 letters found")
    inbox.wait_for_rest()
    # Cancel, what else can be done and Edit stand beside it.
    assert bar.bounding_box()["height"] == height and inbox.search.bounding_box()["width"] > 60
    inbox.button("Clear Text").tap()
    inbox.wait_for_status("30 letters")
    inbox.wait_for_rest()
    assert bar.bounding_box()["height"] == height


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/inbox/23?q=re", "/inbox/26?q=re", "/inbox/1?q=e"])
def test_the_row_of_a_letter_that_a_link_led_to_is_seen_whole_among_those_that_were_found(open_page, path):
    inbox = open_page(path, viewport={"width": 1280, "height": 800})
    inbox.wait_for_server()
    # Rows are measured once they are shown, and are twice as high as they were taken for.
    row, around = inbox.page.locator("#rows .row[aria-selected=true]"), inbox.page.locator("#root .main-pane .viewport")
    expect(row).to_have_count(1)
    box, view = row.bounding_box(), around.bounding_box()
    assert view["y"] <= box["y"] and box["y"] + box["height"] <= view["y"] + view["height"]


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("typed", sampled(["ada", "barbara", "katherine"]))
@pytest.mark.parametrize(
    "width, height", sampled([(844, 390), (320, 256), (932, 430), (768, 1024), (390, 844), (320, 568), (1280, 800)])
)
def test_no_token_takes_the_room_of_what_is_typed(open_inbox, width, height, typed):
    inbox = open_inbox(**PHONE | {"viewport": {"width": width, "height": height}})
    inbox.page.locator(".search").first.tap()
    inbox.search.fill(typed)
    expect(inbox.page.locator(".suggestion")).to_have_count(1)
    inbox.settle()
    is_whole = inbox.search.evaluate("(input) => input.scrollWidth <= input.clientWidth")
    assert is_whole or inbox.page.locator(".suggestions:visible").count() == 0
    assert inbox.search.bounding_box()["width"] > 60
    if (width, typed) == (1280, "ada"):
        expect(inbox.page.locator(".suggestion")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_a_token_with_a_line_of_its_own_stays_however_much_is_typed(open_inbox):
    inbox = open_inbox(**PHONE, prepare=of_size(32))
    inbox.page.locator(".search").first.tap()
    inbox.search.fill("katherine johnson")
    inbox.settle()
    assert inbox.search.evaluate("(input) => input.scrollWidth > input.clientWidth")
    expect(inbox.page.locator(".suggestion")).to_be_visible()


@pytest.mark.exhaustive
def test_the_keys_go_back_to_the_search_where_the_token_that_has_them_loses_its_room(open_inbox):
    inbox = open_inbox(viewport={"width": 1280, "height": 800})
    inbox.search.fill("ada")
    token = inbox.page.locator(".suggestion")
    token.focus()
    expect(token).to_be_focused()
    inbox.page.set_viewport_size({"width": 768, "height": 800})
    expect(token).to_be_hidden()
    expect(inbox.search).to_be_focused()
