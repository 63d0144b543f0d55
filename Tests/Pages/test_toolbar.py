"""A toolbar, menus whose elements come later, and a search that a program begins and hears the end of."""

import pytest
from playwright.sync_api import expect

from catalogue_tabs import desk, phone  # noqa: F401  (fixtures)
from sampling import sampled
from touch import PHONE

MOONS = ["Phobos", "Deimos"]
JUPITERS = ["Io", "Europa", "Ganymede", "Callisto"]
BOXES = "() => [...document.querySelectorAll('.screen.presented .row, .screen.presented button')].map((one) => JSON.stringify(one.getBoundingClientRect())).join()"

# Takes note of what menus show, and when.
SEEN = """() => {
    window.seen = [];
    new MutationObserver(() => {
        const texts = [...document.querySelectorAll('[role=menuitem]')].map((one) => one.textContent).join();
        if (texts !== '' && texts !== seen.at(-1)?.[0]) seen.push([texts, performance.now()]);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    addEventListener('contextmenu', () => { window.asked = performance.now(); }, { capture: true });
}"""


@pytest.mark.exhaustive
def test_a_menu_opens_with_all_that_it_waits_for(desk):
    page = desk.open("toolbar").page
    menu = page.get_by_role("menu")
    expect(desk.button("Moons")).to_have_attribute("aria-haspopup", "menu")
    before = page.evaluate(BOXES)
    page.evaluate(SEEN)
    desk.row("Mars").click(button="right")
    expect(page.get_by_role("menuitem")).to_have_text(MOONS)
    assert page.evaluate(BOXES) == before
    # What comes soon needs no line before it.
    assert page.evaluate("() => [seen[0][0], seen[0][1] - asked >= 290]") == ["Loading…", True]
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    # Who goes on meanwhile is not held up by it.
    desk.row("Mars").click(button="right")
    page.keyboard.press("Escape")
    page.wait_for_timeout(1500)
    expect(menu).to_have_count(0)
    desk.button("Moons").click()
    expect(page.get_by_role("menuitem")).to_have_text(JUPITERS)
    # What is chosen is told.
    page.get_by_role("menuitem", name="Europa").click()
    expect(page.locator(".toast")).to_contain_text("Europa, moon of Jupiter")


