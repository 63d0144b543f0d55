"""What is done while the server hangs or is gone: kept and done once, in order, or visibly refused."""

import json
import re
import signal
import time

import dragging
import pytest
from playwright.sync_api import expect
from sampling import sampled
from serving import go_on, hang, note
from touch import PHONE, Finger, middle
from words import words  # noqa: F401


@pytest.mark.exhaustive
def test_a_server_that_hangs_is_noticed_within_two_seconds_and_forgiven(start_server, open_page):
    server = start_server()
    page = open_page("/mountains", url=server.url)
    # The clock of the machine may be set back meanwhile.
    page.page.evaluate("() => { const read = Date.now; Date.now = () => read() - 3_600_000; }")
    began = time.monotonic()
    hang(server)
    expect(note(page)).to_contain_text("The server does not answer.", timeout=5000)
    # Two seconds, and what a busy machine adds.
    assert time.monotonic() - began < 3.5
    go_on(server)
    expect(note(page)).to_be_hidden()


ASKED = """const send = WebSocket.prototype.send;
    window.asked = 0;
    WebSocket.prototype.send = function (text) {
        if (text.includes('"ping"')) window.asked += 1;
        send.call(this, text);
    };"""

HIDE = """(hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.mark.exhaustive
def test_a_page_that_nobody_uses_asks_seldom_and_at_once_when_somebody_is_back(start_server, open_page):
    server = start_server()

    def asked():
        return page.page.evaluate("() => { const { asked } = window; window.asked = 0; return asked; }")

    page = open_page("/mountains", url=server.url, prepare=lambda page: page.add_init_script(ASKED), turns_clock=True)
    clock = page.page.clock
    clock.pause_at(3_600_000)
    page.page.evaluate(HIDE, True)
    asked()
    clock.run_for(1000)
    assert asked() == 0
    page.page.evaluate(HIDE, False)
    assert asked() == 1
    # Turned further at once, the page takes itself for one that slept.
    for _ in range(33):
        clock.fast_forward(1900)
        page.page.evaluate("() => diffable.ping()")
    asked()
    clock.run_for(9_900)
    assert asked() == 0
    clock.run_for(200)
    assert asked() == 1
    page.page.evaluate("() => diffable.ping()")
    hang(server)
    page.page.mouse.move(300, 300)
    clock.run_for(1500)
    expect(note(page)).to_contain_text("The server does not answer.")


@pytest.mark.exhaustive
def test_nothing_is_done_to_rows_of_the_server_before(start_server, open_page):
    """Another server's rows and buttons go by the same names."""
    server = start_server()
    told, held = [], []
    holds = False

    def route(socket):
        other = socket.connect_to_server()

        def pass_on(text):
            told.append(json.loads(text))
            other.send(text)

        def answer(text):
            if holds and json.loads(text)["type"] == "update":
                held.append((socket, text))
            else:
                socket.send(text)

        socket.on_message(pass_on)
        other.on_message(answer)

    reminders = open_page("/reminders", url=server.url, prepare=lambda page: page.route_web_socket("**/reminders", route))
    server.end(signal.SIGKILL)
    holds = True
    start_server("--port", str(server.port))
    reminders.wait_until(lambda: held)
    told.clear()
    reminders.button("Complete: Buy bread").evaluate("(button) => button.click()")
    expect(note(reminders)).to_contain_text("That was not done.")
    reminders.page.evaluate("() => diffable.ping()")
    assert [one for one in told if "event" in one] == []
    holds = False
    for socket, text in held:
        socket.send(text)
    reminders.wait_for_server()
    reminders.button("Complete: Buy bread").click()
    expect(reminders.button("Reopen: Buy bread")).to_be_visible()


@pytest.mark.exhaustive
def test_who_asks_for_another_try_need_not_wait_for_the_one_before(start_server, open_page):
    server = start_server()
    hangs = False
    tries = []

    def route(socket):
        tries.append(socket)
        if not hangs:
            socket.connect_to_server()

    page = open_page("/mountains", url=server.url, prepare=lambda page: page.route_web_socket("**/mountains", route))
    hangs = True
    page.page.evaluate("() => diffable.disconnect()")
    expect(note(page)).to_contain_text("Not connected.")
    hangs = False
    page.button("Try Now").click()
    expect(note(page)).to_be_hidden(timeout=3000)


