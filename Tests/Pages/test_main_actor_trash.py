"""A trash of very many files holds nobody up."""

import os
import pathlib
import re

import pytest
from playwright.sync_api import expect
from dragging import TAKES_IN, middle
from filework import mine  # noqa: F401  (a fixture)
from filepage import browse, directory  # noqa: F401  (fixtures)
from test_main_actor import Watch
from test_trash import front, sort_by, trashed  # noqa: F401  (a fixture)

COUNT = 30_000


@pytest.fixture
def full(trashed, mine):  # noqa: F811
    """A trash with so many files more, written as any program may."""
    for number in range(COUNT - 2):
        name = f"{'Bild' if number % 3 else 'photo'} {number * 7919 % COUNT}.jpeg"
        (trashed / "files" / name).write_text("")
        (trashed / "info" / f"{name}.trashinfo").write_text(
            f"[Trash Info]\nPath={mine}/{name.replace(' ', '%20')}\n"
            f"DeletionDate=2026-02-{1 + number % 28:02}T10:00:{number % 60:02}\n")
    return trashed


def select_all_and_one(page, screen):
    """By the keys that select all rows, and by a click on one; between them the menu of all."""
    rows = screen.locator(".main-pane .row:not(.leaving)")
    selected = screen.locator('.main-pane .row[aria-selected="true"]')
    rows.nth(1).click()
    expect(selected).to_have_count(1)
    page.page.keyboard.press("ControlOrMeta+a")
    expect(rows.nth(3)).to_have_attribute("aria-selected", "true", timeout=60_000)
    page.settle()
    rows.nth(2).click(button="right")
    page.settle()
    page.page.keyboard.press("Escape")
    page.settle()
    rows.nth(1).click()
    expect(selected).to_have_count(1)
    page.settle()


@pytest.mark.long
def test_a_trash_of_very_many_files_holds_nobody_up_for_a_tenth_of_a_second(full, mine, browse, open_page):  # noqa: F811
    """Opened, sorted, searched and followed in the debug build; the quickest of some turns counts."""
    server = browse(mine)
    watch = Watch(open_page("/docs", url=server.url))
    longest = {}

    def step(name, body):
        longest[name] = min(longest.get(name, 10_000), watch.during(body))

    for turn in range(3):
        page = open_page("/", url=server.url)

        def status(text):
            expect(front(page).locator(".status")).to_have_text(text, timeout=60_000)
            page.settle()

        def open_trash():
            page.page.locator("#sidebar").get_by_text("Trash", exact=True).click()
            status(f"{COUNT:,} items")

        def search(text, found):
            front(page).get_by_role("searchbox").fill(text)
            status(found)

        step("open", open_trash)
        step("by name", lambda: sort_by(page, "Name"))
        step("by name, reversed", lambda: sort_by(page, "Name"))
        step("search", lambda: search("photo", f"10,000 of {COUNT:,} items"))
        step("clear", lambda: search("", f"{COUNT:,} items"))
        step("by date", lambda: sort_by(page, "Date"))
        step("select all and one", lambda: select_all_and_one(page, front(page)))
        step("collapse", lambda: (page.page.set_viewport_size({"width": 390, "height": 844}), page.settle()))
        page.page.close()
    print(longest)
    assert {name: one for name, one in longest.items() if one > 100} == {}


def select_all(page):
    page.page.locator(".main-pane .row").nth(1).click()
    page.page.keyboard.press("ControlOrMeta+a")
    page.settle()


def copy_all(page):
    """The paths of all rows are copied."""
    select_all(page)
    page.page.keyboard.press("ControlOrMeta+c")
    expect(page.page.locator(".toast").last).to_contain_text(re.compile(r"30,\d+ paths copied"))
    page.settle()


def extend(page):
    """From one row to the last and back, to the first, and all deselected."""
    rows = page.page.locator(".main-pane .row:not(.leaving)")
    rows.nth(2).click()
    for key in ["Shift+End", "Shift+Home", "Escape"]:
        page.page.keyboard.press(key)
        page.settle()


def hold_all_over(page, folder):
    """All rows but a folder are lifted, and held over that one."""
    select_all(page)
    folder.locator(".text").first.click(modifiers=["ControlOrMeta"])
    page.settle()
    row = page.page.locator(".main-pane .row").nth(3).bounding_box()
    page.page.mouse.move(row["x"] + 60, row["y"] + 10)
    page.page.mouse.down()
    page.page.mouse.move(row["x"] + 60, row["y"] + 60, steps=5)
    expect(page.page.locator(".main-pane .face.lifted").first).to_be_attached()
    x, y = middle(folder)
    page.page.mouse.move(x, y, steps=6)
    expect(folder).to_have_class(TAKES_IN)


def drag_all(page):
    """They are let go of where they were."""
    hold_all_over(page, page.row("! folder"))
    page.page.keyboard.press("Escape")
    page.page.mouse.up()
    page.settle()


@pytest.mark.long
def test_a_selection_of_very_many_files_holds_nobody_up_for_a_tenth_of_a_second(mine, browse, open_page):  # noqa: F811
    """In the debug build; the quickest of some turns counts."""
    (mine / "! folder").mkdir()
    for number in range(COUNT):
        (mine / f"{number}.txt").write_text("")
    server = browse(mine)
    watch = Watch(open_page("/docs", url=server.url))
    page = open_page("/", url=server.url)
    expect(page.page.locator(".status").first).to_contain_text("items", timeout=60_000)
    page.settle()
    longest = {
        "select": min(watch.during(lambda: select_all_and_one(page, page.page)) for _ in range(3)),
        "copy": min(watch.during(lambda: copy_all(page)) for _ in range(3)),
        "extend": min(watch.during(lambda: extend(page)) for _ in range(3)),
        "drag": min(watch.during(lambda: drag_all(page)) for _ in range(5)),
    }
    print(longest)
    assert {name: one for name, one in longest.items() if one > 100} == {}
