// The places of a path in the bar, which take in what is dragged out of rows.

export class DropPlace {
  constructor() {
    this.element = undefined;
  }

  // Marks the place under a point; false where there is none.
  seek(x, y) {
    this.mark(document.elementFromPoint(x, y)?.closest('.path-bar[data-drops] button') ?? undefined);
    return this.element !== undefined;
  }

  mark(element) {
    if (this.element === element) return;
    this.element?.classList.remove('drop-into');
    element?.classList.add('drop-into');
    this.element = element;
  }

  // Which it is, for the server.
  get name() {
    return { control: Number(this.element.closest('.path-bar').dataset.drops), index: Number(this.element.dataset.index) };
  }
}
