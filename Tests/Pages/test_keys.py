"""Keys work as soon as a page is loaded, select rows and not letters, and the focus is never lost."""

import pytest
from playwright.sync_api import expect

from sampling import sampled
from test_axe import ENTRIES, PAGES, browse  # noqa: F401  (a fixture)
from test_looks import open_mirrored  # noqa: F401  (fixture)


# Where what is in front has been scrolled to. The index scrolls as documents do.
SCROLLED = """() => Math.abs([...document.querySelectorAll('.screen:not(.covered) > .panes > .main-pane > .viewport')].at(-1)?.scrollTop ?? scrollY)"""
# A browser that is still on its way by itself heeds no other key.
AT_REST = f"""async () => {{
    let [last, still] = [undefined, 0];
    while (still < 10) {{
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const y = ({SCROLLED})();
        [last, still] = [y, y === last ? still + 1 : 0];
    }}
}}"""
# Nothing is below their edge.
STILL = ["/sort", "/inbox/28", "/catalogue/outline"]


@pytest.mark.parametrize("path", sampled(["/million", "/mountains", "files", "/", *(path for path in PAGES if path not in ("/million", "/mountains", *STILL))], 2))
def test_keys_scroll_right_after_loading(open_page, browse, path):
    size = {"viewport": {"width": 900, "height": 420}}
    url = browse.url if path == "files" else None
    page = open_page("/" if url else path, url=url, expect=path != "/", **size).page
    for key in ("PageDown", "Home", "Space", "Home", "End", "Home"):
        page.keyboard.press(key)
        page.wait_for_function(f"() => ({SCROLLED})() {'<= 1' if key == 'Home' else '> 40'}")
        page.evaluate(AT_REST)


@pytest.mark.exhaustive
def test_keys_scroll_after_a_button_of_the_bar_was_pressed(mountains):
    mountains.page.get_by_role("radio", name="Name").click()
    mountains.settle()
    mountains.page.keyboard.press("PageDown")
    mountains.page.wait_for_function("() => diffable.viewport.y > 300")
    mountains.page.keyboard.press("Home")
    mountains.page.wait_for_function("() => diffable.viewport.told === 0")
    expect(mountains.page.get_by_role("radio", name="Name")).to_be_focused()


def test_an_arrow_right_after_loading_leads_into_the_rows(open_page):
    inbox = open_page("/inbox")
    first = inbox.page.evaluate("() => diffable.rows.find(({ position }) => position === 0).text")
    inbox.page.keyboard.press("ArrowDown")
    assert inbox.focused_text == first
    # Both ends are letters, and not the footer, which is the only row of its section that is in the page from both.
    inbox.page.keyboard.press("End")
    inbox.page.wait_for_function("() => diffable.viewport.y === diffable.viewport.furthest")
    inbox.page.wait_for_function("() => document.activeElement.ariaRowIndex === '30'")
    inbox.page.keyboard.press("Home")
    inbox.page.wait_for_function("() => document.activeElement.ariaRowIndex === '1'")
    # The first stop of the Tab key is a row as well, and not the header above it.
    letters = open_page("/letters")
    assert letters.page.locator("#rows .row[tabindex='0'] .face.header").count() == 0


@pytest.mark.exhaustive
def test_the_first_row_is_a_tile_whose_lane_is_there_again_when_keys_lead_to_it(open_page):
    emoji = open_page("/emoji")
    first = emoji.page.locator("#rows .row[tabindex='0']").first
    first.focus()
    emoji.page.keyboard.press("Control+End")
    emoji.page.wait_for_function("() => document.activeElement.matches('.row') && diffable.viewport.y > 50000")
    emoji.page.keyboard.press("Control+Home")
    expect(emoji.row("Grinning face").and_(emoji.page.locator(".lane .row"))).to_be_focused()
    assert emoji.y == 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", ["End", "Control+End"])
