// What stands above everything else, in the place of the row whose menu is open. Where a finger's menu is for several
// selected rows, the others lie under it, with their count, and are dim where they are: as what is dragged.

import { layUnder, likenessOf } from './likeness.js';
import { make } from './make.js';

export class MenuPreview {
  constructor(row, count, collection) {
    this.row = row;
    const isAlong = (other) => other !== row && other.content?.selected === true;
    this.others = count > 1 ? [...collection.rows.values()].filter(isAlong) : [];
    const { element, body } = likenessOf(row);
    this.element = element;
    layUnder(element, count);
    if (count > 1) body.append(Object.assign(make('span', 'lifted-count'), { textContent: String(count) }));
    const { left, top } = row.element.getBoundingClientRect();
    element.style.transform = `translate(${left}px, ${top}px)`;
    requestAnimationFrame(() => element.classList.add('up'));
    row.element.classList.add('ghost');
    for (const other of this.others) other.element.classList.add('ghost', 'dimmed');
  }

  // The menu lies over the row itself.
  uncover() { this.row.element.classList.remove('ghost'); }

  end() {
    this.uncover();
    for (const { element } of this.others) element.classList.remove('ghost', 'dimmed');
  }
}
