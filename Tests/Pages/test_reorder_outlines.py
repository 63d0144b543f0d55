"""Rows that are dragged in an outline: into others, under headings, and headings with all that hangs under them."""

import pytest
from playwright.sync_api import expect

from mirrored import RIGHT_TO_LEFT
from reorderpage import lift, middle, speech, wait_for_answer
from sampling import sampled
from touch import PHONE, Finger


@pytest.mark.exhaustive
def test_what_is_selected_in_a_heading_that_closes_is_told_of_no_more(open_page):
    book = open_page("/chapters")
    caption = book.page.locator(".screen-caption")
    book.row("Waves").click()
    expect(caption).to_contain_text("1 selected")
    book.row("The Sea").get_by_role("button").first.click()
    expect(book.row("Waves")).to_have_count(0)
    expect(caption).to_be_hidden()


def test_in_an_outline_rows_go_into_others_and_closed_ones_open(open_page, shot):
    book = open_page("/chapters")
    lift(book, "Foreword")
    x, y = middle(book, "The Shore")
    book.page.mouse.move(x, y, steps=8)
    expect(book.page.locator(".row.drop-into .text")).to_have_text("The Shore")
    shot(book, "reorder-into")
    # After a while it opens.
    expect(book.row("Dunes")).to_be_visible()
    book.settle()
    x, y = middle(book, "Marshes")
    book.page.mouse.move(x + 20, y - 16, steps=4)
    expect(book.page.locator(".drop-line:not([hidden])")).to_be_visible()
    book.settle()
    shot(book, "reorder-line")
    book.page.mouse.up()
    wait_for_answer(book)
    rows = book.page.evaluate("() => diffable.rows.map((row) => [row.text, row.level])")
    index = rows.index(["Foreword", 1])
    assert rows[index - 1] == ["Dunes", 1] and rows[index + 1] == ["Marshes", 1]
    # The numbers follow.
    number = ".accessories.leading .label:not([inert])"
    expect(book.row("Foreword").locator(number)).to_have_text("2.2")
    expect(book.row("The Sea").locator(number)).to_have_text("1")
    # It comes back, and goes there once more.
    book.page.locator(".toast").get_by_role("button", name="Undo").click()
    stands = "(level) => diffable.rows.find((row) => row.text === 'Foreword').level === level"
    book.page.wait_for_function(stands, arg=0)
    expect(book.row("Foreword").locator(number)).to_have_text("1")
    book.row("Foreword").focus()
    book.page.keyboard.press("Control+Shift+z")
    book.page.wait_for_function(stands, arg=1)
    book.settle()
    # What takes nothing in says so, also on what is lifted, and lets the row go back.
    lift(book, "Foreword")
    sign = book.page.locator(".lifted-row .lifted-count")
    expect(sign).to_be_hidden()
    x, y = middle(book, "Appendix")
    book.page.mouse.move(x, y, steps=8)
    book.page.wait_for_function("() => document.documentElement.classList.contains('drop-refused')")
    expect(sign).to_be_visible()
    shot(book, "reorder-refused")
    book.page.mouse.up()
    wait_for_answer(book)
    expect(book.page.locator(".toast:not([inert]) span")).to_have_text("Nothing can be moved into “Appendix”.")
    assert ["Foreword", 1] in book.page.evaluate("() => diffable.rows.map((row) => [row.text, row.level])")


@pytest.mark.exhaustive
def test_a_heading_that_keys_lift_hangs_at_its_place_and_counts_what_it_takes_along(open_page, shot):
    book = open_page("/chapters")
    book.row("The Sea").focus()
    keyboard = book.page.keyboard
    keyboard.press("Space")
    count = book.page.locator(".row.raised > .lifted-count")
    expect(count).to_have_text("6")
    hanging = """([above, gap]) => {
        const { bottom } = [...document.querySelectorAll('#rows .row')]
            .find((row) => row.querySelector('.text')?.textContent === above).getBoundingClientRect();
        const { top } = document.querySelector('.row.raised').getBoundingClientRect();
        return Math.abs(top - bottom - gap) < 1;
    }"""
    # Into what stands below it, and then after that.
    for selector in (".row.drop-into", ".drop-line:not([hidden])"):
        keyboard.press("ArrowDown")
        expect(book.page.locator(selector)).to_be_visible()
        book.page.wait_for_function(hanging, arg=["The Shore", 8])
    shot(book, "reorder-keys-hanging")
    keyboard.press("Escape")
    expect(count).to_have_count(0)
    expect(book.page.locator(".row.raised")).to_have_count(0)
    book.page.wait_for_function(hanging.replace(".row.raised", "#rows .row:focus"), arg=["Foreword", 0])
    book.row("Foreword").focus()
    keyboard.press("Space")
    expect(book.page.locator(".row.raised")).to_have_count(1)
    expect(count).to_be_hidden()
    keyboard.press("Escape")


