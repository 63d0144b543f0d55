"""What a designer would look for: edges, grounds, sizes, and that nothing lies over anything else."""

import pytest
from playwright.sync_api import expect

from conftest import Gallery
from sampling import sampled
from test_axe import ENTRIES, LAID_OUT

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def edges(page, text):
    """Where a row's line and its text begin."""
    return page.row(text).evaluate(
        """(row) => {
            const texts = row.querySelector('.texts');
            const pseudo = getComputedStyle(texts, '::after');
            const face = row.querySelector('.face').getBoundingClientRect();
            return [face.x + parseFloat(pseudo.left), texts.getBoundingClientRect().x, parseFloat(pseudo.borderBottomWidth)];
        }"""
    )


@pytest.mark.parametrize("path, text", sampled([("/reminders", "Pack a hat"), ("/emoji", "People")]))
def test_lines_start_under_the_texts(open_page, path, text):
    line, start, width = edges(open_page(path), text)
    assert line == pytest.approx(start, abs=0.5) and 0 < width <= 1


@pytest.mark.parametrize("path, width", sampled([("/letters", 760), ("/reorder", 1020), ("/emoji", 760), ("/mountains", 1120)]))
def test_titles_headings_groups_and_plain_texts_have_one_left_edge(open_page, path, width):
    """Two widths, one for what is read and one for grids: what stands above and in them begins at one line. The way back
    hangs beside it, where there is room."""
    page = open_page(path).page
    wrong = page.evaluate(
        """(width) => {
            const edge = (innerWidth - width) / 2 + 20;
            const plain = document.querySelector('#viewport.plain') ? '.texts' : '.face:not(.header)';
            const found = { title: '#title', heading: '.face.header .text', content: `#rows ${plain}` };
            const wrong = {};
            for (const [name, selector] of Object.entries(found)) {
                const x = document.querySelector(selector)?.getBoundingClientRect().x ?? edge;
                if (Math.abs(x - edge) > 1) wrong[name] = x - edge;
            }
            const back = document.querySelector('#root .back').getBoundingClientRect();
            return { ...wrong, ...(back.right > edge || back.left < 0 ? { back: back.x } : {}) };
        }""",
        width,
    )
    assert wrong == {}


@pytest.mark.parametrize("path", sampled(["/catalogue/list-appearances", "/catalogue/tiles", "/catalogue/value-cells"]))
@pytest.mark.exhaustive
def test_beside_a_program_the_title_stands_above_its_rows(open_page, path):
    page = open_page(path, expect=False).page
    page.locator(".screen.presented .row").first.wait_for()
    edges = page.evaluate(
        """() => ['.title', '.controls > *', '.row .face.cell', '.row .face.card'].map((one) =>
            document.querySelector(`.screen.presented ${one}`)?.getBoundingClientRect().x).filter((x) => x !== undefined)""")
    assert max(edges) - min(edges) <= 6, edges
    back = page.locator(".screen.presented .back").bounding_box()
    assert 0 <= back["x"] and back["x"] + back["width"] <= min(edges) + 8


@pytest.mark.exhaustive
def test_names_are_whole_at_four_times_the_size(open_page, shot):
    letters = open_page("/letters", viewport={"width": 320, "height": 256})
    cut = letters.page.locator("#rows .face.cell .text").evaluate_all(
        "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)")
    assert cut == []
    shot(letters, "letters-small")
    mountain = open_page("/mountains/K2", expect=False, viewport={"width": 320, "height": 256})
    mountain.page.locator(".row .face.card", has_text="in its range").scroll_into_view_if_needed()
    mountain.settle()
    over = mountain.page.locator(".row .face.card", has_text="No.").evaluate_all(
        "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)")
    assert over == []


@pytest.mark.parametrize("path", sampled(["/inbox", "/reorder", "/reminders", "/long"]))
def test_no_title_is_cut_on_a_phone(open_page, path):
    page = open_page(path, viewport={"width": 390, "height": 844}).page
    assert page.evaluate("() => document.querySelector('h1').scrollWidth <= document.querySelector('h1').clientWidth + 1")


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


@pytest.mark.parametrize("path", sampled(["/letters", "/mountains", "/emoji"], 2))
@pytest.mark.exhaustive
def test_a_telephone_shows_the_whole_title(open_page, path):
    page = open_page(path, **PHONE).page
    assert page.evaluate("() => { const title = document.querySelector('#title'); return title.scrollWidth <= title.clientWidth; }")


@pytest.mark.parametrize("path", sampled(["/mountains", "/emoji", "/letters"]))
def test_nothing_lies_over_the_words_of_an_empty_page(open_page, path):
    page = open_page(path)
    page.search.fill("qqqq")
    what = page.page.locator(".unavailable .what")
    what.wait_for()
    picture = page.page.locator(".unavailable .picture").bounding_box()
    assert picture["y"] + picture["height"] <= what.bounding_box()["y"] + 1
    page.page.get_by_role("button", name="Show all").click()
    page.page.wait_for_function("() => document.querySelector('.unavailable').hidden")


