"""A server that is far away, or whose network is silent: what is seen meanwhile, and that nothing is done twice or not
at all."""

import itertools
import re

import pytest
from distance import Distance
from gallery import Gallery
from playwright.sync_api import expect
from sampling import sampled
from serving import restarted

from filepage import browse, directory  # noqa: F401  (fixtures)

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def distant(gallery):
    """Puts the Gallery, or another one, far away, as many seconds each way as a test asks for."""
    distances = []

    def distant(delay=0.0, server=gallery):
        distances.append(Distance(server.port, delay))
        return distances[-1]

    yield distant
    for distance in distances:
        distance.end()


def note(list_page):
    return list_page.page.locator("#note")


@pytest.mark.exhaustive
def test_a_silent_network_is_noticed_within_two_seconds_of_a_typed_letter(distant, open_page):
    network = distant()
    page = open_page("/mountains", url=network.url)
    network.holds = True
    page.page.evaluate(
        """() => addEventListener('input', () => {
            const began = performance.now();
            const seconds = () => (performance.now() - began) / 1000;
            window.took = {};
            new MutationObserver(() => {
                if (document.body.matches('.waiting')) took.waiting ??= seconds();
                if (document.getElementById('note').textContent.includes('does not answer')) took.note ??= seconds();
            }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        }, { once: true })"""
    )
    page.search.press_sequentially("k")
    expect(note(page)).to_contain_text("The server does not answer.")
    took = page.page.evaluate("took")
    # Two seconds, and what a busy machine adds.
    assert took["waiting"] < 1.5 and took["note"] < 3
    network.holds = False
    expect(note(page)).to_be_hidden()
    page.wait_for_status("129 mountains")


def test_each_delete_deletes_one_letter_however_far_the_server_is(distant, open_page):
    page = open_page("/inbox", url=distant(0.15).url)
    page.row("Barbara Liskov").first.click()
    for _ in range(3):
        page.page.keyboard.press("Delete")
    page.wait_for_status("27 letters")


@pytest.mark.exhaustive
def test_the_last_turn_of_a_switch_is_what_is_seen_until_it_is_answered(distant, open_page):
    page = open_page("/reminders", url=distant(0.4).url)
    turned = page.page.get_by_role("switch", name="Notify me: Wax the boots")
    turned.evaluate("""(one) => {
        window.turns = [];
        new MutationObserver(() => window.turns.push(one.ariaChecked)).observe(one, { attributeFilter: ['aria-checked'] });
    }""")
    for _ in range(3):
        turned.click(no_wait_after=True)
    expect(turned).to_have_class(re.compile("pending"))
    expect(turned).not_to_have_class(re.compile("pending"))
    page.wait_for_server()
    turns = [key for key, _ in itertools.groupby(page.page.evaluate("() => window.turns"))]
    assert turns == ["true", "false", "true"]


@pytest.mark.chromium("Firefox's protocol tells of no sockets")
@pytest.mark.exhaustive
def test_a_first_visit_from_afar_is_connecting_and_nothing_is_lost(distant, open_page):
    network = distant()
    said = """() => { window.said = []; new MutationObserver(() => {
        const note = document.getElementById('note');
        if (note && !note.hidden) said.push(note.textContent.trim());
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }); }"""

    def far(page):
        page.add_init_script(f"({said})()")
        page.on("websocket", lambda _: setattr(network, "delay", 0.5))

    page = open_page("/mountains", url=network.url, prepare=far)
    assert page.page.evaluate("() => said") == []


@pytest.mark.chromium("Firefox's protocol tells of no sockets")
@pytest.mark.exhaustive
def test_a_first_visit_that_nobody_answers_says_so(distant, open_page):
    network = distant()
    page = open_page(
        "/mountains", url=network.url, expect=False,
        prepare=lambda page: page.on("websocket", lambda _: setattr(network, "holds", True)),
    )
    expect(note(page)).to_contain_text("Connecting…")
    network.holds = False
    expect(note(page)).to_be_hidden()
    page.wait_for_rows()


# Within so many milliseconds the page tries again.
LONGEST_WAIT = 10_000

