"""The file browser while it reads: folders of a hundred thousand files, and what comes, goes and changes meanwhile."""

import os
import shutil
import time

import pytest
from playwright.sync_api import expect

from conftest import IS_EXHAUSTIVE, IS_LONG
from filepage import browse, directory, files, open_docs_and_inner, toggle  # noqa: F401  (fixtures)


@pytest.mark.exhaustive
def test_a_folder_that_may_not_be_read_says_so_and_can_be_tried_again(files, directory):
    toggle(files, "locked")
    row = files.row("locked")
    expect(row).to_contain_text("You don’t have permission to read this folder")
    expect(files.row("big.bin")).to_be_visible()
    (directory / "locked").chmod(0o755)
    row.get_by_role("button", name="Retry locked").click()
    expect(files.row("secret")).to_be_visible()
    expect(row).not_to_contain_text("You don’t have permission")


def test_what_changes_on_disk_changes_here(files, directory):
    toggle(files, "docs")
    expect(files.row("readme.md")).to_be_visible()
    (directory / "docs" / "new").write_text("")
    expect(files.row("new")).to_be_visible()
    key = files.row("new").get_attribute("id")
    (directory / "docs" / "new").rename(directory / "docs" / "zebra")
    expect(files.row("zebra")).to_be_visible()
    assert files.row("zebra").get_attribute("id") == key
    files.settle()
    names = files.texts()
    assert names.index("zebra") == names.index("readme.md") + 1
    (directory / "docs" / "zebra").unlink()
    expect(files.row("zebra")).to_have_count(0)
    # A folder that is renamed stays open.
    (directory / "docs").rename(directory / "papers")
    expect(files.row("papers")).to_be_visible()
    expect(files.row("readme.md")).to_be_visible()
    (directory / "papers" / "later").write_text("")
    expect(files.row("later")).to_be_visible()
    shutil.rmtree(directory / "papers")
    expect(files.row("papers")).to_have_count(0)
    expect(files.row("readme.md")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_folder_that_goes_and_returns_is_open_as_before(files, directory):
    open_docs_and_inner(files)
    (directory / "docs").rename(directory.with_name(directory.name + "-docs"))
    expect(files.row("docs")).to_have_count(0)
    directory.with_name(directory.name + "-docs").rename(directory / "docs")
    expect(files.row("deep.txt")).to_be_visible()


@pytest.mark.exhaustive
def test_a_directory_that_went_and_came_back_is_shown_again(files, directory):
    away = directory.with_name(directory.name + "-away")
    directory.rename(away)
    try:
        (away / "docs").rename(away / "letters")
        expect(files.page.get_by_text("This Folder Is Gone")).to_be_visible()
        expect(files.row("big.bin")).to_have_count(0)
    finally:
        away.rename(directory)
    files.page.get_by_role("navigation", name="Places").get_by_text(directory.name, exact=True).click()
    expect(files.row("letters")).to_be_visible()
    files.wait_for_status("14 items")


@pytest.mark.exhaustive
def test_from_a_folder_that_is_gone_with_those_around_it_the_way_leads_to_what_is_there(files, directory):
    (directory / "docs" / "inner" / "innermost").mkdir()
    files.page.goto(f"{files.page.url.split('?')[0].rstrip('/')}/docs/inner/innermost")
    expect(files.page.get_by_role("heading", name="innermost")).to_be_visible()
    # The page says where it leads before the server has gone there.
    expect(files.page.get_by_text("Folder Is Empty")).to_be_visible()
    shutil.rmtree(directory / "docs" / "inner")
    expect(files.page.get_by_text("This Folder Is Gone")).to_be_visible()
    files.page.get_by_role("button", name="Go to “docs”").click()
    expect(files.page.get_by_role("heading", name="docs")).to_be_visible()


MANY = 100_000 if IS_LONG or IS_EXHAUSTIVE else 40_000


@pytest.fixture
def many(directory):
    """As many files in the folder "empty"."""
    folder = directory / "empty"
    for number in range(MANY):
        os.close(os.open(folder / f"file {number:06}", os.O_CREAT))
    return folder


class Stopwatch:
    def __init__(self):
        self.start = time.monotonic()

    def lap(self, name, limit):
        """Prints how long it took since the last lap, which must not be longer than a limit."""
        now = time.monotonic()
        seconds, self.start = now - self.start, now
        print(f"{name}: {seconds:.2f} s")
        assert seconds < limit, f"{name} took {seconds:.2f} s"


def gestures_are_answered(files, row):
    """What moves as it is clicked is clicked again, half a second later, by the test's driver."""
    watch = Stopwatch()
    files.row("file 000000").click()
    expect(files.row("file 000000")).to_have_attribute("aria-selected", "true")
    watch.lap("selecting a row", 2)
    files.row("docs").get_by_role("button").first.click()
    expect(files.row("readme.md")).to_be_visible()
    watch.lap("opening another folder", 2)
    files.row("docs").get_by_role("button").first.click()
    expect(files.row("readme.md")).to_have_count(0)
    watch.lap("closing it", 2)
    files.page.evaluate("() => diffable.viewport.scrollTo(2000)")
    expect(files.row("file 000060")).to_be_visible()
    watch.lap("scrolling", 2)
    files.page.evaluate("() => diffable.viewport.scrollTo(0)")
    expect(row).to_be_visible()
    watch.lap("scrolling back", 2)


@pytest.mark.long
def test_a_hundred_thousand_files_open_while_the_page_goes_on(files, directory, many):
    whole = Stopwatch()
    watch = Stopwatch()
    files.row("empty").get_by_role("button").first.click()
    expect(files.row("file 000003")).to_be_visible()
    watch.lap("the first rows", 5)
    row = files.row("empty")
    expect(row).to_contain_text("of 100,000")
    # While the folder loads, gestures are answered at once.
    rounds = 0
    while "of 100,000" in row.text_content():
        gestures_are_answered(files, row)
        rounds += 1
        # What comes and goes on disk meanwhile is not lost.
        (many / "file 000001").unlink(missing_ok=True)
        (many / "file 000001b").write_text("")
    print(f"{rounds} rounds of gestures until all were there")
    assert rounds > 0
    expect(row).not_to_contain_text("Loading", timeout=120_000)
    whole.lap("all rows", 120)
    expect(files.row("file 000001b")).to_be_visible(timeout=30_000)
    expect(files.row("file 000001")).to_have_count(0)
    files.row("file 000003").click()
    files.page.keyboard.press("End")
    files.page.wait_for_function("() => diffable.viewport.y > 3_000_000")
    last = files.row("文件.txt").or_(files.row("ملف.txt"))
    expect(last.first).to_be_visible()
    files.page.keyboard.press("Home")
    expect(row).to_be_visible()
    # Closing and opening it again takes a while in the background, and stalls nothing.
    watch = Stopwatch()
    row.get_by_role("button").first.click()
    expect(files.row("locked")).to_be_visible(timeout=30_000)
    watch.lap("closing the folder", 30)
    row.get_by_role("button").first.click()
    files.row("docs").get_by_role("button").first.click()
    expect(files.row("readme.md")).to_be_visible()
    watch.lap("opening another folder behind it", 1)
    expect(files.row("file 000003")).to_be_visible(timeout=30_000)
    watch.lap("opening the folder again", 30)


@pytest.mark.exhaustive
def test_closing_a_folder_ends_its_loading(files, many):
    row = files.row("empty")
    row.get_by_role("button").first.click()
    expect(row).to_contain_text(f"of {MANY:,}")
    # The columns of one that loads stay below their heads.
    ends = files.page.locator("#rows .row:not(.leaving) .column:last-child").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().right))"
    )
    assert len(ends) > 5 and len(set(ends)) == 1
    row.get_by_role("button").first.click()
    expect(row).not_to_contain_text("Loading")
    expect(files.row("file 000003")).to_have_count(0)
    row.get_by_role("button").first.click()
    expect(files.row("file 000003")).to_be_visible()
