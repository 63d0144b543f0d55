"""The index of letters beside a view: by mouse, finger and keyboard, in a table and in a grid."""

import pytest
from playwright.sync_api import expect

from heldmessages import HeldMessages
from touch import PHONE, Finger


@pytest.fixture
def letters(open_page):
    return open_page("/letters")


def strip(list_page):
    return list_page.page.get_by_role("slider", name="Section index")


def place_of(list_page, title):
    """The middle of a title in the index."""
    box = strip(list_page).get_by_text(title, exact=True).bounding_box()
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def wait_for_top(list_page, header):
    """Waits until the section of a header is at the upper edge."""
    list_page.page.wait_for_function(
        """(header) => diffable.rows.some(({ text, frame }) =>
            text === header && Math.abs(frame[1] - diffable.viewport.y) < 1)""",
        arg=header,
    )


def test_a_tap_on_a_letter_leads_to_its_section(letters, shot):
    expect(strip(letters)).to_have_attribute("aria-valuetext", "A")
    letters.page.mouse.click(*place_of(letters, "M"))
    wait_for_top(letters, "M")
    expect(strip(letters)).to_have_attribute("aria-valuetext", "M")
    shot(letters, "index-table")


@pytest.mark.exhaustive
def test_dragging_with_the_mouse_goes_from_letter_to_letter(letters, shot):
    page = letters.page
    page.mouse.move(*place_of(letters, "B"))
    page.mouse.down()
    wait_for_top(letters, "B")
    for title in ("G", "P"):
        page.mouse.move(*place_of(letters, title), steps=5)
        wait_for_top(letters, title)
    expect(page.locator(".main-pane .index-bubble")).to_have_text("P")
    shot(letters, "index-dragged")
    # Beyond its end it stays at the last letter.
    page.mouse.move(place_of(letters, "P")[0], 799)
    last = strip(letters).locator("span").last.text_content()
    expect(strip(letters)).to_have_attribute("aria-valuetext", last)
    page.mouse.up()
    expect(page.locator(".main-pane .index-bubble")).to_be_hidden()


@pytest.mark.exhaustive
def test_who_scrolls_otherwise_comes_to_other_letters(letters):
    letters.page.evaluate("() => diffable.viewport.scrollTo(6000)")
    letters.settle()
    expect(strip(letters)).not_to_have_attribute("aria-valuetext", "A")
    above = letters.page.evaluate("""() => diffable.rows
        .filter(({ text, frame }) => text?.length === 1 && frame[1] <= diffable.viewport.y + 1)
        .sort((one, other) => one.frame[1] - other.frame[1]).map(({ text }) => text)""")
    expect(strip(letters)).to_have_attribute("aria-valuetext", above[-1])


@pytest.mark.exhaustive
def test_the_keyboard_steps_through_the_letters(letters):
    index = strip(letters)
    index.focus()
    page = letters.page
    page.keyboard.press("ArrowDown")
    wait_for_top(letters, "B")
    page.keyboard.press("s")
    wait_for_top(letters, "S")
    page.keyboard.press("ArrowUp")
    expect(index).to_have_attribute("aria-valuetext", "R")
    wait_for_top(letters, "R")
    page.keyboard.press("Home")
    wait_for_top(letters, "A")
    page.keyboard.press("End")
    expect(index).to_have_attribute("aria-valuenow", index.get_attribute("aria-valuemax"))
    expect(index).to_be_focused()


@pytest.mark.exhaustive
def test_the_last_letter_stays_until_somebody_scrolls_however_late_the_page_is_told(letters):
    index = strip(letters)
    index.focus()
    last = index.get_attribute("aria-valuemax")
    letters.page.keyboard.press("End")
    letters.page.wait_for_function("() => diffable.viewport.y > 1000 && diffable.viewport.y === diffable.viewport.furthest")
    letters.settle()
    # A page that was busy hears of the scrolling long after.
    letters.page.evaluate("""async () => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 5000;
        diffable.viewport.scroller.dispatchEvent(new Event('scroll'));
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }""")
    expect(index).to_have_attribute("aria-valuenow", last)
    letters.page.mouse.move(600, 400)
    letters.page.mouse.wheel(0, -1500)
    expect(index).not_to_have_attribute("aria-valuenow", last)
    # Where the rows are already, nothing has to be scrolled for a letter that is chosen.
    letters.page.keyboard.press("Home")
    wait_for_top(letters, "A")
    letters.page.keyboard.press("Home")
    letters.page.mouse.wheel(0, 3000)
    expect(index).not_to_have_attribute("aria-valuenow", "0")


def test_a_finger_drags_over_the_letters_of_a_phone(open_page, shot):
    list_page = open_page("/letters", **PHONE)
    finger = Finger(list_page)
    finger.down(*place_of(list_page, "C"))
    finger.move(*place_of(list_page, "K"))
    wait_for_top(list_page, "K")
    expect(list_page.page.locator(".main-pane .index-bubble")).to_have_text("K")
    shot(list_page, "index-phone")
    finger.up()
    box = strip(list_page).bounding_box()
    assert box["width"] >= 24 and box["x"] + box["width"] <= 390
    rows = list_page.row("K2").bounding_box()
    assert rows["x"] + rows["width"] <= box["x"] + 0.5


