"""Servers that a test stops and starts again, and what a page says of them."""

import contextlib
import signal

from gallery import Gallery


def hang(server):
    server.process.send_signal(signal.SIGSTOP)


def go_on(server):
    server.process.send_signal(signal.SIGCONT)


def note(list_page):
    return list_page.page.locator("#note")


@contextlib.contextmanager
def restarted(first):
    """Ends a server as a crash does, and starts another one in its place."""
    first.end(signal.SIGKILL)
    second = Gallery("--port", str(first.port))
    try:
        yield second
    finally:
        assert second.end() == 0