CROWD = """(count) => Promise.all(Array.from({ length: count }, () => new Promise((resolve) => {
    const socket = new WebSocket(location.href.replace('http', 'ws'));
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', width: 300, height: 300 }));
    socket.onmessage = resolve;
    (window.crowd ??= []).push(socket);
})))"""


@pytest.mark.chromium("Firefox opens fewer sockets")
@pytest.mark.exhaustive
def test_a_server_that_is_full_is_said_to_be_and_lets_in_whoever_waits_once_there_is_room(own, open_page):
    # Each in a context of its own: one opens no more than 255.
    rooms = [{"width": width, "height": 600} for width in (600, 700)]
    crowds = [open_page("/catalogue/grid", url=own.url, viewport=room).page for room in rooms]
    for crowd in crowds:
        crowd.evaluate(CROWD, 127)
    late = open_page("/wifi", url=own.url, expect=False, turns_clock=True)
    expect(note(late)).to_contain_text("The server is full.", timeout=2500)
    with late.page.expect_event("websocket") as again:
        late.page.clock.run_for(LONGEST_WAIT)
    if not again.value.is_closed():
        again.value.wait_for_event("close")
    expect(note(late)).to_contain_text("The server is full.")
    crowds[0].evaluate("() => crowd.pop().close()")
    late.page.clock.run_for(LONGEST_WAIT)
    late.wait_for_rows()
    expect(note(late)).to_be_hidden()


@pytest.mark.exhaustive
def test_a_screen_comes_from_afar_with_its_rows_once(distant, open_page):
    """After the time there and back, with rows; the row that led to it looks pressed until then."""
    network = distant(0.5)
    mountains = open_page("/mountains", url=network.url, **PHONE)
    page = mountains.page
    row = page.locator("#rows .row", has_text="Lhotse").first
    row.tap()
    expect(row).to_have_class(re.compile("tapped"))
    # Pressed while nothing is to be seen of the first: that one alone leads on.
    page.locator("#rows .row", has_text="Makalu").first.tap(no_wait_after=True)
    page.wait_for_function("() => document.querySelector('.screen.push:not(.awaited)')")
    assert page.evaluate("() => diffable.topRows.length") > 0
    # As high as what they show, though the server has not heard of it yet.
    expect(page.locator(".screen.push .main-pane .rows")).not_to_have_class(re.compile("unmeasured"), timeout=400)
    expect(row).not_to_have_class(re.compile("tapped"))
    network.delay = 0
    mountains.wait_for_server()
    assert page.locator(".screen.push").count() == 1
    assert page.url.endswith("/mountains/Lhotse")


