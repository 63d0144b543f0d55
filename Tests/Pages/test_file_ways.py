"""The ways through folders and files: opened, found, by addresses, and back."""

import re

import pytest
from playwright.sync_api import expect

from filepage import browse, directory, files, toggle  # noqa: F401  (fixtures)
from filework import bottom, mine, work  # noqa: F401  (fixtures)
from sampling import sampled
from test_keys import as_on_a_mac
from touch import PHONE


def test_enter_and_double_click_open_folders_and_back_returns(work):
    height = "() => document.querySelector('.bar').getBoundingClientRect().height"
    before = work.page.evaluate(height)
    work.row("docs").locator(".text").dblclick()
    expect(work.row("readme.md")).to_be_visible()
    expect(work.page).to_have_url(re.compile(r"/docs$"))
    assert work.page.evaluate(height) == before
    work.row("inner").locator(".text").click()
    work.page.keyboard.press("Enter")
    expect(work.row("deep.txt")).to_be_visible()
    expect(work.page).to_have_url(re.compile(r"/docs/inner(\?|$)"))
    work.row("deep.txt").locator(".text").click()
    work.page.keyboard.press("Enter")
    expect(work.page.locator(".screen.presented .title")).to_have_text("deep.txt")
    work.page.go_back()
    expect(work.row("deep.txt")).to_be_focused()
    path = work.page.get_by_role("navigation", name="Folder")
    expect(path.get_by_role("button")).to_have_count(2)
    work.page.go_back()
    expect(work.row("readme.md")).to_be_visible()
    work.page.go_forward()
    expect(work.row("deep.txt")).to_be_visible()
    work.page.reload()
    expect(work.row("deep.txt")).to_be_visible()
    path.get_by_role("button").first.click()
    expect(work.row("big.bin")).to_be_visible()


@pytest.mark.exhaustive
def test_back_leads_to_the_folder_one_was_in(work, mine):
    """By the browser's button, by the one in the bar, and by the path."""
    way_back = work.page.locator("#root > .bar .back")
    title = work.page.locator("#title")
    expect(way_back).to_be_hidden()
    start = title.bounding_box()["x"]
    for leave in [
        work.page.go_back,
        way_back.click,
        lambda: work.page.get_by_role("navigation", name="Folder").get_by_role("button").first.click(),
    ]:
        for name in ["docs", "empty"]:
            work.row(name).locator(".text").dblclick()
            expect(work.page).to_have_url(re.compile(rf"/{name}$"))
            expect(way_back).to_have_accessible_name(f"Back to {mine.name}")
            # It stands before the path, and the title where it did.
            assert title.bounding_box()["x"] == start
            back, path = (work.page.locator(one).bounding_box() for one in ("#root > .bar .back", ".path-bar"))
            assert back["y"] >= bottom(title) - 4 and back["x"] + back["width"] <= path["x"] + 8
            expect(work.row("big.bin")).to_have_count(0)
            leave()
            expect(work.row(name)).to_be_focused()
            expect(work.row(name)).to_have_attribute("aria-selected", "true")
            expect(way_back).to_be_hidden()
    assert work.page.evaluate("history.length") < 12, "the way back is no step further"


@pytest.mark.exhaustive
def test_what_is_told_of_a_folder_ends_with_it(work):
    work.row("big.bin").locator(".text").click()
    work.button("Copy Path").click()
    expect(work.page.locator(".toast:not([inert])")).to_contain_text("Path copied")
    work.row("docs").locator(".text").dblclick()
    expect(work.row("inner")).to_be_visible()
    expect(work.page.locator(".toast:not([inert])")).to_have_count(0, timeout=1000)


@pytest.mark.exhaustive
def test_a_folder_is_read_from_its_first_row(work):
    work.row("docs").locator(".text").click()
    work.page.keyboard.press("ArrowDown")
    work.page.keyboard.press("Enter")
    expect(work.page).to_have_url(re.compile(r"/empty"))
    work.page.go_back()
    expect(work.row("empty")).to_be_focused()
    work.row("docs").locator(".text").dblclick()
    expect(work.row("inner")).to_be_focused()


