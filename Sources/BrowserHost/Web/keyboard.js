// What keys do in the view: arrows carry the focus to the next row in their direction, and letters to the next one that
// begins with them.

import { logicalKey } from './direction.js';
import { FocusWalk } from './focus-walk.js';
import { levelOf, parentOf } from './outline.js';
import { isApple } from './row-links.js';
import { TypeAhead } from './type-ahead.js';

const directions = { ArrowDown: 'down', ArrowUp: 'up', ArrowLeft: 'left', ArrowRight: 'right' };

export class Keyboard {
  constructor(collection, viewport, revealer, focus) {
    this.collection = collection;
    this.viewport = viewport;
    this.focus = focus;
    this.walk = new FocusWalk(collection, viewport, revealer, focus);
    this.typeAhead = new TypeAhead();
    // What the space bar does beside selecting.
    this.onSpace = () => {};
    collection.layer.addEventListener('keydown', (event) => this.press(event));
  }

  // Keys whose row was not here yet go on.
  didApply(transaction) {
    this.focus.didApply(transaction);
    if (this.walk.pending) this.walk.goOn();
    else if (!transaction.milliseconds) this.focus.revealAnew();
  }

  press(event) {
    const row = this.collection.rowOf(event.target);
    const pressed = isApple && event.altKey && !event.ctrlKey && !event.metaKey ? asControl(event) : event;
    const { key } = pressed;
    const isActivation = key === 'Enter' || key === ' ';
    if (!row || event.defaultPrevented || pressed.altKey || event.target.closest('input, textarea')) return;
    if (isActivation && event.target.closest('button')) return;
    const isCommand = (pressed.ctrlKey || pressed.metaKey) && !isActivation;
    if (!(isCommand ? this.handleCommand(pressed, row) : this.handle(pressed, row))) return;
    event.preventDefault();
    event.stopPropagation();
    this.viewport.lastGesture = event.timeStamp;
  }

  // Selects everything, goes to an end, or with an arrow to a row that is not selected by that; false for what is no command
  // of ours.
  handleCommand(event, row) {
    const { key } = event;
    const isMove = event.ctrlKey && (row?.isTile ? directions[key] : /^Arrow(Up|Down)$/.test(key));
    if (isMove || key === 'Home' || key === 'End') return this.handle(event, row);
    if (key.toLowerCase() !== 'a' || !this.collection.isMultiple) return false;
    this.collection.onEvent({ type: 'selectAll' });
    return true;
  }

  // Does what a key stands for; false when it stands for nothing.
  handle(event, row) {
    const { collection, viewport } = this;
    const key = logicalKey(event.key);
    if (this.walk.isLeaping && /^(Arrow|Page|Home|End|Enter$| $)/.test(key)) {
      this.walk.later.push(() => {
        this.focus.heed(event);
        this.handle(event, this.focus.current);
      });
      return true;
    }
    if (/^(Arrow|Page|Home|End)/.test(key)) this.walk.start = event.shiftKey && collection.isMultiple ? row : undefined;
    const isControl = event.ctrlKey || event.metaKey;
    if (key === ' ' && !isControl && this.typeAhead.isTyping(event)) return this.typeAheadTo(event, row);
    if (key === 'Enter' || key === ' ') {
      const isPlain = !event.shiftKey && !isControl;
      if (key === ' ' && isPlain && collection.presses.turn(row)) return true;
      collection.presses.tap(row, event);
      if (key === 'Enter') collection.activate(row);
      else if (isPlain) this.onSpace();
    } else if (directions[key]) {
      // Where nothing stands beside a row, arrows to the sides are for the buttons that stand for them.
      if (/Left|Right/.test(key) && !this.hasSides(row) && hasButton(row, key)) return false;
      const isHandled = collection.role === 'tree' && row.lane === undefined && this.walkOutline(row, key);
      if (!isHandled) this.walk.go(row, directions[key]);
    } else if (key === 'Escape') {
      // Nothing selected, or a button that stands for the key, such as the one that ends editing: it is for the page.
      if (hasButton(row, key) || !collection.isMultiple || collection.selectedCount === 0) return false;
      collection.onEvent({ type: 'deselectAll' });
    } else if (key === '*' && collection.role === 'tree' && !this.typeAhead.isTyping(event)) {
      this.expandSiblings(row);
    } else if (key === 'Home' || key === 'End') {
      // Among tiles those are the ends of a line or of a lane, and the view's with the Control key.
      const lane = isControl ? undefined : collection.lanes.get(row.lane);
      if (!isControl && !lane && row.isTile && this.hasSides(row)) {
        this.walk.goToEndOfLine(row, key === 'Home');
        return true;
      }
      const [first, last] = lane?.ends ?? [0, collection.count - 1];
      const scroller = lane ?? viewport;
      scroller.scrollTo(key === 'Home' ? 0 : scroller.furthest);
      this.walk.goTo(key === 'Home' ? first : last, lane ? { lane: row.lane } : {});
    } else if (key === 'PageDown' || key === 'PageUp') {
      this.walk.goByPage(row, key === 'PageDown' ? 1 : -1);
    } else {
      // Before any letter, a slash leads into the search field.
      return key.length === 1 && (key !== '/' || this.typeAhead.isTyping(event)) && this.typeAheadTo(event, row);
    }
    return true;
  }

  hasSides({ lane }) { return /grid|tree/.test(this.collection.role) || lane !== undefined; }

  typeAheadTo(event, row) {
    this.focus.onMove();
    this.focus.soughtAt = performance.now();
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
      else if (expanded === true && this.hasChildren(row)) this.walk.goTo(row.position + 1);
      return true;
    }
    if (key === 'ArrowLeft') {
      if (expanded === true) collection.expand(row, false);
      else if (levelOf(row) > 0) this.walk.goToParent(row, levelOf(row));
      return true;
    }
    return false;
  }

  // Whether the row below is deeper, as far as one can know.
  hasChildren(row) {
    const next = this.walk.at(row.position + 1);
    return row.position + 1 < this.collection.count && (!next || levelOf(next) > levelOf(row));
  }

  // Opens all rows beside one that can be opened.
  expandSiblings(row) {
    const { collection } = this;
    const parent = parentOf(row, collection.rows.values());
    for (const other of collection.rows.values()) {
      if (levelOf(other) !== levelOf(row) || other.content?.expanded !== false || other.isRetained) continue;
      if (parentOf(other, collection.rows.values()) === parent) collection.expand(other, true);
    }
  }
}

// A Mac has arrows and the space bar with the Control key to itself: the Option key stands for it there. With Option, the
// space bar types a no-break space.
function asControl(event) {
  const { shiftKey, target, timeStamp } = event;
  const key = event.key === '\u00a0' ? ' ' : event.key;
  return directions[key] || key === ' ' ? { key, ctrlKey: true, shiftKey, target, timeStamp } : event;
}

// Whether a button on the row's screen stands for a key.
export function hasButton(row, key) {
  return Boolean(row.element.closest('.screen')?.querySelector(`button[aria-keyshortcuts~="${key}"]:enabled`));
}
