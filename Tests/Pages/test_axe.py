"""Axe finds nothing on any page, in either appearance, at any of its sizes."""

import re
import signal

import pytest
from playwright.sync_api import expect

from axe import violations
from browsers import IS_FIREFOX
from cataloguepage import SOURCES
from filepage import browse as browse_own, directory  # noqa: F401  (fixtures)
from filework import mine  # noqa: F401  (a fixture)
from gallery import Gallery
from sampling import sampled
from touch import PHONE, Finger

PAGES = [
    "/mountains", "/mountains/K2", "/sort", "/million", "/emoji", "/reminders", "/lanes", "/inbox", "/inbox/28", "/letters", "/reorder", "/chapters",
    "/wifi", "/share", "/share/sheet", "/share/sheet/actions", "/row-animations", "/long", "/together", "/reminders/3", "/catalogue", "/catalogue/badges", "/catalogue/outline", "/catalogue/value-cells",
]
FIRST = ["/lanes", "files", "/reminders/3"]
SIZES = {"desk": (1280, 800), "phone": (390, 844), "zoomed": (320, 256)}
CATALOGUE = (SOURCES.parent / "CatalogueIndex/CatalogueEntry.swift").read_text()
ENTRIES = [f"/catalogue/{name}" for name in re.findall(r'CatalogueEntry\(\s*"([a-z-]+)"', CATALOGUE)]


# The page has told its new size in the second frame; the answer to what is asked then comes behind the rows' new places.
LAID_OUT = """async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await diffable.ping();
    await diffable.settled();
}"""


@pytest.fixture(scope="module")
def browse(tmp_path_factory):
    folder = tmp_path_factory.mktemp("axe")
    (folder / "docs").mkdir()
    (folder / "docs" / "read me.txt").write_text("Hello")
    for number in range(30):
        (folder / f"file {number}.txt").write_text("x" * number)
    gallery = Gallery("browse", str(folder), "--port", "0")
    yield gallery
    gallery.end()


@pytest.mark.parametrize("path", sampled([*FIRST, "/", *(path for path in PAGES if path not in FIRST)], len(FIRST)))
def test_axe_finds_nothing(open_page, browse, path):
    found = {}
    url = browse.url if path == "files" else None
    page = None
    for size, scheme in [("desk", "light"), ("phone", "dark"), ("zoomed", "light")]:
        width, height = SIZES[size]
        # Firefox keeps the look with which it starts: another one shows the page.
        if page is None or IS_FIREFOX:
            page = open_page(
                "/" if path == "files" else path, url=url, expect=path != "/", color_scheme=scheme, reduced_motion="reduce"
            )
        page.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.page.set_viewport_size({"width": width, "height": height})
        if path != "/":
            page.page.evaluate(LAID_OUT)
        if wrong := violations(page.page):
            found[size] = wrong
    assert found == {}


