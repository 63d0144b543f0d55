"""Windows of little height: how much of a list is seen at four times the size, and on a phone on its side."""

import pytest
from playwright.sync_api import expect

from filepage import browse, directory  # noqa: F401  (fixtures)
from gallery import Gallery
from sampling import sampled
from textsize import of_size
from touch import PHONE

ZOOMED = {"viewport": {"width": 320, "height": 256}}
ON_ITS_SIDE = PHONE | {"viewport": {"width": 844, "height": 390}}

# How many rows, but for their headings, are seen whole, and how many at all.
SEEN = """() => {
    const rows = [...document.querySelectorAll('.screen:not(.covered) > .panes > .main-pane .row:not(.leaving):has(> .face:not(.header, .footer))')];
    const places = rows.map((row) => {
        const { left, top, width, height } = row.getBoundingClientRect();
        return [top + 2, top + height / 2, top + height - 2].map((y) => row.contains(document.elementFromPoint(left + width / 2, y)));
    });
    return [places.filter((all) => all.every((one) => one)).length, places.filter((all) => all.some((one) => one)).length];
}"""

# More are seen whole where a row has one line, or two short ones. Of lanes only the first is looked at.
MOST = {"/chapters": 5, "/million": 3, "/long": 3, "/together": 3, "files": 4}
# Tiles of numbers and of pictures are as high as two rows.
TILES = {"/share", "/mountains/K2", "/lanes"}
FURTHER = ["/mountains/K2", "/reminders/3", "/share/sheet/actions"]


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("low")
    for number in range(40):
        (folder / f"file {number:02}").write_text("")
    gallery = Gallery("browse", str(folder), "--port", "0")
    yield gallery.url
    gallery.end()


@pytest.mark.parametrize("width, height", sampled([(320, 256), (640, 400)]))
@pytest.mark.exhaustive
def test_rows_are_seen_however_small_the_window_is(open_page, files, width, height):
    index = open_page("/", expect=False).page
    pages = [path for path in index.locator("a").evaluate_all("(all) => all.map((one) => one.getAttribute('href'))") if path != "/"]
    assert len(pages) >= 16
    few = {}
    for path in [*pages, *FURTHER, "files"]:
        page = open_page(*(("/", files) if path == "files" else (path,)), expect=False, viewport={"width": width, "height": height})
        page.page.wait_for_function("() => window.diffable?.isConnected && !diffable.isBusy")
        page.page.locator(".row:visible").first.wait_for()
        page.wait_for_rest()
        first, seen_first = page.page.evaluate(SEEN)
        page.page.keyboard.press("PageDown")
        page.wait_for_server()
        page.wait_for_rest()
        further, seen = (first, seen_first) if path == "/lanes" else page.page.evaluate(SEEN)
        least = 2 if width == 320 else 3
        if min(first, further) < least or (width == 320 and first < MOST.get(path, 2)):
            few[path] = (first, further)
        if path not in TILES and min(seen_first, seen) < 3:
            few[path] = (seen_first, seen)
        assert page.page.evaluate("() => document.documentElement.scrollWidth") == width
    assert few == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/share", "/mountains/K2", "/reminders/3"])
@pytest.mark.parametrize("options", [ZOOMED, {"viewport": {"width": 568, "height": 320}}, ON_ITS_SIDE])
def test_a_low_portrait_holds_what_it_shows(open_page, path, options):
    page = open_page(path, expect=False, **options)
    face = page.page.locator(".screen:not(.covered) .main-pane .face.card").first
    face.wait_for()
    page.settle()
    card = face.bounding_box()
    shown = [one for one in face.locator(".text, .secondary, .image").all() if one.bounding_box()["height"] > 0]
    assert shown
    for one in shown:
        box = one.bounding_box()
        assert box["y"] >= card["y"] and box["y"] + box["height"] <= card["y"] + card["height"]


