"""Sheets: a screen over another one, with an address of its own, and all ways to leave it."""

import re

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout, expect

from axe import violations
from listpage import DRAWN
from sampling import sampled
from touch import PHONE, Finger


def sheet(page):
    return page.page.get_by_role("dialog", name="Details")


def open_details(page, title):
    page.row(title).click(button="right")
    page.page.get_by_role("menuitem", name="Details").click()
    expect(sheet(page)).to_be_visible()


@pytest.mark.exhaustive
def test_the_address_of_a_sheet_does_not_say_how_far_it_is_scrolled(open_page):
    reminders = open_page("/reminders/3?at=1.0~14", viewport={"width": 390, "height": 500})
    expect(sheet(reminders)).to_be_visible()
    expect(reminders.page).to_have_url(re.compile(r"/reminders/3$"))
    scroller = sheet(reminders).locator(".main-pane .viewport")
    scroller.evaluate("(one) => one.scrollTo(0, 150)")
    # The address that is told within a moment is the same one.
    with pytest.raises(PlaywrightTimeout):
        reminders.page.wait_for_function("() => location.search !== ''", timeout=1000)
    assert scroller.evaluate("(one) => one.scrollTop") > 0


def test_a_sheet_has_an_address_and_back_forward_and_a_link_find_it(open_page, shot):
    reminders = open_page("/reminders")
    open_details(reminders, "Buy bread")
    expect(reminders.page).to_have_url(re.compile(r"/reminders/3$"))
    expect(sheet(reminders).get_by_text("Two loaves")).to_be_visible()
    url = reminders.page.url
    reminders.page.wait_for_function("() => document.getAnimations().length === 0")
    shot(reminders, "sheet")
    # What closes leads back to where it was opened, and is no step further.
    reminders.page.keyboard.press("Escape")
    expect(sheet(reminders)).to_have_count(0)
    expect(reminders.page).to_have_url(re.compile(r"/reminders(\?at=[^/]*)?$"))
    assert reminders.focused_text == "Buy bread"
    reminders.page.go_forward()
    expect(sheet(reminders)).to_be_visible()
    reminders.page.reload()
    expect(sheet(reminders)).to_be_visible()
    reminders.page.go_back()
    expect(sheet(reminders)).to_have_count(0)
    other = open_page(url[url.index("/reminders") :])
    expect(sheet(other)).to_be_visible()
    expect(sheet(other).get_by_text("Two loaves")).to_be_visible()
    other.page.get_by_role("button", name="Close").click()
    expect(sheet(other)).to_have_count(0)


@pytest.mark.exhaustive
def test_what_a_sheet_changes_is_changed_behind_it_and_the_keys_stay_in_it(open_page):
    reminders = open_page("/reminders/3")
    details = sheet(reminders)
    expect(details).to_be_visible()
    stops, names = set(), set()

    def press_tab(times):
        for _ in range(times):
            reminders.page.keyboard.press("Tab")
            stops.add(reminders.page.evaluate("() => Boolean(document.activeElement.closest('dialog, body > :not(.screen)')) || document.activeElement === document.body"))
            names.add(reminders.page.evaluate("() => document.activeElement.tagName"))

    press_tab(12)
    details.get_by_text("Tomorrow").click()
    details.get_by_role("switch", name="Done").click()
    expect(details.get_by_role("switch", name="Done")).to_be_checked()
    details.get_by_text("Note", exact=True).click()
    question = reminders.page.get_by_role("alertdialog", name="Note")
    expect(question).to_be_visible()
    press_tab(6)
    # Nothing is to be done with the dialogs themselves.
    assert stops == {True} and "DIALOG" not in names
    question.get_by_role("textbox").fill("Three loaves")
    question.get_by_role("button", name="Save").click()
    expect(details.get_by_text("Three loaves")).to_be_visible()
    reminders.page.get_by_role("button", name="Close").click()
    expect(details).to_have_count(0)
    row = reminders.row("Buy bread")
    expect(row.get_by_text("Three loaves")).to_be_visible()
    assert row.bounding_box()["y"] > reminders.row("Tomorrow").bounding_box()["y"]
    expect(reminders.button("Reopen: Buy bread")).to_be_visible()


