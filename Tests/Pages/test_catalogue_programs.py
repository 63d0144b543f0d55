"""The program beside each page of the catalogue: how it is shown, copied, and comes and goes."""

import re

import pytest
from playwright.sync_api import expect

from axe import violations
from catalogue_tabs import desk, narrow, near, phone, style  # noqa: F401  (fixtures)
from cataloguepage import SOURCES
from heldmotion import HOLD
from touch import PHONE


def test_the_program_is_copied_as_it_is(desk):
    desk.open("grid")
    desk.button("Copy").click()
    expect(desk.button("Copied")).to_be_visible()
    copied = desk.page.evaluate("() => navigator.clipboard.readText()")
    assert copied == (SOURCES / "GridScreen.swift").read_text()
    keyword = desk.code.locator(".code-keyword").first
    assert keyword.inner_text() == "import"
    assert style(keyword, "color") != style(desk.code, "color")
    assert "Mono" in style(desk.code, "fontFamily")


@pytest.mark.exhaustive
def test_the_button_for_the_program_stands_at_the_end_of_the_bar(desk, phone):
    for tab in [desk, phone]:
        tab.open("badges")
        title = tab.page.locator(".screen.presented h1.title").bounding_box()
        button = tab.button("Code").bounding_box()
        assert button["x"] > title["x"] + title["width"]
        assert tab.page.viewport_size["width"] - button["x"] - button["width"] < 60
        assert tab is desk or button["x"] + button["width"] == 374
        card = tab.page.locator(".screen.presented .face.card").first
        assert style(card, "backgroundColor") == ("rgb(255, 255, 255)" if tab is desk else "rgb(28, 28, 30)")


@pytest.mark.exhaustive
def test_the_button_for_the_program_is_in_one_place_whatever_else_the_bar_has(desk):
    boxes = []
    for name in ["badges", "replay", "refresh"]:
        desk.open(name)
        boxes.append(desk.button("Code").bounding_box())
    assert boxes[0] == boxes[1] == boxes[2]
    desk.open("replay")
    controls = desk.page.locator(".screen.presented .controls").bounding_box()
    assert controls["x"] + controls["width"] <= boxes[0]["x"]


@pytest.mark.exhaustive
def test_beside_a_program_the_way_back_keeps_from_the_edge(desk):
    desk.open("list-appearances")
    expect(desk.code).to_be_visible()
    assert desk.page.locator(".screen.presented .back").bounding_box()["x"] > 20


@pytest.mark.exhaustive
def test_the_program_goes_and_the_view_takes_its_room(desk):
    desk.open("grid")
    narrow = desk.room["width"]
    button = desk.button("Code")
    expect(button).to_have_attribute("aria-expanded", "true")
    button.click()
    expect(desk.code).to_be_hidden()
    desk.page.wait_for_function("(width) => diffable.topViewport.width > width + 300", arg=narrow)
    desk.open("inset-grid")
    expect(desk.code).to_be_hidden()
    button.click()
    expect(desk.code).to_be_visible()


@pytest.mark.exhaustive
def test_without_its_program_a_list_stands_in_the_middle_below_its_title(desk):
    desk.open("value-cells")
    expect(desk.code).to_be_visible()
    desk.button("Code").click()
    expect(desk.code).to_be_hidden()
    desk.settle()
    room, title = desk.room, desk.page.locator(".screen.presented h1.title").bounding_box()
    width = desk.page.viewport_size["width"]
    desk.button("Code").click()
    assert near(room["x"] + room["right"], width, 2)
    assert near(title["x"], room["x"] + 20, 2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [1520, 1920, 2560])
