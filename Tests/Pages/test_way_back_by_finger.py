"""The way back by a finger from the edge of a telephone."""

import json
import re

import pytest
from playwright.sync_api import expect

from filepage import browse, directory  # noqa: F401  (fixtures)
from listpage import here
from touch import PHONE, Finger, middle


def lead(list_page, to, y=500, start=4, rest=0):
    """Draws a finger from the edge inwards, and leaves it there."""
    finger = Finger(list_page)
    finger.down(start, y)
    finger.move(to, y)
    finger.rest(rest)
    return finger


def wait_for_push(page):
    page.wait_for_function("() => document.querySelector('.screen.push:not(.awaited)')?.getAnimations().length === 0")


def opened(open_page, **options):
    """A screen that was pushed over a list, on a telephone."""
    mountains = open_page("/mountains", **PHONE, **options)
    mountains.page.locator("#rows .row", has_text="Lhotse").first.tap()
    mountains.page.wait_for_url("**/Lhotse")
    wait_for_push(mountains.page)
    return mountains


def lefts(page):
    """Where the screen in front begins, and the one beneath."""
    return page.evaluate("() => ['.screen.push', '#root'].map((name) => document.querySelector(name)?.getBoundingClientRect().x)")


def shade_of(page, name):
    return page.locator("#rows .row", has_text=name).first.locator(".face").evaluate("(face) => getComputedStyle(face).backgroundColor")


def is_back(page):
    expect(page.locator(".screen.push")).to_have_count(0)
    page.wait_for_url("**/mountains")
    page.wait_for_function("() => document.querySelector('#root').getBoundingClientRect().x === 0")


def is_here(page):
    page.wait_for_function("() => document.querySelector('.screen.push').getBoundingClientRect().x === 0")
    page.evaluate("() => diffable.ping()")
    expect(page.locator("#root")).not_to_be_visible()
    assert here(page) == "/mountains/Lhotse"


@pytest.mark.motion
@pytest.mark.exhaustive
def test_the_card_that_led_on_grows_pale_on_the_way_back(open_page):
    mountains = opened(open_page)
    page = mountains.page
    page.evaluate("""() => {
        const row = [...document.querySelectorAll('#rows .row')].find(({ textContent }) => /Lhotse/.test(textContent));
        window.shades = new Set();
        const note = () => {
            window.shades.add(getComputedStyle(row.children[0]).backgroundColor.slice(0, 12));
            requestAnimationFrame(note);
        };
        note();
    }""")
    page.go_back()
    is_back(page)
    mountains.settle()
    assert page.evaluate("window.shades.size") > 8


@pytest.mark.exhaustive
def test_a_finger_from_the_edge_leads_a_screen_away_and_back(open_page, shot):
    mountains = opened(open_page)
    page = mountains.page
    pressed = shade_of(page, "Lhotse")
    finger = lead(mountains, 154, rest=150)
    front, beneath = lefts(page)
    assert front == pytest.approx(142, abs=2)
    # A third of the way, as long as the one in front is not gone.
    assert beneath == pytest.approx(-0.3 * (390 - front), abs=2)
    # It lies in the shadow of that: darker, and no paler.
    shade = page.locator("#root").evaluate("(root) => [getComputedStyle(root).opacity, getComputedStyle(root).filter]")
    assert shade[0] == "1" and 0.9 < float(re.search(r"brightness\(([\d.]+)\)", shade[1])[1]) < 0.95
    # The row that led there is paler the farther that is away, and pressed again where it stays.
    assert shade_of(page, "Lhotse") not in (pressed, shade_of(page, "Makalu"))
    shot(mountains, "led-away")
    finger.up()
    is_here(page)
    mountains.settle()
    assert shade_of(page, "Lhotse") == pressed
    # Past the half it goes, and lets go of the row.
    lead(mountains, 250, rest=150).up()
    is_back(page)
    mountains.settle()
    assert shade_of(page, "Lhotse") == shade_of(page, "Makalu")
    expect(mountains.page.locator("#rows .row", has_text="Lhotse").first).to_be_focused()
    # What led there is undone: the step is one in the browser's history, too.
    page.go_forward()
    wait_for_push(page)
    # So it does where it was flung.
    finger = Finger(mountains)
    finger.down(4, 500)
    finger.move(110, 500, steps=4, pause=8)
    finger.up()
    is_back(page)


@pytest.mark.exhaustive
@pytest.mark.parametrize("way", ["up and down", "outwards", "from elsewhere", "Escape", "second finger", "taken away"])
def test_a_finger_that_means_something_else_leads_no_screen_away(open_page, way):
    mountains = opened(open_page)
    page = mountains.page
    if way in ("up and down", "outwards", "from elsewhere"):
        finger = Finger(mountains)
        start = {"up and down": (4, 700), "outwards": (18, 500), "from elsewhere": (60, 500)}[way]
        finger.down(*start)
        finger.move(*{"up and down": (30, 300), "outwards": (0, 500), "from elsewhere": (300, 500)}[way])
        assert lefts(page)[0] == 0
        finger.up()
    else:
        finger = lead(mountains, 250)
        assert lefts(page)[0] > 200
        if way == "Escape":
            page.keyboard.press("Escape")
        elif way == "taken away":
            finger.cancel()
        else:
            finger.dispatch("touchStart", [{"x": 250, "y": 500, "id": 0}, {"x": 200, "y": 600, "id": 1}])
        is_here(page)
        if way == "Escape":
            finger.move(350, 500)
            assert lefts(page)[0] == 0
        if way != "taken away":
            finger.up()
    is_here(page)


