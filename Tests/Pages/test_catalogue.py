"""The pages of the catalogue: each shows what its title says, and the program that makes it."""

import re

import pytest
from playwright.sync_api import expect

from axe import violations
from cataloguepage import SOURCES, CataloguePage
from sampling import sampled
from test_search import HOLD
from touch import PHONE, Finger

PAGES = re.findall(
    r'CatalogueEntry\(\s*"([a-z-]+)",\s*"([^"]+)",\s*"[^"]+",\s*(\w+)\.self',
    (SOURCES.parent / "CatalogueIndex/CatalogueEntry.swift").read_text(),
)
NAMES = [name for name, _, _ in PAGES]


def tab(browser, gallery, **options):
    context = browser.new_context(reduced_motion="reduce", **options)
    context.set_default_timeout(30_000)
    page = context.new_page()
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None,
    )
    yield CataloguePage(page, gallery.url)
    context.close()
    assert [text for text in complaints if "WebSocket" not in text] == []


@pytest.fixture(scope="module")
def desk(browser, gallery):
    yield from tab(
        browser, gallery, viewport={"width": 1280, "height": 900}, permissions=["clipboard-read", "clipboard-write"]
    )


@pytest.fixture(scope="module")
def phone(browser, gallery):
    yield from tab(
        browser, gallery, viewport={"width": 390, "height": 844}, color_scheme="dark", has_touch=True, is_mobile=True
    )


@pytest.fixture(scope="module")
def narrow(browser, gallery):
    yield from tab(browser, gallery, viewport={"width": 320, "height": 568})


def near(value, expected, by=1.0):
    return abs(value - expected) <= by


def style(locator, name):
    return locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)


# Every page


def test_every_file_is_a_page_and_the_other_way_round():
    assert sorted(file.stem for file in SOURCES.iterdir()) == sorted(screen for _, _, screen in PAGES)
    assert len(PAGES) >= 18
    for _, _, screen in PAGES:
        assert 30 <= len((SOURCES / f"{screen}.swift").read_text().splitlines()) <= 80, screen


@pytest.mark.parametrize("name, title, screen", sampled(PAGES), ids=NAMES)
def test_a_page_shows_its_program_and_no_fault(desk, phone, narrow, name, title, screen):
    has_rows = name != "empty-states"
    text = (SOURCES / f"{screen}.swift").read_text()
    desk.open(name, has_rows=has_rows)
    expect(desk.page.locator(".screen.presented h1.title")).to_have_text(title)
    assert desk.code.evaluate("(code) => code.textContent") == text.rstrip()
    expect(desk.page.locator(".screen.presented .code-title")).to_have_text(f"{screen}.swift")
    # One of the two sizes and appearances each: both for each would take twice as long.
    looked_at = desk if NAMES.index(name) % 2 == 0 else phone.open(name, has_rows=has_rows)
    assert violations(looked_at.page) == []
    narrow.open(name, has_rows=has_rows)
    assert narrow.page.evaluate("() => document.documentElement.scrollWidth") == 320
    assert narrow.page.locator(".screen.presented .code-button").bounding_box()["x"] < 300


# The index


def test_the_index_leads_to_each_page_and_back(open_page):
    index = open_page("/catalogue")
    # A few letters find pages by what they are called and what they are about.
    index.search.fill("sideways lanes")
    expect(index.page.get_by_text("No Results for “sideways lanes”")).to_be_visible()
    index.search.fill("sideways")
    index.wait_for_status("1 page")
    index.search.fill("")
    index.wait_for_status("29 pages")
    index.settle()
    assert set(title for _, title, _ in PAGES[:8]) <= set(index.texts())
    row = index.row("Badges")
    preview = row.locator("img.picture").get_attribute("src")
    assert preview.startswith("data:image/svg+xml") and len(preview) > 800
    # Those of lists show what stands in their rows: no two are alike.
    index.page.evaluate("() => diffable.topViewport.scrollTo(100_000)")
    expect(index.row("Refresh")).to_be_visible()
    index.settle()
    previews = index.page.locator("img.picture").evaluate_all("(all) => all.map((one) => one.src)")
    assert len(previews) >= 6 and len(set(previews)) == len(previews)
    index.page.evaluate("() => diffable.topViewport.scrollTo(0)")
    expect(row).to_be_visible()
    row.click()
    expect(index.page).to_have_url(re.compile("/catalogue/badges$"))
    expect(index.page.locator(".screen.presented h1.title")).to_have_text("Badges")
    index.page.go_back()
    expect(index.page.locator(".screen.presented")).to_have_count(0)
    expect(index.page).to_have_url(re.compile(r"/catalogue(\?at=.*)?$"))


