// Dragging rows elsewhere, by mouse, pen and finger. What is lifted follows the pointer here, without asking anybody;
// where it would go, the server says: it knows every row and its place, and this page only those in sight. The rows make
// room because it sends them elsewhere, as in any other update.

import { DraggableRows } from './draggable-rows.js';
import { DragHint } from './drag-hint.js';
import { DragHome } from './drag-home.js';
import { DragKeys } from './drag-keys.js';
import { DragMenus } from './drag-menus.js';
import { aim } from './drop-aim.js';
import { DropPlace } from './drop-place.js';
import { DropTarget } from './drop-target.js';
import { EdgeScroll } from './edge-scroll.js';
import { leaveField } from './left-field.js';
import { Lifted } from './lifted.js';
import { PassingPlace } from './passing-place.js';
import { describePlace, say, whatOf } from './speech.js';
import { swallowClick, swallowClickOfPress } from './swallowed-click.js';
import { comeIn, leaveBehind } from './unfolding.js';

const longPress = 400;
// How much longer a finger rests until the row's menu opens. One that goes on from there drags all the same.
const restForMenu = 100;
// How far a pointer goes before it drags, and a finger before it scrolls.
const slop = { mouse: 4, pen: 4, touch: 10 };

export class Drag {
  constructor(pane) {
    const { collection, viewport } = pane;
    this.pane = pane;
    this.collection = collection;
    this.viewport = viewport;
    // All views of the screen: what is dragged onto rows may go from one to another.
    this.panes = [pane];
    this.press = undefined;
    this.lifted = undefined;
    this.isAsking = false;
    this.target = new DropTarget(this);
    this.edges = new EdgeScroll(viewport, new PassingPlace(collection, viewport), () => this.follow());
    this.draggableRows = new DraggableRows(this);
    this.place = new DropPlace();
    this.hint = new DragHint(viewport);
    this.home = new DragHome(this);
    // How many drags ended of which the server has not said yet what came of them.
    this.unansweredEnds = 0;
    this.keys = new DragKeys(this);
    this.menus = new DragMenus(this);
    const { layer } = collection;
    viewport.scroller.addEventListener('pointerdown', (event) => this.down(event));
    layer.addEventListener('click', (event) => this.click(event));
    viewport.scroller.addEventListener('scroll', () => this.follow(), { passive: true });
  }

  get isDragging() { return this.lifted !== undefined && !this.lifted.isSettling && !this.lifted.isWaiting; }

  // The server's answers

  didApply(transaction) {
    this.home.latest = transaction;
    this.draggableRows.mark(transaction.rows);
    if (transaction.movement) this.heed(transaction.movement);
    if (this.lifted) this.refresh(transaction);
    else this.keys.didApply();
    this.target.placeLine();
  }

  heed(movement) {
    if (this.isOfEarlierDrag(movement)) return;
    const { lifted } = this;
    const { into } = this.target;
    this.movement = movement;
    this.target.show(movement.phase === 'lifted' && !this.place.element ? movement : undefined);
    if (this.keys.heed(movement)) return;
    if (!lifted || lifted.key !== movement.key) return;
    if (movement.phase === 'lifted') {
      lifted.showCount(movement.rows ?? movement.count);
      // Rows of another view are narrower, or wider: a piece beside the pointer shows more of the room that they make.
      if (movement.elsewhere) return lifted.setCompact(true);
      // Only what goes between rows has a place among them.
      if (lifted.goesOntoRows && movement.position === undefined) return undefined;
      lifted.goesOntoRows = false;
      const isOutline = movement.line !== undefined || movement.into === true;
      if (!isOutline && movement.refused) return undefined;
      lifted.setCompact(isOutline && lifted.isDraggable);
      lifted.setHanging(isOutline && !lifted.isDraggable);
      return undefined;
    }
    this.tell(movement);
    lifted.didAnswer();
    const isIn = movement.phase === 'dropped' && (movement.elsewhere === true || lifted.goesOntoRows);
    if (movement.phase === 'gone') this.fade();
    else if (isIn) this.fade(into);
    else if (!lifted.isSettling && !lifted.isFading) this.settle(into);
  }

