"""What a page looks like on paper."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.exhaustive, pytest.mark.chromium("only Chromium's tools show what is printed")]

@pytest.mark.parametrize("path", ["/mountains", "/reminders", "/catalogue/sheets", "/sort"])
def test_what_only_a_screen_can_do_is_not_on_paper(open_page, path):
    page = open_page(path).page
    title = page.get_by_role("heading", level=1).last
    place = title.bounding_box()
    page.emulate_media(media="print")
    # The title stands where the list does: there is no way back beside it.
    assert title.bounding_box()["y"] == place["y"] and title.bounding_box()["x"] <= place["x"]
    for bar in page.locator(".bar").all():
        assert bar.locator("button:visible, input:visible").count() == 0


def test_pictures_and_bars_of_rows_are_on_paper(open_page):
    mountain = open_page("/mountains/k2").page
    expect(mountain.locator(".backdrop").first).to_be_visible()
    mountain.emulate_media(media="print")
    expect(mountain.locator(".backdrop").first).to_be_visible()
    expect(mountain.locator(".rows").last).to_have_css("print-color-adjust", "exact")


def test_a_page_is_as_small_on_paper_as_its_rows_ask_for(open_page):
    mountains = open_page("/mountains", viewport={"width": 1440, "height": 900}).page
    width = mountains.locator(".main-pane .spacer").bounding_box()["width"]
    mountains.evaluate("dispatchEvent(new Event('beforeprint'))")
    mountains.emulate_media(media="print")
    # Paper is narrower than the rows.
    mountains.set_viewport_size({"width": 720, "height": 1000})
    zoom = float(mountains.evaluate("getComputedStyle(document.body).zoom"))
    assert zoom == pytest.approx(720 / (width + 40), abs=0.01)


def test_a_letter_stands_on_paper_without_the_list_beside_it(open_page):
    inbox = open_page("/inbox/29")
    letter = inbox.page.locator(".screen.beside")
    expect(letter.get_by_role("heading", level=1)).to_be_visible()
    inbox.page.emulate_media(media="print")
    expect(inbox.page.get_by_role("heading", level=1, name="Inbox")).to_be_hidden()
    assert letter.bounding_box()["x"] == 0
