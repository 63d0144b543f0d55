// Dragging rows elsewhere, by mouse, pen and finger. What is lifted follows the pointer here, without asking anybody;
// where it would go, the server says: it knows every row and its place, and this page only those in sight. The rows make
// room because it sends them elsewhere, as in any other update.

import { DragAnswers } from './drag-answers.js';
import { DragEnding } from './drag-ending.js';
import { DragHint } from './drag-hint.js';
import { DragHome } from './drag-home.js';
import { DragKeys } from './drag-keys.js';
import { DragMenus } from './drag-menus.js';
import { DragPointer } from './drag-pointer.js';
import { DraggableRows } from './draggable-rows.js';
import { aim } from './drop-aim.js';
import { DropPlace } from './drop-place.js';
import { DropTarget } from './drop-target.js';
import { EdgeScroll } from './edge-scroll.js';
import { leaveField } from './left-field.js';
import { Lifted } from './lifted.js';
import { PassingPlace } from './passing-place.js';

// How much longer a finger rests until the row's menu opens. One that goes on from there drags all the same.
const restForMenu = 100;

export class Drag {
  constructor(pane) {
    const { collection, viewport } = pane;
    this.pane = pane;
    this.collection = collection;
    this.viewport = viewport;
    // All views of the screen: what is dragged onto rows may go from one to another.
    this.panes = [pane];
    this.lifted = undefined;
    this.isAsking = false;
    // The place that the server heard of last.
    this.sent = undefined;
    this.target = new DropTarget(this);
    this.edges = new EdgeScroll(viewport, new PassingPlace(collection, viewport), () => this.follow());
    this.draggableRows = new DraggableRows(this);
    this.place = new DropPlace();
    this.hint = new DragHint(viewport);
    this.home = new DragHome(this);
    this.answers = new DragAnswers(this);
    this.ending = new DragEnding(this);
    this.keys = new DragKeys(this);
    this.menus = new DragMenus(this);
    this.pointer = new DragPointer(this);
    viewport.scroller.addEventListener('scroll', () => this.follow(), { passive: true });
  }

  get isDragging() { return this.lifted !== undefined && !this.lifted.isSettling && !this.lifted.isWaiting; }

  didApply(transaction) { this.answers.didApply(transaction); }

  lift() {
    const { collection, viewport, pointer } = this;
    const { press } = pointer;
    const { row } = press;
    if (collection.rows.get(row.key) !== row) return pointer.release();
    this.endOtherWork();
    if (collection.send('lift', row) === false) return pointer.refuse();
    try {
      viewport.scroller.setPointerCapture(press.id);
    } catch { /* The pointer is up already: the drop follows at once. */ }
    this.answers.latest = undefined;
    this.start = [row.frame[1], row.frame[3]];
    const place = this.lifted?.box;
    this.lifted?.remove();
    this.lifted = new Lifted(row, viewport, press.x, press.y, place);
    this.lifted.hide(row);
    if (row.content.draggable) this.lifted.goOntoRows();
    if (press.type === 'touch') this.heedFinger(press);
    getSelection()?.removeAllRanges();
    this.noteHome();
    this.lifted.moveTo(press.nowX ?? press.x, press.nowY ?? press.y, performance.now());
    this.edges.start(press.nowY ?? press.y);
    this.follow();
  }

  // Whatever else was being done with rows has an end.
  endOtherWork() {
    this.keys.abandon();
    this.hint.hide();
    leaveField();
    this.pane.rowMenu.forget();
    this.pane.swipe.closeAtOnce();
  }

  heedFinger(press) {
    this.lifted.keepFromFinger();
    // Browsers complain of it before the page was ever pressed.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(8);
    const askForMenu = () => { if (this.pointer.press === press && this.menus.isAskedFor) this.menus.ask(); };
    press.timer = setTimeout(askForMenu, restForMenu);
  }

  noteHome() { for (const { drag } of this.panes) drag.home.note(); }

  // Tells where the lifted row is, once a frame.
  follow() {
    if (!this.isDragging || this.isAsking) return;
    this.isAsking = true;
    requestAnimationFrame(() => {
      this.isAsking = false;
      if (this.isDragging) this.sendPlace();
    });
  }

  sendPlace() {
    const place = this.lifted.isDraggable ? aim(this) : this.lifted.center;
    const text = JSON.stringify(place);
    if (this.sent === text) return;
    this.sent = text;
    this.collection.onEvent({ type: 'drag', ...place });
  }

  end() {
    this.edges.stop();
    this.lifted?.remove();
    this.lifted = undefined;
  }

  // The connection broke, and the server lets go of everything: what is still held goes home at once.
  didBreak() {
    this.pointer.giveUp();
    this.keys.didBreak();
  }

  // What was let go of before it broke is where the server has it, and what is on its way home goes on.
  didConnect() {
    if (this.lifted && !this.lifted.isAnswered) this.end();
    this.pointer.release();
    this.keys.didConnect();
    this.target.show(undefined);
  }
}
