// A text whose middle gives way where there is no room for all of it: its end stays, as the ending of a file's name.

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

// Shows a text so; false where it is to be shown as others are.
export function showMiddle(line, text) {
  if (text === undefined || text.length < shortest || runsFromRight.test(text)) return false;
  if (line.textContent === text && line.querySelector('.end')) return true;
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  const at = Math.max(1, letters.length - endLength(text));
  const parts = [letters.slice(0, at), letters.slice(at)].map((part, index) => {
    const span = document.createElement('span');
    span.className = index === 0 ? 'start' : 'end';
    span.textContent = part.join('');
    return span;
  });
  line.replaceChildren(...parts);
  return true;
}
