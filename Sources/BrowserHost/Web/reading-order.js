// The order in which assistive technology reads the rows. Elements stay where they were made, so that animations and
// the focus are not disturbed; what belongs where is said beside them: by the view itself, or by the lines of a grid.

import { setAttribute } from './faces.js';
import { groupsLanes } from './semantics.js';

export class ReadingOrder {
  constructor(layer) {
    this.layer = layer;
    this.box = document.createElement('div');
    this.lines = new Map();
  }

  clear() {
    for (const line of this.lines.values()) line.remove();
    this.lines.clear();
    this.box.remove();
    for (const name of [...this.box.getAttributeNames()]) this.box.removeAttribute(name);
    this.layer.removeAttribute('aria-owns');
  }

  // `rows` are in the order in which they are read; `heads` are those of their columns, which come first.
  update(rows, pattern, lanes, heads) {
    if (pattern === 'tiles') return this.updateLines(rows, lanes);
    if (!groupsLanes(pattern)) return setOwned(this.layer, rows);
    const parts = heads ? [heads] : [];
    const members = new Map();
    for (const row of rows) {
      const lane = lanes.get(row.lane);
      if (!lane) parts.push(row);
      else if (members.has(lane)) members.get(lane).push(row);
      else {
        members.set(lane, [row]);
        parts.push(lane);
      }
    }
    for (const lane of lanes.all) setOwned(lane.element, members.get(lane) ?? []);
    setOwned(this.layer, parts);
  }

  updateLines(rows, lanes) {
    if (!this.box.isConnected) this.layer.prepend(this.box);
    const members = new Map();
    let last;
    for (const row of rows) {
      // A lane is one line, whatever stands above each other in it; a badge belongs to the line of what it stands on.
      const index = lanes.get(row.lane) ? `lane${row.lane}` : row.line ?? (row.isAdornment ? last : `y${Math.round(row.frame[1])}`);
      last = index;
      if (members.has(index)) members.get(index).push(row);
      else members.set(index, [row]);
    }
    for (const [index, line] of this.lines) {
      if (members.has(index)) continue;
      line.remove();
      this.lines.delete(index);
    }
    let next = this.box.firstElementChild;
    for (const [index, cells] of members) {
      const line = this.lines.get(index) ?? this.makeLine(index);
      const number = cells[0].line;
      setAttribute(line, 'aria-rowindex', number === undefined ? undefined : String(number + 1));
      if (line === next) next = next.nextElementSibling;
      else this.box.insertBefore(line, next);
      setOwned(line, cells);
      setAttribute(line, 'aria-label', lanes.get(cells[0].lane)?.name);
    }
  }

  makeLine(index) {
    const line = document.createElement('div');
    line.className = 'line';
    line.setAttribute('role', 'row');
    this.lines.set(index, line);
    return line;
  }
}

function setOwned(element, parts) {
  const names = parts.map((part) => part.element.id).join(' ');
  if (names === '') element.removeAttribute('aria-owns');
  else if (element.getAttribute('aria-owns') !== names) element.setAttribute('aria-owns', names);
}
