// Where the parts of a layout stand in a column, from those that the page's document tells of in other widths.

// The kinds of parts, by their numbers.
export const kinds = ['item', 'heading', 'line', 'heading inset', 'avatar'];

function linesOf(parts) {
  const lines = [];
  for (const part of parts) {
    if (lines.at(-1)?.[0][2] === part[2]) lines.at(-1).push(part);
    else lines.push([part]);
  }
  return lines;
}

const isLane = ([, x, , width], { width: whole }) => x + width > whole + 1;

// The first parts of a layout that are in the same lines in another width, each with that one. Of a lane, which goes on beyond
// the edge, as many as both have.
function alike(low, high) {
  const others = linesOf(high.parts);
  const pairs = [];
  for (const [index, line] of linesOf(low.parts).entries()) {
    const other = others[index] ?? [];
    const areLanes = other.length > 0 && isLane(line.at(-1), low) && isLane(other.at(-1), high);
    const isSame = areLanes || line.length === other.length;
    if (!isSame || line.some(([kind], at) => other[at] && kind !== other[at][0])) break;
    pairs.push(...line.slice(0, other.length).map((part, at) => [part, other[at]]));
  }
  return pairs;
}

// A row whose texts take more lines in the narrower of two widths is as high as in the nearer one, and those below follow.
function withWholeLines(parts, pairs, share) {
  let shift = 0;
  return parts.map(([kind, x, y, width, height, ...shape], at) => {
    const [low, high] = pairs[at].map((one) => one[4]);
    const actual = kinds[kind] === 'line' && Math.abs(low - high) > 2 ? (share < 0.5 ? low : high) : height;
    shift += actual - height;
    return [kind, x, y + shift - (actual - height), width, actual, ...shape];
  });
}

// With each of several parts that are alike. Where a layout follows the view's height, it is known where they stand in two.
function unpacked(viewHeight, { parts, heights: [low, high] = [], taller, ...outline }) {
  const share = (viewHeight - low) / (high - low);
  const standing = ([end, length]) => ([kind, x, y, width, height, ...shape]) =>
    [kind, x, y + share * (end - y), width, height + share * (length - height), ...shape];
  const each = ({ count, step, part: [kind, x, ...rest] }) => Array.from({ length: count }, (_, at) => [kind, x + at * step, ...rest]);
  const all = parts.map((one) => (one.count ? each(one) : [one]));
  return { ...outline, parts: all.flatMap((ones, at) => (taller ? ones.map(standing(taller[at])) : ones)) };
}

// The layout in a column, from those in a width that is narrower and in one that is wider: between them all else goes
// linearly with the width. Where lines hold more or fewer, nobody knows what stands there, or below.
export function outlineIn(width, height, packed) {
  const outlines = packed.map((one) => unpacked(height, one));
  const exact = outlines.find((one) => one.width === width);
  if (exact || outlines.length < 2) return exact ?? outlines[0] ?? { parts: [] };
  const after = outlines.findIndex((one) => one.width > width);
  const index = after === -1 ? outlines.length - 1 : Math.max(1, after);
  const [low, high] = [outlines[index - 1], outlines[index]];
  const share = (width - low.width) / (high.width - low.width);
  const between = (one, other) => one.map((length, side) => length + share * (other[side] - length));
  const pairs = alike(low, high);
  const parts = pairs.map(([one, other]) => between(one, other));
  const chosen = low.chosen && high.chosen && between(low.chosen, high.chosen);
  return { parts: withWholeLines(parts, pairs, share), chosen };
}

// How far down a list begins in a view: where its address leads, or so that a row is seen of which more is told beside it,
// as the server scrolls there.
export function placeOf([top, bottom, end, distance, staysIfSeen], height) {
  if (staysIfSeen && bottom <= height / 2) return 0;
  return Math.max(0, Math.min(top - distance, end - height));
}

// A part of the layout in a view that begins so far down; a heading that is pinned stays in sight until its section ends.
export const seenFrom = (y) => ([kind, x, top, width, height, ...rest]) => {
  if (rest.length !== 2) return [kind, x, top - y, width, height, ...rest];
  const [end, inset] = rest;
  return [kind, x, Math.max(top - y, Math.min(inset, end - height - y)), width, height];
};

// How far down the list of a pane will begin.
export function placeAhead(pane, outlines) {
  const viewport = pane.querySelector(':scope > .viewport');
  const { width } = viewport.querySelector('.spacer').getBoundingClientRect();
  const { clientHeight: height } = viewport;
  const { chosen } = outlineIn(Math.round(width), height, outlines);
  return chosen ? Math.round(placeOf(chosen, height)) : 0;
}

