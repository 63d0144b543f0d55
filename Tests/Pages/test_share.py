"""Share Sheet: a sheet over a page, with devices that are programs of their own, and actions in an order of one's own."""

import json
import os
import random
import re
import shlex
import signal
import socket
import subprocess
import time
import uuid

import pytest
from playwright.sync_api import expect

from gallery import Gallery
from sampling import sampled
from touch import PHONE, Finger

LISTENING = "() => /appear here|come and go/.test(document.querySelector('dialog .main-pane .rows')?.textContent)"


def dialog(page):
    return page.page.get_by_role("dialog", name="Share")


def look_at_sheet(page):
    """What a test asks of the page's rows it asks of the sheet's."""
    page.grid = page.page.locator("dialog .screen.sheet .main-pane .rows")
    return page


def told_of_devices(page, row):
    """What is said of how devices come, with the question still open."""
    page.row(row).click()
    return page.page.get_by_role("alertdialog", name="Start a Device").text_content()


class Device:
    """A program that announces a device."""

    def __init__(self, gallery, name, kind="phone"):
        program = os.environ.get("GALLERY", Gallery.built)
        self.process = subprocess.Popen(
            [program, "announce", name, "--device", kind, "--discovery-port", str(gallery.discovery)],
            stdout=subprocess.PIPE,
            text=True,
        )
        self.sentence = self.process.stdout.readline()

    def end(self, how=signal.SIGINT):
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(timeout=10)


@pytest.fixture(scope="module")
def sharing():
    discovery = random.randrange(20_000, 30_000)
    gallery = Gallery("--port", "0", "--discovery-port", str(discovery))
    gallery.discovery = discovery
    yield gallery
    assert gallery.end() == 0


@pytest.fixture
def announce(sharing):
    devices = []

    def announce(name, kind="phone"):
        devices.append(Device(sharing, name, kind))
        return devices[-1]

    yield announce
    for device in devices:
        device.end(signal.SIGKILL)


@pytest.fixture
def sheet(open_page, sharing):
    def sheet(**options):
        page = look_at_sheet(open_page("/share/sheet", url=sharing.url, **options))
        page.page.wait_for_function(LISTENING)
        # What an earlier test left is gone within two seconds.
        expect(page.row("No Devices Nearby")).to_have_count(1, timeout=4000)
        return page

    return sheet


@pytest.mark.exhaustive
def test_without_devices_the_sheet_says_so(sheet):
    page = sheet(permissions=["clipboard-read", "clipboard-write"])
    expect(page.row("No Devices Nearby")).to_be_visible()
    page.settle()
    # A sheet for people has no commands in it; who wants to see a device come finds how.
    expect(page.page.get_by_text("gallery announce", exact=False)).to_have_count(0)
    assert "port" not in page.row("No Devices Nearby").text_content()
    assert "gallery announce" in told_of_devices(page, "No Devices Nearby")
    page.page.get_by_role("alertdialog").get_by_role("button", name="Copy").click()
    expect(page.page.locator(".toast")).to_contain_text("gallery announce")
    program, *arguments = shlex.split(page.page.evaluate("() => navigator.clipboard.readText()"))
    assert arguments == ["announce", "Ada’s Phone"] and os.path.isabs(program) and os.access(program, os.X_OK)
    expect(page.row("Copy")).to_be_visible()


def test_a_device_appears_when_it_is_started_and_goes_when_it_is_stopped(sheet, announce):
    page = sheet()
    ada = page.row("Ada Lovelace")
    page.settle()
    first = ada.bounding_box()["x"]
    phone = announce("Ada’s Phone")
    assert "Ada’s Phone" in phone.sentence and "127.0.0.1" in phone.sentence and "Ctrl-C" in phone.sentence
    expect(page.row("Ada’s Phone")).to_have_count(1, timeout=2000)
    expect(page.row("No Devices Nearby")).to_have_count(0)
    expect(page.row("1 Device Nearby")).to_have_count(1)
    # It stands before the people.
    page.settle()
    assert page.row("Ada’s Phone").bounding_box()["x"] == first < ada.bounding_box()["x"]
    assert phone.end() == 0
    expect(page.row("Ada’s Phone")).to_have_count(0, timeout=2000)
    expect(page.row("No Devices Nearby")).to_have_count(1)


