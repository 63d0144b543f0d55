"""What any good list page owes those who use it, where no other file shows it. Documentation/PageChecklist.md says which
test shows which promise."""

import pathlib
import random
import re

import pytest
from playwright.sync_api import expect

from axe import unread, violations
from browsers import IS_FIREFOX, chromium
from dragging import let_go, lift
from gallery import ROOT
from listpage import ListPage
from sampling import sampled
from test_file_looks import contrast
from words import row, words  # noqa: F401  (fixture)

CHECKLIST = ROOT / "Documentation/PageChecklist.md"


def test_every_promise_names_tests_that_exist():
    written = CHECKLIST.read_text()
    numbers = [int(one) for one in re.findall(r"^\| (\d+) \|", written, re.MULTILINE)]
    assert numbers == list(range(1, 44))
    there = set()
    for path in pathlib.Path(__file__).parent.glob("test_*.py"):
        there |= {f"{path.stem}.{name}" for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE)}
    named = set(re.findall(r"`(test_\w+\.test_\w+)`", written))
    assert named and named <= there, named - there


# Keys

@pytest.mark.parametrize("path", sampled(["/reminders", "/mountains", "/emoji", "/letters", "/wifi"]))
def test_tab_reaches_the_rows_after_the_controls_and_shift_tab_leads_back(open_page, path):
    page = open_page(path)
    keyboard = page.page.keyboard
    walked = []
    in_rows = "() => document.activeElement.closest('#rows') !== null"
    name = "() => { const { ariaLabel, textContent, tagName } = document.activeElement; return ariaLabel || textContent || tagName; }"
    while not page.page.evaluate(in_rows):
        keyboard.press("Tab")
        walked.append(page.page.evaluate(name))
        assert len(walked) < 20, walked
    # Groups of choices and a field with its scopes have a stop or two each; what is between is a control.
    controls = page.page.evaluate(
        """() => [...document.querySelectorAll('#root :is(a, button, input, [tabindex="0"])')]
            .filter((one) => one.checkVisibility() && one.tabIndex === 0 && !one.disabled && !one.closest('#rows')).length"""
    )
    assert len(walked) <= controls + 1, walked
    # Each lane has one, and so have the rows beside lanes.
    lanes = page.page.locator(".lane").count()
    assert page.page.evaluate("() => document.querySelectorAll('#rows .row[tabindex=\"0\"]').length") == lanes + 1
    keyboard.press("Shift+Tab")
    assert page.page.evaluate(name) == walked[-2]


@pytest.mark.exhaustive
def test_arrow_down_held_shows_every_row_clear_of_pinned_headers(open_page):
    reminders = open_page("/reminders", viewport={"width": 800, "height": 500})
    reminders.row("Wax the boots").focus()
    for _ in range(50):
        reminders.page.keyboard.press("ArrowDown")
        reminders.page.wait_for_function(
            """() => {
                const row = document.activeElement.closest('.row');
                if (!row) return false;
                const { top, bottom } = row.getBoundingClientRect();
                const view = document.querySelector('#viewport').getBoundingClientRect();
                const covers = [...document.querySelectorAll('#rows .row.pinned')].filter((one) => one !== row)
                    .map((one) => one.getBoundingClientRect());
                return top >= view.top - 1 && bottom <= view.bottom + 1
                    && covers.every((one) => one.bottom <= top + 1 || one.top >= bottom - 1);
            }"""
        )


def test_deleting_focuses_the_next_row_the_last_one_the_previous_and_the_only_one_something(open_page):
    letters = open_page("/catalogue/swipe-and-menu", expect=False)
    letters.page.wait_for_function("() => window.diffable?.isConnected && diffable.topRows.length > 0")
    letters.grid = letters.page.locator(".screen.presented .main-pane .rows")
    texts = letters.page.evaluate("() => diffable.topRows.map((row) => row.text)")

    def delete(text):
        letters.row(text).focus()
        letters.page.keyboard.press("Delete")
        expect(letters.row(text)).to_have_count(0)
        letters.settle()

    delete(texts[1])
    assert letters.focused_text == texts[2]
    delete(texts[-1])
    assert letters.focused_text == texts[-2]
    for _ in range(len(texts) - 2):
        delete(letters.focused_text)
    assert letters.page.evaluate("() => diffable.topRows.length") == 0
    assert letters.page.evaluate("() => document.activeElement !== document.body")