@pytest.mark.exhaustive
def test_what_an_address_selects_is_selected_once_the_folder_is_read(mine, browse, open_page):  # noqa: F811
    work = open_page("/docs?selected=readme.md", url=browse(mine).url)
    expect(work.row("readme.md")).to_have_attribute("aria-selected", "true")
    expect(work.page).to_have_url(re.compile(r"selected=readme"))


@pytest.mark.exhaustive
def test_what_an_address_selects_is_not_selected_where_a_finger_opens_rows(mine, browse, open_page):  # noqa: F811
    """A desk's address, on a tablet."""
    tablet = {**PHONE, "viewport": {"width": 820, "height": 1180}, "screen": {"width": 820, "height": 1180}}
    work = open_page("/docs?selected=readme.md", url=browse(mine).url, **tablet)
    expect(work.row("readme.md")).to_be_visible()
    work.settle()
    expect(work.row("readme.md")).to_have_attribute("aria-selected", "false")
    expect(work.page).not_to_have_url(re.compile(r"selected"))


@pytest.mark.exhaustive
def test_on_a_telephone_a_folder_comes_from_the_side_and_goes_there(mine, browse, open_page, shot):  # noqa: F811
    work = open_page("/", url=browse(mine).url, **PHONE)
    left = work.page.locator(".left-place")
    left_edge = "() => document.querySelector('#root').getBoundingClientRect().left"
    # What is in front lies on the other with a shadow, which is not cut off.
    shade = "(one) => [getComputedStyle(one).boxShadow !== 'none', getComputedStyle(one).clipPath]"
    shaded = [True, "inset(0px -24px)"]
    work.play(0.05)
    work.row("docs").locator(".text").tap()
    expect(left.get_by_text("big.bin", exact=True)).to_be_attached()
    expect(work.page.locator("#root").get_by_text("readme.md")).to_be_attached()
    assert work.page.evaluate(left_edge) > 10
    # Where it is says nothing more of what is about to be seen from within.
    assert work.page.locator(".screen-caption:visible").count() == 0
    # The page is as wide as before: a telephone would zoom out.
    assert work.page.evaluate("() => document.documentElement.scrollWidth") == 390
    assert work.page.locator("#root").evaluate(shade) == shaded
    shot(work, "files-phone-push")
    work.play(20)
    expect(left).to_have_count(0)
    assert work.page.evaluate(left_edge) == 0
    work.play(0.05)
    work.page.locator("#root > .bar .back").tap()
    expect(left.get_by_text("readme.md")).to_be_attached()
    assert work.page.evaluate(left_edge) < -1
    assert left.evaluate(shade) == shaded
    shot(work, "files-phone-pop")
    work.play(20)
    expect(left).to_have_count(0)
    expect(work.row("docs")).to_be_visible()


@pytest.mark.exhaustive
def test_a_file_in_an_open_folder_has_an_address_and_back_leads_to_the_list(work, mine):
    (mine / "docs" / "a b.txt").write_text("Inside\n")
    work.row("docs").get_by_role("button", name="Expand").click()
    work.row("a b.txt").locator(".text").dblclick()
    expect(work.page.get_by_role("heading", name="a b.txt")).to_be_visible()
    expect(work.page).to_have_url(re.compile(r"/docs%2Fa%20b\.txt"))
    work.page.reload()
    expect(work.page.get_by_text("Inside")).to_be_visible()
    work.page.go_back()
    expect(work.page.get_by_role("heading", name="a b.txt")).to_have_count(0)
    expect(work.row("a b.txt")).to_be_visible()
    # Nobody gets out of the directory so.
    other = work.page.url.split("?")[0] + "docs%2F..%2F..%2F" + mine.name
    work.page.goto(other)
    expect(work.page.locator(".toast")).to_contain_text("This page can’t be found.")


@pytest.mark.exhaustive
def test_a_file_that_is_found_has_an_address_too(work):
    work.search.fill("deep")
    work.row("deep.txt").locator(".text").dblclick()
    expect(work.page.get_by_role("heading", name="deep.txt")).to_be_visible()
    work.page.go_back()
    expect(work.search).to_have_value("deep")
    expect(work.row("deep.txt")).to_be_visible()


@pytest.mark.exhaustive
def test_a_folder_that_is_found_opens_with_all_that_is_in_it(work):
    work.search.fill("docs")
    work.row("docs").locator(".text").dblclick()
    expect(work.page).to_have_url(re.compile(r"/docs$"))
    expect(work.row("readme.md")).to_be_visible()
    expect(work.search).to_have_value("")
    work.page.go_back()
    expect(work.search).to_have_value("docs")
    expect(work.row("big.bin")).to_have_count(0)
    expect(work.row("docs")).to_be_visible()


