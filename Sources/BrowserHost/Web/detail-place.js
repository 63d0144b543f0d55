// The place beside a list for what tells more about one of its rows, where there is room for both: what stands there
// while nothing is shown.

import { make } from './make.js';
import { Unavailable } from './unavailable.js';

export const wide = matchMedia('(min-width: 768px)');

export class DetailPlace {
  // `screen` is the element of the list's screen.
  constructor(screen) {
    this.screen = screen;
    // The document of a page has one.
    this.element = screen.querySelector(':scope > .detail-place') ?? make('div', 'detail-place', { hidden: true });
  }

  // What is read there while nothing is shown is not there for screen readers while something is.
  setCovered(isCovered) { this.element.inert = isCovered; }

  show(placeholder) {
    this.element.hidden = placeholder === undefined;
    this.screen.classList.toggle('split', placeholder !== undefined);
    if (placeholder === undefined) return;
    this.unavailable ??= new Unavailable(this.element, () => {});
    if (!this.element.isConnected) this.screen.append(this.element);
    this.unavailable.show({ ...placeholder, button: undefined });
  }
}
