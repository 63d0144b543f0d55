// Connects the page to its server, and the parts of the page to each other.

import { Collection } from './collection.js';
import { Connection } from './connection.js';
import { Controls } from './controls.js';
import { Keyboard } from './keyboard.js';
import { Viewport } from './viewport.js';

const element = (id) => document.getElementById(id);

const connection = new Connection(location);
const viewport = new Viewport(element('viewport'), element('spacer'), element('rows'));
const collection = new Collection(viewport, element('rows'));
const controls = new Controls(element('controls'));
const keyboard = new Keyboard(collection, viewport);

connection.hello = () => ({
  version: collection.version, width: viewport.width, height: viewport.height, x: viewport.x, y: viewport.y,
});

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
      break;
    case 'update':
      if (message.screen) show(message.screen);
      if (message.view) {
        collection.apply(message.view);
        keyboard.didApply(message.view);
      }
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
  controls.show(screen);
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

controls.onEvent = (event) => connection.send(event);
collection.onEvent = (event) => connection.send(event);
viewport.onScroll = () => connection.send({ type: 'scroll', x: viewport.x, y: viewport.y });
viewport.onResize = () => connection.send({ type: 'resize', width: viewport.width, height: viewport.height });

connection.open();

// For tests and the curious.
window.diffable = {
  get version() { return collection.version; },
  get isConnected() { return connection.isConnected; },
  get rows() { return collection.shown(); },
  viewport,
  disconnect: () => connection.drop(),
  settled: () => collection.settled(),
};
