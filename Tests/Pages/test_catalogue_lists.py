"""Pages of the catalogue on which something is done with a list's rows."""

import pytest
from playwright.sync_api import expect

from catalogue_tabs import desk, near, phone, style, tab  # noqa: F401
from dragging import let_go, lift, middle
from touch import Finger


def test_a_row_is_dropped_where_the_delegate_takes_it_in(desk, shot):
    desk.open("drag-and-drop")
    lift(desk, "Fattoush")
    x, y = middle(desk.row("Pizza marinara"))
    desk.page.mouse.move(x, y + 8, steps=8)
    texts = "() => diffable.topRows.map((row) => row.text)"
    # The others make room, and what is lifted is itself, as it goes between rows.
    desk.page.wait_for_function("() => diffable.topRows.map((row) => row.text).indexOf('Fattoush') > 5")
    expect(desk.page.locator(".lifted-row.compact")).to_have_count(0)
    shot(desk, "drag-and-drop-lifted")
    let_go(desk)
    expect(desk.page.locator(".toast")).to_contain_text("Fattoush: Mains")
    rows = desk.page.evaluate(texts)
    assert rows.index("Sweets") > rows.index("Fattoush") > rows.index("Mains")
    assert {"Oat biscuits", "Crème caramel"} <= set(rows[rows.index("Sweets"):])
    # It goes back by the message, or by the keys.
    desk.page.locator(".toast:not([inert])").get_by_role("button", name="Undo").click()
    desk.page.wait_for_function("() => { const rows = diffable.topRows.map((row) => row.text);"
                                " return rows.indexOf('Fattoush') < rows.indexOf('Mains'); }")


@pytest.mark.exhaustive
def test_the_menu_of_a_row_moves_it_as_a_drag_does_and_says_so(desk):
    desk.open("drag-and-drop")
    texts = "() => diffable.topRows.map((row) => row.text)"
    desk.row("Fattoush").click()
    desk.page.keyboard.press("Shift+F10")
    desk.page.get_by_role("menuitem", name="Move to Sweets").click()
    expect(desk.page.locator(".toast")).to_contain_text("Fattoush: Sweets")
    desk.page.wait_for_function(f"{texts.replace('() => ', '() => (')}).at(-1) === 'Fattoush'")
    # It is not offered the course that it is of.
    desk.settle()
    desk.row("Fattoush").press("Shift+F10")
    expect(desk.page.get_by_role("menuitem")).to_have_text(["Move", "Move to Starters", "Move to Mains", "Add to Tonight"])
    desk.page.keyboard.press("Escape")
    desk.page.locator(".toast:not([inert])").get_by_role("button", name="Undo").click()
    desk.page.wait_for_function(f"{texts.replace('() => ', '() => (')}).at(-1) !== 'Fattoush'")
    desk.settle()
    desk.row("Fattoush").press("Shift+F10")
    desk.page.get_by_role("menuitem", name="Add to Tonight").click()
    expect(desk.page.locator(f"{desk.foremost} .sidebar .row:not(.leaving)").last).to_contain_text("Fattoush")


