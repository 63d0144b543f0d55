// Whether a program's text stands beside its view from the start: where there is ample room for both, and where there is
// room, as it was left.

import { textScale } from './text-size.js';

export const wide = matchMedia('(min-width: 960px)');
// Larger letters need more of it.
const isAmple = () => innerWidth >= 1200 * textScale();
const storageKey = 'code beside views';

// A browser that keeps nothing forgets how it was left.
function lastLeft() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function leave(how) {
  try {
    localStorage.setItem(storageKey, how);
  } catch {}
}

export function opensByItself() {
  if (!wide.matches) return false;
  const left = lastLeft();
  return left === null ? isAmple() : left === 'open';
}

// The document has its place and its button, hidden and of no use until its script has come.
export function showCodeAhead(screen) {
  const pane = screen.querySelector(':scope > .panes > .code-pane');
  if (!pane || !opensByItself()) return;
  pane.hidden = false;
  screen.classList.add('shows-code');
  screen.querySelector('.headline > .code-button').ariaExpanded = 'true';
}

// The script makes its own.
export function removeCodeAhead(screen) {
  for (const one of screen.querySelectorAll(':scope > .panes > .code-pane, .headline > .code-button')) one.remove();
}
