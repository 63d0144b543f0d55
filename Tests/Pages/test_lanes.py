"""Sections that scroll sideways: each comes to rest as it should, by wheel, by touch and by keys."""

import pytest
from playwright.sync_api import expect

# A tile and its distance to the next; a page.
GROUP = 220
PAGED = {"3": 670, "4": GROUP, "5": GROUP}


@pytest.fixture
def lanes(open_page):
    return open_page("/lanes", viewport={"width": 700, "height": 900}, has_touch=True)


def tile(lanes, name):
    return lanes.row(name)


def lane(lanes, number):
    return lanes.page.locator(".lane").filter(has=lanes.page.get_by_text(f"{number}.", exact=False)).first


def offset(lanes, number):
    """Where a lane has come to rest."""
    return lanes.page.evaluate(
        """async (number) => {
            const lane = [...document.querySelectorAll('.lane')].find((one) =>
                [...one.querySelectorAll('.text')].some((text) => text.textContent.startsWith(`${number}.`)));
            let last;
            let still = 0;
            while (still < 12) {
                await new Promise((resolve) => requestAnimationFrame(resolve));
                still = lane.scrollLeft === last ? still + 1 : 0;
                last = lane.scrollLeft;
            }
            return Math.abs(last);
        }""",
        number,
    )


def wheel(lanes, number, distance):
    box = tile(lanes, f"{number}.1").bounding_box()
    lanes.page.mouse.move(max(40, min(600, box["x"] + 60)), box["y"] + 40)
    lanes.page.mouse.wheel(distance, 0)


def swipe(lanes, number, distance):
    """A finger draws the lane along and lets go of it."""
    box = tile(lanes, f"{number}.1").bounding_box()
    y = box["y"] + 40
    start = 620 if distance > 0 else 80
    session = lanes.page.context.new_cdp_session(lanes.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start, "y": y}]})
    for step in range(1, 11):
        point = {"x": start - distance * step / 10, "y": y}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        lanes.page.wait_for_timeout(10)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def near(value, expected):
    return abs(value - expected) < 1.5


@pytest.mark.parametrize("move", [wheel, swipe])
def test_a_continuous_lane_rests_anywhere(lanes, move):
    move(lanes, "1", 300)
    reached = offset(lanes, "1")
    assert reached > 150
    assert not near(reached % GROUP, 0) or not near(reached, round(reached / GROUP) * GROUP)


@pytest.mark.parametrize("move", [wheel, swipe])
def test_a_lane_of_groups_rests_at_a_groups_edge(lanes, move):
    move(lanes, "2", 500)
    reached = offset(lanes, "2")
    assert reached >= GROUP and near(reached, round(reached / GROUP) * GROUP)


@pytest.mark.parametrize("move", [wheel, swipe])
@pytest.mark.parametrize("number", ["3", "4", "5"])
def test_a_gesture_in_a_paged_lane_goes_one_page_on(lanes, number, move):
    page = PAGED[number]
    move(lanes, number, min(page * 0.7, 400))
    assert near(offset(lanes, number), page)
    move(lanes, number, -min(page * 0.7, 400))
    assert near(offset(lanes, number), 0)


def test_a_centered_group_comes_to_rest_in_the_middle(lanes):
    swipe(lanes, "5", 180)
    assert near(offset(lanes, "5"), GROUP)
    box = tile(lanes, "5.2").bounding_box()
    scroller = lane(lanes, "5").bounding_box()
    assert near(box["x"] + box["width"] / 2, scroller["x"] + scroller["width"] / 2)


# All at once: no answer of the server comes in between.
PRESS = """(keys) => {
    for (const key of keys) {
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
}"""


@pytest.mark.parametrize("number", ["1", "2", "3", "4", "5"])
def test_no_key_is_lost_while_the_next_tile_is_not_here_yet(lanes, number):
    tile(lanes, f"{number}.1").focus()
    lanes.page.evaluate(PRESS, 17 * ["ArrowRight"])
    expect(tile(lanes, f"{number}.18")).to_be_focused()
    lanes.page.evaluate(PRESS, 17 * ["ArrowLeft"])
    expect(tile(lanes, f"{number}.1")).to_be_focused()


def test_keys_beyond_the_end_of_a_lane_are_no_debt(lanes):
    tile(lanes, "1.1").focus()
    lanes.page.evaluate(PRESS, 30 * ["ArrowRight"])
    expect(tile(lanes, "1.18")).to_be_focused()
    lanes.page.keyboard.press("ArrowLeft")
    expect(tile(lanes, "1.17")).to_be_focused()


def test_who_goes_elsewhere_meanwhile_stays_there(lanes):
    tile(lanes, "1.1").focus()
    lanes.page.evaluate(PRESS, 15 * ["ArrowRight"])
    tile(lanes, "2.2").focus()
    lanes.settle()
    lanes.page.wait_for_timeout(300)
    assert lanes.focused_text == "2.2"


@pytest.mark.parametrize("number", ["1", "2", "3", "4", "5"])
def test_the_keyboard_takes_a_lane_along_to_its_end_and_back(lanes, number, shot):
    tile(lanes, f"{number}.1").focus()
    for _ in range(17):
        lanes.page.keyboard.press("ArrowRight")
        lanes.settle()
    assert lanes.focused_text == f"{number}.18"
    expect(tile(lanes, f"{number}.18")).to_be_in_viewport(ratio=0.99)
    shot(lanes, f"lane-{number}-end")
    for _ in range(17):
        lanes.page.keyboard.press("ArrowLeft")
        lanes.settle()
    assert lanes.focused_text == f"{number}.1"
    expect(tile(lanes, f"{number}.1")).to_be_in_viewport(ratio=0.99)
    # In the middle, the first group is in sight before the lane has come to its start.
    assert near(offset(lanes, number), GROUP if number == "5" else 0)
