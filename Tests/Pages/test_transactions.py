"""Updates that no demo sends: the page alone, with a server made of words."""

import pytest
from playwright.sync_api import expect

from listpage import DRAWN
from sampling import sampled
from words import row, words  # noqa: F401  (fixture)


def test_texts_are_texts(words):  # noqa: F811
    evil = "<img src=x onerror=\"document.title='broken'\"><script>document.title='broken'</script>"
    words.screen(
        title=evil, status=evil,
        controls=[
            {"id": 1, "kind": "search", "label": evil, "text": evil, "prompt": evil},
            {"id": 2, "kind": "button", "label": evil},
            {"id": 3, "kind": "switch", "label": evil, "on": True},
            {"id": 4, "kind": "segments", "label": evil, "segments": [evil, "b"], "selected": 0},
            {"id": 5, "kind": "unheard of", "label": evil},
        ],
    )
    words.view(
        [
            row(
                0, text=evil, secondary=evil, emoji=evil, label=evil, background="red;background:url(//x)",
                textColor="url(//x)", columns=[{"text": evil, "width": 80}],
                accessories=[{"id": 0, "kind": "label", "text": evil}, {"id": 1, "kind": "button", "text": evil, "label": evil, "actionable": True}],
            ),
            row(1, text="\u202eolleh", secondary="a\u0000b", symbol=evil),
        ],
        base=0,
    )
    words.list_page.settle()
    page = words.page
    expect(page).to_have_title(evil)
    assert page.locator("img, .row script, .bar script").count() == 0
    assert page.locator(".row .text").first.text_content() == evil
    expect(page.get_by_role("searchbox")).to_have_value(evil)
    assert page.evaluate("() => performance.getEntriesByType('resource').filter((one) => one.name.includes('//x')).length") == 0


def test_rows_that_come_from_elsewhere_and_go_elsewhere_glide(words):  # noqa: F811
    words.view([row(key) for key in range(10)], base=0)
    words.list_page.settle()

    def change():
        words.view(
            [row(1, position=5, text="Row 1"), row(50, position=1, source=[0, 3000, 600, 44])],
            gone=[{"key": 2, "to": [0, 2000, 600, 44]}, {"key": 3}],
            milliseconds=300,
        )

    words.list_page.catch(change, share=0.2)
    top = words.page.locator("#viewport").bounding_box()["y"]

    def y(key):
        return words.page.locator(f"#row-{key}").bounding_box()["y"] - top

    assert 44 < y(1) < 220
    assert 44 < y(50) < 3000
    assert 88 < y(2) < 2000
    assert y(3) == 132
    assert words.list_page.opacity(words.page.locator("#row-2")) == 1
    assert 0 < words.list_page.opacity(words.page.locator("#row-3")) < 1
    assert words.list_page.opacity(words.page.locator("#row-50")) == 1
    words.list_page.release()
    assert y(1) == 220 and y(50) == 44
    expect(words.list_page.leaving()).to_have_count(0)


@pytest.mark.exhaustive
def test_a_row_of_a_group_that_goes_past_others_keeps_no_corners_when_it_is_sent_elsewhere(words):  # noqa: F811
    group = lambda order: [
        row(key, position=place, grouping="first" if place == 0 else "last" if place == 4 else "middle")
        for place, key in enumerate(order)
    ]
    words.view(group([0, 1, 2, 3, 4]), base=0)
    words.list_page.settle()
    corners = lambda: words.page.locator("#row-4 > .face").evaluate("(face) => getComputedStyle(face).borderRadius")
    words.list_page.catch(lambda: words.view(group([4, 0, 1, 2, 3]), milliseconds=300), share=0.2)
    assert corners() == "0px"
    words.list_page.catch(lambda: words.view(group([0, 1, 4, 2, 3]), milliseconds=300), share=0.01)
    assert corners() == "0px"


