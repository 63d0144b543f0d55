// How one row comes, changes, moves and goes in a step of its collection.

import { wayBelowClosing } from './coming-below.js';
import { giveWay, giveWayToWords } from './exchange.js';
import { fadingShareAt, replaceFace, unlessReduced } from './row-animation.js';
import { ancestorOf } from './outline.js';
import { isNeeded } from './retained-rows.js';
import { Row, isAlike } from './row.js';
import { between, isInSight, shifted, wayInSight } from './way.js';

export class RowChanges {
  constructor(collection) {
    this.collection = collection;
    this.viewport = collection.viewport;
    this.rows = collection.rows;
    this.leaving = collection.leaving;
  }

  // A row that is new, or that has a new place or content. True when nobody knows where it came from.
  upsert(state, step) {
    const kept = this.rows.get(state.key) ?? this.collection.retained.adopt(state);
    const known = kept ?? this.bringBack(this.leaving.get(state.key) ?? this.twinOf(state, step), state, step);
    const row = known ?? this.make(state.key);
    const comesElsewhere = kept !== undefined && this.comesElsewhere(row, state, step);
    const isNew = comesElsewhere || (known === undefined && state.from === undefined);
    let start = known && known.lane === state.lane ? this.goOn(row, state, step) : this.enter(row, state, step);
    // What has only just come is there where it turns out to belong: on its way it would stand on its neighbours.
    const hasJustCome = kept && step.isAnswer && !row.block && this.collection.came.has(row);
    if (hasJustCome && start) start = shifted(start, state.frame[1] - row.frame[1]);
    row.isRetained = false;
    row.numbers = state;
    row.setFrame(state.frame);
    row.track?.place(row.pin, row.frame, step.origin);
    row.isPutDown = row.content?.lifted === true && state.content !== undefined && state.content.lifted !== true;
    if (state.content) {
      if (state.animation && kept && step.duration > 0) replaceFace(row, state.animation, step.duration);
      row.setContent(state.content);
    }
    this.move(row, comesElsewhere ? undefined : start, step);
    if (isNew && step.fading === 0) this.collection.outline.adopt(row);
    return isNew && step.fading > 0;
  }

  // Whether a row that still comes by an exchange now belongs further away: it comes there. On its way it would be read
  // over those that come beside it, and leave a hole among them. What is only pushed a little goes on.
  comesElsewhere(row, { frame: [x, y, , height], lane, pin }, { duration, origin }) {
    if (duration === 0 || !row.isRising || pin || row.block || lane !== undefined || row.lane !== undefined) return false;
    const { seen } = row.glide;
    return row.fade.seen.opacity < 0.9 && Math.hypot(seen.x - x, seen.y - (y - origin)) > height;
  }

  make(key) {
    const row = new Row(key, this.collection.prefix);
    this.rows.set(key, row);
    return row;
  }

  // A row that was on its way out.
  bringBack(row, { key }, { fading, exchange }) {
    if (!row) return undefined;
    this.leaving.delete(row.key);
    if (row.key !== key) row.setKey(key, this.collection.prefix);
    this.rows.set(key, row);
    row.comeBack(fading, exchange);
    return row;
  }

  // What was deleted and comes again has another key, as what was typed and taken back brings it. Nobody could tell the
  // row on its way out from the one that comes: it is that one, and not seen twice. One that comes back under its own key
  // is nobody else. Blocks of an outline turn as a whole.
  twinOf({ key, from, lane, content, frame: [x, y] }, { blocks, named }) {
    if (from || this.leaving.size === 0 || blocks.some(({ isOpening, members }) => isOpening && members.has(key))) return undefined;
    const twins = [...this.leaving.values()]
      .filter((row) => !row.block && !named.has(row.key) && row.lane === lane && isAlike(row.content, content));
    const distance = ({ frame: [left, top] }) => Math.abs(left - x) + Math.abs(top - y);
    return twins.reduce((best, row) => (best && distance(best) <= distance(row) ? best : row), undefined);
  }

  // Where a row is seen as a step begins: within its block, unless it `leaves` that.
  startOf(row, step, leaves) {
    const { block, lane } = row;
    if (!block) return shifted(this.collection.seen(row, step), lane === undefined ? step.shift : 0);
    const start = block.startOf(row);
    if (!leaves) return start;
    this.collection.attach(row, lane);
    return shifted(start, block.offset);
  }

  // A row that stays among the same others sets out from where it is seen. Returns that.
  goOn(row, state, step) {
    const start = this.startOf(row, step, step.isReplacement || row.block?.leaves(state));
    const wasPinned = row.pin !== undefined;
    row.setPin(state.pin);
    if (wasPinned !== (row.pin !== undefined)) this.collection.attach(row, state.lane);
    return start;
  }

  // A row that comes among others, as into a lane, sets out from where the server says. Returns that, if it does.
  enter(row, state, step) {
    row.setPin(state.pin);
    this.collection.attach(row, state.lane);
    if (!state.from) return undefined;
    const [x, y] = state.from;
    return state.lane === undefined ? { x, y: y - step.origin + step.shift } : { x, y };
  }

