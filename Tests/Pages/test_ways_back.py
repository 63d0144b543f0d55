"""Where the focus is, and what is still said, after somebody went back, undid, reloaded, or lost the connection."""

import pytest
from playwright.sync_api import expect

from gallery import Gallery
from heldmessages import HeldMessages
from sampling import sampled
from inboxpage import Inbox
from listpage import go_forward_in_vain, here
from touch import PHONE, Finger, middle


@pytest.mark.exhaustive
def test_back_from_a_sheet_over_a_letter_leads_to_the_letters_row(open_page):
    inbox = Inbox(open_page("/inbox").page)
    inbox.row("Question no. 29").click()
    inbox.button("Reply").click()
    expect(inbox.page.get_by_role("textbox", name="Message")).to_be_focused()
    inbox.page.wait_for_url("**/inbox/29/reply")
    # First the sheet goes, then the letter.
    inbox.page.go_back()
    expect(inbox.button("Reply")).to_be_focused()
    inbox.page.go_back()
    expect(inbox.row("Question no. 29")).to_be_focused()


@pytest.mark.parametrize(
    "path, way_back, left",
    sampled([
        ("/letters/Zugspitze", "Back to Mountains A–Z", "Zugspitze"), ("/inbox/12", "Back to Inbox", None),
        ("/mountains/Zugspitze", "Back to Mountain Search", "Zugspitze"),
    ]),
)
@pytest.mark.exhaustive
def test_who_was_sent_a_link_goes_back_to_the_row_that_leads_there(open_page, path, way_back, left):
    page = open_page(path, expect=False, viewport={"width": 700, "height": 800}).page
    page.get_by_role("button", name=way_back).click()
    expect(page.locator(".screen.presented")).to_have_count(0)
    row = page.locator(".row:focus")
    expect(row).to_be_in_viewport()
    expect(row).to_contain_text(left or "no. 12")


@pytest.mark.exhaustive
@pytest.mark.chromium("a double click is two single ones in Firefox, and the sheet may be between them")
def test_who_pressed_share_twice_is_back_at_share(open_page):
    share = open_page("/share")
    button = share.page.get_by_role("button", name="Share", exact=True)
    button.dblclick()
    expect(share.page.locator(".sheet")).to_have_count(1)
    share.page.keyboard.press("Escape")
    expect(share.page.locator(".sheet")).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, text, found", sampled([("/letters", "kil", "Kīlauea"), ("/emoji", "cat", "Grinning cat")]))
def test_the_arrow_out_of_the_search_leads_to_what_was_found(open_page, path, text, found):
    page = open_page(path)
    page.search.fill(text)
    expect(page.row(found)).to_be_visible()
    page.settle()
    page.page.keyboard.press("ArrowDown")
    expect(page.row(found)).to_be_focused()


