"""Takes the pictures of the documentation."""


from playwright.sync_api import sync_playwright

from browsers import launch
from gallery import ROOT, Gallery
from listpage import ListPage

PICTURES = ROOT / "Documentation/Pictures"


def take(browser, gallery, scheme, name):
    context = browser.new_context(
        viewport={"width": 1120, "height": 640}, device_scale_factor=2, color_scheme=scheme
    )
    page = context.new_page()
    page.goto(gallery.url + "mountains")
    mountains = ListPage(page)
    mountains.wait_for_rows()
    mountains.search.fill("mon")
    mountains.wait_for_status("17 mountains")
    mountains.settle()
    mountains.catch(lambda: mountains.search.press_sequentially("t"), share=0.25)
    page.screenshot(path=PICTURES / f"{name}.png")
    context.close()


def main():
    PICTURES.mkdir(parents=True, exist_ok=True)
    gallery = Gallery("--port", "0")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        take(browser, gallery, "light", "mountains")
        take(browser, gallery, "dark", "mountains-dark")
        browser.close()
    gallery.end()


main()
