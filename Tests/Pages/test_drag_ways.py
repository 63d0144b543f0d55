"""What may come in between while a row is dragged, and the ways to drag: pens, mirrored pages, forced colours, swipes."""

import pytest
from playwright.sync_api import expect

from dragging import let_go, middle
from heldmessages import HeldMessages
from reorderpage import days, drag, lift, speech, wait_for_answer
from sampling import sampled
from test_looks import open_mirrored  # noqa: F401  (fixture)
from touch import PHONE, Finger, swipe


@pytest.fixture
def stops(open_page):
    return open_page("/reorder")


@pytest.mark.chromium("only Chromium's tools have a pen")
def test_a_pen_drags_at_once(stops):
    session = stops.page.context.new_cdp_session(stops.page)

    def pen(kind, x, y, **more):
        session.send(
            "Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "pointerType": "pen", "button": "left", **more})

    x, y = middle(stops.row("Main Station"))
    _, below = middle(stops.row("Castle Hill"))
    pen("mousePressed", x, y, clickCount=1)
    pen("mouseMoved", x, y + 8, buttons=1)
    expect(stops.page.locator(".lifted-row")).to_be_visible()
    pen("mouseMoved", x, below, buttons=1)
    expect(speech(stops)).not_to_contain_text("Dropped")
    pen("mouseReleased", x, below, clickCount=1)
    wait_for_answer(stops)
    assert days(stops)["Friday"][:3] == ["Old Bridge", "Castle Hill", "Main Station"]


@pytest.mark.exhaustive
@pytest.mark.chromium("the way in to Firefox keeps the mouse in the window")
@pytest.mark.parametrize("event", sampled(["blur", "visibilitychange", "secondary"]))
def test_what_takes_the_pointer_away_lets_the_row_fly_home(stops, event):
    before = days(stops)
    lift(stops, "Old Bridge")
    # Far from the edges, where the list would run on.
    x, y = middle(stops.row("Noodle Bar"))
    stops.page.mouse.move(x, y, steps=6)
    if event == "blur":
        stops.page.evaluate("() => window.dispatchEvent(new Event('blur'))")
    elif event == "secondary":
        stops.page.mouse.down(button="right")
        stops.page.mouse.up(button="right")
    else:
        stops.page.evaluate(
            """() => {
                Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
                document.dispatchEvent(new Event('visibilitychange'));
                delete document.hidden;
            }"""
        )
    wait_for_answer(stops)
    # The pointer that is still down lifts nothing again.
    stops.page.mouse.move(x, y - 60, steps=3)
    expect(stops.page.locator(".lifted-row")).to_have_count(0)
    stops.page.mouse.up()
    assert days(stops) == before
    expect(speech(stops)).to_have_text("Old Bridge is back where it was.")
    # And the next drag is as good as the first.
    drag(stops, "Main Station", "Castle Hill")
    assert days(stops)["Friday"][:3] == ["Old Bridge", "Castle Hill", "Main Station"]


@pytest.mark.chromium("the way in to Firefox keeps the mouse in the window")
def test_a_pointer_whose_drag_was_given_up_lifts_nothing_again(stops):
    before = days(stops)
    lift(stops, "Old Bridge")
    x, y = middle(stops.row("Noodle Bar"))
    stops.page.mouse.move(x, y, steps=6)
    stops.page.keyboard.press("Escape")
    wait_for_answer(stops)
    stops.page.mouse.move(x, y - 60, steps=3)
    expect(stops.page.locator(".lifted-row")).to_have_count(0)
    stops.page.mouse.up()
    stops.wait_for_server()
    assert days(stops) == before


# Where the middle of what is lifted is seen in each picture, and that of the row itself once it is there by itself.
SEES_THE_WAY = """(name) => {
    const middle = (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
    };
    window.cards = [];
    window.rows = [];
    const look = () => {
        const body = document.querySelector('.lifted-body');
        const row = [...document.querySelectorAll('#rows .row:not(.ghost)')]
            .find((one) => one.querySelector('.text')?.textContent === name);
        if (body) cards.push(middle(body));
        if (row) rows.push(middle(row));
        if (rows.length < 3) requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize(
    ("path", "name", "options"),
    sampled([("/reorder", "Old Bridge", {}), ("/chapters", "Tides", {}),
             ("/reorder", "Old Bridge", {"reduced_motion": "reduce"})], count=2))
def test_what_is_given_up_glides_home_from_where_it_is(open_page, path, name, options):
    page = open_page(path, **options)
    _, home = middle(page.row(name))
    lift(page, name)
    x, y = middle(page.row(name))
    page.page.mouse.move(x + 40, y + 260, steps=8)
    page.wait_for_server()
    page.wait_for_rest()
    page.page.evaluate(SEES_THE_WAY, name)
    before = page.page.evaluate("() => cards[0]")
    assert before > home + 200
    page.page.keyboard.press("Escape")
    page.page.wait_for_function("() => rows.length === 3")
    cards, rows = page.page.evaluate("() => [cards, rows]")
    assert rows == pytest.approx([home] * 3, abs=1)
    if options:
        assert {round(card) for card in cards} <= {round(before), round(home)}, "nothing travels"
        return
    assert cards[-1] == pytest.approx(home, abs=3)
    steps = [one - other for one, other in zip(cards, cards[1:])]
    assert min(steps) > -1, "it turns nowhere"
    assert max(steps) < 0.6 * (before - home), "it leaps nowhere"
    assert len({round(card) for card in cards if home + 10 < card < before - 10}) > 2, "it is seen on its way"


def let_go_unanswered(open_page):
    """Old Bridge is let go over Noodle Bar, and the server has yet to say that the others make room."""
    held = HeldMessages(first="no message")
    stops = open_page("/reorder", prepare=held.begin)
    lift(stops, "Old Bridge")
    x, y = middle(stops.row("Noodle Bar"))
    held.hold()
    stops.page.mouse.move(x, y, steps=6)
    stops.page.mouse.up()
    return held, stops, x, y


def test_a_row_that_was_let_go_is_taken_up_again_where_it_is_seen(open_page):
    held, stops, x, y = let_go_unanswered(open_page)
    card = stops.page.locator(".lifted-row")
    before = card.bounding_box()
    stops.page.mouse.down()
    stops.page.mouse.move(x, y - 10, steps=2)
    after = card.bounding_box()
    assert abs(before["y"] - after["y"] - 10) < 3
    held.let_through()
    _, above = middle(stops.row("Main Station"))
    stops.page.mouse.move(x, above - 10, steps=6)
    expect(card).to_contain_text("Old Bridge")
    let_go(stops)
    stops.wait_for_server()
    assert days(stops)["Friday"][:3] == ["Old Bridge", "Main Station", "Castle Hill"]


def test_a_click_on_a_row_on_its_way_is_none_on_what_is_under_it(open_page):
    held, stops, x, y = let_go_unanswered(open_page)
    expect(stops.page.locator(".lifted-row")).to_have_count(1)
    stops.page.evaluate("() => { window.clicks = 0; document.addEventListener('click', () => { clicks += 1; }); }")
    # The click that the drop swallows is past.
    stops.page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 60))")
    stops.page.mouse.down()
    stops.page.mouse.up()
    assert stops.page.evaluate("() => clicks") == 0
    held.let_through()
    wait_for_answer(stops)
    stops.row("Main Station").click()
    assert stops.page.evaluate("() => clicks") == 1


@pytest.mark.exhaustive
def test_a_touch_that_the_system_takes_away_moves_nothing(open_page):
    stops = open_page("/reorder", **PHONE)
    before = days(stops)
    finger = Finger(stops)
    x, y = middle(stops.row("Main Station"))
    finger.down(x, y)
    expect(stops.page.locator(".lifted-row.up")).to_be_visible()
    finger.move(x, y + 120)
    finger.dispatch("touchCancel", [])
    wait_for_answer(stops)
    assert days(stops) == before
    expect(speech(stops)).to_have_text("Main Station is back where it was.")


@pytest.mark.exhaustive
@pytest.mark.motion
def test_on_a_mirrored_page_aside_means_the_other_way(open_mirrored, shot):  # noqa: F811
    book = open_mirrored("/chapters")
    lift(book, "Foreword")
    x, y = middle(book.row("Waves"))
    line = "document.querySelector('#rows .drop-line').getBoundingClientRect()"
    # Below the last child of a parent: towards where lines end is a level deeper.
    book.page.mouse.move(x + 24, y + 16, steps=5)
    book.page.wait_for_function(f"() => {line}.width > 0")
    book.settle()
    shallow = book.page.evaluate(f"() => [{line}.left, {line}.width]")
    book.page.mouse.move(x - 48, y + 16, steps=5)
    book.page.wait_for_function(f"(width) => {line}.width < width - 8", arg=shallow[1])
    assert book.page.evaluate(f"() => {line}.left") == shallow[0], "the line ends where lines of text end"
    book.page.wait_for_function(BESIDE, arg=[x - 48, "right"])
    shot(book, "reorder-mirrored")
    book.page.mouse.up()
    wait_for_answer(book)
    assert ["Foreword", 1] in book.page.evaluate("() => diffable.rows.map((row) => [row.text, row.level])")


@pytest.mark.exhaustive
def test_the_line_of_a_drop_keeps_off_the_round_corners_of_a_group(open_page, shot):
    book = open_page("/chapters")
    lift(book, "The Shore")
    end = book.page.locator("#rows .row:not(.leaving)").evaluate_all(
        "(rows) => rows.map((row) => row.getBoundingClientRect()).map(({ right, top, bottom }) => [right, top, bottom])")
    right, y = end[0][0], min(one[1] for one in end) + 2
    book.page.mouse.move(middle(book.row("Foreword"))[0], y, steps=8)
    line = book.page.locator("#rows .drop-line:not([hidden])")
    expect(line).to_be_visible()
    book.settle()
    box = line.bounding_box()
    assert box["width"] > 200 and box["x"] + box["width"] <= right - 12
    shot(book, "drop-line-first")
    book.page.keyboard.press("Escape")
    book.page.mouse.up()


# The edge of what is lifted that is next to the pointer.
BESIDE = """([x, edge]) => Math.abs(Math.abs(
    document.querySelector('.lifted-body').getBoundingClientRect()[edge] - x) - 12) < 6"""


WATCH_BLOCK = """(names) => {
    const rows = () => names.map((name) => [...document.querySelectorAll('#rows .row')]
        .find((row) => row.querySelector('.text')?.textContent === name));
    const top = (element) => element.getBoundingClientRect().top;
    window.frames = [];
    const look = () => {
        const [head, ...others] = rows();
        const likeness = document.querySelector('.lifted-body > .face');
        const first = likeness ?? head;
        const making = [...document.querySelectorAll('#rows .row.moving')].filter((row) => !others.includes(row) && row !== head);
        window.frames.push({ first: top(first), left: others[0].getBoundingClientRect().left, tops: others.map(top),
            isOver: making.some((row) => {
                const { left, top, width, height } = row.getBoundingClientRect();
                const uppermost = document.elementsFromPoint(left + width / 2, top + height / 2).find((one) => one.closest('.row'));
                return others.some((other) => other.contains(uppermost));
            }), isAnswered: !document.querySelector('.face.lifted') });
        window.watching = requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.exhaustive
@pytest.mark.motion
def test_in_an_outline_what_is_let_go_settles_with_all_that_hangs_under_it(open_page, shot):
    book = open_page("/chapters")
    block = ["The Sea", "Tides", "Spring Tides", "Neap Tides", "Currents", "Waves"]
    lift(book, "The Sea")
    x, y = middle(book.row("The Sky"))
    book.page.mouse.move(x, y + 18, steps=8)
    expect(book.page.locator("#rows .drop-line")).to_be_visible()
    # What hangs beside the pointer is its name, wherever that goes.
    likeness = book.page.locator(".lifted-body > .face")
    expect(book.page.locator(".lifted-row.hanging")).to_be_visible()
    expect(likeness.locator(".accessory").first).to_be_hidden()
    expect(book.page.locator(".lifted-count")).to_have_text("6")
    for aside in (-200, 60):
        book.page.mouse.move(x + aside, y + 18)
        book.page.wait_for_function(BESIDE, arg=[x + aside, "left"])
    assert likeness.bounding_box()["width"] < 200
    book.settle()
    shot(book, "reorder-hanging")
    book.page.evaluate(WATCH_BLOCK, block)
    book.page.mouse.up()
    wait_for_answer(book)
    book.settle()
    frames = book.page.evaluate("() => { cancelAnimationFrame(window.watching); return window.frames; }")
    settling = [frame for frame in frames if frame["isAnswered"]]
    assert len({round(frame["first"]) for frame in settling}) > 3, "it is seen on its way"
    assert len({round(frame["left"]) for frame in frames}) == 1, "nothing leaves the list aside"
    places = [settling[-1]["first"] + 44 * (index + 1) for index in range(5)]
    for frame in settling:
        assert frame["tops"] == pytest.approx(places, abs=1), "what hangs under it is where it belongs"
        assert not frame["isOver"], "behind the rows that make room"
    assert book.page.evaluate("() => diffable.rows.map((row) => row.text)").index("The Sea") == 3


def test_in_an_outline_alt_and_arrows_to_the_sides_move_a_row_in_and_out(open_page):
    book = open_page("/chapters")
    levels = lambda: dict(book.page.evaluate("() => diffable.rows.map((row) => [row.text, row.level])"))
    book.row("Currents").focus()
    # Into the row above it, and out again.
    for key, level in (("Alt+ArrowRight", 2), ("Alt+ArrowLeft", 1), ("Alt+ArrowLeft", 0)):
        book.page.keyboard.press(key)
        book.page.wait_for_function("(level) => diffable.rows.find((row) => row.text === 'Currents').level === level", arg=level)
        assert book.focused_text == "Currents"
    assert levels()["Waves"] == 1, "its sister stays"
    assert book.page.url.split("?")[0].endswith("/chapters"), "the browser does not go back"


@pytest.mark.exhaustive
def test_alt_and_arrows_pressed_in_quick_succession_each_move_the_row(open_page):
    stops = open_page("/reorder")
    stops.row("Main Station").focus()
    for _ in range(4):
        stops.page.keyboard.press("Alt+ArrowDown")
    stops.page.wait_for_function("() => diffable.rows[5].text === 'Main Station'")
    assert stops.focused_text == "Main Station"


@pytest.mark.exhaustive
def test_a_row_follows_the_pointer_on_a_mirrored_page(open_mirrored):  # noqa: F811
    stops = open_mirrored("/reorder")
    drag(stops, "Main Station", "Castle Hill")
    assert days(stops)["Friday"][:3] == ["Old Bridge", "Castle Hill", "Main Station"]


@pytest.mark.exhaustive
def test_with_forced_colours_what_is_lifted_has_an_outline(open_page, shot):
    stops = open_page("/reorder", forced_colors="active")
    lift(stops, "Main Station")
    style = stops.page.locator(".lifted-body > .face").evaluate(
        "(one) => [getComputedStyle(one).outlineStyle, getComputedStyle(one).outlineWidth]")
    assert style == ["solid", "3px"]
    shot(stops, "reorder-forced")
    stops.page.keyboard.press("Escape")
    stops.page.mouse.up()
    wait_for_answer(stops)
    book = open_page("/chapters", forced_colors="active")
    lift(book, "Foreword")
    x, y = middle(book.row("The Shore"))
    book.page.mouse.move(x, y, steps=5)
    into = book.page.locator(".row.drop-into > .face")
    expect(into).to_be_visible()
    assert into.evaluate("(one) => getComputedStyle(one).outlineStyle") == "solid"
    book.page.mouse.up()


@pytest.mark.exhaustive
def test_a_row_dragged_out_of_its_menu_goes_on_however_late_the_server_says_that_it_was_back(open_page):
    late = HeldMessages('"cancelled"')
    reminders = open_page("/reminders", prepare=late.begin, **PHONE)
    first, second, third = [text for text in reminders.texts() if text != "Today"][:3]
    finger = Finger(reminders)
    x, y = middle(reminders.row(first))
    _, below = middle(reminders.row(third))
    finger.down(x, y)
    expect(reminders.page.get_by_role("menu")).to_be_visible()
    reminders.wait_until(lambda: late.texts)
    finger.move(x, below - 30)
    late.let_through()
    reminders.wait_for_server()
    finger.move(x, below + 8)
    finger.up()
    wait_for_answer(reminders)
    assert [text for text in reminders.texts() if text != "Today"][:3] == [second, third, first]


@pytest.mark.exhaustive
def test_a_row_is_swiped_and_dragged(open_page):
    reminders = open_page("/reminders", **PHONE)
    first, second, third = [text for text in reminders.texts() if text != "Today"][:3]
    swipe(reminders, reminders.row(first), -120)
    delete = reminders.page.get_by_role("button", name="Delete", exact=True)
    expect(delete).to_be_visible()
    # A long press on the open row drags it, and its actions are gone. Where it is long, the row's menu has opened.
    finger = Finger(reminders)
    _, y = middle(reminders.row(first))
    _, below = middle(reminders.row(third))
    finger.down(120, y)
    expect(reminders.page.locator(".lifted-row.up")).to_be_visible()
    finger.move(120, below + 8)
    finger.up()
    wait_for_answer(reminders)
    expect(delete).to_have_count(0)
    assert [text for text in reminders.texts() if text != "Today"][:3] == [second, third, first]
    # What goes sideways at once is a swipe as before, and lifts nothing.
    swipe(reminders, reminders.row(first), -120)
    expect(delete).to_be_visible()
    expect(reminders.page.locator(".lifted-row")).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.chromium("only Chromium's tools slow a motion down")
def test_what_fades_in_its_flight_takes_no_other_row_from_the_hand(stops):
    """Found by a random visit of /chapters: what had faded with its row ended the drag that was begun meanwhile."""
    stops.play(0.1)
    lift(stops, "Main Station")
    stops.page.mouse.move(400, 500, steps=4)
    stops.page.evaluate("""() => {
        const { rows } = diffable.collection;
        const look = () => {
            if (!document.querySelector('.lifted-row.settling')) return requestAnimationFrame(look);
            const [key, row] = [...rows].find(([, row]) => row.content?.text === 'Main Station');
            rows.delete(key);
            window.bringBack = () => rows.set(key, row);
        };
        look();
    }""")
    stops.page.mouse.up()
    stops.page.wait_for_function("() => window.bringBack !== undefined")
    lift(stops, "Old Bridge")
    # A tenth as fast, the fading takes two seconds.
    stops.page.evaluate("() => new Promise((done) => setTimeout(done, 2500))")
    stops.page.evaluate("() => window.bringBack()")
    expect(stops.page.locator(".lifted-row")).to_contain_text("Old Bridge", timeout=1000)
    stops.page.keyboard.press("Escape")
    stops.page.mouse.up()