def test_the_last_row_stands_in_a_lane_that_scrolls_to_it(open_page, key):
    share = open_page("/share")
    share.row("Countries").focus()
    share.page.keyboard.press(key)
    share.page.wait_for_function("() => diffable.collection.rowOf(document.activeElement)?.position === 59")
    expect(share.page.locator(".lane .row:focus")).to_be_in_viewport(ratio=0.99)
    # The lane stays there, and is gone back to its first row from outside of it.
    share.page.keyboard.press("Control+Home")
    expect(share.row("8,849 m")).to_be_focused()
    assert share.y == 0


@pytest.mark.exhaustive
def test_no_text_is_marked(open_page):
    reminders = open_page("/reminders")
    marked = "() => String(getSelection())"
    reminders.page.keyboard.press("Control+a")
    assert reminders.page.evaluate(marked) == ""
    reminders.row("Wax the boots").hover()
    reminders.page.mouse.down()
    reminders.row("Call the hut").hover()
    reminders.page.mouse.up()
    assert reminders.page.evaluate(marked) == ""
    reminders.button("Edit").click()
    expect(reminders.button("Done")).to_be_visible()
    reminders.row("Buy bread").click()
    reminders.row("Pack a hat").click(modifiers=["Shift"])
    assert reminders.page.evaluate(marked) == ""


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/mountains", "/lanes"])
def test_a_mouse_drawn_over_cards_marks_no_text(open_page, path):
    page = open_page(path)
    words = [page.page.locator(".row:has(> .face.card) .text").nth(place).bounding_box() for place in (0, 2)]
    page.page.mouse.move(words[0]["x"] + 2, words[0]["y"] + 4)
    page.page.mouse.down()
    # A lane goes along, and is not waited for.
    page.page.mouse.move(words[1]["x"] + 20, words[1]["y"] + 8, steps=8)
    assert page.page.evaluate("() => String(getSelection())") == ""
    page.page.mouse.up()
    assert page.page.evaluate("() => String(getSelection())") == ""


@pytest.fixture
def editing(open_page):
    reminders = open_page("/reminders")
    reminders.button("Edit").click()
    expect(reminders.button("Done")).to_be_visible()
    reminders.settle()
    return reminders


def selected(page):
    return page.page.evaluate(
        """() => [...document.querySelectorAll('.row[aria-selected=true]')]
            .sort((one, other) => one.ariaRowIndex - other.ariaRowIndex)
            .map((row) => row.querySelector('.text').textContent)"""
    )


def wait_for_selected(page, count):
    page.page.wait_for_function(
        "(count) => document.querySelectorAll('.row[aria-selected=true]').length === count", arg=count
    )


def test_escape_leaves_editing(editing):
    editing.row("Buy bread").focus()
    editing.page.keyboard.press("Escape")
    expect(editing.button("Edit")).to_be_visible()


def test_the_delete_key_deletes_and_the_focus_goes_to_the_next_row(editing):
    editing.row("Buy bread").focus()
    editing.page.keyboard.press("Space")
    wait_for_selected(editing, 1)
    editing.page.keyboard.press("Delete")
    expect(editing.row("Buy bread")).to_have_count(0)
    editing.settle()
    assert editing.focused_text == "Charge the lamp"


@pytest.mark.exhaustive
def test_the_focus_goes_back_to_the_rows_when_its_button_can_do_no_more(editing):
    editing.row("Find the compass").click()
    wait_for_selected(editing, 1)
    editing.button("Delete Selected").focus()
    editing.page.keyboard.press("Enter")
    expect(editing.row("Find the compass")).to_have_count(0)
    editing.settle()
    assert editing.focused_text == "Call the hut"


def test_shift_and_arrows_select_from_where_one_began(editing):
    editing.row("Buy bread").focus()
    for count in (2, 3, 4):
        editing.page.keyboard.press("Shift+ArrowDown")
        wait_for_selected(editing, count)
    assert selected(editing) == ["Buy bread", "Charge the lamp", "Find the compass", "Call the hut"]
    editing.page.keyboard.press("Shift+ArrowUp")
    wait_for_selected(editing, 3)
    assert selected(editing)[-1] == "Find the compass"


