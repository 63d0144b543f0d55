"""The Inbox: a list that is pulled down, scrolled by the program, empty, and chosen from by keys."""

import re

import pytest
from playwright.sync_api import expect

from inboxpage import caption, delete_all, heading, inbox, open_inbox, watch_sign  # noqa: F401  (fixtures)
from sampling import sampled
from textsize import of_size
from touch import PHONE, Finger, swipe


def refreshed(page, count=33):
    page.wait_for_status(f"{count} letters")
    expect(page.page.locator(".refresh.on")).to_have_count(0)
    page.settle()


@pytest.mark.exhaustive
def test_a_button_and_a_key_refresh_with_a_sign_that_takes_room(inbox, shot):
    first = inbox.place("The numbers, table 30")[1]
    top = first - inbox.page.locator("#viewport").bounding_box()["y"]
    watch_sign(inbox)
    inbox.button("Refresh").click()
    inbox.page.wait_for_function("() => refreshing.length > 0")
    shot(inbox, "inbox-refreshing")
    refreshed(inbox)
    seen = inbox.page.evaluate("refreshing")
    assert seen[-1]["top"] == top + 60
    assert "Refreshing" in seen[-1]["said"]
    inbox.page.keyboard.press("Alt+r")
    refreshed(inbox, 36)


@pytest.mark.exhaustive
def test_a_wheel_that_brings_the_rows_to_their_top_stops_there(inbox):
    pulled = inbox.page.evaluate(
        """() => {
            const scroller = document.querySelector('#viewport');
            const turn = () => scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: -120, bubbles: true }));
            diffable.viewport.scrollTo(200);
            turn();
            diffable.viewport.scrollTo(0);
            turn();
            return document.querySelector('.refresh').style.getPropertyValue('--share');
        }"""
    )
    assert pulled == ""


@pytest.mark.exhaustive
def test_a_wheel_turned_past_the_top_refreshes(inbox):
    inbox.page.mouse.move(200, 400)
    watch_sign(inbox)
    # At once: a wheel that rests for a moment lets go, as it may on a busy machine.
    inbox.page.mouse.wheel(0, -240)
    inbox.page.wait_for_function("() => refreshing.length > 0")
    refreshed(inbox)


def test_a_finger_pulls_the_rows_down_and_refreshes(open_inbox, shot):
    inbox = open_inbox(**PHONE)
    finger = Finger(inbox)
    finger.down(200, 300)
    finger.move(200, 380)
    inbox.page.wait_for_function(
        "() => new DOMMatrix(getComputedStyle(document.querySelector('#spacer')).transform).f > 20")
    shot(inbox, "inbox-pulled")
    watch_sign(inbox)
    finger.move(200, 640)
    inbox.page.wait_for_function("() => refreshing.length > 0")
    finger.up()
    refreshed(inbox)
    # The first ones are seen, and the line below them doesn't say otherwise.
    expect(caption(inbox)).to_have_text(re.compile(r"^\d+ unread$"))


@pytest.mark.exhaustive
def test_in_forced_colours_what_stands_in_place_of_a_letter_is_one_line_after_a_visit_to_the_emoji(open_page):
    page = open_page("/emoji", forced_colors="active").page
    page.goto(re.sub("emoji.*", "inbox", page.url))
    words = page.get_by_text("No Letter Selected")
    expect(words).to_be_visible()
    box = words.bounding_box()
    assert box["width"] > 4 * box["height"]


def test_an_empty_list_says_so_and_offers_a_way_out(inbox, shot):
    delete_all(inbox)
    expect(inbox.page.get_by_text("No Letters")).to_be_visible()
    inbox.settle()
    shot(inbox, "inbox-empty")
    inbox.button("Fetch").click()
    inbox.wait_for_status("5 letters")
    expect(inbox.page.get_by_text("No Letters")).to_be_hidden()


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", [PHONE, {}])
def test_what_an_empty_list_says_comes_once_its_rows_are_half_gone(open_inbox, options):
    inbox = open_inbox(**options)
    inbox.catch(lambda: delete_all(inbox), share=0.3, of=".row.leaving *")
    words = inbox.page.locator(".unavailable", has_text="No Letters")
    opacity = "(one) => Number(getComputedStyle(one).opacity)"
    assert inbox.leaving().count() > 3 and words.evaluate(opacity) == 0
    inbox.release()
    expect(inbox.leaving()).to_have_count(0)
    assert words.evaluate(opacity) >= 0.5


@pytest.mark.exhaustive
def test_the_keys_are_for_the_way_out_of_an_empty_inbox_and_for_what_comes(inbox):
    page = inbox.page
    inbox.row("The numbers, table 30").focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    expect(inbox.button("Fetch")).to_be_focused()
    page.keyboard.press("Enter")
    inbox.wait_for_status("5 letters")
    page.wait_for_function("() => document.activeElement.matches('#rows .row')")


