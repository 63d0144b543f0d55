// What is seen of a row's way from one place to another.

// Whether anything of a row's place is in the window, or was before a step that began at `top`.
export function isInSight(row, viewport, top = viewport.y) {
  const [, y, , height] = row.frame;
  return row.lane !== undefined || row.pin !== undefined || (y + height > top && y < top + viewport.height);
}

// How far down rows reach that a step names, at its beginning or its end.
export function lowestEdge(states, collection, origin) {
  return Math.max(...states.map(({ key, frame: [, , , height] }) => {
    const row = collection.rows.get(key);
    return Math.max(collection.frameOf(row)[1], row.glide.seen.y + origin) + height;
  }));
}

// The part of a row's way that is seen; undefined when nothing is. No way is longer than the window is high: what comes
// from further away, or goes there, would only race. Where most is replaced, what comes and goes is exchanged in its place,
// and so are headings, which would pass over it.
export function wayInSight(row, start, end, step, viewport) {
  if (row.lane !== undefined) return { start, end };
  const top = viewport.y - step.origin;
  const height = row.frame[3];
  const isSeen = ({ y }) => y + height > top && y < top + viewport.height;
  const isSeenFirst = isSeen(start);
  const isSeenLast = isSeen(end);
  if (!isSeenFirst && !isSeenLast) return undefined;
  const staysInSight = isSeenFirst && isSeenLast && row.content?.style !== 'header';
  if (step.isReplacement && !staysInSight) return { start, end, isExchange: true, isSeenLast };
  const most = reach(row, step, viewport);
  const distance = end.y - start.y;
  if (Math.abs(distance) <= most || (isSeenFirst && isSeenLast)) return { start, end };
  const shortened = Math.sign(distance) * most;
  return isSeenFirst
    ? { start, end: { x: end.x, y: start.y + shortened } }
    : { start: { x: start.x, y: end.y - shortened }, end };
}

// Whether a step replaces most of what is seen, each row by its own way: that would be a swarm. Rows that give way all
// alike, or keep their order, are pushed, unless what pushes them is more than is seen, or the view is elsewhere than it
// was: what came from there would leave nothing behind it.
export function isReplacement(rows, { rows: states, gone }, { formerY, shift }, viewport) {
  const places = new Map([...states.map(({ key, frame }) => [key, frame]), ...gone.map(({ key, to }) => [key, to])]);
  const isSeen = ([, y, , height], top) => y + height > top && y < top + viewport.height;
  const ways = new Set();
  const steps = [];
  let seen = 0;
  let before = 0;
  let left = 0;
  let leftFar = 0;
  for (const row of rows) {
    if (row.lane !== undefined || row.pin || row.isRetained || !isSeen(row.frame, formerY)) continue;
    const place = places.has(row.key) ? places.get(row.key) : row.frame;
    seen += 1;
    if (!place) continue;
    before += 1;
    steps.push([row.frame[1], place[1]]);
    if (isSeen(place, viewport.y)) continue;
    const way = Math.round(place[1] - row.frame[1]);
    left += 1;
    if (Math.abs(way + shift) > viewport.height) leftFar += 1;
    ways.add(way);
  }
  if (Math.abs(shift) > viewport.height / 2) return before - left < 0.7 * seen;
  // Nothing of a few rows stays near.
  if (before > 0 && leftFar === before) return true;
  return before >= 6 && left > 0.6 * before && ((ways.size > 3 && !keepOrder(steps)) || leftFar === left);
}

// Whether rows that go from one place to another, each by its own way, pass over none of the others.
function keepOrder(steps) {
  steps.sort(([one], [other]) => one - other);
  return steps.every(([, to], index) => index === 0 || to > steps[index - 1][1]);
}

// Whether none of the rows stays, but for headings, and others come: two lists that fade through each other can't be read.
export function isOther(rows, { rows: states, gone }) {
  const goes = new Set(gone.filter((one) => !one.to && fades(one)).map(({ key }) => key));
  return goes.size > 0 && [...rows.values()].every((row) => goes.has(row.key) || heads(row)) && isAllNew(rows, states);
}

// Whether rows come where there was none, but for headings: words that said so stood there.
export const isFilled = (rows, { rows: states }) => [...rows.values()].every(heads) && isAllNew(rows, states);

const fades = ({ animation }) => animation === undefined || animation === 'fade';
const heads = ({ content }) => content?.style === 'header' || content?.style === 'footer';

function isAllNew(rows, states) {
  const coming = states.filter(({ key }) => !rows.has(key) || !heads(rows.get(key)));
  return coming.length > 0 && coming.every((state) => !state.from && fades(state));
}

// How far a row may travel. What stands below a block goes as far as the block does.
function reach(row, { blocks }, viewport) {
  const [block] = blocks;
  const isBelow = blocks.length === 1 && block.edge === block.formerEdge && row.position > block.position;
  return isBelow ? block.way : viewport.height;
}

// A place once everything was shifted by as much.
export const shifted = (state, shift) => (shift === 0 ? state : { x: state.x, y: state.y + shift });

// A place as it is seen from another one.
export const between = (place, from) => ({ x: place.x - from.x, y: place.y - from.y });
