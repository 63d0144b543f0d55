"""How rows move: as springs that keep their speed, and never further than one can see."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.motion

# Notes where rows are seen in each picture, and when.
RECORD = """(selector) => {
    window.record = [];
    window.isRecording = true;
    const look = (time) => {
        const rows = [...document.querySelectorAll(selector)].map((row) => {
            const { x, y, height } = row.getBoundingClientRect();
            return [row.querySelector('.text')?.textContent, x, y, height];
        });
        window.record.push([document.timeline.currentTime, rows]);
        if (window.isRecording) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def record(page, action, selector=".row:not(.leaving)"):
    page.page.evaluate(RECORD, selector)
    action()
    page.wait_for_server()
    page.page.evaluate("() => { window.isRecording = false; }")
    return [
        (time, {text: (x, y, height) for text, x, y, height in rows})
        for time, rows in page.page.evaluate("() => window.record")
    ]


def speeds(frames, text):
    """Points per millisecond between each two pictures, with the time of the second."""
    found = []
    for (before, first), (after, second) in zip(frames, frames[1:]):
        if text in first and text in second and after > before:
            (x, y, _), (right, down, _) = first[text], second[text]
            found.append((after, ((right - x) ** 2 + (down - y) ** 2) ** 0.5 / (after - before)))
    return found


# It measures speeds, picture by picture.
@pytest.mark.long
def test_a_row_that_is_sent_elsewhere_keeps_its_speed(mountains):
    def type_two_letters():
        mountains.search.press_sequentially("k")
        # However long the first picture takes, the second letter comes in the midst of the motion.
        mountains.page.wait_for_function("() => document.getAnimations().some(({ currentTime }) => currentTime > 40)")
        mountains.search.press_sequentially("a")

    mountains.play(0.2)
    frames = record(mountains, type_two_letters)
    # Out of sight rows begin nearer than they were.
    height = mountains.page.viewport_size["height"]
    frames = [
        (time, {text: place for text, place in rows.items() if -place[2] < place[1] < height}) for time, rows in frames
    ]
    stops = []
    for text in frames[-1][1]:
        moving = speeds(frames, text)
        fast = [index for index, (_, speed) in enumerate(moving) if speed > 1]
        if len(fast) < 3:
            continue
        between = [speed for _, speed in moving[fast[0] : fast[-1]]]
        stops.append(min(between) / max(between))
    # Something was sent elsewhere while it moved, and nothing came to a stop on its way.
    assert len(stops) > 3
    assert sum(one < 0.16 for one in stops) <= len(stops) // 5


@pytest.mark.exhaustive
def test_rows_on_their_way_arrive_where_a_later_layout_wants_them(open_page):
    """A layout that comes while rows move sends them elsewhere; there they stay."""
    sort = open_page("/sort")
    sort.catch(lambda: sort.button("Shuffle").click(), share=0.3)
    frames = sort.page.evaluate("() => diffable.rows.map(({ frame }) => frame[1]).join()")
    sort.page.set_viewport_size({"width": 1280, "height": 680})
    sort.page.wait_for_function("(frames) => diffable.rows.map(({ frame }) => frame[1]).join() !== frames", arg=frames)
    sort.release()
    wrong = sort.page.evaluate(
        """() => {
            const top = document.querySelector('#rows').getBoundingClientRect().top;
            return diffable.rows.filter(({ key, frame }) => {
                const { y } = document.querySelector(`[data-key="${key}"]`).getBoundingClientRect();
                return Math.abs(y - top - frame[1]) > 0.5;
            }).length;
        }"""
    )
    assert wrong == 0


def test_the_tween_goes_on_as_fast_as_before(mountains):
    """A movement that is redirected: place and speed just before and just after are the same."""
    before, after = mountains.page.evaluate(
        """async () => {
            const { Tween } = await import(
                document.querySelector('script[type=module]').src.replace(/[^/]+$/, 'tween.js'));
            const element = document.body.appendChild(document.createElement('div'));
            const tween = new Tween(element, ({ x }) => ({ transform: `translate(${x}px, 0px)` }), { x: 0 });
            tween.go({ x: 0 }, { x: 500 }, 300);
            tween.animation.pause();
            tween.animation.currentTime = 70;
            const before = [tween.seen.x, tween.velocity.x];
            tween.go(tween.seen, { x: -200 }, 300);
            tween.animation.pause();
            tween.animation.currentTime = 0.001;
            const place = new DOMMatrix(getComputedStyle(element).transform).e;
            const after = [place, tween.velocity.x, tween.springs.x.at(10) - tween.springs.x.at(0)];
            tween.set({ x: 0 });
            element.remove();
            return [before, after];
        }"""
    )
    assert before[0] == pytest.approx(after[0], abs=0.1)
    assert before[1] == pytest.approx(after[1], rel=0.01)
    assert before[1] > 2 and after[2] > 10


@pytest.mark.exhaustive
def test_lines_between_samples_are_near_the_spring_that_they_stand_for(mountains):
    """Of one that sets out from rest."""
    farthest = mountains.page.evaluate(
        """async () => {
            const { Spring, offsets, offsetsFromRest } = await import(
                document.querySelector('script[type=module]').src.replace(/[^/]+$/, 'spring.js'));
            const spring = new Spring(1, 0, 0, 300);
            const time = Spring.timeToSettle(300);
            const between = (all, place) => {
                const next = all.findIndex((one, index) => index > 0 && one >= place);
                const [from, to] = [all[next - 1], all[next]];
                const [start, end] = [from, to].map((one) => spring.at(one * time));
                return start + (end - start) * (place - from) / (to - from);
            };
            const places = Array.from({ length: 2000 }, (_, index) => index / 2000);
            return [offsets, offsetsFromRest].map((all) =>
                Math.max(...places.map((place) => Math.abs(between(all, place) - spring.at(place * time)))));
        }"""
    )
    assert all(0 < one <= 1 / 399 for one in farthest)


# Turns all motions on by hand, and tells where a child, and the row below, are seen then.
TURNED = """(milliseconds) => {
    for (const one of document.getAnimations()) if (!(one instanceof CSSTransition)) one.currentTime += milliseconds;
    const find = (selector, text) => [...document.querySelectorAll(selector)].find((row) =>
        row.querySelector('.text')?.textContent === text);
    return [find('.outline-block .row', 'Grapes'), find('.row:has(> .face.cell)', 'Travel')].map((row) => row.getBoundingClientRect().y);
}"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("is_open", [False, True])
def test_an_outline_that_turns_round_does_not_jump(open_page, is_open):
    emoji = open_page("/emoji", viewport={"width": 900, "height": 700})
    turn = lambda: emoji.press(emoji.line("Food"))
    if is_open:
        turn()
        expect(emoji.row("Grapes")).to_be_visible()
        emoji.settle()
    place = emoji.place("Food")
    emoji.catch(turn, share=0.1)
    before, earlier = (emoji.page.evaluate(TURNED, milliseconds) for milliseconds in (0, -1))
    emoji.page.evaluate(TURNED, 1)
    emoji.catch(turn, share=0.0001)
    after, later = (emoji.page.evaluate(TURNED, milliseconds) for milliseconds in (0, 1))
    assert after == pytest.approx(before, abs=2)
    speed = [now - then for now, then in zip(before, earlier)]
    assert min(map(abs, speed)) > 1
    # The spring pulls back at once, and is a straight line for some milliseconds.
    assert [now - then for now, then in zip(later, after)] == pytest.approx(speed, rel=0.15)
    emoji.release()
    assert emoji.place("Food") == place
    assert emoji.row("Grapes").count() == is_open and emoji.page.locator(".outline-block").count() == 0


WAYS = """() => {
    window.ways = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.matches('SELECTOR') && frames.transform) {
            const [first, last] = [frames.transform[0], frames.transform.at(-1)].map((one) => new DOMMatrix(one));
            window.ways.push(Math.abs(last.f - first.f));
        }
        return animate.call(this, frames, timing);
    };
}"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("height", [700, 1100])
def test_children_go_no_farther_than_there_is_room_below_their_parent(open_page, height):
    emoji = open_page("/emoji", viewport={"width": 900, "height": height})
    emoji.page.evaluate(WAYS.replace("SELECTOR", ".outline-block-content, .row"))
    box = emoji.line("Food").bounding_box()
    room = emoji.page.locator("#viewport").evaluate("(one) => one.getBoundingClientRect().bottom") - box["y"] - box["height"]
    for count in (1, 0):
        emoji.press(emoji.line("Food"))
        expect(emoji.row("Grapes")).to_have_count(count)
        emoji.settle()
        longest = emoji.page.evaluate("() => Math.max(...window.ways.splice(0))")
        # The last of them may be seen in part.
        assert room - 1 <= longest < room + box["height"]


