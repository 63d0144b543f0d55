"""Rows that are dragged elsewhere: by mouse, finger and keyboard, between sections, at the edges, with others about."""

import base64
import re

import pytest
from playwright.sync_api import expect

from heldmessages import HeldMessages
from reorderpage import (  # noqa: F401  (fixtures)
    days, drag, lift, middle, move_down, speech, stops, texts, wait_for_answer, wait_for_room)
from sampling import sampled
from touch import Finger


def test_a_row_is_dragged_down_by_mouse(stops, shot):
    before = days(stops)
    assert before["Friday"][:4] == ["Main Station", "Old Bridge", "Castle Hill", "Cathedral"]
    lift(stops, "Main Station")
    x, y = middle(stops, "Castle Hill")
    stops.page.mouse.move(x, y, steps=10)
    wait_for_room(stops)
    stops.settle()
    shot(stops, "reorder-dragging")
    # The others made room; nothing is moved yet.
    assert stops.place("Old Bridge")[1] < stops.place("Castle Hill")[1]
    stops.page.mouse.up()
    wait_for_answer(stops)
    assert days(stops)["Friday"][:4] == ["Old Bridge", "Castle Hill", "Main Station", "Cathedral"]
    assert {text for day in days(stops).values() for text in day} == {text for day in before.values() for text in day}
    shot(stops, "reorder-dropped")


def test_a_row_goes_into_another_section_and_the_store_follows(stops):
    drag(stops, "Noodle Bar", "Museum of Clocks")
    assert days(stops)["Saturday"][:3] == ["Market Hall", "Museum of Clocks", "Noodle Bar"]
    assert "Noodle Bar" not in days(stops)["Friday"]
    beside = stops.page.locator("#sidebar")
    # Both heads stand on one line, and the store's lines are low enough to be compared with the list's.
    heads = [stops.page.locator(f"{part} .text").first.bounding_box() for part in ("#rows", "#sidebar")]
    assert len({round(box["y"] + box["height"]) for box in heads}) == 1, heads
    assert beside.locator(".row", has_text=re.compile(r"^2\s*Old Bridge$")).bounding_box()["height"] <= 30
    expect(beside.get_by_text("Noodle Bar → Saturday 3")).to_be_visible()
    expect(beside.get_by_text("Saturday +1 · Friday −1")).to_be_visible()
    expect(beside.locator(".row", has_text=re.compile(r"^3\s*Noodle Bar$"))).to_be_visible()


@pytest.mark.chromium("the way in to Firefox keeps the mouse in the window")
def test_escape_lets_the_row_fly_home(stops):
    before = days(stops)
    lift(stops, "Old Bridge")
    x, y = middle(stops, "Beach")
    stops.page.mouse.move(x, y, steps=8)
    stops.page.keyboard.press("Escape")
    wait_for_answer(stops)
    stops.page.mouse.up()
    assert days(stops) == before
    expect(stops.page.locator("#speech")).to_have_text("Old Bridge is back where it was.")


