// The places of rows that are on their way: those of the view's layout, where the page's document tells of them, and
// else the lines of a list.

import { make } from './make.js';

// Who is served at once sees no sign of waiting.
export const beforeSkeleton = 400;

const lines = 12;
const mostBars = 3;
// From the middle of a row's first line to that of its second, and from there to the next.
const firstLine = 21;
const nextLine = 19;
// So much is seen of what stands above a chosen row.
const aboveChosen = 120;
const names = ['item', 'heading', 'line', 'heading inset', 'avatar'];

// Whether a part ends where the next one in its line begins.
const touches = ([kind, x, y, width], index, parts) => {
  const [nextKind, nextX, nextY] = parts[index + 1] ?? [];
  return names[kind] === 'item' && nextKind === kind && nextY === y && Math.abs(nextX - x - width) <= 1;
};

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
    const actual = names[kind] === 'line' && Math.abs(low - high) > 2 ? (share < 0.5 ? low : high) : height;
    shift += actual - height;
    return [kind, x, y + shift - (actual - height), width, actual, ...shape];
  });
}

// With each of several parts that are alike.
function unpacked({ parts, ...outline }) {
  const each = ({ count, step, part: [kind, x, ...rest] }) => Array.from({ length: count }, (_, at) => [kind, x + at * step, ...rest]);
  return { ...outline, parts: parts.flatMap((one) => (one.count ? each(one) : [one])) };
}

// The layout in a column, from those in a width that is narrower and in one that is wider: between them all else goes
// linearly with the width. Where lines hold more or fewer, nobody knows what stands there, or below.
function outlineIn(width, packed) {
  const outlines = packed.map(unpacked);
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
function placeOf([top, bottom, end, distance], height) {
  if (distance === undefined && bottom <= height / 2) return 0;
  return Math.max(0, Math.min(top - (distance ?? aboveChosen), end - height));
}

// A part of the layout in a view that begins so far down; a heading that is pinned stays in sight until its section ends.
const seenFrom = (y) => ([kind, x, top, width, height, ...rest]) => {
  if (rest.length !== 2) return [kind, x, top - y, width, height, ...rest];
  const [end, inset] = rest;
  return [kind, x, Math.max(top - y, Math.min(inset, end - height - y)), width, height];
};

// The same of the list in a pane that is to come.
export function placeAhead(pane, outlines) {
  const viewport = pane.querySelector(':scope > .viewport');
  const { chosen } = outlineIn(Math.round(viewport.querySelector('.spacer').getBoundingClientRect().width), outlines);
  return chosen ? Math.round(placeOf(chosen, viewport.clientHeight)) : 0;
}

const isLine = (part, y) => part !== undefined && names[part[0]] === 'line' && Math.abs(part[2] - y) <= 1;

// A bar for the first line of the texts is there by styles; one for each further line, and a ground for a picture.
function addShape(part, [start, pictureWidth, pictureHeight, lineCount, separators, isCentred, hasGround]) {
  part.classList.add('shaped');
  part.classList.toggle('unlined', separators < 0.5);
  part.classList.toggle('centred', isCentred === 1);
  part.classList.toggle('grounded', hasGround === 1);
  part.style.setProperty('--start', `${start}px`);
  const count = Math.min(mostBars, Math.round(lineCount));
  // From the middle of the row to that of the first line.
  const first = count === 1 ? 0 : -(firstLine / 2 + (count - 2) * nextLine / 2);
  part.style.setProperty('--first', `${first}px`);
  for (let line = 1; line < count; line += 1) {
    const bar = make('b');
    bar.style.setProperty('--line', `${first + firstLine + (line - 1) * nextLine}px`);
    part.append(bar);
  }
  if (pictureWidth === 0) return;
  const picture = make('i');
  Object.assign(picture.style, { width: `${pictureWidth}px`, height: `${pictureHeight}px` });
  part.append(picture);
}

function drawn([kind, x, y, width, height, ...shape], index, parts) {
  const [former, next] = [parts[index - 1], parts[index + 1]];
  const part = make('span', names[kind]);
  part.classList.toggle('begins', !isLine(former, y - (former?.[4] ?? 0)));
  part.classList.toggle('ends', !isLine(next, y + height));
  // What goes on below it is not seen through it.
  part.classList.toggle('pinned', names[kind].startsWith('heading') && next?.[2] < y + height - 1);
  Object.assign(part.style, { insetInlineStart: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  if (shape.length > 0) addShape(part, shape);
  return part;
}

export class Skeleton {
  // In a pane that may have one already.
  constructor(pane) {
    this.pane = pane;
    // One for each width that the layout was asked for, the narrow ones first; each of its parts is a kind, a corner and
    // a size.
    this.outlines = [];
    // Whether rows are to come.
    this.isNeeded = true;
    this.element = pane.querySelector(':scope > .skeleton') ?? this.added(pane);
    // What stands above the rows may come or go, and another view beside them.
    this.resizing = new ResizeObserver(() => this.place());
  }

  added(pane) {
    const element = make('div', 'skeleton', { 'aria-hidden': 'true' });
    element.hidden = true;
    pane.append(element);
    return element;
  }

  show() {
    if (!this.isNeeded) return;
    const viewport = this.pane.querySelector(':scope > .viewport');
    for (const one of [viewport, viewport.querySelector('.spacer'), this.pane.closest('.screen').querySelector('.bar')]) {
      this.resizing.observe(one);
    }
    if (!this.element.hidden) return;
    // It has a width once it is shown.
    this.element.hidden = false;
    this.place();
  }

  // Goes on with what another one shows that stood in for it.
  goOnWith({ outlines, isNeeded, element }) {
    Object.assign(this, { outlines, isNeeded });
    if (element.hidden) return;
    this.element.classList.add('goes-on');
    this.show();
  }

  hide() {
    this.resizing.disconnect();
    this.width = undefined;
    this.element.hidden = true;
    this.element.classList.remove('goes-on');
  }

  // In the column of the rows.
  place() {
    const pane = this.pane.getBoundingClientRect();
    const column = this.pane.querySelector(':scope > .viewport .spacer').getBoundingClientRect();
    const { style } = this.element;
    style.top = `${column.y - pane.y}px`;
    style.left = `${column.x - pane.x}px`;
    style.width = `${column.width}px`;
    this.draw(Math.round(column.width), this.pane.querySelector(':scope > .viewport').clientHeight);
  }

  // Unless it shows that already.
  draw(width, height) {
    const { parts: all, chosen } = outlineIn(width, this.outlines);
    const y = chosen ? Math.round(placeOf(chosen, height)) : 0;
    if (width === this.width && y === this.y) return;
    Object.assign(this, { width, y });
    const parts = all.map(seenFrom(y));
    this.element.classList.toggle('outlined', parts.length > 0);
    this.element.classList.toggle('touching', parts.some(touches));
    this.element.replaceChildren(...(parts.length > 0 ? parts.map(drawn) : Array.from({ length: lines }, () => make('span'))));
  }
}
