"""What stands above and below files: the path, searches, and the bar while several are selected."""

import re

import pytest
from playwright.sync_api import expect

from filepage import browse, directory, files  # noqa: F401  (fixtures)
from filework import bottom, box, mine, work  # noqa: F401  (fixtures)
from sampling import sampled
from touch import PHONE


@pytest.mark.exhaustive
def test_what_is_pressed_on_a_tablet_is_as_large_as_a_finger(mine, browse, open_page):  # noqa: F811
    tablet = {"viewport": {"width": 1024, "height": 768}, "has_touch": True, "is_mobile": True}
    work = open_page("/docs", url=browse(mine).url, **tablet)
    expect(work.row("inner")).to_be_visible()
    places = work.page.locator("#sidebar .row").all()
    assert {row.bounding_box()["height"] for row in [work.row("inner"), *places]} == {44}
    # The field stands beside the buttons, which are that large too.
    assert work.search.bounding_box()["y"] == work.button("New Folder").bounding_box()["y"]
    # What is drawn smaller is met so far from its middle; a switch, also by its caption.
    corners = [(0, -21), (0, 21), (-21, 0), (21, 0)]
    for name, ways in {
        "#root > .bar .back": [(0, -26), (0, 16), (-20, 0), (16, 0)],
        ".path-bar button": corners, ".switch": corners[:3], ".column-head.shown button": corners, "button.disclosure": corners,
    }.items():  # fmt: skip
        box = work.page.locator(name).first.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for dx, dy in ways:
            is_met = "([x, y, name]) => !!document.elementFromPoint(x, y).closest(`${name}, label:has(${name})`)"
            assert work.page.evaluate(is_met, [x + dx, y + dy, name]), (name, dx, dy)


def test_a_finger_on_a_head_of_columns_sorts_by_it_below_a_large_title(mine, browse, open_page):  # noqa: F811
    work = open_page("/", url=browse(mine).url, **PHONE)
    name, size = [work.page.get_by_role("columnheader", name=name) for name in ("Name", "Size")]
    expect(name).to_have_attribute("aria-sort", "ascending")
    name.get_by_role("button", name="Name").tap()
    expect(name).to_have_attribute("aria-sort", "descending")
    size.get_by_role("button").tap()
    expect(size).to_have_attribute("aria-sort", "descending")


@pytest.mark.exhaustive
def test_on_a_telephone_a_search_in_a_folder_has_the_whole_width(mine, browse, open_page, shot):  # noqa: F811
    work = open_page("/docs", url=browse(mine).url, **PHONE)
    work.search.tap()
    work.search.fill("deep")
    expect(work.row("deep.txt")).to_be_visible()
    shot(work, "files-phone-search")
    box = work.page.locator(".search-field").first.bounding_box()
    assert box["width"] > 340 and box["y"] < 40, box
    expect(work.page.get_by_role("navigation", name="Folder")).to_be_hidden()
    expect(work.page.locator(".more-button").first).to_be_hidden()
    work.button("Cancel").tap()
    expect(work.page.get_by_role("navigation", name="Folder")).to_be_visible()


@pytest.mark.exhaustive
def test_on_a_telephone_the_search_stands_at_one_place_in_every_folder(mine, browse, open_page):  # noqa: F811
    url = browse(mine).url
    boxes = [open_page(path, url=url, **PHONE).page.locator(".search").first.bounding_box() for path in ("/", "/docs", "/docs/inner")]
    assert boxes[0] == boxes[1] == boxes[2] and boxes[0]["width"] > 340, boxes


