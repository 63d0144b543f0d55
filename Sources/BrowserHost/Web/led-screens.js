// Two screens while a finger leads the upper one away: the lower one comes back by a third of its way. Let go, they go on
// as fast as they were led.

import { keepHighlights, leadHighlights } from './highlight.js';
import { aside, besides, isMotionReduced } from './push-motion.js';
import { Tween } from './tween.js';

const duration = 350;

// A spring that is flung goes a little further than its end.
const seen = (away) => Math.min(Math.max(away, 0), 1);

export class LedScreens {
  constructor(upper, lower) {
    this.elements = [upper, lower];
    // A finger moves the one in front in any case; the other one moves by itself.
    const beneath = isMotionReduced() ? () => ({}) : ({ away }) => aside(1 - seen(away));
    this.tweens = [
      new Tween(upper, ({ away }) => ({ transform: besides(seen(away)) }), { away: 0 }),
      new Tween(lower, beneath, { away: 0 }),
    ];
    this.isLeaving = false;
  }

  // The share of the way out that is done.
  get away() { return seen(this.tweens[0].seen.away); }

  lead(away) {
    this.elements[1].classList.add('uncovered');
    for (const tween of this.tweens) tween.set({ away: seen(away) });
    leadHighlights(this.elements[1], seen(away));
  }

  // Speeds are shares of the way in a millisecond.
  settle(speed = 0) {
    this.isLeaving = false;
    keepHighlights(this.elements[1], duration);
    if (isMotionReduced()) this.end();
    else this.go(0, speed, () => this.end());
  }

  leave(speed) {
    this.isLeaving = true;
    this.finished = new Promise((resolve) => {
      const end = () => {
        this.end(true);
        resolve();
      };
      if (!isMotionReduced()) return this.go(1, speed, end);
      this.fade = this.elements[0].animate({ opacity: [1, 0] }, { duration: 160, fill: 'forwards' });
      this.fade.onfinish = end;
    });
  }

  go(away, speed, done) {
    this.elements[1].classList.add('uncovered');
    for (const [index, tween] of this.tweens.entries()) tween.go(tween.seen, { away }, duration, index === 0 ? done : undefined, { away: speed });
  }

  // Nothing of it is left, but that an upper one that has gone is away until it is taken from the page.
  end(isAway = false) {
    const [upper, lower] = this.elements;
    for (const tween of this.tweens) tween.stop();
    if (!isAway) {
      this.fade?.cancel();
      upper.style.transform = '';
    }
    Object.assign(lower.style, { transform: '', filter: '' });
    lower.classList.remove('uncovered');
  }
}
