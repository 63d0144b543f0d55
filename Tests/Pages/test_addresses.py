"""Every page has an address: reload, Back, forward and a shared link lead back to what was shown."""

import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from sampling import sampled
from test_axe import PAGES


@pytest.mark.parametrize("path", sampled(["/mountains", "/emoji", "/million"]))
def test_every_page_leads_back_to_the_index(open_page, path):
    page = open_page(path).page
    page.get_by_role("link", name="Back to Gallery").click()
    expect(page.get_by_role("heading", name="Gallery")).to_be_visible()


@pytest.mark.exhaustive
def test_all_pages_and_what_is_pushed_onto_them_lead_back_to_the_index(open_page):
    index = open_page("/", expect=False)
    page = index.page
    home = page.url
    for path in PAGES:
        page.goto(home.rstrip("/") + path)
        page.wait_for_function("() => window.diffable?.isConnected && !diffable.isBusy"
            + " && (diffable.topRows.length > 0 || document.querySelector('.unavailable'))")
        # A screen in front may come after the rows behind it.
        index.wait_for_server()
        # What stands in front of a page leads to that first.
        for _ in range(path.count("/")):
            before = page.url
            page.locator(".back:not([inert] *, [hidden])").click()
            page.wait_for_function("(before) => location.href !== before", arg=before)
            if page.url == home:
                break
        assert page.url == home, path


def test_search_and_order_are_in_the_address_and_come_back(open_page):
    mountains = open_page("/mountains")
    mountains.search.fill("mont blanc")
    mountains.page.get_by_role("radio", name="Name").click()
    mountains.wait_for_status("2 mountains")
    expect(mountains.page).to_have_url(re.compile(r"/mountains\?(?=.*q=mont\+blanc)(?=.*sort=name)"))
    url = mountains.page.url
    # A visitor whom the link was sent to.
    other = open_page(url[url.index("/mountains"):])
    other.wait_for_status("2 mountains")
    assert other.search.input_value() == "mont blanc"
    expect(other.page.get_by_role("radio", name="Name")).to_be_checked()
    mountains.page.reload()
    mountains.wait_for_rows()
    mountains.wait_for_status("2 mountains")
    assert mountains.search.input_value() == "mont blanc"
    expect(mountains.page.get_by_role("radio", name="Name")).to_be_checked()


# In the moment in which the answer is shown: the address is written a little later.
RELOAD = """() => new Promise((resolve) => {
    const before = diffable.version;
    const look = () => {
        if (diffable.version === before) return requestAnimationFrame(look);
        resolve(location.search);
        location.reload();
    };
    [...document.querySelectorAll('[role=radio]')].find((one) => one.textContent === 'Name').click();
    look();
})"""


@pytest.mark.exhaustive
def test_a_reload_just_after_an_answer_finds_what_was_answered(open_page):
    mountains = open_page("/mountains")
    with mountains.page.expect_event("load"):
        assert mountains.page.evaluate(RELOAD) == ""
    mountains.wait_for_rows()
    expect(mountains.page.get_by_role("radio", name="Name")).to_be_checked()
    expect(mountains.page).to_have_url(re.compile("sort=name"))


def test_the_place_comes_back_after_a_reload_and_by_a_link(open_page):
    mountains = open_page("/mountains")
    mountains.page.evaluate("() => diffable.viewport.scrollTo(5011)")
    mountains.page.wait_for_function("() => diffable.rows.some((row) => row.frame[1] > 5700)")
    expect(mountains.page).to_have_url(re.compile("at="))
    top = mountains.visible_texts()
    url = mountains.page.url
    mountains.page.reload()
    mountains.wait_for_rows()
    mountains.page.wait_for_function("() => Math.abs(diffable.viewport.y - 5011) <= 1")
    mountains.settle()
    assert mountains.visible_texts() == top
    other = open_page(url[url.index("/mountains"):])
    other.page.wait_for_function("() => Math.abs(diffable.viewport.y - 5011) <= 1")