@pytest.mark.exhaustive
def test_keys_move_a_row_as_the_delegate_takes_it_in(desk):
    desk.open("drag-and-drop")
    texts = "diffable.topRows.map((row) => row.text)"
    at_home = desk.page.evaluate(f"() => {texts}")
    name, below = at_home[1:3]
    desk.row(name).press("Shift+F10")
    expect(desk.page.get_by_role("menuitem")).to_have_text(["Move", "Move to Mains", "Move to Sweets", "Add to Tonight"])
    desk.page.keyboard.press("Escape")
    desk.row(name).press("Alt+ArrowDown")
    expect(desk.page.locator(".toast")).to_contain_text(f"{name}: Starters")
    desk.page.wait_for_function(f"([below, name]) => {texts}.slice(1, 3).join() === [below, name].join()", arg=[below, name])
    expect(desk.page.locator("#speech")).to_contain_text(f"Dropped {name}. Position 2 of 3 in Starters.")
    # Lifted by Space it goes on to the next course, and home by Escape.
    desk.row(name).press(" ")
    for _ in range(2):
        desk.page.keyboard.press("ArrowDown")
    expect(desk.page.locator("#speech")).to_contain_text("Position 1 of 4 in Mains.")
    desk.page.keyboard.press("Escape")
    expect(desk.page.locator("#speech")).to_contain_text(f"{name} is back where it was.")
    desk.page.keyboard.press("Control+z")
    desk.page.wait_for_function(f"(rows) => {texts}.join() === rows.join()", arg=at_home)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name, words", [
    ("swipe-and-menu", "Letter from {} deleted"), ("background-view", "{} picked"),
])
def test_what_a_key_takes_away_is_said_and_comes_back(desk, name, words):
    desk.open(name)
    row = desk.page.locator(f"{desk.foremost} .row[role]").first
    text = row.locator(".text").first.text_content()
    row.click()
    desk.page.keyboard.press("Delete")
    toast = desk.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text(words.format(text))
    gone = desk.page.locator(f"{desk.foremost} .row[role]:not(.leaving)").filter(has_text=text)
    expect(gone).to_have_count(0)
    toast.get_by_role("button", name="Undo").click()
    expect(gone).to_have_attribute("aria-rowindex", "1")


@pytest.mark.exhaustive
def test_fruit_that_was_all_picked_comes_back_by_a_key(desk):
    desk.open("background-view")
    desk.button("Pick All").click()
    hint = desk.page.locator(".why").get_by_text("The basket is full")
    expect(hint).to_be_visible()
    desk.page.keyboard.press("Control+z")
    expect(hint).to_be_hidden()
    expect(desk.page.locator("#speech")).to_have_text("Undone: All picked")
    expect(desk.page.locator(f"{desk.foremost} .row[role]")).to_have_count(5)


@pytest.mark.exhaustive
def test_a_group_makes_room_below_its_last_row_for_what_comes_out_of_another_list(desk, shot):
    desk.open("drag-and-drop")
    last = desk.page.locator(f"{desk.foremost} .sidebar .row:not(.leaving)").last
    ground = desk.page.locator(f"{desk.foremost} .sidebar .group-ground-body")
    box = last.bounding_box()
    end = box["y"] + box["height"]
    lift(desk, "Fattoush")
    desk.page.mouse.move(box["x"] + 90, end + 30, steps=8)
    bottom = "([ground, end]) => ground.getBoundingClientRect().bottom"
    desk.page.wait_for_function(f"{bottom} > end + 40", arg=[ground.element_handle(), end])
    shot(desk, "drag-below-the-last-row")
    desk.page.mouse.move(*middle(desk.row("Miso ramen")), steps=8)
    desk.page.wait_for_function(f"{bottom} < end + 1", arg=[ground.element_handle(), end])
    desk.page.keyboard.press("Escape")
    desk.page.mouse.up()


@pytest.mark.exhaustive
def test_rows_of_another_list_make_room_for_what_is_dragged_over_them(desk, shot):
    desk.open("drag-and-drop")
    menu = desk.page.locator(f"{desk.foremost} .sidebar .row:not(.leaving)")
    first = menu.nth(1)
    expect(first).to_be_visible()
    count = menu.count()
    (x, y), top = middle(first), first.bounding_box()["y"]
    at_home = desk.page.evaluate("() => diffable.topRows.map((row) => row.text)")

    def wait_until(condition):
        desk.page.wait_for_function(
            f"([row, top]) => row.getBoundingClientRect().y {condition}", arg=[first.element_handle(), top]
        )

    lift(desk, "Minestrone")
    desk.page.mouse.move(x, y, steps=8)
    wait_until("> top + 40")
    # Its place at home is to be seen, and a piece of it beside the pointer.
    expect(desk.page.locator(".lifted-row.compact")).to_have_count(1)
    desk.settle()
    shot(desk, "drag-to-another-list")
    desk.page.mouse.move(*middle(desk.row("Miso ramen")), steps=8)
    wait_until("=== top")
    desk.page.mouse.move(x, y, steps=8)
    wait_until("> top + 40")
    desk.settle()
    parted = first.bounding_box()["y"]
    let_go(desk)
    expect(desk.page.locator(".toast")).to_contain_text("Minestrone: Tonight")
    expect(menu).to_have_count(count + 1)
    desk.settle()
    # It came into the room that there was, and the list that it came from is as it was.
    assert first.bounding_box()["y"] == parted
    assert desk.page.evaluate("() => diffable.topRows.map((row) => row.text)") == at_home


