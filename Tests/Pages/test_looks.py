"""From right to left, on small screens, in forced colours: everything is where it should be."""

import pytest
from playwright.sync_api import expect

from gallery import Gallery
from mirrored import RIGHT_TO_LEFT
from sampling import sampled
from touch import PHONE


@pytest.fixture
def open_mirrored(open_page):
    return lambda path, **options: open_page(path, prepare=lambda page: page.add_init_script(RIGHT_TO_LEFT), **options)


# The colours in which what follows is drawn, frame by frame: of letters, and of grounds that fade at other times.
COLOURS = """() => {
    window.colours = [];
    const parts = ['#title', 'body', '#root', '#root .row .face'].map((one) => document.querySelector(one));
    const look = () => {
        const now = parts.map((one, place) => getComputedStyle(one)[place === 0 ? 'color' : 'backgroundColor']).join();
        if (colours.at(-1) !== now) colours.push(now);
    };
    look();
    // What has another size is told of once the page is laid out, and before it is drawn.
    const mark = document.createElement('span');
    Object.assign(mark.style, { position: 'fixed', visibility: 'hidden' });
    document.body.append(mark);
    new ResizeObserver(look).observe(mark);
    const grow = (width) => {
        mark.style.width = `${width}px`;
        if (width < 60 || colours.length < 2) requestAnimationFrame(() => grow(width + 1));
    };
    grow(1);
}"""


@pytest.mark.exhaustive
def test_letters_and_their_ground_turn_dark_at_once(open_page):
    inbox = open_page("/inbox", viewport={"width": 390, "height": 844})
    for scheme in ["dark", "light"] * 2:
        inbox.page.evaluate(COLOURS)
        inbox.page.emulate_media(color_scheme=scheme)
        inbox.page.wait_for_function("() => colours.length > 1")
        inbox.wait_for_rest()
        colours = inbox.page.evaluate("colours")
        assert len(colours) == 2, colours


@pytest.mark.exhaustive
def test_a_switch_that_is_pressed_stays_as_dark_and_its_knob_stretches(open_page):
    page = open_page("/wifi").page
    switch = page.get_by_role("switch", name="Wi-Fi", exact=True)
    width = switch.locator(".knob").bounding_box()["width"]
    switch.hover()
    page.mouse.down()
    expect(switch).to_have_css("opacity", "1")
    page.wait_for_function("([knob, width]) => knob.offsetWidth > width + 3", arg=[switch.locator(".knob").element_handle(), width])
    page.mouse.up()


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/reorder", "/catalogue/drag-and-drop"])
def test_a_drawer_comes_in_a_mirrored_page_too(open_mirrored, path):
    page = open_mirrored(path, **PHONE)
    page.page.locator(".drawer-button:visible").tap()
    page.page.wait_for_function("() => document.getAnimations().length === 0")
    box = page.page.locator(".drawer-head:visible").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390, box


@pytest.mark.exhaustive
def test_words_outside_of_rows_run_in_their_own_direction_in_a_mirrored_page(open_mirrored):
    reminders = open_mirrored("/reminders")
    reminders.row("Buy bread").click(button="right")
    reminders.page.get_by_role("menuitem", name="Delete").click()
    toast = reminders.page.locator(".toast")
    expect(toast).to_be_visible()
    words, full = toast.locator("span").bounding_box(), toast.bounding_box()
    assert full["x"] + full["width"] - words["x"] - words["width"] == pytest.approx(18, abs=1)
    assert toast.locator("span").evaluate("(words) => getComputedStyle(words).unicodeBidi") == "plaintext"


@pytest.mark.exhaustive
def test_an_outline_is_mirrored(open_mirrored, open_page, shot):
    plain, mirrored = open_page("/emoji"), open_mirrored("/emoji")
    for emoji in (plain, mirrored):
        emoji.row("Food").click()
        expect(emoji.row("Grapes").first).to_be_visible()
        emoji.settle()
    shot(mirrored, "emoji-mirrored")
    width = 1280
    for name, part in [("Grapes", ".image"), ("Grapes", ".text"), ("Food", ".trailing .accessory")]:
        box = plain.row(name).first.locator(part).first.bounding_box()
        other = mirrored.row(name).first.locator(part).first.bounding_box()
        assert abs(width - box["x"] - box["width"] - other["x"]) < 2, part
        assert box["y"] == other["y"]
    # The chevron of what is closed points to where lines end; open, it points down either way.
    turns = [
        one.evaluate("(one) => new DOMMatrix(getComputedStyle(one, '::before').transform).a")
        for one in (plain.row("Nature").locator(".disclosure"), mirrored.row("Nature").locator(".disclosure"))
    ]
    assert turns[0] > 0 > turns[1]


