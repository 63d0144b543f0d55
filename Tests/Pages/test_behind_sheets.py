"""What is behind a sheet: it can be used, is dimmed or is pushed back, as the height of the sheet says."""

import pytest
from playwright.sync_api import expect

from axe import violations
from sampling import sampled
from sheetheights import colours, let_go, open_highest, open_planet, planet, pull, pull_by_mouse, stand

MODAL = "() => [...document.querySelectorAll('dialog.sheet-layer')].map((sheet) => sheet.matches(':modal'))"


@pytest.mark.parametrize("width, height", sampled([(390, 844), (1280, 800)]))
@pytest.mark.exhaustive
def test_what_is_behind_a_sheet_that_does_not_dim_it_can_be_used(open_page, shot, width, height):
    planets = open_page("/catalogue/sheets", viewport={"width": width, "height": height})
    dialog = open_planet(planets, "Mars")
    planets.page.wait_for_function("() => document.getAnimations().length === 0")
    shot(planets, f"sheet-undimmed-{width}")
    assert planets.page.evaluate(MODAL) == [False]
    assert dialog.locator(".screen.sheet").bounding_box()["height"] == 246
    assert violations(planets.page) == []
    # The next row is chosen behind it, and the sheet follows with the focus where it was.
    planet(planets, "Saturn").click()
    expect(planets.page.get_by_role("dialog", name="Saturn")).to_contain_text("It would float on water.")
    assert planets.focused_text == "Saturn"
    planets.page.keyboard.press("ArrowDown")
    planets.page.keyboard.press("Enter")
    expect(planets.page.get_by_role("dialog", name="Uranus")).to_be_visible()
    # The keys go from the one to the other.
    seen = set()
    for _ in range(8):
        planets.page.keyboard.press("Tab")
        seen.add(planets.page.evaluate("() => document.activeElement.closest('dialog') !== null"))
    assert seen == {True, False}
    planets.button("Close").focus()
    planets.page.keyboard.press("Escape")
    expect(planets.page.get_by_role("dialog")).to_have_count(0)
    expect(planets.page.locator(".face.selected")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_sheet_dims_what_is_behind_it_at_its_other_height_and_is_modal_then(open_page):
    planets = open_highest(open_page, "Mars")
    assert planets.page.evaluate(MODAL) == [True]
    expect(planets.button("Collapse sheet")).to_be_focused()
    assert planets.page.locator(".screen.push").evaluate("(screen) => screen.inert")
    planets.button("Collapse sheet").click()
    stand(planets, 844 - 246)
    assert planets.page.evaluate(MODAL) == [False]
    assert not planets.page.locator(".screen.push").evaluate("(screen) => screen.inert")
    # What lies above it closes nothing.
    planets.page.mouse.click(200, 560)
    expect(planets.page.get_by_role("dialog", name="Mars")).to_be_visible()


def light(page):
    """How light the ground of the page below is, at a place that no sheet of these comes to."""
    return colours(page, x=380, y=330, width=1, height=1)[0][1]


@pytest.mark.parametrize("scheme", sampled(["light", "dark"]))
def test_only_a_sheet_of_full_height_pushes_the_page_back(open_page, scheme):
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 844}, color_scheme=scheme)
    open_planet(planets, "Venus")
    stand(planets, 844 - 246)
    pull_by_mouse(planets, -150)
    stand(planets, 422)
    below = planets.page.locator(".screen.push")
    assert below.bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}
    expect(below).to_have_css("clip-path", "inset(0px)")


@pytest.mark.chromium("Firefox complains of what takes pictures")
@pytest.mark.exhaustive
def test_what_is_behind_a_sheet_darkens_as_a_finger_pulls_it_to_where_it_dims(open_page):
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 844})
    open_planet(planets, "Venus")
    low, high = 844 - 246, 422
    stand(planets, low)
    bright = light(planets)
    seen = []
    for share in (0.25, 0.5, 0.75, 1):
        pull(planets, (high - low) * share)
        seen.append(light(planets))
        # It is let go where it was taken.
        planets.page.mouse.move(200, low + 20)
        let_go(planets)
        stand(planets, low)
        assert light(planets) == bright
    expected = [bright * (1 - 0.32 * share) for share in (0.25, 0.5, 0.75, 1)]
    assert seen == pytest.approx(expected, abs=3)
    # At the height itself, and pulled down from there, it is as dark.
    planets.button("Expand sheet").click()
    stand(planets, high)
    assert light(planets) == pytest.approx(expected[-1], abs=3)
    pull(planets, (low - high) / 2)
    assert light(planets) == pytest.approx(expected[1], abs=3)


@pytest.mark.chromium("Firefox complains of what takes pictures")
@pytest.mark.motion
@pytest.mark.exhaustive
@pytest.mark.parametrize("way", [-140, 140])
def test_a_sheet_that_is_let_go_takes_the_dark_along(open_page, way):
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 844})
    open_planet(planets, "Venus")
    low, high = 844 - 246, 422
    stand(planets, low)
    bright = light(planets)
    if way > 0:
        planets.button("Expand sheet").click()
        stand(planets, high)
    pull(planets, way)
    # Stopped at its beginning, and then looked at on its way.
    planets.page.evaluate(
        """() => {
            const sheet = document.querySelector('dialog .screen.sheet');
            const look = () => {
                const moving = sheet.getAnimations()[0];
                if (!moving) return requestAnimationFrame(look);
                window.way = [...sheet.getAnimations(), ...sheet.parentElement.getAnimations({ subtree: true })]
                    .filter((one) => one.effect.target.matches('.sheet, .sheet-layer'));
                for (const one of window.way) one.pause();
            };
            look();
        }"""
    )
    let_go(planets)
    planets.page.wait_for_function("() => window.way")
    for time in (0, 20, 60, 150):
        planets.page.evaluate("(time) => { for (const one of window.way) one.currentTime = time; }", time)
        y = planets.page.locator("dialog .screen.sheet").bounding_box()["y"]
        assert light(planets) == pytest.approx(bright * (1 - 0.32 * (low - y) / (low - high)), abs=4)
    planets.page.evaluate("() => { for (const one of window.way) one.finish(); }")
    stand(planets, high if way < 0 else low)


@pytest.mark.exhaustive
def test_the_last_row_can_be_scrolled_above_a_sheet_that_leaves_the_list_in_use(open_page):
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 560})
    open_planet(planets, "Earth")
    stand(planets, 560 - 246)
    planets.page.locator(".screen.push .main-pane > .viewport").evaluate("(one) => one.scrollTo(0, 9999)")
    box = planet(planets, "Neptune").bounding_box()
    assert box["y"] + box["height"] <= 560 - 246