@pytest.mark.exhaustive
def test_a_face_is_pressed_down_to_its_lower_edge(sheet):
    page = sheet()
    page.settle()
    ada = page.row("Ada Lovelace")
    box = ada.bounding_box()
    page.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 4)
    expect(ada).to_contain_text("Sent")


@pytest.mark.exhaustive
def test_a_device_that_is_killed_vanishes_within_two_seconds(sheet, announce):
    page = sheet()
    laptop = announce("Grace’s Laptop", "laptop")
    watch = announce("Watch", "watch")
    row = page.row("Grace’s Laptop")
    expect(row).to_have_count(1)
    expect(page.row("Watch")).to_have_count(1)
    # When it begins to go, by the clock that tests have too.
    row.evaluate(
        """(row) => {
            const look = () => row.isConnected && !row.matches('.leaving') ? requestAnimationFrame(look) : (window.wentAt = Date.now());
            look();
        }"""
    )
    laptop.end(signal.SIGKILL)
    began = time.time()
    expect(row).to_have_count(0)
    # Two seconds, and what a busy machine adds.
    assert page.page.evaluate("() => window.wentAt") / 1000 - began < 2.5
    expect(page.row("Watch")).to_have_count(1)
    watch.end()


@pytest.mark.exhaustive
def test_faces_glide_to_their_places(sheet, announce):
    page = sheet()
    first = announce("First")
    expect(page.row("First")).to_have_count(1, timeout=2000)
    announce("Second")
    expect(page.row("Second")).to_have_count(1, timeout=2000)
    page.settle()
    place = page.place("First")
    second = page.place("Second")
    assert second[0] > place[0] and second[1] == place[1]
    assert page.catch(lambda: first.end(), share=0.5) > 0
    between = page.place("Second")
    page.release()
    assert place[0] < between[0] < second[0]
    assert page.place("Second") == place


def bad_packets(page, row):
    count = int((re.search(r"(\d+) bad", told_of_devices(page, row)) or [0, 0])[1])
    page.button("Close").last.click()
    expect(page.page.get_by_role("alertdialog")).to_have_count(0)
    return count


@pytest.mark.exhaustive
def test_bad_packets_are_counted_and_dropped(sheet, announce, sharing):
    page = sheet()
    announce("Real")
    expect(page.row("Real")).to_have_count(1, timeout=2000)
    before = bad_packets(page, "1 Device Nearby")
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as bad:
        evil = {
            "form": "swift-diffable announcement 1",
            "id": str(uuid.uuid4()),
            "name": "two\nlines",
            "device": "phone",
            "isLeaving": False,
        }
        for packet in [b"", b"x", b"\xff" * 1400, b"{" * 400, json.dumps(evil).encode()]:
            bad.sendto(packet, ("127.0.0.1", sharing.discovery))
        # What looks like markup is a name like any other.
        bad.sendto(json.dumps({**evil, "name": "<img src=x>"}).encode(), ("127.0.0.1", sharing.discovery))
    expect(page.row("<img src=x>")).to_have_count(1, timeout=2000)
    assert bad_packets(page, "2 Devices Nearby") == before + 5
    assert page.page.locator("img:not(.backdrop, .picture)").count() == 0


@pytest.mark.exhaustive
def test_two_galleries_on_one_machine_see_the_same_devices(sheet, open_page, announce, sharing):
    first = sheet()
    other = Gallery("--port", "0", "--discovery-port", str(sharing.discovery))
    try:
        second = look_at_sheet(open_page("/share/sheet", url=other.url))
        second.page.wait_for_function(LISTENING)
        # Each listens on a port of its own.
        told = [told_of_devices(page, "No Devices Nearby") for page in (first, second)]
        assert all("Listening on port" in text for text in told) and told[0] != told[1]
        announce("Shared")
        expect(first.row("Shared")).to_have_count(1, timeout=2000)
        expect(second.row("Shared")).to_have_count(1, timeout=2000)
        second.page.goto("about:blank")
    finally:
        assert other.end() == 0


