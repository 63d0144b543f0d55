// What was let go with a row is where it belongs at once, behind the rows that make room, and gone from where it was.

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

// In milliseconds. As long as the piece grows, see drag.css.
export const unfolding = 200;

const timing = { duration: unfolding, easing: 'ease', fill: 'backwards' };

// Rows that stand behind those that make room come in once what was seen there is gone, and the row that they hang under
// is nearly where it goes: it passes over none of them.
export function comeIn(rows) {
  if (reducedMotion.matches) return;
  for (const { face } of rows) face.element.animate({ opacity: [0, 0, 1] }, { ...timing, duration: 1.5 * unfolding, easing: 'linear' });
}

// Where rows were, pictures of them fade as what is below them closes up: no hole is left there. `likenesses` are from
// before they were let go: what they are numbered now is not seen there. To be called before the rows are elsewhere.
export function leaveBehind(likenesses, layer) {
  if (reducedMotion.matches) return;
  for (const [row, { element, body }] of likenesses) {
    element.className = 'left-behind';
    body.classList.remove('lifted-body');
    element.style.transform = row.glide.style(row.glide.seen).transform;
    layer.append(element);
    element.animate({ opacity: [0.35, 0] }, timing).onfinish = () => element.remove();
  }
}
