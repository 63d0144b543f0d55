"""Connections that break, and pages beside each other."""

import json
import re

import pytest
from playwright.sync_api import expect

from heldmessages import HeldMessages
from listpage import payment


class Traffic:
    """The messages that a page receives."""

    def __init__(self):
        self.received = []

    def watch(self, page):
        page.on("websocket", lambda socket: socket.on("framereceived", self.add))

    def add(self, frame):
        self.received.append(json.loads(frame))

    def of(self, kind):
        return [message for message in self.received if message["type"] == kind]


REFUSE = """for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError'); } });
}"""


@pytest.mark.exhaustive
def test_a_browser_that_keeps_nothing_shows_all_the_same(open_page):
    page = open_page("/wifi", prepare=lambda page: page.add_init_script(REFUSE))
    page.page.reload()
    page.wait_for_rows()
    page.page.goto(page.page.url.removesuffix("/wifi"))
    page.page.get_by_role("link", name=re.compile("Wi-Fi")).press("Enter")
    page.wait_for_rows()


@pytest.mark.exhaustive
def test_a_page_passes_over_a_message_of_a_type_that_it_does_not_know(open_page):
    sockets = []

    def connect(page):
        def route(socket):
            socket.connect_to_server()
            sockets.append(socket)

        page.route_web_socket("**/mountains", route)

    mountains = open_page("/mountains", prepare=connect)
    sockets[0].send(json.dumps({"type": "later", "number": 1}))
    mountains.search.fill("mont b")
    mountains.wait_for_status("2 mountains")
    assert len(sockets) == 1, "it is still connected"


@pytest.mark.chromium("Firefox's protocol tells of no messages of sockets")
def test_a_broken_connection_comes_back_with_a_difference(open_page):
    traffic = Traffic()
    mountains = open_page("/mountains", prepare=traffic.watch)
    mountains.search.fill("mont")
    mountains.wait_for_status("13 mountains")
    mountains.settle()
    version = mountains.page.evaluate("() => diffable.version")
    mark = mountains.row("Mont Blanc").evaluate_handle("(element) => element")
    traffic.received.clear()
    mountains.page.evaluate("() => diffable.disconnect()")
    mountains.search.fill("mont b")
    mountains.wait_for_status("2 mountains")
    mountains.settle()
    assert mountains.texts() == ["Mont Blanc", "Mont Blanc du Tacul"]
    assert traffic.of("welcome")[0]["resumed"] is True
    bases = [message["view"]["base"] for message in traffic.of("update") if "view" in message]
    assert bases and bases[0] == version
    assert mark.evaluate("(element) => element.isConnected"), "the row was kept, not made anew"


# A machine that sleeps: no timer comes due, and once it wakes up the clock says how long that was.
SLEEP = """() => {
    window.setTimer = setTimeout;
    window.setTimeout = () => 0;
    diffable.disconnect();
    return diffable.isConnected;
}"""
WAKE_UP = """() => {
    window.setTimeout = setTimer;
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
}"""


@pytest.mark.exhaustive
def test_a_page_whose_machine_slept_waits_for_no_attempt(open_page):
    page = open_page("/mountains").page
    assert page.evaluate(SLEEP) is False
    page.evaluate(WAKE_UP)
    page.wait_for_function("() => diffable.isConnected")


@pytest.mark.chromium("Firefox's protocol tells of no messages of sockets")
@pytest.mark.exhaustive
def test_the_next_row_is_written_on_after_a_break(open_page):
    sent = []
    reminders = open_page("/reminders", prepare=lambda page: page.on("websocket", lambda socket: socket.on(
        "framesent", lambda frame: sent.append(json.loads(frame)["type"]))))
    reminders.button("New Reminder").click()
    field = reminders.page.locator(".text-field:not([readonly])")
    expect(field).to_be_focused()
    field.fill("First")
    sent.clear()
    reminders.page.evaluate("() => diffable.disconnect()")
    field.press("Enter")
    reminders.page.keyboard.type("Second")
    expect(reminders.row("First")).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_value("Second")
    # Where the focus was is told first: told after the text, it would be where the user went instead of the next row.
    assert sent.index("focus") < sent.index("edit")


def test_two_pages_have_screens_of_their_own(open_page):
    one, other = open_page("/mountains"), open_page("/mountains")
    one.search.fill("everest")
    one.wait_for_status("1 mountain")
    expect(other.status).to_have_text("500 mountains")
    assert other.search.input_value() == ""
    other.search.fill("k2")
    other.wait_for_status("1 mountain")
    other.settle()
    assert (one.texts(), other.texts()) == (["Mount Everest"], ["K2"])


def test_a_shared_screen_is_followed_by_all_pages_each_at_its_own_place(open_page):
    top, end = open_page("/million"), open_page("/million")
    # Whoever comes first sees a hundred while the others are made.
    expect(end.status).to_have_text(re.compile(r"^1,000,\d{3} rows$"), timeout=30_000)
    end.page.evaluate("() => diffable.viewport.scrollTo(Infinity)")
    expect(end.row(payment(1_000_000))).to_be_visible()
    # Without what a message covers: the end is lifted above it.
    def place_of_end():
        return end.page.evaluate("() => diffable.viewport.y - diffable.viewport.room")

    place = place_of_end()
    top.button("Insert at Top").click()
    for page in (top, end):
        # The first edit of a million rows takes its time in a debug build.
        page.wait_for_status("1,000,001 rows", timeout=30_000)
        page.settle()
    new, former = top.visible_texts()[:2]
    assert new in [payment(1_000_001 + more) for more in range(40)] and former == payment(1)
    # What the other page reads stays where it is.
    assert (top.y, place_of_end()) == (0, place + 60)
    assert end.visible_texts()[-1] == payment(1_000_000)
    end.button("Remove First").click()
    for page in (top, end):
        page.wait_for_status("1,000,000 rows")
        page.settle()
    assert top.visible_texts()[0] == payment(1)
    assert (top.y, place_of_end()) == (0, place)
    assert end.visible_texts()[-1] == payment(1_000_000)


@pytest.mark.motion
@pytest.mark.exhaustive
def test_a_page_that_draws_nothing_leaves_no_rows_behind(open_page):
    mountains = open_page("/mountains")
    mountains.page.evaluate(
        """() => {
            Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
            document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    for letters in ["a", "ab", "", "mo", "everest"]:
        mountains.search.fill(letters)
    mountains.wait_for_status("1 mountain")
    mountains.page.wait_for_function("() => document.querySelectorAll('.row').length === 1")
    assert mountains.page.evaluate("() => document.getAnimations().filter((one) => one.effect.target.closest('.row')).length") == 0


@pytest.mark.exhaustive
def test_a_window_that_changes_while_the_page_connects_is_filled(open_page):
    held = HeldMessages()
    # Its bar is as high without what the server tells as with it.
    emoji = open_page("/emoji", prepare=held.begin, expect=False)
    page = emoji.page
    page.wait_for_function("() => window.diffable?.viewport.width > 700")
    # The page has said how wide it is, and has no answer yet.
    emoji.wait_until(lambda: any('"welcome"' in text for text in held.texts))
    page.set_viewport_size({"width": 900, "height": 800})
    page.wait_for_function("() => diffable.viewport.width < 900")
    held.let_through()
    emoji.wait_for_rows()
    page.wait_for_function(
        "() => diffable.rows.some(({ text, frame }) => text === 'Nature' && frame[0] + frame[2] < diffable.viewport.width)"
    )
