"""Fingers: touches as a screen would report them."""

import time

from listpage import DRAWN


class Finger:
    """One finger on a page that has touch."""

    def __init__(self, list_page):
        self.page = list_page.page
        self.session = self.page.context.new_cdp_session(self.page)
        self.place = None
        # The finger's own clock, turned by hand: how fast it was is no matter of how busy the machine is.
        self.time = 0

    def dispatch(self, kind, points):
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self.time})

    def down(self, x, y):
        self.place = (x, y)
        self.time = max(self.time, time.time())
        self.dispatch("touchStart", [{"x": x, "y": y}])

    def move(self, x, y, steps=10, pause=12):
        from_x, from_y = self.place
        for step in range(1, steps + 1):
            share = step / steps
            at = {"x": from_x + (x - from_x) * share, "y": from_y + (y - from_y) * share}
            self.dispatch("touchMove", [at])
            self.time += pause / 1000
        self.page.evaluate(DRAWN)
        self.place = (x, y)

    def cancel(self):
        self.dispatch("touchCancel", [])

    def up(self):
        self.dispatch("touchEnd", [])

    def rest(self, milliseconds):
        """Stays where it is by its own clock, until the page is drawn so."""
        self.time += milliseconds / 1000
        self.page.evaluate(DRAWN)

    def hold(self, milliseconds):
        """Stays where it is for that long, as the page counts it."""
        self.page.wait_for_timeout(milliseconds)
        self.time += milliseconds / 1000


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def middle(row):
    box = row.bounding_box()
    return box["y"] + box["height"] / 2


def swipe(list_page, row, by, rest=120):
    """Pulls a row sideways, rests there, and lets go; `by` is negative towards the left. Ends once the row is at rest: a tap
    on what moves is tried anew, and from the fourth time on the driver scrolls the list for it, which closes the row."""
    finger = Finger(list_page)
    start = 340 if by < 0 else 50
    y = middle(row)
    finger.down(start, y)
    finger.move(start + by, y)
    finger.rest(rest)
    finger.up()
    list_page.wait_for_server()
    return finger
