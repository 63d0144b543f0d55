"""What tests of rows that are dragged elsewhere share: the page of stops, and how a mouse drags its rows."""

import pytest
from playwright.sync_api import expect

from listpage import ANSWERED


@pytest.fixture
def stops(open_page):
    return open_page("/reorder")


def texts(list_page):
    """The rows of the main view, in order, headers and all."""
    return list_page.page.evaluate(
        "() => diffable.rows.toSorted((one, other) => one.frame[1] - other.frame[1]).map((row) => row.text)")


def days(list_page):
    """The stops of each day, in order, as they are shown."""
    result = {}
    for text in texts(list_page):
        if text in ("Friday", "Saturday", "Sunday", "Monday"):
            result[text] = []
            current = result[text]
        else:
            current.append(text)
    return result


def middle(list_page, text):
    box = list_page.row(text).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(list_page, text, dx=0, dy=6):
    x, y = middle(list_page, text)
    mouse = list_page.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + dx, y + dy, steps=3)
    expect(list_page.page.locator(".lifted-row")).to_be_visible()
    list_page.page.wait_for_function("() => document.querySelector('.face.lifted') !== null")


def wait_for_answer(list_page):
    expect(list_page.page.locator(".lifted-row")).to_have_count(0)
    list_page.settle()


def wait_for_room(list_page):
    """Until the server has heard where the pointer is, and the others have made room."""
    list_page.page.evaluate(ANSWERED)


def drag(list_page, text, to, dy=0, steps=12):
    """Drags a row by mouse until its middle is where the middle of another one is now."""
    lift(list_page, text)
    x, y = middle(list_page, to)
    list_page.page.mouse.move(x, y + dy, steps=steps)
    wait_for_room(list_page)
    list_page.page.mouse.up()
    wait_for_answer(list_page)


def speech(list_page):
    return list_page.page.locator("#speech")


def move_down(list_page, text, steps):
    """Moves a row by keys: one step of the history."""
    list_page.row(text).focus()
    list_page.page.keyboard.press("Space")
    expect(speech(list_page)).to_contain_text(f"Lifted {text}.")
    for _ in range(steps):
        list_page.page.keyboard.press("ArrowDown")
    list_page.page.keyboard.press("Space")
    expect(speech(list_page)).to_contain_text(f"Dropped {text}.")
    list_page.settle()
