"""Whatever visitors press, each row that is sent is seen in its place, the focus stays somewhere, and the server answers."""

import os

import pytest

from conftest import IS_EXHAUSTIVE
from gallery import Gallery
from sampling import sampled
from filepage import browse, directory  # noqa: F401  (fixtures)
from filework import mine  # noqa: F401  (a fixture)
from visitor import FAULTS, KEYS, Said, Visitor

pytestmark = pytest.mark.chromium("Firefox's protocol tells of no messages of sockets")
PATHS = [
    "/reminders", "/emoji", "/inbox", "/reorder", "/mountains", "/wifi", "/sort", "/share", "/letters", "/together",
    "/chapters", "/million", "/lanes", "/row-animations",
]
SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
# SEEDS="7" STEPS=40 does one again.
SEEDS = [int(seed) for seed in os.environ.get("SEEDS", "1 2 3 4 5 6" if IS_EXHAUSTIVE else "1").split()]
STEPS = int(os.environ.get("STEPS", "30" if IS_EXHAUSTIVE else "9"))


@pytest.fixture(scope="module")
def visited():
    """A Gallery of their own: other tests look at what is as it was."""
    gallery = Gallery("--port", "0")
    yield gallery
    assert gallery.process.poll() is None, "the Gallery ended"
    gallery.end()


def visit(open_page, url, path, seed, **options):
    said = []
    size = SIZES["phone" if seed % 3 == 0 else "wide"]
    page = open_page(path, url=url, viewport=size, prepare=lambda page: said.append(Said(page)))
    Visitor(page, said[0], seed, **options).visit(STEPS)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("path", sampled(PATHS, 2))
def test_a_random_visit_leaves_each_row_in_its_place(open_page, visited, path, seed):
    visit(open_page, visited.url, path, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_visit_to_files_leaves_each_row_in_its_place(open_page, browse, mine, seed):  # noqa: F811
    # Nothing leads out of the folder: whoever runs this keeps their files.
    url = browse(mine).url
    visit(open_page, url, "/", seed, without=".sidebar, .path-bar", keys=[key for key in KEYS if "Tab" not in key])


def test_a_visitor_sees_rows_that_are_out_of_place_pale_or_missing(open_page):
    said = []
    page = open_page("/reminders", prepare=lambda page: said.append(Said(page)))
    visitor = Visitor(page, said[0], 1)
    assert visitor.faults() == []
    row = page.row("Pack a hat").element_handle()
    for harm, sign in [
        ("row.style.marginTop = '30px'", "is at"), ("row.querySelector('.face').style.opacity = 0.5", "is seen at 0.5"),
        ("row.remove()", "is missing"),
    ]:
        row.evaluate(f"(row) => {{ {harm}; }}")
        assert any(sign in fault for fault in page.page.evaluate(FAULTS, said[0].rows)), harm


def test_a_visitor_misses_no_header_of_rows_that_are_not_found(open_page):
    said = []
    page = open_page("/emoji", prepare=lambda page: said.append(Said(page)))
    page.page.get_by_label("Search emoji").fill("12")
    page.wait_for_status("No emoji found")
    page.settle()
    assert page.row("All Emoji").count() == 1
    assert Visitor(page, said[0], 1).faults() == []
