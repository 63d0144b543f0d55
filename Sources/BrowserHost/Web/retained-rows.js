// Rows that the page holds on to though the server takes them for gone: those that have the focus before it hears of
// that, and those with selected letters, of which it never hears. They stay, out of sight, until they come back.

import { isTextSelected } from './text-selection.js';

export const isNeeded = (row) => row.element.contains(document.activeElement) || isTextSelected(row);

export class RetainedRows {
  constructor(collection) { this.collection = collection; }

  // Retains a row at the place where it went.
  retain(row, place, origin) {
    row.isRetained = true;
    if (row.pin) {
      row.setPin(undefined);
      this.collection.attach(row, row.lane);
    }
    row.setFrame(place);
    row.glide.set(row.place(row.lane === undefined ? origin : 0));
  }

  // The retained row that comes back under another name, since the server does not know it to be here still.
  adopt({ key, position }) {
    const { rows, prefix } = this.collection;
    const row = [...rows.values()].find((one) => one.isRetained && one.position === position && isTextSelected(one));
    if (!row) return undefined;
    rows.delete(row.key);
    row.setKey(key, prefix);
    rows.set(key, row);
    return row;
  }

  // Removes those that nobody needs any more: the focus, or what is selected, is elsewhere.
  drop() {
    const { rows } = this.collection;
    for (const row of rows.values()) {
      if (!row.isRetained || isNeeded(row)) continue;
      rows.delete(row.key);
      row.remove();
    }
  }
}
