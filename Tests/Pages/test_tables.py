"""Row animations: each told apart half-way, and a table edited in two steps."""

import re

import pytest
from playwright.sync_api import expect

from sampling import sampled
from touch import PHONE, swipe


@pytest.fixture
def trees(open_page):
    return open_page("/row-animations")


def animate_by(trees, name):
    """Chooses how rows come and go, from the menu of the button that says how they do now."""
    trees.page.get_by_role("button", name=re.compile(", Animation$")).click()
    trees.page.get_by_role("menuitemradio", name=name, exact=True).click()
    expect(trees.page.get_by_role("button", name=f"{name}, Animation")).to_have_text(name)
    trees.settle()


FACE = """(face) => {
    const { opacity, transform, clipPath } = getComputedStyle(face);
    const { e, f } = new DOMMatrix(transform);
    return { opacity: Number(opacity), x: Math.sign(Math.round(e)), y: Math.sign(Math.round(f)), isClipped: clipPath !== 'none' };
}"""

SEEN = {
    "Fade": {"x": 0, "y": 0, "isClipped": False},
    "Left": {"x": -1, "y": 0, "isClipped": False},
    "Right": {"x": 1, "y": 0, "isClipped": False},
    "Top": {"x": 0, "y": -1, "isClipped": False},
    "Bottom": {"x": 0, "y": 1, "isClipped": False},
    "Middle": {"x": 0, "y": -1, "isClipped": True},
}


@pytest.mark.parametrize("name", sampled([*SEEN]))
def test_a_row_comes_and_goes_in_its_own_way(trees, shot, name):
    animate_by(trees, name)
    for verb in ("Insert", "Delete"):
        trees.catch(trees.button(verb).click, 0.2)
        row = trees.row("Sapling 1") if verb == "Insert" else trees.leaving().filter(has_text="Sapling 1")
        seen = row.locator(".face").evaluate(FACE)
        opacity = seen.pop("opacity")
        assert seen == SEEN[name], (verb, seen)
        if name != "Fade":
            assert row.evaluate("(row) => getComputedStyle(row).overflowX") == "clip", "it leaves its group"
        assert (0 < opacity < 1) == (name == "Fade")
        shot(trees, f"row-animation-{name}-{verb}".lower())
        trees.release()


def test_what_was_done_with_trees_is_undone_and_done_again(trees):
    start = trees.texts()
    trees.button("Delete").click()
    # It is said, and the way back stands in the bar: no message lies on the rows.
    expect(trees.page.locator("#speech")).to_have_text("“Beech” deleted")
    expect(trees.page.locator(".toast")).to_have_count(0)
    trees.row("Cedar").focus()
    trees.page.keyboard.press("Alt+ArrowDown")
    trees.button("Insert").click()
    # The rows say what was done to them once the last of it has come.
    expect(trees.row("Sapling 1")).to_be_visible()
    trees.settle()
    changed = trees.texts()
    assert changed[:5] != start[:5]
    for _ in range(3):
        trees.page.keyboard.press("Control+z")
        trees.page.evaluate("() => diffable.ping()")
    trees.settle()
    assert trees.texts() == start
    for _ in range(3):
        trees.page.keyboard.press("Control+Shift+z")
        trees.page.evaluate("() => diffable.ping()")
    trees.settle()
    assert trees.texts() == changed


@pytest.mark.exhaustive
def test_a_row_without_animation_is_there_at_once_while_others_make_room(trees):
    animate_by(trees, "None")
    trees.catch(trees.button("Insert").click, 0.2)
    seen = trees.row("Sapling 1").locator(".face").evaluate(FACE)
    assert seen == {"opacity": 1, "x": 0, "y": 0, "isClipped": False}
    trees.release()


@pytest.mark.exhaustive
def test_a_row_made_anew_is_replaced_in_its_own_way(trees, shot):
    animate_by(trees, "Left")
    trees.catch(trees.button("Reload").click, 0.2)
    expect(trees.row("Beech").locator(".face.ghost")).to_have_count(1)
    shot(trees, "row-animation-reload")
    trees.release()
    expect(trees.page.locator(".face.ghost")).to_have_count(0)
    expect(trees.row("Beech")).to_contain_text("Reloaded")


