"""The list of all pages: a card for each, with what it shows first, drawn by the same faces."""

import re

import pytest
from playwright.sync_api import expect

from axe import violations
from sampling import sampled
from listpage import payment


def open_index(open_page, **options):
    index = open_page("/", expect=False, **options).page
    index.wait_for_function(
        "() => Number(document.documentElement.dataset.previews) === document.querySelectorAll('.pages li').length"
    )
    return index


def card(index, title):
    return index.locator(".pages li").filter(has=index.get_by_text(title, exact=True))


def test_each_card_shows_the_first_rows_of_its_page(open_page):
    index = open_index(open_page)
    for title, text in [
        ("Mountain Search", "Mount Everest"), ("Reminders", "Wax the boots"), ("A Million Rows", payment(1)),
        ("Emoji Explorer", "Smileys"), ("Reorderable List", "Main Station"), ("Inbox", "Grace"),
    ]:
        preview = card(index, title).locator(".preview")
        row = preview.get_by_text(re.compile(rf"^{text}\b")).first
        box, around = row.bounding_box(), preview.bounding_box()
        assert around["x"] <= box["x"] and box["x"] + box["width"] <= around["x"] + around["width"], title
        assert around["y"] <= box["y"] and box["y"] + box["height"] <= around["y"] + around["height"] + 1, title
    # All begin at one height.
    tops = set()
    for title, face in [("Mountain Search", ".card"), ("Wi-Fi Settings", ".cell"), ("Insertion Sort", ".swatch"), ("Chapters", ".cell")]:
        preview = card(index, title).locator(".preview")
        tops.add(round(preview.locator(f".face{face}").first.bounding_box()["y"] - preview.bounding_box()["y"]))
    assert len(tops) == 1, tops
    # The lines follow each other, however high they are.
    rows = card(index, "Reminders").locator(".face.cell").all()
    for upper, lower in zip(rows[:3], rows[1:4]):
        above, below = upper.bounding_box(), lower.bounding_box()
        assert abs(above["y"] + above["height"] - below["y"]) < 1


@pytest.mark.parametrize("width, columns", sampled([(390, 2), (1280, 4), (320, 1), (820, 2)], count=2))
@pytest.mark.exhaustive
def test_groups_of_four_leave_no_card_alone(open_page, width, columns):
    page = open_page("/", expect=False, viewport={"width": width, "height": 900}).page
    lefts = page.locator(".pages").first.locator("li").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().left))"
    )
    assert len(lefts) == 4 and len(set(lefts)) == columns
    # Those beside each other say equally much, at the same heights.
    places = page.locator(".pages li").evaluate_all(
        """(cards) => cards.map((card) => ['strong', 'small'].map((part) => {
            const range = new Range();
            range.selectNodeContents(card.querySelector(part));
            return Math.round(range.getBoundingClientRect().bottom);
        }))""")
    for start in range(0, len(places), columns):
        assert len({tuple(place) for place in places[start:start + columns]}) == 1, places[start:start + columns]


@pytest.mark.exhaustive
def test_who_opened_a_card_by_keys_is_there_again_after_the_way_back(open_page):
    page = open_index(open_page)
    card = page.locator('.pages a[href="/wifi"]')
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#rows .row").first).to_be_visible()
    page.go_back()
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Back to Gallery").click()
    expect(card).to_be_focused()
    # Who points needs no ring there.
    card.click()
    page.get_by_role("link", name="Back to Gallery").click()
    expect(card).not_to_be_focused()


@pytest.mark.exhaustive
def test_a_preview_is_a_picture_for_nobody_but_the_eye(open_page):
    index = open_index(open_page)
    assert index.locator(".preview:not([inert][aria-hidden=true])").count() == 0
    links = index.get_by_role("link").all()
    assert len(links) == index.locator(".pages li").count()
    # They stand in groups, whose pages are beside each other.
    titles = index.get_by_role("heading", level=2).all_inner_texts()
    assert titles == ["From Apple’s Talks", "Everyday", "Drag and Drop", "Looks and Limits"]
    assert index.locator(".pages").count() == len(titles)
    index.keyboard.press("Tab")
    for link in links[:4]:
        assert link.evaluate("(link) => link === document.activeElement")
        index.keyboard.press("Tab")
    # A click on the picture is one on the link.
    box = card(index, "Reminders").locator(".preview").bounding_box()
    index.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    index.wait_for_url("**/reminders")


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "options",
    sampled([
        {"color_scheme": "light"},
        {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"},
        {"color_scheme": "dark"}, {"viewport": {"width": 320, "height": 256}},
    ]),
)
def test_axe_finds_nothing_on_the_index(open_page, options):
    index = open_index(open_page, reduced_motion="reduce", **options)
    assert violations(index) == []
    assert index.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
