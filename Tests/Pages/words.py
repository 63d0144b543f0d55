"""A server made of words: a test says what it says, and reads what the page answers."""

import json

import pytest

from listpage import ListPage


class Words:
    """Stands in for the server: a test says what it says."""

    def __init__(self):
        self.heard = []
        self.socket = None
        self.build = None
        self.greeting = {}
        self.first = {}
        self.number = 0
        self.version = 0

    def open(self, socket):
        self.socket = socket
        socket.on_message(lambda message: self.hear(json.loads(message)))

    def hear(self, message):
        self.heard.append(message)
        if message["type"] == "hello":
            self.say({"type": "welcome", "session": "s", "build": self.build} | self.greeting)
            self.screen(**self.first)
        elif message["type"] == "ping":
            # A page that hears nothing for two seconds sends nothing more.
            self.say({"type": "pong"})

    def say(self, message):
        self.socket.send(json.dumps(message))

    def screen(self, **state):
        self.number += 1
        state = {"title": "Words", "status": "", "typed": 0, "controls": []} | state
        self.say({"type": "update", "number": self.number, "screen": state})

    def view(self, rows=(), gone=(), height=None, base=None, **more):
        self.number += 1
        base = self.version if base is None else base
        self.version += 1
        view = {
            "version": self.version, "base": base, "width": 600, "height": height or 4400, "count": 100, "role": "list",
            "rows": list(rows), "gone": list(gone), "lanes": [],
        }
        self.say({"type": "update", "number": self.number, "view": view | more})

    def sent(self, kind, count=0):
        """What the page sent of a kind, once there are `count`: a browser's driver may bring messages late."""
        def messages():
            return [message for message in self.heard if message["type"] == kind]

        ListPage(self.page).wait_until(lambda: len(messages()) >= count)
        return messages()


def row(key, position=None, text=None, source=None, x=0, y=None, **content):
    position = key if position is None else position
    made = {
        "key": key, "position": position, "frame": [x, position * 44 if y is None else y, 600, 44],
        "content": {"style": "cell", "text": text or f"Row {key}", "selectable": True} | content,
    }
    if source is not None:
        made["from"] = source
    return made


@pytest.fixture
def words(open_page):
    words = Words()

    def prepare(page):
        page.route_web_socket("**/mountains", words.open)
        page.route("**/mountains", fetch)

    def fetch(route):
        response = route.fetch()
        words.build = response.text().split('data-build="')[1].split('"')[0]
        route.fulfill(response=response)

    words.list_page = open_page("/mountains", expect=False, prepare=prepare)
    words.page = words.list_page.page
    words.page.wait_for_function("() => window.diffable?.isConnected")
    return words