@pytest.mark.motion
def test_a_group_keeps_its_corners_and_lines_while_a_row_is_dragged_out_of_it_step_by_step(words):  # noqa: F811
    def group(order, **more):
        return [
            row(key, position=place, grouping=("first", "middle", "last")[place], **(more if key == 0 else {}))
            for place, key in enumerate(order)
        ]

    words.view(group([0, 1, 2]), base=0)
    words.list_page.settle()
    words.list_page.catch(lambda: words.view(group([1, 0, 2], lifted=True), milliseconds=300), share=0.3)
    words.list_page.catch(lambda: words.view(group([1, 2, 0], lifted=True), milliseconds=300), share=0.3)
    corners = lambda key: words.page.locator(f"#row-{key} > .face").evaluate("(face) => getComputedStyle(face).borderRadius")
    assert corners(1) == "16px"
    assert words.page.locator("#row-1.passing, #row-2.passing").count() == 0


@pytest.mark.motion
def test_a_whole_group_slides_away_under_the_row_above_it_and_back(words):  # noqa: F811
    def group(*keys, start, **more):
        last = len(keys) - 1
        return [
            row(key, y=start + 44 * place, **more,
                grouping="single" if last == 0 else "first" if place == 0 else "last" if place == last else "middle")
            for place, key in enumerate(keys)
        ]

    above = group(0, start=20)
    others = [made | {"animation": "top"} for made in group(1, 2, 3, 4, start=100)]
    words.view([*above, *others], base=0)
    words.list_page.settle()
    top = words.page.locator("#viewport").bounding_box()["y"]
    y = lambda key: words.page.locator(f"#row-{key}").bounding_box()["y"] - top
    away = lambda: words.view(gone=[{"key": key, "animation": "top"} for key in (1, 2, 3, 4)], milliseconds=300)
    for change in (away, lambda: words.view(others, milliseconds=300)):
        words.list_page.catch(change, share=0.15)
        # As one, as far as the lowest of them has to go, each whole until it is under the edge.
        assert [round(y(key) - y(1)) for key in (2, 3, 4)] == [44, 88, 132]
        assert 64 - 212 < y(1) < 100
        face = words.page.locator("#row-4 > .face")
        assert face.evaluate("(face) => getComputedStyle(face).opacity") == "1"
        assert face.evaluate("(face) => getComputedStyle(face).borderRadius") == "0px 0px 16px 16px"
        words.list_page.release()
    assert y(1) == 100 and words.page.locator(".outline-block").count() == 0
    assert words.page.locator(".group-ground").evaluate_all("(all) => all.map((one) => getComputedStyle(one).opacity)") == ["1", "1"]


@pytest.mark.motion
def test_a_row_that_comes_back_on_its_way_out_stays(words):  # noqa: F811
    words.view([row(key) for key in range(10)], base=0)
    words.list_page.settle()
    # Pushed out of sight, and back before it is there, by what moves nothing itself.
    words.list_page.catch(lambda: words.view(gone=[{"key": 2, "to": [0, 2000, 600, 44]}], milliseconds=300), share=0.3)
    words.view([row(2)])
    words.page.wait_for_function("() => diffable.version === 3")
    words.list_page.release()
    expect(words.list_page.row("Row 2")).to_have_count(1)
    assert words.list_page.place("Row 2")[1] == words.list_page.place("Row 1")[1] + 44


@pytest.mark.exhaustive
@pytest.mark.motion
def test_of_lookalikes_each_that_comes_again_is_a_row_of_its_own(words):  # noqa: F811
    page = words.page
    words.view([row(0), row(1, text="Same"), row(2, text="Same"), row(3)], milliseconds=0)
    expect(page.locator(".row")).to_have_count(4)
    page.evaluate("() => { for (const row of document.querySelectorAll('.row')) row.mark = row.dataset.key; }")
    words.view(gone=[{"key": 1}, {"key": 2}], milliseconds=10_000)
    expect(page.locator(".row.leaving")).to_have_count(2)
    # One has its key still, which is told last.
    words.view([row(9, position=1, text="Same"), row(1, position=2, text="Same")], milliseconds=1000)
    expect(page.locator(".row.leaving")).to_have_count(0)
    marks = page.evaluate("() => [9, 1].map((key) => document.querySelector(`[data-key='${key}']`).mark)")
    assert marks == ["2", "1"]