@pytest.mark.exhaustive
def test_a_row_s_menu_that_loads_closes_by_escape_and_comes_no_more(desk):
    page = desk.open("toolbar").page
    loading = page.get_by_role("menuitem", name="Loading…", disabled=True)
    row = desk.row("Mars")
    row.focus()
    page.keyboard.press("Shift+F10")
    expect(loading).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(row).to_be_focused()
    page.wait_for_timeout(1500)
    expect(page.get_by_role("menu")).to_have_count(0)
    # Who stays on the line goes on at the first of what comes.
    page.keyboard.press("Shift+F10")
    expect(loading).to_be_focused()
    expect(page.get_by_role("menuitem", name="Phobos")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menu")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_button_s_menu_opens_at_once_and_shows_what_comes(desk):
    page = desk.open("toolbar").page
    lines = page.get_by_role("menuitem")
    moons = JUPITERS
    page.evaluate(SEEN)
    for by_key in (True, False):
        # Where the machine is busy they may be there before the menu is opened.
        for _ in range(8):
            page.evaluate("() => { seen.length = 0; }")
            desk.button("Turn Round").click()
            if by_key:
                desk.button("Moons").press("Enter")
            else:
                desk.button("Moons").click()
            expect(lines).to_have_text(moons)
            if page.evaluate("() => seen[0][0]") == "Loading…":
                break
            page.keyboard.press("Escape")
            expect(page.get_by_role("menu")).to_have_count(0)
        assert page.evaluate("() => seen[0][0]") == "Loading…"
        if by_key:
            expect(lines.first).to_be_focused()
        else:
            expect(page.locator("#speech")).to_have_text("Menu loaded")
            expect(page.get_by_role("menu")).to_be_focused()
        page.keyboard.press("Escape")
        expect(desk.button("Moons")).to_have_attribute("aria-expanded", "false")


def test_a_search_is_left_by_its_button_and_the_program_hears_of_it(desk):
    page = desk.open("toolbar").page
    field = page.get_by_role("searchbox")
    field.fill("ur")
    page.wait_for_function("() => diffable.topRows.length === 3")
    page.keyboard.press("Tab")
    cancel = page.get_by_role("button", name="Cancel")
    expect(cancel).to_be_focused()
    cancel.click()
    expect(page.locator(".toast")).to_contain_text("Search left")
    expect(field).to_have_value("")
    expect(field).not_to_be_focused()
    page.wait_for_function("() => diffable.topRows.length === 8")


def test_a_program_moves_the_focus_into_a_field_and_out_of_it(desk):
    page = desk.open("toolbar").page
    field = page.get_by_role("searchbox")
    for _ in range(2):
        desk.button("Find").click()
        expect(field).to_be_focused()
        page.keyboard.press("Enter")
        expect(field).not_to_be_focused()


@pytest.mark.exhaustive
def test_buttons_of_a_toolbar_stand_apart_below_the_rows(phone):
    page = phone.open("toolbar").page
    left, middle, right = (one.bounding_box() for one in page.locator(".screen.presented .toolbar button").all())
    assert left["y"] == middle["y"] == right["y"] > 780
    assert left["x"] < 20 and right["x"] + right["width"] > 370
    assert abs((middle["x"] - left["x"] - left["width"]) - (right["x"] - middle["x"] - middle["width"])) < 1


@pytest.mark.parametrize("width", sampled([1200, 1024, 820, 700]))
@pytest.mark.exhaustive
def test_a_field_gives_way_to_the_buttons_in_its_line(open_page, width):
    toolbar = open_page("/catalogue/toolbar", viewport={"width": width, "height": 800})
    toolbar.button("Code").click()
    toolbar.settle()
    bar = toolbar.page.locator(".screen.presented > .bar")
    line = [one.bounding_box() for one in [bar.locator(".search"), *bar.locator(".controls > .button").all()]]
    # The title and the count stand there too, where that leaves the field room for a few letters.
    title, status = (bar.locator(one).bounding_box() for one in ("h1", ".status"))
    title["height"] = status["y"] + status["height"] - title["y"]
    line[:0] = [title] if width > 1000 else []
    middles = [one["y"] + one["height"] / 2 for one in line]
    assert max(middles) - min(middles) < 3
    assert all(before["x"] + before["width"] < after["x"] for before, after in zip(line, line[1:]))
    # Alone, it is as wide as ever.
    wide = open_page("/letters", viewport={"width": width, "height": 800}).page.locator(".search")
    assert wide.bounding_box()["width"] == 360


@pytest.mark.exhaustive
def test_buttons_go_from_the_toolbar_to_the_bar_with_the_keys(open_page):
    page = open_page("/row-animations", viewport={"width": 390, "height": 844}).page
    insert = page.locator(".toolbar").get_by_role("button", name="Insert", exact=True)
    insert.click()
    for width, height, bar in [(844, 390, ".bar"), (390, 844, ".toolbar")]:
        page.set_viewport_size({"width": width, "height": height})
        button = page.locator(bar).get_by_role("button", name="Insert", exact=True)
        expect(button).to_be_focused()
        expect(page.locator(bar).get_by_role("button", name="Undo Insertion")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.parametrize("pixels", [16, 32])
def test_a_row_is_higher_than_its_buttons(phone, pixels):
    page = phone.open("button-styles").page
    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{pixels}px")
    phone.settle()
    for name in ("Gray", "Small", "Large"):
        row = phone.row(name)
        row.scroll_into_view_if_needed()
        phone.settle()
        box = row.bounding_box()
        for button in row.get_by_role("button").all():
            place = button.bounding_box()
            assert place["y"] >= box["y"] + 4 and place["y"] + place["height"] <= box["y"] + box["height"] - 4, name


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox can't pretend a telephone")
def test_a_leading_button_stands_before_the_title_also_where_it_asks_for_the_toolbar(open_page):
    def both(text):
        return text.replace('"leading":true', '"leading":true,"toolbar":true')

    def route(socket):
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(both(text)))

    def change(route):
        response = route.fetch()
        body = response.text()
        assert both(body) != body
        route.fulfill(response=response, body=both(body))

    # At first what stands in for the bar is seen, and then the bar.
    for isConnected in (False, True):
        def prepare(page):
            page.route_web_socket("**", route if isConnected else lambda socket: None)
            # A browser lets no document that a test wrote connect.
            if not isConnected:
                page.route("**/reply", change)

        page = open_page("/inbox/28/reply", expect=False, prepare=prepare, **PHONE).page
        sheet = page.locator(".screen.sheet")
        expect(sheet.locator(".leading-buttons > button")).to_have_text(["Cancel"])
        if isConnected:
            expect(page.get_by_role("textbox", name="Message")).to_be_focused()
        expect(sheet.locator(".toolbar button")).to_have_count(0)
        expect(sheet.locator(".toolbar:not([hidden])")).to_have_count(0)
