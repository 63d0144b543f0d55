"""The program itself: what it prints, how it ends, and that it needs nothing beside it."""

import os
import shutil
import signal
import subprocess
import time
import urllib.request

import pytest

from gallery import ROOT, Gallery
from sampling import sampled

BINARY = os.environ.get("GALLERY", str(ROOT / ".build/debug/gallery"))


def run(*arguments, environment=None):
    environment = {**os.environ, **(environment or {})}
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True, timeout=20, env=environment)


def test_it_tells_its_address_at_once():
    began = time.monotonic()
    gallery = Gallery("--port", "0")
    waited = time.monotonic() - began
    assert gallery.end() == 0
    # A second is allowed; a busy machine may take longer to start any program.
    assert waited < 5


@pytest.mark.parametrize("how", sampled([signal.SIGINT, signal.SIGTERM]))
def test_it_ends_cleanly_while_a_page_is_open(open_page, how):
    gallery = Gallery("--port", "0")
    open_page("/mountains", url=gallery.url)
    began = time.monotonic()
    assert gallery.end(how) == 0
    assert time.monotonic() - began < 5


def test_a_port_that_is_taken_is_said_clearly(gallery):
    result = run("--port", str(gallery.port))
    assert result.returncode == 1
    assert result.stdout == ""
    assert f"Port {gallery.port} on 127.0.0.1 is taken by another program" in result.stderr


@pytest.mark.parametrize("port", ["65536", "-1", "eighty"])
def test_a_port_that_is_none_is_said_clearly(port):
    result = run(f"--port={port}")
    assert result.returncode == 64
    assert port in result.stderr and "Usage" in result.stderr


def test_help_names_the_options_and_commands():
    result = run("--help")
    assert result.returncode == 0
    assert "--port" in result.stdout and "browse" in result.stdout


@pytest.mark.exhaustive
def test_a_copied_program_serves_its_pages_from_anywhere(tmp_path, monkeypatch, open_page):
    copy = tmp_path / "copied"
    shutil.copy(BINARY, copy)
    monkeypatch.setenv("GALLERY", str(copy))
    monkeypatch.chdir(tmp_path)
    gallery = Gallery("--port", "0")
    try:
        mountains = open_page("/mountains", url=gallery.url)
        assert mountains.visible_texts()[0] == "Mount Everest"
        style = mountains.page.evaluate("() => getComputedStyle(document.querySelector('.face')).display")
        assert style == "flex"
    finally:
        assert gallery.end() == 0


def test_it_listens_on_this_machine_only(gallery):
    with urllib.request.urlopen(gallery.url + "mountains", timeout=5) as answer:
        assert answer.status == 200
    addresses = subprocess.run(["hostname", "-I"], capture_output=True, text=True).stdout.split()
    for address in addresses:
        with pytest.raises(OSError):
            host = f"[{address}]" if ":" in address else address
            urllib.request.urlopen(f"http://{host}:{gallery.port}/mountains", timeout=2)
