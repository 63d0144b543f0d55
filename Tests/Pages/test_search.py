"""Search: tokens, scopes, keys between field and list, and what is said when nothing is found."""

import json
import re

import pytest
from playwright.sync_api import expect

from browsers import IS_FIREFOX
from listpage import DRAWN
from sampling import sampled
from sheets import choosing
from touch import PHONE


@pytest.mark.parametrize("text", sampled(["  mont   blanc ", "MONT BLANC", "mont blanc du tacul"]))
def test_spaces_and_case_are_forgiven(mountains, text):
    mountains.search.fill(text)
    mountains.wait_for_status("1 mountain" if "tacul" in text else "2 mountains")


@pytest.mark.exhaustive
def test_a_country_finds_its_mountains(mountains):
    mountains.search.fill("nepal")
    expect(mountains.status).not_to_have_text("0 mountains")
    expect(mountains.status).not_to_have_text("500 mountains")
    mountains.settle()
    assert "Mount Everest" in mountains.texts()
    # Before its last letter, too.
    mountains.search.fill("nep")
    mountains.page.wait_for_function("() => document.getElementById('status').textContent !== '500 mountains'")
    mountains.settle()
    assert "Mount Everest" in mountains.texts()
    mountains.search.fill("annapurna nepal")
    mountains.settle()
    mountains.page.wait_for_function("() => diffable.rows.every((row) => row.text.startsWith('Annapurna'))")


@pytest.mark.exhaustive
def test_what_a_scope_is_called_finds_what_is_in_it(mountains):
    mountains.search.fill("volcano")
    mountains.wait_for_status("120 mountains")


def test_a_token_is_suggested_taken_and_removed_by_keys(mountains):
    mountains.search.fill("swit")
    suggestion = mountains.page.get_by_role("button", name="Switzerland", exact=True)
    expect(suggestion).to_be_visible()
    mountains.search.press("ArrowRight")
    mountains.page.keyboard.press("Enter")
    token = mountains.page.get_by_role("button", name="Remove Switzerland")
    expect(token).to_be_visible()
    assert mountains.search.input_value() == ""
    mountains.settle()
    assert "Matterhorn" in mountains.texts()
    mountains.search.press_sequentially("matter")
    mountains.wait_for_status("1 mountain")
    mountains.search.fill("")
    mountains.search.press("Backspace")
    expect(token).to_be_hidden()
    mountains.wait_for_status("500 mountains")


@pytest.mark.exhaustive
def test_suggestions_cover_nothing_and_return_stays_in_the_field(mountains, shot):
    mountains.search.fill("mo")
    suggestions = mountains.page.get_by_role("group", name="Suggestions")
    expect(suggestions.get_by_role("button", name="Mongolia")).to_be_visible()
    mountains.settle()
    shot(mountains, "mountains-suggestions")
    bar = mountains.page.locator("#root .bar").bounding_box()
    for button in suggestions.get_by_role("button", disabled=False).all():
        box = button.bounding_box()
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]
    # What there is no room for is no stop of the keys.
    seen = suggestions.get_by_role("button", disabled=False).count()
    assert 1 <= seen < suggestions.get_by_role("button").count()
    mountains.search.press("Enter")
    expect(mountains.search).to_be_focused()
    for _ in range(seen + 1):
        mountains.page.keyboard.press("ArrowRight")
    expect(suggestions.get_by_role("button", disabled=False).last).to_be_focused()
    for _ in range(seen):
        mountains.page.keyboard.press("ArrowLeft")
    expect(mountains.search).to_be_focused()
    # What stands below are the rows.
    mountains.page.keyboard.press("ArrowDown")
    assert mountains.focused_text == "Mount Everest"


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_a_finger_sees_no_ring_around_the_field_and_keys_do(open_page):
    phone = open_page("/mountains", **PHONE)
    phone.search.tap()
    expect(phone.search).to_be_focused()
    field = phone.page.locator(".search").first
    expect(field).to_have_css("outline-color", "rgba(0, 0, 0, 0)")
    phone.page.keyboard.type("m")
    expect(field).to_have_css("outline-color", "rgba(0, 0, 0, 0)")
    phone.page.keyboard.press("Tab")
    phone.page.keyboard.press("Shift+Tab")
    expect(phone.search).to_be_focused()
    expect(field).not_to_have_css("outline-color", "rgba(0, 0, 0, 0)")


