"""Rows that are dragged to the edges of a list, and far through it."""

import re

import pytest
from playwright.sync_api import expect

from heldmessages import HeldMessages
from listpage import payment
from reorderpage import lift, middle, speech, wait_for_answer, wait_for_room
from sampling import sampled


def wait_for_all_rows(page):
    expect(page.status).not_to_contain_text("Making")


@pytest.mark.exhaustive
def test_what_is_dropped_at_an_edge_comes_in_sight_and_no_message_covers_it(open_page, shot):
    long = open_page("/long", viewport={"width": 700, "height": 640})
    wait_for_all_rows(long)
    lift(long, payment(3))
    box = long.page.locator("#viewport").bounding_box()
    long.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2, steps=4)
    wait_for_room(long)
    long.page.mouse.up()
    wait_for_answer(long)
    # Under the pointer it stays.
    long.page.locator(".toast").hover()
    is_above = """(text) => {
        const row = [...document.querySelectorAll('#rows .row:not(.leaving)')]
            .find((row) => row.querySelector('.text')?.textContent === text)?.getBoundingClientRect();
        const toast = document.querySelector('.toast').getBoundingClientRect();
        return row !== undefined && row.top > 0 && row.bottom <= toast.top + 1;
    }"""
    long.page.wait_for_function(is_above, arg=payment(3))
    shot(long, "reorder-dropped-at-edge")
    # The last row too can be scrolled to above it.
    long.page.evaluate("() => diffable.viewport.scrollTo(1e9)")
    long.page.wait_for_function(is_above, arg=payment(100_000))


@pytest.mark.motion
@pytest.mark.parametrize(
    ("is_down", "options"), sampled([(True, {}), (False, {}), (True, {"reduced_motion": "reduce"})]))
def test_what_is_let_go_while_the_list_still_runs_goes_straight_to_its_place(open_page, is_down, options):
    held = HeldMessages(first="no message")
    stops = open_page("/reorder", viewport={"width": 700, "height": 500}, prepare=held.begin, **options)
    if not is_down:
        stops.page.evaluate("() => diffable.viewport.scrollTo(1e9)")
        stops.settle()
    name = "Castle Hill" if is_down else "Beach"
    box = stops.page.locator("#viewport").bounding_box()
    lift(stops, name)
    stops.page.evaluate(SEES_WHERE_IT_IS, name)
    # The server hears of the last places late: what it said before is of rows that have passed.
    held.hold()
    # Rows come to their places after it.
    stops.play(0.25)
    start = stops.y
    stops.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + (box["height"] - 1 if is_down else 1), steps=6)
    stops.page.wait_for_function("(start) => Math.abs(diffable.viewport.y - start) > 150", arg=start)
    stops.page.mouse.up()
    stops.page.wait_for_function("() => seen.length > droppedAt + 12")
    held.let_through()
    wait_for_answer(stops)
    seen = stops.page.evaluate("() => seen.slice(droppedAt)")
    end = stops.row(name).bounding_box()["y"]
    least, most = sorted((seen[0]["card"], end))
    assert all(one["card"] is not None or one["row"] is not None for one in seen), seen
    cards = [one["card"] for one in seen if one["card"] is not None]
    assert all(least - 3 < card < most + 3 for card in cards), cards
    ways = [after - before for before, after in zip(cards, cards[1:])]
    assert all(way * (end - seen[0]["card"]) >= -1 for way in ways), cards
    if not options:
        assert abs(cards[-1] - end) < 3
    rows = [one["row"] for one in seen if one["card"] is None]
    assert all(abs(row - end) < 3 for row in rows), rows


def lift_the_tenth(open_page):
    """The list of 100,000 rows with one of them lifted; its box, and the middle of that."""
    long = open_page("/long")
    wait_for_all_rows(long)
    lift(long, payment(10))
    box = long.page.locator("#viewport").bounding_box()
    return long, box, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.long
