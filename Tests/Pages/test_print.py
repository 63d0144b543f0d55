"""What a page looks like on paper."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.exhaustive, pytest.mark.chromium("only Chromium's tools show what is printed")]

PLACE = "(one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y]"


@pytest.mark.parametrize("path", ["/mountains", "/reminders", "/catalogue/sheets", "/sort"])
def test_what_only_a_screen_can_do_is_not_on_paper(open_page, path):
    page = open_page(path).page
    title = page.get_by_role("heading", level=1).last
    place = title.evaluate(PLACE)
    page.emulate_media(media="print")
    assert title.evaluate(PLACE) == place
    for bar in page.locator(".bar").all():
        assert bar.locator("button:visible, input:visible").count() == 0


def test_a_letter_stands_on_paper_without_the_list_beside_it(open_page):
    inbox = open_page("/inbox/29")
    letter = inbox.page.locator(".screen.beside")
    expect(letter.get_by_role("heading", level=1)).to_be_visible()
    inbox.page.emulate_media(media="print")
    expect(inbox.page.get_by_role("heading", level=1, name="Inbox")).to_be_hidden()
    assert letter.bounding_box()["x"] == 0
