"""What tests of the heights of sheets share: where one stands, how it is pulled by its bar, and what is seen."""

from playwright.sync_api import expect

from listpage import DRAWN

# Above a sheet that is as high as it can be.
STRIP = 40


def stand(page, top):
    """Waits until the sheet in front rests there. One that waits for its rows is not seen yet, and no finger meets it."""
    page.page.wait_for_function(
        """(top) => {
            const sheet = [...document.querySelectorAll('dialog > .screen.sheet')].at(-1);
            return document.getAnimations().length === 0 && sheet?.getBoundingClientRect().y === top
                && !sheet.classList.contains('awaited');
        }""",
        arg=top,
    )


def pull(page, way):
    """Takes the sheet by its bar, and holds it where it was pulled to."""
    box = page.page.locator(".sheet-layer .title").last.bounding_box()
    x, y = box["x"] + 4, box["y"] + 4
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x, y + way / 2)
    page.page.mouse.move(x, y + way)
    page.page.evaluate(DRAWN)


def let_go(page):
    # What rests before it is let go flings nothing.
    page.page.wait_for_timeout(120)
    page.page.mouse.up()


def pull_by_mouse(page, way):
    pull(page, way)
    let_go(page)


def planet(page, name):
    return page.page.locator(".screen.push .row").filter(has_text=name)


def open_planet(page, name):
    planet(page, name).click()
    dialog = page.page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    return dialog


def open_highest(open_page, name):
    """A planet's sheet over the telephone's page, at the higher of its two heights."""
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 844})
    open_planet(planets, name)
    stand(planets, 844 - 246)
    planets.button("Expand sheet").click()
    stand(planets, 422)
    return planets


def colours(page, **clip):
    """Those that are seen in a part of the window."""
    picture = page.page.screenshot(clip=clip)
    seen = page.page.evaluate(
        """async (bytes) => {
            const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
            const { width, height } = picture;
            const canvas = new OffscreenCanvas(width, height).getContext('2d');
            canvas.drawImage(picture, 0, 0);
            const { data } = canvas.getImageData(0, 0, width, height);
            return [...new Set(Array.from({ length: width * height }, (_, at) => data.slice(4 * at, 4 * at + 3).join()))];
        }""",
        list(picture),
    )
    return [tuple(map(int, colour.split(","))) for colour in seen]


def beheld(page):
    """Where each sheet stands, from the lowest, and how wide it is drawn."""
    boxes = [one.bounding_box() for one in page.page.locator("dialog > .screen.sheet").all()]
    return [(box["y"], box["width"]) for box in boxes]


def open_moons(page, name):
    dialog = page.page.get_by_role("dialog", name=name, exact=True)
    if dialog.count() == 0:
        open_planet(page, name)
    dialog.get_by_text("Moons").click()
    expect(page.page.get_by_role("dialog", name=f"Moons of {name}")).to_be_visible()
