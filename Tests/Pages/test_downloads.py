"""Files that are taken along from the file browser."""

import os
import re

import pytest
from playwright.sync_api import expect

from test_file_previews import preview  # noqa: F401  (a fixture)
from test_files import browse, directory  # noqa: F401  (fixtures)
from test_honest import go_on, hang, note
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
    # A folder can't be taken along.
    page.row("docs").locator(".text").click(button="right")
    expect(page.page.get_by_role("menuitem", name="Duplicate")).to_be_visible()
    expect(chosen).to_have_count(0)


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
