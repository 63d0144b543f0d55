// How a finger's menu and the row that it belongs to are both seen.

import { sign } from './direction.js';
import { gap, margin } from './menu-level.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

// As high as a menu has to be, in points, to be read beside what it belongs to.
const fewLines = 132;

// A row grows as it is lifted, by five points at each side where it is wide.
const grown = 5;

// Lower windows are those of phones on their side, where a row that moves up would come over the bar.
const low = 450;

// Where a menu would cover what it belongs to, that moves up, as far as it can. Where all of the menu is not seen then
// either, and wherever it is not below its row on a phone on its side, it stands beside what it belongs to, which stays where
// it is, and gives it so much of its width where there is no other room. Else the menu scrolls. Where there is no room for a
// few lines it lies over what it belongs to.
export function makeRoom(menu, at, preview, isTouch) {
  const { offsetTop: start, offsetHeight: height } = menu;
  if (start >= at.bottom) return;
  const room = innerHeight - 2 * margin - gap - (at.bottom - at.top);
  const place = isTouch && (height > room || innerHeight <= low) ? placeBeside(menu, at) : undefined;
  if (place) standBeside(menu, at, preview, place);
  else if (start + height <= at.top) return;
  else if (isTouch && room >= fewLines) standBelow(menu, at, preview, room);
  else preview.remove();
}

// Where the menu begins, and where what it belongs to is left for it, counted from where lines begin. A row keeps as much of
// its width as the menu has.
function placeBeside({ offsetWidth: width }, at) {
  const [left, right] = sign() > 0 ? [at.left, at.right] : [innerWidth - at.right, innerWidth - at.left];
  const apart = gap + grown;
  if (right + apart + width <= innerWidth - margin) return { start: right + apart, end: right };
  const start = Math.min(right, innerWidth - margin) - width;
  return start - apart - left >= width ? { start, end: start - apart } : undefined;
}

function standBelow(menu, { bottom }, preview, room) {
  const way = bottom + gap + Math.min(menu.offsetHeight, room) + margin - innerHeight;
  move(preview, `0 ${-way}px`);
  Object.assign(menu.style, { top: `${bottom + gap - way}px`, maxHeight: `${room}px` });
}

function standBeside(menu, { left, right, top, bottom }, preview, { start, end }) {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const isMirrored = sign() < 0;
  const within = (y, high) => Math.max(margin, Math.min(y, innerHeight - margin - high));
  Object.assign(menu.style, {
    left: `${isMirrored ? innerWidth - start - width : start}px`,
    top: `${within(top, height)}px`,
    transformOrigin: isMirrored ? 'right top' : 'left top',
  });
  const narrower = isMirrored ? innerWidth - end - left : right - end;
  const former = preview.style.width;
  preview.style.width = `${right - left - narrower}px`;
  if (!reducedMotion.matches) preview.animate({ width: [former, preview.style.width] }, { duration: 250, easing: 'ease-out' });
  move(preview, `${isMirrored ? narrower : 0}px ${within(top, bottom - top) - top}px`);
}

function move(preview, translate) {
  const former = preview.style.translate || '0 0';
  preview.style.translate = translate;
  if (!reducedMotion.matches) preview.animate({ translate: [former, translate] }, { duration: 250, easing: 'ease-out', fill: 'backwards' });
}
