"""Wi-Fi Settings: a table that follows a radio, by mouse, touch and keyboard."""

import re

import pytest
from playwright.sync_api import expect

NOTE = re.compile(r"^Simulated")


@pytest.fixture
def wifi(open_page):
    return open_page("/wifi")


def switch(wifi):
    return wifi.page.get_by_role("switch", name="Wi-Fi", exact=True)


def names(wifi):
    return [text for text in wifi.texts() if text not in ("Wi-Fi", "Other Networks") and not NOTE.match(text or "")]


def open_names(wifi):
    """Those that are joined without a password, the first one left out: it is connected."""
    rows = wifi.page.locator("#rows .row").filter(has_not=wifi.page.get_by_role("img", name="Secured"))
    found = rows.locator(".text").all_inner_texts()
    return [name for name in names(wifi)[1:] if name in found]


def test_the_switch_folds_the_networks_away_and_back(wifi, shot):
    expect(switch(wifi)).to_be_checked()
    assert len(names(wifi)) >= 6
    shot(wifi, "wifi")
    shown = names(wifi)
    # The radio goes on meanwhile: rows may move that do not fold, and one or two come or go.
    wifi.catch(switch(wifi).click, 0.1, of=".outline-block.soft")
    shot(wifi, "wifi-folding")
    # They go as one, away under the section above, and are cut hard only where its ground is.
    soft = wifi.page.locator(".outline-block.soft")
    faces = soft.locator(".row.leaving .face")
    opacities = faces.evaluate_all("(faces) => faces.map((face) => getComputedStyle(face).opacity)")
    assert opacities.count("1") >= len(shown) - 2
    assert 0 < float(soft.evaluate("(block) => getComputedStyle(block).opacity")) < 1
    assert "linear-gradient" in soft.evaluate("(block) => getComputedStyle(block).maskImage")
    wifi.release()
    expect(switch(wifi)).not_to_be_checked()
    assert names(wifi) == []
    wifi.wait_for_status("Off")
    expect(wifi.page.get_by_text(NOTE)).to_be_visible()
    switch(wifi).press("Space")
    wifi.page.wait_for_function("() => diffable.rows.length > 8")
    wifi.settle()
    assert len(names(wifi)) >= 6


@pytest.mark.exhaustive
def test_only_what_a_tap_does_something_with_is_tinted_under_the_pointer(wifi):
    ground = "(row) => getComputedStyle(row.querySelector('.face')).backgroundColor"
    names_row = wifi.row(names(wifi)[0])
    plain = names_row.evaluate(ground)
    wifi.row("Wi-Fi").locator(".text").hover()
    assert wifi.row("Wi-Fi").evaluate(ground) == plain
    names_row.locator(".text").hover()
    assert names_row.evaluate(ground) != plain
    # A button in the row is tinted by itself.
    names_row.get_by_role("button").hover()
    assert names_row.evaluate(ground) == plain


def test_a_secured_network_asks_for_its_password(wifi, shot):
    secured = wifi.page.locator(".row").filter(has=wifi.page.get_by_role("img", name="Secured")).last
    name = secured.locator(".text").inner_text()
    wifi.row(name).click()
    question = wifi.page.get_by_role("alertdialog")
    field = question.get_by_role("textbox", name="Password")
    expect(field).to_be_focused()
    # It says what is to be written into it.
    expect(field).to_have_attribute("placeholder", "Password")
    expect(field).to_have_attribute("type", "password")
    shot(wifi, "wifi-password")
    # A reload asks again, and keeps no password.
    field.fill("a secret")
    wifi.page.reload()
    expect(field).to_have_value("")
    assert "a secret" not in wifi.page.evaluate("() => JSON.stringify({ ...sessionStorage, ...localStorage })")
    # What would be refused can't be sent, nor is it wiped.
    expect(question).to_contain_text("at least 8 characters")
    join = question.get_by_role("button", name="Join")
    for short in ("", "1234567"):
        field.fill(short)
        expect(join).to_be_disabled()
        field.press("Enter")
        expect(field).to_have_value(short)
    expect(question.get_by_role("button", name="Cancel")).to_be_enabled()
    field.press_sequentially("8")
    expect(join).to_be_enabled()
    field.press("Backspace")
    expect(join).to_be_disabled()
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(wifi.row(name).get_by_role("img", name="Connecting")).to_have_count(0)
    wifi.row(name).click()
    field.fill("12345678")
    field.press("Enter")
    expect(wifi.row(name).get_by_role("img", name=re.compile("^Connect"))).to_be_visible()
    # How it is kept from others is said by its name.
    wifi.row(name).get_by_role("button").last.click()
    expect(wifi.page.locator(".row", has_text="Security").last).to_contain_text("WPA2/WPA3")


