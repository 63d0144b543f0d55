// On a telephone a search that ends gives its room back to the title, and the rows move with it. A press beside the field
// ends the search once it was lifted: until then what is pressed stays below the finger, or the press would miss it.

const takers = 'a[href], button:enabled, label, summary, [tabindex]';

addEventListener('mousedown', (event) => {
  const { activeElement } = document;
  const field = activeElement.closest('.search-field:not(.used)');
  const panes = field?.closest('.bar')?.parentElement.querySelector(':scope > .panes');
  const isPhone = field?.querySelector(':scope > .cancel').offsetWidth > 0;
  if (!isPhone || !panes?.contains(event.target) || event.target.closest('input, textarea')) return;
  event.preventDefault();
  const taker = event.target.closest(takers);
  const end = () => {
    // What was pressed may have taken the focus elsewhere.
    if (document.activeElement !== activeElement) return;
    activeElement.blur();
    taker?.focus({ preventScroll: true });
  };
  // A click comes right behind it.
  addEventListener('mouseup', () => setTimeout(end), { once: true, capture: true });
});
