"""Sections that scroll sideways: each comes to rest as it should, by wheel, by touch and by keys."""

import re

import pytest
from playwright.sync_api import expect

from browsers import IS_FIREFOX
from cataloguepage import SOURCES
from heldmessages import HeldMessages
from sampling import sampled
from textsize import of_size

# The cities of each lane, and their names.
CITIES = [
    re.findall(r"\|([^|\n]+)\|", text)
    for text in (SOURCES.parent / "CatalogueContent/City.swift").read_text().split('"""')[1::2]
]
LANES = {
    "1": "Continuous", "2": "Continuous, Group Leading", "3": "Paging", "4": "Group Paging",
    "5": "Group Paging, Centered",
}

# The distance from a tile to the next, in lanes whose tiles have their own width; a page. The page's scrollbar takes room
# in Chromium.
GROUPS = {"1": 128, "2": 228, "4": 164}
PAGE = 676 if IS_FIREFOX else 670
# In the middle a card has four fifths of a page, so that its neighbours are seen at both sides.
PAGED = {"3": PAGE, "4": GROUPS["4"], "5": 0.8 * (PAGE - 32)}


@pytest.fixture
def lanes(open_page):
    return open_page("/lanes", viewport={"width": 700, "height": 1400}, **({} if IS_FIREFOX else {"has_touch": True}))


def city(number, place):
    return CITIES[int(number) - 1][place - 1]


def tile(lanes, number, place):
    return lanes.row(city(number, place))


def lane(lanes, number):
    return lanes.page.locator(f".lane[aria-label='{LANES[number]}']")


def offset(lanes, number):
    """Where a lane has come to rest."""
    return lane(lanes, number).evaluate(
        """async (lane) => {
            let last;
            let still = 0;
            while (still < 12) {
                await new Promise((resolve) => requestAnimationFrame(resolve));
                still = lane.scrollLeft === last ? still + 1 : 0;
                last = lane.scrollLeft;
            }
            return Math.abs(last);
        }"""
    )


def wheel(lanes, number, distance):
    box = tile(lanes, number, 1).bounding_box()
    lanes.page.mouse.move(max(40, min(600, box["x"] + 60)), box["y"] + 40)
    lanes.page.mouse.wheel(distance, 0)


def swipe(lanes, number, distance):
    """A finger draws the lane along and lets go of it."""
    box = tile(lanes, number, 1).bounding_box()
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


@pytest.mark.parametrize("move", sampled([wheel, swipe]))
@pytest.mark.exhaustive
def test_a_continuous_lane_rests_anywhere(lanes, move):
    move(lanes, "1", 300)
    reached = offset(lanes, "1")
    assert reached > 150
    assert not near(reached, round(reached / GROUPS["1"]) * GROUPS["1"])


@pytest.mark.exhaustive
@pytest.mark.parametrize("move", sampled([swipe, wheel]))
def test_a_lane_of_groups_rests_at_a_groups_edge(lanes, move):
    move(lanes, "2", 500)
    reached = offset(lanes, "2")
    assert reached >= GROUPS["2"] and near(reached, round(reached / GROUPS["2"]) * GROUPS["2"])


@pytest.mark.parametrize("move", sampled([wheel, swipe]))
@pytest.mark.parametrize("number", sampled(["3", "4", "5"]))
@pytest.mark.exhaustive
def test_a_gesture_in_a_paged_lane_goes_one_page_on(lanes, number, move):
    page = PAGED[number]
    way = round(min(page * 0.7, 400))
    move(lanes, number, way)
    assert near(offset(lanes, number), page)
    move(lanes, number, -way)
    assert near(offset(lanes, number), 0)


def test_a_centered_group_comes_to_rest_in_the_middle(lanes):
    scroller = lane(lanes, "5").bounding_box()

    def middle(place):
        box = tile(lanes, "5", place).bounding_box()
        return box["x"] + box["width"] / 2

    assert near(middle(1), scroller["x"] + scroller["width"] / 2)
    swipe(lanes, "5", 400)
    assert near(offset(lanes, "5"), PAGED["5"])
    assert near(middle(2), scroller["x"] + scroller["width"] / 2)
    # Its neighbours look in at both sides.
    before, after = tile(lanes, "5", 1).bounding_box(), tile(lanes, "5", 3).bounding_box()
    assert before["x"] + before["width"] > scroller["x"] + 24 and after["x"] < scroller["x"] + scroller["width"] - 24