def test_what_comes_from_far_away_does_not_race(open_page):
    """What is found comes from thousands of points away: none travels further than the window is high."""
    mountains = open_page("/mountains")
    height = mountains.height
    mountains.page.evaluate(WAYS.replace("SELECTOR", ".row"))
    mountains.search.fill("mo")
    mountains.page.wait_for_function("() => diffable.rows.at(-1).text.startsWith('Mo')")
    mountains.settle()
    longest = mountains.page.evaluate("() => Math.max(...window.ways)")
    assert height / 2 < longest <= height + 1


@pytest.mark.exhaustive
def test_where_most_is_replaced_only_what_stays_in_sight_travels(mountains):
    mountains.catch(lambda: mountains.page.get_by_role("radio", name="Name").click(), share=0.25)
    moving, shown = mountains.page.evaluate(
        """() => [document.querySelectorAll('.row.moving').length, diffable.rows
            .filter(({ frame }) => frame[1] < 700).map(({ key, frame }) => {
                const row = document.querySelector(`[data-key="${key}"]`);
                const top = document.querySelector('#rows').getBoundingClientRect().top;
                return row.matches('.moving') ? 0 : row.getBoundingClientRect().y - top - frame[1];
            })]"""
    )
    assert moving < 6 and len(shown) > 20 and all(abs(one) < 1 for one in shown)
    mountains.release()
    assert mountains.leaving().count() == 0
    assert mountains.page.evaluate(
        "() => [...document.querySelectorAll('.row .face')].every((face) => getComputedStyle(face).opacity === '1')")


