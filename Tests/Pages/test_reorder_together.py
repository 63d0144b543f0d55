"""Rows of a list that several visitors order at once."""

import re

import pytest
from playwright.sync_api import expect

from reorderpage import (  # noqa: F401  (fixtures)
    days, lift, middle, move_down, speech, stops, wait_for_answer, wait_for_room)


def test_two_visitors_of_one_list_see_each_other(open_page, shot):
    one, two = open_page("/together"), open_page("/together")
    first, second, third = days(one)["Saturday"][:3]
    # A drag of one survives a drop of the other, who sees nothing of it before.
    lift(one, first)
    x, y = middle(one, third)
    one.page.mouse.move(x, y, steps=8)
    one.settle()
    assert days(two)["Saturday"][:3] == [first, second, third]
    # But that somebody has it.
    note = two.row(first).locator(".held-note")
    expect(note).to_have_text("Being moved")
    assert "Being moved" in two.row(first).get_attribute("aria-label")
    expect(one.page.locator(".held-note")).to_have_count(0)
    shot(two, "reorder-held")
    moved = days(two)["Saturday"][4]
    two.catch(lambda: drag_without_rest(two, moved, days(two)["Saturday"][3]))
    two.release()
    expect(one.page.locator(".lifted-row")).to_be_visible()
    # The other one sees it glide.
    assert two.catch(lambda: one.page.mouse.up()) > 0
    two.release()
    wait_for_answer(one)
    expect(note).to_have_count(0)
    one.page.wait_for_function("(text) => diffable.rows.some((row) => row.text === text)", arg=moved)
    two.page.wait_for_function(
        "(wanted) => JSON.stringify(diffable.rows.map((row) => row.text)) === wanted",
        arg=one.page.evaluate("() => JSON.stringify(diffable.rows.map((row) => row.text))"),
    )
    assert days(one)["Saturday"].index(first) > days(one)["Saturday"].index(third)
    # A page that goes in mid-drag lets go.
    before = days(two)
    lift(one, first)
    x, y = middle(one, days(one)["Saturday"][0])
    one.page.mouse.move(x, y, steps=4)
    expect(note).to_have_count(1)
    one.page.close()
    expect(note).to_have_count(0)
    two.settle()
    assert days(two) == before


@pytest.mark.exhaustive
def test_what_was_said_is_not_read_long_after(open_page):
    stops = open_page("/reorder")
    row = stops.row("Old Bridge")
    row.focus()
    stops.page.keyboard.press("Space")
    stops.page.keyboard.press("Escape")
    expect(speech(stops)).to_have_text("Old Bridge is back where it was.")
    expect(speech(stops)).to_be_empty()


@pytest.mark.exhaustive
def test_keys_lead_into_another_section_while_another_visitor_drops_there(open_page):
    one, two = open_page("/together"), open_page("/together")
    name, first = days(one)["Saturday"][-1], days(one)["Sunday"][0]
    one.row(name).focus()
    one.page.keyboard.press("Space")
    expect(speech(one)).to_contain_text(f"Lifted {name}.")
    one.page.keyboard.press("ArrowDown")
    expect(speech(one)).to_contain_text("Position 1 of")
    count = len(days(two)["Sunday"])
    two.row(first).focus()
    two.page.keyboard.press("Alt+ArrowUp")
    expect(speech(two)).to_contain_text(f"Dropped {first}.")
    assert days(two)["Saturday"][-1] == first
    # Each is told whose step it was, and can take back their own.
    messages = [page.page.locator(".toast:not([inert])") for page in (one, two)]
    # By the name that the log has.
    visitor = one.page.locator(".sidebar .secondary", has_text="Visitor").last.inner_text()
    expect(messages[0]).to_have_text(f"“{first}” moved by {visitor}")
    expect(messages[1]).to_have_text(f"“{first}” movedUndo")
    one.page.keyboard.press("Space")
    expect(speech(one)).to_have_text(f"Dropped {name}. Position 1 of {count} in Sunday.")
    one.settle()
    assert days(one)["Sunday"][0] == name and days(one)["Saturday"][-1] == first
    assert one.focused_text == name
    expect(two.button(f"Undo Move of {first}")).to_be_enabled()
    expect(one.button(f"Undo Move of {name}")).to_be_enabled()
    two.page.keyboard.press("Control+z")
    expect(messages[0]).to_have_text(f"Undone: Move of {first} by {visitor}")
    expect(messages[1]).to_have_text(f"Undone: Move of {first}Redo")
    # One message stands in the place of the other, and it is said once.
    assert two.page.locator(".toast").count() == 1
    expect(speech(two)).not_to_contain_text("Undone")
    two.settle()
    assert set(days(two)["Sunday"][:2]) == {first, name}
    messages[1].get_by_role("button", name="Redo").click()
    expect(messages[0]).to_have_text(f"Redone: Move of {first} by {visitor}")
    one.settle()
    assert days(one)["Sunday"][0] == name and days(one)["Saturday"][-1] == first
    # What another one moved since stays, and that is said.
    one.row(first).focus()
    one.page.keyboard.press("Alt+ArrowDown")
    expect(speech(one)).to_contain_text(f"Dropped {first}.")
    two.page.keyboard.press("Control+z")
    expect(messages[1]).to_have_text(f"“{first}” has since been moved by someone else.")
    # Nobody else asked for it.
    assert one.page.get_by_text("has since been moved").count() == 0


