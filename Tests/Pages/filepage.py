"""What tests of the file browser share: a directory with everything that a disk can hold, and its page."""

import os
import pathlib
import shutil
import tempfile

import pytest
from playwright.sync_api import expect

from gallery import Gallery

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
    state = pathlib.Path(tempfile.mkdtemp(prefix="gallery-state-"))
    state.chmod(0o777)

    def browse(directory, *options, state=state):
        home = pathlib.Path(tempfile.mkdtemp(prefix="gallery-home-"))
        home.chmod(0o755)
        binary = home / "gallery"
        built = os.environ.get("GALLERY", Gallery.built)
        try:
            os.link(built, binary)
        except OSError:
            shutil.copy(built, binary)
        # Tests leave nothing in anybody's home.
        setting = ["env", f"HOME={home}", f"XDG_STATE_HOME={state}"]
        prefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.geteuid() == 0 else []
        command = [*prefix, *setting, str(binary)]
        gallery = Gallery("browse", str(directory), "--port", "0", *options, command=command)
        started.append((gallery, home))
        return gallery

    yield browse
    for gallery, home in started:
        assert gallery.end() == 0
        shutil.rmtree(home)
    shutil.rmtree(state)


@pytest.fixture
def files(directory, browse, open_page):
    return open_page("/", url=browse(directory).url)


def toggle(files, name):
    button = files.row(name).get_by_role("button").first
    verb = button.get_attribute("aria-label").split()[0]
    opposite = {"Expand": "Collapse", "Collapse": "Expand"}[verb]
    button.click()
    expect(files.row(name).get_by_role("button", name=opposite)).to_be_visible()
    files.settle()


def open_docs_and_inner(files):
    toggle(files, "docs")
    toggle(files, "inner")
    expect(files.row("deep.txt")).to_be_visible()


@pytest.fixture
def preview(directory, browse, open_page):
    """Shows a file of such a name with such contents."""
    def preview(name, contents, **options):
        (directory / name).write_bytes(contents if isinstance(contents, bytes) else contents.encode())
        page = open_page(f"/{name}", url=browse(directory).url, expect=False, **options)
        expect(page.page.locator(".screen.presented .title")).to_have_text(name)
        return page

    return preview
