"""Pictures and bytes, as the file browser shows what is no text."""

import re

import pytest
from playwright.sync_api import expect

from sampling import sampled
from filework import a_picture
from filepage import browse, directory, preview  # noqa: F401  (fixtures)
from textsize import of_size
from touch import PHONE


@pytest.mark.parametrize("options", [PHONE, {}])
@pytest.mark.parametrize("size", [(1600, 1000), pytest.param((600, 900), marks=pytest.mark.exhaustive)])
@pytest.mark.exhaustive
def test_a_picture_comes_first_as_large_as_the_page_and_what_is_known_of_it_below(preview, options, size, shot):  # noqa: F811
    page = preview("photo.png", a_picture(*size), **options)
    top = page.page.locator(".screen.presented")
    picture = top.locator("img.picture")
    expect(picture).to_have_js_property("naturalWidth", size[0])
    page.settle()
    room, box = top.locator(".main-pane .viewport").bounding_box(), picture.bounding_box()
    assert box["width"] / box["height"] == pytest.approx(size[0] / size[1], abs=0.02)
    assert box["y"] - room["y"] <= 32
    assert box["width"] >= room["width"] - 60 or box["height"] >= 0.6 * room["height"]
    facts = top.locator(".row", has=page.page.locator(".secondary"))
    expect(facts.locator(".text")).to_have_text(["Kind", "Dimensions", "Size"])
    expect(facts.locator(".secondary").nth(1)).to_have_text(f"{size[0]:,} × {size[1]:,}")
    # All of it is seen at once, and each is told once.
    first, last = facts.first.bounding_box(), facts.last.bounding_box()
    assert box["y"] + box["height"] <= first["y"]
    assert last["y"] + last["height"] <= room["y"] + room["height"]
    expect(top.locator(".status")).to_have_text("")
    shot(page, f"files-picture-{size[0]}-{room['width']:.0f}")


@pytest.mark.exhaustive
@pytest.mark.parametrize("options, between", [({}, " · "), (PHONE, "\n")])
def test_what_is_no_text_is_told_by_its_sign_and_kind_above_its_first_bytes(preview, options, between, shot):  # noqa: F811
    page = preview("paper.pdf", b"%PDF" + bytes(range(4, 256)) * 4, **options)
    top = page.page.locator(".screen.presented")
    expect(top.locator(".row .text")).to_contain_text(["PDF document", "First 256 Bytes", "00"])
    expect(top.locator(".row .secondary").first).to_have_text(
        re.compile(rf"^1 kB \(1,012 bytes\){between}Modified \w+ \d+, \d{{4}} at \d\d:\d\d$"))
    expect(top.locator(".row .symbol").first).to_have_attribute("data-symbol", "doc.richtext")
    expect(top.locator(".status")).to_have_text("")
    expect(top.locator(".row .secondary").nth(1)).to_have_text(re.compile("^25 50 44 46 .*  %PDF·{4,12}$"))
    shot(page, f"files-bytes-{'phone' if options else 'desk'}")


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, pixels, count", [(320, 16, 4), (320, 24, 4), (320, 32, 2), (390, 16, 8), (390, 32, 4), (820, 32, 8)])
def test_columns_of_bytes_are_as_many_as_have_room(preview, width, pixels, count):  # noqa: F811
    page = preview("some.bin", bytes(range(256)), **PHONE | {"viewport": {"width": width, "height": 844}}, prepare=of_size(pixels))
    lines = page.page.locator(".screen.presented .row").filter(has_text=re.compile("^[0-9a-f]{2}[0-9a-f]{2} "))
    first = " ".join(f"{byte:02x}" for byte in range(count))
    expect(lines.first).to_have_text(f"00{first}  {'·' * count}")
    page.page.set_viewport_size({"width": 1280, "height": 844})
    expect(lines.nth(1)).to_contain_text("1e 1f" if pixels < 32 else "0e 0f")
    page.page.set_viewport_size({"width": width, "height": 844})
    expect(lines.nth(1)).to_contain_text(f"{count:02x} {count + 1:02x}")
    page.settle()
    single = "(all) => all.every((one) => one.offsetHeight < 1.5 * parseFloat(getComputedStyle(one).lineHeight))"
    assert lines.locator(".secondary").evaluate_all(single)


@pytest.mark.exhaustive
def test_the_card_of_a_picture_is_no_larger_than_the_picture_on_a_telephone(preview):  # noqa: F811
    page = preview("photo.png", a_picture(680, 380), **PHONE)
    top = page.page.locator(".screen.presented")
    picture = top.locator("img.picture")
    expect(picture).to_have_js_property("naturalWidth", 680)
    page.settle()
    card, box = top.locator(".face.card.pictorial").bounding_box(), picture.bounding_box()
    assert box["width"] / box["height"] == pytest.approx(680 / 380, abs=0.02)
    for side in ["width", "height"]:
        assert box[side] <= card[side] <= box[side] + 32, (card, box)


