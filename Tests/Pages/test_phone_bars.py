"""What stands at a telephone's edges: messages above bars, questions, buttons that swipes uncover, and what is chosen from."""

import re

import pytest
from playwright.sync_api import expect

from heldmotion import HOLD
from inboxpage import open_inbox  # noqa: F401  (fixture)
from touch import PHONE, swipe

TOP = "(one) => Math.round(one.getBoundingClientRect().top)"
BOTTOM = "(one) => Math.round(one.getBoundingClientRect().bottom)"


@pytest.fixture
def inbox(open_inbox):  # noqa: F811
    return open_inbox(**PHONE)


def delete(inbox, subject):
    swipe(inbox, inbox.row(subject), -120)
    expect(inbox.page.get_by_role("button", name="Delete", exact=True)).to_be_visible()
    inbox.settle()
    inbox.page.get_by_role("button", name="Delete", exact=True).tap()
    toast = inbox.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text("deleted")
    toast.evaluate("(one) => Promise.all(one.getAnimations().map((each) => each.finished))")
    return toast


def ask_to_delete_all(inbox):
    inbox.button("More").tap()
    inbox.page.get_by_role("menuitem", name="Delete All").tap()
    question = inbox.page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    question.locator(".alert-box").evaluate("(one) => Promise.all(one.getAnimations().map((each) => each.finished))")
    return question