@pytest.mark.parametrize("path", sampled(["/reminders", "/mountains", "/emoji", "/wifi"]))
def test_what_a_finger_touches_is_large_enough(open_page, path):
    page = open_page(path, **PHONE).page
    small = page.evaluate(
        """() => [...document.querySelectorAll('.bar :is(a, button, input), .row button')]
            .filter((one) => one.checkVisibility() && !one.closest('.segments'))
            .map((one) => {
                const { width, height } = one.getBoundingClientRect();
                const { top, left } = getComputedStyle(one, '::after');
                const more = (length) => (one.matches('.row *') ? Math.max(0, -2 * parseFloat(length)) : 0);
                return [one.textContent || one.getAttribute('aria-label'), width + more(left), height + more(top)];
            })
            .filter(([, width, height]) => width < 43.5 || height < 43.5)"""
    )
    assert small == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/million", "/together"])
@pytest.mark.parametrize("width", [390, 820])
def test_a_finger_has_44_points_to_ask_who_shares_a_list_also_once_its_title_is_small(open_page, path, width):
    page = open_page(path, **{**PHONE, "viewport": {"width": width, "height": 844}})
    pressed = """() => {
        const pill = document.querySelector('#root .viewers');
        const { left, top, width, height } = pill.getBoundingClientRect();
        const heights = Array.from({ length: 44 }, (_, index) => top + index + 0.5);
        return height >= 44 && heights.every((y) => document.elementFromPoint(left + width / 2, y) === pill);
    }"""
    assert page.page.evaluate(pressed)
    # On a telephone it goes with the title.
    if width > 640:
        page.page.evaluate("() => document.querySelector('#viewport').scrollTo(0, 400)")
        page.page.locator("#root.scrolled").wait_for()
        assert page.page.evaluate(pressed)


@pytest.mark.exhaustive
def test_the_buttons_of_a_telephones_bar_are_round_and_their_menus_leave_the_page_as_it_is(open_page):
    page = open_page("/row-animations", **PHONE).page
    button = page.get_by_role("button", name="Automatic")
    radius, height = button.evaluate("(one) => [parseFloat(getComputedStyle(one).borderTopLeftRadius), one.offsetHeight]")
    assert radius == height / 2 == 22
    button.tap()
    ground = page.locator(".menu-layer").evaluate("(one) => getComputedStyle(one).backgroundColor")
    assert ground == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("sort", sampled(["Size", "Date"]))
@pytest.mark.exhaustive
def test_a_telephone_has_the_head_above_its_column(open_page, tmp_path, sort):
    (tmp_path / "notes.txt").write_text("x" * 5000)
    gallery = Gallery("browse", str(tmp_path), "--port", "0")
    try:
        files = open_page("/", url=gallery.url, **PHONE)
        head = files.page.get_by_role("columnheader", name=sort)
        files.page.get_by_label("Column to show and sort by").select_option(sort)
        expect(head).to_have_attribute("aria-sort", "descending")
        column = files.row("notes.txt").locator(".column").filter(visible=True)
        assert column.count() == 1
        right = [box["x"] + box["width"] for box in (head.bounding_box(), column.bounding_box())]
        assert right[0] == pytest.approx(right[1], abs=1)
    finally:
        gallery.end()


@pytest.mark.exhaustive
def test_on_a_phone_one_or_two_buttons_stand_beside_the_way_back(open_page):
    page = open_page("/reminders", viewport={"width": 390, "height": 844})
    back = page.page.locator("#root .back").bounding_box()
    for button in page.page.locator("#controls > .button:visible").all():
        box = button.bounding_box()
        assert box["y"] == back["y"] and 195 < box["x"] and box["x"] + box["width"] <= 374
    assert page.page.locator("#root .bar").bounding_box()["height"] <= 120


@pytest.mark.parametrize("path", sampled(["/mountains", "/million", "/catalogue/refresh"]))
@pytest.mark.exhaustive
def test_a_low_bar_has_the_title_and_the_status_whole_one_above_the_other(open_page, path):
    # A window of 1280 by 800 points at 400 %.
    page = open_page(path, viewport={"width": 320, "height": 200}).page
    title, status = [page.locator(f".screen .headline {one}").last for one in (".title", ".status")]
    boxes = [one.bounding_box() for one in (title, status)]
    assert boxes[0]["y"] >= 0 and boxes[0]["x"] == boxes[1]["x"] and boxes[0]["y"] + 18 <= boxes[1]["y"] + 1
    assert status.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert status.evaluate("(one) => one.getBoundingClientRect().bottom <= one.closest('.bar').getBoundingClientRect().bottom")


