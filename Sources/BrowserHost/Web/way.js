// What is seen of a row's way from one place to another.

// Whether anything of a row's place is in the window.
export function isInSight(row, viewport) {
  const [, y, , height] = row.frame;
  return row.lane !== undefined || row.pin !== undefined
    || (y + height > viewport.y && y < viewport.y + viewport.height);
}

// The part of a row's way that is seen; undefined when nothing is. No way is longer than the window is high: what
// comes from further away, or goes there, would only race.
export function wayInSight(row, start, end, step, viewport) {
  if (row.lane !== undefined || row.pin) return { start, end };
  const top = viewport.y - step.origin;
  const height = row.frame[3];
  const isSeen = ({ y }) => y + height > top && y < top + viewport.height;
  const isSeenFirst = isSeen(start);
  const isSeenLast = isSeen(end);
  if (!isSeenFirst && !isSeenLast) return undefined;
  const most = reach(row, step, viewport);
  const distance = end.y - start.y;
  if (Math.abs(distance) <= most || (isSeenFirst && isSeenLast)) return { start, end };
  const shortened = Math.sign(distance) * most;
  return isSeenFirst
    ? { start, end: { x: end.x, y: start.y + shortened } }
    : { start: { x: start.x, y: end.y - shortened }, end };
}

// How far a row may travel. What stands below a block goes as far as the block does.
function reach(row, { blocks }, viewport) {
  const [block] = blocks;
  const isBelow = blocks.length === 1 && block.edge === block.formerEdge && row.position > block.position;
  return isBelow ? block.distance : viewport.height;
}
