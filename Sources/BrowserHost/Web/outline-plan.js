// Which rows of an outline, and whole runs that slide, move as blocks in a transaction, and how far.

import { isBeside, levelOf } from './outline.js';
import { isSoft, slides } from './slides.js';

const bottom = (frame) => frame[1] + frame[3];

// The blocks that a transaction sets going. `taken` are the rows that closing parents take along, each with its
// parent. To be asked before the rows take on their new places.
export function planBlocks(collection, states, taken, { formerY }) {
  const blocks = [];
  const runs = slides(collection, states, taken.filter(([, parent]) => !parent).map(([gone]) => gone));
  for (const { parent, members } of [...openings(collection, states, taken), ...runs.opening]) {
    const frame = parent.frame;
    const known = collection.rows.get(parent.key);
    const before = known.frame;
    blocks.push({
      key: parent.key, isOpening: true, isSoft: isSoft(known, members), position: parent.position, formerEdge: bottom(before), edge: bottom(frame),
      ...inSight(members, bottom(frame), collection.viewport),
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
      ...inSight(members, bottom(parent.frame), { y: formerY, height: collection.viewport.height }),
    });
  }
  return blocks;
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