RUNS_ON = """(elements) => elements.map((element) => {
    const text = element.firstChild;
    const places = [...text.data].map((_, index) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect();
    });
    const isWrong = ({ top, left }, index) => index > 0 && places[index - 1].top === top && places[index - 1].left > left;
    return places.some(isWrong) ? text.data : undefined;
}).filter((text) => text !== undefined)"""


# Of each text that is cut, how many letters' widths its lines leave free at the right.
ROOM = """(texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 4).map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = text.getBoundingClientRect();
    const lines = [...range.getClientRects()].filter(({ bottom }) => bottom < box.bottom + 4);
    return (box.right - Math.max(...lines.map(({ right }) => right))) / parseFloat(getComputedStyle(text).fontSize);
})"""


@pytest.mark.exhaustive
def test_texts_of_another_direction_end_where_they_should(open_mirrored):
    sort = open_mirrored("/sort")
    assert sort.page.locator(".slider output").evaluate_all(RUNS_ON) == []
    long = open_mirrored("/long")
    assert long.page.locator(".title, .status").evaluate_all(RUNS_ON) == []
    index = open_mirrored("/", expect=False)
    assert index.page.locator(".lead, .pages small").evaluate_all(RUNS_ON) == []
    emoji = open_mirrored("/emoji")
    emoji.search.fill("qqqq")
    expect(emoji.page.locator(".unavailable .what")).to_be_visible()
    assert emoji.page.locator(".main-pane > .unavailable p").evaluate_all(RUNS_ON) == []
    planets = open_mirrored("/catalogue/custom-cells")
    assert planets.page.locator(".accessory.label").evaluate_all(RUNS_ON) == []
    # What is cut leaves room for its dots at the end of its last line: no more than a blank hangs over it.
    inbox = open_mirrored("/inbox")
    room = inbox.page.locator("#rows .secondary.limited").evaluate_all(ROOM)
    assert len(room) > 5 and min(room) > -0.3, room


@pytest.mark.exhaustive
def test_arrows_mean_what_they_point_to(open_mirrored):
    emoji = open_mirrored("/emoji")
    emoji.row("Nature").focus()
    emoji.page.keyboard.press("ArrowLeft")
    expect(emoji.row("Nature")).to_have_attribute("aria-expanded", "true")
    emoji.page.keyboard.press("ArrowRight")
    expect(emoji.row("Nature")).to_have_attribute("aria-expanded", "false")
    lanes = open_mirrored("/lanes", viewport={"width": 700, "height": 900})
    lanes.row("Halifax").focus()
    for _ in range(6):
        lanes.page.keyboard.press("ArrowLeft")
        lanes.settle()
    assert lanes.focused_text == "Trinidad"
    expect(lanes.row("Trinidad")).to_be_in_viewport(ratio=0.99)
    assert lanes.row("David").bounding_box()["x"] > lanes.row("Trinidad").bounding_box()["x"]


@pytest.mark.exhaustive
def test_rows_move_the_other_way(open_mirrored):
    mountains = open_mirrored("/mountains")
    assert mountains.place("Mount Everest")[0] > mountains.place("K2")[0]
    before = mountains.place("Makalu")[0]
    mountains.catch(lambda: mountains.search.fill("ma"), share=0.5)
    middle = mountains.place("Makalu")[0]
    mountains.release()
    after = mountains.place("Makalu")[0]
    assert before < middle < after or before > middle > after


