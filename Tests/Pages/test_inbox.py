"""The Inbox: a list that is pulled down, scrolled by the program, empty, and chosen from by keys."""

import re

import pytest
from playwright.sync_api import expect

from axe import violations
from listpage import ListPage
from sampling import sampled
from touch import PHONE, Finger, swipe


class Inbox(ListPage):
    """Letters are told apart by what they are about, which stands below who wrote them."""

    def row(self, subject):
        about = self.page.locator(".secondary", has_text=re.compile(rf"^{re.escape(subject)}\s"))
        return self.grid.locator(".row:not(.leaving)").filter(has=about)

    def texts(self):
        return self.page.evaluate(
            """() => [...document.querySelectorAll('#rows .row:not(.leaving) .secondary')]
                .sort((one, other) => one.getBoundingClientRect().y - other.getBoundingClientRect().y)
                .map((one) => one.textContent.split('\\n')[0])""")

    @property
    def focused_text(self):
        return self.page.evaluate(
            "() => document.activeElement?.closest('.row')?.querySelector('.secondary')?.textContent.split('\\n')[0] ?? null")


@pytest.fixture
def open_inbox(open_page):
    return lambda **options: Inbox(open_page("/inbox", **options).page)


@pytest.fixture
def inbox(open_inbox):
    return open_inbox()


def caption(page):
    return page.page.locator("#caption")


def choose(page, name):
    """Picks a line of the menu of what concerns all letters."""
    page.page.locator("#root").get_by_role("button", name="More", exact=True).click()
    page.page.get_by_role("menuitem", name=re.compile(f"^{name}")).click()


def delete_all(page):
    choose(page, "Delete All")
    page.page.get_by_role("alertdialog").get_by_role("button", name="Delete All").click()


def refreshed(page, count=33):
    page.wait_for_status(f"{count} letters")
    expect(page.page.locator(".refresh.on")).to_have_count(0)
    page.settle()


@pytest.mark.exhaustive
def test_a_button_and_a_key_refresh_with_a_sign_that_takes_room(inbox, shot):
    first = inbox.place("The numbers, table 30")[1]
    inbox.button("Refresh").click()
    expect(inbox.page.locator(".refresh.on")).to_be_visible()
    inbox.page.wait_for_function(
        "(y) => diffable.rows[0].frame[1] === y", arg=first - inbox.page.locator("#viewport").bounding_box()["y"] + 60)
    expect(inbox.page.get_by_role("status").filter(has_text="Refreshing")).to_have_count(1)
    shot(inbox, "inbox-refreshing")
    refreshed(inbox)
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
    # At once: a wheel that rests for a moment lets go, as it may on a busy machine.
    inbox.page.mouse.wheel(0, -240)
    expect(inbox.page.locator(".refresh.on")).to_be_visible()
    refreshed(inbox)


def test_a_finger_pulls_the_rows_down_and_refreshes(open_inbox, shot):
    inbox = open_inbox(**PHONE)
    finger = Finger(inbox)
    finger.down(200, 300)
    finger.move(200, 380)
    inbox.page.wait_for_function(
        "() => new DOMMatrix(getComputedStyle(document.querySelector('#spacer')).transform).f > 20")
    shot(inbox, "inbox-pulled")
    # A busy machine may be done with it before the finger is.
    inbox.page.evaluate(
        """() => {
            const sign = document.querySelector('.main-pane .refresh');
            new MutationObserver(() => { window.wasOn ||= sign.matches('.on') && sign.checkVisibility(); })
                .observe(sign, { attributes: true });
        }"""
    )
    finger.move(200, 640)
    inbox.page.wait_for_function("() => window.wasOn")
    finger.up()
    refreshed(inbox)
    # The first ones are seen, and the line below them doesn't say otherwise.
    expect(caption(inbox)).to_have_text(re.compile(r"^\d+ unread$"))


