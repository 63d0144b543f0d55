"""Rows that are dragged elsewhere: by mouse, finger and keyboard, between sections, at the edges, with others about."""

import base64
import re

import pytest
from playwright.sync_api import expect

from listpage import payment
from mirrored import RIGHT_TO_LEFT
from sampling import sampled
from touch import PHONE, Finger


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
        if text in ("Friday", "Saturday", "Sunday"):
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
    list_page.page.evaluate(
        """async () => {
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            await frame();
            await frame();
            await diffable.ping();
        }"""
    )


def drag(list_page, text, to, dy=0, steps=12):
    """Drags a row by mouse until its middle is where the middle of another one is now."""
    lift(list_page, text)
    x, y = middle(list_page, to)
    list_page.page.mouse.move(x, y + dy, steps=steps)
    wait_for_room(list_page)
    list_page.page.mouse.up()
    wait_for_answer(list_page)


def test_a_row_is_dragged_down_by_mouse(stops, shot):
    before = days(stops)
    assert before["Friday"][:4] == ["Main Station", "Old Bridge", "Castle Hill", "Cathedral"]
    lift(stops, "Main Station")
    x, y = middle(stops, "Castle Hill")
    stops.page.mouse.move(x, y, steps=10)
    stops.page.wait_for_timeout(500)
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
    touch = Touch(stops.page)
    before = days(stops)
    # A finger that goes at once scrolls.
    x, y = middle(stops, "Castle Hill")
    touch.start(x, y)
    touch.move(x, y - 60)
    assert stops.page.locator(".lifted-row").count() == 0
    touch.end()
    stops.page.wait_for_timeout(300)
    stops.page.evaluate("() => diffable.viewport.scrollTo(0)")
    stops.settle()
    # One that rests lifts.
    x, y = middle(stops, "Main Station")
    touch.start(x, y)
    expect(stops.page.locator(".lifted-row")).to_be_visible()
    _, below = middle(stops, "Castle Hill")
    touch.move(x, below, steps=6)
    stops.page.wait_for_timeout(400)
    shot(stops, "reorder-touch")
    assert stops.y == 0, "the page scrolled under the finger"
    touch.end()
    wait_for_answer(stops)
    assert days(stops)["Friday"][:3] == ["Old Bridge", "Castle Hill", "Main Station"]
    # The grip lifts at once.
    box = stops.page.get_by_role("button", name="Reorder Old Bridge").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch.start(x, y)
    expect(stops.page.locator(".lifted-row")).to_be_visible(timeout=250)
    touch.move(x, y + 62, steps=4)
    stops.page.wait_for_timeout(150)
    touch.end()
    wait_for_answer(stops)
    assert days(stops)["Friday"][:3] == ["Castle Hill", "Old Bridge", "Main Station"]
    assert sorted(sum(before.values(), [])) == sorted(sum(days(stops).values(), []))


