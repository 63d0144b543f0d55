"""What pages of the catalogue show in their rows: lists, tables, contents and what can be done with them."""

import re

import pytest
from playwright.sync_api import expect

from catalogue_tabs import desk, near, phone, style  # noqa: F401  (fixtures)
from sampling import sampled
from test_file_looks import contrast
from touch import Finger


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


@pytest.mark.exhaustive
def test_values_stand_at_the_trailing_edge(desk):
    desk.open("value-cells")
    row = desk.row("Wi-Fi")
    texts = row.locator(".text").bounding_box(), row.locator(".secondary").bounding_box()
    assert near(texts[0]["y"], texts[1]["y"], by=3) and texts[1]["x"] > texts[0]["x"] + 100
    # A row that leads nowhere doesn't promise to.
    expect(desk.page.locator(".screen.presented .row").locator(".accessory.indicator, .face.selectable")).to_have_count(0)
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


@pytest.mark.exhaustive
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
    heads = phone.page.locator(f"{phone.foremost} .column-title").filter(visible=True)
    expect(heads).to_have_text(["Mountain▲", "Country"])
    shown = row.locator(".column").filter(visible=True)
    expect(shown).to_have_text(["Nepal, China"])
    assert near(edges(phone, heads.nth(1))[1], edges(phone, shown)[1])
    shot(phone, "table-with-columns-phone")
    choice = phone.page.locator(f"{phone.foremost} .column-choice").bounding_box()
    assert choice["x"] + choice["width"] / 2 + 7 < heads.nth(1).bounding_box()["x"]
    phone.page.get_by_role("button", name="Column to show and sort by: Country").tap()
    phone.page.get_by_role("menuitemradio", name="Height").tap()
    expect(shown).to_have_text(["8,849 m"])
    phone.settle()
    expect(heads).to_have_text(["Mountain", "Height▲"])
    assert near(edges(phone, heads.nth(1))[1], edges(phone, shown)[1])


def test_the_column_that_a_phone_shows_is_chosen_in_a_menu(phone, shot):
    phone.open("table-with-columns")
    page = phone.page
    choice = page.get_by_role("button", name="Column to show and sort by")
    lines = page.get_by_role("menuitemradio")
    expect(choice).to_have_accessible_name("Column to show and sort by: Country")
    choice.tap()
    expect(choice).to_have_attribute("aria-expanded", "true")
    expect(lines).to_have_text(["Country", "Height"])
    expect(lines.nth(0)).to_be_checked()
    expect(lines.nth(1)).not_to_be_checked()
    shot(phone, "table-with-columns-menu")
    page.keyboard.press("Escape")
    expect(choice).to_be_focused()
    expect(choice).to_have_attribute("aria-expanded", "false")
    # By keys it begins at what is chosen, and the button has them back.
    page.keyboard.press("Enter")
    expect(lines.nth(0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(choice).to_have_accessible_name("Column to show and sort by: Height")
    expect(choice).to_be_focused()
    # What the rows are sorted by says in which order; chosen once more, as its head pressed once more, it turns it round.
    choice.tap()
    expect(lines).to_have_text(["Country", "HeightAscending"])
    lines.nth(1).tap()
    expect(page.get_by_role("columnheader", name="Height")).to_have_attribute("aria-sort", "descending")
    phone.settle()
    assert phone.boxes()[1]["text"] == "Mount Everest"


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
@pytest.mark.motion
def test_a_finger_refreshes_a_list_that_is_still_being_pushed(phone):
    page = phone.page
    page.goto(f"{phone.url}catalogue")
    phone.wait_for_rows()
    page.get_by_role("searchbox").fill("refresh")
    page.keyboard.press("Enter")
    page.locator("#rows .row:not(.leaving)").filter(has_text="Refresh").first.tap()
    page.wait_for_function("() => document.querySelector('.screen.push:not(.awaited)')?.getAnimations().length > 0")
    finger = Finger(phone)
    finger.down(350, 250)
    finger.move(350, 580)
    finger.up()
    expect(page.locator(f"{phone.foremost} .status")).to_have_text("9 arrivals")
    expect(page.locator(f"{phone.foremost} .refresh").filter(visible=True)).to_have_count(0)
    phone.settle()
    assert page.locator(phone.foremost).bounding_box()["x"] == 0 and phone.y == 0


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
    desk.page.get_by_role("menuitem", name="Copy Sender").click()
    expect(desk.page.locator(".toasts")).to_contain_text("Copied Ada")
    desk.row("Ada").click(button="right")
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


COLOURS = ["Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink", "Brown", "Gray"]
# A button's ground and its word, as both are drawn on each ground that rows have.
WORDS = """(button, [colours, grounds]) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const drawn = (...layers) => {
        for (const layer of layers) {
            canvas.fillStyle = layer;
            canvas.fillRect(0, 0, 1, 1);
        }
        return `rgb(${canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`;
    };
    const style = getComputedStyle(button);
    return colours.flatMap((colour) => {
        for (const name of ['--plate', '--accessory-color']) button.style.setProperty(name, colour && `var(--system${colour})`);
        return grounds.map((ground) => [colour, ground, drawn(ground, style.backgroundColor, style.color), drawn(ground, style.backgroundColor)]);
    });
}"""


@pytest.mark.parametrize("scheme, grounds", sampled([
    ("light", ["#ffffff", "#f2f2f7"]), ("dark", ["#1c1c1e", "#000000", "#2c2c2e"]),
]))
@pytest.mark.parametrize("name", ["Gray", "Tinted"])
def test_words_of_any_colour_on_a_grey_or_a_tinted_button_can_be_read(desk, name, scheme, grounds):
    desk.page.emulate_media(color_scheme=scheme)
    desk.open("button-styles")
    row = desk.page.locator(f"{desk.foremost} .row").filter(has=desk.page.locator(f".text:text-is('{name}')"))
    button = row.get_by_role("button").first
    for colour, ground, word, behind in button.evaluate(WORDS, [["", *COLOURS], grounds]):
        assert contrast(word, behind) >= 4.5, (colour, ground)
