// Connects the page to its server, and the parts of the page to each other.

import { Address } from './address.js';
import { AlertView } from './alert-view.js';
import './appearance.js';
import { BackSwipe } from './back-swipe.js';
import { heightOfBars } from './bars.js';
import './by-finger.js';
import { Connection } from './connection.js';
import { didTellCovers } from './cover.js';
import { wide } from './detail-place.js';
import { onDeviceChange } from './device.js';
import { kept, keptBefore, onKeptElsewhere } from './kept.js';
import { LedScreens } from './led-screens.js';
import { looksAhead } from './looks-ahead.js';
import './missed-press.js';
import { Note, toldFor } from './note.js';
import { PageKeys } from './page-keys.js';
import { LedPlace } from './place-motion.js';
import './press-beside-search.js';
import './printing.js';
import { ScreenStack } from './screen-stack.js';
import { ScreenView } from './screen-view.js';
import { SheetCover } from './sheet-cover.js';
import { sheetRoom } from './sheet-heights.js';
import { swallowKeys } from './swallowed-keys.js';
import { tabStore } from './tab-store.js';
import { onTextSizeChange } from './text-size.js';
import { ToastView } from './toast-view.js';
import { WayOut } from './way-out.js';
import { WaysBack } from './ways-back.js';

document.body.classList.add('begun');
for (const one of document.querySelectorAll('.late')) one.remove();

const element = (id) => document.getElementById(id);
const { build, path } = document.body.dataset;

const sessionKey = `session ${path}`;
const unconfirmedKey = `unconfirmed ${path}`;
const connection = new Connection(location, {
  get: () => tabStore.get(sessionKey),
  set: (session) => tabStore.set(sessionKey, session),
  keep: (events) => tabStore.set(unconfirmedKey, JSON.stringify(events)),
  take: () => {
    const events = tabStore.get(unconfirmedKey);
    tabStore.remove(unconfirmedKey);
    return events && JSON.parse(events);
  },
});
const address = new Address(path);
const root = new ScreenView(element('root'), undefined, connection);
const stack = new ScreenStack(root, element('screen-template'), connection);
const note = new Note(element('note'), connection);
const alert = new AlertView((event) => connection.perform(event));
// What it was asked about may be gone by the answer.
alert.onFocusLost = () => stack.active.main.rowFocus.take();
const toast = new ToastView(element('toasts'), (event, isPressed) => (isPressed ? connection.perform(event) : connection.send(event)));
toast.onFocusLost = () => stack.active.focus();
// It waits below a question.
alert.onOpen = () => toast.wind();
// A bar may have come or gone with what it speaks of.
toast.onChange = () => {
  standAboveBars();
  for (const screen of stack.all) screen.makeRoom(toast.box);
};
onTextSizeChange(() => {
  stack.tellRoom();
  for (const { controls, panes, centredTitle } of stack.all) {
    controls.didScaleText();
    centredTitle.show();
    for (const pane of panes) pane.didScaleText();
  }
});
onDeviceChange(() => {
  stack.tellRoom();
  for (const { panes } of stack.all) for (const pane of panes) pane.didChangeDevice();
});

root.showAhead(looksAhead());

const pageKeys = new PageKeys(stack);

// Whoever scrolled while there was no connection stays there, and not where the address of before leads.
const places = () => stack.all.map(({ main }) => main.viewport.y).join();
let placesAtBreak;
connection.onBreak = () => {
  placesAtBreak = places();
  for (const { panes } of stack.all) for (const { drag } of panes) drag.didBreak();
};
const addressNow = () => {
  const { anchor, ...rest } = address.present;
  return placesAtBreak === undefined || places() === placesAtBreak ? { ...rest, anchor } : rest;
};

connection.hello = () => ({ ...root.state, presented: stack.state, address: addressNow(), wide: wide.matches, room: sheetRoom(), kept: keptBefore() });
let isKeptUntold = false;
const tellKept = () => {
  isKeptUntold = !connection.isConnected;
  if (!isKeptUntold) connection.send({ type: 'kept', kept: kept() });
};
onKeptElsewhere(tellKept);

