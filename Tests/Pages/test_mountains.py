"""Mountain Search: letters filter, rows glide, appear and leave."""

import re

import pytest
from playwright.sync_api import expect

from listpage import ListPage
from sheets import choosing
from textsize import BROKEN, CUT
from touch import PHONE


def test_each_letter_filters_the_rows(mountains):
    expect(mountains.page).to_have_title("Mountain Search")
    expect(mountains.page.get_by_role("heading", name="Mountain Search")).to_be_visible()
    counts = []
    for letters in ["m", "mo", "mon", "mont ", "mont b"]:
        mountains.search.press_sequentially(letters[len(mountains.search.input_value()):])
        expect(mountains.status).not_to_have_text(counts[-1] if counts else "")
        counts.append(mountains.status.text_content())
    mountains.wait_for_status("2 mountains")
    mountains.settle()
    assert mountains.texts() == ["Mont Blanc", "Mont Blanc du Tacul"]
    expect(mountains.cells()).to_have_count(2)
    numbers = [int(count.split()[0]) for count in counts]
    assert numbers == sorted(numbers, reverse=True)


def test_a_row_is_caught_between_its_old_and_its_new_place(mountains, shot):
    old = mountains.place("Nanga Parbat")
    mountains.catch(lambda: mountains.search.fill("na"))
    middle = mountains.place("Nanga Parbat")
    shot(mountains, "mountains-halfway")
    mountains.release()
    new = mountains.place("Nanga Parbat")
    assert old != new
    for axis in (0, 1):
        if old[axis] != new[axis]:
            assert min(old[axis], new[axis]) < middle[axis] < max(old[axis], new[axis])
    assert mountains.texts()[:2] == ["Manaslu", "Nanga Parbat"]


@pytest.mark.exhaustive
def test_what_leaves_fades_out_and_is_gone(mountains):
    mountains.catch(lambda: mountains.search.fill("everest"))
    leaving = mountains.leaving().filter(has_text="Kangchenjunga")
    assert 0 < mountains.opacity(leaving) < 1
    assert leaving.get_attribute("aria-hidden") == "true"
    expect(mountains.cells()).to_have_count(1)
    mountains.release()
    expect(mountains.leaving()).to_have_count(0)
    assert mountains.page.locator(".row").count() == 1


@pytest.mark.exhaustive
def test_what_comes_again_while_it_fades_out_turns_round_where_it_is(mountains):
    mountains.catch(lambda: mountains.search.fill("na"), share=0.1, of=".leaving .face")
    leaving = mountains.leaving().filter(has_text="Kangchenjunga")
    seen = mountains.opacity(leaving)
    assert 0 < seen < 1
    leaving.evaluate("(row) => { row.isMarked = true; }")
    mountains.catch(lambda: mountains.search.fill(""), share=0.02, of=".row:not(.leaving) .face")
    row = mountains.row("Kangchenjunga")
    assert row.evaluate("(row) => row.isMarked === true")
    assert mountains.page.locator(".row", has_text="Kangchenjunga").count() == 1
    assert mountains.opacity(row) > seen - 0.1
    mountains.release()
    assert mountains.opacity(row) == 1
    mountains.page.evaluate("document.activeElement.blur()")
    row.click()
    expect(mountains.page.locator(".screen.presented .title")).to_have_text("Kangchenjunga")


@pytest.mark.exhaustive
def test_what_is_new_fades_in(mountains):
    mountains.search.fill("everest")
    mountains.wait_for_status("1 mountain")
    mountains.settle()
    mountains.catch(lambda: mountains.search.fill(""))
    assert 0 < mountains.opacity(mountains.row("K2")) < 1
    assert mountains.opacity(mountains.row("Mount Everest")) == 1
    mountains.release()
    assert mountains.opacity(mountains.row("K2")) == 1


def test_a_row_turns_round_on_its_way_without_a_jump(mountains):
    start = mountains.place("Nanga Parbat")
    mountains.catch(lambda: mountains.search.fill("na"), share=0.4)
    before = mountains.place("Nanga Parbat")
    # The new animation begins where the row is seen at that moment.
    mountains.catch(lambda: mountains.search.fill(""), share=0)
    now = mountains.place("Nanga Parbat")
    assert now != start and all(abs(one - other) < 1 for one, other in zip(now, before))
    mountains.release()
    assert mountains.place("Nanga Parbat") == start