class Touch:
    """One finger, as the browser hears of it from the screen."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.page = page

    def send(self, kind, points):
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def start(self, x, y):
        self.x, self.y = x, y
        self.send("touchStart", [{"x": x, "y": y}])

    def move(self, x, y, steps=4):
        for step in range(1, steps + 1):
            at = {"x": self.x + (x - self.x) * step / steps, "y": self.y + (y - self.y) * step / steps}
            self.send("touchMove", [at])
            self.page.wait_for_timeout(20)
        self.x, self.y = x, y

    def end(self):
        self.send("touchEnd", [])


def speech(list_page):
    return list_page.page.locator("#speech")


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
    expect(speech(stops)).to_have_text("Dropped 2 rows. Position 4 of 6 in Friday.")
    stops.row("Castle Hill").press("Alt+ArrowUp")
    expect(speech(stops)).to_have_text("Dropped 2 rows. Position 3 of 6 in Friday.")


def test_in_an_outline_rows_go_into_others_and_closed_ones_open(open_page, shot):
    book = open_page("/chapters")
    lift(book, "Foreword")
    x, y = middle(book, "The Shore")
    book.page.mouse.move(x, y, steps=8)
    expect(book.page.locator(".row.drop-into .text")).to_have_text("The Shore")
    shot(book, "reorder-into")
    # After a while it opens.
    expect(book.row("Dunes")).to_be_visible()
    book.settle()
    x, y = middle(book, "Marshes")
    book.page.mouse.move(x + 20, y - 16, steps=4)
    expect(book.page.locator(".drop-line:not([hidden])")).to_be_visible()
    book.settle()
    shot(book, "reorder-line")
    book.page.mouse.up()
    wait_for_answer(book)
    rows = book.page.evaluate("() => diffable.rows.map((row) => [row.text, row.level])")
    index = rows.index(["Foreword", 1])
    assert rows[index - 1] == ["Dunes", 1] and rows[index + 1] == ["Marshes", 1]
    # The numbers follow.
    number = ".accessories.leading .label:not([inert])"
    expect(book.row("Foreword").locator(number)).to_have_text("2.2")
    expect(book.row("The Sea").locator(number)).to_have_text("1")
    # It comes back, and goes there once more.
    book.page.locator(".toast").get_by_role("button", name="Undo").click()
    stands = "(level) => diffable.rows.find((row) => row.text === 'Foreword').level === level"
    book.page.wait_for_function(stands, arg=0)
    expect(book.row("Foreword").locator(number)).to_have_text("1")
    book.row("Foreword").focus()
    book.page.keyboard.press("Control+Shift+z")
    book.page.wait_for_function(stands, arg=1)
    book.settle()
    # What takes nothing in says so, also on what is lifted, and lets the row go back.
    lift(book, "Foreword")
    sign = book.page.locator(".lifted-row .lifted-count")
    expect(sign).to_be_hidden()
    x, y = middle(book, "Appendix")
    book.page.mouse.move(x, y, steps=8)
    book.page.wait_for_function("() => document.documentElement.classList.contains('drop-refused')")
    expect(sign).to_be_visible()
    shot(book, "reorder-refused")
    book.page.mouse.up()
    wait_for_answer(book)
    expect(book.page.locator(".toast:not([inert]) span")).to_have_text("Nothing can be moved into “Appendix”.")
    assert ["Foreword", 1] in book.page.evaluate("() => diffable.rows.map((row) => [row.text, row.level])")


@pytest.mark.exhaustive
def test_a_heading_that_keys_lift_hangs_at_its_place_and_counts_what_it_takes_along(open_page, shot):
    book = open_page("/chapters")
    book.row("The Sea").focus()
    keyboard = book.page.keyboard
    keyboard.press("Space")
    count = book.page.locator(".row.raised > .lifted-count")
    expect(count).to_have_text("6")
    hanging = """([above, gap]) => {
        const { bottom } = [...document.querySelectorAll('#rows .row')]
            .find((row) => row.querySelector('.text')?.textContent === above).getBoundingClientRect();
        const { top } = document.querySelector('.row.raised').getBoundingClientRect();
        return Math.abs(top - bottom - gap) < 1;
    }"""
    # Into what stands below it, and then after that.
    for selector in (".row.drop-into", ".drop-line:not([hidden])"):
        keyboard.press("ArrowDown")
        expect(book.page.locator(selector)).to_be_visible()
        book.page.wait_for_function(hanging, arg=["The Shore", 8])
    shot(book, "reorder-keys-hanging")
    keyboard.press("Escape")
    expect(count).to_have_count(0)
    expect(book.page.locator(".row.raised")).to_have_count(0)
    book.page.wait_for_function(hanging.replace(".row.raised", "#rows .row:focus"), arg=["Foreword", 0])
    book.row("Foreword").focus()
    keyboard.press("Space")
    expect(book.page.locator(".row.raised")).to_have_count(1)
    expect(count).to_be_hidden()
    keyboard.press("Escape")


@pytest.mark.exhaustive
def test_a_lifted_heading_says_how_many_rows_it_takes_along(open_page, shot):
    book = open_page("/chapters")
    lift(book, "The Sea")
    # Three below it, and the two below one of these.
    expect(book.page.locator(".lifted-count")).to_have_text("6")
    shot(book, "reorder-heading-count")
    book.page.keyboard.press("Escape")
    book.page.mouse.up()
    expect(book.page.locator(".lifted-row")).to_have_count(0)
    lift(book, "Foreword")
    expect(book.page.locator(".lifted-count")).to_be_hidden()
    book.page.mouse.up()


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_by_a_finger_a_lifted_heading_hides_neither_its_place_nor_a_title(open_page, shot):
    book = open_page("/chapters", **PHONE)
    finger = Finger(book)
    x, y = middle(book, "The Sea")
    finger.down(x, y)
    expect(book.page.locator(".lifted-row.hanging")).to_be_visible()
    finger.move(x, middle(book, "The Shore")[1] + 20, steps=4)
    expect(book.page.locator(".drop-line:not([hidden])")).to_be_visible()
    book.page.locator(".lifted-body").evaluate("(one) => Promise.all(one.getAnimations().map((each) => each.finished))")
    card = book.page.locator(".lifted-body").bounding_box()
    assert card["y"] + card["height"] < book.page.locator(".drop-line:not([hidden])").bounding_box()["y"]
    # The rows that go along are where they were, and lie behind it as it passes.
    for title in book.page.locator("#rows .row:not(:has(.lifted)) .text").all():
        box = title.evaluate(
            "(one) => { const range = new Range(); range.selectNodeContents(one); return range.getBoundingClientRect().toJSON(); }")
        is_above = box["bottom"] < card["y"]
        # Of what goes along the edges are seen below it.
        assert is_above or card["y"] + card["height"] + 12 < box["top"], title.text_content()
    # However many rows it is, that they can't go there is seen in front of it.
    badge = book.page.locator(".lifted-count")
    expect(badge).to_have_text("6")
    finger.move(x, middle(book, "Appendix")[1], steps=4)
    expect(book.page.locator(":root.drop-refused")).to_have_count(1)
    assert badge.evaluate("(one) => getComputedStyle(one).backgroundImage") != "none"
    shot(book, "chapters-refused-phone")
    finger.up()


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("rtl", sampled([False, True]))
@pytest.mark.exhaustive
def test_a_lifted_heading_hangs_above_the_finger_wherever_that_lifted_it(open_page, shot, rtl):
    mirror = (lambda page: page.add_init_script(RIGHT_TO_LEFT)) if rtl else None
    book = open_page("/chapters", prepare=mirror, **PHONE)
    finger = Finger(book)
    row = book.row("The Sea")
    title = row.locator(".text").evaluate(
        "(one) => { const range = new Range(); range.selectNodeContents(one); return range.getBoundingClientRect().toJSON(); }")
    grip = row.locator(".accessory.reorder").bounding_box()
    line = row.bounding_box()
    for name, x in (("title", title["x"] + title["width"] / 2), ("grip", grip["x"] + grip["width"] / 2)):
        finger.down(x, middle(book, "The Sea")[1])
        expect(book.page.locator(".lifted-row.hanging")).to_be_visible()
        y = middle(book, "The Shore")[1] + 20
        finger.move(x, y, steps=4)
        expect(book.page.locator(".drop-line:not([hidden])")).to_be_visible()
        body = book.page.locator(".lifted-body")
        body.evaluate("(one) => Promise.all(one.getAnimations().map((each) => each.finished))")
        shot(book, f"chapters-lifted-by-{name}-{'rtl' if rtl else 'ltr'}")
        card = body.bounding_box()
        assert card["x"] < x < card["x"] + card["width"], name
        # Grown as it is, it is no wider than the row by more than that.
        assert line["x"] - 5 < card["x"] and card["x"] + card["width"] < line["x"] + line["width"] + 5, name
        assert card["y"] + card["height"] < min(y, book.page.locator(".drop-line:not([hidden])").bounding_box()["y"])
        # How many they are is told at its corner.
        badge = book.page.locator(".lifted-count").bounding_box()
        assert card["x"] - 20 < badge["x"] < card["x"] + card["width"], name
        book.page.keyboard.press("Escape")
        finger.up()
        wait_for_answer(book)


@pytest.mark.exhaustive
def test_what_is_dropped_into_a_closed_heading_is_told_of_with_the_heading(open_page):
    book = open_page("/chapters")
    lift(book, "Foreword")
    x, y = middle(book, "The Shore")
    book.page.mouse.move(x, y, steps=8)
    expect(book.page.locator(".row.drop-into .text")).to_have_text("The Shore")
    body = book.page.locator(".lifted-body")
    body.evaluate("(one) => Promise.all(one.getAnimations().map((each) => each.finished))")
    body.evaluate("""(one) => {
        window.widths = [];
        const look = () => {
            if (one.isConnected) requestAnimationFrame(look);
            if (one.isConnected) widths.push(one.getBoundingClientRect().width);
        };
        look();
    }""")
    book.page.mouse.up()
    expect(body).to_have_count(0)
    # It goes into the heading as small as it is, or smaller, and does not become a row over the others first.
    widths = book.page.evaluate("() => widths")
    assert max(widths) < widths[0] + 1 and min(widths) < widths[0] - 1
    expect(book.page.locator(".toast:not([inert]) span")).to_have_text("“Foreword” moved into “The Shore”")
    expect(speech(book)).to_have_text("Dropped Foreword. Into The Shore.")
    expect(book.row("Foreword")).to_have_count(0)
    # By the keyboard too, once it is lifted.
    book.row("The Sky").focus()
    for key in (" ", "ArrowUp", " "):
        book.page.keyboard.press(key)
    expect(book.page.locator(".toast:not([inert]) span")).to_have_text("“The Sky” moved into “The Shore”")
    expect(speech(book)).to_have_text("Dropped The Sky. Into The Shore.")
    # Of what only changes its place no heading is named.
    book.row("Waves").focus()
    book.page.keyboard.press("Alt+ArrowUp")
    expect(book.page.locator(".toast:not([inert]) span")).to_have_text("“Waves” moved")


@pytest.mark.exhaustive
def test_by_keys_that_move_it_at_once_a_heading_passes_what_is_closed(open_page):
    book = open_page("/chapters")
    chapters = ["Foreword", "The Shore", "The Sky", "Appendix"]
    book.row("Foreword").click()
    book.page.keyboard.press("ArrowDown")
    for key, place in (("ArrowDown", 2), ("ArrowDown", 3), ("ArrowUp", 2), ("ArrowUp", 1)):
        book.page.keyboard.press(f"Alt+{key}")
        book.page.wait_for_function(
            "(texts) => diffable.rows.filter((row) => row.level === 0).map((row) => row.text).join() === texts.join()",
            arg=[*chapters[:place], "The Sea", *chapters[place:]])
        assert book.focused_text == "The Sea"


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
    long.page.wait_for_timeout(300)
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


def test_two_visitors_of_one_list_see_each_other(open_page, shot):
    one, two = open_page("/together"), open_page("/together")
    first, second, third = days(one)["Friday"][:3]
    # A drag of one survives a drop of the other, who sees nothing of it before.
    lift(one, first)
    x, y = middle(one, third)
    one.page.mouse.move(x, y, steps=8)
    one.settle()
    assert days(two)["Friday"][:3] == [first, second, third]
    # But that somebody has it.
    note = two.row(first).locator(".held-note")
    expect(note).to_have_text("Being moved")
    assert "Being moved" in two.row(first).get_attribute("aria-label")
    expect(one.page.locator(".held-note")).to_have_count(0)
    shot(two, "reorder-held")
    moved = days(two)["Friday"][4]
    two.catch(lambda: drag_without_rest(two, moved, days(two)["Friday"][3]))
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
    assert days(one)["Friday"].index(first) > days(one)["Friday"].index(third)
    # A page that goes in mid-drag lets go.
    before = days(two)
    lift(one, first)
    x, y = middle(one, days(one)["Friday"][0])
    one.page.mouse.move(x, y, steps=4)
    one.page.close()
    two.page.wait_for_timeout(300)
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
    name, first = days(one)["Friday"][-1], days(one)["Saturday"][0]
    one.row(name).focus()
    one.page.keyboard.press("Space")
    expect(speech(one)).to_contain_text(f"Lifted {name}.")
    one.page.keyboard.press("ArrowDown")
    expect(speech(one)).to_contain_text("Position 1 of")
    count = len(days(two)["Saturday"])
    two.row(first).focus()
    two.page.keyboard.press("Alt+ArrowUp")
    expect(speech(two)).to_contain_text(f"Dropped {first}.")
    assert days(two)["Friday"][-1] == first
    # Each is told whose step it was, and can take back their own.
    messages = [page.page.locator(".toast:not([inert])") for page in (one, two)]
    # By the name that the log has.
    visitor = one.page.locator(".sidebar .secondary", has_text="Visitor").last.inner_text()
    expect(messages[0]).to_have_text(f"“{first}” moved by {visitor}")
    expect(messages[1]).to_have_text(f"“{first}” movedUndo")
    one.page.keyboard.press("Space")
    expect(speech(one)).to_have_text(f"Dropped {name}. Position 1 of {count} in Saturday.")
    one.settle()
    assert days(one)["Saturday"][0] == name and days(one)["Friday"][-1] == first
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
    assert set(days(two)["Saturday"][:2]) == {first, name}
    messages[1].get_by_role("button", name="Redo").click()
    expect(messages[0]).to_have_text(f"Redone: Move of {first} by {visitor}")
    one.settle()
    assert days(one)["Saturday"][0] == name and days(one)["Friday"][-1] == first
    # What another one moved since stays, and that is said.
    one.row(first).focus()
    one.page.keyboard.press("Alt+ArrowDown")
    expect(speech(one)).to_contain_text(f"Dropped {first}.")
    two.page.keyboard.press("Control+z")
    expect(messages[1]).to_have_text(f"“{first}” has since been moved by someone else.")


@pytest.mark.exhaustive
def test_the_log_of_a_shared_list_calls_whoever_looks_you(open_page):
    one, two = open_page("/together"), open_page("/together")
    name = days(one)["Saturday"][2]
    one.row(name).focus()
    one.page.keyboard.press("Alt+ArrowUp")
    entries = [page.page.locator("#sidebar .row").filter(has_text=f"{name} →").first for page in (one, two)]
    expect(entries[0].locator(".secondary")).to_have_text("You")
    expect(entries[1].locator(".secondary")).to_have_text(re.compile(r"^Visitor \d+$"))
    # Also after a reload, which comes back as the same visitor.
    one.page.reload()
    expect(entries[0].locator(".secondary")).to_have_text("You")


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


@pytest.mark.exhaustive
def test_what_two_visitors_moved_is_as_before_once_both_took_it_back(own, open_page):
    one, two = open_page("/together", url=own.url), open_page("/together", url=own.url)
    before = days(one)["Friday"]
    first, second, third, *rest = before
    move_down(two, second, 2)
    move_down(one, first, 3)
    assert days(one)["Friday"] == [third, rest[0], second, first, rest[1]]
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
    name = days(one)["Sunday"][0]
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
    name, other = days(one)["Sunday"][:2]
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


def drag_without_rest(list_page, text, to):
    lift(list_page, text)
    x, y = middle(list_page, to)
    list_page.page.mouse.move(x, y, steps=6)
    list_page.page.wait_for_timeout(120)
    list_page.page.mouse.up()


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", sampled([{"viewport": {"width": 390, "height": 844}}, {"color_scheme": "dark"}]))
def test_pictures_during_a_drag(open_page, shot, options):
    stops = open_page("/reorder", **options)
    lift(stops, "Old Bridge")
    x, y = middle(stops, "Cathedral")
    stops.page.mouse.move(x + 6, y + 10, steps=8)
    stops.page.wait_for_timeout(140)
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
    reminders.page.wait_for_timeout(250)
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
