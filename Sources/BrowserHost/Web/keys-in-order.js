// Keys that were pressed while what was done before them is not confirmed: they are meant for what is there then, and are
// done in order.

export class KeysInOrder {
  // `pane` has the rows that they are meant for.
  constructor(pane) {
    this.pane = pane;
    this.events = [];
    this.isGoingOn = false;
  }

  get isEmpty() { return this.events.length === 0; }

  add(event) {
    this.events.push(event);
    this.pane.inOrder(() => this.goOn());
  }

  forget() { this.events = []; }

  // Presses the first of them where the focus is now.
  goOn() {
    const event = this.events.shift();
    const { activeElement } = document;
    if (!event || !this.pane.collection.layer.contains(activeElement)) return;
    this.isGoingOn = true;
    activeElement.dispatchEvent(new KeyboardEvent('keydown', event));
    this.isGoingOn = false;
  }
}
