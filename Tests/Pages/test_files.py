"""The file browser: a real directory as an outline, by mouse and by keyboard, while the disk changes."""

import os
import re

import pytest
from playwright.sync_api import expect

from filepage import LONG, browse, directory, files, open_docs_and_inner, toggle  # noqa: F401  (fixtures)
from sampling import sampled


def test_everything_is_shown_as_what_it_is(files, shot):
    files.wait_for_status("14 items")
    texts = files.texts()
    assert texts[:3] == ["docs", "empty", "locked"]
    for name in ["文件.txt", "ملف.txt", "🗂️ files", "a␊b␛[31m", LONG, "<b>bold"]:
        assert name in texts
    expect(files.row("big.bin")).to_contain_text("3.0 MB")
    expect(files.row("good link")).to_contain_text("→ big.bin")
    expect(files.row("broken link")).to_contain_text("can’t be found")
    expect(files.row("one")).to_contain_text("→ other, which can’t be found")
    expect(files.row("good link").get_by_role("button")).to_have_count(0)
    shot(files, "files")


@pytest.mark.exhaustive
def test_a_folder_that_is_opened_by_its_address_has_the_places_beside_it(directory, browse, open_page):
    (directory / "docs" / "photo.PNG").write_bytes(b"")
    (directory / "docs" / "run").write_text("")
    (directory / "docs" / "run").chmod(0o755)
    files = open_page("/docs", url=browse(directory).url)
    for name, symbol in [("readme.md", "doc.text"), ("photo.PNG", "photo"), ("run", "terminal"), ("inner", "folder.fill")]:
        expect(files.row(name).locator(f"[data-symbol='{symbol}']")).to_be_visible()
    place = files.page.get_by_role("navigation", name="Places").locator(".row", has_text="docs")
    expect(place).to_have_attribute("aria-selected", "true")
    places = files.page.get_by_role("navigation", name="Places").get_by_role("grid")
    expect(places).to_have_accessible_name("Places")
    for name in (directory.name, "docs", "Trash"):
        expect(places.get_by_role("row", name=name, exact=True)).to_have_count(1)


@pytest.mark.exhaustive
def test_places_that_make_room_have_the_ground_of_the_sidebar(directory, files):
    places = files.page.get_by_role("navigation", name="Places")
    files.catch(lambda: (directory / "another").mkdir(), 0.4, of=".sidebar .row")
    grounds = places.locator(".row.moving .face").evaluate_all(
        "(faces) => faces.map((face) => getComputedStyle(face).backgroundColor).map((one) => one.match(/[0-9.]+/g).map(Number))")
    assert grounds, "no place moves"
    ground = [int(one) for one in places.evaluate("(one) => getComputedStyle(one).backgroundColor.match(/[0-9]+/g)")][:3]
    for color in grounds:
        rgb = [255 * one for one in color[:3]] if max(color[:3]) <= 1 else color[:3]
        assert color[-1] == 0 or all(abs(one - other) < 2 for one, other in zip(rgb, ground)), (color, ground)
    files.release()