@pytest.mark.exhaustive
def test_the_log_of_a_shared_list_calls_whoever_looks_you(open_page):
    one, two = open_page("/together"), open_page("/together")
    name = days(one)["Sunday"][2]
    one.row(name).focus()
    one.page.keyboard.press("Alt+ArrowUp")
    entries = [page.page.locator("#sidebar .row").filter(has_text=f"{name} →").first for page in (one, two)]
    expect(entries[0].locator(".secondary")).to_have_text("You")
    expect(entries[1].locator(".secondary")).to_have_text(re.compile(r"^Visitor \d+$"))
    # Also after a reload, which comes back as the same visitor.
    one.page.reload()
    expect(entries[0].locator(".secondary")).to_have_text("You")


@pytest.mark.exhaustive
def test_what_two_visitors_moved_is_as_before_once_both_took_it_back(own, open_page):
    one, two = open_page("/together", url=own.url), open_page("/together", url=own.url)
    before = days(one)["Saturday"]
    first, second, third, *rest = before
    move_down(two, second, 2)
    move_down(one, first, 3)
    assert days(one)["Saturday"] == [third, rest[0], second, first, rest[1]]
    order = "(wanted) => JSON.stringify(diffable.rows.map((row) => row.text).slice(1, 6)) === JSON.stringify(wanted)"
    two.page.wait_for_function(order, arg=[third, rest[0], second, first, rest[1]])
    # The one above it has gone elsewhere: it comes before the one that was below it.
    two.page.keyboard.press("Control+z")
    two.page.wait_for_function(order, arg=[second, third, rest[0], first, rest[1]])
    one.page.wait_for_function(order, arg=[second, third, rest[0], first, rest[1]])
    one.page.keyboard.press("Control+z")
    one.page.wait_for_function(order, arg=before)


@pytest.mark.exhaustive
def test_each_of_two_visitors_takes_back_and_does_again_by_buttons(open_page):
    one, two = open_page("/together"), open_page("/together")
    name = days(one)["Monday"][0]
    for page in (one, two):
        expect(page.button("Undo")).to_be_disabled()
    order = two.page.evaluate_handle("() => JSON.stringify(diffable.rows.map((row) => row.text))")
    move_down(one, name, 2)
    moved = one.page.evaluate_handle("() => JSON.stringify(diffable.rows.map((row) => row.text))")
    shown = "(order) => JSON.stringify(diffable.rows.map((row) => row.text)) === order"
    for verb, rows in [("Undo", order), ("Redo", moved), ("Undo", order)]:
        one.button(f"{verb} Move of {name}").click()
        for page in (one, two):
            page.page.wait_for_function(shown, arg=rows.json_value())
    expect(two.button("Undo")).to_be_disabled()
    expect(two.button("Redo")).to_be_disabled()


@pytest.mark.exhaustive
def test_in_a_shared_list_a_click_selects_nothing_and_nobody_hears_what_was_said_before(open_page):
    one = open_page("/together")
    name, other = days(one)["Monday"][:2]
    one.row(name).locator(".text").click()
    expect(one.row(name)).to_be_focused()
    move_down(one, name, 1)
    message = one.page.locator(".toast:not([inert])")
    expect(message).to_contain_text(f"“{name}” moved")
    message.hover()
    two = open_page("/together")
    assert two.page.locator(".face.selected").count() == one.page.locator(".face.selected").count() == 0
    expect(message).to_be_visible()
    expect(two.page.locator(".toast")).to_have_count(0)
    # What is said from then on they hear.
    move_down(one, other, 1)
    expect(two.page.locator(".toast:not([inert])")).to_have_text(re.compile(rf"^“{re.escape(other)}” moved by Visitor \d+$"))


def drag_without_rest(list_page, text, to):
    lift(list_page, text)
    x, y = middle(list_page, to)
    list_page.page.mouse.move(x, y, steps=6)
    wait_for_room(list_page)
    list_page.page.mouse.up()