@pytest.mark.exhaustive
def test_the_way_to_the_folder_is_always_seen_and_told_from_where_it_is(work, mine):
    path = work.page.get_by_role("navigation", name="Folder")
    parts = [part for part in str(mine).split("/") if part]
    assert path.locator("li").all_inner_texts() == parts
    # What is around the directory only tells where that is.
    expect(path.get_by_role("button")).to_have_count(0)
    expect(path.locator("[aria-current]")).to_have_text(mine.name)
    # The places beside it begin where the window does, and the title where the names' heads do.
    places = work.page.locator("#sidebar").bounding_box()
    title, head = work.page.locator("#title").bounding_box(), work.page.locator(".column-head .title").first.bounding_box()
    assert (places["y"], places["height"]) == (0, 800) and title["x"] == head["x"]
    # A button that can't be pressed says when it can.
    trash = work.button("Move to Trash")
    expect(trash).to_have_attribute("title", "Move to Trash: first select what to move")
    expect(trash).to_have_attribute("aria-description", "first select what to move")
    work.row("big.bin").locator(".text").click()
    expect(trash).to_have_attribute("title", "Move to Trash")
    # However deep it goes, where one is is seen.
    deep = mine / "docs" / "inner" / ("a rather long name" * 5) / "below"
    deep.mkdir(parents=True)
    work.page.goto(work.page.url.split("?")[0] + str(deep.relative_to(mine)))
    work.page.set_viewport_size({"width": 700, "height": 800})
    current = path.locator("[aria-current]")
    expect(current).to_have_text("below")
    work.page.wait_for_function(
        "() => document.querySelector('.path-bar [aria-current]').getBoundingClientRect().right"
        " <= document.querySelector('.path-bar').getBoundingClientRect().right + 1"
    )


@pytest.mark.exhaustive
def test_nothing_in_the_bar_moves_when_a_file_is_selected(work):
    before = [box(work, name) for name in ["New Folder", "Copy Path", "Rename", "Move to Trash"]]
    # What can't be pressed is seen least: it has no ground.
    ground = "(one) => getComputedStyle(one).backgroundColor"
    expect(work.button("Rename")).to_be_disabled()
    assert work.button("Rename").evaluate(ground) == "rgba(0, 0, 0, 0)"
    work.row("big.bin").locator(".text").click()
    expect(work.button("Rename")).to_be_enabled()
    assert work.button("Rename").evaluate(ground) == work.button("New Folder").evaluate(ground) != "rgba(0, 0, 0, 0)"
    assert [box(work, name) for name in ["New Folder", "Copy Path", "Rename", "Move to Trash"]] == before
    # In another folder nothing is selected, and nothing moves either.
    work.row("docs").locator(".text").dblclick()
    expect(work.button("Rename")).to_be_disabled()
    assert [box(work, name) for name in ["New Folder", "Copy Path", "Rename", "Move to Trash"]] == before


@pytest.mark.exhaustive
def test_the_bar_has_two_lines_at_all_widths_that_have_room_for_them(work, mine):
    (mine / "A folder with quite a long name").mkdir()
    work.row("A folder with quite a long name").locator(".text").dblclick()
    expect(work.page.get_by_role("heading", name="A folder with")).to_be_visible()
    # It says something of the folder once that is read.
    expect(work.page.locator("#root .bar .status")).to_be_visible()
    for width in (1440, 1280, 1100, 900, 820):
        work.page.set_viewport_size({"width": width, "height": 700})
        lines = work.page.evaluate(
            """() => {
                const middle = (name) => {
                    const { top, bottom } = document.querySelector(`#root .bar ${name}`).getBoundingClientRect();
                    return (top + bottom) / 2;
                };
                return [[".title", ".button:not([hidden])", ".search"], [".path-bar", ".status", ".switch-field"]]
                    .map((line) => line.map(middle));
            }"""
        )
        assert all(max(line) - min(line) < 6 for line in lines), (width, lines)
        assert work.page.locator("#title").evaluate("(title) => title.clientWidth") > 120


