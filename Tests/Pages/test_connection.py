"""Connections that break, servers that restart, pages beside each other."""

import contextlib
import json
import re
import signal

import pytest
from conftest import Gallery
from playwright.sync_api import expect
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


def test_while_the_first_rows_are_on_their_way_lines_stand_in_for_them(open_page):
    held = []
    is_held = True

    def hold(page):
        def route(socket):
            server = socket.connect_to_server()
            # The server may say more only after what was held is let go.
            server.on_message(lambda message: held.append((socket, message)) if is_held else socket.send(message))

        page.route_web_socket("**/mountains", route)

    mountains = open_page("/mountains", prepare=hold, expect=False)
    skeleton = mountains.page.locator("#root .skeleton")
    expect(skeleton).to_be_visible()
    expect(mountains.page.locator("[aria-busy='true']").first).to_be_attached()
    is_held = False
    for socket, message in held:
        socket.send(message)
    mountains.wait_for_rows()
    expect(skeleton).to_be_hidden()


ROWS_AT_ITS_END = """() => {
    const skeleton = document.querySelector('#root .skeleton');
    new MutationObserver((_, observer) => {
        window.rowsAtItsEnd = document.querySelectorAll('#rows .row').length;
        observer.disconnect();
    }).observe(skeleton, { attributeFilter: ['hidden'] });
}"""


def test_lines_stand_in_for_rows_also_while_the_script_of_the_page_is_on_its_way(open_page):
    seen = []

    def look(page):
        def held(route):
            # Where they are to come, in a group's ground each, below the bar's title.
            expect(page.locator("#root .skeleton > .item").nth(3)).to_be_visible()
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            page.evaluate(ROWS_AT_ITS_END)
            seen.append(page.locator("#root .skeleton > .item").first.bounding_box())
            route.continue_()

        page.route("**/main.all.js", held)

    mountains = open_page("/mountains", prepare=look)
    assert len(seen) == 1
    expect(mountains.page.locator("#root .skeleton")).to_be_hidden()
    assert mountains.page.evaluate("() => window.rowsAtItsEnd") > 0
    mountains.settle()
    row = mountains.page.locator("#rows .row").first.bounding_box()
    assert [seen[0][side] for side in ("x", "y", "width")] == pytest.approx([row[side] for side in ("x", "y", "width")], abs=4)


def test_the_files_of_a_page_come_compressed(open_page):
    page = open_page("/inbox").page
    sizes = page.evaluate("""() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('.all.'))
        .map(({ encodedBodySize, decodedBodySize }) => [encodedBodySize, decodedBodySize])""")
    sent, read = (sum(size) for size in zip(*sizes, strict=True))
    assert len(sizes) == 3 and sent < 200_000 and sent < read / 2


def without_its_script(page):
    page.route("**/main.all.js", lambda route: route.fulfill(body="", content_type="text/javascript"))


COLUMNS = """() => [...document.querySelectorAll('.screen:not(.covered) > .bar, .screen:not(.covered) > .detail-place, '
        + '.screen:not(.covered) > .panes > :is(.main-pane, .sidebar)')].map((one) => [one.className.split(' ')[0], one.getBoundingClientRect()])
    .filter(([, { width }]) => width > 0).map(([name, { x, width }]) => [name, x, width]).sort()"""


@pytest.mark.parametrize(("path", "second"), [("/inbox", "detail-place"), ("/reorder", "sidebar")])
def test_both_columns_of_a_page_have_their_places_before_its_script_has_come(open_page, path, second):
    early = open_page(path, expect=False, prepare=without_its_script).page
    expect(early.get_by_role("heading", level=1)).to_be_visible()
    first = early.evaluate(COLUMNS)
    assert second in [name for name, *_ in first]
    page = open_page(path)
    if second == "sidebar":
        expect(page.page.locator(".sidebar .row").first).to_be_visible()
    page.settle()
    assert first == [[name, pytest.approx(x, abs=1), pytest.approx(width, abs=1)] for name, x, width in page.page.evaluate(COLUMNS)]