def test_collapsing_what_holds_the_focus_focuses_it(open_page):
    emoji = open_page("/emoji")
    emoji.button("Expand Nature").click()
    expect(emoji.button("Collapse Nature")).to_be_visible()
    emoji.settle()
    emoji.row("Nature").focus()
    for _ in range(4):
        emoji.page.keyboard.press("ArrowDown")
    assert emoji.focused_text != "Nature"
    emoji.page.evaluate("() => document.querySelector('[aria-label=\"Collapse Nature\"]').click()")
    expect(emoji.button("Expand Nature")).to_be_visible()
    emoji.settle()
    assert emoji.focused_text == "Nature"


def test_all_and_none_are_said_with_a_count(open_page):
    stops = open_page("/reorder")
    stops.row("Old Bridge").focus()
    speech = stops.page.locator("#speech")
    stops.page.keyboard.press("Control+a")
    expect(speech).to_have_text("16 selected")
    stops.page.keyboard.press("Escape")
    expect(speech).to_have_text("None selected")


@pytest.mark.exhaustive
def test_letters_typed_fast_lead_on_and_a_space_is_one_of_them(open_page):
    letters = open_page("/letters")
    letters.page.locator("#rows .row[tabindex='0']").first.focus()
    letters.type_at_once("mont b")
    letters.page.wait_for_function(
        "() => /^Mont B/.test(document.activeElement.querySelector('.text')?.textContent ?? '')")


# Roles

@pytest.mark.exhaustive
def test_all_that_is_owned_exists_after_each_of_many_random_updates(words):  # noqa: F811
    words.page.evaluate(
        """() => {
            const prototype = Object.getPrototypeOf(diffable.collection);
            const { apply } = prototype;
            window.missing = [];
            window.seen = 0;
            prototype.apply = function (view) {
                apply.call(this, view);
                window.seen += 1;
                for (const owner of document.querySelectorAll('[aria-owns]')) {
                    const owned = owner.getAttribute('aria-owns').split(' ').filter((id) => id !== '');
                    const lost = owned.filter((id) => document.getElementById(id) === null);
                    if (lost.length > 0 || new Set(owned).size < owned.length) window.missing.push([view.version, lost]);
                }
            };
        }"""
    )
    seed = random.randrange(1 << 32)
    print("seed", seed)
    dice = random.Random(seed)
    here = []
    following = 0
    words.view([], base=0)
    for _ in range(1000):
        gone = dice.sample(here, dice.randint(0, min(3, len(here))))
        here = [key for key in here if key not in gone]
        for _ in range(dice.randint(0, 4 if len(here) < 30 else 1)):
            here.insert(dice.randint(0, len(here)), following)
            following += 1
        if dice.random() < 0.3:
            dice.shuffle(here)
        words.view(
            [row(key, position=place) for place, key in enumerate(here)], gone=[{"key": key} for key in gone],
            milliseconds=dice.choice([0, 300]),
        )
    words.page.wait_for_function("(version) => diffable.version === version", arg=words.version)
    assert words.page.evaluate("() => [window.missing, window.seen > 1000]") == [[], True]


@pytest.mark.parametrize("path", sampled(["/reminders", "/emoji", "/wifi", "/inbox", "/row-animations"], count=2))
def test_rows_with_buttons_stand_in_grids(open_page, path):
    page = open_page(path)
    wrong = page.page.evaluate(
        """() => [...document.querySelectorAll('#rows .row:has(button)')].filter((row) => {
            const owner = document.querySelector(`[aria-owns~="${row.id}"]`);
            return row.role !== 'row' || !row.closest('[role=grid], [role=treegrid]')
                && !owner?.closest('[role=grid], [role=treegrid]');
        }).map((row) => row.outerHTML)"""
    )
    assert wrong == []


# Contrast and sizes

