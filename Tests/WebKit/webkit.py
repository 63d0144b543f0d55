"""A page in WebKitGTK, as tests see and use it."""

import os
import pathlib

from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.service import Service

ROWS = """
    return [...document.querySelectorAll('.row')]
        .map((row) => [row, row.getBoundingClientRect()])
        .filter(([row, { width, bottom, top }]) => width > 0 && bottom > 0 && top < innerHeight
            && row.checkVisibility({ visibilityProperty: true }))
        .sort(([, one], [, other]) => one.top - other.top || one.left - other.left)
        .map(([row]) => row.innerText);
"""

# What documents of a tab complain of is kept there: the next document can still say it.
LISTEN = """
    if (window.isListenedTo) return;
    window.isListenedTo = true;
    const keep = (text) => { sessionStorage.complaints = `${sessionStorage.complaints ?? ''}${text}\\n`; };
    addEventListener('error', ({ message }) => keep(message));
    addEventListener('unhandledrejection', (event) => { if (!event.defaultPrevented) keep(`${event.reason}`); });
"""


def browser():
    """Debian keeps it beside its library."""
    return next(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))


class WebKit:
    def __init__(self, url, screen):
        os.environ["DISPLAY"] = screen
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(browser())
        options.add_argument("--automation")
        self.url = url.rstrip("/")
        self.driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver"))
        self.run = self.driver.execute_script
        self.resize(1280, 860)

    def resize(self, width, height):
        self.driver.set_window_size(width, height)

    def open(self, path):
        self.driver.get(self.url + path)
        self.begin()

    def begin(self):
        """Waits for what a document shows first."""
        self.until(lambda: self.run("return document.readyState === 'complete'") and self.rows())
        self.listen()

    def listen(self):
        self.run(LISTEN)

    def until(self, condition):
        WebDriverWait(self.driver, 20, poll_frequency=0.1).until(lambda _: condition())

    def rows(self):
        """The texts of the rows in sight, from the top."""
        return self.run(ROWS)

    def row(self, text):
        return self.run("return [...document.querySelectorAll('.row')].find((row) => row.innerText.includes(arguments[0]))", text)

    def has(self, text):
        return any(text in row for row in self.rows())

    def path(self):
        return self.driver.current_url.removeprefix(self.url)

    def focused(self):
        """The text of what has the keys."""
        return self.run("const { ariaLabel, innerText } = document.activeElement; return ariaLabel || innerText")

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def press_with_control(self, key):
        ActionChains(self.driver).key_down("\ue009").send_keys(key).key_up("\ue009").perform()

    def click(self, element):
        ActionChains(self.driver).click(element).perform()

    def button(self, name):
        script = """
            return [...document.querySelectorAll('button')].find((button) =>
                button.ariaLabel === arguments[0] || button.title === arguments[0] || button.innerText.trim() === arguments[0])
        """
        return self.run(script, name)

    def open_menu(self, row):
        """By the event that a right click, a long press and a key end in. The driver's right click ends as a left one."""
        self.run("arguments[0].dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))", row)

    def drag(self, x, y, by):
        """Drags what is there down."""
        self.move(x, y, [*range(0, by, 16), by])
        release = ActionBuilder(self.driver)
        release.pointer_action.pointer_up()
        release.perform()

    def move(self, x, y, ways):
        press = ActionBuilder(self.driver, duration=40)
        press.pointer_action.move_to_location(x, y)
        press.pointer_action.pointer_down()
        for way in ways:
            press.pointer_action.move_to_location(x, y + way)
        press.perform()

    def box(self, element):
        script = "const { left, top, width, height } = arguments[0].getBoundingClientRect(); return [left, top, width, height]"
        return self.run(script, element)

    def complaints(self):
        return self.run("return sessionStorage.complaints ?? ''").splitlines()

    def close(self):
        self.driver.quit()