def test_an_empty_list_says_so_and_offers_a_way_out(inbox, shot):
    delete_all(inbox)
    expect(inbox.page.get_by_text("No Letters")).to_be_visible()
    inbox.settle()
    shot(inbox, "inbox-empty")
    inbox.button("Fetch").click()
    inbox.wait_for_status("5 letters")
    expect(inbox.page.get_by_text("No Letters")).to_be_hidden()


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
    expect(caption(inbox)).to_have_text("30 unread")
    inbox.page.evaluate("() => diffable.viewport.scrollTo(900)")
    top = inbox.page.get_by_role("menuitem", name="Scroll to Top")
    # An open menu follows.
    inbox.button("More").click()
    expect(top).to_be_enabled()
    expect(caption(inbox)).to_have_text("30 unread")
    top.click()
    inbox.page.wait_for_function("() => diffable.viewport.y === 0")
    inbox.settle()
    inbox.button("More").click()
    expect(top).to_be_disabled()


def test_the_selection_follows_the_arrow_keys_and_shift_takes_more(inbox):
    inbox.row("The numbers, table 30").click()
    # One that is selected is read, which the view beside the list shows.
    expect(caption(inbox)).to_have_text("29 unread")
    inbox.page.keyboard.press("ArrowDown")
    expect(inbox.row("Question no. 29")).to_have_attribute("aria-selected", "true")
    expect(caption(inbox)).to_have_text("28 unread")
    inbox.page.keyboard.press("Shift+ArrowDown")
    expect(caption(inbox)).to_have_text(re.compile(r"^2 selected"))
    inbox.row("Question no. 24").click(modifiers=["Shift"])
    expect(caption(inbox)).to_have_text(re.compile(r"^6 selected"))


@pytest.mark.exhaustive
def test_the_letter_that_was_read_is_there_again_once_several_were_chosen(inbox):
    inbox.row("Question no. 29").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    inbox.button("Edit").click()
    for text in ("The numbers, table 30", "Pictures, roll 28"):
        inbox.row(text).click()
    expect(heading(inbox, "2 Letters Selected")).to_be_visible()
    inbox.button("Done").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    expect(inbox.row("Question no. 29")).to_have_attribute("aria-selected", "true")
    # One row is marked after Escape too: the keys go on from what is selected.
    inbox.button("Edit").click()
    for text in ("The numbers, table 30", "Pictures, roll 28"):
        inbox.row(text).click()
    inbox.page.keyboard.press("Escape")
    expect(inbox.row("Question no. 29")).to_have_attribute("aria-selected", "true")
    expect(inbox.row("Question no. 29")).to_be_focused()


@pytest.mark.exhaustive
def test_the_letter_that_is_read_is_told_from_others_while_letters_are_chosen(inbox):
    ground = "(face) => getComputedStyle(face).backgroundColor"
    face, other = (inbox.row(text).locator(".face") for text in ("Question no. 29", "Pictures, roll 28"))
    inbox.row("Question no. 29").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    inbox.button("Edit").click()
    inbox.wait_for_status("Select Letters")
    # One bar stands below the letters.
    expect(inbox.page.get_by_role("region", name="Toolbar")).to_be_visible()
    expect(caption(inbox)).to_be_hidden()
    inbox.settle()
    assert face.evaluate(ground) != other.evaluate(ground)
    # What is chosen takes its place, and makes way for it again.
    inbox.row("The numbers, table 30").click()
    expect(heading(inbox, "1 Letter Selected")).to_be_visible()
    inbox.wait_for_status("1 selected")
    inbox.settle()
    assert face.evaluate(ground) == other.evaluate(ground)
    inbox.row("The numbers, table 30").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    inbox.wait_for_status("Select Letters")
    inbox.settle()
    assert face.evaluate(ground) != other.evaluate(ground)


def test_letters_that_were_read_are_told_from_others_and_can_be_unread_again(inbox):
    unread = inbox.row("Pictures, roll 28").get_by_role("img", name="Unread")
    expect(unread).to_be_visible()
    inbox.row("Pictures, roll 28").click()
    expect(unread).to_have_count(0)
    expect(caption(inbox)).to_have_text(re.compile("29 unread"))
    inbox.row("Pictures, roll 28").click(button="right")
    inbox.page.get_by_role("menuitem", name="Mark as Unread").click()
    expect(unread).to_be_visible()


