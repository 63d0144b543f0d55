"""Search: what is found, tokens, suggestions, scopes, and what is said when nothing is found."""

import re

import pytest
from playwright.sync_api import expect

from sampling import sampled


@pytest.mark.parametrize("text", sampled(["  mont   blanc ", "MONT BLANC", "mont blanc du tacul"]))
def test_spaces_and_case_are_forgiven(mountains, text):
    mountains.search.fill(text)
    mountains.wait_for_status("1 mountain" if "tacul" in text else "2 mountains")


@pytest.mark.exhaustive
def test_a_country_finds_its_mountains(mountains):
    mountains.search.fill("nepal")
    expect(mountains.status).not_to_have_text("0 mountains")
    expect(mountains.status).not_to_have_text("500 mountains")
    mountains.settle()
    assert "Mount Everest" in mountains.texts()
    # Before its last letter, too.
    mountains.search.fill("nep")
    mountains.page.wait_for_function("() => document.getElementById('status').textContent !== '500 mountains'")
    mountains.settle()
    assert "Mount Everest" in mountains.texts()
    mountains.search.fill("annapurna nepal")
    mountains.settle()
    mountains.page.wait_for_function("() => diffable.rows.every((row) => row.text.startsWith('Annapurna'))")


@pytest.mark.exhaustive
def test_what_a_scope_is_called_finds_what_is_in_it(mountains):
    mountains.search.fill("volcano")
    mountains.wait_for_status("120 mountains")


def test_a_token_is_suggested_taken_and_removed_by_keys(mountains):
    mountains.search.fill("swit")
    suggestion = mountains.page.get_by_role("button", name="Switzerland", exact=True)
    expect(suggestion).to_be_visible()
    mountains.search.press("ArrowRight")
    mountains.page.keyboard.press("Enter")
    token = mountains.page.get_by_role("button", name="Remove Switzerland")
    expect(token).to_be_visible()
    assert mountains.search.input_value() == ""
    mountains.settle()
    assert "Matterhorn" in mountains.texts()
    mountains.search.press_sequentially("matter")
    mountains.wait_for_status("1 mountain")
    mountains.search.fill("")
    mountains.search.press("Backspace")
    expect(token).to_be_hidden()
    mountains.wait_for_status("500 mountains")


@pytest.mark.exhaustive
def test_suggestions_cover_nothing_and_return_stays_in_the_field(mountains, shot):
    mountains.search.fill("mo")
    suggestions = mountains.page.get_by_role("group", name="Suggestions")
    expect(suggestions.get_by_role("button", name="Mongolia")).to_be_visible()
    mountains.settle()
    shot(mountains, "mountains-suggestions")
    bar = mountains.page.locator("#root .bar").bounding_box()
    for button in suggestions.get_by_role("button", disabled=False).all():
        box = button.bounding_box()
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]
    # What there is no room for is no stop of the keys.
    seen = suggestions.get_by_role("button", disabled=False).count()
    assert 1 <= seen < suggestions.locator("button").count()
    mountains.search.press("Enter")
    expect(mountains.search).to_be_focused()
    for _ in range(seen + 1):
        mountains.page.keyboard.press("ArrowRight")
    expect(suggestions.get_by_role("button", disabled=False).last).to_be_focused()
    for _ in range(seen):
        mountains.page.keyboard.press("ArrowLeft")
    expect(mountains.search).to_be_focused()
    # What stands below are the rows.
    mountains.page.keyboard.press("ArrowDown")
    assert mountains.focused_text == "Mount Everest"


def test_a_scope_narrows_and_comes_back_by_the_address(mountains, open_page):
    mountains.page.get_by_role("radio", name="Above 8,000 m").click()
    mountains.wait_for_status("14 mountains")
    mountains.page.wait_for_function("() => location.search.includes('q=')")
    url = mountains.page.url
    other = open_page(url[url.index("/mountains"):])
    other.wait_for_status("14 mountains")
    expect(other.page.get_by_role("radio", name="Above 8,000 m")).to_be_checked()


@pytest.mark.parametrize("path, text", sampled([("/letters", "mo"), ("/mountains", "m"), ("/emoji", "fa")]))
def test_a_new_query_is_shown_from_its_top(open_page, path, text):
    page = open_page(path)
    page.page.evaluate("() => diffable.viewport.scrollTo(12000)")
    page.page.wait_for_function("() => diffable.rows.some((row) => row.frame[1] > 12200)")
    page.search.fill(text)
    page.page.wait_for_function("() => diffable.viewport.told === 0", timeout=5000)
    page.settle()
    assert page.y == 0


@pytest.mark.parametrize("name", sampled(["toolbar", "bar-and-menus"]))
def test_a_search_written_for_uikit_is_counted_and_marked_and_its_address_leads_back_to_it(open_page, gallery, name):
    def expect_found(page):
        expect(page.locator(".screen.presented .status")).to_have_text("3 planets")
        expect(page.get_by_role("searchbox")).to_have_value(" ÚR")
        marks = page.locator(".screen.presented .row:not(.leaving) .text span", has_text=re.compile("^ur$", re.I))
        expect(marks).to_have_count(3)
        for mark in marks.all():
            expect(mark).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
        expect(page).to_have_url(re.compile(rf"/catalogue/{name}\?q=\+%C3%9AR$"))

    page = open_page(f"/catalogue/{name}").page
    # Spaces and accents are forgiven.
    page.get_by_role("searchbox").fill(" ÚR")
    expect_found(page)
    page.reload()
    expect_found(page)
    page.goto(f"{gallery.url}wifi")
    page.go_back()
    expect_found(page)
    expect_found(open_page(page.url.removeprefix(gallery.url.rstrip("/"))).page)
    page.get_by_role("searchbox").fill("zz")
    expect(page.get_by_text("No Results for “zz”")).to_be_visible()
    expect(page.locator(".screen.presented .status")).to_have_text("0 planets")


def test_nothing_found_is_said_with_a_way_out(mountains, shot):
    mountains.search.fill("zugspitzze")
    expect(mountains.page.get_by_text("No Results for “zugspitzze”")).to_be_visible()
    shot(mountains, "mountains-nothing")
    mountains.button("Show All Mountains").click()
    mountains.wait_for_status("500 mountains")
    expect(mountains.page.locator(".unavailable").first).to_be_hidden()
    assert mountains.search.input_value() == ""


@pytest.mark.motion
def test_that_nothing_is_found_is_said_as_soon_as_the_rows_are_gone(mountains):
    mountains.search.fill("zugspitzze")
    last = mountains.page.wait_for_function(
        """() => {
            const fades = document.getAnimations().filter(({ effect }) => effect.target?.closest('.row.leaving'));
            return fades.length > 0 && Math.max(...fades.map(({ effect }) => effect.getComputedTiming().endTime));
        }"""
    ).json_value()
    assert last <= 160
    # The words wait for nothing else.
    what = mountains.page.locator(".main-pane > .unavailable").first
    assert what.evaluate("(one) => getComputedStyle(one).animationDelay") in ("0s", "")
