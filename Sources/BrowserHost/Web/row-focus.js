// Which row has the focus, and which takes over where that one goes.

import { isLedByKeys } from './by-finger.js';
import { isBeside } from './outline.js';
import { isInSight } from './way.js';

export class RowFocus {
  constructor(collection, viewport, revealer) {
    this.collection = collection;
    this.viewport = viewport;
    this.revealer = revealer;
    this.current = undefined;
    this.lastPosition = 0;
    // The key of the row that the server knows to have the focus.
    this.sentFocus = undefined;
    // The row that keys have just led to, and since when: rows may become higher where it is seen first.
    this.revealed = undefined;
    // The row to which the focus went by itself, and not by keys: nobody looks there for it.
    this.adopted = undefined;
    // When it was asked what typed letters lead to.
    this.soughtAt = -1;
    // Takes the focus where there are no rows; false when there is nothing that could.
    this.onEmpty = () => false;
    // A row has got the focus: what earlier keys still waited for has ended.
    this.onMove = () => {};
    // Whether the focus is taken along by plain keys; then the selection may follow it.
    this.isByKeys = false;
    const { layer } = collection;
    layer.addEventListener('pointerdown', () => { this.isByKeys = false; }, { capture: true });
    layer.addEventListener('keydown', (event) => this.heed(event), { capture: true });
    layer.addEventListener('focusin', (event) => {
      const row = collection.rowOf(event.target);
      if (!row) return;
      if (row !== this.current) this.onMove();
      this.adopted = undefined;
      this.mark(row);
      this.sendFocus();
    });
  }

  heed({ shiftKey, ctrlKey, metaKey, altKey }) { this.isByKeys = !shiftKey && !ctrlKey && !metaKey && !altKey; }

  // Exactly one row can be reached with the Tab key, and one in each lane beside: what is left keeps its row.
  mark(row) {
    if (this.current && this.current !== row) this.current.face.setReachable(false);
    for (const other of this.collection.rows.values()) {
      if (other !== row && other.lane === row.lane && other.element.tabIndex === 0) other.element.tabIndex = -1;
    }
    this.current = row;
    this.lastPosition = row.position;
    row.element.tabIndex = 0;
    row.face.setReachable(true);
  }

  // Sees to it that each lane can be reached, a part of its own that scrolls by itself, and so can the rows beside lanes.
  markLanes() {
    const stops = new Map();
    for (const row of this.collection.rows.values()) {
      if (row.isRetained || (row !== this.current && (row.isAdornment || isBeside(row.content)))) continue;
      const fromStart = row.lane === undefined ? row.frame[1] - this.viewport.y
        : row.frame[0] - (this.collection.lanes.get(row.lane)?.offset ?? 0);
      const distance = row === this.current ? -1 : Math.abs(fromStart);
      const isStop = row.element.tabIndex === 0;
      const best = stops.get(row.lane);
      if (isStop) row.element.tabIndex = -1;
      const rank = isStop && distance >= 0 ? distance / 1e6 : distance;
      if (!best || rank < best.rank) stops.set(row.lane, { row, rank });
    }
    for (const { row } of stops.values()) row.element.tabIndex = 0;
  }

  // The server holds the row that has the focus ready, wherever it goes.
  sendFocus() {
    if (!this.current || this.sentFocus === this.current.key) return;
    this.sentFocus = this.current.key;
    this.collection.send('focus', this.current, this.isByKeys ? { keys: true } : {});
  }

  // What was sent while there was no connection is lost.
  didResume() {
    this.sentFocus = undefined;
    if (this.collection.layer.contains(document.activeElement)) this.sendFocus();
  }

  moveTo(row, { isRevealed = true } = {}) {
    this.onMove();
    this.mark(row);
    if (isRevealed) this.revealer.revealRow(row);
    if (isRevealed) this.revealed = { row, time: performance.now() };
    // By itself, Firefox shows the ring only where it was shown before.
    row.element.focus({ preventScroll: true, ...(isLedByKeys() ? { focusVisible: true } : {}) });
  }

