"""Titles, what is said below them, and the way back: whole at any width, and clear of the buttons beside them."""

import pytest
from playwright.sync_api import expect

from sampling import sampled
from test_axe import LAID_OUT
from touch import PHONE


@pytest.mark.parametrize("path", sampled(["/catalogue/list-appearances", "/catalogue/tiles", "/catalogue/value-cells"]))
@pytest.mark.exhaustive
def test_beside_a_program_the_title_stands_above_its_rows(open_page, path):
    page = open_page(path, expect=False).page
    page.locator(".screen.presented .row").first.wait_for()
    edges = page.evaluate(
        """() => {
            const boxes = ['.title', '.controls > *', '.row .face.cell', '.row .face.card', '.row .face']
                .map((one) => document.querySelector(`.screen.presented ${one}`)?.getBoundingClientRect());
            // Controls beside the title stand at the other end of its line.
            return boxes.filter((one, index) => one && (index !== 1 || one.top >= boxes[0].bottom)).map(({ x }) => x);
        }""")
    assert max(edges) - min(edges) <= 6, edges
    back = page.locator(".screen.presented .back").bounding_box()
    assert 0 <= back["x"] and back["x"] + back["width"] <= min(edges) + 8


@pytest.mark.parametrize("path", sampled(["/inbox", "/reorder", "/reminders", "/long"]))
def test_no_title_is_cut_on_a_phone(open_page, path):
    page = open_page(path, viewport={"width": 390, "height": 844}).page
    assert page.evaluate("() => document.querySelector('h1').scrollWidth <= document.querySelector('h1').clientWidth + 1")


@pytest.mark.parametrize("path", sampled(["/letters", "/mountains", "/emoji"], 2))
@pytest.mark.exhaustive
def test_a_telephone_shows_the_whole_title(open_page, path):
    page = open_page(path, **PHONE).page
    assert page.evaluate("() => { const title = document.querySelector('#title'); return title.scrollWidth <= title.clientWidth; }")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox can't pretend a telephone")
@pytest.mark.parametrize("path", ["/share/sheet", "/inbox/28/reply"])
def test_two_lines_of_a_sheets_title_keep_off_what_it_is_pulled_by(open_page, path):
    sheet = open_page(path, expect=False, **PHONE).page.locator(".sheet")
    gap = sheet.evaluate("""async (sheet) => {
        const title = sheet.querySelector('.title');
        title.textContent = 'A Title of So Many Words That It Takes Two Lines of Its Bar';
        sheet.querySelector('.headline').style.setProperty('--letters', '59');
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const [box, bar] = [title, sheet.querySelector('.bar')].map((one) => one.getBoundingClientRect());
        const grabber = getComputedStyle(sheet.querySelector('.bar'), '::after');
        return box.height > 30 && box.top - bar.top - parseFloat(grabber.top) - parseFloat(grabber.height);
    }""")
    assert gap >= 7


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox can't pretend a telephone")
def test_a_title_above_words_keeps_off_what_a_sheet_is_pulled_by_on_a_telephone_on_its_side(open_page):
    side = {**PHONE, "viewport": {"width": 844, "height": 390}}
    sheet = open_page("/inbox/28/reply", expect=False, **side).page.locator(".sheet")
    expect(sheet.locator(".title")).to_be_visible()
    gap = sheet.evaluate("""(sheet) => {
        const [title, status, bar] = ['.title', '.status', '.bar'].map((one) => sheet.querySelector(one));
        status.textContent = 'Words';
        const grabber = getComputedStyle(bar, '::after');
        const end = bar.getBoundingClientRect().top + parseFloat(grabber.top) + parseFloat(grabber.height);
        return title.getBoundingClientRect().top - end;
    }""")
    assert gap >= 4


@pytest.mark.parametrize("path", sampled(["/mountains", "/million", "/catalogue/refresh"]))
@pytest.mark.exhaustive
def test_a_low_bar_has_the_title_and_the_status_whole_one_above_the_other(open_page, path):
    # A window of 1280 by 800 points at 400 %. On a shared page who is there takes the room of the status.
    page = open_page(path, viewport={"width": 320, "height": 200}).page
    below = ".viewers" if path == "/million" else ".status"
    title, status = [page.locator(f".screen .headline {one}").last for one in (".title", below)]
    boxes = [one.bounding_box() for one in (title, status)]
    assert boxes[0]["y"] >= 0 and boxes[0]["x"] == boxes[1]["x"] and boxes[0]["y"] + 18 <= boxes[1]["y"] + 1
    assert status.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert status.evaluate("(one) => one.getBoundingClientRect().bottom <= one.closest('.bar').getBoundingClientRect().bottom")


@pytest.mark.exhaustive
def test_the_badge_of_a_shared_page_keeps_off_its_title_in_forced_colours(open_page):
    page = open_page("/million", forced_colors="active").page
    title, badge = page.locator("#title").bounding_box(), page.locator("#root .viewers").bounding_box()
    assert badge["y"] >= title["y"] + title["height"] - 4
    assert badge["height"] >= 20