@pytest.mark.exhaustive
def test_a_button_that_finds_no_row_is_disabled(trees):
    # At last the buttons work on the only one.
    for tree in ("Beech", "Cedar", "Dogwood", "Alder"):
        trees.button("Delete").click()
        expect(trees.row(tree)).to_have_count(0)
    expect(trees.button("Delete")).to_be_disabled()
    expect(trees.button("Reload")).to_be_disabled()
    trees.button("Insert").click()
    expect(trees.button("Delete")).to_be_enabled()


def test_editing_deletes_in_two_steps_and_inserts_in_one(trees, shot):
    trees.button("Edit").click()
    trees.settle()
    shot(trees, "table-editing")
    trees.page.get_by_role("button", name="Delete Beech").click()
    trees.settle()
    shot(trees, "table-deleting")
    assert "Beech" in trees.texts()
    trees.page.get_by_role("button", name="Delete", exact=True).last.click()
    expect(trees.row("Beech")).to_have_count(0)
    trees.page.get_by_role("button", name="Insert Fir").click()
    expect(trees.row("Sapling 1")).to_be_visible()


def order(trees):
    return trees.page.evaluate("() => diffable.rows.map((row) => row.text)")


def grip(trees, name):
    return trees.row(name).locator(".accessory.reorder")


def middle_of(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.exhaustive
def test_rows_of_an_edited_table_are_dragged_by_their_grips(trees, shot):
    expect(grip(trees, "Alder")).to_have_count(0)
    trees.button("Edit").click()
    trees.settle()
    mouse = trees.page.mouse
    x, y = middle_of(grip(trees, "Alder"))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y + 8, steps=3)
    expect(trees.page.locator(".lifted-row")).to_be_visible()
    mouse.move(x, middle_of(trees.row("Fir"))[1], steps=10)
    trees.page.wait_for_function(
        """() => { const row = (text) => diffable.rows.find((one) => one.text === text);
            return row('Fir').frame[1] < row('Alder').frame[1]; }""")
    shot(trees, "table-dragging")
    mouse.up()
    expect(trees.page.locator(".lifted-row")).to_have_count(0)
    trees.settle()
    now = order(trees)
    assert now.index("Fir") < now.index("Alder") < now.index("Ginkgo")
    # It took the sign of its new section.
    expect(trees.page.get_by_role("button", name="Insert Alder")).to_be_visible()


@pytest.mark.exhaustive
def test_the_buttons_work_on_the_tree_that_was_selected(trees):
    trees.row("Ginkgo").click()
    expect(trees.page.locator(".face.selected")).to_have_count(1)
    trees.button("Delete").click()
    expect(trees.page.locator("#speech")).to_have_text("“Ginkgo” deleted")
    trees.settle()
    assert "Ginkgo" not in trees.texts() and "Beech" in trees.texts()
    trees.button("Delete").click()
    expect(trees.page.locator("#speech")).to_have_text("“Beech” deleted")


END_OF_WHAT_IS_SEEN = """(button) => Math.max(0, ...[...button.querySelectorAll('*'), ...(button.matches('.pictured') ? [] : [button])]
    .map((one) => one.getBoundingClientRect().right))"""


@pytest.mark.exhaustive
def test_no_button_stands_in_a_line_of_its_own_on_the_smallest_telephone(open_page):
    trees = open_page("/row-animations", **{**PHONE, "viewport": {"width": 320, "height": 568}})
    top, below = (trees.page.locator(f"{place} > .button") for place in ("#controls", ".toolbar"))
    for label in ("Edit", "Done"):
        expect(top.last).to_have_text(label)
        for buttons, fewest in ((top, 1), (below, 2)):
            boxes = [button.bounding_box() for button in buttons.all()]
            assert len(boxes) >= fewest and len({box["y"] for box in boxes}) == 1
            # A picture is narrower than what a finger may press of it.
            assert max(button.evaluate(END_OF_WHAT_IS_SEEN) for button in buttons.all()) <= 308
        top.last.tap()
    trees.button("Insert").tap()
    expect(trees.page.locator("#speech")).to_have_text("“Sapling 1” inserted")