@pytest.mark.exhaustive
def test_sorting_by_name_moves_the_rows(mountains):
    mountains.search.fill("ma")
    mountains.wait_for_status("40 mountains")
    mountains.settle()
    by_height = mountains.texts()
    mountains.page.get_by_role("radio", name="Name").click()
    mountains.page.wait_for_function("() => diffable.rows[0].text === 'Alpamayo'")
    mountains.settle()
    by_name = mountains.texts()
    assert sorted(by_name) != by_height
    assert set(by_name[:10]) & set(by_height)
    expect(mountains.page.get_by_role("radio", name="Name")).to_be_checked()
    expect(mountains.page.get_by_role("radio", name="Height")).not_to_be_checked()


@pytest.mark.exhaustive
def test_fast_typing_ends_in_the_right_place(mountains):
    for letters in ["mont", "", "e", "everest", "k2", "", "mat", "matterhorn"]:
        mountains.search.fill(letters)
    # Others are the only one on the way there.
    mountains.page.wait_for_function("() => String(diffable.rows.map((row) => row.text)) === 'Matterhorn'")
    mountains.settle()
    mountains.wait_for_status("1 mountain")
    assert mountains.texts() == ["Matterhorn"]
    assert mountains.search.input_value() == "matterhorn"


@pytest.mark.exhaustive
def test_nothing_found_is_an_empty_view_and_everything_comes_back(mountains):
    mountains.search.fill("no such mountain")
    mountains.wait_for_status("0 mountains")
    mountains.settle()
    expect(mountains.page.locator(".row")).to_have_count(0)
    mountains.search.fill("")
    mountains.page.wait_for_function("() => diffable.rows.length > 20")
    assert mountains.visible_texts()[0] == "Mount Everest"


@pytest.mark.exhaustive
def test_columns_follow_the_width_of_the_page(open_page):
    list_page = open_page("/mountains")
    page = list_page.page

    def columns():
        return page.evaluate(
            "() => new Set(diffable.rows.filter((row) => row.position < 12).map((row) => row.frame[0])).size"
        )

    assert columns() == 3
    for width, count in [(500, 1), (800, 2), (1280, 3)]:
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function(
            "(count) => new Set(diffable.rows.map((row) => row.frame[0])).size === count", arg=count
        )
        assert columns() == count


# Of each card, the texts that are cut, and those that hang over its edges.
CUT = """(rows) => rows.flatMap((row) => [...row.querySelectorAll('.text, .secondary')].filter((one) => {
    const [box, edge] = [one.getBoundingClientRect(), row.getBoundingClientRect()];
    const isOver = box.top < edge.top + 2 || box.bottom > edge.bottom - 2;
    return isOver || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
}).map((one) => one.textContent))"""


@pytest.mark.parametrize("width", [1280, 1024, 820])
@pytest.mark.exhaustive
def test_no_text_of_a_mountain_is_cut_where_there_are_columns(open_page, width):
    mountains = open_page("/mountains", viewport={"width": width, "height": 3000})
    seen = set()
    for place in range(0, 22_000, 2500):
        mountains.page.evaluate("(y) => diffable.viewport.scrollTo(y)", place)
        mountains.page.evaluate("() => diffable.ping()")
        mountains.settle()
        seen.update(mountains.texts())
        # On a busy machine so many rows come to rest a moment later.
        cut = mountains.page.locator("#rows .row").evaluate_all(CUT)
        if cut:
            mountains.wait_for_server()
            cut = mountains.page.locator("#rows .row").evaluate_all(CUT)
        assert cut == []
    assert len(seen) > 490


@pytest.mark.exhaustive
def test_a_long_name_has_a_second_line_on_a_card_as_high_as_others(open_page):
    mountains = open_page("/mountains", viewport={"width": 1280, "height": 800})
    height = mountains.row("K2").bounding_box()["height"]
    mountains.search.fill("snow m")
    card = mountains.row("Jade Dragon Snow Mountain")
    expect(card).to_be_visible()
    assert card.locator(".text").evaluate("(one) => one.scrollWidth <= one.clientWidth && one.offsetHeight > 40")
    assert card.bounding_box()["height"] == pytest.approx(height, abs=0.1)


