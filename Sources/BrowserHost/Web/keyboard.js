// The keyboard in the view: one row has the focus, arrows carry it to the next one in their direction, and letters to
// the next one that begins with them.

import { isLedByKeys } from './by-finger.js';
import { logicalKey } from './direction.js';
import { isBeside, levelOf, parentOf } from './outline.js';
import { TypeAhead } from './type-ahead.js';
import { isInSight } from './way.js';

// Where something covers the lower edge, rows fade above it, so high as the styles have it.
const veil = 12;
const directions = { ArrowDown: 'down', ArrowUp: 'up', ArrowLeft: 'left', ArrowRight: 'right' };

export class Keyboard {
  constructor(collection, viewport) {
    this.collection = collection;
    this.viewport = viewport;
    this.typeAhead = new TypeAhead();
    this.current = undefined;
    this.pending = undefined;
    this.lastPosition = 0;
    // The row that keys have just led to, and since when: rows may become higher where it is seen first.
    this.revealed = undefined;
    // When it was asked what typed letters lead to.
    this.soughtAt = -1;
    collection.layer.addEventListener('keydown', (event) => this.press(event));
    this.sentFocus = undefined;
    // What the space bar does beside selecting.
    this.onSpace = () => {};
    // Takes the focus where there are no rows; false when there is nothing that could.
    this.onEmpty = () => false;
    // Whether the focus is taken along by plain keys; then the selection may follow it.
    this.isByKeys = false;
    const layer = collection.layer;
    layer.addEventListener('pointerdown', () => { this.isByKeys = false; }, { capture: true });
    layer.addEventListener('keydown', (event) => {
      this.isByKeys = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    }, { capture: true });
    collection.layer.addEventListener('focusin', (event) => {
      const row = collection.rowOf(event.target);
      if (!row) return;
      // Focus moved by other means ends what earlier keys still waited for.
      if (row !== this.current) this.pending = undefined;
      this.mark(row);
      this.sendFocus();
    });
  }

  // Exactly one row can be reached with the Tab key, and one in each lane beside.
  mark(row) {
    if (this.current && this.current !== row) {
      // A lane that is left keeps its row.
      if (this.current.lane === undefined || this.current.lane === row.lane) this.current.element.tabIndex = -1;
      this.current.face.setReachable(false);
    }
    this.current = row;
    this.lastPosition = row.position;
    row.element.tabIndex = 0;
    row.face.setReachable(true);
  }

