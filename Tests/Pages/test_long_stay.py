"""A page may stay open for days: what was shown and has gone leaves nothing behind."""

import pytest

from sampling import sampled

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