def test_a_tables_changes_are_played_backwards_and_forwards(desk):
    desk.open("replay")
    slider = desk.page.get_by_role("slider", name="Step")
    rows = lambda: desk.page.evaluate("() => diffable.topRows.map((row) => row.text)")  # noqa: E731
    states = [rows()]
    for count in (1, 2, 3):
        desk.button("Shuffle" if count == 2 else "Change").click()
        expect(slider).to_have_attribute("aria-valuetext", f"{count} of {count}")
        states.append(rows())
    for key, step in (("Home", 0), ("ArrowRight", 1), ("End", 3), ("ArrowLeft", 2)):
        slider.press(key)
        expect(slider).to_have_attribute("aria-valuetext", f"{step} of 3")
        assert rows() == states[step]
    expect(desk.button("Change")).to_be_disabled()
    desk.button("Back to Now").click()
    expect(desk.button("Change")).to_be_enabled()
    assert rows() == states[3]


def tiles(list_page):
    """The names of the first six tiles, in the order in which they are seen."""
    return [box["text"] for box in list_page.boxes()[:6]]


def tile(list_page, name):
    return list_page.page.locator(f"{list_page.foremost} .row[aria-label='{name}']")


def lifted(list_page):
    return list_page.page.locator(".lifted-body")


def wait_for_tiles(list_page, names):
    list_page.page.wait_for_function(
        """([screen, names]) => JSON.stringify([...document.querySelectorAll(`${screen} .main-pane .row:not(.leaving)`)]
            .map((row) => [row.getBoundingClientRect(), row.ariaLabel])
            .sort(([one], [other]) => Math.round(one.y - other.y) || one.x - other.x)
            .slice(0, 6).map(([, name]) => name)) === JSON.stringify(names)""",
        arg=[list_page.foremost, names],
    )


def test_tiles_are_dragged_by_mouse_and_by_keyboard(desk, shot):
    desk.open("tiles")
    assert tiles(desk) == ["Mail", "Messages", "Calendar", "Camera", "Podcasts", "Books"]
    x, y = middle(tile(desk, "Mail"))
    books = middle(tile(desk, "Books"))
    mouse = desk.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 3, y + 6, steps=2)
    expect(desk.page.locator(".lifted-row")).to_be_visible()
    corners = [style(tile(desk, "Books").locator(".face"), "borderRadius"), style(lifted(desk), "borderRadius")]
    assert corners[0] == corners[1] != "0px"
    mouse.move(*books, steps=6)
    # The others make room, from line to line.
    moved = ["Messages", "Calendar", "Camera", "Podcasts", "Books", "Mail"]
    wait_for_tiles(desk, moved)
    shot(desk, "tiles-dragging")
    let_go(desk)
    speech = desk.page.locator("#speech")
    expect(speech).to_have_text("Dropped Mail. Position 6 of 20.")
    desk.settle()
    assert tiles(desk) == moved
    tile(desk, "Calendar").focus()
    # Arrows move it as they look: to the side by one, up and down by a line.
    for key, place in (("Space", 2), ("ArrowDown", 6), ("ArrowLeft", 5), ("ArrowUp", 1), ("Space", 1)):
        desk.page.keyboard.press(key)
        expect(speech).to_contain_text(f"Position {place} of 20.")
    desk.settle()
    assert tiles(desk) == ["Calendar", "Messages", "Camera", "Podcasts", "Books", "Mail"]
    desk.page.keyboard.press("Control+z")
    wait_for_tiles(desk, moved)


