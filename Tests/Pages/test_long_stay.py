"""A page may stay open for days: what was shown and has gone leaves nothing behind."""

import pytest

from sampling import sampled
from words import row, words  # noqa: F401

WAIT = "selector => document.querySelector(selector) !== null"
GONE = "selector => document.querySelector(selector) === null"


def push(page):
    page.locator(".row", has_text="Lhotse").first.click()
    page.wait_for_url("**/mountains/Lhotse")
    page.wait_for_function(WAIT, arg=".screen.push:not(.awaited)")
    page.go_back()
    page.wait_for_function(GONE, arg=".screen.push")


def menu(page):
    page.locator(".row", has_text="Buy bread").first.click(button="right")
    page.wait_for_function(WAIT, arg=".menu")
    page.keyboard.press("Escape")
    page.wait_for_function(GONE, arg=".menu")


def sheet(page):
    page.locator(".row", has_text="Buy bread").locator(".accessory.detail").first.click()
    page.wait_for_function(WAIT, arg=".screen.sheet:not(.awaited)")
    page.keyboard.press("Escape")
    page.wait_for_function(GONE, arg=".screen.sheet")


def left_behind(page, session):
    # What the last visit left may be held by what only the next picture lets go of.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    session.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return metrics["Nodes"], metrics["JSEventListeners"]


@pytest.mark.chromium("only Chromium's tools count what is left in memory")
@pytest.mark.parametrize("path, visit", sampled([("/mountains", push), ("/reminders", menu), ("/reminders", sheet)]))
@pytest.mark.exhaustive
def test_what_has_gone_leaves_neither_elements_nor_listeners_behind(open_page, path, visit):
    page = open_page(path).page
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    for _ in range(3):
        visit(page)
    nodes, listeners = left_behind(page, session)
    for _ in range(6):
        visit(page)
    now = left_behind(page, session)
    # A pushed screen has 120 elements and 185 listeners, and a sheet as many.
    assert now[0] < nodes + 60 and now[1] < listeners + 60, f"{(nodes, listeners)} before six visits, {now} after them"


@pytest.mark.exhaustive
@pytest.mark.chromium("only Chromium's tools count what is left in memory")
def test_ten_thousand_pictures_that_were_scrolled_past_leave_nothing_behind(words):  # noqa: F811
    page = words.page
    icon = page.locator("link[rel=icon]").get_attribute("href")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    step = 100

    def screenful(first):
        return [
            row(key, picture=f"{icon}?{key % step}", pictureWidth=40, pictureHeight=40) for key in range(first, first + step)]

    words.view(screenful(0), base=0, height=44 * 10_000)
    before = None
    for first in range(step, 10_000, step):
        words.view(screenful(first), gone=[{"key": key} for key in range(first - step, first)], height=44 * 10_000)
        page.wait_for_function("(version) => diffable.version === version", arg=words.version)
        if first == 5 * step:
            before = left_behind(page, session)
    page.wait_for_function("() => [...document.images].every((one) => one.complete && one.naturalWidth > 0)")
    assert page.evaluate("() => document.images.length") == step
    nodes, listeners = left_behind(page, session)
    assert nodes < before[0] + 60 and listeners < before[1] + 60, f"{before} after 500, {(nodes, listeners)} after 10,000"


BACK = """() => new Promise((done) => {
    new MutationObserver((changes, observer) => {
        const came = changes.flatMap(({ addedNodes }) => [...addedNodes])
            .filter((node) => node.matches?.('.row') && node.querySelector('img.picture'));
        if (came.length === 0) return;
        observer.disconnect();
        // The first picture of the page that has them.
        requestAnimationFrame(() => done(came.map((row) => row.querySelector('img.picture').complete)));
    }).observe(document.getElementById('rows'), { childList: true, subtree: true });
    diffable.viewport.scrollTo(0);
})"""


def test_a_picture_is_there_as_soon_as_one_scrolls_back_to_it(open_page):
    page = open_page("/catalogue", viewport={"width": 390, "height": 300}).page
    first = page.locator("#rows .row img.picture").first
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    source = first.get_attribute("src")
    page.evaluate("() => diffable.viewport.scrollTo(diffable.viewport.furthest)")
    page.locator(f"img[src='{source}']").wait_for(state="detached")
    assert set(page.evaluate(BACK)) == {True}