@pytest.mark.exhaustive
def test_lanes_stand_in_the_index(open_page):
    lanes = open_page("/lanes")
    expect(lanes.page.locator(".title").first).to_have_text("Orthogonal Sections")
    index = open_page("/", expect=False)
    expect(index.page.locator("a[href='/catalogue']")).to_have_count(1)
    expect(index.page.locator("a[href='/lanes']")).to_have_count(1)


@pytest.mark.exhaustive
def test_no_ground_is_seen_between_cells_that_touch(desk):
    desk.open("grid")
    cells = desk.page.locator(f"{desk.foremost} .row > .face.cell")
    assert cells.evaluate_all("(cells) => new Set(cells.map((cell) => getComputedStyle(cell).borderRadius)).size") == 1
    expect(cells.first).to_have_css("border-radius", "0px")


# The program beside the page


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
def test_headings_of_sections_that_scroll_sideways_begin_where_their_cards_do(desk, phone):
    for tab in [desk, phone]:
        tab.open("orthogonal")
        heading = tab.page.locator(".screen.presented .face.header .text").first.bounding_box()
        assert heading["x"] == tab.page.locator(".screen.presented .face.card").first.bounding_box()["x"]


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


# Grids


def test_a_grid_has_five_squares_in_a_row(desk):
    desk.open("grid")
    side = (desk.room["width"] - 40) / 5
    for line in desk.lines()[:3]:
        assert len(line) == 5
        assert near(line[0]["x"], desk.room["x"] + 20)
        for left, right in zip(line, line[1:]):
            assert near(left["right"], right["x"]) and near(left["width"], side) and near(left["height"], side)


@pytest.mark.exhaustive
def test_an_inset_grid_has_room_between_its_cells(desk):
    desk.open("inset-grid")
    first, second = desk.lines()[0], desk.lines()[1]
    assert len(first) == 5
    assert near(first[0]["x"] - desk.room["x"], 20) and near(desk.room["right"] - first[-1]["right"], 20)
    assert all(near(right["x"] - left["right"], 10) for left, right in zip(first, first[1:]))
    assert near(second[0]["y"] - first[0]["bottom"], 10)


@pytest.mark.exhaustive
def test_two_columns_share_the_width(desk):
    desk.open("two-columns")
    left, right = desk.lines()[0]
    assert near(left["width"], right["width"]) and near(right["x"] - left["right"], 12) and near(left["height"], 84)
    assert near(left["x"] - desk.room["x"], 20) and near(desk.lines()[1][0]["y"] - left["bottom"], 12)


@pytest.mark.exhaustive
def test_sections_are_laid_out_each_in_its_own_way(desk):
    desk.open("distinct-sections")
    assert [len(line) for line in desk.lines()][:8] == [1, 1, 1, 5, 5, 3, 3, 3]


