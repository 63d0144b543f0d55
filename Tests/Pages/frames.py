"""How long the pictures take while some five hundred tiles are shuffled: median, 95th percentile, largest."""

import statistics

from playwright.sync_api import sync_playwright

from browsers import launch
from conftest import Gallery
from listpage import ListPage

WATCH = """() => {
    window.times = [];
    window.busy = [];
    new PerformanceObserver((list) => window.busy.push(...list.getEntries().map((one) => one.duration)))
        .observe({ entryTypes: ['longtask'] });
    const look = (time) => { window.times.push(time); requestAnimationFrame(look); };
    requestAnimationFrame(look);
}"""


WIDE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.spacer { max-width: none !important }');
    document.adoptedStyleSheets = [sheet];
}"""


def measure(list_page, shuffle, repeats=6):
    list_page.page.evaluate(WATCH)
    frames = []
    for _ in range(repeats):
        list_page.page.evaluate("() => { window.times.length = 0; window.busy.length = 0; }")
        shuffle()
        list_page.page.wait_for_function("() => document.getAnimations().length > 100")
        start = list_page.page.evaluate("() => window.times.length")
        list_page.settle()
        times = list_page.page.evaluate("() => window.times")[max(0, start - 1):]
        frames += [after - before for before, after in zip(times, times[1:])]
    frames.sort()
    tiles = list_page.page.evaluate("() => document.querySelectorAll('.row').length")
    long = [round(one) for one in list_page.page.evaluate("() => window.busy")]
    print(
        f"{tiles} tiles, {len(frames)} frames, median {statistics.median(frames):.1f} ms, "
        f"95th {frames[int(len(frames) * 0.95)]:.1f} ms, largest {frames[-1]:.1f} ms, long tasks of the last {long}"
    )


def main():
    gallery = Gallery("--port", "0")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        # Twelve columns of mountains, drawn at two fifths of their size: nearly all of them are seen at once.
        page = browser.new_context(viewport={"width": 3840, "height": 3400}, device_scale_factor=0.4).new_page()
        page.goto(gallery.url + "mountains")
        mountains = ListPage(page)
        mountains.wait_for_rows()
        page.evaluate(WIDE)
        page.wait_for_function("() => diffable.rows.length > 450")
        names = iter(["Name", "Height"] * 5)
        measure(mountains, lambda: page.get_by_role("radio", name=next(names)).click())
        browser.close()
    gallery.end()


if __name__ == "__main__":
    main()
