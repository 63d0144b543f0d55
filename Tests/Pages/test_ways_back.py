"""Where the focus is, and what is still said, after somebody went back, undid, reloaded, or lost the connection."""

import re

import pytest
from playwright.sync_api import expect

from conftest import Gallery
from sampling import sampled
from filepage import browse, directory  # noqa: F401  (fixtures)
from inboxpage import Inbox
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


def here(page):
    """Where the browser is, but for what is not a place."""
    return page.evaluate("() => location.pathname")


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


@pytest.mark.exhaustive
def test_a_reload_finds_a_drawer_open_and_the_rows_below_it(open_page):
    stops = open_page("/reorder", viewport={"width": 390, "height": 844})
    drawer = stops.page.locator(".screen.drawer-open")
    stops.page.locator(".drawer-button").click()
    expect(drawer).to_have_count(1)
    stops.page.reload()
    expect(drawer).to_have_count(1)
    stops.page.locator(".drawer-close").click()
    expect(drawer).to_have_count(0)
    stops.settle()
    assert len(stops.texts()) > 5


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
    # What is chosen in one leads on from the list.
    finger.down(200, middle(inbox.page.locator("#rows .row", has_text="Question no. 29").first))
    expect(inbox.page.get_by_role("menu")).to_be_visible()
    finger.up()
    inbox.page.get_by_role("menuitem", name="Reply").tap()
    inbox.page.wait_for_url("**/reply")
    inbox.page.go_back()
    expect(inbox.page.get_by_role("dialog")).to_have_count(0)


def test_a_phones_back_is_an_answer_to_a_question_and_leaves_what_is_under_it(open_page):
    page = open_page("/reminders/3", **PHONE).page
    details = page.get_by_role("dialog", name="Details")
    details.get_by_text("Note", exact=True).tap()
    question = page.get_by_role("alertdialog", name="Note")
    expect(question).to_be_visible()
    page.go_back()
    expect(question).to_have_count(0)
    expect(details).to_be_visible()
    # One that is answered leaves nothing behind for Back.
    details.get_by_text("Note", exact=True).tap()
    question.get_by_role("textbox").fill("Three loaves")
    question.get_by_role("button", name="Save").tap()
    expect(details.get_by_text("Three loaves")).to_be_visible()
    page.wait_for_function("() => history.state?.cover === undefined")
    page.go_back()
    expect(details).to_have_count(0)


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, edit, done", sampled([("/inbox", "Edit", "Done"), ("/reminders", "Edit", "Done")]))
def test_a_phones_back_ends_editing_before_it_leaves_the_page(open_page, path, edit, done):
    page = open_page(path, **PHONE)
    page.button(edit).tap()
    expect(page.button(done)).to_be_visible()
    page.page.go_back()
    expect(page.button(edit)).to_be_visible()
    assert page.page.url.split("?")[0].endswith(path)
    # What ended otherwise leaves nothing behind for Back, nor does a reload.
    page.button(edit).tap()
    page.button(done).tap()
    page.page.wait_for_function("() => history.state?.cover === undefined")
    page.button(edit).tap()
    expect(page.button(done)).to_be_visible()
    page.page.reload()
    expect(page.button(edit)).to_be_visible()
    page.page.wait_for_function("() => history.state?.cover === undefined")


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
