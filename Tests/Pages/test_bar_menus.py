"""The bar of a screen written for UIKit: a small title, a field to search by, buttons with pictures and with menus."""

import pytest
from playwright.sync_api import expect

from catalogue_tabs import desk  # noqa: F401

TEXTS = "(first) => diffable.topRows[0]?.text === first"


@pytest.fixture
def planets(desk):
    return desk.open("bar-and-menus")


def test_a_button_with_a_picture_opens_its_menu_at_itself(planets, shot):
    page = planets.page
    button = planets.button("View Options")
    assert button.inner_text() == "" and button.locator("svg, .symbol, img").count() == 1
    button.click()
    menu = page.get_by_role("menu", name="View Options")
    expect(menu).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    menu.evaluate("(menu) => Promise.all(menu.getAnimations().map((one) => one.finished))")
    box, place = menu.bounding_box(), button.bounding_box()
    assert box["y"] >= place["y"] + place["height"] and box["x"] + box["width"] == pytest.approx(
        place["x"] + place["width"], abs=1
    )
    page.get_by_role("menuitem", name="Sort By").click()
    expect(page.get_by_role("menuitemradio", name="Distance")).to_have_attribute("aria-checked", "true")
    shot(planets, "bar-menu")
    page.get_by_role("menuitemradio", name="Moons").click()
    page.wait_for_function(TEXTS, arg="Saturn")
    expect(menu).to_have_count(0)
    expect(button).to_be_focused()
    # What was chosen is on the next time; the keys walk through the menu, a letter finds a line.
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("menuitemradio", name="Moons")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_function(TEXTS, arg="Earth")
    button.click()
    expect(page.get_by_role("menuitem", name="Stay at Home")).to_have_css("color", "rgb(196, 21, 12)")
    page.keyboard.press("Escape")
    expect(button).to_have_attribute("aria-expanded", "false")


@pytest.mark.exhaustive
def test_a_row_has_a_button_that_shows_what_was_chosen_from_it(planets, shot):
    page = planets.page
    button = planets.row("Mars").get_by_role("button", name="Visit Mars")
    expect(button).to_have_text("Never")
    button.click()
    shot(planets, "row-button-menu")
    page.get_by_role("menuitemradio", name="Soon").click()
    expect(button).to_have_text("Soon")
    planets.button("View Options").click()
    page.get_by_role("menuitem", name="Stay at Home").click()
    expect(button).to_have_text("Never")


@pytest.mark.exhaustive
def test_the_title_is_small_and_the_field_finds_rows(planets):
    page = planets.page
    title = page.locator(f"{planets.foremost} .title")
    assert float(title.evaluate("(title) => parseFloat(getComputedStyle(title).fontSize)")) <= 20
    field = page.locator(f"{planets.foremost}").get_by_role("searchbox")
    expect(field).to_have_attribute("placeholder", "Planets")
    field.fill("ur")
    page.wait_for_function("() => diffable.topRows.map((row) => row.text).join() === 'Mercury,Saturn,Uranus'")
    field.fill("x")
    expect(page.locator(f"{planets.foremost}").get_by_text("No Results for “x”")).to_be_visible()
    field.press("Escape")
    page.wait_for_function("() => diffable.topRows.length === 8")
