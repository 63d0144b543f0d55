"""What comes out from under a row that opens is one block, whatever else happens to the list meanwhile."""

import pytest

from sampling import sampled
from words import row, words  # noqa: F401
from touch import PHONE

pytestmark = pytest.mark.motion

# The lowest edge of all that is higher than the row that opens while it comes, and the widest gap below what comes.
WATCH = """([parent, below, level]) => {
    window.over = [];
    window.gaps = [];
    const named = (name) => [...document.querySelectorAll('.row')].find((row) =>
        row.querySelector('.face.cell') && row.querySelector('.text')?.textContent === name);
    const look = () => {
        const edge = named(parent).getBoundingClientRect().bottom;
        const levels = new Map(diffable.rows.map((row) => [String(row.key), row.level]));
        const children = [...document.querySelectorAll('.row')].filter((row) =>
            row.matches('.outline-block *') || levels.get(row.dataset.key) === level);
        const tops = children.map((row) => [row, row.getBoundingClientRect()]);
        const free = tops.filter(([row]) => !row.closest('.outline-block')).map(([, { top }]) => top);
        window.over.push(edge - Math.min(edge, ...free));
        const end = Math.max(edge, ...tops.filter(([, { top }]) => top < innerHeight).map(([, { bottom }]) => bottom));
        const top = named(below)?.getBoundingClientRect().top;
        if (top < innerHeight) window.gaps.push(top - end);
        requestAnimationFrame(look);
    };
    look();
}"""


def outline(key, *children, heights=(), below=9):
    """A row with children, and one below."""
    made = [row(key, position=0, y=0, expanded=len(children) > 0, text="Parent", level=0)]
    y = 44
    for place, child in enumerate(children):
        height = dict(heights).get(place, 44)
        made.append(row(child, position=1 + place, y=y, level=1, text=f"Child {place}"))
        made[-1]["frame"][3] = height
        y += height
    made.append(row(below, position=1 + len(children), y=y, text="Below", level=0))
    return made


def under(above, rows):
    """The rows below another one."""
    for one in rows:
        one["position"] += 1
        one["frame"][1] += 44
    return [above, *rows]


def places(words):
    """Where the rows are seen, and which are in a block."""
    top = words.page.locator("#viewport").bounding_box()["y"]
    found = words.page.locator("#rows .row").evaluate_all(
        """(rows) => rows.map((row) => [row.querySelector('.text').textContent,
            row.getBoundingClientRect().top, row.getBoundingClientRect().bottom, !!row.closest('.outline-block')])""")
    return {text: (first - top, last - top, is_in_block) for text, first, last, is_in_block in found}


def moved(rows, former):
    """The same rows as they are told of once they are known."""
    frames = {one["key"]: one["frame"] for one in former}
    for one in rows:
        if one["key"] in frames:
            one["from"] = frames[one["key"]]
    return rows


def begin(words, milliseconds=300):
    closed = outline(0)
    words.view(closed, base=0, role="tree")
    words.list_page.settle()
    opened = moved(outline(0, 1, 2, 3, 4), closed)
    words.list_page.catch(lambda: words.view(opened, milliseconds=milliseconds, role="tree"), share=0.2)
    return opened


def advance(words, milliseconds):
    """Lets all that is paused on its way go on for a while."""
    words.page.evaluate(
        """(milliseconds) => {
            for (const one of document.getAnimations()) {
                one.currentTime = Math.min(one.currentTime + milliseconds, one.effect.getComputedTiming().duration - 0.01);
            }
        }""",
        milliseconds,
    )


def look_on_the_way(words, change, names=("Parent", "Child 3", "Below")):
    """Nothing jumps where a change comes in the midst, and then nothing parts or covers another."""
    before = places(words)
    words.list_page.catch(change, share=0.0001)
    after = places(words)
    assert {name: after[name][1] - before[name][1] for name in names} == pytest.approx(dict.fromkeys(names, 0), abs=1)
    for milliseconds in (0, 30, 100):
        advance(words, milliseconds)
        after = places(words)
        children = [after[f"Child {place}"] for place in range(4)]
        assert all(is_in_block for _, _, is_in_block in children)
        clip = words.page.locator(".outline-block").bounding_box()["y"] - words.page.locator("#viewport").bounding_box()["y"]
        assert clip == pytest.approx(after["Parent"][1], abs=1)
        assert children[3][0] == pytest.approx(children[2][1], abs=1)
        assert after["Below"][0] == pytest.approx(children[3][1], abs=1)
    words.list_page.release()
    assert words.page.locator(".outline-block").count() == 0
    return [round(places(words)[f"Child {place}"][0]) for place in range(4)]


def test_children_stay_one_block_where_one_is_measured_to_be_higher(words):  # noqa: F811
    grown = moved(outline(0, 1, 2, 3, 4, heights=[(1, 66)]), begin(words))
    change = lambda: words.view(grown, milliseconds=300, role="tree")
    assert look_on_the_way(words, change) == [44, 88, 154, 198]


def test_children_go_with_a_parent_that_another_row_pushes_down(words):  # noqa: F811
    pushed = moved(under(row(20, position=0, text="New", level=0), outline(0, 1, 2, 3, 4)), begin(words))
    change = lambda: words.view(pushed, milliseconds=300, role="tree")
    assert look_on_the_way(words, change) == [88, 132, 176, 220]