@pytest.mark.chromium("Firefox has no touch here")
def test_on_a_telephone_a_search_is_cancelled_by_a_button(open_page, shot):
    phone = open_page("/mountains", **PHONE)
    cancel = phone.button("Cancel")
    expect(cancel).to_have_count(0)
    phone.search.tap()
    phone.page.get_by_role("radio", name="Volcanoes").tap()
    phone.search.fill("fuji")
    phone.wait_for_status("1 mountain")
    shot(phone, "mountains-cancel-phone")
    field, button = phone.page.locator(".search").bounding_box(), cancel.bounding_box()
    assert abs(field["y"] + field["height"] / 2 - button["y"] - button["height"] / 2) < 1 and button["height"] >= 44
    assert button["x"] + button["width"] <= 390
    cancel.tap()
    phone.wait_for_status("500 mountains")
    expect(phone.search).to_have_value("")
    expect(phone.search).not_to_be_focused()
    expect(cancel).to_have_count(0)


@pytest.mark.chromium("Firefox has no touch here")
def test_a_search_is_left_by_its_button_also_while_a_scope_has_the_keys(open_page):
    phone = open_page("/mountains", **PHONE)
    phone.search.tap()
    phone.page.get_by_role("radio", name="Volcanoes").tap()
    phone.wait_for_rest()
    phone.button("Cancel").tap()
    phone.wait_for_status("500 mountains")
    expect(phone.button("Cancel")).to_have_count(0)
    expect(phone.page.locator("#title")).to_be_in_viewport()


NARROW = [{"viewport": PHONE["viewport"]}, pytest.param(PHONE, marks=pytest.mark.chromium("Firefox has no touch here"))]


@pytest.mark.parametrize("options", NARROW)
def test_the_first_tap_beside_an_empty_search_does_what_it_is_on_and_ends_the_search(open_page, options):
    phone = open_page("/emoji", **options)
    phone.search.click()
    phone.wait_for_rest()
    food = phone.row("Food")
    phone.press(food)
    expect(food).to_have_attribute("aria-expanded", "true")
    expect(phone.search).not_to_be_focused()
    expect(phone.button("Cancel")).to_have_count(0)
    expect(phone.page.locator("#title")).to_be_in_viewport()


OTHERS = [("/mountains", "Lhotse"), ("/letters", "Aconcagua"), ("/inbox", "Radia Perlman"), ("/catalogue", "Tiles")]


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("path, row", OTHERS)
def test_a_row_opens_at_the_first_tap_beside_an_empty_search_and_back_leads_to_the_whole_list(open_page, path, row):
    phone = open_page(path, **PHONE)
    phone.search.tap()
    phone.wait_for_rest()
    phone.press(phone.row(row).first)
    expect(phone.page).not_to_have_url(re.compile(path + "$"))
    phone.page.go_back()
    expect(phone.page.locator("#title")).to_be_in_viewport()
    expect(phone.search).not_to_be_focused()
    expect(phone.button("Cancel")).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", NARROW)
def test_a_tap_on_bare_ground_ends_an_empty_search(open_page, options):
    phone = open_page("/inbox", **options)
    phone.search.click()
    phone.wait_for_rest()
    box = phone.row(phone.texts()[0]).first.bounding_box()
    phone.press_at(4, box["y"] + 20)
    expect(phone.button("Cancel")).to_have_count(0)
    expect(phone.page.locator("#title")).to_be_in_viewport()


