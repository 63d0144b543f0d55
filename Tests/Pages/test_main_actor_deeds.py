"""No deed holds the others up: searching, the keys of a list, and the buttons of each page with their menus. Of more
buttons than a dozen, as a list's rows have, the first are pressed, and so of the items of a menu."""

import pytest
from playwright.sync_api import expect

from filepage import browse, directory  # noqa: F401  (fixtures)
from filework import mine  # noqa: F401  (a fixture)
from test_axe import ENTRIES, PAGES
from test_main_actor import Watch
from test_main_actor_trash import COUNT

# The buttons that can be pressed.
BUTTONS = """[...document.querySelectorAll('button, [role=switch]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]') && !one.disabled)"""
NAMES = f"() => {BUTTONS}.map((one) => one.ariaLabel || one.textContent.trim())"
# By its place: who comes again may find other names.
PRESS = f"(index) => {BUTTONS}.slice(index, index + 1).map((one) => one.click()).length === 1"
ITEM = "[role^=menuitem]:not([aria-disabled])"
ITEMS = f"() => [...document.querySelectorAll('{ITEM}')].map((one) => one.ariaLabel || one.textContent)"
MOST = 12


def press(place):
    return lambda page: page.page.evaluate(PRESS, place)


def choose(deed, index):
    def body(page):
        if not deed(page):
            return False
        item = page.page.locator(ITEM).nth(index)
        expect(item).to_be_visible()
        item.click()

    return body


def strike(*keys):
    def body(page):
        page.page.locator("#rows .row, .screen.presented .row").last.focus()
        for key in keys:
            page.page.keyboard.press(key)
            page.settle()

    return body


def search(page):
    for text in ("a", "an", "b", ""):
        page.page.get_by_role("searchbox").last.fill(text)
        page.settle()


def deeds_of(page):
    yield "arrows", strike("ArrowUp", "Home", "End", "ControlOrMeta+a", "Escape")
    yield "delete", strike("ArrowUp", "Delete", "ControlOrMeta+z")
    yield "move", strike("ArrowUp", "Alt+ArrowUp", "Alt+ArrowDown", "ArrowLeft", "ArrowRight")
    yield "menu", strike("ArrowUp", "Shift+F10", "ArrowDown", "Enter")
    if page.page.locator("input[type=search]:visible").count() > 0:
        yield "search", search
    names = page.page.evaluate(NAMES)
    for place, name in [(names.index(name), name) for name in dict.fromkeys(names) if name][:MOST]:
        yield name, press(place)


@pytest.mark.long
@pytest.mark.parametrize("path", [*PAGES, *ENTRIES])
def test_no_deed_holds_the_others_up_for_a_tenth_of_a_second(start_server, open_page, path):
    """In the debug build; the quickest of some turns counts."""
    # What is done stays here, also on the pages that visitors share.
    url = start_server().url
    # Browsers have a process for each site: what a page works by itself does not delay the one that watches.
    watch = Watch(open_page("/row-animations", url=url.replace("127.0.0.1", "localhost")))
    longest = {}

    def opened():
        page = open_page(path, url=url)
        page.page.set_default_timeout(5_000)
        # What opens beside the page would go on working while others are measured.
        page.page.on("popup", lambda new: new.close())
        return page

    def measure(name, deed):
        for _ in range(12):
            page = opened()
            results = []
            taken = watch.during(lambda: (results.append(deed(page)), page.settle()), 150)
            # What a visitor keeps, such as whether code is shown, decides which buttons there are.
            if results == [False]:
                return page.page.close()
            longest[name] = min(longest.get(name, 10_000), taken)
            items = page.page.evaluate(ITEMS)
            page.page.close()
            if longest[name] <= 100:
                return items

    first = opened()
    deeds = list(deeds_of(first))
    first.page.close()
    for name, deed in deeds:
        for index, item in enumerate((measure(name, deed) or [])[:MOST]):
            if name != "menu":
                measure(f"{name}, {item}", choose(deed, index))
    print(path, longest)
    assert {name: one for name, one in longest.items() if one > 100} == {}


@pytest.mark.long
def test_a_folder_of_very_many_files_holds_nobody_up_for_a_tenth_of_a_second(mine, browse, open_page):  # noqa: F811
    """In the debug build; the quickest of some turns counts."""
    files = mine / "files"
    files.mkdir()
    for number in range(COUNT):
        (files / f"{number}.txt").write_text("x" * (number % 7))
    server = browse(files)
    watch = Watch(open_page("/docs", url=server.url.replace("127.0.0.1", "localhost")))
    longest = {}

    def step(name, body):
        longest[name] = min(longest.get(name, 10_000), watch.during(body))

    for _ in range(4):
        page = open_page("/docs", url=server.url)

        def has(count, page=page):
            expect(page.page.locator(".status").first).to_have_text(count, timeout=60_000)
            page.settle()

        def open_it(page=page):
            page.page.goto(server.url)
            has(f"{COUNT:,} items")

        def sort(head, page=page):
            page.page.locator(".column-head", has_text=head).click()
            page.settle()

        def look_for(text, count, page=page):
            page.search.fill(text)
            has(count)

        step("open", open_it)
        for head in ("Size", "Date", "Name"):
            step(head, lambda: sort(head))
        step("search", lambda: look_for("123", f"{sum('123' in str(one) for one in range(COUNT)):,} of {COUNT:,} items"))
        step("clear", lambda: look_for("", f"{COUNT:,} items"))
        page.page.close()
    print(longest)
    assert {name: one for name, one in longest.items() if one > 100} == {}
