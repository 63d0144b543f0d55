// How blocks of an outline, and whole runs of rows that slide, get to where they go.

import { OutlineBlock } from './outline-block.js';
import { ancestorOf } from './outline.js';
import { wayInSight } from './way.js';

const bottom = (frame) => frame[1] + frame[3];

export class OutlineMotion {
  constructor(collection) {
    this.collection = collection;
    // The blocks on their way, by the keys of the rows they belong to.
    this.blocks = new Map();
  }

  // Sets the planned blocks going, each as far as there is to be seen of it; those on their way go on.
  play(planned, states, gone, step) {
    const going = new Map([...this.blocks].filter(([key]) => !planned.some((block) => block.key === key)));
    const edges = new Map([...planned.map(({ key }) => key), ...going.keys()].map((key) => [key, this.edgeOf(key, step)]));
    for (const block of planned) this.begin(block, edges.get(block.key), step);
    // How far what stands below goes is known by then.
    for (const [key, block] of going) this.carryOn(key, block, edges.get(key), planned, states, gone, step);
  }

  parentOf(key) { return this.collection.rows.get(key) ?? this.collection.leaving.get(key); }

  // Where the lower edge of a row is seen, and how fast that goes.
  edgeOf(key, step) {
    const parent = this.parentOf(key);
    return parent && {
      y: this.collection.seen(parent, step).y + parent.frame[3] + step.shift,
      velocity: parent.glide.velocity.y + (parent.block?.velocity ?? 0),
    };
  }

  begin(block, { y, velocity }, step) {
    const { collection } = this;
    const edge = block.edge - step.origin;
    // What goes has places under the edge where its parent was, what comes under the one where it is.
    const home = (block.isOpening ? block.edge : block.formerEdge) - step.origin;
    // The offset is how far the block's rows are from their places.
    const start = { edge: y, velocity, offset: block.isOpening ? y - home - block.distance : 0 };
    let moving = this.blocks.get(block.key);
    if (moving) start.offset = moving.offset + step.shift;
    else this.blocks.set(block.key, moving = new OutlineBlock(collection.layer, edge));
    block.moving = moving;
    Object.assign(moving, { isOpening: block.isOpening, position: block.position, push: 0 });
    if (block.isOpening) for (const row of moving.turn()) collection.changes.forget(row);
    if (block.isSoft) moving.soften(block.isOpening, step.duration, block.depth);
    const end = block.isOpening ? 0 : edge - home - block.distance;
    block.way = Math.abs(end - start.offset);
    // More may come than was on its way back.
    if (block.isOpening && moving.lowest < Infinity) block.way += edge + block.depth - moving.lowest;
    moving.go(start, { edge, offset: end }, step.duration, () => this.end(block.key));
  }

  // A block that the transaction does not turn stays one, under its parent wherever that goes. Without a parent, or where
  // its rows go under another one, they go on by themselves.
  carryOn(key, block, edge, planned, states, gone, step) {
    const parent = this.parentOf(key);
    const state = states.find((one) => one.key === key);
    const left = gone.find((one) => one.key === key);
    const isTaken = [...block.rows].some((row) => planned.some(({ members }) => members.has(row.key)));
    if (!parent || isTaken || (left && !left.to)) return this.release(key, block, step);
    const frame = state?.frame ?? left?.to ?? parent.frame;
    const push = bottom(frame) - bottom(parent.frame);
    block.position = state?.position ?? parent.position;
    // What goes back keeps the places that it had.
    block.push = block.isOpening ? push : 0;
    if (push === 0 && step.shift === 0) return;
    const place = bottom(frame) - step.origin;
    const way = wayInSight({ ...parent, frame }, { y: edge.y - frame[3] }, { y: place - frame[3] }, step, this.collection.viewport);
    const end = way ? way.end.y + frame[3] : place;
    const start = { edge: edge.y, velocity: edge.velocity, offset: block.offset + step.shift - block.push };
    // Out of sight nothing opens or closes any more: all goes as far as the parent does.
    const own = block.isOpening ? 0 : block.end + push;
    const offset = end === place ? own : start.offset + end - edge.y;
    block.go(start, { edge: end, offset }, step.duration, () => this.end(key));
  }

  // The block is where it should be: what it brought stays, and what it took along is gone.
  end(key) {
    const block = this.blocks.get(key);
    if (!block) return;
    this.blocks.delete(key);
    for (const row of [...block.rows]) {
      if (row.isLeaving) this.collection.changes.forget(row);
      else this.collection.attach(row, row.lane);
    }
    block.remove();
  }

  // Lets the rows of a block go on by themselves, as fast as they go.
  release(key, block, { duration, origin }) {
    const { collection } = this;
    const { offset, velocity, end } = block;
    for (const row of [...block.rows]) {
      collection.attach(row, row.lane);
      const place = row.place(origin);
      const { seen } = row.glide;
      const done = row.isLeaving ? () => collection.changes.forget(row) : undefined;
      const speed = { x: 0, y: velocity + row.glide.velocity.y };
      row.glide.go({ x: seen.x, y: seen.y + offset }, { x: place.x, y: place.y + end }, duration, done, speed);
    }
    block.remove();
    this.blocks.delete(key);
  }

  // A row that comes while a block is on its way, without an animation of its own, comes with the block.
  adopt(row) {
    if (this.blocks.size === 0 || row.block || row.lane !== undefined) return;
    const { rows } = this.collection;
    const parent = ancestorOf(row, rows.values(), ({ key }) => this.blocks.has(key));
    if (parent) this.blocks.get(parent.key).adopt(row);
  }

  // Parents that have a new place without an animation take their blocks along.
  follow({ origin }) {
    for (const [key, block] of this.blocks) {
      const parent = this.collection.rows.get(key);
      if (!parent) {
        this.end(key);
        continue;
      }
      this.push(parent, block, block.growth(bottom(parent.frame)));
      block.moveEdge(bottom(parent.frame) - origin);
    }
  }

  // The rows of a block were measured on its way, and end elsewhere: what stands below is there as well.
  push(parent, block, growth) {
    if (growth === 0) return;
    block.restart();
    const { rows, leaving } = this.collection;
    for (const row of [...rows.values(), ...leaving.values()]) {
      const { glide } = row;
      if (row.position <= parent.position || row.block || row.pin || row.lane !== undefined || !glide.isMoving) continue;
      const { seen, state } = glide;
      const end = row.isLeaving ? { x: state.x, y: state.y + growth } : state;
      glide.go({ x: seen.x, y: seen.y + growth }, end, glide.duration, glide.done);
    }
  }

  // With an animation of its own, a step says where to go to all but what was on its way out before.
  pushOut(gone, { duration }) {
    const { rows, leaving } = this.collection;
    for (const [key, block] of this.blocks) {
      const parent = rows.get(key);
      const growth = parent ? block.growth(bottom(parent.frame)) : 0;
      if (growth === 0) continue;
      for (const { key: own, position, block: other, lane, glide } of leaving.values()) {
        const isBelow = position > parent.position && !other && lane === undefined;
        if (!isBelow || !glide.isMoving || gone.some((one) => one.key === own)) continue;
        glide.go(glide.seen, { x: glide.state.x, y: glide.state.y + growth }, duration, glide.done);
      }
    }
  }

  // To be asked after each step: how far the blocks reach now.
  note() {
    for (const [key, block] of this.blocks) {
      const parent = this.collection.rows.get(key);
      if (parent) block.note(bottom(parent.frame));
    }
  }

  // Ends all movements.
  finish() {
    for (const key of [...this.blocks.keys()]) this.end(key);
  }
}
