// Which of the rows that one step moves travel the farthest: they are what somebody dragged, or what an undo takes back,
// and pass over the rows that only make room for them. A row that is let go of is one of them, however far it goes.

// Further than any way.
const foremost = 1e9;

export class Farthest {
  constructor() {
    this.distance = 0;
    this.rows = [];
  }

  // Takes note of a row's way.
  add(row, { start, end }) {
    const distance = row.isPutDown ? foremost : Math.hypot(end.x - start.x, end.y - start.y);
    row.element.classList.toggle('farthest', distance > this.distance - 1);
    if (distance <= this.distance - 1) return;
    if (distance > this.distance + 1) {
      for (const other of this.rows.splice(0)) other.element.classList.remove('farthest');
      this.distance = distance;
    }
    this.rows.push(row);
  }
}
