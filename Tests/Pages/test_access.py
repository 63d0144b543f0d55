"""Keyboard, screen readers, reduced motion, light and dark."""

import re

import pytest
from playwright.sync_api import expect

from filepage import browse, directory  # noqa: F401  (fixtures)
from sampling import sampled
from sheets import clicking, deleting, presenting
from test_axe import ENTRIES, PAGES
from touch import PHONE


def test_roles_and_names(mountains):
    page = mountains.page
    expect(page.get_by_role("searchbox", name="Search mountains")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Sort by")).to_be_visible()
    expect(page.get_by_role("grid")).to_have_count(1)
    line = page.get_by_role("row").nth(1)
    expect(line).to_have_attribute("aria-rowindex", "2")
    owned = line.get_attribute("aria-owns").split()
    names = [page.locator(f"#{one} .text").text_content() for one in owned]
    assert names == ["Lhotse", "Makalu", "Cho Oyu"]
    cell = page.get_by_role("gridcell", name="Makalu")
    expect(cell).to_have_attribute("aria-colindex", "2")


def test_the_status_is_announced(mountains):
    expect(mountains.page.get_by_role("status").filter(has_text="500 mountains")).to_be_visible()


def test_the_keyboard_walks_through_the_grid(mountains):
    keyboard = mountains.page.keyboard
    mountains.search.focus()
    # The scopes of the search stand between its field and the order.
    keyboard.press("Tab")
    keyboard.press("Tab")
    expect(mountains.page.get_by_role("radio", name="Height")).to_be_focused()
    keyboard.press("Tab")
    assert mountains.focused_text == "Mount Everest"
    walk = [
        ("ArrowRight", "K2"), ("ArrowDown", "Makalu"), ("ArrowLeft", "Lhotse"), ("ArrowUp", "Mount Everest"),
        ("ArrowRight", "K2"), ("ArrowRight", "Kangchenjunga"), ("ArrowRight", "Lhotse"), ("ArrowLeft", "Kangchenjunga"),
    ]
    for key, text in walk:
        keyboard.press(key)
        assert mountains.focused_text == text, key
    keyboard.press("PageDown")
    mountains.page.wait_for_function("() => diffable.viewport.y > 300")
    keyboard.press("Control+End")
    mountains.page.wait_for_function("() => document.activeElement.textContent.includes('Mount Yasur')")
    keyboard.press("Control+Home")
    mountains.page.wait_for_function("() => document.activeElement.textContent.includes('Mount Everest')")
    keyboard.press("Shift+Tab")
    expect(mountains.page.get_by_role("radio", name="Height")).to_be_focused()


@pytest.mark.exhaustive
def test_arrows_go_on_beyond_what_is_loaded(mountains):
    mountains.row("K2").focus()
    for _ in range(60):
        mountains.page.keyboard.press("ArrowDown")
    mountains.page.wait_for_function("() => diffable.viewport.y > 3500")
    position = mountains.page.evaluate(
        "() => diffable.rows.find((row) => row.text === document.activeElement.querySelector('.text').textContent).position"
    )
    assert position % 3 == 1 and position >= 150
    focused = mountains.page.evaluate("() => document.activeElement.getBoundingClientRect().toJSON()")
    assert 63 < focused["y"] < 800 - focused["height"]


def search_without_focus(mountains):
    """Has the rows of "ma" shown while the focus stays where it is."""
    mountains.page.evaluate(
        """() => {
            const field = document.querySelector('input[type=search]');
            field.value = 'ma';
            field.dispatchEvent(new Event('input'));
        }"""
    )
    mountains.wait_for_status("40 mountains")
    mountains.settle()


@pytest.mark.exhaustive
def test_the_focus_stays_with_its_row(mountains):
    mountains.row("Manaslu").focus()
    search_without_focus(mountains)
    assert mountains.focused_text == "Manaslu"
    mountains.page.keyboard.press("ArrowLeft")
    assert mountains.focused_text == "Makalu"


@pytest.mark.exhaustive
def test_the_focus_goes_to_the_nearest_row_when_its_own_is_deleted(mountains):
    mountains.row("K2").focus()
    search_without_focus(mountains)
    assert mountains.focused_text == "Makalu"


@pytest.mark.exhaustive
def test_the_focus_outlives_scrolling_away(mountains):
    mountains.row("Makalu").focus()
    mountains.page.evaluate("() => diffable.viewport.scrollTo(9000)")
    mountains.page.wait_for_function("() => diffable.rows.some((row) => row.position > 300)")
    mountains.settle()
    assert mountains.focused_text == "Makalu"
    mountains.page.evaluate("() => diffable.viewport.scrollTo(0)")
    mountains.page.wait_for_function("() => diffable.rows.some((row) => row.text === 'Mount Everest')")
    mountains.settle()
    assert mountains.page.locator(".row").filter(has_text="Makalu").count() == 1
    mountains.page.keyboard.press("ArrowRight")
    assert mountains.focused_text == "Cho Oyu"


def test_segments_are_chosen_with_arrows(mountains):
    page = mountains.page
    page.get_by_role("radio", name="Height").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Name")).to_be_focused()
    expect(page.get_by_role("radio", name="Name")).to_be_checked()
    mountains.page.wait_for_function("() => diffable.rows[0].text === 'Acatenango'")


def test_rows_of_a_list_are_read_in_order(open_page):
    million = open_page("/million")
    million.page.evaluate("() => diffable.viewport.scrollTo(3000)")
    million.page.wait_for_function("() => diffable.rows.some((row) => row.position === 60)")
    million.page.evaluate("() => diffable.viewport.scrollTo(1000)")
    million.page.wait_for_function("() => diffable.rows.some((row) => row.position === 20)")
    million.settle()
    order = million.page.evaluate(
        """() => document.querySelector('#rows').getAttribute('aria-owns').split(' ')
            .map((id) => document.getElementById(id))
            .map((row) => Number(row.getAttribute('aria-rowindex') ?? row.getAttribute('aria-posinset')))"""
    )
    assert order == sorted(order)


def test_reduced_motion_moves_nothing_and_fades(open_page):
    mountains = open_page("/mountains", reduced_motion="reduce")
    mountains.page.evaluate(
        """() => {
            window.animated = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
                window.animated.push([Object.keys(frames).sort().join(' '), timing.duration]);
                return animate.call(this, frames, timing);
            };
        }"""
    )
    mountains.search.fill("na")
    expect(mountains.status).not_to_have_text("500 mountains")
    mountains.settle()
    animated = mountains.page.evaluate("() => window.animated")
    assert len(animated) > 0
    assert all(properties == "offset opacity" and duration <= 200 for properties, duration in animated)
    expect(mountains.leaving()).to_have_count(0)


@pytest.mark.exhaustive
def test_reduced_motion_ends_what_moves(mountains):
    mountains.catch(lambda: mountains.search.fill("na"), share=0.3)
    mountains.page.emulate_media(reduced_motion="reduce")
    mountains.page.wait_for_function(
        "() => document.querySelector('#rows').getAnimations({ subtree: true }).length === 0"
    )
    expect(mountains.leaving()).to_have_count(0)


# Notes whatever changes on its way: by the page's own animations, by those of styles and by transitions. What goes with
# the finger or with what is scrolled does not count.
CHANGES = """() => {
    window.changes = [];
    const note = (element, names) => {
        for (const name of names) window.changes.push([name, `${element.tagName} ${element.className}`]);
    };
    const changing = ({ effect, timeline }) => {
        if (timeline !== document.timeline || effect.getComputedTiming().duration === 0) return [];
        const frames = effect.getKeyframes();
        const names = new Set(frames.flatMap(Object.keys));
        for (const name of ['offset', 'computedOffset', 'easing', 'composite']) names.delete(name);
        // What the first or the last does not name is as it is at rest.
        const rest = getComputedStyle(effect.target, effect.pseudoElement);
        const values = (name) => [...frames.filter((frame) => name in frame).map((frame) => frame[name]),
            ...[frames[0], frames.at(-1)].filter((frame) => !(name in frame)).map(() => rest[name])];
        return [...names].filter((name) => new Set(values(name)).size > 1);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        note(this, changing(animation));
        return animation;
    };
    addEventListener('animationstart', ({ target, animationName }) => {
        const begun = target.getAnimations({ subtree: true }).filter((one) => one.animationName === animationName);
        note(target, begun.flatMap(changing));
    }, true);
    addEventListener('transitionrun', ({ target, propertyName }) => note(target, [propertyName]), true);
}"""


def go_to_a_mountain_and_back(page):
    page.row("K2").click()
    expect(page.page.get_by_role("heading", name="K2", level=1)).to_be_visible()
    page.wait_for_server()
    page.page.go_back()
    expect(page.page.locator(".screen.presented")).to_have_count(0)


def look_at_details_and_close_them(page):
    presenting("Buy bread")(page)
    expect(page.page.get_by_role("dialog", name="Details")).to_be_visible()
    page.wait_for_server()
    page.page.keyboard.press("Escape")
    expect(page.page.locator(".screen.presented")).to_have_count(0)


def delete_and_take_that_back(page):
    deleting("Buy bread")(page)
    page.page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(page.row("Buy bread")).to_be_visible()
    expect(page.page.locator(".toast")).to_have_count(0)


def open_a_menu_and_close_it(page):
    page.row("Buy bread").click(button="right")
    expect(page.page.get_by_role("menu")).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(page.page.get_by_role("menu")).to_have_count(0)


def ask_and_cancel(page):
    page.button("More").click()
    page.page.get_by_role("menuitem", name="Delete All").click()
    question = page.page.get_by_role("alertdialog")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)


