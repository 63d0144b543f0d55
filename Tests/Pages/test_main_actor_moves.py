"""A move of very many files, by drag and drop, holds nobody up, nor does taking it back."""

import os

import pytest
from playwright.sync_api import expect
from dragging import let_go
from filework import mine  # noqa: F401  (a fixture)
from filepage import browse, directory  # noqa: F401  (fixtures)
from test_main_actor import Watch
from test_main_actor_trash import COUNT, hold_all_over


def hold_until_it_opens(page, folder):
    hold_all_over(page, folder)
    expect(page.row("inside.txt")).to_be_visible()
    page.settle()


def said(page, text, count):
    expect(page.page.locator(".toast").last).to_contain_text(text, timeout=120_000)
    expect(page.page.locator(".status").first).to_have_text(count)
    page.settle()


@pytest.mark.long
def test_a_move_of_very_many_files_holds_nobody_up_for_a_tenth_of_a_second(mine, browse, open_page):  # noqa: F811
    """In the debug build; the quickest of some turns counts."""
    files = mine / "files"
    target = files / "! folder"
    target.mkdir(parents=True)
    for folder in [files, target]:
        folder.chmod(0o777)
    (target / "inside.txt").write_text("")
    for number in range(COUNT):
        (files / f"{number}.txt").write_text("")
    server = browse(files)
    watch = Watch(open_page("/docs", url=server.url))
    all_of_them = f"{COUNT + 1:,} items"
    longest = {}

    def step(name, body):
        longest[name] = min(longest.get(name, 10_000), watch.during(body))

    def drop():
        let_go(page)
        said(page, f"{COUNT:,} items moved to", "1 item")

    def undo():
        page.page.keyboard.press("ControlOrMeta+z")
        said(page, "Moved back", all_of_them)

    for _ in range(4):
        page = open_page("/", url=server.url)
        expect(page.page.locator(".status").first).to_have_text(all_of_them, timeout=60_000)
        page.settle()
        step("hold", lambda: hold_until_it_opens(page, page.row("! folder")))
        step("drop", drop)
        assert len(os.listdir(target)) == COUNT + 1
        step("undo", undo)
        assert len(os.listdir(files)) == COUNT + 1
        expect(page.page.locator('.main-pane .row[aria-selected="true"]').first).to_be_attached()
        page.page.close()
    print(longest)
    assert {name: one for name, one in longest.items() if one > 100} == {}
