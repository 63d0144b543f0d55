// What rows and their accessories have in common: colours, lengths, texts.

import { make } from './make.js';

export function setText(element, text) {
  if (element.textContent === text) return;
  element.textContent = text;
  // A button would set each piece as a word of its own.
  if (element.tagName !== 'BUTTON' && longWord.test(text)) element.replaceChildren(...breakable(text));
}

const dot = ' · ';
// A part of a few letters stays in one line: any line has room for it that has room for words.
const shortPart = 10;

// A text whose parts have dots between them. No line begins or ends with one: it is drawn in the blank behind it, which is
// gone where a line ends. The letters are as they were for who reads, finds, or copies them.
export function setParts(element, text) {
  if (!text?.includes(dot)) return setText(element, text);
  if (element.textContent === text) return;
  const pieces = (part) => {
    if (longWord.test(part)) return [...breakable(part)];
    return [part.length <= shortPart && /\s/.test(part) ? unbroken(part) : part];
  };
  element.replaceChildren(...text.split(dot).flatMap((part, index) => [...(index > 0 ? [dotted()] : []), ...pieces(part)]));
}

function unbroken(part) {
  const whole = make('span', 'unbroken');
  whole.textContent = part;
  return whole;
}

function dotted() {
  const blank = make('span', 'dotted');
  const sign = make('span', 'sign');
  sign.textContent = dot.slice(0, -1);
  blank.append(sign, dot.at(-1));
  return blank;
}

// Where a line may be broken. Chromium would read out a word that goes on behind such a place as two.
export const mayBreak = () => make('wbr', '', { 'aria-hidden': 'true' });

// Names of files and their paths are long words. Where there is no room for one, it goes on in the next line behind a sign
// that parts it, or where a capital begins a word in it, and not behind any letter.
const longWord = /[^\s]{12}/;
const words = /(?<=\s)(?=\S)/;
const ends = /(?<=[/_])(?=[^/_\s])|(?<=\p{Ll})(?=\p{Lu})/u;

function* breakable(text) {
  for (const word of text.split(words)) {
    const pieces = longWord.test(word) ? word.split(ends) : [word];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) yield mayBreak();
      yield piece;
    }
  }
}

// A colour is the name of a part it plays, or components.
export function setColor(element, property, color) {
  if (color === undefined) element.style.removeProperty(property);
  else element.style.setProperty(property, /^[a-zA-Z][a-zA-Z0-9]*$/.test(color) ? `var(--${color})` : color);
}

export function setLength(element, property, length) {
  if (length === undefined) element.style.removeProperty(property);
  else element.style.setProperty(property, `${length}px`);
}

// A length that grows along with letters.
export function setTextLength(element, property, length) {
  if (length === undefined) element.style.removeProperty(property);
  else element.style.setProperty(property, `${length / 16}rem`);
}

// A length that grows along with them as far as pictures do.
export function setPictureLength(element, property, length) {
  if (length === undefined) element.style.removeProperty(property);
  else element.style.setProperty(property, `calc(${length / 16} * var(--bar-letter))`);
}

// Sets an attribute, or takes it away where there is no value.
export function setAttribute(element, name, value) {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}