@pytest.mark.parametrize("how", sampled(["touch", "keyboard", "mouse"]))
def test_a_tap_on_a_face_shares_with_it(sheet, announce, how):
    page = sheet(has_touch=True)
    announce("Ada")
    expect(page.row("Ada")).to_have_count(1, timeout=2000)
    page.settle()
    if how == "mouse":
        page.row("Ada").click()
    elif how == "touch":
        page.row("Ada").tap()
    else:
        page.row("Ada").locator(".face").focus() if page.row("Ada").get_attribute("tabindex") is None else page.row("Ada").focus()
        page.page.keyboard.press("Space")
    expect(page.row("Ada").locator(".secondary")).to_have_text("Sending…")
    expect(page.row("Ada").locator(".secondary")).to_have_text("Sent", timeout=4000)


@pytest.mark.exhaustive
@pytest.mark.parametrize("scheme,width", sampled([("light", 1280), ("dark", 390), ("dark", 1280), ("light", 390)]))
def test_looks(sheet, announce, shot, scheme, width):
    page = sheet(color_scheme=scheme, viewport={"width": width, "height": 844 if width == 390 else 800})
    page.settle()
    shot(page, f"share-empty-{scheme}-{width}")
    devices = [announce(name, kind) for name, kind in [("Ada’s Phone", "phone"), ("Grace Hopper of the Navy", "laptop"), ("Studio", "desktop"), ("🦊 Den", "tablet"), ("Alan’s Watch", "watch")]]
    for name in ["Ada’s Phone", "Grace Hopper of the Navy", "Studio", "🦊 Den", "Alan’s Watch"]:
        expect(page.row(name)).to_have_count(1, timeout=3000)
    page.settle()
    # Faces are round, and as large as fingers are.
    box = page.row("Grace Hopper of the Navy").locator(".image").bounding_box()
    assert box["width"] == box["height"] >= 56
    # A name that is too long for one line has two, in the middle below its face.
    name = page.row("Grace Hopper of the Navy").locator(".text")
    assert name.evaluate("(one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)") == pytest.approx(2, abs=0.1)
    shot(page, f"share-{scheme}-{width}")
    page.catch(lambda: devices[0].end(), share=0.45)
    shot(page, f"share-moving-{scheme}-{width}")
    page.release()


@pytest.mark.exhaustive
def test_the_sheet_comes_over_a_page_and_leaves_it_as_it_was(open_page, sharing):
    page = open_page("/share", url=sharing.url)
    share = page.button("Share")
    share.click()
    expect(dialog(page)).to_be_visible()
    expect(page.page).to_have_url(re.compile("/share/sheet$"))
    # The focus goes in; the page behind waits, dimmed.
    expect(dialog(page).get_by_role("heading", name="Share")).to_be_focused()
    assert page.page.locator("#root").evaluate("(one) => one.inert")
    heading = dialog(page).get_by_role("heading", name="Share").bounding_box()
    close = dialog(page).get_by_role("button", name="Close").bounding_box()
    assert heading["x"] + heading["width"] < close["x"] and close["width"] >= 24
    page.page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)
    expect(share).to_be_focused()
    page.row("Share Mountain…").click()
    dialog(page).get_by_role("button", name="Close").click()
    expect(dialog(page)).to_have_count(0)
    assert page.focused_text == "Share Mountain…"


