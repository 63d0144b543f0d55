"""Files that are dragged onto folders: they are really moved, and nothing is ever lost."""

import contextlib
import json
import os
import shutil
import subprocess

import pytest
from playwright.sync_api import expect

from dragging import TAKES_IN, hold_over, let_go, lift, middle
from filework import mine, work  # noqa: F401  (fixtures)
from filepage import browse, directory, toggle  # noqa: F401  (fixtures)
from listpage import DRAWN
from touch import PHONE, Finger


def question(work):  # noqa: F811
    return work.page.get_by_role("alertdialog")


def shown(row):
    """The texts and columns that are seen of a row, each with its width."""
    return row.evaluate(
        """(row) => [...row.querySelectorAll('.text, .column')].filter((part) => part.offsetWidth > 0)
            .map((part) => [part.textContent, part.offsetWidth])"""
    )


def drop(work, text, row):  # noqa: F811
    """Drags a row onto another one and lets go."""
    lift(work, text)
    hold_over(work, row)
    let_go(work)


def answer(work, name):  # noqa: F811
    question(work).get_by_role("button", name=name, exact=True).click()
    expect(question(work)).to_have_count(0)


def test_a_file_is_dragged_onto_a_folder_and_moved_back(work, mine, shot):  # noqa: F811
    lift(work, "big.bin")
    hold_over(work, work.row("docs"))
    shot(work, "files-dragging")
    let_go(work)
    # What is as easily taken back asks nothing.
    expect(work.row("big.bin")).to_have_count(0)
    expect(question(work)).to_have_count(0)
    assert (mine / "docs" / "big.bin").stat().st_size == 3_000_000 and not (mine / "big.bin").exists()
    toast = work.page.locator(".toast")
    expect(toast).to_contain_text("“big.bin” moved to “docs”")
    toast.get_by_role("button", name="Undo").click()
    expect(work.row("big.bin")).to_be_visible()
    assert (mine / "big.bin").exists() and not (mine / "docs" / "big.bin").exists()
    # Where the folder is open, what came there is what one goes on with, as it is when it is moved back, and again.
    toggle(work, "docs")
    drop(work, "big.bin", work.row("docs"))
    for level, key in [("2", "Control+z"), ("1", "Control+Shift+z"), ("2", "Control+z")]:
        row = work.row("big.bin").and_(work.page.locator(f"[aria-level='{level}']"))
        expect(row).to_be_focused()
        expect(row).to_have_attribute("aria-selected", "true")
        expect(work.page.locator("#rows [aria-selected=true]")).to_have_count(1)
        row.press(key)


@pytest.mark.chromium("the way in to Firefox keeps the mouse in the window")
@pytest.mark.exhaustive
def test_whoever_gives_up_a_drag_goes_on_with_what_is_chosen(work):  # noqa: F811
    chosen = work.page.locator("#rows [aria-selected=true]")
    work.row("big.bin").click()
    expect(chosen).to_have_count(1)
    lift(work, "big.bin")
    hold_over(work, work.row("docs"))
    work.page.keyboard.press("Escape")
    expect(work.page.locator(".lifted-row")).to_have_count(0)
    work.page.mouse.up()
    work.wait_for_server()
    expect(chosen).to_have_count(1)
    expect(work.row("big.bin")).to_have_attribute("aria-selected", "true")


LEFT_OF = """(x) => {
    const { right } = document.querySelector('.lifted-body').getBoundingClientRect();
    const count = document.querySelector('.lifted-count').getBoundingClientRect();
    return Math.abs(x - 12 - right) < 4 && (count.width === 0 || Math.abs(count.right - 10 - right) < 4);
}"""


