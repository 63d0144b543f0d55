// A wheel that turns sideways pulls a row aside as a finger does.

import { sign } from './direction.js';

// How long a wheel is silent before its turn is taken to be over, and until its momentum is.
const pause = 90;
const silence = 180;

export class SwipeWheel {
  constructor(swipe) {
    this.swipe = swipe;
    this.isTurning = false;
    this.mutedUntil = 0;
    // When it turned a row last, and which.
    this.lastTurn = -Infinity;
    this.row = undefined;
    swipe.collection.layer.addEventListener('wheel', (event) => this.turn(event), { passive: false });
  }

  turn(event) {
    const { swipe } = this;
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY) || event.ctrlKey) return;
    const row = swipe.collection.rowOf(event.target);
    if (!row || (swipe.open?.row !== row && !swipe.canSwipe(row))) return;
    event.preventDefault();
    const now = performance.now();
    // A page that is busy is told late: then the pause was none, and the turn goes on where it was.
    const goesOn = event.timeStamp - this.lastTurn < pause && this.row === row;
    if (now < this.mutedUntil && !goesOn) {
      this.mutedUntil = now + silence;
      return;
    }
    this.lastTurn = event.timeStamp;
    this.row = row;
    if (!this.isTurning) this.begin(row, goesOn);
    this.pull(event);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), pause);
  }

  begin(row, goesOn) {
    const { swipe } = this;
    this.isTurning = true;
    swipe.begin(row);
    if (goesOn) return;
    this.start = swipe.open?.row === row ? swipe.open.offset : 0;
    this.offset = this.start;
  }

  pull({ deltaX, deltaMode }) {
    this.offset -= (deltaMode === 1 ? deltaX * 16 : deltaX) * sign();
    const { open } = this.swipe;
    if (!open) return;
    // Beyond its buttons a row goes no further by a wheel.
    const most = (open.strip?.total ?? 74) * 1.2;
    this.offset = Math.min(Math.max(this.offset, -most), most);
    this.swipe.pull(this.offset, { start: this.start });
  }

  end() {
    this.isTurning = false;
    this.mutedUntil = performance.now() + silence;
    this.swipe.release(0);
  }
}
