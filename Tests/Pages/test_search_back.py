"""On a phone, Back ends a search that was begun on this visit, and leaves the screen only then."""

import re

import pytest
from playwright.sync_api import expect

from filepage import browse, directory  # noqa: F401  (fixtures)
from touch import PHONE

pytestmark = [pytest.mark.exhaustive, pytest.mark.chromium("Firefox has no touch here")]

TABLET = {**PHONE, "viewport": {"width": 820, "height": 1180}}
LEFT = "about:blank"

SEARCHES = [("/mountains", "fuji"), ("/letters", "mo"), ("/emoji", "fa"), ("/inbox", "mo"), ("/catalogue", "ti")]


def go_back(page):
    page.page.go_back()
    page.page.wait_for_function("() => history.state?.cover === undefined")


def expect_no_search(page):
    expect(page.search).to_have_value("")
    expect(page.search).not_to_be_focused()
    expect(page.button("Cancel")).to_have_count(0)


@pytest.mark.parametrize("path, text", SEARCHES)
def test_back_ends_a_search_once_and_then_leaves_the_screen(open_page, path, text):
    phone = open_page(path, **PHONE)
    rows = phone.texts()[:5]
    phone.search.tap()
    # One that nothing was typed in, too.
    go_back(phone)
    expect_no_search(phone)
    phone.search.tap()
    phone.search.press_sequentially(text)
    phone.wait_for_server()
    assert phone.texts()[:5] != rows
    go_back(phone)
    expect_no_search(phone)
    phone.wait_for_server()
    assert phone.texts()[:5] == rows
    expect(phone.page).to_have_url(re.compile(f"{path}(\\?at=.*)?$"))
    phone.page.go_back()
    expect(phone.page).to_have_url(LEFT)


@pytest.mark.parametrize("path, text", SEARCHES)
def test_a_search_that_is_cancelled_leaves_nothing_for_back(open_page, path, text):
    phone = open_page(path, **PHONE)
    for _ in range(2):
        phone.search.tap()
        phone.search.press_sequentially(text)
        phone.wait_for_server()
        phone.button("Cancel").tap()
        phone.wait_for_server()
        expect_no_search(phone)
    phone.page.wait_for_function("() => history.state?.cover === undefined")
    phone.page.go_back()
    expect(phone.page).to_have_url(LEFT)


def test_escape_ends_a_search_and_leaves_nothing_for_back(open_page):
    narrow = open_page("/mountains", viewport=PHONE["viewport"])
    narrow.search.click()
    narrow.page.keyboard.type("fuji")
    narrow.wait_for_status("1 mountain")
    narrow.page.keyboard.press("Escape")
    narrow.wait_for_status("500 mountains")
    narrow.page.keyboard.press("Escape")
    narrow.page.wait_for_function("() => history.state?.cover === undefined")
    narrow.page.go_back()
    expect(narrow.page).to_have_url(LEFT)


OPENED = [("/mountains", "fuji", "Fuji"), ("/inbox", "wheel", "Re: Engine no. 27"), ("/letters", "acon", "Aconcagua"),
          ("/emoji", "melon", "Melon"), ("/catalogue", "tiles", "Tiles")]


@pytest.mark.parametrize("path, text, row", OPENED)
def test_back_from_a_row_leads_to_the_search_and_then_ends_it(open_page, path, text, row):
    phone = open_page(path, **PHONE)
    phone.search.tap()
    phone.search.press_sequentially(text)
    phone.wait_for_server()
    found = phone.grid.locator(".row:not(.leaving)", has_text=row).first
    phone.press(found)
    expect(phone.page).to_have_url(re.compile(f"{path}/"))
    phone.page.wait_for_load_state()
    phone.page.go_back()
    expect(phone.page).to_have_url(re.compile(f"{path}(\\?|$)"))
    phone.wait_for_rows()
    expect(phone.search).to_have_value(text)
    expect(found).to_be_visible()
    expect(phone.button("Cancel")).to_have_count(1)
    go_back(phone)
    expect_no_search(phone)
    # Forward leads to it again.
    phone.page.go_forward()
    expect(phone.search).to_have_value(text)
    go_back(phone)
    expect_no_search(phone)
    phone.page.go_back()
    expect(phone.page).to_have_url(LEFT)


