// Where a long list is while it runs past faster than its rows can come: a number, in place of the rows.

// Rows that have come are left to speak for themselves after this.
const patience = 250;

export class PassingPlace {
  constructor(collection, viewport) {
    this.collection = collection;
    this.viewport = viewport;
    this.element = undefined;
    this.seen = 0;
  }

  // The list has run on.
  update() {
    const { height } = this.collection.rules;
    if (this.isEmptyInTheMiddle && this.collection.rules.element) {
      this.seen = performance.now();
      if (!this.element) this.show();
      const count = Math.round(this.viewport.contentHeight / height);
      const place = Math.min(count, Math.floor((this.viewport.y + this.viewport.height / 2) / height) + 1);
      const language = document.documentElement.lang;
      this.element.textContent = `${place.toLocaleString(language)} of ${count.toLocaleString(language)}`;
    } else if (performance.now() - this.seen > patience) this.hide();
  }

  get isEmptyInTheMiddle() {
    const middle = this.viewport.y + this.viewport.height / 2;
    for (const { frame, isRetained } of this.collection.rows.values()) {
      if (!isRetained && frame[1] <= middle && frame[1] + frame[3] >= middle) return false;
    }
    return true;
  }

  show() {
    this.element = document.createElement('div');
    this.element.className = 'passing-place';
    this.element.ariaHidden = 'true';
    const { left, top, width, height } = this.viewport.scroller.getBoundingClientRect();
    this.element.style.left = `${left + width / 2}px`;
    this.element.style.top = `${top + height / 2}px`;
    (this.viewport.scroller.closest('dialog') ?? document.body).append(this.element);
  }

  hide() {
    this.element?.remove();
    this.element = undefined;
  }
}