@pytest.mark.exhaustive
def test_questions_have_no_address_yet_wait_for_an_answer_through_a_reload(open_page):
    reminders = open_page("/reminders/3")
    question = reminders.page.get_by_role("alertdialog", name="Note")
    sheet(reminders).get_by_text("Note", exact=True).click()
    expect(question).to_be_visible()
    url = reminders.page.url
    assert url.endswith("/reminders/3")
    reminders.page.reload()
    expect(question).to_be_visible()
    # Whoever gets the link sees the sheet, and is asked nothing.
    other = open_page("/reminders/3")
    expect(sheet(other)).to_be_visible()
    expect(other.page.get_by_role("alertdialog")).to_have_count(0)
    question.get_by_role("textbox").fill("Four loaves")
    question.get_by_role("button", name="Save").click()
    expect(sheet(reminders).get_by_text("Four loaves")).to_be_visible()
    # A message is of the moment. It stands within the sheet, and not across its edge.
    expect(reminders.page.locator(".toast")).to_be_visible()
    message, around = (reminders.page.locator(one).bounding_box() for one in (".toast", ".sheet-layer"))
    assert message["y"] + message["height"] <= around["y"] + around["height"]
    reminders.page.reload()
    expect(sheet(reminders).get_by_text("Four loaves")).to_be_visible()
    expect(reminders.page.locator(".toast")).to_have_count(0)


def test_deleting_what_a_sheet_is_about_closes_it_and_undo_works_from_behind(open_page):
    reminders = open_page("/reminders/3")
    sheet(reminders).get_by_text("Delete Reminder").click()
    expect(sheet(reminders)).to_have_count(0)
    reminders.wait_for_status("59 reminders")
    reminders.page.locator(".toast").get_by_role("button", name="Undo").click()
    reminders.wait_for_status("60 reminders")


@pytest.mark.exhaustive
@pytest.mark.parametrize("pull, is_left", sampled([(400, True), (60, False)]))
def test_a_finger_pulls_a_sheet_down(open_page, shot, pull, is_left):
    reminders = open_page("/reminders/3", **PHONE)
    details = sheet(reminders)
    expect(details).to_be_visible()
    reminders.settle()
    shot(reminders, "sheet-phone")
    box = details.locator(".bar").bounding_box()
    finger = Finger(reminders)
    finger.down(200, box["y"] + 20)
    for step in range(1, 5):
        finger.move(200, box["y"] + 20 + pull * step / 4)
    assert details.locator(".bar").bounding_box()["y"] > box["y"] + pull / 2
    # What is below stands back the less the further the sheet has gone.
    below = reminders.page.locator("#root")
    share = pull / details.bounding_box()["height"]
    assert below.bounding_box()["width"] == pytest.approx(390 * (0.92 + 0.08 * share), abs=1)
    # A finger that rests before it goes flings nothing.
    finger.rest(100)
    finger.up()
    if is_left:
        expect(details).to_have_count(0)
        expect(below).to_have_css("scale", "none")
        expect(reminders.page).to_have_url(re.compile(r"/reminders(\?.*)?$"))
    else:
        reminders.page.wait_for_function(
            "(y) => document.querySelector('.sheet .bar').getBoundingClientRect().y === y", arg=box["y"])


# Above a sheet that is as high as it can be.
STRIP = 40


