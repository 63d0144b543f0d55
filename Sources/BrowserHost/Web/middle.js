// A text whose middle gives way where there is no room for all of it: its end stays, as the ending of a file's name. A row
// that is high enough, or grows with its text, shows two lines of it before.

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

// Two lines are as high, by the size of their letters; the styles say it, too.
const heightOfTwo = 2.3;

// Of each text its letters, at which of them the end begins, how wide its line is, in which font, and whether its row has
// room for another line.
const known = new WeakMap();

// The browser says how wide lines are once it has laid them out: nobody has to ask it before that.
const widths = new ResizeObserver((changes) => {
  for (const { target, contentRect: { width } } of changes) {
    const line = known.get(target);
    if (!line || width === 0) continue;
    const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(target);
    // With forced colours, a browser has no word for all of these at once.
    const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const face = target.closest('.face');
    const hasRoom = face.classList.contains('measured') ? target.classList.contains('limited')
      : isAlone(target) && face.clientHeight >= heightOfTwo * parseFloat(fontSize);
    Object.assign(line, { width, font, letterSpacing, hasRoom });
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

const isAlone = (text) => text.matches(':only-child, .side-by-side *');

// As many letters as there is room for stand before the dots, and the end follows at once. The browser's own dots would
// stand a part of a letter away from it.
function fit(element, line) {
  const { letters, at, width, hasRoom } = line;
  const measure = measurer(line);
  const text = (from, to) => letters.slice(from, to).join('');
  // The most letters from one of them on that have room, with what follows them, up to another one.
  const most = (from, to, rest = 0) => {
    let [low, high] = [from + 1, to];
    while (low < high) {
      const end = (low + high + 1) >> 1;
      if (measure(text(from, end).trimEnd()) + rest <= width) low = end;
      else high = end - 1;
    }
    return low;
  };
  const isWhole = (from) => measure(text(from, letters.length)) <= width;
  let pieces = [[0, letters.length]];
  let from = 0;
  if (hasRoom && !isWhole(0)) {
    from = breakBefore(letters, most(0, at));
    pieces = [[0, from], '\n', [from, letters.length]];
  }
  element.classList.toggle('two-lines', from > 0);
  if (!isWhole(from)) {
    const end = most(from, at, measure(`…${text(at)}`));
    if (end < at) pieces.splice(-1, 1, [from, end], '…', [at, letters.length]);
  }
  if (line.parts) return drawParts(element, line, pieces);
  const shown = (piece, next) => (next === undefined ? text(...piece) : text(...piece).trimEnd());
  element.dataset.shown = pieces.map((piece, index) => (Array.isArray(piece) ? shown(piece, pieces[index + 1]) : piece)).join('');
}

// Where a line ends that has room for some letters: behind the last blank or hyphen, unless that leaves it half empty.
function breakBefore(letters, count) {
  for (let end = count; end > count / 2; end -= 1) if (/[\s\-_]/.test(letters[end - 1])) return end;
  return count;
}

// Draws parts that look different, but what is left out. What is found there is marked in the dots that stand for it.
function drawParts(element, { parts, letters }, pieces) {
  const place = (index) => letters.slice(0, index).join('').length;
  const all = pieces.flatMap((piece, index) => {
    if (piece === '\n') return [drawn(parts[0], piece)];
    if (piece === '…') {
      const left = slices(parts, place(pieces[index - 1][1]), place(pieces[index + 1][0])).map(([part]) => part);
      return [drawn(left.find((part) => part.hasAttribute('style')) ?? left[0], '…')];
    }
    const cut = slices(parts, place(piece[0]), place(piece[1]));
    return cut.map(([part, text], last) => drawn(part, index + 1 < pieces.length && last === cut.length - 1 ? text.trimEnd() : text));
  });
  element.querySelector('.drawn').replaceChildren(...all.filter(({ dataset }) => dataset.shown));
}

// The parts that lie between two places, each with as much of it as does.
function slices(parts, first, last) {
  let from = 0;
  return parts.flatMap((part) => {
    const { textContent: text } = part;
    const [start, end] = [Math.max(0, first - from), Math.max(0, last - from)];
    from += text.length;
    return start < text.length && end > start ? [[part, text.slice(start, end)]] : [];
  });
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
  const looks = known.get(line) ?? {};
  known.set(line, { ...looks, letters, at, parts });
  if (looks.width === undefined) widths.observe(line);
  else fit(line, known.get(line));
  return true;
}
