"""The file browser: a real directory as an outline, by mouse and by keyboard, while the disk changes."""

import os
import pathlib
import shutil
import tempfile

import pytest
from playwright.sync_api import expect

from conftest import Gallery

LONG = "n" * 255


@pytest.fixture
def directory():
    """A directory that anybody may read, with everything a disk can hold."""
    root = pathlib.Path(tempfile.mkdtemp(prefix="gallery-files-"))
    root.chmod(0o755)
    (root / "docs" / "inner").mkdir(parents=True)
    (root / "docs" / "readme.md").write_text("hello")
    (root / "docs" / "inner" / "deep.txt").write_text("")
    (root / "empty").mkdir()
    (root / ".hidden").write_text("")
    (root / "big.bin").write_bytes(bytes(3_000_000))
    for name in ["文件.txt", "ملف.txt", "🗂️ files", "a\nb\x1b[31m", LONG, "<b>bold"]:
        (root / name).write_text("")
    (root / "good link").symlink_to("big.bin")
    (root / "broken link").symlink_to("nowhere")
    (root / "one").symlink_to("other")
    (root / "other").symlink_to("one")
    (root / "locked").mkdir()
    (root / "locked" / "secret").write_text("")
    (root / "locked").chmod(0)
    yield root
    (root / "locked").chmod(0o755)
    shutil.rmtree(root)


@pytest.fixture
def browse():
    """Starts the browser on a directory, as somebody who is not root: nothing is locked for root."""
    started = []

    def browse(directory):
        home = pathlib.Path(tempfile.mkdtemp(prefix="gallery-home-"))
        home.chmod(0o755)
        binary = home / "gallery"
        shutil.copy(os.environ.get("GALLERY", Gallery.built), binary)
        prefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.geteuid() == 0 else []
        gallery = Gallery("browse", str(directory), "--port", "0", command=[*prefix, str(binary)])
        started.append((gallery, home))
        return gallery

    yield browse
    for gallery, home in started:
        assert gallery.end() == 0
        shutil.rmtree(home)


@pytest.fixture
def files(directory, browse, open_page):
    return open_page("/", url=browse(directory).url)


def toggle(files, name):
    files.row(name).get_by_role("button").first.click()
    files.settle()


def test_everything_is_shown_as_what_it_is(files, shot):
    files.wait_for_status("14 items")
    texts = files.texts()
    assert texts[:3] == ["docs", "empty", "locked"]
    for name in ["文件.txt", "ملف.txt", "🗂️ files", "a␊b␛[31m", LONG, "<b>bold"]:
        assert name in texts
    expect(files.row("big.bin")).to_contain_text("3.0 MB")
    expect(files.row("good link")).to_contain_text("→ big.bin")
    expect(files.row("broken link")).to_contain_text("not there")
    expect(files.row("one")).to_contain_text("→ other, which is not there")
    expect(files.row("good link").get_by_role("button")).to_have_count(0)
    shot(files, "files")


def test_a_folder_opens_and_closes_by_mouse(files):
    toggle(files, "docs")
    expect(files.row("readme.md")).to_be_visible()
    docs = files.page.get_by_role("treeitem").filter(has=files.page.get_by_text("docs", exact=True))
    expect(docs).to_have_attribute("aria-expanded", "true")
    inner = files.page.get_by_role("treeitem").filter(has=files.page.get_by_text("inner", exact=True))
    expect(inner).to_have_attribute("aria-level", "2")
    toggle(files, "inner")
    expect(files.row("deep.txt")).to_be_visible()
    toggle(files, "docs")
    expect(files.row("readme.md")).to_have_count(0)
    expect(files.row("deep.txt")).to_have_count(0)
    # What was open below is open again.
    toggle(files, "docs")
    expect(files.row("deep.txt")).to_be_visible()


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


def test_a_folder_that_may_not_be_read_says_so_and_can_be_tried_again(files, directory):
    toggle(files, "locked")
    row = files.row("locked")
    expect(row).to_contain_text("No permission to read this folder")
    expect(files.row("big.bin")).to_be_visible()
    (directory / "locked").chmod(0o755)
    row.get_by_role("button", name="Retry locked").click()
    expect(files.row("secret")).to_be_visible()
    expect(row).not_to_contain_text("No permission")


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


def test_hidden_files_come_on_demand(files):
    expect(files.row(".hidden")).to_have_count(0)
    files.page.get_by_role("switch", name="Hidden files").click()
    expect(files.row(".hidden")).to_be_visible()
    files.wait_for_status("15 items")
    files.page.get_by_role("switch", name="Hidden files").click()
    expect(files.row(".hidden")).to_have_count(0)


def test_a_place_beside_the_files_opens_another_directory(files, directory):
    places = files.page.get_by_role("navigation", name="Places")
    expect(places.get_by_text(directory.name, exact=True)).to_be_visible()
    places.get_by_text("Computer", exact=True).click()
    expect(files.page).to_have_title("/")
    expect(files.row("usr")).to_be_visible()
    places.get_by_text(directory.name, exact=True).click()
    expect(files.row("big.bin")).to_be_visible()


def test_a_directory_that_went_and_came_back_is_shown_again(files, directory):
    away = directory.with_name(directory.name + "-away")
    directory.rename(away)
    try:
        (away / "docs").rename(away / "letters")
        files.wait_for_status("This folder is gone")
        expect(files.row("big.bin")).to_have_count(0)
    finally:
        away.rename(directory)
    files.page.get_by_role("navigation", name="Places").get_by_text(directory.name, exact=True).click()
    expect(files.row("letters")).to_be_visible()
    files.wait_for_status("14 items")


def test_a_hundred_thousand_files_open_while_the_page_goes_on(files, directory):
    many = directory / "empty"
    for number in range(100_000):
        os.close(os.open(many / f"file {number:06}", os.O_CREAT))
    toggle(files, "empty")
    # While the folder loads, the rest of the page answers.
    files.page.get_by_role("switch", name="Hidden files").click()
    expect(files.row(".hidden")).to_be_visible(timeout=20_000)
    expect(files.row("file 000003")).to_be_visible(timeout=120_000)
    files.page.keyboard.press("End")
    files.row("file 000003").click()
    files.page.keyboard.press("End")
    files.page.wait_for_function("() => diffable.viewport.y > 3_000_000")
    files.settle()
    assert "文件.txt" in files.visible_texts() or "ملف.txt" in files.visible_texts()
