// How a program's text comes beside the view, and goes from there: the view gives way to it. All is laid out once, and
// moves from where it was seen, or to where it will be.

import { sign } from './direction.js';
import { spring } from './push-motion.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const timing = { duration: 420, easing: spring };

export class BesideMotion {
  constructor(screen, pane) {
    Object.assign(this, { screen, pane });
    this.main = screen.querySelector('.main-pane');
    this.animations = [];
  }

  // To be called before anything is changed.
  note() { this.former = this.places(); }

  // Where things are seen, by the edges that they begin at; what is on its way is there, too. The view is where its rows
  // are, and the button stays where it is.
  places() {
    const { screen, pane, main } = this;
    const bar = screen.querySelectorAll(':scope > .bar :is(.headline > :not(.code-button), .controls)');
    return new Map([...bar, main, pane].map((part) => {
      const { left, right, top, width } = (part === main ? main.querySelector('.spacer') : part).getBoundingClientRect();
      return [part, { x: sign() > 0 ? left : right, y: part === main ? main.getBoundingClientRect().top : top, width }];
    }));
  }

  play(isOpen) {
    const { pane, former } = this;
    this.stop();
    pane.hidden = false;
    pane.classList.toggle('going', !isOpen);
    if (reducedMotion.matches) return this.movePane(isOpen, { opacity: isOpen ? [0, 1] : [1, 0] }, { duration: 160 });
    const now = this.places();
    const away = sign() * now.get(pane).width;
    // The rows keep their width until it is there: they take the new one where it covers them, and none jumps before.
    const wider = former.get(this.main).width - now.get(this.main).width;
    this.over(isOpen ? Math.abs(away) : 0, Math.max(0, Math.abs(away) - wider));
    const seen = former.get(pane).width > 0 ? former.get(pane).x - now.get(pane).x : away;
    this.movePane(isOpen, { translate: [`${seen}px`, `${isOpen ? 0 : away}px`] }, timing);
    for (const [part, { x, y, width }] of former) {
      const rest = now.get(part);
      const hasMoved = x !== rest.x || y !== rest.y;
      if (hasMoved && part !== pane && width > 0) this.move(part, { translate: [`${x - rest.x}px ${y - rest.y}px`, '0 0'] }, timing);
    }
  }

  // Until it is there, it comes over the rows: they are seen below it as far as they go.
  over(width, padding = 0) {
    const { style } = this.main.querySelector('.viewport');
    style.marginInlineEnd = width === 0 ? '' : `${-width}px`;
    style.paddingInlineEnd = width === 0 ? '' : `${padding}px`;
  }

  movePane(isOpen, frames, options) {
    const { pane } = this;
    this.move(pane, frames, options).onfinish = () => {
      this.stop();
      pane.hidden = !isOpen;
    };
  }

  stop() {
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    this.over(0);
    this.pane.classList.remove('going');
  }

  move(part, frames, options) {
    const animation = part.animate(frames, options);
    this.animations.push(animation);
    return animation;
  }
}
