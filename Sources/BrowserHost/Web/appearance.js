// Light turns dark at once, and dark light: a ground that fades by a transition of its own would fall behind the letters
// on it. Browsers have begun to fade it by then, and may tell of the change a frame later: what has another size in the
// dark is told of in the same frame, before that is drawn.

import { make } from './make.js';

const { body, documentElement: { classList } } = document;
const dark = matchMedia('(prefers-color-scheme: dark)');
const mark = make('span', 'dark-mark', { 'aria-hidden': 'true' });
let isDark = dark.matches;
body.append(mark);

new ResizeObserver(() => {
  if (dark.matches === isDark) return;
  isDark = dark.matches;
  classList.add('turns');
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove('turns')));
}).observe(mark);