@pytest.mark.parametrize("options", [{}, pytest.param(PHONE, marks=pytest.mark.chromium("Firefox has no touch here"))])
def test_a_scope_that_is_pressed_leaves_the_keys_to_the_field(open_page, options):
    page = open_page("/mountains", **options)
    page.search.click()
    page.page.keyboard.type("mon")
    scope = page.page.get_by_role("radio", name="Volcanoes")
    scope.tap() if options else scope.click()
    expect(scope).to_be_checked()
    expect(page.search).to_be_focused()
    page.page.keyboard.type("t")
    expect(page.search).to_have_value("mont")
    # Whoever goes there by keys stays there.
    page.page.keyboard.press("Tab")
    while not page.page.evaluate("() => document.activeElement.matches('.scope')"):
        page.page.keyboard.press("Tab")
    expect(scope).to_be_focused()
    page.page.keyboard.press("ArrowLeft")
    expect(page.page.get_by_role("radio", name="Above 8,000 m")).to_be_focused()
    expect(page.page.get_by_role("radio", name="Above 8,000 m")).to_be_checked()


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (700, 280)])
def test_a_field_keeps_the_keys_however_the_window_changes(mountains, size):
    mountains.search.click()
    mountains.page.keyboard.type("mon")
    mountains.page.evaluate("() => { window.left = 0; document.addEventListener('focusout', () => { window.left += 1; }); }")
    for width, height in (size, (1280, 800)):
        mountains.page.set_viewport_size({"width": width, "height": height})
        mountains.settle()
        expect(mountains.search).to_be_focused()
    mountains.page.keyboard.type("t")
    expect(mountains.search).to_have_value("mont")
    assert mountains.page.evaluate("() => window.left") == 0
    # Nor does it take them.
    mountains.row("Mont Blanc").first.focus()
    for width, height in (size, (1280, 800)):
        mountains.page.set_viewport_size({"width": width, "height": height})
        mountains.settle()
        expect(mountains.search).not_to_be_focused()


def test_a_field_that_the_program_led_the_keys_to_does_not_take_them_when_it_comes_back(open_page):
    is_taken_out = False

    def without_field(message):
        def strip(part):
            if isinstance(part, dict):
                return {key: strip([one for one in value if one.get("kind") != "search"] if key == "controls" else value)
                        for key, value in part.items()}
            return [strip(one) for one in part] if isinstance(part, list) else part

        return json.dumps(strip(json.loads(message))) if is_taken_out else message

    def route(socket):
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(without_field(message)))

    planets = open_page("/catalogue/toolbar", prepare=lambda page: page.route_web_socket("**/toolbar", route))
    planets.button("Find").click()
    expect(planets.search).to_be_focused()
    is_taken_out = True
    planets.button("Turn Round").click()
    expect(planets.search).to_have_count(0)
    is_taken_out = False
    planets.button("Turn Round").click()
    expect(planets.search).to_be_visible()
    planets.page.evaluate(DRAWN)
    expect(planets.button("Turn Round")).to_be_focused()
    # Once it is led there again, it goes.
    planets.button("Find").click()
    expect(planets.search).to_be_focused()


# Holds what is animated from now on where it begins.
HOLD = """() => {
    window.held = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        window.held.push(animation);
        return animation;
    };
}"""
TOPS = """() => ['.search', '.main-pane .spacer'].map((name) =>
    [...document.querySelectorAll(name)].find((one) => one.offsetWidth > 0).getBoundingClientRect().top)"""


