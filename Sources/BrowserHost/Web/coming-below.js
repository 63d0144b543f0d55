// Rows that come below others that close go along with what is above them: in their last places at once, they would be
// seen among the children that have yet to go.

// How far below its place a row sets out that comes in a step.
export function wayBelowClosing(row, { rows }, { blocks, came }) {
  if (row.pin || row.block || row.lane !== undefined) return 0;
  const closing = blocks.filter(({ isOpening }) => !isOpening);
  if (!closing.some(({ position }) => position < row.position)) return 0;
  let above;
  for (const other of rows.values()) {
    if (other.position >= row.position || came.has(other) || other.isRetained || other.isAdornment) continue;
    if (other.pin || other.block || other.lane !== undefined) continue;
    if (!above || other.position > above.position) above = other;
  }
  if (!above) return 0;
  // What hangs under a row goes as far as the row, and as far as it reaches.
  const block = closing.find(({ key }) => key === above.key);
  return Math.max(0, block ? block.way : above.glide.seen.y - above.glide.state.y);
}