  // Sees to it that each lane can be reached: it is a part of its own, that scrolls by itself.
  markLanes() {
    const stops = new Map();
    for (const row of this.collection.rows.values()) {
      if (row.lane === undefined || row.isKept) continue;
      const lane = this.collection.lanes.get(row.lane);
      const distance = row === this.current ? -1 : Math.abs(row.frame[0] - (lane?.offset ?? 0));
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

  focus(row, { isRevealed = true } = {}) {
    this.pending = undefined;
    this.mark(row);
    if (isRevealed) this.reveal(row);
    if (isRevealed) this.revealed = { row, time: performance.now() };
    // By itself, Firefox shows the ring only where it was shown before.
    row.element.focus({ preventScroll: true, ...(isLedByKeys() ? { focusVisible: true } : {}) });
  }

  // The focus has nowhere else to go. Nothing scrolls for it: it goes to a row that is in sight.
  take() {
    if (!this.current) this.adopt(false);
    if (this.current) this.focus(this.nearestInSight, { isRevealed: false });
    else this.leaveEmpty();
  }

  get nearestInSight() {
    const { collection, current, viewport } = this;
    if (isInSight(current, viewport)) return current;
    const rows = [...collection.rows.values()].filter((row) => !row.isAdornment && row.lane === undefined
      && row.frame[1] >= viewport.y && isInSight(row, viewport));
    return rows.reduce((first, row) => (first?.position < row.position ? first : row), undefined) ?? current;
  }

  // Without rows, what stands in their place has the focus, or the view itself until some come.
  leaveEmpty() {
    if (!this.onEmpty()) this.viewport.scroller.focus({ preventScroll: true });
  }

  // Headers alone head nothing.
  get isEmpty() {
    for (const { isAdornment, content } of this.collection.rows.values()) {
      if (!isAdornment && content?.style !== 'header' && content?.style !== 'footer') return false;
    }
    return true;
  }

  reveal(row) {
    const lane = this.collection.lanes.get(row.lane);
    lane?.reveal(row.frame[0], row.frame[2]);
    const [, y, , height] = this.collection.frameOf(row);
    // What is pinned is in sight as long as its section is.
    if (!row.pin) this.revealPlace(y, height);
    else if (y > this.viewport.y || row.pin.end - height < this.viewport.y) this.revealPlace(y, height);
  }

  revealPlace(y, height, { isSmooth = false } = {}) {
    const { viewport } = this;
    const inset = this.insets(y);
    const top = isSmooth ? viewport.goal ?? viewport.y : viewport.y;
    if (y - inset.top < top) viewport.scrollTo(y - inset.top, { isSmooth });
    else if (y + height + inset.bottom > top + viewport.height) {
      viewport.scrollTo(y + height + inset.bottom - viewport.height, { isSmooth });
    }
  }

  // How far from the edges of what is seen a place must be to be seen: further than what is pinned there.
  insets(y) {
    const { room } = this.viewport;
    const insets = { top: 8, bottom: room > 0 ? room + veil : 8 };
    for (const { pin, frame } of this.collection.rows.values()) {
      if (!pin || y < pin.start || y >= pin.end) continue;
      insets[pin.edge] = Math.max(insets[pin.edge], pin.inset + frame[3] + 8);
    }
    return insets;
  }

  didApply(view) {
    const { collection, current } = this;
    if (view.base === 0) this.sentFocus = undefined;
    const named = collection.rows.get(view.focus);
    if (this.isEmpty) {
      const hasFocus = this.hasLostFocus() || collection.layer.contains(document.activeElement);
      this.adopt(hasFocus);
    } else if (named) {
      this.sentFocus = named.key;
      const active = document.activeElement;
      const isHere = this.hasLostFocus() || active === this.viewport.scroller || collection.layer.contains(active);
      // What typed letters lead to is shown, however late that is known.
      if (isHere) this.focus(named, { isRevealed: this.viewport.lastGesture <= this.soughtAt });
      else this.mark(named);
    } else if (!current || collection.rows.get(current.key) !== current) {
      // Another list is read from its top.
      if (collection.isOther) this.lastPosition = 0;
      this.adopt(this.hasLostFocus() || document.activeElement === this.viewport.scroller);
    } else {
      this.lastPosition = current.position;
      // A control that had the focus is gone from a row that is still there.
      if (this.hasLostFocus()) this.focus(current, { isRevealed: false });
    }
    if (view.lanes.length > 0) this.markLanes();
    this.hadFocus = collection.layer.contains(document.activeElement);
    if (this.pending) this.goOn();
    else if (!view.milliseconds) this.revealAnew();
  }

  // Heights that are known only now don't push the row out of sight; who scrolls meanwhile looks elsewhere.
  revealAnew() {
    const { row, time } = this.revealed ?? {};
    const isNew = performance.now() - time < 1000 && this.viewport.lastGesture <= time;
    if (isNew && row === this.current && document.activeElement === row.element) this.reveal(row);
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
    if (takesFocus) this.focus(nearest, { isRevealed: false });
    else this.mark(nearest);
  }

  press(event) {
    const row = this.collection.rowOf(event.target);
    const isActivation = event.key === 'Enter' || event.key === ' ';
    if (!row || event.defaultPrevented || event.altKey || event.target.closest('input, textarea')) return;
    if (isActivation && event.target.closest('button')) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && !isActivation && !this.handleCommand(event, row)) return;
    if (isCommand && !isActivation) return event.preventDefault();
    if (!this.handle(event, row)) return;
    event.preventDefault();
    event.stopPropagation();
    this.viewport.lastGesture = event.timeStamp;
  }

  // Selects everything, or goes to an end; false for what is no command of ours.
  handleCommand(event, row) {
    if (event.key === 'Home' || event.key === 'End') return this.handle(event, row);
    if (event.key.toLowerCase() !== 'a' || !this.collection.isMultiple) return false;
    this.collection.onEvent({ type: 'selectAll' });
    return true;
  }

  // Does what a key stands for; false when it stands for nothing.
  handle(event, row) {
    const { collection, viewport } = this;
    const key = logicalKey(event.key);
    if (key === ' ' && this.typeAhead.isTyping(event)) return this.typeAheadTo(event, row);
    if (key === 'Enter' || key === ' ') {
      collection.presses.tap(row, event);
      if (key === 'Enter') collection.activate(row);
      else if (!event.shiftKey && !event.ctrlKey && !event.metaKey) this.onSpace();
    } else if (directions[key]) {
      // Where nothing stands beside a row, arrows to the sides are for the buttons that stand for them.
      if (/Left|Right/.test(key) && !this.hasSides(row) && hasButton(row, key)) return false;
      const isHandled = collection.role === 'tree' && row.lane === undefined && this.walkOutline(row, key);
      if (!isHandled) this.walk(row, directions[key]);
      // With the shift key the selection goes along, from where it began.
      const isExtended = event.shiftKey && collection.isMultiple && this.current !== row;
      if (isExtended && this.current.content?.selectable) collection.extend(row, this.current);
    } else if (key === 'Escape') {
      // Nothing selected, or a button that stands for the key, such as the one that ends editing: it is for the page.
      if (hasButton(row, key) || !collection.isMultiple || collection.selectedCount === 0) return false;
      collection.onEvent({ type: 'deselectAll' });
    } else if (key === '*' && collection.role === 'tree' && !this.typeAhead.isTyping(event)) {
      this.expandSiblings(row);
    } else if (key === 'Home' || key === 'End') {
      viewport.scrollTo(key === 'Home' ? 0 : viewport.furthest);
      this.goTo(key === 'Home' ? 0 : collection.count - 1);
    } else if (key === 'PageDown' || key === 'PageUp') {
      this.page(row, key === 'PageDown' ? 1 : -1);
    } else {
      // Before any letter, a slash leads into the search field.
      return key.length === 1 && (key !== '/' || this.typeAhead.isTyping(event)) && this.typeAheadTo(event, row);
    }
    return true;
  }

  hasSides({ lane }) { return /grid|tree/.test(this.collection.role) || lane !== undefined; }

  typeAheadTo(event, row) {
    this.pending = undefined;
    this.soughtAt = performance.now();
    this.viewport.tellPlace();
    this.collection.send('find', row, this.typeAhead.type(event));
    return true;
  }

  // In an outline, arrows to the sides open and close rows, or go to the first child and to the parent.
  walkOutline(row, key) {
    const { collection } = this;
    const { expanded } = row.content ?? {};
    if (key === 'ArrowRight') {
      if (expanded === false) collection.expand(row, true);
      else if (expanded === true && this.hasChildren(row)) this.goTo(row.position + 1);
      return true;
    }
    if (key === 'ArrowLeft') {
      if (expanded === true) collection.expand(row, false);
      else if (levelOf(row) > 0) this.goToParent(row, levelOf(row));
      return true;
    }
    return false;
  }

  // Whether the row below is deeper, as far as one can know.
  hasChildren(row) {
    const next = this.at(row.position + 1);
    return row.position + 1 < this.collection.count && (!next || levelOf(next) > levelOf(row));
  }

  // Opens all rows beside one that can be opened.
  expandSiblings(row) {
    const { collection } = this;
    const parent = parentOf(row, collection.rows.values());
    for (const other of collection.rows.values()) {
      if (levelOf(other) !== levelOf(row) || other.content?.expanded !== false || other.isKept) continue;
      if (parentOf(other, collection.rows.values()) === parent) collection.expand(other, true);
    }
  }

  // The parent may be far away: it stands before all its children, so their number tells about where.
  goToParent(row, level) {
    const parent = parentOf(row, this.collection.rows.values());
    const before = (row.content?.siblingPosition ?? 0) + 1;
    const isNear = parent && row.position - parent.position <= before;
    if (parent && levelOf(parent) < level && (isNear || parent.position === row.position - 1)) {
      return this.focus(parent);
    }
    const loaded = parent && levelOf(parent) < level && this.isWholeBetween(parent, row);
    if (loaded) return this.focus(parent);
    this.pending = { parentFrom: row.position - before, level };
    this.revealPlace(row.frame[1] - before * row.frame[3], row.frame[3]);
    this.goOn();
  }

  // Whether every row between two is in the page.
  isWholeBetween(first, last) {
    let count = 0;
    for (const row of this.collection.rows.values()) {
      if (!row.isKept && row.position > first.position && row.position < last.position) count += 1;
    }
    return count === last.position - first.position - 1;
  }

  walk(row, direction, steps = 1) {
    const frame = this.collection.frameOf(row);
    const isAlone = this.isAlone(row);
    const next = isAlone ? undefined : this.next(row, frame, direction);
    if (next) {
      this.focus(next);
      if (steps > 1) this.walk(next, direction, steps - 1);
      return;
    }
    // The next row is not here yet, or in another line: go there, and take it when it comes. Keys pressed meanwhile are
    // not lost.
    const isWaiting = this.pending?.from === row && this.pending.direction === direction;
    const way = { from: row, frame, direction, steps: (isWaiting ? this.pending.steps : 0) + steps };
    if (!isAlone && (direction === 'left' || direction === 'right')) {
      const step = direction === 'right' ? 1 : -1;
      if (row.lane !== undefined && !this.isEndOfLaneHere(row, step)) this.pending = way;
      // Beyond the end of a line comes the next line.
      else if (this.collection.role === 'grid') this.goTo(row.position + step, way);
      return;
    }
    if (!isAlone && row.position === (direction === 'down' ? this.collection.count - 1 : 0)) return;
    this.pending = way;
    if (isAlone) this.reveal(row);
    else this.revealPlace(frame[1] + (direction === 'down' ? frame[3] : -frame[3]), frame[3]);
  }

  // Whether a row is held ready far from the window: none of its neighbours is in the page.
  isAlone(row) {
    if (this.collection.count < 2) return false;
    for (const other of this.collection.rows.values()) {
      if (other !== row && !other.isKept && Math.abs(other.position - row.position) === 1) return false;
    }
    return true;
  }

  // Whether the last row of a lane, or for a step back its first, is in the page.
  isEndOfLaneHere({ lane }, step) {
    const end = this.collection.lanes.get(lane)?.ends[step > 0 ? 1 : 0];
    for (const row of this.collection.rows.values()) {
      if (row.lane === lane && !row.isKept && row.position === end) return true;
    }
    return false;
  }

  goTo(position, way = {}) {
    if (position < 0 || position >= this.collection.count) return;
    this.pending = { ...way, position };
    this.goOn();
  }

  page(row, direction) {
    const { viewport } = this;
    const frame = this.collection.frameOf(row);
    const distance = Math.max(frame[3], viewport.height - frame[3]) * direction;
    viewport.scrollTo(viewport.y + distance);
    this.pending = { y: Math.min(Math.max(0, frame[1] + distance), viewport.contentHeight), x: frame[0] };
    this.goOn();
  }

  // Takes the focus to where it should be by now, if the row there has come.
  goOn() {
    const { pending } = this;
    if (pending.position !== undefined) {
      const row = this.at(pending.position);
      if (!row) return;
      this.focus(row);
      if (pending.steps > 1) this.walk(row, pending.direction, pending.steps - 1);
    } else if (pending.parentFrom !== undefined) {
      const row = this.at(pending.parentFrom);
      if (row && levelOf(row) < pending.level) this.focus(row);
      else if (row) this.goToParent(row, pending.level);
    } else if (pending.direction) {
      this.goOnWalking(pending);
    } else {
      this.goOnToPlace(pending);
    }
  }

  goOnWalking({ from, frame, direction, steps }) {
    const isHere = this.collection.rows.get(from.key) === from;
    if (isHere && this.isAlone(from)) return;
    const next = this.next(from, isHere ? this.collection.frameOf(from) : frame, direction);
    if (next) {
      this.focus(next);
      if (steps > 1) this.walk(next, direction, steps - 1);
    } else if (isHere && (direction === 'left' || direction === 'right')) {
      this.pending = undefined;
      this.walk(from, direction, steps);
    }
  }

  at(position) {
    let beside;
    for (const row of this.collection.rows.values()) {
      if (row.position !== position || row.isKept || row.isAdornment) continue;
      // A section's header and footer have the number of an item.
      if (!isBeside(row.content)) return row;
      beside = row;
    }
    return beside;
  }

  goOnToPlace(pending) {
    let best;
    let least = Infinity;
    for (const row of this.collection.rows.values()) {
      if (row.isKept || row.isAdornment) continue;
      const [x, y] = this.collection.frameOf(row);
      const distance = Math.abs(y - pending.y) + Math.abs(x - pending.x) / 1000;
      if (distance < least) [best, least] = [row, distance];
    }
    if (!best || least > Math.max(best.frame[3], this.viewport.height / 2)) return;
    this.focus(best);
  }

  // Whether tiles stand below a heading, as far as one can know.
  isAboveTiles(heading) {
    const first = this.at(heading.position);
    return !first || first === heading || first.isTile;
  }

  // The nearest row in a direction: in the next line, what stands most nearly below or above.
  next(from, [x, y, width, height], direction) {
    const isAcross = direction === 'left' || direction === 'right';
    let best;
    let least = Infinity;
    for (const row of this.collection.rows.values()) {
      if (row === from || row.isKept || row.isAdornment || (isAcross && row.lane !== from.lane)) continue;
      if (from.isTile && row.isPlainHeading && this.isAboveTiles(row)) continue;
      const [left, top, rowWidth, rowHeight] = this.collection.frameOf(row);
      // Between a line and a tile, the edges where lines start count.
      const isAlike = Math.abs(width - rowWidth) < Math.max(width, rowWidth) / 2;
      const across = isAlike ? left + rowWidth / 2 - x - width / 2 : left - x;
      const aside = isAcross ? Math.abs(top - y) : Math.abs(across);
      const away = {
        down: top - y - height, up: y - top - rowHeight, right: left - x - width, left: x - left - rowWidth,
      }[direction];
      if (away < -1 || (isAcross && aside >= height)) continue;
      // Rows far away are only here because they are pinned.
      if (row.pin && away > this.viewport.height) continue;
      const distance = away * 1000 + aside;
      if (distance < least) [best, least] = [row, distance];
    }
    return best;
  }
}

// Whether a button on the row's screen stands for a key.
function hasButton(row, key) {
  return Boolean(row.element.closest('.screen')?.querySelector(`button[aria-keyshortcuts~="${key}"]:enabled`));
}