@pytest.mark.exhaustive
def test_several_files_under_way_lie_on_each_other_with_their_count(work):
    names = ["big.bin", "🗂️ files", "docs"]
    layers = """() => ['::before', '::after'].filter((part) =>
        getComputedStyle(document.querySelector('.lifted-body'), part).content !== 'none').length"""
    for count in (1, 2, 3):
        for place, name in enumerate(names[:count]):
            work.row(name).locator(".text").click(modifiers=["Control"] if place else [])
        expect(work.page.locator("#rows [aria-selected=true]")).to_have_count(count)
        lift(work, "big.bin")
        if count > 1:
            expect(work.page.locator(".lifted-count")).to_have_text(str(count))
        assert work.page.evaluate(layers) == count - 1
        face, image = (work.page.locator(f".lifted-row {part}").first.bounding_box() for part in (".face", ".image"))
        assert image["x"] - face["x"] <= 16
        # On a mirrored page it is at the other side of the pointer, as is the count.
        work.page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
        work.page.mouse.move(640, 400)
        work.page.wait_for_function(LEFT_OF, arg=640)
        work.page.evaluate("() => { document.documentElement.dir = 'ltr'; }")
        # At the lower edge it stays in sight.
        work.page.mouse.move(640, 795)
        body = work.page.locator(".lifted-body").bounding_box()
        assert body["y"] + body["height"] < 800
        work.page.keyboard.press("Escape")
        let_go(work)
        expect(work.page.locator(".lifted-row")).to_have_count(0)
        told = f"{count} items are back where they were." if count > 1 else "big.bin is back where it was."
        expect(work.page.locator("#speech")).to_have_text(told)


@pytest.mark.exhaustive
def test_the_menu_of_several_selected_files_says_of_how_many_and_leaves_them_marked(work, shot):  # noqa: F811
    lifted = work.page.locator(".menu-layer .lifted-row")
    work.row("big.bin").locator(".text").click()
    work.row("big.bin").locator(".text").click(button="right")
    expect(work.page.get_by_role("menu", name="big.bin")).to_be_visible()
    expect(lifted).to_have_count(1)
    work.page.keyboard.press("Escape")
    work.row("docs").locator(".text").click(modifiers=["Control"])
    work.row("docs").locator(".text").click(button="right")
    expect(work.page.get_by_role("menu", name="2 selected")).to_be_visible()
    expect(lifted).to_have_count(0)
    for name in ("big.bin", "docs"):
        expect(work.row(name).locator(".face.selected")).to_have_css("opacity", "1")
    shot(work, "files-menu-of-several")
    work.page.keyboard.press("Escape")
    expect(work.page.get_by_role("menu")).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, letters", [(760, 16), (860, 16), (860, 24), (1280, 16)])
def test_the_columns_of_a_lifted_file_are_as_wide_as_its_own(mine, browse, open_page, width, letters):  # noqa: F811
    finger = {"has_touch": True} if width == 860 else {}
    size = {"viewport": {"width": width, "height": 800}}
    work = open_page("/", url=browse(mine).url, **size, **finger)  # noqa: F811
    work.page.evaluate("(letters) => { document.documentElement.style.fontSize = `${letters}px`; }", letters)
    work.settle()
    parts = """(row) => [...row.querySelectorAll('.column')].map((one) =>
        [one.offsetWidth, getComputedStyle(one).fontSize, one.innerText])"""
    own = work.row("big.bin").evaluate(parts)
    work.row("big.bin").locator(".text").click(button="right")
    lifted = work.page.locator(".menu-layer .lifted-row")
    expect(lifted).to_be_attached()
    assert lifted.evaluate(parts) == own


@pytest.mark.exhaustive
def test_several_selected_files_go_to_a_folder_of_the_sidebar(work, mine, shot):  # noqa: F811
    (mine / "empty").chmod(0o777)
    work.row("big.bin").locator(".text").click()
    work.row("🗂️ files").locator(".text").click(modifiers=["Control"])
    expect(work.page.locator("#rows [aria-selected=true]")).to_have_count(2)
    lift(work, "big.bin")
    expect(work.page.locator(".lifted-count")).to_have_text("2")
    place = work.page.locator("#sidebar .row").filter(has=work.page.get_by_text("empty", exact=True))
    hold_over(work, place)
    shot(work, "files-dragging-sidebar")
    let_go(work)
    expect(work.row("big.bin")).to_have_count(0)
    expect(work.row("🗂️ files")).to_have_count(0)
    assert sorted(path.name for path in (mine / "empty").iterdir()) == ["big.bin", "🗂️ files"]
    work.page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(work.row("big.bin")).to_be_visible()
    assert list((mine / "empty").iterdir()) == []


