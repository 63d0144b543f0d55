"""Pages of the catalogue on which something is done with a list's rows."""

import pytest
from playwright.sync_api import expect

from dragging import let_go, lift, middle
from test_catalogue import desk  # noqa: F401

pytestmark = pytest.mark.chromium("tabs are shared with the other pages of the catalogue")


def test_a_row_is_dropped_where_the_delegate_takes_it_in(desk, shot):
    desk.open("drag-and-drop")
    lift(desk, "Paella")
    x, y = middle(desk.row("Miso ramen"))
    desk.page.mouse.move(x, y + 8, steps=8)
    texts = "() => diffable.topRows.map((row) => row.text)"
    # The others make room, and what is lifted is itself, as it goes between rows.
    desk.page.wait_for_function("() => diffable.topRows.map((row) => row.text).indexOf('Paella') > 5")
    expect(desk.page.locator(".lifted-row.compact")).to_have_count(0)
    shot(desk, "drag-and-drop-lifted")
    let_go(desk)
    expect(desk.page.locator(".toast")).to_contain_text("among the sweets")
    rows = desk.page.evaluate(texts)
    assert rows.index("Paella") > rows.index("Sweets")


def test_behind_a_list_without_rows_stands_a_hint(desk, shot):
    desk.open("background-view")
    desk.button("Pick All").click()
    hint = desk.page.locator(f"{desk.foremost} .ground .unavailable", has_text="All Picked")
    expect(hint).to_be_visible()
    shot(desk, "background-view")
    desk.page.get_by_role("button", name="Wait for Summer").click()
    expect(desk.row("Lemon")).to_have_count(1)
    expect(hint).to_be_hidden()
