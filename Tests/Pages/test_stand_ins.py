"""What stands in for rows that are on their way stands where they will, on their ground."""

import pytest
from playwright.sync_api import expect

from filepage import browse, directory  # noqa: F401  (fixtures)
from mirrored import RIGHT_TO_LEFT
from sampling import sampled

# With the rows of a telephone beside a scrollbar.
PHONE = {"viewport": {"width": 405, "height": 844}}
SMALL = {"viewport": {"width": 375, "height": 844}}
LARGE = {"viewport": {"width": 425, "height": 956}}
TALL = {"viewport": {"width": 1280, "height": 1300}}
BOXES = """(selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height]).sort((a, b) => a[1] - b[1]).slice(0, 4)"""
# Also of those that come after the first footer.
HEIGHTS = """(selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    .map(({ y, height }) => [y, height]).sort((a, b) => a[0] - b[0]).slice(0, 6)"""
GROUND = """() => ['.screen', '.main-pane > .viewport'].map((one) => getComputedStyle(document.querySelector(one)))
    .map(({ backgroundColor }) => backgroundColor)"""


def open_held(open_page, path, url=None, is_mirrored=False, **options):
    """Opens a page whose server says nothing until it is let go."""
    held = []

    def hold(page):
        def route(socket):
            server = socket.connect_to_server()
            server.on_message(lambda message: held.append((socket, message)) if held is not None else socket.send(message))

        page.route_web_socket("**", route)
        if is_mirrored:
            page.add_init_script(RIGHT_TO_LEFT)

    page = open_page(path, url=url, prepare=hold, expect=False, **options)

    def let_go():
        nonlocal held
        messages, held = held, None
        for socket, message in messages:
            socket.send(message)
        page.wait_for_rows()
        page.settle()

    return page, let_go


@pytest.mark.parametrize(
    ("path", "options"),
    sampled([
        ("/reorder", {}), ("/reminders", PHONE), ("/inbox", PHONE), ("/catalogue", PHONE), ("/wifi", {}), ("/wifi", PHONE),
        ("/letters", SMALL), ("/catalogue", SMALL),
    ], 2),
)
def test_lines_stand_where_the_rows_of_a_list_will(open_page, path, options):
    page, let_go = open_held(open_page, path, **options)
    expect(page.page.locator("#root .skeleton > .line").nth(3)).to_be_visible()
    lines = page.page.evaluate(BOXES, "#root .skeleton > .line")
    headings = page.page.evaluate(BOXES, "#root .skeleton > .heading")[:1]
    let_go()
    rows = page.page.evaluate(BOXES, "#rows .row:not(:has(> .face:is(.header, .footer)))")
    assert lines == [pytest.approx(row, abs=1) for row in rows]
    assert headings == [pytest.approx(row, abs=1) for row in page.page.evaluate(BOXES, "#rows .row:has(> .face.header)")[:1]]


@pytest.mark.parametrize("name", sampled(["sheets", "toolbar", "headers-and-footers", "table-with-columns", "list-content", "button-styles", "type-and-separators"], 2))
def test_lines_of_a_page_of_the_catalogue_are_as_high_as_its_rows(open_page, name):
    page, let_go = open_held(open_page, f"/catalogue/{name}", **SMALL)
    expect(page.page.locator("#root .skeleton > :is(.line, .item)").nth(3)).to_be_visible()
    lines = page.page.evaluate(HEIGHTS, "#root .skeleton > :is(.line, .item)")
    let_go()
    rows = page.page.evaluate(HEIGHTS, ".screen.presented .main-pane .row:not(:has(> .face:is(.header, .footer)))")
    assert lines == [pytest.approx(row, abs=1) for row in rows]


@pytest.mark.parametrize(
    ("path", "width"),
    sampled([("/catalogue/grid", 1200), ("/catalogue/distinct-sections", 1200), ("/catalogue/nested-groups", 1200), ("/catalogue/grid", 500)]),
)
def test_tiles_stand_where_they_will_in_any_width(open_page, path, width):
    page, let_go = open_held(open_page, path, viewport={"width": width, "height": 800})
    expect(page.page.locator("#root .skeleton > .item").nth(3)).to_be_visible()
    items = page.page.evaluate(BOXES, "#root .skeleton > .item")
    let_go()
    assert items == [pytest.approx(row, abs=1) for row in page.page.evaluate(BOXES, ".screen.presented .main-pane .row")]


