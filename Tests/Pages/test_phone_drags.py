"""Headings that a finger lifts: they hide no place where they would go, and none leaves the screen."""

import pytest
from playwright.sync_api import expect

from dragging import TAKES_IN, hold_over, let_go, lift, middle
from touch import PHONE, Finger

LIFTED = "() => { const { left, right, top, bottom } = document.querySelector('.lifted-body').getBoundingClientRect(); return { left, right, top, bottom }; }"


def lift_by_finger(book, text):
    finger = Finger(book)
    x, y = middle(book.row(text))
    finger.down(x, y)
    expect(book.page.locator(".lifted-row.hanging")).to_be_visible()
    return finger


@pytest.mark.exhaustive
@pytest.mark.motion
@pytest.mark.chromium("only Chromium's tools have fingers")
def test_what_a_finger_lifts_hides_no_row_that_takes_it_in_and_no_line(open_page, shot):
    book = open_page("/chapters", **PHONE)
    finger = lift_by_finger(book, "Foreword")
    row = book.row("The Shore")
    x, y = middle(row)
    for below in (-8, 0, 8):
        finger.move(x, y + below)
        expect(row).to_have_class(TAKES_IN)
        book.settle()
        book.page.wait_for_function(
            "(top) => document.querySelector('.lifted-body').getBoundingClientRect().bottom < top + 1",
            arg=row.bounding_box()["y"])
        shot(book, f"reorder-finger-into-{below}")
    finger.move(x, y + 20)
    line = book.page.locator("#rows .drop-line:not([hidden])")
    expect(line).to_be_visible()
    book.page.wait_for_function(
        "() => document.querySelector('.lifted-body').getBoundingClientRect().bottom"
        " < document.querySelector('#rows .drop-line').getBoundingClientRect().top")
    # And it hides not what the finger is at.
    finger.up()
    expect(book.page.locator(".lifted-row")).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.motion
@pytest.mark.chromium("only Chromium's tools have fingers")
def test_what_a_finger_lifts_follows_it_aside_and_stays_on_the_screen(open_page, shot):
    book = open_page("/chapters", **PHONE)
    finger = lift_by_finger(book, "Foreword")
    _, y = middle(book.row("Waves"))
    line = "document.querySelector('#rows .drop-line').getBoundingClientRect()"
    lines = []
    # Below the last child of a parent, aside chooses the level.
    for x in (40, 200, 380):
        finger.move(x, y + 16)
        book.settle()
        expect(book.page.locator("#rows .drop-line:not([hidden])")).to_be_visible()
        box = book.page.evaluate(LIFTED)
        middle_x, half = (box["left"] + box["right"]) / 2, (box["right"] - box["left"]) / 2
        assert abs(middle_x - min(max(x, half + 16), 390 - 16 - half)) < 4, box
        assert box["left"] >= 0 and box["right"] <= 390, box
        lines.append(book.page.evaluate(f"() => {line}.left"))
    shot(book, "reorder-finger-aside")
    assert lines[0] < lines[-1]
    finger.up()
    expect(book.page.locator(".lifted-row")).to_have_count(0)


def hold_below_the_sky(book, name):
    finger = lift_by_finger(book, name)
    finger.move(348, middle(book.row("The Sky"))[1] + 18)
    expect(book.page.locator("#rows .drop-line")).to_be_visible()
    book.settle()
    return finger


@pytest.mark.exhaustive
@pytest.mark.motion
@pytest.mark.chromium("only Chromium's tools have fingers")
@pytest.mark.parametrize("name", ["Tides", "The Sea"])
def test_what_a_finger_drops_keeps_its_name_in_a_line_and_is_dim_at_its_former_place_until_it_moves(open_page, name):
    book = open_page("/chapters", **PHONE)
    finger = hold_below_the_sky(book, name)
    book.page.evaluate("""() => addEventListener('pointerup', () => {
      window.dim = getComputedStyle(document.querySelector('#rows .row.ghost > .face')).opacity;
    })""")
    # Slow enough to be looked at on a busy machine.
    book.play(0.2)
    finger.up()
    height = book.page.evaluate("""() => new Promise((resolve) => {
      let height = 0;
      const look = () => {
        const text = document.querySelector('.lifted-row.settling .text');
        if (!text && height) return resolve(height);
        height = Math.max(height, text?.getBoundingClientRect().height ?? 0);
        requestAnimationFrame(look);
      };
      look();
    })""")
    assert height < 30
    assert book.page.evaluate("() => window.dim") == "0.35"
    expect(book.page.locator("#rows .ghost")).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.motion
@pytest.mark.chromium("only Chromium's tools have fingers")
@pytest.mark.parametrize("name", ["Tides", "The Sea"])
def test_lines_go_with_the_rows_that_make_room_for_however_many_are_dropped(open_page, name):
    book = open_page("/chapters", **PHONE)
    finger = hold_below_the_sky(book, name)
    book.catch(finger.up, share=0.25, of=".row.moving")
    lines = book.page.locator("#rows .row.moving:not(.farthest)").evaluate_all(
        "(rows) => rows.map((row) => getComputedStyle(row.querySelector('.texts'), '::after').visibility)")
    assert len(lines) >= 2 and set(lines) == {"visible"}
    book.release()


