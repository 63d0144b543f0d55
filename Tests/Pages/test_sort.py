"""Insertion Sort: steps, pause, speed, shuffle."""

import re

import pytest
from playwright.sync_api import expect

from heldmessages import HeldMessages


def hues(list_page):
    """The hues of the swatches, line by line as they are seen."""
    return list_page.page.evaluate(
        """() => {
            const lines = new Map();
            for (const element of document.querySelectorAll('.row:not(.leaving)')) {
                const { x, y } = element.getBoundingClientRect();
                const colour = getComputedStyle(element.querySelector('.face')).backgroundColor;
                const [red, green, blue] = colour.match(/[\\d.]+/g).map(Number);
                const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
                const sixth = most === red ? (green - blue) / (most - least)
                    : most === green ? 2 + (blue - red) / (most - least) : 4 + (red - green) / (most - least);
                if (!lines.has(y)) lines.set(y, []);
                lines.get(y).push([x, sixth]);
            }
            return [...lines.values()].map((line) => line.sort((a, b) => a[0] - b[0]).map((one) => one[1]));
        }"""
    )


def test_it_sorts_all_rows_step_by_step(open_page, shot):
    sort = open_page("/sort")
    before = hues(sort)
    assert len(before) == 10
    assert all(line != sorted(line) for line in before)
    sort.page.get_by_role("radio", name="Fast").click()
    sort.listen()
    sort.button("Start").click()
    expect(sort.status).to_have_text(re.compile(r"^([4-9]|\d\d) steps"))
    for _ in range(3):
        sort.page.keyboard.press("Tab")
    expect(sort.status).to_contain_text("Sorted in", timeout=15_000)
    # Not each step is read out while it plays.
    sort.page.wait_for_function("() => window.told.length > 1")
    assert sort.told == ["1 step", sort.status.text_content()]
    sort.settle()
    shot(sort, "sort-done")
    after = hues(sort)
    assert [sorted(line) for line in before] == after
    # What is done can be done again.
    sort.button("Sort Again").click()
    # While they are on their way, swatches stand in no line.
    sort.button("Pause").click()
    sort.settle()
    after = hues(sort)
    assert len(after) == 10 and any(line != sorted(line) for line in after)


@pytest.mark.exhaustive
def test_a_reload_and_a_link_lead_to_the_same_swatches_sorted_as_far(open_page):
    sort = open_page("/sort")
    for _ in range(3):
        sort.page.get_by_role("slider", name="Step").press("ArrowRight")
    sort.wait_for_status("3 steps")
    sort.settle()
    before, step = hues(sort), 3
    sort.page.wait_for_url(f"**/sort?*step={step}*")
    sort.page.reload()
    sort.wait_for_status(f"{step} steps")
    assert hues(sort) == before
    url = sort.page.url
    sort.button("Shuffle").click()
    sort.wait_for_status("0 steps")
    other = open_page(url[url.index("/sort"):])
    other.wait_for_status(f"{step} steps")
    assert hues(other) == before


@pytest.mark.exhaustive
def test_a_link_means_as_far_on_a_phone(open_page):
    sort = open_page("/sort")
    slider = sort.page.get_by_role("slider", name="Step")
    planned = int(slider.get_attribute("max"))
    half = planned // 2
    for _ in range(half):
        slider.press("ArrowRight")
    sort.wait_for_status(f"{half} steps")
    sort.page.wait_for_url(f"**/sort?*step={half}*")
    url = sort.page.url
    phone = open_page(url[url.index("/sort"):], viewport={"width": 390, "height": 844})
    slider = phone.page.get_by_role("slider", name="Step")
    fewer = int(slider.get_attribute("max"))
    assert fewer < planned
    assert abs(int(slider.input_value()) / fewer - half / planned) <= 1 / fewer
    expect(phone.button("Continue")).to_be_visible()


def test_a_step_moves_swatches_along_their_row(open_page):
    sort = open_page("/sort")
    sort.page.get_by_role("radio", name="Slow").click()
    moving = sort.catch(lambda: sort.button("Start").click())
    assert moving >= 10
    inside = sort.page.evaluate(
        """() => [...document.querySelectorAll('.row.moving')].every((row) => {
            const y = row.getBoundingClientRect().y;
            return [...document.querySelectorAll('.row:not(.moving)')].some((other) =>
                other.getBoundingClientRect().y === y);
        })"""
    )
    assert inside
    sort.button("Pause").click()
    sort.release()


