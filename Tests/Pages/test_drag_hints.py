"""What the page shows of how rows are moved, and in which order the keys meet its views."""

import re

from playwright.sync_api import expect

import pytest

from dragging import middle
from sampling import sampled


@pytest.fixture
def stops(open_page):
    return open_page("/reorder")


def hint(list_page):
    return list_page.page.locator(".drag-hint:not(.going)")


def test_a_row_lifted_by_the_keyboard_shows_the_keys_until_it_is_dropped(stops, shot):
    for last in ("Space", "Escape", "Tab"):
        stops.row("Old Bridge").focus()
        expect(hint(stops)).to_have_count(0)
        stops.page.keyboard.press("Space")
        expect(hint(stops).locator("kbd")).to_have_text(["↑", "↓", "Space", "Esc"])
        expect(hint(stops)).to_have_attribute("aria-hidden", "true")
        shot(stops, "reorder-keyboard-hint")
        stops.page.keyboard.press(last)
        expect(hint(stops)).to_have_count(0)
    # One step by Alt and an arrow needs no hint.
    stops.row("Old Bridge").focus()
    stops.page.keyboard.press("Alt+ArrowDown")
    expect(stops.button("Undo Move of Old Bridge")).to_be_enabled()
    assert hint(stops).count() == 0


@pytest.mark.exhaustive
def test_the_hint_grows_with_letters_and_a_message_stands_above_it(stops):
    stops.page.evaluate("() => { document.documentElement.style.fontSize = '32px'; }")
    stops.row("Old Bridge").focus()
    stops.page.keyboard.press("Space")
    expect(hint(stops)).to_be_visible()
    assert hint(stops).locator("kbd").first.bounding_box()["height"] == 44
    box, height = hint(stops).bounding_box(), stops.page.viewport_size["height"]
    bottom = stops.page.locator(".toasts").evaluate("(place) => parseFloat(getComputedStyle(place).bottom)")
    assert height - bottom <= box["y"] - 12


@pytest.mark.exhaustive
def test_in_an_outline_the_keys_for_levels_are_shown_too(open_page):
    book = open_page("/chapters")
    book.row("Tides").focus()
    book.page.keyboard.press("Space")
    expect(hint(book).locator("kbd")).to_have_text(["↑", "↓", "←", "→", "Space", "Esc"])


@pytest.mark.exhaustive
def test_the_hint_never_covers_the_lifted_row(stops):
    stops.row("Old Bridge").focus()
    stops.page.keyboard.press("Space")
    for _ in range(14):
        stops.page.keyboard.press("ArrowDown")
        stops.settle()
        row = stops.row("Old Bridge").bounding_box()
        box = hint(stops).bounding_box()
        assert row["y"] + row["height"] <= box["y"] or box["y"] + box["height"] <= row["y"], (row, box)
    expect(stops.page.locator("#speech")).to_contain_text("in Sunday")


