"""The Gallery as a process."""

import os
import pathlib
import re
import signal
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Gallery:
    """The program, listening on a port of its own choice unless told otherwise."""

    built = ROOT / ".build/debug/gallery"

    def __init__(self, *arguments, command=None):
        command = command or [os.environ.get("GALLERY", self.built)]
        self.process = subprocess.Popen(
            [*command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"the Gallery said {line!r} and {self.process.stderr.read()!r}"
        self.port = int(found[1])
        self.url = found[0]

    def end(self, how=signal.SIGINT):
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(timeout=10)
        finally:
            self.process.kill()
            self.process.stdout.close()
            self.process.stderr.close()
