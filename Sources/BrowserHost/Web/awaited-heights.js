// Heights that are measured after an animated update are told to the server, and its answer has no animation. Where the
// answer only moves rows, it takes part in the motion of the update.

export class AwaitedHeights {
  // Called once rows that came to an empty page are seen.
  onShow = () => {};

  // Whether the server is yet to answer what it was told; what changes nothing it does not answer at all.
  get areAwaited() { return this.asked !== undefined && performance.now() < this.asked + 300; }

  // Rows that come to an empty page are not seen before they are as high as what they show, and as wide as what has come
  // beside them leaves room for: all would jump.
  wait(layer, isWidthThere) {
    this.isWidthThere = isWidthThere;
    this.areHidden = true;
    layer.classList.add('unmeasured');
    this.showWithin(300, layer);
  }

  showWithin(milliseconds, layer) {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.show(layer), milliseconds);
  }

  show(layer) {
    this.areHidden = false;
    layer.classList.remove('unmeasured');
    this.onShow();
  }

  // The server is told of heights: it answers as soon as it can, which a busy machine may hold up.
  ask(layer) {
    this.asked = performance.now();
    if (this.areHidden) this.showWithin(1000, layer);
  }

  waitForWidth(layer, isThere) {
    this.wait(layer, isThere);
    this.areKnown(layer);
  }

  // Nothing more has to be measured.
  areKnown(layer) {
    if (!this.areAwaited) this.arePlaced(layer);
  }

  // The rows stand where the server will have them.
  arePlaced(layer) {
    if (this.isWidthThere?.() === false) return;
    this.isWidthThere = undefined;
    clearTimeout(this.patience);
    if (this.areHidden) this.show(layer);
  }

  // The rows whose heights the server was told of, after an update that took some milliseconds.
  expect(keys, duration) {
    this.keys = new Set(keys);
    this.duration = duration;
    this.until = performance.now() + 1000;
  }

  // How many milliseconds a transaction takes that only answers those heights; 0 for any other.
  take({ rows, gone }) {
    const { keys } = this;
    this.keys = undefined;
    if (!keys || performance.now() > this.until || gone.length > 0) return 0;
    const isMove = rows.every(({ content, from }) => !content && from);
    return isMove && rows.some(({ key }) => keys.has(key)) ? this.duration : 0;
  }
}