@pytest.mark.motion
def test_an_anchor_keeps_what_is_seen_in_its_place(words):  # noqa: F811
    words.view([row(key) for key in range(60)], base=0)
    words.list_page.settle()
    words.page.evaluate("() => diffable.viewport.scrollTo(440)")
    place = words.page.locator("#row-15").bounding_box()

    def insert():
        rows = [row(key, position=key + 2, source=[0, key * 44, 600, 44]) for key in range(60)]
        rows += [row(100, position=0), row(101, position=1)]
        words.view(
            rows, height=4488, milliseconds=300,
            scroll={"x": 0, "y": 528, "fromY": 440},
        )

    insert()
    words.page.wait_for_function("() => diffable.version === 2")
    assert words.page.locator("#row-15").bounding_box() == place
    # What happens out of sight costs no animation.
    assert words.page.evaluate("() => document.querySelector('#rows').getAnimations({ subtree: true }).length") == 0
    assert words.list_page.y == 528


@pytest.mark.exhaustive
def test_an_anchor_counts_from_where_the_page_has_scrolled_to_by_now(words):  # noqa: F811
    words.view([row(key) for key in range(60)], base=0)
    words.page.evaluate("() => diffable.viewport.scrollTo(500)")
    words.view(
        [row(key, position=key + 1) for key in range(60)], height=4444,
        scroll={"x": 0, "y": 484, "fromY": 440},
    )
    words.page.wait_for_function("() => diffable.version === 2")
    assert words.list_page.y == 544


def test_a_page_that_has_gone_to_the_top_stays_there_whatever_is_measured_where_it_was(words):  # noqa: F811
    words.view([row(key) for key in range(60)], base=0)
    words.page.wait_for_function("() => diffable.version === 1")
    words.view([row(key) for key in range(60)], height=4432, scroll={"x": 0, "y": 472, "fromY": 440})
    words.page.wait_for_function("() => diffable.version === 2")
    assert words.list_page.y == 0
    # Where it was before, too, it stays with the rows that others come above.
    words.view([row(key, position=key + 1) for key in range(60)], height=4476, scroll={"x": 0, "y": 44, "fromY": 0})
    words.page.wait_for_function("() => diffable.version === 3")
    assert words.list_page.y == 44


@pytest.mark.exhaustive
def test_a_smooth_scroll_is_carried_out(words):  # noqa: F811
    words.view([row(key) for key in range(60)], base=0)
    words.page.wait_for_function("() => diffable.version === 1")
    words.view(scroll={"x": 0, "y": 1000, "fromY": 0, "animated": True})
    words.page.wait_for_function("() => diffable.viewport.y === 1000")


def test_rows_with_heights_of_their_own_are_measured(words):  # noqa: F811
    long = "A text that goes on and on, " * 20
    words.view([row(0, text=long, measured=True), row(1, text="short", measured=True)], base=0)
    words.page.wait_for_function("() => diffable.version === 1")
    words.list_page.settle()
    measured = words.sent("measured")
    assert measured and measured[0]["rows"][0][0] == 0
    assert measured[0]["rows"][0][1] > 80


def test_a_tap_names_the_row_and_what_the_page_saw(words):  # noqa: F811
    words.view([row(0), row(1), row(2, selectable=False)], base=0, multiple=True)
    words.list_page.settle()
    words.page.locator("#row-1").click()
    words.page.locator("#row-2").click()
    words.page.locator("#row-1").click(modifiers=["Shift"])
    words.page.locator("#row-0").click(modifiers=["ControlOrMeta"])
    words.page.keyboard.press("Space")
    words.page.keyboard.press("Enter")
    words.page.locator("#row-0").dblclick()
    assert [event["key"] for event in words.sent("activate", count=2)] == [0, 0]
    taps = [(tap["key"], tap.get("extend", False), tap.get("toggle", False), tap["version"]) for tap in words.sent("tap")]
    assert taps[:4] == [(1, False, False, 1), (1, True, False, 1), (0, False, True, 1), (0, False, False, 1)]


