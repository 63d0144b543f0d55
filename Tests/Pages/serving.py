"""Servers that a test stops and starts again, and what a page says of them."""

import signal


def hang(server):
    server.process.send_signal(signal.SIGSTOP)


def go_on(server):
    server.process.send_signal(signal.SIGCONT)


def note(list_page):
    return list_page.page.locator("#note")
