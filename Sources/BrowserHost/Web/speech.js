// What is said to those who do not see the page.

const voice = document.createElement('p');
voice.id = 'speech';
voice.className = 'unseen';
voice.setAttribute('role', 'status');
voice.setAttribute('aria-live', 'assertive');

// How a row is moved by keys; where Space chooses it, Space can't lift it.
function makeHelp(id, words) {
  const help = document.createElement('p');
  help.id = id;
  help.hidden = true;
  help.textContent = words;
  return help;
}

document.body.append(
  voice, makeHelp('drag-help', 'Press Space to lift and move it.'),
  makeHelp('step-help', 'Press Alt and an arrow key to move it.'));

// Whoever reads the page later finds nothing in it that is of the past.
const kept = 5000;
let timer;

export function say(words) {
  tell(voice, 'words', 'assertive');
  clearTimeout(timer);
  timer = setTimeout(() => { voice.textContent = ''; }, kept);
  // The same words once more are news too.
  voice.textContent = voice.textContent === words ? `${words}\u00a0` : words;
}

// What is shown or said within so many milliseconds comes of one deed. That is told once, by what says most of it.
const atOnce = 100;
const ranks = { caption: 0, status: 1, message: 2, words: 3 };
let told = [];

// Lets a place be read out, and those that say less of the same not.
export function tell(element, kind, live = 'polite') {
  const time = performance.now();
  told = told.filter((one) => time - one.time < atOnce && one.element !== element);
  told.push({ element, rank: ranks[kind], live, time });
  const most = Math.max(...told.map(({ rank }) => rank));
  for (const one of told) one.element.ariaLive = one.rank === most ? one.live : 'off';
}

// What a row is called: a picture by its label.
export const nameOf = (row) => row?.content?.text ?? row?.content?.label;

// What is dragged: one row by its name, several by their number.
export const whatOf = ({ count }, name) => (count > 1 ? `${count} items` : name);

// What becomes of it where it is let go in vain.
export const goneBack = ({ count }, name) => (count > 1 ? `${count} items are back where they were.` : `${name} is back where it was.`);

// Where a row that is dragged would go, in words.
export function describePlace(movement, collection) {
  if (movement.position === undefined) return '';
  const parent = nameOf(collection.rows.get(movement.parent));
  if (movement.into && parent !== undefined) return `Into ${parent}.`;
  const place = `Position ${movement.position + 1} of ${movement.siblings}`;
  if (movement.elsewhere) return `${place} in the other list.`;
  if (parent !== undefined) return `${place}, below ${parent}.`;
  const heading = headingAbove(collection.rows.get(movement.key), collection.rows.values());
  return heading === undefined ? `${place}.` : `${place} in ${heading}.`;
}

function headingAbove(row, rows) {
  if (!row) return undefined;
  let heading;
  for (const other of rows) {
    if (other.content?.style !== 'header' || other.frame[1] > row.frame[1]) continue;
    if (!heading || other.frame[1] > heading.frame[1]) heading = other;
  }
  return heading?.content.text;
}