def stand(page, top):
    page.page.wait_for_function(
        """(top) => document.getAnimations().length === 0
            && [...document.querySelectorAll('dialog > .screen.sheet')].at(-1)?.getBoundingClientRect().y === top""",
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


def test_a_sheet_with_two_heights_comes_at_the_lower_and_is_pulled_to_the_other_and_away(open_page, shot):
    share = open_page("/share", viewport={"width": 390, "height": 844})
    share.page.get_by_role("button", name="Share").first.click()
    dialog = share.page.get_by_role("dialog", name="Share")
    expect(dialog.get_by_text("Ada Lovelace")).to_be_visible()
    stand(share, 422)
    shot(share, "share-half")
    # The page below stays whole, and stands back under the higher one.
    below = share.page.locator(".screen.under-sheet")
    assert below.bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}
    assert violations(share.page) == []
    pull_by_mouse(share, -300)
    stand(share, STRIP)
    expect(dialog.get_by_text("Add to Quick Note")).to_be_in_viewport()
    share.page.wait_for_function("document.querySelector('.under-sheet').getBoundingClientRect().width < 360")
    pull_by_mouse(share, 60)
    stand(share, STRIP)
    pull_by_mouse(share, 300)
    stand(share, 422)
    share.page.reload()
    stand(share, 422)
    pull_by_mouse(share, 240)
    expect(dialog).to_have_count(0)


@pytest.mark.chromium("Firefox has no touch here")
def test_a_sheet_that_is_held_while_the_phone_is_turned_stays(open_page):
    share = open_page("/share", **PHONE)
    share.page.get_by_role("button", name="Share").first.tap()
    stand(share, 422)
    finger = Finger(share)
    finger.down(195, 434)
    finger.move(195, 350)
    share.page.set_viewport_size({"width": 844, "height": 390})
    share.settle()
    finger.move(195, 300)
    finger.rest(100)
    finger.up()
    dialog = share.page.get_by_role("dialog", name="Share")
    stand(share, share.page.evaluate("() => document.querySelector('dialog').getBoundingClientRect().top"))
    share.page.set_viewport_size(PHONE["viewport"])
    stand(share, 422)
    expect(dialog).to_be_visible()


@pytest.mark.exhaustive
def test_the_grabber_gives_a_sheet_its_next_height_by_keys_and_by_a_press(open_page):
    share = open_page("/share/sheet", viewport={"width": 390, "height": 844})
    stand(share, 422)
    share.page.keyboard.press("Shift+Tab")
    share.page.keyboard.press("Shift+Tab")
    expect(share.button("Expand sheet")).to_be_focused()
    share.page.keyboard.press("Enter")
    stand(share, STRIP)
    share.button("Collapse sheet").click()
    stand(share, 422)
    share.button("Expand sheet").click()
    stand(share, STRIP)
    # The height is the visitor's, and stays through a reload.
    share.page.reload()
    share.wait_for_rows()
    stand(share, STRIP)
    # In a wide window it is a card, and has no heights.
    share.page.set_viewport_size({"width": 1000, "height": 800})
    expect(share.button("Collapse sheet")).to_be_hidden()
    stand(share, 32)


@pytest.mark.exhaustive
def test_a_finger_that_scrolls_a_low_sheet_makes_it_high_first(open_page):
    share = open_page("/share/sheet", **PHONE)
    stand(share, 422)
    finger = Finger(share)
    finger.down(200, 800)
    finger.move(200, 500)
    assert share.page.locator("dialog .screen.sheet").bounding_box()["y"] < 200
    finger.rest(120)
    finger.up()
    stand(share, STRIP)
    assert share.page.evaluate("() => diffable.topViewport.y") == 0
    # Now its rows are scrolled.
    finger.down(200, 700)
    finger.move(200, 400)
    finger.rest(120)
    finger.up()
    share.page.wait_for_function("() => diffable.topViewport.y > 100")
    stand(share, STRIP)