// What is brought into sight by what the user did is looked for from where the user is.
connection.onPerform = ({ type }) => {
  // Where that leads is a step of its own, also where the server has not told yet where the one before led.
  if (type !== 'go') address.isFollowing = false;
  for (const { panes } of stack.all) for (const { viewport } of panes) viewport.tellPlace();
};

connection.onStateChange = (state) => {
  note.show();
  for (const screen of stack.all) screen.controls.setOffline(state !== 'connected');
};
connection.onWaiting = (isWaiting) => document.body.classList.toggle('waiting', isWaiting);
connection.onRefusal = ({ isBroken } = connection) => {
  // What is shown of another server can't be told to the one that was started in its place.
  if (!connection.isOfServer) return note.refuse('The server was started again.');
  return note.refuse(isBroken ? 'The connection was lost.' : undefined);
};
connection.onTooLong = () => note.refuse('That is too long to send.');
// As long as that is told, keys may still be for the field.
connection.onFieldGone = (name) => {
  note.tell(`${name ? `“${name}”` : 'The row'} is no longer here.`);
  swallowKeys(toldFor);
};
connection.onForgotten = (isUnsure) => note.forgotten(isUnsure);
connection.onRestart = () => note.restarted();
connection.onBeginAnew = () => note.begunAnew();

const waysBack = new WaysBack({ stack, address, connection });
waysBack.onReturn = () => showForemost();
const sheetCover = new SheetCover(stack, (view) => waysBack.pathOf(view));
address.onGo = (place, onSettled) => {
  if (connection.isAnswered) alert.leave();
  // What is typed into a row is taken before the row goes.
  for (const { panes } of stack.all) for (const { textEditing } of panes) textEditing.leave();
  // That leads nowhere by itself.
  address.isFollowing = true;
  return waysBack.go(place, onSettled);
};
stack.onBack = () => address.back();
stack.onLeave = (view) => waysBack.leave(view);
// What has no address leaves it as it is.
stack.onClose = (views) => { address.isClosing ||= views.some((view) => waysBack.pathOf(view)); };
alert.onLeaveAddress = ({ isCancelled }) => {
  address.isClosing = true;
  address.isAnswered = !isCancelled;
};
// Who came from there goes back, and takes no step further.
const goUp = (place) => address.backTo(place) || connection.perform({ type: 'dismiss' });
const wayOut = new WayOut(document.querySelector('#root a.back'), { onUp: goUp, onLeave: (page) => address.leave(page) });
new BackSwipe(stack, {
  canLeave: (view) => (view.below ? waysBack : wayOut).canLead(view),
  lead: (view) => (view.below ? new LedScreens(view.element, view.below.element) : new LedPlace(view, wayOut.title)),
  leave: (view) => (view.below ? waysBack.lead(view) : goUp(wayOut.link.pathname)),
});
pageKeys.onUp = () => wayOut.goUp();
let bars = 0;
// Whether they are higher than before.
const standAboveBars = () => {
  const former = bars;
  bars = heightOfBars(stack.top.bars);
  document.documentElement.style.setProperty('--bars', `${bars}px`);
  return bars > former;
};
// Rows stay where they are while a message sinks.
stack.onBars = () => { if (standAboveBars()) toast.onChange(); };
root.onBars = stack.onBars;
stack.onTop = () => {
  sheetCover.show();
  toast.moveTo(stack.layer);
  toast.onChange();
  if (note.element.parentElement !== stack.layer) stack.layer.append(note.element);
};

connection.onResume = () => { for (const { panes } of stack.all) for (const { rowFocus } of panes) rowFocus.didResume(); };

const pings = [];

