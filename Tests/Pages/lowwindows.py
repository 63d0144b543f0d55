"""What tests of low windows share, as of a phone on its side."""

from touch import PHONE


def on_its_side(width, height):
    return PHONE | {"viewport": {"width": width, "height": height}}


def foremost_bar(page):
    return page.locator(".screen:not(.covered) > .bar").last
