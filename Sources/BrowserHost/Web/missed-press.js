// A press that meets nothing which could have the keys, as beside a screen that is on its way, or its bar where the way
// back is about to be, leaves them with what has them. Only a field beside which one presses on a bar lets go of them.

const { body, documentElement } = document;
const takers = 'a[href], button:enabled, input:enabled, textarea:enabled, label, summary, [tabindex]';

addEventListener('mousedown', (event) => {
  const { target } = event;
  const meetsPage = target === body || target === documentElement;
  const isEdited = document.activeElement.matches('input, textarea');
  if (meetsPage || (!isEdited && !target.closest(takers))) event.preventDefault();
});

// Of a button that can't be pressed browsers tell of no more than this.
addEventListener('pointerdown', ({ target }) => {
  const { activeElement } = document;
  if (target.disabled) setTimeout(() => { if (document.activeElement === body) activeElement.focus({ preventScroll: true }); });
});
