"""The list of all pages: a card for each, with what it shows first, drawn by the same faces."""

import base64
import re

import pytest
from playwright.sync_api import expect

from axe import violations
from sampling import sampled
from listpage import DRAWN, payment
from mirrored import RIGHT_TO_LEFT
from sheets import PAGES as SHEETS
from textsize import of_size


def open_index(open_page, **options):
    index = open_page("/", expect=False, **options).page
    # Those far below are drawn once somebody comes near them.
    index.wait_for_function(
        """() => {
            const cards = [...document.querySelectorAll('.pages li')];
            const missing = cards.find((card) => !card.querySelector('.stage'));
            (missing ?? cards[0]).scrollIntoView({ block: missing ? 'center' : 'end' });
            if (!missing) scrollTo(0, 0);
            return !missing && Number(document.documentElement.dataset.previews) === cards.length;
        }"""
    )
    return index


def test_every_page_of_the_index_has_a_contact_sheet(open_page):
    index = open_page("/", expect=False).page
    listed = index.locator(".pages a").evaluate_all("(links) => links.map((link) => link.pathname)")
    assert len(listed) > 10 and set(listed) <= {sheet.path for sheet in SHEETS.values()}


def card(index, title):
    return index.locator(".pages li").filter(has=index.get_by_text(title, exact=True))


# Lines of words that the lower edge of a card's picture goes through, and are seen.
CUT = """() => [...document.querySelectorAll('.preview')].flatMap((preview) => {
    const { bottom: edge } = preview.getBoundingClientRect();
    const texts = [...preview.querySelectorAll('.text, .secondary, .column, .label')];
    return texts.filter((text) => getComputedStyle(text).visibility === 'visible').flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const scale = text.getBoundingClientRect().height / text.offsetHeight;
        const [, clipped = 0] = getComputedStyle(text).clipPath.match(/inset\\(0px 0px ([\\d.]+)px/) ?? [];
        const end = text.getBoundingClientRect().bottom - clipped * scale;
        const isCut = ({ top, bottom }) => top < Math.min(edge, end) - 1 && bottom > edge + 1;
        return [...range.getClientRects()].filter(isCut).map(() => text.textContent);
    });
})"""


@pytest.mark.parametrize("width", sampled([390, 768, 1200]))
@pytest.mark.exhaustive
def test_no_line_of_words_in_a_picture_is_cut_by_its_edge(open_page, width):
    index = open_index(open_page, viewport={"width": width, "height": 844})
    assert index.evaluate(CUT) == []
    index.set_viewport_size({"width": width - 30, "height": 844})
    index.evaluate(DRAWN)
    assert index.evaluate(CUT) == []
    # What is said on a picture stands on it, and nothing lies over it.
    preview = card(index, "Share Sheet").locator(".preview")
    feet, edge = (one.bounding_box() for one in (preview.get_by_text("29,032 ft"), preview))
    assert feet["y"] + feet["height"] < edge["y"] + edge["height"] - 8
    assert preview.evaluate("(one) => getComputedStyle(one, '::after').content") == "none"
    rows = card(index, "Reorderable List").locator(".preview")
    assert rows.evaluate("(one) => getComputedStyle(one, '::after').content") != "none"


@pytest.mark.exhaustive
def test_cards_of_lists_that_are_ordered_by_hand_show_grips_and_no_others(open_page):
    index = open_index(open_page)
    grips = """(cards) => cards.filter((card) => [...card.querySelectorAll('.reorder')].some((one) =>
        parseFloat(getComputedStyle(one, '::before').width) > 10)).map((card) => card.querySelector('strong').textContent)"""
    assert index.locator(".pages li").evaluate_all(grips) == ["Reorderable List", "Shared List", "Chapters", "Long Moves"]