def test_accessories_are_buttons_with_names(words):  # noqa: F811
    star = {"id": 3, "kind": "button", "text": "☆", "label": "Star", "actionable": True}
    words.view([row(0, accessories=[star])], base=0)
    button = words.page.get_by_role("button", name="Star")
    button.click()
    words.list_page.settle()
    assert words.sent("accessory") == [{"type": "accessory", "key": 0, "id": 3, "version": 1, "event": 1}]
    assert words.sent("tap") == []
    button.focus()
    words.view([row(0, text="changed", accessories=[star | {"text": "★", "label": "Unstar"}])])
    expect(words.page.get_by_role("button", name="Unstar")).to_be_focused()


@pytest.mark.exhaustive
def test_a_switch_that_is_turned_back_at_once_stays_so_until_that_is_answered(words):  # noqa: F811
    toggle = {"id": 3, "kind": "toggle", "label": "Notify", "on": False, "actionable": True}
    words.view([row(0, accessories=[toggle])], base=0)
    button = words.page.get_by_role("switch", name="Notify")
    # It is turned back as soon as the answer to the first press is shown.
    button.evaluate(
        """(button) => {
            button.click();
            const look = () => button.matches('.pending') ? requestAnimationFrame(look) : button.click();
            look();
        }"""
    )
    words.sent("accessory", count=1)
    words.view([row(0, accessories=[toggle | {"on": True}])])
    words.say({"type": "seen", "event": 1})
    words.sent("accessory", count=2)
    words.page.evaluate(DRAWN)
    expect(button).not_to_be_checked()
    words.say({"type": "seen", "event": 2})
    expect(button).to_be_checked()


def test_every_update_is_acknowledged_in_turn(words):  # noqa: F811
    for number in range(5):
        words.view([row(0, text=str(number))], base=0 if number == 0 else None)
    words.page.wait_for_function("() => diffable.version === 5")
    words.list_page.settle()
    numbers = [message["number"] for message in words.sent("acknowledge")]
    assert numbers == sorted(numbers) and numbers[-1] == words.number


def test_controls_change_without_losing_the_focus(words):  # noqa: F811
    controls = [
        {"id": 1, "kind": "search", "label": "Find", "text": "", "prompt": "Find"},
        {"id": 2, "kind": "switch", "label": "Metric", "on": False},
        {"id": 3, "kind": "button", "label": "Go"},
    ]
    words.screen(controls=controls)
    words.page.get_by_role("switch", name="Metric").click()
    words.list_page.settle()
    assert words.sent("flip") == [{"type": "flip", "control": 2, "on": True, "event": 1}]
    expect(words.page.get_by_role("switch", name="Metric")).to_be_checked()
    words.page.get_by_role("button", name="Go").focus()
    words.screen(controls=[controls[2] | {"label": "Stop"}, controls[0]])
    expect(words.page.get_by_role("button", name="Stop")).to_be_focused()
    assert words.page.get_by_role("switch").count() == 0
    field = words.page.get_by_role("searchbox")
    field.press_sequentially("abc")
    # The server has heard of the first letter only: what the user typed stays.
    words.screen(controls=[controls[0] | {"text": "a"}], typed=1)
    words.page.wait_for_function("() => document.querySelectorAll('#controls > *').length === 1")
    expect(field).to_have_value("abc")
    words.screen(controls=[controls[0] | {"text": "changed"}], typed=3)
    expect(field).to_have_value("changed")


def test_another_build_of_the_page_is_fetched_once(words):  # noqa: F811
    words.say({"type": "welcome", "session": "s", "build": "another"})
    words.page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    words.page.wait_for_function("() => window.diffable?.isConnected")
    words.say({"type": "welcome", "session": "s", "build": "another"})
    words.list_page.settle()
    assert words.page.evaluate("() => sessionStorage.getItem('reloaded') !== null")


