// The bar and the title of a screen that the document was asked for with, in front of the page's own one or beside it.

import { fitBarAhead, removeBarAhead, showBarAhead } from './bar-ahead.js';
import { CentredTitle } from './centred-title.js';
import { fitTitle } from './words.js';

// `showPicture` shows that of a button; undefined as long as the script with the pictures is on its way.
export function showScreenAhead(screen, { controls }, showPicture) {
  if (showPicture) removeBarAhead(screen.querySelector('.controls'), screen.querySelector('.heads'));
  showBarAhead(screen, controls, showPicture);
  fitTitle(screen.querySelector('.title'));
  fitScreenAhead(screen);
}

export function fitScreenAhead(screen) {
  fitBarAhead(screen);
  new CentredTitle(screen).measure();
}
