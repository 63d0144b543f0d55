"""A question about what an address names has an address too: Back cancels it, Forward asks again, a link leads there."""

import re

import pytest
from playwright.sync_api import expect

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
        page.wait_for_function("() => window.diffable?.isConnected")
        expect(question(page)).to_have_count(0)
    expect(pages[0].locator("#rows .row").nth(3)).to_be_visible()
    expect(pages[1].get_by_text("No Letters")).to_be_visible()


@pytest.mark.exhaustive
def test_an_address_that_leads_to_no_question_says_so(open_page):
    page = open_page("/inbox/delete-some", expect=False, **PHONE).page
    expect(page.locator(".toast")).to_contain_text("can’t be found")
    expect(question(page)).to_have_count(0)
