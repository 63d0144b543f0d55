"""On a machine that is busy with other things, what one visitor does keeps no other waiting."""

import statistics
import subprocess
import sys
import threading
import time
import urllib.request

import pytest
from playwright.sync_api import expect
from filework import mine  # noqa: F401  (a fixture)
from filepage import browse, directory  # noqa: F401  (fixtures)

COUNT = 30_000


class Visitor(threading.Thread):
    """Asks for one page after the other, none of which was asked for before, and keeps how long each answer took."""

    def __init__(self, url):
        super().__init__()
        self.url = url
        self.seconds = []
        self.refusal = None
        self.ends = False

    def run(self):
        while not self.ends and not self.refusal:
            asked = time.monotonic()
            try:
                with urllib.request.urlopen(f"{self.url}?q=d{len(self.seconds)}", timeout=120) as answer:
                    answer.read()
            except OSError as error:
                self.refusal = error
            self.seconds.append(time.monotonic() - asked)
            time.sleep(0.1)


@pytest.fixture
def busy():
    """Makes the machine busy, with so many programs that compute."""
    programs = []
    yield lambda count: programs.extend(
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count))
    for program in programs:
        program.kill()
        program.wait()


@pytest.mark.long
def test_moving_very_many_files_to_the_trash_keeps_no_other_visitor_waiting(mine, browse, open_page, busy):  # noqa: F811
    """While pages of others show their folder, all of which follow."""
    many = mine / "many"
    many.mkdir()
    many.chmod(0o777)
    for number in range(COUNT):
        (many / f"{number}.txt").write_text("")
    server = browse(mine)
    pages = [open_page("/many", url=server.url) for _ in range(5)]
    page = pages[0]
    for one in pages:
        expect(one.page.locator(".status").first).to_contain_text(f"{COUNT:,} items", timeout=120_000)
    page.page.locator(".main-pane .row:not(.leaving)").nth(3).click()
    page.page.keyboard.press("ControlOrMeta+a")
    page.settle()
    busy(8)
    visitor = Visitor(f"{server.url}docs")
    visitor.start()
    page.page.keyboard.press("Delete")
    for one in pages:
        expect(one.page.get_by_text("Folder Is Empty")).to_be_visible(timeout=400_000)
    visitor.ends = True
    visitor.join()
    print(f"{len(visitor.seconds)} answers, the slowest after {sorted(visitor.seconds)[-3:]} s")
    assert visitor.refusal is None
    assert statistics.median(visitor.seconds) < 3