@pytest.mark.exhaustive
def test_shift_and_space_select_from_the_last_selected(editing):
    press = editing.page.keyboard.press
    editing.row("Buy bread").focus()
    press("Space")
    wait_for_selected(editing, 1)
    for _ in range(3):
        press("ArrowDown")
    editing.wait_for_server()
    assert selected(editing) == ["Buy bread"]
    press("Shift+Space")
    wait_for_selected(editing, 4)
    assert selected(editing) == ["Buy bread", "Charge the lamp", "Find the compass", "Call the hut"]
    # What is selected alone next is where it begins from then on.
    press("ArrowDown")
    press("ArrowDown")
    press("Space")
    wait_for_selected(editing, 5)
    press("ArrowUp")
    press("Shift+Space")
    wait_for_selected(editing, 6)


def places(page):
    """Of the rows that are selected, and of the one that has the focus."""
    page.wait_for_server()
    return page.page.evaluate(
        """() => {
            const place = (element) => diffable.collection.rowOf(element).position + 1;
            const selected = [...document.querySelectorAll('#rows .row[aria-selected=true]')].map(place);
            return { selected: selected.sort((one, other) => one - other), focus: place(document.activeElement) };
        }""")


def as_on_a_mac(page):
    page.add_init_script("Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' })")


# Where the Control key stands for what it does, and where another does.
SYSTEMS = {"Control": None, "Alt": as_on_a_mac}


@pytest.fixture
def many_files(tmp_path):
    from conftest import Gallery

    (tmp_path / "inner").mkdir()
    for number in range(12):
        (tmp_path / "inner" / f"file {number:03}").write_text("")
    gallery = Gallery("browse", str(tmp_path), "--port", "0")
    yield gallery.url
    gallery.end()


@pytest.mark.parametrize("path", ["/inbox", "/inner"])
@pytest.mark.parametrize("key", sampled(list(SYSTEMS)))
def test_the_control_key_and_arrows_move_without_selecting(open_page, many_files, path, key):
    """As the patterns of lists have it whose selection follows the focus: rows that are no neighbours are selected by keys
    alone."""
    page = open_page(path, url=many_files if path == "/inner" else None, prepare=SYSTEMS[key])
    press = page.page.keyboard.press
    page.page.locator("#rows .row:has([role=gridcell]) .text").first.click()
    assert places(page) == {"selected": [1], "focus": 1}
    address = page.page.url.split("?")[0]
    for _ in range(2):
        press(f"{key}+ArrowDown")
    assert places(page) == {"selected": [1], "focus": 3}
    # A row that is not selected shows that it has the keys.
    face = page.page.locator(".row:focus-visible > .face")
    assert face.evaluate("(face) => getComputedStyle(face).outlineStyle") == "solid"
    press(f"{key}+Space")
    assert places(page) == {"selected": [1, 3], "focus": 3}
    press(f"{key}+Space")
    assert places(page) == {"selected": [1], "focus": 3}
    press(f"{key}+Space")
    press(f"{key}+ArrowUp")
    assert places(page) == {"selected": [1, 3], "focus": 2}
    # The shift key takes along what is between there and the row that was selected last, whatever has the keys.
    press(f"{key}+ArrowDown")
    press(f"{key}+ArrowDown")
    assert places(page) == {"selected": [1, 3], "focus": 4}
    press("Shift+ArrowDown")
    assert places(page) == {"selected": [1, 3, 4, 5], "focus": 5}
    # A plain arrow goes on from the row that has the keys, and selects as ever.
    press(f"{key}+ArrowDown")
    assert places(page) == {"selected": [1, 3, 4, 5], "focus": 6}
    press("ArrowDown")
    assert places(page) == {"selected": [7], "focus": 7}
    # No arrow has led to the folder around.
    if path == "/inner":
        assert page.page.url.split("?")[0] == address