@pytest.mark.exhaustive
@pytest.mark.motion
@pytest.mark.chromium("only Chromium's tools have fingers")
def test_what_a_finger_drops_into_a_row_grows_within_the_window(open_page):
    book = open_page("/chapters", **PHONE)
    finger = lift_by_finger(book, "The Sea")
    x, y = middle(book.row("The Shore"))
    finger.move(374, y)
    expect(book.row("Dunes")).to_be_visible()
    book.settle()
    name = "document.querySelector('.lifted-body .text').getBoundingClientRect().left"
    held = book.page.evaluate(f"() => {name}")
    # Slow enough to be looked at on a busy machine.
    book.play(0.2)
    finger.up()
    seen = book.page.evaluate("""() => new Promise((resolve) => {
      const [rights, widths, names, places] = [[], [], [], new Set()];
      const own = ['Tides', 'Spring Tides', 'Neap Tides', 'Currents', 'Waves'];
      let numbers = [];
      let left = 0;
      const look = () => {
        const pictures = [...document.querySelectorAll('.left-behind')];
        left = Math.max(left, pictures.length);
        if (pictures.length > 0) {
          numbers = pictures.map((one) => one.querySelector('.accessories.leading .label').textContent);
          for (const row of document.querySelectorAll('#rows .row')) {
            if (!own.includes(row.querySelector('.text')?.textContent)) continue;
            const { left, top, width } = row.getBoundingClientRect();
            const shown = diffable.rows.find(({ key }) => String(key) === row.dataset.key);
            const origin = document.querySelector('#rows').getBoundingClientRect().top;
            const clip = getComputedStyle(row.firstChild).clipPath;
            places.add([Math.round(left), Math.round(top - origin - shown.frame[1]), Math.round(width), row.style.zIndex, clip].join());
          }
        }
        const body = document.querySelector('.lifted-row.settling > .lifted-body');
        if (body) {
          const { right, width } = body.getBoundingClientRect();
          rights.push(right);
          widths.push(width);
          names.push(body.querySelector('.text').getBoundingClientRect().left);
        }
        if (widths.at(-1) > 350 || (widths.length > 0 && !body)) {
          resolve({ right: Math.max(...rights), first: widths[0], name: names[0], left, numbers, places: [...places] });
        }
        else requestAnimationFrame(look);
      };
      look();
    })""")
    assert seen["right"] <= 390, seen
    assert seen["first"] < 150, seen
    assert abs(seen["name"] - held) < 12, "its name does not jump"
    assert seen["left"] == 6, "no hole is left where it was"
    assert seen["numbers"] == ["2", "2.1", "2.1.1", "2.1.2", "2.2", "2.3"], "nor is it seen there under other numbers"
    assert seen["places"] == ["16,0,358,,none"], "what it took along is whole, and where it belongs"
    book.play(1)
    expect(book.page.locator(".lifted-row")).to_have_count(0)


@pytest.mark.exhaustive
def test_undo_closes_the_heading_that_a_drag_opened_and_redo_opens_it(open_page):
    book = open_page("/chapters")
    expect(book.row("Dunes")).to_have_count(0)
    lift(book, "Foreword")
    hold_over(book, book.row("The Shore"))
    expect(book.row("Dunes")).to_be_visible()
    book.settle()
    let_go(book)
    expect(book.page.locator(".toast:not([inert]) span")).to_have_text("“Foreword” moved into “The Shore”")
    book.page.locator(".toast:not([inert])").get_by_role("button", name="Undo").click()
    expect(book.row("Dunes")).to_have_count(0)
    assert book.texts()[0] == "Foreword"
    book.row("Foreword").focus()
    book.page.keyboard.press("Control+Shift+z")
    expect(book.row("Dunes")).to_be_visible()
    rows = book.page.evaluate("() => diffable.rows.map((row) => [row.text, row.level])")
    assert ["Foreword", 1] in rows


@pytest.mark.exhaustive
@pytest.mark.chromium("only Chromium's tools have fingers")
@pytest.mark.parametrize("path, text", [("/reorder", "Main Station"), ("/chapters", "Foreword"), ("/reminders", "Wax the boots")])
def test_what_a_finger_holds_stays_under_it_while_the_phone_is_turned_and_nothing_is_lost(open_page, path, text):
    page = open_page(path, **PHONE)
    before = set(page.texts())
    finger = Finger(page)
    x, y = middle(page.row(text))
    finger.down(x, y)
    expect(page.page.locator(".lifted-row")).to_be_visible()
    finger.move(x, y + 90)
    page.page.set_viewport_size({"width": 844, "height": 390})
    page.settle()
    for place in (y + 90, 200):
        finger.move(x, place)
        page.settle()
        held = page.page.evaluate(LIFTED)
        # In an outline it hangs above the finger.
        assert held["top"] - 4 <= place <= held["bottom"] + 90 and held["left"] <= x + 60 and held["right"] >= x - 60, held
        assert held["left"] >= 0 and held["right"] <= 844
    finger.up()
    expect(page.page.locator(".lifted-row")).to_have_count(0)
    page.wait_for_server()
    page.page.set_viewport_size(PHONE["viewport"])
    page.page.evaluate("() => diffable.viewport.scrollTo(0)")
    page.wait_for_server()
    # One row may be beyond the window's edge now.
    assert len(before - set(page.texts())) <= 2
    assert text in page.texts() and page.page.evaluate("() => document.documentElement.scrollWidth") == 390

