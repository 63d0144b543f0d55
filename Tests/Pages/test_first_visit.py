"""What is seen while a page is on its way, and how much of it travels."""

import pytest
from playwright.sync_api import expect

from heldmessages import HeldMessages
from listpage import here
from touch import PHONE


def test_while_the_first_rows_are_on_their_way_lines_stand_in_for_them(open_page):
    held = HeldMessages()
    mountains = open_page("/mountains", prepare=held.begin, expect=False)
    skeleton = mountains.page.locator("#root .skeleton")
    expect(skeleton).to_be_visible()
    expect(mountains.page.locator("[aria-busy='true']").first).to_be_attached()
    held.let_through()
    mountains.wait_for_rows()
    expect(skeleton).to_be_hidden()


@pytest.mark.exhaustive
def test_the_index_beside_a_list_is_there_with_its_titles_and_not_before(open_page):
    held = HeldMessages()
    mountains = open_page("/mountains?sort=name", prepare=held.begin, expect=False)
    strip = mountains.page.locator("#root .main-pane .index-strip")
    expect(strip).to_be_attached()
    # Keys would reach it, though it has no height yet.
    assert not strip.evaluate("(one) => one.checkVisibility()")
    held.let_through()
    expect(strip).to_be_visible()


ROWS_AT_ITS_END = """() => {
    const skeleton = document.querySelector('#root .skeleton');
    new MutationObserver((_, observer) => {
        window.rowsAtItsEnd = document.querySelectorAll('#rows .row').length;
        observer.disconnect();
    }).observe(skeleton, { attributeFilter: ['hidden'] });
}"""


def test_lines_stand_in_for_rows_also_while_the_script_of_the_page_is_on_its_way(open_page):
    seen = []

    def look(page):
        def held(route):
            # Where they are to come, in a group's ground each, below the bar's title.
            expect(page.locator("#root .skeleton > .item").nth(3)).to_be_visible()
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            page.evaluate(ROWS_AT_ITS_END)
            seen.append(page.locator("#root .skeleton > .item").first.bounding_box())
            route.continue_()

        page.route("**/main.all.js", held)

    mountains = open_page("/mountains", prepare=look)
    assert len(seen) == 1
    expect(mountains.page.locator("#root .skeleton")).to_be_hidden()
    assert mountains.page.evaluate("() => window.rowsAtItsEnd") > 0
    mountains.settle()
    row = mountains.page.locator("#rows .row").first.bounding_box()
    assert [seen[0][side] for side in ("x", "y", "width")] == pytest.approx([row[side] for side in ("x", "y", "width")], abs=4)


def test_the_files_of_a_page_come_compressed(open_page):
    page = open_page("/inbox").page
    sizes = page.evaluate("""() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('.all.'))
        .map(({ encodedBodySize, decodedBodySize }) => [encodedBodySize, decodedBodySize])""")
    sent, read = (sum(size) for size in zip(*sizes, strict=True))
    assert len(sizes) == 3 and sent < 200_000 and sent < read / 2


def without_its_script(page):
    page.route("**/main.all.js", lambda route: route.fulfill(body="", content_type="text/javascript"))


COLUMNS = """() => [...document.querySelectorAll('.screen:not(.covered) > .bar, .screen:not(.covered) > .detail-place, '
        + '.screen:not(.covered) > .panes > :is(.main-pane, .sidebar)')].map((one) => [one.className.split(' ')[0], one.getBoundingClientRect()])
    .filter(([, { width }]) => width > 0).map(([name, { x, width }]) => [name, x, width]).sort()"""


@pytest.mark.parametrize(("path", "second"), [("/inbox", "detail-place"), ("/reorder", "sidebar")])
def test_both_columns_of_a_page_have_their_places_before_its_script_has_come(open_page, path, second):
    early = open_page(path, expect=False, prepare=without_its_script).page
    expect(early.get_by_role("heading", level=1)).to_be_visible()
    first = early.evaluate(COLUMNS)
    assert second in [name for name, *_ in first]
    page = open_page(path)
    if second == "sidebar":
        expect(page.page.locator(".sidebar .row").first).to_be_visible()
    page.settle()
    assert first == [[name, pytest.approx(x, abs=1), pytest.approx(width, abs=1)] for name, x, width in page.page.evaluate(COLUMNS)]


