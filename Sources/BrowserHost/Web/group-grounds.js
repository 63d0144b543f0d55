// The grounds that grouped rows stand on, one for each group: each grows, shrinks and moves as its rows do, so that no
// hole opens between rows on their way.

import { fadingShareAt } from './row-animation.js';
import { Tween } from './tween.js';
import { wayInSight } from './way.js';

const placed = ({ y }) => ({ transform: `translate(0px, ${y}px)` });
const seenBy = ({ opacity }) => ({ opacity: String(opacity) });

export class GroupGrounds {
  constructor(layer) {
    this.layer = layer;
    this.grounds = [];
    this.leaving = new Set();
    this.byKey = new Map();
  }

  // The ground that a row stands on.
  of({ key }) { return this.byKey.get(key); }

  // Takes on the places of the rows that are there now. `step` says from where, and how fast.
  update(rows, step, viewport) {
    const groups = groupsOf(rows);
    if (groups.length === 0 && this.grounds.length === 0) return;
    const former = new Set(this.grounds);
    const isFirst = this.grounds.length === 0;
    this.grounds = groups.map((group) => {
      const known = mostAlike(former, group);
      former.delete(known);
      const ground = known ?? new GroupGround(this.layer);
      const comes = !known && step.duration > 0 && ground.startWith(group, step);
      const isExchanged = known && step.exchange && known.isSeenToChange(group, step, viewport);
      if (isExchanged) this.leave(known.likeness(step), step.exchange.duration);
      // Where most is replaced, so is what that stands on.
      ground.show(group, (known && !step.exchange) || comes ? step : { ...step, duration: 0 }, viewport);
      // Rows that slide have grounds of their own on their way.
      if (!known && slidesWhole(group.keys, step, true)) ground.hideFor(step.duration);
      else if (isExchanged || (!known && !comes && !isFirst && step.fading > 0)) ground.come(step);
      return ground;
    });
    this.byKey = new Map(this.grounds.flatMap((ground) => ground.keys.map((key) => [key, ground])));
    for (const ground of former) {
      if (slidesWhole(ground.keys, step, false)) {
        ground.remove();
        continue;
      }
      const share = fadingShareAt(ground.seen.top + step.origin, step);
      this.leave(ground, step.exchange?.duration ?? step.fading * share);
    }
  }

  leave(ground, duration) {
    this.leaving.add(ground);
    ground.leave(duration, () => this.leaving.delete(ground));
  }

  // Has all of them where the rows are, at once.
  placeAnew(rows, origin, viewport) {
    this.clear();
    this.update(rows, { duration: 0, fading: 0, shift: 0, origin }, viewport);
  }

  clear() {
    for (const ground of [...this.grounds, ...this.leaving]) ground.remove();
    this.grounds = [];
    this.byKey.clear();
    this.leaving.clear();
  }
}

// Whether all rows of a group that are seen come, or go, in a block.
function slidesWhole(keys, { blocks = [] }, isOpening) {
  const sliding = blocks.filter((block) => block.isOpening === isOpening);
  return sliding.some(({ members }) => keys.some((key) => members.has(key)));
}

class GroupGround {
  // The upper edge is that of the element, the lower one that of the body in it, which is seen only within the element:
  // both go by transforms, which the browser moves by itself.
  constructor(layer) {
    this.layer = layer;
    this.element = box('group-ground');
    this.body = box('group-ground-body');
    this.element.append(this.body);
    layer.append(this.element);
    this.top = new Tween(this.element, placed, { y: 0 });
    this.bottom = new Tween(this.body, placed, { y: 0 });
    this.fade = new Tween(this.element, seenBy, { opacity: 1 });
    this.height = 0;
  }

  show({ keys, first, last }, step, viewport) {
    this.keys = keys;
    this.ends = { first, last };
    const [x, , width] = first.frame;
    const { style } = this.element;
    style.insetInlineStart = `${x}px`;
    style.width = `${width}px`;
    this.element.classList.toggle('begins', isEnd(first, 'first'));
    this.element.classList.toggle('ends', isEnd(last, 'last'));
    const place = placeOf(first, last, step);
    if (step.duration === 0) return this.redirect(place, step);
    const seen = this.seen;
    const upper = edgeWay(first, seen.top + step.shift, place.top, step, viewport);
    const lower = edgeWay(last, seen.bottom + step.shift, place.bottom, step, viewport);
    // What rests is not on its way to where it is: rows whose heights are known only later would leave it behind.
    const rests = !this.top.isMoving && upper.start === upper.end && lower.start === lower.end;
    if (rests) return this.set(place);
    this.setHeight(Math.max(lower.start - upper.start, lower.end - upper.end, place.bottom - place.top));
    // What was shortened is out of sight; by then the ground may have been sent elsewhere.
    const done = () => { if (this.goal === place) this.set(place); };
    this.goal = place;
    this.top.go({ y: upper.start }, { y: upper.end }, step.duration, done);
    this.bottom.go(this.inner(upper.start, lower.start), this.inner(upper.end, lower.end), step.duration);
  }

  // Whether anything of it that is in sight will be elsewhere.
  isSeenToChange({ first, last }, step, { y, height }) {
    const { seen } = this;
    const place = placeOf(first, last, step);
    const within = (edge) => Math.min(Math.max(edge + step.origin, y), y + height);
    return ['top', 'bottom'].some((edge) => Math.abs(within(seen[edge] + step.shift) - within(place[edge])) >= 0.5);
  }