@pytest.mark.exhaustive
def test_a_closed_folder_opens_under_a_drag_that_hovers_and_closes_behind_it(work, mine, shot):  # noqa: F811
    (mine / "docs" / "inner").chmod(0o777)
    lift(work, "big.bin")
    hold_over(work, work.row("docs"))
    expect(work.row("inner")).to_be_visible()
    hold_over(work, work.row("inner"))
    expect(work.row("deep.txt")).to_be_visible()
    shot(work, "files-dragging-opened")
    hold_over(work, work.row("empty"))
    work.page.keyboard.press("Escape")
    expect(work.page.locator(".lifted-row")).to_have_count(0)
    work.page.mouse.up()
    # Nobody dropped anything into what the drag had opened.
    expect(work.row("inner")).to_have_count(0)
    expect(question(work)).to_have_count(0)
    lift(work, "big.bin")
    hold_over(work, work.row("docs"))
    expect(work.row("inner")).to_be_visible()
    hold_over(work, work.row("inner"))
    let_go(work)
    expect(work.row("inner")).to_be_visible()
    expect(work.page.locator(".toast")).to_contain_text("moved to “inner”")
    assert (mine / "docs" / "inner" / "big.bin").exists()


@pytest.mark.exhaustive
def test_what_takes_nothing_in_lets_files_go_back(work, mine):  # noqa: F811
    before = sorted(str(path) for path in mine.rglob("*"))
    lift(work, "docs")
    for text in ["docs", "big.bin"]:
        x, y = middle(work.row(text))
        work.page.mouse.move(x, y, steps=4)
        work.settle()
        expect(work.page.locator(".drop-into")).to_have_count(0)
    hold_over(work, work.row("empty"))
    # The sidebar's first place is the folder where it is already.
    place = work.page.locator("#sidebar .row").first
    x, y = middle(place)
    work.page.mouse.move(x, y, steps=4)
    expect(work.page.locator(".drop-into")).to_have_count(0)
    work.page.mouse.up()
    expect(work.page.locator(".lifted-row")).to_have_count(0)
    expect(question(work)).to_have_count(0)
    assert sorted(str(path) for path in mine.rglob("*")) == before


@pytest.mark.exhaustive
def test_what_can_not_be_moved_says_why_in_its_row_and_stays(work, mine, shot):  # noqa: F811
    (mine / "empty").chmod(0o777)
    (mine / "empty" / "big.bin").write_text("theirs")
    drop(work, "big.bin", work.row("empty"))
    expect(question(work)).to_contain_text("“big.bin” is in “empty” already")
    shot(work, "files-name-taken")
    answer(work, "Cancel")
    assert (mine / "empty" / "big.bin").read_text() == "theirs" and (mine / "big.bin").exists()
    drop(work, "文件.txt", work.row("locked"))
    expect(work.row("文件.txt")).to_contain_text("Not moved: no permission")
    assert (mine / "文件.txt").exists()
    shot(work, "files-drag-failures")
    # One that fails keeps none of the others from moving.
    work.row("big.bin").locator(".text").click()
    work.row("文件.txt").locator(".text").click(modifiers=["Control"])
    drop(work, "big.bin", work.row("empty"))
    expect(work.row("文件.txt")).to_have_count(0)
    answer(work, "Replace")
    expect(work.row("big.bin")).to_have_count(0)
    assert (mine / "empty" / "文件.txt").exists()
    assert (mine / "empty" / "big.bin").stat().st_size > 1000
    # What was replaced is in the trash, and comes back with the same step.
    work.page.locator(".toast:not([inert])").get_by_role("button", name="Undo").click()
    expect(work.row("big.bin")).to_be_visible()
    work.row("empty").locator(".text").dblclick()
    expect(work.row("big.bin")).to_contain_text("6 B")
    assert (mine / "empty" / "big.bin").read_text() == "theirs"
    # Done again, it is replaced again.
    work.row("big.bin").press("Control+Shift+z")
    expect(work.row("big.bin")).not_to_contain_text("6 B")
    assert not (mine / "big.bin").exists() and (mine / "empty" / "big.bin").stat().st_size > 1000