@pytest.mark.exhaustive
@pytest.mark.parametrize("width, height", sampled([(3000, 100), (100, 3000), (16, 16)]))
@pytest.mark.parametrize("options", sampled([{}, PHONE]))
def test_a_picture_of_any_shape_keeps_from_the_sides_of_its_card_and_all_have_one_measure(preview, options, width, height):  # noqa: F811
    page = preview("photo.png", a_picture(width, height), **options)
    top = page.page.locator(".screen.presented")
    picture = top.locator("img.picture")
    expect(picture).to_have_js_property("naturalWidth", width)
    page.settle()
    card, box = top.locator(".face.card.pictorial").bounding_box(), picture.bounding_box()
    for place, length in [("x", "width"), ("y", "height")]:
        assert box[place] >= card[place] + 16 and box[place] + box[length] <= card[place] + card[length] - 16
    facts = [fact.bounding_box() for fact in top.locator(".row", has=page.page.locator(".secondary")).all()]
    assert min(fact["x"] for fact in facts) == card["x"]
    assert max(fact["x"] + fact["width"] for fact in facts) == pytest.approx(card["x"] + card["width"], abs=1)
    viewport = top.locator(".main-pane .viewport").bounding_box()
    assert facts[-1]["y"] + facts[-1]["height"] <= viewport["y"] + viewport["height"]
    if not options:
        assert top.locator(".title").bounding_box()["x"] == pytest.approx(card["x"], abs=1)


def test_a_large_picture_is_shown_and_read_from_an_address_that_ends_with_it(preview, directory):  # noqa: F811
    contents = a_picture(60, 40) + bytes(3_000_000)
    (directory / "secret.png").write_bytes(a_picture(2, 2))
    page = preview("photo.png", contents)
    picture = page.page.locator(".screen.presented img.picture")
    expect(picture).to_have_js_property("naturalWidth", 60)
    address = picture.evaluate("(image) => image.src")
    ask = """async (address) => {
        const answer = await fetch(address);
        return [answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength];
    }"""
    assert page.page.evaluate(ask, address) == [200, "image/png", len(contents)]
    # The one on the page, and no other.
    folder = address.rsplit("/", 1)[0]
    for path in ["secret.png", "..%2fsecret.png", "%2e%2e/%2e%2e/secret.png", f"%2f{str(directory)[1:]}/secret.png", ""]:
        assert page.page.request.get(f"{folder}/{path}").headers["content-type"] != "image/png", path
    page.page.keyboard.press("Escape")
    expect(page.page.locator(".screen.presented")).to_have_count(0)
    for _ in range(100):
        answer = page.page.request.get(address)
        if answer.status == 404:
            break
    assert answer.status == 404


@pytest.mark.exhaustive
def test_a_picture_whose_name_alone_changes_is_not_loaded_anew(preview, directory):  # noqa: F811
    page = preview("photo.png", a_picture(300, 200))
    top = page.page.locator(".screen.presented")
    picture = top.locator("img.picture")
    expect(picture).to_have_js_property("naturalWidth", 300)
    address = picture.evaluate("(image) => image.src")
    (directory / "photo.png").rename(directory / "renamed.png")
    expect(top.locator(".title")).to_have_text("renamed.png")
    page.settle()
    assert picture.evaluate("(image) => image.src") == address
    (directory / "renamed.png").write_bytes(a_picture(310, 200))
    expect(picture).to_have_js_property("naturalWidth", 310)


@pytest.mark.chromium("Firefox has no touch here")
@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [320, 390])
def test_on_a_telephone_what_is_done_with_a_file_stands_below_it_whatever_is_in_it(directory, browse, open_page, shot, width):  # noqa: F811
    folder = directory / "docs"
    (folder / "photo.png").write_bytes(a_picture(600, 400))
    (folder / "zoo.txt").write_text("\n".join("line" for _ in range(99)))
    phone = {**PHONE, "viewport": {"width": width, "height": 640}}
    page = open_page("/docs/photo.png", url=browse(directory).url, expect=False, **phone)
    front = page.page.locator(".screen.presented")
    buttons = front.locator(".toolbar button:visible")
    names = ["Download", "Copy Path", "Previous File", "Next File"]
    expect(buttons).to_have_count(4)
    assert [one.get_attribute("title") for one in buttons.all()] == names
    shot(page, f"files-picture-tools-{width}")
    # The next one is `readme.md`, and then this.
    for title in ("readme.md", "zoo.txt"):
        front.get_by_role("button", name="Next File").tap()
        expect(front.locator(".title")).to_have_text(title)
    # A text can be copied, too.
    expect(buttons).to_have_count(5)
    expect(page.button("More")).to_be_hidden()
    shot(page, f"files-text-tools-{width}")
    edges = buttons.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])")
    assert all(right <= left for (_, right), (left, _) in zip(edges, edges[1:])) and edges[-1][1] <= width