@pytest.mark.exhaustive
def test_keys_of_screen_readers_on_a_mac_are_left_to_them(open_page):
    page = open_page("/inbox", prepare=as_on_a_mac)
    page.page.locator("#rows .row:has([role=gridcell]) .text").first.click()
    for key in ("Control+Alt+ArrowDown", "Control+Alt+Space", "Meta+Alt+ArrowDown"):
        page.page.keyboard.press(key)
    assert places(page) == {"selected": [1], "focus": 1}


@pytest.mark.exhaustive
def test_the_control_key_and_the_space_bar_choose_also_right_after_a_letter(open_page, many_files):
    page = open_page("/inner", url=many_files)
    page.page.locator("#rows .row:has([role=gridcell]) .text").first.click()
    page.page.keyboard.press("Control+ArrowDown")
    page.type_at_once("f")
    page.page.keyboard.press("Control+Space")
    found = places(page)
    page.page.keyboard.press("Control+Space")
    assert places(page)["selected"] != found["selected"]


@pytest.mark.exhaustive
def test_the_control_key_and_arrows_move_while_rows_are_chosen_by_marks(editing):
    press = editing.page.keyboard.press
    editing.row("Buy bread").focus()
    press("Control+Space")
    press("Control+ArrowDown")
    press("Control+ArrowDown")
    press("Control+Space")
    wait_for_selected(editing, 2)
    assert selected(editing) == ["Buy bread", "Find the compass"]


@pytest.mark.exhaustive
def test_all_and_none_are_selected_by_keys(editing):
    editing.row("Buy bread").focus()
    editing.page.keyboard.press("Control+a")
    expect(editing.row("Wax the boots")).to_have_attribute("aria-selected", "true")
    expect(editing.row("Stamp the ticket")).to_have_attribute("aria-selected", "true")
    editing.page.keyboard.press("Escape")
    wait_for_selected(editing, 0)
    # One press ends both.
    expect(editing.button("Edit")).to_be_visible()


@pytest.mark.exhaustive
def test_one_deed_is_told_once(editing):
    page = editing.page
    editing.listen()

    def told(key, words):
        page.evaluate("() => { window.told = []; }")
        page.keyboard.press(key)
        page.wait_for_function("(words) => window.told.includes(words)", arg=words)
        editing.wait_for_server()
        assert editing.told == [words]

    editing.row("Buy bread").focus()
    told("Space", "1 selected")
    told("Control+a", "60 selected")
    told("Escape", "60 reminders")
    told("Delete", "“Buy bread” deletedUndo")
    told("Control+z", "Undone: “Buy bread” deleted")
    told("Alt+ArrowDown", "Dropped Buy bread. Position 4 of 10 in Today.")


@pytest.mark.parametrize("path, role, name", sampled([
    ("/mountains", "grid", "Mountain Search"), ("/lanes", None, "Orthogonal Sections"), ("/sort", "grid", "Insertion Sort"),
    ("/emoji", "treegrid", "Emoji Explorer"), ("/reminders", "grid", "Reminders"),
], count=2))
def test_every_view_and_every_control_has_a_name(open_page, path, role, name):
    page = open_page(path)
    if role:
        expect(page.page.get_by_role(role, name=name)).to_have_count(1)
    else:
        expect(page.page.locator("#rows")).to_have_attribute("aria-label", name)
    unnamed = page.page.evaluate(
        """() => [...document.querySelectorAll('button, input, a')].filter((one) => one.checkVisibility()
            && !(one.ariaLabel || one.textContent.trim() || one.title || one.closest('label')?.textContent.trim()))
            .map((one) => one.outerHTML)"""
    )
    assert unnamed == []