@pytest.mark.exhaustive
def test_lanes_stand_where_they_will_below_one_whose_cards_are_as_wide_as_the_view(open_page):
    places = """(selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().y).sort((a, b) => a - b)"""
    page, let_go = open_held(open_page, "/lanes", viewport={"width": 1200, "height": 800})
    expect(page.page.locator("#root .skeleton > .heading").nth(3)).to_be_visible()
    headings = page.page.evaluate(places, "#root .skeleton > .heading")
    let_go()
    late = page.page.evaluate(places, "#rows .row:has(> .face.header)")
    assert headings[:4] == pytest.approx(late[:4], abs=1)


@pytest.mark.exhaustive
def test_lines_stay_where_they_are_while_the_screen_comes_for_which_the_page_stood_in(open_page):
    told, early = [], []

    def hold(page):
        def route(socket):
            server = socket.connect_to_server()

            def pass_on(message):
                # The screen comes before its rows, for which it has to say how large it is.
                if not any('"stack"' in one for one in told):
                    socket.send(message)
                told.append(message)

            server.on_message(pass_on)

        page.route_web_socket("**", route)

        def wait(route):
            expect(page.locator("#root .skeleton > .item").nth(3)).to_be_visible()
            early.extend(page.evaluate(BOXES, "#root .skeleton > .item"))
            route.continue_()

        page.route("**/main.all.js", wait)

    page = open_page("/catalogue/grid", prepare=hold, expect=False, **SMALL).page
    expect(page.locator(".screen.presented")).to_be_visible()
    # At once: what comes later blinks.
    assert page.evaluate(BOXES, ".screen.presented .skeleton > .item") == early


# How far the bar and the line of what stands in for a row are from the sides where lines begin and end.
FROM_SIDES = """() => ['::before', '::after'].map((part) => {
    const sides = [...document.querySelectorAll('#root .skeleton > span')].slice(0, 4).map((one) => getComputedStyle(one, part))
        .filter(({ display }) => display !== 'none').map(({ left, right }) => [parseFloat(left), parseFloat(right)]);
    return document.documentElement.dir === 'rtl' ? sides.map((one) => one.reverse()) : sides;
})"""


@pytest.mark.parametrize("path", sampled(["/reminders", "/letters", "/catalogue/grid"]))
@pytest.mark.exhaustive
def test_what_stands_in_for_rows_is_mirrored_with_them(open_page, path):
    def sides(**direction):
        held, let_go = open_held(open_page, path, **direction, **SMALL)
        expect(held.page.locator("#root .skeleton > span").nth(3)).to_be_visible()
        found = held.page.evaluate(FROM_SIDES)
        let_go()
        return found

    assert sides(is_mirrored=True) == [[pytest.approx(one, abs=1) for one in part] for part in sides()]


TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("options", [{}, PHONE, pytest.param(TABLET, marks=pytest.mark.exhaustive)])
def test_lines_of_a_folder_have_the_ground_and_the_height_of_its_files(open_page, browse, directory, options):
    page, let_go = open_held(open_page, "/", url=browse(directory).url, **options)
    expect(page.page.locator("#root .skeleton > .line").nth(3)).to_be_visible()
    lines, ground = page.page.evaluate(BOXES, "#root .skeleton > .line"), page.page.evaluate(GROUND)
    let_go()
    assert (lines, ground) == ([pytest.approx(row, abs=1) for row in page.page.evaluate(BOXES, "#rows .row")], page.page.evaluate(GROUND))


@pytest.mark.parametrize("path", ["/inbox", "/mountains"])
def test_a_page_has_the_ground_of_its_screen_before_that_is_seen(open_page, path):
    grounds = []

    def look(page):
        def held(route):
            grounds.extend(page.evaluate("['body', '.screen'].map((one) => getComputedStyle(document.querySelector(one)).backgroundColor)"))
            route.continue_()

        page.route("**/main.all.js", held)

    open_page(path, prepare=look)
    assert grounds[0] == grounds[1]


