// Rows that can be dragged say how, and leave the finger to the page's script once it rests on them.

import { choosesBySpace } from './drag-keys.js';
import { setAttribute } from './faces.js';

// Where there is nothing but a finger, nobody is told of keys.
const isByTouchOnly = matchMedia('(any-hover: none)');

export class DraggableRows {
  constructor(drag) {
    this.drag = drag;
    this.catchesTouches = false;
  }

  mark(states) {
    for (const { key, content } of states) {
      const row = content && this.drag.collection.rows.get(key);
      if (!row) continue;
      const isReorderable = content.reorderable === true;
      const isMovable = isReorderable || content.draggable === true;
      if (isMovable) this.catchTouches();
      row.element.classList.toggle('reorderable', isMovable);
      const help = choosesBySpace(row) ? 'step-help' : 'drag-help';
      setAttribute(row.element, 'aria-describedby', isReorderable && !isByTouchOnly.matches ? help : undefined);
    }
  }

  catchTouches() {
    if (this.catchesTouches) return;
    this.catchesTouches = true;
    const { drag } = this;
    const keep = (event) => { if (drag.isDragging || drag.pointer.press?.hasMenu) event.preventDefault(); };
    drag.viewport.scroller.addEventListener('touchmove', keep, { passive: false });
  }
}