@pytest.mark.exhaustive
def test_every_list_of_every_page_has_a_name(open_page):
    page = open_page("/", expect=False)
    home = page.page.url.rstrip("/")
    unnamed = {}
    for path in [*PAGES, *ENTRIES]:
        page.page.goto(home + path)
        page.page.wait_for_function("() => window.diffable?.isConnected && !diffable.isBusy")
        page.page.wait_for_function("() => diffable.topRows.length > 0 || document.querySelector('.unavailable')")
        if nameless := page.page.evaluate(
            """() => [...document.querySelectorAll('[role=grid], [role=treegrid], [role=tree], [role=listbox], [role=list]')]
                .filter((one) => one.checkVisibility() && !one.ariaLabel && !one.ariaLabelledByElements?.length)
                .map((one) => one.outerHTML.slice(0, 200))"""
        ):
            unnamed[path] = nameless
    assert unnamed == {}


@pytest.mark.chromium("asks for what screen readers are told")
@pytest.mark.parametrize("path", sampled(["/mountains/K2", "/inbox", "/reminders", "/chapters", "/row-animations"]))
@pytest.mark.exhaustive
def test_no_name_is_read_twice(open_page, path):
    page = open_page(path).page
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    told = [[node.get(part, {}).get("value") for part in ("name", "description")] for node in nodes if not node["ignored"]]
    told = [(name, description) for name, description in told if name and description]
    twice = [name for name, description in told if description.startswith(name) or name.endswith(f" {description}")]
    assert twice == []


@pytest.mark.exhaustive
def test_a_disclosure_says_what_it_opens(open_page):
    emoji = open_page("/emoji")
    expect(emoji.button("Expand Nature")).to_have_count(1)
    emoji.button("Expand Nature").click()
    expect(emoji.button("Collapse Nature")).to_have_count(1)


@pytest.mark.exhaustive
def test_an_empty_folder_that_is_open_keeps_the_focus(open_page, tmp_path):
    from conftest import Gallery

    (tmp_path / "empty").mkdir()
    (tmp_path / "other").mkdir()
    gallery = Gallery("browse", str(tmp_path), "--port", "0")
    try:
        files = open_page("/", url=gallery.url)
        files.row("empty").focus()
        files.page.keyboard.press("ArrowRight")
        expect(files.row("empty")).to_have_attribute("aria-expanded", "true")
        files.settle()
        files.page.keyboard.press("ArrowRight")
        files.settle()
        assert files.focused_text == "empty"
    finally:
        gallery.end()


@pytest.mark.exhaustive
def test_down_from_a_heading_goes_to_its_first_tile(open_page):
    lanes = open_page("/lanes")
    heading, tile = lanes.page.evaluate(
        """() => {
            const heading = document.querySelector('.face.header').closest('.row');
            const next = diffable.rows.filter((row) => row.position === 0);
            heading.focus();
            return [heading.querySelector('.text').textContent, next.at(-1).text];
        }"""
    )
    lanes.page.keyboard.press("ArrowDown")
    assert lanes.focused_text == tile != heading


def test_headings_are_read_before_their_tiles(open_page):
    lanes = open_page("/lanes")
    order = lanes.page.evaluate(
        """() => document.querySelector('#rows').getAttribute('aria-owns').split(' ')
            .map((id) => document.getElementById(id).querySelector('[role=heading]') !== null)"""
    )
    assert order[0] and order.count(True) == 6
    assert not all(order[:2]) and not order[-1]


@pytest.mark.exhaustive
def test_each_lane_is_one_stop_with_a_name(open_page):
    lanes = open_page("/lanes")
    stops = lanes.page.evaluate(
        """() => [...document.querySelectorAll('.lane')].map((lane) =>
            lane.querySelectorAll('.row[tabindex="0"]').length)"""
    )
    assert stops and all(count == 1 for count in stops)