# All at once: no answer of the server comes in between.
PRESS = """(keys) => {
    for (const key of keys) {
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
}"""


@pytest.mark.parametrize("number", sampled(["1", "4", "2", "3", "5"]))
@pytest.mark.exhaustive
def test_no_key_is_lost_while_the_next_tile_is_not_here_yet(lanes, number):
    tile(lanes, number, 1).focus()
    lanes.page.evaluate(PRESS, 17 * ["ArrowRight"])
    expect(tile(lanes, number, 18)).to_be_focused()
    lanes.page.evaluate(PRESS, 17 * ["ArrowLeft"])
    expect(tile(lanes, number, 1)).to_be_focused()


@pytest.mark.exhaustive
def test_keys_beyond_the_end_of_a_lane_are_no_debt(lanes):
    tile(lanes, "1", 1).focus()
    lanes.page.evaluate(PRESS, 30 * ["ArrowRight"])
    expect(tile(lanes, "1", 18)).to_be_focused()
    lanes.page.keyboard.press("ArrowLeft")
    expect(tile(lanes, "1", 17)).to_be_focused()


@pytest.mark.exhaustive
@pytest.mark.motion
def test_who_goes_elsewhere_meanwhile_stays_there(lanes):
    tile(lanes, "1", 1).focus()
    lanes.page.evaluate(PRESS, 15 * ["ArrowRight"])
    tile(lanes, "2", 2).focus()
    lanes.wait_for_server()
    assert lanes.focused_text == city("2", 2)


@pytest.mark.parametrize("number", sampled(["4", "1", "2", "3", "5"]))
def test_the_keyboard_takes_a_lane_along_to_its_end_and_back(lanes, number, shot):
    tile(lanes, number, 1).focus()
    for _ in range(17):
        lanes.page.keyboard.press("ArrowRight")
    expect(tile(lanes, number, 18)).to_be_focused()
    expect(tile(lanes, number, 18)).to_be_in_viewport(ratio=0.99)
    shot(lanes, f"lane-{number}-end")
    for _ in range(17):
        lanes.page.keyboard.press("ArrowLeft")
    expect(tile(lanes, number, 1)).to_be_focused()
    expect(tile(lanes, number, 1)).to_be_in_viewport(ratio=0.99)
    assert near(offset(lanes, number), 0)
    # At once, too; with the Control key it is the view's ends.
    for key, place in (("End", 18), ("Home", 1)):
        lanes.page.keyboard.press(key)
        expect(tile(lanes, number, place)).to_be_focused()
        expect(tile(lanes, number, place)).to_be_in_viewport(ratio=0.99)
    lanes.page.keyboard.press("Control+End")
    expect(lanes.row("Tórshavn").last).to_be_focused()
    lanes.page.keyboard.press("Control+Home")
    expect(tile(lanes, "1", 1)).to_be_focused()


@pytest.mark.exhaustive
def test_home_leads_to_a_card_that_the_page_does_not_hold_any_more(open_page):
    """A section's heading has the number of its first card, and is there all the time."""
    lanes = open_page("/lanes", viewport={"width": 1280, "height": 400})
    tile(lanes, "1", 1).click()
    lanes.page.keyboard.press("End")
    expect(tile(lanes, "1", 18)).to_be_focused()
    # The card that had the focus is let go with the next rows.
    for _ in range(5):
        lanes.page.keyboard.press("ArrowLeft")
    expect(tile(lanes, "1", 13)).to_be_focused()
    lanes.settle()
    # Where its whole lane is far away it goes, and only what is near its place comes back with the lane.
    gone = "() => [...diffable.collection.rows.values()].every(({ position, lane }) => position !== 0 || lane === undefined)"
    for place in (10_000, 40):
        lanes.page.evaluate("(place) => diffable.viewport.scrollTo(place)", place)
        lanes.page.wait_for_function(gone)
    expect(tile(lanes, "1", 12)).to_be_visible()
    lanes.page.keyboard.press("Home")
    expect(tile(lanes, "1", 1)).to_be_focused()


