// Where a plain list has no hairlines: what is chosen, pointed at or pressed is round, without a line at its head or its
// foot. The one at its head is that of the row above it, wherever that stands in the document.

import { isBelow } from './selection-runs.js';

export class Hairlines {
  constructor(collection, layer) {
    this.collection = collection;
    // The row that a pointer is on.
    this.pointed = undefined;
    layer.addEventListener('pointerover', ({ target }) => this.point(target));
    layer.addEventListener('pointerleave', () => this.point(undefined));
  }

  // A pointer on a button of a row does not count as one on the row.
  point(element) {
    const row = element?.closest('button:enabled') ? undefined : this.collection.rowOf(element);
    if (row === this.pointed) return;
    this.pointed = row;
    this.update();
  }

  update() {
    const rows = [...this.collection.rows.values()];
    const lit = new Map();
    for (const row of rows) if (this.isLit(row)) lit.set(row.position, row);
    for (const row of rows) {
      const isHidden = lit.get(row.position) === row || isBelow(lit.get(row.position + 1), row);
      row.element.classList.toggle('unlined', isHidden);
    }
  }

  isLit(row) {
    if (row.lane !== undefined) return false;
    return row.content?.selected === true || (row === this.pointed && row.face.element.matches('.selectable'));
  }
}