@pytest.mark.exhaustive
def test_both_of_two_files_of_one_name_are_kept(work, mine):  # noqa: F811
    (mine / "empty").chmod(0o777)
    for number in ["", " 2"]:
        (mine / "empty" / f"big{number}.bin").write_text("theirs")
    drop(work, "big.bin", work.row("empty"))
    answer(work, "Keep Both")
    expect(work.page.locator(".toast")).to_contain_text("“big 3.bin” moved to “empty”")
    assert (mine / "empty" / "big 3.bin").stat().st_size > 1000
    assert (mine / "empty" / "big.bin").read_text() == (mine / "empty" / "big 2.bin").read_text() == "theirs"
    # It comes back under its own name.
    work.page.locator(".toast:not([inert])").get_by_role("button", name="Undo").click()
    expect(work.row("big.bin")).to_be_visible()
    assert (mine / "big.bin").exists() and not (mine / "empty" / "big 3.bin").exists()


@pytest.mark.exhaustive
def test_a_folder_is_not_replaced_by_what_is_in_it(work, mine):  # noqa: F811
    inner = mine / "same" / "same"
    inner.mkdir(parents=True)
    (inner / "precious.txt").write_text("mine")
    work.row("same").locator(".text").dblclick()
    expect(work.page.locator("#title")).to_have_text("same")
    work.row("same").locator(".text").click(button="right")
    work.page.get_by_role("menuitem", name="Move to", exact=True).click()
    work.page.get_by_role("menuitem", name=mine.name, exact=True).click()
    expect(work.row("same")).to_contain_text("Not moved: an item with this name exists")
    expect(question(work)).to_have_count(0)
    assert (inner / "precious.txt").read_text() == "mine"


@contextlib.contextmanager
def disk_in_memory(folder, size):
    """Another disk, among the files."""
    folder.mkdir()
    options = f"size={size},mode=777"
    if os.geteuid() != 0 or subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder]).returncode:
        pytest.skip("only root makes a disk")
    yield folder
    subprocess.run(["umount", folder], check=True)


@pytest.fixture
def small_disk(mine):  # noqa: F811
    with disk_in_memory(mine / "small disk", "1m") as disk:
        yield disk


@pytest.fixture
def large_disk(mine):  # noqa: F811
    with disk_in_memory(mine / "large disk", "1g") as disk:
        yield disk