@pytest.mark.exhaustive
def test_from_a_folder_that_is_gone_a_button_leads_to_the_one_around_it(work, mine):
    around = mine / "one_of_holidays"
    (around / "short").mkdir(parents=True)
    work.row("one_of_holidays").locator(".text").dblclick()
    work.row("short").locator(".text").dblclick()
    expect(work.page).to_have_url(re.compile(r"/short$"))
    (around / "short").rmdir()
    expect(work.page.get_by_role("navigation", name="Places").locator(".row", has_text="short")).to_have_count(0)
    # However long a name is, a button is named by it in one piece.
    work.button("Go to “one_of_holidays”").click()
    expect(work.page).to_have_url(re.compile(r"/one_of_holidays$"))


@pytest.mark.exhaustive
def test_a_link_to_a_file_leads_to_it(mine, browse, open_page):  # noqa: F811
    work = open_page("/docs/readme.md", url=browse(mine).url, expect=False)
    expect(work.page.get_by_text("hello", exact=False)).to_be_visible()
    work.page.get_by_role("button", name="Back to docs").click()
    expect(work.row("readme.md")).to_be_visible()


@pytest.mark.exhaustive
def test_keys_lead_to_the_folder_around(work, mine):
    work.row("docs").locator(".text").dblclick()
    expect(work.row("inner")).to_be_visible()
    work.page.keyboard.press("Alt+ArrowUp")
    expect(work.row("docs")).to_have_attribute("aria-selected", "true")
    expect(work.row("docs")).to_be_focused()
    # From the first folder nothing leads on.
    path = work.page.url
    work.page.keyboard.press("Alt+ArrowUp")
    work.page.evaluate("() => diffable.ping()")
    assert work.page.url == path


@pytest.mark.exhaustive
def test_the_way_up_has_the_keys_of_each_system(mine, browse, open_page):  # noqa: F811
    """On a Mac, the Option key with an arrow leads to another row."""
    url = browse(mine).url
    for system, way, other in ((None, "Alt+ArrowUp", "Meta+ArrowUp"), (as_on_a_mac, "Meta+ArrowUp", "Alt+ArrowUp")):
        work = open_page("/docs", url=url, prepare=system)
        expect(work.page.get_by_role("link", name="Back to")).to_have_attribute("aria-keyshortcuts", way)
        for key in (other, "Alt+Meta+ArrowUp", way):
            expect(work.row("readme.md")).to_be_visible()
            work.page.keyboard.press(key)
            work.wait_for_server()
        expect(work.row("docs")).to_be_visible()