def test_pause_continue_and_shuffle(open_page):
    sort = open_page("/sort")
    sort.button("Start").click()
    expect(sort.status).not_to_have_text("0 steps")
    sort.button("Pause").click()
    expect(sort.button("Continue")).to_be_visible()
    paused = sort.status.text_content()
    sort.settle()
    assert sort.status.text_content() == paused
    sort.button("Continue").click()
    expect(sort.status).not_to_have_text(paused)
    sort.button("Shuffle").click()
    sort.wait_for_status("0 steps")
    expect(sort.button("Start")).to_be_enabled()


def sort_some(sort):
    for _ in range(7):
        sort.page.get_by_role("slider", name="Step").press("ArrowRight")
    sort.wait_for_status("7 steps")
    expect(sort.button("Continue")).to_be_visible()
    sort.settle()


@pytest.mark.exhaustive
def test_the_slider_plays_the_sort_in_reverse(open_page, shot):
    sort = open_page("/sort")
    before = hues(sort)
    slider = sort.page.get_by_role("slider", name="Step")
    planned = int(slider.get_attribute("max"))
    sort_some(sort)
    paused = hues(sort)
    assert paused != before
    steps = int(slider.input_value())
    # How many there will be is known from the start.
    assert int(slider.get_attribute("max")) == planned > steps
    expect(slider).to_have_attribute("aria-valuetext", f"{steps} of {planned}")
    sort.listen()
    slider.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", f"{steps - 1} of {planned}")
    expect(sort.status).to_have_text(re.compile(rf"^{steps - 1} steps?$"))
    # The slider has said it.
    sort.wait_for_server()
    assert sort.told == []
    slider.press("Home")
    sort.wait_for_status("0 steps")
    sort.settle()
    assert hues(sort) == before
    for _ in range(steps):
        slider.press("ArrowRight")
    sort.wait_for_status(f"{steps} steps")
    sort.settle()
    assert hues(sort) == paused
    # It leads on to what nobody has sorted yet.
    slider.press("End")
    sort.wait_for_status(f"Sorted in {planned} steps")
    assert slider.input_value() == str(planned)
    slider.press("Home")
    sort.wait_for_status("0 steps")
    shot(sort, "sort-scrubber")


@pytest.mark.exhaustive
@pytest.mark.motion
def test_dragging_the_slider_moves_swatches_back_and_leaves_it_in_the_hand(open_page, shot):
    sort = open_page("/sort")
    before = hues(sort)
    sort_some(sort)
    slider = sort.page.get_by_role("slider", name="Step")
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    sort.page.mouse.move(box["x"] + box["width"] - 14, middle)
    sort.page.mouse.down()
    for share in range(10, -1, -1):
        sort.page.mouse.move(box["x"] + 14 + (box["width"] - 28) * share / 10, middle)
    sort.wait_for_status("0 steps")
    sort.page.mouse.up()
    sort.settle()
    assert slider.input_value() == "0"
    assert hues(sort) == before
    shot(sort, "sort-start")


@pytest.mark.exhaustive
def test_an_answer_that_is_late_leaves_the_slider_where_it_was_put_last(open_page):
    held = HeldMessages(first="no message")
    sort = open_page("/sort", prepare=held.begin, turns_clock=True)
    slider = sort.page.get_by_role("slider", name="Step")
    # What it is put to by the page.
    slider.evaluate("""(slider) => {
        const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        window.given = [];
        Object.defineProperty(slider, 'value', { get, set(value) { window.given.push(value); set.call(this, value); } });
    }""")
    held.hold()
    for step in (1, 2, 3):
        slider.press("ArrowRight")
        sort.page.evaluate("() => new Promise(requestAnimationFrame)")
    sort.page.clock.fast_forward(1100)
    assert slider.evaluate("(slider) => slider.valueAsNumber") == 3
    held.let_through()
    sort.wait_for_status("3 steps")
    sort.wait_for_server()
    assert set(sort.page.evaluate("() => window.given")) <= {"3"}
    # From then on it goes where the app does.
    sort.button("Continue").click()
    sort.page.wait_for_function("() => window.given.at(-1) === '5'")
