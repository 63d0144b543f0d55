"""Bars: how high they are, where their buttons stand, and what becomes of them where there is little room."""

import pytest
from playwright.sync_api import expect

from sampling import sampled
from test_axe import ENTRIES, LAID_OUT
from touch import PHONE


@pytest.mark.parametrize("path", sampled(["/reminders", "/sort", "/emoji", "/wifi"]))
def test_bars_are_equally_high(open_page, path):
    heights = {open_page(one).page.locator(".bar").first.bounding_box()["height"] for one in ("/mountains", path)}
    assert len(heights) == 1


def test_the_bar_keeps_its_height_whatever_the_status_says(open_page):
    sort = open_page("/sort")
    before = sort.page.locator(".bar").first.bounding_box()
    sort.page.evaluate("() => { document.querySelector('#status').textContent = 'Sorted in 27 steps, or some more than that'; }")
    assert sort.page.locator(".bar").first.bounding_box() == before


@pytest.mark.exhaustive
def test_choices_that_do_not_fit_side_by_side_stand_in_menus(open_page):
    page = open_page("/catalogue/list-appearances", **PHONE).page
    page.get_by_role("button", name="Appearance: Inset").tap()
    last = page.get_by_role("menuitemradio", name="Sidebar Plain")
    box = last.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    last.tap()
    button = page.get_by_role("button", name="Appearance: Sidebar Plain")
    button.focus()
    page.set_viewport_size({"width": 800, "height": 844})
    chosen = page.get_by_role("radio", name="Sidebar Plain")
    expect(chosen).to_be_checked()
    expect(chosen).to_be_focused()


@pytest.mark.exhaustive
def test_on_a_phone_a_drawer_comes_from_the_side_of_its_button_and_moves_no_title(open_page):
    title = open_page("/wifi", **PHONE).page.locator("#title").bounding_box()["x"]
    page = open_page("/reorder", **PHONE).page
    boxes = [page.locator(f"#root .headline {one}").bounding_box() for one in (".back", ".title", ".drawer-button")]
    assert boxes[0]["y"] == boxes[2]["y"] < boxes[1]["y"]
    assert boxes[1]["x"] == title == 16 and boxes[2]["x"] + boxes[2]["width"] == 374
    page.locator("#root .drawer-button").tap()
    page.wait_for_function("() => document.querySelector('#sidebar').getBoundingClientRect().right === 390")


def test_a_drawer_has_a_title_and_a_button_that_closes_it(open_page, shot):
    page = open_page("/reorder", **PHONE)
    drawer, button = page.page.locator("#sidebar"), page.page.locator("#root .drawer-button")
    title = page.page.get_by_role("heading", name="Backing store and transactions")
    close = page.button("Close")
    expect(close).to_be_hidden()
    button.tap()
    expect(title).to_be_visible()
    page.page.wait_for_function("() => document.getAnimations().length === 0")
    shot(page, "drawer")
    box, list_box = close.bounding_box(), drawer.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44 and box["x"] + box["width"] <= 390
    # The rows begin below the title.
    assert list_box["y"] >= box["y"] + box["height"] and title.bounding_box()["x"] >= list_box["x"]
    close.focus()
    page.page.keyboard.press("Enter")
    expect(drawer).to_be_hidden()
    expect(close).to_be_hidden()
    expect(button).to_be_focused()
    button.tap()
    close.tap()
    expect(drawer).to_be_hidden()
    expect(button).to_be_focused()


@pytest.mark.exhaustive
def test_the_buttons_of_a_telephones_bar_share_one_line(open_page):
    page = open_page("/row-animations", **PHONE).page
    assert len({button.bounding_box()["y"] for button in page.locator("#controls > .button").all()}) == 1
    # Where the way back is, above the title.
    back, title = (page.locator(one).bounding_box() for one in ("#root .back", "#title"))
    edit = page.get_by_role("button", name="Edit", exact=True).bounding_box()
    assert edit["y"] == back["y"] and edit["y"] + edit["height"] <= title["y"]
    # And so has what stands below the rows, which leaves the room to what is chosen.
    toolbar = page.get_by_role("region", name="Toolbar")
    boxes = [button.bounding_box() for button in toolbar.get_by_role("button").all()]
    assert len(boxes) == 6 and len({box["y"] for box in boxes}) == 1 and min(box["width"] for box in boxes) >= 44
    toolbar.get_by_role("button", name="Automatic, Animation").click()
    page.get_by_role("menuitemradio", name="Fade").click()
    expect(toolbar.get_by_role("button", name="Fade, Animation")).to_be_visible()