@pytest.mark.exhaustive
def test_filtering_far_down_shows_what_is_left(mountains):
    mountains.page.evaluate("() => diffable.viewport.scrollTo(8000)")
    mountains.page.wait_for_function("() => diffable.rows.some((row) => row.position > 250)")
    mountains.search.fill("blanc")
    mountains.wait_for_status("5 mountains")
    mountains.settle()
    assert mountains.y == 0
    assert set(mountains.visible_texts()) == {"Mont Blanc", "Dent Blanche", "Blanca Peak", "Mont Blanc du Tacul", "Ritacuba Blanco"}


@pytest.mark.exhaustive
def test_a_card_leads_to_its_mountain_and_that_to_its_neighbours(mountains, open_page, shot):
    mountains.row("K2").click()
    top = mountains.page.locator(".screen.presented")
    expect(top.get_by_role("heading", name="K2")).to_be_visible()
    expect(top.get_by_text("28,251 ft", exact=False)).to_be_visible()
    mountains.settle()
    shot(mountains, "mountain")
    top.get_by_text("Broad Peak").click()
    expect(top.get_by_role("heading", name="Broad Peak")).to_be_visible()
    expect(mountains.page).to_have_url(re.compile(r"/mountains/K2/Broad%20Peak"))
    mountains.page.reload()
    expect(top.get_by_role("heading", name="Broad Peak")).to_be_visible()
    # Whoever is given the address gets there, too, and from there back.
    other = open_page("/mountains/K2/Broad%20Peak", expect=False).page
    expect(other.get_by_role("heading", name="Broad Peak")).to_be_visible()
    other.get_by_role("button", name="Back to K2").click()
    expect(other.locator(".screen.presented").get_by_role("heading", name="K2")).to_be_visible()
    mountains.page.go_back()
    expect(top.get_by_role("heading", name="K2")).to_be_visible()
    mountains.page.get_by_role("button", name="Back to Mountain Search").click()
    expect(mountains.row("K2")).to_be_visible()
    expect(top).to_have_count(0)


