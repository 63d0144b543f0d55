// The lanes of the view that this page shows.

import { Lane } from './lane.js';
import { Spring } from './spring.js';

export class Lanes {
  constructor(viewport, layer, prefix) {
    this.viewport = viewport;
    this.layer = layer;
    this.prefix = prefix;
    this.lanes = new Map();
    this.onScroll = () => {};
  }

  get all() { return this.lanes.values(); }

  get(id) { return id === undefined ? undefined : this.lanes.get(id); }

  // The first lane below rows: the Tab key meets those before it.
  get firstBelow() {
    for (const { isBelow, box } of this.lanes.values()) if (isBelow && box.parentElement === this.layer) return box;
    return null;
  }

  // Takes on the lanes of a transaction, whose rows are given too; rows that leave one that is gone may still be on their
  // way.
  update(states, rows, duration, shift, origin) {
    const named = new Set(states.map((state) => state.id));
    for (const [id, lane] of this.lanes) {
      if (named.has(id)) continue;
      this.lanes.delete(id);
      // By the clock of the motions: where that is slow, what is in the lane is still seen going.
      if (duration > 0) lane.box.animate(null, Spring.timeToSettle(duration)).onfinish = () => lane.remove();
      else lane.remove();
    }
    for (const state of states) {
      let lane = this.lanes.get(state.id);
      const isNew = lane === undefined;
      if (isNew) {
        lane = new Lane(state.id, this.viewport, this.prefix);
        lane.onScroll = () => this.onScroll(lane);
        lane.isBelow = rows.some(({ lane: other, frame: [, y], content }) =>
          other === undefined && content?.style !== 'header' && y < state.frame[1]);
        this.lanes.set(state.id, lane);
        this.layer.append(lane.box);
      }
      const seen = lane.glide.seen;
      lane.update(state);
      const isWhole = state.frame[0] === 0 && state.frame[2] >= this.viewport.contentWidth;
      lane.setWide(isWhole);
      const place = lane.place(origin);
      const start = { x: seen.x, y: seen.y + shift };
      if (isNew || duration === 0 || (start.x === place.x && start.y === place.y)) lane.glide.set(place);
      else lane.glide.go(start, place, duration);
    }
  }

  placeAnew(origin) {
    for (const lane of this.lanes.values()) lane.glide.set(lane.place(origin));
  }

  clear() {
    for (const lane of this.lanes.values()) lane.remove();
    this.lanes.clear();
  }
}