def test_a_letter_that_a_telephone_opens_is_seen_before_the_script_of_its_page_has_come(open_page):
    phone = {"viewport": {"width": 390, "height": 844}}
    titles = """() => [...document.querySelectorAll('.screen h1')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => [one.textContent, one.getBoundingClientRect().y])"""
    early = open_page("/inbox/1", expect=False, prepare=without_its_script, **phone).page
    expect(early.locator(".ahead .skeleton > span").first).to_be_visible()
    first = early.evaluate(titles)
    assert [title for title, _ in first] == [early.title()] != ["Inbox"]
    page = open_page("/inbox/1", expect=False, **phone).page
    expect(page.locator(".presented .row").first).to_be_visible()
    assert page.evaluate(titles) == [[title, pytest.approx(y, abs=4)] for title, y in first]
    expect(page.locator(".ahead")).to_have_count(0)
    # The way back leads to the list also while nothing else can be done.
    early.get_by_role("link", name="Back to Inbox").click()
    assert early.url.endswith("/inbox")


def test_a_wide_window_has_a_letter_that_is_on_its_way_beside_its_list(open_page):
    page = open_page("/inbox/1", expect=False, prepare=without_its_script).page
    expect(page.get_by_role("heading", level=1)).to_have_text(["Inbox", page.title()])
    expect(page.locator(".ahead .skeleton > span").first).to_be_visible()
    # In a window that is made narrow it is alone.
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#root")).to_be_hidden()
    expect(page.locator(".ahead .back")).to_be_visible()


def test_escape_closes_a_sheet_that_is_seen_before_its_server_has_named_it(open_page):
    held = HeldMessages()
    reminders = open_page("/reminders/7", prepare=held.begin, expect=False)
    sheet = reminders.page.get_by_role("dialog", name="Details")
    expect(reminders.page.locator("body.begun")).to_have_count(1)
    reminders.page.keyboard.press("Escape")
    expect(sheet).to_be_visible()
    held.let_through()
    expect(sheet).to_have_count(0)
    expect(reminders.row("Pack a hat")).to_be_focused()


@pytest.mark.exhaustive
def test_escape_closes_a_sheet_that_is_seen_before_the_script_of_its_page_has_come(open_page):
    def look(page):
        def held(route):
            expect(page.get_by_role("dialog", name="Details")).to_be_visible()
            page.keyboard.press("Escape")
            route.continue_()

        page.route("**/main.all.js", held)

    reminders = open_page("/reminders/7", prepare=look, expect=False)
    expect(reminders.page.get_by_role("dialog", name="Details")).to_have_count(0)
    expect(reminders.row("Pack a hat")).to_be_focused()


