"""Lists that a program scrolls, with an animation, and what is asked for before that has ended."""

import pytest

from reorderpage import move_down, texts

# Presses buttons, each once the list is on its way for the one before.
PRESS = """async (names) => {
    const { viewport } = diffable;
    let start;
    for (const name of names) {
        while (Math.abs(viewport.y - start) < 1) await new Promise(requestAnimationFrame);
        start = viewport.y;
        const buttons = [...document.querySelectorAll('button')];
        if (name) buttons.find(({ title }) => title.startsWith(name)).click();
    }
}"""

# Until all is answered and the list has stood still for a while.
STANDS = """async () => {
    const { viewport } = diffable;
    await diffable.ping();
    for (let [still, last] = [0, viewport.y]; still < 30; still += 1, last = viewport.y) {
        await new Promise(requestAnimationFrame);
        if (viewport.goal !== undefined || Math.abs(viewport.y - last) >= 1) still = 0;
    }
}"""


# What the page tells the server.
HEAR = """
    const { send } = WebSocket.prototype;
    window.told = [];
    WebSocket.prototype.send = function (text) {
        window.told.push(text);
        return send.call(this, text);
    };
"""


@pytest.fixture
def moved(open_page):
    """A list in which one row near the top was moved, and then one near the end; it is at its top."""
    def open_list(**options):
        stops = open_page("/reorder", viewport={"width": 700, "height": 400}, **options)
        first = texts(stops)[1]
        move_down(stops, first, 1)
        stops.page.evaluate("() => diffable.viewport.scrollTo(1e6)")
        stops.settle()
        last = texts(stops)[-2]
        move_down(stops, last, 1)
        stops.page.evaluate("() => diffable.viewport.scrollTo(0)")
        stops.wait_for_server()
        return stops, first, last
    return open_list


def press(stops, *names):
    stops.page.evaluate(PRESS, names)


def is_in_sight(stops, text):
    stops.page.evaluate(STANDS)
    return stops.page.evaluate("""(text) => {
        const { top, bottom } = document.querySelector('#viewport').getBoundingClientRect();
        const row = [...document.querySelectorAll('#rows .row:not(.leaving)')].find((row) => row.querySelector('.text')?.textContent === text);
        const box = row?.getBoundingClientRect();
        return box !== undefined && box.top >= top - 1 && box.bottom <= bottom + 1;
    }""", text)


@pytest.mark.exhaustive
def test_a_row_that_is_passed_by_is_scrolled_to_once_it_is_asked_for(moved):
    stops, first, last = moved()
    press(stops, "Undo", "Undo")
    assert is_in_sight(stops, first)
    assert not is_in_sight(stops, last)


@pytest.mark.exhaustive
@pytest.mark.parametrize("between", ["wheel", "reload", "reduced motion"])
def test_a_row_is_scrolled_to_that_is_asked_for_after_a_scroll_that_was_cut_short(moved, between):
    stops, first, last = moved(**({"reduced_motion": "reduce"} if between == "reduced motion" else {}))
    page = stops.page
    page.mouse.move(350, 250)
    press(stops, "Undo", None)
    if between == "wheel":
        page.mouse.wheel(0, -1)
        page.evaluate(STANDS)
        stops.wait_for_server()
    elif between == "reload":
        page.reload()
        stops.wait_for_rows()
    else:
        assert is_in_sight(stops, last)
    press(stops, "Undo")
    assert is_in_sight(stops, first)


# How a list is sent somewhere, and what becomes of it.
WAYS = {
    "elsewhere": "viewport.scrollTo(300, { isSmooth: true })",
    "less than a point away": "viewport.scrollTo(viewport.y + 0.4, { isSmooth: true })",
    "where it is": "viewport.scrollTo(viewport.y, { isSmooth: true })",
    "elsewhere, and held by the browser": """viewport.scrollTo(300, { isSmooth: true });
        viewport.scroller.scrollTo({ top: viewport.scroller.scrollTop, behavior: 'instant' })""",
}


@pytest.mark.exhaustive
@pytest.mark.parametrize("way", WAYS)
def test_the_end_of_each_scroll_is_told(open_page, way):
    stops = open_page(
        "/reorder", viewport={"width": 700, "height": 400}, prepare=lambda page: page.add_init_script(HEAR))
    stops.page.evaluate("() => { window.told = []; }")
    stops.page.evaluate(f"() => {{ const {{ viewport }} = diffable; {WAYS[way]}; }}")
    stops.page.wait_for_function("""() => window.told.some((text) => text.includes('"resting"'))""")
    stops.page.evaluate(STANDS)
    if way.startswith("elsewhere"):
        assert stops.y == 300
