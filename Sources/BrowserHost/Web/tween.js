// Lets an element go from one state to another, and from wherever it is by then to a third, without losing its speed.
//
// A state is an object of numbers, and `style` turns it into the CSS properties that show it. Movements are springs,
// handed to the browser as sampled keyframes: it plays them beside this script, however busy that is. Where an element
// is at the moment, and how fast, follows from the spring, without asking for the layout.
//
//     const glide = new Tween(element, ({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }), { x: 0, y: 0 });
//     glide.go(glide.seen, { x: 0, y: 100 }, 300, () => { … });
//
// All that is set going in one turn of the event loop keeps in step.

import { Spring, offsets, offsetsFromRest } from './spring.js';

export class Tween {
  constructor(element, style, state) {
    this.element = element;
    this.style = style;
    this.state = state;
    this.duration = 0;
    this.springs = undefined;
    this.animation = undefined;
    this.cut = undefined;
    this.done = undefined;
    this.show(state);
  }

  get isMoving() { return this.animation !== undefined; }

  // The state that is seen now.
  get seen() {
    const time = this.time;
    if (time === undefined) return this.state;
    return mapped(this.springs, (spring) => spring.at(time));
  }

  // How fast each number of the state changes now, per millisecond.
  get velocity() {
    const time = this.time;
    return mapped(this.state, (_, name) => (time === undefined ? 0 : this.springs[name].speedAt(time)));
  }

  // Whether it is cut off now.
  get isHidden() {
    const { cut, time } = this;
    return cut !== undefined && time !== undefined && (time >= cut.at) !== cut.isSeenAfter;
  }

  // For how long the movement has run; undefined at rest.
  get time() {
    const time = this.animation?.currentTime ?? undefined;
    return time === undefined || time >= Spring.timeToSettle(this.duration) ? undefined : Math.max(0, time);
  }

  // Takes on a state at once.
  set(state) {
    this.stop();
    this.state = state;
    this.show(state);
  }

  // Goes from one state to another, at first as fast as it went before; `done` is called at the end, unless something
  // else comes between. What has an opacity may be seen only before or after some moment, its `cut`.
  go(start, state, duration, done, velocity = this.velocity, cut = undefined) {
    this.stop();
    this.cut = cut;
    this.state = state;
    this.duration = duration;
    this.done = done;
    this.springs = mapped(state, (end, name) => new Spring(start[name], end, velocity[name] ?? 0, duration));
    this.show(state);
    const time = Spring.timeToSettle(duration);
    // A picture may be told an earlier time than this turn was: it shows where the movement begins, not where it ends.
    const animation = this.element.animate(this.keyframes(time), { duration: time, fill: 'backwards' });
    const startTime = commonStartTime();
    if (startTime !== null) animation.startTime = startTime;
    this.animation = animation;
    moving += 1;
    animation.onfinish = () => {
      if (this.animation !== animation) return;
      this.stop();
      done?.();
    };
  }

  // Arrives at another state instead, without a jump now; what its states count from may have moved.
  redirect(state, seen = this.seen) {
    if (this.time === undefined) return this.set(state);
    this.go(seen, state, this.duration, this.done);
  }

  get setsOutFromRest() { return Object.values(this.springs).every(({ velocity }) => velocity === 0); }

  stop() {
    const { animation } = this;
    if (!animation) return;
    this.animation = undefined;
    this.cut = undefined;
    moving -= 1;
    animation.cancel();
  }

  show(state) {
    Object.assign(this.element.style, this.style(state));
  }

  // The movement as lists of values; what stays as it is needs none.
  keyframes(time) {
    const last = this.style(this.state);
    const frames = mapped(last, () => []);
    const places = this.cut ? aroundCut(this.cut.at / time) : this.setsOutFromRest ? offsetsFromRest : offsets;
    places.forEach((offset, index) => {
      const style = offset === 1 ? last : this.style(mapped(this.springs, (spring) => rounded(spring.at(offset * time))));
      if (this.cut && (index > places.indexOf(this.cut.at / time)) !== this.cut.isSeenAfter) style.opacity = '0';
      for (const name in frames) frames[name].push(style[name]);
    });
    for (const name in frames) {
      if (frames[name].every((value) => value === last[name])) delete frames[name];
    }
    return { ...frames, offset: places };
  }
}

// A moment is sampled twice: as it is before it, and after it.
function aroundCut(moment) {
  return [...offsets.filter((one) => one < moment), moment, moment, ...offsets.filter((one) => one > moment)];
}

// How many elements are on their way.
let moving = 0;

// Null lets the browser begin with the next picture, when whatever this turn has to do is done. While anything moves,
// that would hold it up for as long: then the movement goes on from now.
let startTime;

function commonStartTime() {
  if (startTime === undefined) {
    startTime = moving > 0 ? document.timeline.currentTime : null;
    queueMicrotask(() => { startTime = undefined; });
  }
  return startTime;
}

// Long numbers take the browser long to read.
const rounded = (number) => Math.round(number * 1e4) / 1e4;

function mapped(object, transform) {
  const result = {};
  for (const name in object) result[name] = transform(object[name], name);
  return result;
}
