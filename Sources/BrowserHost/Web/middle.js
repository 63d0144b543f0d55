// A text whose middle gives way where there is no room for all of it: its end stays, as the ending of a file's name.

import { setText } from './faces.js';
import { make } from './make.js';

// As many letters of the end stay, at least.
const kept = 8;
const longestEnding = 14;
// Shorter texts are shown whole, and those that run from the right give way at their ends.
const shortest = 16;
const runsFromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

// How many letters of a text stay at its end.
function endLength(text) {
  const ending = text.length - text.lastIndexOf('.');
  return Math.max(kept, ending <= longestEnding ? ending + 3 : 0);
}

// Of each line its letters, at which of them the end begins, how wide the line is, and in which font.
const known = new WeakMap();

// The browser says how wide lines are once it has laid them out: nobody has to ask it before that.
const widths = new ResizeObserver((changes) => {
  for (const { target, contentRect: { width } } of changes) {
    const line = known.get(target);
    if (!line || width === 0) continue;
    const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(target);
    // With forced colours, a browser has no word for all of these at once.
    Object.assign(line, { width, font: `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`, letterSpacing });
    fit(target, line);
  }
});

let drawing;

function measurer({ font, letterSpacing }) {
  drawing ??= document.createElement('canvas').getContext('2d');
  drawing.font = font;
  drawing.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  return (text) => drawing.measureText(text).width;
}

// As many letters as there is room for stand before the dots, and the end follows at once. The browser's own dots would
// stand a part of a letter away from it.
function fit(element, line) {
  const { letters, at, width, font, letterSpacing } = line;
  const measure = measurer({ font, letterSpacing });
  const end = letters.slice(at).join('');
  const start = (count) => (count < at ? `${letters.slice(0, count).join('').trimEnd()}…` : letters.slice(0, at).join(''));
  const isFitting = (count) => measure(start(count)) + measure(end) <= width;
  let [low, high] = [1, at];
  while (low < high) {
    const count = (low + high + 1) >> 1;
    if (isFitting(count)) low = count;
    else high = count - 1;
  }
  const count = isFitting(at) ? at : low;
  const shown = start(count);
  if (!line.parts) element.dataset.shown = shown + end;
  else if (count < at) drawParts(element, line.parts, shown.length - 1, line.length - end.length);
  else drawParts(element, line.parts, line.length, line.length);
}

// Draws parts that look different, but what lies between two places in their letters. What is found there is marked in the
// dots that stand for it.
function drawParts(element, parts, head, tail) {
  const [starts, ends, left] = [[], [], []];
  let from = 0;
  for (const part of parts) {
    const text = part.textContent;
    starts.push(drawn(part, text.slice(0, Math.max(0, head - from))));
    ends.push(drawn(part, text.slice(Math.max(0, tail - from))));
    if (from < tail && from + text.length > head) left.push(part);
    from += text.length;
  }
  const dots = head < tail ? [drawn(left.find((part) => part.hasAttribute('style')) ?? left[0], '…')] : [];
  const all = [...starts, ...dots, ...ends].filter(({ dataset }) => dataset.shown);
  element.querySelector('.drawn').replaceChildren(...all);
}

function drawn(part, text) {
  const piece = part.cloneNode();
  piece.dataset.shown = text;
  return piece;
}

// Shows a text so: what there is room for is drawn by the styles, and the text itself stays in one piece, which screen readers
// read and the caret goes by. It may be made of `parts` that look different. False where it is to be shown as others are.
export function showMiddle(line, text, parts) {
  if (text === undefined || text.length < shortest || runsFromRight.test(text)) return false;
  if (!parts && line.textContent === text && line.querySelector('.whole') && !line.querySelector('.drawn')) return true;
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  let at = Math.max(1, letters.length - endLength(text));
  // A blank would look like a gap: it goes with what gives way.
  while (letters[at] === ' ' && at < letters.length - 1) at += 1;
  line.dataset.shown = parts ? '' : text;
  const whole = document.createElement('span');
  whole.className = 'whole';
  if (parts) whole.replaceChildren(...parts);
  else setText(whole, text);
  line.replaceChildren(whole, ...(parts ? [make('span', 'drawn', { 'aria-hidden': 'true' })] : []));
  const { width, font, letterSpacing } = known.get(line) ?? {};
  known.set(line, { letters, at, parts, length: text.length, width, font, letterSpacing });
  if (width === undefined) widths.observe(line);
  else fit(line, known.get(line));
  return true;
}