def test_in_a_wide_window_a_program_has_the_room_of_its_lines_and_the_list_beside_it_is_in_the_middle(desk, width):
    try:
        desk.page.set_viewport_size({"width": width, "height": 1080})
        desk.open("value-cells")
        expect(desk.code).to_be_visible()
        title, code = (desk.page.locator(f".screen.presented {part}").bounding_box() for part in ("h1.title", ".code-pane"))
        assert near(title["x"], desk.room["x"] + 20, 2)
        before, after = desk.room["x"], code["x"] - desk.room["right"]
        assert near(before, after, 2)
        # The way back hangs within the window.
        assert desk.page.locator(".screen.presented .back").bounding_box()["x"] >= 16
        if width > 1600:
            broken = "(lines) => lines.filter((line) => line.getClientRects()[0].height > 1.5 * lines[0].offsetHeight).length"
            assert desk.code.locator(".code-line").evaluate_all(broken) == 0
    finally:
        desk.page.set_viewport_size({"width": 1280, "height": 900})


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [820, 1280])
def test_places_stand_beside_their_rows_on_a_page_with_a_program_and_are_for_nobody_below_it(open_page, width):
    page = open_page("/catalogue/drag-and-drop", viewport={"width": width, "height": 900}).page
    pane, places = (page.locator(f".screen.presented > .panes > {one}") for one in (".main-pane", ".sidebar"))
    box = places.bounding_box()
    assert box["x"] == 0 and near(box["width"], min(0.26 * width, 220)) and near(pane.bounding_box()["x"], box["width"])
    if width < 960:
        page.get_by_role("button", name="Code", exact=True).click()
        expect(places).to_be_hidden()
        page.get_by_role("button", name="Code", exact=True).click()
        expect(places).to_be_visible()