@pytest.mark.exhaustive
def test_a_lifted_heading_says_how_many_rows_it_takes_along(open_page, shot):
    book = open_page("/chapters")
    lift(book, "The Sea")
    # Three below it, and the two below one of these.
    expect(book.page.locator(".lifted-count")).to_have_text("6")
    shot(book, "reorder-heading-count")
    book.page.keyboard.press("Escape")
    book.page.mouse.up()
    expect(book.page.locator(".lifted-row")).to_have_count(0)
    lift(book, "Foreword")
    expect(book.page.locator(".lifted-count")).to_be_hidden()
    book.page.mouse.up()


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_by_a_finger_a_lifted_heading_hides_neither_its_place_nor_a_title(open_page, shot):
    book = open_page("/chapters", **PHONE)
    finger = Finger(book)
    x, y = middle(book, "The Sea")
    finger.down(x, y)
    expect(book.page.locator(".lifted-row.hanging")).to_be_visible()
    finger.move(x, middle(book, "The Shore")[1] + 20, steps=4)
    expect(book.page.locator(".drop-line:not([hidden])")).to_be_visible()
    book.page.locator(".lifted-body").evaluate("(one) => Promise.all(one.getAnimations().map((each) => each.finished))")
    card = book.page.locator(".lifted-body").bounding_box()
    assert card["y"] + card["height"] < book.page.locator(".drop-line:not([hidden])").bounding_box()["y"]
    # The rows that go along are where they were, and lie behind it as it passes.
    for title in book.page.locator("#rows .row:not(:has(.lifted)) .text").all():
        box = title.evaluate(
            "(one) => { const range = new Range(); range.selectNodeContents(one); return range.getBoundingClientRect().toJSON(); }")
        is_above = box["bottom"] < card["y"]
        # Of what goes along the edges are seen below it.
        assert is_above or card["y"] + card["height"] + 12 < box["top"], title.text_content()
    # However many rows it is, that they can't go there is seen in front of it.
    badge = book.page.locator(".lifted-count")
    expect(badge).to_have_text("6")
    finger.move(x, middle(book, "Appendix")[1], steps=4)
    expect(book.page.locator(":root.drop-refused")).to_have_count(1)
    assert badge.evaluate("(one) => getComputedStyle(one).backgroundImage") != "none"
    shot(book, "chapters-refused-phone")
    finger.up()


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("rtl", sampled([False, True]))
@pytest.mark.exhaustive
def test_a_lifted_heading_hangs_above_the_finger_wherever_that_lifted_it(open_page, shot, rtl):
    mirror = (lambda page: page.add_init_script(RIGHT_TO_LEFT)) if rtl else None
    book = open_page("/chapters", prepare=mirror, **PHONE)
    finger = Finger(book)
    row = book.row("The Sea")
    title = row.locator(".text").evaluate(
        "(one) => { const range = new Range(); range.selectNodeContents(one); return range.getBoundingClientRect().toJSON(); }")
    grip = row.locator(".accessory.reorder").bounding_box()
    line = row.bounding_box()
    for name, x in (("title", title["x"] + title["width"] / 2), ("grip", grip["x"] + grip["width"] / 2)):
        finger.down(x, middle(book, "The Sea")[1])
        expect(book.page.locator(".lifted-row.hanging")).to_be_visible()
        y = middle(book, "The Shore")[1] + 20
        finger.move(x, y, steps=4)
        expect(book.page.locator(".drop-line:not([hidden])")).to_be_visible()
        body = book.page.locator(".lifted-body")
        body.evaluate("(one) => Promise.all(one.getAnimations().map((each) => each.finished))")
        shot(book, f"chapters-lifted-by-{name}-{'rtl' if rtl else 'ltr'}")
        card = body.bounding_box()
        assert card["x"] < x < card["x"] + card["width"], name
        # Grown as it is, it is no wider than the row by more than that.
        assert line["x"] - 5 < card["x"] and card["x"] + card["width"] < line["x"] + line["width"] + 5, name
        assert card["y"] + card["height"] < min(y, book.page.locator(".drop-line:not([hidden])").bounding_box()["y"])
        # How many they are is told at its corner.
        badge = book.page.locator(".lifted-count").bounding_box()
        assert card["x"] - 20 < badge["x"] < card["x"] + card["width"], name
        book.page.keyboard.press("Escape")
        finger.up()
        wait_for_answer(book)


