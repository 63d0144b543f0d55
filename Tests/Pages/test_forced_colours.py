"""Forced colours keep what a page says by colour."""

import pytest
from playwright.sync_api import expect

from sampling import sampled

MIDDLE_AND_ABOVE = """async (bytes) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
    context.drawImage(picture, 0, 0);
    return [picture.height / 2, 0].map((y) => context.getImageData(0, y, 1, 1).data.join());
}"""


@pytest.mark.parametrize("path, part", sampled([("/sort", ".face.swatch"), ("/million", ".colour")]))
@pytest.mark.exhaustive
def test_forced_colours_keep_what_is_shown_by_colour(open_page, path, part):
    page = open_page(path, forced_colors="active")
    colours = page.page.locator(part).evaluate_all(
        """(all) => all.flatMap((one) => [null, '::before'].map((pseudo) => getComputedStyle(one, pseudo).backgroundColor))"""
    )
    # What a look forces is one colour for all, or leaves them clear.
    assert len({one for one in colours if one.startswith("rgb(")}) > 3


@pytest.mark.chromium("forced colours")
@pytest.mark.exhaustive
def test_forced_colours_draw_the_dot_between_two_parts_of_a_text(open_page):
    mountains = open_page("/mountains", forced_colors="active")
    dot = mountains.row("Mount Everest").locator(".dotted").first
    image, color, text = dot.evaluate(
        """(one) => {
            const { backgroundImage, color } = getComputedStyle(one);
            return [backgroundImage, color, getComputedStyle(one.parentElement).color];
        }"""
    )
    assert color in image and color == text


@pytest.mark.exhaustive
def test_forced_colours_draw_no_edge_around_a_clear_ground(open_page):
    page = open_page("/catalogue/list-content", expect=False, forced_colors="active")
    expect(page.page.locator(".screen.presented .row > .face").first).to_have_css("outline-style", "none")


@pytest.mark.chromium("forced colours")
@pytest.mark.exhaustive
def test_forced_colours_keep_the_sign_of_the_choice_of_a_column_and_the_edges_of_round_buttons(open_page):
    page = open_page("/catalogue/table-with-columns", expect=False, forced_colors="active", viewport={"width": 390, "height": 844}).page
    choice = page.locator(".screen.presented .column-choice")
    choice.wait_for()
    sign = "(one) => { const { forcedColorAdjust, backgroundColor } = getComputedStyle(one, '::before'); return [forcedColorAdjust, backgroundColor]; }"
    assert choice.evaluate(sign) == ["none", "rgb(0, 0, 0)"]
    mountains = open_page("/mountains", forced_colors="active", viewport={"width": 390, "height": 844}).page
    edge = "(one) => getComputedStyle(one).borderTopStyle"
    assert mountains.locator(".more-button:visible").evaluate(edge) == "solid"
    stops = open_page("/reorder", forced_colors="active", viewport={"width": 390, "height": 844}).page
    assert stops.locator(".drawer-button:visible").evaluate(edge) == "solid"
    # What the browser lays behind the words of a low button would cover its edges.
    chapters = open_page("/chapters", forced_colors="active").page
    chapters.locator(".reorder").first.click()
    chapters.get_by_role("menuitem", name="Move Down").click()
    undo = chapters.locator(".toast button")
    undo.wait_for()
    assert undo.evaluate("(one) => getComputedStyle(one).forcedColorAdjust") == "none"


@pytest.mark.chromium("forced colours")
@pytest.mark.exhaustive
def test_forced_colours_keep_the_track_of_a_slider(open_page):
    stops = open_page("/reorder", forced_colors="active")
    box = stops.page.get_by_role("slider").bounding_box()
    # Away from its knob, which stands at one end.
    clip = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2 - 8, "width": 1, "height": 16}
    track, ground = stops.page.evaluate(MIDDLE_AND_ABOVE, list(stops.page.screenshot(clip=clip)))
    assert track != ground


COLUMN = """async (bytes) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
    context.drawImage(picture, 0, 0);
    return Array.from({ length: picture.height }, (_, y) => context.getImageData(0, y, 1, 1).data.join());
}"""


@pytest.mark.chromium("forced colours")
@pytest.mark.exhaustive
def test_forced_colours_draw_the_upper_edge_of_a_group_on_its_way(open_page):
    chapters = open_page("/chapters", forced_colors="active")
    parent = chapters.row("The Shore")
    parent.locator("button.disclosure").click()
    chapters.settle()
    box = chapters.page.locator(".group-ground").first.bounding_box()
    chapters.catch(lambda: parent.locator("button.disclosure").click(), 0.25, of=".group-ground-body")
    clip = {"x": box["x"] + box["width"] / 2, "y": box["y"] - 6, "width": 1, "height": 10}
    colours = set(chapters.page.evaluate(COLUMN, list(chapters.page.screenshot(clip=clip, animations="allow"))))
    chapters.release()
    assert len(colours) == 2
