// How a program's text comes beside the view, and goes from there: the view gives way to it. All is laid out once, and
// moves from where it was seen, or to where it will be; the rows, once their new places are known.

import { sign } from './direction.js';
import { spring } from './push-motion.js';
import { ResizedRows } from './resized-rows.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const timing = { duration: 420, easing: spring };

export class BesideMotion {
  constructor(screen, pane) {
    Object.assign(this, { screen, pane });
    this.main = screen.querySelector('.main-pane');
    this.animations = [];
    this.paneMotion = undefined;
    this.rows = new ResizedRows(this.main.querySelector('.viewport'));
  }

  // To be called before anything is changed.
  note() {
    this.former = this.places();
    this.headsWidth = this.heads?.offsetWidth;
  }

  // What stands above columns goes along with them.
  get heads() { return this.main.querySelector('.column-heads'); }

  // Where things are seen, by the edges that they begin at; what is on its way is there, too. The view is where its rows
  // are, and the button stays where it is.
  places() {
    const { screen, pane, main } = this;
    const bar = screen.querySelectorAll(':scope > .bar :is(.headline > :not(.code-button, .heading), .heading > *, .controls)');
    return new Map([...bar, main, pane].map((part) => {
      const { left, right, top, width } = (part === main ? main.querySelector('.spacer') : part).getBoundingClientRect();
      return [part, { x: sign() > 0 ? left : right, y: part === main ? main.getBoundingClientRect().top : top, width }];
    }));
  }

  play(isOpen) {
    const { pane, main, former } = this;
    this.halt();
    pane.hidden = false;
    pane.classList.toggle('going', !isOpen);
    if (reducedMotion.matches) return this.movePane(isOpen, { opacity: isOpen ? [0, 1] : [1, 0] }, { duration: 160 });
    const now = this.places();
    const away = sign() * now.get(pane).width;
    this.over(isOpen ? Math.abs(away) : 0, Math.abs(former.get(main).x - now.get(main).x));
    const seen = former.get(pane).width > 0 ? former.get(pane).x - now.get(pane).x : away;
    this.moveHeads();
    this.paneMotion = this.movePane(isOpen, { translate: [`${seen}px`, `${isOpen ? 0 : away}px`] }, timing);
    for (const [part, { x, y, width }] of former) {
      const rest = now.get(part);
      const hasMoved = x !== rest.x || y !== rest.y;
      if (hasMoved && part !== pane && width > 0) this.move(part, { translate: [`${x - rest.x}px ${y - rest.y}px`, '0 0'] }, timing);
    }
  }

  moveHeads() {
    const { heads, headsWidth } = this;
    if (!headsWidth) return;
    const { marginInlineStart: start } = getComputedStyle(heads);
    const width = [headsWidth, heads.offsetWidth].map((each) => `${each}px`);
    this.move(heads, { width, maxWidth: ['none', 'none'], marginInlineStart: [start, start] }, timing);
  }

  // Lays the rows out anew: while it moves, they go along.
  along(apply) {
    if (!this.paneMotion) return apply();
    const duration = timing.duration - (this.paneMotion.currentTime ?? 0);
    return this.rows.follow(apply, { ...timing, duration });
  }

  // Until it is there, rows that are still wide are seen below it, though they have no more than the room beside it, and
  // what lies behind them reaches as far back as they come from.
  over(width, lead = 0) {
    for (const { style } of this.main.querySelectorAll('.viewport, .heads')) {
      style.marginInlineEnd = width === 0 ? '' : `${-width}px`;
      style.paddingInlineEnd = width === 0 ? '' : `${width}px`;
      style.setProperty('--lead', width === 0 ? '' : `${lead}px`);
    }
  }

  movePane(isOpen, frames, options) {
    const { pane } = this;
    const motion = this.move(pane, frames, options);
    motion.onfinish = () => {
      this.stop();
      pane.hidden = !isOpen;
    };
    return motion;
  }

  stop() {
    this.halt();
    this.rows.stop();
  }

  // Rows that are on their way go on until they are sent elsewhere.
  halt() {
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    this.paneMotion = undefined;
    this.over(0);
    this.pane.classList.remove('going');
  }

  move(part, frames, options) {
    const animation = part.animate(frames, { fill: 'backwards', ...options });
    this.animations.push(animation);
    return animation;
  }
}