# Notes how far the bar has come each time it is seen, and may press the button beside it on the way.
WATCH = """(cancels) => {
    const activity = document.querySelector('.activity');
    const [label, bar, button] = activity.children;
    window.watched = [];
    const look = () => {
        if (!window.watched) return;
        if (!activity.hidden && bar.hasAttribute('value')) {
            window.watched.push({ text: label.textContent, value: bar.value });
            if (cancels && bar.value > 0.2 && !button.hidden) {
                button.click();
                return;
            }
        }
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.long
def test_a_copy_to_another_disk_shows_how_far_it_is_and_can_be_cancelled(mine, large_disk, browse, open_page):  # noqa: F811
    film = mine / "film.bin"
    with film.open("wb") as file:
        file.truncate(900_000_000)
    shutil.chown(film, 65534, 65534)
    work = open_page("/", url=browse(mine).url)  # noqa: F811
    drop(work, "film.bin", work.row("large disk"))
    work.page.evaluate(WATCH, True)
    answer(work, "Move")
    expect(work.row("film.bin")).to_contain_text("Not moved: canceled")
    assert film.stat().st_size == 900_000_000 and list(large_disk.iterdir()) == []
    drop(work, "film.bin", work.row("large disk"))
    work.page.evaluate(WATCH, False)
    answer(work, "Move")
    # While it is compared the original has another name: the row is gone before all is done.
    expect(work.page.locator(".toast").last).to_contain_text("“film.bin” moved to “large disk”", timeout=30_000)
    watched = work.page.evaluate("() => { const { watched } = window; window.watched = undefined; return watched; }")
    values = [one["value"] for one in watched]
    assert watched[0]["text"] == "Moving “film.bin”"
    assert values == sorted(values) and values[-1] > values[0] and 0 <= values[0] < 1
    assert (large_disk / "film.bin").stat().st_size == 900_000_000 and not film.exists()
    expect(work.page.locator(".activity")).to_be_hidden()


@pytest.mark.exhaustive
def test_a_full_disk_takes_nothing_and_a_file_that_fits_is_copied_over(mine, small_disk, browse, open_page):  # noqa: F811
    (mine / "fits.txt").write_text("small")
    shutil.chown(mine / "fits.txt", 65534, 65534)
    work = open_page("/", url=browse(mine).url)  # noqa: F811
    drop(work, "big.bin", work.row("small disk"))
    answer(work, "Move")
    expect(work.row("big.bin")).to_contain_text("Not moved: the disk is full")
    assert (mine / "big.bin").stat().st_size == 3_000_000 and list(small_disk.iterdir()) == []
    drop(work, "fits.txt", work.row("small disk"))
    answer(work, "Move")
    expect(work.row("fits.txt")).to_have_count(0)
    assert (small_disk / "fits.txt").read_text() == "small" and not (mine / "fits.txt").exists()
    work.page.locator(".toast").last.get_by_role("button", name="Undo").click()
    expect(work.row("fits.txt")).to_be_visible()
    assert list(small_disk.iterdir()) == []


@pytest.mark.exhaustive
def test_of_what_is_moved_together_it_names_what_goes_to_another_disk(mine, small_disk, browse, open_page):  # noqa: F811
    (mine / "empty").chmod(0o777)
    for file in (small_disk / "far.txt", mine / "a near.txt"):
        file.write_text("text")
        shutil.chown(file, 65534, 65534)
    work = open_page("/", url=browse(mine).url)  # noqa: F811
    work.row("small disk").get_by_role("button").first.click()
    expect(work.row("far.txt")).to_be_visible()
    # The first of them stays on its disk.
    work.row("a near.txt").locator(".text").click()
    work.row("far.txt").locator(".text").click(modifiers=["Control"])
    drop(work, "far.txt", work.row("empty"))
    expect(question(work)).to_contain_text("Move 2 items to “empty”?")
    expect(question(work)).to_contain_text("“far.txt” goes to another disk. Nothing is overwritten.")
    answer(work, "Move")
    expect(work.page.locator(".toast").last).to_contain_text("2 items moved to “empty”")
    assert {one.name for one in (mine / "empty").iterdir()} == {"far.txt", "a near.txt"}


@pytest.mark.exhaustive
def test_a_finger_that_rests_asks_for_the_menu_and_one_that_goes_on_drags(mine, browse, open_page, shot):  # noqa: F811
    late = []
    isLate = False

    def be_late(socket):
        """That the row is let go of comes after its menu."""
        server = socket.connect_to_server()

        def tell(text):
            nonlocal isLate
            isLate = isLate or (not late and '"release"' in text)
            server.send(text)

        socket.on_message(tell)
        server.on_message(
            lambda text: late.append((socket, text)) if isLate and '"view":' in text else socket.send(text))

    (mine / "empty").chmod(0o777)
    work = open_page(  # noqa: F811
        "/", url=browse(mine).url, prepare=lambda page: page.route_web_socket("**", be_late), **PHONE)
    finger = Finger(work)
    row = work.row("docs")
    menu = work.page.get_by_role("menu")
    x, y = middle(row)
    finger.down(x, y)
    # It opens while the finger is still there, and stays when that is up.
    expect(menu).to_be_visible()
    finger.up()
    work.page.evaluate(DRAWN)
    expect(menu).to_be_visible()
    # The corners of what is lifted are seen, though it is as wide as the window.
    lifted = work.page.locator(".menu-layer .lifted-row.up > .lifted-body").bounding_box()
    assert lifted["x"] == 0 and lifted["width"] == 390
    isLate = False
    for socket, text in late:
        socket.send(text)
    assert late
    work.page.wait_for_function(f"() => diffable.version >= {json.loads(late[-1][1])['view']['version']}")
    expect(menu).to_be_visible()
    # What stands above the menu shows what the row does.
    assert shown(work.page.locator(".menu-layer .lifted-row").first) == shown(row)
    shot(work, "files-lifted-phone")
    expect(work.page.locator("body > .lifted-row")).to_have_count(0)
    # It went nowhere, so that nothing is said to have come back.
    expect(work.page.locator("#speech")).to_be_empty()
    work.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    # The row above the menu fades with it.
    expect(work.page.locator(".lifted-row")).to_have_count(0)
    # From an open menu the finger goes on with the row.
    finger.down(x, y)
    expect(menu).to_be_visible()
    finger.move(*middle(work.row("empty")))
    expect(menu).to_have_count(0)
    expect(work.row("empty")).to_have_class(TAKES_IN)
    shot(work, "files-dragging-phone")
    finger.up()
    expect(work.page.locator(".toast")).to_contain_text("“docs” moved to “empty”")
    assert (mine / "empty" / "docs").exists()


@pytest.mark.exhaustive
def test_a_file_is_dragged_onto_a_place_of_the_path(work, mine, shot):  # noqa: F811
    work.row("docs").dblclick()
    expect(work.page.get_by_role("heading", name="docs", level=1)).to_be_visible()
    inner = sorted(path.name for path in (mine / "docs").iterdir() if path.is_file())[0]
    lift(work, inner)
    path = work.page.locator(".path-bar")
    # The folder that is shown takes in nothing that is there.
    work.page.mouse.move(*middle(path.get_by_text("docs", exact=True)), steps=4)
    expect(path.locator(".drop-into")).to_have_count(0)
    place = path.get_by_role("button").last
    work.page.mouse.move(*middle(place), steps=4)
    expect(place).to_have_class(TAKES_IN)
    shot(work, "files-dragging-path")
    let_go(work)
    expect(work.row(inner)).to_have_count(0)
    expect(place).not_to_have_class(TAKES_IN)
    expect(work.page.locator(".toast")).to_contain_text(f"“{inner}” moved to “{mine.name}”")
    assert (mine / inner).exists() and not (mine / "docs" / inner).exists()
    work.page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(work.row(inner)).to_be_visible()
    # What is cancelled there goes back.
    lift(work, inner)
    work.page.mouse.move(*middle(place), steps=4)
    work.page.keyboard.press("Escape")
    expect(place).not_to_have_class(TAKES_IN)
    work.page.mouse.up()
    assert (mine / "docs" / inner).exists()


LET_GO_AT_ONCE = """([x, y]) => {
    window.seen = [];
    const look = () => {
        const piece = document.querySelector('.lifted-row');
        if (!piece) return;
        window.seen.push(piece.style.transform);
        requestAnimationFrame(look);
    };
    // Chromium's mouse has the number 1, Firefox's 0.
    const mouse = { clientX: x, clientY: y, pointerType: 'mouse', isPrimary: true };
    for (const pointerId of [0, 1]) {
        for (const name of ['pointermove', 'pointerup']) dispatchEvent(new PointerEvent(name, { ...mouse, pointerId }));
    }
    look();
}"""


@pytest.mark.exhaustive
def test_what_a_place_of_the_sidebar_takes_in_stays_where_it_is_let_go(work, mine):  # noqa: F811
    (mine / "empty").chmod(0o777)
    lift(work, "big.bin")
    place = work.page.locator("#sidebar .row").filter(has=work.page.get_by_text("empty", exact=True))
    # Before the server has said what it takes.
    work.page.evaluate(LET_GO_AT_ONCE, list(middle(place)))
    work.page.mouse.up()
    expect(work.row("big.bin")).to_have_count(0)
    expect(work.page.locator(".lifted-row")).to_have_count(0)
    assert (mine / "empty" / "big.bin").exists()
    seen = work.page.evaluate("() => window.seen")
    assert len(seen) > 0 and len(set(seen)) == 1


@pytest.mark.exhaustive
def test_files_that_are_dropped_on_the_trash_are_in_it_and_come_back(work, mine):  # noqa: F811
    name = "big.bin"
    lift(work, name)
    trash = work.page.locator("#sidebar .row").filter(has=work.page.get_by_text("Trash", exact=True))
    work.page.mouse.move(*middle(trash), steps=4)
    expect(trash).to_have_class(TAKES_IN)
    let_go(work)
    expect(work.row(name)).to_have_count(0)
    toast = work.page.locator(".toast")
    expect(toast).to_contain_text(f"Moved “{name}” to the trash")
    assert not (mine / name).exists()
    toast.get_by_role("button", name="Undo").click()
    expect(work.row(name)).to_be_visible()