def test_a_heading_that_is_dragged_to_the_lower_edge_stays_on_the_screen(open_page, shot):
    book = open_page("/chapters", viewport={"width": 900, "height": 400})
    lift(book, "Tides")
    book.page.mouse.move(450, 390, steps=6)
    expect(book.page.locator(".lifted-row.hanging")).to_be_visible()
    book.page.wait_for_function("() => diffable.viewport.y > diffable.viewport.furthest - 1")
    book.settle()
    body = book.page.locator(".lifted-body")
    shot(book, "chapters-at-lower-edge")
    card = body.bounding_box()
    assert card["y"] + card["height"] < 400
    # From there it goes up, to where it was.
    book.page.evaluate("""() => {
        window.tops = [];
        const look = () => {
            const body = document.querySelector('.lifted-body');
            if (!body) return;
            tops.push(body.getBoundingClientRect().top);
            requestAnimationFrame(look);
        };
        look();
    }""")
    book.page.keyboard.press("Escape")
    expect(book.page.locator(".lifted-row")).to_have_count(0)
    assert max(book.page.evaluate("() => tops")) < card["y"] + 3
    book.page.mouse.up()
    wait_for_answer(book)


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_a_heading_that_a_finger_drags_to_the_upper_edge_stays_on_the_screen(open_page, shot):
    book = open_page("/chapters", **PHONE)
    finger = Finger(book)
    x, y = middle(book, "Tides")
    finger.down(x, y)
    expect(book.page.locator(".lifted-row.hanging")).to_be_visible()
    finger.move(x, 30)
    book.settle()
    shot(book, "chapters-at-upper-edge")
    assert book.page.locator(".lifted-body").bounding_box()["y"] > 0
    assert book.page.locator(".lifted-count").bounding_box()["y"] > 0
    finger.up()
    wait_for_answer(book)


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_a_heading_that_a_finger_holds_by_its_grip_is_under_that_and_on_the_screen(open_page, shot):
    book = open_page("/chapters", **PHONE)
    finger = Finger(book)
    grip = book.row("The Sea").locator(".accessory.reorder").bounding_box()
    x = grip["x"] + grip["width"] / 2
    finger.down(x, middle(book, "The Sea")[1])
    expect(book.page.locator(".lifted-row.hanging")).to_be_visible()
    body = book.page.locator(".lifted-body")
    body.evaluate("(one) => Promise.all(one.getAnimations().map((each) => each.finished))")
    shot(book, "chapters-held")
    card, badge = body.bounding_box(), book.page.locator(".lifted-count").bounding_box()
    assert card["x"] < x < card["x"] + card["width"] < 390
    assert badge["x"] + badge["width"] < 390
    # Nothing about it changes with the first point that the finger goes.
    finger.move(x - 2, middle(book, "The Sea")[1], steps=1)
    assert body.bounding_box()["x"] == pytest.approx(card["x"], abs=3)
    finger.up()


@pytest.mark.exhaustive
def test_what_is_dropped_into_a_closed_heading_is_told_of_with_the_heading(open_page):
    book = open_page("/chapters")
    lift(book, "Foreword")
    x, y = middle(book, "The Shore")
    book.page.mouse.move(x, y, steps=8)
    expect(book.page.locator(".row.drop-into .text")).to_have_text("The Shore")
    body = book.page.locator(".lifted-body")
    body.evaluate("(one) => Promise.all(one.getAnimations().map((each) => each.finished))")
    body.evaluate("""(one) => {
        window.widths = [];
        const look = () => {
            if (one.isConnected) requestAnimationFrame(look);
            if (one.isConnected) widths.push(one.getBoundingClientRect().width);
        };
        look();
    }""")
    book.page.mouse.up()
    expect(body).to_have_count(0)
    # It goes into the heading as small as it is, or smaller, and does not become a row over the others first.
    widths = book.page.evaluate("() => widths")
    assert max(widths) < widths[0] + 1 and min(widths) < widths[0] - 1
    expect(book.page.locator(".toast:not([inert]) span")).to_have_text("“Foreword” moved into “The Shore”")
    expect(speech(book)).to_have_text("Dropped Foreword. Into The Shore.")
    expect(book.row("Foreword")).to_have_count(0)
    # By the keyboard too, once it is lifted.
    book.row("The Sky").focus()
    for key in (" ", "ArrowUp", " "):
        book.page.keyboard.press(key)
    expect(book.page.locator(".toast:not([inert]) span")).to_have_text("“The Sky” moved into “The Shore”")
    expect(speech(book)).to_have_text("Dropped The Sky. Into The Shore.")
    # Of what only changes its place no heading is named.
    book.row("Waves").focus()
    book.page.keyboard.press("Alt+ArrowUp")
    expect(book.page.locator(".toast:not([inert]) span")).to_have_text("“Waves” moved")


@pytest.mark.exhaustive
def test_by_keys_that_move_it_at_once_a_heading_passes_what_is_closed(open_page):
    book = open_page("/chapters")
    chapters = ["Foreword", "The Shore", "The Sky", "Appendix"]
    book.row("Foreword").click()
    book.page.keyboard.press("ArrowDown")
    for key, place in (("ArrowDown", 2), ("ArrowDown", 3), ("ArrowUp", 2), ("ArrowUp", 1)):
        book.page.keyboard.press(f"Alt+{key}")
        book.page.wait_for_function(
            "(texts) => diffable.rows.filter((row) => row.level === 0).map((row) => row.text).join() === texts.join()",
            arg=[*chapters[:place], "The Sea", *chapters[place:]])
        assert book.focused_text == "The Sea"