def test_children_that_come_again_set_out_from_where_they_are_on_their_way_back(words):  # noqa: F811
    high = outline(0, 1, 2, 3, 4, heights=[(1, 66)])
    words.view(high, base=0, role="tree")
    words.list_page.settle()
    closed = moved(outline(0), high)
    gone = [{"key": key} for key in (1, 2, 3, 4)]
    words.list_page.catch(lambda: words.view(closed, gone=gone, milliseconds=300, role="tree"), share=0.2)
    # Nobody knows yet that one of them is higher.
    again = moved(outline(0, 11, 12, 13, 14), closed)
    change = lambda: words.view(again, milliseconds=300, role="tree")
    assert look_on_the_way(words, change, ("Child 0", "Child 2", "Child 3", "Below")) == [44, 88, 132, 176]


def test_children_on_their_way_are_pushed_out_of_sight_with_their_parent(words):  # noqa: F811
    above = row(20, position=0, y=0, text="Above", level=0, expanded=False)
    closed, opened = (under(above, outline(0, *children)) for children in ((), (1, 2, 3, 4)))
    words.view(closed, base=0, role="tree")
    words.list_page.settle()
    words.list_page.catch(lambda: words.view(moved(opened, closed), milliseconds=300, role="tree"), share=0.2)
    before = places(words)
    # The one above opens as well, and has more children than are seen.
    above = row(20, position=0, y=0, text="Above", level=0, expanded=True, source=above["frame"])
    others = [row(30 + place, position=1 + place, y=44 + 44 * place, level=1, text=f"Other {place}") for place in range(50)]
    gone = [{"key": one["key"], "to": [0, one["frame"][1] + 50 * 44, 600, 44]} for one in opened[1:]]
    words.list_page.catch(lambda: words.view([above, *others], gone=gone, milliseconds=300, role="tree"), share=0.0001)
    for milliseconds in (0, 40):
        advance(words, milliseconds)
        after = places(words)
        ways = [after[name][1] - before[name][1] for name in ("Parent", "Child 3", "Below")]
        assert after["Below"][0] == pytest.approx(after["Child 3"][1], abs=1)
        assert after["Child 3"][2] and after["Child 3"][1] > after["Parent"][1]
        assert min(ways) > 20 if milliseconds else ways == pytest.approx([0, 0, 0], abs=1)
    words.list_page.release()
    assert words.page.locator(".outline-block").count() == 0 and words.list_page.leaving().count() == 0


@pytest.mark.parametrize("share", sampled([0.05, 0.25, 0.5]))
def test_what_comes_below_a_row_that_closes_comes_below_its_children(words, share):  # noqa: F811
    opened = begin(words)
    words.list_page.release()
    words.list_page.settle()
    parent, below = moved(outline(0), opened)
    come, last = row(20, position=1, y=44, level=0, text="Comes"), row(21, position=3, y=132, level=0, text="Comes Last")
    below.update(position=2, frame=[0, 88, 600, 44])
    gone = [{"key": key} for key in (1, 2, 3, 4)]
    closed = [parent, come, below, last]
    words.list_page.catch(lambda: words.view(closed, gone=gone, milliseconds=300, role="tree"), share=share)
    found = places(words)
    edge = found["Parent"][1]
    children = [bottom for _, bottom, is_in_block in found.values() if is_in_block]
    assert found["Comes"][0] >= max(edge, *children) - 1
    assert found["Comes Last"][0] == pytest.approx(found["Below"][1], abs=1)
    words.list_page.release()
    words.list_page.settle()
    assert {text: round(top - edge) for text, (top, _, _) in places(words).items()} == {
        "Parent": -44, "Comes": 0, "Below": 44, "Comes Last": 88}


def test_what_was_not_on_its_way_back_comes_out_from_behind_what_was(words):  # noqa: F811
    high = outline(0, 1, 2, 3, heights=[(1, 66)])
    words.view(high, base=0, role="tree")
    words.list_page.settle()
    closed = moved(outline(0), high)
    gone = [{"key": key} for key in (1, 2, 3)]
    words.list_page.catch(lambda: words.view(closed, gone=gone, milliseconds=300, role="tree"), share=0.2)
    again = moved(outline(0, 11, 12, 13, 14), closed)
    change = lambda: words.view(again, milliseconds=300, role="tree")
    before = places(words)
    words.list_page.catch(change, share=0.0001)
    for milliseconds in (0, 30, 100):
        advance(words, milliseconds)
        after = places(words)
        assert after["Below"][0] == pytest.approx(after["Child 3"][1], abs=1)
        if milliseconds == 0:
            assert after["Child 2"][0] == pytest.approx(before["Child 2"][0], abs=1)
            assert after["Child 3"][1] == pytest.approx(before["Child 2"][1], abs=1)
    words.list_page.release()


@pytest.mark.chromium("text breaks into lines elsewhere, and there are no fingers")
@pytest.mark.parametrize("turns", sampled([False, True]))
def test_on_a_phone_nothing_of_a_category_is_seen_above_it_while_it_opens(open_page, turns):
    emoji = open_page("/emoji", **PHONE)
    people = emoji.line("People")
    if turns:
        people.tap()
        emoji.page.wait_for_function("() => diffable.rows.some(({ text }) => text === 'Waving hand')")
        emoji.settle()
    emoji.page.evaluate(WATCH, ["People", "Nature", 1])
    people.tap()
    if turns:
        emoji.page.wait_for_function("() => document.getAnimations().some(({ currentTime }) => currentTime > 60)")
        people.tap()
    emoji.page.wait_for_function("() => diffable.rows.some(({ text }) => text === 'Waving hand') && window.gaps.length > 0")
    emoji.settle()
    over, gaps = emoji.page.evaluate("() => [window.over, window.gaps]")
    assert max(over) <= 1, "nothing is over the row that opens"
    assert max(map(abs, gaps)) < 2, "no hole opens, and nothing is covered"
