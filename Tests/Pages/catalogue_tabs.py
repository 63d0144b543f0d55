"""What tests of the catalogue share: a page of it on a desk, on a telephone and in a narrow window."""

import pytest

from cataloguepage import CataloguePage


def tab(browser, gallery, **options):
    context = browser.new_context(reduced_motion="reduce", **options)
    context.set_default_timeout(30_000)
    page = context.new_page()
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None,
    )
    yield CataloguePage(page, gallery.url)
    context.close()
    told = [text for text in complaints if "WebSocket" not in text]
    assert told == [], told


@pytest.fixture(scope="module")
def desk(browser, gallery):
    yield from tab(
        browser, gallery, viewport={"width": 1280, "height": 900}, permissions=["clipboard-read", "clipboard-write"]
    )


@pytest.fixture(scope="module")
def phone(browser, gallery):
    yield from tab(
        browser, gallery, viewport={"width": 390, "height": 844}, color_scheme="dark", has_touch=True, is_mobile=True
    )


@pytest.fixture(scope="module")
def narrow(browser, gallery):
    yield from tab(browser, gallery, viewport={"width": 320, "height": 568})


def near(value, expected, by=1.0):
    return abs(value - expected) <= by


def style(locator, name):
    return locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)