@pytest.mark.exhaustive
def test_columns_are_as_many_as_fit(desk):
    try:
        for width in [1280, 700, 390]:
            desk.page.set_viewport_size({"width": width, "height": 900})
            desk.open("adaptive-sections")
            assert len(desk.lines()[0]) == max(1, int(desk.room["width"] // 220))
    finally:
        desk.page.set_viewport_size({"width": 1280, "height": 900})


@pytest.mark.exhaustive
def test_groups_stand_within_groups(desk):
    desk.open("nested-groups")
    large, upper, lower = sorted(desk.boxes(), key=lambda box: (round(box["y"] / 100), box["x"], box["y"]))[:3]
    width = desk.room["width"] - 28
    assert near(large["width"], 0.7 * width - 12) and near(large["height"], 0.4 * width - 12)
    others = [box for box in desk.boxes() if box["x"] > large["right"]][:2]
    assert near(others[0]["x"], others[1]["x"]) and near(others[0]["width"], 0.3 * width - 12)
    assert near(others[0]["y"], large["y"]) and near(others[1]["bottom"], large["bottom"])
    assert near(others[1]["y"] - others[0]["bottom"], 12)


@pytest.mark.exhaustive
def test_lines_hold_items_each_of_its_own_size(desk, phone):
    for tab in [desk, phone]:
        tab.open("flow-layout")
        items = ".main-pane .row:not(.leaving) > .face:not(.header)"
        boxes = {box["text"]: box for box in tab.boxes(items)}
        lemon, watermelon = boxes["🍋 Lemon"], boxes["🍉 Watermelon"]
        assert near(lemon["width"], 54 + 8 * 5) and near(watermelon["width"], 54 + 8 * 10)
        lines = tab.lines(items)
        assert near(lines[0][0]["x"] - tab.room["x"], 20 if tab is desk and round(tab.room["width"]) >= 600 else 16)
        assert near(lines[1][0]["y"] - lines[0][0]["bottom"], 8)
        # A line ends where the next item has no room.
        assert lines[0][-1]["right"] + 8 + lines[1][0]["width"] > tab.room["right"] - 20
        assert near(lines[0][0]["x"], tab.grid.get_by_role("heading").first.bounding_box()["x"], by=4)
        assert tab.grid.get_by_role("heading").first.inner_text() == "Fruit"


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [1210, 390])
def test_what_a_page_shows_begins_where_titles_and_groups_do(desk, phone, width):
    tab = desk if width > 640 else phone
    tab.page.set_viewport_size({"width": width, "height": 844})
    margin = 20 if width > 640 else 16
    for name in ["grid", "inset-grid", "two-columns", "distinct-sections", "adaptive-sections", "nested-groups", "tiles", "badges", "layers"]:
        tab.open(name)
        assert near(min(box["x"] for box in tab.boxes()), tab.room["x"] + margin), name
    for name in ["pinned-headers", "headers-and-footers"]:
        tab.open(name)
        texts = tab.grid.locator(".row .text").evaluate_all("(texts) => texts.map((one) => one.getBoundingClientRect().left)")
        assert near(min(texts), tab.room["x"] + margin), name
    desk.page.set_viewport_size({"width": 1280, "height": 900})


@pytest.mark.exhaustive
def test_what_a_page_shows_begins_at_one_height(desk):
    pages = ["grid", "inset-grid", "two-columns", "adaptive-sections", "nested-groups", "tiles", "layers", "type"]
    tops = {name: round(desk.open(name).boxes()[0]["y"]) for name in pages}
    tops["decorations"] = round(desk.open("decorations").boxes(".row.decoration > .face")[0]["y"])
    tops["custom-cells"] = round(desk.open("custom-cells").boxes()[0]["y"] + 3)
    assert set(tops.values()) == {85}, tops
    headings = {
        name: round(desk.open(name).grid.get_by_role("heading").first.locator(".text").bounding_box()["y"])
        for name in ["flow-layout", "orthogonal"]
    }
    assert len(set(headings.values())) == 1, headings


# Around items and sections


@pytest.mark.exhaustive
def test_badges_stand_over_the_corners_of_their_items(desk):
    desk.open("badges")
    mail = desk.boxes(".row[aria-label='Mail'] > .face")[0]
    badge = desk.boxes(".row[aria-label='12 unread'] > .face")[0]
    assert near(badge["width"], 24) and near(badge["height"], 24)
    assert badge["x"] < mail["right"] < badge["right"] and badge["y"] < mail["y"] < badge["bottom"]
    # A picture grows with its card.
    image = desk.grid.locator(".row[aria-label='Mail'] .image")
    assert near(float(style(image, "fontSize")[:-2]), max(36, 0.4 * min(mail["width"], mail["bottom"] - mail["y"])))
    # Where nothing is unread there is no badge.
    shown = desk.page.evaluate(
        """() => [...document.querySelectorAll('.screen.presented .row')].filter((row) =>
            /unread/.test(row.ariaLabel) && getComputedStyle(row.firstElementChild).filter !== 'opacity(0)').length"""
    )
    assert shown == 13


def test_headers_and_footers_stand_around_their_sections(desk):
    desk.open("headers-and-footers")
    order = [box["text"] for box in desk.boxes()]
    start = order.index("Africa")
    assert order[start:start + 8] == [
        "Africa", "Nile", "Congo", "Niger", "Zambezi", "Orange", "The Nile’s water comes from eleven countries.",
        "America",
    ]
    assert desk.grid.get_by_role("heading").first.inner_text() == "Africa"


@pytest.mark.exhaustive
def test_a_pinned_header_stays_until_the_next_one_pushes_it_away(desk):
    desk.open("pinned-headers")
    header = ".row.pinned > .face.header"
    top = desk.room["y"]
    desk.scroll(300)
    seen = {box["text"]: box["y"] for box in desk.boxes(header)}
    assert near(seen["Period 2"], top) and "Period 1" not in [name for name, y in seen.items() if y >= top - 1]
    # Of the eight rows of the period, a part of the last is in sight: the next header has come near.
    desk.scroll(44 + 88 + 12 + 44 + 8 * 44 + 12 - 20)
    seen = {box["text"]: box["y"] for box in desk.boxes(header)}
    assert near(seen["Period 3"], top + 20) and near(seen["Period 2"], top + 20 - 44, by=13)
    # Above the rows that come under it, as it is told.
    level = lambda locator: int(style(locator.first, "zIndex").replace("auto", "0"))
    assert level(desk.page.locator(f"{desk.foremost} .row.pinned")) > level(desk.row("Argon"))


def test_a_ground_stands_behind_each_section(desk):
    desk.open("decorations")
    grounds = desk.boxes(".row.decoration > .face")
    rows = desk.boxes(".row:not(.decoration) > .face")
    assert len(grounds) == 3
    assert near(grounds[0]["x"] - desk.room["x"], 20) and near(desk.room["right"] - grounds[0]["right"], 20)
    counts = [4, 2, 3]
    for ground in grounds:
        inside = [row for row in rows if ground["y"] < row["y"] and row["bottom"] < ground["bottom"]]
        assert len(inside) == counts.pop(0)
        assert near(inside[0]["y"] - ground["y"], 14) and near(inside[0]["x"] - ground["x"], 12)
        assert near(ground["bottom"] - inside[-1]["bottom"], 14)


# Lists and cells


@pytest.mark.exhaustive
def test_lists_have_five_looks(desk):
    desk.open("list-appearances")
    row = desk.row("Snæfellsjökull").locator(".face")
    seen = {}
    for look in ["Inset", "Plain", "Grouped", "Sidebar", "Sidebar Plain"]:
        if look != "Inset":
            desk.page.get_by_role("radio", name=look, exact=True).click()
            expect(desk.page).to_have_url(re.compile(r"appearance=" + look.lower().replace(" ", r"(\+|%20)")))
            desk.settle()
        box = row.bounding_box()
        seen[look] = (box["x"] - desk.room["x"], style(row, "borderTopLeftRadius"), row.get_attribute("class"))
    assert seen["Plain"][0] == 0 and seen["Grouped"][0] == 0 and seen["Sidebar Plain"][0] == 0
    assert seen["Inset"][0] >= 16 and float(seen["Inset"][1][:-2]) >= 10
    assert seen["Sidebar"][0] == 8 and "sidebar" in seen["Sidebar"][2] and "sidebar" not in seen["Grouped"][2]
    assert "group-first" in seen["Grouped"][2] and "group-" not in seen["Plain"][2]


@pytest.mark.exhaustive
def test_heads_of_sections_are_of_three_kinds(desk):
    desk.open("list-appearances", query="?headers=none")
    expect(desk.grid.get_by_role("heading")).to_have_count(0)
    assert desk.boxes()[0]["text"] == "Snæfellsjökull"
    desk.open("list-appearances")
    expect(desk.grid.get_by_role("heading")).to_have_count(3)
    desk.page.get_by_role("radio", name="First Item").click()
    desk.page.wait_for_function("() => diffable.topRows[1].text === 'Snæfellsjökull' && diffable.topRows[1].position === 1")
    assert desk.boxes()[0]["text"] == "Iceland"


def test_values_stand_at_the_trailing_edge(desk):
    desk.open("value-cells")
    row = desk.row("Wi-Fi")
    texts = row.locator(".text").bounding_box(), row.locator(".secondary").bounding_box()
    assert near(texts[0]["y"], texts[1]["y"], by=3) and texts[1]["x"] > texts[0]["x"] + 100
    expect(row.locator(".accessories")).to_have_count(1)
    # What a switch changes, the program keeps.
    light = desk.page.get_by_role("switch", name="Night Light")
    expect(light).to_have_attribute("aria-checked", "true")
    light.click()
    expect(light).to_have_attribute("aria-checked", "false")
    desk.open("value-cells")
    expect(light).to_have_attribute("aria-checked", "false")
    light.click()
    expect(light).to_have_attribute("aria-checked", "true")


def edges(page, locator):
    box = locator.bounding_box()
    return box["x"], box["x"] + box["width"]


def test_a_table_has_heads_above_its_columns_that_sort(desk, shot):
    desk.open("table-with-columns")
    heads = desk.page.locator(f"{desk.foremost} .column-head")
    row = desk.row("Mount Everest")
    columns = row.locator(".column")
    assert columns.all_text_contents() == ["Nepal, China", "8,849 m"]
    for index in (0, 1):
        assert near(edges(desk, heads.nth(index + 1))[1], edges(desk, columns.nth(index))[1])
    assert near(edges(desk, heads.nth(0))[0] + 6, edges(desk, desk.row("Himalaya").locator(".text"))[0])
    expect(heads.nth(0)).to_have_attribute("aria-sort", "ascending")
    expect(desk.page.get_by_role("button", name="Mountain, sorted ascending")).to_be_visible()
    desk.page.get_by_role("button", name="Height", exact=True).click()
    expect(desk.page.get_by_role("button", name="Height, sorted ascending")).to_be_visible()
    desk.settle()
    shot(desk, "table-with-columns")
    assert desk.page.evaluate("() => diffable.topRows.map((row) => row.text).slice(0, 3)") == [
        "Himalaya", "Nanga Parbat", "Manaslu"
    ]
    desk.page.get_by_role("button", name="Height, sorted ascending").click()
    expect(desk.page.get_by_role("button", name="Height, sorted descending")).to_be_visible()
    # A link leads to the same order.
    expect(desk.page).to_have_url(re.compile("table-with-columns.*[?&]sort=-height"))
    desk.page.wait_for_function("() => diffable.topRows[1].text === 'Mount Everest'")
    # A view of its own stands behind the rows of volcanoes.
    desk.scroll(1100)
    grounds = {
        name: style(desk.row(name).locator(".face"), "backgroundColor") for name in ("Ojos del Salado", "Aconcagua")
    }
    assert grounds["Ojos del Salado"] != grounds["Aconcagua"]


@pytest.mark.exhaustive
def test_screen_readers_find_heads_and_cells_in_one_grid(desk):
    desk.open("table-with-columns")
    session = desk.page.context.new_cdp_session(desk.page)
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}

    def children(node):
        for child in (nodes[key] for key in node["childIds"]):
            if child["ignored"] or child["role"]["value"] == "generic":
                yield from children(child)
            else:
                yield child

    def said(node):
        return node["role"]["value"], node["name"]["value"]

    grid = next(node for node in nodes.values() if not node["ignored"] and said(node) == ("grid", "Columns"))
    heads, section, first, *_ = children(grid)
    assert [said(one) for one in children(heads)] == [
        ("columnheader", "Mountain"), ("columnheader", "Country"), ("columnheader", "Height")
    ]
    assert [said(one) for one in children(section)] == [("gridcell", "Himalaya")]
    assert [said(one) for one in children(first)] == [
        ("gridcell", "Cho Oyu"), ("gridcell", "Nepal, China"), ("gridcell", "8,188 m")
    ]


