// The screens that the document was asked for with, in front of the page's own one, until the server names them.

import { detailAhead } from './detail-ahead.js';
import { looksOfDetail, looksOfSheet } from './looks-ahead.js';
import { showImage } from './pictures.js';
import { showScreenAhead } from './screen-ahead.js';
import { sheetAhead } from './sheet-ahead.js';

export class ScreensAhead {
  constructor() {
    // By the styles in which they come.
    this.screens = new Map();
    this.add('detail', detailAhead(), looksOfDetail);
    this.add('sheet', sheetAhead(), looksOfSheet);
  }

  add(style, element, looks) {
    if (!element) return;
    this.screens.set(style, { element, looks: looks() });
    showScreenAhead(element, looks(), showImage);
  }

  // The one that comes in a style, with what stands in for its rows. From now on it is like one that the page makes, as
  // `made` is.
  take(style, made) {
    const ahead = this.screens.get(style);
    if (!ahead) return undefined;
    this.screens.delete(style);
    const { element, looks: { outlines = [], empty: isEmpty = false } } = ahead;
    element.classList.remove('ahead');
    element.querySelector('.back').replaceWith(made.querySelector('.back'));
    return { element, skeleton: { outlines, isNeeded: !isEmpty }, isEscaped: element.parentElement.matches('.escaped') };
  }

  // The document's place may lead nowhere by now: whether any of them is left.
  end() {
    const isAnyLeft = this.screens.size > 0;
    for (const { element } of this.screens.values()) {
      const part = element.closest('dialog') ?? element;
      // By these it would be placed in a window of another size, and what is below a sheet be out of reach.
      part.classList.remove('ahead', 'sheet-ahead');
      part.remove();
    }
    this.screens.clear();
    return isAnyLeft;
  }
}