# By how much the field and its hole in the picture of the former bar differ, after a share of the way.
UNCUT = """(share) => {
    const [former, field] = ['.bar.former', '.bar:not(.former) .search'].map((name) => document.querySelector(name));
    const all = document.getAnimations().filter(({ effect }) => effect.getTiming().duration === 380);
    for (const one of all) one.currentTime = 380 * share;
    const numbers = getComputedStyle(former).clipPath.match(/-?[0-9.]+px/g)?.map(parseFloat) ?? [];
    const [x, y, right] = numbers.slice(numbers.length - 12);
    const corner = former.getBoundingClientRect();
    const box = field.getBoundingClientRect();
    for (const one of all) one.currentTime = 0;
    const uncut = [x + corner.x - box.x, y + corner.y - box.y, right + corner.x - box.right].map(Math.abs);
    return numbers.length < 12 ? Infinity : Math.max(...uncut);
}"""


@pytest.mark.motion
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_the_field_and_the_rows_go_where_the_title_was_and_back(open_page):
    phone = open_page("/letters", **PHONE)
    phone.page.evaluate(HOLD)
    high = phone.page.evaluate(TOPS)
    former = phone.page.locator(".bar.former")
    for action, gone in ((phone.search.tap, ".heading"), (phone.search.blur, ".cancel")):
        before = phone.page.evaluate(TOPS)
        action()
        phone.page.wait_for_function("() => window.held.length > 0")
        assert phone.page.evaluate(TOPS) == pytest.approx(before, abs=1)
        # What leaves is seen as it was, and goes while the field does.
        expect(former).to_have_css("opacity", "1")
        assert former.locator(gone).evaluate("(one) => one.offsetHeight") > 20
        # It shines through the field nowhere on its way: that is cut out of it.
        for share in (0, 0.3, 0.6):
            assert phone.page.evaluate(UNCUT, share) < 1
        # Rows that come down are seen to the lower edge all the way.
        assert phone.grid.evaluate("(rows) => rows.closest('.viewport').getBoundingClientRect().bottom") >= 843
        phone.page.evaluate("() => window.held.splice(0).forEach((one) => one.finish())")
        expect(former).to_have_count(0)
        after = phone.page.evaluate(TOPS)
        assert [abs(one - other) > 40 for one, other in zip(before, after)] == [True, True]
    assert after == high
    phone.page.wait_for_function("() => diffable.viewport.scroller.getBoundingClientRect().bottom < 845")
    assert phone.height == phone.page.evaluate("() => diffable.viewport.scroller.clientHeight")


@pytest.mark.exhaustive
def test_at_four_times_the_size_a_search_has_the_room_of_the_title(open_page, shot):
    mountains = open_page("/mountains", viewport={"width": 320, "height": 256})
    mountains.search.fill("nepal")
    expect(mountains.status).to_have_text("26 mountains")
    assert mountains.page.locator(".bar").first.bounding_box()["height"] <= 116
    # Nothing of the field fades, and what has no room beside it scrolls by itself.
    assert mountains.page.evaluate("() => getComputedStyle(document.querySelector('#controls')).maskImage") == "none"
    shot(mountains, "mountains-search-small")
    mountains.button("Cancel").click()
    expect(mountains.page.get_by_role("heading", name="Mountain Search")).to_be_in_viewport()


def test_a_scope_narrows_and_comes_back_by_the_address(mountains, open_page):
    mountains.page.get_by_role("radio", name="Above 8,000 m").click()
    mountains.wait_for_status("14 mountains")
    mountains.page.wait_for_function("() => location.search.includes('q=')")
    url = mountains.page.url
    other = open_page(url[url.index("/mountains"):])
    other.wait_for_status("14 mountains")
    expect(other.page.get_by_role("radio", name="Above 8,000 m")).to_be_checked()


def test_arrows_lead_from_the_field_into_the_rows_and_back(mountains):
    mountains.search.fill("mont b")
    mountains.wait_for_status("2 mountains")
    mountains.settle()
    mountains.search.press("ArrowDown")
    assert mountains.focused_text == "Mont Blanc"
    mountains.page.keyboard.press("ArrowUp")
    expect(mountains.search).to_be_focused()
    mountains.search.press("Escape")
    mountains.wait_for_status("500 mountains")
    expect(mountains.search).to_be_focused()