@pytest.mark.exhaustive
@pytest.mark.parametrize("way", ["mouse", "touch", "assistive"])
def test_a_grip_that_is_pressed_and_not_dragged_offers_to_move_its_row(open_page, shot, way):
    options = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True} if way == "touch" else {}
    stops = open_page("/reorder", **options)
    grip = stops.page.get_by_role("button", name="Reorder Old Bridge")
    item = stops.page.get_by_role("menuitem")
    order = lambda: [text for text in stops.texts() if text in ("Main Station", "Castle Hill", "Old Bridge")]
    assert order() == ["Main Station", "Old Bridge", "Castle Hill"]

    def choose(name):
        {"mouse": grip.click, "touch": grip.tap, "assistive": lambda: grip.evaluate("(grip) => grip.click()")}[way]()
        expect(item).to_have_text(["Move Up", "Move Down", "Move to Top", "Move to Bottom"])
        shot(stops, f"move-menu-{way}")
        item.filter(has_text=name).click()
        expect(stops.page.get_by_role("menu")).to_have_count(0)

    choose("Move Down")
    expect(stops.page.locator("#speech")).to_contain_text("Dropped Old Bridge")
    stops.settle()
    assert order() == ["Main Station", "Castle Hill", "Old Bridge"]
    choose("Move to Top")
    expect(stops.page.locator("#speech")).to_have_text("Dropped Old Bridge. Position 1 of 6 in Friday.")
    stops.settle()
    assert order() == ["Old Bridge", "Main Station", "Castle Hill"]
    # There it can go no further, by keys neither.
    grip.evaluate("(grip) => grip.click()")
    expect(stops.page.locator(".menu-line[aria-disabled]")).to_have_text(["Move Up", "Move to Top"])
    stops.page.keyboard.press("Escape")
    stops.row("Old Bridge").focus()
    stops.page.keyboard.press("Alt+ArrowUp")
    expect(stops.page.locator("#speech")).to_have_text("Old Bridge is where it was.")
    expect(stops.page.locator(".lifted-row")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_row_that_keys_lift_is_never_said_to_be_unavailable(stops):
    stops.page.evaluate("""() => {
        window.disabled = 0;
        new MutationObserver((changes) => { window.disabled += changes.filter(({ target }) => target.ariaDisabled).length; })
            .observe(document.getElementById('rows'), { attributes: true, attributeFilter: ['aria-disabled'], subtree: true });
    }""")
    stops.row("Old Bridge").focus()
    for key, said in (("Space", "Lifted"), ("ArrowDown", "Position"), ("Space", "Dropped"), ("Alt+ArrowUp", "Dropped")):
        stops.page.evaluate("() => { document.getElementById('speech').textContent = ''; }")
        stops.page.keyboard.press(key)
        expect(stops.page.locator("#speech")).to_contain_text(said)
    assert stops.page.evaluate("() => window.disabled") == 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", [
    "Shift+F10", pytest.param("ContextMenu", marks=pytest.mark.chromium("the way in to Firefox has no menu key")),
])
def test_the_menu_key_opens_the_menu_of_a_grip_from_its_row_too(stops, key):
    page = stops.page
    row, grip = stops.row("Old Bridge"), page.get_by_role("button", name="Reorder Old Bridge")
    for place, choice, below in ((grip, "Move Down", "Castle Hill"), (row, "Move Up", "Main Station")):
        place.focus()
        page.keyboard.press(key)
        expect(page.get_by_role("menuitem", name="Move Up")).to_be_focused()
        page.keyboard.press("Escape")
        expect(place).to_be_focused()
        page.keyboard.press(key)
        expect(page.get_by_role("menuitem", name="Move Up")).to_be_focused()
        page.get_by_role("menuitem", name=choice).press("Enter")
        stops.wait_for_server()
        texts = stops.texts()
        assert texts.index("Old Bridge") == texts.index(below) + 1
        expect(place).to_be_focused()
    # Enter and Space on a grip lift as before.
    grip.press("Enter")
    expect(hint(stops)).to_be_visible()


