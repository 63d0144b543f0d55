"""Context menus of rows: by secondary click, long press and key."""

import pytest
from playwright.sync_api import expect

from axe import violations
from mirrored import RIGHT_TO_LEFT
from sampling import sampled
from touch import PHONE, Finger, middle


@pytest.fixture
def emoji(open_page):
    emoji = open_page("/emoji")
    open_people(emoji)
    return emoji


def open_people(emoji):
    emoji.row("People").click()
    expect(emoji.row("Waving hand").first).to_be_visible()
    emoji.settle()


def menus(emoji):
    return emoji.page.get_by_role("menu")


def focused(emoji):
    return emoji.page.evaluate("() => document.activeElement.querySelector('.menu-text')?.textContent")


def test_a_secondary_click_opens_and_a_choice_is_carried_out(emoji, shot):
    page = emoji.page
    row = emoji.line("Waving hand").first
    row.click(button="right", position={"x": 300, "y": 20})
    menu = menus(emoji)
    expect(menu).to_have_count(1)
    expect(menu).to_have_attribute("aria-label", "Waving hand")
    assert page.get_by_role("menuitem").all_inner_texts() == ["Show Details", "Open in New Tab", "Star a Skin Tone", "Star"]
    # The row is lifted, and read above its menu, which begins where it was asked for.
    emoji.wait_for_rest()
    box, place = menu.bounding_box(), row.bounding_box()
    assert box["x"] == pytest.approx(place["x"] + 300, abs=2)
    assert box["y"] == pytest.approx(place["y"] + place["height"] + 8, abs=2)
    expect(page.locator(".lifted-row")).to_contain_text("Waving hand")
    shot(emoji, "menu-light")
    page.get_by_role("menuitem", name="Star", exact=True).click()
    emoji.wait_for_status("13 starred")
    expect(menu).to_have_count(0)
    expect(row).to_be_focused()


@pytest.mark.chromium("the way in to Firefox has no menu key")
def test_the_keyboard_walks_through_it(emoji, shot):
    page = emoji.page
    row = emoji.row("Waving hand").first
    row.focus()
    page.keyboard.press("Shift+F10")
    expect(menus(emoji)).to_have_count(1)
    assert focused(emoji) == "Show Details"
    page.keyboard.press("ArrowUp")
    assert focused(emoji) == "Star"
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert focused(emoji) == "Star a Skin Tone"
    expect(page.get_by_role("menuitem", name="Star a Skin Tone")).to_have_attribute("aria-haspopup", "menu")
    page.keyboard.press("ArrowRight")
    expect(menus(emoji)).to_have_count(2)
    expect(page.get_by_role("menuitem", name="Star a Skin Tone")).to_have_attribute("aria-expanded", "true")
    assert focused(emoji) == "Default"
    shot(emoji, "menu-submenu")
    page.keyboard.type("da")
    assert focused(emoji) == "Dark skin tone"
    page.keyboard.press("ArrowLeft")
    expect(menus(emoji)).to_have_count(1)
    assert focused(emoji) == "Star a Skin Tone"
    page.keyboard.press("End")
    assert focused(emoji) == "Star"
    page.keyboard.press("Escape")
    expect(menus(emoji)).to_have_count(0)
    expect(row).to_be_focused()
    page.keyboard.press("ContextMenu")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    emoji.wait_for_status("13 starred")
    expect(row).to_be_focused()


@pytest.mark.exhaustive
def test_keys_of_what_is_behind_it_do_nothing_while_it_is_open(own, open_page):
    """A random visit undid what a menu was of, and the focus came back to nothing."""
    reminders = open_page("/reminders", url=own.url)
    keyboard = reminders.page.keyboard
    reminders.row("Pack a hat").focus()
    keyboard.press("Delete")
    expect(reminders.row("Pack a hat")).to_have_count(0)
    keyboard.press("Shift+F10")
    expect(menus(reminders)).to_have_count(1)
    keyboard.press("Control+z")
    reminders.wait_for_server()
    expect(menus(reminders)).to_have_count(1)
    expect(reminders.row("Pack a hat")).to_have_count(0)
    keyboard.press("Control+a")
    assert reminders.page.evaluate("() => getSelection().toString()") == ""
    keyboard.press("Escape")
    expect(menus(reminders)).to_have_count(0)
    keyboard.press("Control+z")
    expect(reminders.row("Pack a hat")).to_be_visible()


