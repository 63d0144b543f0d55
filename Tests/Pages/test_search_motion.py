"""How rows move where a search begins, goes on and is taken back: no two texts are read at once, and no row races."""

import pytest
from playwright.sync_api import expect

from sampling import sampled
from touch import PHONE

pytestmark = pytest.mark.motion

# Turns all motions to a share of their ways by hand, and tells where rows are seen there.
TURNED = """(share) => {
    for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = one.effect.getComputedTiming().endTime * share;
    }
    return [...document.querySelectorAll('#rows .row:not(.leaving)')].map((row) => {
        const { y, height } = row.getBoundingClientRect();
        return [row.querySelector('.text')?.textContent, y, height];
    });
}"""


@pytest.mark.exhaustive
def test_headings_go_with_their_rows_where_a_search_begins_far_down(open_page):
    letters = open_page("/letters")
    letters.page.mouse.move(640, 500)
    letters.page.mouse.wheel(0, 16000)
    letters.page.wait_for_function("() => diffable.viewport.y > 15000 && diffable.rows.some(({ frame }) => frame[1] > 15500)")
    letters.settle()
    letters.catch(lambda: letters.search.press_sequentially("z"), share=0)
    letters.page.evaluate("() => diffable.ping()")
    pairs = [("D", "Demirkazık"), ("F", "Fitz Roy"), ("H", "Hkakabo Razi"), ("I", "Irazú")]
    seen = set()
    for twentieth in range(20):
        rows = {text: (y, height) for text, y, height in letters.page.evaluate(TURNED, twentieth / 20)}
        for heading, first in pairs:
            if heading not in rows or first not in rows:
                continue
            (top, height), (y, _) = rows[heading], rows[first]
            seen.add(heading)
            # A heading is 8 points higher once it is measured.
            assert -9 < y - top - height < 2, (heading, twentieth)
    assert seen == {heading for heading, _ in pairs}
    letters.release()
    assert letters.y == 0


# The largest part of the view in which nothing is seen, from where rows are seen on their way.
LARGEST_GAP = """() => {
    const view = document.querySelector('#rows').parentElement.parentElement.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('#rows .row')]
        .filter((row) => getComputedStyle(row.querySelector('.face')).opacity > 0.2).map((row) => row.getBoundingClientRect())
        .filter(({ top, bottom }) => bottom > view.top && top < view.bottom).sort((one, other) => one.top - other.top);
    let [gap, end] = [0, view.top];
    for (const { top, bottom } of boxes) [gap, end] = [Math.max(gap, top - end), Math.max(end, bottom)];
    return Math.max(gap, view.bottom - end);
}"""


# Lets a row turn out to be higher than was thought.
MEASURED_ANEW = """() => {
    document.querySelector('#rows .row:not(.leaving) > .face.cell').style.minHeight = '70px';
    diffable.collection.measureAll();
}"""


@pytest.mark.exhaustive
def test_what_a_search_far_down_takes_away_is_seen_going(open_page):
    letters = open_page("/letters", **PHONE)
    letters.page.evaluate("() => diffable.viewport.scrollTo(2550)")
    letters.page.wait_for_function("() => diffable.rows.some(({ frame }) => frame[1] > 3000)")
    letters.settle()
    letters.search.tap()
    letters.catch(lambda: letters.page.keyboard.press("m"), share=0.05)
    assert letters.page.evaluate(LARGEST_GAP) < 60
    # Rows that came and are higher than was thought push others down, but not what is still going, be it deleted or only
    # out of sight then.
    letters.page.evaluate(MEASURED_ANEW)
    assert letters.page.evaluate(LARGEST_GAP) < 60
    # Nothing passes over it: the heading in sight is exchanged as the rows are.
    assert letters.page.locator(".row.moving:has(> .face.header)").count() == 0
    letters.release()
    assert letters.y == 0 and letters.leaving().count() == 0


# How far down or up the row goes that goes farthest.
LONGEST_WAY = """() => Math.max(0, ...[...document.querySelectorAll('.row.moving')].flatMap((row) => row.getAnimations()).map(({ effect }) => {
    const places = effect.getKeyframes().map(({ transform }) => new DOMMatrix(transform).m42);
    return Math.abs(places.at(-1) - places[0]);
}))"""