@pytest.mark.exhaustive
def test_down_and_up_lead_from_tile_to_tile_over_headings(open_page):
    """The next line's tile is the one nearest on screen, wherever the lanes have come to rest."""
    lanes = open_page("/lanes")
    tile(lanes, "1", 1).focus()
    for _ in range(7):
        lanes.page.keyboard.press("ArrowRight")
    expect(tile(lanes, "1", 8)).to_be_focused()

    def box_of_focus():
        return lanes.page.evaluate_handle("() => document.activeElement").as_element().bounding_box()

    def nearest(number, box):
        def distance(other):
            # Between a page and a card, the edges where lines start count.
            if abs(box["width"] - other["width"]) >= max(box["width"], other["width"]) / 2:
                return abs(box["x"] - other["x"])
            return abs(box["x"] + box["width"] / 2 - other["x"] - other["width"] / 2)

        boxes = [(row.bounding_box(), row.locator(".text").inner_text()) for row in lane(lanes, number).locator(".row").all()]
        return min((distance(other), text) for other, text in boxes)[1]

    for key, numbers in ("ArrowDown", "2345"), ("ArrowUp", "4321"):
        for number in numbers:
            expected = nearest(number, box_of_focus())
            lanes.page.keyboard.press(key)
            expect(lane(lanes, number).locator(".row:focus")).to_have_count(1)
            assert lanes.focused_text == expected
    # Above the first there is only a heading, which screen readers read.
    lanes.page.keyboard.press("ArrowUp")
    expect(lane(lanes, "1").locator(".row:focus")).to_have_count(1)


def mask(lane):
    return lane.evaluate("(lane) => getComputedStyle(lane).maskImage")


def whole_part(lane):
    """From where to where nothing of a lane fades."""
    starts = [float(one) for one in re.findall(r"rgb\(0, 0, 0\) (?:calc\(100% - )?([\d.]+)px", mask(lane))]
    box = lane.bounding_box()
    # Where nothing hovers, nothing fades.
    start, end = starts or (0, 0)
    return box["x"] + start, box["x"] + box["width"] - end


@pytest.mark.exhaustive
def test_a_lane_with_the_focus_is_seen_as_wide_as_the_others(open_page):
    lanes = open_page("/lanes")
    before = mask(lane(lanes, "2"))
    tile(lanes, "2", 1).focus()
    lanes.page.keyboard.press("ArrowRight")
    expect(tile(lanes, "2", 2)).to_be_focused()
    assert mask(lane(lanes, "2")) == before == mask(lane(lanes, "1"))


def leaving_code(how):
    """A browser in which the program beside views was left open or closed, whatever tests before did."""
    return lambda page: page.add_init_script(f"if (origin !== 'null') localStorage['code beside views'] = '{how}'")


@pytest.mark.parametrize("number", sampled(["1", "2", "4"]))
def test_what_keys_lead_to_is_whole_with_its_ring(open_page, number, shot):
    lanes = open_page("/lanes", viewport={"width": 1280, "height": 800}, prepare=leaving_code("closed"))
    lanes.page.wait_for_function("() => document.querySelector('.lane').getBoundingClientRect().width > 1100")
    lanes.settle()
    tile(lanes, number, 1).focus()
    for key, places in ("ArrowRight", range(2, 9)), ("ArrowLeft", range(7, 1, -1)):
        for place in places:
            lanes.page.keyboard.press(key)
            expect(tile(lanes, number, place)).to_be_focused()
            box, frame = tile(lanes, number, place).bounding_box(), lane(lanes, number).locator("xpath=..").bounding_box()
            assert box["x"] >= frame["x"] + 15 and box["x"] + box["width"] <= frame["x"] + frame["width"] - 15, place
        # Nothing of it fades, nor of the ring.
        start, end = whole_part(lane(lanes, number))
        assert box["x"] - 3 >= start and box["x"] + box["width"] + 3 <= end, place
        shot(lanes, f"lane-{number}-{key}")


def behind(lanes, number):
    """The middle of a lane, where a mouse finds it."""
    box = lane(lanes, number).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.exhaustive
@pytest.mark.parametrize("number, distance", sampled([("2", GROUPS["2"]), ("1", 100), *PAGED.items()]))
def test_one_notch_of_a_wheel_is_one_step_and_turns_no_page_back(lanes, number, distance):
    for notches, direction in [(1, 1), (2, 1), (1, -1)]:
        lanes.page.mouse.move(*behind(lanes, number))
        lanes.page.mouse.wheel(direction * 100, 0)
        assert near(offset(lanes, number), notches * distance)


