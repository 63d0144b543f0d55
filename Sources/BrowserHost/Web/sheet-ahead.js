// A sheet that the document was asked for with: it stands over what is below, as it will, until the server names it.

import { SheetRests } from './sheet-rests.js';

export const sheetAhead = () => document.querySelector('.sheet-ahead > .screen');

// `below` is the element of the screen that it came over.
export function placeSheetAhead(screen, below, { sheet }) {
  const layer = screen.parentElement;
  const rests = new SheetRests(layer, below);
  rests.note(sheet);
  rests.index = sheet?.index ?? 0;
  const place = () => {
    if (!layer.matches('.sheet-ahead')) return removeEventListener('resize', place);
    rests.lowerToRest();
    rests.shadeAt(rests.offset);
    const { isUndimmed } = rests;
    layer.classList.toggle('undimmed', isUndimmed);
    layer.classList.toggle('over-detail', below.matches('.beside'));
    below.classList.toggle('under-sheet', !isUndimmed);
    for (const one of document.querySelectorAll('body > .screen')) one.inert = !isUndimmed;
  };
  place();
  addEventListener('resize', place);
  // Who wants to close it need not press the key again once the server has named it.
  const escape = (event) => {
    if (!layer.matches('.sheet-ahead')) return removeEventListener('keydown', escape, true);
    // The page behind one that does not dim it is in use.
    if (event.key !== 'Escape' || event.isComposing || (rests.isUndimmed && !layer.contains(event.target))) return;
    event.preventDefault();
    layer.classList.add('escaped');
  };
  addEventListener('keydown', escape, true);
}