@pytest.mark.exhaustive
def test_back_from_the_index_finds_search_and_place(open_page):
    mountains = open_page("/mountains")
    mountains.page.get_by_role("radio", name="Name").click()
    mountains.search.fill("mo")
    mountains.page.wait_for_function("() => diffable.rows.length > 3 && document.querySelector('#status').textContent !== '500 mountains'")
    mountains.settle()
    mountains.page.evaluate("() => diffable.viewport.scrollTo(400)")
    expect(mountains.page).to_have_url(re.compile(r"\?(?=.*q=mo)(?=.*sort=name)(?=.*at=)"))
    names = mountains.visible_texts()
    mountains.page.get_by_role("link", name="Back to Gallery").click()
    expect(mountains.page.get_by_role("heading", name="Gallery")).to_be_visible()
    mountains.page.go_back()
    mountains.wait_for_rows()
    mountains.page.wait_for_function("() => Math.abs(diffable.viewport.y - 400) <= 1")
    assert mountains.search.input_value() == "mo"
    expect(mountains.page.get_by_role("radio", name="Name")).to_be_checked()
    mountains.settle()
    assert mountains.visible_texts() == names


def test_a_reload_keeps_what_was_edited(open_page):
    reminders = open_page("/reminders")
    reminders.button("New Reminder").click()
    expect(reminders.page.get_by_role("textbox")).to_be_focused()
    reminders.page.keyboard.type("Fill the bottles")
    reminders.page.keyboard.press("Enter")
    reminders.page.get_by_role("switch", name="Notify me: Wax the boots").click()
    reminders.button("Edit").click()
    expect(reminders.page.locator(".toast")).to_be_visible()
    reminders.page.reload()
    reminders.wait_for_rows()
    # What was of the moment is over; editing goes on.
    expect(reminders.page.locator(".toast")).to_have_count(0)
    reminders.button("Done").click()
    reminders.wait_for_status("61 reminders")
    expect(reminders.button("New Reminder")).to_be_visible()


@pytest.mark.exhaustive
def test_a_reload_keeps_what_is_being_typed_into_a_row(open_page):
    reminders = open_page("/reminders")
    reminders.button("New Reminder").click()
    expect(reminders.page.get_by_role("textbox")).to_be_focused()
    reminders.page.keyboard.type("Fill the bottles")
    reminders.page.reload()
    reminders.wait_for_rows()
    reminders.wait_for_status("61 reminders")
    expect(reminders.row("Fill the bottles")).to_be_visible()


@pytest.mark.parametrize(
    "path",
    [
        "/nothing", "/%ff", "/nothing/", "//nothing/", "/..%2f", "/-/x",
        pytest.param("/wifi/" + 5000 * "a", id="long"), pytest.param("/wifi" + 70 * "/a", id="deep"),
    ],
)
def test_what_is_not_there_is_said_with_a_way_out(browser, gallery, path):
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(gallery.url.rstrip("/") + path)
    assert caught.value.code == 404
    document = caught.value.read().decode()
    assert '<a href="/">' in document and "<html" in document


@pytest.mark.parametrize(
    "path, place",
    sampled([
        ("/mountains/kilimanjaro", "/mountains/Kilimanjaro"), ("/mountains/everest", "/mountains/Mount%20Everest"),
        ("/letters/mont-blanc", "/letters/Mont%20Blanc"), ("/emoji/red-apple", "/emoji/1f34e"),
        ("/reminders/wax-the-boots", "/reminders/1"), ("/catalogue/Two%20Columns", "/catalogue/two-columns"),
        ("/Mountains/K2", "/mountains/K2"), ("/mountains/K2/", "/mountains/K2"),
        ("//mountains//K2", "/mountains/K2"), ("/inbox//?q=trail", r"/inbox\?q=trail"),
    ], 2),
)
def test_an_address_written_by_hand_leads_to_what_was_meant(gallery, open_page, path, place):
    page = open_page(path, expect=False, prepare=lambda page: page.goto(f"{gallery.url}wifi"))
    expect(page.page).to_have_url(re.compile(f"{place}$"))
    expect(page.page.locator(".toast")).to_have_count(0)
    page.page.go_back()
    expect(page.page).to_have_url(re.compile("/wifi$"))


@pytest.mark.parametrize("path", ["//", "///?q=k2"])
def test_slashes_alone_lead_to_the_list_of_all_pages(gallery, path):
    with urllib.request.urlopen(gallery.url.rstrip("/") + path) as answer:
        assert answer.url.split("?")[0] == gallery.url


def test_what_is_not_there_offers_the_page_above(gallery):
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(gallery.url.rstrip("/") + "/mountains" + 70 * "/a")
    assert '<a href="/mountains">Mountain Search</a>' in caught.value.read().decode()