@pytest.mark.exhaustive
def test_on_a_phone_a_table_shows_the_column_that_it_is_sorted_by(phone, shot):
    phone.open("table-with-columns")
    row = phone.row("Mount Everest")
    heads = phone.page.locator(f"{phone.foremost} .column-head > button").filter(visible=True)
    expect(heads).to_have_text(["Mountain▲", "Country"])
    shown = row.locator(".column").filter(visible=True)
    expect(shown).to_have_text(["Nepal, China"])
    assert near(edges(phone, heads.nth(1))[1], edges(phone, shown)[1])
    shot(phone, "table-with-columns-phone")
    choice = phone.page.locator(f"{phone.foremost} .column-choice").bounding_box()
    assert choice["x"] + choice["width"] / 2 + 7 < heads.nth(1).bounding_box()["x"]
    phone.page.get_by_label("Column to show and sort by").filter(visible=True).select_option("Height")
    expect(shown).to_have_text(["8,849 m"])
    phone.settle()
    expect(heads).to_have_text(["Mountain", "Height▲"])
    assert near(edges(phone, heads.nth(1))[1], edges(phone, shown)[1])


@pytest.mark.exhaustive
def test_a_custom_cell_looks_another_way_while_it_is_selected(desk):
    desk.open("custom-cells")
    mars = desk.row("Mars")
    expect(mars.locator(".secondary")).to_have_text("2 moons")
    mars.click()
    expect(mars.locator(".secondary")).to_have_text("Its sunsets are blue.")
    ring = lambda: mars.locator(".face").evaluate("(face) => getComputedStyle(face, '::before').borderTopWidth")
    assert ring() == "2px"
    # Its figures end below each other, as its ground does with the title's column, and a pointer is answered within it.
    ends = desk.page.evaluate(
        '''(screen) => [...document.querySelectorAll(`${screen} .row .accessory.label`)].map((label) => {
            const range = document.createRange();
            range.selectNodeContents(label);
            return Math.round(range.getBoundingClientRect().right);
        })''',
        desk.foremost,
    )
    assert len(ends) >= 4 and len(set(ends)) == 1, ends
    face = mars.locator(".face")
    assert face.evaluate(
        '''(face) => getComputedStyle(face).backgroundColor + getComputedStyle(face, '::before').insetInline'''
    ) == "rgba(0, 0, 0, 0)0px"
    assert near(face.bounding_box()["x"], desk.page.locator(f"{desk.foremost} .title").bounding_box()["x"])
    mars.click()
    expect(mars.locator(".secondary")).to_have_text("2 moons")
    assert ring() == "1px"


