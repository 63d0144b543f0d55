// A wheel that turns sideways over a lane with places of rest. A notch of a plain wheel is much less than the way to the
// next place, and browsers would spring back: here it is one step. What trackpads send in small pieces is followed, and
// comes to rest in its direction. Turning up and down stays with the page.

import { sign } from './direction.js';

// No trackpad begins with as much.
const notch = 48;

// A wheel that is silent for so long has come to rest.
const pause = 120;

// A free wheel turns no faster than pages can be seen.
const leastTime = 60;

export class LaneWheel {
  constructor(lane) {
    this.lane = lane;
    this.turn = undefined;
    lane.box.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
  }

  wheel(event) {
    const { lane } = this;
    const distance = this.distance(event);
    if (!lane.snap || distance === 0 || event.ctrlKey) return;
    event.preventDefault();
    if (!this.turn || this.isNewPush(distance)) this.begin(distance);
    const { turn } = this;
    turn.last = Math.abs(distance);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), pause);
    if (turn.isNotched) this.step(distance, event.timeStamp);
    else this.follow(distance);
  }

  // How far the wheel turns towards the end of a line; 0 where it turns up or down.
  distance(event) {
    const isShifted = event.shiftKey && event.deltaX === 0;
    const [across, along] = isShifted ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    if (Math.abs(across) <= Math.abs(along)) return 0;
    const unit = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 40 : this.lane.frame[2];
    return across * unit * sign();
  }

  // Momentum only fades: what grows again, or turns round, is another push.
  isNewPush(distance) {
    const { turn } = this;
    return Math.sign(distance) !== turn.direction || (!turn.isNotched && Math.abs(distance) > 2 * turn.last + 10);
  }

  begin(distance) {
    const { lane } = this;
    const start = lane.goal ?? lane.offset;
    this.turn = {
      direction: Math.sign(distance), isNotched: Math.abs(distance) >= notch, start, reach: start, last: 0, time: -Infinity,
    };
    if (!this.turn.isNotched) lane.hold();
  }

  step(distance, time) {
    const { lane, turn } = this;
    if (time - turn.time < leastTime) return;
    turn.time = time;
    const count = lane.isPaged ? 1 : Math.max(1, Math.round(Math.abs(distance) / lane.snap));
    lane.step(turn.direction * count);
  }

  follow(distance) {
    const { lane, turn } = this;
    turn.reach += distance;
    if (lane.isPaged) turn.reach = Math.min(Math.max(turn.reach, turn.start - lane.snap), turn.start + lane.snap);
    turn.reach = Math.min(Math.max(turn.reach, 0), lane.furthest);
    lane.moveTo(turn.reach);
  }

  end() {
    const { lane, turn } = this;
    this.turn = undefined;
    if (!turn.isNotched) lane.release(turn.start, turn.reach);
  }
}
