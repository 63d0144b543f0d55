// What stands below the rows while they are edited comes in the place of what stood there before, and that goes: both fade
// through each other, as they would else be exchanged in the time of a picture.

const timing = { duration: 200, easing: 'ease', fill: 'backwards' };

export class BarExchange {
  // To be made before anything is changed, with the bars and the screen that they belong to.
  constructor(screen, bars) {
    this.screen = screen;
    this.former = bars.map((bar) => {
      const { left, top, width, height } = bar.getBoundingClientRect();
      const { padding } = getComputedStyle(bar);
      const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, padding };
      return [bar, bar.hidden ? undefined : bar.cloneNode(true), place];
    });
  }

  play() {
    if (document.hidden) return;
    for (const [bar, likeness, place] of this.former) {
      if (likeness ? likeness.isEqualNode(bar) : bar.hidden) continue;
      if (!bar.hidden) bar.animate({ opacity: [0, 1] }, timing);
      if (likeness) this.fade(likeness, place);
    }
  }

  // It is a picture of the bar that was there, in its place.
  fade(likeness, place) {
    for (const part of [likeness, ...likeness.querySelectorAll('[id]')]) part.removeAttribute('id');
    likeness.classList.add('going-bar');
    likeness.inert = true;
    likeness.ariaHidden = 'true';
    Object.assign(likeness.style, place);
    this.screen.after(likeness);
    likeness.animate({ opacity: [1, 0] }, timing).onfinish = () => likeness.remove();
  }
}
