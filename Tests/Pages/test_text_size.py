"""Letters of another size than usual, as readers choose it for all pages: rows and controls grow along with them."""

import pytest
from playwright.sync_api import expect

from sampling import sampled
from test_axe import ENTRIES, PAGES
from textsize import BROKEN, CUT, PHONE, SHORT, TABLET, browse, of_size, set_size, sizes  # noqa: F401  (fixtures)
from touch import PHONE as TELEPHONE, swipe

FIRST = ["/million", "/mountains/K2", "/lanes"]

REST = [path for path in ["/", "files", *PAGES, *ENTRIES] if path not in FIRST]


# Lines of text that are cut, lie over each other, or leave their row, and such as end in a mark for what is left out.
FAULTS = """() => {
    const faults = new Set();
    const name = (one) => `${one.className || one.tagName} “${one.textContent.trim().slice(0, 30)}”`;
    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page is wider than its window');
    const lines = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: one, data } = walker.currentNode;
        if (!data.trim() || one.closest('script, style, svg, [inert], .leaving')) continue;
        if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of range.getClientRects()) {
            let { left, top, right, bottom } = box;
            // The upper and the lower end of a line's box is empty.
            const empty = 0.2 * box.height;
            for (let outer = one; outer && outer !== document.body; outer = outer.parentElement) {
                const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(outer);
                const endsEarly = overflowX !== 'visible' && textOverflow === 'ellipsis' && outer.scrollWidth > outer.clientWidth + 1;
                if (endsEarly && webkitLineClamp === 'none') faults.add(`${name(one)} ends early`);
                const clip = outer.getBoundingClientRect();
                if (overflowY !== 'visible') {
                    const isScrolled = ['auto', 'scroll'].includes(overflowY) || outer.matches('.viewport, .lane, .lane *') || webkitLineClamp !== 'none';
                    if (!isScrolled && clip.height > 2 && clip.top < innerHeight && (clip.top > top + empty || clip.bottom < bottom - empty)) {
                        faults.add(`${name(one)} is cut`);
                    }
                    [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
                }
                if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
            }
            if (right - left < 2 || bottom - top < 2 || bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) continue;
            const row = one.closest('.row')?.getBoundingClientRect();
            if (row && (box.top + empty < row.top - 1 || box.bottom - empty > row.bottom + 1)) faults.add(`${name(one)} is out of its row`);
            lines.push({ one, left: left + 1, right: right - 1, top: box.top + empty, bottom: Math.min(bottom, box.bottom - empty) });
        }
    }
    for (const [index, a] of lines.entries()) {
        for (const b of lines.slice(index + 1)) {
            if (a.one === b.one || a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom) continue;
            // What a bar or a pinned header covers is not seen.
            const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
            const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
            const [hit] = document.elementsFromPoint(x, y);
            const covers = [a, b].some(({ one }) => one.closest('.pinned, .bar, .toasts')?.contains(hit));
            if (!covers) faults.add(`${name(a.one)} and ${name(b.one)} lie over each other`);
        }
    }
    return [...faults];
}"""


@pytest.mark.parametrize("path", sampled([*FIRST, *REST]))
def test_letters_of_one_and_a_half_times_and_twice_the_size_find_room(open_page, request, shot, path):
    url = request.getfixturevalue("browse").url if path == "files" else None
    found = {}
    for pixels in (24, 32):
        page = open_page(
            "/" if path == "files" else path, url=url, expect=path != "/", prepare=of_size(pixels), reduced_motion="reduce"
        )
        for width, height in [(1280, 800), (390, 844)]:
            page.page.set_viewport_size({"width": width, "height": height})
            if path != "/":
                page.page.evaluate(
                    """async () => {
                        for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
                        await diffable.ping();
                        await diffable.settled();
                    }"""
                )
            shot(page, f"letters-{pixels}-{width}{path.replace('/', '-')}")
            if faults := page.page.evaluate(FAULTS):
                found[pixels, width] = faults
    assert found == {}


