"""Emoji Explorer: an outline that opens and closes, a lane that scrolls sideways, stars."""

import pytest
from playwright.sync_api import expect

from browsers import IS_FIREFOX
from sampling import sampled
from test_looks import open_mirrored  # noqa: F401  (fixture)
from touch import PHONE, swipe


@pytest.fixture
def emoji(open_page):
    return open_page("/emoji")


def item(emoji, name):
    return emoji.page.get_by_role("row", name=name, exact=True)


def category(emoji, name):
    return emoji.row(name)


def test_a_category_opens_and_its_children_come_out_from_under_it(emoji, shot):
    nature = category(emoji, "Nature")
    expect(nature).to_have_attribute("aria-expanded", "false")
    below = emoji.place("Food")
    emoji.catch(lambda: nature.get_by_role("button", name="Expand").click(), share=0.4)
    shot(emoji, "emoji-opening")
    parent = emoji.place("Nature")[1]
    middle = {text: emoji.place(text)[1] for text in ["Monkey face", "Gorilla"]}
    assert emoji.opacity(emoji.row("Monkey face")) == 1
    emoji.release()
    for text, y in middle.items():
        assert y < emoji.place(text)[1]
    assert parent < middle["Gorilla"]
    expect(nature).to_have_attribute("aria-expanded", "true")
    assert emoji.row("Food").count() == 0 or emoji.place("Food") != below
    shot(emoji, "emoji-open")


@pytest.mark.exhaustive
def test_a_star_opens_all_that_stand_beside_it(emoji):
    """The key of the pattern of trees."""
    categories = emoji.page.locator("#rows .row[aria-level='1'][aria-expanded]")
    opened = emoji.page.locator("#rows .row[aria-level='1'][aria-expanded='true']")
    category(emoji, "Nature").focus()
    emoji.page.keyboard.press("*")
    expect(category(emoji, "Nature")).to_have_attribute("aria-expanded", "true")
    emoji.wait_for_rest()
    emoji.wait_for_server()
    assert emoji.focused_text == "Nature"
    # Those that were closed below are further down now.
    assert opened.count() == categories.count() > 0


@pytest.mark.exhaustive
def test_with_reduced_motion_children_are_there_at_once(open_page):
    emoji = open_page("/emoji", reduced_motion="reduce")
    emoji.page.evaluate(
        """() => {
            window.faded = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
                window.faded.push(this.textContent);
                return animate.call(this, frames, timing);
            };
        }"""
    )
    category(emoji, "Nature").get_by_role("button", name="Expand").click()
    expect(emoji.row("Monkey face")).to_be_visible()
    emoji.settle()
    assert not any("Monkey face" in text for text in emoji.page.evaluate("() => window.faded"))


@pytest.mark.exhaustive
def test_it_closes_and_the_children_go_back_under_it(emoji):
    nature = category(emoji, "Nature")
    nature.get_by_role("button", name="Expand").click()
    expect(emoji.row("Monkey face")).to_be_visible()
    emoji.settle()
    place = emoji.place("Monkey face")[1]
    parent = emoji.place("Nature")[1]
    emoji.catch(lambda: nature.get_by_role("button", name="Collapse").click())
    assert emoji.page.locator(".row.travelling").count() == 0, "what comes up from below is of the same group"
    leaving = emoji.leaving().filter(has_text="Monkey face")
    assert leaving.bounding_box()["y"] < place
    assert parent < emoji.leaving().last.bounding_box()["y"]
    emoji.release()
    expect(emoji.row("Monkey face")).to_have_count(0)
    expect(nature).to_have_attribute("aria-expanded", "false")


def test_roles_levels_and_places(emoji):
    expect(emoji.page.get_by_role("treegrid")).to_have_count(1)
    food = category(emoji, "Food")
    assert food.get_attribute("role") == "row"
    assert food.get_attribute("aria-level") == "1"
    assert food.get_attribute("aria-setsize") == "9"
    assert food.get_attribute("aria-posinset") == "4"
    food.click()
    first = item(emoji, "Grapes").first
    expect(first).to_have_attribute("aria-level", "2")
    assert int(first.get_attribute("aria-setsize")) > 50
    order = emoji.page.evaluate(
        """() => document.querySelector('[role=treegrid]').getAttribute('aria-owns').split(' ')
            .map((id) => document.getElementById(id).querySelector('.text')?.textContent)"""
    )
    assert order.index("Food") < order.index("Grapes")


