// How a row comes and goes in its place, by the name of its animation. `top` and `bottom` slide from below a neighbour,
// `middle` opens like a shutter; without a name a line fades and a card grows.

import { sign } from './direction.js';
import { Tween } from './tween.js';

// What goes takes this share of the time that a movement has: others come where it was.
export const fadingShare = 0.5;

// Below everything that comes or moves nothing takes its place: there it goes as slowly as it came.
export const fadingShareAt = (y, { lowest }) => (y > lowest ? 1 : fadingShare);

export const unmoved = { opacity: 1, scale: 1, x: 0, y: 0, clip: 0 };

// The state of a row that is not there yet, or no more. Left is left, whichever way lines run.
export function absence(animation, [, , width, height], isCard) {
  switch (animation) {
    case 'left': return { ...unmoved, x: -width * sign() };
    case 'right': return { ...unmoved, x: width * sign() };
    case 'top': return { ...unmoved, y: -height };
    case 'bottom': return { ...unmoved, y: height };
    // The middle of what is seen stays in the middle of the room that there is.
    case 'middle': return { ...unmoved, y: -height / 2, clip: 50 };
    default: return { ...unmoved, opacity: 0, scale: isCard && animation === undefined ? 0.8 : 1 };
  }
}

// What fades in is seen once what stood there is hardly seen any more, or has gone on: no two texts are read at once.
// What has no ground hides nothing that is still on its way from there.
export const late = (state, isClear) => (state.opacity === 0 ? { ...state, opacity: isClear ? -1.2 : -0.3 } : state);

// With reduced motion nothing travels.
export const unlessReduced = (animation, { duration }) => (duration === 0 && animation !== 'none' ? 'fade' : animation);

// The properties that show a state.
export const rowStyle = ({ opacity, scale, x, y, clip }) => ({
  opacity: String(Math.max(0, opacity)),
  transform: x === 0 && y === 0 && scale === 1 ? 'none' : `translate(${sign() * x}px, ${y}px) scale(${scale})`,
  clipPath: clip > 0 ? `inset(${clip}% 0)` : 'none',
});

// A row that is made anew: the old content goes as it came, while the new one, which the row's own face shows, comes.
export function replaceFace(row, animation, duration) {
  if (animation === 'none') return;
  const face = row.face.element;
  const old = face.cloneNode(true);
  old.setAttribute('aria-hidden', 'true');
  old.inert = true;
  old.classList.add('ghost');
  for (const one of [old, ...old.querySelectorAll('[id]')]) one.removeAttribute('id');
  row.element.append(old);
  const leaving = new Tween(old, rowStyle, unmoved);
  // What fades is gone before the new texts are read in its place.
  const fades = animation === undefined || animation === 'fade';
  leaving.go(unmoved, row.absent(animation), fades ? duration * fadingShare : duration, () => old.remove());
  row.appear(duration, animation);
}