  passTo(row) {
    this.moveTo(row, { isRevealed: false });
    if (!isLedByKeys()) this.adopted = row;
  }

  // The focus has nowhere else to go. Nothing scrolls for it: it goes to a row that is in sight.
  take() {
    if (!this.current) this.adopt(false);
    if (this.current) this.passTo(this.nearestInSight);
    else this.leaveEmpty();
  }

  get nearestInSight() {
    const { collection, current, viewport } = this;
    if (isInSight(current, viewport)) return current;
    const rows = [...collection.rows.values()].filter((row) => !row.isAdornment && row.lane === undefined
      && row.frame[1] >= viewport.y && isInSight(row, viewport));
    return rows.reduce((first, row) => (first?.position < row.position ? first : row), undefined) ?? current;
  }

  // Without rows, what stands in their place has the focus, or the view itself until some come: those are read from the top,
  // and no key has led to one of them.
  leaveEmpty() {
    this.lastPosition = 0;
    this.isByKeys = false;
    if (!this.onEmpty()) this.viewport.scroller.focus({ preventScroll: true });
  }

  // Headers alone head nothing.
  get isEmpty() {
    for (const { isAdornment, content } of this.collection.rows.values()) {
      if (!isAdornment && content?.style !== 'header' && content?.style !== 'footer') return false;
    }
    return true;
  }

  didApply(transaction) {
    const { collection, current } = this;
    if (transaction.base === 0) this.sentFocus = undefined;
    const named = collection.rows.get(transaction.focus);
    if (this.isEmpty) {
      const hasFocus = this.hasLostFocus() || collection.layer.contains(document.activeElement);
      this.adopt(hasFocus);
    } else if (named) {
      this.sentFocus = named.key;
      const active = document.activeElement;
      const isHere = this.hasLostFocus() || active === this.viewport.scroller || collection.layer.contains(active);
      // What typed letters lead to is shown, however late that is known.
      if (isHere) this.moveTo(named, { isRevealed: this.viewport.lastGesture <= this.soughtAt });
      else this.mark(named);
    } else if (!current || collection.rows.get(current.key) !== current) {
      // Another list is read from its top.
      if (collection.isOther) this.lastPosition = 0;
      this.adopt(this.hasLostFocus() || document.activeElement === this.viewport.scroller);
    } else {
      this.lastPosition = current.position;
      // A control that had the focus is gone from a row that is still there.
      if (this.hasLostFocus()) this.moveTo(current, { isRevealed: false });
    }
    if (transaction.lanes.length > 0) this.markLanes();
    this.hadFocus = collection.layer.contains(document.activeElement);
  }

  // Heights that are known only now don't push the row out of sight; who scrolls meanwhile looks elsewhere.
  revealAnew() {
    const { row, time } = this.revealed ?? {};
    const isNew = performance.now() - time < 1000 && this.viewport.lastGesture <= time;
    if (isNew && row === this.current && document.activeElement === row.element) this.revealer.revealRow(row);
  }

  // Whether the focus is on a row that leaves, or was on one that is gone.
  hasLostFocus() {
    const active = document.activeElement;
    if (active === document.body) return this.hadFocus === true;
    return this.collection.layer.contains(active) && this.collection.rowOf(active) === undefined;
  }

  // The row that had the focus is gone: its parent or the one in its place takes over.
  adopt(takesFocus) {
    let nearest;
    let least = Infinity;
    const rows = [...this.collection.rows.values()].filter((row) => !row.isAdornment);
    for (const row of this.isEmpty ? [] : rows) {
      // A section's header and footer have the number of an item, which comes first.
      const distance = Math.abs(row.position - this.lastPosition) + (isBeside(row.content) ? 0.5 : 0);
      if (distance < least) [nearest, least] = [row, distance];
    }
    if (this.current) this.current.element.tabIndex = -1;
    this.current = undefined;
    if (!nearest && takesFocus) this.leaveEmpty();
    if (!nearest) return;
    if (takesFocus) this.passTo(nearest);
    else this.mark(nearest);
  }
}
