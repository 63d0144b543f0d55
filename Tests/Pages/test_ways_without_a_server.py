"""Back, forward and links while the server hangs or is gone."""

import signal

import pytest
from playwright.sync_api import expect
from sampling import sampled
from serving import go_on, hang
from touch import PHONE


@pytest.mark.exhaustive
def test_who_leaves_before_a_text_is_saved_is_asked(start_server, open_page):
    server = start_server()
    page = open_page("/reminders", url=server.url)
    asked = []
    page.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
    page.row("Buy bread").locator(".text").click()
    page.page.locator(".text-field").fill("Buy more bread")
    hang(server)
    page.page.keyboard.press("Enter")
    expect(page.page.locator("body.waiting")).to_have_count(1)
    with page.page.expect_event("dialog"):
        page.page.evaluate("() => { setTimeout(() => location.reload()); }")
    assert asked == ["beforeunload"]
    go_on(server)
    expect(page.row("Buy more bread")).to_be_visible()
    expect(page.page.locator("body.waiting")).to_have_count(0)
    page.page.reload()
    expect(page.row("Buy more bread")).to_be_visible()
    assert asked == ["beforeunload"]


@pytest.mark.parametrize("goes_on", sampled([True, False]))
@pytest.mark.parametrize("is_known", sampled([True, False]))
@pytest.mark.exhaustive
def test_back_leads_back_without_a_connection_and_forward_is_refused(start_server, open_page, is_known, goes_on):
    server = start_server()
    page = open_page("/mountains", url=server.url, **PHONE).page
    page.locator(".row", has_text="Lhotse").first.tap()
    page.wait_for_url("**/mountains/Lhotse")
    expect(page.locator(".screen.push")).to_have_count(1)
    if goes_on:
        hang(server)
    else:
        server.end(signal.SIGKILL)
        page.wait_for_function("() => !diffable.isConnected")
    if is_known:
        expect(page.locator("#note")).to_be_visible()
        # What is done in the lower bar is not done, and looks so.
        expect(page.locator(".toolbar button, .controls button").last).to_have_css("opacity", "0.5")
    page.evaluate("() => history.back()")
    page.wait_for_url("**/mountains")
    expect(page.locator(".screen.push")).to_have_count(0)
    expect(page.get_by_role("heading", name="Mountain Search", level=1)).to_be_visible()
    assert page.title().startswith("Mountain Search")
    expect(page.locator("#note")).to_be_visible()
    expect(page.locator("#note")).not_to_contain_text("not done")
    # What is not on the page any more can't be shown, and the address goes back at once.
    page.evaluate("() => history.forward()")
    expect(page.locator("#note")).to_contain_text("That was not done.")
    page.wait_for_url("**/mountains")
    if goes_on:
        go_on(server)
    else:
        start_server("--port", str(server.port))
    page.evaluate("() => { window.came = 0; new MutationObserver(() => { came += document.querySelectorAll('.screen.push').length; })"
                  ".observe(document.body, { childList: true }); }")
    page.wait_for_function("() => diffable.isConnected && document.getElementById('note').hidden", timeout=20_000)
    page.evaluate("() => diffable.ping()")
    assert page.evaluate("() => came") == 0
    expect(page.get_by_role("heading", name="Mountain Search", level=1)).to_be_visible()
    page.evaluate("() => history.forward()")
    expect(page.get_by_role("heading", name="Lhotse", level=1)).to_be_visible()
    page.wait_for_url("**/mountains/Lhotse")


@pytest.mark.exhaustive
@pytest.mark.parametrize("viewport", sampled([{"width": 390, "height": 844}, {"width": 1280, "height": 800}]))
def test_steps_back_without_a_connection_are_taken_in_order_by_the_same_server(start_server, open_page, viewport):
    server = start_server()
    page = open_page("/inbox", url=server.url, viewport=viewport).page
    page.locator(".row", has_text="Question no. 29").first.click()
    page.get_by_role("button", name="Reply").click()
    page.wait_for_url("**/inbox/29/reply")
    message = page.get_by_role("textbox", name="Message")
    expect(message).to_be_focused()
    hang(server)
    message.fill("Yes")
    expect(page.locator("#note")).to_be_visible()
    for place, others in (("**/inbox/29", 1), ("**/inbox", 0)):
        page.evaluate("() => history.back()")
        page.wait_for_url(place)
        expect(page.locator(".screen.presented")).to_have_count(others)
    go_on(server)
    expect(page.locator("#note")).to_be_hidden()
    page.evaluate("() => diffable.ping()")
    expect(page.locator(".screen.presented")).to_have_count(0)
    assert page.url.split("?")[0].endswith("/inbox")
    # What was done is told: the server shows the letter again where that is asked for.
    page.locator(".row", has_text="Question no. 29").first.click()
    page.wait_for_url("**/inbox/29")
    expect(page.locator(".screen.presented")).to_have_count(1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("delay", [-1, 0, 0.01, 0.1])
def test_back_to_a_folder_leads_there_where_the_server_is_started_again_in_that_moment(start_server, open_page, tmp_path, delay):
    (tmp_path / "one/two").mkdir(parents=True)
    server = start_server("browse", str(tmp_path), "--port", "0")
    files = open_page("/", url=server.url, expect=False)
    expect(files.row("one")).to_be_visible()
    for name in ("one", "two"):
        files.row(name).dblclick()
        files.page.wait_for_url(f"**/{name}")
        if name == "one":
            expect(files.row("two")).to_be_visible()
    files.page.evaluate("""() => {
        window.said = [];
        new MutationObserver(() => said.push(document.querySelector('#note span').textContent))
            .observe(document.getElementById('note'), { subtree: true, childList: true, characterData: true });
    }""")
    if delay < 0:
        hang(server)
    files.page.evaluate("() => history.back()")
    files.page.wait_for_timeout(1000 * max(delay, 0.005))
    server.end(signal.SIGKILL)
    start_server("browse", str(tmp_path), "--port", str(server.port))
    expect(files.row("two")).to_be_visible()
    assert files.page.evaluate("() => location.pathname") == "/one"
    files.page.wait_for_function("() => diffable.isConnected && said.length > 0")
    files.settle()
    assert "not done" not in "".join(files.page.evaluate("() => said"))
    files.page.evaluate("() => history.back()")
    expect(files.row("one")).to_be_visible()
    assert files.page.evaluate("() => location.pathname") == "/"


@pytest.mark.exhaustive
def test_who_was_sent_a_link_leaves_by_the_button_without_a_connection(start_server, open_page):
    server = start_server()
    page = open_page("/mountains/Lhotse", url=server.url, expect=False, **PHONE).page
    # The title is there before the screen.
    expect(page.locator(".screen.presented .row").first).to_be_visible()
    server.end(signal.SIGKILL)
    expect(page.locator("#note")).to_contain_text("Not connected.")
    page.get_by_role("button", name="Back to Mountain Search").tap()
    page.wait_for_url("**/mountains")
    expect(page.locator(".screen.presented")).to_have_count(0)
    start_server("--port", str(server.port))
    expect(page.locator("#note")).to_be_hidden(timeout=20_000)
    page.evaluate("() => diffable.ping()")
    expect(page.locator(".screen.presented")).to_have_count(0)
    assert page.url.split("?")[0].endswith("/mountains")