# What is seen of the foremost screen's bars, and where its rows begin; of a title, where its words are.
CONTROLS = """() => {
    const screen = [...document.querySelectorAll('.screen')].filter((one) => one.checkVisibility()).at(-1);
    const words = document.createRange();
    words.selectNodeContents(screen.querySelector('h1'));
    const { x, y, height } = words.getBoundingClientRect();
    const parts = ['.bar', '.search', '.scopes', '.jump', '.segments', '.slider', '.heads', '.more-button', '.drawer-button',
        '.refresh-button', '.toolbar', '.screen-caption', '.column-head > button'];
    const boxes = parts.map((part) => [...screen.querySelectorAll(part)].filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])
        .filter(([, , width]) => width > 0));
    const first = [...screen.querySelectorAll('.skeleton > :is(.item, .line), .main-pane .row:not(:has(> .face.header))')]
        .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().y);
    return [[[x, y, height]], [[Math.min(...first)]], ...boxes];
}"""


def check_bar_ahead(open_page, path, options, url=None):
    early = []

    def look(page):
        def held(route):
            expect(page.locator("#root .skeleton > span").first).to_be_visible()
            # Nothing can be done with them.
            expect(page.locator("#root .controls:not([inert]) > *")).to_have_count(0)
            early.extend(page.evaluate(CONTROLS))
            route.continue_()

        page.route("**/main.all.js", held)

    page = open_page(path, url=url, prepare=look, **options)
    page.settle()
    assert early == [[pytest.approx(box, abs=1) for box in boxes] for boxes in page.page.evaluate(CONTROLS)]
    expect(page.page.locator("[inert]:is(.controls, .drawer-button, .refresh-button)")).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "options"),
    sampled([
        ("/reminders", PHONE), ("/catalogue/toolbar", SMALL),
        *[(path, PHONE) for path in ("/mountains", "/sort", "/million", "/reorder")],
        *[(path, SMALL) for path in ("/lanes", "/catalogue/refresh", "/catalogue/list-appearances")],
        *[(path, {}) for path in ("/mountains", "/inbox")],
    ], 2),
)
def test_the_bar_has_its_controls_in_their_places_before_its_script_has_come(open_page, path, options):
    check_bar_ahead(open_page, path, options)


@pytest.mark.parametrize("options", [{}, SMALL])
def test_the_heads_of_a_folder_stand_in_their_places_before_its_script_has_come(open_page, browse, directory, options):
    check_bar_ahead(open_page, "/", options, url=browse(directory).url)


# Where the parts of the bar are, how the small title is seen, and where the first lines in sight are.
SIGHT = """() => {
    const box = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
    };
    const parts = ['.search', '.scopes'].map((one) => document.querySelector(`#root ${one}`));
    const top = document.querySelector('#root .main-pane > .viewport').getBoundingClientRect().y;
    const lines = [...document.querySelectorAll('#root .skeleton > span, #rows .row:not(:has(> .face.footer))')].map(box)
        .filter(([, y, width, height]) => width > 0 && y + height > top + 1);
    const small = getComputedStyle(document.querySelector('#root .bar-inner'), '::before').opacity;
    return [small, ...parts.filter((one) => one?.checkVisibility()).map(box), ...lines.sort((a, b) => a[1] - b[1] || a[0] - b[0]).slice(0, 6)];
}"""


@pytest.mark.parametrize(
    ("path", "options"),
    sampled([
        *[(f"/letters?{query}", SMALL) for query in ("at=Alam-Kuh~-35", "q=al", "q=al&at=Allalinhorn~-9")],
        ("/reminders?at=9~-9", SMALL), ("/reminders?at=45~-41", SMALL),
        ("/mountains?at=Annapurna+I~-69", SMALL), ("/mountains?at=Annapurna+I~-69", PHONE), ("/mountains?q=al", SMALL),
        *[(path, {}) for path in ("/mountains?at=Saltoro+Kangri~-48", "/letters?at=Allalinhorn~-16", "/mountains?q=al")],
        # Near the end, and in a list that a tall window shows whole.
        *[("/mountains?at=Mount+Yasur~0", options) for options in (SMALL, PHONE, {})], ("/letters?at=Zugspitze~0", LARGE),
        ("/letters?q=chile&at=Villarrica~-9", {}), ("/letters?q=chile&at=Villarrica~-9", LARGE),
        *[("/letters?q=peru&at=Salcantay~-9", options) for options in (SMALL, TALL, {"viewport": {"width": 900, "height": 1300}})],
    ]),
)
def test_a_list_stands_where_its_address_leads_before_its_script_has_come(open_page, path, options):
    early = []

    def look(page):
        def held(route):
            expect(page.locator("#root .skeleton > span").first).to_be_attached()
            early.extend(page.evaluate(SIGHT))
            route.continue_()

        page.route("**/main.all.js", held)

    page = open_page(path, prepare=look, **options)
    page.settle()
    small, *late = page.page.evaluate(SIGHT)
    assert early == [small, *[pytest.approx(box, abs=1) for box in late]]