def test_the_keyboard_opens_walks_and_closes(emoji):
    keyboard = emoji.page.keyboard
    category(emoji, "Nature").focus()
    keyboard.press("ArrowRight")
    expect(category(emoji, "Nature")).to_have_attribute("aria-expanded", "true")
    emoji.settle()
    assert emoji.focused_text == "Nature"
    keyboard.press("ArrowRight")
    first = emoji.focused_text
    assert first != "Nature"
    keyboard.press("ArrowDown")
    assert emoji.focused_text not in ("Nature", first)
    keyboard.press("ArrowLeft")
    assert emoji.focused_text == "Nature"
    keyboard.press("ArrowLeft")
    expect(category(emoji, "Nature")).to_have_attribute("aria-expanded", "false")
    keyboard.press("ArrowDown")
    emoji.settle()
    assert emoji.focused_text == "Food"


@pytest.mark.exhaustive
def test_the_way_to_a_parent_far_above(emoji):
    keyboard = emoji.page.keyboard
    category(emoji, "Smileys").focus()
    keyboard.press("ArrowRight")
    expect(category(emoji, "Smileys")).to_have_attribute("aria-expanded", "true")
    for _ in range(8):
        keyboard.press("PageDown")
        emoji.settle()
    level = emoji.page.evaluate("() => document.activeElement.getAttribute('aria-level')")
    assert level == "2" and emoji.y > 3000
    keyboard.press("ArrowLeft")
    emoji.page.wait_for_function("() => document.activeElement.querySelector('.text')?.textContent === 'Smileys'")
    expect(category(emoji, "Smileys")).to_be_in_viewport()


@pytest.mark.exhaustive
def test_letters_find_rows_wherever_they_are(emoji):
    focused = "(text) => document.activeElement?.querySelector('.text')?.textContent === text"
    category(emoji, "Smileys").focus()
    emoji.type_at_once("sy")
    emoji.page.wait_for_function(focused, arg="Symbols")
    emoji.page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 900))")
    # Thousands of points away, and no row of the page.
    assert emoji.row("Unicorn").count() == 0
    emoji.type_at_once("unicor")
    emoji.page.wait_for_function(focused, arg="Unicorn")
    expect(emoji.row("Unicorn")).to_be_in_viewport()
    expect(emoji.row("Unicorn")).to_be_focused()
    emoji.page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 900))")
    emoji.type_at_once("symbols")
    emoji.page.wait_for_function(focused, arg="Symbols")


@pytest.mark.exhaustive
def test_the_lane_scrolls_sideways_by_wheel_and_keys(open_page):
    emoji = open_page("/emoji", viewport={"width": 500, "height": 700})
    page = emoji.page
    lane = page.locator(".lane")
    box = lane.bounding_box()
    last = item(emoji, "Key")
    assert last.count() == 0 or last.bounding_box()["x"] > 500
    page.mouse.move(box["x"] + 100, box["y"] + 40)
    page.mouse.wheel(2000, 0)
    expect(last).to_be_in_viewport()
    emoji.settle()
    page.wait_for_function("() => { const { scrollLeft, scrollWidth, clientWidth } = document.querySelector('.lane');"
                           " return scrollLeft > 0 && scrollWidth - clientWidth - scrollLeft < 82; }")
    last.focus()
    for _ in range(11):
        page.keyboard.press("ArrowLeft")
        emoji.settle()
    expect(item(emoji, "Grinning face").first).to_be_focused()
    page.wait_for_function("() => document.querySelector('.lane').scrollLeft === 0")
    page.keyboard.press("ArrowDown")
    assert emoji.focused_text == "Categories"
    page.keyboard.press("ArrowDown")
    assert emoji.focused_text == "Smileys"


@pytest.mark.parametrize("direction", sampled(["rtl", "ltr"]))
@pytest.mark.exhaustive
def test_what_scrolls_out_of_the_column_fades_at_its_edges(open_page, open_mirrored, direction):  # noqa: F811
    emoji = (open_page if direction == "ltr" else open_mirrored)("/emoji")
    ends = emoji.page.evaluate(
        """() => ['.lane', '#rows'].map((part) => document.querySelector(part).getBoundingClientRect()).map(({ left, right }) => [left, right])"""
    )
    assert ends[0] == pytest.approx(ends[1], abs=0.5)
    # At rest and at its end it stands where the column does.
    lane, first, last = (emoji.page.locator(f".lane{part}") for part in ("", " .row >> nth=0", " .row >> nth=-1"))
    column = emoji.row("Smileys").bounding_box()
    side = "x" if direction == "ltr" else "end"

    def edge(locator, side):
        box = locator.bounding_box()
        return box["x"] + (box["width"] if side == "end" else 0)

    assert edge(first, side) == pytest.approx(column["x"] + (column["width"] if side == "end" else 0), abs=1)
    lane.evaluate("(lane) => lane.scrollTo({ left: 10000 * (document.documentElement.dir === 'rtl' ? -1 : 1) })")
    emoji.settle()
    other = "end" if side == "x" else "x"
    assert edge(last, other) == pytest.approx(column["x"] + (column["width"] if other == "end" else 0), abs=1)


