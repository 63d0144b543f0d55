// A section that scrolls sideways, with a scroller of the browser's own.

import { sign } from './direction.js';
import { LaneArrows } from './lane-arrows.js';
import { LaneDrag } from './lane-drag.js';
import { LaneWheel } from './lane-wheel.js';
import { Tween } from './tween.js';

// Room above and below for the shadows of what stands in the lane.
const room = 16;

// More places of rest than this on either side are not marked at once.
const mostStops = 100;

// Browsers that do not tell when a scroll has ended have ended it by then.
const longestScroll = 700;

// How far from the lane's edges what is revealed stands, as the first and the last tile do: its ring has room there.
const edge = 20;

// What goes no further was no push, and falls back.
const leastPush = 60;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const placed = (state) => ({ transform: `translate(${sign() * state.x}px, ${state.y}px)` });

function makePart(className) {
  const part = document.createElement('div');
  part.className = className;
  part.setAttribute('role', 'presentation');
  return part;
}

export class Lane {
  constructor(id, viewport, prefix = '') {
    this.id = id;
    this.viewport = viewport;
    this.box = makePart('lane-box');
    this.element = makePart('lane');
    this.element.id = `${prefix}lane-${id}`;
    // Firefox would stop at what scrolls, before its tiles.
    this.element.tabIndex = -1;
    this.content = makePart('lane-content');
    this.element.append(this.content);
    this.box.append(this.element);
    this.glide = new Tween(this.box, placed, { x: 0, y: 0 });
    this.frame = [0, 0, 0, 0];
    this.width = 0;
    this.offset = 0;
    // What the heading above it says.
    this.name = undefined;
    // The places of its first and its last row among all.
    this.ends = [0, 0];
    this.snap = undefined;
    this.isPaged = false;
    // Where scrolling may come to rest, each by its number: elements that the browser lets the lane stop at.
    this.stops = new Map();
    // Where a scroll that was asked for goes to; undefined at rest.
    this.goal = undefined;
    // A hand has the lane: it rests nowhere until that lets go.
    this.isHeld = false;
    this.isReporting = false;
    this.onScroll = () => {};
    this.element.addEventListener('scroll', () => this.didScroll(), { passive: true });
    for (const name of ['scrollend', 'touchstart']) {
      this.element.addEventListener(name, () => this.didEndScroll(), { passive: true });
    }
    this.arrows = new LaneArrows(this);
    new LaneWheel(this);
    new LaneDrag(this);
  }

  update(state) {
    this.frame = state.frame;
    this.width = state.width;
    this.ends = [state.first, state.first + state.count - 1];
    if (this.snap !== state.snap || this.isPaged !== (state.paged === true)) this.clearStops();
    this.snap = state.snap;
    this.isPaged = state.paged === true;
    this.box.style.width = `${state.frame[2]}px`;
    this.box.style.height = `${state.frame[3] + 2 * room}px`;
    this.element.style.paddingBlock = `${room}px`;
    this.content.style.width = `${state.width}px`;
    this.content.style.height = `${state.height}px`;
    this.updateStops(state.offset ?? this.offset);
    if (state.offset !== undefined) this.scrollTo(state.offset);
    this.arrows.update();
  }

  // One that is as wide as the column fades where it goes on.
  setWide(isWide) { this.box.classList.toggle('wide', isWide); }

  clearStops() {
    for (const stop of this.stops.values()) stop.remove();
    this.stops.clear();
  }

  // What moves the lane goes where it likes; the browser looks after the places of rest when nothing does.
  updateSnapping() {
    const isFree = !this.snap || this.isHeld || this.goal !== undefined;
    this.element.style.scrollSnapType = isFree ? '' : 'x mandatory';
  }

  // Marks the places of rest around an offset.
  updateStops(offset) {
    this.updateSnapping();
    if (!this.snap) return;
    const middle = Math.round(offset / this.snap);
    const last = Math.min(this.lastStop, middle + mostStops);
    const first = Math.max(0, middle - mostStops);
    for (const [number, stop] of this.stops) {
      if (number >= first && number <= last) continue;
      stop.remove();
      this.stops.delete(number);
    }
    for (let number = first; number <= last; number += 1) {
      if (this.stops.has(number)) continue;
      const stop = makePart(this.isPaged ? 'stop paged' : 'stop');
      stop.style.insetInlineStart = `${number * this.snap}px`;
      this.content.append(stop);
      this.stops.set(number, stop);
    }
    this.middle = middle;
  }

