// Keys that were pressed while what was done before them is not confirmed: they are meant for what is there then, and are
// done in order.

export class KeysInOrder {
  // `pane` has the rows that they are meant for.
  constructor(pane) {
    this.pane = pane;
    this.events = new Set();
    this.isGoingOn = false;
  }

  get isEmpty() { return this.events.size === 0; }

  add(event) {
    this.events.add(event);
    const isTaken = this.pane.inOrder(() => { if (this.events.delete(event)) this.press(event); });
    // One that was said not to be done is not done later either.
    if (isTaken === false) this.events.delete(event);
  }

  forget() { this.events.clear(); }

  // Presses the key where the focus is now.
  press(event) {
    const { activeElement } = document;
    if (!this.pane.collection.layer.contains(activeElement)) return;
    this.isGoingOn = true;
    activeElement.dispatchEvent(new KeyboardEvent('keydown', event));
    this.isGoingOn = false;
  }
}

// Whether a key is one that rows heed. What the browser alone does, such as pressing a button, going back or loading the
// page again, it does at once or never: it heeds no key that a page presses.
export function isOfRows({ key, altKey, shiftKey, target }, row, role) {
  if (target.closest('input, textarea, [contenteditable]')) return false;
  if (altKey) {
    const isMove = /^Arrow(Up|Down)$/.test(key) || (role === 'tree' && key.startsWith('Arrow'));
    return isMove && !shiftKey && row.content?.reorderable === true;
  }
  const isOfButton = target.closest('button, a') !== null && !target.closest('.accessory.reorder');
  if (isOfButton && /^(Enter| )$/.test(key)) return false;
  return key.length === 1 || /^(Arrow|Page|Home|End|Enter|Escape|Delete|Backspace)/.test(key);
}