def test_fonts_symbols_and_separators_are_drawn(desk):
    desk.open("type")
    text = lambda name: desk.row(name).locator(".text")
    assert float(style(text("Large Title"), "fontSize")[:-2]) > 30
    assert style(text("let answer = 42"), "fontWeight") == "600"
    assert "Mono" in style(text("let answer = 42"), "fontFamily")
    known = lambda name: desk.row(name).locator("svg.symbol").get_attribute("data-known")
    assert known("Large Title") == "true" and known("let answer = 42") == "false"
    run = desk.grid.get_by_text("bold and tinted")
    assert style(run, "fontWeight") == "700" and style(run, "color") == style(desk.button("Code"), "color")
    separator = lambda name: desk.row(name).locator(".face").evaluate(
        "(face) => { const { content, borderBottomColor, insetInlineStart } = getComputedStyle(face, '::after');"
        " return [content, borderBottomColor, insetInlineStart]; }"
    )
    assert separator("Large Title")[0] == "none"
    assert separator("Headline")[1] == "rgb(255, 149, 0)"
    assert separator("Body")[2] == "0px"


def test_each_property_of_list_content_is_drawn(desk, phone, shot):
    desk.open("list-content")
    row = lambda name: desk.grid.locator(".row", has=desk.page.locator(".text").get_by_text(name))
    box = lambda name, part: row(name).locator(part).first.bounding_box()
    text, second, picture, symbol = ".text", ".secondary", ".image", "svg.symbol"
    assert style(row("Centered").locator(text), "textAlign") == "center"
    assert near(box("One line", text)["height"], box("As it is", text)["height"])
    assert row("One line").locator(text).evaluate("(line) => line.scrollWidth > line.clientWidth")
    expect(row("IN CAPITALS")).to_have_count(1)
    assert near(box("Margins", text)["x"] - box("As it is", text)["x"], 40)
    assert near(row("Margins").bounding_box()["height"] - row("As it is").bounding_box()["height"], 18, by=6)
    assert near(box("Far from its picture", text)["x"] - box("As it is", text)["x"], 48 - 12)
    below = lambda name: box(name, second)["y"] - box(name, text)["y"]
    assert near(below("Far from its second") - below("As it is"), 20, by=2)
    assert near(box("Side by side", text)["y"], box("Side by side", second)["y"], by=3)
    assert box("A large symbol", symbol)["width"] >= 2 * box("As it is", symbol)["width"]
    middle = lambda name: box(name, symbol)["x"] + box(name, symbol)["width"] / 2
    assert near(middle("Room kept") - middle("As it is"), (80 - 28) / 2)
    assert near(box("Room kept", text)["x"] - box("As it is", text)["x"], 80 - 28)
    assert style(row("Corners").locator(picture), "borderRadius") == "14px"
    # Whatever room the texts have, all lines end at one edge.
    ends = desk.grid.locator(".face.separated").evaluate_all(
        "(faces) => faces.map((face) => { const { left } = face.querySelector('.texts').getBoundingClientRect();"
        " return Math.round(left + parseFloat(getComputedStyle(face.querySelector('.texts'), '::after').width)); })"
    )
    assert len(set(ends)) == 1
    small = box("A small picture", picture)
    assert near(small["width"], 14) and near(small["height"], 14)
    assert near(box("A small symbol", symbol)["height"], 14, by=2)
    stroke = row("A stroke").locator(".face").evaluate(
        "(face) => { const { borderTopWidth, borderTopColor } = getComputedStyle(face, '::before');"
        " return [borderTopWidth, borderTopColor]; }"
    )
    assert stroke == ["2px", "rgb(255, 149, 0)"]
    ground = desk.page.locator(".screen.presented .main-pane .viewport")
    assert style(ground, "backgroundColor") == "rgba(255, 149, 0, 0.1)"
    # Beside the program, its ground goes on below the way back.
    desk.page.set_viewport_size({"width": 1280, "height": 800})
    assert style(ground, "boxShadow") == "rgba(255, 149, 0, 0.1) -36px 0px 0px 0px" and ground.bounding_box()["x"] == 36
    shot(desk, "list-content")
    # In the dark a colour of the system is another one.
    phone.open("list-content")
    ground = phone.page.locator(".screen.presented .main-pane .viewport")
    assert style(ground, "backgroundColor") == "rgba(255, 159, 10, 0.1)"


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [320, 360, 375])
def test_on_small_telephones_words_are_whole_and_stand_where_they_do_elsewhere(browser, gallery, width):
    context = browser.new_context(viewport={"width": width, "height": 640}, has_touch=True, is_mobile=True)
    page = context.new_page()
    # No word is cut.
    for name in ["two-columns", "tiles"]:
        page.goto(f"{gallery.url}catalogue/{name}")
        page.locator(".screen.presented .row").nth(8).wait_for()
        assert page.locator(".screen.presented .row .text").evaluate_all(
            "(texts) => texts.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 4).map((one) => one.textContent)") == []
    # Siblings begin at one place, whether something stands behind them or not.
    page.goto(f"{gallery.url}catalogue/outline")
    begins = lambda name: page.locator(".screen.presented .row", has_text=name).locator(".text").bounding_box()["x"]
    assert begins("Cats") == begins("Bats")
    page.goto(f"{gallery.url}catalogue/custom-cells")
    face = page.locator(".screen.presented .row > .face").first
    image, texts, label = (face.locator(part).bounding_box() for part in (".image", ".texts", ".label"))
    context.close()
    assert image["x"] + image["width"] < texts["x"] and texts["x"] + texts["width"] < label["x"]


