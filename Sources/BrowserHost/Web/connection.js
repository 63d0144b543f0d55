// The one WebSocket of a page. It reconnects by itself, and knows when the other end is gone without a word.

const shortestWait = 200;
const longestWait = 8000;
const longestSilence = 40_000;

export class Connection {
  constructor(location) {
    this.url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${location.pathname}`;
    this.session = undefined;
    this.socket = undefined;
    this.isConnected = false;
    this.wait = shortestWait;
    this.timer = undefined;
    this.lastHeard = 0;
    this.hello = () => ({});
    this.onMessage = () => {};
    this.onStateChange = () => {};
    addEventListener('online', () => this.retryNow());
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.retryNow(); });
    setInterval(() => this.lookAfter(), 5000);
  }

  open() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      const hello = { type: 'hello', ...this.hello() };
      if (this.session) hello.session = this.session;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.lastHeard = Date.now();
      const message = JSON.parse(event.data);
      if (message.type === 'welcome') {
        this.session = message.session;
        this.wait = shortestWait;
        this.isConnected = true;
        this.onStateChange(true);
      }
      this.onMessage(message);
    };
    socket.onclose = () => { if (socket === this.socket) this.retry(); };
  }

  send(event) {
    if (this.isConnected && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(event));
  }

  // Ends the connection as a broken network would.
  drop() {
    this.socket?.close();
    this.retry();
  }

  retry() {
    this.socket = undefined;
    if (this.isConnected) {
      this.isConnected = false;
      // A connection that comes back at once is not worth a word.
      setTimeout(() => { if (!this.isConnected) this.onStateChange(false); }, 400);
    }
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, longestWait);
  }

  retryNow() {
    if (this.timer === undefined) return;
    this.wait = shortestWait;
    this.open();
  }

  lookAfter() {
    if (this.socket && Date.now() - this.lastHeard > longestSilence) this.drop();
  }
}
