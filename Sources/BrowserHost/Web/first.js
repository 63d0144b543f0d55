// What a page shows while its own script is on its way, which takes seconds on a slow network: lines where rows will be.

import { beforeSkeleton, Skeleton } from './skeleton.js';

setTimeout(() => {
  if (document.body.classList.contains('begun')) return;
  const skeleton = new Skeleton(document.querySelector('.main-pane'));
  skeleton.outlines = JSON.parse(document.getElementById('looks').textContent).outlines ?? [];
  skeleton.show();
}, beforeSkeleton);