@pytest.mark.exhaustive
def test_a_chosen_network_moves_up_with_a_spinner_and_then_a_check_mark(wifi, shot):
    first = names(wifi)[0]
    chosen = open_names(wifi)[-1]
    wifi.row(chosen).click()
    expect(wifi.row(chosen).get_by_role("img", name="Connecting")).to_be_visible()
    wifi.settle()
    assert names(wifi)[0] == chosen
    assert first in names(wifi)
    expect(wifi.row(chosen).get_by_role("img", name="Connected")).to_be_visible()
    shot(wifi, "wifi-joined")


@pytest.mark.exhaustive
def test_a_row_that_goes_to_another_group_is_a_card_on_its_way(wifi, shot):
    chosen, other = open_names(wifi)[-2:]
    wifi.catch(wifi.row(chosen).click, 0.15)
    look = """(row) => {
        const [face, texts] = ['.face', '.texts'].map((part) => row.querySelector(part));
        const shadow = getComputedStyle(row, '::before');
        return [
            getComputedStyle(face).borderRadius,
            getComputedStyle(texts, '::after').visibility,
            shadow.boxShadow !== 'none' && Number(shadow.opacity) > 0.9,
        ];
    }"""
    assert wifi.row(chosen).evaluate(look) == ["16px", "hidden", True]
    shot(wifi, "wifi-between-groups")
    # Behind what is opaque nothing is drawn, not even at an edge between two points.
    assert "0.995" in wifi.row(chosen).locator(".face").evaluate("(face) => getComputedStyle(face).backgroundColor")
    assert wifi.row(other).evaluate(look)[2] is False, "what stays in its group is no card"
    wifi.release()
    wifi.page.wait_for_function(
        """(row) => getComputedStyle(row.querySelector('.face')).borderRadius === '0px 0px 16px 16px'
            && getComputedStyle(row, '::before').boxShadow === 'none'""",
        arg=wifi.row(chosen).element_handle(),
    )


def test_the_keyboard_chooses_a_network_and_flips_the_switch(wifi):
    chosen = open_names(wifi)[-1]
    wifi.row(chosen).focus()
    # The ring is as round there as at the ends of the group.
    assert wifi.row(chosen).locator(".face").evaluate("(face) => getComputedStyle(face).borderRadius") == "16px"
    wifi.page.keyboard.press("Enter")
    expect(wifi.row(chosen).get_by_role("img", name="Connecting")).to_be_visible()
    wifi.settle()
    # The focus goes along with the row.
    assert wifi.focused_text == chosen
    wifi.row("Wi-Fi").focus()
    wifi.page.keyboard.press("Tab")
    expect(switch(wifi)).to_be_focused()
    wifi.page.keyboard.press("Space")
    expect(switch(wifi)).not_to_be_checked()


@pytest.mark.exhaustive
def test_touch_chooses_a_network(open_page, shot):
    wifi = open_page(
        "/wifi", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, color_scheme="dark"
    )
    shot(wifi, "wifi-phone-dark")
    chosen = open_names(wifi)[-1]
    wifi.row(chosen).tap()
    expect(wifi.row(chosen).get_by_role("img", name="Connected")).to_be_visible()


def test_networks_come_go_and_change_by_themselves(wifi):
    before = wifi.page.evaluate("() => diffable.version")
    wifi.page.wait_for_function("(before) => diffable.version > before", arg=before, timeout=8000)


