"""What a server tells a page, held back for a while."""

# In the page itself, which hears signs of life meanwhile: on a busy machine it would take the server for one that hangs.
HOLDS = """(() => {
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    const isSignOfLife = (data) => /^{"type":"p[io]ng"}$/.test(data);
    const held = window.heldMessages = { first: FIRST, texts: [], waiting: [] };
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
        set(listener) {
            set.call(this, (event) => {
                const begins = held.first !== undefined && event.data.includes(held.first);
                if (isSignOfLife(event.data) || (held.waiting.length === 0 && !begins)) return listener(event);
                held.texts.push(event.data);
                held.waiting.push(() => listener(event));
            });
            setInterval(() => {
                if (held.waiting.length > 0 || held.first === '') listener({ data: '{"type":"pong"}' });
            }, 200);
        },
    });
})();"""

# Each by itself, as they come from a server. What comes meanwhile waits behind the others.
LETS_THROUGH = """async () => {
    const held = window.heldMessages;
    held.first = undefined;
    while (held.waiting.length > 0) {
        held.waiting[0]();
        held.waiting.shift();
        await new Promise((resolve) => setTimeout(resolve));
    }
}"""


class HeldMessages:
    """Holds back messages to a page, from the first that has a text in it, until they are let through, in order.

    Signs of life come on: to the page the server is one that says nothing new."""

    def __init__(self, first=""):
        self.first = first

    def begin(self, page):
        """For `open_page(prepare=…)`."""
        self.page = page
        page.add_init_script(HOLDS.replace("FIRST", repr(self.first)))

    def hold(self):
        """From now on, whatever comes."""
        self.page.evaluate("() => { heldMessages.first = ''; }")

    @property
    def texts(self):
        return self.page.evaluate("() => heldMessages.texts")

    def let_through(self):
        self.page.evaluate(LETS_THROUGH)
