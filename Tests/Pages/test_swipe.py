"""Rows that are pulled aside: by finger, by wheel, and their twins by key and menu."""

import re

import pytest
from playwright.sync_api import expect

from touch import PHONE, Finger, middle, swipe
from sampling import sampled


@pytest.fixture
def reminders(open_page):
    return open_page("/reminders", **PHONE)


def strip(reminders):
    return reminders.page.locator(".swipe-strip")


def shift(row):
    """How far a row's content is from its place."""
    return row.evaluate(
        "(row) => row.querySelector('.face').getBoundingClientRect().x - row.getBoundingClientRect().x"
    )


def wait_for_rest(reminders, row, expected):
    reminders.page.wait_for_function(
        """([row, expected]) => Math.abs(row.querySelector('.face').getBoundingClientRect().x
            - row.getBoundingClientRect().x - expected) < 3""",
        arg=[row.element_handle(), expected],
    )


def press(reminders, name):
    """Taps a button that was uncovered, where it is seen."""
    button = strip(reminders).get_by_role("button", name=name)
    box = button.bounding_box()
    reminders.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_pull_past_the_half_holds_and_shows_the_buttons(reminders, shot):
    row = reminders.row("Find the compass")
    finger = Finger(reminders)
    y = middle(row)
    finger.down(340, y)
    finger.move(250, y)
    finger.rest(150)
    assert shift(row) == pytest.approx(-82, abs=4)
    shot(reminders, "swipe-middle")
    finger.up()
    buttons = strip(reminders).get_by_role("button")
    expect(buttons).to_have_count(2)
    wait_for_rest(reminders, row, -150)
    assert all(buttons.nth(index).bounding_box()["width"] > 71 for index in (0, 1))
    # The first action stands at the edge.
    edge = buttons.nth(0).bounding_box()
    assert buttons.nth(0).get_attribute("aria-label") == "Delete"
    assert edge["x"] + edge["width"] == pytest.approx(390, abs=20)
    assert buttons.nth(1).bounding_box()["x"] < edge["x"]
    # A low row has room for the picture alone, away from its edges.
    for button in buttons.all():
        parts = button.locator(".swipe-label > *").all()
        for box in (part.bounding_box() for part in parts if part.is_visible()):
            assert box["y"] - edge["y"] >= 6 and edge["y"] + edge["height"] - box["y"] - box["height"] >= 6
    shot(reminders, "swipe-open")


@pytest.mark.exhaustive
def test_a_menu_that_is_still_asked_for_gives_way_to_a_pull(open_page):
    """A page that is busy hears late of a finger that moves: by then it has taken it for one that rests."""
    held = []
    sockets = []

    def hold_menus(socket):
        server = socket.connect_to_server()
        server.on_message(lambda text: held.append(text) if '"items":[' in text else socket.send(text))
        sockets.append(socket)

    emoji = open_page("/emoji", prepare=lambda page: page.route_web_socket("**", hold_menus), **PHONE)
    emoji.row("Food").tap()
    row = emoji.line("Grapes").first
    expect(row).to_be_visible()
    row.scroll_into_view_if_needed()
    emoji.settle()
    finger = Finger(emoji)
    y = middle(row)
    finger.down(120, y)
    emoji.wait_until(lambda: held)
    assert len(held) == 1
    finger.move(230, y)
    star = emoji.page.locator(".swipe-strip.leading").get_by_role("button", name="Star")
    expect(star).to_be_visible()
    sockets[0].send(held[0])
    finger.rest(120)
    finger.up()
    expect(emoji.page.get_by_role("menu")).to_have_count(0)
    # The click that ends the rest is swallowed for a moment.
    emoji.page.wait_for_timeout(120)
    box = star.bounding_box()
    emoji.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(row.get_by_label("Starred")).to_be_visible()