@pytest.mark.exhaustive
def test_a_network_has_a_page_of_its_own(wifi, open_page, shot):
    name = open_names(wifi)[-1]
    wifi.row(name).get_by_role("button", name=f"More Info: {name}").click()
    network = wifi.page.locator(".screen.presented")
    expect(network.get_by_role("heading", name=name)).to_be_visible()
    expect(wifi.page).to_have_url(re.compile("/wifi/."))
    for fact in ("Security", "Signal"):
        expect(network.get_by_text(fact, exact=True)).to_be_visible()
    wifi.settle()
    shot(wifi, "wifi-network")
    # What is joined from its page is known, and joined again by itself.
    network.get_by_text("Join This Network").click()
    expect(network.locator(".status")).to_have_text("Connecting…")
    expect(network.locator(".status")).to_have_text("Connected")
    automatic = network.get_by_role("switch", name="Auto-Join")
    expect(automatic).to_be_checked()
    automatic.click()
    expect(automatic).not_to_be_checked()
    wifi.page.go_back()
    expect(network).to_have_count(0)
    expect(wifi.row(name).get_by_role("img", name="Connected")).to_be_visible()
    # Its address leads there, on another page too.
    wifi.page.go_forward()
    expect(automatic).not_to_be_checked()
    other = open_page(wifi.page.url[wifi.page.url.index("/wifi"):], expect=False).page
    expect(other.locator(".screen.presented .title")).to_have_text(name)
    # What is forgotten is connected no more.
    network.get_by_text("Forget This Network").click()
    question = wifi.page.get_by_role("alertdialog")
    expect(question).to_contain_text(f"Forget “{name}”?")
    shot(wifi, "wifi-forget")
    question.get_by_role("button", name="Forget").click()
    expect(network).to_have_count(0)
    expect(wifi.row(name).get_by_role("img", name="Connected")).to_have_count(0)
    assert wifi.page.url.endswith("/wifi")


def test_everything_has_a_role_and_a_name(wifi):
    expect(switch(wifi)).to_have_accessible_name("Wi-Fi")
    nameless = wifi.page.evaluate(
        """() => [...document.querySelectorAll('#rows button, #rows [role=img], #rows [role=switch]')]
            .filter((one) => !(one.getAttribute('aria-label') ?? one.textContent).trim()).length"""
    )
    assert nameless == 0
    expect(wifi.page.get_by_role("heading", name="Other Networks")).to_be_visible()
    expect(wifi.page.get_by_role("main")).to_have_accessible_name("Wi-Fi")
    # A footer belongs to the group above it.
    ground, header = wifi.page.locator(".group-ground").first.bounding_box(), wifi.page.locator(".face.header .text").bounding_box()
    footer = wifi.page.locator(".face.footer .text").bounding_box()
    assert footer["y"] - ground["y"] - ground["height"] < 16 < header["y"] - footer["y"] - footer["height"]


@pytest.mark.exhaustive
def test_a_mark_that_is_hidden_keeps_its_room(wifi):
    marks = wifi.page.locator(".leading .accessory.reserved")
    expect(wifi.page.locator(".leading .accessory.reserved.hidden").first).to_be_hidden()
    widths = {mark.bounding_box()["width"] for mark in marks.all()}
    assert len(widths) == 1 and widths.pop() >= 18, "hidden or shown, the mark has the same room"


@pytest.mark.exhaustive
def test_a_count_that_changes_by_itself_is_seen_and_one_that_somebody_changed_is_said(open_page):
    page = open_page("/wifi").page
    page.wait_for_function("() => document.querySelector('#status').ariaLive === 'off'")
    page.get_by_role("switch").first.click()
    page.wait_for_function("() => document.querySelector('#status').ariaLive === 'polite'")


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [340, 360])
def test_no_short_word_stands_alone_below_a_group(open_page, width):
    wifi = open_page("/wifi", viewport={"width": width, "height": 640})
    widths = wifi.page.locator(".face.footer .text").first.evaluate(
        """(text) => {
            const range = new Range();
            range.selectNodeContents(text);
            // Not the space at a line's end.
            return [...range.getClientRects()].map(({ width }) => width).filter((width) => width > 8);
        }"""
    )
    assert len(widths) == 2 and widths[1] > 0.6 * widths[0], widths