@pytest.mark.exhaustive
def test_escape_beside_a_sheet_that_leaves_the_page_in_use_does_not_close_it(open_page):
    held = HeldMessages()
    planets = open_page("/catalogue/sheets/Mars", prepare=held.begin, expect=False)
    expect(planets.page.locator("body.begun")).to_have_count(1)
    expect(planets.page.locator(".sheet-ahead.undimmed")).to_have_count(1)
    planets.page.keyboard.press("Escape")
    held.let_through()
    expect(planets.page.locator(".sheet-ahead")).to_have_count(0)
    planets.wait_for_server()
    assert here(planets.page) == "/catalogue/sheets/Mars"
    # From within it does.
    planets.button("Close").focus()
    planets.page.keyboard.press("Escape")
    expect(planets.page.get_by_role("dialog", name="Mars")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_page_whose_letter_is_not_there_any_more_shows_its_list(open_page):
    elsewhere = "if (location.pathname === '/inbox/1') history.replaceState(null, '', '/inbox')"
    page = open_page("/inbox/1", prepare=lambda page: page.add_init_script(elsewhere), viewport={"width": 390, "height": 844}).page
    expect(page.get_by_role("heading", level=1)).to_have_text("Inbox")
    expect(page.locator(".ahead")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_page_whose_sheet_is_not_there_any_more_can_be_used_in_a_window_of_another_size(open_page):
    elsewhere = "if (location.pathname === '/reminders/1') history.replaceState(null, '', '/reminders')"
    page = open_page("/reminders/1", prepare=lambda page: page.add_init_script(elsewhere), viewport={"width": 390, "height": 844}).page
    expect(page.locator(".sheet-ahead")).to_have_count(0)
    expect(page.locator("#root.under-sheet, #root[inert]")).to_have_count(0)
    page.evaluate("() => dispatchEvent(new Event('resize'))")
    expect(page.locator("#root.under-sheet, #root[inert]")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_place_within_a_page_looks_like_itself_before_it_is_connected(open_page):
    page = open_page(
        "/catalogue/grid", expect=False, prepare=lambda page: page.route_web_socket("**", lambda socket: None)
    ).page
    expect(page.locator("#root .skeleton > .item")).not_to_have_count(0)
    # As its tiles are.
    expect(page.locator("#root .skeleton > .item").first).to_have_css("border-radius", "0px")
    expect(page.get_by_role("heading", level=1)).to_have_text("Grid")
    expect(page.get_by_role("searchbox")).to_have_count(0)
    expect(page.get_by_role("button", name="Code")).to_be_visible()
    expect(page.locator(".code-pane")).to_contain_text("GridScreen")
    assert page.title() == "Grid"
    # It is called as it calls itself, whatever the list of all pages says.
    page.goto(page.url.replace("/catalogue/grid", "/wifi"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Wi-Fi")


@pytest.fixture
def visit_without(browser, gallery):
    """Opens a page to which some scripts do not come. That the browser complains of it is right."""
    pages = []

    def visit(*names, path="/mountains?q=k2", **options):
        pages.append(browser.new_page(**options))
        for name in names:
            pages[-1].route(f"**/{name}.all.js", lambda route: route.abort())
        pages[-1].goto(gallery.url.rstrip("/") + path)
        return pages[-1]

    yield visit
    for page in pages:
        page.close()


# What has no box of its own makes nothing paler, and what is made so twice is hardly seen.
FAINT = """(all) => all.length > 0 && all.every((one) => {
    let seen = 1;
    for (let part = one; part; part = part.parentElement) {
        const { display, opacity } = getComputedStyle(part);
        if (display !== 'contents') seen *= opacity;
    }
    return Math.abs(seen - 0.4) < 0.01;
})"""


def test_a_page_whose_script_does_not_come_says_so_with_a_way_out(visit_without):
    page = visit_without("main")
    expect(page.get_by_role("alert")).to_contain_text("Can’t Load This Page")
    # What can't be used looks so.
    assert page.locator(".bar .scope, .bar .segment, .bar input").evaluate_all(FAINT)
    page.unroute("**/main.all.js")
    page.get_by_role("link", name="Try Again").click()
    expect(page.locator("#rows .row").filter(has_text="K2")).to_be_visible()
    expect(page.locator(".late")).to_have_count(0)
    assert page.url.endswith("/mountains?q=k2")


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", [PHONE, {}], ids=["telephone", "desk"])
@pytest.mark.parametrize("path", ["/mountains", "/emoji", "/reminders"])
def test_no_control_of_a_page_whose_script_does_not_come_looks_as_if_it_could_be_used(visit_without, path, options):
    page = visit_without("main", path=path, **options)
    expect(page.get_by_role("alert")).to_contain_text("Can’t Load This Page")
    controls = page.locator(":is(.bar, .toolbar) :is(button, input):visible")
    assert controls.evaluate_all(FAINT)


@pytest.mark.exhaustive
def test_a_page_to_which_no_script_comes_says_after_ten_seconds_that_this_takes_long(visit_without):
    page = visit_without("main", "first")
    words = page.locator(".late").get_by_text("This Is Taking Long")
    # Its motions are turned by hand.
    turn = """(time) => {
        for (const one of document.getAnimations()) if (one.animationName === 'stay-away') one.currentTime = time;
    }"""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(turn, 9_000)
    expect(words).to_be_hidden()
    page.evaluate(turn, 10_000)
    expect(words).to_be_visible()
    expect(page.get_by_role("link", name="Try Again")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [1280, 390])
def test_what_does_not_come_is_said_once_where_a_letter_stands_beside_its_list(visit_without, width):
    page = visit_without("main", path="/inbox/1", viewport={"width": width, "height": 800})
    expect(page.get_by_text("Can’t Load This Page").locator("visible=true")).to_have_count(1)


@pytest.mark.exhaustive
@pytest.mark.chromium("Playwright's Firefox runs scripts also where they are to be off")
def test_without_javascript_a_page_says_what_it_needs_where_its_rows_would_be(visit_without):
    page = visit_without(java_script_enabled=False, viewport={"width": 390, "height": 844})
    # Playwright's names know nothing of what stands there only without scripts.
    words = page.locator("#root noscript .why")
    expect(words).to_be_visible()
    assert "needs JavaScript" in words.text_content()
    box = words.bounding_box()
    assert box["x"] >= 16 and 200 < box["y"] < 600
    expect(page.locator("#root noscript a")).to_have_text("Try Again")
    expect(page.locator("#root .late")).to_be_hidden()


@pytest.mark.exhaustive
def test_keys_that_are_pressed_before_the_rows_are_there_scroll_them(open_page):
    held = HeldMessages()
    mountains = open_page("/mountains", prepare=held.begin, expect=False)
    expect(mountains.page.locator("#root .skeleton")).to_be_visible()
    for _ in range(2):
        mountains.page.keyboard.press("PageDown")
    held.let_through()
    mountains.page.wait_for_function("() => diffable.viewport.y > 1000")
