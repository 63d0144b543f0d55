// The one WebSocket of a page. It reconnects by itself, and knows when the other end is gone or hangs.

const shortestWait = 200;
const longestWait = 8000;
// A connection that comes back within this time is not worth a word.
const graceOfBreak = 1000;
// The first one takes three times there and back.
const graceOfFirst = 3000;
// After so much silence a sign of life is asked for; without one, after so much more, the server hangs. With two steps
// of the clock that is less than two seconds.
const silenceBeforePing = 500;
const patience = 1200;
// Where nobody has done anything for so long, a sign of life is asked for after so much silence: nobody looks.
const longestLook = 60_000;
const silenceUnseen = 10_000;
const uses = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focus'];
const clockStep = 100;
const hangBeforeDrop = 15_000;
// The code of connections that were ended because there are too many.
const tooBusy = 1013;

// The message as text; undefined where a number in it is none. The server would take that for nonsense.
export function encoded(event) {
  let isSound = true;
  const text = JSON.stringify(event, (_, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) isSound = false;
    return value;
  });
  return isSound ? text : undefined;
}

// People and networks set other clocks.
export const now = () => performance.now();

// What is said over it knows who extends it: by `greeting()`, `receive(message)`, `didEnd(event)`, `didTick()` and `didSay()`.
export class LiveSocket {
  constructor(location) {
    this.url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${location.pathname}`;
    this.socket = undefined;
    this.isConnected = false;
    // The server that answered last; undefined before the first one did.
    this.server = undefined;
    // What is said of the connection: 'connected', 'silent', 'lost', 'connecting' for the first time, or 'full' where the
    // server has no room.
    this.state = 'connected';
    this.isFull = false;
    this.wait = shortestWait;
    this.timer = undefined;
    this.lastHeard = 0;
    this.lastTick = 0;
    this.lastUse = now();
    this.pingedAt = undefined;
    this.onStateChange = () => {};
    this.onBreak = () => {};
    addEventListener('online', () => this.comeBack());
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.comeBack(); });
    for (const type of uses) addEventListener(type, () => this.use(), { capture: true, passive: true });
    setInterval(() => this.tick(), clockStep);
  }

  open() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.brokenAt ??= now();
    this.heard();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      socket.send(JSON.stringify(this.greeting()));
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard();
      this.receive(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.didEnd(event);
      this.isFull = event.code === tooBusy;
      this.retry();
    };
  }

  // The server has answered.
  begin(server) {
    this.server = server;
    this.wait = shortestWait;
    this.isConnected = true;
    this.brokenAt = undefined;
  }

  put(event) {
    const text = this.isOpen ? encoded(event) : undefined;
    if (text !== undefined) this.socket.send(text);
  }

  // Of a break of a moment nothing is said, unless something can't be done because of it.
  get isBroken() { return !this.isConnected && this.state === 'connected'; }

  get isOpen() { return this.isConnected && this.socket?.readyState === WebSocket.OPEN; }

  // Ends the connection as a broken network would.
  drop() {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
    this.retry();
  }

  retry() {
    const breaks = this.isConnected;
    this.socket = undefined;
    this.pingedAt = undefined;
    this.isConnected = false;
    if (breaks) this.onBreak();
    this.brokenAt ??= now();
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, longestWait);
  }

  // Where an attempt is on its way, only somebody who has waited for it begins another.
  retryNow({ isAsked = false } = {}) {
    if (this.isConnected || (this.timer === undefined && !isAsked)) return;
    this.wait = shortestWait;
    const { socket } = this;
    this.open();
    socket?.close();
  }

  heard() {
    this.lastHeard = now();
    this.pingedAt = undefined;
    if (this.isConnected) this.say('connected');
  }

  // Somebody is there: where that was in doubt, so is the server.
  use() {
    const wasLeft = now() - this.lastUse > longestLook;
    this.lastUse = now();
    if (wasLeft) this.ask();
  }

  // The page is seen again, or has a network again.
  comeBack(attempt) {
    this.lastUse = this.lastTick = now();
    this.retryNow(attempt);
    this.ask();
  }

  // Asks for a sign of life.
  ask() {
    if (!this.isConnected || this.pingedAt !== undefined) return;
    this.pingedAt = now();
    this.put({ type: 'ping' });
  }

  tick() {
    const wasAsleep = now() - this.lastTick > 2000;
    this.lastTick = now();
    if (document.hidden || wasAsleep) {
      // A page that was asleep knows nothing of the time between.
      this.pingedAt = undefined;
      this.lastHeard = now();
      if (this.brokenAt !== undefined) this.brokenAt = now();
      // An attempt from before hears of nothing any more, and the next one was to wait for long.
      if (!document.hidden) this.comeBack({ isAsked: true });
      return;
    }
    this.didTick();
    const silence = now() - this.lastHeard;
    if (!this.isConnected) {
      const isFirst = this.server === undefined;
      const grace = isFirst ? graceOfFirst : graceOfBreak;
      if (this.isFull) this.say('full');
      else if (now() - (this.brokenAt ?? now()) > grace) this.say(isFirst ? 'connecting' : 'lost');
      // Whoever accepts a connection and says nothing hangs too.
      if (this.socket && silence > hangBeforeDrop) this.drop();
    } else if (this.pingedAt === undefined) {
      if (silence >= (now() - this.lastUse > longestLook ? silenceUnseen : silenceBeforePing)) this.ask();
    } else if (now() - this.pingedAt > hangBeforeDrop) {
      this.drop();
    } else if (now() - this.pingedAt > patience) {
      this.say('silent');
    }
  }

  say(state) {
    if (state === this.state) return;
    this.state = state;
    this.onStateChange(state);
    this.didSay();
  }
}
