// Selected rows that follow each other are one: only the first and the last of them have round corners.

export function joinSelected(rows) {
  const selected = new Map();
  for (const row of rows) if (row.content?.selected && row.lane === undefined) selected.set(row.position, row);
  for (const row of rows) {
    const isSelected = selected.get(row.position) === row;
    const { classList } = row.element;
    classList.toggle('joins-above', isSelected && isBelow(row, selected.get(row.position - 1)));
    classList.toggle('joins-below', isSelected && isBelow(selected.get(row.position + 1), row));
  }
}

// Whether a row begins where another one ends.
export function isBelow(row, upper) {
  if (!row || !upper) return false;
  const [x, y, width] = row.frame;
  const [upperX, upperY, upperWidth, upperHeight] = upper.frame;
  return x === upperX && width === upperWidth && Math.abs(upperY + upperHeight - y) < 1;
}
