"""How the rows of the file browser look: their colours in the dark, names that are cut in their middle, narrow columns."""

import os
import re
import time

import pytest
from playwright.sync_api import expect

from filepage import browse, directory, files  # noqa: F401  (fixtures)
from touch import PHONE


def luminance(color):
    parts = [float(part) for part in re.findall(r"[\d.]+", color)][:3]
    shares = [part if color.startswith("color(") else part / 255 for part in parts]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def style(locator, name):
    return locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)


@pytest.mark.exhaustive
@pytest.mark.motion
def test_a_drawer_leaves_with_the_place_that_a_choice_in_it_leaves(directory, browse, open_page):  # noqa: F811
    files = open_page("/", url=browse(directory).url, **PHONE)
    files.page.locator(".drawer-button").tap()
    files.settle()
    files.page.evaluate("""() => {
        window.heads = [];
        const look = () => {
            const upper = document.querySelector('.over-place .drawer-head');
            const left = document.querySelector('.left-place .drawer-head');
            if (upper) window.heads.push([getComputedStyle(upper).visibility, left.getBoundingClientRect().right]);
            requestAnimationFrame(look);
        };
        look();
    }""")
    files.page.locator(".sidebar .row").nth(1).tap()
    files.page.wait_for_function("() => window.heads.length > 0 && !document.querySelector('.over-place')")
    heads = files.page.evaluate("() => window.heads")
    assert all(visibility == "hidden" for visibility, _ in heads), heads
    assert heads[0][1] > 100, heads


def test_places_in_a_drawer_are_for_fingers_and_its_head_stands_on_their_ground(directory, browse, open_page):  # noqa: F811
    # The window of a computer, as a tablet's places are for fingers everywhere.
    page = open_page("/", url=browse(directory).url, viewport=PHONE["viewport"])
    page.page.locator(".drawer-button").click()
    sidebar = page.page.locator(".sidebar.viewport")
    place = sidebar.locator(".row", has_text="docs")
    expect(place).to_be_visible()
    page.settle()
    assert place.bounding_box()["height"] == 44
    assert style(page.page.locator(".drawer-head"), "backgroundColor") == style(sidebar, "backgroundColor")
    # Beside the files they are for a pointer.
    page.page.set_viewport_size({"width": 1280, "height": 800})
    page.page.wait_for_function("() => document.querySelector('.sidebar.viewport .row').offsetHeight === 32")


@pytest.mark.exhaustive
def test_what_is_said_beside_a_name_gives_way_to_it(directory, browse, open_page):  # noqa: F811
    (directory / "a link to somewhere").symlink_to("/".join(f"a folder with a long name {number}" for number in range(9)))
    files = open_page("/", url=browse(directory).url)
    row = files.row("a link to somewhere")
    expect(row).to_contain_text("a folder with a long name 3")
    files.settle()
    shown = row.locator(".text").evaluate("(text) => text.dataset.shown")
    assert shown in (None, "a link to somewhere"), shown
    name, said = row.locator(".text").bounding_box(), row.locator(".secondary").bounding_box()
    assert name["width"] > 100 and said["x"] >= name["x"] + name["width"]


@pytest.mark.exhaustive
def test_what_is_selected_is_seen_in_the_dark(directory, browse, open_page):  # noqa: F811
    files = open_page("/", url=browse(directory).url, color_scheme="dark")
    row = files.row("big.bin")
    row.locator(".text").click()
    expect(row).to_have_attribute("aria-selected", "true")
    places = files.page.locator("#sidebar")
    ground = style(files.page.locator("body"), "backgroundColor")
    assert contrast(style(places, "backgroundColor"), ground) > 1.2
    # With and without the keys.
    for leave in [lambda: None, files.search.focus]:
        leave()
        selected = style(row.locator(".face"), "backgroundColor")
        assert contrast(selected, ground) > 1.4
        for text in [".text", ".columns"]:
            assert contrast(style(row.locator(text), "color"), selected) > 4.5


def test_a_name_whose_middle_gives_way_is_read_in_one_piece(directory, browse, open_page):  # noqa: F811
    name = "a name that is longer than there is room for in a narrow list.html"
    (directory / name).write_text("")
    (directory / "<script>.html.txt").write_text("")
    files = open_page("/", url=browse(directory).url, viewport={"width": 700, "height": 700})
    for text in [name, "<script>.html.txt"]:
        expect(files.page.get_by_role("row", name=re.compile(re.escape(text)))).to_have_count(1)
        assert files.row(text).locator(".text").evaluate("(line) => line.innerText") == text
    # What is drawn ends as the name does, at the edge of its column.
    cut = files.row(name).locator(".text")
    assert cut.evaluate("(line) => line.dataset.shown").endswith("ist.html")
    # Where there is a blank at the cut, the gap is no wider for it.
    (directory / "a name that is longer than there is room for, part 12.html").write_text("")
    end = files.row("a name that is longer than there is room for, part 12.html").locator(".text")
    assert end.evaluate("(line) => line.dataset.shown").endswith("\u202612.html")


