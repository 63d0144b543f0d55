"""Who makes the pictures while tiles are shuffled: the compositor, with the page's own thread free."""

import contextlib
import json
import math

import pytest
from playwright.sync_api import expect

from listpage import ListPage


SMALL = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
        :root { zoom: 0.24 }
        .spacer { max-width: none !important; margin-inline: 0 !important }
        .row { transition: none !important }
    `);
    document.adoptedStyleSheets = [sheet];
}"""


def order(mountains, name):
    """The motion may be over before a busy machine looks for it."""
    before = mountains.page.evaluate("() => diffable.version")
    mountains.page.get_by_role("radio", name=name).click()
    mountains.page.wait_for_function("(before) => diffable.version !== before", arg=before)


@contextlib.contextmanager
def traced(browser, page, *categories):
    """What the browser says of itself meanwhile, in the list that is given."""
    events = []
    browser.start_tracing(page=page, categories=list(categories))
    try:
        yield events
    finally:
        events += json.loads(browser.stop_tracing())["traceEvents"]


BLOCK = """(name) => new Promise((resolve) => {
    [...document.querySelectorAll('[role=radio]')].find((one) => one.textContent === name).click();
    const block = () => {
        performance.mark('busy');
        const end = performance.now() + 250;
        while (performance.now() < end);
        performance.mark('free');
        resolve();
    };
    const look = () => {
        if (document.getAnimations().length < 20) requestAnimationFrame(look);
        else requestAnimationFrame(() => setTimeout(block, 0));
    };
    look();
})"""


def presented(browser, mountains, name):
    """How many pictures there were to show, and were shown, while the page's own thread was busy for a quarter of a second
    with tiles on their way."""
    with traced(browser, mountains.page, "benchmark", "cc", "blink.user_timing") as events:
        mountains.page.evaluate(BLOCK, name)
        mountains.settle()
    marks = {event["name"]: event["ts"] for event in events if event["name"] in ("busy", "free")}
    states = [
        event["args"]["frame_reporter"]["state"] for event in events
        if event["name"] == "PipelineReporter" and "frame_reporter" in event.get("args", {})
        and marks["busy"] <= event["ts"] <= marks["free"]
    ]
    return len(states), sum("PRESENTED" in state for state in states)


@pytest.mark.long
@pytest.mark.chromium("only Chromium says what it does")
def test_tiles_move_on_while_the_page_is_busy(browser, mountains):
    count, shown = presented(browser, mountains, "Name")
    print(f"{shown} of {count} pictures shown while the page was busy")
    # Were they moved by the page, there would be one at most.
    assert shown >= 4


INSERT = """() => {
    getComputedStyle(document.body).color;
    performance.mark('before');
    document.getElementById('spacer').append(document.createElement('div'));
    for (const row of document.querySelectorAll('.row')) getComputedStyle(row).color;
    performance.mark('after');
    return document.querySelectorAll('body, body *').length;
}"""


@pytest.mark.chromium("only Chromium says what it does")
@pytest.mark.exhaustive
def test_what_comes_leaves_the_rest_of_the_page_its_styles(browser, mountains):
    mountains.settle()
    with traced(browser, mountains.page, "devtools.timeline", "blink.user_timing") as events:
        everything = mountains.page.evaluate(INSERT)
    begin, end = (next(one["ts"] for one in events if one["name"] == name) for name in ("before", "after"))
    styled = sum(
        one["args"]["elementCount"] for one in events
        if one["name"] == "UpdateLayoutTree" and one["ph"] == "X" and begin <= one["ts"] <= end
    )
    print(f"{styled} of {everything} elements get their styles anew when one comes")
    # One rule with :has() that ends in whatever there is, such as `:has(…) > *`, makes it all of them.
    assert 0 < styled < 0.75 * everything
    # Another order has the styles of all worked out for its first picture, and again when rows are gone, and not also for
    # the segment that is pressed, each control that is shown and whatever asks for a size.
    with traced(browser, mountains.page, "devtools.timeline") as events:
        order(mountains, "Name")
        mountains.settle()
    counts = [one["args"].get("elementCount", 0) for one in events if one["name"] == "UpdateLayoutTree" and one["ph"] == "X"]
    whole = [count for count in counts if count > 0.5 * everything]
    assert 0 < len(whole) <= 3, whole


SEEN = """() => diffable.rows.filter(({ frame: [, y, , height] }) =>
    y >= diffable.viewport.y && y + height <= diffable.viewport.y + diffable.viewport.height).length"""


@pytest.fixture
def many(open_page):
    """Five hundred mountains at a quarter of their size: all are seen at once in a window of the usual one. Without a
    graphics card each picture takes what its pixels take, and those of such a window are what people's cards paint. The
    index of names takes no room from them."""
    mountains = open_page("/mountains")
    mountains.page.evaluate(SMALL)
    mountains.page.wait_for_function(f"() => ({SEEN})() === 500")
    mountains.settle()
    return mountains


def spent(session):
    """How long the page's own thread has worked on scripts, styles and places of boxes, in milliseconds."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return 1000 * sum(metrics[name] for name in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration"))


START = """(name) => new Promise((resolve) => {
    [...document.querySelectorAll('[role=radio]')].find((one) => one.textContent === name).click();
    const look = () => {
        const tiles = document.getAnimations().filter((one) => one.effect.target?.closest('.row')).length;
        if (tiles < 20) return requestAnimationFrame(look);
        performance.mark('moving');
        resolve(tiles);
    };
    look();
})"""


PAGE_WORK = ("FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit")

BY_THE_PAGE = """() => {
    const rows = [...document.querySelectorAll('#rows .row')];
    const places = rows.map((row) => row.style.transform.match(/-?[0-9.]+/g).map(Number));
    const start = performance.now();
    performance.mark('moving');
    const step = () => {
        const left = Math.max(0, 1 - (performance.now() - start) / 730) ** 3;
        rows.forEach((row, index) => {
            const [[x, y], [fromX, fromY]] = [places[index], places.at(-1 - index)];
            row.style.transform = `translate(${x + (fromX - x) * left}px, ${y + (fromY - y) * left}px)`;
        });
        if (left > 0) requestAnimationFrame(step);
        else window.isDone = true;
    };
    window.isDone = false;
    step();
    return rows.length;
}"""


def work(mountains, name):
    """What is done in half a second of the 0.73 seconds that a spring takes, once tiles are on their way and before the
    first of them rests: pictures that the compositor draws, those that come to the screen, and those for which it asks the page, with the styles and places that
    the page works out; how many come in a second from the first in which they move, and what each takes of the processor's
    time once tiles are painted. Without a name of an order, the page itself moves as many tiles, picture by picture."""
    browser = mountains.page.context.browser
    with traced(browser, mountains.page, "devtools.timeline", "cc", "viz", "blink.user_timing") as events:
        if name:
            tiles = mountains.page.evaluate(START, name)
            mountains.settle()
        else:
            tiles = mountains.page.evaluate(BY_THE_PAGE)
            mountains.page.wait_for_function("() => window.isDone")
    mark = next(event for event in events if event["name"] == "moving" and "user_timing" in event["cat"])
    begin, end = mark["ts"] + 50_000, mark["ts"] + 550_000
    during = [event for event in events if event["ph"] == "X" and begin <= event["ts"] <= end]
    seen = [event for event in during if event["pid"] == mark["pid"]]

    def count(name, **same):
        return sum(event["name"] == name and same.items() <= event.items() for event in seen)

    def each(name):
        times = [event["tdur"] for event in during if event["name"] == name]
        return sum(times) / max(1, len(times)) / 1000

    page = {"tid": mark["tid"]}
    shown = [event["ts"] for event in during if event["name"] == "Display::DrawAndSwap"]
    return {
        "tiles on their way": tiles,
        "pictures drawn": count("ProxyImpl::ScheduledActionDraw"),
        "pictures shown": len(shown),
        "milliseconds until the first": round((min(shown, default=end) - mark["ts"]) / 1000),
        "pictures a second from there": round((len(shown) - 1) / (max(shown) - min(shown)) * 1e6) if len(shown) > 1 else 0,
        "milliseconds to draw each": round(each("ProxyImpl::ScheduledActionDraw"), 1),
        "milliseconds to paint each": round(each("Display::DrawAndSwap"), 1),
        "pictures the page was asked for": count("ProxyMain::BeginMainFrame", **page),
        "styles worked out": count("UpdateLayoutTree", **page),
        "places worked out": count("Layout", **page),
        "milliseconds of the page's thread": round(sum(
            one["dur"] for one in seen if one["tid"] == mark["tid"] and one["name"] in PAGE_WORK
        ) / 1000),
    }


@pytest.mark.long
@pytest.mark.chromium("only Chromium says what it does")
def test_no_picture_of_five_hundred_tiles_on_their_way_is_made_by_the_page(many):
    session = many.page.context.new_cdp_session(many.page)
    session.send("Performance.enable")
    before = spent(session)
    order(many, "Name")
    begun = spent(session)
    many.settle()
    print(f"the page works {begun - before:.0f} ms until the tiles move, and {spent(session) - begun:.0f} ms until they rest")
    shuffles = [work(many, name) for name in ["Height", "Name", "Height", "Name"]]
    by_the_page = work(many, None)
    for shuffle in [by_the_page, *shuffles]:
        print(", ".join(f"{name} {count}" for name, count in shuffle.items()))
    # Each is a transform that the compositor runs. That they go is acknowledged, and the address is written, once.
    # The index that comes along with names takes a few more.
    for shuffle, (most, styles) in zip(shuffles, [(6, 4), (12, 12)] * 2):
        assert shuffle["tiles on their way"] >= 490
        assert shuffle["pictures the page was asked for"] <= most
        assert shuffle["places worked out"] <= 1 and shuffle["styles worked out"] <= styles
    # Two threads work side by side, on one picture and the next: sixty fit into a second where neither takes longer than
    # this. How many do come is left to who else needs the processor.
    shown = [shuffle for shuffle in shuffles if shuffle["pictures shown"] > 0]
    for part in ["milliseconds to draw each", "milliseconds to paint each"]:
        assert min(shuffle[part] for shuffle in shown) <= 1000 / 60
    assert by_the_page["pictures drawn"] < max(shuffle["pictures drawn"] for shuffle in shuffles) / 2
    assert many.page.evaluate(SEEN) == 500


# How long the page works on what moves rows, and then on their styles and places, each time in milliseconds.
COSTS = """() => {
    window.costs = [];
    const { set, ...rest } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    Object.defineProperty(WebSocket.prototype, 'onmessage', { ...rest, set(listener) {
        set.call(this, (event) => {
            const told = performance.now();
            listener(event);
            const moved = performance.now();
            const rows = document.getAnimations().filter((one) => one.effect.target?.matches('.row')).length;
            document.body.getBoundingClientRect();
            if (rows > 0 && event.data.includes('"rows"')) window.costs.push([rows, moved - told, performance.now() - moved]);
        });
    } });
}"""


@pytest.mark.long
def test_sixty_rows_begin_to_move_with_little_work(open_page):
    mountains = open_page(
        "/mountains?q=on", viewport={"width": 1280, "height": 1800},
        prepare=lambda page: page.add_init_script(f"({COSTS})()"),
    )
    mountains.settle()
    least = {}
    for name in ["Name", "Height"] * 6:
        mountains.page.evaluate("() => { window.costs = []; }")
        order(mountains, name)
        mountains.settle()
        rows, script, styles = mountains.page.evaluate("() => window.costs[0]")
        assert 50 <= rows <= 70
        least[name] = min(least.get(name, (math.inf, 0)), (script, styles), key=sum)
    # The index that comes along with names takes some more.
    for name, (script, styles) in least.items():
        print(f"by {name}: the page works {script:.1f} ms on scripts and {styles:.1f} on styles and places until rows set out")
    assert sum(least["Height"]) <= 14


COVER = """() => {
    window.covers = [];
    const { viewport } = diffable;
    const look = () => {
        const { y, height } = viewport;
        const seen = diffable.rows.reduce((sum, { frame }) =>
            sum + Math.max(0, Math.min(y + height, frame[1] + frame[3]) - Math.max(y, frame[1])), 0);
        window.covers.push([Math.round(y), seen / height]);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


@pytest.mark.long
@pytest.mark.chromium("a scrollbar to drag")
def test_while_the_scrollbar_of_a_million_rows_is_dragged_rows_or_their_rules_are_seen(open_page):
    million = open_page("/million")
    expect(million.status).not_to_contain_text("Making", timeout=60_000)
    box = million.page.locator("#viewport").bounding_box()
    mouse = million.page.mouse
    x = box["x"] + box["width"] - 6
    mouse.move(x, box["y"] + 25)
    mouse.down()
    million.page.evaluate(COVER)
    for step in range(1, 121):
        mouse.move(x, box["y"] + 25 + step * 5)
    seen = million.page.evaluate("() => window.covers")
    mouse.up()
    moved = [share for (before, _), (y, share) in zip(seen, seen[1:]) if y != before]
    full = sum(share > 0.99 for share in moved)
    print(f"{len(moved)} pictures of the drag: {full} full of rows, {len(moved) - full} with some of the rules behind them")
    assert len(moved) > 20
    # Behind rows that are on their way the page is never plain.
    assert million.page.locator("#viewport .rules > div").is_visible()
    million.page.wait_for_function("() => diffable.rows.some(({ frame }) => frame[1] >= diffable.viewport.y)")
