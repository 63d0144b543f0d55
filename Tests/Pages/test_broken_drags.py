"""Drags whose connection breaks: the server lets go, the page says so, and nothing of them is told again."""

import dragging
import pytest
from playwright.sync_api import expect
from reorderpage import speech, stops, texts  # noqa: F401
from sampling import sampled

# Nothing more of what the page says arrives, until it has another connection.
LOSES = """() => {
    const { send } = WebSocket.prototype;
    let first;
    WebSocket.prototype.send = function (text) {
        first ??= this;
        if (this !== first) send.call(this, text);
    };
}"""


def lift(stops, by_keys):  # noqa: F811
    if by_keys:
        stops.row("Castle Hill").press("Space")
        return
    x, y = dragging.name_of(stops.row("Castle Hill"))
    stops.page.mouse.move(x, y)
    stops.page.mouse.down()
    stops.page.mouse.move(x + 2, y + 6, steps=3)
    expect(stops.page.locator(".lifted-row")).to_be_visible()


def expect_nothing_lifted(stops, home):  # noqa: F811
    stops.page.wait_for_function("() => diffable.isConnected")
    stops.wait_for_server()
    expect(stops.page.locator(".lifted-row, .face.lifted")).to_have_count(0)
    stops.settle()
    assert texts(stops) == home


@pytest.mark.parametrize("by_keys", sampled([False, True]))
def test_a_lift_that_never_arrived_holds_nothing_after_a_break(stops, by_keys):  # noqa: F811
    home = texts(stops)
    stops.page.evaluate(LOSES)
    lift(stops, by_keys)
    stops.page.evaluate("() => diffable.disconnect()")
    expect(speech(stops)).to_have_text("Castle Hill is back where it was.")
    expect_nothing_lifted(stops, home)
    # Whoever still holds it drops nothing.
    if not by_keys:
        stops.page.mouse.move(600, 560, steps=4)
        stops.page.mouse.up()
    expect_nothing_lifted(stops, home)
    stops.press(stops.row("Castle Hill"))


@pytest.mark.parametrize("by_keys", sampled([False, True]))
@pytest.mark.exhaustive
def test_a_lift_that_never_arrived_holds_nothing_once_the_page_is_loaded_again(stops, by_keys):  # noqa: F811
    home = texts(stops)
    stops.page.evaluate(LOSES)
    lift(stops, by_keys)
    stops.page.reload()
    stops.wait_for_rows()
    expect_nothing_lifted(stops, home)


@pytest.mark.parametrize("by_keys", sampled([False, True]))
def test_a_drop_that_never_arrived_is_said_not_to_be_done(stops, by_keys):  # noqa: F811
    home = texts(stops)
    lift(stops, by_keys)
    expect(stops.page.locator(".face.lifted")).to_have_count(1)
    if by_keys:
        stops.page.keyboard.press("ArrowDown")
    else:
        stops.page.mouse.move(600, 560, steps=8)
    stops.page.wait_for_function(
        "(home) => String(diffable.rows.map(({ text }) => text)) !== home", arg=",".join(home))
    stops.page.evaluate(LOSES)
    stops.page.keyboard.press("Space") if by_keys else stops.page.mouse.up()
    stops.page.evaluate("() => diffable.disconnect()")
    expect(stops.page.locator("#note")).to_contain_text("The connection was lost. That was not done.")
    expect(speech(stops)).to_have_text("Castle Hill is back where it was.")
    expect_nothing_lifted(stops, home)


def test_nothing_is_lifted_without_a_connection(stops):  # noqa: F811
    home = texts(stops)
    stops.row("Castle Hill").focus()
    # Before the page is connected again.
    stops.page.evaluate("""() => {
        diffable.disconnect();
        for (const key of [' ', 'ArrowDown', ' ']) {
            document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        }
    }""")
    expect(stops.page.locator("#note")).to_contain_text("That was not done.")
    expect_nothing_lifted(stops, home)