def test_states_are_told(emoji):
    page = emoji.page
    row = emoji.row("Waving hand").first
    row.focus()
    for key in ["Shift+F10", "ArrowDown", "ArrowDown", "ArrowRight", "Enter"]:
        page.keyboard.press(key)
        emoji.wait_for_server()
    emoji.wait_for_status("13 starred")
    for key in ["Shift+F10", "ArrowDown", "ArrowDown", "ArrowRight"]:
        page.keyboard.press(key)
        emoji.wait_for_server()
    expect(page.get_by_role("menuitemcheckbox", name="Default")).to_be_checked()


@pytest.mark.exhaustive
def test_a_press_elsewhere_only_closes(emoji):
    page = emoji.page
    emoji.row("Waving hand").first.click(button="right")
    expect(menus(emoji)).to_have_count(1)
    page.mouse.click(300, middle(emoji.row("Smileys")))
    expect(menus(emoji)).to_have_count(0)
    expect(emoji.row("Smileys")).to_have_attribute("aria-expanded", "false")


@pytest.mark.exhaustive
def test_the_words_of_a_menu_that_closes_go_before_its_ground(emoji):
    emoji.row("Waving hand").first.click(button="right")
    expect(menus(emoji)).to_have_count(1)
    emoji.wait_for_rest()
    seen = emoji.page.evaluate(
        """() => {
            const layer = document.querySelector('.menu-layer'), menu = layer.querySelector('.menu');
            const line = menu.querySelector('.menu-line'), width = menu.getBoundingClientRect().width;
            document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
            const animations = layer.getAnimations({ subtree: true });
            for (const animation of animations) animation.pause();
            const { duration } = layer.getAnimations()[0].effect.getComputedTiming();
            const opacity = (element) => Number(getComputedStyle(element).opacity);
            return [0.2, 0.4, 0.6, 0.8].map((part) => {
                for (const animation of animations) animation.currentTime = part * duration;
                return [opacity(layer), opacity(layer) * opacity(line), menu.getBoundingClientRect().width < width];
            });
        }""")
    # Rows are seen through the ground only once there are no words on it.
    assert seen[0][0] == seen[1][0] == 1 > seen[2][0] > seen[3][0], seen
    assert 0.2 < seen[0][1] < 0.8 and all(words < 0.01 for _, words, _ in seen[1:]), seen
    assert all(is_less for *_, is_less in seen), seen


@pytest.mark.exhaustive
def test_scrolling_away_closes(emoji):
    emoji.row("Waving hand").first.click(button="right")
    expect(menus(emoji)).to_have_count(1)
    emoji.page.evaluate("() => { diffable.viewport.scroller.scrollTop += 40; }")
    expect(menus(emoji)).to_have_count(0)


@pytest.mark.exhaustive
def test_what_the_press_itself_scrolled_into_sight_keeps_its_menu(open_page):
    reminders = open_page("/reminders", viewport={"width": 1280, "height": 400})
    reminders.row("Find the compass").click(button="right")
    reminders.page.get_by_role("menuitem", name="Details").click()
    row = reminders.page.get_by_role("dialog", name="Details").locator(".row", has_text="Priority")
    reminders.page.wait_for_function("() => document.querySelector('.sheet:not(.awaited)')?.getAnimations().length === 0")
    # The browser tells of the way there with the next picture.
    moved = row.evaluate("""(row) => {
        const scroller = row.closest('.viewport');
        const before = scroller.scrollTop;
        scroller.scrollTop += 6;
        row.querySelector('.texts').click();
        return scroller.scrollTop - before;
    }""")
    assert moved == 6
    reminders.settle()
    expect(menus(reminders)).to_have_count(1)


@pytest.mark.exhaustive
def test_a_row_that_goes_takes_its_menu_along(open_page):
    reminders = open_page("/reminders")
    row = reminders.row("Find the compass")
    row.click(button="right", position={"x": 500, "y": 20})
    expect(menus(reminders)).to_have_count(1)
    key = row.get_attribute("data-key")
    reminders.page.evaluate(
        """(key) => document.querySelector(`.row[data-key="${key}"]`).dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }))""",
        key,
    )
    expect(menus(reminders)).to_have_count(0)
    reminders.wait_for_status("59 reminders")


def test_swipe_actions_are_listed_with_the_destructive_ones_last(open_page):
    reminders = open_page("/reminders")
    row = reminders.row("Find the compass")
    row.focus()
    reminders.page.keyboard.press("Shift+F10")
    items = reminders.page.get_by_role("menuitem")
    expect(items).to_have_count(7)
    names = ["Rename", "Move", "Details", "Remove Flag", "Notify", "Mark as Done", "Delete"]
    assert sorted(items.all_inner_texts()) == sorted(names) and items.last.inner_text() == "Delete"
    items.last.click()
    reminders.wait_for_status("59 reminders")
    reminders.settle()
    assert reminders.focused_text == "Call the hut"


