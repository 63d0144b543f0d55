"""The bars of low windows, as those of a phone on its side: what stands where in them."""

import pytest
from playwright.sync_api import expect

from sampling import sampled
from touch import PHONE


def on_its_side(width, height):
    return PHONE | {"viewport": {"width": width, "height": height}}


def foremost_bar(page):
    return page.locator(".screen:not(.covered) > .bar").last


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/catalogue/toolbar", "/catalogue/bar-and-menus"])
@pytest.mark.parametrize("width, height", [(568, 320), (640, 400), (844, 390)])
def test_what_shows_a_program_is_the_last_of_a_low_bar(open_page, path, width, height):
    bar = foremost_bar(open_page(path, viewport={"width": width, "height": height}).page)
    code = bar.locator(".code-button").bounding_box()
    others = [one for one in bar.locator(":is(a, button, input):visible:not(.code-button)").all() if one.bounding_box()["width"] > 1]
    assert len(others) >= 2
    for other in others:
        box = other.bounding_box()
        assert box["x"] + box["width"] <= code["x"]


@pytest.mark.parametrize("width, height", sampled([(667, 375), (740, 360)]))
def test_what_is_said_of_the_letters_stands_beside_the_low_title(open_page, width, height):
    page = open_page("/inbox", viewport={"width": width, "height": height}).page
    status = page.locator("#status")
    # One that is in its own line stands where the title does.
    left, top = page.locator("#title").evaluate("""(title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return [range.getBoundingClientRect().right, range.getBoundingClientRect().bottom];
    }""")
    box = status.bounding_box()
    assert box["y"] >= top - 4 or 4 <= box["x"] - left <= 12
    # And the search has a field, as in windows that are narrower.
    assert page.locator("#root .search").bounding_box()["width"] >= 200


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("width, height", sampled([(844, 390), (932, 430), (667, 375)]))
@pytest.mark.parametrize("path", sampled(["/emoji", "/mountains", "/inbox", "/letters", "/catalogue", "/catalogue/bar-and-menus"]))
def test_on_a_phone_on_its_side_a_search_is_left_by_a_button_beside_it(open_page, path, width, height):
    page = open_page(path, **on_its_side(width, height))
    bar = foremost_bar(page.page)
    field, cancel = bar.locator(".search"), bar.get_by_role("button", name="Cancel")
    assert bar.bounding_box()["height"] <= 45
    assert not cancel.is_visible()
    field.tap()
    expect(cancel).to_be_visible()
    assert bar.bounding_box()["height"] <= 45
    # The field may be on its way to there.
    page.page.wait_for_function("""() => {
        const [field, cancel] = ['.search', '.cancel'].map((part) => [...document.querySelectorAll(`.screen:not(.covered) > .bar ${part}`)]
            .at(-1).getBoundingClientRect());
        return cancel.left >= field.right && cancel.left <= field.right + 16;
    }""")
    field.locator("input").fill("an")
    cancel.tap()
    expect(cancel).to_be_hidden()
    expect(field.locator("input")).to_have_value("")
