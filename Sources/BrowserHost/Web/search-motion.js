// On a telephone the title gives its room to a search, and gets it back: the field goes there, and the rows with it,
// instead of standing elsewhere at once.

import { spring } from './push-motion.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const timing = { duration: 380, easing: spring, fill: 'backwards' };
// What stood beside the field fades out before what comes there fades in: no two texts are seen over each other.
const coming = [{ opacity: 0 }, { opacity: 0, offset: 0.34 }, { opacity: 1, offset: 0.75 }, { opacity: 1 }];
const going = { duration: 130, easing: 'linear', fill: 'forwards' };

export class SearchMotion {
  constructor({ element, box, cancel, scopes }) {
    Object.assign(this, { element, box, cancel, scopes });
    this.animations = [];
    // It has another width then, whatever else stands beside it.
    this.observer = new ResizeObserver(() => this.look());
    this.observer.observe(box);
  }

  look() {
    const { former } = this;
    this.former = this.places();
    if (!former || !this.former) return;
    const time = document.timeline.currentTime;
    // In another window all has its place at once.
    const isSameWindow = former.room === this.former.room;
    if (isSameWindow && former.isSearching !== this.former.isSearching) this.start = { time, from: former };
    // What has no room any more is folded in the same turn, and the bar is lower then.
    if (this.start?.time !== time || reducedMotion.matches || document.hidden) return;
    for (const animation of this.animations) animation.cancel();
    this.goOnBelow(0);
    this.play(this.start.from, this.places());
    this.former = { ...this.start.from, isSearching: this.former.isSearching };
  }

  // All has its place at once.
  rest() {
    for (const animation of this.animations) animation.cancel();
    this.likeness?.remove();
    this.goOnBelow(0);
    this.start = undefined;
    this.former = this.places();
  }

  // Where things are seen; undefined where the field is not.
  places() {
    if (!this.bar) this.find();
    if (!this.panes || this.box.offsetWidth === 0) return undefined;
    const [{ left, top, width }, { top: edge }] = [this.box, this.panes].map((one) => one.getBoundingClientRect());
    const isSearching = getComputedStyle(this.headline).position === 'absolute';
    const isTitled = this.bar.classList.contains('titled');
    return { isSearching, isTitled, left, top, width, edge: edge + this.seenLead, lead: this.lead, room: innerWidth };
  }

  // How high a large title is that goes with the rows, and how much of it is seen.
  get lead() { return parseFloat(getComputedStyle(this.bar).getPropertyValue('--lead')) || 0; }

  get seenLead() { return Math.max(0, this.lead - this.scroller.scrollTop); }

  find() {
    this.bar = this.element.closest('.bar');
    if (!this.bar) return;
    this.headline = this.bar.querySelector('.headline');
    this.panes = this.bar.parentElement.querySelector(':scope > .panes');
    this.scroller = this.panes.querySelector('.main-pane > .viewport');
    this.observer.observe(this.bar);
    // The bar is as low as the rows are scrolled then.
    this.scroller.addEventListener('scrollend', () => requestAnimationFrame(() => { this.former = this.places(); }));
  }

  // Rows that come down go on below the lower edge until they are there.
  goOnBelow(height) {
    const { style } = this.scroller;
    style.marginBottom = '';
    style.paddingBottom = '';
    if (height === 0) return;
    style.paddingBottom = `${parseFloat(getComputedStyle(this.scroller).paddingBottom) + height}px`;
    style.marginBottom = `${-height}px`;
  }

  play(former, now) {
    const { bar, box, panes, cancel, scopes } = this;
    const fall = former.edge - now.edge;
    const from = (y) => [{ transform: `translateY(${y}px)` }, { transform: 'none' }];
    const move = (element, frames, more) => this.animations.push(element.animate(frames, { ...timing, ...more }));
    this.animations = [];
    for (const element of [bar, panes]) move(element, from(fall));
    if (fall < 0) {
      this.goOnBelow(-fall);
      this.animations[0].onfinish = () => this.goOnBelow(0);
    }
    move(box, [
      { transform: `translateY(${former.top - now.top - fall}px)`, marginInlineEnd: `${now.width - former.width}px` },
      { transform: 'none', marginInlineEnd: '0px' },
    ]);
    const others = [cancel, scopes, ...bar.querySelectorAll('.headline > :not(.heading), .heading > *, .more-button, .controls > .button')];
    for (const element of others) move(element, coming, { easing: 'linear' });
    this.showFormer(former, now);
  }

  // A picture of the bar as it was, without the field, which is seen to move: nothing of it shines through that.
  showFormer(former, now) {
    const { bar } = this;
    this.likeness?.remove();
    const likeness = bar.cloneNode(true);
    for (const part of likeness.querySelectorAll('[id]')) part.removeAttribute('id');
    likeness.classList.add('former');
    likeness.querySelector('.search-field').classList.toggle('used', former.isSearching);
    likeness.inert = true;
    likeness.ariaHidden = 'true';
    likeness.style.top = `${bar.offsetTop}px`;
    likeness.style.setProperty('--lead', `${former.lead}px`);
    likeness.classList.toggle('titled', former.isTitled);
    bar.after(likeness);
    this.likeness = likeness;
    const corner = likeness.getBoundingClientRect();
    likeness.animate({ clipPath: [former, now].map((place) => this.around(place, corner)) }, timing);
    likeness.animate({ opacity: [1, 0] }, going).onfinish = () => likeness.remove();
  }

  // All but the field.
  around({ left, top, width }, corner) {
    const [x, y] = [left - corner.left, top - corner.top];
    const [right, bottom] = [x + width, y + this.box.offsetHeight];
    const hole = [[x, y], [right, y], [right, bottom], [x, bottom], [x, y]].map((point) => point.map((one) => `${one}px`).join(' '));
    return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${hole.join(', ')}, 0 0)`;
  }
}