def test_borders_corners_and_shadows_are_drawn(desk):
    desk.open("layers")
    face = lambda name: desk.row(name).locator(".face")
    border = face("Border").evaluate("(face) => getComputedStyle(face, '::before').borderTopWidth")
    assert border == "2px" and style(face("Border"), "boxShadow") == "none"
    assert style(face("Corners"), "borderRadius") == "22px"
    assert style(face("Two Corners"), "borderRadius") == "22px 0px"
    assert style(face("Shadow"), "boxShadow") == "rgba(0, 0, 0, 0.25) 0px 4px 16px 0px"
    assert style(face("All at Once"), "boxShadow").endswith("0px 4px 16px 0px")
    assert style(face("All at Once"), "borderRadius") == "22px 0px"


@pytest.mark.exhaustive
def test_a_list_is_refreshed_by_a_button_and_a_key(desk):
    desk.open("refresh")
    texts = lambda: [box["text"] for box in desk.boxes()]
    assert texts()[0] == "Lisbon"
    desk.button("Refresh").click()
    sign = desk.page.locator(".screen.presented .refresh.on")
    expect(sign).to_be_visible()
    expect(sign).to_contain_text("Asking the tower")
    expect(desk.row("Kyoto")).to_be_visible()
    expect(sign).to_have_count(0)
    desk.settle()
    assert texts()[:4] == ["Chengdu", "Busan", "Kyoto", "Lisbon"]
    desk.page.keyboard.press("Alt+r")
    expect(desk.page.locator(".screen.presented .status")).to_have_text("12 arrivals")
    expect(sign).to_have_count(0)
    desk.settle()