@pytest.mark.exhaustive
def test_editing_is_mirrored(open_mirrored, shot):
    reminders = open_mirrored("/reminders", viewport={"width": 375, "height": 720})
    reminders.button("Edit").click()
    expect(reminders.button("Done")).to_be_visible()
    reminders.settle()
    shot(reminders, "reminders-mirrored")
    button = reminders.row("Wax the boots").get_by_role("checkbox").bounding_box()
    text = reminders.row("Wax the boots").locator(".text").bounding_box()
    assert button["x"] > text["x"] + text["width"]


@pytest.mark.parametrize("path", sampled(["/emoji", "/reminders", "/lanes", "/mountains"]))
def test_a_telephone_shows_no_more_than_its_width(open_page, shot, path):
    page = open_page(path, viewport={"width": 375, "height": 667}, device_scale_factor=2)
    shot(page, f"{path[1:]}-telephone")
    assert page.page.evaluate("() => document.documentElement.scrollWidth") == 375
    for row in page.page.locator(".row .face.cell").all()[:5]:
        box = row.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 375


def test_forced_colours_leave_nothing_out(open_page, shot):
    reminders = open_page("/reminders", forced_colors="active")
    shot(reminders, "reminders-forced")
    details = open_page("/reminders/1", forced_colors="active")
    for page, part in [(details, ".toggle"), (reminders, ".progress")]:
        styles = page.page.locator(part).first.evaluate(
            "(one) => { const { borderTopStyle, outlineStyle } = getComputedStyle(one); return [borderTopStyle, outlineStyle]; }"
        )
        assert "solid" in styles, part
    reminders.button("Edit").click()
    expect(reminders.button("Done")).to_be_visible()
    reminders.settle()
    reminders.row("Buy bread").click()
    expect(reminders.row("Buy bread").get_by_role("checkbox")).to_be_checked()
    reminders.settle()
    shot(reminders, "reminders-forced-editing")
    face = reminders.row("Buy bread").locator(".face")
    assert face.evaluate("(face) => getComputedStyle(face).outlineStyle") == "solid"
    assert face.evaluate("(face) => getComputedStyle(face, '::before').width") == "8px"
    emoji = open_page("/emoji", forced_colors="active")
    shot(emoji, "emoji-forced")
    # Groups have no ground then, but a line around them.
    wifi = open_page("/wifi", forced_colors="active")
    ground = wifi.page.locator(".group-ground-body").first
    assert ground.evaluate("(one) => getComputedStyle(one).outlineStyle") == "solid"
    shot(wifi, "wifi-forced")


@pytest.mark.parametrize("path", sampled(["/catalogue/grid", "/catalogue/nested-groups"]))
@pytest.mark.exhaustive
def test_cells_that_are_seen_by_their_ground_have_an_edge_in_forced_colours(open_page, path):
    page = open_page(path, forced_colors="active").page
    face = page.locator(".screen.presented .main-pane .row > .face").first
    # Cards have a border, other cells an outline.
    edges = face.evaluate("(face) => { const style = getComputedStyle(face); return [style.outlineStyle, style.borderTopStyle]; }")
    assert "solid" in edges


@pytest.mark.exhaustive
def test_forced_colours_keep_pictures_emoji_and_signs(open_page, shot):
    mountain = open_page("/mountains/K2", expect=False, forced_colors="active")
    expect(mountain.page.locator(".row img.backdrop").first).to_be_visible()
    shot(mountain, "forced-mountain")
    emoji = open_page("/emoji", forced_colors="active")
    styles = emoji.page.locator(".image.emoji").evaluate_all(
        "(all) => [...new Set(all.map((one) => getComputedStyle(one).fontVariantEmoji + getComputedStyle(one).forcedColorAdjust))]")
    assert styles == ["emojinone"]
    details = open_page("/reminders/3", expect=False, forced_colors="active").page
    expect(details.get_by_role("dialog")).to_be_visible()
    ink = """(element) => {
        const { backgroundColor } = getComputedStyle(element, '::before');
        return backgroundColor !== getComputedStyle(document.body).backgroundColor && backgroundColor !== 'rgba(0, 0, 0, 0)';
    }"""
    assert details.locator(".sheet .back").evaluate(ink)
    assert details.get_by_role("dialog").locator("button.accessory[aria-haspopup]").first.evaluate(ink)


