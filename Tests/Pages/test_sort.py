"""Insertion Sort: steps, pause, speed, reset."""

from playwright.sync_api import expect


def hues(list_page):
    """The hues of the swatches, line by line as they are seen."""
    return list_page.page.evaluate(
        """() => {
            const lines = new Map();
            for (const element of document.querySelectorAll('.row:not(.leaving)')) {
                const { x, y } = element.getBoundingClientRect();
                const colour = element.querySelector('.face').style.getPropertyValue('--face-background');
                if (!lines.has(y)) lines.set(y, []);
                lines.get(y).push([x, Number(/hsl\\(([\\d.]+)/.exec(colour)[1])]);
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
    sort.button("Start").click()
    expect(sort.status).to_contain_text("Sorted in", timeout=15_000)
    sort.settle()
    shot(sort, "sort-done")
    after = hues(sort)
    assert [sorted(line) for line in before] == after
    expect(sort.button("Continue")).to_be_disabled()


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


def test_pause_continue_and_reset(open_page):
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
    sort.button("Reset").click()
    sort.wait_for_status("0 steps")
    expect(sort.button("Start")).to_be_enabled()
