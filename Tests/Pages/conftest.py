"""What the page tests share: the Gallery as a process, a real browser, and pages that must not complain."""

import os
import pathlib
import re
import signal

import pytest
from playwright.sync_api import expect, sync_playwright

from browsers import IS_FIREFOX, close, launch
from gallery import Gallery
from listpage import ListPage

IS_LONG = os.environ.get("LONG") == "1"
IS_EXHAUSTIVE = os.environ.get("EXHAUSTIVE") == "1"
TAKES_SHOTS = IS_LONG or IS_EXHAUSTIVE or os.environ.get("SHOTS") == "1"
# What moves takes an eighth of its time: pictures on the way cost 5 to 16 % of the processor's. The long checks let it
# take its own.
FAST = 1 if IS_LONG or IS_EXHAUSTIVE or IS_FIREFOX else 8
# What browsers complain of where a server ends, as tests let them do. Firefox says so as of an error of the page.
OF_CONNECTIONS = "WebSocket connection|(server at|connection to) ws:"
# Chromium says so where it gives up a motion between two documents: the second had no styles yet, or was shown already.
IGNORED = f"{OF_CONNECTIONS}|Transition was aborted because of invalid state"
# What is waited for comes late on a busy machine, not never.
expect.set_options(timeout=20_000)
SHOTS = pathlib.Path(__file__).resolve().parent / "shots"


# What goes with the rows as they are scrolled is not on its way by itself.
ON_ITS_WAY = """
    const all = Document.prototype.getAnimations;
    Document.prototype.getAnimations = function () {
        return all.call(this).filter(({ animationName }) => !/^(go-with-rows|stay-below-bar)$/.test(animationName));
    };
"""


@pytest.fixture(scope="session")
def gallery():
    gallery = Gallery("--port", "0")
    yield gallery
    assert gallery.process.poll() is None, "the Gallery ended during the tests"
    assert gallery.end() == 0


@pytest.fixture
def own():
    """A Gallery whose rows nobody else counts on."""
    gallery = Gallery("--port", "0")
    yield gallery
    assert gallery.end() == 0


@pytest.fixture
def start_server(open_page):
    """Starts servers that the test may stop and start again."""
    servers = []

    def start(*arguments):
        servers.append(Gallery(*(arguments or ("--port", "0"))))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.process.send_signal(signal.SIGCONT)
        server.end(signal.SIGKILL)


def of_browser(fixture_name, config):
    """How long a browser lives. Firefox frees little of what closed pages leave behind, and would hold 7 GB after half of
    the tests: each file of tests has a Firefox of its own."""
    return "module" if IS_FIREFOX else "session"


@pytest.fixture(scope=of_browser)
def browser():
    with sync_playwright() as playwright:
        # A scrollbar that a test can drag.
        browser = launch(playwright, **({} if IS_FIREFOX else {"ignore_default_args": ["--hide-scrollbars"]}))
        yield browser
        close(browser)


@pytest.fixture(scope=of_browser)
def contexts(browser, gallery):
    """Makes a context of the browser for each set of options. The tests share them, and with them what is cached of
    scripts and styles: a visit takes two thirds of the time.

    A picture stays open in each, so that Chromium keeps the process in which the next page is shown: a visit takes
    0.26 s of the processor's time instead of 0.36."""
    contexts = {}

    def context(options):
        key = repr(sorted(options.items()))
        if key not in contexts:
            contexts[key] = browser.new_context(**options)
            contexts[key].set_default_timeout(30_000)
            contexts[key].new_page().goto(f"{gallery.url}icon.svg")
        return contexts[key]

    return context


@pytest.fixture(scope=of_browser)
def collect_garbage(browser, gallery):
    """Frees what closed pages leave behind. Chromium lets it lie, a hundred documents a visit for the symbols alone, and
    goes through all of them at each step: without this the fifteenth visit takes four times as long as the first."""
    if IS_FIREFOX:
        return lambda: None
    page = browser.new_page()
    page.goto(f"{gallery.url}icon.svg")
    session = page.context.new_cdp_session(page)
    return lambda: session.send("HeapProfiler.collectGarbage")


@pytest.fixture
def open_page(browser, contexts, collect_garbage, gallery, request):
    """Opens pages; at the end none may have complained.

    The clock of a page that `turns_clock` is turned by hand, beside going by itself.

    Motions are played fast, until the page is loaded again, unless a test is marked as one that looks at them."""
    is_fast = FAST != 1 and not request.node.get_closest_marker("motion")
    pages = []
    complaints = []
    met = []

    def context_of(options):
        context = contexts(options)
        if context not in met:
            # The pages of one test may find what another page kept, such as whether a program was shown; others not.
            context.pages[0].evaluate("() => localStorage.clear()")
            met.append(context)
        return context

    def open_page(path="/mountains", url=None, expect=True, prepare=None, turns_clock=False, **options):
        options.setdefault("viewport", {"width": 1280, "height": 800})
        if turns_clock:
            # The pages of a context share one.
            page = browser.new_page(**options)
            page.clock.install(time=0)
        else:
            page = context_of(options).new_page()
        pages.append(page)
        page.on("pageerror", lambda error: None if re.search(IGNORED, str(error)) else complaints.append(str(error)))
        page.on(
            "console",
            lambda message: complaints.append(message.text)
            if message.type in ("error", "warning") and not re.search(IGNORED, message.text)
            else None,
        )
        page.add_init_script(ON_ITS_WAY)
        if prepare:
            prepare(page)
        page.goto((url or gallery.url).rstrip("/") + path)
        list_page = ListPage(page)
        if is_fast:
            list_page.play(FAST)
        if expect:
            list_page.wait_for_rows()
        return list_page

    yield open_page
    for page in pages:
        page.close()
    collect_garbage()
    assert complaints == []


@pytest.fixture
def mountains(open_page):
    return open_page("/mountains")


@pytest.fixture
def shot():
    """Keeps a picture for whoever wants to look: in the long checks, and where SHOTS=1."""
    SHOTS.mkdir(exist_ok=True)

    def shot(list_page, name):
        # A picture takes a style of its own, which the page refuses in Firefox.
        if IS_FIREFOX or not TAKES_SHOTS:
            return
        list_page.page.screenshot(path=SHOTS / f"{name}.png")

    return shot


def pytest_configure(config):
    config.addinivalue_line("markers", "chromium(reason): needs what only Chromium's tools have")
    config.addinivalue_line("markers", "exhaustive: one example more, or one way more to what another test shows; runs where EXHAUSTIVE=1")
    config.addinivalue_line("markers", "motion: looks at what is on its way, which takes its own time then")
    config.addinivalue_line("markers", "long: takes long, or measures times; runs where LONG=1, and then alone")


def pytest_collection_modifyitems(config, items):
    def is_chosen(item):
        if item.get_closest_marker("long"):
            return IS_LONG
        return not IS_LONG and (IS_EXHAUSTIVE or not item.get_closest_marker("exhaustive"))

    chosen = [item for item in items if is_chosen(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def pytest_runtest_setup(item):
    if IS_FIREFOX and (mark := item.get_closest_marker("chromium")):
        pytest.skip(mark.args[0])
