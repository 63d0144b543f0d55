"""How screens come, with their rows in place, and turn round on their way."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.motion

WATCH = """
    window.places = new Set();
    const look = () => {
        const rows = document.querySelector('#rows');
        const isSeen = rows && getComputedStyle(rows).clipPath === 'none';
        const tops = isSeen ? [...rows.querySelectorAll('.row')].slice(0, 4).map((row) => row.getBoundingClientRect().top) : [];
        if (tops.length > 0) window.places.add(tops.map(Math.round).join());
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""


def test_rows_are_first_seen_where_they_stay(open_page):
    inbox = open_page("/inbox", prepare=lambda page: page.add_init_script(WATCH))
    # What they show says how high they are, and the server hears that later.
    assert inbox.page.evaluate("() => window.places.size") == 1


def test_a_screen_that_comes_from_the_side_brings_its_rows(open_page):
    mountains = open_page("/mountains")
    mountains.page.evaluate(
        """() => {
            window.emptySteps = 0;
            const look = () => {
                const screen = document.querySelector('.screen.presented');
                if (screen && getComputedStyle(screen).opacity !== '0' && !screen.querySelector('.row')) window.emptySteps += 1;
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    # However late a busy machine answers, it is not the page that comes too early.
    mountains.page.evaluate("() => { const wait = setTimeout; window.setTimeout = (done, time) => wait(done, time === 150 ? 5000 : time); }")
    mountains.row("K2").click()
    expect(mountains.page.get_by_role("heading", name="K2", level=1)).to_be_visible()
    mountains.page.wait_for_function("() => document.querySelectorAll('.screen.presented .row').length > 3")
    assert mountains.page.evaluate("() => window.emptySteps") == 0


@pytest.mark.exhaustive
def test_no_picture_is_blank_while_a_screen_is_awaited(open_page):
    mountains = open_page("/mountains")
    mountains.page.evaluate(
        """() => {
            window.blankSteps = 0;
            const isSeen = (one) => getComputedStyle(one).visibility === 'visible' && getComputedStyle(one).opacity > 0.1;
            const look = () => {
                if (![...document.querySelectorAll('body > .screen')].some(isSeen)) window.blankSteps += 1;
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    mountains.row("K2").click()
    mountains.page.wait_for_function("() => document.querySelectorAll('.screen.presented:not(.awaited) .row').length > 3")
    assert mountains.page.evaluate("() => window.blankSteps") == 0
    # Then it is covered, and costs nothing.
    mountains.page.wait_for_function("() => getComputedStyle(document.querySelector('#root')).visibility === 'hidden'")


# Where a screen is in each frame once it is on its way, called back after a third of it: shares of the way left.
TURN = """(size) => new Promise((resolve) => {
    const places = [];
    const look = () => {
        const screen = document.querySelector('.screen.presented');
        if (!screen && places.length > 0) return resolve(places);
        const { x, y } = screen?.getBoundingClientRect() ?? {};
        const motion = screen?.getAnimations().find((one) => one.playState === 'running');
        const place = size === 'width' ? x / innerWidth : y / innerHeight;
        if (motion && (places.length > 0 || place < 0.7)) {
            if (places.length === 0) {
                // It hardly moves until the server has answered, and then so slowly that a busy machine shows it, too.
                motion.playbackRate = 0.01;
                screen.animate = (...given) => Object.assign(Element.prototype.animate.apply(screen, given), { playbackRate: 0.25 });
                screen.querySelector('.back').click();
            }
            places.push(place);
        }
        requestAnimationFrame(look);
    };
    look();
})"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", ["width", "height"])
def test_a_screen_that_is_called_back_while_it_comes_turns_round_where_it_is(open_page, size):
    page = open_page("/mountains" if size == "width" else "/reminders", viewport={"width": 390, "height": 844})
    way = page.page.evaluate_handle(f"() => ({{ way: ({TURN})('{size}') }})")
    if size == "width":
        page.row("K2").click()
    else:
        page.row("Wax the boots").click(button="right")
        page.page.get_by_role("menuitem", name="Details").click()
    places = way.evaluate("({ way }) => way")
    # At its speed it may go on for a while, by less than half of what is left.
    assert len(places) > 3 and min(places) > 0.5 * places[0] - 0.05, places
    assert places[-1] > 0.6
