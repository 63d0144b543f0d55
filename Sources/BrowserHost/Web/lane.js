// A section that scrolls sideways, with a scroller of the browser's own.

import { sign } from './direction.js';
import { Tween } from './tween.js';

// Room above and below for the shadows of what stands in the lane.
const room = 16;

// More places of rest than this on either side are not marked at once.
const mostStops = 100;

const placed = (state) => ({ transform: `translate(${sign() * state.x}px, ${state.y}px)` });

export class Lane {
  constructor(id) {
    this.id = id;
    this.element = document.createElement('div');
    this.element.className = 'lane';
    this.element.setAttribute('role', 'presentation');
    this.content = document.createElement('div');
    this.content.className = 'lane-content';
    this.content.setAttribute('role', 'presentation');
    this.element.append(this.content);
    this.glide = new Tween(this.element, placed, { x: 0, y: 0 });
    this.frame = [0, 0, 0, 0];
    this.width = 0;
    this.offset = 0;
    // The places of its first and its last row among all.
    this.ends = [0, 0];
    this.snap = undefined;
    this.isPaged = false;
    // Where scrolling may come to rest, each by its number: elements that the browser lets the lane stop at.
    this.stops = new Map();
    this.isReporting = false;
    this.onScroll = () => {};
    this.element.addEventListener('scroll', () => this.didScroll(), { passive: true });
  }

  update(state) {
    this.frame = state.frame;
    this.width = state.width;
    this.ends = [state.first, state.first + state.count - 1];
    if (this.snap !== state.snap || this.isPaged !== (state.paged === true)) this.clearStops();
    this.snap = state.snap;
    this.isPaged = state.paged === true;
    this.element.style.width = `${state.frame[2]}px`;
    this.element.style.height = `${state.frame[3] + 2 * room}px`;
    this.element.style.paddingBlock = `${room}px`;
    this.content.style.width = `${state.width}px`;
    this.content.style.height = `${state.height}px`;
    this.updateStops(state.offset ?? this.offset);
    if (state.offset !== undefined) this.scrollTo(state.offset);
  }

  clearStops() {
    for (const stop of this.stops.values()) stop.remove();
    this.stops.clear();
  }

  // Marks the places of rest around an offset.
  updateStops(offset) {
    this.element.style.scrollSnapType = this.snap ? 'x mandatory' : '';
    if (!this.snap) return;
    const middle = Math.round(offset / this.snap);
    const last = Math.min(Math.ceil(this.furthest / this.snap), middle + mostStops);
    const first = Math.max(0, middle - mostStops);
    for (const [number, stop] of this.stops) {
      if (number >= first && number <= last) continue;
      stop.remove();
      this.stops.delete(number);
    }
    for (let number = first; number <= last; number += 1) {
      if (this.stops.has(number)) continue;
      const stop = document.createElement('div');
      stop.className = this.isPaged ? 'stop paged' : 'stop';
      stop.setAttribute('role', 'presentation');
      stop.style.insetInlineStart = `${number * this.snap}px`;
      this.content.append(stop);
      this.stops.set(number, stop);
    }
    this.middle = middle;
  }

  place(origin) { return { x: this.frame[0], y: this.frame[1] - origin - room }; }

  get furthest() { return Math.max(0, this.width - this.frame[2]); }

  scrollTo(offset, { isSmooth = false } = {}) {
    const left = Math.min(Math.max(0, offset), this.furthest);
    this.element.scrollTo({ left: sign() * left, behavior: isSmooth ? 'smooth' : 'instant' });
    if (!isSmooth) this.offset = left;
  }

  // Scrolls as little as is needed to show what stands there, to a place of rest.
  reveal(x, width) {
    const inset = this.snap ? 0 : 16;
    const [first, last] = [x + width + inset - this.frame[2], x - inset];
    if (last < this.offset) this.scrollTo(this.snap ? Math.floor(last / this.snap) * this.snap : last);
    else if (first > this.offset) this.scrollTo(this.snap ? Math.ceil(first / this.snap) * this.snap : first);
  }

  didScroll() {
    this.offset = Math.abs(this.element.scrollLeft);
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
    this.element.remove();
  }
}