@pytest.mark.exhaustive
def test_the_words_of_an_empty_page_stay_below_a_low_bar(open_page):
    page = open_page("/catalogue/empty-states", expect=False, viewport={"width": 320, "height": 200}).page
    what = page.locator(".screen.presented .unavailable .what")
    what.wait_for()
    bar = page.locator(".screen.presented > .bar").bounding_box()
    assert what.bounding_box()["y"] >= bar["y"] + bar["height"]


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
def test_the_badge_of_a_shared_page_keeps_off_its_title_in_forced_colours(open_page):
    page = open_page("/million", forced_colors="active").page
    title, badge = page.locator("#title").bounding_box(), page.locator("#root .viewers").bounding_box()
    assert badge["y"] >= title["y"] + title["height"] - 4
    assert badge["height"] >= 20


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


@pytest.mark.parametrize("scheme", sampled(["light", "dark"]))
@pytest.mark.exhaustive
def test_the_edge_of_a_switch_that_is_off_is_seen(open_page, scheme):
    page = open_page("/reminders/1", color_scheme=scheme)
    shadow = page.page.locator(".accessory.toggle:not(.on)").first.evaluate("(one) => getComputedStyle(one).boxShadow")
    edge = {"light": "rgb(138, 138, 145)", "dark": "rgb(124, 124, 132)"}[scheme]
    assert edge in shadow and "inset" in shadow


@pytest.mark.parametrize("path", sampled(["/reminders", "/letters"]))
@pytest.mark.exhaustive
def test_separators_of_a_plain_list_end_where_its_content_does(open_page, shot, path):
    page = open_page(path)
    shot(page, f"separators-{path[1:]}")
    ends = page.page.evaluate(
        """() => {
            const face = document.querySelector('#rows .face.separated:has(.texts)');
            const texts = face.querySelector('.texts');
            const trailing = Math.max(...[...face.querySelectorAll('.trailing, .secondary, .accessory:not(.sign)')]
                .map((one) => one.getBoundingClientRect().right));
            return [texts.getBoundingClientRect().left + parseFloat(getComputedStyle(texts, '::after').width), trailing];
        }"""
    )
    assert abs(ends[0] - ends[1]) < 1


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


@pytest.mark.exhaustive
def test_what_is_chosen_moves_nothing_beside_it(open_page):
    page = open_page("/mountains").page
    places = "() => [...document.querySelectorAll('.search, .scope, .segments')].map((one) => one.getBoundingClientRect().x)"
    before = page.evaluate(places)
    page.get_by_role("radio", name="Name").click()
    page.get_by_role("radio", name="Volcanoes").click()
    expect(page.get_by_role("radio", name="Volcanoes")).to_be_checked()
    assert page.evaluate(places) == before


# On a busy machine, too, a page waits for its script before it is seen.
SHIFTS = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body:not(.begun) > * { animation-duration: 60s !important }');
    document.adoptedStyleSheets = [sheet];
    window.shifts = 0;
    new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shifts += value; })
        .observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.chromium("Firefox does not tell of what moves")
@pytest.mark.parametrize("size", sampled([PHONE, {}, {"viewport": {"width": 390, "height": 844}}]))
def test_nothing_moves_on_a_first_visit(open_page, size):
    # Nobody was at any of these pages, nor at their list.
    gallery = Gallery("--port", "0")
    try:
        for path in ("/mountains", "/emoji", "/row-animations", "/sort", "/million", "/reorder", "/inbox"):
            page = open_page(path, url=gallery.url, prepare=lambda page: page.add_init_script(SHIFTS), **size)
            assert page.page.evaluate("() => window.shifts") == 0, path
            page.page.close()
    finally:
        gallery.end()


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


@pytest.mark.exhaustive
@pytest.mark.chromium("other browsers may break lines as they will")
@pytest.mark.parametrize("path", ["/catalogue", "/wifi", "/letters"])
def test_no_word_of_a_note_stands_alone_in_its_last_line(open_page, path):
    page = open_page(path, viewport={"width": 360, "height": 844}, has_touch=True, is_mobile=True).page
    alone = page.locator("#rows :is(.secondary, .footer .text)").evaluate_all(
        """(texts) => texts.filter(({ firstChild }) => {
            const lines = [...firstChild.data.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => {
                const range = document.createRange();
                range.setStart(firstChild, index);
                range.setEnd(firstChild, index + word.length);
                return Math.round(range.getBoundingClientRect().top);
            });
            return lines.length > 3 && lines.at(-1) !== lines.at(-2);
        }).map((text) => text.textContent)"""
    )
    assert alone == []