def test_what_is_shared_is_said_beside_the_status(open_page):
    shared = open_page("/together").page
    status, badge = shared.locator("#status").bounding_box(), shared.locator("#root .viewers").bounding_box()
    assert abs(status["y"] + status["height"] / 2 - badge["y"] - badge["height"] / 2) <= 1
    assert 0 < badge["x"] - status["x"] - status["width"] < 16


@pytest.mark.exhaustive
def test_on_the_smallest_phones_a_count_and_the_pictures_of_cards_find_their_room(open_page):
    smallest = {**PHONE, "viewport": {"width": 320, "height": 640}}
    shared = open_page("/together", **smallest).page
    status, badge, title = (shared.locator(one).bounding_box() for one in ("#status", "#root .viewers", "#title"))
    assert title["x"] == status["x"] == 16 and badge["x"] > status["x"] + status["width"] and status["height"] >= 18
    assert shared.locator("#status").evaluate("(one) => getComputedStyle(one).clipPath") == "none"
    middles = shared.locator(".drawer-button:visible, .controls > .button").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2)")
    assert max(middles) - min(middles) < 1
    expect(open_page("/mountains", **smallest).row("Mount Everest").locator(".image")).to_be_visible()


@pytest.mark.exhaustive
def test_what_a_screen_says_of_itself_looks_alike_in_all_screens(open_page):
    page = open_page("/catalogue/replay").page
    sizes = page.evaluate("() => [...document.querySelectorAll('.screen .status')].map((one) => getComputedStyle(one).fontSize)")
    assert sizes == ["13px", "13px"]
    status = page.locator(".screen.presented .status")
    assert status.evaluate("(one) => one.scrollHeight <= one.clientHeight")


@pytest.mark.exhaustive
def test_titles_on_phones_are_of_one_size_unless_the_screen_is_too_narrow(open_page):
    page = open_page("/reorder", **PHONE).page
    size = lambda: page.locator(".screen.presented h1, .screen h1").first.evaluate("(h1) => parseFloat(getComputedStyle(h1).fontSize)")
    assert size() == 34
    page.set_viewport_size({"width": 320, "height": 800})
    assert 28 <= size() <= 34
    assert page.locator(".screen h1").first.evaluate("(h1) => h1.scrollWidth <= h1.clientWidth")


@pytest.mark.exhaustive
def test_the_way_back_is_whole_at_any_width_and_hangs_beside_the_title_where_there_is_room(open_page):
    page = open_page("/letters", **PHONE).page
    edges = """() => ['.back', '#title', '#rows .row .image'].map((one) => document.querySelector(one).getBoundingClientRect().left)"""
    for width in [800, 808, 816, 831, 832, 844, 900]:
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(LAID_OUT)
        back, title, content = page.evaluate(edges)
        assert back >= 4, width
        assert width < 832 or title == content, width


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/inbox", "/reminders", "/row-animations", "/together", "/mountains", "/emoji", "/sort", "/reorder"])
def test_a_title_beside_buttons_is_whole_on_the_smallest_phones(open_page, path):
    page = open_page(path, **{**PHONE, "viewport": {"width": 320, "height": 640}}).page
    assert page.locator("#title").evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 4")


@pytest.mark.exhaustive
def test_titles_of_what_is_pushed_are_small_on_phones_and_all_others_large_where_they_fit(open_page):
    large = {"/inbox": "#root", "/mountains": "#root", "/together": "#root"}
    small = {"/inbox/28": ".presented", "/mountains/K2": ".presented", "/catalogue/badges": ".presented"}
    for size, screens in [("34px", large), ("17px", small)]:
        for path, screen in screens.items():
            page = open_page(path, expect=False, **PHONE).page
            expect(page.locator(f"{screen} > .bar .title")).to_have_css("font-size", size)


@pytest.mark.exhaustive
def test_the_letters_of_a_title_stay_above_the_status_beside_buttons_too(open_page):
    page = open_page("/chapters", **PHONE).page
    line, size = page.locator("#title").evaluate(
        "(title) => [getComputedStyle(title).lineHeight, getComputedStyle(title).fontSize].map(parseFloat)"
    )
    assert line >= 1.15 * size


@pytest.mark.parametrize("path", sampled(["/together", "/share"]))
@pytest.mark.exhaustive
def test_a_title_is_whole_also_on_the_narrowest_page(open_page, path):
    page = open_page(path, viewport={"width": 320, "height": 640}).page
    title = page.locator("#title")
    assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth")
    box = title.bounding_box()
    for button in page.locator(".drawer-button:visible, .controls button:visible").all():
        other = button.bounding_box()
        assert other["y"] + other["height"] <= box["y"] or other["y"] >= box["y"] + box["height"] - 4