@pytest.mark.motion
@pytest.mark.exhaustive
def test_on_a_phone_the_cards_give_way_to_the_index_in_one_motion(open_page):
    mountains = open_page("/mountains", **PHONE)
    mountains.page.evaluate(
        """() => {
            window.widths = [];
            const look = () => {
                const row = document.querySelector('#rows .row:not(.leaving)');
                window.widths.push(Math.round(row.getBoundingClientRect().width));
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    wide = mountains.page.evaluate("() => window.widths.at(-1)")
    choosing("Name")(mountains)
    mountains.page.wait_for_function("(wide) => window.widths.at(-1) <= wide - 28", arg=wide)
    mountains.settle()
    widths = mountains.page.evaluate("() => window.widths")
    narrow = widths[-1]
    assert any(narrow < width < wide for width in widths), "they are seen on the way"


@pytest.mark.exhaustive
def test_on_a_small_telephone_what_a_mountains_numbers_are_of_has_two_lines_as_on_all_others(open_page):
    page = open_page("/mountains/K2", expect=False, **{**PHONE, "viewport": {"width": 360, "height": 780}}).page
    cards = page.locator(".screen.presented .face.card:not(.pictured) .texts").filter(has_text="No.")
    expect(cards).to_have_count(3)
    assert len({card.bounding_box()["y"] for card in cards.all()}) == 1


@pytest.mark.exhaustive
def test_a_mountains_page_compares_it_and_leads_on(mountains, shot):
    page = mountains.page
    mountains.row("K2").click()
    front = page.locator(".screen.presented")
    expect(page.get_by_role("heading", name="K2", level=1)).to_be_visible()
    # The words stand on a drawing that is there, and fills the card.
    portrait = front.locator(".face.card.pictured").filter(has_text="8,611 m")
    expect(portrait).to_contain_text("28,251 ft")
    page.wait_for_function("() => document.querySelector('.screen.presented img.backdrop')?.naturalWidth > 0")
    # Both at one moment: the page may still be on its way.
    drawing, card = portrait.evaluate(
        """(card) => [card.querySelector('img.backdrop'), card].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height];
        })"""
    )
    assert drawing == card
    for text in ("No. 2", "of 25 in its range", "of 28 in Pakistan"):
        expect(front.get_by_text(text, exact=True)).to_be_visible()
    expect(front.locator(".row").filter(has_text="Kilimanjaro").locator("img.backdrop")).to_have_count(1)
    mountains.settle()
    shot(mountains, "mountain")
    mountains.button("Add to Favorites").click()
    expect(mountains.button("Remove from Favorites")).to_be_visible()
    expect(page.locator("#speech")).to_have_text("“K2” added to Favorites")
    front.locator(".row").filter(has_text="Mont Blanc").first.click()
    expect(page.get_by_role("heading", name="Mont Blanc", level=1)).to_be_visible()
    page.wait_for_url("**/mountains/K2/Mont%20Blanc*")
    page.go_back()
    page.go_back()
    expect(mountains.row("K2").get_by_text("⭐️")).to_be_visible()
    page.get_by_role("radio", name="Favorites").click()
    mountains.wait_for_status("1 mountain")
    # On a later visit too.
    later = page.context.new_page()
    later.goto(page.url.split("?")[0])
    expect(later.locator(".row", has_text="K2").get_by_text("⭐️")).to_be_visible()
    # Two pages that are open at once show the same, and neither forgets what the other was told.
    listed = ListPage(later)
    listed.settle()
    listed.row("Lhotse").click(button="right")
    later.get_by_role("menuitem", name="Add to Favorites").click()
    mountains.wait_for_status("2 mountains")
    later.close()
    mountains.settle()
    mountains.row("Lhotse").click(button="right")
    page.get_by_role("menuitem", name="Remove from Favorites").click()
    mountains.wait_for_status("1 mountain")
    # From the list too, by the row's menu.
    mountains.settle()
    mountains.row("K2").click(button="right")
    page.get_by_role("menuitem", name="Remove from Favorites").click()
    expect(page.get_by_text("No Favorites")).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}])
def test_a_chevron_stands_beside_the_height_of_the_next_mountain(open_page, size):
    page = open_page("/share", viewport=size).page
    face = page.locator("#rows .row", has_text="238 m lower").locator(".face")
    face.scroll_into_view_if_needed()
    middles = face.evaluate(
        """(face) => ['.columns', '.trailing'].map((part) => {
            const { top, bottom } = face.querySelector(part).getBoundingClientRect();
            return (top + bottom) / 2;
        })"""
    )
    assert middles[0] == pytest.approx(middles[1], abs=2)


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("options", [{"viewport": {"width": 1280, "height": 800}}, PHONE])
def test_more_than_a_sliver_is_seen_of_the_next_mountain_of_a_range(open_page, options):
    page = open_page("/share", **options).page
    lane = page.locator("#rows .lane")
    lane.scroll_into_view_if_needed()
    expect(lane.locator(".row").first).to_be_visible()
    seen = lane.evaluate(
        """(lane) => {
            const { right: end } = lane.getBoundingClientRect();
            const boxes = [...lane.querySelectorAll('.row')].map((row) => row.getBoundingClientRect());
            return boxes.filter(({ left, right }) => left < end && right > end).map(({ left }) => end - left);
        }"""
    )
    assert len(seen) == 1 and seen[0] >= 20, seen


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_no_name_stands_on_the_bar_that_compares_it(open_page, shot):
    front = open_page("/mountains/Vesuvius", **PHONE).page.locator(".screen.presented")
    for name in ("Vesuvius", "Kilimanjaro"):
        row = front.locator(".row:has(img.backdrop)").filter(has_text=name).first
        row.scroll_into_view_if_needed()
        text, bar = row.locator(".text").bounding_box(), row.locator("img.backdrop").bounding_box()
        # It is drawn into the lowest 14 points.
        assert text["y"] + text["height"] <= bar["y"] + bar["height"] - 14


@pytest.mark.exhaustive
def test_the_controls_stand_beside_the_title_where_there_is_room(mountains):
    title = mountains.page.get_by_role("heading", name="Mountain Search").bounding_box()
    for control in (mountains.page.locator(".search"), mountains.page.get_by_role("radio", name="Name")):
        assert control.bounding_box()["y"] < title["y"] + title["height"]


@pytest.mark.exhaustive
def test_a_long_name_stands_beside_its_buttons_on_a_phone(open_page):
    opened = open_page("/mountains/Nevado%20del%20Ruiz", expect=False, **PHONE)
    page = opened.page
    # Until the page is connected, the first screen has this title; then it is that of the list, out of sight.
    front = page.locator(".screen.presented")
    title, buttons = front.locator(".title"), front.locator(".controls .button:visible")
    expect(title).to_have_text("Nevado del Ruiz")
    opened.wait_for_rest()
    box = title.bounding_box()
    assert buttons.count() >= 2
    for button in buttons.all():
        beside = button.bounding_box()
        assert beside["x"] >= box["x"] and abs(beside["y"] + beside["height"] / 2 - box["y"] - box["height"] / 2) < 12


@pytest.mark.exhaustive
def test_tab_meets_the_rows_of_a_mountain_from_their_head(open_page):
    page = open_page("/mountains/K2", expect=False).page
    page.locator(".screen.presented .row").first.wait_for()
    page.get_by_role("button", name="Share", exact=True).focus()
    page.keyboard.press("Tab")
    # The lane at the end comes last.
    assert page.evaluate("() => document.activeElement.closest('.row, .lane').closest('.lane') === null")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('.lane') !== null")


@pytest.mark.exhaustive
def test_only_rows_of_heights_have_bars_however_the_window_changes(open_page):
    mountain = open_page("/mountains/K2", viewport={"width": 390, "height": 844})
    for width, height in ((844, 390), (390, 844)):
        mountain.page.set_viewport_size({"width": width, "height": height})
        mountain.settle()
    for place in (300, 900, 300, 1500, 200, 9999):
        mountain.page.locator(".viewport").last.evaluate("(viewport, place) => { viewport.scrollTop = place; }", place)
        mountain.settle()
    expect(mountain.page.locator(".face.pictured:has(> .image)")).to_have_count(0)
    expect(mountain.page.locator(".face:has(> .image)")).not_to_have_count(0)


@pytest.mark.exhaustive
def test_mountains_of_one_land_have_skies_of_several_hours(mountains):
    drawings = mountains.page.locator("#rows .row .image img").evaluate_all(
        "(all) => all.slice(0, 8).map((one) => atob(one.src.split(',')[1]))"
    )
    skies = {tuple(re.findall(r'stop-color="([^"]+)"', drawing)) for drawing in drawings}
    assert len(drawings) == 8 and len(skies) >= 4, skies


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [290, 305, 320])
@pytest.mark.parametrize("path", ["/mountains", "/letters", "/share", "/catalogue/two-columns"])
def test_names_are_whole_in_the_narrowest_windows(open_page, path, width):
    opened = open_page(path, expect=False, viewport={"width": width, "height": 2400}, has_touch=True, is_mobile=True)
    page = opened.page
    screen = page.locator(".screen:not(.covered)").last
    expect(screen.locator(".row .shrinking").nth(4)).to_be_visible()
    opened.settle()
    assert screen.locator(".row .shrinking:visible").evaluate_all(CUT) == []
    assert page.evaluate(BROKEN) == []
    # Most keep their size.
    sizes = screen.locator(".row .shrinking:visible").evaluate_all("(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
    assert sizes.count(max(sizes)) > len(sizes) / 2 and min(sizes) >= 0.65 * max(sizes), sizes


@pytest.mark.exhaustive
def test_a_name_that_shrank_has_its_size_again_once_there_is_room(open_page):
    page = open_page("/mountains", viewport={"width": 290, "height": 800}, has_touch=True, is_mobile=True)
    name = page.row("Kangchenjunga").locator(".text")
    size = lambda: name.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")  # noqa: E731
    assert 12 <= size() < 16
    page.page.set_viewport_size({"width": 390, "height": 800})
    page.settle()
    assert size() == 16