@pytest.mark.exhaustive
def middle_of(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("width", sampled([700, 1200]))
def test_in_a_window_that_gets_another_width_the_lifted_row_is_as_wide_as_the_others(open_page, shot, width):
    stops = open_page("/reorder", viewport={"width": 900, "height": 800})
    lift(stops, "Castle Hill")
    card = stops.page.locator(".lifted-row")
    before = card.bounding_box()
    stops.page.set_viewport_size({"width": width, "height": 800})
    stops.page.wait_for_function("(width) => diffable.viewport.contentWidth !== width", arg=before["width"] + 32)
    stops.wait_for_server()
    other = stops.row("Main Station").bounding_box()
    after = card.bounding_box()
    shot(stops, f"reorder-resized-{width}")
    assert after["width"] == pytest.approx(other["width"], abs=0.5) != before["width"]
    assert after["x"] == pytest.approx(other["x"], abs=0.5)
    # It goes on from there, beside the pointer.
    x, y = middle(stops, "Cathedral")
    stops.page.mouse.move(x, y, steps=3)
    assert middle_of(card.bounding_box()) == pytest.approx((x, y), abs=7)
    stops.page.mouse.up()
    wait_for_answer(stops)
    assert days(stops)["Friday"][3] == "Castle Hill"


def test_a_click_after_a_drop_selects_nothing(stops):
    drag(stops, "Main Station", "Old Bridge")
    assert stops.page.locator(".face.selected").count() == 0
    stops.row("Old Bridge").click()
    expect(stops.page.locator(".face.selected")).to_have_count(1)


@pytest.mark.motion
def test_the_row_follows_the_pointer_along_the_list_and_settles_from_where_it_was_let_go(stops):
    left = stops.row("Castle Hill").bounding_box()["x"]
    lift(stops, "Castle Hill")
    x, y = middle(stops, "Castle Hill")
    stops.page.mouse.move(x + 40, y + 33)
    box = stops.page.locator(".lifted-row").bounding_box()
    stops.page.mouse.move(x + 50, y + 43)
    after = stops.page.locator(".lifted-row").bounding_box()
    assert abs(after["y"] - box["y"] - 10) < 1
    # Lines have lines above and below them only: it leaves the list to no side.
    assert abs(after["x"] - left) < 1
    stops.page.evaluate(
        """() => {
            window.places = [];
            const look = () => {
                const row = document.querySelector('.lifted-row');
                if (!row) return;
                window.places.push(row.getBoundingClientRect().top);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    stops.page.mouse.up()
    wait_for_answer(stops)
    places = stops.page.evaluate("() => window.places")
    assert abs(places[0] - after["y"]) < 2
    assert len(places) > 4 and all(abs(b - a) < 30 for a, b in zip(places, places[1:])), places


def test_the_grip_and_a_rest_of_the_finger_lift_by_touch(open_page, shot):
    stops = open_page("/reorder", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    finger = Finger(stops)
    before = days(stops)
    # A finger that goes at once scrolls.
    x, y = middle(stops, "Castle Hill")
    finger.down(x, y)
    finger.move(x, y - 60)
    stops.page.wait_for_function("() => diffable.viewport.scroller.scrollTop > 30")
    assert stops.page.locator(".lifted-row").count() == 0
    # What rests before it goes flings nothing.
    finger.rest(120)
    finger.up()
    stops.page.evaluate("() => diffable.viewport.scrollTo(0)")
    stops.settle()
    # One that rests lifts.
    x, y = middle(stops, "Main Station")
    finger.down(x, y)
    expect(stops.page.locator(".lifted-row")).to_be_visible()
    _, below = middle(stops, "Castle Hill")
    finger.move(x, below, steps=6)
    wait_for_room(stops)
    stops.settle()
    shot(stops, "reorder-touch")
    assert stops.y == 0, "the page scrolled under the finger"
    finger.up()
    wait_for_answer(stops)
    assert days(stops)["Friday"][:3] == ["Old Bridge", "Castle Hill", "Main Station"]
    # The grip lifts at once.
    box = stops.page.get_by_role("button", name="Reorder Old Bridge").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger.down(x, y)
    expect(stops.page.locator(".lifted-row")).to_be_visible(timeout=250)
    finger.move(x, y + 62, steps=4)
    wait_for_room(stops)
    finger.up()
    wait_for_answer(stops)
    assert days(stops)["Friday"][:3] == ["Castle Hill", "Old Bridge", "Main Station"]
    assert sorted(sum(before.values(), [])) == sorted(sum(days(stops).values(), []))


def test_a_row_is_moved_by_keyboard_and_said_in_words(stops, shot):
    stops.row("Old Bridge").focus()
    keyboard = stops.page.keyboard
    keyboard.press("Space")
    expect(speech(stops)).to_have_text(
        "Lifted Old Bridge. Position 2 of 6 in Friday. Arrow keys move, Space drops, Escape cancels."
    )
    assert stops.catch(lambda: keyboard.press("ArrowDown")) > 0
    # What is lifted passes over the row that makes room.
    level = "(row) => Number(getComputedStyle(row).zIndex) || 0"
    assert stops.row("Old Bridge").evaluate(level) > stops.row("Castle Hill").evaluate(level) > 0
    # Its shadow ends nowhere at an edge.
    assert "60px" in stops.page.locator("#spacer").evaluate("(spacer) => getComputedStyle(spacer).overflowClipMargin")
    shot(stops, "reorder-keyboard-moving")
    stops.release()
    expect(speech(stops)).to_have_text("Position 3 of 6 in Friday.")
    keyboard.press("ArrowDown")
    expect(speech(stops)).to_have_text("Position 4 of 6 in Friday.")
    stops.settle()
    shot(stops, "reorder-keyboard")
    keyboard.press("Space")
    expect(speech(stops)).to_have_text("Dropped Old Bridge. Position 4 of 6 in Friday.")
    stops.settle()
    assert days(stops)["Friday"][:4] == ["Main Station", "Castle Hill", "Cathedral", "Old Bridge"]
    assert stops.focused_text == "Old Bridge"
    for _ in range(3):
        keyboard.press("Space") if _ == 0 else keyboard.press("ArrowDown")
    keyboard.press("ArrowDown")
    expect(speech(stops)).to_have_text("Position 1 of 6 in Saturday.")
    keyboard.press("Escape")
    expect(speech(stops)).to_have_text("Old Bridge is back where it was.")
    stops.settle()
    assert days(stops)["Friday"][3] == "Old Bridge"
    assert stops.focused_text == "Old Bridge"
    keyboard.press("Alt+ArrowUp")
    expect(speech(stops)).to_have_text("Dropped Old Bridge. Position 3 of 6 in Friday.")


@pytest.mark.exhaustive
@pytest.mark.parametrize("moves", [["Alt+ArrowDown"], ["Alt+ArrowDown", "Alt+ArrowDown"], ["Space", "ArrowDown", "Space"]])
def test_keys_that_are_pressed_before_a_move_is_answered_are_done_after_it_in_order(open_page, moves):
    messages = HeldMessages("what no message has")
    stops = open_page("/reorder", prepare=messages.begin)
    before = days(stops)["Friday"]
    keyboard = stops.page.keyboard
    stops.row(before[0]).focus()
    messages.hold()
    # Lifted again, taken two places further, and let go; then the row below has the focus.
    for key in [*moves, "Space", "ArrowDown", "ArrowDown", "Space", "ArrowDown"]:
        keyboard.press(key)
    messages.let_through()
    place = 2 + sum("Down" in move for move in moves)
    expect(speech(stops)).to_have_text(f"Dropped {before[0]}. Position {place + 1} of {len(before)} in Friday.")
    stops.wait_for_server()
    assert days(stops)["Friday"] == [*before[1 : place + 1], before[0], *before[place + 1 :]]
    expect(stops.row(before[place + 1])).to_be_focused()


# Whether the browser does what a key means to it.
IS_LEFT = """(element, [key, altKey]) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }))"""


@pytest.mark.exhaustive
def test_the_browsers_own_keys_wait_for_no_answer(open_page):
    messages = HeldMessages("what no message has")
    page = open_page("/reminders", prepare=messages.begin)
    row, circle = page.row("Buy bread"), page.button("Complete: Buy bread")
    row.focus()
    messages.hold()
    page.page.keyboard.press("Alt+ArrowDown")
    # A key that has to wait makes no other wait.
    for _ in range(2):
        for element, key, alt in [(row, "F5", False), (row, "ArrowLeft", True), (circle, "Enter", False), (circle, " ", False)]:
            assert element.evaluate(IS_LEFT, [key, alt]), key
        assert not row.evaluate(IS_LEFT, ["ArrowDown", False])
    messages.let_through()
    page.wait_for_server()
    expect(row).not_to_be_focused()


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", ["F5", "Control+r"])
def test_a_key_of_the_browsers_goes_through_and_the_row_that_is_lifted_goes_home(open_page, key):
    stops = open_page("/reorder")
    stops.row("Old Bridge").focus()
    stops.page.keyboard.press(" ")
    expect(speech(stops)).to_contain_text("Lifted Old Bridge")
    former = texts(stops)
    stops.page.keyboard.press("ArrowDown")
    expect(speech(stops)).to_contain_text("Position 3")
    stops.page.evaluate("() => addEventListener('keydown', (event) => { window.isTaken = event.defaultPrevented; event.preventDefault(); })")
    stops.page.keyboard.press(key)
    assert stops.page.evaluate("() => window.isTaken") is False
    stops.wait_for_server()
    assert texts(stops) == former
    expect(stops.row("Old Bridge")).to_be_focused()


@pytest.mark.exhaustive
def test_keys_that_lead_up_show_the_heading_that_a_row_comes_under(stops):
    stops.page.set_viewport_size({"width": 1280, "height": 500})
    stops.page.evaluate("() => diffable.viewport.scrollTo(100_000)")
    stops.row("Night Train").focus()
    keyboard = stops.page.keyboard
    keyboard.press("Space")
    for _ in range(10):
        keyboard.press("ArrowUp")
    expect(speech(stops)).to_have_text("Position 1 of 6 in Saturday.")
    expect(stops.row("Saturday")).to_be_in_viewport(ratio=1)
    stops.settle()
    below_bar = stops.page.locator(".bar").first.bounding_box()["height"] - 1
    assert stops.row("Saturday").bounding_box()["y"] >= below_bar
    keyboard.press("Escape")


@pytest.mark.exhaustive
def test_going_elsewhere_with_the_focus_lets_go(stops):
    before = days(stops)
    stops.row("Old Bridge").focus()
    stops.page.keyboard.press("Space")
    stops.page.keyboard.press("ArrowDown")
    expect(speech(stops)).to_have_text("Position 3 of 6 in Friday.")
    stops.row("Cathedral").focus()
    expect(speech(stops)).to_have_text("Old Bridge is back where it was.")
    stops.settle()
    assert days(stops) == before


def test_several_selected_rows_go_together(stops, shot):
    for count, text in enumerate(["Main Station", "Castle Hill"], start=1):
        stops.row(text).click()
        expect(stops.page.locator("#caption")).to_have_text(f"{count} selected. Selected rows are dragged together.")
    expect(stops.page.locator(".face.selected")).to_have_count(2)
    lift(stops, "Main Station")
    expect(stops.page.locator(".lifted-count")).to_have_text("2")
    x, y = middle(stops, "River Walk")
    stops.page.mouse.move(x, y, steps=8)
    wait_for_room(stops)
    shot(stops, "reorder-several")
    stops.page.mouse.up()
    wait_for_answer(stops)
    assert days(stops)["Friday"] == [
        "Old Bridge", "Cathedral", "River Walk", "Main Station", "Castle Hill", "Noodle Bar",
    ]
    expect(stops.page.locator(".face.selected")).to_have_count(2)
    expect(speech(stops)).to_have_text("Dropped 2 items. Position 4 of 6 in Friday.")
    stops.row("Castle Hill").press("Alt+ArrowUp")
    expect(speech(stops)).to_have_text("Dropped 2 items. Position 3 of 6 in Friday.")


@pytest.mark.parametrize("way", sampled(["mouse", "keys", "connection"]))
def test_of_several_rows_that_go_back_it_is_said_how_many(stops, way):
    before = days(stops)
    for count, text in enumerate(["Main Station", "Castle Hill"], start=1):
        stops.row(text).click()
        expect(stops.page.locator("#caption")).to_have_text(f"{count} selected. Selected rows are dragged together.")
    if way == "keys":
        stops.row("Castle Hill").press("Space")
        expect(speech(stops)).to_contain_text("Lifted 2 items.")
    else:
        lift(stops, "Main Station")
        expect(stops.page.locator(".lifted-count")).to_have_text("2")
    if way == "connection":
        stops.page.evaluate("() => diffable.disconnect()")
    else:
        stops.page.keyboard.press("Escape")
    expect(speech(stops)).to_have_text("2 items are back where they were.")
    stops.page.mouse.up()
    assert days(stops) == before


@pytest.mark.exhaustive
def test_what_stays_in_its_place_stays_last(open_page, shot):
    book = open_page("/chapters")
    roots = "() => diffable.rows.filter((row) => row.level === 0).map((row) => row.text)"
    last = book.row("Appendix").bounding_box()
    lift(book, "Foreword")
    book.page.mouse.move(last["x"] + 90, last["y"] + last["height"] + 6, steps=8)
    book.page.wait_for_function("() => document.documentElement.classList.contains('drop-refused')")
    shot(book, "chapters-refused-last")
    book.page.mouse.up()
    expect(book.page.locator(".toast:not([inert]) span")).to_have_text("“Appendix” stays last.")
    wait_for_answer(book)
    # The menu leads to the last place that there is.
    book.row("Foreword").get_by_role("button", name="Reorder Foreword").click()
    book.page.get_by_role("menuitem", name="Move to Bottom").click()
    expect(book.page.locator(".toast:not([inert]) span")).to_have_text("“Foreword” moved")
    assert book.page.evaluate(roots) == ["The Sea", "The Shore", "The Sky", "Foreword", "Appendix"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("share", sampled([0.25, 0.1]))
def test_what_an_undo_takes_back_passes_over_the_rows_that_make_room(stops, shot, share):
    drag(stops, "Main Station", to="Market Hall")
    stops.catch(lambda: stops.button("Undo Move of Main Station").click(), share=share)
    shot(stops, f"undo-{share}")
    on_top = stops.page.evaluate(
        """(text) => {
            const { key } = diffable.rows.find((one) => one.text === text);
            const { x, y, width, height } = document.getElementById(`row-${key}`).getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2).closest('.row').id === `row-${key}`;
        }""",
        "Main Station",
    )
    assert on_top


@pytest.mark.exhaustive
def test_headings_go_back_by_a_button_once_the_message_is_gone(open_page):
    book = open_page("/chapters")
    expect(book.button("Undo")).to_be_disabled()
    move_down(book, "Currents", 1)
    message = book.page.locator(".toast:not([inert])")
    message.get_by_role("button").focus()
    book.page.keyboard.press("Escape")
    expect(message).to_have_count(0)
    headings = book.page.evaluate_handle("() => diffable.rows.map((row) => row.text)")
    texts = headings.json_value()
    assert texts.index("Waves") + 1 == texts.index("Currents")
    book.button("Undo Move of “Currents”").click()
    book.page.wait_for_function(
        "(texts) => JSON.stringify(diffable.rows.map((row) => row.text)) !== JSON.stringify(texts)", arg=headings)
    book.button("Redo Move of “Currents”").click()
    book.page.wait_for_function(
        "(texts) => JSON.stringify(diffable.rows.map((row) => row.text)) === JSON.stringify(texts)", arg=headings)


def test_a_row_that_stays_in_its_place_has_no_grip(open_page):
    book = open_page("/chapters")
    grips = book.page.get_by_role("button", name=re.compile("^Reorder"))
    assert grips.count() == book.page.locator("#rows .row").count() - 1
    closed = book.row("Appendix")
    expect(closed.get_by_role("button", name=re.compile("^Reorder"))).to_have_count(0)
    expect(closed.get_by_role("img", name="Can’t be moved")).to_have_count(1)
    expect(closed).not_to_have_attribute("aria-describedby", "drag-help")
    x, y = middle(book, "Appendix")
    book.page.mouse.move(x, y)
    assert book.page.evaluate("([x, y]) => getComputedStyle(document.elementFromPoint(x, y)).cursor", [x, y]) != "grab"


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", sampled([{"viewport": {"width": 390, "height": 844}}, {"color_scheme": "dark"}]))
def test_pictures_during_a_drag(open_page, shot, options):
    stops = open_page("/reorder", **options)
    lift(stops, "Old Bridge")
    x, y = middle(stops, "Cathedral")
    stops.page.mouse.move(x + 6, y + 10, steps=8)
    wait_for_room(stops)
    stops.settle()
    shot(stops, f"reorder-{'dark' if 'color_scheme' in options else 'phone'}")
    stops.page.mouse.up()
    wait_for_answer(stops)


def test_drops_are_undone_and_redone_and_the_store_follows(stops):
    before = days(stops)
    expect(stops.button("Undo")).to_be_disabled()
    drag(stops, "Main Station", "Castle Hill")
    after = days(stops)
    stops.button("Undo Move of Main Station").click()
    expect(stops.button("Redo Move of Main Station")).to_be_enabled()
    stops.settle()
    assert days(stops) == before
    beside = stops.page.locator("#sidebar")
    expect(beside.locator(".row", has_text=re.compile(r"^1\s*Main Station$"))).to_be_visible()
    # What is undone leaves the log, and stays a step that one can go forward to.
    entry = beside.get_by_text("Main Station → Friday 3")
    expect(entry).to_have_count(0)
    slider = stops.page.get_by_role("slider", name="Step")
    expect(slider).to_have_attribute("aria-valuetext", "0 of 1")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "1 of 1")
    stops.button("Undo Move of Main Station").click()
    expect(slider).to_have_attribute("aria-valuetext", "0 of 1")
    stops.button("Redo Move of Main Station").click()
    expect(stops.button("Undo Move of Main Station")).to_be_enabled()
    expect(entry).to_have_count(1)
    expect(slider).to_have_attribute("aria-valuetext", "1 of 1")
    stops.settle()
    assert days(stops) == after


@pytest.mark.exhaustive
def test_a_row_moved_down_by_one_is_the_one_that_is_named(stops):
    stops.row("Main Station").focus()
    for key in ("Space", "ArrowDown", "Space"):
        stops.page.keyboard.press(key)
    expect(stops.button("Undo Move of Main Station")).to_be_enabled()
    expect(stops.page.locator("#sidebar").get_by_text("Main Station → Friday 2")).to_be_visible()


@pytest.mark.exhaustive
def test_a_reminder_moved_down_by_one_is_the_one_that_is_named(open_page):
    reminders = open_page("/reminders")
    reminders.row("Wax the boots").focus()
    reminders.page.keyboard.press("Alt+ArrowDown")
    expect(reminders.page.locator(".toast:not([inert])")).to_contain_text("“Wax the boots” moved")


@pytest.mark.exhaustive
def test_reminders_are_ordered_by_hand_and_a_deleted_one_comes_back(open_page, shot):
    reminders = open_page("/reminders")
    first, second, third = [text for text in texts(reminders) if text != "Today"][:3]
    reminders.button("Edit").click()
    expect(reminders.button("Done")).to_be_visible()
    reminders.settle()
    grip = reminders.page.get_by_role("button", name=f"Reorder {first}").bounding_box()
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    reminders.page.mouse.move(x, y)
    reminders.page.mouse.down()
    _, below = middle(reminders, second)
    reminders.page.mouse.move(x, below + 8, steps=8)
    wait_for_room(reminders)
    reminders.settle()
    shot(reminders, "reminders-dragging")
    reminders.page.mouse.up()
    wait_for_answer(reminders)
    assert [text for text in texts(reminders) if text != "Today"][:3] == [second, first, third]
    reminders.row(first).click()
    expect(reminders.row(first).get_by_role("checkbox")).to_be_checked()
    reminders.button("Delete Selected").click()
    expect(reminders.row(first)).to_have_count(0)
    reminders.page.get_by_role("button", name="Undo").last.click()
    expect(reminders.row(first)).to_be_visible()
    reminders.settle()
    assert [text for text in texts(reminders) if text != "Today"][:3] == [second, first, third]


@pytest.mark.exhaustive
def test_a_row_that_goes_past_others_of_its_group_lets_no_line_be_seen_at_its_edges(stops):
    drag(stops, "Old Bridge", to="Cathedral")
    stops.catch(lambda: stops.button("Undo Move of Old Bridge").click(), share=0.15)
    look = """(row) => [
        getComputedStyle(row.querySelector('.face')).borderRadius,
        getComputedStyle(row.querySelector('.texts'), '::after').visibility,
    ]"""
    assert stops.row("Old Bridge").evaluate(look) == ["0px", "hidden"]
    # What only makes room shows its own.
    assert stops.row("Castle Hill").evaluate(look) == ["0px", "visible"]
    stops.release()


@pytest.mark.exhaustive
def test_keys_undo_a_drop_and_say_so(stops):
    before = days(stops)
    stops.row("Main Station").focus()
    for key in ("Space", "ArrowDown", "Space"):
        stops.page.keyboard.press(key)
    expect(stops.button("Undo Move of Main Station")).to_be_enabled()
    stops.page.keyboard.press("Control+z")
    expect(stops.page.locator("#speech")).to_have_text("Undone: Move of Main Station")
    stops.settle()
    assert days(stops) == before
    assert stops.focused_text == "Main Station"


@pytest.mark.exhaustive
@pytest.mark.chromium("a picture takes a style of its own, which the page refuses in Firefox")
def test_the_lines_of_a_grip_are_equally_thick(open_page):
    stops = open_page("/reorder")
    stops.settle()
    blank = stops.page.context.new_page()
    column = """async (data) => {
        const image = new Image();
        image.src = 'data:image/png;base64,' + data;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        return [...Array(image.height).keys()].map((y) => context.getImageData(image.width >> 1, y, 1, 1).data[0]);
    }"""
    for grip in stops.page.locator("button.accessory.reorder").all()[:3]:
        box = grip.bounding_box()
        middle = {"x": box["x"], "y": box["y"] + 8, "width": box["width"], "height": box["height"] - 16}
        dark = [shade < 240 for shade in blank.evaluate(column, base64.b64encode(stops.page.screenshot(clip=middle)).decode())]
        lines = [len(run) for run in "".join("#" if one else " " for one in dark).split()]
        assert lines == [2, 2, 2]
    blank.close()