@pytest.mark.exhaustive
def test_the_button_that_ends_editing_leaves_the_keys_to_the_way_out_of_an_emptied_inbox(inbox):
    inbox.button("Edit").click()
    expect(inbox.button("Done")).to_be_focused()
    inbox.page.keyboard.press("Control+a")
    inbox.page.keyboard.press("Delete")
    expect(inbox.button("Fetch")).to_be_focused()


@pytest.mark.exhaustive
def test_the_program_hears_of_scrolling_and_scrolls_itself(inbox):
    expect(caption(inbox)).to_have_text("8 unread")
    inbox.page.evaluate("() => diffable.viewport.scrollTo(900)")
    top = inbox.page.get_by_role("menuitem", name="Scroll to Top")
    # An open menu follows.
    inbox.button("More").click()
    expect(top).to_be_enabled()
    expect(caption(inbox)).to_have_text("8 unread")
    top.click()
    inbox.page.wait_for_function("() => diffable.viewport.told === 0")
    inbox.settle()
    inbox.button("More").click()
    expect(top).to_be_disabled()


def test_the_selection_follows_the_arrow_keys_and_shift_takes_more(inbox):
    inbox.row("The numbers, table 30").click()
    # One that is selected is read, which the view beside the list shows.
    expect(caption(inbox)).to_have_text("7 unread")
    inbox.page.keyboard.press("ArrowDown")
    expect(inbox.row("Question no. 29")).to_have_attribute("aria-selected", "true")
    expect(caption(inbox)).to_have_text("6 unread")
    inbox.page.keyboard.press("Shift+ArrowDown")
    expect(caption(inbox)).to_have_text(re.compile(r"^2 selected"))
    inbox.row("Question no. 24").click(modifiers=["Shift"])
    expect(caption(inbox)).to_have_text(re.compile(r"^6 selected"))


def test_letters_that_were_read_are_told_from_others_and_can_be_unread_again(inbox):
    unread = inbox.row("Pictures, roll 28").get_by_role("img", name="Unread")
    expect(unread).to_be_visible()
    inbox.row("Pictures, roll 28").click()
    expect(unread).to_have_count(0)
    expect(caption(inbox)).to_have_text(re.compile("7 unread"))
    inbox.row("Pictures, roll 28").click(button="right")
    inbox.page.get_by_role("menuitem", name="Mark as Unread").click()
    expect(unread).to_be_visible()


def test_a_letter_says_who_wrote_it_what_about_and_when(inbox):
    letter = inbox.row("Pictures, roll 28")
    text, time = letter.locator(".text"), letter.get_by_text("08:52")
    expect(text).to_have_text("Ada Lovelace")
    assert letter.locator(".secondary").evaluate("(one) => one.textContent.split('\\n')[1]").startswith("Here are the ones")
    # The dot, who wrote it and the time stand on one line.
    middles = [box["y"] + box["height"] / 2 for box in (
        part.bounding_box() for part in (text, time, letter.get_by_role("img", name="Unread")))]
    assert max(middles) - min(middles) < 2
    letter.click(button="right")
    inbox.page.get_by_role("menuitem", name="Flag").click()
    expect(letter.get_by_role("img", name="Flagged")).to_be_visible()


