// What layouts must know of the device that shows the page: whether it is one for fingers or one with a pointer, for which
// rows are lower, how large letters are there, and how many pixels a point has.

import { textScale } from './text-size.js';

const byFinger = matchMedia('(pointer: coarse)');

// Screens narrower than this are those of telephones, whichever way they are held.
const narrow = 600;

function idiom() {
  if (!byFinger.matches) return 'mac';
  return Math.min(screen.width, screen.height) < narrow ? 'phone' : 'pad';
}

export const device = () => ({ textScale: textScale(), idiom: idiom(), displayScale: devicePixelRatio });

// Tells when a mouse is plugged into a tablet, or taken out, and when the page comes to another screen or is enlarged.
export function onDeviceChange(action) {
  byFinger.addEventListener('change', action);
  const watch = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
    watch();
    action();
  }, { once: true });
  watch();
}