# How light the lightest point of a picture is.
LIGHTEST = """async (bytes) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const linear = (value) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    let most = 0;
    for (let at = 0; at < data.length; at += 4) {
        most = Math.max(most, 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]));
    }
    return most;
}"""


@pytest.mark.exhaustive
@pytest.mark.chromium("a picture takes a style of its own, which the page refuses in Firefox")
@pytest.mark.parametrize("name", sampled(["K2", "Matterhorn", "Mont Blanc", "Kilimanjaro"]))
def test_white_words_on_a_low_portrait_can_be_read_and_lie_on_no_sun(open_page, name):
    page = open_page(f"/mountains/{name}", **ZOOMED)
    face = page.page.locator(".screen:not(.covered) .main-pane .face.card").first
    page.wait_for_rest()
    face.locator(".backdrop").evaluate("(picture) => picture.decode()")
    place = face.locator(".text").evaluate("""(text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        const { x, y, width, height } = words.getBoundingClientRect();
        text.closest('.texts').style.visibility = 'hidden';
        // Letters are as high as two thirds of their line.
        return { x, y: y + height / 6, width, height: height * 2 / 3 };
    }""")
    light = page.page.evaluate(LIGHTEST, list(page.page.screenshot(clip=place)))
    assert 1.05 / (light + 0.05) > 3


