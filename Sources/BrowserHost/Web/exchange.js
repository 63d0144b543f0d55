// Where most is replaced, what goes dims in its place, and what comes is there in the same moment, and brightens: at every
// moment one of the two is read, and never both.

import { Spring } from './spring.js';

// Of the time that a movement has.
const share = 0.6;

// What is half gone is cut off.
const half = 0.5;

// How far below its place something is seen first, and how far it would have come from, had it been seen before.
const rise = 5;

// `animations` are those by which rows come and go, if anything was there. What still waits to be cut off is: nothing
// else comes before that, or later.
export function exchangeOf(milliseconds, animations) {
  const duration = milliseconds * share;
  if (!animations) return { duration, at: 0 };
  let at = Spring.timeTo(half, duration);
  for (const { cut, time } of animations) if (cut?.isSeenAfter === false && time < cut.at) at = cut.at - time;
  return { duration, at };
}

// How something goes: `tween` shows its opacity.
export function giveWay(tween, state, { duration, at }, done) {
  tween.go(tween.seen, state, duration, done, undefined, { at, isSeenAfter: false });
}

// Where nothing comes but words that say so, they are there once what goes is half gone.
export function giveWayToWords(tween, state, milliseconds, done) {
  const time = Spring.timeTo(half, milliseconds * share);
  tween.go(tween.seen, { ...state, opacity: half }, Spring.durationFor(time), done);
}

// How something comes, which is half there when it is seen first.
export function takePlace(tween, state, { duration, at }) {
  const left = Spring.shareLeft(at, duration);
  const start = { ...state, opacity: 1 - half / left, y: rise / left };
  tween.go(start, state, duration, undefined, {}, { at, isSeenAfter: true });
}