def test_an_address_that_leads_nowhere_says_so_and_shows_the_page(open_page):
    page = open_page("/inbox/%00", expect=False)
    expect(page.page).to_have_url(re.compile(r"/inbox$"))
    page = open_page("/mountains/nowhere?q=k2&sort=by+smell&at=%00~9", expect=False)
    expect(page.page.locator(".toast")).to_contain_text("This page can’t be found.")
    page.wait_for_status("1 mountain")
    expect(page.page).to_have_url(re.compile(r"/mountains\?q=k2"))


@pytest.mark.exhaustive
def test_open_parents_and_the_place_come_back_by_reload_link_back_and_forward(open_page):
    emoji = open_page("/emoji")
    emoji.row("Nature").click()
    expect(emoji.row("Monkey face")).to_be_visible()
    emoji.settle()
    expect(emoji.page).to_have_url(re.compile("open=Nature"))
    emoji.page.evaluate("() => diffable.viewport.scrollTo(900)")
    expect(emoji.page).to_have_url(re.compile("at="))
    top, url = emoji.visible_texts(), emoji.page.url
    place = emoji.place(top[4])

    def is_there(page):
        # Heights above are guessed by those who have not seen them: what counts is what stands where.
        page.page.wait_for_function(
            """([text, y]) => diffable.rows.some((row) => row.text === text
                && Math.abs(row.frame[1] - diffable.viewport.y + diffable.viewport.scroller.getBoundingClientRect().y - y) <= 1)""",
            arg=[top[4], place[1]])
        page.settle()
        assert page.visible_texts()[1:-1] == top[1:-1]

    emoji.page.reload()
    emoji.wait_for_rows()
    is_there(emoji)
    other = open_page(url[url.index("/emoji"):])
    is_there(other)
    # Past a detail, and back; forward, and back again.
    box = other.row(top[4]).bounding_box()
    # A click by the row's name may scroll it to another place first.
    other.page.mouse.click(box["x"] + 200, box["y"] + 20)
    way_back = other.page.get_by_role("button", name="Back to Emoji Explorer")
    way_back.click()
    expect(way_back).to_have_count(0)
    is_there(other)
    other.page.go_forward()
    expect(way_back).to_be_visible()
    other.page.go_back()
    expect(way_back).to_have_count(0)
    is_there(other)


def test_forward_right_after_back_is_where_it_was_and_no_step_further(open_page):
    wifi = open_page("/wifi")
    wifi.page.get_by_role("button", name=re.compile("More Info")).nth(3).click()
    network = wifi.page.locator(".screen.presented")
    expect(wifi.page).to_have_url(re.compile("/wifi/."))
    written = wifi.page.evaluate(
        """async () => {
            const written = [];
            for (const name of ['pushState', 'replaceState']) {
                const write = history[name].bind(history);
                history[name] = (state, title, url) => {
                    written.push(`${name} ${url}`);
                    write(state, title, url);
                };
            }
            const gone = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
            for (const step of ['back', 'forward']) {
                const arrival = gone();
                history[step]();
                await arrival;
            }
            await diffable.ping();
            await diffable.ping();
            return written;
        }"""
    )
    assert written == []
    expect(network).to_have_count(1)
    wifi.page.go_back()
    expect(network).to_have_count(0)
    assert wifi.page.url.endswith("/wifi")


@pytest.mark.parametrize("path", sampled(["/sort", "/row-animations"]))
def test_the_end_of_a_list_is_found_again_by_reload_link_and_back(open_page, gallery, path):
    window = {"viewport": {"width": 600, "height": 420}}
    page = open_page(path, **window)
    page.page.evaluate("() => diffable.viewport.scrollTo(10000)")
    page.page.wait_for_function("() => location.search.includes('at=')")
    end = page.y
    is_there = "(end) => window.diffable?.isConnected && Math.abs(diffable.viewport.y - end) < 1"
    assert end > 20
    url = page.page.url
    page.page.reload()
    page.page.wait_for_function(is_there, arg=end)
    page.page.goto(gallery.url)
    page.page.go_back()
    page.page.wait_for_function(is_there, arg=end)
    other = open_page(url[url.index(path):], **window)
    other.page.wait_for_function(is_there, arg=end)
    expect(other.page).to_have_url(url)


