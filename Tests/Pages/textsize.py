"""What tests of larger letters share: their size, the pages that they look at, and what is cut or broken there."""

import pytest

from gallery import Gallery


def of_size(pixels):
    """Gives the page's letters a size before its programs run, as a browser's own setting does."""
    return lambda page: page.add_init_script(
        f"""new MutationObserver((_, observer) => {{
            if (!document.head) return;
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(':root {{ font-size: {pixels}px !important; }}');
            document.adoptedStyleSheets = [sheet];
            observer.disconnect();
        }}).observe(document, {{ childList: true, subtree: true }})"""
    )


@pytest.fixture(scope="module")
def browse(tmp_path_factory):
    folder = tmp_path_factory.mktemp("letters")
    (folder / "docs").mkdir()
    for number in range(12):
        (folder / f"file {number}.txt").write_text("x" * number)
    gallery = Gallery("browse", str(folder), "--port", "0")
    yield gallery
    gallery.end()


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}

TABLET = {"viewport": {"width": 820, "height": 1180}, "screen": {"width": 820, "height": 1180}, "has_touch": True}


# What of an element's own lines lies out of it.
CUT = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"


def sizes(page, selectors):
    """The widths of elements, and of what is drawn before them."""
    return page.evaluate(
        """(selectors) => selectors.map((selector) => {
            const [element, pseudo] = selector.split('::');
            const style = getComputedStyle(document.querySelector(element), pseudo && `::${pseudo}`);
            return parseFloat(style.width);
        })""",
        selectors,
    )


def set_size(page, pixels):
    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{pixels}px")


# Words of texts that are seen, and go on in the next line without a sign that parts them.
BROKEN = """() => [...document.querySelectorAll('.text, .secondary, .title, .label')].flatMap((one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const parts = [...one.childNodes].filter((part) => part instanceof Text);
    return parts.flatMap((part) => [...part.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(part, index);
        range.setEnd(part, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => word));
})"""


# Fields that don't show the whole of what they say of themselves.
SHORT = """() => [...document.querySelectorAll('input')].filter((one) => {
    const drawing = document.createElement('canvas').getContext('2d');
    drawing.font = getComputedStyle(one).font;
    return one.checkVisibility() && drawing.measureText(one.placeholder).width > one.clientWidth;
}).map((one) => one.placeholder)"""
