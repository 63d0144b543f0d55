"""One picture of each page: its looks (light, dark, phone, 400 %, forced colours, empty, loading), the screens that
come in front of it, and each of its motions at four moments, on a desk and a telephone."""

import pathlib
import shutil
import sys
import tempfile

from playwright.sync_api import Error, sync_playwright

from browsers import launch
from conftest import ON_ITS_WAY, SHOTS
from gallery import Gallery
from listpage import ListPage
from sheets import PAGES

FOLDER = SHOTS / "sheets"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LOOKS = {
    "light": {"viewport": DESK},
    "dark": {"viewport": DESK, "color_scheme": "dark"},
    "forced colours": {"viewport": DESK, "forced_colors": "active"},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "phone, dark": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"},
    "400 %": {"viewport": {"width": 320, "height": 256}},
}
MOMENTS = [0.08, 0.25, 0.5, 0.75]

# How much slower things move until they are caught, and for how many milliseconds what follows from them may begin.
SLOWNESS = 20
PATIENCE = 400
# How long what a finger lets go of is on its way. Each picture of that is computed: it can't be held, and is caught slow.
SPRING = 380

IS_MOVING = """() => document.getAnimations().some((animation) =>
    animation.playState === 'running' && animation.effect.getComputedTiming().iterations === 1)"""

MOVE = """(share) => {
    const timed = document.getAnimations().map((animation) => [animation, animation.effect.getComputedTiming()])
        .filter(([, { iterations }]) => iterations === 1);
    const longest = Math.max(...timed.map(([, { duration }]) => duration));
    for (const [animation, { duration }] of timed) {
        animation.pause();
        // What is at its end could not be found again.
        animation.currentTime = Math.min(longest * share, duration - 0.01);
    }
}"""

STYLE = """body { margin: 24px; width: 3144px; font: 600 20px sans-serif; background: #8e8e93; }
section { display: flex; flex-wrap: wrap; gap: 24px; margin: 12px 0 36px; }
figure { margin: 0; } img { display: block; height: 480px; } figcaption { margin: 0 0 6px; }"""


class Sheet:
    """Takes the pictures of one page, and lays them out on one."""

    def __init__(self, browser, name, page, url):
        self.browser = browser
        self.name = name
        self.page = page
        self.url = url
        self.sections = []
        self.folder = FOLDER / name
        self.folder.mkdir(parents=True, exist_ok=True)

    def open(self, prepare=None, **options):
        options.setdefault("viewport", DESK)
        context = self.browser.new_context(**options)
        context.set_default_timeout(60_000)
        page = context.new_page()
        page.add_init_script(ON_ITS_WAY)
        if prepare:
            prepare(page)
        page.goto(self.url)
        list_page = ListPage(page)
        if not prepare and self.page.has_rows:
            list_page.wait_for_rows()
        elif not prepare:
            page.wait_for_function("() => document.querySelectorAll('.preview > .stage').length > 2")
        return list_page

    def shoot(self, section, list_page, caption):
        file = f"{caption.replace(' ', '-').replace(',', '').replace('%', '')}.png"
        list_page.page.screenshot(path=self.folder / file)
        section.append((caption, file))

    def take(self):
        looks = []
        for caption, options in LOOKS.items():
            list_page = self.open(**options)
            self.shoot(looks, list_page, caption)
            list_page.page.context.close()
        # A server that never answers: what is shown meanwhile.
        waiting = self.open(prepare=lambda page: page.route_web_socket("**", lambda socket: None))
        waiting.page.wait_for_timeout(1000)
        self.shoot(looks, waiting, "loading")
        waiting.page.context.close()
        self.sections.append(("Looks", looks))
        for caption, action in self.page.screens.items():
            section = []
            for look in LOOKS if caption == "empty" else ("light", "dark", "phone"):
                list_page = self.open(**LOOKS[look])
                action(list_page)
                list_page.settle()
                list_page.page.wait_for_timeout(400)
                self.shoot(section, list_page, f"{caption}, {look}")
                list_page.page.context.close()
            self.sections.append((caption, section))
        for caption, action in self.page.motions.items():
            self.take_motion(caption, "light", action)
        for caption, action in (self.page.motions | self.page.touches).items():
            self.take_motion(caption, "phone", action)

    def take_motion(self, caption, look, action):
        list_page = self.open(**LOOKS[look])
        section = []
        try:
            list_page.play(1 / SLOWNESS)
            action(list_page)
            is_held = caption not in self.page.springs
            if is_held:
                list_page.page.wait_for_function(IS_MOVING)
                list_page.page.wait_for_timeout(PATIENCE)
        except Error as error:
            sys.exit(f"{self.name}, {caption}, {look}: {error}")
        for former, moment in zip([0, *MOMENTS], MOMENTS):
            if is_held:
                list_page.page.evaluate(MOVE, moment)
            else:
                list_page.page.wait_for_timeout((moment - former) * SPRING * SLOWNESS)
            self.shoot(section, list_page, f"{caption}, {look}, {round(moment * 100)} percent")
        self.sections.append((f"Motion: {caption}, {look}", section))
        list_page.page.context.close()

    def lay_out(self):
        figures = "".join(
            f"<h2>{title}</h2><section>"
            + "".join(f"<figure><figcaption>{caption}</figcaption><img src='{file}'></figure>" for caption, file in section)
            + "</section>"
            for title, section in self.sections
        )
        document = self.folder / "sheet.html"
        document.write_text(f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><h1>{self.name}</h1>{figures}")
        page = self.browser.new_page(viewport={"width": 3192, "height": 1000})
        page.goto(document.as_uri())
        page.screenshot(path=FOLDER / f"{self.name}.png", full_page=True)
        page.close()


def main(names):
    files = pathlib.Path(tempfile.mkdtemp(prefix="contact-sheet-")) / "Documents"
    galleries = {}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, page in PAGES.items():
            if names and name not in names:
                continue
            if page.prepare:
                page.prepare(files)
            arguments = ("browse", str(files)) if page.prepare else ()
            gallery = galleries.get(arguments) or galleries.setdefault(arguments, Gallery(*arguments, "--port", "0"))
            sheet = Sheet(browser, name, page, gallery.url.rstrip("/") + page.path)
            sheet.take()
            sheet.lay_out()
            print(FOLDER / f"{name}.png")
        browser.close()
    for gallery in galleries.values():
        gallery.end()
    shutil.rmtree(files.parent)


if __name__ == "__main__":
    main(sys.argv[1:])