@pytest.mark.chromium("Firefox has no touch here")
def test_a_message_stands_above_the_one_bar_that_there_is(inbox, shot):
    caption, toolbar = inbox.page.locator("#caption"), inbox.page.locator("#root .toolbar")
    toast = delete(inbox, "Question no. 29")
    expect(toolbar).to_be_hidden()
    assert toast.evaluate(BOTTOM) <= caption.evaluate(TOP) - 8
    inbox.button("Edit").tap()
    expect(toolbar).to_be_visible()
    # What can be done has the place of what is said.
    expect(caption).to_be_hidden()
    inbox.page.wait_for_function(
        """() => document.querySelector('.toast:not([inert])').getBoundingClientRect().bottom + 8
            <= document.querySelector('#root .toolbar').getBoundingClientRect().top""")
    shot(inbox, "inbox-message-above-bar")
    inbox.button("Done").tap()
    expect(caption).to_be_visible()


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_rows_go_on_below_a_message_and_the_last_one_can_be_scrolled_free_of_it(inbox):
    toast = delete(inbox, "Question no. 29")
    viewport = inbox.page.locator("#viewport")
    assert toast.bounding_box()["width"] > 0.6 * viewport.bounding_box()["width"]
    assert viewport.evaluate("(one) => getComputedStyle(one).maskImage") == "none"
    inbox.page.evaluate("() => diffable.viewport.scrollTo(Infinity)")
    bottom = "Math.max(...[...document.querySelectorAll('#rows .row')].map((row) => row.getBoundingClientRect().bottom))"
    inbox.page.wait_for_function(
        f"() => {bottom} <= document.querySelector('.toast:not([inert])').getBoundingClientRect().top")


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/mountains", "/million", "/catalogue/bar-and-menus"])
def test_letters_of_fields_are_as_large_as_keeps_a_telephone_from_enlarging_the_page(open_page, path):
    fields = open_page(path, **PHONE).page.locator("input:not([type=range]):visible")
    sizes = fields.evaluate_all("(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
    assert sizes and min(sizes) >= 16


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
@pytest.mark.motion
def test_the_bar_of_edited_rows_and_what_is_said_of_them_fade_through_each_other(inbox):
    inbox.page.evaluate(HOLD)
    place = "([one]) => { const range = new Range(); range.selectNodeContents(one); return range.getBoundingClientRect().toJSON(); }"
    said = inbox.page.locator("#caption").evaluate_all(place)
    for button, selector in (("Edit", ".screen-caption"), ("Done", ".toolbar")):
        inbox.button(button).tap()
        # Where it begins, what was there is seen as it was, and nothing of what comes.
        going = inbox.page.locator(f"body > .going-bar{selector}")
        expect(going).to_have_css("opacity", "1")
        if button == "Edit":
            assert going.evaluate_all(place) == said
        else:
            assert going.get_by_role("button", include_hidden=True).count() >= 3
        comes = "#root .toolbar" if button == "Edit" else "#caption"
        expect(inbox.page.locator(comes)).to_have_css("opacity", "0")
        inbox.page.evaluate("() => window.held.splice(0).forEach((one) => one.finish())")
        expect(going).to_have_count(0)
        expect(inbox.page.locator(comes)).to_have_css("opacity", "1")
        inbox.settle()


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
@pytest.mark.parametrize("size", ["100%", "200%"])
def test_a_message_stands_above_a_bar_of_larger_letters(open_page, size):
    reminders = open_page("/reminders", **PHONE)
    reminders.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
    reminders.settle()
    reminders.row("Wax the boots").focus()
    reminders.page.keyboard.press("Delete")
    expect(reminders.page.locator(".toast:not([inert])")).to_be_visible()
    reminders.page.wait_for_function(
        """() => document.querySelector('.toast:not([inert])').getBoundingClientRect().bottom + 8
            <= document.querySelector('#root .toolbar').getBoundingClientRect().top""")


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_a_message_that_nobody_can_press_below_a_question_waits_for_the_answer(inbox):
    toast = delete(inbox, "Question no. 29")
    question = ask_to_delete_all(inbox)
    expect(toast).to_be_hidden()
    question.get_by_role("button", name="Cancel").tap()
    expect(question).to_have_count(0)
    expect(toast).to_be_visible()
    toast.get_by_role("button", name="Undo").tap()
    inbox.wait_for_status("30 letters")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_a_message_of_a_sheet_stands_at_its_lower_edge_above_no_bar_of_the_page_below(open_page):
    reminders = open_page("/reminders", **PHONE)
    # The way to it comes with the title that is edited.
    reminders.row("Call the hut").locator(".text").tap()
    reminders.row("Call the hut").get_by_role("button", name="More Info").tap()
    sheet = reminders.page.get_by_role("dialog", name="Details")
    sheet.get_by_role("switch", name="Flag").tap()
    toast = reminders.page.locator(".toast:not([inert])")
    expect(toast).to_contain_text("flagged")
    reminders.page.wait_for_function(
        "() => Math.abs(document.querySelector('.toast:not([inert])').getBoundingClientRect().bottom - innerHeight + 20) < 2")
    # A press that meets anything else fails.
    toast.get_by_role("button", name="Undo").tap()
    expect(sheet.get_by_role("switch", name="Flag")).not_to_be_checked()


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_the_way_out_of_a_question_stands_by_itself_nearest_to_the_thumb(inbox, shot):
    question = ask_to_delete_all(inbox)
    title = question.get_by_role("heading")
    expect(title).to_have_css("text-align", "center")
    shot(inbox, "inbox-action-sheet")
    title, action, cancel = (one.bounding_box() for one in (
        title, question.get_by_role("button", name="Delete All"), question.get_by_role("button", name="Cancel")))
    assert abs(title["y"] + title["height"] - action["y"]) < 1, "one block"
    assert title["width"] == action["width"] == cancel["width"]
    assert cancel["y"] - action["y"] - action["height"] >= 8
    question.get_by_role("button", name="Cancel").tap()


CONTRAST = """(one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    const light = (text) => text.match(/[\\d.]+/g).slice(0, 3).map(Number)
        .map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0.05);
    return [color, Math.max(light(color), light(backgroundColor)) / Math.min(light(color), light(backgroundColor))];
}"""


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.exhaustive)])
def test_white_is_read_on_what_a_swipe_uncovers(open_inbox, open_page, shot, scheme):  # noqa: F811
    inbox = open_inbox(**PHONE, color_scheme=scheme)
    swipe(inbox, inbox.row("Question no. 29"), -120)
    flag = inbox.page.get_by_role("button", name="Flag", exact=True)
    expect(flag).to_be_visible()
    shot(inbox, f"inbox-swiped-{scheme}")
    reminders = open_page("/reminders", **PHONE, color_scheme=scheme)
    swipe(reminders, reminders.row("Pack a hat"), 120)
    done = reminders.page.get_by_role("button", name="Mark as Done", exact=True)
    expect(done).to_be_visible()
    for button in (flag, done):
        color, contrast = button.evaluate(CONTRAST)
        assert color == "rgb(255, 255, 255)" and contrast >= 4.5, (color, contrast)


@pytest.mark.exhaustive
def test_no_ring_stands_around_a_row_that_is_written_in(open_page):
    reminders = open_page("/reminders")
    reminders.row("Buy bread").focus()
    reminders.page.keyboard.press("F2")
    expect(reminders.page.get_by_role("textbox", name="Text of ")).to_be_focused()
    face = reminders.page.locator(".row.editing-text > .face")
    expect(face).to_have_css("box-shadow", "none")
    expect(face).to_have_css("outline-style", "none")


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_a_new_reminder_ends_its_day_above_the_button_that_made_it(open_page, shot):
    reminders = open_page("/reminders", **PHONE)
    reminders.button("New Reminder").tap()
    title = reminders.page.get_by_role("textbox", name="Text of ")
    expect(title).to_be_focused()
    reminders.settle()
    shot(reminders, "reminders-new-phone")
    toolbar = reminders.page.locator("#root .toolbar").bounding_box()
    box = title.bounding_box()
    assert box["y"] > toolbar["y"] - 200 and box["y"] + box["height"] <= toolbar["y"]
    texts = reminders.texts()
    assert texts[texts.index("") - 1] == "Empty the camera"


