"""A page with a list, as a test looks at it: by roles, names and places."""

import pathlib
import re

from playwright.sync_api import expect

SOURCES = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources/Gallery"

CATCH = """
    window.caught = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('nothing moved')), 20000);
        const look = () => {
            // A control's own transition begins at the press, before the rows know.
            const moving = document.getAnimations().filter((one) =>
                one.playState === 'running' && !(one instanceof CSSTransition) && one.effect.target?.closest('.row, .outline-block, .group-ground'));
            if (!moving.some((one) => one.effect.target.matches('OF'))) return requestAnimationFrame(look);
            const longest = Math.max(...moving.map((one) => one.effect.getComputedTiming().duration));
            for (const animation of moving) {
                animation.pause();
                // What is at its end could not be found again.
                animation.currentTime = Math.min(longest * SHARE, animation.effect.getComputedTiming().duration - 0.01);
            }
            resolve(moving.length);
        };
        look();
    });
"""

# Until what the page did so far is drawn.
DRAWN = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"

# Until the server has answered all that the page told it so far, and the answers are drawn.
ANSWERED = f"""async () => {{
    const drawn = {DRAWN};
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), 20000));
    await drawn();
    await Promise.race([diffable.ping(), late]);
    await drawn();
}}"""

# What is read out, of what is on the page once all of one update is shown.
LISTEN = """() => {
    window.told = [];
    new MutationObserver((changes) => {
        const places = new Set(changes.map(({ target }) =>
            (target.nodeType === 1 ? target : target.parentElement)?.closest('[aria-live], [role=status]')));
        for (const place of places) {
            if (place && place.ariaLive !== 'off' && place.textContent !== '') window.told.push(place.textContent);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def names(kind):
    source = (SOURCES / "Payments/Payment.swift").read_text()
    return re.findall('"([^"]+)"', source.split(f"let {kind} = [")[1].split("]")[0])


FIRST, LAST = names("firstNames"), names("lastNames")


def payment(number):
    """Who made the payment of a number: what its row shows first."""
    return f"{FIRST[number % len(FIRST)]} {LAST[(number * 17 + number // len(FIRST)) % len(LAST)]}"


class ListPage:
    def __init__(self, page):
        self.page = page
        self.grid = page.locator("#rows")

    # What is shown

    def wait_for_rest(self):
        """Until nothing moves, be it a row or not: also what was done last and is not drawn yet, as what begins to move
        once the page knows how much room it has."""
        self.page.evaluate(DRAWN)
        self.page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")

    def wait_for_rows(self):
        """Also those of a screen in front, which come after those behind it, or that it says why it has none."""
        self.page.wait_for_function(
            """() => window.diffable?.isConnected && diffable.rows.length > 0 && !diffable.isBusy
                && (diffable.topRows.length > 0 || document.querySelector('.screen.presented .unavailable:not([hidden])'))""")
        self.settle()

    def settle(self):
        return self.page.evaluate(
            """() => Promise.race([
                diffable.settled(),
                new Promise((_, reject) => setTimeout(() => reject(new Error('nothing settled')), 20000)),
            ])"""
        )

    def wait_for_server(self):
        """Until the server has answered all that it was told so far, and that is shown: what did not happen by then does
        not happen."""
        self.page.evaluate(ANSWERED)
        self.settle()

    def wait_until(self, is_so):
        """For what only the test can see, such as what went over the network."""
        for _ in range(400):
            if is_so():
                return
            self.page.wait_for_timeout(25)
        assert is_so()

    @property
    def status(self):
        return self.page.locator("#status")

    def wait_for_status(self, text, timeout=20_000):
        expect(self.status).to_have_text(text, timeout=timeout)

    def cells(self, role="gridcell"):
        return self.page.get_by_role(role)

    def row(self, text):
        """The row whose first text is the given one; rows that leave do not count."""
        return self.grid.locator(".row:not(.leaving)").filter(
            has=self.page.locator(".text").get_by_text(text, exact=True)
        )

    def line(self, text):
        """A row of a list, and no tile of the same name."""
        return self.row(text).and_(self.page.locator(".row:has(> .face.cell)"))

    def leaving(self):
        return self.page.locator(".row.leaving")

    def texts(self):
        """The texts of all rows in the page, in the order of their positions."""
        return self.page.evaluate("() => diffable.rows.map((row) => row.text)")

    def visible_texts(self):
        return self.page.evaluate(
            """() => diffable.rows
                .filter(({ frame }) => frame[1] + frame[3] > diffable.viewport.y
                    && frame[1] < diffable.viewport.y + diffable.viewport.height)
                .map((row) => row.text)"""
        )

    def place(self, text):
        box = self.row(text).bounding_box()
        return (round(box["x"], 1), round(box["y"], 1))

    def opacity(self, locator):
        return float(locator.locator(".face").evaluate("(face) => getComputedStyle(face).opacity"))

    @property
    def focused_text(self):
        return self.page.evaluate("() => document.activeElement?.closest('.row')?.querySelector('.text')?.textContent ?? null")

    @property
    def y(self):
        return self.page.evaluate("() => diffable.viewport.told")

    @property
    def height(self):
        return self.page.evaluate("() => diffable.viewport.height")

    def listen(self):
        """From now on, takes note of what is read out."""
        self.page.evaluate(LISTEN)

    @property
    def told(self):
        return self.page.evaluate("window.told")

    # What is done

    @property
    def search(self):
        return self.page.get_by_role("searchbox")

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, row):
        """Once, where it stands: a driver that is held up would scroll the list, and press again."""
        box = row.bounding_box()
        self.press_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press_at(self, x, y):
        """By a finger where the page has touch, and by a mouse elsewhere."""
        by_finger = self.page.evaluate("() => navigator.maxTouchPoints > 0")
        (self.page.touchscreen.tap if by_finger else self.page.mouse.click)(x, y)

    def type_at_once(self, letters):
        """Types letters as one who is fast: by themselves they come too late on a busy machine, and begin a new word. Some
        may be typed with the Control key."""
        self.page.evaluate(
            """(letters) => { for (const letter of letters) {
                const key = letter.replace('Control+', '');
                const ctrlKey = key !== letter;
                document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
            } }""",
            letters,
        )

    def play(self, rate):
        """Plays all motions that many times as fast as they are made, until the page is loaded again."""
        self.page.context.new_cdp_session(self.page).send("Animation.setPlaybackRate", {"playbackRate": rate})
        self.page.plays_fast = rate != 1

    def catch(self, action, share=0.5, of="*"):
        """Does something, and pauses the animations that follow after the given share of the longest one's time: as soon
        as there is one, or one of a chosen element."""
        if getattr(self.page, "plays_fast", False):
            self.play(1)
        self.page.evaluate("() => {" + CATCH.replace("SHARE", str(share)).replace("OF", of) + "}")
        action()
        return self.page.evaluate("() => window.caught")

    def release(self):
        self.page.evaluate("() => document.getAnimations().forEach((animation) => animation.play())")
        self.settle()


def here(page):
    """Where the browser is, but for what is not a place."""
    return page.evaluate("() => location.pathname")


def go_forward_in_vain(page):
    """Goes to the entry of what is over, from which the page comes back by itself."""
    page.evaluate("() => { window.steps = 0; window.onpopstate = () => { steps += 1; }; }")
    page.go_forward()
    page.wait_for_function("() => steps === 2 && history.state?.cover === undefined")