PROGRAM = """() => {
    const screen = [...document.querySelectorAll('.screen')].filter((one) => one.checkVisibility()).at(-1);
    const box = (selector) => {
        const one = [...screen.querySelectorAll(selector)].find((part) => part.checkVisibility());
        if (!one) return null;
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
    };
    return ['h1', '.main-pane .row:not(:has(> .face.header)), .skeleton > :is(.item, .line)', '.code-pane', '.code-button']
        .map(box);
}"""


def near(boxes):
    """In the same places; the sizes of items that share a width depend on how broad scrollbars are, too."""
    return [box and [pytest.approx(length, abs=1 if at < 2 else 2) for at, length in enumerate(box)] for box in boxes]


@pytest.mark.parametrize("left", sampled(["open", "closed"]))
@pytest.mark.parametrize("path", sampled(["/catalogue/grid", "/catalogue/value-cells", "/lanes"]))
def test_a_program_stands_beside_the_rows_before_their_script_has_come(open_page, path, left):
    early = []

    def look(page):
        # A document without an origin keeps nothing.
        page.add_init_script(f"try {{ localStorage.setItem('code beside views', '{left}') }} catch {{}}")

        def held(route):
            expect(page.locator("#root .skeleton > span").first).to_be_visible()
            early.append(page.evaluate(PROGRAM))
            route.continue_()

        page.route("**/main.all.js", held)

    page = open_page(path, prepare=look)
    page.settle()
    late = page.page.evaluate(PROGRAM)
    assert (late[2] is not None) == (left == "open")
    assert early[0] == near(late)


def test_what_stands_in_for_rows_follows_the_width_of_its_view(open_page):
    page, let_go = open_held(open_page, "/catalogue/grid", viewport={"width": 1440, "height": 800})
    item = page.page.locator("#root .skeleton > .item").first
    expect(item).to_be_visible()
    wide = item.bounding_box()["height"]
    page.page.set_viewport_size({"width": 1280, "height": 800})
    expect(item).not_to_have_css("height", f"{wide:g}px")
    early = page.page.evaluate(PROGRAM)
    let_go()
    assert early == near(page.page.evaluate(PROGRAM))


FOREMOST = """() => {
    const screen = [...document.querySelectorAll('.screen')].filter((one) => one.checkVisibility()).at(-1);
    const words = document.createRange();
    words.selectNodeContents(screen.querySelector('h1'));
    const parts = [words, ...screen.querySelectorAll('.controls > .button, .toolbar, .toolbar > .button')];
    const first = screen.querySelector('.skeleton > .line, .main-pane .row');
    return [...parts, first].map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])
        .filter(([, , width]) => width > 0);
}"""


@pytest.mark.parametrize("options", sampled([{}, SMALL, {"viewport": {"width": 768, "height": 1024}}]))
def test_a_letter_has_its_buttons_and_its_lines_before_the_server_names_it(open_page, options):
    early = []

    def look(page):
        def held(route):
            expect(page.locator(".screen.ahead .skeleton > .line").first).to_be_visible()
            early.append(page.evaluate(FOREMOST))
            route.continue_()

        page.route("**/main.all.js", held)

    page = open_page("/inbox/1", prepare=look, **options)
    page.settle()
    assert early == [[pytest.approx(box, abs=1) for box in page.page.evaluate(FOREMOST)]]


@pytest.mark.parametrize(
    ("path", "options"),
    sampled([("/inbox/1", {"viewport": {"width": 1200, "height": 800}}), ("/inbox/7", {"viewport": {"width": 820, "height": 1180}})]),
)
def test_a_list_begins_where_it_will_be_scrolled_to_beside_the_letter_of_an_address(open_page, path, options):
    # Those above what is seen are as many as either likes.
    seen = BOXES.replace(".sort", ".filter(([, y, , height]) => y + height > 140).sort")
    page, let_go = open_held(open_page, path, **options)
    expect(page.page.locator("#root .skeleton > .line").nth(3)).to_be_attached()
    expect(page.page.locator("#root > .panes > .main-pane > .skeleton")).to_be_visible()
    lines = page.page.evaluate(seen, "#root .skeleton > .line")
    let_go()
    assert page.page.evaluate("() => diffable.viewport.y") > 20
    assert len(lines) == 4 and lines == [pytest.approx(row, abs=1) for row in page.page.evaluate(seen, "#rows .row")]