@pytest.mark.exhaustive
def test_on_a_telephone_a_name_has_two_lines_before_its_middle_gives_way(directory, browse, open_page):  # noqa: F811
    long = "A folder with a rather long name that is cut on a phone"
    (directory / long).mkdir()
    longer = "a name of many_words without a blank or with some that is longer than two lines of a telephone are.tar.gz"
    (directory / longer).write_text("")
    files = open_page("/", url=browse(directory).url, **PHONE)
    text = files.row(long).locator(".text")
    expect(text).to_have_attribute("data-shown", "A folder with a rather long name\nthat is cut on a phone")
    row = files.row(longer)
    cut = row.locator(".text")
    first, second = cut.get_attribute("data-shown").split("\n")
    assert longer.startswith(f"{first} ") and "…" not in first and re.search(r"\S…\S+\.tar\.gz$", second), (first, second)
    for name in (text, cut):
        inner, outer = name.bounding_box(), name.locator("xpath=ancestor::*[contains(@class, 'row')][1]").bounding_box()
        assert outer["height"] == 60
        assert inner["height"] == 44 and inner["y"] == outer["y"] + 8
    assert files.row("big.bin").bounding_box()["height"] == 44
    # What is searched for is marked in both lines.
    files.search.fill("name that is cut")
    found = files.row(long).locator(".drawn > .run")
    expect(found.first).to_be_attached()
    files.settle()
    pieces = found.evaluate_all("(all) => all.map((one) => one.dataset.shown)")
    assert "".join(pieces) == "A folder with a rather long name\nthat is cut on a phone"
    marked = files.row(long).locator(".drawn > .run[style*=background]")
    assert marked.evaluate_all("(all) => all.map((one) => one.dataset.shown)") == ["name", "that is cut"]


@pytest.mark.exhaustive
def test_narrow_columns_leave_the_names_their_room(directory, browse, open_page):  # noqa: F811
    long_ago = time.mktime((2023, 7, 22, 12, 0, 0, 0, 0, -1))
    os.utime(directory / "big.bin", (long_ago, long_ago))
    files = open_page("/", url=browse(directory).url, viewport={"width": 700, "height": 700})
    row = files.row("big.bin")
    assert row.locator(".texts").bounding_box()["width"] >= 260
    date = row.locator(".column").last
    assert date.inner_text() == "Jul 22, 2023"
    assert re.fullmatch(r"\d\d:\d\d", files.row("<b>bold").locator(".column").last.inner_text())
    for column in row.locator(".column").all():
        assert column.evaluate("(column) => column.scrollWidth <= column.clientWidth")
    files.page.set_viewport_size({"width": 1280, "height": 700})
    assert date.inner_text() == "Jul 22, 2023 at 12:00"
    assert files.row("<b>bold").locator(".column").last.inner_text().startswith("Today at ")
    # What folders haven't is a dash where there are columns, and nothing beside names on a telephone.
    size = files.row("docs").locator(".column").first
    expect(size).to_have_text("–")
    files.page.set_viewport_size({"width": 390, "height": 700})
    expect(size).to_be_hidden()
    expect(row.locator(".column").first).to_be_visible()


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_on_a_tablet_columns_leave_the_names_their_room(directory, browse, open_page):  # noqa: F811
    options = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
    files = open_page("/", url=browse(directory).url, **options)
    row = files.row("big.bin")
    assert row.locator(".texts").bounding_box()["width"] >= 320
    for column in row.locator(".column").all():
        assert column.evaluate("(column) => column.scrollWidth <= column.clientWidth")


@pytest.mark.exhaustive
def test_places_are_a_column_or_a_drawer_at_once_when_the_window_is_made_wider_or_narrower(files):  # noqa: F811
    page = files.page
    page.set_viewport_size({"width": 640, "height": 800})
    files.settle()
    for width in (641, 640):
        page.evaluate(
            """() => {
                window.seen = new Set();
                const look = () => {
                    const { left, right } = document.querySelector('#sidebar').getBoundingClientRect();
                    if (innerWidth === WIDTH && right > 0) seen.add(Math.round(left));
                    window.looking = requestAnimationFrame(look);
                };
                look();
            }""".replace("WIDTH", str(width)))
        page.set_viewport_size({"width": width, "height": 800})
        files.wait_for_server()
        files.wait_for_rest()
        page.evaluate("() => cancelAnimationFrame(window.looking)")
        assert page.evaluate("() => [...seen]") == ([0] if width == 641 else [])


# The texts of rows that are read over each other: each is seen, and not cut off at the edge that its block comes from.
OVERLAID = """() => {
    const texts = [...document.querySelectorAll('#rows .row')].filter((row) => {
        const block = row.closest('.outline-block');
        const isOut = !block || row.getBoundingClientRect().top >= block.getBoundingClientRect().top;
        return isOut && Number(getComputedStyle(row.querySelector('.face')).opacity) > 0.3;
    }).map((row) => row.querySelector('.text')).filter((text) => text);
    const boxes = texts.map((text) => text.getBoundingClientRect());
    return texts.flatMap((text, index) => texts.slice(index + 1).filter((_, other) => {
        const [one, two] = [boxes[index], boxes[index + 1 + other]];
        return Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 6;
    }).map((other) => `${text.textContent} / ${other.textContent}`));
}"""


@pytest.mark.exhaustive
@pytest.mark.motion
@pytest.mark.parametrize("share", [0.25, 0.5, 0.75])
@pytest.mark.parametrize("word", ["deep", "bold"])
def test_a_search_replaces_what_is_in_a_folder_that_still_opens(files, word, share):  # noqa: F811
    button = files.row("docs").get_by_role("button").first
    files.catch(button.click, share=0.2, of=".outline-block-content")
    files.catch(lambda: files.search.fill(word), share=share)
    assert files.page.evaluate(OVERLAID) == []
    files.release()
    assert files.page.locator(".outline-block").count() == 0 and files.leaving().count() == 0
    assert files.texts() == {"deep": ["docs", "inner", "deep.txt"], "bold": ["<b>bold"]}[word]