connection.onMessage = (message) => {
  switch (message.type) {
    case 'welcome':
      if (message.build !== build) return reload();
      for (const screen of stack.all) {
        screen.controls.didConnect(message.resumed === true);
        if (!message.resumed) for (const pane of screen.panes) pane.didBeginAnew();
        for (const pane of screen.panes) {
          pane.didConnect();
          pane.drag.didConnect();
        }
      }
      if (!message.resumed) {
        stack.didBeginAnew();
        alert.didBeginAnew();
      }
      if (isKeptUntold) tellKept();
      break;
    case 'update': {
      const focused = document.activeElement;
      update(message);
      if (isLost(focused)) stack.active.main.rowFocus.take();
      acknowledge(message.number);
      if (message.address) showAddress(message.address);
      break;
    }
    case 'address':
      showAddress(message);
      break;
    case 'pong':
      for (const resolve of pings.splice(0)) resolve();
      break;
    case 'ping':
      connection.send({ type: 'pong' });
      break;
  }
};

function showAddress(place) {
  // Where the page was before the user went elsewhere is where it is no more.
  if (connection.isGoing) {
    address.showLate(place);
    return;
  }
  waysBack.didTell(place);
  address.show(place);
}

function update(message) {
  if (message.stack) stack.apply(message.stack);
  stack.endAhead();
  root.apply(message);
  if (root.hasCome) document.documentElement.classList.add('has-come');
  if (message.screen) wayOut.show(message.screen.back, address.placeOf((message.screen.path ?? []).slice(0, -1)));
  for (const presented of message.presented ?? []) {
    const view = stack.views.find((one) => one.id === presented.id);
    view?.apply(presented);
    if (view) stack.show(view);
  }
  showForemost();
  didTellCovers();
  pageKeys.goOn();
}

// The foremost screen gives the page its title; what any of them has to say is said.
function showForemost() {
  const { title } = stack.top.latest ?? {};
  if (title !== undefined && document.title !== title) document.title = title;
  turn(root.latest?.direction);
  sheetCover.show();
  const states = stack.all.map((screen) => screen.latest).filter((state) => state).reverse();
  alert.show(states.find((state) => state.alert)?.alert);
  toast.show(states.find((state) => state.toast)?.toast);
}

// Whether what had the focus can't have it any more: a button that is gone, hidden with what it stands in, or can't be
// pressed now.
function isLost(focused) {
  const isOut = !focused.isConnected || focused.closest('[hidden], [inert]') !== null || focused.disabled === true;
  return focused !== document.body && isOut
    && (document.activeElement === document.body || document.activeElement === focused);
}

// Lines run the other way; a screen that doesn't say leaves them as the page has them.
let direction;

function turn(wanted) {
  if (wanted === direction) return;
  direction = wanted;
  document.documentElement.dir = wanted ?? 'ltr';
  for (const screen of stack.all) screen.placeAnew();
}

// An update counts as shown when the browser is about to draw it; a hidden page draws nothing.
function acknowledge(number) {
  let isDone = false;
  const done = () => {
    if (isDone) return;
    isDone = true;
    connection.send({ type: 'acknowledge', number });
  };
  if (!document.hidden) requestAnimationFrame(done);
  setTimeout(done, document.hidden ? 0 : 100);
}

// The server speaks another version of this page's language: get the new page, but not again and again.
function reload() {
  const last = Number(tabStore.get('reloaded') ?? 0);
  if (Math.abs(Date.now() - last) < 10_000) return;
  tabStore.set('reloaded', String(Date.now()));
  location.reload();
}

connection.open();

// For tests and the curious.
window.diffable = {
  get collection() { return root.main.collection; },
  get version() { return root.main.collection.version; },
  get isConnected() { return connection.isConnected; },
  // Whether something that takes a while is on its way.
  get isBusy() { return root.latest?.activity !== undefined; },
  get rows() { return root.main.collection.shown(); },
  get topRows() { return stack.top.main.collection.shown(); },
  viewport: root.main.viewport,
  get topViewport() { return stack.top.main.viewport; },
  disconnect: () => connection.drop(),
  perform: (event) => connection.perform(event),
  // How many milliseconds the server takes to answer.
  ping: async () => {
    const start = performance.now();
    const answer = new Promise((resolve) => pings.push(resolve));
    connection.send({ type: 'ping' });
    await answer;
    return performance.now() - start;
  },
  settled: () => Promise.all(stack.all.flatMap((screen) => screen.panes)
    .flatMap((pane) => [pane.collection.settled(), pane.swipe.settled()])),
};