def test_rows_that_a_letter_leads_to_are_as_high_as_what_they_show_before_the_server_hears_of_it(open_page, shot):
    held = HeldMessages('"type":"seen"')
    list_page = open_page("/letters", prepare=held.begin, **PHONE)
    seen = """() => [...document.querySelectorAll('.main-pane .row')]
        .map((row) => [row.querySelector('.text').textContent, row.getBoundingClientRect(), row.querySelector('.face').offsetHeight])
        .filter(([, { top, bottom }]) => bottom > 120 && top < innerHeight)
        .map(([text, { top, height }, face]) => [text, Math.round(top), Math.round(height), face])
        .sort((one, other) => one[1] - other[1])"""
    list_page.page.touchscreen.tap(*place_of(list_page, "M"))
    wait_for_top(list_page, "M")
    list_page.page.wait_for_function("() => heldMessages.texts.length > 0")
    rows = list_page.page.evaluate(seen)
    shot(list_page, "index-phone-held")
    assert max(face for _, _, _, face in rows) > 60, "all are as high as was thought"
    assert all(face <= height + 1 for _, _, height, face in rows), rows
    assert all(one[1] + one[2] <= other[1] + 1 for one, other in zip(rows, rows[1:])), rows
    # The server, which hears of it, moves none of them.
    held.let_through()
    list_page.settle()
    assert list_page.page.evaluate(seen) == rows


@pytest.mark.exhaustive
def test_a_low_window_leaves_letters_out_and_reaches_them_all(open_page):
    list_page = open_page("/letters", viewport={"width": 700, "height": 360})
    index = strip(list_page)
    shown = index.locator("span").all_text_contents()
    assert "•" in shown and shown[0] == "A"
    assert len(shown) <= int(index.get_attribute("aria-valuemax"))
    page = list_page.page
    box = index.locator(".index-letters").bounding_box()
    count = int(index.get_attribute("aria-valuemax")) + 1
    page.mouse.click(box["x"] + 5, box["y"] + box["height"] * 1.5 / count)
    expect(index).to_have_attribute("aria-valuetext", "B")
    wait_for_top(list_page, "B")


@pytest.mark.exhaustive
def test_letters_come_and_go_with_their_sections(letters):
    letters.search.fill("ma")
    letters.wait_for_status("40 mountains")
    letters.settle()
    headers = letters.page.evaluate("() => diffable.rows.filter(({ text }) => text.length === 1).map(({ text }) => text)")
    assert strip(letters).locator("span").all_text_contents()[: len(headers)] == headers
    # What was looked for is marked where it stands, be that the country.
    letters.search.fill("nepal")
    letters.wait_for_status("26 mountains")
    marked = letters.row("Ama Dablam").locator(".secondary").get_by_text("Nepal", exact=True)
    assert marked.evaluate("(one) => getComputedStyle(one).backgroundColor") != "rgba(0, 0, 0, 0)"
    letters.search.fill("no such mountain")
    letters.wait_for_status("0 mountains")
    expect(strip(letters)).to_be_hidden()


@pytest.mark.exhaustive
def test_a_grid_has_an_index_while_it_is_sorted_by_name(mountains, shot):
    expect(strip(mountains)).to_be_hidden()
    mountains.page.get_by_role("radio", name="Name").click()
    expect(strip(mountains)).to_be_visible()
    mountains.page.mouse.click(*place_of(mountains, "T"))
    mountains.page.wait_for_function(
        """() => diffable.rows.some(({ text, frame }) =>
            text.startsWith('T') && Math.abs(frame[1] - diffable.viewport.y) < 1)"""
    )
    mountains.settle()
    shot(mountains, "index-grid")
    mountains.page.get_by_role("radio", name="Height").click()
    expect(strip(mountains)).to_be_hidden()


@pytest.mark.exhaustive
def test_an_index_of_another_direction_stands_at_the_other_edge(letters):
    letters.page.evaluate("() => { document.documentElement.dir = 'rtl' }")
    assert strip(letters).bounding_box()["x"] < letters.row("Aconcagua").bounding_box()["x"]


@pytest.mark.exhaustive
def test_what_letters_lead_to_is_wholly_in_sight(letters):
    letters.grid.locator(".row").first.focus()
    letters.type_at_once("mon")
    expect(letters.row("Mönch")).to_be_focused()
    letters.settle()
    # Rows above it are higher than was thought; below it there is room for its ring.
    letters.page.wait_for_function(
        """() => {
            const [row, view] = [document.activeElement, document.querySelector('#viewport')].map((one) => one.getBoundingClientRect());
            return Math.abs(row.bottom + 8 - view.bottom) < 1;
        }""",
        timeout=5_000,
    )