@pytest.mark.exhaustive
def test_on_a_telephone_what_was_opened_is_not_selected_afterwards(mine, browse, open_page):  # noqa: F811
    work = open_page("/", url=browse(mine).url, **PHONE)
    for name, inside in [("docs", "readme.md"), ("empty", None)]:
        work.row(name).locator(".text").tap()
        expect(work.page).to_have_url(re.compile(f"/{name}$"))
        work.page.go_back()
        expect(work.row(name)).to_be_visible()
        expect(work.row(name)).to_have_attribute("aria-selected", "false")
    work.page.locator("#root .more-button").tap()
    expect(work.page.get_by_role("menuitem", name="New Folder")).to_be_visible()
    expect(work.page.get_by_role("menuitem", name="Move to Trash")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_folder_that_is_opened_right_after_back_is_a_step_of_its_own(mine, browse, open_page):  # noqa: F811
    """A busy server says later that Back was done than where that led."""
    held = []
    holds = False

    def route(socket):
        server = socket.connect_to_server()
        server.on_message(
            lambda message: held.append((socket, message)) if holds and '"seen"' in message else socket.send(message))

    work = open_page("/", url=browse(mine).url, prepare=lambda page: page.route_web_socket("**/*", route), **PHONE)
    work.row("docs").locator(".text").tap()
    expect(work.page).to_have_url(re.compile("/docs$"))
    holds = True
    work.page.go_back()
    expect(work.row("empty")).to_be_visible()
    holds = False
    for socket, message in held:
        socket.send(message)
    work.row("empty").locator(".text").tap()
    expect(work.page).to_have_url(re.compile("/empty$"))
    work.page.go_back()
    expect(work.row("empty")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.parametrize("names", [[], ["other.txt"], ["other.txt", "third.txt"]])
def test_forward_leads_to_the_file_that_was_selected_also_by_the_name_that_back_took(work, mine, names):
    (mine / "docs" / "own.txt").write_text("")
    work.row("docs").dblclick()
    work.row("own.txt").click()
    expect(work.page).to_have_url(re.compile("/docs.selected=own.txt$"))
    latest = "own.txt"
    for name in names:
        work.row(latest).press("F2")
        latest = name
        work.page.locator("#rows .text-field").fill(name)
        work.page.go_back()
        expect(work.row("empty")).to_be_visible()
        expect(work.page.locator(".toast:not([inert])")).to_contain_text(f"is now “{name}”")
        work.page.go_forward()
        expect(work.row(name)).to_be_focused()
    if not names:
        work.page.go_back()
        expect(work.row("empty")).to_be_visible()
        work.page.go_forward()
    expect(work.row(latest)).to_be_focused()
    expect(work.row(latest)).to_have_attribute("aria-selected", "true")
    expect(work.page).to_have_url(re.compile(f"/docs.selected={latest}$"))


@pytest.mark.exhaustive
@pytest.mark.parametrize("is_typing", [False, True])
def test_back_to_a_folder_that_is_gone_leaves_the_way_forward(work, mine, is_typing):
    """Also where a name is typed, which is taken."""
    (mine / "old").mkdir()
    (mine / "docs" / "own.txt").write_text("")
    work.row("old").dblclick()
    expect(work.page).to_have_url(re.compile("/old$"))
    work.page.locator("#sidebar .row", has_text="docs").click()
    expect(work.row("own.txt")).to_be_visible()
    expect(work.page).to_have_url(re.compile("/docs$"))
    (mine / "old").rmdir()
    if is_typing:
        work.row("own.txt").focus()
        work.page.keyboard.press("F2")
        work.page.locator("#rows .text-field").fill("other.txt")
    work.page.go_back()
    work.page.wait_for_function("() => location.pathname === '/'")
    work.wait_for_server()
    work.page.go_forward()
    expect(work.page).to_have_url(re.compile("/docs$"))
    expect(work.row("other.txt" if is_typing else "own.txt")).to_be_visible()


@pytest.mark.exhaustive
def test_a_link_leads_to_where_it_points_within_the_directory(work, mine):
    (mine / "to docs").symlink_to("docs")
    (mine / "to deep").symlink_to(mine / "docs" / "inner" / "deep.txt")
    (mine / "docs" / "inner" / "deep.txt").write_text("deep down")
    (mine / "outside").symlink_to("/usr")
    toast = work.page.locator(".toast:not([inert])")
    work.row("to deep").locator(".text").dblclick()
    expect(work.page.get_by_text("deep down")).to_be_visible()
    expect(work.page.locator(".screen.presented .screen-caption")).to_have_text(str(mine / "docs/inner/deep.txt"))
    expect(work.page).to_have_url(re.compile("docs%2Finner%2Fdeep.txt"))
    work.page.go_back()
    work.row("broken link").locator(".text").dblclick()
    expect(toast).to_have_text("“broken link” leads to “nowhere”, which can’t be found.")
    work.row("outside").locator(".text").dblclick()
    expect(toast).to_have_text(f"“outside” leads out of “{mine.name}”, to /usr.")
    expect(work.page.locator(".screen.presented")).to_have_count(0)
    work.row("to docs").locator(".text").dblclick()
    expect(work.page).to_have_url(re.compile("/docs$"))
    expect(work.row("readme.md")).to_be_visible()
    # From a folder that the file is not in, Back leads to the folder, too.
    (mine / "docs" / "up").symlink_to("../big.bin")
    work.row("up").locator(".text").dblclick()
    heading = work.page.get_by_role("heading", name="big.bin")
    expect(heading).to_be_visible()
    expect(work.page).to_have_url(re.compile("/docs/up$"))
    work.page.reload()
    expect(heading).to_be_visible()
    work.page.go_back()
    expect(heading).to_have_count(0)
    expect(work.row("readme.md")).to_be_visible()


@pytest.mark.exhaustive
def test_a_folder_that_is_shown_is_followed_when_it_is_renamed(work, mine):
    work.row("docs").locator(".text").dblclick()
    toggle(work, "inner")
    expect(work.row("deep.txt")).to_be_visible()
    (mine / "docs").rename(mine / "papers")
    expect(work.page.locator("#title")).to_have_text("papers")
    expect(work.page).to_have_url(re.compile("/papers"))
    expect(work.row("deep.txt")).to_be_visible()
    (mine / "papers" / "later.txt").write_text("")
    expect(work.row("later.txt")).to_be_visible()
    work.page.locator("#root > .bar .back").click()
    expect(work.row("papers")).to_have_attribute("aria-selected", "true")


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_the_first_tap_beside_an_empty_search_opens_a_folder(mine, browse, open_page):  # noqa: F811
    work = open_page("/", url=browse(mine).url, **PHONE)
    work.search.tap()
    work.wait_for_rest()
    work.press(work.row("docs"))
    expect(work.row("readme.md")).to_be_visible()
    work.page.go_back()
    expect(work.row("docs")).to_be_visible()
    expect(work.search).not_to_be_focused()
    expect(work.button("Cancel")).to_have_count(0)


@pytest.mark.parametrize("typed", sampled(["", "r"]))
@pytest.mark.exhaustive
def test_on_a_telephone_a_search_ends_with_the_folder_it_was_in(mine, browse, open_page, typed):  # noqa: F811
    """By the browser's ways back and forward: no keyboard comes along to the other folder, and the bar rests at once."""
    work = open_page("/", url=browse(mine).url, **PHONE)
    work.row("docs").locator(".text").tap()
    expect(work.row("readme.md")).to_be_visible()
    expect(work.page.locator(".left-place")).to_have_count(0)
    # The address of the folder that one goes forward to says what was searched for there.
    for leave, row, text in ((work.page.go_back, "big.bin", ""), (work.page.go_forward, "readme.md", typed)):
        work.search.tap()
        work.search.press_sequentially(typed)
        work.wait_for_server()
        expect(work.button("Cancel")).to_be_visible()
        if typed:
            expect(work.page).to_have_url(re.compile(rf"={typed}(&|$)"))
        work.wait_for_rest()
        work.page.evaluate(OWN_MOTIONS)
        leave()
        expect(work.row(row)).to_be_visible()
        expect(work.search).not_to_be_focused()
        expect(work.search).to_have_value(text)
        expect(work.button("Cancel")).to_be_visible(visible=text != "")
        expect(work.page.locator(".left-place")).to_have_count(0)
        work.settle()
        assert work.page.evaluate("() => window.fieldMotions") == 0
        # What goes away goes as it was.
        assert work.page.evaluate("() => window.leftSearching")


# Counts what moves in the bar by itself while one place takes the place of the other.
OWN_MOTIONS = """() => {
    window.fieldMotions = 0;
    const look = () => {
        const picture = document.querySelector('.left-place');
        if (picture) {
            window.leftSearching = picture.querySelector('.cancel').checkVisibility();
            const field = document.querySelector('#root .search');
            window.fieldMotions = Math.max(window.fieldMotions, field.getAnimations().length);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
@pytest.mark.parametrize("words", ["", "1"])
def test_a_folder_at_its_end_is_there_again_after_a_search(mine, browse, open_page, words):  # noqa: F811
    for number in range(40):
        (mine / "docs" / f"note {number:02}.txt").write_text("x")
    page = open_page("/docs", url=browse(mine).url, **PHONE)
    page.page.evaluate("() => diffable.viewport.scrollTo(Infinity)")
    page.wait_for_server()
    place = page.row("readme.md").bounding_box()["y"]
    page.search.tap()
    expect(page.button("Cancel")).to_be_visible()
    page.wait_for_rest()
    if words:
        page.search.fill(words)
        expect(page.row("note 20.txt")).to_have_count(0)
        page.wait_for_server()
    page.button("Cancel").tap()
    expect(page.button("Cancel")).to_be_hidden()
    expect(page.row("readme.md")).to_be_visible()
    page.wait_for_server()
    page.wait_for_rest()
    assert abs(page.row("readme.md").bounding_box()["y"] - place) <= 1
