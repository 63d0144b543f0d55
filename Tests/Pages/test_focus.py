"""The keyboard focus stays with its row: out of the window, while it moves, and when it is deleted."""

import pytest
from playwright.sync_api import expect

from sampling import sampled
from listpage import payment
from serving import note, restarted
from touch import PHONE, Finger, middle

FOCUSED = "(text) => document.activeElement?.querySelector('.text')?.textContent === text"


def scroll_to(list_page, y):
    list_page.page.evaluate("(y) => diffable.viewport.scrollTo(y)", y)
    list_page.page.wait_for_function(
        "(y) => diffable.rows.filter(({ frame }) => Math.abs(frame[1] - y) < 200).length > 1", arg=y
    )
    list_page.settle()


def search(list_page, text, status):
    """Types without moving the focus."""
    list_page.page.evaluate(
        """(text) => {
            const field = document.querySelector('input[type=search]');
            field.value = text;
            field.dispatchEvent(new Event('input'));
        }""",
        text,
    )
    list_page.wait_for_status(status)
    list_page.settle()


@pytest.mark.exhaustive
def test_it_follows_a_row_that_moves_while_it_is_out_of_the_window(mountains):
    mountains.row("Makalu").focus()
    scroll_to(mountains, 9000)
    name = mountains.row("Makalu").get_attribute("id")
    # Sorting by name carries it to somewhere else.
    mountains.page.evaluate("() => [...document.querySelectorAll('[role=radio]')].find((one) => one.textContent === 'Name').click()")
    mountains.page.wait_for_function("() => diffable.rows.some((row) => row.text === 'Makalu' && row.position > 100)")
    mountains.settle()
    assert mountains.focused_text == "Makalu"
    assert mountains.row("Makalu").get_attribute("id") == name
    position = mountains.page.evaluate("() => diffable.rows.find((row) => row.text === 'Makalu').position")
    mountains.page.keyboard.press("ArrowRight")
    mountains.page.wait_for_function(
        "(position) => diffable.rows.find((row) => row.text === document.activeElement.querySelector('.text').textContent)"
        "?.position === position",
        arg=position + 1,
    )
    expect(mountains.page.locator(":focus")).to_be_in_viewport()


@pytest.mark.exhaustive
def test_it_goes_to_the_neighbour_when_its_row_is_deleted_out_of_the_window(mountains):
    mountains.row("K2").focus()
    scroll_to(mountains, 9000)
    search(mountains, "ma", "40 mountains")
    assert mountains.focused_text == "Makalu" or mountains.focused_text == "Manaslu"
    order = mountains.texts()
    mountains.page.keyboard.press("ArrowRight")
    mountains.page.wait_for_function(FOCUSED, arg=order[order.index(mountains.focused_text)])


@pytest.mark.exhaustive
def test_arrows_go_on_from_a_row_far_away(open_page):
    million = open_page("/million")
    # Whoever comes first waits until all rows are made.
    million.wait_for_status("1,000,000 rows", timeout=60_000)
    million.row(payment(3)).focus()
    scroll_to(million, 60_000)
    assert million.focused_text == payment(3)
    million.page.keyboard.press("ArrowDown")
    million.page.wait_for_function(FOCUSED, arg=payment(4))
    expect(million.row(payment(4))).to_be_in_viewport()
    assert million.row(payment(3)).count() == 1


def test_the_row_is_one_and_the_same_after_coming_back(open_page):
    million = open_page("/million")
    million.wait_for_status("1,000,000 rows", timeout=60_000)
    million.row(payment(3)).focus()
    name = million.row(payment(3)).get_attribute("id")
    for y in [60_000, 6_000_000, 0]:
        scroll_to(million, y)
        assert million.focused_text == payment(3)
        assert million.row(payment(3)).count() == 1
        assert million.row(payment(3)).get_attribute("id") == name
    # Once the focus is elsewhere, the row is one like all others.
    million.row(payment(5)).focus()
    scroll_to(million, 60_000)
    expect(million.row(payment(3))).to_have_count(0)
    assert million.focused_text == payment(5)


@pytest.mark.exhaustive
def test_a_row_keeps_the_focus_over_a_break_and_a_restart(start_server, open_page):
    server = start_server()
    mountains = open_page("/mountains", url=server.url)
    mountains.row("K2").focus()
    mountains.page.evaluate("() => diffable.disconnect()")
    mountains.page.wait_for_function("() => diffable.isConnected")
    mountains.wait_for_server()
    expect(mountains.row("K2")).to_be_focused()
    mountains.page.keyboard.press("ArrowRight")
    expect(mountains.row("Kangchenjunga")).to_be_focused()
    with restarted(server):
        mountains.page.wait_for_function("() => !diffable.isConnected")
        expect(note(mountains)).to_be_hidden(timeout=12_000)
        mountains.wait_for_rows()
        mountains.wait_for_server()
        expect(mountains.row("Kangchenjunga")).to_be_focused()
        mountains.page.keyboard.press("ArrowLeft")
        expect(mountains.row("K2")).to_be_focused()


@pytest.mark.long
def test_letters_find_a_row_among_a_million(open_page):
    million = open_page("/million")
    million.row(payment(1)).focus()
    million.page.keyboard.type(f"{payment(765_432).lower()} 765,432")
    million.page.wait_for_function(FOCUSED, arg=payment(765_432), timeout=60_000)
    expect(million.row(payment(765_432))).to_be_in_viewport()


