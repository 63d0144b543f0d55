// What a page shows while its own script is on its way, which takes seconds on a slow network: its bar, and lines where
// rows will be.

import { fitBarAhead, showBarAhead } from './bar-ahead.js';
import './between-pages.js';
import { CentredTitle } from './centred-title.js';
import { showCodeAhead } from './code-room.js';
import { detailAhead, placeDetailAhead } from './detail-ahead.js';
import { makeRoomForIndex } from './index-room.js';
import { looksAhead, looksOfDetail, looksOfSheet } from './looks-ahead.js';
import { fitScreenAhead, showScreenAhead } from './screen-ahead.js';
import { placeSheetAhead, sheetAhead } from './sheet-ahead.js';
import { beforeSkeleton, Skeleton } from './skeleton.js';
import { showTitleAhead } from './title-ahead.js';
import { fitTitle } from './words.js';

const show = (pane, { outlines = [], empty: isEmpty = false }) => {
  const skeleton = new Skeleton(pane);
  skeleton.outlines = outlines;
  skeleton.isNeeded = !isEmpty;
  skeleton.show();
};

// What stands in front of the page's own screen, or beside it, and what is known of that.
const ahead = () => [[detailAhead(), looksOfDetail], [sheetAhead(), looksOfSheet]].filter(([screen]) => screen);

const hasBegun = () => document.body.classList.contains('begun');
if (!hasBegun()) {
  const root = document.getElementById('root');
  const { controls, tree: isTree, index = [] } = looksAhead();
  showCodeAhead(root);
  showBarAhead(root, controls);
  // Rows with a disclosure leave it room at the end of their columns.
  const name = root.querySelector('.title').textContent;
  if (isTree) Object.assign(root.querySelector('.main-pane .rows'), { role: 'treegrid', ariaLabel: name });
  makeRoomForIndex(root.querySelector('.main-pane > .viewport'), index);
  fitTitle(root.querySelector('.title'));
  if (detailAhead()) placeDetailAhead(detailAhead());
  if (sheetAhead()) placeSheetAhead(sheetAhead(), detailAhead() ?? root, looksOfSheet());
  for (const [screen, looks] of ahead()) showScreenAhead(screen, looks());
  let hasSize = false;
  // Nothing has a size as long as the browser waits for this script.
  const fitting = new ResizeObserver(() => {
    if (hasBegun()) return fitting.disconnect();
    fitBarAhead(root);
    if (!hasSize) showTitleAhead(root, looksAhead());
    if (!hasSize && detailAhead()) showTitleAhead(detailAhead(), looksOfDetail());
    hasSize = true;
    new CentredTitle(root).measure();
    for (const [screen] of ahead()) fitScreenAhead(screen);
  });
  fitting.observe(root.querySelector('.bar-inner'));
}

// The page's script does not come: what says so is there already, for pages to which this one does not come either.
document.addEventListener('error', ({ target }) => {
  if (!target.matches('script') || hasBegun()) return;
  document.body.classList.add('failed');
  for (const late of document.querySelectorAll('.late')) {
    late.querySelector('.what').textContent = 'Can’t Load This Page';
    late.querySelector('.why').textContent = 'A part of it didn’t arrive.';
  }
}, true);

setTimeout(() => {
  // They are nobody's until the server names them.
  for (const [screen, looks] of ahead()) show(screen.querySelector('.main-pane'), looks());
  if (hasBegun()) return;
  show(document.querySelector('.main-pane'), looksAhead());
}, beforeSkeleton);