@pytest.mark.exhaustive
def test_a_page_further_in_a_low_window_skips_no_row_that_was_covered(open_page):
    page = open_page("/mountains", viewport={"width": 640, "height": 300})
    page.wait_for_rest()
    # As under a bar that lies over the rows.
    covered = page.page.evaluate(
        """() => {
            const { viewport, rows } = diffable;
            viewport.setRoom(100);
            const end = viewport.y + viewport.height - 100;
            return rows.find(({ frame: [, y, , height] }) => y + height > end).text;
        }""")
    page.page.keyboard.press("PageDown")
    page.page.wait_for_function("() => diffable.viewport.y > 0")
    page.wait_for_rest()
    assert page.page.evaluate("(text) => diffable.rows.find((row) => row.text === text).frame[1] - diffable.viewport.y", covered) >= 0


# Of the rows, the first that is not seen whole and clear of the edge, and where it begins below the upper one.
NEXT = """() => {
    const { viewport, rows } = diffable;
    const end = viewport.y + viewport.height - (viewport.room > 0 ? viewport.room + 12 : 8);
    return rows.filter(({ frame: [, y, , height] }) => y + height > end).sort((a, b) => a.frame[1] - b.frame[1])[0].text;
}"""
BEGINNING = "(text) => diffable.rows.find((row) => row.text === text).frame[1] - diffable.viewport.y"


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, text", [("/mountains", ""), ("/mountains", "m"), ("/million", ""), ("/letters", ""), ("/letters", "m")])
@pytest.mark.parametrize("width, height", [(1280, 800), (320, 256)])
@pytest.mark.parametrize("room", [0, 48])
def test_a_page_further_from_row_to_row_begins_with_the_first_that_was_not_seen_whole(open_page, path, text, width, height, room):
    page = open_page(path, viewport={"width": width, "height": height})
    if text:
        page.search.click()
        page.page.keyboard.type(text)
        page.wait_for_server()
        page.page.keyboard.press("ArrowDown")
    else:
        page.page.keyboard.press("ArrowDown")
    page.wait_for_rest()
    # As under a bar that lies over the rows.
    page.page.evaluate("(room) => diffable.viewport.setRoom(room)", room)
    for _ in range(3):
        following = page.page.evaluate(NEXT)
        former = page.y
        page.page.keyboard.press("PageDown")
        page.wait_for_server()
        page.wait_for_rest()
        assert page.y > former
        # Whole, below what is pinned above it.
        assert 0 <= page.page.evaluate(BEGINNING, following) <= 90, following
        box, viewport = (page.page.locator(one).first.bounding_box() for one in (".row:focus", ".main-pane > .viewport"))
        assert box["y"] >= viewport["y"] and box["y"] + box["height"] <= viewport["y"] + viewport["height"] - room


@pytest.mark.exhaustive
def test_a_search_with_little_room_is_a_button_until_it_is_used(open_page):
    for path in ("/emoji", "/mountains"):
        page = open_page(path, viewport={"width": 320, "height": 256})
        box = page.page.locator("#root .search")
        button, title = box.bounding_box(), page.page.locator("#title").bounding_box()
        assert button["width"] == button["height"] == 32
        assert title["y"] < button["y"] + 16 < title["y"] + 40 and button["x"] >= title["x"] + title["width"]
        box.click()
        expect(page.search).to_be_focused()
        page.wait_for_rest()
        assert box.bounding_box()["width"] > 100
        page.search.fill("a")
        page.search.blur()
        page.wait_for_rest()
        # What is looked for is read for as long as it is.
        assert box.bounding_box()["width"] > 100
        page.search.fill("")
        page.search.blur()
        page.wait_for_server()
        page.wait_for_rest()
        assert box.bounding_box() == button