def test_a_letter_says_who_wrote_it_what_about_and_when(inbox):
    letter = inbox.row("Pictures, roll 28")
    text, time = letter.locator(".text"), letter.get_by_text("8:52")
    expect(text).to_have_text("Ada Lovelace")
    assert letter.locator(".secondary").evaluate("(one) => one.textContent.split('\\n')[1]").startswith("Here are the ones")
    # The dot, who wrote it and the time stand on one line.
    middles = [box["y"] + box["height"] / 2 for box in (
        part.bounding_box() for part in (text, time, letter.get_by_role("img", name="Unread")))]
    assert max(middles) - min(middles) < 2
    letter.click(button="right")
    inbox.page.get_by_role("menuitem", name="Flag").click()
    expect(letter.get_by_role("img", name="Flagged")).to_be_visible()


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
    inbox.page.wait_for_function("() => diffable.viewport.y === 0")


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
def test_circles_leave_before_the_dots_where_they_stood(inbox):
    inbox.button("Edit").click()
    inbox.settle()
    inbox.catch(inbox.button("Done").click, share=0.2)
    places = inbox.page.evaluate(
        """() => [...document.querySelector('#rows .accessories.leading').children].map((one) =>
            [one.inert, one.getBoundingClientRect().x])"""
    )
    assert [is_leaving for is_leaving, _ in places] == [True, False] and places[0][1] < places[1][1]


def test_all_selected_letters_are_deleted_and_keys_bring_them_back(inbox):
    inbox.row("Question no. 29").click()
    inbox.page.keyboard.press("Shift+ArrowDown")
    inbox.page.keyboard.press("Shift+ArrowDown")
    expect(caption(inbox)).to_have_text(re.compile("^3 selected"))
    inbox.page.keyboard.press("Delete")
    inbox.wait_for_status("27 letters")
    toast = inbox.page.locator(".toast")
    expect(toast).to_contain_text("3 letters deleted")
    expect(inbox.row("Question no. 29")).to_have_count(0)
    # What comes meanwhile stays where it is.
    inbox.page.keyboard.press("Alt+r")
    inbox.wait_for_status("30 letters")
    inbox.page.keyboard.press("Control+z")
    inbox.wait_for_status("33 letters")
    inbox.settle()
    assert inbox.texts()[:6] == [
        "Pictures, roll 33", "Re: Engine no. 32", "About Tuesday, week 31", "The numbers, table 30", "Question no. 29",
        "Pictures, roll 28"]
    inbox.page.keyboard.press("Control+Shift+z")
    inbox.wait_for_status("30 letters")