@pytest.mark.exhaustive
def test_on_an_upright_tablet_a_short_name_is_whole_beside_buttons_and_a_search(mine, browse, open_page):  # noqa: F811
    (mine / "Documents" / "Bills").mkdir(parents=True)
    url = browse(mine).url
    finger = {"is_mobile": True, "has_touch": True}
    # A laptop has a scrollbar beside its rows, whose room the bar leaves free too.
    laptop = {"has_touch": True}
    sizes = [(744, finger), (768, finger), (820, finger), (768, laptop), (820, laptop), (820, {})]
    for width, more in sizes:
        work = open_page("/Documents", url=url, viewport={"width": width, "height": 1024}, **more)
        title = work.page.locator("#title")
        expect(title).to_have_text("Documents")
        assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth"), (width, more)
        # All in one line, and the field says whole what it finds by.
        field, button = work.page.locator("#root .search").bounding_box(), work.button("New Folder").bounding_box()
        assert field["y"] == button["y"] < 20 and field["width"] >= 138, (width, more, field, button)


@pytest.mark.exhaustive
def test_beside_the_places_of_a_small_window_names_have_room(mine, browse, open_page):  # noqa: F811
    (mine / "Holiday Photos").mkdir()
    work = open_page("/", url=browse(mine).url, viewport={"width": 645, "height": 600})
    name = work.row("Holiday Photos").locator(".text")
    assert name.evaluate("(text) => text.scrollWidth <= text.clientWidth && text.clientWidth >= 110")
    # What is below a head ends where that does.
    for index, title in enumerate(["Size", "Date"]):
        head = work.page.get_by_role("columnheader", name=title).bounding_box()
        column = work.row("big.bin").locator(".column").nth(index).bounding_box()
        assert abs(head["x"] + head["width"] - column["x"] - column["width"]) < 1


@pytest.mark.exhaustive
def test_a_telephone_gathers_the_bar_in_a_menu_where_several_files_are_selected(mine, browse, open_page, shot):  # noqa: F811
    (mine / "notes.txt").write_text("x")
    work = open_page("/", url=browse(mine).url, **PHONE)
    expect(work.button("New Folder")).to_be_hidden()
    # Files begin in the upper third.
    assert work.grid.bounding_box()["y"] < 844 / 3
    # All begin and end at the margins; what chooses the column stands above what opens rows.
    edges = work.page.evaluate(
        """() => Object.fromEntries(['.drawer-button', '.more-button', '.search', '.image', '.disclosure', '.column-choice'].map(
            (one) => { const { left, right } = document.querySelector(`#root .main-pane ${one}, #root .bar ${one}`)
                .getBoundingClientRect(); return [one, [left, right]]; }))"""
    )
    assert [edges[one][0] for one in (".search", ".image")] == [16, 16]
    assert edges[".drawer-button"][1] <= edges[".more-button"][0]
    assert [edges[one][1] for one in (".more-button", ".search")] == [374, 374]
    assert sum(edges[".column-choice"]) == sum(edges[".disclosure"])
    assert edges[".column-choice"][1] - edges[".column-choice"][0] >= 44
    work.button("More").tap()
    menu = work.page.get_by_role("menu", name="More")
    expect(menu.get_by_role("menuitem", name="New Folder")).to_be_visible()
    # What there is nothing selected for is left out; what is in the menu only keeps its place.
    lines = menu.get_by_role("menuitem")
    expect(lines).to_have_text(["Select", "New Folder", "Undo", "Redo"])
    assert lines.evaluate_all("(all) => all.map((one) => one.ariaDisabled)") == [None, None, "true", "true"]
    expect(menu.locator("[role=menuitem] .menu-image svg")).to_have_count(4)
    expect(menu.get_by_role("menuitemcheckbox", name="Hidden Files")).not_to_be_checked()
    # Lines stand between what is done, what takes it back, and what is turned.
    groups = menu.get_by_role("group").evaluate_all("(all) => all.map((one) => [...one.children].map(({ innerText }) => innerText.trim()))")
    assert groups == [["Select", "New Folder"], ["Undo", "Redo"], ["Hidden Files"]]
    expect(menu.get_by_role("separator")).to_have_count(2)
    work.page.wait_for_function("() => document.getAnimations().length === 0")
    shot(work, "files-phone-menu")
    menu.get_by_role("menuitem", name="Select").tap()
    expect(work.button("Done")).to_be_visible()
    work.row("big.bin").tap()
    work.row("notes.txt").tap()
    expect(work.page.locator("#caption")).to_have_text("2 selected")
    work.settle()
    shot(work, "files-phone-selecting")
    # All at once, too.
    work.button("More").tap()
    menu.get_by_role("menuitem", name="Select All").tap()
    expect(work.page.locator("#caption")).to_have_text(re.compile("^([3-9]|[1-9][0-9]) selected$"))
    work.button("Done").tap()
    expect(work.button("Done")).to_be_hidden()
    work.button("More").tap()
    menu.get_by_role("menuitem", name="Select", exact=True).tap()
    expect(work.page.locator("#caption")).to_be_hidden()
    for name in ("big.bin", "notes.txt"):
        work.row(name).tap()
    expect(work.page.locator("#caption")).to_have_text("2 selected")
    # What is done with them stands below the rows, not in the menu.
    trash = work.button("Move to Trash")
    assert trash.bounding_box()["y"] > 700
    work.button("Move to").tap()
    expect(work.page.get_by_role("menuitem", name="docs", exact=True)).to_be_visible()
    shot(work, "files-phone-moving")
    work.page.keyboard.press("Escape")
    work.button("More").tap()
    expect(menu.get_by_role("menuitem", name="Move to Trash")).to_have_count(0)
    work.page.keyboard.press("Escape")
    trash.tap()
    expect(work.row("big.bin")).to_have_count(0)
    expect(work.row("notes.txt")).to_have_count(0)
    # Selecting has come to its end with them.
    expect(work.button("Done")).to_be_hidden()
    work.settle()
    work.row("docs").locator(".text").tap()
    expect(work.row("readme.md")).to_be_visible()
    expect(work.page.locator(".left-place")).to_have_count(0)
    # What leads back begins at the margin too, and is as large as what else is touched.
    place = work.page.locator(".path-bar button").first
    box, left = place.bounding_box(), place.evaluate("(one) => parseFloat(getComputedStyle(one).paddingLeft)")
    assert box["x"] + left == 16 and box["height"] >= 44
    head = work.page.locator(".column-head.shown button").bounding_box()
    assert head["width"] >= 44 and head["height"] >= 44
    # Where there is room, all but what is seldom done stand in the bar.
    work.page.set_viewport_size({"width": 1024, "height": 800})
    expect(work.button("New Folder")).to_be_visible()
    work.button("More").tap()
    expect(menu.get_by_role("menuitem")).to_have_text(["Select", re.compile("^Undo *Move to Trash$"), "Redo"])