@pytest.mark.motion
def test_a_screen_that_comes_within_a_sheet_stays_in_it_and_shows_nothing_through(open_page):
    share = open_page("/share/sheet", viewport={"width": 390, "height": 844})
    stand(share, 422)
    share.button("Expand sheet").click()
    stand(share, STRIP)
    share.page.evaluate("() => diffable.topViewport.scrollTo(9999)")
    edit = share.page.get_by_role("dialog").get_by_text("Edit Actions…")
    # A busy machine looks from outside when it has come.
    share.page.evaluate(
        """() => {
            const ground = (one) => getComputedStyle(one).backgroundColor;
            const look = () => {
                const sheet = document.querySelector('.sheet-layer:has(> .uncovered)');
                if (!sheet) return requestAnimationFrame(look);
                window.seen = { overflow: getComputedStyle(sheet).overflow, grounds: [ground(sheet), ground(sheet.firstElementChild)] };
            };
            look();
        }"""
    )
    edit.click()
    seen = share.page.wait_for_function("() => window.seen").json_value()
    # Its ground is as opaque as the sheet's own.
    assert seen["overflow"] == "clip" and seen["grounds"][0] == seen["grounds"][1] and "rgba" not in seen["grounds"][0]
    # What is put in order has all the height.
    expect(share.page.get_by_role("heading", name="Edit Actions")).to_be_visible()
    assert share.page.locator(".sheet-layer").bounding_box()["y"] == STRIP


def open_actions(share):
    """The screen that is pushed within the sheet, at the sheet's full height."""
    stand(share, 422)
    share.button("Expand sheet").click()
    stand(share, STRIP)
    share.page.evaluate("() => diffable.topViewport.scrollTo(9999)")
    share.page.get_by_role("dialog").get_by_text("Edit Actions…").click()
    heading = share.page.get_by_role("heading", name="Edit Actions")
    expect(heading).to_be_visible()
    share.settle()
    # The screen beneath is out of sight once this one has come: of two grabbers one is left.
    expect(share.page.get_by_role("button", name=re.compile(r"^(Collapse|Expand) sheet$"))).to_have_count(1)
    return heading


def test_a_screen_that_was_pushed_within_a_sheet_has_its_grabber_and_pulls_it_to_a_height_and_away(open_page, shot):
    share = open_page("/share/sheet", viewport={"width": 390, "height": 844})
    heading = open_actions(share)
    shot(share, "sheet-pushed")
    foot = heading.bounding_box()["y"] - STRIP
    share.button("Collapse sheet").click()
    expect(share.button("Expand sheet")).to_be_visible()
    stand(share, 422)
    assert heading.bounding_box()["y"] == 422 + foot
    pull_by_mouse(share, -300)
    stand(share, STRIP)
    pull(share, 60)
    assert heading.bounding_box()["y"] == pytest.approx(STRIP + foot + 60, abs=1)
    let_go(share)
    stand(share, STRIP)
    pull_by_mouse(share, 300)
    stand(share, 422)
    expect(heading).to_be_visible()
    pull_by_mouse(share, 300)
    expect(share.page.get_by_role("dialog")).to_have_count(0)
    expect(share.page).to_have_url(re.compile(r"/share(\?.*)?$"))


@pytest.mark.chromium("Firefox has no touch here")
def test_the_rows_of_a_screen_that_was_pushed_within_a_sheet_pull_it_down_from_their_top(open_page):
    share = open_page("/share/sheet", **PHONE)
    heading = open_actions(share)
    before = heading.bounding_box()["y"]
    finger = Finger(share)
    finger.down(150, 400)
    finger.move(150, 480)
    assert heading.bounding_box()["y"] == pytest.approx(before + 80, abs=20)
    finger.rest(120)
    finger.up()
    stand(share, STRIP)
    finger.down(150, 400)
    finger.move(150, 810)
    finger.rest(120)
    finger.up()
    stand(share, 422)
    expect(heading).to_be_visible()


@pytest.mark.motion
def test_a_sheet_that_goes_takes_along_the_screen_that_was_pushed_within_it(open_page):
    share = open_page("/share/sheet", viewport={"width": 390, "height": 844})
    heading = open_actions(share)
    share.play(0.05)
    share.page.keyboard.press("Escape")
    share.page.wait_for_function("() => document.querySelector('.sheet-layer.leaving')?.getAnimations({ subtree: true }).length")
    share.page.evaluate(
        """() => {
            for (const one of document.querySelector('.sheet-layer').getAnimations({ subtree: true })) {
                one.pause();
                one.currentTime = 60;
            }
        }"""
    )
    place = heading.bounding_box()
    assert place["x"] > 0 and place["x"] + place["width"] < 390 and place["y"] > STRIP + 60