@pytest.mark.parametrize("options", [PHONE, {}])
@pytest.mark.exhaustive
def test_while_letters_are_chosen_the_bar_offers_no_other_ones(open_inbox, options, shot):
    inbox = open_inbox(**options)
    expect(inbox.button("Refresh")).to_be_visible()
    inbox.button("Edit").click()
    expect(inbox.button("Select All")).to_be_visible()
    expect(inbox.button("Refresh")).to_be_hidden()
    shot(inbox, f"inbox-choosing-{'phone' if options else 'wide'}")
    inbox.button("Done").click()
    expect(inbox.button("Refresh")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_on_a_phone_several_letters_are_chosen_deleted_and_brought_back_later(open_inbox, shot):
    inbox = open_inbox(**PHONE)
    bar = inbox.page.locator(".bar").bounding_box()["height"]
    inbox.button("Edit").tap()
    expect(inbox.button("Delete")).to_be_disabled()
    for text in ("Question no. 29", "Re: Engine no. 27"):
        inbox.row(text).tap()
        expect(inbox.row(text)).to_have_attribute("aria-selected", "true")
    inbox.wait_for_status("2 selected")
    assert inbox.page.locator(".bar").bounding_box()["height"] == bar
    shot(inbox, "inbox-editing-phone")
    inbox.button("Delete").tap()
    inbox.wait_for_status("28 letters")
    expect(inbox.button("Delete")).to_have_count(0)
    # The message is gone; the way back is not.
    inbox.page.reload()
    inbox.wait_for_rows()
    choose(inbox, "Undo")
    inbox.wait_for_status("30 letters")
    # The bar may tell it before the rows come.
    expect(inbox.row("Question no. 29")).to_be_visible()
    inbox.settle()
    assert inbox.texts()[1] == "Question no. 29"
    # All at once, and read.
    inbox.button("Edit").tap()
    inbox.button("Select All").tap()
    inbox.wait_for_status("30 selected")
    expect(inbox.button("Deselect All")).to_be_visible()
    inbox.button("Mark as Read").tap()
    inbox.wait_for_status("30 letters")
    expect(caption(inbox)).to_have_text("All read")


@pytest.mark.exhaustive
def test_on_a_tablet_what_the_list_says_and_what_stands_beside_it_agree(open_inbox):
    inbox = open_inbox(viewport={"width": 820, "height": 900})
    page = inbox.page
    title, refresh = page.locator("#title").bounding_box(), inbox.button("Refresh").bounding_box()
    assert title["x"] + title["width"] + 8 <= refresh["x"]
    assert page.locator("#title").evaluate("(one) => one.scrollWidth <= one.clientWidth"), "the title is cut off"
    inbox.button("Edit").click()
    inbox.row("Question no. 29").click()
    inbox.wait_for_status("1 selected")
    expect(heading(inbox, "1 Letter Selected")).to_be_visible()
    inbox.row("Question no. 29").click()
    expect(page.get_by_text("No Letter Selected")).to_be_visible()
    inbox.button("Done").click()
    # An answer is written beside the list, and within the window.
    inbox.row("Question no. 29").click()
    inbox.button("Reply").click()
    expect(page.get_by_role("textbox", name="Message")).to_be_focused()
    inbox.settle()
    sheet = page.locator(".sheet").bounding_box()
    assert sheet["x"] >= 320 and sheet["x"] + sheet["width"] <= 820, sheet


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


def heading(page, name):
    return page.page.get_by_role("heading", name=name)


def test_the_letter_beside_the_list_follows_the_arrow_keys_and_its_address_keeps_it(inbox, shot):
    page = inbox.page
    expect(page.get_by_text("No Letter Selected")).to_be_visible()
    inbox.row("The numbers, table 30").click()
    expect(heading(inbox, "The numbers, table 30")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    expect(heading(inbox, "Pictures, roll 28")).to_be_visible()
    assert inbox.focused_text == "Pictures, roll 28"
    expect(page).to_have_url(re.compile(r"/inbox/28$"))
    inbox.settle()
    shot(inbox, "inbox-letter")
    page.reload()
    expect(page.locator(".text").get_by_text("all three summits", exact=False)).to_be_visible()
    expect(inbox.row("Pictures, roll 28")).to_have_attribute("aria-selected", "true")
    # Going from letter to letter is one step; so is the way back.
    page.go_back()
    expect(page.get_by_text("No Letter Selected")).to_be_visible()
    expect(inbox.row("Pictures, roll 28")).to_have_attribute("aria-selected", "false")
    page.go_forward()
    expect(heading(inbox, "Pictures, roll 28")).to_be_visible()
    expect(inbox.row("Pictures, roll 28")).to_have_attribute("aria-selected", "true")
    inbox.row("Question no. 29").click(modifiers=["Control"])
    # Several are listed, with what can be done with all of them.
    expect(heading(inbox, "2 Letters Selected")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/inbox(\?.*)?$"))
    inbox.settle()
    shot(inbox, "inbox-selection")
    page.get_by_role("button", name="Flag", exact=True).click()
    expect(inbox.row("Question no. 29").get_by_role("img", name="Flagged")).to_be_visible()
    expect(page.get_by_role("button", name="Unflag", exact=True)).to_be_visible()
    inbox.button("Archive").click()
    inbox.wait_for_status("28 letters")
    expect(page.get_by_text("No Letter Selected")).to_be_visible()


@pytest.mark.chromium("asks for what screen readers are told")
@pytest.mark.exhaustive
def test_that_no_letter_is_selected_is_read_out_only_while_none_is(inbox):
    session = inbox.page.context.new_cdp_session(inbox.page)

    def is_told():
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        return any(not node["ignored"] and node.get("name", {}).get("value") == "No Letter Selected" for node in nodes)

    assert is_told()
    inbox.row("Pictures, roll 28").click()
    expect(heading(inbox, "Pictures, roll 28")).to_be_visible()
    assert not is_told()
    inbox.page.go_back()
    expect(heading(inbox, "Pictures, roll 28")).to_have_count(0)
    assert is_told()


def test_what_is_done_with_a_letter_leads_to_the_next(open_page, shot):
    inbox = Inbox(open_page("/inbox/28").page)
    page = inbox.page
    answer = page.get_by_role("textbox", name="Message")
    inbox.row("Question no. 29").click(button="right")
    for name in ("Reply", "Archive"):
        expect(page.get_by_role("menuitem", name=name)).to_be_visible()
    page.keyboard.press("Escape")
    inbox.button("Reply").click()
    # To whom, about what, and as many lines as it takes: the keys are in these at once.
    expect(answer).to_be_focused()
    expect(page.get_by_role("textbox", name="To")).to_have_value("Ada Lovelace")
    expect(page.get_by_role("textbox", name="Subject")).to_have_value("Re: Pictures, roll 28")
    expect(inbox.button("Send")).to_be_disabled()
    # What is answered stands below.
    expect(page.locator(".quotation-heading")).to_have_text(re.compile("^Today at .*, Ada Lovelace wrote:$"))
    expect(page.locator("blockquote")).to_contain_text("all three summits")
    inbox.settle()
    # It waits a moment for its rows, and comes then.
    page.wait_for_function("() => !document.querySelector('.awaited') && document.getAnimations().length === 0")
    sheet = page.locator(".sheet").bounding_box()
    # It floats as a whole in the middle of the letter.
    beside = page.locator(".beside").bounding_box()
    for start, length in (("x", "width"), ("y", "height")):
        assert abs(sheet[start] + sheet[length] / 2 - beside[start] - beside[length] / 2) <= 1
    assert page.locator(".sheet").evaluate("(one) => getComputedStyle(one).borderRadius") == "16px"
    page.keyboard.type("Thank you!")
    page.keyboard.press("Enter")
    page.keyboard.type("The fourth is on my wall.")
    expect(inbox.button("Send")).to_be_enabled()
    shot(inbox, "inbox-reply")
    # A press beside it ends nothing; Escape asks.
    page.mouse.click(20, 400)
    page.keyboard.press("Escape")
    # It asks over what it asks about.
    question = page.get_by_role("alertdialog", name="Keep this reply as a draft?")
    expect(question).to_be_visible()
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    asked, sheet = question.bounding_box(), page.locator(".sheet").bounding_box()
    for start, size in (("x", "width"), ("y", "height")):
        assert abs(asked[start] + asked[size] / 2 - sheet[start] - sheet[size] / 2) < 2
    shot(inbox, "inbox-draft-question")
    inbox.button("Save Draft").click()
    expect(page.get_by_role("dialog", name="Reply")).to_have_count(0)
    # What was written waits below the letter, and in the next answer.
    expect(page.locator(".row", has_text="Draft")).to_contain_text("Thank you!")
    # Who edits the list and is done still reads the letter.
    inbox.button("Edit").click()
    inbox.button("Done").click()
    expect(inbox.row("Pictures, roll 28")).to_have_attribute("aria-selected", "true")
    expect(page).to_have_url(re.compile(r"/inbox/28$"))
    page.locator(".row", has_text="Draft").click()
    expect(answer).to_have_value("Thank you!\nThe fourth is on my wall.")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("dialog", name="Reply")).to_have_count(0)
    expect(page.locator(".row:not(.leaving)", has_text="Draft")).to_have_count(0)
    expect(page.locator(".row:not(.leaving)", has_text="Thank you!")).to_be_visible()
    expect(inbox.row("Pictures, roll 28").get_by_role("img", name="Replied")).to_be_visible()
    inbox.button("Archive").click()
    expect(heading(inbox, "Re: Engine no. 27")).to_be_visible()
    expect(inbox.row("Re: Engine no. 27")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".toast:not([inert])")).to_contain_text("“Pictures, roll 28” archived")
    # Beside the list, that is the way to the others.
    expect(inbox.button("Next Letter")).to_have_count(0)
    inbox.row("Question no. 29").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    inbox.row("Question no. 29").press("Delete")
    expect(heading(inbox, "Re: Engine no. 27")).to_be_visible()
    # What comes back is read again.
    page.keyboard.press("Control+z")
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    expect(inbox.row("Question no. 29")).to_have_attribute("aria-selected", "true")
    expect(inbox.row("Question no. 29")).to_be_focused()
    delete_all(inbox)
    expect(page.get_by_text("No Letter Selected")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_several_letters_are_archived_on_a_phone_too(open_inbox):
    phone = open_inbox(**PHONE)
    phone.button("Edit").tap()
    for subject in ("Question no. 29", "Pictures, roll 28"):
        phone.row(subject).tap()
    phone.button("Archive").tap()
    phone.wait_for_status("28 letters")
    expect(phone.page.locator(".toast:not([inert])")).to_contain_text("2 letters archived")


@pytest.mark.exhaustive
def test_in_a_narrow_window_a_click_reads_a_letter_and_arrows_do_not(open_inbox):
    inbox = open_inbox(viewport={"width": 390, "height": 844})
    page = inbox.page
    inbox.row("The numbers, table 30").focus()
    page.keyboard.press("ArrowDown")
    expect(inbox.row("Question no. 29")).to_be_focused()
    page.keyboard.press("Shift+ArrowDown")
    expect(inbox.row("Pictures, roll 28")).to_have_attribute("aria-selected", "true")
    inbox.settle()
    assert "/inbox/" not in page.url
    page.keyboard.press("Escape")
    expect(inbox.row("Pictures, roll 28")).to_have_attribute("aria-selected", "false")
    inbox.row("Pictures, roll 28").click()
    expect(heading(inbox, "Pictures, roll 28")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/inbox/28"))
    page.go_back()
    expect(inbox.row("Pictures, roll 28")).to_have_attribute("aria-selected", "false")


@pytest.mark.chromium("Firefox has no touch here")
def test_on_a_phone_a_letter_takes_the_lists_place(open_inbox, shot):
    phone = open_inbox(**PHONE)
    page = phone.page
    phone.row("Pictures, roll 28").tap()
    expect(heading(phone, "Pictures, roll 28")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/inbox/28"))
    phone.button("Next Letter").tap()
    expect(heading(phone, "Re: Engine no. 27")).to_be_visible()
    phone.settle()
    shot(phone, "inbox-letter-phone")
    # What is done most stands below the letter, the ways to others beside the title.
    bar = page.get_by_role("region", name="Toolbar")
    expect(bar.get_by_role("button")).to_have_count(4)
    assert bar.bounding_box()["y"] + bar.bounding_box()["height"] == 844
    title, way = heading(phone, "Re: Engine no. 27").bounding_box(), phone.button("Next Letter").bounding_box()
    assert title["y"] < way["y"] + way["height"] / 2 < title["y"] + title["height"]
    # Whatever the title says, the ways to others are at one place.
    phone.button("Next Letter").tap()
    expect(heading(phone, "About Tuesday, week 26")).to_be_visible()
    assert phone.button("Next Letter").bounding_box() == way
    phone.button("Previous Letter").tap()
    expect(heading(phone, "Re: Engine no. 27")).to_be_visible()
    # What is written stands over the letter that it is for: who goes back leaves it, and it is kept.
    phone.button("Reply").tap()
    answer = page.get_by_role("textbox", name="Message")
    answer.fill("Wood is fine.")
    phone.settle()
    shot(phone, "inbox-reply-phone")
    page.reload()
    expect(answer).to_have_value("Wood is fine.")
    page.go_back()
    expect(answer).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/inbox/27$"))
    expect(page.locator(".row:not(.leaving)", has_text="Draft")).to_contain_text("Wood is fine.")
    page.go_back()
    expect(page).to_have_url(re.compile(r"/inbox$"))
    expect(phone.row("Re: Engine no. 27")).to_have_attribute("aria-selected", "false")
    phone.row("Re: Engine no. 27").tap()
    phone.button("Reply").tap()
    expect(answer).to_have_value("Wood is fine.")
    phone.button("Cancel").tap()
    question = page.get_by_role("alertdialog", name="Keep this reply as a draft?")
    question.evaluate("(one) => Promise.all(one.firstElementChild.getAnimations().map((each) => each.finished))")
    # Words can be read on each button, and on all of the sheet.
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []
    page.emulate_media(color_scheme="light")
    phone.button("Delete Draft").tap()
    expect(answer).to_have_count(0)
    expect(page.locator(".row:not(.leaving)", has_text="Draft")).to_have_count(0)
    phone.button("Delete").tap()
    expect(heading(phone, "About Tuesday, week 26")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/inbox/26"))
    page.reload()
    expect(page.locator(".text").get_by_text("the long table", exact=False)).to_be_visible()
    # A window that is as wide as a tablet shows both, and a narrow one the letter again.
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(phone.row("About Tuesday, week 26")).to_have_attribute("aria-selected", "true")
    # What is selected goes from edge to edge of its column, without corners there.
    expect(phone.row("About Tuesday, week 26").locator(".face")).to_have_css("border-radius", "0px")
    expect(page.get_by_role("button", name="Back to Inbox")).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Back to Inbox").tap()
    expect(phone.row("Question no. 29")).to_be_visible()


@pytest.mark.exhaustive
def test_clicks_on_one_letter_delete_it_only(inbox):
    inbox.row("Question no. 29").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    # Both before what comes next is seen.
    inbox.button("Delete").evaluate("(button) => { button.click(); button.click(); }")
    inbox.wait_for_status("29 letters")
    inbox.settle()
    expect(inbox.status).to_have_text("29 letters")


def test_each_of_several_quick_clicks_deletes_the_letter_that_is_shown(inbox):
    inbox.row("Question no. 29").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    shown = inbox.button("Delete").evaluate(
        """async (button) => {
            const heading = () => button.closest('.screen').querySelector('h1').textContent;
            const shown = [];
            const last = performance.now() + 20_000;
            for (let count = 0; count < 4; count += 1) {
                shown.push(heading());
                // The heading may be there a moment before the answer to the press, and a press before that is not taken.
                for (let next = 0; heading() === shown.at(-1) && performance.now() < last;) {
                    if (performance.now() >= next) {
                        button.click();
                        next = performance.now() + 500;
                    }
                    await new Promise(requestAnimationFrame);
                }
                await new Promise(requestAnimationFrame);
            }
            return shown;
        }"""
    )
    inbox.wait_for_status("26 letters")
    assert shown == ["Question no. 29", "Pictures, roll 28", "Re: Engine no. 27", "About Tuesday, week 26"]
    for title in shown:
        expect(inbox.row(title)).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", sampled([{}, PHONE]))
def test_all_letters_are_deleted_once_that_is_confirmed(open_inbox, options, shot):
    inbox = open_inbox(**options)
    question = inbox.page.get_by_role("alertdialog", name="Delete all 30 letters?")
    choose(inbox, "Delete All")
    expect(question).to_be_visible()
    shot(inbox, f"inbox-delete-all-{len(options)}")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(inbox.status).to_have_text("30 letters")
    delete_all(inbox)
    inbox.wait_for_status("0 letters")


@pytest.mark.parametrize("width", sampled([800, 1180]))
@pytest.mark.exhaustive
def test_while_letters_are_chosen_the_bar_of_a_column_has_one_line(open_inbox, shot, width):
    inbox = open_inbox(viewport={"width": width, "height": 700})
    bar = inbox.page.locator(".bar").first
    high = bar.bounding_box()["height"]
    inbox.button("Edit").click()
    expect(inbox.button("Done")).to_be_visible()
    inbox.button("Select All").click()
    inbox.wait_for_status("30 selected")
    inbox.settle()
    assert bar.bounding_box()["height"] == high
    # What becomes of them stands below them, within the column.
    tools = inbox.page.get_by_role("region", name="Toolbar")
    rows = inbox.page.locator("#viewport").bounding_box()
    for name in ("Mark as Read", "Archive", "Delete"):
        box = tools.get_by_role("button", name=name, exact=True).bounding_box()
        assert box["y"] >= rows["y"] + rows["height"] and box["x"] + box["width"] <= rows["x"] + rows["width"], name
    # They are there once: beside the list stands how many are meant.
    expect(heading(inbox, "30 Letters Selected")).to_be_visible()
    for name in ("Flag", "Unflag"):
        expect(inbox.button(name)).to_have_count(0)
    for name in ("Mark as Read", "Archive", "Delete"):
        expect(inbox.button(name)).to_have_count(1)
    shot(inbox, f"inbox-editing-{width}")
    inbox.button("Archive").click()
    expect(inbox.page.get_by_text("No Letters")).to_be_visible()
    expect(tools).to_have_count(0)


@pytest.mark.exhaustive
def test_the_bar_beside_a_letter_is_as_high_while_letters_are_chosen(open_inbox):
    inbox = open_inbox(viewport={"width": 1200, "height": 850})
    inbox.row("Question no. 29").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    bar = inbox.page.locator(".bar").first
    high = bar.bounding_box()["height"]
    inbox.button("Edit").click()
    expect(inbox.button("Done")).to_be_visible()
    inbox.settle()
    assert bar.bounding_box()["height"] == high


@pytest.mark.exhaustive
def test_a_finger_that_pulls_a_reply_down_is_asked_about_its_draft(open_page, shot):
    inbox = open_page("/inbox/29/reply", expect=False, **PHONE)
    page = inbox.page
    sheet = page.get_by_role("dialog", name="Reply")
    message = page.get_by_role("textbox", name="Message")
    message.fill("Dear all,")
    expect(page.get_by_role("button", name="Send")).to_be_enabled()
    finger = Finger(inbox)
    finger.down(195, 60)
    finger.move(195, 500)
    finger.rest(120)
    finger.up()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("Keep this reply as a draft?")
    shot(inbox, "reply-pulled-phone")
    # It stands in the middle.
    box = question.bounding_box()
    assert abs(2 * box["x"] + box["width"] - 390) < 1
    question.get_by_role("button", name="Keep Writing").tap()
    expect(message).to_have_value("Dear all,")
    # Without a word, it goes.
    message.fill("")
    expect(page.get_by_role("button", name="Send")).to_be_disabled()
    finger.down(195, 60)
    finger.move(195, 500)
    finger.rest(120)
    finger.up()
    expect(sheet).to_have_count(0)


@pytest.mark.motion
@pytest.mark.exhaustive
def test_a_letter_comes_on_its_own_ground_on_a_telephone(open_page):
    page = open_page("/inbox", viewport={"width": 390, "height": 844}).page
    grounds = page.evaluate_handle("""() => {
        const grounds = new Set();
        const note = () => {
            const screen = document.querySelector('.screen.push:not(.awaited)');
            if (screen) grounds.add(getComputedStyle(screen).backgroundColor);
            requestAnimationFrame(note);
        };
        note();
        return grounds;
    }""")
    page.locator("#rows .row").nth(1).click()
    page.wait_for_function("(grounds) => document.querySelector('.screen.push:not(.awaited)')?.getAnimations().length === 0", arg=grounds)
    assert grounds.evaluate("(grounds) => [...grounds]") == ["rgb(255, 255, 255)"]


@pytest.mark.exhaustive
def test_all_letters_that_come_back_at_once_are_as_they_were(inbox):
    page = inbox.page
    inbox.row("Question no. 29").focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    question = page.get_by_role("alertdialog")
    if question.count():
        page.keyboard.press("Enter")
    expect(inbox.grid.locator(".row:not(.leaving)")).to_have_count(0)
    inbox.settle()
    page.keyboard.press("Control+z")
    inbox.wait_for_status("30 letters")
    inbox.settle()
    # All of them were selected, and are again: none is opened, and none read.
    expect(caption(inbox)).to_have_text("30 selected · 30 unread")
    page.wait_for_timeout(300)
    expect(caption(inbox)).to_have_text("30 selected · 30 unread")
    assert page.url.split("?")[0].endswith("/inbox")
    box = page.locator("#rows .row:focus").bounding_box()
    assert box is None or box["y"] + box["height"] <= 800


@pytest.mark.exhaustive
def test_a_row_that_keys_lead_to_speaks_alone_and_several_are_counted(inbox):
    page = inbox.page
    inbox.row("Question no. 29").focus()
    inbox.listen()
    page.keyboard.press("ArrowDown")
    expect(caption(inbox)).to_have_text("29 unread")
    page.wait_for_timeout(100)
    assert inbox.told == []
    page.keyboard.press("Shift+ArrowDown")
    page.wait_for_function("() => window.told.includes('2 selected · 29 unread')")
    assert inbox.told == ["2 selected · 29 unread"]