def test_what_is_not_answered_shows_a_quiet_sign_first_and_is_done_once(start_server, open_page):
    server = start_server()
    page = open_page("/reminders", url=server.url, turns_clock=True)
    clock = page.page.clock
    clock.pause_at(3_600_000)
    clock.run_for(200)
    sign = page.page.locator("body.waiting")

    def comes_after_three_tenths_of_a_second():
        clock.run_for(300)
        assert sign.count() == 0
        # The page looks every tenth of a second.
        clock.run_for(101)
        assert sign.count() == 1

    hang(server)
    page.button("New Reminder").click()
    comes_after_three_tenths_of_a_second()
    go_on(server)
    clock.resume()
    expect(page.page.locator(".text-field")).to_have_count(1)
    expect(sign).to_have_count(0)
    page.page.keyboard.press("Escape")
    expect(page.page.locator(".text-field")).to_have_count(0)
    # What the server hangs with would be waited for since then.
    page.wait_for_server()
    # A menu is waited for too.
    clock.pause_at(7_200_000)
    clock.run_for(200)
    hang(server)
    page.page.locator("#rows .row:has(.text)").nth(5).click(button="right")
    comes_after_three_tenths_of_a_second()
    go_on(server)
    clock.resume()
    expect(sign).to_have_count(0)


@pytest.mark.exhaustive
def test_what_was_done_just_before_the_server_hung_waits_and_stays_to_be_seen(start_server, open_page):
    server = start_server()
    page = open_page("/reminders", url=server.url, turns_clock=True)
    page.button("New Reminder").click()
    field = page.page.get_by_role("textbox", name="Text of")
    field.fill("Precious text")
    hang(server)
    page.page.keyboard.press("Enter")
    page.page.clock.run_for(2000)
    expect(note(page)).to_contain_text("What you did last will be done when it does.")
    page.page.clock.run_for(1000)
    expect(page.page.locator(".text-field")).to_have_value("Precious text")
    go_on(server)
    expect(note(page)).to_be_hidden(timeout=8000)
    expect(page.row("Precious text")).to_be_visible()
    # Return began the next one. The former field may not have gone yet.
    expect(page.page.locator(".text-field:not([readonly])")).to_have_value("")
    page.page.keyboard.press("Escape")
    expect(page.page.locator(".text-field")).to_have_count(0)
    # A text is taken also once it is known that nobody answers.
    page.row("Precious text").locator(".text").click()
    page.page.locator(".text-field").fill("More precious")
    hang(server)
    page.page.clock.run_for(2000)
    expect(note(page)).to_be_visible()
    page.page.keyboard.press("Enter")
    page.page.clock.run_for(500)
    expect(page.page.locator(".text-field")).to_have_value("More precious")
    expect(note(page)).not_to_contain_text("That was not done.")
    go_on(server)
    expect(page.row("More precious")).to_be_visible()
    expect(page.page.locator(".text-field")).to_have_count(0)


@pytest.mark.exhaustive
def test_delete_is_refused_while_the_server_owes_what_was_selected(start_server, open_page):
    server = start_server()
    page = open_page("/reminders", url=server.url)
    page.button("Edit").click()
    expect(page.button("Done")).to_be_visible()
    hang(server)
    page.row("Buy bread").locator(".text").click()
    expect(note(page)).to_contain_text("The server does not answer.", timeout=5000)
    page.page.keyboard.press("Delete")
    expect(note(page)).to_contain_text("That was not done.")
    go_on(server)
    expect(note(page)).to_be_hidden(timeout=8000)
    expect(page.button("Delete Selected")).to_be_enabled()
    page.wait_for_status("1 selected")
    expect(page.row("Buy bread")).to_be_visible()