@pytest.mark.exhaustive
def test_what_stands_behind_a_sheet_is_where_it_was_after_a_reload(open_page):
    mountains = open_page("/mountains/K2", viewport={"width": 390, "height": 844})
    page = mountains.page
    page.evaluate("() => diffable.topViewport.scrollTo(400)")
    page.wait_for_function("() => location.search.includes('at=')")
    page.get_by_role("button", name="Share").last.click()
    expect(page).to_have_url(re.compile("/sheet$"))
    page.reload()
    expect(page.locator(".presented.sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".presented.sheet")).to_have_count(0)
    assert abs(page.evaluate("() => diffable.topViewport.told") - 400) <= 1


@pytest.mark.exhaustive
def test_headings_that_are_open_are_in_the_link(open_page):
    chapters = open_page("/chapters")
    # A press anywhere on a heading opens it, and so does Return.
    chapters.row("The Sky").click()
    expect(chapters.row("Clouds")).to_be_visible()
    chapters.row("The Shore").press("Enter")
    expect(chapters.row("Dunes")).to_be_visible()
    expect(chapters.page).to_have_url(re.compile("open=.*Shore"))
    url = chapters.page.url
    other = open_page(url[url.index("/chapters"):])
    expect(other.row("Clouds")).to_be_visible()
    expect(other.row("Dunes")).to_be_visible()
    # It was nothing to be undone.
    other.page.keyboard.press("Control+z")
    expect(other.row("Clouds")).to_be_visible()


@pytest.mark.exhaustive
def test_a_page_without_names_comes_back_to_its_place(open_page):
    lanes = open_page("/lanes")
    lanes.page.evaluate("() => diffable.viewport.scrollTo(200)")
    expect(lanes.page).to_have_url(re.compile("at="))
    url = lanes.page.url
    other = open_page(url[url.index("/lanes"):])
    other.page.wait_for_function("() => Math.abs(diffable.viewport.y - 200) <= 1")


@pytest.mark.exhaustive
def test_arrows_back_take_no_step_further(open_page):
    # A shared link leads to a mountain; what is behind it takes its place.
    page = open_page("/mountains/K2").page
    steps = page.evaluate("() => history.length")
    page.get_by_role("button", name="Back to Mountain Search").click()
    expect(page).to_have_url(re.compile("/mountains$"))
    assert page.evaluate("() => history.length") == steps
    # The list of all pages is where it was.
    page.goto(page.url.replace("/mountains", "/"))
    # Firefox, as it is driven here, brings a link to the middle before it is pressed.
    page.evaluate("() => scrollTo(0, 500)")
    page.get_by_role("link", name="Mountains A–Z").click()
    expect(page.get_by_role("heading", name="Mountains A–Z")).to_be_visible()
    steps = page.evaluate("() => history.length")
    page.get_by_role("link", name="Back to Gallery").click()
    expect(page.get_by_role("heading", name="Gallery")).to_be_visible()
    page.wait_for_function("() => scrollY > 300")
    assert page.evaluate("() => history.length") == steps


@pytest.mark.parametrize("path, name, distance", [
    # With another query, which is shown from its top otherwise.
    ("/mountains?q=mont&at=Mont+Maudit~-10", "Mont Maudit", -10),
    # A row that is higher than anybody guessed, most of which is beyond the edge.
    ("/reorder?at=0.1~-47", "Old Bridge", -47),
])
def test_a_link_leads_to_its_place_exactly(open_page, path, name, distance):
    page = open_page(path, viewport={"width": 390, "height": 500})
    page.page.wait_for_function(
        """([name, distance]) => diffable.rows.some((row) => row.text === name
            && Math.abs(row.frame[1] - diffable.viewport.y - distance) <= 1)""",
        arg=[name, distance], timeout=5000)


def test_a_page_shows_nothing_of_where_the_link_of_another_visitor_led(open_page, start_server):
    url = start_server().url
    other = open_page("/inbox", url=url)
    other.page.goto(other.page.url + "/17")
    other.page.wait_for_function("() => window.diffable?.isConnected && diffable.topRows.length > 0")
    other.page.close()
    page = open_page("/inbox", url=url)
    page.settle()
    assert page.page.url.endswith("/inbox")
    assert page.page.evaluate("() => diffable.viewport.y") == 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, row", sampled([("/mountains/K2", "Kilimanjaro"), ("/mountains", "K2"), ("/catalogue", "Grid"), ("/letters", "Aconcagua")]))
def test_the_middle_button_and_the_control_key_open_a_row_in_another_tab(open_page, path, row):
    page = open_page(path)
    line = page.page.locator(".main-pane .row").filter(has=page.page.get_by_text(row, exact=True)).last
    for press in [{"button": "middle"}, {"modifiers": ["ControlOrMeta"]}]:
        with page.page.context.expect_page() as opened:
            line.click(**press)
        tab = opened.value
        tab.wait_for_url(f"**{path}/*")
        expect(tab.get_by_role("heading", name=row, level=1)).to_be_visible()
        tab.close()
    # The page stays where it is.
    assert page.page.url.split("?")[0].endswith(path)
    expect(page.page.locator(".screen.presented")).to_have_count(path.count("/") - 1)


@pytest.mark.exhaustive
def test_a_menu_opens_a_row_in_another_tab_and_a_row_without_an_address_has_no_such_action(open_page):
    emoji = open_page("/emoji")
    tabs = len(emoji.page.context.pages)
    emoji.row("People").click()
    # What this opened would be the first to be there.
    emoji.row("Smileys").click(button="middle")
    emoji.line("Waving hand").first.click(button="right")
    with emoji.page.context.expect_page() as opened:
        emoji.page.get_by_role("menuitem", name="Open in New Tab").click()
    expect(opened.value.get_by_role("heading", name="Waving hand", level=1)).to_be_visible()
    assert len(emoji.page.context.pages) == tabs + 1
    opened.value.close()


@pytest.mark.exhaustive
def test_a_step_to_what_is_gone_is_said_and_taken_back_at_once(open_page):
    reminders = open_page("/reminders")
    page = reminders.page
    page.evaluate("() => history.pushState({ isStep: true, from: '/reminders', depth: 1 }, '', '/reminders/9999')")
    page.evaluate("() => history.back()")
    page.wait_for_url("**/reminders")
    reminders.wait_for_server()
    here = page.evaluate("""async () => {
        diffable.viewport.scrollTo(400);
        while (!location.search.includes('at=')) await new Promise((resolve) => setTimeout(resolve, 5));
        const arrival = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        history.forward();
        await arrival;
        // Rows whose places have to be told first are told with the first one.
        await diffable.ping();
        await diffable.ping();
        return location.pathname;
    }""")
    assert here == "/reminders"
    expect(page.locator(".toast")).to_contain_text("This page can’t be found.")


# What the page shows after each message of the server, at once, and the address that it was told by then.
LOGS = """(() => {
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    window.shownAt = [];
    window.late = [];
    let told;
    const all = [];
    const here = () => JSON.stringify([
        location.pathname.split('/').slice(2).map(decodeURIComponent), [...new URLSearchParams(location.search)].filter(([name]) => name !== 'at'),
    ]);
    const note = ({ data }) => {
        const { address } = JSON.parse(data);
        if (address) {
            const number = all.push(told = JSON.stringify([address.path, address.state])) - 1;
            // By then it is in the page's own address, or one that was told since.
            setTimeout(() => { if (!all.slice(number).includes(here())) window.late.push([told, here()]); }, 100);
        }
        const rows = [...document.querySelectorAll('#rows > .row:not(.leaving)')].slice(0, 8).map((row) => row.textContent);
        const titles = [...document.querySelectorAll('h1, .status')].map((one) => one.textContent);
        window.shownAt.push([told, JSON.stringify([rows, titles])]);
    };
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
        set(listener) { set.call(this, (event) => { listener(event); note(event); }); },
    });
})();"""


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "path, deeds, ends",
    [
        (
            "/mountains",
            [
                lambda page: page.page.get_by_role("radio", name="Name").click(),
                lambda page: page.search.focus(),
                lambda page: page.page.get_by_role("radio", name="Volcanoes").click(),
                lambda page: page.search.press_sequentially("mo"),
            ],
            r"(?=.*sort=name)(?=.*volcanoes.*mo)",
        ),
        ("/emoji", [lambda page: page.row("Nature").click(), lambda page: page.row("People").click()], r"open=.*People"),
    ],
    ids=["search", "outline"],
)
def test_an_address_comes_with_the_rows_that_it_leads_to(open_page, path, deeds, ends):
    page = open_page(path, prepare=lambda page: page.add_init_script(LOGS))
    page.page.evaluate("() => diffable.ping()")
    page.page.evaluate("() => { shownAt = [shownAt.at(-1)] }")
    for deed in deeds:
        deed(page)
    page.page.wait_for_function("(end) => new RegExp(end).test(location.href)", arg=ends)
    page.wait_for_server()
    # From one message to the next both change, or neither does.
    shown = page.page.evaluate("() => shownAt")
    changes = [(former, one) for former, one in zip(shown, shown[1:]) if former != one]
    assert len(changes) >= 2
    for former, one in changes:
        assert former[0] != one[0], (former, one)
    # The last one has its time as well.
    assert page.page.evaluate("() => new Promise((resolve) => setTimeout(() => resolve(late), 110))") == []
