// A mouse draws a lane along as a finger does, and the lane rolls on when it is let go.

import { sign } from './direction.js';
import { pullSpeed } from './pull-speed.js';

const slop = 5;

// How far a lane rolls on, in milliseconds at the speed it was let go with.
const momentum = 180;

// A hand that rests for so long before it lets go wants the lane to stay.
const rest = 80;

export class LaneDrag {
  constructor(lane) {
    this.lane = lane;
    this.press = undefined;
    const { element } = lane;
    element.addEventListener('pointerdown', (event) => this.down(event));
    element.addEventListener('pointermove', (event) => this.move(event));
    element.addEventListener('pointerup', (event) => this.up(event));
    element.addEventListener('pointercancel', () => this.up());
    element.addEventListener('click', (event) => this.click(event), { capture: true });
    element.addEventListener('dragstart', (event) => event.preventDefault());
  }

  down(event) {
    this.swallowsClick = false;
    // What can be dragged elsewhere, or pressed, is not for drawing the lane along.
    if (event.pointerType !== 'mouse' || event.button !== 0 || this.lane.furthest === 0) return;
    if (event.target.closest('button, input, a, .reorderable')) return;
    this.press = { id: event.pointerId, x: event.clientX, last: event.clientX, time: event.timeStamp, speed: 0 };
  }

  move(event) {
    const { press, lane } = this;
    if (!press || press.id !== event.pointerId) return;
    if (press.start === undefined) {
      if (Math.abs(event.clientX - press.x) < slop) return;
      press.start = lane.offset;
      press.x = event.clientX;
      lane.element.setPointerCapture(press.id);
      lane.element.classList.add('dragged');
      lane.hold();
    }
    const time = event.timeStamp - press.time;
    if (time > 0) {
      press.speed = pullSpeed(press.speed, (press.last - event.clientX) / time);
      press.last = event.clientX;
      press.time = event.timeStamp;
    }
    lane.moveTo(press.start + sign() * (press.x - event.clientX));
  }

  up(event) {
    const { press, lane } = this;
    this.press = undefined;
    if (press?.start === undefined) return;
    lane.element.classList.remove('dragged');
    this.swallowsClick = true;
    const isResting = !event || event.timeStamp - press.time > rest;
    const offset = press.start + sign() * (press.x - press.last);
    lane.release(press.start, offset + (isResting ? 0 : sign() * press.speed * momentum));
  }

  // Who has drawn the lane along did not mean the tile that is under the mouse.
  click(event) {
    if (!this.swallowsClick) return;
    this.swallowsClick = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