@pytest.mark.exhaustive
def test_tiles_have_names_and_stand_where_the_title_does(browser, gallery):
    for tiles_page in tab(browser, gallery, viewport={"width": 1280, "height": 900}):
        tiles_page.open("tiles")
        code = tiles_page.button("Code").bounding_box()
        tiles_page.button("Code").click()
        tiles_page.page.wait_for_function("() => document.querySelector('.screen.presented .main-pane .spacer').offsetWidth > 1000")
        tiles_page.settle()
        line = tiles_page.lines()[0]
        title = tiles_page.page.locator(f"{tiles_page.foremost} .title").bounding_box()
        assert near(line[0]["x"], title["x"]) and near(line[-1]["right"], 1280 - line[0]["x"])
        # Who opens the program again finds the button below the pointer.
        assert tiles_page.button("Code").bounding_box() == code
        assert all(120 <= box["width"] <= 160 for box in line)
        name = tile(tiles_page, "Mail").locator(".text")
        expect(name).to_have_text("Mail")
        expect(name).to_be_visible()


@pytest.mark.exhaustive
def test_tiles_are_dragged_by_a_finger_that_rests(phone, shot):
    phone.open("tiles")
    finger = Finger(phone)
    finger.down(*middle(tile(phone, "Mail")))
    expect(phone.page.locator(".lifted-row.up")).to_be_visible()
    finger.move(*middle(tile(phone, "Camera")))
    wait_for_tiles(phone, ["Messages", "Calendar", "Camera", "Mail", "Podcasts", "Books"])
    shot(phone, "tiles-dragging-phone")
    finger.up()
    expect(phone.page.locator(".toast")).to_contain_text("Mail moved to place 4")


def test_behind_a_list_without_rows_stands_a_hint(desk, shot):
    desk.open("background-view")
    desk.button("Pick All").click()
    hint = desk.page.locator(f"{desk.foremost} .ground .unavailable", has_text="All Picked")
    expect(hint).to_be_visible()
    shot(desk, "background-view")
    desk.page.get_by_role("button", name="Wait for Summer").click()
    expect(desk.row("Lemon")).to_have_count(1)
    expect(hint).to_be_hidden()


@pytest.mark.parametrize("path, length", [("headers-and-footers", "6,650 km"), ("adaptive-sections", "8,849 m")])
@pytest.mark.exhaustive
def test_lengths_of_four_digits_have_a_comma_as_on_the_other_pages(desk, path, length):
    desk.open(path)
    expect(desk.page.get_by_text(length, exact=True).first).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["grid", "headers-and-footers", "orthogonal", "refresh", "replay", "type"])
def test_a_tap_on_what_leads_nowhere_leaves_nothing_marked(phone, name):
    phone.open(name)
    row = phone.page.locator(f"{phone.foremost} .main-pane .row[role]").nth(2)
    row.tap()
    # What the tap did is here once the server has answered what was asked after it.
    phone.page.evaluate("() => diffable.ping()")
    expect(row.locator(".face.selected, .face.pressed")).to_have_count(0)
    expect(row).not_to_have_attribute("aria-selected", "true")


@pytest.mark.exhaustive
def test_a_planet_in_the_list_with_a_toolbar_opens_and_its_moons_fade(phone):
    phone.open("toolbar")
    phone.row("Mars").tap()
    facts = phone.page.get_by_role("dialog", name="Mars", exact=True)
    facts.get_by_text("Moons").tap()
    moon = phone.page.get_by_role("dialog", name="Moons of Mars").locator(".row[role]").first
    moon.tap()
    phone.page.evaluate("() => diffable.ping()")
    expect(moon.locator(".face.selected")).to_have_count(0)
    expect(phone.row("Mars").locator(".face.selected")).to_have_count(0)