@pytest.mark.exhaustive
def test_a_list_without_menus_leaves_the_browsers_own(open_page):
    sort = open_page("/sort")
    prevented = sort.page.evaluate(
        """() => new Promise((resolve) => {
            addEventListener('contextmenu', (event) => resolve(event.defaultPrevented), { once: true });
            document.querySelector('.row').dispatchEvent(
                new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, clientX: 5, clientY: 5 }));
        })"""
    )
    assert prevented is False


def test_a_long_press_opens_and_lifts_the_row(open_page, shot):
    emoji = open_page("/emoji", **PHONE)
    open_people(emoji)
    row = emoji.row("Waving hand").first
    finger = Finger(emoji)
    finger.down(150, middle(row))
    finger.hold(300)
    expect(menus(emoji)).to_have_count(0)
    finger.hold(500)
    finger.up()
    expect(menus(emoji)).to_have_count(1)
    # What is dimmed lies below the row's likeness, not on it.
    preview = emoji.page.locator(".menu-layer .lifted-row")
    expect(preview.locator(".text")).to_have_text("Waving hand")
    assert emoji.opacity(row) == 0
    emoji.wait_for_rest()
    shot(emoji, "menu-phone")
    for item in emoji.page.get_by_role("menuitem").all():
        assert item.bounding_box()["height"] >= 44
    # A submenu has no room beside its menu: it stands over it.
    emoji.page.get_by_role("menuitem", name="Star a Skin Tone").tap()
    expect(menus(emoji)).to_have_count(2)
    box = menus(emoji).last.bounding_box()
    assert box["x"] >= 8 and box["x"] + box["width"] <= 382
    emoji.wait_for_rest()
    shot(emoji, "menu-phone-submenu")
    emoji.page.touchscreen.tap(370, 820)
    expect(menus(emoji)).to_have_count(0)
    assert emoji.opacity(row) == 1
    assert "/emoji/" not in emoji.page.url


@pytest.mark.exhaustive
def test_a_finger_that_moves_scrolls_and_opens_nothing(open_page):
    emoji = open_page("/emoji", **PHONE)
    row = emoji.row("Nature").first
    finger = Finger(emoji)
    finger.down(150, middle(row))
    finger.move(150, middle(row) - 60)
    emoji.page.wait_for_function("() => diffable.viewport.scroller.scrollTop > 30")
    finger.hold(700)
    finger.up()
    expect(menus(emoji)).to_have_count(0)


@pytest.mark.exhaustive
def test_a_finger_that_opened_a_menu_pulls_no_list(open_page):
    inbox = open_page("/inbox", **PHONE)
    finger = Finger(inbox)
    finger.down(150, middle(inbox.page.locator("#rows .row").nth(1)))
    expect(menus(inbox)).to_have_count(1)
    finger.move(150, 600)
    rows = inbox.page.locator("#rows").evaluate("(rows) => getComputedStyle(rows).translate + getComputedStyle(rows).transform")
    finger.up()
    assert rows == "nonenone" and inbox.page.locator("#status").inner_text() == "30 letters"


