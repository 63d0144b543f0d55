// How an outline opens and closes, and whole runs of rows slide: which rows move as blocks, and how far.

import { OutlineBlock } from './outline-block.js';
import { ancestorOf, isBeside, levelOf } from './outline.js';
import { isSoft, slides } from './slides.js';

const bottom = (frame) => frame[1] + frame[3];

export class OutlineMotion {
  constructor(collection) {
    this.collection = collection;
    // The blocks on their way, by the keys of the rows they belong to.
    this.blocks = new Map();
  }

  // The blocks that a transaction sets going. `taken` are the rows that closing parents take along, each with its
  // parent. To be asked before the rows take on their new places.
  plan(states, taken, { formerY }) {
    const { collection } = this;
    const blocks = [];
    const runs = slides(collection, states, taken.filter(([, parent]) => !parent).map(([gone]) => gone));
    for (const { parent, members } of [...openings(collection, states, taken), ...runs.opening]) {
      const frame = parent.frame;
      const known = collection.rows.get(parent.key);
      const before = known.frame;
      blocks.push({
        key: parent.key, isOpening: true, isSoft: isSoft(known, members), position: parent.position, formerEdge: bottom(before), edge: bottom(frame),
        ...inSight(members, bottom(frame), this.collection.viewport),
      });
    }
    const closing = new Map();
    for (const [gone, parent] of taken) {
      const row = collection.rows.get(gone.key);
      if (parent && row && !gone.to) closing.set(parent, [...(closing.get(parent) ?? []), row]);
    }
    for (const { parent, members } of runs.closing) {
      if (!closing.has(parent) && !blocks.some(({ key }) => key === parent.key)) closing.set(parent, members);
    }
    for (const [parent, members] of closing) {
      const state = states.find(({ key }) => key === parent.key);
      blocks.push({
        key: parent.key, isOpening: false, isSoft: isSoft(parent, members), position: state?.position ?? parent.position,
        formerEdge: bottom(parent.frame), edge: bottom(state?.frame ?? parent.frame),
        ...inSight(members, bottom(parent.frame), { y: formerY, height: this.collection.viewport.height }),
      });
    }
    return blocks;
  }

  // Sets the blocks going, each as far as there is to be seen of it.
  play(blocks, step) {
    const { collection } = this;
    for (const block of blocks) {
      const edge = block.edge - step.origin;
      // What goes has places under the edge where its parent was, what comes under the one where it is.
      const home = (block.isOpening ? block.edge : block.formerEdge) - step.origin;
      const parent = collection.rows.get(block.key);
      const start = {
        edge: collection.seen(parent, step).y + parent.frame[3] + step.shift,
        velocity: parent.glide.velocity.y,
        // How far the block's rows are from their places.
        offset: 0,
      };
      if (block.isOpening) start.offset = start.edge - home - block.distance;
      let moving = this.blocks.get(block.key);
      if (moving) start.offset = moving.offset;
      else this.blocks.set(block.key, moving = new OutlineBlock(collection.layer, edge));
      block.moving = moving;
      // Rows still on their way back are replaced by those that come now.
      if (block.isOpening) for (const row of [...moving.rows]) if (row.isLeaving) collection.changes.forget(row);
      if (block.isSoft) moving.soften(block.isOpening, step.duration, block.depth);
      const end = block.isOpening ? 0 : edge - home - block.distance;
      moving.go(start, { edge, offset: end }, step.duration, () => this.end(block.key));
    }
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

  // Lets the rows of all blocks but the named ones go on by themselves, as fast as they go.
  release(kept, { duration, origin }) {
    const { collection } = this;
    for (const [key, block] of this.blocks) {
      if (kept.has(key)) continue;
      const { offset, velocity } = block;
      const end = block.slide.state.y + block.edge.state.y;
      for (const row of [...block.rows]) {
        collection.attach(row, row.lane);
        const place = row.place(origin);
        const start = { x: place.x, y: place.y + offset };
        const done = row.isLeaving ? () => collection.changes.forget(row) : undefined;
        row.glide.go(start, { x: place.x, y: place.y + end }, duration, done, { x: 0, y: velocity });
      }
      block.remove();
      this.blocks.delete(key);
    }
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

// The rows of a block that are seen where they belong, and how far the block has to go to be out of sight.
function inSight(rows, edge, { y, height }) {
  const seen = rows.filter(({ frame }) => bottom(frame) > y && frame[1] < y + height);
  const end = Math.max(0, ...seen.map(({ frame }) => bottom(frame)));
  const distance = seen.length > 0 ? end - Math.max(edge, y) : 0;
  return { members: new Set(seen.map(({ key }) => key)), distance, depth: end - edge };
}

// The rows that open in a transaction: what stands under each of them now is new, whole and deeper.
function openings({ rows, leaving, role }, states, taken) {
  if (role !== 'tree') return [];
  const named = new Set([...states, ...taken.map(([gone]) => gone)].map(({ key }) => key));
  const all = states.map((state) => {
    const known = rows.get(state.key);
    const content = state.content ?? known?.content;
    return {
      key: state.key, position: state.position, frame: state.frame, content, level: content?.level ?? 0,
      isNew: !known && !state.from && !leaving.has(state.key),
    };
  });
  for (const row of rows.values()) {
    if (named.has(row.key) || row.isRetained) continue;
    const { key, position, frame, content } = row;
    all.push({ key, position, frame, content, level: levelOf(row), isNew: false });
  }
  const entries = all.filter(({ content }) => !isBeside(content));
  entries.sort((left, right) => left.position - right.position);
  const found = [];
  entries.forEach((parent, index) => {
    if (parent.isNew || parent.content?.expanded !== true) return;
    const members = [];
    for (let next = index + 1; next < entries.length && entries[next].level > parent.level; next += 1) {
      if (!entries[next].isNew || entries[next].position !== entries[next - 1].position + 1) return;
      members.push(entries[next]);
    }
    if (members.length > 0) found.push({ parent, members });
  });
  return found;
}
