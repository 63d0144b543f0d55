// What a finger pulls a sheet by, as a button for whoever presses it: it leads to the next of the sheet's heights.

import { setAttribute } from './faces.js';

export class SheetGrabber {
  // `step` gives the sheet its next height.
  constructor(bar, step) {
    Object.assign(this, { bar, step });
    this.element = undefined;
  }

  // `isOneOfMany` says whether there is another height, `isLast` whether the sheet is at its last one.
  show(isOneOfMany, isLast) {
    if (!isOneOfMany && !this.element) return;
    this.element ??= this.make();
    this.element.hidden = !isOneOfMany;
    setAttribute(this.element, 'aria-label', isLast ? 'Collapse sheet' : 'Expand sheet');
  }

  make() {
    const grabber = document.createElement('button');
    grabber.type = 'button';
    grabber.className = 'grabber';
    // A finger's or a mouse's press is told from a pull where it ends.
    grabber.addEventListener('click', (event) => {
      if (event.detail === 0) this.step();
    });
    this.bar.prepend(grabber);
    return grabber;
  }
}