@pytest.mark.exhaustive
def test_it_stays_within_the_narrowest_window(open_page, shot):
    emoji = open_page("/emoji", viewport={"width": 320, "height": 256})
    row = emoji.page.locator(".row.swipeable").first
    row.focus()
    emoji.page.keyboard.press("Shift+F10")
    # A category has no actions: no menu. An emoji has.
    emoji.wait_for_server()
    expect(menus(emoji)).to_have_count(0)
    emoji.page.keyboard.press("ArrowRight")
    expect(row).to_have_attribute("aria-expanded", "true")
    emoji.settle()
    emoji.page.keyboard.press("ArrowRight")
    expect(row).not_to_be_focused()
    emoji.page.keyboard.press("Shift+F10")
    expect(menus(emoji)).to_have_count(1)
    menus(emoji).evaluate("(menu) => Promise.all(menu.getAnimations().map((one) => one.finished))")
    box = menus(emoji).bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320
    assert box["y"] >= 0 and box["y"] + box["height"] <= 256
    shot(emoji, "menu-narrow")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize(
    "path, name, width, height, size",
    [("/reminders", "Charge the lamp", 320, 640, 16), ("/inbox", "Grace", 390, 844, 32)],
)
def test_a_row_makes_room_for_the_menu_that_a_finger_asks_for(open_page, path, name, width, height, size):
    list_page = open_page(path, **{**PHONE, "viewport": {"width": width, "height": height}})
    page = list_page.page
    page.evaluate("(size) => { document.documentElement.style.fontSize = `${size}px`; }", size)
    list_page.settle()
    row = page.locator("#rows .row", has_text=name).first
    texts = row.locator(".texts").evaluate("(texts) => texts.getBoundingClientRect().height")
    finger = Finger(list_page)
    box = row.bounding_box()
    finger.down(box["x"] + 150, box["y"] + 40)
    expect(page.get_by_role("menu")).to_have_count(1)
    finger.up()
    page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished))")
    lifted, menu = page.locator(".lifted-row"), page.get_by_role("menu")
    above, below = lifted.bounding_box(), menu.bounding_box()
    assert 0 <= above["y"] and above["y"] + above["height"] < below["y"] and below["y"] + below["height"] <= height
    assert lifted.locator(".texts").evaluate("(texts) => texts.getBoundingClientRect().height") == pytest.approx(texts, rel=0.04)
    # No line is chosen by the finger that comes up over it, and signs stand within the menu.
    expect(page.locator(".menu-line:focus")).to_have_count(0)
    ends = menu.locator(".menu-image").evaluate_all("(images) => images.map((one) => one.getBoundingClientRect().right)")
    assert max(ends) <= below["x"] + below["width"] - 8


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("path, name, width, height", [
    ("/reminders", "Buy bread", 844, 390), ("/inbox", "Ada", 844, 390), ("/inbox", "Ada", 844, 420),
    # A row of one line, and as low a window as a phone has.
    ("/reminders", "Find the compass", 844, 390), ("/reminders", "Buy bread", 568, 320),
])  # fmt: skip
def test_a_menu_that_is_higher_than_the_room_below_its_row_stands_whole_beside_it(open_page, path, name, width, height, is_mirrored):
    def prepare(page):
        if is_mirrored:
            page.add_init_script(RIGHT_TO_LEFT)

    list_page = open_page(path, prepare=prepare, **{**PHONE, "viewport": {"width": width, "height": height}})
    page = list_page.page
    box = page.locator("#rows .row", has_text=name).first.bounding_box()
    finger = Finger(list_page)
    finger.down(box["x"] + box["width"] / 2, box["y"] + 20)
    menu = page.get_by_role("menu")
    expect(page.get_by_role("menuitem", name="Delete")).to_have_count(1)
    finger.up()
    page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished))")
    assert menu.evaluate("(menu) => menu.scrollHeight === menu.clientHeight")
    beside, lifted = menu.bounding_box(), page.locator(".lifted-body").bounding_box()
    assert 0 <= beside["y"] and beside["y"] + beside["height"] <= height
    # The row stays where it is, next to the menu.
    assert lifted["y"] + lifted["height"] / 2 == pytest.approx(box["y"] + box["height"] / 2, abs=1)
    first, last = (beside, lifted) if is_mirrored else (lifted, beside)
    assert 0 < last["x"] - first["x"] - first["width"] < 16
    assert first["x"] >= 0 and last["x"] + last["width"] <= width


@pytest.mark.exhaustive
def test_where_both_have_no_room_the_row_is_not_lifted_over_its_menu(open_page):
    reminders = open_page("/reminders", viewport={"width": 320, "height": 256})
    reminders.row("Wax the boots").click(button="right")
    lines = reminders.page.get_by_role("menuitem")
    expect(lines).to_have_count(7)
    covered = lines.evaluate_all(
        """(lines) => lines.map((line) => [line, line.getBoundingClientRect()])
            .filter(([line, { x, y, height }]) => !line.contains(document.elementFromPoint(x + 30, y + height / 2)))
            .map(([line]) => line.textContent)""")
    assert covered == [] and reminders.page.locator(".menu-layer > :not(.menu)").count() == 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("look", sampled([{"color_scheme": "dark"}, {"forced_colors": "active"}]))
def test_looks(open_page, shot, look):
    emoji = open_page("/emoji", **look)
    open_people(emoji)
    emoji.row("Waving hand").first.click(button="right")
    expect(menus(emoji)).to_have_count(1)
    emoji.page.keyboard.press("ArrowDown")
    emoji.wait_for_rest()
    shot(emoji, f"menu-{'-'.join(look.values())}")


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("path, name", [("/catalogue/bar-and-menus", "View Options"), ("/catalogue/bar-and-menus", "Visit Mercury"), ("/reminders", None), ("/inbox", None)])
def test_an_open_menu_is_read_in_the_dark(open_page, path, name, width):
    page = open_page(path, color_scheme="dark", viewport={"width": width, "height": 844}, reduced_motion="reduce").page
    if name:
        page.get_by_role("button", name=name).click()
    else:
        page.locator("#rows .row:has(> .face.cell)").nth(1).click(button="right")
    expect(page.get_by_role("menu")).to_be_visible()
    assert violations(page) == []