  // A finger whose row's menu opened may lift the row again before the answer to that comes.
  isOfEarlierDrag({ phase }) {
    return this.isDragging && this.unansweredEnds > 0 && (phase === 'dropped' || phase === 'cancelled');
  }

  tell(movement) {
    const { name, isUntouched } = this.lifted;
    if (movement.phase === 'gone') say(`${name} was deleted.`);
    if (movement.phase === 'refused') say(`${name} can’t be moved.`);
    // What a finger rested on, and moved nowhere, is where it was all the time.
    if (isUntouched) return;
    if (movement.phase === 'dropped') say(`Dropped ${whatOf(movement, name)}. ${describePlace(movement, this.collection)}`);
    if (movement.phase === 'cancelled') say(`${name} is back where it was.`);
  }

  refresh(transaction) {
    const { lifted } = this;
    const row = this.collection.rows.get(lifted.key);
    if (!row) return lifted.isAnswered ? this.fade() : undefined;
    if (transaction.rows.some((state) => state.key === lifted.key && state.content)) lifted.showFace(row);
    lifted.hide(row);
    if (transaction.movement?.phase === 'dropped') this.carry(row);
    if (this.isDragging) this.follow();
  }

  // What hangs under a row is uncovered as others make room for it, while the row comes from where it was let go.
  carry(head) {
    const { lifted, collection } = this;
    if (!lifted.isHanging || !head.glide.isMoving) return;
    const { rows, viewport } = collection;
    const taken = [...lifted.taken].filter(([row]) => rows.get(row.key) === row && row.lane === undefined);
    leaveBehind(taken, collection.layer);
    for (const [row] of taken) {
      row.element.classList.remove('moving');
      row.glide.set(row.place(viewport.origin));
    }
    comeIn(taken.map(([row]) => row).filter((row) => row !== head));
    lifted.comeApart();
  }

  // The pointer

  down(event) {
    if (this.isDragging) return this.giveUp();
    const caught = this.caught(event);
    const row = caught ?? this.collection.rowOf(event.target);
    const grip = caught ? null : event.target.closest('.accessory.reorder');
    if (event.button !== 0 || !event.isPrimary || !(row?.content?.reorderable || row?.content?.draggable)) return;
    if (!caught && !grip && event.target.closest('button, input, textarea, a, [contenteditable]')) return;
    if (this.lifted && !caught) this.end();
    this.release();
    this.press = {
      row, id: event.pointerId, type: event.pointerType, x: event.clientX, y: event.clientY,
      isOnGrip: grip !== null, isCaught: caught !== undefined,
    };
    this.listen();
    if (event.pointerType === 'touch' && !grip) {
      this.press.timer = setTimeout(() => this.lift(), longPress);
    } else if (event.pointerType === 'touch') {
      this.lift();
    }
  }

  // The row that was let go of, where it is pressed on its way: it is taken up there, and not what it passes over.
  caught({ clientX, clientY }) {
    return this.lifted?.isAt(clientX, clientY) ? this.collection.rows.get(this.lifted.key) : undefined;
  }

