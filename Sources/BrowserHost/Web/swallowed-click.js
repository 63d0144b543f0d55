// A press that did something of its own: the click that follows it within some milliseconds does nothing more.

export function swallowClick(patience) {
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), patience);
}

// The press that is under way ends without a click. Another one may begin first, where this one ends beside the window.
export function swallowClickOfPress() {
  const press = new AbortController();
  const { signal } = press;
  addEventListener('pointerup', () => {
    press.abort();
    swallowClick(50);
  }, { capture: true, signal });
  addEventListener('pointerdown', () => press.abort(), { capture: true, signal });
}