@pytest.mark.exhaustive
def test_small_turns_of_a_wheel_add_up_and_rest_at_an_edge(lanes):
    for number in ["2", "3", "4", "5"]:
        # On a busy machine the driver's own are so far apart that each is a push of its own.
        tile(lanes, number, 1).evaluate(
            """(tile) => { for (let count = 0; count < 8; count += 1) {
                tile.dispatchEvent(new WheelEvent('wheel', { deltaX: 14, bubbles: true, cancelable: true }));
            } }""")
        lanes.page.wait_for_function(
            "([name, goal]) => Math.abs(document.querySelector(`.lane[aria-label='${name}']`).scrollLeft - goal) < 1.5",
            arg=[LANES[number], PAGED.get(number, GROUPS["2"])],
        )


@pytest.mark.exhaustive
@pytest.mark.parametrize("number", sampled(["2", "1", "3", "4", "5"]))
def test_turning_a_wheel_up_and_down_is_for_the_page(lanes, number):
    top = lane(lanes, number).bounding_box()["y"]
    lanes.page.set_viewport_size({"width": 700, "height": 400})
    lanes.page.wait_for_function("() => diffable.viewport.height < 400")
    lanes.wait_for_server()
    lanes.page.evaluate("(y) => diffable.viewport.scrollTo(y)", top - 150)
    lanes.wait_for_server()
    lanes.page.mouse.move(*behind(lanes, number))
    for distance in (100, -100):
        before = lanes.page.evaluate("() => diffable.viewport.y")
        lanes.page.mouse.wheel(0, distance)
        lanes.page.wait_for_function("([before, by]) => (diffable.viewport.y - before) / by > 0.5", arg=[before, distance])
        assert offset(lanes, number) == 0
        lanes.wait_for_rest()


@pytest.mark.exhaustive
def test_a_mouse_draws_a_lane_along_and_chooses_nothing(lanes):
    for number, goal in [("2", GROUPS["2"]), ("3", PAGED["3"]), ("5", PAGED["5"])]:
        x, y = behind(lanes, number)
        lanes.page.mouse.move(x, y)
        lanes.page.mouse.down()
        for step in range(1, 6):
            lanes.page.mouse.move(x - 30 * step, y)
        lanes.page.mouse.up()
        reached = offset(lanes, number)
        assert near(reached, goal) or (number == "2" and reached > goal and near(reached % GROUPS["2"], 0)), number
    expect(lanes.page.locator(".face.selected")).to_have_count(0)


def test_arrows_over_the_ends_turn_pages(open_page):
    lanes = open_page("/lanes", viewport={"width": 700, "height": 1400})
    lanes.page.mouse.move(*behind(lanes, "4"))
    box = lane(lanes, "4").locator("xpath=..")
    earlier, later = box.locator(".lane-arrow.earlier"), box.locator(".lane-arrow.later")
    expect(later).to_have_css("opacity", "1")
    # Nothing of a card is seen through it.
    expect(later).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(earlier).to_be_disabled()
    later.click()
    assert near(offset(lanes, "4"), GROUPS["4"])
    expect(earlier).to_be_enabled()
    earlier.click()
    assert near(offset(lanes, "4"), 0)
    expect(earlier).to_be_disabled()
    # Safari lets a lane go past its beginning for a moment.
    lane(lanes, "4").evaluate("""(lane) => {
        Object.defineProperty(lane, 'scrollLeft', { get: () => -30, configurable: true });
        lane.dispatchEvent(new Event('scroll'));
        delete lane.scrollLeft;
    }""")
    expect(earlier).to_be_disabled()


