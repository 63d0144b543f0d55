// A text that was given to the server, which has yet to say that it has it: paler, as a button that was pressed is, and
// told to those who do not see it where that takes long.

import { say } from './speech.js';

// As long as a connection may be gone without a word.
const grace = 1000;

// Answers what is to be called once the server has answered, or never will.
export function showUnsaved(row, field) {
  const text = field.value;
  field.classList.add('pending');
  let isTold = false;
  const timer = setTimeout(() => {
    isTold = true;
    row.element.setAttribute('aria-busy', 'true');
    say(`${text}: not saved yet.`);
  }, grace);
  return (isSaved) => {
    clearTimeout(timer);
    field.classList.remove('pending');
    row.element.removeAttribute('aria-busy');
    if (isTold && isSaved) say(`${text}: saved.`);
  };
}