@pytest.mark.parametrize(
    "path, text", sampled([("/reminders", "Wax the boots"), ("/inbox", None), ("/mountains", "K2"), ("/emoji", "Nature")])
)
@pytest.mark.exhaustive
def test_texts_are_read_on_rows_that_are_pointed_at_pressed_and_selected(open_page, path, text):
    found = {}
    page = open_page(path, reduced_motion="reduce")
    first = page.row(text) if text else page.grid.locator(".row:has(.face.selectable)").first
    if path == "/reminders":
        page.button("Edit").click()
        expect(page.button("Done")).to_be_visible()
    # A mountain that is clicked opens.
    if path != "/mountains":
        first.locator(".text").first.click()
    first.locator(".text").first.hover()
    for state in ("hovered", "pressed"):
        if state == "pressed":
            page.page.mouse.down()
        # Firefox keeps the look with which it starts.
        for scheme in ["light", *([] if IS_FIREFOX else ["dark"])]:
            page.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            found[scheme, state] = unread(page.page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


# The colour that tells a sign from its ground: its edge, where it has one, and the row's that it stands on.
SIGN = """(one) => {
    const shape = one.querySelector('path, circle, rect');
    const { borderTopColor, borderTopWidth, boxShadow, outlineColor, outlineStyle } = getComputedStyle(one);
    const color = outlineStyle === 'solid' ? outlineColor : shape ? getComputedStyle(shape).stroke
        : parseFloat(borderTopWidth) > 0 ? borderTopColor : boxShadow.match(/rgb[^)]*[)]/)[0];
    const ground = getComputedStyle(one.closest('.row').querySelector(':scope > .face')).backgroundColor;
    return [color, ground];
}"""


def told(page, locator):
    expect(locator).to_be_visible()
    page.wait_for_rest()
    color, ground = locator.evaluate(SIGN)
    assert ground != "rgba(0, 0, 0, 0)"
    return contrast(color, ground)


@pytest.mark.parametrize("scheme", sampled(["light", "dark"]))
def test_signs_rings_and_edges_are_told_from_their_ground(open_page, scheme):
    """On plain rows and on selected ones, where there are any: at least 3 to 1."""
    found = {}
    page = open_page("/reminders", color_scheme=scheme, reduced_motion="reduce")
    row = page.row("Wax the boots")
    found["to be done"] = told(page, row.locator(".accessory.button"))
    row.get_by_role("button", name="Complete").click()
    expect(row.get_by_role("button", name="Reopen")).to_be_visible()
    found["done"] = told(page, row.locator(".accessory.button"))
    found["bell off"] = told(page, page.page.locator("#rows .accessory.sign:not(.on)").first)
    found["bell on"] = told(page, page.page.locator("#rows .accessory.sign.on").first)
    flag = page.page.locator("#rows .row:has([data-symbol='flag.fill'])").first
    found["flag"] = told(page, flag.locator(".accessory.image"))
    page.button("Edit").click()
    expect(page.button("Done")).to_be_visible()
    circle = flag.locator(".accessory.multiselect")
    found["circle"] = told(page, circle)
    row.focus()
    page.page.keyboard.press("ArrowDown")
    found["ring"] = told(page, page.page.locator(".row:focus-visible > .face"))
    flag.locator(".text").click()
    expect(flag).to_have_attribute("aria-selected", "true")
    found["flag, selected"] = told(page, flag.locator(".accessory.image"))
    for key in ("ArrowDown", "ArrowUp"):
        page.page.keyboard.press(key)
    found["ring, selected"] = told(page, page.page.locator(".row:focus-visible > .face.selected"))
    page = open_page("/emoji", color_scheme=scheme)
    page.search.fill("evergreen")
    page.wait_for_status("1 emoji found")
    star = page.page.locator("#rows .accessory.image:has([data-symbol='star.fill'])").first
    found["star"] = told(page, star)
    page = open_page("/inbox", color_scheme=scheme)
    letter = page.page.locator("#rows .row:has(.accessory.image:not(.hidden) [data-symbol='circle.fill'])").last
    found["dot"] = told(page, letter.locator(".accessory.image").first)
    page = open_page("/wifi", color_scheme=scheme)
    page.page.get_by_role("switch").first.click()
    found["switch"] = told(page, page.page.locator("#rows .accessory.toggle:not(.on)").first)
    assert {name: round(share, 2) for name, share in found.items() if share < 3} == {}


@pytest.mark.parametrize("path", sampled(["/reminders", "/mountains", "/emoji", "/wifi", "/lanes", "/sort", "/million", "/inbox"]))
def test_what_a_mouse_presses_is_large_enough(open_page, path):
    page = open_page(path)
    small = page.page.evaluate(
        """() => [...document.querySelectorAll('#root :is(a, button, input)')]
            .filter((one) => one.checkVisibility() && !one.closest('.search'))
            .map((one) => {
                const { width, height } = one.getBoundingClientRect();
                const { top, left, content } = getComputedStyle(one, '::after');
                const more = (length) => (content !== 'none' ? Math.max(0, -2 * (parseFloat(length) || 0)) : 0);
                return [one.textContent || one.getAttribute('aria-label'), width + more(left), height + more(top)];
            })
            .filter(([, width, height]) => width < 23.5 || height < 23.5)"""
    )
    assert small == []


@pytest.mark.parametrize("path", sampled(["/reminders", "/mountains", "/emoji", "/wifi", "/lanes", "/sort", "/million", "/inbox"]))
def test_at_four_times_the_size_everything_is_reached(open_page, path):
    page = open_page(path, viewport={"width": 320, "height": 256})
    assert page.page.evaluate("() => document.documentElement.scrollWidth") == 320
    unreached = page.page.evaluate(
        """() => [...document.querySelectorAll('#root :is(a, button, input)')]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('#rows') && !one.disabled)
            .filter((one) => {
                one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                const { x, y, width, height } = one.getBoundingClientRect();
                const hit = document.elementFromPoint(x + width / 2, y + height / 2);
                return !hit || !(one.contains(hit) || hit.contains(one) || one.closest('.search')?.contains(hit));
            }).map((one) => one.outerHTML)"""
    )
    assert unreached == []


@pytest.mark.parametrize("path", sampled(["/reminders", "/emoji", "/wifi", "/inbox", "/letters", "/million"]))
def test_letters_of_twice_the_size_are_not_cut(open_page, shot, path):
    def enlarge(page):
        page.add_init_script(
            """new MutationObserver((_, observer) => {
                if (!document.head) return;
                const sheet = new CSSStyleSheet();
                sheet.replaceSync(':root { font-size: 200% !important; }');
                document.adoptedStyleSheets = [sheet];
                observer.disconnect();
            }).observe(document, { childList: true, subtree: true })"""
        )

    page = open_page(path, prepare=enlarge)
    page.settle()
    shot(page, f"large-text{path.replace('/', '-')}")
    seen = page.page.evaluate(
        """() => [...document.querySelectorAll('#rows .row .text, #rows .row .secondary')].map((text) => {
            const own = text.getBoundingClientRect();
            const face = text.closest('.face').getBoundingClientRect();
            const row = text.closest('.row').getBoundingClientRect();
            return [text.textContent, parseFloat(getComputedStyle(text).fontSize), own.height > 0
                && (own.top < face.top - 1 || own.bottom > face.bottom + 1 || face.height > row.height + 1)];
        })"""
    )
    assert max(size for _, size, _ in seen) >= 30
    assert [text for text, _, is_cut in seen if is_cut] == []


# Lines and signs

@pytest.mark.chromium("only Chromium is told its screen's scale from outside")
@pytest.mark.parametrize("scale", sampled([2, 1, 3]))
@pytest.mark.exhaustive
def test_separators_are_one_pixel_of_the_screen_and_groups_end_without_one(browser, gallery, scale):
    # A context of the browser pretends its scale, and rounds lines as if it had none.
    own = browser.browser_type.launch(
        executable_path=chromium(), args=["--no-sandbox", f"--force-device-scale-factor={scale}"])
    try:
        for path in ("emoji", "wifi"):
            page = own.new_context(no_viewport=True).new_page()
            page.goto(gallery.url + path)
            ListPage(page).wait_for_rows()
            widths, last = page.evaluate(
                """() => {
                    const lines = [...document.querySelectorAll('#rows .face.separated .texts')]
                        .map((texts) => parseFloat(getComputedStyle(texts, '::after').borderBottomWidth));
                    const last = document.querySelectorAll('#rows .face.separated:is(.group-last, .group-single)').length;
                    return [lines, last];
                }"""
            )
            assert page.evaluate("() => devicePixelRatio") == scale
            assert widths and all(width * scale == pytest.approx(1, abs=0.01) for width in widths), widths
            assert last == 0
    finally:
        own.close()


@pytest.mark.exhaustive
def test_the_sign_of_more_is_grey_and_that_of_an_outline_tinted(open_page):
    def colours(page, selector):
        return set(page.page.evaluate(
            """(selector) => [...document.querySelectorAll(selector)].map((one) => {
                const probe = getComputedStyle(one);
                const [r, g, b] = probe.color.match(/\\d+/g).map(Number);
                return Math.max(r, g, b) - Math.min(r, g, b) < 24 ? 'grey' : 'tinted';
            })""",
            selector,
        ))

    assert colours(open_page("/emoji"), "#rows .disclosure") == {"tinted"}
    assert colours(open_page("/letters"), "#rows .indicator") == {"grey"}


# The connection

def test_a_break_of_a_moment_shows_nothing(open_page):
    page = open_page("/mountains")
    page.page.evaluate(
        """() => {
            window.said = [];
            new MutationObserver(() => window.said.push(document.querySelector('#note').textContent))
                .observe(document.querySelector('#note'), { attributes: true, childList: true, subtree: true });
            diffable.disconnect();
        }"""
    )
    page.page.wait_for_function("() => diffable.isConnected")
    page.search.fill("k2")
    page.wait_for_status("1 mountain")
    assert page.page.evaluate("() => window.said") == []


@pytest.mark.chromium("only Chromium's tools compose")
def test_a_field_that_is_composed_in_is_left_alone(words):  # noqa: F811
    field = {"id": 1, "kind": "search", "label": "Find", "text": "", "prompt": "Find"}
    words.screen(controls=[field])
    search = words.page.get_by_role("searchbox")
    search.focus()
    session = words.page.context.new_cdp_session(words.page)
    session.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    expect(search).to_have_value("に")
    words.screen(controls=[field | {"text": "something else"}], typed=9)
    words.screen(title="Composed", controls=[field | {"text": "something else"}], typed=9)
    expect(words.page).to_have_title("Composed")
    expect(search).to_have_value("に")
    session.send("Input.insertText", {"text": "日"})
    expect(search).to_have_value("日")


@pytest.mark.exhaustive
def test_back_from_a_detail_finds_place_and_focus(open_page):
    emoji = open_page("/emoji")
    emoji.button("Expand Nature").click()
    expect(emoji.button("Collapse Nature")).to_be_visible()
    emoji.settle()
    emoji.page.evaluate("() => diffable.viewport.scrollTo(700)")
    emoji.page.wait_for_function("() => Math.abs(diffable.viewport.y - 700) < 1")
    emoji.settle()
    text = emoji.visible_texts()[4]
    emoji.row(text).focus()
    emoji.page.keyboard.press("Enter")
    expect(emoji.page).to_have_url(re.compile("/emoji/"))
    emoji.page.go_back()
    expect(emoji.page).to_have_title("Emoji Explorer")
    emoji.settle()
    assert abs(emoji.y - 700) <= 1
    emoji.page.wait_for_function(
        "(text) => document.activeElement?.closest('.row')?.querySelector('.text')?.textContent === text", arg=text)


# Pictures

def test_a_picture_that_arrives_late_moves_nothing(words):  # noqa: F811
    held = []
    words.page.route("**/late.svg", lambda route: held.append(route))
    boxes = """() => [...document.querySelectorAll('#rows .row, #rows .text')]
        .map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; })"""
    picture = {"picture": "/late.svg", "pictureWidth": 400, "pictureHeight": 200}
    words.view([row(key, **picture, measured=True) for key in range(8)], base=0)
    words.page.wait_for_function("() => diffable.version === 1")
    words.list_page.settle()
    before = words.page.evaluate(boxes)
    assert words.page.evaluate("() => [...document.images].every((one) => !one.complete)")
    for route in held:
        route.fulfill(
            content_type="image/svg+xml",
            body="<svg xmlns='http://www.w3.org/2000/svg' width='400' height='200'><rect width='400' height='200'/></svg>")
    words.page.wait_for_function("() => [...document.images].every((one) => one.complete && one.naturalWidth === 400)")
    words.list_page.settle()
    assert words.page.evaluate(boxes) == before
    assert words.page.evaluate("() => [document.images[0].width, document.images[0].height]") == [44, 22]


def test_a_row_is_as_high_as_a_picture_whose_size_nobody_knew(words):  # noqa: F811
    held = []
    words.page.route("**/late.svg", lambda route: held.append(route))
    words.view([row(key, picture="/late.svg", measured=True) for key in range(8)], base=0)
    words.page.wait_for_function("() => diffable.version === 1")
    words.list_page.settle()
    beyond = """() => [...document.querySelectorAll('#rows .row')].filter((one) =>
        one.querySelector('.face').getBoundingClientRect().bottom > one.getBoundingClientRect().bottom + 0.5).length"""
    before = words.page.locator("#rows .row").first.bounding_box()["height"]
    for route in held:
        route.fulfill(content_type="image/svg+xml", body="<svg xmlns='http://www.w3.org/2000/svg' width='44' height='44'/>")
    words.page.wait_for_function("() => [...document.images].every((one) => one.naturalWidth === 44)")
    words.list_page.settle()
    words.page.wait_for_function(f"() => ({beyond})() === 0", timeout=2000)
    assert words.page.locator("#rows .row").first.bounding_box()["height"] > before


# Axe in the middle of things

@pytest.mark.exhaustive
def test_axe_finds_nothing_while_rows_are_dragged_or_on_their_way(open_page):
    stops = open_page("/reorder", reduced_motion="reduce")
    lift(stops, "Old Bridge")
    found = {"dragging": violations(stops.page)}
    let_go(stops)

    def silence(page):
        page.route_web_socket("**/mountains", lambda socket: None)

    mountains = open_page("/mountains", prepare=silence, expect=False)
    expect(mountains.page.locator("#root .skeleton")).to_be_visible()
    found["loading"] = violations(mountains.page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
