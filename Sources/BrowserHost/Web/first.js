// What a page shows while its own script is on its way, which takes seconds on a slow network: its bar, and lines where
// rows will be.

import { fitBarAhead, showBarAhead } from './bar-ahead.js';
import './between-pages.js';
import { CentredTitle } from './centred-title.js';
import { showCodeAhead } from './code-room.js';
import { makeRoomForIndex } from './index-room.js';
import { beforeSkeleton, Skeleton } from './skeleton.js';
import { fitTitle } from './words.js';

const show = (pane, outlines = []) => {
  const skeleton = new Skeleton(pane);
  skeleton.outlines = outlines;
  skeleton.show();
};

const looks = JSON.parse(document.getElementById('looks').textContent);
const hasBegun = () => document.body.classList.contains('begun');
if (!hasBegun()) {
  const root = document.getElementById('root');
  showCodeAhead(root);
  showBarAhead(root, looks.controls);
  // Rows with a disclosure leave it room at the end of their columns.
  const name = root.querySelector('.title').textContent;
  if (looks.tree) Object.assign(root.querySelector('.main-pane .rows'), { role: 'treegrid', ariaLabel: name });
  makeRoomForIndex(root.querySelector('.main-pane > .viewport'), looks.index ?? []);
  fitTitle(root.querySelector('.title'));
  // Nothing has a size as long as the browser waits for this script.
  const fitting = new ResizeObserver(() => {
    if (hasBegun()) return fitting.disconnect();
    fitBarAhead(root);
    new CentredTitle(root).measure();
  });
  fitting.observe(root.querySelector('.bar-inner'));
}

setTimeout(() => {
  // It is nobody's until the server names it.
  const ahead = document.querySelector('.ahead .main-pane');
  if (ahead) show(ahead);
  if (hasBegun()) return;
  show(document.querySelector('.main-pane'), looks.outlines);
}, beforeSkeleton);