@pytest.mark.motion
@pytest.mark.exhaustive
def test_rows_that_slide_under_one_that_moves_itself_begin_where_they_are_and_end_out_of_sight(words):  # noqa: F811
    words.view([row(key, y=44 * key) for key in range(6)], base=0)
    words.list_page.settle()
    top = words.page.locator("#viewport").bounding_box()["y"]
    y = lambda key: words.page.locator(f"#row-{key}").bounding_box()["y"] - top

    def away():
        words.view(
            [row(2, position=1, y=44, source=[0, 88, 600, 44])],
            gone=[{"key": key, "animation": "top"} for key in (1, 3, 4, 5)], milliseconds=300)

    words.list_page.catch(away, share=0.001)
    assert [round(y(key)) for key in (3, 4, 5)] == [132, 176, 220]
    words.page.evaluate(
        """() => document.getAnimations().forEach((one) => {
            one.currentTime = 0.999 * one.effect.getComputedTiming().duration;
        })"""
    )
    assert y(5) + 44 <= 88 + 1
    words.list_page.release()
    words.list_page.settle()
    assert words.page.locator(".outline-block").count() == 0


def place_told_before(words, kind):
    """How far down the page said it was, last before it said something else for the last time."""
    last = max(index for index, message in enumerate(words.heard) if message["type"] == kind)
    return [message["y"] for message in words.heard[:last] if message["type"] == "scroll"][-1:]


def test_whoever_answers_knows_what_is_in_sight(words):  # noqa: F811
    words.screen(undo=True)
    words.view([row(key) for key in range(100)], base=0)
    words.list_page.settle()
    words.page.locator("#row-0").focus()
    # Both keys before the page draws another picture.
    press = """(keys) => { for (const [key, ctrlKey] of keys) document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true })); }"""
    words.page.evaluate(press, [["End", False], ["z", True]])
    words.list_page.settle()
    end = words.list_page.y
    assert end > 0 and place_told_before(words, "undo") == [end]
    # The browser has scrolled, and has not said so yet.
    words.page.evaluate(f"() => {{ document.querySelector('#viewport').scrollTop = 500; ({press})([['z', true]]); }}")
    words.list_page.settle()
    assert place_told_before(words, "undo") == [500]


def test_whoever_is_at_the_end_sees_the_last_row_above_a_message_that_comes(words):  # noqa: F811
    words.view([row(key) for key in range(100)], base=0)
    words.list_page.settle()
    words.page.evaluate("() => diffable.viewport.scrollTo(diffable.viewport.furthest)")
    words.screen(toast={"id": 1, "text": "Deleted", "action": "Undo", "milliseconds": 60_000})
    words.page.wait_for_function(
        """() => document.querySelector('#row-99').getBoundingClientRect().bottom
            <= (document.querySelector('.toast')?.getBoundingClientRect().top ?? 0) + 1"""
    )
    # Elsewhere, nothing moves.
    words.screen()
    words.page.wait_for_function("() => !document.querySelector('.toast:not([inert])')")
    words.page.evaluate("() => diffable.viewport.scrollTo(100)")
    words.screen(toast={"id": 2, "text": "Deleted", "action": "Undo", "milliseconds": 60_000})
    expect(words.page.locator(".toast:not([inert])")).to_be_visible()
    assert words.list_page.y == 100


@pytest.mark.exhaustive
def test_what_ends_below_a_message_is_at_the_end_once_that_is_pressed(words):  # noqa: F811
    words.view([row(key) for key in range(100)], base=0)
    words.screen(toast={"id": 1, "text": "Deleted", "action": "Undo", "milliseconds": 60_000})
    expect(words.page.locator(".toast")).to_be_visible()
    words.list_page.settle()
    words.page.evaluate("() => diffable.viewport.scrollTo(diffable.viewport.furthest)")
    below = words.list_page.y
    words.page.locator(".toast").get_by_role("button", name="Undo").click()
    # What the message covered is not in sight any more when the server hears of the press, while it still sinks.
    assert len(words.sent("toast", count=1)) == 1
    [told] = place_told_before(words, "toast")
    assert told < below
    words.page.wait_for_function("(y) => diffable.viewport.y === y", arg=told)


