// On mirrored pages a text that runs from the left ends at the side that its lines stand at, and so do the dots of one that
// is cut. Browsers leave no room for them there: its last line gets some.

import { sign } from './direction.js';

const runsFromRight = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

// The browser says it once lines are laid out. All are asked before any is changed.
const sizes = new ResizeObserver((changes) => {
  const lines = changes.map(({ target }) => target);
  for (const line of lines) line.classList.remove('cut-short');
  const cut = lines.filter((line) => line.scrollHeight > line.clientHeight + line.clientHeight / 8);
  for (const line of cut) line.classList.add('cut-short');
});

// To be called with each text that has a limited number of lines.
export function leaveRoomForDots(line, text) {
  if (sign() > 0) return;
  sizes.unobserve(line);
  if (runsFromRight.test(text ?? '')) return line.classList.remove('cut-short');
  sizes.observe(line);
}
