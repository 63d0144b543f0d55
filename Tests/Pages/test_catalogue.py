"""The looks of the catalogue are drawn."""

import pytest


@pytest.fixture
def catalogue(open_page):
    return open_page("/catalogue")


def style(locator, name):
    return locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def test_a_badge_stands_over_the_corner_of_its_card(catalogue):
    card = catalogue.row("Card 2").bounding_box()
    badge = catalogue.row("2").bounding_box()
    assert badge["x"] + badge["width"] > card["x"] + card["width"]
    assert badge["y"] < card["y"]
    assert style(catalogue.row("2").locator(".face"), "backgroundColor") == "rgb(255, 59, 48)"


def test_fonts_symbols_and_separators_are_drawn(catalogue):
    row = catalogue.row("star.fill")
    assert style(row.locator(".text"), "fontWeight") == "600"
    assert row.locator("svg.symbol").get_attribute("data-known") == "true"
    assert catalogue.row("nameless").locator("svg.symbol").get_attribute("data-known") == "false"
    assert style(row.get_by_text("bold and green"), "fontWeight") == "700"
    assert catalogue.page.locator(".row.decoration").count() == 1