@pytest.mark.motion
@pytest.mark.exhaustive
def test_a_glide_arrives_where_a_message_leaves_meanwhile(words):  # noqa: F811
    words.view([row(key) for key in range(100)], base=0)
    words.screen(toast={"id": 1, "text": "Deleted", "action": "Undo", "milliseconds": 60_000})
    expect(words.page.locator(".toast")).to_be_visible()
    words.list_page.settle()
    words.page.evaluate("() => diffable.viewport.scrollTo(diffable.viewport.furthest)")
    words.view(scroll={"x": 0, "y": 200, "animated": True})
    words.screen()
    # What the page asked for before it heard of that.
    words.view([row(99)])
    words.page.wait_for_function("() => diffable.viewport.y === 200")


@pytest.mark.exhaustive
@pytest.mark.motion
def test_a_glide_arrives_where_rows_on_the_way_turn_out_higher(words):  # noqa: F811
    words.view([row(key) for key in range(100)], base=0)
    words.list_page.settle()
    words.page.evaluate("() => diffable.viewport.scrollTo(3600)")
    words.view(scroll={"x": 0, "y": 200, "animated": True})
    # What is seen stays where it is on the screen.
    words.page.wait_for_function("() => diffable.viewport.y < 3500")
    words.view(
        [row(key, source=[0, key * 44, 600, 44], y=key * 44 + 100) for key in range(60, 100)], height=4500,
        scroll={"x": 0, "y": 3600, "fromY": 3500})
    words.page.wait_for_function("() => diffable.viewport.y === 200")


@pytest.mark.exhaustive
def test_a_number_that_is_none_is_told_to_nobody(words):  # noqa: F811
    words.view([row(0)], base=0)
    words.list_page.settle()
    words.page.evaluate("() => diffable.collection.onEvent({ type: 'measured', rows: [[0, NaN], [0, Infinity]] })")
    words.page.locator("#row-0").click()
    words.list_page.settle()
    assert len(words.sent("tap", count=1)) == 1 and words.sent("measured") == []

# How far down or up what moves goes that goes farthest.
LONGEST_WAY = """() => Math.max(0, ...document.getAnimations().map(({ effect }) => {
    const places = effect.getKeyframes().flatMap(({ transform }) => transform ? [new DOMMatrix(transform).m42] : []);
    return places.length > 0 ? Math.abs(places.at(-1) - places[0]) : 0;
}))"""


@pytest.mark.motion
@pytest.mark.parametrize("staying", sampled([3, 0, 12]))
def test_a_thousand_rows_that_come_above_move_no_row_farther_than_the_window_is_high(words, staying):  # noqa: F811
    count = 5 if staying == 3 else 15
    here = [row(key) for key in range(count)]
    words.view(here, base=0)
    words.list_page.settle()
    height = words.list_page.height
    away = {key: [0, (key + 1000) * 44, 600, 44] for key in range(staying, count)}
    come = [row(100 + place, position=staying + place, text=f"New {place}") for place in range(30 - staying)]

    def insert():
        words.view(come, gone=[{"key": key, "to": to} for key, to in away.items()], height=45_000, milliseconds=300)

    def delete():
        back = [row(key, source=away[key]) for key in away]
        words.view(back, gone=[{"key": one["key"]} for one in come], milliseconds=300)

    longest = []
    for change in (insert, delete):
        words.list_page.catch(change, share=0.01)
        longest.append(words.page.evaluate(LONGEST_WAY))
        words.list_page.release()
        words.list_page.settle()
    assert height / 2 < max(longest) <= height + 1, longest
    assert words.list_page.visible_texts() == [f"Row {key}" for key in range(count)]
