// One view on the page: its viewport, its rows, and its keys. A page has one or two.

import { BlankPress } from './blank-press.js';
import { Collection } from './collection.js';
import { device } from './device.js';
import { Drag } from './drag.js';
import { IndexStrip } from './index-strip.js';
import { Keyboard } from './keyboard.js';
import { Revealer } from './revealer.js';
import { RowFocus } from './row-focus.js';
import { RowLinks } from './row-links.js';
import { RowMenu } from './row-menu.js';
import { Scrolling } from './scrolling.js';
import { Surroundings } from './surroundings.js';
import { Swipe } from './swipe.js';
import { TextEditing } from './text-editing.js';
import { TextSelection } from './text-selection.js';
import { Viewport } from './viewport.js';

export class Pane {
  // Events of any pane but the main one say which it is. `prefix` tells the elements of several views apart;
  // `signal` comes when the view is gone.
  constructor(scroller, name, prefix, signal) {
    this.name = name;
    this.signal = signal;
    const spacer = scroller.querySelector('.spacer');
    const rows = scroller.querySelector('.rows');
    this.viewport = new Viewport(scroller, spacer, rows, signal);
    this.collection = new Collection(this.viewport, rows, prefix, signal);
    this.textEditing = new TextEditing(this);
    this.textSelection = new TextSelection(this);
    // The keys of a drag go before all others.
    this.drag = new Drag(this);
    this.revealer = new Revealer(this.collection, this.viewport);
    this.rowFocus = new RowFocus(this.collection, this.viewport, this.revealer);
    this.keyboard = new Keyboard(this.collection, this.viewport, this.revealer, this.rowFocus);
    this.onEvent = () => {};
    // Sends a question and is fulfilled with the answer.
    this.onAsk = () => Promise.resolve(undefined);
    // Does something once the server has done all that was done before.
    this.inOrder = (action) => action();
    this.layOut = (apply) => apply();
    // A row is gone whose text was being edited.
    this.onFieldGone = () => {};
    this.swipe = new Swipe(this);
    this.links = new RowLinks(this);
    this.rowMenu = new RowMenu(this);
    this.index = new IndexStrip(this);
    this.surroundings = new Surroundings(this);
    this.scrolling = new Scrolling(this);
    this.blankPress = new BlankPress(this);
    this.collection.onEvent = (event, onSettled) => this.send(event, onSettled);
    this.viewport.onScroll = () => {
      const { viewport, collection } = this;
      this.send({ type: 'scroll', version: collection.version, x: viewport.x, y: viewport.told });
    };
    this.viewport.onLead = () => this.index.arrange();
    this.viewport.onResize = (former) => {
      this.surroundings.resize();
      this.keepInSight(former);
      this.tellSize();
    };
  }

  // What the server must know to go on from what is shown.
  get state() {
    const { viewport, collection } = this;
    this.told = { ...this.size, x: viewport.x, y: viewport.told };
    return { version: collection.version, ...this.told, heights: collection.knownHeights };
  }

  // What layouts are solved for.
  get size() {
    return { width: this.viewport.width, height: this.viewport.height, ...device() };
  }

  tellSize() {
    this.send({ type: 'resize', ...this.size });
  }

  // The device has changed. Of what is hidden that is told once it is shown.
  didChangeDevice() {
    if (this.viewport.width > 0) this.tellSize();
  }

  // Letters have another size: what is seen does, too.
  didScaleText() {
    this.tellSize();
    this.collection.measureAll();
    this.index.arrange(true);
  }

  // What changed since then was told to nobody: there was no connection yet.
  didConnect() {
    this.textEditing.edited.didConnect();
    const { viewport, told } = this;
    if (!told) return;
    if (Object.entries(this.size).some(([name, value]) => told[name] !== value)) viewport.onResize();
    if (viewport.x !== told.x || viewport.told !== told.y) viewport.onScroll();
  }

  // Nothing that is shown, or offered, means anything to the server any more.
  didBeginAnew() {
    this.textEditing.didBeginAnew();
    this.rowMenu.close();
  }

  apply(transaction) {
    const { y } = this.viewport;
    const { unavailable } = this.surroundings;
    const hadWayOut = unavailable?.hasFocus === true;
    this.textEditing.willApply();
    this.layOut(() => this.collection.apply(transaction));
    this.textSelection.didApply();
    this.textEditing.didTakeRows();
    this.keyboard.didApply(transaction);
    this.textEditing.didApply(transaction, y);
    this.drag.didApply(transaction);
    this.swipe.didApply(transaction);
    this.rowMenu.didApply();
    this.index.didApply(transaction);
    this.surroundings.didApply(transaction);
    // The keys are for the way out that stands behind the rows while there are none, and for those that come.
    if (this.rowFocus.isEmpty && document.activeElement === this.viewport.scroller) this.surroundings.unavailable?.takeFocus();
    if (hadWayOut && unavailable.element.hidden) this.rowFocus.take();
  }

  // Something comes to cover a part of the page, or covers it no more: what one has just let go of, or is at, is not
  // hidden by it.
  // Above `floor` nothing lies along the whole of the lower edge.
  makeRoom(box, floors) {
    const { viewport, collection, drag, rowFocus } = this;
    // The view may be higher or lower by now than the browser has told.
    viewport.resize();
    const { bottom, left, right } = viewport.scroller.getBoundingClientRect();
    const former = viewport.room;
    const isAtEnd = viewport.y > 0 && viewport.y >= viewport.furthest - 1;
    const isOver = (one) => one !== undefined && one.left < right && one.right > left;
    viewport.setRoom(Math.max(0, bottom - Math.min(bottom, ...[box, ...floors].filter(isOver).map(({ top }) => top))));
    if (viewport.room <= former) return;
    // Whoever looks at the last rows sees them on.
    if (isAtEnd) return viewport.scrollTo(viewport.furthest, { isSmooth: true });
    const row = collection.rows.get(drag.lifted?.key) ?? collection.rowOf(document.activeElement);
    if (!row || row.pin || row.lane !== undefined || row === rowFocus.adopted) return;
    const [, y, , height] = row.frame;
    const top = viewport.goal ?? viewport.y;
    // One that is out of sight, above as below, is not hidden by what comes: nobody is led away to it.
    if (y + height > top && y < top + viewport.height) this.revealer.revealPlace(y, height, { isSmooth: true });
  }

  // Where the view becomes lower, the row that one is at stays in sight, if it was.
  keepInSight(formerHeight = this.viewport.height) {
    const { viewport, revealer } = this;
    const row = this.collection.rowOf(document.activeElement);
    if (!row || row.pin || row.lane !== undefined || viewport.height >= formerHeight) return;
    const [, y, , height] = row.frame;
    const wasInSight = y + height > viewport.y && y < viewport.y + formerHeight;
    if (wasInSight) revealer.revealPlace(y, height);
  }

  send(event, onSettled) {
    this.blankPress.didSend(event);
    return this.onEvent(this.named(event), onSettled);
  }

  ask(event, options) {
    return this.onAsk(this.named(event), options);
  }

  named(event) {
    return this.name === 'main' ? event : { ...event, pane: this.name };
  }
}
