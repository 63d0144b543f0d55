"""Emoji Explorer: an outline that opens and closes, a lane that scrolls sideways, stars."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def emoji(open_page):
    return open_page("/emoji")


def item(emoji, name):
    return emoji.page.get_by_role("treeitem", name=name, exact=True)


def category(emoji, name):
    return emoji.row(name)


def test_a_category_opens_and_its_children_come_out_from_under_it(emoji, shot):
    nature = category(emoji, "Nature")
    expect(nature).to_have_attribute("aria-expanded", "false")
    below = emoji.place("Food")
    emoji.catch(lambda: nature.get_by_role("button", name="Expand").click(), share=0.4)
    shot(emoji, "emoji-opening")
    parent = emoji.place("Nature")[1]
    middle = {text: emoji.place(text)[1] for text in ["high voltage sign", "cyclone"]}
    assert 0 < emoji.opacity(emoji.row("cyclone")) < 1
    emoji.release()
    for text, y in middle.items():
        assert parent < y < emoji.place(text)[1]
    expect(nature).to_have_attribute("aria-expanded", "true")
    assert emoji.row("Food").count() == 0 or emoji.place("Food") != below
    shot(emoji, "emoji-open")


def test_it_closes_and_the_children_go_back_under_it(emoji):
    nature = category(emoji, "Nature")
    nature.get_by_role("button", name="Expand").click()
    expect(emoji.row("cyclone")).to_be_visible()
    emoji.settle()
    place = emoji.place("cyclone")[1]
    parent = emoji.place("Nature")[1]
    emoji.catch(lambda: nature.get_by_role("button", name="Collapse").click())
    leaving = emoji.leaving().filter(has_text="cyclone")
    assert parent < leaving.bounding_box()["y"] < place
    emoji.release()
    expect(emoji.row("cyclone")).to_have_count(0)
    expect(nature).to_have_attribute("aria-expanded", "false")


def test_roles_levels_and_places(emoji):
    expect(emoji.page.get_by_role("tree")).to_have_count(1)
    food = category(emoji, "Food")
    assert food.get_attribute("role") == "treeitem"
    assert food.get_attribute("aria-level") == "1"
    assert food.get_attribute("aria-setsize") == "7"
    assert food.get_attribute("aria-posinset") == "3"
    food.click()
    first = item(emoji, "grapes").first
    expect(first).to_have_attribute("aria-level", "2")
    assert int(first.get_attribute("aria-setsize")) > 50
    order = emoji.page.evaluate(
        """() => document.querySelector('[role=tree]').getAttribute('aria-owns').split(' ')
            .map((id) => document.getElementById(id).querySelector('.text')?.textContent)"""
    )
    assert order.index("Food") < order.index("grapes")


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


def test_letters_find_rows_wherever_they_are(emoji):
    keyboard = emoji.page.keyboard
    focused = "(text) => document.activeElement?.querySelector('.text')?.textContent === text"
    category(emoji, "Smileys").focus()
    keyboard.type("sy")
    emoji.page.wait_for_function(focused, arg="Symbols")
    emoji.page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 900))")
    # Thousands of points away, and no row of the page.
    assert emoji.row("unicorn face").count() == 0
    keyboard.type("unicorn f")
    emoji.page.wait_for_function(focused, arg="unicorn face")
    expect(emoji.row("unicorn face")).to_be_in_viewport()
    expect(emoji.row("unicorn face")).to_be_focused()
    emoji.page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 900))")
    keyboard.type("sy")
    emoji.page.wait_for_function(focused, arg="Symbols")


def test_the_lane_scrolls_sideways_by_wheel_and_keys(open_page):
    emoji = open_page("/emoji", viewport={"width": 500, "height": 700})
    page = emoji.page
    lane = page.locator(".lane")
    box = lane.bounding_box()
    last = item(emoji, "key")
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
    expect(item(emoji, "grinning face").first).to_be_focused()
    page.wait_for_function("() => document.querySelector('.lane').scrollLeft === 0")
    page.keyboard.press("ArrowDown")
    assert emoji.focused_text == "Smileys"


def test_a_star_puts_an_emoji_first_among_the_recents(emoji):
    page = emoji.page
    category(emoji, "Food").click()
    grapes = item(emoji, "grapes").last
    expect(grapes).to_be_visible()
    emoji.settle()
    old = item(emoji, "grinning face").first.bounding_box()
    emoji.catch(lambda: grapes.get_by_role("button", name="Star grapes").click())
    middle = item(emoji, "grinning face").first.bounding_box()
    emoji.release()
    new = item(emoji, "grinning face").first.bounding_box()
    assert old["x"] < middle["x"] < new["x"]
    assert page.locator(".lane .row").filter(has_text="🍇").bounding_box()["x"] == old["x"]
    expect(page.get_by_role("button", name="Unstar grapes").first).to_be_visible()
    emoji.wait_for_status("1 starred")
