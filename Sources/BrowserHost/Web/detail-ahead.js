// What tells more about one row of a list, where the document was asked for with that: beside the list, or in a narrow
// window in place of it, until the server names it.

import { fitBarAhead, removeBarAhead, showBarAhead } from './bar-ahead.js';
import { CentredTitle } from './centred-title.js';
import { fitTitle } from './words.js';

const wide = matchMedia('(min-width: 768px)');

export const detailAhead = () => document.querySelector('.screen.ahead');

// `showPicture` shows that of a button; undefined as long as the script with the pictures is on its way.
export function showDetailAhead(screen, { controls }, showPicture) {
  const place = () => {
    if (!screen.matches('.ahead')) return wide.removeEventListener('change', place);
    screen.classList.toggle('beside', wide.matches);
    screen.classList.toggle('push', !wide.matches);
    screen.querySelector('.back').hidden = wide.matches;
  };
  if (showPicture) {
    removeBarAhead(screen.querySelector('.controls'), screen.querySelector('.heads'));
  } else {
    place();
    wide.addEventListener('change', place);
  }
  showBarAhead(screen, controls, showPicture);
  fitTitle(screen.querySelector('.title'));
  fitDetailAhead(screen);
}

export function fitDetailAhead(screen) {
  fitBarAhead(screen);
  new CentredTitle(screen).measure();
}
