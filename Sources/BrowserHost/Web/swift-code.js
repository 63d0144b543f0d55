// Swift's words, each with what it is, so that a program can be shown in colours.

import { mayBreak } from './faces.js';

const kinds = [
  ['comment', /\/\/[^\n]*/],
  ['string', /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/],
  ['keyword', new RegExp(String.raw`(?<![.\w])(?:as|any|async|await|break|case|catch|class|default|defer|do|else|enum|extension|false|`
    + 'fileprivate|final|for|func|guard|if|import|in|init|internal|is|lazy|let|nil|override|private|protocol|public|'
    + String.raw`repeat|return|self|Self|some|static|struct|super|switch|throw|throws|true|try|var|weak|where|while)\b|@\w+`)],
  ['number', /\b\d[\d_]*(?:\.\d+)?\b/],
  ['type', /\b[A-Z]\w*/],
  ['member', /(?<=\.)[a-z]\w*/],
];

const pattern = new RegExp(kinds.map(([name, { source }]) => `(?<${name}>${source})`).join('|'), 'g');

// The pieces of a program in order: each a text and its kind, which is undefined for what stands between words.
function* piecesOf(text) {
  let place = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > place) yield { text: text.slice(place, match.index) };
    yield { text: match[0], kind: Object.keys(match.groups).find((name) => match.groups[name] !== undefined) };
    place = match.index + match[0].length;
  }
  if (place < text.length) yield { text: text.slice(place) };
}

// Where a line may be broken besides at spaces: before a dot, behind a bracket that opens, and within long words where
// another one begins in them.
const breaks = /(?<=[\w)\]?!])(?=\.(?:\w|$))|(?<=[(<[])|(?<=[a-z])(?=[A-Z]\w*)/;

function appendBreakable(element, text, before) {
  if (/[(<[]$/.test(before) || (/^\.\w?/.test(text) && /[\w)\]?!]$/.test(before))) element.append(mayBreak());
  text.split(breaks).forEach((part, index, parts) => {
    const isWithinWord = index > 0 && /[a-z]$/.test(parts[index - 1]) && /^[A-Z]/.test(part);
    if (index > 0 && (!isWithinWord || /\w{34}/.test(text))) element.append(mayBreak());
    element.append(part);
  });
}

// The words of a single line, each an element, and what stands between them.
export function codeWords(line) {
  return [...piecesOf(line)].map(({ text, kind }) => {
    if (kind === undefined) return text;
    const word = document.createElement('span');
    word.className = `code-${kind}`;
    word.textContent = text;
    return word;
  });
}

// The lines of a program, each an element. Texts are set as texts, never as markup.
export function codeLines(text) {
  const lines = [];
  const begin = () => {
    const line = document.createElement('span');
    line.className = 'code-line';
    lines.push(line);
    return line;
  };
  let line = begin();
  let isAtStart = true;
  for (const { text: piece, kind } of piecesOf(text.trimEnd())) {
    piece.split('\n').forEach((part, index) => {
      if (index > 0) {
        line.append('\n');
        line = begin();
        isAtStart = true;
      }
      if (part === '') return;
      // What does not fit goes on below, a little further in.
      if (isAtStart) line.style.setProperty('--hang', `${part.search(/\S|$/) + 4}ch`);
      isAtStart = false;
      const word = kind === undefined ? line : document.createElement('span');
      appendBreakable(word, part, line.textContent);
      if (kind === undefined) return;
      word.className = `code-${kind}`;
      line.append(word);
    });
  }
  return lines;
}