@pytest.mark.exhaustive
def test_ticks_are_drawn_alike_in_rows_and_menus(open_page):
    reminders = open_page("/reminders/3", expect=False)
    sheet = reminders.page.get_by_role("dialog", name="Details")
    tick = sheet.locator(".row", has_text="Today").locator(".accessory.checkmark")
    expect(tick.locator("svg[data-symbol=checkmark]")).to_be_visible()
    expect(tick).to_have_text("")
    sheet.get_by_role("button", name="Priority: None").click()
    chosen = reminders.page.get_by_role("menuitemradio", name="None")
    expect(chosen.locator("svg[data-symbol=checkmark]")).to_be_visible()
    reminders.page.keyboard.press("Escape")


@pytest.mark.exhaustive
def test_what_opens_a_drawer_looks_like_no_grip(open_page):
    stops = open_page("/reorder", viewport={"width": 390, "height": 844})
    sides = stops.page.locator(".drawer-button").evaluate(
        "(one) => { const style = getComputedStyle(one, '::before'); return [style.borderLeftWidth, style.borderTopWidth].map(parseFloat); }")
    assert min(sides) > 0, "it is a page, not three lines"


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_what_is_searched_in_fades_out_where_it_goes_on(open_page, shot):
    mountains = open_page("/mountains", **PHONE)
    mountains.search.tap()
    scopes = mountains.page.get_by_role("radiogroup", name="Search in")
    expect(scopes).to_have_class(re.compile("goes-on"))
    assert "linear-gradient" in scopes.evaluate("(one) => getComputedStyle(one).maskImage")
    shot(mountains, "mountains-scopes")
    scopes.evaluate("(one) => one.scrollTo(1000, 0)")
    expect(scopes).to_have_class(re.compile("comes-from"))
    expect(scopes).not_to_have_class(re.compile("goes-on"))


@pytest.mark.exhaustive
def test_a_scope_that_is_pressed_where_it_fades_is_seen_whole(open_page):
    mountains = open_page("/mountains", **PHONE)
    mountains.search.tap()
    scopes = mountains.page.get_by_role("radiogroup", name="Search in")
    expect(scopes).to_have_class(re.compile("goes-on"))
    mountains.settle()
    last = scopes.get_by_role("radio").last
    box = last.bounding_box()
    mountains.page.touchscreen.tap(box["x"] + 12, box["y"] + box["height"] / 2)
    expect(last).to_have_attribute("aria-checked", "true")
    expect(scopes).not_to_have_class(re.compile("goes-on"))


