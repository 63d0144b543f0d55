"""Servers that end and are started again: what was typed, scrolled to and opened is there."""

import json
import signal

import pytest
from gallery import Gallery
from heldmessages import HeldMessages
from playwright.sync_api import expect
from serving import restarted
from touch import PHONE


def test_a_restarted_server_is_found_again_and_what_was_typed_stays(open_page):
    first = Gallery("--port", "0")
    mountains = open_page("/mountains", url=first.url)
    mountains.search.fill("mont b")
    mountains.wait_for_status("2 mountains")
    first.end(signal.SIGKILL)
    note = mountains.page.get_by_text("Reconnecting…")
    expect(note).to_be_visible()
    with restarted(first):
        expect(note).to_be_hidden(timeout=10_000)
        mountains.wait_for_status("2 mountains")
        mountains.settle()
        assert mountains.texts() == ["Mont Blanc", "Mont Blanc du Tacul"]
        assert mountains.search.input_value() == "mont b"
        mountains.search.fill("k2")
        mountains.wait_for_status("1 mountain")


@pytest.mark.exhaustive
def test_a_page_keeps_its_place_over_a_restart(open_page):
    first = Gallery("--port", "0")
    mountains = open_page("/mountains", url=first.url)
    mountains.page.evaluate("() => diffable.viewport.scrollTo(5000)")
    mountains.page.wait_for_function("() => diffable.rows.some((row) => row.frame[1] > 5700)")
    with restarted(first):
        mountains.page.wait_for_function("() => !diffable.isConnected")
        mountains.page.wait_for_function("() => diffable.isConnected")
        mountains.settle()
        assert mountains.y == 5000
        assert len(mountains.visible_texts()) >= 24


@pytest.mark.exhaustive
def test_the_screen_in_front_stays_where_it_is_when_the_server_is_started_again(open_page):
    first = Gallery("--port", "0")
    # Another visit before this one: the next server has other names for the screens.
    open_page("/mountains/Lhotse", url=first.url, expect=False).page.wait_for_function("() => diffable.topRows.length > 0")
    mountains = open_page("/mountains/K2", url=first.url, expect=False)
    page = mountains.page
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
        # Before the next server has told what is in front, nothing can be done there.
        mountains.wait_for_server()
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


def test_back_waits_for_a_server_that_was_just_started(start_server, open_page):
    server = start_server()
    held = HeldMessages(first="no message")
    page = open_page("/mountains/Lhotse", url=server.url, expect=False, prepare=held.begin, **PHONE).page
    expect(page.locator(".screen.presented .row").first).to_be_visible()
    server.end(signal.SIGKILL)
    page.evaluate("""() => { heldMessages.first = '"type":"update"'; }""")
    start_server("--port", str(server.port))
    page.wait_for_function("() => heldMessages.texts.length > 0")
    # What is pressed is of the server of before.
    page.get_by_role("button", name="Share").first.tap()
    expect(page.locator("#note")).to_contain_text("The server was started again. That was not done.")
    page.get_by_role("button", name="Back to Mountain Search").tap()
    held.let_through()
    page.wait_for_url("**/mountains")
    expect(page.locator(".screen.presented")).to_have_count(0)
    page.evaluate("() => diffable.ping()")
    expect(page.get_by_role("heading", name="Mountain Search", level=1)).to_be_visible()