def test_every_page_of_the_index_is_looked_at(open_page):
    index = open_page("/", expect=False)
    listed = index.page.locator(".pages a").evaluate_all("(links) => links.map((link) => link.pathname)")
    assert len(listed) > 10 and set(listed) <= set(PAGES)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_either_appearance_at_any_size(open_page, browse, size, scheme):
    width, height = SIZES[size]
    found = {}
    # One tab goes from page to page: a tab for each would take much longer.
    page = open_page("/", expect=False, viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
    home = page.page.url.rstrip("/")
    files = browse.url.rstrip("/")
    for path in [*(home + path for path in [*PAGES, *ENTRIES]), files, f"{files}/docs/read me.txt"]:
        page.page.goto(path)
        page.page.wait_for_function("() => window.diffable?.isConnected && !diffable.isBusy")
        page.page.wait_for_function("() => diffable.topRows.length > 0 || document.querySelector('.unavailable')")
        page.settle()
        if wrong := violations(page.page):
            found[path] = wrong
    assert found == {}


PUSHED = [
    "/emoji/1f34e", "/inbox/delete-all", "/inbox/29/reply", "/mountains/nowhere", "/wifi/network", "/wifi/network/forget",
]


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PUSHED)
def test_axe_finds_nothing_on_what_is_pushed(open_page, path, scheme, size):
    width, height = SIZES[size]
    options = {"viewport": {"width": width, "height": height}, "color_scheme": scheme, "reduced_motion": "reduce"}
    if not path.startswith("/wifi"):
        page = open_page(path, expect=False, **options)
        page.page.wait_for_function("() => window.diffable?.isConnected && !diffable.isBusy && diffable.rows.length > 0")
    else:
        page = open_page("/wifi", **options)
        connected = page.page.locator("#rows .row").filter(has=page.page.get_by_role("img", name="Connected"))
        connected.get_by_role("button", name=re.compile("More Info")).click()
        forget = page.page.locator(".screen.presented").get_by_text("Forget This Network")
        expect(forget).to_be_visible()
        if path.endswith("forget"):
            forget.click()
    page.wait_for_server()
    if path in ("/wifi/network/forget", "/inbox/delete-all"):
        expect(page.page.get_by_role("alertdialog")).to_be_visible()
    assert violations(page.page) == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_where_a_page_is_missing_or_does_not_come(browser, gallery, open_page, start_server, scheme, size):
    width, height = SIZES[size]
    options = {"viewport": {"width": width, "height": height}, "color_scheme": scheme, "reduced_motion": "reduce"}
    found = {}
    # The browser complains of both.
    page = browser.new_page(**options)
    page.goto(f"{gallery.url}nothing")
    found["missing"] = violations(page)
    page.route("**/main.all.js", lambda route: route.abort())
    page.goto(f"{gallery.url}mountains")
    expect(page.get_by_role("alert")).to_contain_text("Can’t Load This Page")
    found["without its script"] = violations(page)
    page.close()
    server = start_server()
    offline = open_page("/reminders", url=server.url, **options).page
    server.end(signal.SIGKILL)
    expect(offline.locator("#note")).to_contain_text("Reconnecting…")
    found["offline"] = violations(offline)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_trash_a_preview_and_a_sheet_of_folders(open_page, mine, browse_own, scheme, size):
    screen = PHONE if size == "phone" else {"viewport": {"width": 1280, "height": 800}}
    options = {**screen, "color_scheme": scheme, "reduced_motion": "reduce"}
    url = browse_own(mine).url
    found = {}
    for path in ["/trash%2F", "/docs/readme.md", "/big.bin"]:
        page = open_page(path, url=url, expect=False, **options)
        expect(page.page.locator(".screen.presented .title").last).to_be_visible()
        page.wait_for_server()
        found[path] = violations(page.page)
    work = open_page("/", url=url, **options)
    work.row("big.bin").click(button="right")
    work.page.get_by_role("menuitem", name="Move to", exact=True).click()
    work.page.get_by_role("menuitem", name="Other Folder…").click()
    expect(work.page.get_by_role("dialog").get_by_role("button", name="New Folder", exact=True)).to_be_visible()
    work.wait_for_server()
    found["move to"] = violations(work.page)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("scheme", sampled(["dark", "light"]))
