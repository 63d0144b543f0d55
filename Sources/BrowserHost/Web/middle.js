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

// Shows a text so: its two parts are drawn by the styles, and the text itself stays in one piece, which screen readers
// read and the caret goes by. False where it is to be shown as others are.
export function showMiddle(line, text) {
  if (text === undefined || text.length < shortest || runsFromRight.test(text)) return false;
  if (line.textContent === text && line.querySelector('.whole')) return true;
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  let at = Math.max(1, letters.length - endLength(text));
  // A blank would make the gap wider: it goes with what gives way.
  while (letters[at] === ' ' && at < letters.length - 1) at += 1;
  line.dataset.start = letters.slice(0, at).join('');
  line.dataset.end = letters.slice(at).join('');
  const whole = document.createElement('span');
  whole.className = 'whole';
  whole.textContent = text;
  line.replaceChildren(whole);
  return true;
}