@pytest.mark.exhaustive
def test_the_edge_is_led_by_on_mirrored_pages_without_a_connection_and_where_motion_is_reduced(open_page):
    mountains = opened(open_page, reduced_motion="reduce")
    page = mountains.page
    page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
    finger = lead(mountains, 200, start=386, rest=100)
    front, beneath = lefts(page)
    assert front == pytest.approx(200 - 386 + 8, abs=2)
    assert beneath == 0
    page.evaluate("() => diffable.disconnect()")
    finger.move(60, 500)
    finger.up()
    is_back(page)


@pytest.mark.exhaustive
def test_at_the_edge_a_screen_goes_rather_than_a_lane_or_a_row(open_page):
    catalogue = open_page("/catalogue", **PHONE)
    page = catalogue.page
    for program, front in (("Orthogonal", ".lane"), ("Swipe", ".row.swipeable")):
        page.locator("#rows .row", has_text=program).first.tap()
        part = page.locator(f".screen.push:not(.awaited) {front}").first
        expect(part).to_be_visible()
        wait_for_push(page)
        finger = lead(catalogue, 260, y=middle(part), rest=100)
        assert lefts(page)[0] == pytest.approx(248, abs=2)
        assert page.locator(".swipe-strip").count() == 0
        assert page.evaluate("() => [...document.querySelectorAll('.screen.push .lane')].every((lane) => lane.scrollLeft === 0)")
        finger.up()
        expect(page.locator(".screen.push")).to_have_count(0)
        page.wait_for_function("() => location.pathname === '/catalogue'")


@pytest.mark.exhaustive
@pytest.mark.parametrize("isKnown", [True, False])
def test_a_finger_from_the_edge_leads_a_folder_away_and_back(directory, browse, open_page, shot, isKnown):  # noqa: F811
    files = open_page("/" if isKnown else "/docs/inner", url=browse(directory).url, **PHONE)
    page = files.page
    if isKnown:
        for name in ("docs", "inner"):
            files.row(name).locator(".text").tap()
            page.wait_for_url(f"**/{name}")
            expect(page.locator(".left-place")).to_have_count(0)
    expect(files.row("deep.txt")).to_be_visible()
    places = page.locator(".left-place")
    lefts = lambda: places.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().x)")
    finger = lead(files, 154, rest=150)
    assert lefts() == pytest.approx([-0.3 * 248, 142], abs=2)
    expect(places.last.get_by_text("deep.txt")).to_be_attached()
    expect(places.first.locator("h1")).to_have_text("docs")
    assert places.first.get_by_text("readme.md").count() == isKnown
    shot(files, f"folder-led-{isKnown}")
    finger.up()
    # Nothing of it is left.
    expect(places).to_have_count(0)
    assert here(page) == "/docs/inner"
    lead(files, 250, rest=150).up()
    expect(files.row("readme.md")).to_be_visible()
    page.wait_for_url("**/docs")
    expect(places).to_have_count(0)
    # So it does where it is flung, and from the outermost folder nowhere.
    finger = Finger(files)
    finger.down(4, 500)
    finger.move(110, 500, steps=4, pause=8)
    finger.up()
    expect(files.row("big.bin")).to_be_visible()
    expect(places).to_have_count(0)
    finger = lead(files, 250)
    expect(places).to_have_count(0)
    finger.up()
    if isKnown:
        page.go_forward()
        expect(files.row("inner")).to_be_visible()
        page.wait_for_url("**/docs")


@pytest.mark.exhaustive
def test_under_a_sheet_and_on_the_first_screen_the_edge_leads_nowhere(open_page):
    mountains = opened(open_page)
    page = mountains.page
    page.get_by_role("button", name="Share").first.tap()
    expect(page.locator(".screen.sheet:not(.awaited)")).to_have_count(1)
    lead(mountains, 300).up()
    page.evaluate("() => diffable.ping()")
    expect(page.locator(".screen.sheet")).to_have_count(1)
    assert lefts(page)[0] == 0
    first = open_page("/mountains", **PHONE)
    lead(first, 300).up()
    assert first.page.locator("#root").bounding_box()["x"] == 0


@pytest.mark.exhaustive
def test_the_edge_leads_out_of_no_screen_whose_way_back_is_hidden(open_page):
    def route(socket):
        server = socket.connect_to_server()

        def change(text):
            message = json.loads(text)
            # As where the pushed screen hides its back button.
            for one in message.get("presented", []):
                one.get("screen", {}).pop("back", None)
            socket.send(json.dumps(message))

        server.on_message(change)

    mountains = opened(open_page, prepare=lambda page: page.route_web_socket("**/mountains", route))
    page = mountains.page
    expect(page.locator(".screen.push .back")).to_be_hidden()
    finger = lead(mountains, 300, rest=100)
    assert lefts(page)[0] == 0
    finger.up()
    is_here(page)
    # The browser's own leads back all the same.
    page.go_back()
    is_back(page)
