"""Rows that move together: outlines as blocks, groups with their grounds, and what stands below a row that grows."""

import pytest

from sampling import sampled
from sheets import choosing, clicking, deleting, pressing
from test_search_motion import READ_AT_ONCE
from touch import PHONE

pytestmark = pytest.mark.motion


@pytest.mark.parametrize("share", sampled([0.25, 0.1, 0.5]))
def test_children_come_out_as_one_block_from_under_their_parent(open_page, share):
    emoji = open_page("/emoji", viewport={"width": 900, "height": 700})
    emoji.catch(lambda: emoji.row("Smileys").click(), share=share)
    seen = emoji.page.evaluate(
        """() => {
            const top = document.querySelector('.outline-block').getBoundingClientRect().top;
            const clip = getComputedStyle(document.querySelector('.outline-block')).overflowY;
            const rows = [...document.querySelectorAll('.row:not(.leaving)')];
            const shown = new Map(diffable.rows.map((row) => [String(row.key), row]));
            const origin = document.querySelector('#rows').getBoundingClientRect().top;
            return [top, clip, rows.map((row) => {
                const { y, height } = row.getBoundingClientRect();
                const { frame, level } = shown.get(row.dataset.key);
                return { level, y, height, offset: y - origin - frame[1], isInBlock: !!row.closest('.outline-block') };
            })];
        }"""
    )
    edge, clip, rows = seen
    parent = emoji.row("Smileys").bounding_box()
    children = [row for row in rows if row["isInBlock"]]
    assert clip == "clip" and edge == pytest.approx(parent["y"] + parent["height"], abs=1)
    assert len(children) > 5
    assert max(row["offset"] for row in children) - min(row["offset"] for row in children) < 0.5
    assert children[0]["offset"] < 0
    # What stands below is pushed by the same: there is no gap, and nothing lies over the other.
    lower = max(row["y"] + row["height"] for row in children)
    pushed = emoji.leaving().filter(has_text="People")
    assert pushed.count() == 1
    assert pushed.bounding_box()["y"] == pytest.approx(lower, abs=1)
    emoji.release()
    assert emoji.page.locator(".outline-block").count() == 0


@pytest.mark.parametrize("share", sampled([0.25, 0.1, 0.5]))
@pytest.mark.exhaustive
def test_no_hole_opens_in_a_group_on_its_way_and_its_footer_follows_its_edge(open_page, share):
    wifi = open_page("/wifi")
    grounds = """() => [...document.querySelectorAll('.group-ground')].map((one) => {
        const upper = one.getBoundingClientRect();
        return [upper.top, Math.min(upper.bottom, one.firstChild.getBoundingClientRect().bottom)];
    })"""
    # At rest, which the radio may break: each ground is as large as the rows on it.
    wifi.page.wait_for_function(
        f"""() => {{
            const grounds = ({grounds})();
            const rows = [...document.querySelectorAll("#rows .row:not(.leaving):has(.face[class*='group-'])")]
                .map((row) => row.getBoundingClientRect());
            return grounds.length === 2 && Math.abs(grounds[0][0] - Math.min(...rows.map((row) => row.top))) <= 1
                && Math.abs(grounds[1][1] - Math.max(...rows.map((row) => row.bottom))) <= 1;
        }}"""
    )
    first, last = wifi.page.evaluate(grounds)[0]
    wifi.catch(lambda: wifi.page.get_by_role("switch").first.click(), share=share)
    # Asked for together: whatever comes meanwhile moves both.
    ((upper, lower), *_), footer = wifi.page.evaluate(
        f"() => [({grounds})(), document.querySelector('#rows .row:has(.face.footer)').getBoundingClientRect().top]")
    assert upper == pytest.approx(first, abs=1) and lower == pytest.approx(footer - 6, abs=1)
    assert last - 45 < lower < last
    wifi.release()
    assert len(wifi.page.evaluate(grounds)) == 1


def test_what_a_closing_row_takes_along_goes_as_one_block(open_page, shot):
    chapters = open_page("/chapters")
    chapters.catch(lambda: chapters.row("The Sea").get_by_role("button", name="Collapse").click(), 0.1)
    # Children of children too.
    in_block = chapters.page.locator(".outline-block .row.leaving .text").all_inner_texts()
    assert sorted(in_block) == ["Currents", "Neap Tides", "Spring Tides", "Tides", "Waves"]
    assert chapters.leaving().count() == 5
    shot(chapters, "chapters-closing")
    chapters.release()


