// Where in an outline a drop goes is shown: by a line between rows, or at the row that takes it in.

import { targetRow } from './drop-aim.js';

export class DropTarget {
  constructor(drag) {
    this.drag = drag;
    // The row that takes in what is dragged.
    this.into = undefined;
    // Where the line begins, and how long it is.
    this.extent = undefined;
    this.line = document.createElement('div');
    this.line.className = 'drop-line';
    this.line.hidden = true;
    this.line.ariaHidden = 'true';
    drag.collection.layer.append(this.line);
  }

  show(movement) {
    const into = movement?.into ? targetRow(movement, this.drag) : undefined;
    if (this.into !== into) {
      this.into?.element.classList.remove('drop-into');
      into?.element.classList.add('drop-into');
      this.into = into;
    }
    this.extent = movement?.line;
    this.line.hidden = this.extent === undefined;
    this.placeLine();
    document.documentElement.classList.toggle('drop-refused', movement?.refused === true && this.drag.isDragging);
  }

  placeLine() {
    if (!this.extent) return;
    const [x, y, width] = this.extent;
    const { style } = this.line;
    style.insetInlineStart = `${x}px`;
    style.top = `${y - this.drag.viewport.origin}px`;
    style.width = `calc(${width}px - var(--line-end, 0px))`;
    this.drag.collection.layer.append(this.line);
  }
}
