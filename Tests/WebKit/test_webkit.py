"""What the pages do in the engine of Safari."""

import pytest
from selenium.webdriver.common.keys import Keys

SCROLLED = "return Math.max(...[...document.querySelectorAll('.viewport')].map((viewport) => viewport.scrollTop))"


def test_every_page_shows_its_rows_and_nothing_scrolls_sideways(page):
    page.driver.get(page.url)
    page.until(lambda: page.run("return document.querySelectorAll('.index a').length") >= 16)
    paths = page.run("return [...document.querySelectorAll('.index a')].map((link) => link.getAttribute('href'))")
    for path in dict.fromkeys(paths):
        page.open(path)
        assert len(page.rows()) >= 3, path
        assert page.run("return document.documentElement.scrollWidth <= innerWidth"), path


def test_a_search_its_detail_and_the_way_back(page):
    page.open("/mountains")
    page.click(page.run("return document.querySelector('input')"))
    page.press("k", "a", "n")
    page.until(lambda: not page.has("Everest") and page.has("Kangchenjunga"))
    page.press(Keys.ARROW_DOWN, Keys.ENTER)
    page.until(lambda: page.path() == "/mountains/Kangchenjunga")
    page.until(lambda: page.focused() == "Kangchenjunga")
    page.driver.back()
    page.until(lambda: page.path() == "/mountains?q=kan")
    page.until(lambda: "Kangchenjunga" in page.focused())
    page.driver.refresh()
    page.begin()
    assert page.run("return document.querySelector('input').value") == "kan"
    assert page.has("Kangchenjunga") and not page.has("Everest")


@pytest.mark.parametrize("path", ["/reminders", "/million"])
def test_keys_scroll_right_after_loading(page, path):
    page.open(path)
    former = 0
    for key in [Keys.PAGE_DOWN, Keys.SPACE, Keys.END]:
        page.press(key)
        page.until(lambda: page.run(SCROLLED) > former)
        former = page.run(SCROLLED)
    page.press(Keys.HOME)
    page.until(lambda: page.run(SCROLLED) == 0)


def test_a_row_has_a_menu_and_the_keys_come_back_to_it(page):
    page.open("/inbox")
    page.open_menu(page.row("Ada Lovelace"))
    page.until(lambda: page.run("return document.querySelector('[role=menu]')?.innerText.includes('Archive')"))
    page.press(Keys.ESCAPE)
    page.until(lambda: "Ada Lovelace" in page.focused())


def test_a_row_is_dragged_by_its_grip(page):
    page.open("/reorder")
    left, top, width, height = page.box(page.row("Old Bridge"))
    page.drag(int(left + width - 25), int(top + height / 2), by=120)
    page.until(lambda: page.has("Old Bridge →"))


def test_an_outline_opens(page):
    page.open("/emoji")
    page.click(page.button("Expand Smileys"))
    page.until(lambda: page.has("Beaming face with smiling eyes"))


def test_a_sheet_has_an_address_and_escape_closes_it(page):
    page.open("/share")
    page.click(page.row("Share Mountain"))
    page.until(lambda: page.path() == "/share/sheet" and page.focused() == "Share")
    page.press(Keys.ESCAPE)
    page.until(lambda: page.path() == "/share" and "Share Mountain" in page.focused())


def test_what_is_deleted_comes_back(page):
    page.open("/reminders")
    page.click(page.row("Buy bread"))
    page.press(Keys.ESCAPE, Keys.DELETE)
    page.until(lambda: not page.has("Buy bread"))
    page.until(lambda: "Charge the lamp" in page.focused())
    page.press_with_control("z")
    page.until(lambda: page.has("Buy bread") and "Buy bread" in page.focused())


def test_the_index_leads_to_a_page_and_back(page):
    page.driver.get(page.url)
    page.until(lambda: page.run("return document.querySelector('a[href=\"/letters\"]')"))
    page.listen()
    page.run("document.querySelector('a[href=\"/letters\"]').click()")
    page.until(lambda: page.path() == "/letters" and page.has("Acatenango"))
    page.driver.back()
    page.until(lambda: page.path() in ["", "/"] and page.run("return document.readyState === 'complete'"))


def test_tiles_keep_moving(page):
    page.open("/sort")
    page.click(page.button("Shuffle"))
    page.until(lambda: page.run("return document.getAnimations().some(({ playState }) => playState === 'running')"))
    page.until(lambda: not page.run("return document.getAnimations().some(({ playState }) => playState === 'running')"))
    assert len(page.rows()) > 100


def test_a_narrow_window_has_its_lists_over_its_whole_width(page):
    page.resize(400, 860)
    for path in ["/mountains", "/inbox", "/reminders", "/lanes"]:
        page.open(path)
        assert page.run("return document.documentElement.scrollWidth <= innerWidth"), path
        assert len(page.rows()) >= 3, path
