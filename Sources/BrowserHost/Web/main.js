// Connects the page to its server, and the parts of the page to each other.

import { Connection } from './connection.js';
import { Controls } from './controls.js';
import { Pane } from './pane.js';

const element = (id) => document.getElementById(id);

const connection = new Connection(location);
const main = new Pane(element('viewport'), 'main');
const sidebar = new Pane(element('sidebar'), 'sidebar');
const controls = new Controls(element('controls'), element('heads'));

connection.hello = () => ({ ...main.state, ...(element('sidebar').hidden ? {} : { sidebar: sidebar.state }) });

connection.onStateChange = (isConnected) => {
  const note = element('note');
  note.hidden = isConnected;
  note.textContent = isConnected ? '' : 'Reconnecting…';
};

connection.onMessage = (message) => {
  switch (message.type) {
    case 'welcome':
      if (message.build !== document.body.dataset.build) return reload();
      controls.didConnect(message.resumed === true);
      if (message.resumed) for (const pane of [main, sidebar]) pane.keyboard.didResume();
      break;
    case 'update':
      if (message.screen) show(message.screen);
      if (message.view) main.apply(message.view);
      if (message.sidebar) sidebar.apply(message.sidebar);
      acknowledge(message.number);
      break;
    case 'ping':
      connection.send({ type: 'pong' });
      break;
  }
};

function show(screen) {
  document.title = screen.title;
  if (element('title').textContent !== screen.title) element('title').textContent = screen.title;
  if (element('status').textContent !== screen.status) element('status').textContent = screen.status;
  element('caption').hidden = screen.caption === undefined;
  if (element('caption').textContent !== (screen.caption ?? '')) element('caption').textContent = screen.caption ?? '';
  turn(screen.direction);
  element('sidebar').hidden = screen.sidebar === undefined;
  element('sidebar').ariaLabel = screen.sidebar ?? null;
  controls.show(screen);
}

// Lines run the other way; a screen that doesn't say leaves them as the page has them.
let direction;

function turn(wanted) {
  if (wanted === direction) return;
  direction = wanted;
  document.documentElement.dir = wanted ?? 'ltr';
  for (const pane of [main, sidebar]) pane.collection.placeAnew();
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
  const last = Number(sessionStorage.getItem('reloaded') ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem('reloaded', String(Date.now()));
  location.reload();
}

for (const part of [controls, main, sidebar]) part.onEvent = (event) => connection.send(event);

connection.open();

// For tests and the curious.
window.diffable = {
  get version() { return main.collection.version; },
  get isConnected() { return connection.isConnected; },
  get rows() { return main.collection.shown(); },
  viewport: main.viewport,
  disconnect: () => connection.drop(),
  settled: () => Promise.all([main.collection.settled(), sidebar.collection.settled()]),
};
