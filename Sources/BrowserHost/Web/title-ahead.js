// A list that its address leads into the midst of begins where its large title is gone already: until its rows come, the
// title takes no room.

import { placeAhead } from './layout-ahead.js';

export function showTitleAhead(screen, { outlines = [] }) {
  if (placeAhead(screen.querySelector('.main-pane'), outlines) === 0) return;
  const inner = screen.querySelector('.bar-inner');
  inner.dataset.title = screen.querySelector('.title').textContent;
  inner.parentElement.classList.add('titled');
  screen.classList.add('begins-below', 'scrolled');
}
