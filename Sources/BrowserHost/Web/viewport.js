// Scrolls through any height with a scrollbar of the browser's own.
//
// Browsers end at some ten million points; a million rows are higher than that. So the spacer never exceeds `tallest`,
// and stands for a page of the whole: `base` is the distance between a place in the spacer and its true place. Small
// steps move within the page, and the page is moved along before its edge is reached. A scrollbar that is dragged
// runs over the whole height: then the base follows from where the thumb is.
//
// Rows are placed relative to `origin`, which stays near what is seen: far away, places lose their fractions.

import { sign } from './direction.js';

const tallest = 6_000_000;
const margin = 1_000_000;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export class Viewport {
  constructor(scroller, spacer, layer, signal) {
    this.scroller = scroller;
    this.spacer = spacer;
    this.layer = layer;
    this.contentWidth = 0;
    this.contentHeight = 0;
    this.base = 0;
    this.origin = 0;
    this.seen = 0;
    this.x = 0;
    this.isDraggingBar = false;
    this.lastGesture = 0;
    this.onScroll = () => {};
    this.onResize = () => {};
    this.onOriginChange = () => {};
    this.onLead = () => {};
    this.onGlide = () => {};
    this.isReporting = false;
    // How much of the lower edge something covers: so much further it scrolls.
    this.room = 0;
    // How high what stands above the rows is and goes with them: as long as it is seen, the place shown is negative.
    this.lead = 0;
    // Where it was before that changes, and, from the end, what a search took it from.
    this.kept = undefined;
    this.left = undefined;
    // Where it glides to; undefined while it rests, or its user scrolls it.
    this.goal = undefined;
    this.measure();
    this.spacer.style.height = `${this.height - this.padding}px`;
    new ResizeObserver(() => this.resize()).observe(spacer.parentElement);
    new ResizeObserver(() => this.resize()).observe(spacer);
    scroller.addEventListener('scroll', () => this.didScroll(), { passive: true });
    scroller.addEventListener('scrollend', () => this.didEndScroll());
    scroller.addEventListener('pointerdown', (event) => {
      this.goal = undefined;
      this.isDraggingBar = event.target === scroller && event.offsetX >= scroller.clientWidth;
      this.lastGesture = event.timeStamp;
    });
    // The scrolling that a drag caused may be told after its end.
    addEventListener('pointerup', () => {
      const { lastGesture } = this;
      setTimeout(() => { if (this.lastGesture === lastGesture) this.isDraggingBar = false; }, 500);
    }, { signal });
    for (const name of ['wheel', 'touchmove', 'keydown']) {
      scroller.addEventListener(name, (event) => {
        this.goal = undefined;
        this.isDraggingBar = false;
        this.lastGesture = event.timeStamp;
        if (this.lead > 0) this.left = undefined;
      }, { passive: true });
    }
  }

  // The true place that the upper edge shows.
  get y() { return this.base + this.seen; }

  // Where it comes to rest by itself: what was scrolled into the room at the end sinks back with that.
  get rest() { return Math.min(this.y, this.furthest); }

  // The place that the server hears of: it knows of nothing above the rows.
  get told() { return Math.max(0, this.rest); }

  get least() { return -this.lead; }

  get isAtTop() { return this.y <= this.least; }

  // The nearest place that can be shown. The first one is shown with what stands above it.
  reachable(y) { return y === 0 ? this.least : Math.min(Math.max(this.least, y), this.furthest); }

  // A point of the screen as the server counts places.
  contentPoint(x, y) {
    const { left, right } = this.spacer.getBoundingClientRect();
    const { top } = this.scroller.getBoundingClientRect();
    return { x: round(sign() > 0 ? x - left : right - x), y: round(y - top - this.inset + this.y) };
  }

  get furthest() { return Math.max(this.least, this.contentHeight + this.room + this.padding - this.height); }

  get spacerHeight() { return Math.min(this.contentHeight, tallest); }

  get furthestBase() { return Math.max(0, this.contentHeight - tallest); }

  // How far the scroller has scrolled past what stands above the rows.
  get scrolled() { return this.scroller.scrollTop - this.lead; }

  // Takes on another height of what stands above the rows. Rows that were scrolled to stay where they are seen.
  setLead(lead) {
    if (this.lead === lead) return;
    const place = this.isAtTop ? -lead : this.kept ?? this.y;
    if (lead === 0) this.left = this.kept && { end: this.contentHeight - place, lastGesture: this.lastGesture };
    this.kept = undefined;
    this.lead = lead;
    this.applySize();
    this.jump(this.placeLeft(place));
    this.onLead();
  }

  // What stands above the rows may give way now. The browser makes room before that is known, and less for a while than there
  // will be: rows that are at the end go back to this place then.
  keepPlace() {
    this.kept = this.isAtTop ? undefined : this.y;
    requestAnimationFrame(() => requestAnimationFrame(() => { this.kept = undefined; }));
  }

  // The place that was left for a search, for one that is come back to after it: rows at the end came down with that.
  placeLeft(place) {
    const { left, contentHeight } = this;
    if (!left || this.lead === 0) return place;
    const isBack = left.rest === undefined ? left.lastGesture === this.lastGesture : Math.abs(contentHeight - place - left.rest) < 2;
    if (!isBack) return place;
    this.left = undefined;
    return contentHeight - left.end;
  }

  measure() {
    this.width = this.spacer.clientWidth;
    const { paddingTop, paddingBottom, marginBottom } = getComputedStyle(this.scroller);
    // While it comes down, it goes on below the lower edge.
    const below = -parseFloat(marginBottom);
    this.height = this.scroller.clientHeight - below;
    // How far below the upper edge the rows begin, and how much more than their heights there is to scroll.
    this.inset = parseFloat(paddingTop);
    this.padding = this.inset + parseFloat(paddingBottom) - below;
  }

  resize() {
    const { width, height } = this;
    this.measure();
    if (this.width === width && this.height === height) return;
    this.applySize();
    this.onResize(height);
  }

  // Takes on a new extent, and a new position if one is asked for.
  // Returns how far the position had to jump: whatever should seem to stay has to be shifted by as much.
  setContent(width, height, scroll) {
    const former = this.y;
    // How far from the end the rows are as what is found takes their place.
    if (this.left && this.lead === 0 && (scroll || height !== this.contentHeight)) this.left.rest ??= this.contentHeight - former;
    const goal = this.goalWith(height, scroll);
    let target = former;
    // A page that has scrolled on since the server heard of it goes on from there.
    if (scroll && !scroll.animated) target = scroll.fromY === undefined ? this.reachable(scroll.y) : this.shifted(scroll);
    if (this.contentHeight !== height || this.contentWidth !== width) {
      this.contentWidth = width;
      this.contentHeight = height;
      this.base = Math.min(this.base, this.furthestBase);
      this.applySize();
    }
    if (scroll) target = this.placeLeft(target);
    target = Math.min(Math.max(this.least, target), this.furthest);
    if (target !== this.y || target !== former) this.jump(target);
    if (scroll?.animated) this.scrollTo(scroll.y, { isSmooth: true });
    else if (goal !== undefined) this.scrollTo(goal, { isSmooth: true });
    return target - former;
  }

  // Where it is once the rows are elsewhere by as much. The server takes all of what stands above the rows for their top. A
  // page that has gone there since from elsewhere stays there, where nothing above has got another height.
  shifted({ y, fromY }) {
    if (this.y > 0) return this.y + y - fromY;
    return fromY > 0 || y <= 0 ? this.y : y;
  }

  // Where a glide leads once the content is so high; undefined without one. One that leads to the end goes along with that.
  goalWith(height, scroll) {
    if (this.goal === undefined || (scroll && scroll.fromY === undefined)) return undefined;
    return this.goal < this.furthest - 1 ? this.goal : this.goal + height - this.contentHeight;
  }

  applySize() {
    const height = Math.max(this.spacerHeight, this.height - this.padding - this.lead);
    this.spacer.style.height = `${height}px`;
    if (!this.below && this.room === 0) return;
    if (!this.below) {
      this.below = document.createElement('div');
      this.below.className = 'room';
      this.spacer.after(this.below);
    }
    this.below.style.height = `${Math.max(0, Math.min(this.room, this.spacerHeight + this.room - height))}px`;
  }

  // Lets the last rows be scrolled to above what covers the lower edge.
  setRoom(room) {
    if (this.room === room) return;
    const isLess = room < this.room;
    this.room = room;
    this.scroller.style.setProperty('--room', `${room}px`);
    this.scroller.classList.toggle('making-room', room > 0);
    this.applySize();
    this.below?.classList.toggle('sinking', isLess);
    if (this.rest === this.y) return;
    this.reportScroll();
    const { goal } = this;
    if (goal === undefined) return;
    // A browser that has to give way at the end makes an end of the glide.
    this.jump(this.rest);
    this.scrollTo(goal, { isSmooth: true });
  }

  scrollTo(y, { isSmooth = false } = {}) {
    const target = this.reachable(y);
    const place = target - this.base;
    if (isSmooth) this.onGlide();
    const isFar = Math.abs(target - this.y) > 20 * this.height;
    if (!isSmooth || isFar || reducedMotion.matches || place < this.least || place > this.spacerHeight - this.height) return this.jump(target);
    // Nothing moves then, and so no end of a movement is told.
    if (Math.abs(target - this.y) < 1) return this.jump(target);
    this.goal = target;
    // What follows is no movement of the scrollbar, however large its steps.
    this.lastGesture = performance.now() + 1000;
    this.scroller.scrollTo({ top: place + this.lead, behavior: 'smooth' });
  }

  // Chromium drops a glide that begins in the frame in which the rows were given another place on their way, and one that
  // begins in the frame that says so: it goes on with the frame after that.
  didEndScroll() {
    const { goal } = this;
    if (Math.abs(this.base + this.scrolled - goal) <= 1) this.goal = undefined;
    if (this.goal === undefined) return;
    const goOn = () => { if (this.goal === goal) this.scrollTo(goal, { isSmooth: true }); };
    requestAnimationFrame(() => requestAnimationFrame(goOn));
  }

  // Goes to a true place at once, wherever that is.
  jump(y) {
    this.goal = undefined;
    const place = y - this.base;
    if (place < 0 || place > this.spacerHeight - this.height) this.setBase(y - this.spacerHeight / 2);
    this.seen = y - this.base;
    this.scroller.scrollTop = this.seen + this.lead;
    this.place();
    this.reportScroll();
  }

  didScroll() {
    const seen = this.scrolled;
    this.x = this.scroller.scrollLeft;
    const step = Math.abs(seen - this.seen);
    // The browser rounds the place it was told; that is no movement.
    if (step < 1 && this.furthestBase === 0) {
      this.seen = seen;
      return this.reportScroll();
    }
    if (step < 1) return;
    this.seen = seen;
    if (this.furthestBase > 0) {
      if (this.isBarMovement(step)) this.followBar();
      else this.moveAlong();
    }
    this.place();
    this.reportScroll();
  }

  isBarMovement(step) {
    // The arrows and the track of the scrollbar scroll as the wheel does; its thumb can't move by so little.
    if (step <= this.height) return false;
    if (this.isDraggingBar) return true;
    return step > Math.max(4 * this.height, 4000) && performance.now() - this.lastGesture > 300;
  }

  followBar() {
    const range = this.spacerHeight - this.height;
    const y = (Math.min(this.seen, range) / range) * this.furthest;
    this.setBase(y - this.seen);
  }

  moveAlong() {
    const range = this.spacerHeight - this.height;
    const isNearUpperEdge = this.seen < margin && this.base > 0;
    const isNearLowerEdge = this.seen > range - margin && this.base < this.furthestBase;
    if (!isNearUpperEdge && !isNearLowerEdge) return;
    const { y } = this;
    this.setBase(y - range / 2);
    this.seen = y - this.base;
    this.scroller.scrollTop = this.seen + this.lead;
  }

  setBase(base) {
    this.base = Math.min(Math.max(0, Math.round(base)), this.furthestBase);
  }

  place() {
    if (Math.abs(this.y - this.origin) > 2_000_000 || (this.origin > 0 && this.y < 1_000_000)) {
      this.origin = this.y < 2_000_000 ? 0 : Math.round(this.y);
      this.onOriginChange();
    }
    // The bar shows that something is under it.
    this.scroller.closest('.main-pane')?.closest('.screen').classList.toggle('scrolled', this.y > (this.lead > 0 ? 0 : 4));
    // No transform: what is pinned is placed by the layout.
    this.layer.style.top = `${this.origin - this.base}px`;
  }

  // Tells at once what would be told with the next frame. The browser may have scrolled, or have given the view another
  // height, and not have said so yet.
  tellPlace() {
    const { scroller, spacer } = this;
    if (scroller.clientHeight !== this.height || spacer.clientWidth !== this.width) this.resize();
    if (Math.abs(this.scrolled - this.seen) >= 1) this.didScroll();
    if (!this.isReporting) return;
    this.isReporting = false;
    this.onScroll();
  }

  // Once a frame is often enough.
  reportScroll() {
    if (this.isReporting) return;
    this.isReporting = true;
    const report = () => {
      if (!this.isReporting) return;
      this.isReporting = false;
      this.onScroll();
    };
    if (document.hidden) setTimeout(report, 0);
    else requestAnimationFrame(report);
  }
}

const round = (value) => Math.round(value * 10) / 10;
