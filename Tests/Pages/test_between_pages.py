"""The way from the list of pages to one of them, and back."""

import pytest
from playwright.sync_api import expect

from heldmessages import HeldMessages
from touch import PHONE

pytestmark = [pytest.mark.chromium("Firefox cuts from one document to another"), pytest.mark.motion]

# What the page that comes moves, and how much it shows as that begins; how often the page before it drew.
NOTE = """
    let drawn = 0;
    const count = () => { drawn += 1; requestAnimationFrame(count); };
    count();
    addEventListener('pagehide', () => { sessionStorage.drawn = drawn; });
    addEventListener('pagereveal', async ({ viewTransition }) => {
        window.way = { names: [] };
        if (!viewTransition) return;
        viewTransition.finished.then(() => { window.way.isOver = true; });
        await viewTransition.ready;
        const parts = document.getAnimations().filter(({ effect }) => /^::view-transition-(old|new)/.test(effect.pseudoElement));
        window.way.names = parts.map(({ animationName }) => animationName).filter((name) => !/plus-lighter/.test(name));
        const begin = () => {
            if (parts[0].playState === 'paused') return requestAnimationFrame(begin);
            window.way.shown = document.querySelectorAll('#rows .row, .preview .row').length;
            if (window.holds) for (const part of parts) part.pause();
        };
        begin();
    });
"""

# However busy the machine is, a page waits for what it shows.
PATIENT = "const later = setTimeout; window.setTimeout = (body, time) => later(body, time === 300 ? 20_000 : time);"

FADES = ["-ua-view-transition-fade-in", "-ua-view-transition-fade-out"]


@pytest.fixture
def index(open_page):
    def index(prepare=lambda page: None, script="", **options):
        def begin(page):
            page.add_init_script(NOTE + script)
            prepare(page)

        list_page = open_page("/", expect=False, prepare=begin, **options)
        list_page.page.wait_for_function("() => document.documentElement.classList.contains('has-come')")
        return list_page.page

    return index


def go_in(page):
    page.locator('.pages a[href="/mountains"]').click(no_wait_after=True)
    page.wait_for_function("() => location.pathname === '/mountains' && window.way?.shown !== undefined")
    return page.evaluate("() => window.way")


def go_back(page):
    page.locator("#root a.back").click()
    page.wait_for_function("() => location.pathname === '/' && window.way?.shown !== undefined")
    return page.evaluate("() => window.way")


@pytest.mark.exhaustive
def test_nothing_is_complained_of_where_the_motion_between_two_pages_is_given_up(open_page):
    skip = "addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.skipTransition());"
    page = open_page("/", expect=False, prepare=lambda page: page.add_init_script(skip)).page
    page.locator('.pages a[href="/wifi"]').click(no_wait_after=True)
    page.wait_for_function("() => window.diffable?.rows.length > 0")


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/", "/reminders"])
def test_a_motion_that_a_browser_gives_up_before_a_page_hears_of_it_is_no_fault_of_the_page(open_page, path):
    page = open_page(path, expect=path != "/").page
    heard = page.evaluate(
        """() => new Promise((resolve) => {
            addEventListener('unhandledrejection', (event) => setTimeout(() => resolve(event.defaultPrevented)));
            Promise.reject(new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'));
        })"""
    )
    assert heard


def test_a_telephone_s_page_comes_over_the_list_of_pages_with_its_rows_and_goes_from_there(index):
    page = index(script=PATIENT, **PHONE)
    way = go_in(page)
    assert sorted(way["names"]) == ["page-comes", "page-makes-room"] and way["shown"] > 5
    page.wait_for_function("() => window.way.isOver")
    way = go_back(page)
    assert sorted(way["names"]) == ["page-goes", "page-returns"] and way["shown"] > 5


@pytest.mark.parametrize("options", [{}, {**PHONE, "reduced_motion": "reduce"}], ids=["on a desk", "where motion is reduced"])
def test_one_page_fades_into_another(index, options):
    page = index(**options)
    assert sorted(go_in(page)["names"]) == FADES
    page.wait_for_function("() => window.way.isOver")
    assert sorted(go_back(page)["names"]) == FADES


@pytest.mark.exhaustive
def test_a_page_whose_rows_are_late_comes_without_them(index):
    held = HeldMessages()
    page = index(prepare=held.begin, **PHONE)
    assert go_in(page)["shown"] == 0
    page.wait_for_function("() => window.way.isOver")
    held.let_through()
    expect(page.locator("#rows .row").first).to_be_visible()


@pytest.mark.exhaustive
def test_who_presses_on_the_way_ends_it(index):
    page = index(script="window.holds = true;", **PHONE)
    go_in(page)
    assert page.evaluate("() => window.way.isOver") is None
    page.touchscreen.tap(195, 820)
    page.wait_for_function("() => window.way.isOver")


@pytest.mark.exhaustive
def test_the_list_of_pages_lives_until_its_server_answers(index):
    held = []
    page = index(prepare=lambda page: page.route("**/mountains", lambda route: held.append(route)), **PHONE)
    page.locator('.pages a[href="/mountains"]').click(no_wait_after=True)
    page.wait_for_timeout(600)
    held[0].continue_()
    page.wait_for_function("() => location.pathname === '/mountains' && window.way?.isOver")
    assert int(page.evaluate("() => sessionStorage.drawn")) > 20