@pytest.mark.exhaustive
@pytest.mark.parametrize("share, seen", [(0.1, "leaving"), (0.6, "here")])
def test_where_no_row_stays_the_others_come_once_those_are_gone(mountains, share, seen):
    mountains.search.fill("nepal")
    mountains.wait_for_status("26 mountains")
    mountains.settle()
    mountains.catch(lambda: mountains.search.fill("peru"), share)
    opacities = mountains.page.evaluate(
        """() => [...document.querySelectorAll('#rows .row')].map((row) =>
            [row.matches('.leaving') ? 'leaving' : 'here', Number(getComputedStyle(row.querySelector('.face')).opacity)])""")
    assert {kind for kind, opacity in opacities if opacity > 0.2} == {seen}
    mountains.release()


def test_what_leaves_cannot_be_used(mountains):
    mountains.catch(lambda: mountains.search.fill("everest"), share=0.3)
    assert mountains.leaving().count() > 3
    assert mountains.page.evaluate("() => [...document.querySelectorAll('.row.leaving')].every((row) => row.inert)")


@pytest.mark.exhaustive
def test_a_hidden_page_moves_nothing(open_page):
    mountains = open_page("/mountains")
    mountains.catch(lambda: mountains.search.fill("na"), share=0.2)
    mountains.page.evaluate(
        """() => {
            Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
            document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    assert mountains.leaving().count() == 0
    assert mountains.page.evaluate("() => document.querySelector('#rows').getAnimations({ subtree: true }).length") == 0


@pytest.mark.exhaustive
def test_a_ring_is_whole_around_a_row_that_comes_back_among_others(open_page):
    reminders = open_page("/reminders")
    reminders.row("Buy bread").focus()
    reminders.page.keyboard.press("Delete")
    expect(reminders.row("Buy bread")).to_have_count(0)
    reminders.settle()
    reminders.catch(lambda: reminders.page.keyboard.press("Control+z"), share=0.6)
    expect(reminders.row("Buy bread")).to_be_focused()
    box = reminders.row("Buy bread").bounding_box()
    # The row below, which made room, has not quite arrived.
    edge = "([x, y]) => document.elementFromPoint(x, y).closest('.row')?.querySelector('.text').textContent"
    assert reminders.page.evaluate(edge, [box["x"] + 300, box["y"] + box["height"] - 1]) == "Buy bread"


# Names each motion that shows something else until its first moment, as in a picture that a busy browser draws before.
FLASHES = """() => {
    window.flashes = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        const { pseudoElement } = animation.effect;
        const names = animation.effect.getKeyframes().flatMap(Object.keys);
        const look = (time) => {
            animation.currentTime = time;
            const style = getComputedStyle(this, pseudoElement);
            const rest = { scale: '1', transform: 'matrix(1, 0, 0, 1, 0, 0)' };
            return JSON.stringify(names.map((name) => (style[name] === 'none' ? rest[name] : style[name])));
        };
        const [before, first] = [look(-1), look(0)];
        if (before !== first) window.flashes.push([this.className, before, first]);
        return animation;
    };
}"""


@pytest.mark.exhaustive
def test_what_moves_shows_its_first_moment_until_it_begins(open_page):
    mountains = open_page("/mountains", viewport={"width": 390, "height": 844})
    mountains.page.evaluate(FLASHES)
    mountains.row("K2").click()
    expect(mountains.page.locator(".screen.presented")).to_be_visible()
    mountains.settle()
    mountains.page.go_back()
    expect(mountains.page.locator(".screen.presented")).to_have_count(0)
    assert mountains.page.evaluate("window.flashes") == []
    reminders = open_page("/reminders", viewport={"width": 390, "height": 844})
    reminders.page.evaluate(FLASHES)
    reminders.row("Wax the boots").click(button="right")
    reminders.page.get_by_role("menuitem", name="Details").click()
    reminders.page.get_by_text("Delete Reminder").click()
    expect(reminders.page.locator(".toast")).to_be_visible()
    reminders.page.locator(".toast").get_by_role("button", name="Undo").click()
    reminders.wait_for_status("60 reminders")
    assert reminders.page.evaluate("window.flashes") == []


@pytest.mark.exhaustive
def test_what_leaves_in_a_lane_is_seen_as_long_as_its_heading(open_page):
    emoji = open_page("/emoji")
    emoji.play(0.02)
    emoji.page.get_by_role("searchbox").fill("c")
    cards = emoji.page.locator(".lane .row.leaving")
    expect(cards.first).to_be_visible()
    # However much time has passed, the motions have hardly begun.
    emoji.page.wait_for_timeout(900)
    heading = emoji.page.locator(".row.leaving").filter(has_text="Starred")
    seen = [one.evaluate("(row) => getComputedStyle(row).opacity") for one in (cards.first, heading)]
    assert float(seen[0]) == pytest.approx(float(seen[1]), abs=0.05) and float(seen[0]) > 0.5
    emoji.play(8)
    expect(emoji.page.locator(".lane")).to_have_count(0)
