"""How long pictures take while tiles are shuffled, and that the compositor moves them: the page's own thread is free."""

import json
import statistics

import pytest


WATCH = """() => {
    window.times = [];
    window.busy = [];
    new PerformanceObserver((list) => window.busy.push(...list.getEntries().map((one) => one.duration)))
        .observe({ entryTypes: ['longtask'] });
    const look = (time) => { window.times.push(time); requestAnimationFrame(look); };
    requestAnimationFrame(look);
}"""

WIDE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.spacer { max-width: none !important }');
    document.adoptedStyleSheets = [sheet];
}"""


def order(mountains, name):
    mountains.page.get_by_role("radio", name=name).click()
    mountains.page.wait_for_function("() => document.getAnimations().length > 20")


def shuffle(mountains, times):
    """The times between pictures while the tiles move, and the long tasks of the last shuffle."""
    page = mountains.page
    page.evaluate(WATCH)
    frames = []
    for name in (["Name", "Height"] * times)[:times]:
        page.evaluate("() => { window.times.length = 0; window.busy.length = 0; }")
        order(mountains, name)
        start = page.evaluate("() => window.times.length")
        mountains.settle()
        seen = page.evaluate("() => window.times")[max(0, start - 1):]
        frames += [after - before for before, after in zip(seen, seen[1:])]
    return sorted(frames), [round(one) for one in page.evaluate("() => window.busy")]


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
    browser.start_tracing(page=mountains.page, categories=["benchmark", "cc", "blink.user_timing"])
    mountains.page.evaluate(BLOCK, name)
    mountains.settle()
    events = json.loads(browser.stop_tracing())["traceEvents"]
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


@pytest.fixture
def many(open_page):
    """Twelve columns of mountains, drawn at two fifths of their size: nearly all of them are seen at once."""
    mountains = open_page("/mountains", viewport={"width": 3840, "height": 3400}, device_scale_factor=0.4)
    mountains.page.evaluate(WIDE)
    mountains.page.wait_for_function("() => diffable.rows.length > 450")
    return mountains


def spent(session):
    """How long the page's own thread has worked on scripts, styles and places of boxes, in milliseconds."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return 1000 * sum(metrics[name] for name in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration"))


@pytest.mark.long
@pytest.mark.chromium("only Chromium says what it does")
def test_five_hundred_tiles_shuffle_while_the_page_is_free(browser, many):
    session = many.page.context.new_cdp_session(many.page)
    session.send("Performance.enable")
    begin, move = [], []
    for name in ["Name", "Height", "Name", "Height"]:
        before = spent(session)
        order(many, name)
        begun = spent(session)
        many.settle()
        begin.append(begun - before)
        move.append(spent(session) - begun)
    # A spring takes 0.73 s to settle: 44 pictures at 60 a second.
    print(f"the page works {statistics.median(begin):.0f} ms until the tiles move, and {statistics.median(move):.0f} ms "
          f"while they do: {statistics.median(move) / 44:.1f} ms of the 16.7 of each picture")
    frames, long = shuffle(many, 6)
    tiles = many.page.evaluate("() => document.querySelectorAll('.row').length")
    print(
        f"{tiles} tiles, {len(frames)} pictures: median {statistics.median(frames):.1f} ms, "
        f"95th {frames[int(len(frames) * 0.95)]:.1f} ms, largest {frames[-1]:.1f} ms; long tasks of the last {long}"
    )
    count, shown = presented(browser, many, "Name")
    print(f"{shown} of {count} pictures shown while the page was busy")
    # How fast a picture is painted is a matter of the machine; that the page has no part in it is not.
    assert tiles > 400 and shown >= 2


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