  // With reduced motion the rows below have their new places at once: fading, children would leave a hole until then.
  opensAtOnce(row, { duration, toggled }) {
    if (duration > 0 || toggled.size === 0) return false;
    return ancestorOf(row, this.rows.values(), ({ key }) => toggled.get(key) === true) !== undefined;
  }

  // A row that did not exist before: the children of a row that opens come with their block, others in their own way.
  appear(row, step, animation) {
    const block = step.blocks.find(({ isOpening, members }) => isOpening && members.has(row.key));
    if (block) return block.moving.takeOver(row, step.duration);
    this.comeAlong(row, step, animation);
    if (!isInSight(row, this.viewport) || this.opensAtOnce(row, step)) return;
    else if (step.exchange) row.rise(step.exchange);
    else row.appear(step.fading, unlessReduced(animation, step));
  }

  // What comes while the sign of a refresh goes, or comes, goes with all rows, and what comes below rows that close goes
  // with those.
  comeAlong(row, step, animation = 'fade') {
    const { duration, signRoom, origin } = step;
    if (duration === 0 || row.pin || row.lane !== undefined) return;
    const way = signRoom + (animation === 'fade' ? wayBelowClosing(row, this.collection, step) : 0);
    if (way === 0) return;
    const place = row.place(origin);
    row.glide.go(shifted(place, way), place, duration);
  }

  move(row, start, step) {
    const { duration, origin } = step;
    const { viewport } = this;
    const rest = row.rest(row.lane === undefined ? origin : 0, viewport.y, viewport.height);
    // What is pinned the browser puts where it rests; only the way there is ours.
    const seenFromRest = (place) => (row.pin ? between(place, rest) : place);
    const place = seenFromRest(rest);
    // Without an animation of its own, a change does not end the one that runs.
    if (duration === 0 && row.glide.isMoving && !document.hidden && step.fading === 0) {
      return row.glide.redirect(place, row.pin && start ? seenFromRest(start) : undefined);
    }
    if (row.block && start && duration > 0) return row.glide.go(start, place, duration);
    const isMovement = duration > 0 && start && (start.x !== rest.x || start.y !== rest.y);
    let way = isMovement ? wayInSight(row, start, rest, step, viewport) : undefined;
    if (way) way = { ...way, start: seenFromRest(way.start), end: seenFromRest(way.end) };
    row.endVanishing(step);
    if (!way || way.isExchange) {
      row.element.classList.remove('moving');
      if (way && !way.isSeenLast) return row.vanish(way.start, place, step.exchange);
      if (way) row.rise(step.exchange);
      return row.glide.set(place);
    }
    row.element.classList.add('moving');
    step.farthest.add(row, way);
    row.glide.go(way.start, way.end, duration, () => {
      row.element.classList.remove('moving');
      // The rest of a way that was shortened is out of sight. By now the row may have been sent elsewhere.
      if (row.glide.state === way.end) row.glide.set(place);
    });
  }

  // A row that goes: it fades when it is deleted, goes back under a parent that closes, and glides away when it goes
  // where nobody looks.
  remove(gone, step) {
    const { duration, fading, shift, origin } = step;
    const row = this.rows.get(gone.key);
    if (!row) return;
    if (gone.to && isNeeded(row)) return this.collection.retained.retain(row, gone.to, origin);
    this.rows.delete(gone.key);
    if (fading === 0 || (gone.to && duration === 0)) return row.remove();
    this.leaving.set(gone.key, row);
    row.leave();
    if (row.fade.isHidden) return this.forget(row);
    const start = this.startOf(row, step, step.isReplacement);
    if (row.pin) {
      row.setPin(undefined);
      this.collection.attach(row, row.lane);
      row.glide.set(start);
    }
    const wasInSight = isInSight(row, this.viewport, step.formerY);
    if (gone.to && step.isReplacement && wasInSight) {
      row.glide.set(start);
      return giveWay(row.fade, row.absent('fade'), step.exchange, () => this.forget(row));
    }
    if (gone.to) {
      row.setFrame(gone.to);
      const place = row.place(row.lane === undefined ? origin : 0);
      if (row.block) return row.glide.go(start, place, duration);
      const way = wayInSight(row, start, place, step, this.viewport);
      if (!way) return this.forget(row);
      row.element.classList.add('moving');
      step.farthest.add(row, way);
      return row.glide.go(way.start, way.end, duration, () => this.forget(row));
    }
    const block = step.blocks.find(({ isOpening, members }) => !isOpening && members.has(row.key));
    if (block) return block.moving.adopt(row);
    if (!wasInSight || gone.animation === 'none') return this.forget(row);
    if (shift !== 0 || row.block) row.glide.set(start);
    const animation = unlessReduced(gone.animation, step);
    row.veil(animation);
    const fades = animation === undefined || animation === 'fade';
    const done = () => this.forget(row);
    if (fades && step.exchange) return giveWay(row.fade, row.absent('fade'), step.exchange, done);
    if (fades && this.collection.count === 0) return giveWayToWords(row.fade, row.absent('fade'), fading, done);
    const time = fades ? fading * fadingShareAt(start.y + origin, step) : fading;
    row.fade.go(row.fade.seen, row.absent(animation), time, done);
  }

  // A row that left is out of sight; one that came back on its way stays.
  forget(row) {
    if (!row.isLeaving) return;
    this.leaving.delete(row.key);
    row.remove();
  }
}
