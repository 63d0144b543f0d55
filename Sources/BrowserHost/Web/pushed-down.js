// Rows at the top of what is shown that are higher, or lower, than the server took them to be: those below go along at
// once, and the server, which may be far away, finds them where it puts them.

const topOf = ({ frame }) => frame[1];
const bottomOf = ({ frame }) => frame[1] + frame[3];
const isBeside = (one, other) => topOf(one) < bottomOf(other) - 0.5 && topOf(other) < bottomOf(one) - 0.5;

// `heights` are those that were measured, by row. False where only the server knows what comes of them: scrolled, it
// keeps in place what is looked at; beside each other, rows share their line; on their way, they are where they end.
export function pushDown(collection, heights) {
  const { viewport } = collection;
  const all = [...collection.rows.values()];
  const lanes = [...collection.lanes.all];
  const rows = all.filter(({ lane }) => lane === undefined);
  if (viewport.y > 0 || all.some(isUnderWay) || [...heights.keys()].some(({ lane }) => lane !== undefined)) return false;
  const lines = [...lanes, ...rows.filter(({ content }) => !content?.decoration)];
  for (const row of heights.keys()) if (lines.some((line) => line !== row && isBeside(line, row))) return false;
  const changes = [...heights].map(([row, height]) => [bottomOf(row), height - row.frame[3]]);
  const pushed = (y) => changes.reduce((sum, [bottom, more]) => (bottom <= y + 0.5 ? sum + more : sum), y);
  const pushedFrame = ([x, y, width, height]) => [x, pushed(y), width, pushed(y + height) - pushed(y)];
  for (const row of rows) {
    row.setFrame(pushedFrame(row.frame));
    if (row.pin) row.setPin({ ...row.pin, start: pushed(row.pin.start), end: pushed(row.pin.end) });
  }
  for (const lane of lanes) lane.frame = pushedFrame(lane.frame);
  collection.placeRows();
  return true;
}

const isUnderWay = ({ glide, block, isRetained }) => glide.isMoving || block !== undefined || isRetained;