def test_a_sidebar_is_a_drawer_on_a_phone(open_page, tmp_path):
    from conftest import Gallery

    (tmp_path / "folder").mkdir()
    gallery = Gallery("browse", str(tmp_path), "--everywhere", "--port", "0")
    try:
        files = open_page("/", url=gallery.url, viewport={"width": 390, "height": 844})
        button = files.page.locator("#root .drawer-button")
        expect(button).to_be_visible()
        expect(files.page.locator("#sidebar")).not_to_be_visible()
        button.click()
        expect(files.page.locator("#sidebar .row").first).to_be_visible()
        assert files.page.evaluate("() => document.querySelector('#sidebar').contains(document.activeElement)")
        # What it covers is for nobody meanwhile, and a press beside it closes it.
        for _ in range(4):
            files.page.keyboard.press("Tab")
            assert files.page.evaluate("() => document.activeElement.closest('.bar, .main-pane') === null")
        files.page.mouse.click(350, 600)
        expect(files.page.locator("#sidebar")).not_to_be_visible()
        expect(button).to_be_focused()
        button.click()
        files.page.keyboard.press("Escape")
        expect(files.page.locator("#sidebar")).not_to_be_visible()
        expect(button).to_be_focused()
    finally:
        gallery.end()


def test_the_language_of_the_page_is_the_apps(mountains):
    expect(mountains.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.exhaustive
def test_the_end_key_shows_the_last_row_whole_also_where_rows_turn_out_higher(open_page):
    letters = open_page("/letters")
    letters.page.keyboard.press("End")
    expect(letters.row("Zugspitze")).to_be_visible()
    letters.page.wait_for_function(
        """() => {
            const { y, furthest } = diffable.viewport;
            const last = [...document.querySelectorAll('#rows .row')].find((row) => row.textContent.includes('Zugspitze'));
            const { bottom } = last.getBoundingClientRect();
            return y === furthest && bottom <= document.querySelector('#viewport').getBoundingClientRect().bottom;
        }"""
    )


def test_a_ring_shows_where_a_key_leads_after_a_click(open_page):
    stops = open_page("/reorder")
    stops.row("Main Station").locator(".text").click()
    stops.page.keyboard.press("ArrowDown")
    assert stops.focused_text not in (None, "Main Station")
    assert stops.page.evaluate("() => document.activeElement.matches('.row:focus-visible')")
    # Also where the click was beside all rows.
    stops.page.locator("#title").click()
    stops.page.evaluate("() => document.activeElement.blur()")
    stops.page.keyboard.press("ArrowDown")
    assert stops.page.evaluate("() => document.activeElement.matches('.row:focus-visible')")


@pytest.mark.parametrize("direction", sampled(["ltr", "rtl"], count=1))
def test_home_and_end_lead_to_the_ends_of_a_line_of_tiles(open_page, open_mirrored, direction):  # noqa: F811
    """Those of all tiles are for the Control key, as the pattern of grids has it."""
    mountains = (open_page if direction == "ltr" else open_mirrored)("/mountains")
    lines = mountains.page.evaluate(
        """() => [0, 1].map((line) => [...diffable.collection.rows.values()].filter((row) => row.line === line)
            .sort((one, other) => one.position - other.position).map(({ content }) => content.text))"""
    )
    assert all(len(line) > 2 for line in lines)
    press = mountains.page.keyboard.press
    mountains.row(lines[1][1]).focus()
    for key, text in (("End", lines[1][-1]), ("Home", lines[1][0]), ("Control+Home", lines[0][0])):
        press(key)
        expect(mountains.row(text)).to_be_focused()
    press("Control+End")
    mountains.page.wait_for_function("() => diffable.collection.rowOf(document.activeElement)?.position === 499")
    # It is held ready wherever one looks meanwhile, and its line comes back with it.
    press("Home")
    column = "() => diffable.collection.rowOf(document.activeElement)?.column"
    mountains.page.wait_for_function(f"({column})() === 0")
    mountains.page.mouse.move(640, 600)
    mountains.page.mouse.wheel(0, -100_000)
    expect(mountains.row(lines[0][0])).to_be_in_viewport()
    press("End")
    mountains.page.wait_for_function("() => diffable.collection.rowOf(document.activeElement)?.position === 499")


@pytest.mark.exhaustive
def test_shift_and_the_keys_of_the_ends_select_as_far_as_those(open_page, tmp_path):
    """The last rows are not in the page when the key is pressed."""
    from conftest import Gallery

    for number in range(300):
        (tmp_path / f"file {number:03}").write_text("")
    gallery = Gallery("browse", str(tmp_path), "--port", "0")
    try:
        files = open_page("/", url=gallery.url)
        press = files.page.keyboard.press
        caption = files.page.locator("#caption")
        files.row("file 003").click()
        for key, words in (("Shift+End", "297 selected"), ("Shift+Home", "4 selected"), ("Control+Shift+End", "297 selected")):
            press(key)
            expect(caption).to_have_text(words)
        assert files.focused_text == "file 299"
        press("Shift+PageUp")
        expect(caption).not_to_have_text("297 selected")
        press("Control+Shift+Home")
        expect(caption).to_have_text("4 selected")
    finally:
        gallery.end()


@pytest.mark.parametrize("name", sampled(["pinned-headers", "headers-and-footers", "decorations"]))
def test_home_and_end_lead_to_the_ends_of_a_list_whose_lines_a_layout_makes_of_one_row(open_page, name):
    page = open_page(f"/catalogue/{name}")
    page.page.locator(".row[tabindex='0']").last.focus()
    count = page.page.locator("[role=grid]").last.get_attribute("aria-rowcount")
    for key, index in (("End", count), ("Home", "1")):
        page.page.keyboard.press(key)
        page.page.wait_for_function("(index) => document.activeElement.ariaRowIndex === index", arg=index)


@pytest.mark.parametrize("path", sampled(["/row-animations", "/catalogue/list-appearances", "/catalogue/value-cells"]))
def test_a_page_up_to_the_top_leads_to_the_first_row_and_not_to_its_heading(open_page, path):
    page = open_page(path, viewport={"width": 1000, "height": 500})
    page.page.locator(".row[tabindex='0']").last.focus()
    page.page.keyboard.press("End")
    page.page.wait_for_function("() => Number(document.activeElement.ariaRowIndex) > 1")
    for _ in range(4):
        page.page.keyboard.press("PageUp")
    page.page.wait_for_function("() => document.activeElement.ariaRowIndex === '1'")


@pytest.mark.parametrize("path, text", sampled([("/wifi", "Wi-Fi"), ("/catalogue/value-cells", "Flight Mode")]))
def test_the_space_bar_turns_the_only_switch_of_a_row_that_does_nothing_else(open_page, path, text):
    page = open_page(path)
    row = page.page.locator(".screen:not(.covered) .row").filter(has_text=text).first
    switch = row.get_by_role("switch")
    was = switch.get_attribute("aria-checked")
    row.focus()
    page.page.keyboard.press("Space")
    expect(switch).to_have_attribute("aria-checked", {"true": "false", "false": "true"}[was])
    page.page.keyboard.press("Space")
    expect(switch).to_have_attribute("aria-checked", was)
    expect(row).to_be_focused()


def test_the_ground_of_an_empty_view_shows_that_the_tab_key_led_to_it(open_page):
    empty = open_page("/catalogue/empty-states")
    empty.page.locator(".segment[tabindex='0']").focus()
    empty.page.keyboard.press("Tab")
    ground = empty.page.locator(".screen:not(.covered) .main-pane > .viewport")
    expect(ground).to_be_focused()
    ring = ground.evaluate("(one) => getComputedStyle(one.parentElement.querySelector('.unavailable .what')).outlineStyle")
    assert ring == "solid"


def test_the_focus_goes_to_a_row_that_an_undo_brought_back(open_page):
    trees = open_page("/row-animations")
    trees.page.locator("#rows .row[tabindex='0']").focus()
    trees.page.keyboard.press("ArrowDown")
    assert trees.focused_text == "Beech"
    trees.page.keyboard.press("Space")
    trees.page.get_by_role("button", name="Delete").first.click()
    trees.wait_for_status("7 trees")
    trees.row("Fir").focus()
    trees.page.keyboard.press("Control+z")
    expect(trees.row("Beech")).to_be_focused()
