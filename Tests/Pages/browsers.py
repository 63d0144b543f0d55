"""The browsers that tests and pictures run in."""

import os
import shutil

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page

IS_FIREFOX = os.environ.get("BROWSER") == "firefox"


def chromium():
    """Chromium without windows, which needs half of the time of the whole; where it is missing, the whole."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def click_twice(locator, **options):
    """Playwright's double click is two single ones in Firefox."""
    locator.click(**options)
    locator.click(**options)
    locator.dispatch_event("dblclick")


# Firefox takes from preferences at its start what its protocol can't pretend later: options of a context, and what
# stands for them.
PREFERENCES = {
    ("color_scheme", "dark"): {"ui.systemUsesDarkTheme": 1},
    ("reduced_motion", "reduce"): {"ui.prefersReducedMotion": 1},
    ("forced_colors", "active"): {"ui.useAccessibilityTheme": 1, "browser.display.document_color_use": 2},
}
FEATURES = {
    "color_scheme": "prefers-color-scheme", "reduced_motion": "prefers-reduced-motion", "forced_colors": "forced-colors",
}
# Without a screen, Firefox says that there is no mouse. A test may read the pasteboard.
ALWAYS = {"ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6, "dom.events.testing.asyncClipboard": True}
# What it can't pretend at all; tests that ask for it run in Chromium only.
CHROMIUM_ONLY = {"contrast", "has_touch", "is_mobile"}
# The Firefox of each look.
firefoxes = {}


def start_firefox(kind, preferences):
    """Starts a Firefox as everybody has it, by way of WebDriver BiDi."""
    return kind.launch(
        channel="moz-firefox", executable_path=shutil.which("firefox-esr"), firefox_user_prefs=ALWAYS | preferences
    )


def new_context(browser, **options):
    """A context of that Firefox, or of one with the look that is asked for."""
    if CHROMIUM_ONLY & options.keys():
        pytest.skip("Firefox can't pretend this")
    look = frozenset(PREFERENCES.keys() & {option for option in options.items() if isinstance(option[1], str)})
    if look and look not in firefoxes:
        preferences = [PREFERENCES[option] for option in look]
        firefoxes[look] = start_firefox(browser.browser_type, {name: one[name] for one in preferences for name in one})
    return new_plain_context(firefoxes.get(look, browser), **options)


def emulate_media(page, **options):
    """Takes the look that the page has already."""
    for name, value in options.items():
        if not page.evaluate("(query) => matchMedia(query).matches", f"({FEATURES[name]}: {value})"):
            pytest.skip("Firefox keeps the look with which it starts")


def new_cdp_session(*_):
    pytest.skip("needs Chromium's tools")


if IS_FIREFOX:
    new_plain_context = Browser.new_context
    Browser.new_context = new_context
    BrowserContext.new_cdp_session = new_cdp_session
    Locator.dblclick = click_twice
    Page.emulate_media = emulate_media


def launch(playwright, **options):
    """Starts the browser that BROWSER names: Chromium unless told otherwise."""
    if IS_FIREFOX:
        return start_firefox(playwright.firefox, {})
    # One process for the pages and none for drawing: a visit takes a seventh less of the processor's time.
    return start(playwright.chromium, ["--in-process-gpu", "--num-raster-threads=1"], **options)


def close(browser):
    """Ends a browser that was launched, and those that other looks began."""
    for one in [browser, *firefoxes.values()]:
        one.close()
    firefoxes.clear()


def start(kind, arguments, **options):
    arguments = ["--renderer-process-limit=1", *arguments]
    arguments += ["--no-sandbox"] if os.geteuid() == 0 else []
    return kind.launch(executable_path=chromium(), args=arguments, **options)