@pytest.mark.exhaustive
def test_the_ground_of_rows_that_come_from_afar_comes_along(open_page, shot):
    emoji = open_page("/emoji", viewport={"width": 900, "height": 560})
    emoji.catch(lambda: emoji.search.fill("cat"), 0.25)
    first = emoji.row("Grinning cat").bounding_box()
    tops = emoji.page.locator(".group-ground").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert min(abs(top - first["y"]) for top in tops) < 1
    # They come as a group, not as cards.
    assert emoji.page.locator(".row.travelling").count() == 0
    shot(emoji, "emoji-ground")
    emoji.release()


@pytest.mark.exhaustive
def test_rows_make_room_for_one_that_grows(open_page, shot):
    trees = open_page("/row-animations")
    # A sapling has no second line before it is reloaded.
    trees.button("Insert").click()
    trees.wait_for_status("9 trees")
    trees.settle()
    before = trees.place("Cedar")[1]
    # The row fades first; it is known to have grown when it was measured.
    cedar = trees.row("Cedar").get_attribute("data-key")
    trees.catch(trees.button("Reload").click, of=f'[data-key="{cedar}"]')
    between = trees.place("Cedar")[1]
    shot(trees, "row-growing")
    # The grounds of the groups go with the rows. Asked for together: what was measured moves them meanwhile.
    ground, elm = trees.page.evaluate(
        """() => [
            document.querySelectorAll('.group-ground')[1],
            [...document.querySelectorAll('#rows .row:not(.leaving)')]
                .find((row) => row.querySelector('.text')?.textContent === 'Elm'),
        ].map((one) => one.getBoundingClientRect().top)"""
    )
    assert abs(ground - elm) < 1
    trees.release()
    assert before < between < trees.place("Cedar")[1]


@pytest.mark.exhaustive
def test_rows_that_are_measured_while_they_come_take_along_what_stands_below(open_page):
    emoji = open_page("/emoji", viewport={"width": 390, "height": 844})
    emoji.page.evaluate(
        """() => {
            window.gaps = [];
            const look = () => {
                const block = [...document.querySelectorAll('.outline-block .row')];
                const below = [...document.querySelectorAll('.rows > .row')]
                    .find((row) => row.querySelector('.text')?.textContent === 'People');
                if (block.length > 0 && below) {
                    const end = Math.max(...block.map((row) => row.getBoundingClientRect().bottom));
                    window.gaps.push(below.getBoundingClientRect().top - end);
                }
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    emoji.row("Smileys").click()
    emoji.page.wait_for_function("() => window.gaps.length > 0")
    emoji.settle()
    gaps = emoji.page.evaluate("() => window.gaps")
    assert max(abs(gap) for gap in gaps) < 2, "no hole opens, and nothing is covered"


# The same of cards and headings, and of whatever screen is in front.
READ = READ_AT_ONCE.replace(
    "'#rows .row:has(> .face.cell)'", "'.screen:not(.covered) > .panes > .main-pane .row:has(> .face:is(.cell, .card, .header) .text)'")

AT = """(share) => {
    const moving = document.getAnimations().filter((one) => !(one instanceof CSSTransition));
    const longest = Math.max(...moving.map((one) => one.effect.getComputedTiming().duration));
    for (const one of moving) {
        one.pause();
        one.currentTime = Math.min(longest * share, one.effect.getComputedTiming().duration - 0.01);
    }
}"""


def moving_by_keys(page):
    page.row("Old Bridge").focus()
    page.page.keyboard.press("Alt+ArrowDown")


DEEDS = {
    "open": ("/chapters", clicking("The Shore")),
    "delete": ("/reminders", deleting("Buy bread")),
    "close": ("/chapters", clicking("The Sea")),
    "open all that is seen": ("/emoji", lambda page: page.line("Food").click()),
    "sort": ("/mountains", choosing("Name")),
    "shuffle": ("/catalogue/replay", pressing("Shuffle")),
    "change": ("/catalogue/replay", pressing("Change")),
    "insert": ("/row-animations", pressing("Insert")),
    "write": ("/reminders", pressing("New Reminder")),
    "edit": ("/reminders", pressing("Edit")),
    "switch off": ("/wifi", lambda page: page.page.get_by_role("switch").first.click()),
    "move by keys": ("/reorder", moving_by_keys),
}


@pytest.mark.parametrize("options, deed", sampled([(options, deed) for options in ({}, PHONE) for deed in DEEDS], 2))
def test_no_two_texts_are_read_at_once(open_page, options, deed):
    """A row that goes past others covers them with its ground, as in Apple's lists."""
    path, act = DEEDS[deed]
    page = open_page(path, **options)
    page.catch(lambda: act(page), share=0)
    page.page.evaluate("() => diffable.ping()")
    for share in (0.25, 0.5, 0.75):
        page.page.evaluate(AT, share)
        assert page.page.evaluate(READ, 0) == [], share
    page.release()
