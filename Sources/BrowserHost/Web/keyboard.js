// The keyboard in the view: one row has the focus, arrows carry it to the next one in their direction.

export class Keyboard {
  constructor(collection, viewport) {
    this.collection = collection;
    this.viewport = viewport;
    this.current = undefined;
    this.pending = undefined;
    this.lastPosition = 0;
    collection.layer.addEventListener('keydown', (event) => this.press(event));
    collection.onReplace = (old, row, hadFocus) => {
      if (hadFocus) this.focus(row, { isRevealed: false });
      else if (this.current === old) this.mark(row);
    };
    collection.layer.addEventListener('focusin', (event) => {
      const row = collection.rowOf(event.target);
      if (row) this.mark(row);
    });
  }

  // Exactly one row can be reached with the Tab key.
  mark(row) {
    if (this.current && this.current !== row) this.current.element.tabIndex = -1;
    this.current = row;
    this.lastPosition = row.position;
    row.element.tabIndex = 0;
  }

  focus(row, { isRevealed = true } = {}) {
    this.mark(row);
    if (isRevealed) this.reveal(row.frame);
    row.element.focus({ preventScroll: true });
  }

  reveal(frame) {
    const { viewport } = this;
    const [, y, , height] = frame;
    const inset = 8;
    if (y - inset < viewport.y) viewport.scrollTo(y - inset);
    else if (y + height + inset > viewport.y + viewport.height) {
      viewport.scrollTo(y + height + inset - viewport.height);
    }
  }

  didApply() {
    const { collection, current } = this;
    if (!current || collection.rows.get(current.key) !== current) this.adopt(this.hasLostFocus());
    else this.lastPosition = current.position;
    this.hadFocus = collection.layer.contains(document.activeElement);
    if (this.pending) this.goOn();
  }

  // Whether the focus is on a row that leaves, or was on one that is gone.
  hasLostFocus() {
    const active = document.activeElement;
    if (active === document.body) return this.hadFocus === true;
    return this.collection.layer.contains(active) && this.collection.rowOf(active) === undefined;
  }

  // The row that had the focus is gone: the one in its place takes over.
  adopt(takesFocus) {
    let nearest;
    let least = Infinity;
    for (const row of this.collection.rows.values()) {
      const distance = Math.abs(row.position - this.lastPosition);
      if (distance < least) [nearest, least] = [row, distance];
    }
    this.current = undefined;
    if (!nearest) return;
    if (takesFocus) this.focus(nearest, { isRevealed: false });
    else this.mark(nearest);
  }

  press(event) {
    const { collection, viewport } = this;
    const row = collection.rowOf(event.target);
    const isActivation = event.key === 'Enter' || event.key === ' ';
    if (!row || event.altKey || ((event.ctrlKey || event.metaKey) && !isActivation)) return;
    const isOnButton = event.target.closest('button') !== null;
    const moves = { ArrowDown: 'down', ArrowUp: 'up', ArrowLeft: 'left', ArrowRight: 'right' };
    if (isActivation) {
      if (isOnButton) return;
      collection.tap(row, event);
      if (event.key === 'Enter') collection.activate(row);
    } else if (moves[event.key]) {
      this.walk(row.frame, moves[event.key]);
    } else if (event.key === 'Home' || event.key === 'End') {
      viewport.scrollTo(event.key === 'Home' ? 0 : viewport.furthest);
      this.goTo(event.key === 'Home' ? 0 : collection.count - 1);
    } else if (event.key === 'PageDown' || event.key === 'PageUp') {
      this.page(row, event.key === 'PageDown' ? 1 : -1);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    viewport.lastGesture = event.timeStamp;
  }

  walk(frame, direction) {
    const next = this.next(frame, direction);
    if (next) {
      this.pending = undefined;
      return this.focus(next);
    }
    if (direction === 'left' || direction === 'right') {
      // Beyond the end of a line comes the next line.
      if (this.collection.role === 'grid') this.goTo(this.lastPosition + (direction === 'right' ? 1 : -1));
      return;
    }
    // The next row is not here yet: go there, and take it when it comes.
    const step = direction === 'down' ? frame[3] : -frame[3];
    this.pending = { frame, direction };
    this.reveal([frame[0], frame[1] + step, frame[2], frame[3]]);
  }

  goTo(position) {
    if (position < 0 || position >= this.collection.count) return;
    this.pending = { position };
    this.goOn();
  }

  page(row, direction) {
    const { viewport } = this;
    const distance = Math.max(row.frame[3], viewport.height - row.frame[3]) * direction;
    const y = row.frame[1] + distance;
    viewport.scrollTo(viewport.y + distance);
    this.pending = { y: Math.min(Math.max(0, y), viewport.contentHeight), x: row.frame[0] };
    this.goOn();
  }

  // Takes the focus to where it should be by now, if the row there has come.
  goOn() {
    const { collection, pending } = this;
    if (pending.position !== undefined) {
      for (const row of collection.rows.values()) {
        if (row.position !== pending.position) continue;
        this.pending = undefined;
        return this.focus(row);
      }
    } else if (pending.direction) {
      const next = this.next(pending.frame, pending.direction);
      if (next) {
        this.pending = undefined;
        this.focus(next);
      }
    } else {
      this.goOnToPlace(pending);
    }
  }

  goOnToPlace(pending) {
    let best;
    let least = Infinity;
    for (const row of this.collection.rows.values()) {
      if (row.isKept) continue;
      const [x, y, , height] = row.frame;
      const distance = Math.abs(y - pending.y) + Math.abs(x - pending.x) / 1000;
      if (distance < least) [best, least] = [row, distance, height];
    }
    if (!best || Math.abs(best.frame[1] - pending.y) > Math.max(best.frame[3], this.viewport.height / 2)) return;
    this.pending = undefined;
    this.focus(best);
  }

  // The nearest row in a direction: in the next line, what stands most nearly below or above.
  next(frame, direction) {
    const [x, y, width, height] = frame;
    let best;
    let least = Infinity;
    for (const row of this.collection.rows.values()) {
      if (row.isKept) continue;
      const [left, top, rowWidth, rowHeight] = row.frame;
      let away;
      let aside;
      if (direction === 'down') [away, aside] = [top - (y + height), Math.abs(left + rowWidth / 2 - x - width / 2)];
      else if (direction === 'up') [away, aside] = [y - (top + rowHeight), Math.abs(left + rowWidth / 2 - x - width / 2)];
      else if (direction === 'right') [away, aside] = [left - (x + width), Math.abs(top - y)];
      else [away, aside] = [x - (left + rowWidth), Math.abs(top - y)];
      if (away < -1) continue;
      if ((direction === 'left' || direction === 'right') && aside >= height) continue;
      const distance = away * 1000 + aside;
      if (distance < least) [best, least] = [row, distance];
    }
    return best;
  }
}