def starred(emoji):
    return emoji.page.evaluate(
        """() => [...document.querySelectorAll('.lane .row:not(.leaving)')]
            .sort((left, right) => left.getBoundingClientRect().x - right.getBoundingClientRect().x)
            .map((row) => row.querySelector('.image').textContent)"""
    )


@pytest.mark.exhaustive
def test_tiles_have_names_and_rows_have_one_arrow_each(emoji):
    name = emoji.page.locator(".lane .text").filter(has_text="Evergreen tree")
    # It has one line, and all of it is there.
    assert name.bounding_box()["height"] == 17 and name.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    category(emoji, "People").click()
    waving = emoji.row("Waving hand").first
    expect(waving).to_be_visible()
    # Beside the arrow that opens a part of the outline there is no other one.
    expect(waving.locator(".disclosure")).to_be_visible()
    expect(waving.locator(".indicator")).to_have_count(0)
    # What leads to a page shows that, as the same rows do there.
    category(emoji, "People").click()
    category(emoji, "Food").click()
    grapes = emoji.line("Grapes").first
    expect(grapes.locator(".indicator")).to_be_visible()
    grapes.locator(".text").click()
    neighbour = emoji.page.locator(".row", has_text="Melon").last
    expect(neighbour.locator(".indicator")).to_be_visible()


@pytest.mark.parametrize("size", sampled([22, 32]))
@pytest.mark.exhaustive
def test_names_are_read_to_their_ends_however_large_letters_are(emoji, size):
    tile = "() => document.querySelector('.lane .row').offsetWidth"
    before = emoji.page.evaluate(tile)
    emoji.page.evaluate("(size) => { document.documentElement.style.fontSize = `${size}px` }", size)
    emoji.page.wait_for_function(f"(before) => ({tile})() > before", arg=before)
    emoji.settle()
    # Firefox counts what a font is higher than its line; a line that is cut is more than that. Widths are whole numbers,
    # of which one is rounded up and the other down.
    slack = 4 if IS_FIREFOX else 1
    cut = """(texts) => texts.filter((one) => {
        const [name, tile] = [one.getBoundingClientRect(), one.closest('.face').getBoundingClientRect()];
        return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + SLACK || name.bottom > tile.bottom;
    }).map((one) => one.textContent)"""
    assert emoji.page.locator(".lane .face .text").evaluate_all(cut.replace("SLACK", str(slack))) == []


def test_a_star_puts_an_emoji_first_and_without_it_it_leaves_at_once(emoji):
    page = emoji.page
    category(emoji, "Food").click()
    grapes = emoji.line("Grapes").first
    expect(grapes).to_be_visible()
    emoji.settle()
    first = page.locator(".lane .row").filter(has_text="😀")
    old = first.bounding_box()
    grapes.focus()
    page.keyboard.press("Shift+F10")
    emoji.catch(lambda: page.get_by_role("menuitem", name="Star", exact=True).click())
    middle = first.bounding_box()
    emoji.release()
    assert old["x"] < middle["x"] < first.bounding_box()["x"]
    assert starred(emoji)[0] == "🍇"
    expect(grapes.get_by_label("Starred")).to_be_visible()
    emoji.wait_for_status("13 starred")
    page.keyboard.press("Shift+F10")
    page.get_by_role("menuitem", name="Unstar", exact=True).click()
    emoji.wait_for_status("12 starred")
    emoji.settle()
    assert "🍇" not in starred(emoji) and starred(emoji)[0] == "😀"
    expect(grapes.get_by_label("Starred")).to_have_count(0)
    # It is taken back, to where it was.
    page.locator(".toast").get_by_role("button", name="Undo").click()
    emoji.wait_for_status("13 starred")
    emoji.settle()
    assert starred(emoji)[0] == "🍇"
    grapes.focus()
    page.keyboard.press("Control+Shift+z")
    emoji.wait_for_status("12 starred")
    page.keyboard.press("Control+z")
    emoji.wait_for_status("13 starred")
    page.keyboard.press("Control+z")
    emoji.wait_for_status("12 starred")


@pytest.mark.exhaustive
def test_a_search_shows_what_it_finds_and_an_empty_field_everything(emoji):
    emoji.search.fill("red heart")
    emoji.wait_for_status("1 emoji found")
    emoji.settle()
    assert emoji.texts().count("Red heart") == 1
    expect(emoji.page.locator(".lane")).to_have_count(0)
    emoji.search.fill("xyzzy")
    emoji.wait_for_status("No emoji found")
    emoji.search.fill("")
    emoji.wait_for_status("12 starred")
    emoji.settle()
    expect(emoji.page.locator(".lane .row").first).to_be_visible()
    expect(category(emoji, "Nature")).to_be_visible()


