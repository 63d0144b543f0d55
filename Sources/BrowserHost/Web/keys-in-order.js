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