@pytest.mark.exhaustive
def test_reduced_motion_lets_accessories_come_at_once(open_page):
    reminders = open_page("/reminders", reduced_motion="reduce")
    reminders.page.evaluate(
        """() => {
            window.animated = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...values) { window.animated += 1; return animate.apply(this, values); };
        }"""
    )
    reminders.button("Edit").click()
    expect(reminders.row("Wax the boots").get_by_role("checkbox")).to_be_visible()
    reminders.settle()
    assert reminders.page.evaluate("() => window.animated") == 0
    assert reminders.page.locator(".accessory.sign").count() == 0


@pytest.mark.motion
@pytest.mark.motion
@pytest.mark.exhaustive
def test_a_disclosure_turns(open_page):
    emoji = open_page("/emoji")
    chevron = emoji.row("Nature").locator(".disclosure")
    emoji.page.evaluate(
        """() => {
            window.turns = new Set();
            const row = [...document.querySelectorAll('.row')].find((one) => one.querySelector('.text')?.textContent === 'Nature');
            const look = () => {
                const { a, b } = new DOMMatrix(getComputedStyle(row.querySelector('.disclosure')).transform);
                window.turns.add(Math.round(Math.atan2(b, a) * 180 / Math.PI));
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    chevron.click()
    expect(emoji.row("Nature")).to_have_attribute("aria-expanded", "true")
    emoji.page.wait_for_function("() => window.turns.has(90)")
    turns = emoji.page.evaluate("() => [...window.turns]")
    assert turns[0] == 0 and any(10 < turn < 80 for turn in turns)


@pytest.mark.exhaustive
def test_lazily_loaded_children_tell_where_they_stand(open_page, tmp_path):
    (tmp_path / "folder" / "inner").mkdir(parents=True)
    for number in range(30):
        (tmp_path / "folder" / f"file {number:02}").write_text("")
    (tmp_path / "folder" / "inner" / "leaf").write_text("")
    (tmp_path / "last").write_text("")
    gallery = Gallery("browse", str(tmp_path), "--port", "0")
    try:
        files = open_page("/", url=gallery.url)
        folder = files.row("folder")
        expect(folder).to_have_attribute("aria-expanded", "false")
        folder.focus()
        files.page.keyboard.press("ArrowRight")
        expect(folder).to_have_attribute("aria-expanded", "true")
        expect(files.row("inner")).to_be_visible()
        files.settle()
        files.row("inner").focus()
        files.page.keyboard.press("ArrowRight")
        expect(files.row("leaf")).to_be_visible()
        files.settle()

        def place(text):
            return [files.row(text).get_attribute(f"aria-{name}") for name in ("level", "posinset", "setsize")]

        assert place("folder") == ["1", "1", "2"]
        assert place("last") == ["1", "2", "2"]
        assert place("inner") == ["2", "1", "31"]
        assert place("file 00") == ["2", "2", "31"]
        assert place("file 09") == ["2", "11", "31"]
        assert place("leaf") == ["3", "1", "1"]
        assert files.row("file 00").get_attribute("aria-expanded") is None
        # Closing and opening again changes none of it.
        files.row("folder").focus()
        files.page.keyboard.press("ArrowLeft")
        expect(files.row("leaf")).to_have_count(0)
        assert place("last") == ["1", "2", "2"]
        files.page.keyboard.press("ArrowRight")
        expect(files.row("leaf")).to_be_visible()
        assert place("leaf") == ["3", "1", "1"]
    finally:
        gallery.end()


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/mountains", "/sort"])
def test_left_leads_on_from_one_choice_to_the_next_on_mirrored_pages(open_mirrored, path):
    page = open_mirrored(path).page
    choices = page.get_by_role("radiogroup").first.get_by_role("radio")
    texts = choices.all_inner_texts()
    chosen = next(index for index in range(len(texts)) if choices.nth(index).get_attribute("aria-checked") == "true")
    choices.nth(chosen).focus()
    page.keyboard.press("ArrowLeft")
    expect(choices.nth((chosen + 1) % len(texts))).to_be_checked()
    page.keyboard.press("ArrowRight")
    expect(choices.nth(chosen)).to_be_checked()


@pytest.mark.exhaustive
def test_bars_of_heights_begin_where_their_names_do_in_a_mirrored_page(open_mirrored):
    page = open_mirrored("/mountains/K2", expect=False).page
    bar = page.locator(".screen.presented .row", has_text="Kilimanjaro").locator(".backdrop")
    expect(bar).to_have_css("scale", "-1 1")


@pytest.mark.exhaustive
def test_what_is_said_below_the_rows_begins_where_they_do_in_a_mirrored_page(open_mirrored):
    inbox = open_mirrored("/inbox")
    expect(inbox.page.locator("#caption")).to_have_css("text-align", "right")


@pytest.mark.exhaustive
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_heads_stand_above_their_columns_whichever_way_lines_run(open_page, open_mirrored, direction):
    columns = (open_page if direction == "ltr" else open_mirrored)("/catalogue/table-with-columns")
    ends = columns.page.evaluate(
        """() => {
            const ends = (one) => {
                const range = document.createRange();
                range.selectNodeContents(one);
                const { left, right } = range.getBoundingClientRect();
                return document.dir === 'rtl' ? left : right;
            };
            const screen = document.querySelector('.screen.presented') ?? document;
            const heads = [...screen.querySelectorAll('.column-head:not(.wide) button')];
            const cells = [...screen.querySelectorAll('.row:has(.column) .columns')[0].querySelectorAll('.column')];
            return [heads, cells].map((all) => all.map((one) => Math.round(ends(one))));
        }"""
    )
    assert len(ends[0]) == 2 and ends[0] == pytest.approx(ends[1], abs=1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("is_mirrored", [False, True])
def test_what_points_forwards_follows_the_lines(open_page, open_mirrored, is_mirrored):
    page = (open_mirrored if is_mirrored else open_page)("/reorder").page
    names = ["arrow.uturn.backward", "arrow.uturn.forward", "forward.end.fill"]
    # Which way the drawing's own x axis runs.
    ways = page.evaluate(
        """(names) => names.map((name) => {
            const { scale } = getComputedStyle(document.querySelector(`.symbol[data-symbol="${name}"]`));
            return Number(scale.split(' ')[0]) || 1;
        })""",
        names,
    )
    assert ways == [-1 if is_mirrored else 1] * 3


def edges(locator):
    box = locator.bounding_box()
    return round(box["x"]), round(box["x"] + box["width"])


@pytest.mark.exhaustive
def test_on_a_mirrored_desk_what_stands_aside_and_what_opens_is_on_the_other_side(open_mirrored, tmp_path):
    (tmp_path / "folder").mkdir()
    gallery = Gallery("browse", str(tmp_path), "--everywhere", "--port", "0")
    try:
        files = open_mirrored("/", url=gallery.url).page
        # Places on the right, and a menu that begins where the pointer is, towards the left.
        assert edges(files.locator("#sidebar"))[1] == 1280
        row = files.locator("#rows .row").filter(has_text="folder").first
        row.click(button="right", position={"x": 400, "y": 12})
        pointer = row.bounding_box()["x"] + 400
        assert abs(edges(files.get_by_role("menu"))[1] - pointer) <= 2
        # What is in a part of it opens beside that, towards the left, too.
        files.get_by_role("menuitem", name="Move to", exact=True).click()
        expect(files.get_by_role("menu")).to_have_count(2)
        first, second = (edges(files.get_by_role("menu").nth(index)) for index in (0, 1))
        assert second[1] <= first[0] + 16
    finally:
        gallery.end()
    # What tells of the rows is on the left, as are a letter and a program.
    assert edges(open_mirrored("/reorder").page.locator("#sidebar"))[0] == 0
    inbox = open_mirrored("/inbox/28").page
    assert edges(inbox.locator(".screen.beside"))[0] == 0 and edges(inbox.locator("#root .row").first)[0] >= edges(inbox.locator(".screen.beside"))[1] - 1
    catalogue = open_mirrored("/catalogue/bar-and-menus")
    program = catalogue.page
    program.get_by_role("button", name="View Options").click()
    catalogue.wait_for_rest()
    button, menu = edges(program.get_by_role("button", name="View Options")), edges(program.get_by_role("menu"))
    assert menu[0] >= 0 and menu[0] <= button[0] + 1 and menu[1] > button[1]