@pytest.mark.exhaustive
def test_the_buttons_of_a_telephones_bar_are_round_and_their_menus_leave_the_page_as_it_is(open_page):
    page = open_page("/row-animations", **PHONE).page
    button = page.get_by_role("button", name="Automatic")
    radius, height = button.evaluate("(one) => [parseFloat(getComputedStyle(one).borderTopLeftRadius), one.offsetHeight]")
    assert radius == height / 2 == 22
    button.tap()
    ground = page.locator(".menu-layer").evaluate("(one) => getComputedStyle(one).backgroundColor")
    assert ground == "rgba(0, 0, 0, 0)"


@pytest.mark.exhaustive
def test_on_a_phone_one_or_two_buttons_stand_beside_the_way_back(open_page):
    page = open_page("/reminders", viewport={"width": 390, "height": 844})
    back = page.page.locator("#root .back").bounding_box()
    for button in page.page.locator("#controls > .button:visible").all():
        box = button.bounding_box()
        assert box["y"] == back["y"] and 195 < box["x"] and box["x"] + box["width"] <= 374
    assert page.page.locator("#root .bar").bounding_box()["height"] <= 120


SMALL = ["/sort", "/reorder", "/mountains", "/catalogue/list-appearances"]


@pytest.mark.parametrize("path", sampled([*SMALL, "/together", "/inbox/28", "/million", "/row-animations", *ENTRIES], len(SMALL)))
def test_no_control_lies_outside_of_a_small_window_or_over_another(open_page, path):
    page = open_page(path, expect=False, viewport={"width": 320, "height": 640}).page
    page.wait_for_function("() => window.diffable?.isConnected")
    for height in (640, 256):
        page.set_viewport_size({"width": 320, "height": height})
        page.evaluate(LAID_OUT)
        wrong = page.evaluate(
            """() => {
                const bar = [...document.querySelectorAll('.screen > .bar')].filter((one) => one.checkVisibility()).at(-1);
                const seen = [...bar.querySelectorAll('.controls :is(button, input, output)')]
                    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2)
                    .map((one) => [one.ariaLabel || one.textContent || one.type, one.getBoundingClientRect(), one]);
                const isOver = ([, a, one], [, b, other]) => one !== other && !one.closest('.search') && !other.closest('.search')
                    && !(one.closest('.slider') && one.closest('.slider') === other.closest('.slider'))
                    && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
                return seen.filter((one) => one[1].left < 0 || one[1].right > innerWidth || seen.some((other) => isOver(one, other)))
                    .map(([name]) => name);
            }"""
        )
        assert wrong == [], height


def test_choices_are_in_a_menu_where_there_is_little_room(open_page):
    page = open_page("/mountains", viewport={"width": 320, "height": 256})
    page.page.get_by_role("button", name="Sort by: Height").click()
    page.page.get_by_role("menuitemradio", name="Name").click()
    page.page.get_by_role("button", name="Sort by: Name").wait_for()
    page.page.wait_for_function("() => diffable.rows[0].text === 'Acatenango'")
    page.page.set_viewport_size({"width": 800, "height": 600})
    assert page.page.get_by_role("radio", name="Name").get_attribute("aria-checked") == "true"


@pytest.mark.parametrize("path", sampled(["/mountains", "/million", "/row-animations", "/sort", "/reorder"]))
@pytest.mark.exhaustive
def test_a_bar_has_two_lines_at_most_in_a_small_low_window(open_page, path):
    page = open_page(path, expect=False, viewport={"width": 320, "height": 256}).page
    page.wait_for_function("() => window.diffable?.isConnected")
    page.evaluate(LAID_OUT)
    assert page.locator("#root > .bar").bounding_box()["height"] <= 76