  // Another one that looks as this does now.
  likeness({ shift }) {
    const other = new GroupGround(this.layer);
    for (const name of ['insetInlineStart', 'width']) other.element.style[name] = this.element.style[name];
    other.element.className = this.element.className;
    other.set({ top: this.seen.top + shift, bottom: this.seen.bottom + shift });
    other.fade.set(this.fade.seen);
    return other;
  }

  // A ground that is new, whose rows come from elsewhere, comes along with them; false where they don't.
  startWith({ first, last }, { origin, shift }) {
    if (!first.glide.isMoving && !last.glide.isMoving) return false;
    const [top, bottom] = [first, last].map((row) => row.seen(origin).y - shift);
    this.set({ top, bottom: bottom + last.frame[3] });
    return true;
  }

  // Between which places the group's rows are. Where the window ends before the group does, nobody knows.
  get reach() {
    const { first, last } = this.ends;
    return {
      top: isEnd(first, 'first') ? first.frame[1] : -Infinity,
      bottom: isEnd(last, 'last') ? last.frame[1] : Infinity,
    };
  }

  // Where the edges are seen now.
  get seen() {
    const top = this.top.seen.y;
    return { top, bottom: top + this.bottom.seen.y + this.height };
  }

  inner(top, bottom) { return { y: bottom - top - this.height }; }

  // The body is as high as it ever is on its way; where it is seen stays as it was.
  setHeight(height) {
    const more = Math.ceil(height) - this.height;
    if (more === 0) return;
    this.height += more;
    for (const { style } of [this.element, this.body]) style.height = `${this.height}px`;
  }

  set(place) {
    this.goal = undefined;
    this.setHeight(place.bottom - place.top);
    this.top.set({ y: place.top });
    this.bottom.set(this.inner(place.top, place.bottom));
  }

  // A change without an animation of its own does not end the one that runs.
  redirect(place, { exchange }) {
    if (!this.top.isMoving || document.hidden || exchange) return this.set(place);
    const seen = this.seen;
    this.setHeight(Math.max(seen.bottom - seen.top, place.bottom - place.top));
    this.goal = place;
    const { duration } = this.top;
    this.top.go({ y: seen.top }, { y: place.top }, duration, () => { if (this.goal === place) this.set(place); });
    this.bottom.go(this.inner(seen.top, seen.bottom), this.inner(place.top, place.bottom), duration);
  }

  come({ fading, exchange }) { this.fade.go({ opacity: 0 }, { opacity: 1 }, exchange?.duration ?? fading); }

  hideFor(duration) { this.fade.go({ opacity: 0 }, { opacity: 0 }, duration, () => this.fade.set({ opacity: 1 })); }

  leave(duration, done) {
    const gone = () => { this.remove(); done(); };
    if (duration === 0) return gone();
    this.fade.go(this.fade.seen, { opacity: 0 }, duration, gone);
  }

  remove() {
    for (const tween of [this.top, this.bottom, this.fade]) tween.stop();
    this.element.remove();
  }
}

function box(name) {
  const element = document.createElement('div');
  element.className = name;
  element.setAttribute('aria-hidden', 'true');
  return element;
}

// Between which edges a group's ground is. The room at its ends for what may come is the group's own.
function placeOf(first, last, { origin }) {
  const top = first.frame[1] - (first.content.roomAbove ?? 0);
  const bottom = last.frame[1] + last.frame[3] + (last.content.roomBelow ?? 0);
  return { top: top - origin, bottom: bottom - origin };
}

// The way of an edge that goes as the row at it does.
function edgeWay(row, start, end, step, viewport) {
  const edge = { frame: [0, 0, 0, 0], position: row.position };
  const way = wayInSight(edge, { x: 0, y: start }, { x: 0, y: end }, step, viewport);
  return way ? { start: way.start.y, end: way.end.y } : { start: end, end };
}

const isEnd = ({ content: { grouping } }, end) => grouping === end || grouping === 'single';

// The groups that the rows stand in, each as far as it is known. One with a background of its own, which may be none,
// has no other ground.
function groupsOf(rows) {
  const grouped = [...rows].filter(({ content, isRetained, lane }) => content?.grouping && !isRetained && lane === undefined);
  grouped.sort((left, right) => left.position - right.position);
  const groups = [];
  let former;
  for (const row of grouped) {
    if (former && !isEnd(former, 'last') && !isEnd(row, 'first') && row.position - former.position === 1) {
      groups.at(-1).push(row);
    } else {
      groups.push([row]);
    }
    former = row;
  }
  return groups
    .filter((members) => members.every(({ content }) => content.background === undefined && !content.backgroundInsets))
    .map((members) => ({ keys: members.map(({ key }) => key), first: members[0], last: members.at(-1) }));
}

// The ground that has most of a group's rows.
function mostAlike(grounds, { keys }) {
  let best;
  let most = 0;
  for (const ground of grounds) {
    const own = new Set(ground.keys);
    const count = keys.filter((key) => own.has(key)).length;
    if (count > most) [best, most] = [ground, count];
  }
  return best;
}
