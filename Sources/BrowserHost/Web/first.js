// What a page shows while its own script is on its way, which takes seconds on a slow network: its bar, and lines where
// rows will be.

import { showBarAhead } from './bar-ahead.js';
import { showCodeAhead } from './code-room.js';
import { beforeSkeleton, Skeleton } from './skeleton.js';

const show = (pane, outlines = []) => {
  const skeleton = new Skeleton(pane);
  skeleton.outlines = outlines;
  skeleton.show();
};

const looks = JSON.parse(document.getElementById('looks').textContent);
if (!document.body.classList.contains('begun')) {
  const root = document.getElementById('root');
  showCodeAhead(root);
  showBarAhead(root, looks.controls);
}

setTimeout(() => {
  // It is nobody's until the server names it.
  const ahead = document.querySelector('.ahead .main-pane');
  if (ahead) show(ahead);
  if (document.body.classList.contains('begun')) return;
  show(document.querySelector('.main-pane'), looks.outlines);
}, beforeSkeleton);
