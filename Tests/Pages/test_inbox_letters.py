"""Letters of the Inbox: how each is read beside the list or in its place, and what is done with it."""

import re

import pytest
from playwright.sync_api import expect

from axe import violations
from inboxpage import Inbox, delete_all, heading, inbox, open_inbox  # noqa: F401  (fixtures)
from touch import PHONE, Finger


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
    # The name is what one sees first in a row, and the subject beside the list; lines to be read are apart and not long.
    look = "(one) => ['fontSize', 'lineHeight'].map((name) => Math.round(parseFloat(getComputedStyle(one)[name])))"
    assert inbox.row("Pictures, roll 28").locator(".accessory.label").evaluate(look)[0] == 13
    assert heading(inbox, "Pictures, roll 28").evaluate(look)[0] == 28
    text = page.locator(".text").get_by_text("all three summits", exact=False)
    assert text.evaluate(look) == [17, 26] and text.bounding_box()["width"] <= 640
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


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox can't pretend a telephone")
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("options", [{}, {"viewport": {"width": 320, "height": 256}}, PHONE])
def test_a_reply_is_cancelled_before_its_title_and_sent_behind_it(open_page, options, direction, shot):
    inbox = Inbox(open_page("/inbox/28/reply", expect=False, **options).page)
    page = inbox.page
    expect(page.get_by_role("textbox", name="Message")).to_be_focused()
    page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
    inbox.settle()

    def spans():
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return page.evaluate("""() => {
            const title = document.createRange();
            title.selectNodeContents(document.querySelector('.sheet .title'));
            const [cancel, send] = ['Cancel', 'Send'].map((name) =>
                [...document.querySelectorAll('.sheet .button')].find((one) => one.textContent === name));
            const parts = [cancel, document.querySelector('.sheet .title'), title, send, document.querySelector('.sheet')];
            return parts.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]);
        }""")

    for name in ("Reply", "An Answer That Takes Far More Room Than Is Between Both"):
        page.locator(".sheet .title").evaluate("(one, name) => { one.textContent = name; }", name)
        cancel, title, words, send, sheet = spans()
        before, after = (cancel, send) if direction == "ltr" else (send, cancel)
        assert before[1] < title[0] < title[1] < after[0]
        if name == "Reply":
            assert abs(sum(words) - sum(sheet)) < 2
    # They are met in that order, as they are seen.
    page.locator(".sheet .title").focus()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    shot(inbox, "inbox-reply-bar")


@pytest.mark.exhaustive
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
    page.wait_for_function("() => !document.querySelector('.screen.awaited') && document.getAnimations().length === 0")
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


@pytest.mark.exhaustive
def test_a_key_that_is_held_down_deletes_one_letter_of_those_that_are_shown(inbox):
    inbox.row("Question no. 29").click()
    expect(heading(inbox, "Question no. 29")).to_be_visible()
    inbox.page.locator(".presented h1, .presented .main-pane").last.click()
    for count in range(4):
        inbox.page.keyboard.down("Delete")
        inbox.wait_for_server()
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
@pytest.mark.parametrize("content", ["760px", "400px"])
def test_what_is_written_starts_below_the_bars_own_start_where_content_is_narrower(open_page, content):
    page = open_page("/inbox/1/reply", expect=False).page
    screen = page.locator(".sheet:has(.form:visible)")
    subject = screen.locator(".text-input", has_text="Subject")
    subject.wait_for()
    page.wait_for_function("() => document.getAnimations().length === 0")
    screen.evaluate("(one, content) => one.style.setProperty('--content', content)", content)
    starts = [one.evaluate("(one) => { const { left, right } = one.getBoundingClientRect(); return [left, right]; }")
              for one in (screen.locator(".bar .leading-buttons"), screen.locator(".bar .prominent"), subject)]
    assert abs(starts[2][0] - starts[0][0]) < 1 and abs(starts[2][1] - starts[1][1]) < 1