@pytest.mark.exhaustive
def test_while_rows_are_chosen_the_menu_key_moves_one_and_no_help_speaks_of_space(open_page):
    reminders = open_page("/reminders")
    row = reminders.row("Buy bread")
    expect(row).to_have_accessible_description("Press Space to lift and move it.")
    reminders.button("Edit").click()
    expect(row).to_have_accessible_description("Press Alt and an arrow key to move it.")
    row.press("Shift+F10")
    reminders.page.get_by_role("menuitem", name="Move to Top").press("Enter")
    expect(reminders.page.locator("#speech")).to_have_text("Dropped Buy bread. Position 1 of 10 in Today.")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_on_a_phone_no_help_speaks_of_keys(open_page):
    stops = open_page("/reorder", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    expect(stops.row("Old Bridge")).to_have_accessible_description("")


@pytest.mark.exhaustive
def test_the_grip_of_a_heading_leads_into_the_one_above_and_out_again(open_page):
    book = open_page("/chapters")
    for name, number in (("Move In", "2.4"), ("Move Out", "3")):
        book.page.get_by_role("button", name="Reorder The Shore").click()
        book.page.get_by_role("menuitem", name=name).click()
        expect(book.row("The Shore")).to_contain_text(number)


@pytest.mark.exhaustive
def test_a_tile_without_a_grip_is_moved_by_its_menu(open_page):
    tiles = open_page("/catalogue/tiles")
    first, second = tiles.page.get_by_role("gridcell").nth(0), tiles.page.get_by_role("gridcell").nth(1)
    name, other = (tile.locator(".text").inner_text() for tile in (first, second))
    first.click(button="right")
    tiles.page.get_by_role("menuitem", name="Move On").click()
    expect(tiles.page.locator("#speech")).to_contain_text("Dropped")
    tiles.settle()
    boxes = {text: tiles.page.get_by_role("gridcell", name=text).first.bounding_box() for text in (name, other)}
    assert boxes[other]["x"] < boxes[name]["x"]


def test_tab_meets_the_list_before_what_stands_beside_it(stops):
    page = stops.page
    expect(page.get_by_role("complementary", name="Backing store and transactions")).to_be_visible()
    list_box, beside = page.locator("#viewport").bounding_box(), page.locator("#sidebar").bounding_box()
    assert beside["x"] >= list_box["x"] + list_box["width"] - 1
    page.get_by_role("link", name="Back").focus()
    places = []
    for _ in range(4):
        page.keyboard.press("Tab")
        places.append(page.evaluate("() => document.activeElement.closest('#viewport, #sidebar')?.id"))
    # A row, with its grip, and what stands beside the list.
    assert places[:3] == ["viewport", "viewport", "sidebar"], places


@pytest.mark.exhaustive
def test_the_buttons_of_undo_say_little_and_are_named_in_full(open_page):
    stops = open_page("/reorder", viewport={"width": 390, "height": 844})
    widths = [stops.button(name).bounding_box()["width"] for name in ("Undo", "Redo")]
    stops.row("Main Station").focus()
    stops.page.keyboard.press("Alt+ArrowDown")
    button = stops.button("Undo Move of Main Station")
    expect(button).to_be_enabled()
    expect(button).to_have_text("")
    expect(button).to_have_attribute("title", "Undo Move of Main Station")
    assert [stops.page.get_by_role("button", name=name).bounding_box()["width"] for name in ("Undo", "Redo")] == widths


@pytest.mark.parametrize("path, name", sampled([("/reminders", "Edit"), ("/inbox", None)]))
@pytest.mark.exhaustive
def test_no_button_of_the_bar_is_cut_on_a_phone(open_page, path, name):
    screen = open_page(path, viewport={"width": 390, "height": 844})
    if name:
        screen.button(name).click()
        expect(screen.button("Done")).to_be_visible()
    cut = screen.page.evaluate(
        """() => [...document.querySelectorAll('.controls .button')]
            .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""
    )
    assert cut == []


@pytest.mark.exhaustive
def test_accessories_come_and_go_whole(open_page, shot):
    reminders = open_page("/reminders")
    seen = {}
    for share in (0.2, 0.5, 0.8):
        reminders.catch(lambda: reminders.button("Edit").click(), share)
        shot(reminders, f"reminders-to-editing-{int(share * 100)}")
        seen[share] = reminders.page.evaluate(SHAPES)
        reminders.release()
        reminders.button("Done").click()
        expect(reminders.button("Edit")).to_be_visible()
        reminders.settle()
    for share, (shapes, shown) in seen.items():
        # Circles are round, and bells as wide as ever.
        assert all(abs(width - height) < 1 for kind, width, height in shapes if kind == "multiselect"), shapes
        assert all(width == 32 for kind, width, _ in shapes if kind == "sign"), shapes
        # What goes and what comes in its place are not seen at once.
        assert not (shown["going"] > 0.1 and shown["coming"] > 0.1), (share, shown)


SHAPES = """() => {
    const shapes = [];
    const shown = { going: 0, coming: 0 };
    for (const one of document.querySelectorAll('#viewport .accessories.leading > *, #viewport .sign')) {
        const { width, height } = one.getBoundingClientRect();
        shapes.push([one.classList.contains('multiselect') ? 'multiselect' : one.classList.contains('sign') ? 'sign' : '', width, height]);
        if (!one.parentElement.classList.contains('leading')) continue;
        const way = one.inert ? 'going' : 'coming';
        shown[way] = Math.max(shown[way], Number(getComputedStyle(one).opacity));
    }
    return [shapes, shown];
}"""


@pytest.mark.exhaustive
def test_all_rows_are_selected_by_key_from_the_bar_too(open_page):
    reminders = open_page("/reminders")
    reminders.button("Edit").click()
    expect(reminders.button("Done")).to_be_focused()
    reminders.page.keyboard.press("Control+a")
    expect(reminders.row("Wax the boots").get_by_role("checkbox")).to_be_checked()
    assert reminders.page.evaluate("() => getSelection().toString()") == ""


@pytest.mark.exhaustive
def test_the_slider_plays_what_was_dragged_backwards_and_forwards(stops, shot):
    slider = stops.page.get_by_role("slider", name="Step")
    expect(slider).to_be_disabled()
    states = [stops.texts()]
    for count, text in enumerate(("Main Station", "Castle Hill", "Cathedral"), 1):
        stops.row(text).focus()
        stops.page.keyboard.press("Alt+ArrowDown")
        expect(slider).to_have_attribute("aria-valuetext", f"{count} of {count}")
        stops.settle()
        states.append(stops.texts())
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", "0 of 3")
    stops.settle()
    assert stops.texts() == states[0]
    for step in (1, 2, 3):
        assert stops.catch(lambda: slider.press("ArrowRight")) > 0
        shot(stops, "reorder-replay")
        stops.release()
        expect(slider).to_have_attribute("aria-valuetext", f"{step} of 3")
        assert stops.texts() == states[step]


@pytest.mark.exhaustive
def test_whoever_looks_back_looks_only(stops, shot):
    stops.row("Main Station").focus()
    stops.page.keyboard.press("Alt+ArrowDown")
    expect(stops.button("Undo Move of Main Station")).to_be_enabled()
    grips = stops.page.locator(".accessory.reorder")
    slider = stops.page.get_by_role("slider", name="Step")
    slider.press("Home")
    stops.wait_for_status("Looking at step 0 of 1")
    expect(grips).to_have_count(0)
    caption = stops.page.locator("#caption")
    expect(caption).to_have_text("An earlier step is shown. Go to the last one to move rows.")
    assert "prominent" in stops.button("Back to Now").get_attribute("class")
    expect(stops.button("Undo Move of Main Station")).to_be_disabled()
    expect(stops.page.locator("#sidebar").get_by_text("Later · Friday −1 +1")).to_be_visible()
    stops.settle()
    before = stops.texts()
    stops.row("Main Station").focus()
    for key in ("Alt+ArrowDown", "Control+z"):
        stops.page.keyboard.press(key)
    shot(stops, "reorder-looking-back")
    stops.button("Back to Now").click()
    stops.wait_for_status("16 stops")
    expect(caption).to_be_hidden()
    expect(grips).not_to_have_count(0)
    expect(slider).to_have_attribute("aria-valuetext", "1 of 1")
    stops.settle()
    assert stops.texts() != before and stops.texts().index("Main Station") == 2


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/lanes", "/share"])
def test_the_shadow_of_a_tile_ends_within_its_lane(open_page, path):
    lanes = open_page(path)
    tile = lanes.page.locator(".lane .face.card").first
    tile.hover()
    expect(tile).to_have_css("box-shadow", SHADOW)
    room = lanes.page.evaluate(
        """() => {
            const lane = document.querySelector('.lane').getBoundingClientRect();
            const tile = document.querySelector('.lane .face.card').getBoundingClientRect();
            return [tile.left - lane.left, tile.top - lane.top, lane.bottom - tile.bottom];
        }"""
    )
    # The farthest shadow reaches four points down and twelve around.
    assert room[0] >= 12 and room[1] >= 8 and room[2] >= 16, room


@pytest.mark.exhaustive
def test_a_round_tile_that_is_pointed_at_casts_no_shadow_that_its_lane_could_cut(open_page):
    emoji = open_page("/emoji")
    tile = emoji.page.locator(".lane .row").first
    tile.hover()
    emoji.wait_for_rest()
    shadows = """(tile) => [tile, ...tile.querySelectorAll('*')].flatMap((one) =>
        [getComputedStyle(one).boxShadow, getComputedStyle(one).filter, getComputedStyle(one, '::before').boxShadow])"""
    assert set(tile.evaluate(shadows)) == {"none"}


SHADOW = "rgba(0, 0, 0, 0.1) 0px 0px 0px 0.5px, rgba(0, 0, 0, 0.08) 0px 2px 4px 0px, rgba(0, 0, 0, 0.16) 0px 4px 12px 0px"


@pytest.mark.exhaustive
def test_in_the_dark_what_is_lifted_leaves_the_words_below_it_as_they_are(open_page):
    stops = open_page("/reorder", color_scheme="dark")
    stops.row("Main Station").focus()
    stops.page.keyboard.press("Space")
    face = stops.page.locator(".row.raised > .face")
    shadow = face.evaluate("(face) => getComputedStyle(face).boxShadow")
    assert sum(map(float, re.findall(r"rgba\(0, 0, 0, ([\d.]+)\)", shadow))) <= 0.25
    stops.page.keyboard.press("Escape")