def screen(open_page, path, width, height, **options):
    options = options or {"has_touch": True, "is_mobile": True}
    page = open_page(path, expect=False, viewport={"width": width, "height": height}, **options).page
    shown = page.locator(".screen:not(.covered)").last
    shown.locator(".row").first.wait_for()
    return shown


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
@pytest.mark.parametrize("width, height, has_touch", [(320, 640, True), (320, 640, False), (390, 640, True), (320, 400, True)])
def test_a_slider_has_most_of_a_line_and_a_button_behind_it(open_page, width, height, has_touch):
    replay = screen(open_page, "/catalogue/replay", width, height, has_touch=has_touch, is_mobile=has_touch)
    expect(replay.locator(".controls > .button")).to_have_count(3)
    boxes = [one.bounding_box() for one in replay.locator(".controls > .button, .controls .slider input").all()]
    middles = [round(box["y"] + box["height"] / 2) for box in boxes]
    # Those who change something, the slider, and the one that goes back: in a low window all have one line.
    if height == 400:
        assert len({middles[0], middles[1], middles[3]}) == 1
        return
    assert middles[0] == middles[1] < middles[2] == middles[3]
    slider, count = (replay.locator(f".slider {part}").bounding_box() for part in ("input", "output"))
    assert count["x"] >= slider["x"] + slider["width"] and slider["width"] > 0.45 * width


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_on_the_smallest_screens_what_is_chosen_is_read_and_a_button_stands_beside_the_title(open_page):
    trees = screen(open_page, "/row-animations", 320, 640)
    assert trees.locator(".toolbar > .button").first.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    # As at four times the size, with a scrollbar.
    low = screen(open_page, "/row-animations", 320, 256, has_touch=False)
    title, button = (low.locator(part).bounding_box() for part in (".title", ".controls > .button"))
    assert button["x"] >= title["x"] + title["width"] and button["y"] < title["y"] + title["height"]
    # Of three rows at least the names are seen.
    third = low.locator("#rows .row:has(> .face.cell) .text").nth(2).bounding_box()
    assert third["y"] + third["height"] <= low.locator(".toolbar").bounding_box()["y"]


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
@pytest.mark.parametrize("path, width", [("/million", 320), ("/million", 390), ("/long", 320), ("/mountains", 320)])
def test_what_is_said_of_payments_and_mountains_is_whole_on_telephones(open_page, path, width):
    # At four times the size there is a scrollbar.
    page = screen(open_page, path, width, 640, has_touch=False)
    cut = """(all) => all.filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight + 4).map((one) => one.textContent)"""
    assert page.locator("#rows :is(.text, .secondary)").evaluate_all(cut) == []
    if path == "/mountains":
        return
    # Texts of one line leave no room for another.
    heights = "(faces) => [...new Set(faces.map((face) => face.offsetHeight))]"
    assert page.locator("#rows .face").evaluate_all(heights) == [60]
    # The texts are longest at the end.
    expect(page.locator("#status")).to_have_text(re.compile("^1.*,000 rows"), timeout=60_000)
    page.evaluate("() => diffable.viewport.scrollTo(Infinity)")
    expect(page.get_by_text(re.compile("^No. (1,000|100),000 "))).to_be_visible()
    assert page.locator("#rows :is(.text, .secondary)").evaluate_all(cut) == []
    if path == "/long" or width == 390:
        assert page.locator("#rows .face").evaluate_all(heights) == [60]


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_names_of_two_words_are_whole_on_the_smallest_screens(open_page):
    # As at four times the size, with a scrollbar.
    names = screen(open_page, "/inbox", 320, 640, has_touch=False).locator("#rows .text")
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert names.evaluate_all(cut) == []


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
def test_on_an_upright_tablet_a_bars_buttons_stand_beside_its_title(open_page):
    trees = screen(open_page, "/row-animations", 820, 1180)
    title, edit = trees.locator("#title").bounding_box(), trees.get_by_role("button", name="Edit").bounding_box()
    assert edit["y"] < title["y"] + title["height"]
    assert edit["height"] >= 44 and abs(edit["x"] + edit["width"] - 770) < 2


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [320, 390])
def test_a_slider_between_pictures_shares_their_line(open_page, width):
    page = open_page("/reorder", viewport={"width": width, "height": 700}).page
    buttons = [button.bounding_box() for button in page.locator("#root .controls > .button").all()]
    slider = page.locator("#root .controls .slider input").bounding_box()
    assert len(buttons) == 3 and len({button["y"] for button in buttons}) == 1
    # Its knob stands in their middle, also with its words below it where these have no room beside it.
    assert abs(slider["y"] + slider["height"] / 2 - buttons[0]["y"] - buttons[0]["height"] / 2) < 3


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [400, 460, 480, 520, 640])
def test_a_slider_beside_segments_has_its_words_beside_it(open_page, width):
    page = open_page("/sort", viewport={"width": width, "height": 700}).page
    slider, words = (page.locator(f"#root .controls .slider {part}").bounding_box() for part in ("input", "output"))
    assert abs(slider["y"] + slider["height"] / 2 - words["y"] - words["height"] / 2) < 1
    assert slider["width"] > 60


@pytest.mark.exhaustive
def test_beside_a_letter_on_a_lying_telephone_the_bar_of_the_list_has_two_lines(open_page):
    page = open_page("/inbox", viewport={"width": 844, "height": 390}).page
    bar = page.locator("#root > .bar")
    lines = [
        [box["y"] + box["height"] / 2 for box in (one.bounding_box() for one in bar.locator(part).all()) if box]
        for part in (".back, .refresh-button", ".search, .controls > .button")
    ]
    assert [len(middles) for middles in lines] == [2, 3]
    assert all(max(middles) - min(middles) < 4 for middles in lines)
    title, status = bar.locator("h1").bounding_box(), bar.locator(".status").bounding_box()
    assert status["x"] - title["x"] < 4 and status["y"] > title["y"]


@pytest.mark.parametrize("path", ["/wifi", "/row-animations", "/lanes"])
def test_in_a_low_window_the_title_is_as_high_as_what_stands_beside_it(open_page, path):
    page = open_page(path, **{**PHONE, "viewport": {"width": 844, "height": 390}}).page
    middles = page.evaluate("""() => {
        const words = document.createRange();
        words.selectNodeContents(document.getElementById('title'));
        const parts = [words, ...document.querySelectorAll('#root > .bar :is(.back, .controls .button, .code-button)')];
        const boxes = parts.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
        return boxes.map(({ top, bottom }) => (top + bottom) / 2);
    }""")
    assert len(middles) > 1 and max(middles) - min(middles) <= 1, middles
