// One view on the page: its viewport, its rows, and its keys. A page has one or two.

import { Collection } from './collection.js';
import { Keyboard } from './keyboard.js';
import { Viewport } from './viewport.js';

export class Pane {
  // Events of any pane but the main one say which it is.
  constructor(scroller, name) {
    this.name = name;
    const spacer = scroller.querySelector('.spacer');
    const rows = scroller.querySelector('.rows');
    this.viewport = new Viewport(scroller, spacer, rows);
    this.collection = new Collection(this.viewport, rows, name === 'main' ? '' : `${name}-`);
    this.keyboard = new Keyboard(this.collection, this.viewport);
    this.onEvent = () => {};
    this.collection.onEvent = (event) => this.send(event);
    this.viewport.onScroll = () => this.send({ type: 'scroll', x: this.viewport.x, y: this.viewport.y });
    this.viewport.onResize = () =>
      this.send({ type: 'resize', width: this.viewport.width, height: this.viewport.height });
  }

  // What the server must know to go on from what is shown.
  get state() {
    const { viewport, collection } = this;
    return {
      version: collection.version, width: viewport.width, height: viewport.height, x: viewport.x, y: viewport.y,
    };
  }

  apply(view) {
    this.collection.apply(view);
    this.keyboard.didApply(view);
  }

  send(event) {
    this.onEvent(this.name === 'main' ? event : { ...event, pane: this.name });
  }
}
