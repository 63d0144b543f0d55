// On a telephone, a screen that goes from one of its places to one further in, as to a folder in the one that is shown,
// moves as two screens do, and back: a picture of what was shown stands for the former.

import { besides, moveScreen } from './push-motion.js';

// Whether one of two paths leads on from the other: 'in', 'out', or undefined.
export function wayBetween(former = [], path = []) {
  const isWithin = (inner, outer) => inner.length > outer.length && outer.every((name, index) => inner[index] === name);
  if (isWithin(path, former)) return 'in';
  return isWithin(former, path) ? 'out' : undefined;
}

// To be called while the screen still shows where it was.
export function leavePlace(screen, way) {
  if (way === undefined || document.hidden || innerWidth > 640) return;
  const picture = pictureOf(screen);
  if (way === 'in') screen.before(picture);
  else screen.after(picture);
  for (const [index, scroller] of viewports(screen).entries()) viewports(picture)[index].scrollTop = scroller.scrollTop;
  const motion = way === 'in' ? moveScreen(screen, picture, besides(), true) : moveScreen(picture, screen, besides(), false);
  const upper = way === 'in' ? screen : picture;
  upper.classList.add('over-place');
  const end = () => {
    picture.remove();
    upper.classList.remove('over-place');
  };
  motion.finished.then(end, end);
}

const viewports = (element) => element.querySelectorAll('.viewport');

// It can be neither pressed nor read out.
function pictureOf(screen) {
  const picture = screen.cloneNode(true);
  picture.classList.add('left-place');
  picture.ariaHidden = 'true';
  picture.inert = true;
  for (const part of [picture, ...picture.querySelectorAll('[id]')]) part.removeAttribute('id');
  return picture;
}
