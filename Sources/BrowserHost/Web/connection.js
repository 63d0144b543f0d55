// The connection of a page: it sees to it that what a user does is done once, in order, or visibly not at all.

import { isDrop, isOfDrag } from './drag-messages.js';
import { encoded, LiveSocket, now } from './live-socket.js';
import { Requests } from './requests.js';

// The code of connections that were ended because of what the page sent.
const malformedMessage = 1007;
// The server takes 64 KiB; no character takes more than four bytes of it.
const longestEvent = 16_000;
// More than this is not kept for a server that does not answer.
const mostPending = 200;
const waitingBeforeSign = 300;

const encoder = new TextEncoder();

export class Connection extends LiveSocket {
  // `store` keeps the session's name beyond a reload of the page, and what the page was not yet told to be done.
  constructor(location, store) {
    super(location);
    this.store = store;
    this.session = store.get();
    // Whether what is on the page is of the server that is connected: the rows and buttons of another one go by the same
    // names as others do here.
    this.isOfServer = true;
    // What the user did that the server has not confirmed yet, in order.
    this.number = 0;
    this.pending = [];
    // What is done once that is confirmed.
    this.waiting = [];
    this.isWaiting = false;
    // Whether it is being found out what is left of that. What is done meanwhile is told after it.
    this.isResuming = false;
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
    this.onWaiting = () => {};
    this.onRefusal = () => {};
    this.onTooLong = () => {};
    this.onFieldGone = () => {};
    this.onForgotten = () => {};
    this.onRestart = () => {};
    // Called where the server that is still there has forgotten what was done on the page, which was away for long.
    this.onBeginAnew = () => {};
    addEventListener('pagehide', () => this.keep());
    addEventListener('pageshow', (event) => {
      if (!event.persisted) return;
      this.isLeaving = false;
      this.store.take();
      this.retryNow();
    });
    addEventListener('beforeunload', (event) => { if (this.isWaiting && this.hasUnconfirmedActions) event.preventDefault(); });
  }

  greeting() {
    const hello = { type: 'hello', ...this.hello(), events: this.eventsOfBefore() };
    for (const one of this.pending) one.isGreeted = true;
    if (this.session) hello.session = this.session;
    return hello;
  }

  receive(message) {
    if (message.type === 'welcome') this.welcome(message);
    else if (message.type === 'seen') this.confirm(message.event);
    else if (message.type === 'update') this.isOfServer = true;
    else if (message.type === 'answer') this.requests.settle(message.request, message.answer ?? null);
    this.onMessage(message);
    if (message.type === 'update') this.goOn();
  }

  didEnd({ reason, code }) {
    // Another page goes on with this session, as after a tab was duplicated: this one begins its own.
    if (reason.startsWith('another connection')) this.session = undefined;
    // Sent again, it would end the next connection too.
    if (code === malformedMessage) this.forget();
  }

  didTick() { this.showWaiting(); }

  didSay() { if (!this.isConnected) this.withdraw(); }

  welcome(message) {
    this.session = message.session;
    this.store.set(message.session);
    const former = this.server;
    this.isResuming = true;
    this.begin(message.server);
    // A page that was just opened shows nothing yet.
    this.isOfServer = message.resumed === true || former === undefined;
    this.countOn(message.seen ?? 0);
    // What is said of the connection gives way to what is said of the presses.
    this.say('connected');
    if (former !== undefined && former !== message.server) this.onRestart();
    if (message.forgotten) this.onBeginAnew();
    if (message.resumed) {
      this.onResume();
      this.confirm(message.seen ?? 0);
      this.endDrags();
    } else {
      this.beginAnew(message);
    }
    this.forgetRequests();
    this.isResuming = false;
    for (const one of this.pending) this.tell(one);
    if (this.isCut) this.onForgotten(false);
    this.isCut = false;
  }

  // A page that was just loaded counts anew what is done on it, until it hears how much its session has seen.
  countOn(seen) {
    let last = seen;
    for (const one of this.pending) {
      if (!one.isTold && one.number <= last) one.number = one.numbered.event = last + 1;
      last = Math.max(last, one.number);
    }
    this.number = Math.max(this.number, last);
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

  // Where the user went, the page's address says to a server that knows nothing of this page: unless that was since the
  // address was told.
  beginAnew({ forgotten = false, seen = 0 }) {
    const { number } = this;
    // A server that only forgot the page knows what it had done before.
    if (forgotten) this.confirm(seen);
    // What is done once that is known was asked of nobody before: it is told to this server.
    const next = this.pending.filter((one) => one.number > number);
    this.pending = this.pending.filter((one) => !next.includes(one));
    const steps = this.pending.filter(({ numbered }) => numbered.type === 'go');
    const late = steps.filter(({ isGreeted }) => !isGreeted);
    this.pending = this.pending.filter((one) => !steps.includes(one));
    for (const one of steps) if (!late.includes(one)) one.onSettled();
    // What waits has been asked of nobody either, and is done unless something that it waits for was not.
    const waiting = forgotten && this.isSettled ? this.waiting.splice(0) : [];
    // What was told may have been done before the server forgot, and be on its disk.
    this.forget({ isUnsure: !forgotten && this.pending.some(({ isTold }) => isTold) });
    this.pending.unshift(...late, ...next);
    this.waiting = waiting;
  }

  // What waits is never told again, and the user learns that it was not done.
  forget({ isUnsure = false } = {}) {
    const isAnyLost = this.hasUnconfirmedActions || this.waiting.length > 0;
    for (const one of this.pending.splice(0)) one.onSettled();
    this.waiting = [];
    if (isAnyLost) this.onForgotten(isUnsure);
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
    if (!this.isResuming) this.tell(one);
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

  showWaiting() {
    const oldest = Math.min(this.pending[0]?.at ?? Infinity, this.requests.oldest);
    const isWaiting = now() - oldest > waitingBeforeSign;
    if (isWaiting === this.isWaiting) return;
    this.isWaiting = isWaiting;
    this.onWaiting(isWaiting);
  }
}
