// A mouse that presses beside all rows lets go of what is selected; the keys stay with the row that has them. Any press
// there ends the editing of a text.

import { leaveField } from './left-field.js';

// What selects rows.
const selecting = new Set(['tap', 'extend', 'selectAll', 'focus']);

export class BlankPress {
  constructor(pane) {
    this.pane = pane;
    // Whether something was done since the last press that may select rows: what came of it may not be told yet.
    this.maySelect = false;
    const { scroller } = pane.viewport;
    scroller.addEventListener('mousedown', (event) => {
      const { layer } = pane.collection;
      if (!this.isBlank(event) || !layer.contains(document.activeElement)) return;
      // The ground would take the focus otherwise.
      event.preventDefault();
      leaveField({ keepsRow: true });
    });
    scroller.addEventListener('click', (event) => {
      const { collection } = pane;
      if (event.pointerType !== 'mouse' || !this.isBlank(event) || !collection.isMultiple) return;
      if (collection.selectedCount > 0 || this.maySelect) pane.send({ type: 'blank' });
      this.maySelect = false;
    });
  }

  didSend({ type }) { if (selecting.has(type)) this.maySelect = true; }

  // Whether it is on the ground, and not on the scrollbar.
  isBlank({ target, offsetX, offsetY }) {
    const { scroller } = this.pane.viewport;
    if (this.pane.collection.rowOf(target) || target.closest('button, a, input')) return false;
    return target !== scroller || (offsetX < scroller.clientWidth && offsetY < scroller.clientHeight);
  }
}
