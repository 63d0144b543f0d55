// Takes the focus from row to row: to the next one in a direction, to a parent, to a position or a page further. A row on
// the way may not be here yet; then the walk goes on once it comes.

import { isBeside, levelOf, parentOf } from './outline.js';

// In milliseconds.
const longestLeap = 3000;

export class FocusWalk {
  constructor(collection, viewport, revealer, focus) {
    this.collection = collection;
    this.viewport = viewport;
    this.revealer = revealer;
    this.focus = focus;
    // Where the walk is to go on.
    this.pending = undefined;
    // The row from which the shift key takes the selection along; undefined without it.
    this.start = undefined;
    // Keys that were pressed while a row far away was still to come: they are meant from there.
    this.later = [];
    focus.onMove = () => {
      this.pending = undefined;
      this.later = [];
    };
  }

  // Whether the focus is on its way to a row that is not here yet. One that does not come, as where the reader scrolls
  // elsewhere meanwhile, keeps no key from what it does.
  get isLeaping() {
    const { pending } = this;
    return pending?.position !== undefined && pending.direction === undefined && performance.now() < pending.until;
  }

  // Takes the focus to a row, and with it the selection, from where that began.
  arriveAt(row) {
    const { start } = this;
    this.focus.moveTo(row);
    if (start && start !== row && row.content?.selectable) this.collection.extend(start, row);
  }