def test_a_folder_opens_and_closes_by_mouse(files):
    toggle(files, "docs")
    expect(files.row("readme.md")).to_be_visible()
    docs = files.row("docs")
    expect(docs).to_have_attribute("aria-expanded", "true")
    inner = files.row("inner")
    expect(inner).to_have_attribute("aria-level", "2")
    toggle(files, "inner")
    expect(files.row("deep.txt")).to_be_visible()
    toggle(files, "docs")
    expect(files.row("readme.md")).to_have_count(0)
    expect(files.row("deep.txt")).to_have_count(0)
    # What was open below is open again.
    toggle(files, "docs")
    expect(files.row("deep.txt")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.motion
@pytest.mark.parametrize("count", [150, 400, 3000])
def test_a_folder_whose_files_come_in_pieces_unfolds(files, directory, count):
    folder = directory / "pieces"
    folder.mkdir()
    for number in range(count):
        (folder / f"piece {number:04}.txt").touch()
    expect(files.row("pieces")).to_be_visible()
    for _ in range(3):
        files.page.reload()
        files.wait_for_rows()
        files.page.evaluate("""() => {
            window.unfolded = false;
            const look = () => {
                if (document.getAnimations().some((one) => one.effect.target?.matches('.outline-block, .outline-block *'))) window.unfolded = true;
                else requestAnimationFrame(look);
            };
            look();
        }""")
        toggle(files, "pieces")
        files.page.wait_for_function("() => window.unfolded")
        toggle(files, "pieces")
        expect(files.row("piece 0001.txt")).to_have_count(0)


def test_arrow_keys_open_close_and_walk(files):
    files.page.keyboard.press("Tab")
    files.row("docs").click()
    assert files.focused_text == "docs"
    files.page.keyboard.press("ArrowRight")
    expect(files.row("readme.md")).to_be_visible()
    files.settle()
    files.page.keyboard.press("ArrowRight")
    assert files.focused_text == "inner"
    files.page.keyboard.press("ArrowDown")
    assert files.focused_text == "readme.md"
    files.page.keyboard.press("ArrowLeft")
    assert files.focused_text == "docs"
    files.page.keyboard.press("ArrowLeft")
    expect(files.row("readme.md")).to_have_count(0)
    assert files.focused_text == "docs"


@pytest.mark.exhaustive
def test_hidden_files_come_on_demand(files):
    expect(files.row(".hidden")).to_have_count(0)
    files.page.get_by_role("switch", name="Hidden Files").click()
    expect(files.row(".hidden")).to_be_visible()
    files.wait_for_status("15 items")
    files.page.get_by_role("switch", name="Hidden Files").click()
    expect(files.row(".hidden")).to_have_count(0)


@pytest.mark.exhaustive
def test_what_is_open_stays_open_when_hidden_files_come_and_go(files):
    open_docs_and_inner(files)
    for name in [".hidden", None]:
        files.page.get_by_role("switch", name="Hidden Files").click()
        expect(files.row(".hidden")).to_have_count(1 if name else 0)
        expect(files.row("deep.txt")).to_be_visible()


def test_what_is_open_is_open_again_when_the_page_is_loaded_again(files):
    open_docs_and_inner(files)
    files.page.reload()
    files.wait_for_rows()
    expect(files.row("deep.txt")).to_be_visible()
    toggle(files, "inner")
    expect(files.row("deep.txt")).to_have_count(0)
    # The address is written a moment later.
    expect(files.page).not_to_have_url(re.compile("inner"))
    files.page.reload()
    files.wait_for_rows()
    expect(files.row("readme.md")).to_be_visible()
    expect(files.row("deep.txt")).to_have_count(0)


@pytest.mark.exhaustive
def test_open_folders_are_remembered_only_where_that_is_asked_for(directory, browse, open_page):
    for options, is_open in [([], False), (["--remember"], False), (["--remember"], True)]:
        gallery = browse(directory, *options)
        page = open_page("/", url=gallery.url)
        expect(page.row("docs")).to_be_visible()
        if is_open:
            expect(page.row("deep.txt")).to_be_visible()
        else:
            expect(page.row("readme.md")).to_have_count(0)
            open_docs_and_inner(page)
        page.page.close()
        assert gallery.end() == 0


@pytest.mark.exhaustive
def test_typing_shows_what_has_the_text_in_its_name(files, directory):
    (directory / "docs" / "Café Notes.txt").write_text("")
    (directory / "other").unlink()
    open_docs_and_inner(files)
    toggle(files, "docs")
    files.search.fill("DEEP")
    expect(files.row("big.bin")).to_have_count(0)
    # The folders that lead there stay, opened by the filter.
    files.settle()
    assert files.texts() == ["docs", "inner", "deep.txt"]
    files.wait_for_status(re.compile("^1 of [0-9]+ items$"))
    files.search.fill("cafe")
    expect(files.row("Café Notes.txt")).to_be_visible()
    expect(files.row("deep.txt")).to_have_count(0)
    # What appears on disk meanwhile appears only if it has the text too.
    (directory / "docs" / "cafe 2").write_text("")
    (directory / "docs" / "tea").write_text("")
    expect(files.row("cafe 2")).to_be_visible()
    expect(files.row("tea")).to_have_count(0)
    # A folder with the text in its name can be opened, and shows all that is in it.
    files.search.fill("EMPTY")
    (directory / "empty" / "thing").write_text("")
    toggle(files, "empty")
    expect(files.row("thing")).to_be_visible()
    # What was open before is open again, and what was closed is closed.
    files.search.fill("")
    expect(files.row("big.bin")).to_be_visible()
    expect(files.row("readme.md")).to_have_count(0)
    expect(files.row("thing")).to_be_visible()
    toggle(files, "docs")
    expect(files.row("deep.txt")).to_be_visible()


def test_what_is_looked_for_is_found_in_folders_that_nobody_opened(files, directory):
    # A folder that only leads to a match is not what a button would throw away.
    files.row("docs").locator(".text").click()
    expect(files.button("Move to Trash")).to_be_enabled()
    files.search.fill("deep")
    expect(files.row("deep.txt")).to_be_visible()
    files.settle()
    assert files.texts() == ["docs", "inner", "deep.txt"]
    expect(files.button("Move to Trash")).to_be_disabled()
    files.row("deep.txt").locator(".text").click()
    expect(files.button("Move to Trash")).to_be_enabled()
    files.search.fill("deepest thing")
    expect(files.page.get_by_text("No file in this folder or its subfolders")).to_be_visible()
    files.search.fill("")
    expect(files.row("big.bin")).to_be_visible()
    expect(files.row("readme.md")).to_have_count(0)
    toggle(files, "docs")
    expect(files.row("readme.md")).to_be_visible()
    expect(files.row("deep.txt")).to_have_count(0)
    # What is selected when the search ends is shown where it is.
    files.search.fill("deep")
    files.row("deep.txt").locator(".text").click()
    files.search.fill("")
    expect(files.row("big.bin")).to_be_visible()
    expect(files.row("deep.txt")).to_have_attribute("aria-selected", "true")


@pytest.mark.exhaustive
def test_what_opens_a_folder_stands_before_its_picture_where_columns_end_the_row(files):
    places = files.page.evaluate(
        """() => {
            const [row, other] = ['docs', 'big.bin'].map((name) => [...document.querySelectorAll('#rows .row')]
                .find((one) => one.querySelector('.text').textContent === name));
            const box = (one) => one.getBoundingClientRect();
            const [, end] = document.querySelectorAll('.column-head:not(.wide)');
            return {
                ends: [box(end).right, ...[row, other].map((one) => box(one.querySelector('.column:last-child')).right)],
                pictures: [row, other].map((one) => box(one.querySelector('.image')).left),
                sign: box(row.querySelector('.disclosure')).right - box(row.querySelector('.image')).left,
                clipped: getComputedStyle(row.firstElementChild).overflowX,
            };
        }"""
    )
    assert len(set(places["ends"])) == 1 and len(set(places["pictures"])) == 1 and places["sign"] <= 0
    # Nor is the tint under it cut.
    assert places["clipped"] == "visible"


@pytest.mark.exhaustive
def test_a_link_leads_to_open_folders(files, directory, browse, open_page):
    open_docs_and_inner(files)
    expect(files.page).to_have_url(re.compile(r"open=docs(//|%2F%2F)docs(/|%2F)inner"))
    address = files.page.url[files.page.url.index("/", 8):]
    other = open_page(address, url=browse(directory).url)
    expect(other.row("deep.txt")).to_be_visible()
    # What is none of these folders, or leads out of the directory, is passed over.
    odd = open_page("/?open=..%2F..//docs%2Fnone//docs%2F..//%00", url=browse(directory).url)
    expect(odd.row("readme.md")).to_be_visible()
    expect(odd.row("deep.txt")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_place_among_what_an_open_folder_holds_is_found_again(directory, browse, open_page):
    for number in range(120):
        (directory / "docs" / f"page {number:03}.txt").write_text("text")
    files = open_page("/?open=docs", url=browse(directory).url)
    expect(files.row("page 000.txt")).to_be_visible()
    files.page.evaluate("() => diffable.viewport.scrollTo(900)")
    expect(files.page).to_have_url(re.compile(r"at=docs%2Fpage"))
    files.page.reload()
    files.page.wait_for_function("() => window.diffable?.isConnected && Math.abs(diffable.viewport.y - 900) <= 1")


@pytest.mark.exhaustive
def test_a_link_leads_to_what_is_selected_in_an_open_folder(directory, browse, open_page):
    for number in range(40):
        (directory / "docs" / f"page {number:02}.txt").write_text("text")
    files = open_page("/?open=docs&selected=docs%2Fpage+31.txt&at=docs%2Fpage+25.txt~-6", url=browse(directory).url)
    files.page.wait_for_function("() => diffable.viewport.y > 400")
    row = files.row("page 31.txt")
    expect(row).to_have_attribute("aria-selected", "true")
    expect(files.page).to_have_url(re.compile(r"(?=.*open=docs)(?=.*selected=docs%2Fpage\+31.txt)(?=.*at=docs%2Fpage\+25.txt)"))


@pytest.mark.exhaustive
def test_a_link_leads_to_its_place_among_what_is_found_in_a_folder_that_is_not_open(directory, browse, open_page):
    (directory / "docs" / "deep").mkdir()
    for number in range(60):
        (directory / "docs" / "deep" / f"in {number:02}").write_text("")
    files = open_page("/?q=in&at=docs%2Fdeep%2Fin+42~-20", url=browse(directory).url)
    files.page.wait_for_function("() => diffable.viewport.y > 400")
    expect(files.row("in 42")).to_be_in_viewport()


@pytest.mark.exhaustive
@pytest.mark.parametrize("text", ["page 039", "page"])
def test_who_leaves_a_search_among_files_is_where_it_began(directory, browse, open_page, text):
    for number in range(120):
        (directory / "docs" / f"page {number:03}.txt").write_text("text")
    files = open_page("/docs", url=browse(directory).url)
    expect(files.row("page 000.txt")).to_be_visible()
    files.page.evaluate("() => diffable.viewport.scrollTo(900)")
    expect(files.page).to_have_url(re.compile("at=page"))
    files.search.fill(text)
    files.page.wait_for_function("() => diffable.viewport.told === 0")
    files.settle()
    files.search.press("Escape")
    files.page.wait_for_function("() => Math.abs(diffable.viewport.y - 900) <= 1")


@pytest.mark.exhaustive
def test_what_is_open_on_one_page_stays_closed_on_another(directory, browse, open_page):
    gallery = browse(directory)
    other, page = open_page("/", url=gallery.url), open_page("/", url=gallery.url)
    toggle(page, "docs")
    expect(page.row("readme.md")).to_be_visible()
    toggle(other, "empty")
    expect(other.page).to_have_url(re.compile(r"open=empty$"))
    other.page.get_by_role("switch", name="Hidden Files").click()
    expect(other.row(".hidden")).to_be_visible()
    expect(other.row("readme.md")).to_have_count(0)
    # What is open is each visitor's own: who looks next finds all closed.
    third = open_page("/", url=gallery.url)
    expect(third.page).to_have_url(re.compile(r"/$"))
    expect(third.row("readme.md")).to_have_count(0)
    # The row whose name begins with what is typed is selected, and no longer the one before.
    third.row("big.bin").locator(".text").click()
    third.page.keyboard.type("em")
    expect(third.row("empty")).to_have_attribute("aria-selected", "true")
    expect(third.row("big.bin")).to_have_attribute("aria-selected", "false")


@pytest.mark.exhaustive
def test_places_beside_the_files_are_the_folders_in_the_directory(files, directory):
    places = files.page.get_by_role("navigation", name="Places")
    expect(places.get_by_text("empty", exact=True)).to_be_visible()
    expect(places.get_by_text("Computer", exact=True)).to_have_count(0)
    (directory / "later").mkdir()
    expect(places.get_by_text("later", exact=True)).to_be_visible()
    places.get_by_text("docs", exact=True).click()
    expect(files.page).to_have_title("docs")
    expect(files.row("readme.md")).to_be_visible()
    files.wait_for_status("2 items")
    places.get_by_text(directory.name, exact=True).click()
    expect(files.row("big.bin")).to_be_visible()


def test_nothing_outside_of_the_directory_is_opened(files, directory):
    # A link in the place of a folder that is shown, and a link that was there, lead nowhere.
    (directory / "docs").rename(directory / "papers")
    (directory / "docs").symlink_to("/")
    expect(files.row("papers")).to_be_visible()
    expect(files.row("docs").get_by_role("button")).to_have_count(0)
    (directory / "empty").rmdir()
    (directory / "empty").symlink_to("/usr")
    places = files.page.get_by_role("navigation", name="Places")
    expect(places.get_by_text("empty", exact=True)).to_have_count(0)
    expect(files.row("empty")).to_contain_text("→ /usr")


@pytest.mark.exhaustive
def test_places_elsewhere_are_offered_where_that_is_asked_for(directory, browse, open_page):
    files = open_page("/", url=browse(directory, "--everywhere").url)
    places = files.page.get_by_role("navigation", name="Places")
    expect(places.get_by_text(directory.name, exact=True)).to_be_visible()
    places.get_by_text("Computer", exact=True).click()
    expect(files.page).to_have_title("/")
    expect(files.row("usr")).to_be_visible()
    places.get_by_text(directory.name, exact=True).click()
    expect(files.row("big.bin")).to_be_visible()


@pytest.mark.motion
@pytest.mark.parametrize("deed", sampled(["sort", "search"]))
def test_rows_are_seen_moving_also_at_what_is_done_first(files, deed):
    deeds = {
        "sort": lambda: files.page.get_by_role("button", name="Name, sorted ascending").click(),
        "search": lambda: files.search.fill("big"),
    }
    assert files.catch(deeds[deed]) > 0
    files.release()


def test_the_heads_of_the_columns_sort(files, directory):
    heads = files.page.get_by_role("row", name="Sort by")
    toggle(files, "docs")
    (directory / "docs" / "large").write_bytes(bytes(100))
    (directory / "small.bin").write_bytes(b"x")
    expect(files.row("small.bin")).to_be_visible()

    def order(*names):
        files.page.wait_for_function(
            """(names) => {
                const places = names.map((name) => diffable.rows.findIndex((row) => row.text === name));
                return places.every((place, index) => place >= 0 && (index === 0 || places[index - 1] < place));
            }""",
            arg=list(names),
        )

    order("docs", "inner", "large", "readme.md", "empty", "big.bin", "small.bin")
    heads.get_by_role("button", name="Size").click()
    expect(heads.get_by_role("columnheader", name="Size")).to_have_attribute("aria-sort", "descending")
    order("docs", "inner", "large", "readme.md", "empty", "big.bin", "small.bin")
    heads.get_by_role("button", name="Size, sorted descending").focus()
    files.page.keyboard.press("Enter")
    expect(heads.get_by_role("button", name="Size, sorted ascending")).to_be_focused()
    order("docs", "inner", "readme.md", "large", "empty", "small.bin", "big.bin")
    # By date, what comes is put in its place too.
    heads.get_by_role("button", name="Date").click()
    os.utime(directory / "big.bin", (1e9, 1e9))
    order("docs", "empty", "small.bin", "big.bin")
    os.utime(directory / "small.bin", (1e8, 1e8))
    order("docs", "empty", "big.bin", "small.bin")
    # The places beside them stay in the order of their names.
    os.utime(directory / "empty", (2e9, 2e9))
    order("empty", "docs", "big.bin")
    places = files.page.get_by_role("navigation", name="Places")
    expect(places.locator(".row", has_text="docs")).to_have_count(1)
    (directory / "empty later").mkdir()
    expect(places.locator(".row", has_text="empty later")).to_have_count(1)
    names = [text for text in places.locator(".row").all_inner_texts() if text in ("docs", "empty", "empty later")]
    assert names == ["docs", "empty", "empty later"]
    heads.get_by_role("button", name="Name").click()
    heads.get_by_role("button", name="Name, sorted ascending").click()
    order("locked", "empty", "docs", "inner", "readme.md", "large", "small.bin", "big.bin")


@pytest.mark.exhaustive
def test_the_path_of_the_selected_row_is_told(files, directory):
    toggle(files, "docs")
    caption = files.page.locator("#caption")
    expect(caption).to_be_hidden()
    files.row("readme.md").click()
    expect(caption).to_have_text(f"{directory}/docs/readme.md")
    (directory / "docs").rename(directory / "papers")
    expect(caption).to_have_text(f"{directory}/papers/readme.md")


@pytest.mark.exhaustive
def test_keys_right_after_one_that_leads_far_away_are_meant_from_there(directory, browse, open_page):  # noqa: F811
    for number in range(1000):
        (directory / "empty" / f"file {number:03}").write_text("")
    files = open_page("/empty", url=browse(directory).url)
    files.wait_for_status("1,000 items")
    press, caption = files.page.keyboard.press, files.page.locator("#caption")
    files.row("file 000").locator(".text").click()
    press("End")
    expect(files.row("file 999")).to_be_focused()
    # The first row is not here any more when the next key comes.
    press("Home")
    press("Shift+End")
    expect(caption).to_have_text("1,000 selected")
    for key in ("Home", "ArrowDown", "ArrowDown", "Shift+ArrowDown"):
        press(key)
    expect(caption).to_have_text("2 selected")
    expect(files.row("file 003")).to_be_focused()


@pytest.mark.exhaustive
def test_the_path_of_a_row_at_the_lower_edge_does_not_cover_it(directory, browse, open_page):
    files = open_page("/", url=browse(directory).url, viewport={"width": 1000, "height": 420})
    bottom = files.page.evaluate("() => document.querySelector('#viewport').getBoundingClientRect().bottom")
    last = files.page.evaluate(
        """() => diffable.rows.filter(({ frame }) => frame[1] + frame[3] / 2 < diffable.viewport.y + diffable.viewport.height)
            .at(-1).text"""
    )
    assert files.row(last).bounding_box()["y"] + 60 > bottom
    files.row(last).click(position={"x": 200, "y": 4})
    caption = files.page.locator("#caption")
    expect(caption).to_contain_text(str(directory))
    files.page.wait_for_function(
        """([row, caption]) => row.getBoundingClientRect().bottom <= caption.getBoundingClientRect().top""",
        arg=[files.row(last).element_handle(), caption.element_handle()],
        timeout=5_000,
    )


@pytest.mark.exhaustive
@pytest.mark.parametrize("scheme", sampled(["light", "dark"]))
@pytest.mark.parametrize("width", sampled([1280, 375]))
def test_it_looks_right(directory, browse, open_page, shot, scheme, width):
    options = {"color_scheme": scheme, "viewport": {"width": width, "height": 800}}
    files = open_page("/", url=browse(directory).url, **options)
    toggle(files, "docs")
    toggle(files, "locked")
    files.row("readme.md").click()
    # In a narrow window a press opens what it is on, and no path is told of it.
    expect(files.page.locator("#caption")).to_be_visible(visible=width > 640)
    files.settle()
    shot(files, f"files-{scheme}-{width}")
    # Nothing is wider than the page, and the heads stand above their columns.
    assert files.page.evaluate("() => document.documentElement.scrollWidth") <= width
    if width > 640:
        head = files.page.get_by_role("button", name="Date").bounding_box()
        cell = files.row("readme.md").locator(".column").last.bounding_box()
        assert abs((head["x"] + head["width"]) - (cell["x"] + cell["width"])) < 2


@pytest.mark.parametrize("width, height", sampled([(1280, 800), (390, 844)]))
@pytest.mark.exhaustive
def test_a_list_of_places_that_fits_does_not_scroll(directory, browse, open_page, width, height):
    files = open_page("/", url=browse(directory).url, viewport={"width": width, "height": height})
    expect(files.page.locator("#sidebar .row").first).to_be_attached()
    assert files.page.evaluate("() => document.querySelector('#sidebar').scrollHeight - document.querySelector('#sidebar').clientHeight") == 0