@pytest.mark.motion
@pytest.mark.exhaustive
def test_on_a_telephone_it_is_dark_around_the_card_until_that_is_the_page_again(open_page):
    reminders = open_page("/reminders/3", **PHONE)
    expect(sheet(reminders)).to_be_visible()
    body = reminders.page.locator("body")
    expect(body).to_have_css("background-color", "rgb(0, 0, 0)")
    reminders.play(0.05)
    sheet(reminders).get_by_role("button", name="Close").tap()
    expect(reminders.page.locator(".under-sheet")).to_have_count(0)
    assert body.evaluate("(one) => getComputedStyle(one).backgroundColor") == "rgb(0, 0, 0)"
    reminders.play(8)
    expect(body).not_to_have_css("background-color", "rgb(0, 0, 0)")


MODAL = "() => [...document.querySelectorAll('dialog.sheet-layer')].map((sheet) => sheet.matches(':modal'))"


def planet(page, name):
    return page.page.locator(".screen.push .row").filter(has_text=name)


def open_planet(page, name):
    planet(page, name).click()
    dialog = page.page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    return dialog


@pytest.mark.parametrize("width, height", sampled([(390, 844), (1280, 800)]))
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
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 844})
    open_planet(planets, "Mars")
    stand(planets, 844 - 246)
    planets.button("Expand sheet").click()
    stand(planets, 422)
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


def test_above_its_highest_height_a_sheet_gives_way_by_a_few_points_and_springs_back(open_page):
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 844})
    open_planet(planets, "Venus")
    stand(planets, 844 - 246)
    planets.button("Expand sheet").click()
    stand(planets, 422)
    place = planets.page.locator("dialog .screen.sheet")
    ways = []
    for way in (-20, -120, -360):
        pull(planets, way)
        ways.append(422 - place.bounding_box()["y"])
        let_go(planets)
        stand(planets, 422)
    # It follows at once, and the less the further it is pulled.
    assert 5 < ways[0] < 11 and ways[0] < ways[1] < ways[2] < 24


@pytest.mark.chromium("Firefox complains of what takes pictures")
@pytest.mark.parametrize("scheme", sampled(["light", "dark"]))
def test_a_sheet_of_full_height_gives_way_by_a_few_points_and_shows_nothing_below_it(open_page, scheme):
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 844}, color_scheme=scheme)
    open_moons(planets, "Jupiter")
    stand(planets, 422)
    planets.button("Expand sheet").last.click()
    stand(planets, STRIP)
    foot = {"x": 0, "y": 843, "width": 390, "height": 1}
    ground = colours(planets, **foot)
    assert len(ground) == 1
    ways = []
    for way in (-20, -40):
        pull(planets, way)
        ways.append(STRIP - beheld(planets)[-1][0])
        assert colours(planets, **foot) == ground
        let_go(planets)
        stand(planets, STRIP)
    assert 5 < ways[0] < 11 and ways[0] < ways[1] < 24


@pytest.mark.chromium("Firefox complains of what takes pictures")
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


def open_stack(open_page):
    """A sheet over another, both as high as they can be."""
    def raise_lower(page):
        def route(socket):
            server = socket.connect_to_server()
            low = '"sheet":{"detents":[246,"medium"],"index":0,"undimmed":1}'
            server.on_message(lambda message: socket.send(message.replace(low, '"sheet":{}').replace(',"undimmed":true', "")))

        page.route_web_socket("**", route)

    planets = open_page("/catalogue/sheets", prepare=raise_lower, viewport={"width": 390, "height": 844})
    open_moons(planets, "Jupiter")
    stand(planets, 422)
    planets.button("Expand sheet").click()
    stand(planets, STRIP)
    return planets