@pytest.mark.exhaustive
def test_nobody_comes_into_a_sheet_while_it_rises(open_page, sharing, announce):
    # What an earlier test left may still be there.
    announce("Edith’s Phone")
    page = open_page("/share", url=sharing.url)
    page.page.evaluate(
        """() => {
            window.cameWhileRising = [];
            let hasRows = false;
            new MutationObserver(() => {
                const sheet = document.querySelector('dialog .screen.sheet');
                // Who is known already is there from its first rows on.
                if (!sheet?.textContent.includes('Edith’s Phone')) hasRows ||= Boolean(sheet?.querySelector('.row'));
                else if (hasRows) window.cameWhileRising.push(sheet.getAnimations().some(({ playState }) => playState === 'running'));
            }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }"""
    )
    page.button("Share").click()
    expect(dialog(page).get_by_text("Edith’s Phone")).to_be_visible()
    assert True not in page.page.evaluate("() => window.cameWhileRising")


@pytest.mark.exhaustive
@pytest.mark.parametrize("scheme", sampled(["light", "dark"]))
def test_the_letters_of_a_face_can_be_read(sheet, scheme):
    page = sheet(color_scheme=scheme)
    contrasts = page.page.evaluate(
        """() => {
            const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
            const light = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
            const luminance = (colour) => {
                canvas.fillStyle = colour;
                canvas.fillRect(0, 0, 1, 1);
                const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((one) => light(one / 255));
                return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            };
            return [...document.querySelectorAll('dialog .face.avatar .image.emoji')].flatMap((image) =>
                getComputedStyle(image).backgroundImage.match(/(rgb|oklch|color)\\([^)]*\\)/g).map((colour) => 1.05 / (luminance(colour) + 0.05)));
        }"""
    )
    assert len(contrasts) >= 4 and min(contrasts) >= 4.5, contrasts


@pytest.mark.exhaustive
def test_names_of_people_stay_within_the_margin(sheet):
    """Each stands below its picture, and none begins before what stands below."""
    page = sheet()
    page.settle()
    edges = page.page.evaluate(
        """() => [...document.querySelectorAll('dialog .row .face.avatar .text')].slice(0, 5).map(text => {
            const range = document.createRange();
            range.selectNodeContents(text);
            const [words, circle] = [range, text.closest('.face').querySelector('.image')].map(part => part.getBoundingClientRect());
            return words.left - circle.left;
        })"""
    )
    assert len(edges) == 5 and min(edges) >= -4, edges


@pytest.mark.exhaustive
def test_every_mountain_is_shared_by_the_same_sheet(open_page, sharing):
    page = open_page("/mountains/K2", url=sharing.url)
    page.button("Share").click()
    look_at_sheet(page)
    expect(page.row("K2")).to_be_visible()
    expect(page.page).to_have_url(re.compile("/mountains/K2/sheet$"))
    page.page.reload()
    expect(page.row("K2")).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)
    expect(page.page).to_have_url(re.compile("/mountains/K2$"))


@pytest.mark.exhaustive
def test_what_was_sent_is_said_after_back_forward_and_reload(open_page, sharing):
    page = open_page("/mountains", url=sharing.url)
    page.row("K2").click()
    page.button("Share").click()
    look_at_sheet(page)
    page.row("Ada Lovelace").click()
    page.row("Add Bookmark").click()
    told = page.row("Ada Lovelace").locator(".secondary")
    expect(told).to_have_text("Sent")
    # Back to the mountain and to all of them, and forward to the sheet, as a browser's buttons lead.
    page.page.go_back()
    expect(dialog(page)).to_have_count(0)
    page.page.go_back()
    expect(page.page).to_have_url(re.compile("/mountains$"))
    # The mountain that slides out has a button of this name, too.
    expect(page.button("Share")).to_have_count(0)
    page.page.go_forward()
    expect(page.button("Share")).to_be_visible()
    page.page.go_forward()
    expect(told).to_have_text("Sent")
    expect(page.row("Bookmarked")).to_be_visible()
    page.page.reload()
    expect(told).to_have_text("Sent")
    # It was this one that was sent, and to nobody else.
    expect(dialog(page).locator(".secondary", has_text="Sent")).to_have_count(1)


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("pull, is_left", sampled([(420, True), (90, False)]))
def test_a_finger_pulls_the_sheet_down_by_its_rows(open_page, sharing, pull, is_left):
    page = look_at_sheet(open_page("/share/sheet", url=sharing.url, **PHONE))
    page.settle()
    top = dialog(page).locator(".bar").bounding_box()["y"]
    row = page.row("Mount Everest").bounding_box()
    finger = Finger(page)
    finger.down(200, row["y"] + 20)
    finger.move(200, row["y"] + 20 + pull)
    assert page.row("Mount Everest").bounding_box()["y"] > row["y"] + pull * 0.7
    finger.rest(120)
    finger.up()
    if is_left:
        expect(dialog(page)).to_have_count(0)
        return
    page.page.wait_for_function(
        "(y) => document.querySelector('.sheet .bar').getBoundingClientRect().y === y", arg=top)
    # Rows that were scrolled come back first.
    page.page.evaluate("() => diffable.topViewport.scrollTo(300)")
    finger.down(200, 600)
    finger.move(200, 760)
    finger.up()
    assert dialog(page).locator(".bar").bounding_box()["y"] == top