@pytest.mark.exhaustive
def test_a_key_that_was_refused_is_not_done_at_the_next_one(start_server, open_page):
    server = start_server()
    page = open_page("/reminders", url=server.url)
    keyboard = page.page.keyboard
    page.row("Buy bread").focus()
    hang(server)
    # What is pressed then waits for where the row comes to.
    keyboard.press("Alt+ArrowDown")
    expect(note(page)).to_contain_text("The server does not answer.", timeout=5000)
    keyboard.press("Delete")
    expect(note(page)).to_contain_text("That was not done.")
    go_on(server)
    expect(note(page)).to_be_hidden(timeout=8000)
    page.wait_for_server()
    keyboard.press("ArrowDown")
    page.wait_for_server()
    page.wait_for_status("60 reminders")
    expect(page.row("Buy bread")).not_to_be_focused()
    keyboard.press("ArrowUp")
    expect(page.row("Buy bread")).to_be_focused()


def test_what_is_done_while_the_server_hangs_is_visibly_refused(start_server, open_page):
    server = start_server()
    page = open_page("/reminders", url=server.url)
    hang(server)
    expect(note(page)).to_be_visible(timeout=5000)
    page.button("New Reminder").click(force=True)
    expect(note(page)).to_contain_text("That was not done.")
    expect(page.button("New Reminder")).to_have_attribute("aria-disabled", "true")
    go_on(server)
    expect(note(page)).to_be_hidden(timeout=8000)
    page.wait_for_status("60 reminders")
    page.button("New Reminder").click()
    expect(page.page.locator(".text-field")).to_have_count(1)


# Turns a switch, and says how it is seen with the next picture. On a busy machine a look from outside comes later.
TURN = """async (one) => {
    one.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return one.getAttribute('aria-checked');
}"""


def test_a_switch_turns_at_once_and_is_confirmed_or_taken_back(start_server, open_page):
    server = start_server()
    page = open_page("/reminders", url=server.url)
    turned = page.page.get_by_role("switch", name="Notify me: Wax the boots")
    circle = page.button("Complete: Buy bread")
    expect(turned).not_to_be_checked()
    hang(server)
    assert turned.evaluate(TURN) == "true"
    circle.click(no_wait_after=True)
    for pressed in (turned, circle):
        expect(pressed).to_have_css("opacity", "0.5", timeout=1500)
    go_on(server)
    expect(turned).to_have_css("opacity", "1")
    expect(turned).to_be_checked()
    expect(page.button("Reopen: Buy bread")).to_be_visible()
    hang(server)
    assert turned.evaluate(TURN) == "false"
    server.end(signal.SIGKILL)
    start_server("--port", str(server.port))
    # The new server knows nothing of either.
    expect(note(page)).to_contain_text("What you did last may not have been done.", timeout=12_000)
    expect(turned).not_to_have_class(re.compile("pending"))


@pytest.mark.exhaustive
def test_a_switch_of_the_bar_is_paler_until_it_is_answered(start_server, open_page, tmp_path):
    (tmp_path / ".secret").write_text("x")
    (tmp_path / "plain").write_text("x")
    server = start_server("browse", str(tmp_path), "--port", "0")
    page = open_page("/", url=server.url)
    turned = page.page.get_by_role("switch", name="Hidden Files")
    hang(server)
    # Before the page takes the server for gone, which it does while a busy machine looks from outside.
    assert turned.evaluate(
        """async (turned) => {
            turned.click();
            const isTurned = turned.ariaChecked;
            while (getComputedStyle(turned).opacity !== '0.5') await new Promise(requestAnimationFrame);
            return isTurned;
        }"""
    ) == "true"
    go_on(server)
    expect(turned).to_have_css("opacity", "1")
    expect(turned).to_be_checked()
    expect(page.row(".secret")).to_be_visible()
    # Pressed twice at once, it ends as it began.
    turned.dblclick()
    page.wait_for_server()
    expect(turned).to_be_checked()


def test_what_never_left_the_page_goes_back_once_the_connection_is_said_to_be_gone(start_server, open_page):
    server = start_server()
    page = open_page("/reminders", url=server.url)
    turned = page.page.get_by_role("switch", name="Notify me: Wax the boots")
    # Within the second before that is said, which a click from outside takes on a busy machine.
    turned.evaluate(f"""(one) => {{ window.turned = (async () => {{
        while (diffable.isConnected) await new Promise((resolve) => requestAnimationFrame(resolve));
        return ({TURN})(one);
    }})(); }}""")
    server.end(signal.SIGKILL)
    assert page.page.evaluate("() => turned") == "true"
    expect(note(page)).to_contain_text("Not connected. Reconnecting… That was not done.", timeout=5000)
    expect(turned).not_to_be_checked()


