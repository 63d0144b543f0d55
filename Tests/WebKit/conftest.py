"""The engine of Safari, as WebKitGTK has it, on a screen that nobody sees."""

import os
import pathlib
import subprocess
import sys

import pytest

from webkit import WebKit

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "Pages"))

from gallery import Gallery  # noqa: E402


@pytest.fixture(scope="session")
def gallery():
    gallery = Gallery("--port", "0")
    yield gallery
    assert gallery.end() == 0


@pytest.fixture(scope="session")
def screen():
    """The number of a display without a screen."""
    number, told = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(told), "-screen", "0", "1400x1000x24"], pass_fds=[told], stderr=subprocess.DEVNULL
    )
    os.close(told)
    with os.fdopen(number) as lines:
        yield f":{lines.readline().strip()}"
    process.terminate()
    process.wait()


@pytest.fixture
def page(gallery, screen):
    """A browser of its own; at the end its pages may not have complained."""
    page = WebKit(gallery.url, screen)
    yield page
    complaints = page.complaints()
    page.close()
    assert complaints == []
