// The lines of a grid, for assistive technology: cells glide on their own, and each line says which ones are its.

export class GridLines {
  constructor(layer) {
    this.layer = layer;
    this.lines = new Map();
  }

  clear() {
    for (const line of this.lines.values()) line.remove();
    this.lines.clear();
  }

  update(rows) {
    const cells = new Map();
    for (const row of rows) {
      const line = row.content?.line ?? Math.round(row.frame[1]);
      if (!cells.has(line)) cells.set(line, []);
      cells.get(line).push(row);
    }
    for (const [index, line] of this.lines) {
      if (cells.has(index)) continue;
      line.remove();
      this.lines.delete(index);
    }
    for (const [index, members] of cells) {
      let line = this.lines.get(index);
      if (!line) {
        line = document.createElement('div');
        line.className = 'line';
        line.setAttribute('role', 'row');
        this.lines.set(index, line);
        this.layer.append(line);
        if (members[0].content?.line !== undefined) line.setAttribute('aria-rowindex', String(index + 1));
      }
      const owned = members.sort((left, right) => left.frame[0] - right.frame[0]);
      const names = owned.map((row) => row.element.id).join(' ');
      if (line.getAttribute('aria-owns') !== names) line.setAttribute('aria-owns', names);
    }
  }
}
