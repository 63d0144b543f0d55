// The places of rows that are on their way: those of the view's layout, where the page's document tells of them, and
// else the lines of a list.

import { outlineIn, placeOf, seenFrom } from './layout-ahead.js';
import { make } from './make.js';
import { drawn, touches } from './part-ahead.js';

// Who is served at once sees no sign of waiting.
export const beforeSkeleton = 400;

const lines = 12;

export class Skeleton {
  // In a pane that may have one already.
  constructor(pane) {
    this.pane = pane;
    // One for each width that the layout was asked for, the narrow ones first; each of its parts is a kind, a corner and
    // a size.
    this.outlines = [];
    // Whether rows are to come.
    this.isNeeded = true;
    this.element = pane.querySelector(':scope > .skeleton') ?? this.added(pane);
    // What stands above the rows may come or go, and another view beside them.
    this.resizing = new ResizeObserver(() => this.place());
  }

  added(pane) {
    const element = make('div', 'skeleton', { 'aria-hidden': 'true' });
    element.hidden = true;
    pane.append(element);
    return element;
  }

  show() {
    if (!this.isNeeded) return;
    const viewport = this.pane.querySelector(':scope > .viewport');
    for (const one of [viewport, viewport.querySelector('.spacer'), this.pane.closest('.screen').querySelector('.bar')]) {
      this.resizing.observe(one);
    }
    if (!this.element.hidden) return;
    // It has a width once it is shown.
    this.element.hidden = false;
    this.place();
  }

  // Goes on with what another one shows that stood in for it.
  goOnWith({ outlines, isNeeded, element }) {
    Object.assign(this, { outlines, isNeeded });
    if (element.hidden) return;
    this.element.classList.add('goes-on');
    this.show();
  }

  hide() {
    this.resizing.disconnect();
    this.shown = undefined;
    this.element.hidden = true;
    this.element.classList.remove('goes-on');
  }

  // In the column of the rows.
  place() {
    const pane = this.pane.getBoundingClientRect();
    const column = this.pane.querySelector(':scope > .viewport .spacer').getBoundingClientRect();
    const { style } = this.element;
    style.top = `${column.y - pane.y}px`;
    style.left = `${column.x - pane.x}px`;
    style.width = `${column.width}px`;
    this.draw(Math.round(column.width), this.pane.querySelector(':scope > .viewport').clientHeight);
  }

  // Unless it shows that already.
  draw(width, height) {
    const { parts: all, chosen } = outlineIn(width, height, this.outlines);
    const y = chosen ? Math.round(placeOf(chosen, height)) : 0;
    const parts = all.map(seenFrom(y));
    const shown = String(parts);
    if (shown === this.shown) return;
    this.shown = shown;
    this.element.classList.toggle('outlined', parts.length > 0);
    this.element.classList.toggle('touching', parts.some(touches));
    this.element.replaceChildren(...(parts.length > 0 ? parts.map(drawn) : Array.from({ length: lines }, () => make('span'))));
  }
}