# Scrolls to where the window ends with a letter of the list, and names that.
END_WITH_ONE = """(place) => {
    const { viewport, collection } = diffable;
    const { key, frame: [, y, , height] } = [...collection.rows.values()].find(({ position }) => position === place);
    viewport.scrollTo(y + height - viewport.height);
    return key;
}"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("size, position", sampled([(16, 9), (32, 5)]))
def test_a_letter_that_comes_up_in_the_place_of_a_deleted_one_is_not_led_to_the_middle(open_inbox, size, position):
    inbox = open_inbox(viewport={"width": 1280, "height": 800}, prepare=of_size(size))
    inbox.settle()
    last = inbox.page.locator(f"#rows .row[data-key='{inbox.page.evaluate(END_WITH_ONE, position)}']")
    inbox.wait_for_rest()
    last.click(position={"x": 100, "y": 20})
    inbox.settle()
    y = inbox.page.evaluate("() => diffable.viewport.y")
    inbox.page.keyboard.press("Delete")
    expect(last).to_have_count(0)
    inbox.settle()
    expect(inbox.page.locator("#rows .row[aria-selected=true]")).to_have_count(1)
    # At most it comes up from behind the foot of the list.
    assert abs(inbox.page.evaluate("() => diffable.viewport.y") - y) <= 3 * size


def test_a_letter_is_deleted_and_comes_back(inbox):
    inbox.row("Pictures, roll 28").click()
    inbox.page.keyboard.press("Delete")
    inbox.wait_for_status("29 letters")
    expect(inbox.row("Pictures, roll 28")).to_have_count(0)
    assert inbox.focused_text == "Re: Engine no. 27"
    inbox.page.locator(".toast").get_by_role("button", name="Undo").click()
    inbox.wait_for_status("30 letters")
    inbox.settle()
    assert inbox.texts()[2] == "Pictures, roll 28"


@pytest.mark.parametrize(
    "way, options",
    sampled([("menu", {}), ("key", PHONE), ("swipe", PHONE), ("button", PHONE), ("button", {"viewport": {"width": 820, "height": 900}})]))
def test_a_letter_that_comes_back_out_of_sight_is_scrolled_to(open_inbox, way, options):
    first = "The numbers, table 30"
    inbox = open_inbox(**options)
    if way == "menu":
        inbox.row(first).click(button="right")
        inbox.page.get_by_role("menuitem", name="Delete", exact=True).click()
    elif way == "key":
        inbox.row(first).focus()
        inbox.page.keyboard.press("Delete")
    elif way == "swipe":
        swipe(inbox, inbox.row(first), -330)
    else:
        inbox.button("Edit").click()
        inbox.row(first).click()
        inbox.button("Delete").click()
    inbox.wait_for_status("29 letters")
    inbox.settle()
    inbox.page.evaluate("() => diffable.viewport.scrollTo(200)")
    inbox.page.keyboard.press("Control+z")
    inbox.wait_for_status("30 letters")
    expect(inbox.row(first)).to_be_visible()
    inbox.page.wait_for_function("() => diffable.viewport.told === 0")


# The server hears of heights half a second later than they are known.
SLOW = """
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
        if (text.includes('"measured"')) setTimeout(() => send.call(this, text), 500);
        else send.call(this, text);
    };
    window.seen = new Set();
    const look = () => {
        for (const row of document.querySelectorAll('#rows:not(.unmeasured) .row')) {
            if (row.firstElementChild.offsetHeight - parseFloat(row.style.height) > 1) seen.add(row.style.height);
        }
        requestAnimationFrame(look);
    };
    look();
"""


WIDTHS = """
    window.cut = new Set();
    const look = () => {
        const viewport = document.querySelector('#viewport');
        for (const row of document.querySelectorAll('#rows:not(.unmeasured) .row')) {
            const cut = row.getBoundingClientRect().right - viewport.getBoundingClientRect().right;
            if (cut > 1) window.cut.add(Math.round(cut));
        }
        requestAnimationFrame(look);
    };
    look();
"""


@pytest.mark.exhaustive
def test_letters_are_never_seen_wider_than_their_column(open_inbox):
    inbox = open_inbox(prepare=lambda page: page.add_init_script(WIDTHS))
    assert inbox.page.evaluate("() => [...cut]") == []


@pytest.mark.exhaustive
def test_letters_are_seen_only_as_high_as_their_texts(open_inbox):
    inbox = open_inbox(prepare=lambda page: page.add_init_script(SLOW))
    inbox.page.wait_for_function("() => document.querySelector('#rows:not(.unmeasured) .row')")
    assert inbox.page.evaluate("() => [...seen]") == []


@pytest.mark.exhaustive
def test_a_reload_leaves_the_list_beside_a_letter_where_it_was(inbox):
    inbox.row("Question no. 29").hover()
    inbox.page.mouse.wheel(0, 900)
    inbox.page.wait_for_function("() => diffable.viewport.y === 900")
    inbox.row("Re: Engine no. 17").click()
    expect(heading(inbox, "Re: Engine no. 17")).to_be_visible()
    # In Firefox, Playwright scrolls to what it clicks.
    place = inbox.y
    assert place >= 900
    inbox.page.reload()
    inbox.wait_for_rows()
    inbox.page.wait_for_function("(place) => diffable.viewport.y === place", arg=place)
    expect(heading(inbox, "Re: Engine no. 17")).to_be_visible()


@pytest.mark.exhaustive
def test_what_was_cleared_comes_back(inbox):
    inbox.row("Question no. 29").click()
    inbox.page.keyboard.press("Delete")
    inbox.wait_for_status("29 letters")
    delete_all(inbox)
    inbox.wait_for_status("0 letters")
    expect(inbox.button("Edit")).to_be_disabled()
    expect(inbox.page.locator(".toast:not([inert])")).to_have_text("29 letters deletedUndo")
    inbox.button("Fetch").click()
    inbox.wait_for_status("5 letters")
    inbox.page.locator(".toast:not([inert])").get_by_role("button", name="Undo").click()
    inbox.wait_for_status("34 letters")
    inbox.page.keyboard.press("Control+z")
    inbox.wait_for_status("35 letters")
    expect(inbox.page.get_by_text("No Letters")).to_be_hidden()


@pytest.mark.exhaustive
def test_a_footer_says_what_can_be_done(inbox, shot):
    inbox.page.evaluate("() => diffable.viewport.scrollTo(1e6)")
    inbox.settle()
    expect(inbox.page.get_by_text("30 letters. Pull down for more. Swipe a letter to delete or flag it.")).to_be_visible()
    shot(inbox, "inbox-footer")
