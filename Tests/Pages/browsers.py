"""The browsers that tests and pictures run in."""

import os
import shutil

from playwright.sync_api import Locator

IS_FIREFOX = os.environ.get("BROWSER") == "firefox"


def chromium():
    """Chromium without windows, which needs half of the time of the whole; where it is missing, the whole."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def click_twice(locator, **options):
    """Playwright's double click is two single ones in Firefox."""
    locator.click(**options)
    locator.click(**options)
    locator.dispatch_event("dblclick")


if IS_FIREFOX:
    Locator.dblclick = click_twice


def launch(playwright, **options):
    """Starts the browser that BROWSER names: Chromium unless told otherwise."""
    if IS_FIREFOX:
        # A Firefox as everybody has it, by way of WebDriver BiDi.
        return playwright.firefox.launch(channel="moz-firefox", executable_path=shutil.which("firefox-esr"))
    # One process for the pages and none for drawing: a visit takes a seventh less of the processor's time.
    return start(playwright.chromium, ["--in-process-gpu", "--num-raster-threads=1"], **options)


def launch_with_card(browser):
    """Starts another Chromium beside that one, with a graphics card: the processor plays it, and it puts the pictures of
    rows together as a card does. Those pictures are drawn without it."""
    arguments = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"]
    return start(browser.browser_type, [*arguments, "--disable-gpu-rasterization"])


def start(kind, arguments, **options):
    arguments = ["--renderer-process-limit=1", *arguments]
    arguments += ["--no-sandbox"] if os.geteuid() == 0 else []
    return kind.launch(executable_path=chromium(), args=arguments, **options)
