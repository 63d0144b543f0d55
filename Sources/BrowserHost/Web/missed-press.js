// A press that meets nothing, as beside a screen that is on its way, leaves the keys with what has them.

const { body, documentElement } = document;

addEventListener('mousedown', (event) => {
  if (event.target === body || event.target === documentElement) event.preventDefault();
});