@pytest.mark.exhaustive
def test_what_gives_way_to_more_than_is_seen_goes_where_it_is(open_page):
    emoji = open_page("/emoji", **PHONE)
    emoji.search.fill("cat")
    emoji.page.wait_for_function("() => diffable.rows.some(({ text }) => text === 'Weary cat') && diffable.rows.length < 20")
    emoji.settle()
    place = emoji.place("Weary cat")
    emoji.catch(lambda: emoji.search.fill(""), share=0.1)
    # The rows of the whole list come where they were: no two texts pass through each other. Once its lines are counted,
    # a name may push what stands below it by a line.
    assert emoji.page.evaluate(LONGEST_WAY) < 30
    box = emoji.page.locator(".row").filter(has=emoji.page.get_by_text("Weary cat", exact=True)).bounding_box()
    assert box["y"] == pytest.approx(place[1], abs=1)
    emoji.release()


@pytest.fixture
def found(open_page):
    """Five mountains that were searched for, of a list with a heading for each letter."""
    letters = open_page("/letters", **PHONE)
    letters.search.fill("sn")
    letters.wait_for_status("5 mountains")
    letters.settle()
    return letters


@pytest.mark.exhaustive
def test_a_few_rows_that_all_go_far_pass_over_none_of_those_that_come(found):
    place = found.place("Snøhetta")
    found.catch(lambda: found.search.fill(""), share=0.2)
    box = found.page.locator(".row").filter(has=found.page.get_by_text("Snøhetta", exact=True)).bounding_box()
    assert box["y"] == pytest.approx(place[1], abs=1)
    assert found.page.locator(".row.moving").count() == 0
    found.release()


@pytest.mark.exhaustive
@pytest.mark.motion
def test_what_still_comes_by_an_exchange_passes_over_nothing_once_it_belongs_elsewhere(found):
    # Two letters are deleted right after each other: what the first brings is hardly seen by the second.
    found.catch(lambda: found.search.fill("s"), share=0.1)
    assert found.opacity(found.row("Adam’s Peak")) < 0.1
    found.catch(lambda: found.search.fill(""), share=0.2)
    assert found.row("Adamello").count() == 1
    assert found.page.evaluate(LONGEST_WAY) < 30
    found.release()
    assert found.leaving().count() == 0


# Turns all motions on by a few milliseconds by hand, and names the pairs of rows of which both texts are read then, one
# over the other.
READ_AT_ONCE = """(milliseconds) => {
    for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime += milliseconds;
    }
    const rows = [...document.querySelectorAll('#rows .row:has(> .face.cell)')].map((row) => {
        const face = row.querySelector('.face');
        const words = document.createRange();
        words.selectNodeContents(face.querySelector('.text'));
        const { opacity, backgroundColor } = getComputedStyle(face);
        const ground = backgroundColor === 'rgba(0, 0, 0, 0)' ? 0 : opacity;
        const level = Number(getComputedStyle(row).zIndex) || 0;
        return { text: words.toString(), box: words.getBoundingClientRect(), level, opacity, ground };
    }).filter(({ box }) => box.bottom > 0 && box.top < innerHeight).sort((one, other) => one.level - other.level);
    const meet = (one, other) => one.left < other.right && other.left < one.right
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    return rows.flatMap((upper, index) => rows.slice(0, index)
        .filter((lower) => meet(upper.box, lower.box) && upper.opacity > 0.15 && lower.opacity * (1 - upper.ground) > 0.15)
        .map((lower) => `${upper.text} over ${lower.text}`));
}"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/letters", "/mountains"])
@pytest.mark.parametrize("texts", [["b", ""], ["ma", "m", ""], ["the", "th", "t", ""]])
def test_no_two_texts_are_read_at_once_where_a_search_is_taken_back(open_page, path, texts):
    page = open_page(path, **PHONE)
    page.search.tap()
    page.search.fill(texts[0])
    page.wait_until(lambda: page.page.evaluate("() => !diffable.isBusy"))
    page.wait_for_server()
    # Each letter is deleted while what came with the one before it is half there.
    for text in texts[1:-1]:
        page.catch(lambda: page.search.fill(text), share=0.25)
    page.catch(lambda: page.search.fill(texts[-1]), share=0)
    page.page.evaluate("() => diffable.ping()")
    # The first picture may still be one of the letter before.
    page.page.evaluate(READ_AT_ONCE, 20)
    assert [page.page.evaluate(READ_AT_ONCE, 20) for _ in range(19)] == 19 * [[]]
    page.release()


@pytest.mark.exhaustive
def test_rows_that_keep_their_order_are_pushed_out_of_sight_however_far_each_goes(open_page):
    emoji = open_page("/emoji", **PHONE)
    emoji.search.tap()
    emoji.search.fill("ca")
    emoji.wait_for_server()
    emoji.settle()
    emoji.catch(lambda: emoji.search.fill("c"), share=0.15, of=".row.moving")
    pushed = emoji.page.evaluate(
        """() => [...document.querySelectorAll('#rows .row.moving')]
            .map((row) => [row.getBoundingClientRect().y, Number(getComputedStyle(row.querySelector('.face')).opacity)])""")
    # More than half of them are on their way out of sight.
    assert len(pushed) >= 12 and all(opacity == 1 for _, opacity in pushed)
    emoji.release()


# How well the best of the rows in sight is read.
BEST_READ = """() => Math.max(0, ...[...document.querySelectorAll('#rows .row > .face.cell, #rows .row > .face.card')]
    .filter((face) => face.getBoundingClientRect().bottom > 0 && face.getBoundingClientRect().top < innerHeight)
    .map((face) => Number(getComputedStyle(face).opacity)))"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("path, one, other", [("/emoji", "c", ""), ("/emoji", "cat", "dog"), ("/mountains", "the", "ma")])