@pytest.mark.exhaustive
def test_axe_finds_nothing_while_a_list_is_edited(open_page, scheme):
    found = {}
    reminders = open_page("/reminders", color_scheme=scheme, reduced_motion="reduce")
    reminders.button("Complete: Buy bread").click()
    reminders.row("Pack a hat").focus()
    reminders.page.keyboard.press("Delete")
    reminders.settle()
    reminders.page.locator(".toast").evaluate("(toast) => Promise.all(toast.getAnimations().map((one) => one.finished))")
    found["done"] = violations(reminders.page)
    reminders.button("Edit").click()
    reminders.page.get_by_role("button", name="Done", exact=True).wait_for()
    reminders.row("Wax the boots").click()
    reminders.settle()
    found["editing"] = violations(reminders.page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_where_a_search_finds_little(open_page, scheme):
    found = {}
    mountains = open_page("/mountains", color_scheme=scheme, reduced_motion="reduce")
    for query, status in (("everest", "1 mountain"), ("qqqq", "0 mountains")):
        mountains.search.fill(query)
        mountains.wait_for_status(status)
        mountains.settle()
        found[status] = violations(mountains.page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("path, name", [("/mountains?q=ant", "Antarctica"), ("/inbox?q=ada", "Ada Lovelace")])
def test_axe_finds_nothing_where_a_token_is_offered(open_page, path, name, scheme):
    page = open_page(path, color_scheme=scheme, reduced_motion="reduce").page
    offered = page.get_by_role("button", name=name, exact=True)
    expect(offered).to_be_visible()
    found = {"at rest": violations(page)}
    offered.hover()
    found["pointed at"] = violations(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(LAID_OUT)
    found["phone"] = violations(page)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("scheme", sampled(["dark", "light"]))
@pytest.mark.parametrize("path", sampled(["/mountains?q=%23Kazakhstan", "/inbox?q=%23Ada+Lovelace"]))
def test_axe_finds_nothing_where_a_token_is_chosen(open_page, path, scheme):
    page = open_page(path, color_scheme=scheme, reduced_motion="reduce").page
    expect(page.locator(".token:visible")).to_have_count(1)
    assert violations(page) == []


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("path, name", [
    ("/reminders", "Buy bread"), ("/inbox", None), ("/catalogue/swipe-and-menu", None), ("files", "file 4.txt"),
])  # fmt: skip
def test_axe_finds_nothing_where_a_row_stands_open(open_page, browse, path, name, scheme):
    url = browse.url if path == "files" else None
    page = open_page("/" if url else path, url=url, color_scheme=scheme, reduced_motion="reduce", **PHONE)
    row = page.row(name).first if name else page.page.locator(".row:has(> .face.cell):visible").first
    box = row.bounding_box()
    finger = Finger(page)
    finger.down(box["x"] + 250, box["y"] + 20)
    finger.move(box["x"] + 110, box["y"] + 20)
    finger.rest(200)
    finger.up()
    expect(page.page.locator(".swipe-button:visible").first).to_be_visible()
    page.settle()
    assert violations(page.page) == []
    # No cell is in a column that there is not.
    columns = page.page.locator("#rows").get_attribute("aria-colcount")
    cells = row.locator("[role=gridcell]").evaluate_all("(cells) => cells.map((one) => Number(one.ariaColIndex))")
    assert all(1 <= cell <= int(columns) for cell in cells), (columns, cells)


@pytest.mark.exhaustive
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_while_files_are_dragged(open_page, browse, scheme):
    page = open_page("/", url=browse.url, color_scheme=scheme, reduced_motion="reduce")
    mouse = page.page.mouse
    files, folder = (page.row(name).first.bounding_box() for name in ("file 4.txt", "docs"))
    mouse.move(files["x"] + 80, files["y"] + 10)
    mouse.down()
    mouse.move(files["x"] + 90, files["y"] - 20, steps=5)
    mouse.move(folder["x"] + 90, folder["y"] + 12, steps=10)
    expect(page.page.locator(".face.lifted")).to_have_count(1)
    page.settle()
    assert violations(page.page) == []
    page.page.keyboard.press("Escape")
    mouse.up()


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, height", [(390, 844), (320, 256)])
@pytest.mark.parametrize("path", ["files", "/reorder", "/together"])
def test_axe_finds_nothing_where_a_drawer_is_open(open_page, browse, path, width, height):
    url = browse.url if path == "files" else None
    screen = {**PHONE, "viewport": {"width": width, "height": height}}
    page = open_page("/" if url else path, url=url, reduced_motion="reduce", **screen).page
    button = page.locator("#root .drawer-button")
    name = button.get_attribute("aria-label")
    dialog = page.get_by_role("dialog", name=name, exact=True)
    button.tap()
    expect(dialog.get_by_role("heading", name=name).first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert violations(page) == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("path", ["files", "/reminders", "/inbox", "/inbox/28"])
def test_axe_finds_nothing_where_a_menu_is_open(open_page, browse, path, size):
    url = browse.url if path == "files" else None
    width, height = SIZES[size]
    screen = PHONE if size == "phone" else {"viewport": {"width": width, "height": height}}
    page = open_page("/" if url else path, url=url, reduced_motion="reduce", **screen).page
    menu = page.get_by_role("menu")
    row = page.locator("#rows .row:has(> .face.cell):visible")
    more = page.get_by_role("button", name="More", exact=True)
    found = {}
    if row.count() > 1:
        row.nth(1).click(button="right")
        expect(menu).to_be_visible()
        found["row"] = violations(page)
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
    if more.count() > 0:
        more.first.click()
        expect(menu).to_be_visible()
        found["more"] = violations(page)
    assert found and [wrong for wrong in found.values() if wrong] == []


@pytest.mark.parametrize("scheme", sampled(["dark", "light"]))
@pytest.mark.motion
@pytest.mark.exhaustive
def test_axe_finds_nothing_while_rows_move(open_page, scheme):
    emoji = open_page("/emoji", color_scheme=scheme)
    emoji.catch(lambda: emoji.row("Nature").click(), share=0.3)
    assert violations(emoji.page, **{"color-contrast": False}) == []
    emoji.release()