@pytest.mark.exhaustive
def test_tiles_that_are_alike_are_told_of_at_once(open_page):
    page, let_go = open_held(open_page, "/sort", **SMALL)
    expect(page.page.locator("#root .skeleton > .item").nth(139)).to_be_visible()
    columns = "(selector) => [...document.querySelectorAll(selector)].slice(0, 140).map((one) => one.getBoundingClientRect().x).sort((a, b) => a - b)"
    items = page.page.evaluate(columns, "#root .skeleton > .item")
    outlines = page.page.evaluate("() => document.getElementById('looks').textContent.length")
    let_go()
    assert outlines < 15_000
    assert items == [pytest.approx(x, abs=1) for x in page.page.evaluate(columns, "#rows .row")]


@pytest.mark.exhaustive
@pytest.mark.parametrize("height", sampled([844, 1180]))
def test_tiles_that_fill_the_view_are_as_high_as_it_lets_them_be(open_page, height):
    page, let_go = open_held(open_page, "/sort", viewport={"width": 820, "height": height})
    expect(page.page.locator("#root .skeleton > .item").nth(279)).to_be_visible()
    ends = """(selector) => {
        const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        return [Math.min(...boxes.map(({ height }) => height)), Math.max(...boxes.map(({ bottom }) => bottom))];
    }"""
    least, end = page.page.evaluate(ends, "#root .skeleton > .item")
    let_go()
    # Tiles have whole points: ten lines of them are up to ten points lower.
    assert page.page.evaluate(ends, "#rows .row") == [pytest.approx(least, abs=1), pytest.approx(end, abs=10)]


@pytest.mark.parametrize("options", sampled([{}, SMALL]))
def test_a_folder_has_the_way_back_and_its_names_in_their_places_before_its_script_has_come(open_page, browse, directory, options):
    begins = """() => {
        const word = [...document.querySelectorAll('#root .main-pane .row .text, #root .skeleton > .line')].find((one) => one.checkVisibility());
        const x = word.getBoundingClientRect().x + (word.matches('.text') ? 0 : parseFloat(getComputedStyle(word, '::before').left));
        const parts = ['a.back', '.path-bar li:last-child'].map((one) => document.querySelector(`#root ${one}`)).filter((one) => one.checkVisibility());
        return [x, ...parts.map((one) => one.getBoundingClientRect().x), parts[0].title, parts[0].href];
    }"""
    early = []

    def look(page):
        def held(route):
            expect(page.locator("#root .skeleton > .line").first).to_be_visible()
            early.append(page.evaluate(begins))
            route.continue_()

        page.route("**/main.all.js", held)

    page = open_page("/docs", url=browse(directory).url, prepare=look, **options)
    page.settle()
    *places, title, link = page.page.evaluate(begins)
    assert early == [[*[pytest.approx(one, abs=2) for one in places], title, link]]
    assert title == f"Back to {directory.name}"


@pytest.mark.exhaustive
def test_cells_with_colours_and_texts_in_the_middle_have_a_ground_and_bars_in_the_middle(open_page):
    page, let_go = open_held(open_page, "/catalogue/grid", **SMALL)
    expect(page.page.locator("#root .skeleton > .item > b").nth(3)).to_be_visible()
    cells = page.page.locator("#root .skeleton > .item").evaluate_all(
        """(cells) => cells.slice(0, 5).map((cell) => {
            const [bar, line] = [getComputedStyle(cell, '::before'), cell.firstChild];
            const middle = parseFloat(bar.left) + parseFloat(bar.marginLeft) + parseFloat(bar.width) / 2;
            return [middle - cell.offsetWidth / 2, line.offsetLeft + line.offsetWidth / 2 - cell.offsetWidth / 2, getComputedStyle(cell).backgroundColor];
        })"""
    )
    let_go()
    for bar, line, ground in cells:
        assert [bar, line] == pytest.approx([0, 0], abs=1)
        assert ground != "rgba(0, 0, 0, 0)"


