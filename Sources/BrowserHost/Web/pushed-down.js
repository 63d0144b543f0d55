// Rows at the top of what is shown that are higher, or lower, than the server took them to be: those below go along at
// once, and the server, which may be far away, finds them where it puts them.

const topOf = ({ frame }) => frame[1];
const bottomOf = ({ frame }) => frame[1] + frame[3];
const isBeside = (one, other) => topOf(one) < bottomOf(other) - 0.5 && topOf(other) < bottomOf(one) - 0.5;

// Whether what the server keeps in place is known: the top of all, and a heading at the upper edge, as one that a title of
// an index led to. Elsewhere, and at the end, that is its own choice.
function isHeld(viewport, rows) {
  if (viewport.y <= 0) return true;
  const isFirst = ({ content, frame }) => content?.style === 'header' && Math.abs(frame[1] - viewport.y) < 1;
  return viewport.y < viewport.furthest - 1 && rows.some(isFirst);
}

// `measured` are heights by row; those above what is seen are left to the server. False where only that knows what comes
// of them: beside each other, rows share their line; on their way, they are where they end.
export function pushDown(collection, measured) {
  const { viewport } = collection;
  const all = [...collection.rows.values()];
  const lanes = [...collection.lanes.all];
  const rows = all.filter(({ lane }) => lane === undefined);
  const heights = new Map([...measured].filter(([row]) => viewport.y <= 0 || topOf(row) > viewport.y - 1));
  if (heights.size === 0 || !isHeld(viewport, rows) || all.some(isUnderWay)) return false;
  if ([...heights.keys()].some(({ lane }) => lane !== undefined)) return false;
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
