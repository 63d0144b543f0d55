"""What tests of the Inbox share: its page, and what is done there again and again."""

import re

import pytest

from listpage import ListPage


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


def watch_sign(page):
    """From now on, takes note of what is shown while the page refreshes: a busy machine may be done before a test looks."""
    page.page.evaluate(
        """() => {
            window.refreshing = [];
            const sign = document.querySelector('.main-pane .refresh');
            const look = () => {
                const isOn = sign.matches('.on') && sign.checkVisibility();
                const said = [...document.querySelectorAll('[role=status]')].map((status) => status.textContent);
                if (isOn) window.refreshing.push({ top: diffable.rows[0].frame[1], said: said.join() });
                requestAnimationFrame(look);
            };
            look();
        }"""
    )


def delete_all(page):
    choose(page, "Delete All")
    page.page.get_by_role("alertdialog").get_by_role("button", name="Delete All").click()


def heading(page, name):
    return page.page.get_by_role("heading", name=name)