# Names in a program's lines that go on in the next one, each with a sign where it does.
BROKEN = """(code) => [...code.querySelectorAll('.code-line')].flatMap((line) => {
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const letters = [];
    while (walker.nextNode()) {
        [...walker.currentNode.data].forEach((letter, index) => {
            const range = document.createRange();
            range.setStart(walker.currentNode, index);
            range.setEnd(walker.currentNode, index + 1);
            letters.push([letter, range.getBoundingClientRect().top]);
        });
    }
    const text = letters.reduce((text, [letter, top], index) =>
        text + (index > 0 && letters[index - 1][1] + 5 < top ? '⏎' : '') + letter, '');
    return text.match(/\\w+⏎\\w+/g) ?? [];
})"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["sheets", "list-appearances", "orthogonal", "tiles"])
def test_a_name_in_a_program_goes_on_in_the_next_line_only_if_it_is_longer_than_a_line(phone, name):
    phone.open(name)
    phone.button("Code").click()
    expect(phone.code).to_be_visible()
    broken = phone.code.evaluate(BROKEN)
    # Even then it does so between two of its words.
    assert [one for one in broken if len(one) < 35 or not re.search("[a-z]⏎[A-Z]", one)] == []


@pytest.mark.exhaustive
def test_lines_of_a_program_that_only_go_on_have_a_sign_for_their_number(desk):
    desk.open("orthogonal")
    lines = desk.code.locator(".code-line")
    long, short = (lines.filter(has_text=text).first for text in ("/// Sections that", "import Diffable"))
    heights = [one.evaluate("(line) => line.getBoundingClientRect().height") for one in (short, long)]
    assert heights[1] > 1.9 * heights[0]
    seen = long.evaluate(
        """(line) => {
            const { content, height, overflow } = getComputedStyle(line, '::before');
            return [content.includes('↳'), parseFloat(height), overflow];
        }""")
    # As many signs as there are lines: what is below its last one is cut off.
    assert seen[0] and near(seen[1], heights[1], 0.5) and seen[2] == "hidden"
    # What is copied has none.
    assert "↳" not in desk.code.evaluate("(code) => code.textContent")


@pytest.mark.exhaustive
def test_the_program_is_there_at_first_where_there_is_ample_room_and_then_as_it_was_left(browser, gallery):
    context = browser.new_context(viewport={"width": 1160, "height": 800})
    page = context.new_page()
    code, button = page.locator(".screen.presented .code-pane"), page.get_by_role("button", name="Code", exact=True)
    grid = f"{gallery.url}catalogue/grid"
    page.goto(grid)
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(code).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(grid)
    expect(code).to_be_visible()
    # When it goes, title and content stand in the middle, and nothing is at another height. The button stays where it is.
    places = lambda: [
        page.locator(f".screen.presented {part}").first.bounding_box()
        for part in (".title", ".main-pane .row", ".code-button")
    ]
    starts = lambda: [(round(box["x"]), round(box["y"])) for box in places()]
    beside = starts()
    button.click()
    expect(code).to_be_hidden()
    page.wait_for_function("() => diffable.topViewport.width > 1000")
    alone = starts()
    assert [y for _, y in alone] == [y for _, y in beside] and alone[2] == beside[2]
    assert beside[0][0] == beside[1][0] and alone[0][0] == alone[1][0] == 100
    page.goto(grid)
    expect(button).to_have_attribute("aria-expanded", "false")
    button.click()
    # In another tab, and in a window with room for both, it is as it was left.
    other = context.new_page()
    other.goto(grid)
    expect(other.locator(".screen.presented .code-pane")).to_be_visible()
    context.close()


def test_a_phone_shows_one_of_the_two(phone):
    phone.open("grid")
    expect(phone.code).to_be_hidden()
    phone.button("Code").click()
    expect(phone.code).to_be_visible()
    box = phone.page.locator(".screen.presented .code-pane").bounding_box()
    assert box["x"] == 0 and box["width"] == 390
    assert phone.page.evaluate("() => document.querySelector('.screen.presented .main-pane').inert")
    assert phone.code.evaluate("(code) => code.scrollWidth <= code.clientWidth")
    assert violations(phone.page) == []
    phone.button("Code").click()
    expect(phone.code).to_be_hidden()
    assert not phone.page.evaluate("() => document.querySelector('.screen.presented .main-pane').inert")


@pytest.mark.exhaustive
@pytest.mark.motion
def test_on_a_phone_the_program_comes_and_goes_as_a_whole(open_page):
    phone = open_page("/catalogue/outline", **PHONE)
    phone.page.evaluate(HOLD)
    # Held where each begins: below the view, and over it. Two texts through each other can't be read.
    for place in (1, 0):
        phone.button("Code").click()
        phone.page.wait_for_function("() => window.held.length > 0")
        share, opacity = phone.page.evaluate(
            """() => {
                const pane = document.querySelector('.code-pane');
                const [one, all] = [pane, pane.parentElement].map((part) => part.getBoundingClientRect());
                return [(one.top - all.top) / all.height, getComputedStyle(pane).opacity];
            }""")
        assert (round(share, 2), opacity) == (place, "1")
        phone.page.evaluate("() => window.held.splice(0).forEach((one) => one.finish())")
    expect(phone.page.locator(".code-pane")).to_be_hidden()


@pytest.mark.exhaustive
@pytest.mark.motion
def test_beside_the_view_the_program_comes_and_goes_at_the_edge_and_the_rows_from_where_they_were(open_page):
    desk = open_page("/catalogue/outline")
    page = desk.page
    place = """() => [
        ...['.title', '.row', '.code-pane', '.code-button'].map((part) => {
            return document.querySelector(`.screen.presented ${part}`).getBoundingClientRect().x;
        }), innerWidth]"""
    width = "() => document.querySelector('.screen.presented .row').getBoundingClientRect().width"
    expect(page.locator(".screen.presented .code-pane")).to_be_visible()
    beside, narrow, wide = page.evaluate(place), page.evaluate(width), None
    page.evaluate(HOLD)
    for button_closes in (True, False):
        desk.button("Code").click()
        page.wait_for_function("() => window.held.length > 2")
        # As all was seen, but the pane that comes is at the edge of the window.
        title, row, pane, button, edge = page.evaluate(place)
        assert near(pane, beside[2] if button_closes else edge, 1) and button == beside[3]
        assert near(title, beside[0] if button_closes else alone[0], 1) and near(row, beside[1] if button_closes else alone[1], 1)
        # Rows begin as wide as they were, and become wider or narrower on the way.
        page.wait_for_function("() => window.held.some((one) => one.effect.target.matches('.row'))")
        assert page.evaluate(width) == (narrow if button_closes else wide)
        page.evaluate("() => window.held.forEach((one) => { one.currentTime = one.effect.getTiming().duration / 5; })")
        assert narrow + 20 < page.evaluate(width) < (wide or 720) - 20
        page.evaluate("() => window.held.splice(0).forEach((one) => one.finish())")
        desk.settle()
        page.wait_for_function(f"(former) => ({width})() !== former", arg=narrow if button_closes else wide)
        alone, wide = page.evaluate(place), page.evaluate(width)
        if button_closes:
            expect(page.locator(".code-pane")).to_be_hidden()
            assert alone[0] > beside[0] + 100
    assert page.evaluate(place) == beside and page.evaluate(width) == narrow


@pytest.mark.exhaustive
@pytest.mark.motion
def test_cells_that_have_no_more_room_beside_a_program_come_and_go_as_all_others_move(open_page):
    desk = open_page("/catalogue/grid")
    page = desk.page
    seen = """() => Object.fromEntries([...document.querySelectorAll('.screen.presented .row')]
        .map((row) => [row.textContent, row.getBoundingClientRect()])
        .filter(([_, box]) => box.top < innerHeight).map(([text, box]) => [text, [box.x, box.y, box.width].map(Math.round)]))"""
    page.wait_for_function("() => document.querySelector('.screen.presented .row').offsetWidth < 150")
    page.evaluate(HOLD)
    for _ in range(2):
        former = page.evaluate(seen)
        desk.button("Code").click()
        page.wait_for_function("() => window.held.some((one) => one.effect.target.matches('.row'))")
        # Each begins where it was seen, and what was not seen, below.
        assert page.evaluate(seen) == former
        page.evaluate("() => window.held.splice(0).forEach((one) => one.finish())")
        desk.settle()
        expect(page.locator(".screen.presented .row.leaving")).to_have_count(0)
        assert page.evaluate(seen).keys() != former.keys()


@pytest.mark.exhaustive
@pytest.mark.motion
def test_what_lies_behind_rows_reaches_the_edge_while_their_program_comes(open_page):
    desk = open_page("/catalogue/list-content")
    page = desk.page
    desk.button("Code").click()
    expect(page.locator(".code-pane")).to_be_hidden()
    desk.settle()
    page.evaluate(HOLD)
    desk.button("Code").click()
    page.wait_for_function("() => window.held.some((one) => one.effect.target.matches('.main-pane'))")
    begins = page.locator(".screen.presented .main-pane .viewport.coloured").evaluate(
        "(ground) => ground.getBoundingClientRect().left + parseFloat(getComputedStyle(ground).boxShadow.split(') ')[1])")
    page.evaluate("() => window.held.splice(0).forEach((one) => one.finish())")
    assert near(begins, 0)


# Whether the ground of what is seen is a plain list's, in each picture from the document on.
GROUNDS = """window.grounds = [];
(function look() {
    const seen = [...document.querySelectorAll('.screen:not([hidden]) > .panes > .main-pane > .viewport')].at(-1);
    if (seen) window.grounds.push(seen.matches('.plain'));
    requestAnimationFrame(look);
})()"""


@pytest.mark.exhaustive
def test_pages_below_another_have_the_ground_of_their_rows_from_the_first_picture_on(open_page):
    # Some in lists, some in grids; what stands on cards is none of their rows.
    desk = open_page("/catalogue/list-content")
    desk.page.add_init_script(GROUNDS)
    for name, is_plain in [("list-content", True), ("grid", True), ("value-cells", False), ("badges", False)]:
        desk.page.goto(desk.page.url.replace(desk.page.url.split("/")[-1], name))
        desk.wait_for_rows()
        assert set(desk.page.evaluate("() => window.grounds")) == {is_plain}, name


@pytest.mark.exhaustive
def test_a_window_that_is_made_narrow_goes_on_with_the_view(desk):
    desk.open("grid")
    expect(desk.code).to_be_visible()
    desk.page.set_viewport_size({"width": 600, "height": 900})
    expect(desk.code).to_be_hidden()
    desk.page.set_viewport_size({"width": 1280, "height": 900})
    expect(desk.code).to_be_visible()
