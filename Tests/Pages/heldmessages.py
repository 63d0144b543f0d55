"""What a server tells a page, held back for a while."""

SIGNS_OF_LIFE = ('{"type":"ping"}', '{"type":"pong"}')


class HeldMessages:
    """Holds back messages to a page, from the first that has a text in it, until they are let through, in order.

    Signs of life come on: a page that hears nothing for two seconds takes the server for one that hangs."""

    def __init__(self, first=""):
        self.first = first
        self.messages = []
        self.is_over = False

    def begin(self, page):
        """For `open_page(prepare=…)`."""
        page.route_web_socket("**", self.route)

    def hold(self):
        """From now on, whatever comes."""
        self.first, self.is_over = "", False

    def route(self, socket):
        socket.connect_to_server().on_message(lambda text: self.hear(socket, text))

    def hear(self, socket, text):
        if text not in SIGNS_OF_LIFE and (self.messages or (not self.is_over and self.first in text)):
            self.messages.append((socket, text))
        else:
            socket.send(text)

    def let_through(self):
        self.is_over = True
        while self.messages:
            socket, text = self.messages[0]
            socket.send(text)
            # What comes while it is sent waits behind it.
            del self.messages[0]