@pytest.mark.parametrize("path, text", sampled([("/letters", "mo"), ("/mountains", "m"), ("/emoji", "fa")]))
def test_a_new_query_is_shown_from_its_top(open_page, path, text):
    page = open_page(path)
    page.page.evaluate("() => diffable.viewport.scrollTo(12000)")
    page.page.wait_for_function("() => diffable.rows.some((row) => row.frame[1] > 12200)")
    page.search.fill(text)
    page.page.wait_for_function("() => diffable.viewport.told === 0", timeout=5000)
    page.settle()
    assert page.y == 0


# The first row that is wholly seen, and how high it stands.
FIRST = """() => [...document.querySelectorAll('.main-pane .row:not(.leaving)')].map((row) => [row.textContent, row.getBoundingClientRect()])
    .filter(([, { top, width }]) => width > 0 && top > diffable.viewport.scroller.getBoundingClientRect().top + 150)
    .map(([text, { top, left }]) => [text, Math.round(top), Math.round(left)])
    .sort((a, b) => a[1] - b[1] || a[2] - b[2])[0]"""


@pytest.mark.parametrize("path, text", sampled([("/inbox", "mo"), ("/letters", "mo"), ("/mountains", "fuji"), ("/emoji", "fa")]))
@pytest.mark.parametrize("way", sampled(["Escape", "Cancel", "unavailable"]))
def test_who_leaves_a_search_is_where_it_began(open_page, path, text, way):
    page = open_page(path, **({} if way == "Escape" else PHONE))
    page.page.evaluate("() => diffable.viewport.scrollTo(1500)")
    page.settle()
    page.wait_for_rest()
    former = page.page.evaluate(FIRST)
    page.search.fill("zzqqzz" if way == "unavailable" else text)
    page.page.wait_for_function("() => diffable.viewport.told === 0", timeout=5000)
    page.settle()
    if way == "Escape":
        page.search.press("Escape")
    elif way == "Cancel":
        page.button("Cancel").click()
    else:
        page.page.locator(".unavailable button:visible").click()
    page.page.wait_for_function(
        f"""([text, top, left]) => {{
            const [nowText, nowTop, nowLeft] = ({FIRST})() ?? [];
            return nowText === text && Math.abs(nowTop - top) <= 1 && nowLeft === left;
        }}""",
        arg=former, timeout=10_000,
    )


def test_escape_from_an_empty_field_leads_to_a_row_in_sight(mountains):
    mountains.page.evaluate("() => diffable.viewport.scrollTo(1500)")
    mountains.page.wait_for_function("() => diffable.rows.some(({ frame }) => frame[1] > 1600)")
    mountains.settle()
    mountains.search.focus()
    mountains.search.press("Escape")
    expect(mountains.search).not_to_be_focused()
    box = mountains.page.locator(".row:focus").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= mountains.page.viewport_size["height"]
    assert mountains.y == 1500


def test_nothing_found_is_said_with_a_way_out(mountains, shot):
    mountains.search.fill("zugspitzze")
    expect(mountains.page.get_by_text("No Results for “zugspitzze”")).to_be_visible()
    shot(mountains, "mountains-nothing")
    mountains.button("Show All Mountains").click()
    mountains.wait_for_status("500 mountains")
    expect(mountains.page.locator(".unavailable").first).to_be_hidden()
    assert mountains.search.input_value() == ""


@pytest.mark.motion
def test_that_nothing_is_found_is_said_as_soon_as_the_rows_are_gone(mountains):
    mountains.search.fill("zugspitzze")
    last = mountains.page.wait_for_function(
        """() => {
            const fades = document.getAnimations().filter(({ effect }) => effect.target?.closest('.row.leaving'));
            return fades.length > 0 && Math.max(...fades.map(({ effect }) => effect.getComputedTiming().endTime));
        }"""
    ).json_value()
    assert last <= 160
    # The words wait for nothing else.
    what = mountains.page.locator(".main-pane > .unavailable").first
    assert what.evaluate("(one) => getComputedStyle(one).animationDelay") in ("0s", "")