@pytest.mark.exhaustive
def test_files_that_a_finger_selected_are_so_after_a_reload(mine, browse, open_page, shot):  # noqa: F811
    for name in ["one.txt", "two.txt", "three.txt"]:
        (mine / "docs" / name).write_text(name)
    work = open_page("/docs", url=browse(mine).url, **PHONE)
    work.button("More").tap()
    work.page.get_by_role("menuitem", name="Select", exact=True).tap()
    for name in ["one.txt", "two.txt"]:
        work.row(name).tap()
    expect(work.page).to_have_url(re.compile(r"selected=one\.txt%2Ctwo\.txt"))
    work.page.reload()
    expect(work.page.locator("#caption")).to_have_text("2 selected")
    for name, selected in {"one.txt": "true", "two.txt": "true", "three.txt": "false"}.items():
        expect(work.row(name)).to_have_attribute("aria-selected", selected)
    expect(work.page).to_have_url(re.compile(r"selected=one\.txt%2Ctwo\.txt"))
    work.settle()
    shot(work, "files-selecting-reloaded")
    work.button("Move to Trash").tap()
    expect(work.row("one.txt")).to_have_count(0)
    expect(work.row("two.txt")).to_have_count(0)
    expect(work.button("Done")).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), sampled([(820, 1180), (844, 390), (1180, 820)]))
