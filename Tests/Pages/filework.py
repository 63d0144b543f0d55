"""What tests of working with files share: a directory that may be changed, and its page."""

import pathlib
import shutil
import struct
import tempfile
import zlib

import pytest

from filepage import browse, directory  # noqa: F401  (fixtures)


@pytest.fixture
def mine(directory, monkeypatch):  # noqa: F811
    """A directory that the browser may change, with a trash of its own."""
    data = pathlib.Path(tempfile.mkdtemp(prefix="gallery-data-"))
    data.chmod(0o777)
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    for folder in [directory, directory / "docs"]:
        folder.chmod(0o777)
    yield directory
    shutil.rmtree(data)


@pytest.fixture
def work(mine, browse, open_page):  # noqa: F811
    return open_page("/", url=browse(mine).url)


def a_picture(width, height):
    """The bytes of a PNG file: a slope of greens."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + bytes([40, 80 + row * 120 // height, 90]) * width for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def bottom(locator):
    box = locator.bounding_box()
    return box["y"] + box["height"]


def box(work, name):
    return work.button(name).bounding_box()