@pytest.mark.exhaustive
@pytest.mark.parametrize("is_known", [False, True])
def test_the_menu_of_a_row_is_refused_without_a_server(start_server, open_page, is_known):
    server = start_server()
    page = open_page("/reminders", url=server.url)
    menu = page.page.get_by_role("menu")
    if is_known:
        server.end(signal.SIGKILL)
        expect(note(page)).to_contain_text("Not connected.")
    else:
        hang(server)
    page.row("Buy bread").click(button="right")
    if not is_known:
        expect(menu).to_contain_text("Loading…")
        server.end(signal.SIGKILL)
    expect(note(page)).to_contain_text("That was not done.")
    expect(menu).to_have_count(0)
    expect(page.page.locator("body")).not_to_have_class(re.compile("waiting"))


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("is_noticed", [False, True])
def test_a_row_swiped_aside_while_the_server_hangs_is_said_not_to_be_gone(start_server, open_page, is_noticed):
    server = start_server()
    page = open_page("/inbox", url=server.url, **PHONE)
    row = page.page.locator(".main-pane .row.swipeable").first
    finger = Finger(page)
    hang(server)
    if is_noticed:
        expect(note(page)).to_contain_text("The server does not answer.", timeout=5000)
    count, y = page.page.locator(".main-pane .row.swipeable").count(), middle(row)
    finger.down(370, y)
    finger.move(40, y)
    finger.up()
    expect(note(page)).to_contain_text("That was not done.", timeout=5000)
    go_on(server)
    expect(note(page)).to_be_hidden(timeout=8000)
    page.wait_for_server()
    expect(page.page.locator(".main-pane .row.swipeable")).to_have_count(count)


@pytest.mark.exhaustive
@pytest.mark.parametrize("is_known", [False, True])
@pytest.mark.parametrize("by_keys", [False, True])
def test_a_drop_that_is_not_done_brings_the_row_home_at_once(start_server, open_page, is_known, by_keys):
    server = start_server()
    reorder = open_page("/reorder", url=server.url)
    page = reorder.page
    home = reorder.texts()
    if by_keys:
        reorder.row("Castle Hill").focus()
        page.keyboard.press("Space")
        for _ in range(6):
            page.keyboard.press("ArrowDown")
    else:
        dragging.lift(reorder, "Castle Hill")
        page.mouse.move(600, 560, steps=8)
    page.wait_for_function("(home) => String(diffable.rows.map(({ text }) => text)) !== home", arg=",".join(home))
    reorder.settle()
    page.evaluate("() => diffable.ping()")
    server.end(signal.SIGKILL)
    page.wait_for_function("() => !diffable.isConnected")
    if is_known:
        expect(note(reorder)).to_contain_text("Not connected.")
    page.keyboard.press("Space") if by_keys else page.mouse.up()
    expect(note(reorder)).to_contain_text("That was not done.")
    expect(page.locator(".lifted-row, .face.lifted")).to_have_count(0)
    reorder.settle()
    assert reorder.texts() == home
    start_server("--port", str(server.port))
    expect(note(reorder)).to_be_hidden(timeout=20_000)
    assert reorder.texts() == home


NUMBERS = "() => [...diffable.collection.rows.values()].map(({ key, element, isTile }) => [key, element.ariaColIndex, isTile]).sort()"
LINES = "() => [...document.querySelectorAll('.rows .line')].map((line) => [line.ariaRowIndex, line.getAttribute('aria-owns')])"


@pytest.mark.exhaustive
def test_tiles_that_are_brought_home_have_the_lines_and_columns_that_they_had(start_server, open_page):
    server = start_server()
    tiles = open_page("/catalogue/tiles", url=server.url)
    page = tiles.page
    home = page.evaluate(NUMBERS), page.evaluate(LINES)
    tiles.page.get_by_role("gridcell").first.focus()
    page.keyboard.press("Space")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.wait_for_function(f"(home) => JSON.stringify(({LINES})()) !== home", arg=json.dumps(home[1], separators=(",", ":")))
    tiles.settle()
    page.evaluate("() => diffable.ping()")
    server.end(signal.SIGKILL)
    page.wait_for_function("() => !diffable.isConnected")
    page.keyboard.press("Space")
    expect(note(tiles)).to_contain_text("That was not done.")
    tiles.settle()
    assert (page.evaluate(NUMBERS), page.evaluate(LINES)) == home