def test_a_letter_that_a_telephone_opens_is_seen_before_the_script_of_its_page_has_come(open_page):
    phone = {"viewport": {"width": 390, "height": 844}}
    titles = """() => [...document.querySelectorAll('.screen h1')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => [one.textContent, one.getBoundingClientRect().y])"""
    early = open_page("/inbox/1", expect=False, prepare=without_its_script, **phone).page
    expect(early.locator(".ahead .skeleton > span").first).to_be_visible()
    first = early.evaluate(titles)
    assert [title for title, _ in first] == [early.title()] != ["Inbox"]
    page = open_page("/inbox/1", expect=False, **phone).page
    expect(page.locator(".presented .row").first).to_be_visible()
    assert page.evaluate(titles) == [[title, pytest.approx(y, abs=4)] for title, y in first]
    expect(page.locator(".ahead")).to_have_count(0)
    # The way back leads to the list also while nothing else can be done.
    early.get_by_role("link", name="Back to Inbox").click()
    assert early.url.endswith("/inbox")


def test_a_wide_window_has_an_empty_place_for_a_letter_that_is_on_its_way(open_page):
    page = open_page("/inbox/1", expect=False, prepare=without_its_script).page
    expect(page.get_by_role("heading", level=1)).to_have_text("Inbox")
    expect(page.locator(".detail-place")).to_be_visible()
    expect(page.locator(".ahead")).to_be_hidden()


@pytest.mark.exhaustive
def test_a_page_whose_letter_is_not_there_any_more_shows_its_list(open_page):
    elsewhere = "if (location.pathname === '/inbox/1') history.replaceState(null, '', '/inbox')"
    page = open_page("/inbox/1", prepare=lambda page: page.add_init_script(elsewhere), viewport={"width": 390, "height": 844}).page
    expect(page.get_by_role("heading", level=1)).to_have_text("Inbox")
    expect(page.locator(".ahead")).to_have_count(0)


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