def test_a_slash_leads_into_the_field_from_anywhere_but_a_text(mountains):
    page = mountains.page
    mountains.row("K2").focus()
    page.keyboard.press("/")
    expect(mountains.search).to_be_focused()
    page.keyboard.type("a/b")
    assert mountains.search.input_value() == "a/b"


@pytest.mark.parametrize("width", sampled([320, 640, 700, 860, 390, 500, 1000]))
@pytest.mark.exhaustive
def test_a_bar_whose_search_has_scopes_has_two_lines_at_most(open_page, width, shot):
    page = open_page("/mountains", viewport={"width": width, "height": 800})
    lines = """() => {
        const boxes = [...document.querySelectorAll('.bar :is(.headline, .search, .scopes, .segments)')]
            .map((one) => one.getBoundingClientRect()).filter((box) => box.width > 1 && box.height > 1)
            .sort((one, other) => one.top - other.top);
        let [count, end] = [0, -Infinity];
        for (const box of boxes) {
            if (box.top < end) continue;
            [count, end] = [count + 1, box.bottom];
        }
        return [count, Math.max(...boxes.map((box) => box.right))];
    }"""
    assert page.page.evaluate(lines)[0] == 2
    shot(page, f"scopes-{width}")
    page.search.fill("mon")
    page.wait_for_status("20 mountains")
    page.wait_for_rest()
    count, right = page.page.evaluate(lines)
    assert count == 2 and right <= width
    shot(page, f"scopes-used-{width}")
    # The order can be chosen at any width, and so can the scope.
    first = page.texts()[0]
    choosing("Name")(page)
    page.page.wait_for_function("(first) => diffable.rows[0].text !== first", arg=first)
    page.page.get_by_role("radio", name="Volcanoes").click()
    expect(page.page.get_by_role("radio", name="Volcanoes")).to_be_checked()
    page.search.fill("")
    page.page.get_by_role("radio", name="All").click()
    page.wait_for_status("500 mountains")
    page.settle()
    page.page.locator("#rows .row").first.focus()
    expect(page.page.locator("#title")).to_be_visible()


@pytest.mark.parametrize("width", sampled([1024, 900, 1100, 1190, 1230, 1280]))
@pytest.mark.exhaustive
def test_a_search_with_scopes_and_the_order_beside_it_fill_the_bar(open_page, width):
    mountains = open_page("/mountains", viewport={"width": width, "height": 800})
    field, order, title, rows = (
        mountains.page.locator(selector).first.bounding_box() for selector in (".search-field", ".segments", "#title", "#rows"))
    # On two lines, the order stands beside the title and the search below it from edge to edge; else all stand on one.
    margin = 20
    assert abs(order["x"] + order["width"] - (rows["x"] + rows["width"] - margin)) <= 1
    is_on_two_lines = field["y"] > title["y"] + title["height"] - 8
    # Firefox draws words narrower: there is room for one line a little earlier.
    assert is_on_two_lines == (width < 1200) or (IS_FIREFOX and width == 1190)
    if is_on_two_lines:
        assert order["y"] < field["y"] and field["width"] > rows["width"] - 2 * margin - 1


@pytest.mark.exhaustive
def test_a_field_that_goes_no_further_does_not_fade(open_page):
    emoji = open_page("/emoji", viewport={"width": 820, "height": 1180}, has_touch=True, is_mobile=True)
    emoji.search.tap()
    emoji.search.fill("ma")
    expect(emoji.page.locator(".search .clear")).to_be_visible()
    emoji.wait_for_status("160 emoji found")
    expect(emoji.page.locator("#controls")).to_have_css("mask-image", "none")