@pytest.mark.parametrize("by_keys", sampled([False, True]))
@pytest.mark.exhaustive
def test_a_server_that_hung_while_a_row_was_let_go_holds_it_no_longer(start_server, open_page, by_keys):
    server = start_server()
    reorder = open_page("/reorder", url=server.url)
    page = reorder.page
    home = reorder.texts()
    if by_keys:
        reorder.row("Castle Hill").focus()
        page.keyboard.press("Space")
        expect(page.locator(".face.lifted")).to_have_count(1)
    else:
        dragging.lift(reorder, "Castle Hill")
    # Where it goes from here the server hears once it goes on.
    hang(server)
    page.keyboard.press("ArrowDown") if by_keys else page.mouse.move(600, 560, steps=8)
    expect(note(reorder)).to_contain_text("The server does not answer.", timeout=5000)
    page.keyboard.press("Space") if by_keys else page.mouse.up()
    expect(note(reorder)).to_contain_text("That was not done.")
    expect(page.locator(".lifted-row, .face.lifted")).to_have_count(0)
    go_on(server)
    expect(note(reorder)).to_be_hidden(timeout=8000)
    reorder.wait_for_server()
    expect(page.locator(".lifted-row, .face.lifted")).to_have_count(0)
    assert reorder.texts() == home


def test_presses_in_a_short_break_are_kept_and_done_once_in_order(open_page):
    for _ in range(5):
        page = open_page("/reminders")
        switch = page.page.get_by_role("switch", name="Notify me: Wax the boots")
        expect(switch).not_to_be_checked()
        page.page.evaluate("() => diffable.disconnect()")
        # Any of them done twice, or not at all, would leave it as it was.
        for _ in range(3):
            switch.click(no_wait_after=True)
        page.page.wait_for_function("() => diffable.isConnected")
        # A busy machine makes a long break of it: what was done goes back then, and that is said.
        if note(page).is_hidden():
            break
    expect(page.page.locator(".toast:not([inert])")).to_contain_text("will notify you")
    expect(switch).to_be_checked()
    page.wait_for_server()
    expect(switch).to_be_checked()


# Completes a reminder, deletes it and takes back the last of the two, before the page knows anything of an answer.
DEEDS = """() => {
    diffable.disconnect();
    const button = document.querySelector('[aria-label="Complete: Buy bread"]');
    button.click();
    button.closest('.row').focus();
    for (const given of [{ key: 'Delete' }, { key: 'z', ctrlKey: true }]) {
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { ...given, bubbles: true, cancelable: true }));
    }
}"""


@pytest.mark.exhaustive
def test_different_deeds_in_a_short_break_are_done_in_their_order(open_page):
    """In any other order it would be gone, or be not done."""
    for _ in range(5):
        page = open_page("/reminders")
        page.page.evaluate(DEEDS)
        page.page.wait_for_function("() => diffable.isConnected")
        # A busy machine makes a long break of it: what was done goes back then, and that is said.
        if note(page).is_hidden():
            break
    page.wait_for_server()
    expect(page.button("Reopen: Buy bread")).to_be_visible()
    expect(page.row("Buy bread")).to_have_count(1)


@pytest.mark.exhaustive
def test_text_typed_while_the_server_is_gone_is_there_when_it_is_back(start_server, open_page):
    server = start_server()
    page = open_page("/mountains", url=server.url)
    server.end(signal.SIGKILL)
    expect(note(page)).to_contain_text("Reconnecting…")
    page.search.fill("everest")
    second = start_server("--port", str(server.port))
    page.wait_for_status("1 mountain", timeout=12_000)
    assert page.search.input_value() == "everest"


