"""The pages of the catalogue: each shows what its title says, and the program that makes it."""

import json
import re

import pytest
from playwright.sync_api import expect

from axe import violations
from catalogue_tabs import desk, narrow, near, phone, style  # noqa: F401  (fixtures)
from cataloguepage import SOURCES
from sampling import sampled

PAGES = re.findall(
    r'CatalogueEntry\(\s*"([a-z-]+)",\s*"([^"]+)",\s*"[^"]+",\s*(\w+)\.self',
    (SOURCES.parent / "CatalogueIndex/CatalogueEntry.swift").read_text(),
)


NAMES = [name for name, _, _ in PAGES]


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
    index.wait_for_status("31 pages")
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


@pytest.mark.exhaustive
def test_headings_of_sections_that_scroll_sideways_begin_where_their_cards_do(desk, phone):
    for tab in [desk, phone]:
        tab.open("orthogonal")
        heading = tab.page.locator(".screen.presented .face.header .text").first.bounding_box()
        assert heading["x"] == tab.page.locator(".screen.presented .face.card").first.bounding_box()["x"]


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox's driver says nothing of what a server sends")
def test_beside_its_program_a_page_is_laid_out_once(open_page):
    """Not first for all of the window, and then for what the program leaves."""
    for ways in [["/catalogue/decorations"], ["/catalogue", "Decorations"]]:
        frames = []
        hear = lambda socket: socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))
        index = open_page(ways[0], prepare=lambda page: page.on("websocket", hear), expect=False)
        if len(ways) > 1:
            index.search.fill(ways[1])
            index.row(ways[1]).click()
        expect(index.page.locator(".screen.presented .row.decoration")).to_have_count(3)
        index.page.evaluate("() => diffable.ping()")
        index.settle()
        views = [one["view"] for frame in frames for one in frame.get("presented", []) if "view" in one]
        widths = [view["width"] for view in views if view.get("count")]
        room = index.page.locator(".screen.presented .main-pane .spacer").evaluate("(spacer) => spacer.clientWidth")
        assert set(widths) == {room}, ways


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