def test_each_card_shows_the_first_rows_of_its_page(open_page):
    index = open_index(open_page)
    for title, text in [
        ("Mountain Search", "Mount Everest"), ("Reminders", "Wax the boots"), ("A Million Rows", payment(1)),
        ("Emoji Explorer", "Smileys"), ("Reorderable List", "Main Station"), ("Inbox", "Grace"),
    ]:
        preview = card(index, title).locator(".preview")
        row = preview.get_by_text(re.compile(rf"^{text}\b")).first
        box, around = row.bounding_box(), preview.bounding_box()
        assert around["x"] <= box["x"] and box["x"] + box["width"] <= around["x"] + around["width"], title
        assert around["y"] <= box["y"] and box["y"] + box["height"] <= around["y"] + around["height"] + 1, title
    # All begin at one height.
    tops = set()
    for title, face in [("Mountain Search", ".card"), ("Wi-Fi Settings", ".cell"), ("Insertion Sort", ".swatch"), ("Chapters", ".cell")]:
        preview = card(index, title).locator(".preview")
        tops.add(round(preview.locator(f".face{face}").first.bounding_box()["y"] - preview.bounding_box()["y"]))
    assert len(tops) == 1, tops
    # Lists of days begin with different ones.
    shared, own = (card(index, title).locator(".face.header .text").first for title in ("Shared List", "Reorderable List"))
    assert shared.inner_text() != own.inner_text()
    # The lines follow each other, however high they are.
    rows = card(index, "Reminders").locator(".face.cell").all()
    for upper, lower in zip(rows[:3], rows[1:4]):
        above, below = upper.bounding_box(), lower.bounding_box()
        assert abs(above["y"] + above["height"] - below["y"]) < 1