def test_what_is_shared_is_copied_or_put_on_a_list_and_taken_off(open_page, sharing):
    sheet = look_at_sheet(
        open_page("/share/sheet", url=sharing.url, permissions=["clipboard-read", "clipboard-write"]))
    sheet.row("Copy").click()
    expect(sheet.page.locator(".toast")).to_contain_text("Copied")
    assert sheet.page.evaluate("() => navigator.clipboard.readText()") == "Mount Everest, 8,849 m"
    # The sheet has done what it was for.
    expect(dialog(sheet)).to_have_count(0)
    sheet.button("Share").click()
    sheet.row("Add Bookmark").click()
    expect(sheet.row("Bookmarked")).to_be_visible()
    sheet.row("Bookmarked").click()
    expect(sheet.row("Add Bookmark")).to_be_visible()
    sheet.row("Mail").click()
    expect(sheet.page.locator(".toast:not([inert])")).to_contain_text("New message with “Mount Everest”")
    expect(dialog(sheet)).to_have_count(0)


@pytest.mark.exhaustive
def test_a_favorite_is_one_on_its_page_and_in_the_sheet(open_page, sharing):
    page = open_page("/share", url=sharing.url)
    page.button("Add to Favorites").click()
    expect(page.button("Remove from Favorites")).to_be_visible()
    page.button("Share").click()
    look_at_sheet(page)
    page.row("In Favorites").click()
    expect(page.row("Add to Favorites")).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)
    expect(page.button("Add to Favorites")).to_be_visible()


@pytest.mark.exhaustive
def test_actions_become_favorites_and_the_sheet_follows(open_page, sharing):
    page = open_page("/share/sheet/actions", url=sharing.url)
    actions = page.page.locator("dialog .screen.push .rows")
    order = "() => diffable.topRows.sort((one, other) => one.frame[1] - other.frame[1]).map((row) => row.text)"
    # What covers the page's rows comes after them.
    page.page.wait_for_function("() => diffable.topRows[0]?.text === 'Favorites'")
    assert page.page.evaluate(order)[:3] == ["Favorites", "Copy", "Add to Reading List"]
    reset = page.page.get_by_role("dialog").get_by_role("button", name="Reset")
    expect(reset).to_be_disabled()
    actions.get_by_role("button", name="Delete Copy").click()
    expect(reset).to_be_enabled()
    page.settle()
    texts = page.page.evaluate(order)
    assert texts.index("Copy") == texts.index("Other Actions") + 1
    page.page.get_by_role("button", name="Back to Share").click()
    expect(actions).to_have_count(0)
    look_at_sheet(page)
    page.settle()
    texts = page.page.evaluate(order)
    assert texts.index("Copy") > texts.index("Add to Favorites")
    # The choice outlives the sheet.
    page.page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)
    page.button("Share").click()
    look_at_sheet(page)
    page.page.wait_for_function("() => diffable.topRows.some((row) => row.text === 'Copy')")
    page.settle()
    assert page.page.evaluate(order).index("Copy") == texts.index("Copy")