@pytest.mark.exhaustive
def test_a_finger_selects_several_files_on_a_tablet_and_a_telephone_on_its_side(mine, browse, open_page, shot, width, height):  # noqa: F811
    for name in ["one.txt", "two.txt"]:
        (mine / "docs" / name).write_text(name)
    tablet = {"viewport": {"width": width, "height": height}, "screen": {"width": width, "height": height}}
    work = open_page("/docs", url=browse(mine).url, **{**PHONE, **tablet})
    top = work.row("one.txt").bounding_box()["y"]
    work.button("More").tap()
    work.page.get_by_role("menuitem", name="Select").tap()
    for name in ["one.txt", "two.txt"]:
        work.row(name).locator(".text").tap()
        expect(work.row(name)).to_have_attribute("aria-selected", "true")
    work.settle()
    shot(work, f"files-selecting-{width}")
    assert work.row("one.txt").bounding_box()["y"] == top
    assert len({work.button(name).bounding_box()["y"] for name in ["Done", "Select All", "Copy Path", "Download", "Move to", "Move to Trash"]}) == 1
    work.button("Move to Trash").tap()
    expect(work.row("one.txt")).to_have_count(0)
    expect(work.row("two.txt")).to_have_count(0)
    expect(work.button("Done")).to_be_hidden()
    expect(work.button("More")).to_be_visible()


@pytest.mark.exhaustive
def test_a_mouse_alone_selects_several_files(work):  # noqa: F811
    work.button("More").click()
    work.page.get_by_role("menuitem", name="Select").click()
    for name in ["big.bin", "<b>bold"]:
        work.row(name).locator(".text").click()
    expect(work.page.locator("#caption")).to_have_text("2 selected")


@pytest.mark.parametrize("folder", sampled(["docs", None]))
@pytest.mark.exhaustive
def test_on_a_telephone_what_ends_selecting_stands_at_the_end_of_the_bar(mine, browse, open_page, shot, folder):  # noqa: F811
    work = open_page("/", url=browse(mine).url, **PHONE)
    if folder:
        work.row(folder).locator(".text").tap()
        expect(work.row("readme.md")).to_be_visible()
        expect(work.page.locator(".left-place")).to_have_count(0)
    places = """() => ['.search', '.path-bar', '.heads'].map((one) => {
        const { x, y } = document.querySelector(`#root ${one}`).getBoundingClientRect();
        return [x, y];
    })"""
    before = work.page.evaluate(places)
    more = work.button("More").bounding_box()
    work.button("More").tap()
    work.page.get_by_role("menuitem", name="Select", exact=True).tap()
    expect(work.button("Done")).to_be_visible()
    work.settle()
    done = work.button("Done").bounding_box()
    assert (done["x"] + done["width"], done["y"]) == (more["x"] + more["width"], more["y"])
    # Nothing else is anywhere else for it.
    assert work.page.evaluate(places) == before
    work.row("readme.md" if folder else "big.bin").tap()
    expect(work.page.locator("#caption")).to_have_text("1 selected")
    shot(work, f"files-phone-select-{folder}")
    # Beside a search too.
    work.search.fill("r")
    # The field glides to the title's place.
    level = "(done) => Math.abs(done.getBoundingClientRect().y - document.querySelector('#root .search').getBoundingClientRect().y) < 0.5"
    work.page.wait_for_function(level, arg=work.button("Done").element_handle())
    work.settle()
    shot(work, f"files-phone-select-{folder}-search")
    done = work.button("Done").bounding_box()
    assert done["x"] + done["width"] == 374


@pytest.mark.exhaustive
def test_what_is_searched_for_is_marked_in_names(work, shot):
    work.search.fill("BIG")
    runs = work.row("big.bin").locator(".text .run")
    expect(runs).to_have_text(["big", ".bin"])
    colours = runs.evaluate_all("(runs) => runs.map((one) => getComputedStyle(one).backgroundColor)")
    assert colours[0] != colours[1] == "rgba(0, 0, 0, 0)"
    shot(work, "files-marked")
    # What clears the field is there also when the page comes back with a text in it.
    expect(work.page).to_have_url(re.compile("q=BIG"))
    work.page.reload()
    expect(work.search).to_have_value("BIG")
    work.button("Clear Text").click()
    expect(work.search).to_have_value("")
    expect(work.search).to_be_focused()
    expect(work.button("Clear Text")).to_be_hidden()
    expect(work.row("docs")).to_be_visible()
    expect(runs).to_have_count(0)


