"""A million rows: the exact end, by every way of scrolling, with a handful of elements."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from listpage import payment
from test_file_looks import contrast, style
from touch import PHONE
from sampling import sampled

LAST = payment(1_000_000)
ROW = 60
HEIGHT = ROW * 1_000_000


@pytest.fixture
def million(open_page):
    million = open_page("/million")
    expect(million.status).not_to_contain_text("Making", timeout=60_000)
    return million


def is_at_the_end(list_page):
    box = list_page.row(LAST).bounding_box()
    scroller = list_page.page.locator("#viewport").bounding_box()
    assert abs(box["y"] + box["height"] - scroller["y"] - scroller["height"]) < 1
    assert list_page.y + list_page.height == HEIGHT


@pytest.mark.exhaustive
def test_the_exact_end_is_reached_at_once(million, shot):
    million.page.evaluate("() => diffable.viewport.scrollTo(Infinity)")
    expect(million.row(LAST)).to_be_visible()
    is_at_the_end(million)
    shot(million, "million-end")
    million.page.evaluate("() => diffable.viewport.scrollTo(0)")
    expect(million.row(payment(1))).to_be_visible()
    assert million.y == 0


@pytest.mark.exhaustive
def test_places_in_the_middle_are_exact(million):
    for number in [250_000, 500_000, 999_000, 3]:
        million.page.evaluate("(y) => diffable.viewport.scrollTo(y)", (number - 1) * ROW)
        row = million.row(payment(number))
        expect(row).to_be_visible()
        top = million.page.locator("#viewport").bounding_box()["y"]
        assert abs(row.bounding_box()["y"] - top) < 1


@pytest.mark.chromium("in Firefox no mouse leaves the window")
def test_the_scrollbar_reaches_both_ends(million):
    box = million.page.locator("#viewport").bounding_box()
    mouse = million.page.mouse
    x = box["x"] + box["width"] - 6
    # Beside the arrows at its ends.
    first, last = box["y"] + 26, box["y"] + box["height"] - 26

    def drag(start, way, row):
        mouse.move(x, start)
        mouse.down()
        for step in range(1, 6):
            mouse.move(x, start + way * step / 5)
        # Under load Chromium now and then loses the last step of a thumb, on a page without any script too. A hand that
        # holds it is never quite still.
        shown = million.row(row)
        for tremor in range(100):
            if shown.is_visible():
                break
            mouse.move(x, start + way + tremor % 2)
            million.page.wait_for_timeout(50)
        expect(shown).to_be_visible()
        mouse.up()
        million.wait_for_server()
        expect(shown).to_be_visible()

    drag(first, box["height"] + 40, LAST)
    is_at_the_end(million)
    drag(last, -box["height"] - 40, payment(1))
    assert million.y == 0


def test_the_wheel_moves_exactly_across_the_limit_of_the_browser(million):
    page = million.page
    page.mouse.move(600, 500)
    # Near the place where the spacer of six million points would end.
    page.evaluate("() => diffable.viewport.scrollTo(4_990_000)")
    start = million.y
    for step in range(30):
        page.mouse.wheel(0, 1200)
        page.wait_for_function("(y) => Math.abs(diffable.viewport.y - y) < 1", arg=start + 1200 * (step + 1))
    assert million.page.evaluate("() => diffable.viewport.base") > 0
    number = int(million.y // ROW) + 3
    expect(million.row(payment(number))).to_be_visible()


def test_the_keyboard_goes_to_the_end_and_back(million):
    million.row(payment(1)).focus()
    million.page.keyboard.press("End")
    million.page.wait_for_function("() => document.activeElement.textContent.includes('1,000,000')")
    is_at_the_end(million)
    million.page.keyboard.press("ArrowUp")
    assert million.focused_text == payment(999_999)
    million.page.keyboard.press("Home")
    million.page.wait_for_function("(first) => document.activeElement.querySelector('.text')?.textContent === first", arg=payment(1))
    assert million.y == 0


def test_only_a_screenful_of_rows_exists(million):
    for y in range(0, 40_000_000, 4_000_000):
        million.page.evaluate("(y) => diffable.viewport.scrollTo(y)", y)
        expect(million.row(payment(y // ROW + 2))).to_be_visible()
        assert million.page.locator(".row").count() < 120


def test_screen_readers_hear_where_a_row_stands(million):
    million.page.evaluate("() => diffable.viewport.scrollTo(60 * 499_999)")
    row = million.row(payment(500_000))
    expect(row).to_have_attribute("aria-posinset", "500000")
    assert row.get_attribute("role") == "listitem"
    expect(row).to_have_attribute("aria-setsize", "1000000")


@pytest.mark.long
def test_nobody_waits_while_another_turns_a_million_rows_round(million, open_page):
    """In the debug build, which is what a newcomer runs."""
    other = open_page("/mountains")
    other.page.evaluate(
        """() => {
            window.longest = 0;
            (async () => {
                for (;;) {
                    window.longest = Math.max(window.longest, await diffable.ping());
                    await new Promise((resolve) => setTimeout(resolve, 10));
                }
            })();
        }"""
    )
    million.button("Reverse").click()
    expect(million.page.locator(".activity")).to_contain_text("Reversing")
    expect(million.page.get_by_role("progressbar", name="Reversing")).to_be_visible()
    expect(million.row(payment(1_000_000))).to_be_visible(timeout=60_000)
    expect(million.page.locator(".activity")).to_be_hidden()
    million.button("Insert at Top").click()
    expect(million.page.locator("#status")).to_have_text("1,000,001 rows", timeout=60_000)
    longest = other.page.evaluate("() => window.longest")
    million.button("Remove First").click()
    million.button("Reverse").click()
    expect(million.row(payment(1))).to_be_visible(timeout=60_000)
    # A tenth of a second, and what a busy machine adds to the way there and back.
    assert longest < 250, longest


@pytest.mark.exhaustive
def test_reversing_can_be_cancelled(million):
    million.button("Reverse").click()
    # What is shown will all be something else: it is faint at once, and said below, where the rows stand.
    expect(million.page.locator("#root.replacing")).to_have_count(1)
    strip = million.page.locator(".activity")
    expect(strip).to_be_visible()
    assert strip.evaluate("(one) => getComputedStyle(one).backgroundColor") == "rgb(249, 249, 251)"
    edge = million.page.locator("#rows .image").first.bounding_box()["x"]
    assert strip.locator("span").bounding_box()["x"] == edge
    million.button("Insert at Top").click()
    # What is on its way is named and cancelled, and what waits is done.
    expect(million.page.locator(".activity")).to_contain_text(re.compile("^Reversing.*, 1 more waiting"))
    million.page.locator(".activity").get_by_role("button", name="Cancel").click()
    expect(million.page.locator(".activity")).to_be_hidden(timeout=60_000)
    expect(million.page.locator("#root.replacing")).to_have_count(0)
    # The keys are not left with a button that is hidden.
    million.page.wait_for_function("() => document.activeElement.closest('#rows .row') !== null")
    expect(million.row(payment(1))).to_be_visible()
    expect(million.status).to_have_text("1,000,001 rows")
    million.button("Remove First").click()
    expect(million.status).to_have_text("1,000,000 rows")


@pytest.mark.parametrize("scheme", sampled(["light", "dark"]))
@pytest.mark.exhaustive
def test_rows_can_be_read_while_they_are_turned_round(open_page, scheme):
    million = open_page("/million", color_scheme=scheme)
    expect(million.status).not_to_contain_text("Making", timeout=60_000)
    million.button("Reverse").click()
    expect(million.page.locator("#root.replacing")).to_have_count(1)
    opacity = float(million.page.locator("#rows").evaluate(
        "(one) => { for (const motion of one.getAnimations()) motion.finish(); return getComputedStyle(one).opacity }"))
    assert opacity < 1
    text = style(million.row(payment(2)).locator(".secondary"), "color")
    million.page.locator(".activity").get_by_role("button", name="Cancel").click()
    expect(million.page.locator(".activity")).to_be_hidden(timeout=60_000)
    ground = (255, 255, 255) if scheme == "light" else (0, 0, 0)
    blended = [opacity * int(part) + (1 - opacity) * behind for part, behind in zip(re.findall(r"\d+", text), ground)]
    assert contrast(f"rgb{tuple(blended)}", f"rgb{ground}") > 4.5


@pytest.mark.exhaustive
def test_while_a_line_says_what_goes_on_the_last_row_can_be_scrolled_to_above_it(million):
    million.button("Reverse").click()
    strip = million.page.locator(".activity")
    expect(strip).to_be_visible()
    million.page.keyboard.press("End")
    last = million.page.locator("#rows .row[aria-posinset='1000000']")
    expect(last).to_be_visible()
    box = last.bounding_box()
    assert box["y"] + box["height"] <= strip.bounding_box()["y"] + 1
    strip.get_by_role("button", name="Cancel").click()
    expect(strip).to_be_hidden(timeout=60_000)


@pytest.mark.exhaustive
def test_who_cancels_far_down_has_the_keys_in_sight(million):
    million.button("Reverse").click()
    strip = million.page.locator(".activity")
    expect(strip).to_be_visible()
    million.page.keyboard.press("End")
    expect(million.page.locator("#rows .row[aria-posinset='1000000']")).to_be_visible()
    strip.get_by_role("button", name="Cancel").click()
    expect(strip).to_be_hidden(timeout=60_000)
    million.page.wait_for_function("() => document.activeElement.closest('#rows .row') !== null")
    scroller = million.page.locator("#viewport").bounding_box()
    box = million.page.locator("#rows .row:focus").bounding_box()
    assert box["y"] >= scroller["y"] and box["y"] + box["height"] <= scroller["y"] + scroller["height"]


@pytest.mark.exhaustive
def test_each_visitor_ends_what_they_asked_for_themselves(million, open_page):
    other = open_page("/million")
    mine, theirs = (one.page.locator(".activity") for one in (million, other))
    cancel = theirs.get_by_role("button", name="Cancel")
    million.button("Reverse").click()
    # How far it has come is said; who did not ask for it sees that too, and can't end it.
    expect(mine.get_by_role("progressbar", name="Reversing")).to_have_attribute("value", re.compile(r"^0\.\d"))
    expect(theirs).to_contain_text("Reversing (by another visitor)")
    expect(cancel).to_be_hidden()
    other.button("Remove First").click()
    expect(theirs).to_contain_text("Removing waits for 1 other")
    cancel.click()
    expect(theirs).to_contain_text("Reversing (by another visitor)")
    expect(mine).to_contain_text("Reversing")
    mine.get_by_role("button", name="Cancel").click()
    expect(mine).to_be_hidden()
    expect(theirs).to_be_hidden()
    expect(million.row(payment(1))).to_be_visible()
    expect(million.status).to_have_text("1,000,000 rows")


@pytest.mark.exhaustive
def test_what_is_cancelled_late_ends_soon_and_all_are_told(own, open_page):
    million, other = open_page("/million", url=own.url), open_page("/million", url=own.url)
    expect(million.status).to_have_text("1,000,000 rows", timeout=60_000)
    million.button("Insert at Top").click()
    expect(million.status).to_have_text("1,000,001 rows")
    million.button("Reverse").click()
    strip = million.page.locator(".activity")
    expect(strip).to_be_visible()
    million.page.keyboard.press("Control+z")
    expect(strip).to_be_hidden(timeout=6000)
    expect(million.page.locator("#root.replacing")).to_have_count(0)
    expect(million.page.locator(".toast:not([inert])")).to_have_text("Reversing was canceled")
    expect(other.page.locator(".toast:not([inert])")).to_contain_text("Reversing was canceled")
    expect(other.page.locator(".toast:not([inert])")).to_contain_text("by another visitor")
    # What was done before stays, until that is undone too.
    expect(million.page.locator("#rows")).to_contain_text("No. 1,000,001")
    million.page.keyboard.press("Control+z")
    expect(million.status).to_have_text("1,000,000 rows", timeout=60_000)
    expect(million.row(payment(1))).to_be_visible()


@pytest.mark.chromium("in Firefox one page at a time has the focus")
@pytest.mark.exhaustive
def test_a_number_leads_to_its_row_for_one_visitor_only(million, open_page):
    other = open_page("/million")
    field = million.page.get_by_role("textbox", name="Go to No.")
    field.fill("654,321")
    field.press("Enter")
    expect(million.row(payment(654_321))).to_be_visible()
    assert other.y == 0
    # The keys go on from there.
    expect(million.row(payment(654_321))).to_be_focused()
    million.page.keyboard.press("PageDown")
    million.page.wait_for_function("() => diffable.viewport.y > 60 * 654_325")
    note = million.page.locator(".jump .bubble")
    spoken = million.page.locator("#speech")
    # What might mean one row or another leads to none.
    for unclear in ("3.5", "12,34", "-5"):
        field.fill(unclear)
        field.press("Enter")
        expect(note).to_have_text(re.compile("^Enter a number from 1 to"))
        expect(field).to_have_value(unclear)
    field.fill("nonsense")
    field.press("Enter")
    # Other tests may have inserted some.
    expect(note).to_have_text(re.compile(r"^Enter a number from 1 to 1,000,\d+\.$"))
    expect(spoken).to_have_text(note.text_content())
    field = million.page.locator(".jump input")
    expect(field).to_have_attribute("aria-invalid", "")
    field.blur()
    expect(note).to_be_hidden()
    expect(field).not_to_have_attribute("aria-invalid", "")
    field.fill("99999999999")
    field.press("Enter")
    # That it leads elsewhere is said, with all that was entered in sight.
    expect(field).to_have_value("99999999999")
    expect(note).to_be_visible()
    assert note.bounding_box()["y"] > field.bounding_box()["y"] + 30
    expect(spoken).to_have_text(re.compile(r"^The last No\. is 1,000,\d+\.$"))


@pytest.mark.exhaustive
def test_without_a_connection_a_number_is_refused_and_stays(million):
    page = million.page
    page.evaluate("() => { diffable.disconnect(); WebSocket.prototype.send = () => {} }")
    expect(page.locator("body.offline")).to_have_count(1)
    field = page.get_by_role("textbox", name="Go to No.")
    field.fill("654321")
    field.press("Enter")
    expect(page.locator("#note")).to_contain_text("That was not done.")
    expect(field).to_have_value("654321")
    expect(field).to_be_focused()


@pytest.mark.exhaustive
def test_a_row_that_comes_in_sight_is_said_and_nothing_covers_others_for_it(million):
    million.button("Insert at Top").click()
    expect(million.page.locator("#speech")).to_contain_text("inserted at the top")
    expect(million.page.locator(".toast")).to_have_count(0)
    # Others count the rows, too.
    million.page.keyboard.press("Control+z")
    expect(million.status).to_have_text("1,000,000 rows")


@pytest.mark.exhaustive
def test_what_is_done_elsewhere_is_said_and_shown_to_who_asks(million, open_page):
    other = open_page("/million")
    for page in (million, other):
        page.page.evaluate("() => diffable.viewport.scrollTo(30_000_000)")
    million.button("Insert at Top").click()
    toast = million.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text("inserted at the top")
    toast.get_by_role("button", name="Show").click()
    million.page.wait_for_function("() => diffable.viewport.told === 0")
    assert other.y >= 30_000_000
    # It is the latest, as its place says.
    expect(million.page.locator("#rows .row", has_text=re.compile(r"No\. 1,000,0\d\d "))).to_contain_text("Nov 20")
    million.page.keyboard.press("Control+z")
    expect(toast).to_contain_text("removed")
    # While something else is done, that is no longer on offer.
    million.button("Reverse").click()
    expect(million.page.locator(".activity")).to_be_visible()
    expect(toast).to_have_count(0)
    million.page.locator(".activity").get_by_role("button", name="Cancel").click()
    expect(million.page.locator(".activity")).to_be_hidden(timeout=60_000)
    expect(million.status).to_have_text("1,000,000 rows")


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("options", sampled([PHONE, {}]))
@pytest.mark.exhaustive
def test_the_controls_stand_on_one_line(open_page, options):
    million = open_page("/million", **options)
    row = million.row(payment(2))
    expect(row).to_contain_text(re.compile(r"No\. 2 · \w+\s· \w{3}\s\d+€[\d,]+\.\d\d"))
    tops = million.page.locator("#controls > *:visible").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map((box) => [box.top + box.height / 2, box.right])")
    assert len({round(y) for y, _ in tops}) == 1 and max(right for _, right in tops) <= million.page.viewport_size["width"]


@pytest.mark.exhaustive
def test_that_the_list_is_shared_is_said(million, open_page):
    open_page("/million")
    badge = million.page.get_by_role("button", name="Shared by")
    badge.click()
    words = million.page.locator(".bubble", has_text="see the same rows, selection and messages")
    expect(words).to_be_visible()
    million.page.keyboard.press("Escape")
    expect(words).to_be_hidden()


@pytest.mark.exhaustive
def test_what_one_visitor_presses_is_not_selected_for_all(million, open_page):
    million.row(payment(3)).click()
    million.page.evaluate("() => diffable.ping()")
    assert million.page.locator(".face.selected, [aria-selected]").count() == 0
    assert open_page("/million").page.locator(".face.selected").count() == 0


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox complains of the style that holds motions")
def test_behind_rows_that_are_on_their_way_the_page_is_ruled(million, open_page):
    rules = million.page.locator("#viewport .rules > div")
    # They have a picture, two texts and an amount where rows have them.
    assert rules.evaluate("(one) => getComputedStyle(one).maskSize").endswith("px 60px")
    shape = unquote(rules.evaluate("(one) => getComputedStyle(one).maskImage"))
    left, row = rules.bounding_box()["x"], million.row(payment(1))
    for part in (".image", ".text", ".secondary"):
        assert f'<rect x="{row.locator(part).first.bounding_box()["x"] - left:g}" ' in shape
    assert shape.count("<rect") == 5
    # Through a row that comes nothing of them is seen.
    million.catch(lambda: million.button("Insert at Top").click())
    assert rules.is_hidden()
    million.release()
    million.button("Remove First").click()
    million.settle()
    box, around = rules.bounding_box(), million.page.locator("#viewport").bounding_box()
    million.page.evaluate("() => diffable.viewport.scrollTo(29_999_940)")
    expect(million.row(payment(500_000))).to_be_visible()
    # It stays where it is, whatever is scrolled.
    assert rules.bounding_box() == box and (box["y"], box["height"]) == (around["y"], around["height"])
    # Its lines are where the rows' are.
    million.page.mouse.move(box["x"] + 200, box["y"] + 200)
    million.page.mouse.wheel(0, 777)
    million.page.wait_for_function("() => diffable.viewport.y % 60 !== 0")
    million.settle()
    apart = million.page.evaluate(
        """() => {
            const [, y, , height] = diffable.rows[0].frame;
            const line = parseFloat(document.querySelector('#viewport .rules > div').style.maskPosition.split(' ')[1]);
            return (y - diffable.viewport.y - line) % height;
        }"""
    )
    assert abs(apart) < 0.01
    # Between rows that are there, where one makes room, nothing of them is seen.
    gap = million.row(payment(500_018))
    gap.evaluate("(row) => { row.style.visibility = 'hidden' }")
    calm = million.page.screenshot(clip=gap.bounding_box())
    rules.evaluate("(one) => { one.hidden = true }")
    assert million.page.screenshot(clip=gap.bounding_box()) == calm
    rules.evaluate("(one) => { one.hidden = false }")
    million.page.locator("#rows").evaluate("(rows) => { rows.style.visibility = 'hidden' }")
    row = {"x": box["x"] + box["width"] / 2, "y": box["y"], "width": 4, "height": 88}
    ruled = million.page.screenshot(clip=row)
    rules.evaluate("(one) => { one.hidden = true }")
    assert million.page.screenshot(clip=row) != ruled
    # Where a message has the list scroll on, nothing comes below the last row.
    rules.evaluate("(one) => { one.hidden = false }")
    million.page.evaluate("() => { diffable.viewport.setRoom(70); diffable.viewport.scrollTo(Infinity) }")
    last = million.row(LAST)
    expect(last).to_be_attached()
    million.settle()
    ends = [box["y"] + box["height"] for box in (last.bounding_box(), rules.bounding_box())]
    assert abs(ends[0] - ends[1]) < 1 and ends[0] < around["y"] + around["height"] - 60
    # A short list has its own lines only, and none behind.
    assert open_page("/letters", viewport={"width": 1280, "height": 4000}).page.locator("#viewport .rules").count() == 0