@pytest.mark.exhaustive
def test_a_press_that_a_new_server_knows_nothing_of_is_said_to_be_in_doubt(start_server, open_page):
    server = start_server()
    page = open_page("/reminders", url=server.url)
    hang(server)
    # The driver's start_server click may come so late that the silence was noticed before.
    page.button("New Reminder").evaluate("(button) => button.click()")
    server.end(signal.SIGKILL)
    start_server("--port", str(server.port))
    expect(note(page)).to_contain_text("What you did last may not have been done.", timeout=12_000)
    page.wait_for_status("60 reminders")


@pytest.mark.exhaustive
def test_a_duplicated_tab_gets_a_session_of_its_own(open_page):
    page = open_page("/mountains")
    page.search.fill("k2")
    page.wait_for_status("1 mountain")
    session = page.page.evaluate("() => sessionStorage.getItem('session /mountains')")
    twin = open_page(
        "/mountains",
        prepare=lambda twin: twin.add_init_script(
            f"if (location.host && !sessionStorage.getItem('session /mountains')) sessionStorage.setItem('session /mountains', '{session}')"
        ),
    )
    page.page.wait_for_function("(old) => sessionStorage.getItem('session /mountains') !== old", arg=session)
    page.wait_for_status("1 mountain")
    twin.search.fill("everest")
    twin.wait_for_status("1 mountain")
    page.settle()
    assert page.texts() == ["K2"]


@pytest.mark.chromium("in Firefox a test writes past what a field takes")
@pytest.mark.exhaustive
def test_a_text_longer_than_any_name_is_cut_and_the_page_goes_on(open_page):
    page = open_page("/mountains")
    page.search.fill("a" * 70_000)
    page.wait_for_status("0 mountains", timeout=8000)
    assert len(page.search.input_value()) == 1000
    page.search.fill("k2")
    page.wait_for_status("1 mountain")


@pytest.mark.exhaustive
def test_what_is_too_long_to_send_is_said_not_to_be_done(open_page):
    page = open_page("/mountains")
    page.search.evaluate("(field) => field.removeAttribute('maxlength')")
    page.search.fill("a" * 70_000)
    expect(note(page)).to_contain_text("That is too long to send. That was not done.")
    page.search.fill("k2")
    page.wait_for_status("1 mountain")


def test_what_the_server_refused_is_not_sent_again(open_page):
    page = open_page("/reminders")
    page.page.evaluate("() => diffable.perform({ type: 'unheard of' })")
    expect(note(page)).to_contain_text("What you did last was not done.", timeout=8000)
    page.page.wait_for_function("() => diffable.isConnected")
    page.button("New Reminder").click()
    expect(page.page.locator(".text-field")).to_have_count(1)


@pytest.mark.parametrize(
    "seen, told",
    [
        (2, "You were away for a while, so this page was reloaded. Check your recent changes."),
        (1, "What you did last was not done."),
    ],
)
def test_a_page_that_the_server_forgot_says_that_it_was_reloaded(words, seen, told):  # noqa: F811
    buttons = [{"kind": "button", "id": 1, "label": "Go"}, {"kind": "button", "id": 2, "label": "Stop"}]
    words.screen(controls=buttons)
    for name in ("Go", "Stop"):
        words.page.get_by_role("button", name=name).click()
    words.sent("press", 2)
    words.greeting = {"forgotten": True, "seen": seen}
    words.page.evaluate("() => diffable.disconnect()")
    expect(words.page.locator("#note")).to_contain_text(told)
    # Nothing of what it did before is told again, and what it does next has the next number.
    assert len(words.sent("press")) == 2
    words.screen(controls=buttons)
    words.page.get_by_role("button", name="Go").click()
    assert words.sent("press", 3)[-1]["event"] == 3


# A connection to nobody, and what is told over it, and said of it.
CONNECTION = """async ({ kept, isResumed }) => {
    const { Connection } = await import(document.querySelector('script[type=module]').src.replace(/[^/]+$/, 'connection.js'));
    const told = [];
    window.WebSocket = class {
        static OPEN = 1;
        readyState = 1;
        send(text) { told.push(JSON.parse(text)); }
        close() {}
    };
    const store = { get() {}, set() {}, take: () => kept, keep() {} };
    const connection = new Connection(location, store);
    connection.onForgotten = () => told.push({ type: 'forgotten' });
    const answer = (message) => {
        const data = JSON.stringify({ type: 'welcome', session: 'one', server: 'one', ...message });
        connection.socket.onmessage({ data });
    };
    const connect = () => {
        connection.open();
        connection.socket.onopen();
    };
    connect();
    BODY
    return told.map(({ type, text, event }) => [type === 'type' ? text : type, event]);
}"""