@pytest.mark.exhaustive
def test_a_low_bar_shows_that_its_controls_go_on(open_page):
    page = open_page("/sort", viewport={"width": 320, "height": 256}).page
    controls = page.locator("#controls")
    controls.evaluate("(one) => one.lastElementChild.style.setProperty('min-width', '500px')")
    page.set_viewport_size({"width": 319, "height": 256})
    page.wait_for_function("() => document.querySelector('#controls').matches('.goes-on')")
    assert "goes-on" in controls.get_attribute("class")
    assert "linear-gradient" in controls.evaluate("(one) => getComputedStyle(one).maskImage")
    controls.evaluate("(one) => one.scrollTo(9999, 0)")
    page.wait_for_function("() => !document.querySelector('#controls').matches('.goes-on')")


@pytest.mark.parametrize("path", sampled(["/mountains", "/sort"]))
@pytest.mark.exhaustive
def test_on_a_telephone_the_bar_leaves_most_of_the_page_to_its_rows(open_page, path):
    page = open_page(path, **PHONE).page
    most = 160 if path == "/sort" else 110
    # While the title is seen.
    assert page.locator("#root .bar").bounding_box()["height"] - page.evaluate("() => diffable.viewport.lead") <= most
    assert page.evaluate("() => diffable.viewport.lead") <= 70
    if path == "/mountains":
        scope = page.get_by_role("radio", name="Volcanoes")
        assert not scope.is_visible()
        page.get_by_role("searchbox").focus()
        assert scope.is_visible()


@pytest.mark.exhaustive
def test_buttons_above_a_list_are_circles_and_capsules_of_one_height_on_phones(open_page):
    for path in ["/inbox", "/million", "/reminders", "/share", "/reorder"]:
        page = open_page(path, **PHONE).page
        buttons = page.locator("#root > .bar :is(.refresh-button, .drawer-button, .more-button, .controls > .button)").evaluate_all(
            """(all) => all.filter((one) => one.checkVisibility())
                .map((one) => [one.offsetWidth, one.offsetHeight, one.matches('.controls > :not(.pictured)')])"""
        )
        for width, height, is_word in buttons:
            assert height == 44 and (width >= 60 if is_word else width == 44), (path, buttons)


@pytest.mark.exhaustive
def test_what_is_chosen_moves_nothing_beside_it(open_page):
    page = open_page("/mountains").page
    places = "() => [...document.querySelectorAll('.search, .scope, .segments')].map((one) => one.getBoundingClientRect().x)"
    before = page.evaluate(places)
    page.get_by_role("radio", name="Name").click()
    page.get_by_role("radio", name="Volcanoes").click()
    expect(page.get_by_role("radio", name="Volcanoes")).to_be_checked()
    assert page.evaluate(places) == before


@pytest.mark.exhaustive
def test_a_picture_in_a_bar_that_cannot_be_pressed_is_pale_and_has_no_ground(open_page):
    undo = open_page("/chapters").button("Undo")
    expect(undo).to_be_disabled()
    ground = undo.evaluate("(one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).opacity]")
    assert ground == ["rgba(0, 0, 0, 0)", "1"]
    assert float(undo.locator(".symbol").evaluate("(one) => getComputedStyle(one).opacity")) < 0.6


@pytest.mark.exhaustive
@pytest.mark.motion
@pytest.mark.chromium("its tools slow what moves")
def test_the_word_of_a_button_is_read_on_its_ground_while_both_change(open_page):
    inbox = open_page("/inbox", **PHONE)
    inbox.play(0.02)
    inbox.button("Edit").tap()
    done = inbox.button("Done")
    expect(done).to_be_visible()
    colour, ground = done.evaluate("(one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]")
    assert (colour, ground) == ("rgb(255, 255, 255)", "rgb(10, 95, 224)")