  setName(name) {
    if (name === this.name) return;
    this.name = name;
    this.arrows.setName(name);
  }

  place(origin) { return { x: this.frame[0], y: this.frame[1] - origin - room }; }

  get furthest() { return Math.max(0, this.width - this.frame[2]); }

  get lastStop() { return Math.ceil(this.furthest / this.snap); }

  scrollTo(offset, { isSmooth = false } = {}) {
    const left = Math.min(Math.max(0, offset), this.furthest);
    const moves = isSmooth && !reducedMotion.matches && Math.abs(left - this.offset) >= 1;
    clearTimeout(this.endTimer);
    this.goal = moves ? left : undefined;
    this.updateSnapping();
    this.element.scrollTo({ left: sign() * left, behavior: moves ? 'smooth' : 'instant' });
    if (moves) this.endTimer = setTimeout(() => this.didEndScroll(), longestScroll);
    else this.offset = left;
    this.arrows.update();
  }

  // Goes so many places of rest on from where it is, or is on its way to.
  step(count) {
    const place = (this.goal ?? this.offset) / this.snap;
    const number = count > 0 ? Math.floor(place + 0.01) + count : Math.ceil(place - 0.01) + count;
    this.scrollTo(number * this.snap, { isSmooth: true });
  }

  // Scrolls by nearly as much as is seen, so that what was cut off at the edge is seen whole.
  turnPage(direction) {
    if (!this.snap) this.scrollTo((this.goal ?? this.offset) + direction * this.frame[2] * 0.8, { isSmooth: true });
    else this.step(direction * (this.isPaged ? 1 : Math.max(1, Math.floor(this.frame[2] / this.snap) - 1)));
  }

  // A hand moves the lane: until it lets go, there are no places of rest.
  hold() {
    this.isHeld = true;
    this.goal = undefined;
    this.updateSnapping();
  }

  moveTo(offset) {
    this.element.scrollTo({ left: sign() * Math.min(Math.max(0, offset), this.furthest), behavior: 'instant' });
  }

  // The hand that took the lane at `start` lets go where the lane would roll on to `reach`.
  release(start, reach) {
    this.isHeld = false;
    if (!this.snap) return this.scrollTo(reach, { isSmooth: true });
    // A small push is a push: it goes on to the next place.
    const isPush = Math.abs(reach - start) >= Math.min(leastPush, 0.3 * this.snap);
    let number = Math.round(reach / this.snap + (isPush ? 0.49 * Math.sign(reach - start) : 0));
    if (this.isPaged) {
      const first = Math.round(start / this.snap);
      number = Math.min(Math.max(number, first - 1), first + 1);
    }
    this.scrollTo(number * this.snap, { isSmooth: true });
  }

  didEndScroll() {
    clearTimeout(this.endTimer);
    this.goal = undefined;
    this.updateSnapping();
    this.arrows.update();
  }

  // Scrolls as little as is needed to show what stands there, to a place of rest.
  reveal(x, width) {
    if (this.snap) return this.revealAtStop(x, width);
    // The margin around all tiles belongs to the first and the last.
    const isFirst = x <= 2 * edge;
    const isLast = x + width >= this.width - 2 * edge;
    const [first, last] = [isLast ? this.furthest : x + width + edge - this.frame[2], isFirst ? 0 : x - edge];
    if (last < this.offset) this.scrollTo(last);
    else if (first > this.offset) this.scrollTo(first);
  }

  revealAtStop(x, width) {
    const { snap, frame } = this;
    const place = this.offset / snap;
    const first = Math.ceil((x + width + edge - frame[2]) / snap);
    const last = Math.floor(x / snap);
    let stop = Math.max(first, Math.min(place, last));
    // On the border of two pages, the one that shows more of it.
    if (first > last) stop = last * snap + frame[2] - x < x + width - (last + 1) * snap ? last + 1 : last;
    if (stop !== place) this.scrollTo(stop * snap);
  }

  didScroll() {
    // Where the browser lets it go past its beginning for a moment, it is at its beginning.
    this.offset = Math.max(0, sign() * this.element.scrollLeft);
    this.arrows.update();
    if (this.snap && Math.abs(this.offset / this.snap - this.middle) > mostStops / 2) this.updateStops(this.offset);
    if (this.isReporting) return;
    this.isReporting = true;
    const report = () => {
      this.isReporting = false;
      this.onScroll(this);
    };
    if (document.hidden) setTimeout(report, 0);
    else requestAnimationFrame(report);
  }

  remove() {
    this.glide.stop();
    this.box.remove();
  }
}
