"""A question about what an address names has an address too: Back cancels it, Forward asks again, a link leads there."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from inboxpage import choose
from sampling import sampled
from touch import PHONE

QUESTION = re.compile(r"/wifi/[^/]+/forget$")


def question(page):
    return page.get_by_role("alertdialog")


def ask_to_forget(page):
    """Opens the network that is connected, and its question."""
    connected = page.locator("#rows .row").filter(has=page.get_by_role("img", name="Connected"))
    connected.get_by_role("button", name=re.compile("More Info")).click()
    network = page.locator(".screen.presented")
    network.get_by_text("Forget This Network").click()
    expect(question(page)).to_be_visible()
    expect(page).to_have_url(QUESTION)
    return network


@pytest.mark.parametrize("options", sampled([{}, PHONE]))
def test_back_cancels_a_question_and_forward_and_a_reload_ask_again(open_page, options):
    page = open_page("/wifi", **options).page
    network = ask_to_forget(page)
    asked = page.url
    page.go_back()
    expect(question(page)).to_have_count(0)
    expect(page).to_have_url(asked.removesuffix("/forget"))
    expect(network).to_be_visible()
    page.go_forward()
    expect(question(page)).to_be_visible()
    page.reload()
    expect(question(page)).to_be_visible()
    # The button is a way back too, and no step further.
    question(page).get_by_role("button", name="Cancel").click()
    expect(question(page)).to_have_count(0)
    expect(page).to_have_url(asked.removesuffix("/forget"))
    page.go_back()
    expect(page).to_have_url(re.compile(r"/wifi(\?at=[^/]*)?$"))
    expect(network).to_have_count(0)


@pytest.mark.parametrize("options", sampled([PHONE, {}]))
def test_a_link_leads_to_a_question_and_its_answers_lead_on(open_page, options):
    pages = [open_page("/inbox/delete-all", expect=False, **options).page for _ in range(2)]
    for page, answer in zip(pages, ("Cancel", "Delete All")):
        expect(question(page)).to_contain_text("Delete all 30 letters?")
        question(page).get_by_role("button", name=answer).click()
        expect(question(page)).to_have_count(0)
        expect(page).to_have_url(re.compile(r"/inbox(\?[^/]*)?$"))
        # What is answered is not asked again by a reload.
        page.reload()
        shown = page.locator("#rows .row").nth(3) if answer == "Cancel" else page.get_by_text("No Letters")
        expect(shown).to_be_visible()
        page.wait_for_function("() => window.diffable?.isConnected")
        expect(question(page)).to_have_count(0)


@pytest.mark.parametrize("options", sampled([PHONE, {}]))
def test_nobody_steps_again_on_a_question_that_was_answered(open_page, options):
    page = open_page("/wifi", **options).page
    ask_to_forget(page)
    question(page).get_by_role("button", name="Forget").click()
    expect(page.locator(".screen.presented")).to_have_count(0)
    # Both steps are taken back: the page of what is forgotten is not on the way out.
    page.wait_for_function("() => location.pathname === '/wifi' && history.state?.isStep !== true")
    inbox = open_page("/inbox", **options).page
    inbox.locator("#controls").get_by_role("button", name="More").click()
    inbox.get_by_role("menuitem", name="Delete All").click()
    question(inbox).get_by_role("button", name="Delete All").click()
    expect(inbox.get_by_text("No Letters")).to_be_visible()
    inbox.wait_for_function("() => location.pathname === '/inbox' && history.state?.isStep !== true")
    # The browser says that it went there, and back.
    inbox.evaluate("""() => {
        window.steps = [];
        addEventListener('popstate', () => steps.push(history.state?.isStep === true));
        history.forward();
    }""")
    inbox.wait_for_function("() => String(steps) === 'true,false'")
    expect(inbox).to_have_url(re.compile(r"/inbox(\?[^/]*)?$"))
    inbox.wait_for_function("async () => await diffable.ping() >= 0")
    expect(question(inbox)).to_have_count(0)
    expect(inbox.get_by_text("can’t be found")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_link_leads_to_a_question_over_a_sheet(open_page):
    page = open_page("/share/sheet/device", expect=False).page
    expect(question(page)).to_contain_text("Start a Device")
    question(page).get_by_role("button", name="Close").click()
    expect(question(page)).to_have_count(0)
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()
    expect(page).to_have_url(re.compile("/share/sheet$"))


@pytest.mark.parametrize("options", sampled([PHONE, {}]))
def test_forward_to_a_question_that_is_over_leads_to_what_it_stood_over(open_page, options):
    inbox = open_page("/inbox", **options)
    page = inbox.page
    choose(inbox, "Delete All")
    expect(question(page)).to_be_visible()
    page.go_back()
    expect(question(page)).to_have_count(0)
    # The letters go by the keyboard, which is no step: what is ahead stays.
    page.locator("#rows .row").first.focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.press("Delete")
    expect(page.get_by_text("No Letters")).to_be_visible()
    page.go_forward()
    page.wait_for_function("() => history.state?.isStep === true")
    inbox.wait_for_server()
    expect(page).to_have_url(re.compile(r"/inbox(\?[^/]*)?$"))
    expect(question(page)).to_have_count(0)
    # The message from before is still there, and no other.
    expect(page.locator(".toast")).to_contain_text("30 letters deleted")


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", [PHONE, {}])
def test_a_link_to_forget_a_network_that_is_not_known_leads_to_that(open_page, options):
    # A few are known by chance, and their question is asked.
    for name in ("Ibex", "Larch", "Summit", "Yodel 5G", "Quartz"):
        wifi = open_page(f"/wifi/{quote(name)}/forget", expect=False, **options)
        expect(wifi.page.locator(".screen.presented")).to_contain_text(name)
        wifi.page.wait_for_function("() => window.diffable?.isConnected")
        wifi.wait_for_server()
        if question(wifi.page).count() == 0:
            break
    expect(wifi.page).to_have_url(re.compile(f"/wifi/{quote(name)}$"))
    assert wifi.page.locator(".toast").count() == 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/inbox/delete-some", "/wifi/No%20Such%20Network/forget", "/inbox/delete-all/more"])
def test_an_address_that_leads_to_no_question_says_so(open_page, path):
    page = open_page(path, expect=False, **PHONE).page
    expect(page.locator(".toast")).to_contain_text("can’t be found")
    expect(question(page)).to_have_count(0)