@pytest.mark.exhaustive
def test_a_sheet_stands_back_under_another_and_its_upper_edge_is_seen(open_page, shot):
    planets = open_stack(open_page)
    shot(planets, "sheet-over-sheet")
    page = planets.page.locator(".screen.push")
    assert beheld(planets)[0] == pytest.approx((STRIP - 12, 390 * 0.92), abs=1)
    assert page.bounding_box()["width"] == pytest.approx(390 * 0.92, abs=1)
    # It comes back the more the further the one over it is pulled; what is below it stays back.
    left = 1 - 180 / (422 - STRIP)
    pull(planets, 180)
    assert beheld(planets)[0] == pytest.approx((STRIP - 12 * left, 390 * (1 - 0.08 * left)), abs=1)
    assert page.bounding_box()["width"] == pytest.approx(390 * 0.92, abs=1)
    let_go(planets)
    stand(planets, STRIP)
    pull(planets, 600)
    assert beheld(planets)[0] == pytest.approx((STRIP, 390), abs=1)
    let_go(planets)
    expect(planets.page.get_by_role("dialog")).to_have_count(1)
    stand(planets, STRIP)
    assert page.bounding_box()["width"] == pytest.approx(390 * 0.92, abs=1)


@pytest.mark.exhaustive
def test_escape_closes_one_sheet_after_the_other(open_page):
    planets = open_stack(open_page)
    planets.page.keyboard.press("Escape")
    expect(planets.page.get_by_role("dialog")).to_have_count(1)
    stand(planets, STRIP)
    assert beheld(planets) == [(STRIP, 390)]
    expect(planets.page.locator("dialog .row", has_text="Moons")).to_be_focused()
    planets.page.keyboard.press("Escape")
    expect(planets.page.get_by_role("dialog")).to_have_count(0)
    planets.page.wait_for_function("() => document.getAnimations().length === 0")
    assert planets.page.locator(".screen.push").bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}


def test_back_closes_what_has_no_address_one_after_the_other_on_a_telephone(open_page):
    planets = open_page("/catalogue/toolbar", **PHONE)
    planets.page.goto(planets.page.url.replace("toolbar", "sheets"))
    planets.page.wait_for_function("() => window.diffable?.isConnected && diffable.topRows.length > 0")
    dialogs = planets.page.get_by_role("dialog")
    open_moons(planets, "Mars")
    planets.page.go_back()
    expect(dialogs).to_have_count(1)
    # Below this one the list is in use, until it is pulled up.
    planets.button("Expand sheet").tap()
    stand(planets, 422)
    open_moons(planets, "Mars")
    for left in (1, 0):
        planets.page.go_back()
        expect(dialogs).to_have_count(left)
        expect(planets.page).to_have_url(re.compile("/catalogue/sheets"))
    # What is closed otherwise leaves no step behind.
    open_moons(planets, "Mars")
    planets.page.keyboard.press("Escape")
    expect(dialogs).to_have_count(1)
    planets.page.wait_for_function("() => history.state?.cover === undefined")
    planets.page.go_back()
    expect(planets.page).to_have_url(re.compile("/catalogue/toolbar"))


@pytest.mark.exhaustive
def test_the_last_row_can_be_scrolled_above_a_sheet_that_leaves_the_list_in_use(open_page):
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 560})
    open_planet(planets, "Earth")
    stand(planets, 560 - 246)
    planets.page.locator(".screen.push .main-pane > .viewport").evaluate("(one) => one.scrollTo(0, 9999)")
    box = planet(planets, "Neptune").bounding_box()
    assert box["y"] + box["height"] <= 560 - 246


@pytest.mark.exhaustive
def test_a_height_of_its_own_follows_the_window(open_page):
    planets = open_page("/catalogue/sheets", viewport={"width": 390, "height": 844})
    open_planet(planets, "Mars")
    stand(planets, 844 - 246)
    planets.page.set_viewport_size({"width": 400, "height": 700})
    stand(planets, 700 - 246)