@pytest.mark.exhaustive
def test_all_rows_are_marked_however_one_types(mine, browse, open_page):  # noqa: F811
    for number in range(1, 61):
        (mine / "docs" / f"File {number}.txt").touch()
    work = open_page("/docs", url=browse(mine).url)
    expect(work.status).to_have_text("62 items")
    work.search.press_sequentially("file 1", delay=60)
    expect(work.status).to_contain_text("15 of")
    work.settle()
    work.page.wait_for_function(
        """() => {
            const marks = [...document.querySelectorAll('#rows .row:not(.leaving) .text')].map(text =>
                [...text.querySelectorAll('.run')].filter(run => getComputedStyle(run).backgroundColor !== 'rgba(0, 0, 0, 0)')
                    .map(run => run.textContent).join(' '));
            return marks.length >= 15 && marks.every(mark => /^File 1/.test(mark));
        }"""
    )


@pytest.mark.exhaustive
def test_what_is_found_is_marked_in_forced_colours(mine, browse, open_page):  # noqa: F811
    work = open_page("/?q=big", url=browse(mine).url, forced_colors="active")
    runs = work.row("big.bin").locator(".text .run")
    expect(runs).to_have_text(["big", ".bin"])
    # What is left to the browser has its colours, whatever the style says.
    kept = runs.evaluate_all("(runs) => runs.map((one) => getComputedStyle(one).forcedColorAdjust)")
    assert kept == ["none", "auto"]


@pytest.mark.exhaustive
def test_on_a_telephone_no_path_is_told_of_a_file_that_was_looked_into(mine, browse, open_page):  # noqa: F811
    work = open_page("/", url=browse(mine).url, **PHONE)
    work.row("docs").locator(".text").tap()
    work.row("readme.md").locator(".text").tap()
    expect(work.page.get_by_role("heading", name="readme.md")).to_be_visible()
    work.page.locator(".presented .back").tap()
    expect(work.page.get_by_role("heading", name="readme.md")).to_have_count(0)
    expect(work.row("readme.md")).to_have_attribute("aria-selected", "false")
    expect(work.page.locator("#caption")).to_be_hidden()


@pytest.mark.exhaustive
def test_no_frame_stays_around_a_page_whose_last_hit_is_gone(work):
    work.search.fill("big")
    work.row("big.bin").locator(".text").click()
    work.page.keyboard.press("Delete")
    what = work.page.locator(".unavailable .what")
    expect(what).to_be_visible()
    outline = "(one) => getComputedStyle(one).outlineStyle"
    # The keys are for the way out.
    expect(work.page.locator(".unavailable button")).to_be_focused()
    assert work.page.locator("#viewport").evaluate(outline) == "none"
    assert what.evaluate(outline) == "none"


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, height", [(320, 256), (600, 400)])
def test_a_low_bar_cuts_no_letter_of_the_path(work, mine, width, height):
    (mine / "gypsy").mkdir()
    work.page.set_viewport_size({"width": width, "height": height})
    work.page.goto(f"{work.page.url.split('?')[0]}gypsy")
    # What such letters have below the line.
    lowest = """(one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { fontSize } = getComputedStyle(one);
        const drawing = document.createElement('canvas').getContext('2d');
        drawing.font = `${fontSize} ${getComputedStyle(one).fontFamily}`;
        const { fontBoundingBoxDescent, actualBoundingBoxDescent } = drawing.measureText('gypsy');
        return range.getBoundingClientRect().bottom - fontBoundingBoxDescent + actualBoundingBoxDescent;
    }"""
    last = work.page.locator(".path-bar li:last-child > *")
    expect(last).to_have_text("gypsy")
    assert last.evaluate(lowest) <= min(bottom(work.page.locator(one)) for one in ("#root > .bar .path-bar", "#root > .bar"))