  // Until the pointer is up, it may go anywhere.
  listen() {
    const listening = new AbortController();
    const { signal } = listening;
    this.press.listening = listening;
    for (const name of ['pointermove', 'pointerup', 'pointercancel', 'contextmenu']) {
      addEventListener(name, (event) => this[name](event), { signal });
    }
    addEventListener('keydown', (event) => this.escape(event), { capture: true, signal });
    addEventListener('blur', () => this.giveUp(), { signal });
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.giveUp(); }, { signal });
  }

  pointermove(event) {
    const { press } = this;
    if (!press || event.pointerId !== press.id) return;
    [press.nowX, press.nowY] = [event.clientX, event.clientY];
    press.hasMoved ||= this.distance(event) > slop.touch;
    if (this.isDragging) {
      // The menu that was asked for is not wanted any more.
      if (press.hasMoved) this.pane.rowMenu.forget();
      this.lifted.moveTo(event.clientX, event.clientY, event.timeStamp);
      if (this.lifted.isDraggable && this.place.seek(event.clientX, event.clientY)) {
        this.edges.move(undefined);
        return this.target.show(undefined);
      }
      const isHere = !this.lifted.isDraggable || aim(this).over === undefined;
      this.edges.move(isHere ? event.clientY : undefined);
      return this.follow();
    }
    if (press.hasMenu && press.hasMoved) {
      press.hasMenu = false;
      this.pane.rowMenu.close();
      if (this.lifted) this.end();
      return this.lift();
    }
    if ((this.lifted && !press.isCaught) || press.hasMenu) return;
    if (this.distance(event) <= (slop[press.type] ?? 4)) return;
    if (press.type === 'touch') this.release();
    else this.lift();
  }

  pointerup(event) {
    if (event.pointerId !== this.press?.id) return;
    const { press } = this;
    if (this.isDragging && press.type === 'touch') this.lifted.isUntouched = !press.hasMoved;
    if (press.hasMenu) this.pane.rowMenu.swallowClick();
    else if (this.menus.isAskedFor) {
      this.menus.ask();
      this.giveWay();
    } else if (this.isDragging) this.drop();
    // Who pressed the row on its way meant none of those that it passes over.
    else if (press.isCaught) swallowClick(50);
    // The click that ends a finger's press is swallowed with the drop.
    if (press.isOnGrip && !press.hasMoved && press.type === 'touch') this.openMoveMenu(press.row, 'touch');
    this.release();
  }

  click(event) {
    const row = event.target.closest('.accessory.reorder') && this.collection.rowOf(event.target);
    if (row?.content?.reorderable) this.openMoveMenu(row, event.pointerType || (event.detail > 0 ? 'mouse' : ''));
  }

  openMoveMenu(row, pointerType, returnTo) { this.menus.openMoveMenu(row, pointerType, returnTo); }

  giveWay() {
    this.lifted.isUntouched = true;
    this.cancel();
  }

  distance({ clientX, clientY }) { return Math.hypot(clientX - this.press.x, clientY - this.press.y); }

  pointercancel(event) {
    if (event.pointerId !== this.press?.id) return;
    this.cancel();
    this.release();
  }

  contextmenu(event) {
    if (!this.isDragging) return;
    event.preventDefault();
    if (this.press?.type === 'mouse') this.giveUp();
  }

  escape(event) {
    if (event.key !== 'Escape' || !this.isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.giveUp();
  }

  // The pointer may be down for a while yet: it lifts nothing more, and its end is no click.
  giveUp() {
    if (!this.isDragging) return;
    this.cancel();
    this.release();
    swallowClickOfPress();
  }

  release() {
    clearTimeout(this.press?.timer);
    this.press?.listening.abort();
    this.press = undefined;
  }

  lift() {
    const { press, collection, viewport } = this;
    const { row } = press;
    if (collection.rows.get(row.key) !== row) return this.release();
    this.keys.abandon();
    this.hint.hide();
    leaveField();
    this.pane.rowMenu.forget();
    this.pane.swipe.closeAtOnce();
    try {
      viewport.scroller.setPointerCapture(press.id);
    } catch { /* The pointer is up already: the drop follows at once. */ }
    this.movement = undefined;
    this.start = [row.frame[1], row.frame[3]];
    const place = this.lifted?.box;
    this.lifted?.remove();
    this.lifted = new Lifted(row, viewport, press.x, press.y, place);
    this.lifted.hide(row);
    if (row.content.draggable) this.lifted.goOntoRows();
    if (press.type === 'touch') {
      this.lifted.keepFromFinger();
      // Browsers complain of it before the page was ever pressed.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(8);
      press.timer = setTimeout(() => { if (this.press === press && this.menus.isAskedFor) this.menus.ask(); }, restForMenu);
    }
    getSelection()?.removeAllRanges();
    this.noteHome();
    collection.send('lift', row);
    this.lifted.moveTo(press.nowX ?? press.x, press.nowY ?? press.y, performance.now());
    this.edges.start(press.nowY ?? press.y);
    this.follow();
  }

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

  drop() {
    if (this.place.element) return this.dropOnPlace();
    this.lifted.take(this.collection.rows.values());
    this.viewport.tellPlace();
    this.sendPlace();
    const isApart = this.lifted.goesOntoRows || this.target.into !== undefined || aim(this).over !== undefined;
    const { key } = this.lifted;
    const isTold = this.tellEnd('drop', key);
    // In another view it stays where it is let go: a row comes there.
    if (this.movement?.elsewhere) this.fade();
    else if (isApart || !this.lifted.isNear(this.collection.rows.get(key))) this.wait();
    else this.settle();
    if (!isTold) this.goHome(key);
  }

  // Tells that a row is let go of; false when it is known that the server does not hear it.
  tellEnd(type, key) {
    const isTold = this.collection.onEvent({ type }, ({ isDone = true } = {}) => {
      this.unansweredEnds -= 1;
      if (!isDone) this.goHome(key);
    }) !== false;
    if (isTold) this.unansweredEnds += 1;
    return isTold;
  }

  noteHome() { for (const { drag } of this.panes) drag.home.note(); }

  // A server that only hung holds the row until it hears that nobody does.
  goHome(key) {
    this.collection.onEvent({ type: 'letGo' });
    for (const { drag } of this.panes) drag.home.go(drag === this ? key : undefined);
  }

  // Whether a row takes it in, or a row of another view, or where else it belongs, the server may not have said yet: on its
  // way to a former place it would fly over other rows, and come back.
  wait() {
    this.letGo();
    this.lifted.isWaiting = true;
    document.documentElement.classList.remove('dragging');
  }

  // It goes where the app takes it; what the app says of that is enough.
  dropOnPlace() {
    this.collection.onEvent({ type: 'dropOn', ...this.place.name });
    this.lifted.isUntouched = true;
    this.fade();
  }

  cancel() {
    if (!this.isDragging) return;
    const { key } = this.lifted;
    const isTold = this.tellEnd('release', key);
    this.lifted.isCancelled = true;
    // What a finger moved nowhere is at home already, below its menu.
    if (this.lifted.isUntouched) this.settle();
    else this.wait();
    if (!isTold) this.goHome(key);
    // Where the row was dragged out of sight of its place, the rows scroll back to that.
    const [y, height] = this.start;
    const isInSight = y + height >= this.viewport.y && y <= this.viewport.y + this.viewport.height;
    if (!isInSight) this.pane.revealer.revealPlace(y, height, { isSmooth: true });
  }

  // The row goes from where it was let go to where it belongs, wherever that is by then. Where a closed one took it in,
  // there is none to be seen.
  settle(into) {
    const { lifted } = this;
    if (!this.collection.rows.has(lifted.key)) return this.fade(into);
    this.letGo();
    lifted.settle(() => this.collection.rows.get(lifted.key), () => this.arrive());
  }

  // Where what was lifted has come to, the row is too, though by itself it may still be on its way there.
  arrive() {
    const row = this.collection.rows.get(this.lifted.key);
    if (row?.glide.isMoving && !row.block) {
      row.element.classList.remove('moving');
      row.glide.set(row.place(row.lane === undefined ? this.viewport.origin : 0));
    }
    this.end();
  }

  // What another row took in goes there.
  fade(into) {
    const { lifted } = this;
    if (lifted.isFading) return;
    this.letGo();
    lifted.isFading = true;
    lifted.fade(() => { if (this.lifted === lifted) this.end(); }, into);
  }

  letGo() {
    this.edges.stop();
    this.sent = undefined;
    this.place.mark(undefined);
    // The click that follows a drop selects nothing.
    if (!this.lifted.isWaiting) swallowClick(50);
    document.documentElement.classList.remove('drop-refused');
  }

  end() {
    this.edges.stop();
    this.lifted?.remove();
    this.lifted = undefined;
  }

  // The connection was lost, and the server let go of everything.
  didConnect() {
    const held = this.keys.isLifted ? this.keys.name : this.lifted && !this.lifted.isAnswered ? this.lifted.name : undefined;
    if (held !== undefined) say(`${held} is back where it was.`);
    if (this.lifted) this.end();
    this.release();
    this.keys.abandon();
    this.target.show(undefined);
  }
}