@pytest.mark.exhaustive
def test_what_was_done_long_ago_is_taken_back_by_a_button(open_page):
    trees = open_page("/row-animations", **PHONE)
    below = trees.page.locator(".toolbar > .button")
    # None of the buttons below the rows is a pill among the others.
    assert {button.evaluate("(one) => one.matches('.prominent')") for button in below.all()} == {False}
    expect(trees.button("Undo")).to_be_disabled()
    trees.button("Delete").tap()
    expect(trees.row("Beech")).to_have_count(0)
    trees.button("Undo Deletion of Beech").tap()
    expect(trees.row("Beech")).to_have_count(1)
    trees.button("Redo Deletion of Beech").tap()
    expect(trees.row("Beech")).to_have_count(0)
    expect(trees.button("Redo")).to_be_disabled()


def test_the_keyboard_edits_a_table(trees):
    keyboard = trees.page.keyboard
    trees.row("Beech").focus()
    keyboard.press("Delete")
    expect(trees.row("Beech")).to_have_count(0)
    trees.settle()
    assert trees.focused_text == "Cedar"
    trees.button("Edit").focus()
    keyboard.press("Enter")
    trees.page.get_by_role("button", name="Delete Dogwood").focus()
    keyboard.press("Enter")
    expect(trees.page.locator(".swipe-strip").get_by_role("button", name="Delete")).to_be_focused()
    keyboard.press("Enter")
    expect(trees.row("Dogwood")).to_have_count(0)
    trees.settle()
    trees.page.get_by_role("button", name="Insert Fir").focus()
    keyboard.press("Enter")
    expect(trees.row("Sapling 1")).to_have_count(1)


@pytest.mark.exhaustive
def test_a_finger_edits_a_table_and_swipes_it(open_page, shot):
    trees = open_page("/row-animations", **PHONE)
    animate_by(trees, "Middle")
    swipe(trees, trees.row("Cedar"), -120)
    button = trees.page.locator(".swipe-strip").get_by_role("button", name="Delete")
    expect(button).to_be_visible()
    trees.wait_for_server()
    shot(trees, "table-swiped-phone")
    button.tap()
    expect(trees.row("Cedar")).to_have_count(0)
    trees.settle()
    trees.button("Edit").tap()
    trees.settle()
    trees.page.get_by_role("button", name="Insert Fir").tap()
    expect(trees.row("Sapling 1")).to_have_count(1)
    shot(trees, "table-editing-phone")


@pytest.mark.parametrize("width", sampled([1280, 1000]))
@pytest.mark.exhaustive
def test_the_thumb_stands_under_the_chosen_segment(open_page, width):
    table = open_page("/catalogue/list-appearances", viewport={"width": width, "height": 800}, reduced_motion="reduce")
    for name in ("Plain", "Sidebar", "First Item"):
        segment = table.page.get_by_role("radio", name=name, exact=True)
        segment.click()
        expect(segment).to_be_checked()
        table.page.wait_for_function(
            """(segment) => {
                const thumb = segment.parentElement.querySelector('.thumb').getBoundingClientRect();
                const box = segment.getBoundingClientRect();
                return Math.abs(thumb.left - box.left) < 1 && Math.abs(thumb.width - box.width) < 1
                    && Math.abs(thumb.top - box.top) < 1 && segment.closest('.controls').scrollWidth <= segment.closest('.controls').clientWidth
                    && segment.scrollWidth <= segment.clientWidth;
            }""",
            arg=segment.element_handle(),
        )


@pytest.mark.exhaustive
def test_done_ends_editing_also_where_a_row_is_pulled_aside(trees):
    trees.button("Edit").click()
    expect(trees.button("Done")).to_be_visible()
    trees.settle()
    trees.row("Beech").locator("[class*=uncovers]").click()
    expect(trees.page.locator(".swipe-strip")).to_be_visible()
    trees.settle()
    trees.button("Done").click()
    expect(trees.button("Edit")).to_be_visible()
    expect(trees.page.locator(".swipe-strip")).to_have_count(0)
    expect(trees.row("Beech")).to_be_visible()
