"""What a finger reaches in the bars of low windows, as those of a phone on its side."""

import pytest
from playwright.sync_api import expect

from filepage import browse, directory  # noqa: F401  (fixtures)
from listpage import DRAWN
from lowwindows import foremost_bar, on_its_side
from sampling import sampled

# How high and how wide is what a finger reaches of each control of the foremost bar, around its middle.
REACHED = """(bar) => [...bar.querySelectorAll('a, button, input:not([type=checkbox])')]
    .filter((one) => one.checkVisibility() && one.offsetWidth > 1 && !one.matches('.clear, .viewers, .segments > *, .grabber'))
    .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const whole = one.closest('.search, .jump, .switch-field') ?? one;
        const middle = [left + width / 2, top + height / 2];
        const isReached = (x, y) => whole.contains(document.elementFromPoint(x, y));
        const far = (x, y) => {
            let steps = 0;
            while (steps < 2000 && isReached(middle[0] + x * steps / 2, middle[1] + y * steps / 2)) steps += 1;
            return steps / 2;
        };
        const name = one.ariaLabel || one.textContent || one.title || one.className;
        return { name, height: far(0, -1) + far(0, 1), width: far(-1, 0) + far(1, 0), own: [width, height] };
    })"""


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("width, height", sampled([(844, 390), (568, 320)]))
@pytest.mark.parametrize("path", sampled(["/inbox", "/mountains", "/emoji", "/reminders", "/share", "/chapters", "/catalogue/bar-and-menus"]))
def test_a_finger_has_the_height_of_a_low_bar_for_each_of_its_buttons(open_page, path, width, height):
    bar = foremost_bar(open_page(path, **on_its_side(width, height)).page)
    assert 44 <= bar.bounding_box()["height"] <= 45
    found = bar.evaluate(REACHED)
    assert found
    # Each has no less than is drawn of it: none reaches over another one.
    assert [one for one in found if one["height"] < 43.5 or one["width"] < one["own"][0] - 1] == []


# Where the height of a line is in common to all that is pressed.
IS_SINGLE_LINE = """(bar) => {
    const boxes = [...bar.querySelectorAll('a, button, .search, .jump')]
        .filter((one) => one.checkVisibility() && one.offsetWidth > 1 && !one.matches('.clear, .viewers'))
        .map((one) => one.getBoundingClientRect());
    return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom));
}"""


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("width, height, size", sampled([(844, 390, 24), (568, 320, 24), (844, 390, 32), (844, 390, 26), (568, 320, 20), (568, 320, 26), (568, 320, 32)]))
@pytest.mark.parametrize("path", sampled(["/inbox", "/chapters", "/mountains", "/emoji", "/reminders", "/catalogue/bar-and-menus"]))
def test_a_finger_reaches_as_much_of_a_low_bar_where_letters_are_large(open_page, path, width, height, size):
    page = open_page(path, **on_its_side(width, height))
    page.page.evaluate("(size) => { document.documentElement.style.fontSize = `${size}px`; }", size)
    page.page.evaluate(DRAWN)
    bar = foremost_bar(page.page)
    least = 43.5 if bar.evaluate(IS_SINGLE_LINE) else 31.5
    found = bar.evaluate(REACHED)
    assert found
    assert [one for one in found if one["height"] < least or one["width"] < one["own"][0] - 1] == []


# As in a browser that has no margin around what is cut.
WITHOUT_CLIP_MARGINS = """() => {
    const walk = ({ cssRules }) => {
        for (const rule of cssRules ?? []) {
            rule.style?.removeProperty('overflow-clip-margin');
            walk(rule);
        }
    };
    for (const sheet of document.styleSheets) walk(sheet);
}"""


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("width, height", [(568, 320), (844, 390)])
def test_a_finger_reaches_as_much_of_a_low_bar_in_safari(open_page, width, height):
    page = open_page("/reminders", **on_its_side(width, height)).page
    page.evaluate(WITHOUT_CLIP_MARGINS)
    assert [one for one in foremost_bar(page).evaluate(REACHED) if one["height"] < 43.5] == []


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.parametrize("width, height", sampled([(844, 390), (568, 320), (932, 430), (667, 375)]))
@pytest.mark.parametrize("path", sampled(["/share/sheet", "/share/sheet/actions", "/reminders/3"]))
def test_a_finger_reaches_44_points_of_what_closes_a_low_sheet(open_page, path, width, height):
    bar = foremost_bar(open_page(path, **on_its_side(width, height)).page)
    found = bar.evaluate(REACHED)
    assert [one["width"] >= 43 for one in found if one["name"] == "Close"] == [True]
    assert [one for one in found if one["height"] < 43.5] == []


# The shades of a picture at the four ends of a cross in its middle, and between two of them.
CROSS = """async (bytes) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
    canvas.drawImage(picture, 0, 0);
    const shade = (x, y) => canvas.getImageData(picture.width / 2 + x, picture.height / 2 + y, 1, 1).data[1];
    return [shade(-4, -4), shade(3, -4), shade(-4, 3), shade(3, 3), shade(0, -8)];
}"""


@pytest.mark.chromium("a picture takes a style of its own, which the page refuses in Firefox")
@pytest.mark.parametrize("scheme", sampled(["light", "dark"]))
@pytest.mark.parametrize("path", sampled(["/share/sheet", "/share/sheet/actions", "/reminders/3"]))
def test_what_closes_a_low_sheet_is_a_whole_cross(open_page, path, scheme):
    page = open_page(path, color_scheme=scheme, **on_its_side(844, 390))
    page.wait_for_rest()
    close = foremost_bar(page.page).get_by_role("button", name="Close", exact=True).bounding_box()
    *ends, between = page.page.evaluate(CROSS, list(page.page.screenshot(clip=close)))
    assert all(abs(one - between) > 60 for one in ends)
    # In the middle of its circle.
    assert max(ends) - min(ends) < 8


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_a_finger_has_the_height_of_a_line_for_each_button_of_a_low_bar_of_several(browse, open_page, directory):  # noqa: F811
    bar = foremost_bar(open_page("/", url=browse(directory).url, expect=False, **on_its_side(844, 390)).page)
    expect(bar.get_by_text("Hidden Files")).to_be_visible()
    assert [one for one in bar.evaluate(REACHED) if one["height"] < 31.5] == []


@pytest.mark.exhaustive
@pytest.mark.chromium("Firefox has no touch here")
def test_the_number_of_a_row_is_given_after_a_press_above_its_field(open_page):
    million = open_page("/million", **on_its_side(844, 390)).page
    field = million.get_by_role("textbox", name="Go to No.")
    box = field.bounding_box()
    million.touchscreen.tap(box["x"] + 20, box["y"] - 4)
    expect(field).to_be_focused()