def test_a_row_is_dragged_from_the_tenth_place_to_the_ninety_thousandth(open_page):
    long, box, x, centre = lift_the_tenth(open_page)
    mouse = long.page.mouse
    edges = {True: box["y"] + box["height"] - 4, False: box["y"] + 4}
    # Where the list is when row 90,000 stands in the middle.
    target = 89_999 * 60 - box["height"] / 2
    long.page.evaluate("() => { window.speeds = []; }")
    # At an edge the list runs, faster and faster; the pointer leaves the edge before the row comes, looks how far it
    # has got, and goes on from slow again, backwards where it came too far.
    for _ in range(20):
        start = long.y
        if abs(target - start) < box["height"] / 2 - 60:
            break
        mouse.move(x, edges[target > start])
        long.page.wait_for_function(RUNS_TO, arg=[start, target], timeout=90_000)
        mouse.move(x, centre)
    # Where the machine is busy, the pointer leaves the edge too late each time: a wheel does the rest.
    mouse.wheel(0, target - long.y)
    speeds = long.page.evaluate("() => window.speeds")
    # Where rows could not come as fast, a number said where one was.
    assert re.fullmatch("[0-9,]+ of 100,000", long.page.evaluate("() => window.passed"))
    expect(long.page.locator(".passing-place")).to_have_count(0)
    assert max(speeds) > 50 * speeds[0] > 0, speeds
    expect(long.row(payment(90_000))).to_be_visible()
    long.settle()
    _, y = middle(long, payment(90_000))
    mouse.move(x, y, steps=3)
    wait_for_room(long)
    mouse.up()
    wait_for_answer(long)
    expect(long.page.locator(".toast").get_by_role("button", name="Undo")).to_be_visible()
    message = long.page.locator(".toast span").text_content()
    number = int(re.fullmatch(r"No\. 10 moved to place ([0-9,]+)", message)[1].replace(",", ""))
    assert abs(number - 90_000) <= 1
    assert abs(middle(long, payment(10))[1] - y) < 60


@pytest.mark.exhaustive
def test_at_an_edge_rows_pass_no_faster_than_they_can_be_seen_and_a_place_is_hit(open_page):
    long, box, x, centre = lift_the_tenth(open_page)
    mouse = long.page.mouse
    # Where the list is when row 120 stands in the middle.
    target = 119 * 60 - box["height"] / 2
    long.page.evaluate(WATCHES_PASSING_ROWS)
    mouse.move(x, box["y"] + box["height"] - 4)
    long.page.wait_for_function("(y) => diffable.viewport.y > y", arg=target - box["height"], timeout=30_000)
    mouse.move(x, centre)
    speeds = long.page.evaluate("() => window.speeds")
    # It gets faster and faster, and no faster than rows can be seen.
    assert max(speeds) > 4 * next(speed for speed in speeds if speed > 0)
    assert max(speeds) < 6 * box["height"], speeds
    expect(long.page.locator(".passing-place")).to_have_count(0)
    # It is not far too far when the pointer leaves the edge.
    assert abs(long.y - target) < 4 * box["height"]
    long.settle()
    number = round((long.y + box["height"] / 2) / 60)
    _, y = middle(long, payment(number))
    mouse.move(x, y, steps=3)
    wait_for_room(long)
    mouse.up()
    wait_for_answer(long)
    toast = long.page.locator(".toast:not([inert])")
    expect(toast.get_by_role("button", name="Undo")).to_be_visible()
    place = int(re.match(r"No\. 10 moved to place ([0-9,]+)", toast.text_content())[1].replace(",", ""))
    assert abs(place - number) <= 1
    assert abs(middle(long, payment(10))[1] - y) < 60