def test_a_short_pull_springs_back_and_selects_nothing(reminders):
    row = reminders.row("Find the compass")
    swipe(reminders, row, -40)
    expect(strip(reminders)).to_have_count(0)
    assert shift(row) == 0
    expect(row.get_by_label("Checked")).to_be_hidden()


# Notes in each frame where a row's content is.
SHIFTS = """(row) => {
    const face = row.querySelector('.face');
    window.shifts = [];
    const look = () => {
        shifts.push(face.getBoundingClientRect().x - row.getBoundingClientRect().x);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.exhaustive
def test_a_row_that_closes_is_taken_where_it_stands_and_follows_the_finger_alone(reminders):
    row = reminders.row("Find the compass")
    swipe(reminders, row, -130)
    wait_for_rest(reminders, row, -150)
    finger = Finger(reminders)
    y = middle(row)
    finger.down(150, y)
    finger.move(240, y, steps=6)
    finger.rest(150)
    # A busy machine would else be told of the second touch when the row is in its place.
    reminders.play(0.15)
    row.evaluate(SHIFTS)
    finger.up()
    finger.down(260, y)
    finger.move(180, y, steps=16)
    finger.rest(300)
    shifts = reminders.page.evaluate("() => shifts")
    turn = shifts.index(max(shifts))
    # It turns once, and from there on goes with the finger only.
    assert shifts[turn] < -20, shifts
    assert all(after < before + 1 for before, after in zip(shifts[turn:], shifts[turn + 1:])), shifts
    assert shifts[-1] == pytest.approx(shifts[turn] - 70, abs=12)
    reminders.play(1)
    finger.up()
    wait_for_rest(reminders, row, -150)
    press(reminders, "Delete")
    reminders.wait_for_status("59 reminders")


@pytest.mark.exhaustive
def test_a_fling_opens_though_it_is_short(reminders):
    row = reminders.row("Find the compass")
    finger = Finger(reminders)
    y = middle(row)
    finger.down(340, y)
    finger.move(290, y, steps=3, pause=8)
    finger.up()
    wait_for_rest(reminders, row, -150)


@pytest.mark.exhaustive
def test_only_one_row_is_open_and_a_tap_elsewhere_only_closes(reminders):
    first, second = reminders.row("Find the compass"), reminders.row("Pack a hat")
    swipe(reminders, first, -130)
    wait_for_rest(reminders, first, -150)
    swipe(reminders, second, -130)
    wait_for_rest(reminders, second, -150)
    wait_for_rest(reminders, first, 0)
    expect(strip(reminders)).to_have_count(1)
    reminders.page.touchscreen.tap(120, middle(reminders.row("Call the hut")))
    expect(strip(reminders)).to_have_count(0)
    expect(reminders.row("Call the hut").get_by_label("Checked")).to_be_hidden()


def test_scrolling_closes(reminders):
    row = reminders.row("Find the compass")
    swipe(reminders, row, -130)
    wait_for_rest(reminders, row, -150)
    reminders.page.evaluate("() => { diffable.viewport.scroller.scrollTop = 30; }")
    expect(strip(reminders)).to_have_count(0)


@pytest.mark.exhaustive
def test_an_update_of_the_row_closes_it_and_one_of_another_does_not(reminders):
    row = reminders.row("Find the compass")
    swipe(reminders, row, -130)
    wait_for_rest(reminders, row, -150)
    page = reminders.page
    switch = "(name) => document.querySelector(`[aria-label='Notify me: ${name}']`).click()"
    page.evaluate(switch, "Pack a hat")
    expect(page.get_by_label("Notify me: Pack a hat")).to_be_checked()
    expect(strip(reminders)).to_have_count(1)
    press(reminders, "Notify")
    expect(strip(reminders)).to_have_count(0)
    expect(page.get_by_label("Notify me: Find the compass")).to_be_checked()


def test_a_button_deletes_and_the_row_leaves_from_where_it_is(reminders, shot):
    row = reminders.row("Find the compass")
    swipe(reminders, row, -130)
    wait_for_rest(reminders, row, -150)
    reminders.catch(lambda: press(reminders, "Delete"), share=0.1, of=".leaving, .leaving *")
    leaving = reminders.leaving().filter(has_text="Find the compass")
    expect(leaving).to_have_count(1)
    assert leaving.evaluate(
        "(row) => row.querySelector('.face').getBoundingClientRect().x - row.getBoundingClientRect().x") < -140
    shot(reminders, "swipe-deleting")
    reminders.release()
    expect(leaving).to_have_count(0)
    reminders.wait_for_status("59 reminders")


def test_a_full_pull_deletes_at_once(reminders, shot):
    row = reminders.row("Find the compass")
    finger = Finger(reminders)
    y = middle(row)
    finger.down(370, y)
    finger.move(70, y)
    finger.rest(400)
    delete = strip(reminders).get_by_role("button", name="Delete")
    assert delete.bounding_box()["width"] > 280
    shot(reminders, "swipe-full")
    # Back before the finger is lifted, nothing is done.
    finger.move(250, y)
    finger.rest(400)
    assert delete.bounding_box()["width"] < 100
    finger.move(70, y)
    finger.up()
    expect(row).to_have_count(0)
    reminders.wait_for_status("59 reminders")


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, width, size", sampled([("/reminders", 320, 48), ("/reminders", 390, 32), ("/inbox", 320, 16)]))
def test_words_of_uncovered_buttons_are_read_to_their_ends(open_page, shot, path, width, size):
    inbox = open_page(path, **{**PHONE, "viewport": {"width": width, "height": 844}})
    inbox.page.evaluate("(size) => { document.documentElement.style.fontSize = `${size}px`; }", size)
    inbox.settle()
    finger = Finger(inbox)
    y = inbox.grid.locator(".row.swipeable").first.bounding_box()["y"] + 20
    finger.down(width - 40, y)
    # A little further, the row would carry out its first action, and go.
    finger.move(width / 2 - 40, y)
    finger.rest(150)
    finger.up()
    expect(strip(inbox).get_by_role("button")).not_to_have_count(0)
    inbox.settle()
    shot(inbox, f"swipe-words-{width}-{size}")
    # A word beside the others is as wide as its button, or less.
    titles = inbox.page.locator(".swipe-title").evaluate_all(
        """(titles) => titles.map((title) => {
            const range = document.createRange();
            range.selectNodeContents(title);
            const [text, button] = [range, title.closest('button')].map((one) => one.getBoundingClientRect());
            return [title.textContent, text.left - button.left, button.right - text.right];
        })"""
    )
    assert titles
    for title, before, after in titles:
        assert before >= -0.5 and after >= -0.5, (title, before, after)


@pytest.mark.exhaustive
def test_a_tap_on_another_row_counts_as_soon_as_a_full_pull_deleted_one(open_page):
    inbox = open_page("/inbox", **PHONE)
    first, next_one = (inbox.texts()[place] for place in (0, 1))
    count = inbox.row(first).count()
    finger = Finger(inbox)
    finger.down(360, middle(inbox.row(first).first))
    finger.move(30, middle(inbox.row(first).first))
    finger.rest(60)
    finger.up()
    expect(inbox.row(first)).to_have_count(count - 1)
    inbox.wait_for_rest()
    inbox.page.touchscreen.tap(200, middle(inbox.row(next_one).first))
    expect(inbox.page).to_have_url(re.compile(r"/inbox/\d+$"))


@pytest.mark.exhaustive
@pytest.mark.parametrize("index", sampled([1, 0]))
def test_a_full_pull_shows_its_colour_nowhere_behind_the_row_below(open_page, index):
    inbox = open_page("/inbox", **PHONE)
    # Whoever writes twice is shown first with the latest letter.
    row, below = (inbox.row(inbox.texts()[place]).first for place in (index, index + 1))
    finger = Finger(inbox)
    finger.down(350, middle(row))
    finger.move(30, middle(row))
    finger.rest(150)
    inbox.catch(finger.up, share=0.3)
    top, seen, radius, own = below.evaluate(
        """(below) => {
            const strip = document.querySelector('.swipe-strip');
            const cut = parseFloat(getComputedStyle(strip).clipPath.match(/inset\\(0px 0px ([\\d.]+)/)?.[1] ?? '0');
            const face = below.querySelector('.face');
            return [below.getBoundingClientRect().top, strip.getBoundingClientRect().bottom - cut,
                getComputedStyle(face).borderTopLeftRadius, face.className];
        }"""
    )
    assert seen == pytest.approx(top, abs=1)
    assert radius == ("16px" if "group-first" in own else "0px")


@pytest.mark.exhaustive
def test_the_leading_side_has_its_own_action(reminders):
    row = reminders.row("Find the compass")
    swipe(reminders, row, 60)
    wait_for_rest(reminders, row, 74)
    # Who says the word that is seen presses it.
    unnamed = "(all) => all.filter((one) => !one.ariaLabel.includes(one.querySelector('.swipe-title').textContent)).length"
    assert strip(reminders).locator("button").evaluate_all(unnamed) == 0
    press(reminders, "Mark as Done")
    expect(strip(reminders)).to_have_count(0)
    expect(row.get_by_role("button", name="Reopen: Find the compass")).to_be_visible()
    row.focus()
    reminders.page.keyboard.press("Shift+F10")
    expect(reminders.page.get_by_role("menuitem", name="Mark as Not Done")).to_be_visible()


@pytest.mark.exhaustive
def test_a_row_stays_where_it_is_pulled_to_a_side_without_actions(open_page):
    emoji = open_page("/emoji", **PHONE)
    emoji.page.evaluate("() => diffable.viewport.scrollTo(500)")
    row = emoji.row("Grinning face with big eyes").first
    expect(row).to_be_in_viewport()
    emoji.settle()
    x, y = 200, middle(row)
    finger = Finger(emoji)
    finger.down(x, y)
    finger.move(x - 120, y)
    finger.rest(200)
    assert shift(row) == 0
    # It goes on with the finger to the other side.
    finger.move(x + 60, y)
    wait_for_rest(emoji, row, 68)
    finger.up()


@pytest.mark.exhaustive
def test_a_pull_along_the_list_scrolls_it(reminders):
    row = reminders.row("Find the compass")
    finger = Finger(reminders)
    y = middle(row)
    finger.down(200, y)
    finger.move(215, y - 120)
    finger.up()
    reminders.page.wait_for_function("() => diffable.viewport.y > 50")
    expect(strip(reminders)).to_have_count(0)


def pull_by_wheel(reminders):
    """Pulls a row aside until its buttons stand beside it."""
    row = reminders.row("Find the compass")
    reminders.page.mouse.move(640, middle(row))
    reminders.page.mouse.wheel(360, 0)
    wait_for_rest(reminders, row, -150)
    return row


def test_a_wheel_turned_sideways_opens_and_never_carries_out(open_page):
    reminders = open_page("/reminders")
    page = reminders.page
    # One turn after the other, as far apart as the machine has it: each goes past the half by itself.
    pull_by_wheel(reminders)
    reminders.wait_for_status("60 reminders")
    page.wait_for_timeout(400)
    page.mouse.wheel(-240, 0)
    expect(strip(reminders)).to_have_count(0)


@pytest.mark.exhaustive
def test_a_wheel_that_a_busy_page_hears_of_late_goes_on_turning(open_page):
    reminders = open_page("/reminders")
    row = reminders.row("Find the compass")
    row.evaluate(
        """async (row) => {
            const turn = (timeStamp) => {
                const event = new WheelEvent('wheel', { deltaX: 50, bubbles: true, cancelable: true });
                Object.defineProperty(event, 'timeStamp', { value: timeStamp });
                row.dispatchEvent(event);
            };
            const start = performance.now();
            turn(start);
            // The page does something else meanwhile, and thinks that the wheel has come to rest.
            await new Promise((resolve) => setTimeout(resolve, 140));
            for (const after of [16, 32, 48]) turn(start + after);
        }"""
    )
    wait_for_rest(reminders, row, -150)
    reminders.wait_for_status("60 reminders")


@pytest.mark.parametrize("way", sampled(["mouse", "key", "lift"]))
@pytest.mark.exhaustive
def test_a_row_that_is_aside_goes_back_before_it_is_lifted(open_page, way):
    reminders = open_page("/reminders")
    page = reminders.page
    row = pull_by_wheel(reminders)
    row.focus()
    if way == "mouse":
        page.mouse.click(500, middle(row), button="right")
    elif way == "key":
        page.keyboard.press("Shift+F10")
    else:
        page.mouse.move(500, middle(row))
        page.mouse.down()
        page.mouse.move(500, middle(row) + 6, steps=3)
    lifted = page.locator(".lifted-row .face")
    expect(lifted).to_be_visible()
    assert lifted.evaluate("(face) => face.style.translate") == ""
    expect(strip(reminders)).to_have_count(0)
    assert shift(row) == 0
    # The menu stays, though the row is told of on the server.
    if way != "lift":
        page.evaluate("() => diffable.ping()")
        expect(page.get_by_role("menuitem", name="Delete")).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.up()


def test_the_delete_key_does_the_first_destructive_action(open_page):
    reminders = open_page("/reminders")
    reminders.row("Find the compass").focus()
    reminders.page.keyboard.press("Delete")
    expect(reminders.row("Find the compass")).to_have_count(0)
    reminders.wait_for_status("59 reminders")
    reminders.settle()
    assert reminders.focused_text == "Call the hut"


def test_nothing_can_be_swiped_while_the_list_is_edited(reminders):
    reminders.button("Edit").tap()
    reminders.settle()
    row = reminders.row("Find the compass")
    swipe(reminders, row, -150)
    expect(strip(reminders)).to_have_count(0)
    row.focus()
    reminders.page.keyboard.press("Delete")
    reminders.wait_for_server()
    expect(row).to_have_count(1)


@pytest.mark.exhaustive
def test_from_right_to_left_everything_is_mirrored(open_page):
    reminders = open_page("/reminders", **PHONE)
    reminders.page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
    row = reminders.row("Find the compass")
    swipe(reminders, row, 130)
    wait_for_rest(reminders, row, 150)
    delete = strip(reminders).get_by_role("button", name="Delete")
    assert delete.bounding_box()["x"] == pytest.approx(0, abs=2)


@pytest.mark.exhaustive
def test_with_reduced_motion_nothing_glides(open_page):
    reminders = open_page("/reminders", reduced_motion="reduce", **PHONE)
    row = reminders.row("Find the compass")
    finger = Finger(reminders)
    y = middle(row)
    finger.down(340, y)
    finger.move(230, y)
    finger.rest(120)
    finger.up()
    wait_for_rest(reminders, row, -150)
    places = row.evaluate(
        """async (row) => {
            const places = new Set();
            document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            for (let frame = 0; frame < 8; frame += 1) {
                await new Promise(requestAnimationFrame);
                places.add(Math.round(row.querySelector('.face').getBoundingClientRect().x));
            }
            return [...places];
        }"""
    )
    assert places == [0]


@pytest.mark.exhaustive
def test_dark(open_page, shot):
    emoji = open_page("/emoji", color_scheme="dark", **PHONE)
    row = emoji.row("Grinning face").last
    row.scroll_into_view_if_needed()
    emoji.settle()
    swipe(emoji, row, 60)
    wait_for_rest(emoji, row, 74)
    shot(emoji, "swipe-dark")
    press(emoji, "Unstar")
    emoji.wait_for_status("11 starred")