@pytest.mark.exhaustive
def test_the_way_back_takes_no_time_however_far_the_server_is(distant, open_page):
    network = distant()
    mountains = open_page("/mountains", url=network.url, turns_clock=True, viewport=PHONE["viewport"])
    page = mountains.page
    row = page.locator("#rows .row", has_text="Lhotse").first
    row.click()
    page.wait_for_url("**/Lhotse")
    expect(page.locator(".screen.push:not(.awaited)")).to_have_count(1)
    # Silence is noticed by the page's clock: on a busy machine all this takes longer than a page waits for an answer.
    page.clock.pause_at(3_600_000)
    network.holds = True
    page.get_by_role("button", name="Back to Mountain Search").click()
    expect(page.locator(".screen.push")).to_have_count(0)
    expect(row).to_be_focused()
    # Who leads on before the server has heard of it gets there.
    row.click()
    network.holds = False
    page.clock.resume()
    expect(page.locator(".screen.push")).to_have_count(1)
    page.wait_for_url("**/Lhotse")
    mountains.wait_for_server()
    expect(page.locator(".screen.push")).to_have_count(1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("viewport", sampled([{"width": 390, "height": 844}, {"width": 1280, "height": 800}]))
def test_a_reload_makes_the_way_back_to_a_screen_in_between_no_longer(distant, open_page, viewport):
    network = distant()
    inbox = open_page("/inbox", url=network.url, viewport=viewport)
    page = inbox.page
    page.locator(".row", has_text="Question no. 29").first.click()
    page.wait_for_url("**/inbox/29")
    page.get_by_role("button", name="Reply").click()
    page.wait_for_url("**/inbox/29/reply")
    page.reload()
    expect(page.get_by_role("textbox", name="Message")).to_be_visible()
    page.evaluate("() => diffable.ping()")
    network.holds = True
    page.evaluate("() => history.back()")
    expect(page.locator(".screen.presented")).to_have_count(1)
    page.evaluate("() => history.back()")
    expect(page.locator(".screen.presented")).to_have_count(0)
    network.holds = False
    inbox.wait_for_server()
    expect(page.locator(".screen.presented")).to_have_count(0)
    assert page.url.split("?")[0].endswith("/inbox")


@pytest.mark.exhaustive
def test_lines_stand_in_for_the_rows_of_a_sheet_that_are_on_their_way(distant, open_page):
    page = open_page("/mountains/K2", url=distant(0.5).url, expect=False, **PHONE).page
    expect(page.locator(".screen.presented .row").first).to_be_visible()
    page.get_by_role("button", name="Share").first.tap()
    sheet = page.locator(".screen.sheet")
    expect(sheet.locator(".skeleton")).to_be_visible()
    expect(sheet.locator(".row").first).to_be_visible()
    expect(sheet.locator(".skeleton")).to_be_hidden()


FIRST_SIGHT = """() => {
    // Those of the screen in front.
    const front = () => [...document.querySelectorAll('.main-pane .rows')].at(-1);
    const places = () => [...front().children].filter((row) => row.matches('.row'))
        .map((row) => [row.innerText, Math.round(row.getBoundingClientRect().top), row.offsetHeight]);
    const look = () => {
        const rows = front();
        if (rows?.querySelector('.row')) window.came ??= performance.now();
        if (!window.came || rows.matches('.unmeasured')) return requestAnimationFrame(look);
        window.waited = performance.now() - window.came;
        window.first = places();
    };
    window.places = places;
    requestAnimationFrame(look);
}"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("address", ["/inbox", "/reminders", "/mountains/K2"])
def test_rows_as_high_as_what_they_show_stand_in_their_places_as_soon_as_they_have_come(distant, open_page, address):
    """Without the way to the server and back, for it finds nothing that has to move."""
    network = distant(0.5)
    page = open_page(
        address, url=network.url, expect=False, prepare=lambda page: page.add_init_script(f"({FIRST_SIGHT})()"), **PHONE,
    )
    page.page.wait_for_function("() => window.first")
    assert page.page.evaluate("() => window.waited") < 400
    first = page.page.evaluate("() => window.first")
    # How high they are is told and answered, and so is what that leads to.
    network.delay = 0
    page.wait_for_server()
    page.wait_for_server()
    later = page.page.evaluate("() => places()")
    # Fewer of what is out of sight are kept once it is known how high they are.
    assert len(later) > 5 and later == first[: len(later)]


STILLNESS = """() => {
    const { top, bottom } = document.querySelector('.main-pane').getBoundingClientRect();
    const places = () => new Map([...document.querySelectorAll('.main-pane .rows > .row')].map((row) => {
        const box = row.getBoundingClientRect();
        return [row.innerText, [box.top, box.bottom]];
    }).filter(([, box]) => box[1] > top + 1 && box[0] < bottom - 1));
    const before = places();
    window.still = { frames: 0, moved: 0, lost: 0, rows: before.size };
    const look = () => {
        const now = places();
        still.frames += 1;
        for (const [text, [place]] of before) {
            if (!now.has(text)) still.lost += 1;
            else still.moved = Math.max(still.moved, Math.abs(now.get(text)[0] - place));
        }
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", [PHONE, {"viewport": {"width": 1280, "height": 800}}], ids=["390", "1280"])
@pytest.mark.parametrize(("place", "delay"), [(1500, 0.0), (1500, 0.5), (100_000, 0.5)])
def test_what_is_seen_stays_where_it_is_while_another_server_takes_over(distant, open_page, options, place, delay):
    first = Gallery("--port", "0")
    network = distant(0, first)
    page = open_page("/inbox", url=network.url, **options)
    page.page.evaluate(f"() => diffable.viewport.scrollTo({place})")
    page.page.wait_for_url("**at=*")
    # The end is known once the rows there are.
    page.page.evaluate(f"() => diffable.viewport.scrollTo({place})")
    page.wait_for_server()
    page.wait_for_server()
    page.page.evaluate(STILLNESS)
    network.delay = delay
    with restarted(first):
        page.page.wait_for_function("() => !diffable.isConnected")
        page.page.wait_for_function("() => diffable.isConnected")
        page.wait_for_server()
        page.wait_for_server()
        still = page.page.evaluate("() => still")
        assert still["rows"] > 4 and still["lost"] == 0
        assert still["moved"] <= 2


@pytest.mark.exhaustive
@pytest.mark.parametrize("begin", ["row", "button"])
def test_what_was_given_right_before_a_reload_is_done_though_it_arrives_after_that(distant, own, open_page, begin):
    network = distant(0, own)
    reminders = open_page("/reminders", url=network.url)
    if begin == "row":
        reminders.row("Pack a hat").focus()
        reminders.page.keyboard.press("F2")
    else:
        reminders.button("New Reminder").click()
    field = reminders.page.locator(".text-field")
    expect(field).to_be_focused()
    field.fill("Pack two hats")
    # The text is on its way while the next page is served at once.
    network.held = network.socket
    field.press("Enter")
    reminders.page.reload()
    reminders.wait_for_rows()
    expect(reminders.row("Pack two hats")).to_have_count(1)
    network.held = None
    reminders.wait_for_server()
    expect(reminders.row("Pack two hats")).to_have_count(1)
    reminders.wait_for_status("60 reminders" if begin == "row" else "61 reminders")
    # What is done from then on is as new as ever.
    reminders.page.get_by_role("switch", name="Notify me: Wax the boots").click()
    expect(reminders.page.get_by_role("switch", name="Notify me: Wax the boots")).to_be_checked()


@pytest.mark.exhaustive
@pytest.mark.parametrize("is_quick", [False, True], ids=["later", "at-once"])
def test_what_was_typed_right_before_a_step_back_belongs_to_where_it_was_typed(
    directory, distant, browse, open_page, is_quick  # noqa: F811
):
    """Nothing the server says of it comes before the browser is elsewhere."""
    network = distant(server=browse(directory))
    files = open_page("/", url=network.url)
    page = files.page
    files.row("docs").locator(".text").dblclick()
    expect(page).to_have_url(re.compile("/docs$"))
    expect(files.row("inner")).to_be_visible()
    network.holds = True
    files.search.press_sequentially("dee")
    page.go_back()
    if not is_quick:
        network.holds = False
        expect(files.row("docs")).to_be_visible()
        expect(files.search).to_have_value("")
        expect(page).to_have_url(re.compile(r"/\?selected=docs$"))
    page.go_forward()
    network.holds = False
    expect(page).to_have_url(re.compile(r"/docs\?.*=dee$"))
    expect(files.search).to_have_value("dee")
    expect(files.row("deep.txt")).to_be_visible()
    # Nothing is a step further.
    page.go_back()
    expect(page).to_have_url(re.compile(r"/\?selected=docs$"))
    expect(files.row("docs")).to_be_visible()
    expect(files.search).to_have_value("")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox's driver waits for the way back to an empty page without end")
def test_what_was_typed_right_before_the_page_is_left_is_there_on_the_way_back(distant, open_page):
    network = distant()
    mountains = open_page("/mountains", url=network.url)
    mountains.page.goto("about:blank")
    mountains.page.goto(f"{network.url}mountains")
    mountains.wait_for_rows()
    network.holds = True
    mountains.search.press_sequentially("mo")
    mountains.page.go_back()
    assert mountains.page.url == "about:blank"
    network.holds = False
    mountains.page.go_forward()
    expect(mountains.page).to_have_url(re.compile(r"q=mo\b"))
    expect(mountains.search).to_have_value("mo")