@pytest.mark.exhaustive
def test_the_selection_outlives_scrolling_and_rows_that_come(open_page):
    inbox = open_page("/inbox")
    letter = inbox.grid.locator(".row:not(.leaving)", has_text="Pictures, roll 28")
    letter.click()
    expect(letter).to_have_attribute("aria-selected", "true")
    scroll_to(inbox, 1200)
    expect(letter).not_to_be_in_viewport()
    inbox.page.get_by_role("button", name="Refresh").click()
    inbox.wait_for_status("33 letters")
    inbox.settle()
    scroll_to(inbox, 0)
    expect(letter).to_have_attribute("aria-selected", "true")


STOPS = "() => document.activeElement === document.body ? null : document.activeElement.className"


@pytest.mark.parametrize("path", sampled(["/lanes", "/mountains", "/reminders", "/inbox"]))
@pytest.mark.exhaustive
def test_tab_stops_at_rows_and_not_at_what_scrolls_them(open_page, path):
    page = open_page(path).page
    stops = []
    while len(stops) < 24:
        page.keyboard.press("Tab")
        if (stop := page.evaluate(STOPS)) is None:
            break
        stops.append(stop.split(" ")[0])
    assert "row" in stops
    assert not {"viewport", "lane"} & set(stops), stops


def test_keys_scroll_once_the_ground_beside_the_rows_was_clicked(open_page):
    mountains = open_page("/mountains", viewport={"width": 1600, "height": 800})
    mountains.page.mouse.click(60, 400)
    mountains.page.keyboard.press("End")
    mountains.page.wait_for_function("() => diffable.viewport.y > 0 && diffable.viewport.y === diffable.viewport.furthest")


def test_a_finger_sees_no_ring_and_a_key_does(open_page):
    inbox = open_page("/inbox", **PHONE)
    row = inbox.page.locator("#rows .row", has_text="Question no. 29").first
    finger = Finger(inbox)
    finger.down(200, middle(row))
    expect(inbox.page.get_by_role("menu")).to_be_visible()
    finger.up()
    inbox.page.touchscreen.tap(370, 820)
    expect(row).to_be_focused()
    colour = "(row) => getComputedStyle(row.querySelector('.face')).outlineColor"
    assert row.evaluate(colour) == "rgba(0, 0, 0, 0)"
    inbox.page.keyboard.press("ArrowDown")
    expect(row).not_to_be_focused()
    assert inbox.page.locator(".row:focus").evaluate(colour) != "rgba(0, 0, 0, 0)"


@pytest.mark.exhaustive
def test_letters_that_a_busy_page_is_told_late_are_one_word(open_page):
    letters = open_page("/letters")
    letters.row("Aconcagua").focus()
    typed = """(letters) => {
        const now = performance.now.bind(performance);
        const began = now();
        letters.forEach((key, index) => {
            const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
            Object.defineProperty(event, 'timeStamp', { value: began + index * 100 });
            performance.now = () => now() + index * 1000;
            document.activeElement.dispatchEvent(event);
        });
    }"""
    letters.page.evaluate(typed, list("mak"))
    letters.page.wait_for_function(FOCUSED, arg="Makalu")


@pytest.mark.exhaustive
def test_a_press_beside_a_screen_that_comes_leaves_the_keys_with_it(open_page):
    wifi = open_page("/wifi")
    wifi.play(0.01)
    wifi.page.locator("button.detail").first.click()
    title = wifi.page.locator(".screen.presented .title")
    expect(title).to_be_focused()
    wifi.page.wait_for_function("() => document.querySelector('.screen.presented:not(.awaited)')?.getAnimations().length > 0")
    wifi.page.mouse.click(100, 500)
    expect(title).to_be_focused()
    # It may have come by then: its bar is met where its way back is pressed too early, or one that can't be pressed.
    wifi.play(8)
    wifi.page.wait_for_function("() => document.querySelector('.screen.presented').getAnimations().length === 0")
    bar = wifi.page.locator(".screen.presented .bar").bounding_box()
    wifi.page.mouse.click(bar["x"] + 4, bar["y"] + 4)
    expect(title).to_be_focused()


@pytest.mark.exhaustive
def test_a_press_of_a_button_that_cannot_be_pressed_leaves_the_keys(open_page):
    reminders = open_page("/reminders")
    row = reminders.row("Pack a hat")
    row.focus()
    button = reminders.button("Edit")
    button.evaluate("(button) => { button.disabled = true; }")
    button.click(force=True)
    expect(row).to_be_focused()


@pytest.mark.exhaustive
def test_from_a_lane_the_tab_key_leads_back_to_the_row_before(open_page):
    mountain = open_page("/mountains/K2").page
    focused = "() => document.activeElement.closest('.row').id"
    mountain.locator(".screen.presented .row[tabindex='0']").first.focus()
    row = mountain.evaluate(focused)
    mountain.keyboard.press("Tab")
    expect(mountain.locator(".lane .row:focus")).to_have_count(1)
    tile = mountain.evaluate(focused)
    mountain.keyboard.press("Shift+Tab")
    assert mountain.evaluate(focused) == row
    # The other way, a lane keeps its tile.
    mountain.keyboard.press("ArrowDown")
    row = mountain.evaluate(focused)
    mountain.keyboard.press("Tab")
    assert mountain.evaluate(focused) == tile
    mountain.keyboard.press("Shift+Tab")
    assert mountain.evaluate(focused) == row


@pytest.mark.exhaustive
def test_the_tab_key_leads_from_a_lane_to_the_rows_below_it_from_the_start(open_page):
    emoji = open_page("/emoji")
    emoji.search.focus()
    emoji.page.keyboard.press("Tab")
    expect(emoji.page.locator(".lane .row:focus")).to_have_count(1)
    emoji.page.keyboard.press("Tab")
    expect(emoji.row("Smileys")).to_be_focused()
    emoji.page.keyboard.press("Shift+Tab")
    expect(emoji.page.locator(".lane .row:focus")).to_have_count(1)
