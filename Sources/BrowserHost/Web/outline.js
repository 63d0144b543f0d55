// How the rows of an outline hang together, as far as they are in the page.

export const levelOf = (row) => row.content?.level ?? 0;

// What stands beside a section's items: it has the number of an item, and belongs to no outline.
export const isBeside = (content) => content?.style === 'header' || content?.style === 'footer' || content?.decoration === true;

// A section's header has the number of the item behind it, and is nobody's parent.
const isBetter = (row, other) => !other || row.position > other.position
  || (row.position === other.position && other.content?.style === 'header');

// The row that a row hangs under: the nearest one before it that stands less deep.
export function parentOf(row, rows) {
  let parent;
  for (const other of rows) {
    if (other === row || other.isRetained || levelOf(other) >= levelOf(row) || other.position >= row.position) continue;
    if (isBetter(other, parent)) parent = other;
  }
  return parent;
}

// The row above a row, at any distance, for which the condition holds.
export function ancestorOf(row, rows, condition) {
  // An iterator could be walked through but once.
  const all = [...rows];
  let ancestor = parentOf(row, all);
  while (ancestor && !condition(ancestor)) ancestor = parentOf(ancestor, all);
  return ancestor;
}