  // Goes so many steps in a direction.
  go(row, direction, steps = 1) {
    const frame = this.collection.frameOf(row);
    const isAlone = this.isAlone(row);
    const next = isAlone ? undefined : this.next(row, frame, direction);
    if (next) {
      this.arriveAt(next);
      if (steps > 1) this.go(next, direction, steps - 1);
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
    if (isAlone) this.revealer.revealRow(row);
    else this.revealer.revealPlace(frame[1] + (direction === 'down' ? frame[3] : -frame[3]), frame[3]);
  }

  // Goes to the first or the last tile of a line, which is in the page as a whole where any other row is.
  goToEndOfLine(row, isFirst) {
    this.pending = { endOfLine: row, isFirst };
    if (this.isAlone(row)) return this.revealer.revealRow(row);
    const { lane, line } = row;
    const tiles = [...this.collection.rows.values()].filter((other) =>
      other.isTile && !other.isRetained && !other.isAdornment && other.lane === lane && other.line === line);
    tiles.sort((left, right) => left.position - right.position);
    this.arriveAt(tiles.at(isFirst ? 0 : -1));
  }

  // Whether a row is held ready far from the window: none of its neighbours is in the page.
  isAlone(row) {
    if (this.collection.count < 2) return false;
    for (const other of this.collection.rows.values()) {
      if (other !== row && !other.isRetained && Math.abs(other.position - row.position) === 1) return false;
    }
    return true;
  }

  // Whether the last row of a lane, or for a step back its first, is in the page.
  isEndOfLaneHere({ lane }, step) {
    const end = this.collection.lanes.get(lane)?.ends[step > 0 ? 1 : 0];
    for (const row of this.collection.rows.values()) {
      if (row.lane === lane && !row.isRetained && row.position === end) return true;
    }
    return false;
  }

  goTo(position, way = {}) {
    if (position < 0 || position >= this.collection.count) return;
    this.pending = { ...way, position, isByKeys: this.focus.isByKeys, until: performance.now() + longestLeap };
    this.later = [];
    this.goOn();
  }

  // The parent may be far away: it stands before all its children, so their number tells about where.
  goToParent(row, level) {
    const parent = parentOf(row, this.collection.rows.values());
    const before = (row.siblingPosition ?? 0) + 1;
    const isNear = parent && row.position - parent.position <= before;
    if (parent && levelOf(parent) < level && (isNear || parent.position === row.position - 1)) {
      return this.arriveAt(parent);
    }
    const loaded = parent && levelOf(parent) < level && this.isWholeBetween(parent, row);
    if (loaded) return this.arriveAt(parent);
    this.pending = { parentFrom: row.position - before, level };
    this.revealer.revealPlace(row.frame[1] - before * row.frame[3], row.frame[3]);
    this.goOn();
  }

  // Whether every row between two is in the page.
  isWholeBetween(first, last) {
    let count = 0;
    for (const row of this.collection.rows.values()) {
      if (!row.isRetained && row.position > first.position && row.position < last.position) count += 1;
    }
    return count === last.position - first.position - 1;
  }

  goByPage(row, direction) {
    const { viewport, revealer } = this;
    const frame = this.collection.frameOf(row);
    const place = revealer.placeOfPage(direction, { isByRows: true });
    const y = Math.min(Math.max(0, frame[1] + place - viewport.y), viewport.contentHeight);
    this.pending = { y, x: frame[0], isTop: y === 0, page: revealer.seenAt(place) };
    viewport.scrollTo(place);
    this.goOn();
  }

  // Takes the focus to where it should be by now, if the row there has come, and lets the keys since then do the same.
  goOn() {
    const { later } = this;
    this.proceed();
    while (later.length > 0 && !this.pending) later.shift()();
    this.later = later;
  }

  proceed() {
    const { pending } = this;
    if (pending.position !== undefined) {
      const row = this.at(pending.position, pending.lane);
      if (!row) return this.leadLane(pending);
      // Another key may be down by now.
      this.focus.isByKeys = pending.isByKeys;
      this.arriveAt(row);
      if (pending.steps > 1) this.go(row, pending.direction, pending.steps - 1);
    } else if (pending.parentFrom !== undefined) {
      const row = this.at(pending.parentFrom);
      if (row && levelOf(row) < pending.level) this.arriveAt(row);
      else if (row) this.goToParent(row, pending.level);
    } else if (pending.endOfLine) {
      this.goToEndOfLine(pending.endOfLine, pending.isFirst);
    } else if (pending.direction) {
      this.goOnWalking(pending);
    } else {
      this.goOnToPlace(pending);
    }
  }

  // The first and the last row of a lane come once it is scrolled there; whoever scrolls it after that has it.
  leadLane(pending) {
    for (const lane of pending.hasLed ? [] : this.collection.lanes.all) {
      if (!lane.ends.includes(pending.position)) continue;
      pending.hasLed = true;
      lane.scrollTo(pending.position === lane.ends[0] ? 0 : lane.furthest);
    }
  }

  goOnWalking({ from, frame, direction, steps }) {
    const isHere = this.collection.rows.get(from.key) === from;
    if (isHere && this.isAlone(from)) return;
    const next = this.next(from, isHere ? this.collection.frameOf(from) : frame, direction);
    if (next) {
      this.arriveAt(next);
      if (steps > 1) this.go(next, direction, steps - 1);
    } else if (isHere && (direction === 'left' || direction === 'right')) {
      this.pending = undefined;
      this.go(from, direction, steps);
    }
  }

  goOnToPlace(pending) {
    let best;
    let [least, way] = [Infinity, Infinity];
    for (const row of this.collection.rows.values()) {
      if (row.isRetained || row.isAdornment) continue;
      // At the top that is the first row, and not the heading above it.
      if (pending.isTop && isBeside(row.content)) continue;
      const [x, y, , height] = this.collection.frameOf(row);
      // The page stays where it is for one that is seen whole.
      const isWhole = y >= pending.page.start - 1 && y + height <= pending.page.end + 1;
      const distance = Math.abs(y - pending.y) + Math.abs(x - pending.x) / 1000;
      const rank = distance + (isWhole ? 0 : this.viewport.height);
      if (rank < least) [best, least, way] = [row, rank, distance];
    }
    if (!best || way > Math.max(best.frame[3], this.viewport.height / 2)) return;
    this.arriveAt(best);
  }

  // Of rows with that number the item, in a lane if one is given.
  at(position, lane) {
    let beside;
    for (const row of this.collection.rows.values()) {
      if (row.position !== position || row.isRetained || row.isAdornment || (lane ?? row.lane) !== row.lane) continue;
      // A section's header and footer have the number of an item.
      if (!isBeside(row.content)) return row;
      beside = row;
    }
    return beside;
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
      if (row === from || row.isRetained || row.isAdornment || (isAcross && row.lane !== from.lane)) continue;
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
