// What stands in for one part of a layout: its ground, and bars for its texts.

import { kinds } from './layout-ahead.js';
import { make } from './make.js';

const mostBars = 3;
// From the middle of a row's first line to that of its second, and from there to the next.
const firstLine = 21;
const nextLine = 19;

// Whether a part ends where the next one in its line begins.
export const touches = ([kind, x, y, width], index, parts) => {
  const [nextKind, nextX, nextY] = parts[index + 1] ?? [];
  return kinds[kind] === 'item' && nextKind === kind && nextY === y && Math.abs(nextX - x - width) <= 1;
};

const isLine = (part, y) => part !== undefined && kinds[part[0]] === 'line' && Math.abs(part[2] - y) <= 1;

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

export function drawn([kind, x, y, width, height, ...shape], index, parts) {
  const [former, next] = [parts[index - 1], parts[index + 1]];
  const part = make('span', kinds[kind]);
  part.classList.toggle('begins', !isLine(former, y - (former?.[4] ?? 0)));
  part.classList.toggle('ends', !isLine(next, y + height));
  // What goes on below it is not seen through it.
  part.classList.toggle('pinned', kinds[kind].startsWith('heading') && next?.[2] < y + height - 1);
  Object.assign(part.style, { insetInlineStart: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  if (shape.length > 0) addShape(part, shape);
  return part;
}