@pytest.mark.exhaustive
def test_a_row_of_a_long_list_is_sent_to_its_end_and_found_there_by_its_number(open_page):
    long = open_page("/long")
    wait_for_all_rows(long)
    row = long.row(payment(3))
    row.click(button="right")
    long.page.get_by_role("menuitem", name="Move to End").click()
    toast = long.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text("No. 3 moved to place 100,000")
    field = long.page.get_by_role("textbox", name="Go to No.")
    field.fill("3")
    field.press("Enter")
    expect(row).to_be_focused()
    expect(field).to_have_value("")
    # A link leads there.
    expect(long.page).to_have_url(re.compile("at="))
    long.page.keyboard.press("Control+z")
    expect(toast).to_contain_text("Undone: Move of No. 3")
    # What stands beside the title stays true.
    expect(long.status).to_contain_text("100,000 rows")


@pytest.mark.exhaustive
@pytest.mark.parametrize("end", ["Top", "End"])
def test_a_message_leads_nobody_away_to_a_row_that_was_sent_far(open_page, end):
    long = open_page("/long")
    wait_for_all_rows(long)
    long.page.evaluate("() => diffable.viewport.scrollTo(3_000_000)")
    row = long.row(payment(50_005))
    row.click(button="right")
    item = long.page.get_by_role("menuitem", name=f"Move to {end}")
    expect(item).to_be_visible()
    y = long.y
    item.click()
    expect(long.page.locator(".toast:not([inert])")).to_contain_text("No. 50,005 moved to place")
    long.wait_for_server()
    # What is seen stays, though there is a row less above it.
    assert abs(long.y - y) <= 60
    expect(long.row(payment(50_006))).to_be_in_viewport()


# Where what is lifted is seen, and the row itself, in each picture.
SEES_WHERE_IT_IS = """(name) => {
    window.seen = [];
    addEventListener('pointerup', () => { window.droppedAt = seen.length; }, { capture: true });
    const top = (element) => element?.getBoundingClientRect().top ?? null;
    const look = () => {
        const row = [...document.querySelectorAll('#rows .row:not(.ghost)')].find((one) => one.querySelector('.text')?.textContent === name);
        seen.push({ card: top(document.querySelector('.lifted-row')), row: top(row) });
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""

# Whether the list has come so near to a place that it would overshoot it if it ran on; and how fast it ran there.
RUNS_TO = """([start, target]) => {
    const { y } = diffable.viewport;
    const now = performance.now();
    window.passed ??= document.querySelector('.passing-place')?.textContent;
    const last = window.lastLook;
    window.lastLook = { y, now };
    if (last && now - last.now < 200 && y !== last.y) window.speeds.push(Math.abs(y - last.y) / (now - last.now));
    return Math.abs(y - start) > 0.85 * Math.abs(target - start);
}"""


# How many points a list runs in a second, over a tenth of one each.
WATCHES_PASSING_ROWS = """() => {
    window.speeds = [];
    let last = { y: diffable.viewport.y, now: performance.now() };
    const look = (now) => {
        if (now - last.now >= 100) {
            const { y } = diffable.viewport;
            speeds.push(Math.abs(y - last.y) / (now - last.now) * 1000);
            last = { y, now };
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


@pytest.mark.exhaustive
def test_keys_lead_to_the_end_of_a_long_list_and_escape_leads_back(open_page):
    long = open_page("/long")
    wait_for_all_rows(long)
    long.row(payment(5)).focus()
    long.page.keyboard.press("Space")
    expect(speech(long)).to_contain_text("Lifted")
    expect(long.page.locator(".drag-hint kbd")).to_have_text(["↑", "↓", "Home", "End", "Space", "Esc"])
    long.page.keyboard.press("End")
    expect(speech(long)).to_have_text("Position 100000 of 100000.")
    expect(long.row(payment(100_000))).to_be_visible()
    long.page.keyboard.press("Home")
    expect(speech(long)).to_have_text("Position 1 of 100000.")
    long.page.keyboard.press("End")
    expect(speech(long)).to_have_text("Position 100000 of 100000.")
    long.page.keyboard.press("Escape")
    expect(speech(long)).to_contain_text("is back where it was")
    expect(long.row(payment(5))).to_be_in_viewport()
    expect(long.row(payment(5))).to_be_focused()