@pytest.mark.parametrize("width, columns", sampled([(390, 1), (1280, 3), (320, 1), (820, 2)], count=2))
@pytest.mark.exhaustive
def test_no_line_of_cards_is_left_unfilled(open_page, width, columns):
    page = open_index(open_page, viewport={"width": width, "height": 900})
    for group in page.locator(".pages").all():
        boxes = group.locator("li").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right, top }) => [left, right, top].map(Math.round))"
        )
        assert len({left for left, _, _ in boxes}) == columns
        lines = {top: [box for box in boxes if box[2] == top] for _, _, top in boxes}
        ends = {(min(left for left, _, _ in line), max(right for _, right, _ in line)) for line in lines.values()}
        assert len(ends) == 1, boxes
    # Those beside each other say equally much, at the same heights.
    places = page.locator(".pages li").evaluate_all(
        """(cards) => cards.map((card) => ['strong', 'small'].map((part) => {
            const range = new Range();
            range.selectNodeContents(card.querySelector(part));
            return Math.round(range.getBoundingClientRect().bottom);
        }))""")
    assert len({title for title, _ in places}) == len({tuple(place) for place in places}), places
    # Words of 16 points are legible in the pictures, of which a wide one shows a wide page.
    for stage in page.locator(".stage").all():
        drawn = 16 * stage.evaluate("(stage) => new DOMMatrix(getComputedStyle(stage).transform).a")
        assert drawn >= (10 if width == 320 else 13)


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, columns", [(390, 1), (820, 1), (1280, 2)])
def test_words_in_pictures_grow_with_letters(open_page, width, columns):
    page = open_index(open_page, viewport={"width": width, "height": 900}, prepare=of_size(32))
    lefts = page.locator(".pages").first.locator("li").evaluate_all("(all) => all.map((one) => one.offsetLeft)")
    assert len(set(lefts)) == columns
    for title, name in [("Mountain Search", "Mount Everest"), ("Reminders", "Wax the boots"), ("Inbox", "Grace Hopper")]:
        preview = card(page, title).locator(".preview")
        text = preview.locator(".text").filter(has_text=name)
        size = text.evaluate(
            """(text) => parseFloat(getComputedStyle(text).fontSize)
                * new DOMMatrix(getComputedStyle(text.closest('.stage')).transform).a"""
        )
        # Nearly as large as the page's own, and no larger.
        assert 19 < size <= 34, (title, size)
        # Lines end in the picture.
        end = text.locator("xpath=ancestor::div[contains(@class, 'face')]").bounding_box()
        around = preview.bounding_box()
        assert end["x"] + end["width"] <= around["x"] + around["width"] + 1, title
    # A grid fills its card.
    grid, swatches = card(page, "Insertion Sort").locator(".preview"), card(page, "Insertion Sort").locator(".swatch")
    bottoms = swatches.evaluate_all("(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))")
    assert bottoms >= grid.bounding_box()["y"] + grid.bounding_box()["height"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("page", ["Inbox", "Reminders", "Mountain Search"])
def test_a_card_stays_at_the_top_when_a_telephone_is_turned(open_page, page):
    # Nothing has scrolled before: a busy Firefox goes back to what its compositor knows.
    index = open_page("/", expect=False, viewport={"width": 390, "height": 844}).page
    wanted = card(index, page)
    wanted.evaluate("(one) => scrollBy(0, one.getBoundingClientRect().top - 20)")
    # The page hears of a scroll with the next frame.
    index.evaluate(DRAWN)
    place = "(one) => [innerWidth, Math.round(one.getBoundingClientRect().top)]"
    assert wanted.evaluate(place)[1] == pytest.approx(20, abs=1)
    for _ in range(2):
        for width, height in [(844, 390), (390, 844)]:
            index.set_viewport_size({"width": width, "height": height})
            index.wait_for_function("(width) => innerWidth === width", arg=width)
            index.evaluate(DRAWN)
            assert wanted.evaluate(place) == [width, pytest.approx(20, abs=1)]


@pytest.mark.parametrize("color_scheme", sampled(["light", "dark"]))
def test_a_card_that_is_pressed_shows_it(open_page, color_scheme):
    page = open_page("/", expect=False, color_scheme=color_scheme).page
    card = page.locator(".pages li").first
    look = lambda: card.evaluate(
        """async (card) => {
            await Promise.all(card.getAnimations().map(({ finished }) => finished));
            const { transform } = getComputedStyle(card);
            return [transform, getComputedStyle(card.querySelector('a'), '::after').backgroundColor];
        }""")
    card.hover()
    hovered = look()
    page.mouse.down()
    pressed = look()
    assert pressed[0] == "matrix(0.98, 0, 0, 0.98, 0, 0)" and pressed[1] != hovered[1]


# Cards of the first group, of one farther down, and of the last.
@pytest.mark.parametrize("path", sampled(["/wifi", "/inbox", "/catalogue"]))
@pytest.mark.exhaustive
def test_who_opened_a_card_by_keys_is_there_again_after_the_way_back(open_page, path):
    page = open_index(open_page)
    card = page.locator(f'.pages a[href="{path}"]')
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#rows .row").first).to_be_visible()
    page.go_back()
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Back to Gallery").click()
    expect(card).to_be_focused()
    # Who points needs no ring there.
    card.click()
    page.get_by_role("link", name="Back to Gallery").click()
    expect(card).not_to_be_focused()


@pytest.mark.exhaustive
def test_a_preview_is_a_picture_for_nobody_but_the_eye(open_page):
    index = open_index(open_page)
    assert index.locator(".preview:not([inert][aria-hidden=true])").count() == 0
    links = index.get_by_role("link").all()
    assert len(links) == index.locator(".pages li").count()
    # They stand in groups, whose pages are beside each other.
    titles = index.get_by_role("heading", level=2).all_inner_texts()
    assert titles == ["From Apple’s Talks", "Everyday", "Looks and Limits"]
    assert index.locator(".pages").count() == len(titles)
    index.keyboard.press("Tab")
    for link in links[:4]:
        assert link.evaluate("(link) => link === document.activeElement")
        index.keyboard.press("Tab")
    # A click on the picture is one on the link.
    box = card(index, "Reminders").locator(".preview").bounding_box()
    index.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    index.wait_for_url("**/reminders")


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "options",
    sampled([
        {"color_scheme": "light"},
        {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"},
        {"color_scheme": "dark"}, {"viewport": {"width": 320, "height": 256}},
    ]),
)
def test_axe_finds_nothing_on_the_index(open_page, options):
    index = open_index(open_page, reduced_motion="reduce", **options)
    assert violations(index) == []
    assert index.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.exhaustive
def test_a_picture_is_drawn_once_its_card_is_near_and_anew_in_another_arrangement(open_page):
    page = open_page("/", expect=False, viewport={"width": 390, "height": 844}).page
    page.locator(".stage").first.wait_for()
    last = page.locator(".pages li").last
    assert last.locator(".stage").count() == 0
    last.scroll_into_view_if_needed()
    last.locator(".stage").wait_for()
    first = page.locator(".pages li").first
    widths = {}
    for width in (390, 1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_function(
            """() => {
                const [picture, stage] = ['.preview', '.preview .stage'].map((one) => document.querySelector(one)?.getBoundingClientRect());
                return picture && stage && Math.abs(picture.width - stage.width) < 1;
            }"""
        )
        widths.setdefault(width, []).append(first.locator(".stage").evaluate("(stage) => parseFloat(stage.style.width)"))
    assert widths[390][0] == widths[390][1] < widths[1280][0]


@pytest.mark.exhaustive
def test_pictures_of_pages_that_read_from_the_right_do_so_too(open_page):
    index = open_index(open_page, viewport={"width": 390, "height": 844}, prepare=lambda page: page.add_init_script(RIGHT_TO_LEFT))
    row = card(index, "Mountain Search").locator(".row").filter(has=index.get_by_text("K2", exact=True))
    image, name, height = (row.locator(part).bounding_box() for part in (".image", ".text", ".column"))
    assert image["x"] > name["x"] > height["x"]
    around = card(index, "Mountain Search").bounding_box()
    assert around["x"] < height["x"] and image["x"] + image["width"] < around["x"] + around["width"]


def test_the_document_has_no_rows_that_no_card_has_room_for(open_page):
    tops = open_index(open_page).locator(".pages li script").evaluate_all("""(scripts) => scripts
        .map((script) => JSON.parse(script.textContent)).flatMap(({ rows = [], lanes = [] }) => rows
            .map(({ frame, lane }) => frame[1] + (lanes.find(({ id }) => id === lane)?.frame[1] ?? 0)))""")
    assert len(tops) > 200 and max(tops) < 1.2 * 320


@pytest.mark.parametrize("width", sampled([768, 1200]))
def test_a_picture_that_a_card_has_no_room_for_is_not_pressed_flat(open_page, width):
    index = open_index(open_page, viewport={"width": width, "height": 844})
    heights = card(index, "Orthogonal Sections").locator(".row").evaluate_all("(rows) => rows.map((row) => row.offsetHeight)")
    assert min(heights) >= 40


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [390, 1280])
def test_a_small_title_takes_the_place_of_the_large_one_of_the_index(open_page, width):
    index = open_page("/", expect=False, viewport={"width": width, "height": 844}).page
    small, large = index.locator(".index-bar > span"), index.locator("h1")
    expect(small).to_have_text(large.text_content())
    for place, opacity in [(0, "0"), (400, "1"), (0, "0")]:
        index.evaluate("(place) => scrollTo(0, place)", place)
        expect(small).to_have_css("opacity", opacity)
        expect(large).to_have_css("opacity", "1" if opacity == "0" else "0")
    # What has the keys stands below it.
    link = index.locator(".pages a").nth(4)
    index.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    link.focus()
    top = link.evaluate("(one) => one.getBoundingClientRect().y")
    assert top >= index.locator(".index-bar").bounding_box()["height"]


# How much two pixels below each other differ at most, in a part of a picture.
ROUGHNESS = """async ([data, left, width, height]) => {
    const image = await createImageBitmap(await (await fetch(data)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(left, 0, width, height).data;
    let most = 0;
    for (let at = 4 * width; at < pixels.length; at += 4) most = Math.max(most, Math.abs(pixels[at] - pixels[at - 4 * width]));
    return most;
}"""


@pytest.mark.chromium("Firefox takes no picture of a page with our styles")
@pytest.mark.exhaustive
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("scale", [1, 2])
def test_no_letter_is_read_through_the_bar_of_the_index(browser, gallery, scheme, scale):
    page = browser.new_page(viewport={"width": 390, "height": 600}, device_scale_factor=scale, color_scheme=scheme)
    page.goto(gallery.url)
    words = page.locator(".lead")
    for place in (40, 20, 5):
        # The words stand so far below the upper edge.
        words.evaluate("(words, place) => scrollTo(0, words.getBoundingClientRect().y + scrollY - place)", place)
        expect(page.locator(".index-bar > span")).to_have_css("opacity", "1")
        page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
        picture = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
        reader = browser.new_page()
        assert reader.evaluate(ROUGHNESS, [picture, 20 * scale, 120 * scale, 51 * scale]) <= 4
        reader.close()
    page.close()
