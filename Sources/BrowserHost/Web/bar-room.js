// What finds room in the bar of a telephone, and how it stands there.

import { isLargeText } from './text-size.js';

export const isNarrow = matchMedia('(max-width: 640px)');
export const isTouched = matchMedia('(pointer: coarse)');

// Fewer have room, and so have pictures alone.
const fewest = 5;
// Large pictures have room for so many.
const mostLarge = 3;
// Buttons that say more do not fit beside a title.
const mostLetters = 16;

// In a low window segments stand in a menu, and so are as narrow as they can be.
export const isLow = matchMedia('(max-height: 300px)');

// Whether there is no room for segments of some widths beside each other.
export function pullsDown(bar, widths) {
  const { width, paddingLeft, paddingRight } = getComputedStyle(bar);
  const room = parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return (isLow.matches && isNarrow.matches) || widths.some((one) => one > room);
}

// Whether buttons and switches stand in a menu, told for each whether it is a picture alone; so many others stand below
// the rows.
export function folds(pictures, belowCount) {
  // One alone takes no more room than the button of a menu.
  const isMany = pictures.length > 1 && pictures.length + belowCount >= fewest;
  const isTooLarge = isLargeText() && pictures.length > mostLarge;
  return isNarrow.matches && (isTooLarge || (isMany && !pictures.every((isPicture) => isPicture)));
}

// The button of a menu stands behind the others, and before a search.
export function placedAmong(elements, button) {
  const search = elements.findIndex((element) => element.matches('.search-field'));
  const place = search < 0 ? elements.length : search;
  return [...elements.slice(0, place), button, ...elements.slice(place)];
}

// One or two buttons stand beside the title, if they say little, and a picture or two.
export function markBrief(bar, elements, hasScopes) {
  const seen = elements.filter((element) => !element.hidden);
  const letters = seen.reduce((count, one) => count + one.textContent.length, 0);
  const worded = seen.filter((one) => !one.matches('.pictured'));
  const isBrief = worded.length <= 2 && seen.length <= 3 && letters <= mostLetters
    && seen.every((one) => one.matches('.button'));
  bar.classList.toggle('scoped', hasScopes);
  bar.classList.toggle('brief', isBrief);
  bar.classList.toggle('wordless', isBrief && worded.length === 0);
}
