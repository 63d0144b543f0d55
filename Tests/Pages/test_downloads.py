"""Files that are taken along from the file browser."""

import io
import os
import re
import zipfile

import pytest
from playwright.sync_api import expect

from test_file_previews import preview  # noqa: F401  (a fixture)
from filepage import browse, directory  # noqa: F401  (fixtures)
from serving import go_on, hang, note
from touch import PHONE

DOCUMENT = b"%PDF-1.7\n\x00\xff" + os.urandom(300_000)


def taken(page, act):
    """What the browser was given: its name and its bytes."""
    with page.page.expect_download() as download:
        act()
    with open(download.value.path(), "rb") as file:
        # Firefox numbers those that have the same name.
        return re.sub(r"-\d(?=\.)", "", download.value.suggested_filename), file.read()


def test_a_file_is_taken_along_from_its_preview_and_from_its_row(preview):  # noqa: F811
    name = "Grüße; “2”.pdf"
    page = preview(name, DOCUMENT)
    page.button("Download").focus()
    assert taken(page, lambda: page.page.keyboard.press("Enter")) == (name, DOCUMENT)
    # The page goes on, and the same file can be had again.
    assert taken(page, lambda: page.button("Download").click()) == (name, DOCUMENT)
    page.page.keyboard.press("Escape")
    row = page.row(name)
    row.locator(".text").click(button="right")
    chosen = page.page.get_by_role("menuitem", name="Download")
    assert taken(page, chosen.click) == (name, DOCUMENT)
    # With a folder beside it, both come as one archive.
    page.row("docs").locator(".text").click()
    row.locator(".text").click(modifiers=["ControlOrMeta"])
    row.locator(".text").click(button="right")
    archive, packed = taken(page, chosen.click)
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        assert archive == "Archive.zip" and files.testzip() is None
        assert {name, "docs/", "docs/inner/deep.txt", "docs/readme.md"} <= set(files.namelist())
        assert files.read(name) == DOCUMENT


@pytest.mark.exhaustive
def test_a_folder_of_many_files_is_taken_along_as_it_is_named(directory, browse, open_page):  # noqa: F811
    for number in range(3000):
        (directory / "docs" / f"{number}.txt").write_text(f"{number}\n" * 50)
    page = open_page(url=browse(directory).url)
    page.row("docs").locator(".text").click(button="right")
    name, packed = taken(page, page.page.get_by_role("menuitem", name="Download").click)
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        assert name == "docs.zip" and files.testzip() is None
        assert len([one for one in files.namelist() if one.endswith(".txt")]) == 3001
        assert files.read("docs/2999.txt") == b"2999\n" * 50
    # What was told of it meanwhile is over.
    expect(page.page.locator(".activity:visible")).to_have_count(0)


@pytest.mark.exhaustive
def test_what_an_archive_lacks_is_asked_before_and_one_of_nothing_is_refused(
    directory, browse, open_page  # noqa: F811
):
    (directory / "docs" / "inner" / "secret").write_text("")
    (directory / "docs" / "inner" / "secret").chmod(0)
    for name in ["pipe.a", "pipe.b"]:
        os.mkfifo(directory / name)
    page = open_page(url=browse(directory).url)
    downloads = []
    page.page.on("download", lambda one: downloads.append(one))
    chosen = page.page.get_by_role("menuitem", name="Download")
    page.row("docs").locator(".text").click(button="right")
    chosen.click()
    alert = page.page.get_by_role("alertdialog")
    expect(alert).to_contain_text("Download without “secret”?")
    expect(alert).to_contain_text("You don’t have permission to read this file.")
    alert.get_by_role("button", name="Cancel").click()
    expect(alert).to_be_hidden()
    assert downloads == []
    page.row("docs").locator(".text").click(button="right")
    chosen.click()
    _, packed = taken(page, alert.get_by_role("button", name="Download").click)
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        assert "docs/inner/deep.txt" in files.namelist() and "docs/inner/secret" not in files.namelist()
    page.row("pipe.a").locator(".text").click()
    page.row("pipe.b").locator(".text").click(modifiers=["ControlOrMeta"])
    page.row("pipe.b").locator(".text").click(button="right")
    chosen.click()
    expect(page.page.locator(".toast:not([inert])")).to_have_text(
        "“Archive.zip” can’t be downloaded. This isn’t a regular file.")


@pytest.mark.exhaustive
def test_fingers_select_files_and_take_them_along(directory, browse, open_page):  # noqa: F811
    page = open_page(url=browse(directory).url, **PHONE)
    page.button("More").tap()
    page.page.get_by_role("menuitem", name="Select", exact=True).tap()
    button = page.page.get_by_role("button", name="Download")
    expect(button).to_be_disabled()
    for name in ["docs", "big.bin"]:
        page.row(name).tap()
    name, packed = taken(page, button.tap)
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        assert name == "Archive.zip" and {"docs/", "big.bin"} <= set(files.namelist())


@pytest.mark.exhaustive
def test_a_finger_takes_a_file_along_and_a_reload_does_not(preview):  # noqa: F811
    page = preview("notes.txt", "as they are\n", **PHONE)
    more = page.page.locator(".screen.presented .bar").get_by_role("button", name="More")
    if more.count():
        more.tap()
        press = page.page.get_by_role("menuitem", name="Download").tap
    else:
        press = page.button("Download").tap
    assert taken(page, press) == ("notes.txt", b"as they are\n")
    downloads = []
    page.page.on("download", lambda one: downloads.append(one))
    page.page.reload()
    expect(page.page.locator(".screen.presented .row").first).to_be_visible()
    page.settle()
    assert downloads == []


@pytest.mark.exhaustive
def test_a_file_that_cannot_be_read_or_is_gone_says_so(preview, directory):  # noqa: F811
    page = preview("secret.bin", DOCUMENT)
    page.page.keyboard.press("Escape")
    (directory / "secret.bin").chmod(0)
    page.row("secret.bin").locator(".text").click(button="right")
    page.page.get_by_role("menuitem", name="Download").click()
    expect(page.page.locator(".toast:not([inert])")).to_have_text(
        re.compile("“secret.bin” can’t be downloaded. You don’t have permission to read this file."))
    page.row("secret.bin").dblclick()
    expect(page.page.get_by_text("Can’t Show This File")).to_be_visible()
    expect(page.button("Download")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_download_is_refused_while_the_server_hangs_and_comes_when_it_goes_on(
    directory, browse, open_page  # noqa: F811
):
    (directory / "paper.pdf").write_bytes(DOCUMENT)
    server = browse(directory)
    page = open_page("/paper.pdf", url=server.url, expect=False)
    # The button is there before the rows, and belongs to nobody until they come.
    expect(page.page.locator(".screen.presented .row").first).to_be_visible()
    downloads = []
    page.page.on("download", lambda one: downloads.append(one))
    hang(server)
    expect(note(page)).to_be_visible(timeout=8000)
    page.button("Download").focus()
    page.page.keyboard.press("Enter")
    expect(note(page)).to_contain_text("That was not done.")
    go_on(server)
    expect(note(page)).to_be_hidden(timeout=8000)
    page.settle()
    assert downloads == []
    assert taken(page, page.button("Download").click) == ("paper.pdf", DOCUMENT)