@pytest.mark.exhaustive
def test_a_finger_pulls_a_list_down_to_refresh_it(phone):
    phone.open("refresh")
    phone.page.evaluate(
        """() => {
            window.places = [];
            const look = () => {
                const row = document.querySelector('.screen.presented .main-pane .row');
                window.places.push(row?.getBoundingClientRect().top);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    finger = Finger(phone)
    finger.down(200, 300)
    finger.move(200, 640)
    sign = phone.page.locator(".screen.presented .refresh.on")
    expect(sign).to_be_visible()
    phone.settle()
    # From where they were pulled to, the rows go below the sign, and not up and down again.
    assert phone.page.evaluate(
        "() => { const from = places.indexOf(Math.max(...places)); return Math.min(...places.slice(from)) - places.at(-1); }"
    ) > -2
    finger.up()
    expect(phone.row("Kyoto")).to_be_visible()
    expect(sign).to_have_count(0)
    phone.settle()


def test_an_outline_opens_and_closes(desk):
    desk.open("outline")
    assert [box["text"] for box in desk.boxes()][:5] == ["Mammals", "Cats", "Whales", "Bats", "Birds"]
    desk.button("Expand Cats").click()
    expect(desk.row("Tiger")).to_be_visible()
    desk.button("Collapse Mammals").click()
    expect(desk.row("Tiger")).to_have_count(0)
    expect(desk.row("Cats")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_menu_has_the_actions_of_a_swipe(desk):
    desk.open("swipe-and-menu")
    desk.row("Ada").click(button="right")
    expect(desk.page.get_by_role("menuitem", name="Copy Sender")).to_be_visible()
    desk.page.get_by_role("menuitem", name="Read", exact=True).click()
    expect(desk.row("Ada").locator(".image")).to_have_text("📖")
    desk.row("Emmy").click(button="right")
    desk.page.get_by_role("menuitem", name="Delete").click()
    expect(desk.row("Emmy")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_list_without_rows_says_why(desk):
    desk.open("empty-states", has_rows=False)
    state = desk.page.locator(".screen.presented .unavailable")
    choose = lambda name: desk.page.get_by_role("radio", name=name, exact=True).click()
    expect(state).to_contain_text("No Planets")
    choose("Loading")
    expect(state).to_be_hidden()
    expect(desk.page.locator(".screen.presented .skeleton")).to_be_visible()
    # Also beside a program it is where the rows will be.
    title = desk.page.locator(".screen.presented h1.title").bounding_box()
    assert near(desk.page.locator(".screen.presented .skeleton > span").first.bounding_box()["x"], title["x"], 1)
    choose("Failed")
    expect(state).to_contain_text("The Telescope Does Not Answer")
    choose("Search")
    expect(state).to_contain_text("Vulcan")
    choose("Empty")
    desk.button("Discover Planets").click()
    expect(desk.row("Neptune")).to_be_visible()
    expect(state).to_be_hidden()