@pytest.mark.exhaustive
def test_a_lane_ends_with_its_column_and_fades_where_it_goes_on(open_page):
    page = open_page("/emoji", viewport={"width": 1280, "height": 800})
    box = page.page.locator(".lane-box").first
    column, seen = box.bounding_box(), box.locator(".lane").bounding_box()
    assert seen == column and column["x"] > 200
    # Nothing fades where it begins, and the last that is seen does.
    start, end = whole_part(box.locator(".lane"))
    assert start <= seen["x"] + 1 and end == pytest.approx(seen["x"] + seen["width"] - 16, abs=1)
    box.hover()
    later, earlier = box.locator(".lane-arrow.later"), box.locator(".lane-arrow.earlier")
    expect(later).to_have_css("opacity", "1")
    later.click()
    expect(earlier).to_be_enabled()
    page.settle()
    assert whole_part(box.locator(".lane"))[0] == pytest.approx(seen["x"] + 16, abs=1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, fades", [(1280, True), (820, False)])
def test_a_lane_under_fingers_fades_where_the_window_has_room_beside_it(open_page, width, fades):
    lanes = open_page("/lanes", prepare=leaving_code("closed"), viewport={"width": width, "height": 900}, has_touch=True)
    box = lane(lanes, "1").bounding_box()
    assert (box["x"] + box["width"] < width - 20) == fades
    assert (mask(lane(lanes, "1")) != "none") == fades


@pytest.mark.exhaustive
def test_cities_beside_each_other_have_other_skies(open_page):
    lanes = open_page("/lanes", viewport={"width": 700, "height": 900})
    skies = lane(lanes, "1").evaluate(
        """(lane) => {
            const cards = [...lane.querySelectorAll('.row')].sort((one, other) => one.offsetLeft - other.offsetLeft);
            const drawings = cards.map((card) => atob(card.querySelector('.backdrop').src.split(',')[1]));
            return drawings.map((drawing) => drawing.match(/stop-color="([^"]+)"/)[1]);
        }"""
    )
    assert len(skies) >= 5 and len(set(skies[:5])) == 5, skies


@pytest.mark.exhaustive
def test_cards_in_no_lane_have_no_picture_of_those_above(open_page):
    lanes = open_page("/lanes", viewport={"width": 390, "height": 700}, prepare=of_size(32))
    # Cells that showed them are used again below.
    for y in (700, 1400, 2100):
        lanes.page.locator(".main-pane .viewport").first.evaluate("(viewport, y) => { viewport.scrollTop = y; }", y)
        lanes.settle()
    expect(lanes.row("Akureyri")).to_be_visible()
    for name in ("Akureyri", "Nuuk"):
        assert lanes.row(name).locator(".backdrop").count() == 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, count", sampled([(1180, 1), (390, 1)]))
def test_a_page_begins_with_a_card_at_the_margin_and_cuts_none(open_page, width, count, shot):
    lanes = open_page("/lanes", viewport={"width": width, "height": 900})
    box = lane(lanes, "3").locator("xpath=..")
    margin = lanes.row("Paging").locator(".texts").bounding_box()["x"]
    for page in range(2):
        first, last = (tile(lanes, "3", page * count + place).bounding_box() for place in (1, count))
        assert first["x"] == pytest.approx(margin, abs=1)
        assert last["x"] + last["width"] <= whole_part(lane(lanes, "3"))[1]
        shot(lanes, f"lane-page-{width}-{page}")
        box.hover()
        box.locator(".lane-arrow.later").click()
        offset(lanes, "3")


def leading(lanes, number):
    """The card that leads a lane: the first whose beginning is in sight."""
    return lane(lanes, number).evaluate(
        """(lane) => {
            const start = lane.getBoundingClientRect().x - 1;
            const place = (row) => row.getBoundingClientRect().x;
            const seen = [...lane.querySelectorAll('.row:not(.leaving)')].filter((row) => place(row) >= start);
            return seen.sort((one, other) => place(one) - place(other))[0].querySelector('.text').innerText;
        }""")


@pytest.mark.exhaustive
def test_a_window_that_gets_another_width_keeps_the_card_that_leads_each_lane(open_page, shot):
    # As wide as a phone, turned and turned back, and so high that all lanes are seen. They are at their third cards.
    lanes = open_page("/lanes", viewport={"width": 390, "height": 1400})
    begins = {number: [tile(lanes, number, place).bounding_box()["x"] for place in (1, 2)] for number in LANES}
    ways = {number: 2 * (second - first) for number, (first, second) in begins.items()}
    for number, way in ways.items():
        lane(lanes, number).evaluate("(lane, way) => lane.scrollTo({ left: way, behavior: 'instant' })", way)
    assert {number: offset(lanes, number) for number in ways} == pytest.approx(ways, abs=1)
    for width in (844, 390):
        lanes.page.set_viewport_size({"width": width, "height": 1400})
        lanes.page.wait_for_function(
            "(width) => innerWidth === width && diffable.viewport.contentWidth === diffable.viewport.width", arg=width)
        lanes.settle()
        shot(lanes, f"lanes-{width}")
        assert {number: leading(lanes, number) for number in ways} == {number: city(number, 3) for number in ways}
    assert {number: offset(lanes, number) for number in ways} == pytest.approx(ways, abs=1)


@pytest.mark.exhaustive
def test_cards_of_a_page_stand_as_close_as_those_of_other_lanes_and_no_other_page_is_seen(open_page):
    lanes = open_page("/lanes", viewport={"width": 1180, "height": 900})
    for number in "124":
        boxes = [tile(lanes, number, place).bounding_box() for place in (1, 2, 3)]
        assert [one["x"] - other["x"] - other["width"] for one, other in zip(boxes[1:], boxes)] == pytest.approx([8, 8], abs=1)
    right = lane(lanes, "3").bounding_box()["x"] + lane(lanes, "3").bounding_box()["width"]
    assert tile(lanes, "3", 1).bounding_box()["width"] > 0.9 * lane(lanes, "3").bounding_box()["width"]
    assert all(box["x"] + box["width"] < right or box["x"] >= right
               for box in (row.bounding_box() for row in lane(lanes, "3").locator(".row").all()))


@pytest.mark.parametrize("width", sampled([1280, 390]))
@pytest.mark.exhaustive
def test_what_stands_in_for_lanes_on_their_way_is_lanes(open_page, shot, width):
    held = HeldMessages()
    lanes = open_page("/lanes", prepare=held.begin, expect=False, viewport={"width": width, "height": 800})
    parts = lanes.page.locator("#root .skeleton > :not(.heading)")
    expect(lanes.page.locator("#root .skeleton")).to_be_visible()
    shot(lanes, f"lanes-skeleton-{width}")
    stand_in = [part.bounding_box() for part in parts.all()]
    held.let_through()
    lanes.wait_for_rows()
    expect(lanes.page.locator("#root .skeleton")).to_be_hidden()
    # Cards stand where theirs were.
    for number in "12":
        y, height = (lane(lanes, number).locator(".row").first.bounding_box()[name] for name in ("y", "height"))
        cards = [box for box in stand_in if abs(box["y"] - y) < 12]
        assert len(cards) > 1 and {round(box["width"]) for box in cards} == {GROUPS[number] - 8}
        assert {round(box["height"]) for box in cards} == {round(height)}


def test_each_lane_is_called_as_its_heading(lanes):
    names = lanes.page.evaluate(
        """() => [...document.querySelectorAll('.lane')].map((lane) => [lane.role, lane.ariaLabel])"""
    )
    assert len(names) == 5 and names[0] == ["rowgroup", "Continuous"] and names[4][1] == "Group Paging, Centered"


@pytest.mark.exhaustive
def test_what_goes_on_under_the_code_fades_at_the_views_edge(open_page):
    lanes = open_page("/lanes", prepare=leaving_code("open"))
    lanes.page.wait_for_function("() => document.querySelector('.lane').getBoundingClientRect().width < 700")
    lanes.settle()
    fade = mask(lane(lanes, "1"))
    # Other pages of this browser find the program closed, as at first.
    lanes.button("Code").click()
    # Whole up to the column's edge, 20 points before that, and the ring of a tile.
    assert "linear-gradient" in fade
    assert max(float(end) for end in re.findall(r"100% - ([\d.]+)px", fade)) == 16


# Which rows are not what is hit at their upper and lower edge.
COVERED = """() => [...document.querySelectorAll('.main-pane .row:not(.leaving)')].filter((row) => {
    if (!row.checkVisibility() || row.closest('[inert]') || row.querySelector('.face') === null) return false;
    const { left, top, right, bottom } = row.getBoundingClientRect();
    const { bottom: lowest, right: last, top: highest } = row.closest('.viewport').getBoundingClientRect();
    const x = (left + right) / 2;
    return x > 40 && x < last - 40 && [top + 3, bottom - 3].some((y) => {
        const hit = document.elementFromPoint(x, y);
        return y > highest && y < lowest && !row.contains(hit) && hit?.closest('.row') === null && hit.closest('.lane-box') !== null;
    });
}).map((row) => row.innerText)"""


@pytest.mark.parametrize("path", sampled(["/share/sheet", "/lanes", "/emoji", "/mountains"]))
@pytest.mark.exhaustive
def test_no_lane_takes_presses_for_the_rows_above_and_below_it(open_page, path):
    page = open_page(path, viewport={"width": 390, "height": 844})
    page.settle()
    assert page.page.evaluate(COVERED) == []
