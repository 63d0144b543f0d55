// A row that is lifted by the keyboard: it stands above the others, says how many go along with it, and hangs below the place
// in an outline where it would be dropped, as what a pointer lifts does.

import { targetRow } from './drop-aim.js';
import { make } from './make.js';

// How far below the line, or the row that takes it in.
const gap = 8;

export class RaisedRow {
  constructor(row) {
    this.row = row;
    this.badge = make('span', 'lifted-count', { 'aria-hidden': 'true' });
    this.badge.hidden = true;
    row.element.append(this.badge);
    this.mark();
  }

  mark() { this.row.element.classList.add('raised'); }

  // The server says where it would go, and with how many. At first it is where it was.
  show(movement, drag, isNew) {
    const count = movement.rows ?? movement.count;
    this.badge.hidden = !(count > 1);
    this.badge.textContent = String(count);
    const below = isNew ? undefined : belowTarget(movement, drag);
    this.row.element.style.translate = below === undefined ? '' : `0 ${below + gap - this.row.frame[1]}px`;
  }

  end() {
    this.badge.remove();
    this.row.element.classList.remove('raised');
    this.row.element.style.translate = '';
  }
}

// Where what shows the place in an outline ends; undefined where rows make room themselves.
function belowTarget(movement, drag) {
  const target = movement.into ? targetRow(movement, drag) : undefined;
  return target ? target.frame[1] + target.frame[3] : movement.line?.[1];
}