def test_skin_tones_stand_under_their_emoji(emoji):
    category(emoji, "People").click()
    waving = item(emoji, "Waving hand").first
    expect(waving).to_have_attribute("aria-expanded", "false")
    emoji.settle()
    waving.get_by_role("button", name="Expand").click()
    tone = emoji.row("Waving hand, light skin tone")
    expect(tone).to_have_attribute("aria-level", "3")
    emoji.settle()
    waving.get_by_role("button", name="Collapse").click()
    expect(tone).to_have_count(0)


@pytest.mark.exhaustive
def test_a_row_opens_its_detail_which_has_an_address(emoji, open_page):
    page = emoji.page
    emoji.search.fill("grapes")
    emoji.wait_for_status("1 emoji found")
    emoji.settle()
    item(emoji, "Grapes").or_(emoji.row("Grapes")).first.click()
    expect(page.get_by_role("heading", name="Grapes", level=1)).to_be_visible()
    page.wait_for_url("**/emoji/1f347*")
    page.get_by_role("button", name="Star", exact=True).click()
    expect(page.get_by_role("button", name="Unstar", exact=True)).to_be_visible()
    other = open_page("/emoji/1f347", expect=False)
    expect(other.page.get_by_role("heading", name="Grapes", level=1)).to_be_visible()
    # Its picture leads nowhere, and looks so under a pointer.
    portrait = other.page.locator(".screen.presented .face.card.pictorial").first
    looks = lambda: portrait.evaluate("(face) => [getComputedStyle(face).backgroundColor, getComputedStyle(face).boxShadow]")
    at_rest = looks()
    portrait.hover()
    other.page.mouse.down()
    other.settle()
    assert looks() == at_rest
    other.page.mouse.up()
    # Its neighbours lead on, and their addresses lead there.
    other.page.locator(".screen.presented .row").filter(has_text="Melon").first.click()
    other.page.wait_for_url("**/emoji/1f347/1f348*")
    third = open_page("/emoji/1f347/1f348", expect=False)
    expect(third.page.get_by_role("heading", name="Melon", level=1)).to_be_visible()
    page.go_back()
    emoji.wait_for_status("1 emoji found")
    emoji.search.fill("")
    emoji.wait_for_status("13 starred")


@pytest.mark.exhaustive
def test_a_finger_swipes_a_row_to_star_it(open_page, shot):
    emoji = open_page("/emoji", **PHONE)
    category(emoji, "Food").scroll_into_view_if_needed()
    category(emoji, "Food").tap()
    grapes = emoji.line("Grapes").first
    expect(grapes).to_be_visible()
    emoji.settle()
    swipe(emoji, grapes, 110)
    star = emoji.page.locator(".swipe-strip.leading").get_by_role("button", name="Star")
    expect(star).to_be_visible()
    emoji.settle()
    shot(emoji, "emoji-swiped-phone")
    star.tap()
    expect(grapes.get_by_label("Starred")).to_be_visible()
    emoji.wait_for_status("13 starred")


@pytest.mark.exhaustive
def test_tiles_keep_their_frames_where_colours_are_forced(open_page):
    emoji = open_page("/emoji", forced_colors="active")
    tile = emoji.page.locator(".lane .row:not(.leaving)").first
    width = "(one) => getComputedStyle(one).borderTopWidth"
    assert tile.locator(".face").evaluate(width) == "1px"
    assert tile.locator(".image").evaluate(width) == "0px"


@pytest.mark.exhaustive
def test_what_an_emoji_is_leads_nowhere_whatever_its_cell_showed_before(own, open_page):
    """The first picture of a page fills cells that its rows then take over."""
    for _ in range(2):
        page = open_page("/emoji/1f332", url=own.url)
        facts = page.page.locator(".screen.presented .row").filter(has_text="Code points")
        expect(facts).to_be_visible()
        expect(facts.locator(".accessory")).to_have_count(0)


@pytest.mark.exhaustive
def test_the_picture_of_an_emoji_stands_where_that_of_another_does_however_long_their_names(open_page):
    tops = []
    for point in ("1f600", "1f603", "1f332"):
        emoji = open_page(f"/emoji/{point}", expect=False, **PHONE)
        portrait = emoji.page.locator(".screen.presented .face.card.pictorial").first
        expect(portrait).to_be_visible()
        emoji.settle()
        tops.append(portrait.bounding_box()["y"])
        buttons = emoji.page.locator(".screen.presented > .bar .controls button:visible")
        assert len({one.bounding_box()["y"] for one in [emoji.page.locator(".screen.presented .back"), *buttons.all()]}) == 1
    assert len(set(tops)) == 1
