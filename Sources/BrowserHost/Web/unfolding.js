// What was let go with a row comes out from under it, all of it as one block, while that grows from a piece to a row.

import { likenessOf } from './likeness.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

// In milliseconds. As long as the piece grows, see drag.css.
export const unfolding = 200;

const timing = { duration: unfolding, easing: 'ease', fill: 'backwards' };

// `body` is what the row is seen as, `box` where it ends up.
export function unfold(rows, body, box) {
  if (rows.length === 0 || reducedMotion.matches) return;
  const { left, right } = body.getBoundingClientRect();
  // No wider than the piece.
  const sides = `${Math.max(0, box.right - right)}px 0 ${Math.max(0, left - box.left)}px`;
  const frames = rows.map(({ frame }) => frame);
  const top = Math.min(...frames.map((frame) => frame[1]));
  const depth = Math.max(...frames.map((frame) => frame[1] + frame[3])) - top;
  for (const { element, face, frame } of rows) {
    element.animate({ clipPath: [`inset(-${depth}px ${sides})`, `inset(-${depth}px 0 0)`] }, timing);
    // Nothing is seen above the edge that the block comes from: a row passes it with its lower edge, and with its upper.
    const [begins, ends] = [frame[1] - top + frame[3], frame[1] - top].map((way) => 1 - way / depth);
    const hidden = 'inset(100% 0 0)';
    face.element.animate([
      { offset: 0, translate: `0 ${-depth}px`, clipPath: hidden },
      { offset: begins, clipPath: hidden },
      { offset: ends, clipPath: 'inset(0)' },
      { offset: 1, translate: '0 0', clipPath: 'inset(0)' },
    ], timing);
  }
}

// Where rows were, pictures of them fade as what is below them closes up: no hole is left there. To be called before the
// rows are elsewhere.
export function leaveBehind(rows, layer) {
  if (reducedMotion.matches) return;
  for (const row of rows) {
    const { element, body } = likenessOf(row);
    element.className = 'left-behind';
    body.classList.remove('lifted-body');
    element.style.transform = row.glide.style(row.glide.seen).transform;
    layer.append(element);
    element.animate({ opacity: [0.35, 0] }, timing).onfinish = () => element.remove();
  }
}
