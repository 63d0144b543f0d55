"""A page of the catalogue, as a test looks at it: the foremost screen, and the program beside it."""

import pathlib

from listpage import ListPage

SOURCES = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources/Gallery/Catalogue"

BOXES = """([selector, screen]) => [...document.querySelector(screen).querySelectorAll(selector)]
    .map((face) => {
        const box = face.getBoundingClientRect();
        return {
            x: box.x, y: box.y, width: box.width, height: box.height, right: box.right, bottom: box.bottom,
            text: face.closest('.row')?.ariaLabel ?? face.querySelector('.text')?.textContent,
        };
    })
    .sort((one, other) => Math.round(one.y - other.y) || one.x - other.x)"""


class CataloguePage(ListPage):
    """One tab that goes from page to page: a tab for each would take much longer."""

    foremost = ".screen.presented"

    def __init__(self, page, url):
        super().__init__(page)
        # As whoever opened the program once finds it. The empty page before it has no storage in Firefox.
        page.add_init_script("if (origin !== 'null') localStorage['code beside views'] ??= 'open'")
        self.url = url
        self.grid = page.locator(f"{self.foremost} .main-pane .rows")
        self.code = page.locator(f"{self.foremost} .code")

    def open(self, name, query="", has_rows=True):
        self.page.goto(f"{self.url}catalogue/{name}{query}")
        self.page.wait_for_function(
            """(hasRows) => window.diffable?.isConnected && document.querySelector('.screen.presented .code')
                && (!hasRows || diffable.topRows.length > 0)""",
            arg=has_rows,
        )
        self.settle()
        return self

    def boxes(self, selector=".main-pane .row:not(.leaving) > .face"):
        """Where things are seen, from top to bottom."""
        return self.page.evaluate(BOXES, [selector, self.foremost])

    def lines(self, selector=".main-pane .row:not(.leaving) > .face"):
        """The same, in lines of things side by side."""
        lines = []
        for box in self.boxes(selector):
            if lines and abs(lines[-1][0]["y"] - box["y"]) < 1:
                lines[-1].append(box)
            else:
                lines.append([box])
        return lines

    @property
    def room(self):
        """The place that the layout fills."""
        return self.page.evaluate(
            """() => {
                const { x, y, width, right } = document.querySelector('.screen.presented .main-pane .spacer')
                    .getBoundingClientRect();
                return { x, y, width, right };
            }"""
        )

    @property
    def y(self):
        return self.page.evaluate("() => diffable.topViewport.y")

    def scroll(self, y):
        self.page.evaluate("(y) => diffable.topViewport.scrollTo(y)", y)
        self.page.wait_for_function("(y) => diffable.topViewport.y === y", arg=y)
        self.settle()