# What is typed is followed by more once it was done, or forgotten.
TYPES = """
    const type = (text, onSettled) => connection.perform({ type: 'type', control: 1, text }, { isDeferrable: true, onSettled });
    if (isResumed) answer({ resumed: false });
    type('a', () => type('b'));
    if (isResumed) {
        connection.drop();
        connect();
    }
    connection.perform({ type: 'go', path: [] }, { isShown: true });
    told.length = 0;
    answer(isResumed ? { resumed: true, seen: 1 } : { resumed: false });
"""

# Done once it is known that what was done before the page was loaded again was done.
WAITS = """
    for (const type of ['undo', 'redo']) connection.inOrder(() => connection.perform({ type }));
    told.length = 0;
    answer({ resumed: isResumed, forgotten: !isResumed, seen: 1 });
    connection.receive({ type: 'seen', event: 2 });
"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("is_resumed", [True, False])
def test_what_is_done_as_the_page_is_answered_is_told_after_what_was_done_before(open_page, is_resumed):
    page = open_page("/mountains").page
    told = page.evaluate(CONNECTION.replace("BODY", TYPES), {"isResumed": is_resumed})
    assert told == [["go", 2], ["b", 3]]


@pytest.mark.exhaustive
@pytest.mark.parametrize("is_resumed", [True, False])
def test_what_waited_for_what_was_done_before_a_reload_is_done_also_where_the_page_is_forgotten(open_page, is_resumed):
    page = open_page("/mountains").page
    pressed = {"number": 1, "isTold": True, "numbered": {"type": "press", "control": 1, "event": 1}}
    kept = {"pending": [pressed], "isCut": False}
    told = page.evaluate(CONNECTION.replace("BODY", WAITS), {"kept": kept, "isResumed": is_resumed})
    assert told == [["undo", 2], ["redo", 3]]


@pytest.mark.exhaustive
def test_what_waited_for_something_that_was_not_done_is_not_done_either(open_page):
    page = open_page("/mountains").page
    selected = {"number": 1, "isTold": True, "numbered": {"type": "select", "keys": [1], "event": 1}}
    waits = WAITS.replace("seen: 1", "seen: 0")
    told = page.evaluate(CONNECTION.replace("BODY", waits), {"kept": {"pending": [selected], "isCut": False}, "isResumed": False})
    assert told == [["forgotten", None]]


@pytest.mark.exhaustive
def test_what_was_refused_in_one_break_is_not_said_of_the_next(start_server, open_page):
    server = start_server()
    page = open_page("/reminders", url=server.url)
    server.process.send_signal(signal.SIGSTOP)
    page.page.get_by_role("switch", name="Notify me: Wax the boots").click()
    expect(note(page)).to_contain_text("does not answer", timeout=5000)
    page.page.get_by_role("switch").nth(1).click()
    expect(note(page)).to_contain_text("That was not done. What you did before will be done when it does.")
    server.process.send_signal(signal.SIGCONT)
    expect(note(page)).to_be_hidden()
    server.end(signal.SIGKILL)
    expect(note(page)).to_contain_text("Not connected", timeout=5000)
    expect(note(page)).not_to_contain_text("That was not done.", timeout=100)


@pytest.mark.exhaustive
def test_what_waits_is_still_said_once_a_refusal_was(start_server, open_page):
    server = start_server()
    page = open_page("/reminders", url=server.url, turns_clock=True)
    hang(server)
    page.button("New Reminder").evaluate("(button) => button.click()")
    page.page.clock.run_for(2000)
    expect(note(page)).to_contain_text("What you did last will be done when it does.")
    page.button("Edit").evaluate("(button) => button.click()")
    expect(note(page)).to_contain_text("That was not done. What you did before will be done when it does.")
    page.page.clock.run_for(4000)
    expect(note(page)).not_to_contain_text("That was not done.")
    expect(note(page)).to_contain_text("The server does not answer. What you did last will be done when it does.")