@pytest.mark.exhaustive
def test_a_message_ends_with_the_step_it_speaks_of_wherever_that_is_undone(open_page):
    inbox = Inbox(open_page("/inbox").page)
    inbox.row("Question no. 29").click()
    inbox.page.locator(".beside").get_by_role("button", name="Delete").click()
    expect(inbox.page.locator(".toast:not([inert])")).to_contain_text("deleted")
    inbox.page.keyboard.press("Control+z")
    inbox.wait_for_status("30 letters")
    expect(inbox.page.locator(".toast:not([inert])")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_message_that_comes_as_another_ends_stands_in_its_place(open_page):
    """Two texts over each other can't be read."""
    page = open_page("/reminders").page
    shown = page.evaluate("""async () => {
        const script = document.querySelector('script[type=module]').src;
        const { ToastView } = await import(script.replace(/[^/]+$/, 'toast-view.js'));
        const place = document.body.appendChild(document.createElement('div'));
        const view = new ToastView(place, () => true);
        view.show({ id: 1, text: 'One', milliseconds: 9000 });
        view.end(false);
        view.show({ id: 2, text: 'Two', milliseconds: 9000 });
        return place.textContent;
    }""")
    assert shown == "Two"


def test_a_message_offers_to_undo_what_was_done_last(open_page):
    reminders = open_page("/reminders")
    message = reminders.page.locator(".toast:not([inert])")
    for name in ("Buy bread", "Pack a hat"):
        reminders.row(name).focus()
        reminders.page.keyboard.press("Delete")
        expect(message).to_have_text(f"“{name}” deletedUndo")
    message.get_by_role("button", name="Undo").click()
    expect(reminders.row("Pack a hat")).to_have_count(1)
    expect(reminders.row("Buy bread")).to_have_count(0)
    # A mark is taken back by its circle: it is said, and nothing else is on offer any more.
    reminders.row("Pack a hat").focus()
    reminders.page.keyboard.press("Delete")
    expect(message).to_have_count(1)
    reminders.button("Complete: Find the compass").click()
    expect(reminders.page.locator("#speech")).to_have_text("“Find the compass” completed")
    expect(message).to_have_count(0)


@pytest.mark.exhaustive
def test_who_closes_details_that_a_link_led_to_is_at_their_row(open_page):
    page = open_page("/reminders/7", expect=False).page
    expect(page.get_by_role("dialog", name="Details")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rows .row", has_text="Pack a hat").first).to_be_focused()


@pytest.mark.exhaustive
def test_a_list_stays_where_it_is_where_the_row_that_leads_to_an_address_is_seen(open_page):
    page = open_page("/reminders/7", expect=False).page
    expect(page.get_by_role("dialog", name="Details")).to_be_visible()
    page.keyboard.press("Escape")
    row = page.locator("#rows .row", has_text="Pack a hat").first
    expect(row).to_be_focused()
    assert page.evaluate("() => diffable.viewport.told") == 0
    # To one further down, it goes.
    other = open_page("/reminders/30", expect=False).page
    other.wait_for_function("() => diffable.viewport.y > 400")


@pytest.mark.parametrize("knows", sampled([True, False]))
def test_back_right_after_a_reload_leads_back_before_the_server_has_answered(open_page, knows):
    """Also where the server knows nothing of the page any more."""
    page = open_page("/reminders").page
    page.get_by_role("button", name="More Info: Pack a hat").click()
    details = page.get_by_role("dialog", name="Details")
    expect(details).to_be_visible()
    page.wait_for_url("**/reminders/7")
    held = HeldMessages()
    held.begin(page)
    if not knows:
        page.evaluate("() => sessionStorage.clear()")
    page.reload()
    expect(page.locator("body.begun")).to_have_count(1)
    page.go_back()
    assert here(page) == "/reminders"
    held.let_through()
    expect(details).to_have_count(0)
    expect(page.locator("#rows .row", has_text="Pack a hat").first).to_be_visible()
    assert here(page) == "/reminders"


@pytest.mark.exhaustive
def test_what_is_typed_into_a_question_is_there_after_a_reload(open_page):
    page = open_page("/reminders/3", expect=False).page
    page.get_by_text("Note", exact=True).click()
    field = page.get_by_role("alertdialog").get_by_role("textbox")
    expect(field).to_be_focused()
    field.fill("Three loaves")
    page.reload()
    expect(field).to_have_value("Three loaves")


@pytest.mark.exhaustive
def test_a_lift_that_ends_with_the_connection_is_told(open_page):
    page = open_page("/together").page
    page.get_by_role("button", name="Reorder Soup").focus()
    page.keyboard.press("Space")
    expect(page.locator("#speech")).to_contain_text("Lifted Soup")
    page.evaluate("() => diffable.disconnect()")
    expect(page.locator("#speech")).to_have_text("Soup is back where it was.")


@pytest.mark.exhaustive
def test_a_phones_back_closes_the_code_and_forward_opens_it_again(open_page):
    page = open_page("/catalogue/grid", **PHONE).page
    code = page.locator(".code-pane")
    page.get_by_role("button", name="Code", exact=True).tap()
    expect(code).to_be_visible()
    page.go_back()
    expect(code).to_be_hidden()
    assert here(page) == "/catalogue/grid"
    page.go_forward()
    expect(code).to_be_visible()
    # A reload finds it open, and Back still closes it.
    page.reload()
    expect(code).to_be_visible()
    page.go_back()
    expect(code).to_be_hidden()
    assert here(page) == "/catalogue/grid"


@pytest.mark.exhaustive
def test_code_that_a_button_closed_leaves_no_step_behind(open_page):
    page = open_page("/catalogue", **PHONE).page
    page.locator("#rows .row", has_text="Five square cells").tap()
    button = page.get_by_role("button", name="Code", exact=True)
    for _ in range(2):
        button.tap()
        expect(page.locator(".code-pane")).to_be_visible()
        button.tap()
        expect(page.locator(".code-pane")).to_be_hidden()
    page.wait_for_function("() => history.state?.cover === undefined")
    page.go_back()
    expect(page.locator(".screen.presented")).to_have_count(0)


@pytest.mark.exhaustive
def test_the_way_back_leads_out_of_a_screen_whose_code_is_shown(open_page):
    page = open_page("/catalogue", **PHONE).page
    page.locator("#rows .row", has_text="Five square cells").tap()
    page.get_by_role("button", name="Code", exact=True).tap()
    expect(page.locator(".code-pane")).to_be_visible()
    page.get_by_role("button", name="Back to").tap()
    expect(page.locator(".screen.presented")).to_have_count(0)
    assert here(page) == "/catalogue"


def open_drawer(open_page):
    stops = open_page("/reorder", viewport={"width": 390, "height": 844})
    drawer = stops.page.locator(".screen.drawer-open")
    stops.page.locator(".drawer-button").click()
    expect(drawer).to_have_count(1)
    return stops, drawer


@pytest.mark.exhaustive
def test_a_reload_finds_a_drawer_open_and_the_rows_below_it(open_page):
    stops, drawer = open_drawer(open_page)
    stops.page.reload()
    expect(drawer).to_have_count(1)
    stops.page.locator(".drawer-close").click()
    expect(drawer).to_have_count(0)
    stops.settle()
    assert len(stops.texts()) > 5


def reload_and_go_forward(page):
    """Before the server has said what is there."""
    held = HeldMessages()
    held.begin(page)
    page.reload()
    expect(page.locator("body.begun")).to_have_count(1)
    page.evaluate("() => addEventListener('popstate', () => { window.hasGone = true; }, { once: true })")
    page.go_forward()
    page.wait_for_function("() => window.hasGone")
    held.let_through()


@pytest.mark.exhaustive
def test_forward_right_after_a_reload_opens_the_drawer_again(open_page):
    stops, drawer = open_drawer(open_page)
    stops.page.go_back()
    expect(drawer).to_have_count(0)
    reload_and_go_forward(stops.page)
    expect(drawer).to_have_count(1)
    stops.page.go_back()
    expect(drawer).to_have_count(0)


@pytest.mark.exhaustive
def test_forward_right_after_a_reload_finds_no_editing_that_has_ended(open_page):
    inbox = open_page("/inbox", viewport={"width": 390, "height": 844})
    inbox.button("Edit").click()
    inbox.page.wait_for_function("() => history.state?.cover?.startsWith('editing')")
    inbox.page.go_back()
    expect(inbox.button("Edit")).to_be_visible()
    reload_and_go_forward(inbox.page)
    expect(inbox.button("Edit")).to_be_visible()
    inbox.page.wait_for_function("() => history.state?.cover === undefined")


def test_a_phones_back_closes_the_drawer_and_a_choice_in_it_is_one_step(open_page, tmp_path):
    (tmp_path / "folder").mkdir()
    gallery = Gallery("browse", str(tmp_path), "--port", "0")
    try:
        page = open_page("/", url=gallery.url, **PHONE).page
        drawer = page.locator(".screen.drawer-open")
        page.locator(".drawer-button").tap()
        expect(drawer).to_have_count(1)
        page.go_back()
        expect(drawer).to_have_count(0)
        page.go_forward()
        expect(drawer).to_have_count(1)
        before = here(page)
        page.locator("#sidebar .row", has_text="folder").first.tap()
        expect(drawer).to_have_count(0)
        page.wait_for_function("(before) => location.pathname !== before", arg=before)
        page.go_back()
        page.wait_for_function("(before) => location.pathname === before", arg=before)
        expect(drawer).to_have_count(0)
    finally:
        gallery.end()


@pytest.mark.exhaustive
def test_a_phones_back_closes_the_menu_of_a_row(open_page):
    inbox = open_page("/inbox", **PHONE)
    finger = Finger(inbox)
    finger.down(200, middle(inbox.page.locator("#rows .row", has_text="Question no. 29").first))
    expect(inbox.page.get_by_role("menu")).to_be_visible()
    finger.up()
    inbox.page.go_back()
    expect(inbox.page.get_by_role("menu")).to_have_count(0)
    assert here(inbox.page) == "/inbox"
    # Forward opens none, and leaves none behind for Back; nor does a reload.
    over = "() => history.state?.cover === undefined"
    inbox.page.go_forward()
    inbox.page.wait_for_function(over)
    expect(inbox.page.get_by_role("menu")).to_have_count(0)
    finger.down(200, middle(inbox.page.locator("#rows .row", has_text="Question no. 29").first))
    expect(inbox.page.get_by_role("menu")).to_be_visible()
    finger.up()
    inbox.page.reload()
    inbox.wait_for_rows()
    inbox.page.wait_for_function(over)
    assert here(inbox.page) == "/inbox"
    # What is chosen in one leads on from the list.
    finger.down(200, middle(inbox.page.locator("#rows .row", has_text="Question no. 29").first))
    expect(inbox.page.get_by_role("menu")).to_be_visible()
    finger.up()
    inbox.page.get_by_role("menuitem", name="Reply").tap()
    inbox.page.wait_for_url("**/reply")
    inbox.page.go_back()
    expect(inbox.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", sampled([PHONE, {}]))
def test_back_is_an_answer_to_a_question_and_leaves_what_is_under_it(open_page, options):
    page = open_page("/reminders", **options).page
    page.goto(f"{page.url}/3")
    over = "() => history.state?.cover === undefined"
    details = page.get_by_role("dialog", name="Details")
    details.get_by_text("Note", exact=True).click()
    question = page.get_by_role("alertdialog", name="Note")
    expect(question).to_be_visible()
    # A reload keeps it, and Back still answers it.
    page.reload()
    expect(question).to_be_visible()
    page.wait_for_function("() => history.state?.cover === 'alert'")
    page.go_back()
    expect(question).to_have_count(0)
    expect(details).to_be_visible()
    go_forward_in_vain(page)
    expect(question).to_have_count(0)
    expect(details).to_be_visible()
    # One that is answered leaves nothing behind for Back, and Forward does not ask it again.
    details.get_by_text("Note", exact=True).click()
    question.get_by_role("textbox").fill("Three loaves")
    question.get_by_role("button", name="Save").click()
    expect(details.get_by_text("Three loaves")).to_be_visible()
    page.wait_for_function(over)
    go_forward_in_vain(page)
    expect(question).to_have_count(0)
    page.go_back()
    expect(details).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", sampled([PHONE, {}]))
def test_back_answers_what_a_menu_asked_and_opens_no_menu(open_page, options):
    page = open_page("/inbox", **options).page
    before = here(page)
    question = page.get_by_role("alertdialog", name="Delete all 30 letters?")
    for answer in (page.go_back, question.get_by_role("button", name="Cancel").click, lambda: page.keyboard.press("Escape")):
        page.locator("#controls").get_by_role("button", name="More").click()
        page.get_by_role("menuitem", name="Delete All").click()
        expect(question).to_be_visible()
        answer()
        expect(question).to_have_count(0)
        expect(page.get_by_role("menu")).to_have_count(0)
        page.wait_for_function("(before) => location.pathname === before", arg=before)
        # It has an address, so Forward asks again. The menu is not opened by that either.
        page.go_forward()
        expect(question).to_be_visible()
        expect(page.get_by_role("menu")).to_have_count(0)
        page.go_back()
        expect(question).to_have_count(0)
        assert here(page) == before


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, edit, done", sampled([("/inbox", "Edit", "Done"), ("/reminders", "Edit", "Done"), ("/row-animations", "Edit", "Done")]))
def test_a_phones_back_ends_editing_before_it_leaves_the_page(open_page, path, edit, done):
    page = open_page(path, **PHONE)
    page.button(edit).tap()
    expect(page.button(done)).to_be_visible()
    page.page.go_back()
    expect(page.button(edit)).to_be_visible()
    assert page.page.url.split("?")[0].endswith(path)
    # What ended otherwise leaves nothing behind for Back.
    page.button(edit).tap()
    page.button(done).tap()
    page.page.wait_for_function("() => history.state?.cover === undefined")
    # A reload ends nothing, and Back still does.
    page.button(edit).tap()
    expect(page.button(done)).to_be_visible()
    page.page.reload()
    expect(page.button(done)).to_be_visible()
    page.page.wait_for_function("() => history.state?.cover !== undefined")
    page.page.go_back()
    expect(page.button(edit)).to_be_visible()
    assert page.page.url.split("?")[0].endswith(path)


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_forward_finds_no_editing_that_has_ended(open_page):
    page = open_page("/inbox", **PHONE)
    over = "() => history.state?.cover === undefined"
    editing = "() => history.state?.cover?.startsWith('editing')"
    for end in (page.button("Done").tap, page.page.go_back):
        page.button("Edit").tap()
        page.page.wait_for_function(editing)
        end()
        page.page.wait_for_function(over)
        expect(page.button("Edit")).to_be_visible()
        go_forward_in_vain(page.page)
        expect(page.button("Edit")).to_be_visible()
    page.page.go_back()
    expect(page.page).to_have_url("about:blank")


@pytest.mark.parametrize("options, rows", sampled([(PHONE, ["Buy bread", "Charge the lamp"]), ({}, ["Buy bread"])]))
@pytest.mark.exhaustive
def test_what_is_selected_to_be_edited_is_so_after_a_reload(open_page, options, rows, shot):
    reminders = open_page("/reminders", **options)
    reminders.button("Edit").click()
    for row in rows:
        reminders.row(row).click()
    reminders.wait_for_status(f"{len(rows)} selected")
    # The address may not say so yet.
    reminders.wait_for_server()
    reminders.page.reload()
    reminders.wait_for_status(f"{len(rows)} selected")
    for row in rows:
        expect(reminders.row(row).get_by_role("checkbox", name="Select")).to_be_checked()
    expect(reminders.button("Done")).to_be_visible()
    shot(reminders, f"reminders-editing-reloaded-{len(rows)}")
    reminders.button("Delete Selected").click()
    reminders.wait_for_status("Select Reminders")
    for row in rows:
        expect(reminders.row(row)).to_have_count(0)


@pytest.mark.exhaustive
def test_an_open_menu_calls_nobody_back_who_goes_to_another_page(open_page, gallery, tmp_path):
    files = Gallery("browse", str(tmp_path), "--port", "0")
    try:
        page = open_page("/", url=files.url, expect=False, **PHONE)
        page.button("More").click()
        page.page.wait_for_function("() => history.state?.cover")
        page.page.goto(f"{gallery.url}wifi")
        # What would call back does so at once, and is back before rows are there.
        page.wait_for_rows()
        page.wait_for_server()
        assert page.page.url == f"{gallery.url}wifi"
    finally:
        files.end()