@pytest.mark.parametrize("options", [PHONE, {}], ids=["phone", "desk"])
def test_one_of_two_lists_is_read_at_every_moment_and_never_both(open_page, path, one, other, options):
    page = open_page(path, **options)
    page.search.click()
    page.search.fill(one)
    page.wait_for_server()
    page.settle()
    page.catch(lambda: page.search.fill(other), share=0)
    page.page.evaluate("() => diffable.ping()")
    film = [(page.page.evaluate(READ_AT_ONCE, 10), page.page.evaluate(BEST_READ)) for _ in range(26)]
    assert [pairs for pairs, _ in film] == 26 * [[]]
    assert min(best for _, best in film) > 0.45
    page.release()
    assert page.leaving().count() == 0 and page.page.evaluate(BEST_READ) == 1


def find_emoji(open_page, text):
    emoji = open_page("/emoji", **PHONE)
    emoji.search.fill(text)
    emoji.wait_for_server()
    return emoji


@pytest.mark.exhaustive
def test_something_is_read_at_every_moment_where_nothing_is_found_and_where_that_is_taken_back(open_page):
    emoji = find_emoji(open_page, "dog")
    emoji.play(1)
    emoji.page.evaluate(
        """() => {
            const look = () => {
                const parts = [...document.querySelectorAll('#rows .row > .face.cell, .main-pane > .unavailable:not([hidden])')];
                window.dimmest = Math.min(window.dimmest ?? 1, Math.max(0, ...parts.map((one) => getComputedStyle(one).opacity)));
                requestAnimationFrame(look);
            };
            look();
        }""")
    for text, count in [("dogxx", 0), ("dog", 5)]:
        emoji.search.fill(text)
        emoji.page.wait_for_function("(count) => diffable.rows.filter(({ text }) => text.includes('og')).length === count", arg=count)
        emoji.settle()
        assert emoji.page.evaluate("() => window.dimmest") > 0.4


@pytest.mark.exhaustive
def test_what_leaves_goes_on_doing_so_while_rows_that_came_are_measured(open_page):
    emoji = find_emoji(open_page, "cat")
    emoji.catch(lambda: emoji.search.fill("dog"), share=0.05)
    emoji.page.evaluate("() => diffable.ping()")
    leaving = emoji.leaving().count()
    assert leaving > 5
    emoji.page.evaluate(MEASURED_ANEW)
    assert emoji.leaving().count() == leaving
    emoji.release()
    assert emoji.leaving().count() == 0


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize(("path", "words"), sampled([("/mountains", "everest"), ("/mountains", ""), ("/inbox", "")]))
def test_a_list_at_its_end_is_there_during_a_search_and_after_it(open_page, path, words):
    page = open_page(path, **PHONE)
    place = "() => diffable.viewport.y"
    page.page.evaluate("() => diffable.viewport.scrollTo(Infinity)")
    page.wait_for_server()
    before = page.page.evaluate(place)
    page.search.tap()
    expect(page.button("Cancel")).to_be_visible()
    page.wait_for_rest()
    # The title gave its room to the search, and below it is no more than there was.
    assert page.page.evaluate("() => diffable.viewport.lead") == 0
    assert abs(page.page.evaluate(place) - before) <= 1
    if words:
        page.search.fill(words)
        page.wait_for_server()
        assert page.page.evaluate(place) < before
    page.button("Cancel").tap()
    expect(page.button("Cancel")).to_be_hidden()
    page.wait_for_server()
    page.wait_for_rest()
    assert page.page.evaluate("() => diffable.viewport.lead") > 0
    assert abs(page.page.evaluate(place) - before) <= 1