def test_a_search_that_came_with_the_address_is_not_ended_by_back(open_page):
    phone = open_page("/mountains?q=fuji", **PHONE)
    expect(phone.search).to_have_value("fuji")
    phone.page.go_back()
    expect(phone.page).to_have_url(LEFT)


@pytest.mark.parametrize("text", ["", "fuji"])
def test_back_ends_a_search_of_before_the_page_was_loaded_again(open_page, text):
    phone = open_page("/mountains", **PHONE)
    phone.search.tap()
    phone.search.press_sequentially(text)
    phone.wait_for_server()
    phone.page.reload()
    phone.wait_for_rows()
    expect(phone.search).to_have_value(text)
    if text:
        go_back(phone)
    phone.page.wait_for_function("() => history.state?.cover === undefined")
    expect_no_search(phone)
    phone.page.go_back()
    expect(phone.page).to_have_url(LEFT)


def test_forward_to_a_search_without_a_text_leaves_nothing_for_back(open_page):
    phone = open_page("/mountains", **PHONE)
    phone.search.tap()
    go_back(phone)
    phone.page.go_forward()
    phone.wait_for_server()
    phone.page.wait_for_function("() => history.state?.cover === undefined")
    phone.page.go_back()
    expect(phone.page).to_have_url(LEFT)


def test_back_closes_a_menu_over_a_search_before_it_ends_that(open_page):
    phone = open_page("/inbox", **PHONE)
    phone.search.tap()
    phone.search.press_sequentially("mo")
    phone.wait_for_server()
    phone.button("More").tap()
    expect(phone.page.get_by_role("menu")).to_be_visible()
    phone.page.go_back()
    expect(phone.page.get_by_role("menu")).to_have_count(0)
    expect(phone.search).to_have_value("mo")
    go_back(phone)
    expect_no_search(phone)
    phone.page.go_back()
    expect(phone.page).to_have_url(LEFT)


def test_on_a_tablet_back_ends_a_search_with_a_text_and_keeps_the_scope(open_page):
    tablet = open_page("/mountains", **TABLET)
    tablet.page.get_by_role("radio", name="Volcanoes").tap()
    tablet.wait_for_server()
    count = tablet.status.inner_text()
    tablet.search.tap()
    tablet.search.press_sequentially("fuji")
    tablet.wait_for_status("1 mountain")
    go_back(tablet)
    tablet.wait_for_status(count)
    expect(tablet.search).to_have_value("")
    expect(tablet.page.get_by_role("radio", name="Volcanoes")).to_be_checked()
    tablet.page.go_back()
    expect(tablet.page).to_have_url(LEFT)


def test_back_from_a_folder_leads_to_the_search_and_then_ends_it(directory, browse, open_page):  # noqa: F811
    phone = open_page("/", url=browse(directory).url, **PHONE)
    phone.search.tap()
    phone.search.press_sequentially("doc")
    phone.wait_for_server()
    phone.press(phone.row("docs"))
    expect(phone.row("readme.md")).to_be_visible()
    expect(phone.search).to_have_value("")
    phone.page.go_back()
    expect(phone.search).to_have_value("doc")
    expect(phone.row("docs")).to_be_visible()
    go_back(phone)
    expect_no_search(phone)
    expect(phone.row("big.bin")).to_be_visible()
    phone.page.go_back()
    expect(phone.page).to_have_url(LEFT)


def test_back_ends_the_search_of_a_screen_in_front_then_leaves_that_and_ends_the_one_behind(open_page):
    phone = open_page("/catalogue", **PHONE)
    phone.search.tap()
    phone.search.press_sequentially("toolbar")
    phone.wait_for_server()
    phone.press(phone.row("Toolbar"))
    phone.button("Find").tap()
    expect(phone.search).to_be_focused()
    phone.search.press_sequentially("mar")
    phone.wait_for_server()
    go_back(phone)
    expect(phone.search).to_have_value("")
    expect(phone.search).not_to_be_focused()
    expect(phone.page).to_have_url(re.compile("/catalogue/toolbar"))
    phone.page.go_back()
    expect(phone.page.locator(".screen.presented")).to_have_count(0)
    expect(phone.search).to_have_value("toolbar")
    go_back(phone)
    expect_no_search(phone)
    phone.page.go_back()
    expect(phone.page).to_have_url(LEFT)
