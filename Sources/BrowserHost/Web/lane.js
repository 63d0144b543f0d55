// A section that scrolls sideways, with a scroller of the browser's own.

import { Tween } from './tween.js';

// Room above and below for the shadows of what stands in the lane.
const room = 16;

const placed = (state) => ({ transform: `translate(${state.x}px, ${state.y}px)` });

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
    this.snap = undefined;
    this.isTelling = false;
    this.onScroll = () => {};
    this.element.addEventListener('scroll', () => this.didScroll(), { passive: true });
    this.element.addEventListener('scrollend', () => this.rest());
  }

  update(state) {
    this.frame = state.frame;
    this.width = state.width;
    this.snap = state.snap;
    this.element.style.width = `${state.frame[2]}px`;
    this.element.style.height = `${state.frame[3] + 2 * room}px`;
    this.element.style.paddingBlock = `${room}px`;
    this.content.style.width = `${state.width}px`;
    this.content.style.height = `${state.height}px`;
    if (state.offset !== undefined) this.scrollTo(state.offset);
  }

  place(origin) { return { x: this.frame[0], y: this.frame[1] - origin - room }; }

  get furthest() { return Math.max(0, this.width - this.frame[2]); }

  scrollTo(offset, { isSmooth = false } = {}) {
    const left = Math.min(Math.max(0, offset), this.furthest);
    this.element.scrollTo({ left, behavior: isSmooth ? 'smooth' : 'instant' });
    if (!isSmooth) this.offset = left;
  }

  // Scrolls as little as is needed to show what stands there.
  reveal(x, width) {
    const inset = 16;
    if (x - inset < this.offset) this.scrollTo(x - inset);
    else if (x + width + inset > this.offset + this.frame[2]) this.scrollTo(x + width + inset - this.frame[2]);
  }

  didScroll() {
    this.offset = this.element.scrollLeft;
    if (this.isTelling) return;
    this.isTelling = true;
    const tell = () => {
      this.isTelling = false;
      this.onScroll(this);
    };
    if (document.hidden) setTimeout(tell, 0);
    else requestAnimationFrame(tell);
  }

  // Comes to rest where the view wants it to.
  rest() {
    if (!this.snap) return;
    const target = Math.min(Math.round(this.offset / this.snap) * this.snap, this.furthest);
    if (Math.abs(target - this.offset) > 1) this.scrollTo(target, { isSmooth: true });
  }

  remove() {
    this.glide.stop();
    this.element.remove();
  }
}
