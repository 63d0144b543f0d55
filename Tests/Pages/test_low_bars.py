"""The bars of low windows, as those of a phone on its side: what stands where in them."""

import pytest

from sampling import sampled


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