def open_a_drawer_and_close_it(page):
    page.page.locator("#root .drawer-button").click()
    expect(page.page.get_by_role("dialog")).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(page.page.get_by_role("dialog")).to_have_count(0)


def share_with_a_higher_sheet(page):
    page.button("Share").click()
    expect(page.page.locator(".screen.presented")).to_be_visible()
    page.wait_for_server()
    # In a wide window it has one height.
    if page.button("Expand sheet").is_visible():
        page.button("Expand sheet").click()
        page.wait_for_server()
    page.page.keyboard.press("Escape")
    expect(page.page.locator(".screen.presented")).to_have_count(0)


def show_the_program_and_hide_it(page):
    is_open = page.button("Code").get_attribute("aria-expanded")
    for expected in ({"true": "false", "false": "true"}[is_open], is_open):
        page.button("Code").click()
        expect(page.button("Code")).to_have_attribute("aria-expanded", expected)


def search_and_cancel(page):
    page.search.click()
    page.search.fill("k2")
    page.wait_for_status("1 mountain")
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("Escape")
    page.wait_for_status("500 mountains")


COMINGS = [
    ("/mountains", go_to_a_mountain_and_back), ("/reminders", look_at_details_and_close_them),
    ("/reminders", delete_and_take_that_back), ("/reminders", open_a_menu_and_close_it), ("/inbox", ask_and_cancel),
    ("/reorder", open_a_drawer_and_close_it), ("/share", share_with_a_higher_sheet), ("/mountains", search_and_cancel),
    ("/lanes", show_the_program_and_hide_it),
]


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", [PHONE, {}], ids=["phone", "desk"])
@pytest.mark.parametrize("path, come_and_go", COMINGS)
def test_reduced_motion_moves_no_screen_sheet_message_menu_or_drawer(open_page, path, come_and_go, options):
    if come_and_go is open_a_drawer_and_close_it and options is not PHONE:
        pytest.skip("there is none")
    page = open_page(path, reduced_motion="reduce", **options)
    page.page.evaluate(CHANGES)
    come_and_go(page)
    page.wait_for_server()
    changes = page.page.evaluate("() => window.changes")
    assert [change for change in changes if not re.search("opacity|visibility|color|fill|stroke|shadow", change[0], re.I)] == []


