"""Rows that are lifted, held over others and let go, by mouse."""

import re

from playwright.sync_api import expect

TAKES_IN = re.compile(r"\bdrop-into\b")


def middle(row):
    box = row.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def name_of(row):
    """Where a row's text is: away from its buttons."""
    return middle(row.locator(".text").first)


def lift(list_page, text):
    """Presses a row by mouse and moves until it is lifted, there and on the server."""
    x, y = name_of(list_page.row(text))
    mouse = list_page.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 2, y + 6, steps=3)
    expect(list_page.page.locator(".lifted-row")).to_be_visible()
    expect(list_page.page.locator(".face.lifted").first).to_be_attached()


def hold_over(list_page, row):
    """Holds what is lifted over a row that takes it in."""
    list_page.settle()
    x, y = middle(row)
    list_page.page.mouse.move(x, y, steps=6)
    expect(row).to_have_class(TAKES_IN)


def let_go(list_page):
    list_page.page.mouse.up()
    expect(list_page.page.locator(".lifted-row")).to_have_count(0)