# How wide what is seen of each picture is.
SPOTS = """(buttons) => buttons.filter((one) => one.checkVisibility())
    .map((one) => one.querySelector('.symbol')?.clientWidth ?? (parseFloat(getComputedStyle(one, '::after').width) || 0))"""


@pytest.mark.parametrize(("path", "count"), [("/inbox/1", 6), ("/mountains", 1)])
@pytest.mark.exhaustive
def test_a_spot_stands_for_each_picture_on_a_button_until_the_script_with_the_pictures_has_come(open_page, path, count):
    spots = []

    def look(page):
        def held(route):
            screen = page.locator(".screen").filter(visible=True).last
            buttons = screen.locator(":is(.button.pictured, .more-button)")
            expect(buttons.first).to_be_visible()
            spots.extend(buttons.evaluate_all(SPOTS))
            route.continue_()

        page.route("**/main.all.js", held)

    open_page(path, prepare=look, expect=False, **SMALL)
    assert len(spots) == count and all(spot > 15 for spot in spots)


# Where pictures and texts begin, from the edge of their row.
STARTS = """(rows) => rows.filter((row) => row.checkVisibility()).map((row) => {
    const edge = row.getBoundingClientRect().x;
    const parts = ['i, .face > .image', 'b, .text'].map((part) => row.querySelector(part));
    return parts.map((part) => part && part.getBoundingClientRect().x - edge);
}).slice(0, 3)"""


@pytest.mark.parametrize(("path", "options"), sampled([("/mountains", SMALL), ("/inbox", SMALL), ("/letters", {}), ("/catalogue", SMALL)]))
def test_bars_and_grounds_begin_where_texts_and_pictures_will(open_page, path, options):
    page, let_go = open_held(open_page, path, **options)
    expect(page.page.locator("#root .skeleton > .shaped > b").nth(3)).to_be_visible()
    early = page.page.locator("#root .skeleton > :is(.line, .item)").evaluate_all(STARTS)
    let_go()
    late = page.page.locator("#rows .row:not(:has(> .face.header))").evaluate_all(STARTS)
    assert early == [[place and pytest.approx(place, abs=2) for place in row] for row in late]


def test_no_lines_stand_in_for_rows_of_which_it_is_known_that_there_are_none(open_page):
    page, let_go = open_held(open_page, "/catalogue/empty-states")
    page.page.wait_for_timeout(600)
    expect(page.page.locator(".skeleton:visible")).to_have_count(0)
    let_go()
    expect(page.page.locator(".unavailable:visible")).to_have_count(1)


# What is seen of the sheet, of what is below it, and how much of the light that has left.
SHEET = """() => {
    const screens = [...document.querySelectorAll('.screen')].filter((one) => one.checkVisibility());
    const [below, screen] = [screens[0], screens.at(-1)];
    const words = document.createRange();
    words.selectNodeContents(screen.querySelector('h1'));
    const seen = (selector) => [...screen.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const rows = seen('.skeleton > :is(.line, .item, .avatar), .main-pane .row:not(:has(> .face:is(.header, .footer)))');
    const parts = [below, screen, screen.querySelector('.bar'), words, ...seen('.leading-buttons > *, .controls > *, .back, .text-input:not(.lines)')];
    const boxes = (all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height]);
    const first = boxes(rows).sort((a, b) => a[1] - b[1] || a[0] - b[0]).slice(0, 8);
    const layer = document.querySelector('.sheet-layer');
    return [[Number(getComputedStyle(layer, '::before').opacity)], ...boxes(parts), ...first];
}"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", [{}, SMALL, {"viewport": {"width": 844, "height": 390}}])
@pytest.mark.parametrize("path", ["/share/sheet", "/reminders/1", "/inbox/1/reply"])
def test_a_sheet_stands_over_what_is_below_it_before_the_server_names_it(open_page, path, options):
    early = []

    def look(page):
        def held(route):
            expect(page.locator("#root .skeleton > span").first).to_be_attached()
            early.extend(page.evaluate(SHEET))
            route.continue_()

        page.route("**/main.all.js", held)

    page = open_page(path, prepare=look, expect=False, **options).page
    expect(page.locator("dialog:modal.sheet-layer")).to_be_visible()
    expect(page.locator(".sheet-layer .skeleton:not([hidden])")).to_have_count(0)
    assert early == [pytest.approx(box, abs=1) for box in page.evaluate(SHEET)]
