// What a page shows while its own script is on its way, which takes seconds on a slow network: lines where rows will be.

import { beforeSkeleton, Skeleton } from './skeleton.js';

const show = (pane, outlines = []) => {
  const skeleton = new Skeleton(pane);
  skeleton.outlines = outlines;
  skeleton.show();
};

setTimeout(() => {
  // It is nobody's until the server names it.
  const ahead = document.querySelector('.ahead .main-pane');
  if (ahead) show(ahead);
  if (document.body.classList.contains('begun')) return;
  show(document.querySelector('.main-pane'), JSON.parse(document.getElementById('looks').textContent).outlines);
}, beforeSkeleton);
