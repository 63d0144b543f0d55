// The one WebSocket of a page. It reconnects by itself, knows when the other end is gone or hangs, and sees to it that
// what a user does is done once, in order, or visibly not at all.

import { isDrop, isOfDrag } from './drag-messages.js';
import { Requests } from './requests.js';

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
// The codes of connections that were ended because of what the page sent, and because there are too many.
const malformedMessage = 1007;
const tooBusy = 1013;
// The server takes 64 KiB; no character takes more than four bytes of it.
const longestEvent = 16_000;
// More than this is not kept for a server that does not answer.
const mostPending = 200;
const waitingBeforeSign = 300;

// The message as text; undefined where a number in it is none. The server would take that for nonsense.
function encoded(event) {
  let isSound = true;
  const text = JSON.stringify(event, (_, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) isSound = false;
    return value;
  });
  return isSound ? text : undefined;
}

const encoder = new TextEncoder();

// People and networks set other clocks.
const now = () => performance.now();

export class Connection {
  // `store` keeps the session's name beyond a reload of the page, and what the page was not yet told to be done.
  constructor(location, store) {
    this.url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${location.pathname}`;
    this.store = store;
    this.session = store.get();
    this.socket = undefined;
    this.isConnected = false;
    // Whether what is on the page is of the server that is connected: the rows and buttons of another one go by the same
    // names as others do here.
    this.isOfServer = true;
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
    // What the user did that the server has not confirmed yet, in order.
    this.number = 0;
    this.pending = [];
    // What is done once that is confirmed.
    this.waiting = [];
    this.isWaiting = false;
    // Whether something that waited was not told before the page was loaded again.
    this.isCut = false;
    this.isLeaving = false;
    this.takeOver(store.take());
    this.requests = new Requests();
    this.hello = () => ({});
    // Called before anything that the user did is told.
    this.onPerform = () => {};
    this.onMessage = () => {};
    // Called before what waits is told: where the focus is, that begins there.
    this.onResume = () => {};
    this.onStateChange = () => {};
    this.onWaiting = () => {};
    this.onRefusal = () => {};
    this.onTooLong = () => {};
    this.onFieldGone = () => {};
    this.onForgotten = () => {};
    this.onBreak = () => {};
    this.onRestart = () => {};
    // Called where the server that is still there has forgotten what was done on the page, which was away for long.
    this.onBeginAnew = () => {};
    addEventListener('online', () => this.comeBack());
    addEventListener('pagehide', () => this.keep());
    addEventListener('pageshow', (event) => {
      if (!event.persisted) return;
      this.isLeaving = false;
      this.store.take();
      this.retryNow();
    });
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.comeBack(); });
    addEventListener('beforeunload', (event) => { if (this.isWaiting && this.hasUnconfirmedActions) event.preventDefault(); });
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
      const hello = { type: 'hello', ...this.hello(), events: this.eventsOfBefore() };
      if (this.session) hello.session = this.session;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard();
      const message = JSON.parse(event.data);
      if (message.type === 'welcome') this.welcome(message);
      else if (message.type === 'seen') this.confirm(message.event);
      else if (message.type === 'update') this.isOfServer = true;
      else if (message.type === 'answer') this.requests.settle(message.request, message.answer ?? null);
      this.onMessage(message);
      if (message.type === 'update') this.goOn();
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      // Another page goes on with this session, as after a tab was duplicated: this one begins its own.
      if (event.reason.startsWith('another connection')) this.session = undefined;
      // Sent again, it would end the next connection too.
      if (event.code === malformedMessage) this.forget();
      this.isFull = event.code === tooBusy;
      this.retry();
    };
  }

  welcome(message) {
    this.session = message.session;
    this.store.set(message.session);
    this.wait = shortestWait;
    this.isConnected = true;
    // A page that was just opened shows nothing yet.
    this.isOfServer = message.resumed === true || this.server === undefined;
    this.brokenAt = undefined;
    this.number = Math.max(this.number, message.seen ?? 0);
    // What is said of the connection gives way to what is said of the presses.
    this.say('connected');
    if (this.server !== undefined && this.server !== message.server) this.onRestart();
    if (message.forgotten) this.onBeginAnew();
    this.server = message.server;
    if (message.resumed) {
      this.onResume();
      this.confirm(message.seen ?? 0);
      this.endDrags();
    } else {
      this.beginAnew(message);
    }
    this.forgetRequests();
    for (const one of this.pending) this.tell(one);
    if (this.isCut) this.onForgotten(false);
    this.isCut = false;
  }

  // The page is left: the next one of this session says again what is not confirmed by then.
  keep() {
    this.isLeaving = true;
    const lasting = this.pending.filter(({ numbered }) => !isOfDrag(numbered));
    if (lasting.length + this.waiting.length === 0) return;
    // Nobody waits for answers any more.
    const pending = lasting.map((one) => ({ ...one, numbered: { ...one.numbered, request: one.numbered.request && 0 } }));
    this.store.keep({ pending, isCut: this.waiting.length > 0 });
  }

  takeOver(kept) {
    if (!kept) return;
    this.isCut = kept.isCut;
    this.pending = kept.pending.map((one) => ({ ...one, at: now(), isOfBefore: true, onSettled: () => {} }));
    this.number = this.pending.at(-1)?.number ?? 0;
  }

  // The server has let go, also of what it never heard of.
  endDrags() {
    const ended = this.pending.filter(({ numbered }) => isOfDrag(numbered));
    this.pending = this.pending.filter((one) => !ended.includes(one));
    for (const one of ended) one.onSettled({ isDone: false });
    if (ended.some(({ numbered }) => isDrop(numbered))) this.onRefusal({ isBroken: true });
  }

  // What is left from before the page was loaded again, as far as a message has room for it; the rest follows.
  eventsOfBefore() {
    let room = longestEvent;
    const events = this.pending.filter((one) => one.isOfBefore && (room -= encoder.encode(encoded(one.numbered)).length) > 0);
    for (const one of events) one.isTold = true;
    return events.map(({ numbered }) => numbered);
  }

  // Where the user went, the page's address says to a server that knows nothing of this page.
  beginAnew({ forgotten = false, seen = 0 }) {
    // A server that only forgot the page knows what it had done before.
    if (forgotten) this.confirm(seen);
    const steps = this.pending.filter(({ numbered }) => numbered.type === 'go');
    this.pending = this.pending.filter((one) => !steps.includes(one));
    for (const one of steps) one.onSettled();
    // What was told may have been done before the server forgot, and be on its disk.
    this.forget({ isUnsure: !forgotten && this.pending.some(({ isTold }) => isTold) });
  }

  // What waits is never told again, and the user learns that it was not done.
  forget({ isUnsure = false } = {}) {
    const { hasUnconfirmedActions } = this;
    for (const one of this.pending.splice(0)) one.onSettled();
    this.waiting = [];
    if (hasUnconfirmedActions) this.onForgotten(isUnsure);
  }

  // What was asked over a connection that is gone is not answered, unless it is asked with an action that is told again.
  // Returns whether anything was.
  forgetRequests() { return this.requests.forget({ except: new Set(this.pending.map(({ numbered }) => numbered.request)) }); }

  // What may be told any number of times, and is told anew after each reconnect. As `perform`, it is false where that is
  // refused: what asks for an answer, and where nobody gives one.
  send(event) {
    if (event.request !== undefined && !this.isAnswered) {
      this.onRefusal();
      return false;
    }
    this.put(event);
    return true;
  }

  put(event) {
    const text = this.isOpen ? encoded(event) : undefined;
    if (text !== undefined) this.socket.send(text);
  }

  // Of a break of a moment nothing is said, unless something can't be done because of it.
  get isBroken() { return !this.isConnected && this.state === 'connected'; }

  get isOpen() { return this.isConnected && this.socket?.readyState === WebSocket.OPEN; }

  // Tells what the user did. If that may have arrived, only the server knows whether it was done.
  tell(one) {
    one.isTold ||= this.isOpen;
    this.put(one.numbered);
  }

  // What must be done once. False when it is refused: the user was told that there is no connection.
  // What `isDeferrable`, a text for one, is taken also without a connection, and told when there is one again; so is what the
  // page shows the outcome of already.
  // `onSettled` is called once it was done, or forgotten; with `isDone` false where it is known not to be done.
  perform(event, { isShown = false, isDeferrable = isShown, onSettled = () => {} } = {}) {
    const isOther = !this.isOfServer && event.type !== 'go';
    const isAlone = isOfDrag(event) && !this.isConnected;
    if (isOther || isAlone || (!isDeferrable && !this.isAnswered)) {
      this.onRefusal();
      return false;
    }
    const text = encoded(event);
    if (text === undefined) return false;
    if (text.length > longestEvent) {
      this.onTooLong();
      return false;
    }
    this.onPerform(event);
    const last = this.pending.at(-1);
    // Of what is typed into one field only the last counts.
    const isSameField = event.control !== undefined && last?.numbered.control === event.control;
    if (isDeferrable && last?.isDeferrable && !this.isConnected && isSameField) this.pending.pop();
    this.number += 1;
    const numbered = { ...event, event: this.number };
    const one = { number: this.number, at: now(), isDeferrable, isShown, isTold: false, numbered, onSettled };
    this.pending.push(one);
    if (this.isLeaving) this.keep();
    this.tell(one);
    return true;
  }

  // What was done since the connection broke never left the page: it goes back once that is said.
  withdraw() {
    const untold = this.pending.filter(({ isDeferrable, isTold }) => !isDeferrable && !isTold);
    this.pending = this.pending.filter((one) => !untold.includes(one));
    const isAny = this.forgetRequests() || untold.length + this.waiting.length > 0;
    this.waiting = [];
    for (const one of untold) one.onSettled({ isDone: false });
    if (isAny) this.onRefusal();
  }

  // Whether anything can be done that needs an answer.
  get isAnswered() { return this.state === 'connected' && this.pending.length < mostPending; }

  // Whether the user did something that the server has yet to confirm. What is typed into a field is told by that anew, and
  // what is shown already by what is in front.
  get hasUnconfirmedActions() { return this.pending.some(({ numbered, isShown }) => numbered.type !== 'type' && !isShown); }

  // Does something once all that was done before is confirmed, and the page shows what is of its server. Several such things
  // are done one after the other, and none where nobody answers: then it is false, and that is said.
  inOrder(action) {
    if (this.isSettled) action();
    else if (this.state === 'connected') this.waiting.push(action);
    else {
      this.onRefusal();
      return false;
    }
    return true;
  }

  get isSettled() { return this.isOfServer && !this.hasUnconfirmedActions; }

  goOn() { while (this.waiting.length > 0 && this.isSettled) this.waiting.shift()(); }

  // Whether the server has yet to go where the user went.
  get isGoing() { return this.pending.some(({ numbered, isShown }) => numbered.type === 'go' || isShown); }

  // Whether the page went back, and nothing was done since that could lead on again.
  get isReturning() { return this.pending.findLast(({ isDeferrable, isShown }) => isShown || !isDeferrable)?.isShown === true; }

  confirm(number) {
    const settled = this.pending.filter((one) => one.number <= number);
    this.pending = this.pending.filter((one) => one.number > number);
    for (const one of settled) one.onSettled();
    this.goOn();
    this.showWaiting();
  }

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
    this.send({ type: 'ping' });
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
    this.showWaiting();
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
    if (!this.isConnected) this.withdraw();
  }

  showWaiting() {
    const oldest = Math.min(this.pending[0]?.at ?? Infinity, this.requests.oldest);
    const isWaiting = now() - oldest > waitingBeforeSign;
    if (isWaiting === this.isWaiting) return;
    this.isWaiting = isWaiting;
    this.onWaiting(isWaiting);
  }
}
