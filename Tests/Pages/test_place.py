"""What one reads stays where it is on the screen, whatever comes and goes above it."""

import pytest
from playwright.sync_api import expect

from listpage import payment
from touch import PHONE


def scrolled(open_page, path, y):
    list_page = open_page(path)
    # What is said of rows that are being made changes by itself.
    expect(list_page.status).not_to_contain_text("Making", timeout=60_000)
    list_page.page.evaluate("(y) => diffable.viewport.scrollTo(y)", y)
    list_page.page.wait_for_function(
        "(y) => diffable.rows.some(({ frame }) => frame[1] >= y && frame[1] < y + 300)", arg=y
    )
    list_page.settle()
    return list_page


def places(list_page):
    """How far below the upper edge each row in sight is seen, wherever it is on its way."""
    return list_page.page.evaluate(
        """() => {
            const { top, bottom } = document.getElementById('viewport').getBoundingClientRect();
            const seen = {};
            for (const row of document.querySelectorAll('#rows .row:not(.leaving)')) {
                const box = row.getBoundingClientRect();
                if (box.bottom > top && box.top < bottom) {
                    seen[row.querySelector('.text').textContent] = Math.round((box.top - top) * 10) / 10;
                }
            }
            return seen;
        }"""
    )


WATCH = """() => {
    window.places = new Set();
    const row = [...document.querySelectorAll('#rows .row')].find((one) => one.querySelector('.text').textContent === 'ROW');
    const look = () => {
        window.places.add(Math.round(row.getBoundingClientRect().top));
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.exhaustive
def test_rows_that_come_or_go_above_move_nothing_in_sight(open_page):
    million = scrolled(open_page, "/million", 60_010)
    before = places(million)
    status = million.status.text_content()
    million.page.evaluate(WATCH.replace("ROW", payment(1_005)))
    million.button("Insert at Top").click()
    # The first edit of a million rows takes its time in a debug build.
    expect(million.status).not_to_have_text(status, timeout=30_000)
    million.button("Insert at Top").click()
    million.page.wait_for_function("() => diffable.viewport.y > 60_129")
    million.settle()
    assert abs(million.y - 60_130) < 1
    assert places(million) == before
    million.button("Remove First").click()
    million.button("Remove First").click()
    million.page.wait_for_function("() => diffable.viewport.y < 60_011")
    million.settle()
    assert places(million) == before
    assert len(million.page.evaluate("() => [...window.places]")) == 1, "the row moved meanwhile"


def test_at_the_top_what_comes_is_seen(open_page):
    million = open_page("/million")
    first = million.visible_texts()[0]
    million.button("Insert at Top").click()
    million.page.wait_for_function("(first) => diffable.rows[0].text !== first", arg=first)
    million.settle()
    assert million.y == 0
    assert million.visible_texts()[1] == first
    million.button("Remove First").click()
    million.page.wait_for_function("(first) => diffable.rows[0].text === first", arg=first)


@pytest.mark.chromium("the way in to Firefox scrolls a row into the middle before it clicks")
def test_a_category_that_opens_or_closes_stays_under_the_pointer(open_page):
    emoji = scrolled(open_page, "/emoji", 100)
    place = emoji.place("Nature")
    nature = emoji.row("Nature")
    for name, opposite in [("Expand", "Collapse"), ("Collapse", "Expand")]:
        nature.get_by_role("button", name=name).click()
        # Before this the page is at rest because it has not heard of it.
        expect(nature.get_by_role("button", name=opposite)).to_be_visible()
        emoji.settle()
        assert emoji.place("Nature") == place


@pytest.mark.exhaustive
def test_a_glide_goes_on_to_its_end_where_rows_come_above_meanwhile(open_page):
    inbox = open_page("/inbox", **PHONE)
    ends = inbox.page.evaluate(
        """async () => {
            const { viewport } = diffable;
            const frame = () => new Promise(requestAnimationFrame);
            const ends = [];
            for (let round = 0; round < 20; round += 1) {
                viewport.jump(200);
                viewport.scrollTo(0, { isSmooth: true });
                for (let frames = 0; frames < 1 + round % 5; frames += 1) await frame();
                const { y } = viewport;
                viewport.setContent(viewport.contentWidth, viewport.contentHeight + 54, { y: y + 54, fromY: y });
                const until = performance.now() + 2000;
                while (!viewport.isAtTop && performance.now() < until) await frame();
                ends.push(viewport.told);
            }
            return [ends, viewport.isAtTop];
        }"""
    )
    assert ends == [[0] * 20, True]


@pytest.mark.chromium("moves the page to another screen")
@pytest.mark.exhaustive
def test_the_server_is_told_how_many_pixels_a_point_has(open_page):
    frames = []

    def prepare(page):
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: frames.append(str(frame))))

    million = open_page("/million", prepare=prepare, device_scale_factor=3)
    page = million.page
    assert any('"displayScale":3' in frame for frame in frames)
    metrics = {"width": 1281, "height": 800, "deviceScaleFactor": 2, "mobile": False}
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", metrics)
    million.wait_until(lambda: any('"resize"' in frame and '"displayScale":2' in frame for frame in frames))
    # Of the column beside the rows that is not there it hears nothing.
    assert not any('"resize"' in frame and '"width":0' in frame for frame in frames)
