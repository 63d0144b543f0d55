"""Where rows that are new stand while they come."""

import pytest

from sampling import sampled
from words import row, words  # noqa: F401

pytestmark = pytest.mark.motion


def places(words):
    """Where each row that stays is seen, from the upper edge of the first that the view has."""
    top = words.page.locator("#rows").evaluate("(rows) => rows.getBoundingClientRect().top")
    rows = words.page.locator("#rows .row:not(.leaving)").evaluate_all(
        """(rows) => rows.map((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return [row.querySelector('.text').textContent, top, bottom];
        })""")
    return {text: (upper - top, lower - top) for text, upper, lower in rows}


def group(keys, y=0, heights=(), sources=()):
    """Rows of one group, one below the other."""
    made = []
    for place, key in enumerate(keys):
        grouping = "single" if len(keys) == 1 else "first" if place == 0 else "last" if key == keys[-1] else "middle"
        made.append(row(key, position=place, y=y, grouping=grouping, measured=key >= 10))
        made[-1]["frame"][3] = dict(heights).get(key, 44)
        if key in dict(sources):
            made[-1]["from"] = [0, dict(sources)[key], 600, 44]
        y += made[-1]["frame"][3]
    return made


def moves(rows, former):
    """The rows as an answer names them that only moves them."""
    frames = {one["key"]: one["frame"] for one in former}
    return [{**{name: one[name] for name in ("key", "position", "frame")}, "from": frames[one["key"]]} for one in rows]


def test_rows_higher_than_expected_come_where_they_will_stay(words):  # noqa: F811
    words.view(group([1, 2]), base=0)
    words.list_page.settle()
    come = group([10, 11, 1, 2], sources={1: 0, 2: 44}.items())
    for one in come[:2]:
        one["content"]["secondary"] = "It has a second line"
    words.list_page.catch(lambda: words.view(come, milliseconds=300), share=0.02)
    [measured] = words.sent("measured", 1)
    heights = dict(measured["rows"])
    first, second = heights[10], heights[11]
    assert first > 50
    known = group([10, 11, 1, 2], heights=heights.items())
    before = places(words)
    words.list_page.catch(lambda: words.view(moves(known, come)), share=0.02)
    after = places(words)
    # The new ones stand one below the other at once; what they push goes on from where it was.
    assert after["Row 10"][0] == pytest.approx(0, abs=1)
    assert after["Row 11"][0] == pytest.approx(first, abs=1)
    assert after["Row 1"][0] == pytest.approx(before["Row 1"][0], abs=8)
    words.list_page.release()
    assert {text: round(top) for text, (top, _) in places(words).items()} == {
        "Row 10": 0, "Row 11": first, "Row 1": first + second, "Row 2": first + second + 44}


@pytest.mark.parametrize("share", sampled([0.05, 0.15, 0.3]))
def test_what_a_refresh_brings_goes_up_with_the_rows_on_the_ground_of_their_group(words, share):  # noqa: F811
    def refresh(on):
        return {"refresh": {"on": on, "top": 0, "height": 60}}

    words.view(group([1, 2], y=60), base=0, around=refresh(True))
    words.list_page.settle()
    come = group([11, 12, 1, 2], sources={1: 60, 2: 104}.items())
    words.list_page.catch(lambda: words.view(come, milliseconds=300, around=refresh(False)), share=share)
    found = places(words)
    top = words.page.locator("#rows").evaluate("(rows) => rows.getBoundingClientRect().top")
    ground = words.page.locator(".group-ground").bounding_box()["y"] - top
    assert found["Row 11"][0] == pytest.approx(ground, abs=1)
    assert found["Row 12"][0] == pytest.approx(found["Row 11"][1], abs=1)
    words.list_page.release()
    assert round(places(words)["Row 11"][0]) == 0
