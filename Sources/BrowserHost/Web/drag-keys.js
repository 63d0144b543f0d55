// Dragging rows by the keyboard: Space lifts, arrows move, Space drops, Escape cancels. A grip takes Enter too. With the
// Alt key, arrows move a row at once; in outlines, those to the sides into the row above, and out again.

import { logicalKey } from './direction.js';
import { isOfRows, KeysInOrder } from './keys-in-order.js';
import { toEnd } from './move-menu.js';
import { RaisedRow } from './raised-row.js';
import { describePlace, goneBack, nameOf, say, whatOf } from './speech.js';

export class DragKeys {
  constructor(drag) {
    this.drag = drag;
    this.row = undefined;
    this.later = new KeysInOrder(drag.pane);
    this.collection = drag.collection;
    const { layer } = this.collection;
    layer.addEventListener('keydown', (event) => this.press(event), true);
    layer.addEventListener('focusout', () => setTimeout(() => this.lookAfter()));
    layer.addEventListener('pointerdown', () => {
      this.later.forget();
      this.cancel();
    }, true);
  }

  get isLifted() { return this.row !== undefined; }

  get name() { return nameOf(this.row) ?? 'The row'; }

  press(event) {
    const row = this.collection.rowOf(event.target);
    if (!row) return;
    if (event.ctrlKey || event.metaKey) return this.yieldTo(event);
    if (!this.handle(event, row)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // What is done with these keys is the browser's, or concerns the rows as they were.
  yieldTo({ key, altKey }) {
    const isModifier = altKey || /^(Control|Meta|Shift)$/.test(key);
    if (!isModifier && !this.isBrief && !this.isLetGo) this.cancel();
  }

  handle(event, row) {
    if (this.mustWait) return this.keeps(event, row);
    return this.isLifted ? this.move(event) : this.begin(event, row);
  }

  // Whether keys have to wait for those before them.
  get mustWait() {
    const { isEmpty, isGoingOn } = this.later;
    return !isGoingOn && (!isEmpty || (this.isLifted && this.isLetGo));
  }

  // With Alt, a row is let go at once: the next press takes it up anew, also before the first is answered.
  keeps(event, row) {
    if (!isOfRows(event, row, this.collection.role)) return false;
    if (this.later.isEmpty && this.isBrief && event.altKey && this.begin(event, row)) return true;
    this.later.add(event);
    return true;
  }

  begin(event, row) {
    if (!row.content?.reorderable || event.shiftKey) return false;
    const grip = event.target.closest('.accessory.reorder');
    if (!grip && event.target.closest('button, input, textarea, [contenteditable]')) return false;
    if (event.altKey) {
      const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const levels = this.collection.role === 'tree' && { ArrowLeft: -1, ArrowRight: 1 }[logicalKey(event.key)];
      if (!steps && !levels) return false;
      this.moveOnce(row, steps ? { type: 'step', by: steps, pastClosed: true } : { type: 'indent', by: levels });
      return true;
    }
    if (grip ? event.key !== ' ' && event.key !== 'Enter' : event.key !== ' ' || choosesBySpace(row)) return false;
    this.lift(row);
    return true;
  }

  // Lifts a row, moves it and drops it.
  moveOnce(row, event) {
    if (!this.lift(row, { isBrief: true })) return;
    this.collection.onEvent(event);
    this.letGo('drop');
  }

  // False when the user was told that it can't be lifted.
  lift(row, { isBrief = false } = {}) {
    if (this.collection.send('lift', row) === false) return false;
    if (this.drag.lifted) this.drag.end();
    this.row = row;
    this.start = [row.frame[1], row.frame[3]];
    this.home = placeOf(row);
    this.isBrief = isBrief;
    this.isNew = true;
    this.isLetGo = false;
    this.listening?.abort();
    this.listening = new AbortController();
    addEventListener('blur', () => this.cancel(), { signal: this.listening.signal });
    if (!isBrief) this.raised = new RaisedRow(row);
    this.drag.noteHome();
    return true;
  }

  move(event) {
    const { collection } = this;
    const key = logicalKey(event.key);
    const isTree = collection.role === 'tree';
    const line = collection.role === 'grid' ? this.cellsInLine() : 1;
    const steps = {
      ArrowUp: -line, ArrowDown: line, PageUp: -10, PageDown: 10, Home: -toEnd, End: toEnd,
      ...(isTree ? {} : { ArrowLeft: -1, ArrowRight: 1 }),
    }[key];
    if (steps) collection.onEvent({ type: 'step', by: steps });
    else if (isTree && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      collection.onEvent({ type: 'indent', by: key === 'ArrowRight' ? 1 : -1 });
    } else if (key === ' ' || key === 'Enter') {
      if (!event.repeat) this.letGo('drop');
    } else if (key === 'Escape') this.cancel();
    else if (isOfBrowser(event)) {
      this.cancel();
      return false;
    }
    return true;
  }

  cellsInLine() {
    const [, y] = this.row.frame;
    let count = 0;
    for (const row of this.collection.rows.values()) if (Math.abs(row.frame[1] - y) < 1) count += 1;
    return Math.max(1, count);
  }

  cancel() {
    if (this.isLifted) this.letGo('release');
  }

  letGo(type) {
    const { key } = this.row;
    this.isLetGo = true;
    if (!this.drag.ending.tell(type, key)) this.drag.ending.goHome(key);
  }

  // What becomes of a row that was let go is known once there is a connection again.
  didBreak() {
    this.later.forget();
    if (!this.isLetGo) this.cancel();
  }

  didConnect() {
    this.later.forget();
    this.abandon();
  }

  // Whoever goes elsewhere has let go.
  lookAfter() {
    if (this.isLifted && !this.isBrief && !this.row.element.contains(document.activeElement)) this.cancel();
  }

  // Takes note of what became of the row; false when it is not the keyboard's.
  heed(movement) {
    if (!this.isLifted || movement.key !== this.row.key) return false;
    const { name } = this;
    const what = whatOf(movement, name);
    const place = describePlace(movement, this.collection);
    if (movement.phase === 'lifted') {
      this.raised?.show(movement, this.drag, this.isNew);
      if (this.isNew && !this.isBrief) this.drag.hint.showKeys(this.row, this.collection.role);
      this.drag.hint.keepClear(this.row);
      // Of a move with Alt only the end is said, and not that the row was lifted.
      if (this.isNew && !this.isBrief) say(`Lifted ${what}. ${place} Arrow keys move, Space drops, Escape cancels.`);
      else if (!this.isBrief) say(movement.refused ? 'It can’t be dropped here.' : place);
      this.isNew = false;
      return true;
    }
    const row = this.collection.rows.get(movement.key);
    const isMoved = !row || what !== name || movement.into || placeOf(row) !== this.home;
    const words = {
      dropped: isMoved ? `Dropped ${what}. ${place}` : `${name} is where it was.`, cancelled: goneBack(movement, name),
      gone: `${name} was deleted.`, refused: `${name} can’t be moved.`,
    };
    say(words[movement.phase]);
    // Where the row was moved out of sight of its place, the rows scroll back to that.
    if (movement.phase === 'cancelled' && this.row.element.contains(document.activeElement)) {
      this.drag.pane.revealer.revealPlace(...this.start);
    }
    this.abandon();
    return true;
  }

  didApply() {
    this.raised?.mark();
  }

  abandon() {
    this.listening?.abort();
    if (this.isLifted) this.drag.hint.hide();
    this.raised?.end();
    this.raised = undefined;
    this.row = undefined;
  }
}

// A row that is lifted has all keys but those, such as the one that loads the page again. F2 would edit it.
const isOfBrowser = ({ key, shiftKey }) => /^(Tab|F\d+|Browser\w+)$/.test(key) && key !== 'F2' && !(shiftKey && key === 'F10');

const placeOf = ({ frame, content }) => [frame[0], frame[1], content?.level].join();

// Where rows are chosen by marks, Space sets the mark; the grip is there to lift them.
export const choosesBySpace = (row) => (row.content.accessories ?? []).some((one) => one.kind === 'multiselect' && !one.hidden);