# How much moves by itself, and does not fade alone.
MOVING = """() => document.getAnimations().filter(({ playState, effect, timeline }) => playState === 'running'
    && timeline === document.timeline && effect.getKeyframes().some((frame) => 'transform' in frame)).length"""


@pytest.mark.exhaustive
@pytest.mark.motion
@pytest.mark.parametrize("path, come", [("/mountains", clicking("K2")), ("/reminders", presenting("Buy bread"))])
def test_reduced_motion_ends_a_screen_that_comes(open_page, path, come):
    page = open_page(path, **PHONE)
    page.play(0.01)
    come(page)
    screen = page.page.locator(".screen.presented:not(.awaited)")
    screen.wait_for(state="attached")
    page.page.wait_for_function(f"() => ({MOVING})() > 0")
    page.page.emulate_media(reduced_motion="reduce")
    page.page.wait_for_function(f"() => ({MOVING})() === 0", timeout=3000)
    box = screen.bounding_box()
    assert box["x"] == 0 and box["y"] + box["height"] == pytest.approx(844, abs=1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("scheme", sampled(["dark", "light"]))
def test_light_and_dark(open_page, shot, scheme):
    brightness = {}
    for path in ["/mountains", "/sort", "/million"]:
        list_page = open_page(path, color_scheme=scheme)
        shot(list_page, f"{path[1:]}-{scheme}")
        colour = list_page.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
        brightness[path] = sum(int(part) for part in colour[4:-1].split(",")[:3])
    assert all((value > 384) == (scheme == "light") for value in brightness.values())


def test_the_list_of_pages(open_page, shot):
    index = open_page("/", expect=False)
    shot(index, "index")
    index.page.get_by_role("link", name="Insertion Sort").click()
    expect(index.page).to_have_title("Insertion Sort")


@pytest.mark.exhaustive
def test_a_small_screen(open_page, shot):
    mountains = open_page("/mountains", viewport={"width": 390, "height": 844}, device_scale_factor=2)
    shot(mountains, "mountains-small")
    assert mountains.page.evaluate("() => document.documentElement.scrollWidth") == 390
    assert mountains.search.bounding_box()["width"] > 100


@pytest.mark.exhaustive
def test_all_tiles_of_a_lane_are_one_line_that_is_called_as_its_heading(open_page):
    share = open_page("/share")
    expect(share.page.locator('.line[aria-label="In the Same Range"]')).to_have_count(1)
    tiles = share.page.evaluate(
        """() => document.querySelector('.line[aria-label="In the Same Range"]').getAttribute('aria-owns').split(' ')
            .map((id) => document.getElementById(id)).map((row) => [row.role, row.ariaColIndex])"""
    )
    assert len(tiles) > 2
    assert tiles == [["gridcell", str(index + 1)] for index in range(len(tiles))]


@pytest.mark.parametrize("path", ["/mountains/K2", "/share", "/catalogue/flow-layout"])
@pytest.mark.exhaustive
def test_each_line_of_tiles_and_of_what_stands_between_them_says_where_it_is(open_page, path):
    page = open_page(path, expect=False, viewport={"width": 1280, "height": 800}).page
    page.wait_for_function("() => diffable.isConnected && document.querySelectorAll('.line').length > 4")
    numbers = """() => [...document.querySelectorAll('[role=grid]')].flatMap((grid) => {
        const numbers = [...grid.querySelectorAll('.line')].map((line) => Number(line.ariaRowIndex));
        return numbers.every((one, index) => one > (numbers[index - 1] ?? 0)) ? [] : [numbers];
    })"""
    assert page.evaluate(numbers) == []
    page.evaluate("() => diffable.viewport.scrollTo(400)")
    page.evaluate("() => diffable.ping()")
    assert page.evaluate(numbers) == []


# What can be pressed, and is seen at its middle, but is not what a press there meets. A heading that stays above the rows
# covers those that pass under it.
COVERED = """() => [...document.querySelectorAll('button, a, input, textarea, [tabindex="0"]')].filter((one) => {
    if (one.disabled || one.closest('[inert]') || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (let around = one.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    }
    const met = document.elementFromPoint(x, y);
    if (!met || one.contains(met) || met.closest('label')?.control === one) return false;
    return !one.closest('.row') || !met.closest('.row')?.querySelector('.header');
}).map((one) => one.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize("options", [PHONE, {}], ids=["phone", "desk"])
@pytest.mark.parametrize("path", sampled(["files", *PAGES, *ENTRIES]))
def test_what_can_be_pressed_is_met_where_it_is_seen(open_page, browse, directory, path, options):  # noqa: F811
    home = {"url": browse(directory).url} if path == "files" else {}
    page = open_page("/" if path == "files" else path, **home, **options)
    for y in [0, 70]:
        page.page.evaluate("(y) => diffable.viewport?.scrollTo(y)", y)
        page.settle()
        assert page.page.evaluate(COVERED) == [], y


# Controls that lie somewhere else than they are met, or are not met at all, once all that scrolls has brought them in sight.
UNMET = """() => [...document.querySelectorAll('.screen:not(.covered) :is(a, button, input, textarea)')].filter((one) => {
    if (one.closest('.rows, [inert]') || one.disabled || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = one.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return !met || !(one.contains(met) || one.closest('.search')?.contains(met) || met.closest('label')?.control === one);
}).map((one) => one.outerHTML.slice(0, 200))"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["files", *PAGES])
def test_each_control_is_met_at_its_middle_at_four_times_the_size(open_page, browse, directory, path):  # noqa: F811
    home = {"url": browse(directory).url} if path == "files" else {}
    page = open_page("/" if path == "files" else path, viewport={"width": 320, "height": 256}, **home)
    assert page.page.evaluate(UNMET) == []