@pytest.mark.exhaustive
def test_the_subject_of_a_reply_is_seen_whole(open_page, shot):
    letter = open_page("/inbox/28", **PHONE)
    set_size(letter.page, 32)
    letter.button("Reply").click()
    subject = letter.page.get_by_role("textbox", name="Subject")
    expect(subject).to_have_value("Re: Pictures, roll 28")
    letter.settle()
    assert subject.evaluate("(field) => field.scrollWidth <= field.clientWidth")
    shot(letter, "inbox-reply-large")


@pytest.mark.exhaustive
def test_signs_grow_with_letters_in_sheets_and_at_rows(open_page):
    sheet = open_page("/share/sheet", expect=False, **PHONE).page
    cross = [".sheet .back::before"]
    sheet.locator(".sheet .back").wait_for()
    usual = sizes(sheet, cross)
    set_size(sheet, 32)
    assert sizes(sheet, cross) == pytest.approx([1.5 * size for size in usual], abs=0.5)
    page = open_page("/together", **PHONE).page
    grip = [".accessory.reorder", ".accessory.reorder::before"]
    (_, usual) = sizes(page, grip)
    set_size(page, 32)
    page.locator(".large-text").wait_for()
    (room, drawn) = sizes(page, grip)
    # As far as pictures do.
    assert drawn == pytest.approx(1.5 * usual, abs=0.5)
    # It asks for little more than is drawn of it, and a finger finds it.
    assert room >= 44


@pytest.mark.exhaustive
def test_pictures_of_pages_show_whole_names_at_twice_the_size(open_page):
    page = open_page("/", expect=False, prepare=of_size(32), viewport={"width": 390, "height": 844}).page
    name = page.locator(".preview .text").get_by_text("Mount Everest", exact=True)
    name.wait_for()
    assert name.evaluate_all(CUT) == []


@pytest.mark.exhaustive
def test_pictures_of_pages_are_drawn_anew_where_letters_change(open_page):
    page = open_page("/", expect=False).page
    name = page.locator(".preview .text").get_by_text("Mount Everest", exact=True)
    name.wait_for()
    height = name.bounding_box()["height"]
    set_size(page, 32)
    page.wait_for_function("() => [...document.querySelectorAll('.stage')].some(({ style }) => parseFloat(style.width) > 800)")
    # Larger, as there are fewer in a line, and no larger than letters became.
    assert name.evaluate_all(CUT) == [] and 1.3 * height < name.bounding_box()["height"] < 2.1 * height


@pytest.mark.exhaustive
def test_a_message_says_what_was_done_to_its_end_at_twice_the_size(open_page):
    page = open_page("/inbox", prepare=of_size(32), **TELEPHONE)
    swipe(page, page.grid.locator(".row.swipeable").first, -200)
    page.page.get_by_role("button", name="Delete").last.tap()
    text = page.page.locator(".toast > span")
    expect(text).to_contain_text("deleted")
    assert text.evaluate("(text) => text.scrollHeight <= text.clientHeight + 1")


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", [*FIRST, *REST])
def test_on_a_tablet_words_are_whole_and_no_name_is_cut_at_one_and_a_half_times_and_twice_the_size(open_page, request, shot, path):
    url = request.getfixturevalue("browse").url if path == "files" else None
    found = {}
    for pixels in (24, 32):
        page = open_page(
            "/" if path == "files" else path, url=url, expect=path != "/", prepare=of_size(pixels), reduced_motion="reduce", **TABLET
        )
        shot(page, f"letters-{pixels}-tablet{path.replace('/', '-')}")
        if faults := [fault for script in (FAULTS, BROKEN, SHORT) for fault in page.page.evaluate(script)]:
            found[pixels] = faults
    assert found == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, text", [("flow-layout", "Pear"), ("badges", "12")])
def test_ends_are_round_whatever_the_size_of_letters(open_page, path, text):
    page = open_page(f"/catalogue/{path}", expect=False, prepare=of_size(32), **TELEPHONE).page
    face = page.locator(".screen.presented .row", has_text=text).first.locator(".face")
    face.wait_for()
    radius, height, top = face.evaluate(
        "(one) => [parseFloat(getComputedStyle(one).borderRadius), one.offsetHeight, one.getBoundingClientRect().top]"
    )
    assert radius >= height / 2
    bar = page.locator(".screen.presented > .bar").bounding_box()
    assert top >= bar["y"] + bar["height"], "no bar cuts it"