# How near words come to the upper and the lower edge of the ground they stand on.
ROOM_OF_WORDS = """() => Math.min(...[...document.querySelectorAll('.screen:not(.covered) .row > .face:is(.card, .inlaid)')].flatMap((face) => {
    const { top, bottom } = face.getBoundingClientRect();
    const inset = face.matches('.inlaid') ? parseFloat(getComputedStyle(face, '::before').top) : 0;
    return [...face.querySelectorAll('.texts > *')].flatMap((text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        const box = words.getBoundingClientRect();
        return [box.top - top - inset, bottom - inset - box.bottom];
    });
}))"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["distinct-sections", "custom-cells"])
def test_words_of_a_low_window_keep_from_the_edges_of_their_card(open_page, name):
    page = open_page(f"/catalogue/{name}", **ZOOMED)
    page.wait_for_rest()
    assert page.page.evaluate(ROOM_OF_WORDS) > 4


@pytest.mark.exhaustive
def test_no_heading_of_a_low_window_is_larger_than_its_title(open_page):
    size = "(one) => parseFloat(getComputedStyle(one).fontSize)"
    for path in ("/emoji", "/reminders", "/lanes", "/wifi"):
        page = open_page(path, **ZOOMED).page
        title = page.locator("#title").evaluate(size)
        for heading in page.locator("#rows .face.header .text").all():
            assert heading.evaluate(size) <= title, path


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, height", [(320, 256), (640, 400), (844, 390)])
def test_the_heads_of_an_empty_folder_are_pressed_in_a_low_window(browse, open_page, directory, width, height):  # noqa: F811
    page = open_page("/empty", url=browse(directory).url, expect=False, viewport={"width": width, "height": height})
    page.page.get_by_text("Folder Is Empty").wait_for()
    page.settle()
    heads = page.page.locator(".heads").bounding_box()
    head = page.page.get_by_role("columnheader", name="Name")
    head.get_by_role("button").first.click(timeout=5000)
    expect(head).to_have_attribute("aria-sort", "descending")
    what = page.page.locator(".unavailable .what").bounding_box()
    assert what["y"] >= heads["y"] + heads["height"]
    page.button("New Folder").last.click(trial=True)


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_on_a_phone_on_its_side_the_trash_is_whole_below_a_few_folders(browse, open_page, directory):  # noqa: F811
    for number in range(3):
        (directory / f"Folder {number}").mkdir()
    page = open_page("/", url=browse(directory).url, **ON_ITS_SIDE)
    box = page.page.locator("#sidebar .row", has_text="Trash").bounding_box()
    assert box["height"] >= 44 and box["y"] + box["height"] <= 390


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("width, height", [(844, 390), (667, 375)])
def test_on_a_phone_on_its_side_a_search_with_scopes_has_the_titles_line(open_page, width, height):
    mountains = open_page("/mountains", **ON_ITS_SIDE | {"viewport": {"width": width, "height": height}})
    bar, title = (mountains.page.locator(one).first for one in ("#root > .bar", "#title"))
    low = bar.bounding_box()["height"]
    assert low <= 45
    boxes = [mountains.page.locator(name).first.bounding_box() for name in ("#root .back", ".search", ".segments")]
    middles = [one["y"] + one["height"] / 2 for one in boxes]
    assert max(middles) - min(middles) <= 1 and title.bounding_box()["width"] > 100
    scope = mountains.page.get_by_role("radio", name="Favorites")
    expect(scope).to_be_hidden()
    mountains.page.locator(".search").first.tap()
    mountains.search.press_sequentially("mon")
    mountains.wait_for_status("20 mountains")
    mountains.wait_for_rest()
    assert bar.bounding_box()["height"] == low and mountains.page.locator(".search").first.bounding_box()["width"] >= 180
    # The order and each scope are reached, and the way out of the search.
    mountains.page.get_by_role("radio", name="Name").tap()
    expect(mountains.page.get_by_role("radio", name="Name")).to_be_checked()
    scope.tap()
    expect(scope).to_be_checked()
    mountains.button("Cancel").tap()
    mountains.wait_for_status("500 mountains")
    mountains.wait_for_rest()
    expect(title).to_be_in_viewport()
    assert bar.bounding_box()["height"] == low


@pytest.mark.exhaustive
@pytest.mark.parametrize("height", [256, 568])
def test_the_buttons_of_a_narrow_bar_have_one_height_and_one_corner(browse, open_page, directory, height):  # noqa: F811
    url = browse(directory).url
    seen = """() => [...document.querySelectorAll('#root > .bar :is(.drawer-button, .refresh-button, .more-button, .controls > .button, .search)')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 2)
        .map((one) => [one.offsetHeight, getComputedStyle(one).borderTopLeftRadius].join())"""
    for path in ("/mountains", "/inbox", "/million", "/together", "/docs"):
        page = open_page(path, url=url if path == "/docs" else None, viewport={"width": 320, "height": height})
        page.settle()
        looks = page.page.evaluate(seen)
        assert len(looks) >= 2 and len(set(looks)) == 1, (path, looks)


# The words of a text that stand on more than one line.
BROKEN = r"""(all) => all.flatMap((one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const broken = [];
    while (texts.nextNode()) {
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
    }
    return broken;
})"""


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("width", [641, 667, 800])
def test_no_word_is_broken_in_the_list_beside_another_one_on_a_phone_on_its_side(open_page, width):
    page = open_page("/catalogue/drag-and-drop", **PHONE | {"viewport": {"width": width, "height": 375}})
    texts = page.page.locator(".sidebar:visible .text")
    expect(texts.filter(has_text="Spaghetti")).to_be_visible()
    page.settle()
    assert texts.evaluate_all(BROKEN) == []


@pytest.mark.exhaustive
def test_no_word_of_a_button_is_broken_where_letters_are_twice_as_large(open_page):
    page = open_page("/mountains/K2/sheet/device", prepare=of_size(32), viewport={"width": 320, "height": 256}).page
    buttons = page.locator(".alert-action")
    expect(buttons).to_have_count(2)
    assert buttons.evaluate_all(BROKEN) == []
    close, copy = (one.bounding_box() for one in buttons.all())
    assert copy["y"] + copy["height"] <= close["y"] and copy["x"] + copy["width"] <= 320
    buttons.first.evaluate("(button) => { button.textContent = 'Wiederherstellungsverfahren'; }")
    assert page.locator(".alert-box").evaluate("(box) => box.scrollWidth <= box.clientWidth")
