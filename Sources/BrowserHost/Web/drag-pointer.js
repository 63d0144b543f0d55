// The pointer that lifts a row, drags it and lets it go, be it a mouse, a pen or a finger.

import { aim } from './drop-aim.js';
import { swallowClick, swallowClickOfPress } from './swallowed-click.js';

const longPress = 400;
// How far a pointer goes before it drags, and a finger before it scrolls.
const slop = { mouse: 4, pen: 4, touch: 10 };

export class DragPointer {
  constructor(drag) {
    this.drag = drag;
    // While it is down on a row that can be dragged.
    this.press = undefined;
    drag.viewport.scroller.addEventListener('pointerdown', (event) => this.down(event));
    drag.collection.layer.addEventListener('click', (event) => this.click(event));
  }

  down(event) {
    const { drag } = this;
    if (drag.isDragging) return this.giveUp();
    const caught = this.caught(event);
    const row = caught ?? drag.collection.rowOf(event.target);
    const grip = caught ? null : event.target.closest('.accessory.reorder');
    if (event.button !== 0 || !event.isPrimary || !(row?.content?.reorderable || row?.content?.draggable)) return;
    if (!caught && !grip && event.target.closest('button, input, textarea, a, [contenteditable]')) return;
    if (drag.lifted && !caught) drag.end();
    this.release();
    this.press = {
      row, id: event.pointerId, type: event.pointerType, x: event.clientX, y: event.clientY,
      isOnGrip: grip !== null, isCaught: caught !== undefined,
    };
    this.listen();
    if (event.pointerType === 'touch' && !grip) {
      this.press.timer = setTimeout(() => drag.lift(), longPress);
    } else if (event.pointerType === 'touch') {
      drag.lift();
    }
  }

  // The row that was let go of, where it is pressed on its way: it is taken up there, and not what it passes over.
  caught({ clientX, clientY }) {
    const { lifted, collection } = this.drag;
    return lifted?.isAt(clientX, clientY) ? collection.rows.get(lifted.key) : undefined;
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
    const { press, drag } = this;
    if (!press || event.pointerId !== press.id) return;
    [press.nowX, press.nowY] = [event.clientX, event.clientY];
    press.hasMoved ||= this.distance(event) > slop.touch;
    if (drag.isDragging) return this.drags(event);
    if (press.hasMenu && press.hasMoved) {
      press.hasMenu = false;
      drag.pane.rowMenu.close();
      if (drag.lifted) drag.end();
      return drag.lift();
    }
    if ((drag.lifted && !press.isCaught) || press.hasMenu) return;
    if (this.distance(event) <= (slop[press.type] ?? 4)) return;
    if (press.type === 'touch') this.release();
    else drag.lift();
  }

  drags(event) {
    const { press, drag } = this;
    const { lifted, edges } = drag;
    // The menu that was asked for is not wanted any more.
    if (press.hasMoved) drag.pane.rowMenu.forget();
    lifted.moveTo(event.clientX, event.clientY, event.timeStamp);
    if (lifted.isDraggable && drag.place.seek(event.clientX, event.clientY)) {
      edges.move(undefined);
      return drag.target.show(undefined);
    }
    const isHere = !lifted.isDraggable || aim(drag).over === undefined;
    edges.move(isHere ? event.clientY : undefined);
    return drag.follow();
  }

  pointerup(event) {
    if (event.pointerId !== this.press?.id) return;
    const { press, drag } = this;
    if (drag.isDragging && press.type === 'touch') drag.lifted.isUntouched = !press.hasMoved;
    if (press.hasMenu) drag.pane.rowMenu.swallowClick();
    else if (drag.menus.isAskedFor) {
      drag.menus.ask();
      drag.ending.giveWay();
    } else if (drag.isDragging) drag.ending.drop();
    // Who pressed the row on its way meant none of those that it passes over.
    else if (press.isCaught) swallowClick(50);
    // The click that ends a finger's press is swallowed with the drop.
    if (press.isOnGrip && !press.hasMoved && press.type === 'touch') drag.menus.openMoveMenu(press.row, 'touch');
    this.release();
  }

  click(event) {
    const row = event.target.closest('.accessory.reorder') && this.drag.collection.rowOf(event.target);
    const type = event.pointerType || (event.detail > 0 ? 'mouse' : '');
    if (row?.content?.reorderable) this.drag.menus.openMoveMenu(row, type);
  }

  distance({ clientX, clientY }) { return Math.hypot(clientX - this.press.x, clientY - this.press.y); }

  pointercancel(event) {
    if (event.pointerId !== this.press?.id) return;
    this.drag.ending.cancel();
    this.release();
  }

  contextmenu(event) {
    if (!this.drag.isDragging) return;
    event.preventDefault();
    if (this.press?.type === 'mouse') this.giveUp();
  }

  escape(event) {
    if (event.key !== 'Escape' || !this.drag.isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.giveUp();
  }

  // The pointer may be down for a while yet: it lifts nothing more, and its end is no click.
  giveUp() {
    if (!this.drag.isDragging) return;
    this.drag.ending.cancel();
    this.refuse();
  }

  // Nothing can be lifted: that was said.
  refuse() {
    this.release();
    swallowClickOfPress();
  }

  release() {
    clearTimeout(this.press?.timer);
    this.press?.listening.abort();
    this.press = undefined;
  }
}
