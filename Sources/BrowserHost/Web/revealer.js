// Scrolls as little as brings a row into sight, and tells where a page further leads.

import { isLow } from './bar-room.js';

// Where something covers the lower edge, rows fade above it, so high as the styles have it.
const veil = 12;
// What is seen of a page again on the next one.
const overlap = 44;

export class Revealer {
  constructor(collection, viewport) {
    this.collection = collection;
    this.viewport = viewport;
  }

  revealRow(row) {
    const lane = this.collection.lanes.get(row.lane);
    lane?.reveal(row.frame[0], row.frame[2]);
    const [, y, , height] = this.collection.frameOf(row);
    // What is pinned is in sight as long as its section is.
    if (!row.pin) this.revealPlace(y, height);
    else if (y > this.viewport.y || row.pin.end - height < this.viewport.y) this.revealPlace(y, height);
  }

  revealPlace(y, height, { isSmooth = false } = {}) {
    const { viewport } = this;
    const inset = this.insets(y);
    const top = isSmooth ? viewport.goal ?? viewport.y : viewport.y;
    const last = y + height + inset.bottom - viewport.height;
    // What stands above the rows is left whole or gone.
    if (y - inset.top < top) viewport.scrollTo(y - inset.top < 0 ? viewport.least : y - inset.top, { isSmooth });
    else if (last > top) viewport.scrollTo(viewport.lead > 0 ? Math.max(1, last) : last, { isSmooth });
  }

  // How far from the edges of what is seen a place must be to be seen: further than what is pinned there.
  insets(y) {
    const { room } = this.viewport;
    const insets = { top: 8, bottom: room > 0 ? room + veil : 8 };
    for (const { pin, frame } of this.collection.rows.values()) {
      if (!pin || y < pin.start || y >= pin.end) continue;
      insets[pin.edge] = Math.max(insets[pin.edge], pin.inset + frame[3] + 8);
    }
    return insets;
  }

  // Where a page further leads, or back. Where few rows are seen, or the focus goes from row to row, it begins with the first
  // that was not seen whole, or ends with the last: as many as can be are seen whole then.
  placeOfPage(step, { isByRows = isLow.matches } = {}) {
    const { viewport } = this;
    const usual = viewport.y + step * Math.max(overlap, viewport.height - viewport.room - overlap);
    const seen = this.seenAt(viewport.y);
    const row = isByRows && (step > 0 ? this.firstBelow(seen.end) : this.lastAbove(seen.start));
    if (!row) return usual;
    const [, y, , height] = row;
    const place = step > 0 ? y - this.insets(y).top : y + height + this.insets(y).bottom - viewport.height;
    // One that is higher than the window has several pages.
    return step * (place - viewport.y) > overlap ? place : usual;
  }

  // Which places are seen without a step once the view is at one.
  seenAt(place) {
    const y = this.viewport.reachable(place);
    const end = y + this.viewport.height;
    return { start: y + this.insets(y).top, end: end - this.insets(end).bottom };
  }

  firstBelow(edge) {
    const below = this.frames.filter(([, y, , height]) => y + height > edge);
    return below.reduce((first, frame) => (frame[1] < first?.[1] ? frame : first), below[0]);
  }

  lastAbove(edge) {
    const above = this.frames.filter(([, y]) => y < edge);
    return above.reduce((last, frame) => (frame[1] + frame[3] > last[1] + last[3] ? frame : last), above[0]);
  }

  get frames() {
    return [...this.collection.rows.values()].filter(({ pin }) => !pin).map((row) => this.collection.frameOf(row));
  }
}
