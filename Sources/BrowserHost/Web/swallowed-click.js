// A press that did something of its own: the click that follows it within some milliseconds does nothing more.

export function swallowClick(patience) {
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), patience);
}