@pytest.mark.exhaustive
def test_a_place_within_a_page_looks_like_itself_before_it_is_connected(open_page):
    page = open_page(
        "/catalogue/grid", expect=False, prepare=lambda page: page.route_web_socket("**", lambda socket: None)
    ).page
    expect(page.locator("#root .skeleton > .item")).not_to_have_count(0)
    # As its tiles are.
    expect(page.locator("#root .skeleton > .item").first).to_have_css("border-radius", "0px")
    expect(page.get_by_role("heading", level=1)).to_have_text("Grid")
    expect(page.get_by_role("searchbox")).to_have_count(0)
    expect(page.get_by_role("button", name="Code")).to_be_visible()
    expect(page.locator(".code-pane")).to_contain_text("GridScreen")
    assert page.title() == "Grid"
    # It is called as it calls itself, whatever the list of all pages says.
    page.goto(page.url.replace("/catalogue/grid", "/wifi"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Wi-Fi")


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


CLOCK = """const now = performance.now.bind(performance);
    let asleep = 0;
    performance.now = () => now() + asleep;
    window.sleep = (time) => { asleep += time; };"""


@pytest.mark.exhaustive
def test_a_page_whose_machine_slept_waits_for_no_attempt(open_page):
    attempts = []
    refuses = False

    def connect(page):
        def route(socket):
            attempts.append(socket)
            if not refuses:
                socket.connect_to_server()

        page.add_init_script(CLOCK)
        page.route_web_socket("**/mountains", route)

    page = open_page("/mountains", prepare=connect).page
    refuses = True
    page.evaluate("() => diffable.disconnect()")
    for number in range(1, 5):
        for _ in range(200):
            if len(attempts) > number:
                break
            page.wait_for_timeout(20)
        attempts[number].close()
    # The next one follows in 2.4 seconds at least.
    refuses = False
    page.evaluate("sleep(60_000)")
    page.wait_for_function("() => diffable.isConnected", timeout=2_000)
    assert len(attempts) == 6


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


def test_a_restarted_server_is_found_again_and_what_was_typed_stays(open_page):
    first = Gallery("--port", "0")
    mountains = open_page("/mountains", url=first.url)
    mountains.search.fill("mont b")
    mountains.wait_for_status("2 mountains")
    first.end(signal.SIGKILL)
    note = mountains.page.get_by_text("Reconnecting…")
    expect(note).to_be_visible()
    second = Gallery("--port", str(first.port))
    try:
        expect(note).to_be_hidden(timeout=10_000)
        mountains.wait_for_status("2 mountains")
        mountains.settle()
        assert mountains.texts() == ["Mont Blanc", "Mont Blanc du Tacul"]
        assert mountains.search.input_value() == "mont b"
        mountains.search.fill("k2")
        mountains.wait_for_status("1 mountain")
    finally:
        assert second.end() == 0


@pytest.mark.exhaustive
def test_a_page_keeps_its_place_over_a_restart(open_page):
    first = Gallery("--port", "0")
    mountains = open_page("/mountains", url=first.url)
    mountains.page.evaluate("() => diffable.viewport.scrollTo(5000)")
    mountains.page.wait_for_function("() => diffable.rows.some((row) => row.frame[1] > 5700)")
    first.end(signal.SIGKILL)
    second = Gallery("--port", str(first.port))
    try:
        mountains.page.wait_for_function("() => !diffable.isConnected")
        mountains.page.wait_for_function("() => diffable.isConnected")
        mountains.settle()
        assert mountains.y == 5000
        assert len(mountains.visible_texts()) >= 24
    finally:
        second.end()


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
    held, sockets, is_held = [], [], [True]

    def hold(page):
        def route(socket):
            server = socket.connect_to_server()
            server.on_message(lambda message: held.append(message) if is_held[0] else socket.send(message))
            sockets.append(socket)

        page.route_web_socket("**", route)

    # Its bar is as high without what the server tells as with it.
    emoji = open_page("/emoji", prepare=hold, expect=False)
    page = emoji.page
    page.wait_for_function("() => window.diffable?.viewport.width > 700")
    # The page has said how wide it is, and has no answer yet.
    emoji.wait_until(lambda: any('"welcome"' in message for message in held))
    page.set_viewport_size({"width": 900, "height": 800})
    page.wait_for_function("() => diffable.viewport.width < 900")
    for message in held:
        sockets[0].send(message)
    is_held[0] = False
    emoji.wait_for_rows()
    page.wait_for_function(
        "() => diffable.rows.some(({ text, frame }) => text === 'Nature' && frame[0] + frame[2] < diffable.viewport.width)"
    )


@contextlib.contextmanager
def restarted(first):
    """Ends a server as a crash does, and starts another one in its place."""
    first.end(signal.SIGKILL)
    second = Gallery("--port", str(first.port))
    try:
        yield second
    finally:
        assert second.end() == 0


def test_the_screen_in_front_stays_where_it_is_when_the_server_is_started_again(open_page):
    first = Gallery("--port", "0")
    # Another visit before this one: the next server has other names for the screens.
    open_page("/mountains/Lhotse", url=first.url, expect=False).page.wait_for_function("() => diffable.topRows.length > 0")
    page = open_page("/mountains/K2", url=first.url, expect=False).page
    page.wait_for_function("() => diffable.topRows.length > 0")
    page.evaluate("""() => {
      window.screens = [...document.querySelectorAll('.screen')];
      window.seen = { moved: 0, empty: 0 };
      const look = () => {
        if (screens[1].getAnimations().length > 0 || screens[1].getBoundingClientRect().x !== 0) seen.moved += 1;
        if (!screens[1].isConnected || diffable.topRows.length === 0) seen.empty += 1;
        requestAnimationFrame(look);
      };
      look();
    }""")
    with restarted(first):
        page.wait_for_function("() => !diffable.isConnected")
        page.wait_for_function("() => diffable.isConnected")
        expect(page.get_by_text("The server was started again.")).to_be_visible()
        expect(page.get_by_role("heading", level=1, name="K2")).to_be_visible()
        assert page.evaluate("() => [...document.querySelectorAll('.screen')].every((one, index) => one === screens[index])")
        assert page.evaluate("() => seen") == {"moved": 0, "empty": 0}
        # The new server knows it by its own name.
        page.get_by_role("button", name="Back to").click()
        expect(page.get_by_role("heading", level=1, name="Mountain Search")).to_be_visible()


def call_otherwise(socket):
    """Calls controls as a server does that made two others before them."""
    server = socket.connect_to_server()

    def tell(text):
        message = json.loads(text)
        for screen in [message, *message.get("presented", [])]:
            for control in screen.get("screen", {}).get("controls", []):
                control["id"] += 2
        socket.send(json.dumps(message))

    def ask(text):
        event = json.loads(text)
        if "control" in event:
            event["control"] -= 2
        server.send(json.dumps(event))

    server.on_message(tell)
    socket.on_message(ask)


@pytest.mark.exhaustive
def test_what_was_written_stays_where_the_server_is_started_again(open_page):
    first = Gallery("--port", "0")
    ways, held = [call_otherwise], []

    def route(socket):
        if ways:
            return ways.pop()(socket)
        # What the next server calls the controls is known a moment later.
        held.append([])
        socket.connect_to_server().on_message(
            lambda text: held[-1].append((socket, text)) if held and '"type":"update"' in text else socket.send(text))

    page = open_page("/inbox/29/reply", url=first.url, expect=False, prepare=lambda page: page.route_web_socket("**", route)).page
    message = page.get_by_role("textbox", name="Message")
    message.fill("Dear all,")
    expect(page.get_by_role("button", name="Send")).to_be_enabled()
    page.wait_for_url("**/reply")
    with restarted(first):
        # What was in memory only is said to be gone.
        expect(page.get_by_text("The server was started again. What was not saved is gone.")).to_be_visible()
        message.press_sequentially(" see")
        for socket, text in [one for messages in held for one in messages]:
            socket.send(text)
        held.clear()
        expect(page.get_by_role("textbox", name="Subject")).to_have_value("Re: Question no. 29")
        expect(message).to_have_value("Dear all, see")
        expect(message).to_be_focused()
        # The new server has it, too.
        expect(page.get_by_role("button", name="Send")).to_be_enabled()
        message.press_sequentially(" you.")
        expect(message).to_have_value("Dear all, see you.")


def typed_name(open_page, server):
    """A page on which another name was typed for "Pack a hat" and not given yet, and the field that it stands in."""
    reminders = open_page("/reminders", url=server.url)
    reminders.row("Pack a hat").focus()
    reminders.page.keyboard.press("F2")
    field = reminders.page.locator(".text-field")
    field.fill("Pack two hats")
    return reminders, field


@pytest.mark.exhaustive
def test_a_name_that_is_typed_stays_where_the_server_is_started_again(open_page):
    first = Gallery("--port", "0")
    reminders, field = typed_name(open_page, first)
    with restarted(first):
        expect(reminders.page.get_by_text("The server was started again.")).to_be_visible()
        expect(field).to_have_value("Pack two hats")
        expect(field).to_be_focused()
        # No row has the name before it is given.
        expect(reminders.row("Pack a hat")).to_have_count(1)
        field.press("Enter")
        expect(reminders.row("Pack two hats")).to_be_visible()


@pytest.mark.exhaustive
def test_a_name_that_is_given_without_a_server_stands_in_its_field_again_once_there_is_another(open_page):
    first = Gallery("--port", "0")
    reminders, field = typed_name(open_page, first)
    first.end(signal.SIGKILL)
    expect(reminders.page.get_by_text("Not connected.")).to_be_visible()
    field.press("Enter")
    # Meanwhile it is seen and told that nobody has it.
    expect(field).to_have_css("opacity", "0.5")
    expect(reminders.page.locator("#speech")).to_have_text("Pack two hats: not saved yet.")
    with restarted(first):
        expect(reminders.page.get_by_text("What you did last was not done.")).to_be_visible()
        expect(field).to_have_value("Pack two hats")
        expect(field).to_be_focused()
        expect(field).to_have_css("opacity", "1")
        field.press("Enter")
        expect(reminders.row("Pack two hats")).to_be_visible()
        expect(field).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("is_given", [True, False])
def test_what_was_written_into_a_new_row_without_a_server_stands_in_the_next_one(open_page, is_given):
    first = Gallery("--port", "0")
    reminders = open_page("/reminders", url=first.url)
    reminders.button("New Reminder").click()
    field = reminders.page.locator(".text-field")
    field.fill("Buy milk")
    first.end(signal.SIGKILL)
    expect(reminders.page.get_by_text("Not connected.")).to_be_visible()
    if is_given:
        field.press("Enter")
        expect(reminders.page.locator("#speech")).to_have_text("Buy milk: not saved yet.")
    with restarted(first):
        reminders.wait_for_rows()
        expect(field).to_have_count(0)
        reminders.button("New Reminder").click()
        expect(field).to_have_value("Buy milk")
        field.press("Enter")
        expect(reminders.row("Buy milk")).to_have_count(1)
        # Once.
        expect(field).to_have_value("")


@pytest.mark.exhaustive
def test_a_search_that_a_program_left_takes_no_focus_from_a_server_that_is_started_again(open_page):
    first = Gallery("--port", "0")
    toolbar = open_page("/catalogue/toolbar", url=first.url, expect=False)
    page, field = toolbar.page, toolbar.page.get_by_role("searchbox")
    toolbar.button("Find").click()
    expect(field).to_be_focused()
    page.keyboard.press("Enter")
    expect(field).not_to_be_focused()
    toolbar.button("Turn Round").click()
    page.wait_for_function("() => JSON.stringify(diffable.topRows[0] ?? '').includes('Neptune')")
    with restarted(first):
        page.wait_for_function("() => JSON.stringify(diffable.topRows[0] ?? '').includes('Mercury')")
        # What takes the focus does so in the next picture.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        expect(field).not_to_be_focused()


@pytest.mark.exhaustive
def test_what_was_scrolled_to_without_a_server_stays_once_there_is_another(open_page):
    first = Gallery("--port", "0")
    letters = open_page("/letters", url=first.url)
    letters.page.evaluate("() => diffable.viewport.scrollTo(3000)")
    letters.page.wait_for_url("**at=*")
    first.end(signal.SIGKILL)
    expect(letters.page.get_by_text("Not connected.")).to_be_visible()
    letters.page.evaluate("() => diffable.viewport.scrollTo(12000)")
    with restarted(first):
        # The page has rows all the while, and these once the server has sent them.
        letters.page.wait_for_function(
            "() => diffable.isConnected && diffable.rows.some(({ frame }) => Math.abs(frame[1] - diffable.viewport.y) < 100)")
        letters.settle()
        assert abs(letters.y - 12000) < 100
        assert letters.visible_texts()


@pytest.mark.exhaustive
def test_what_is_kept_goes_by_its_program_and_what_a_screen_has_no_more_goes(open_page):
    names = ["favorites", "K2", "former", "x"]

    def route(socket):
        server = socket.connect_to_server()

        def change(text):
            message = json.loads(text)
            if "kept" in message.get("screen", {}):
                message["screen"]["kept"] = names
            socket.send(json.dumps(message))

        server.on_message(change)

    mountains = open_page("/mountains", prepare=lambda page: page.route_web_socket("**/mountains", route))
    page = mountains.page
    kept = "() => JSON.parse(localStorage.getItem('kept Gallery'))"
    assert page.evaluate(kept) == {"favorites": "K2", "former": "x"}
    del names[2:]
    mountains.search.fill("k2")
    mountains.wait_for_status("1 mountain")
    assert page.evaluate(kept) == {"favorites": "K2"}
    # A screen that was not told yet gives up nothing.
    page.evaluate("() => localStorage.setItem('kept Gallery', JSON.stringify({ others: 'y', favorites: 'K2' }))")
    del names[:]
    page.reload()
    mountains.wait_for_rows()
    assert page.evaluate(kept) == {"others": "y", "favorites": "K2"}
    assert page.evaluate("() => localStorage.getItem('kept')") is None
    page.evaluate("() => localStorage.clear()")


@pytest.mark.exhaustive
def test_what_was_kept_for_all_programs_together_is_taken_over(open_page):
    keep = "if (origin !== 'null') localStorage['kept'] = JSON.stringify({ favorites: 'K2' })"
    mountains = open_page("/mountains", prepare=lambda page: page.add_init_script(keep))
    expect(mountains.row("K2")).to_contain_text("⭐️")
    mountains.page.evaluate("() => localStorage.clear()")
