// Rows that come or go together by sliding from the top: they go as one, out from under the row above them and back.

// One alone slides in its own room.
const fewest = 2;

const bottom = ({ frame }) => frame[1] + frame[3];

// The runs that slide under a row in a transaction: those that come, with their new places, and those that go.
export function slides({ rows, leaving }, states, gone) {
  const going = new Set(gone.map(({ key }) => key));
  const named = new Map(states.map((state) => [state.key, state]));
  const stays = [...rows.values()].filter(({ key, isRetained, pin, lane }) => !going.has(key) && !isRetained && !pin && lane === undefined);
  const comes = states.filter(({ key, animation, from, pin, lane }) =>
    animation === 'top' && !from && !pin && lane === undefined && !rows.has(key) && !leaving.has(key));
  const goes = gone.filter(({ animation, to }) => animation === 'top' && !to).map(({ key }) => rows.get(key))
    .filter((row) => row && !row.pin && row.lane === undefined);
  const after = stays.map(({ key, frame, position }) => ({ key, frame: named.get(key)?.frame ?? frame, position }));
  return { opening: under(after, comes), closing: under(stays, goes) };
}

// What follows each of the rows that stay, if it is more than one.
function under(stays, sliding) {
  if (sliding.length < fewest) return [];
  const runs = new Map();
  for (const row of sliding) {
    let parent;
    for (const other of stays) {
      if (bottom(other) <= row.frame[1] + 0.5 && !(parent && bottom(parent) >= bottom(other))) parent = other;
    }
    if (parent) runs.set(parent, [...(runs.get(parent) ?? []), row]);
  }
  return [...runs].filter(([, members]) => members.length >= fewest).map(([parent, members]) => ({ parent, members }));
}

// Whether a run comes out from under what has no ground of its own, such as a group's footer: there a hard edge would cut
// through its cards in open space.
export function isSoft(parent, members) {
  const isCard = ({ content }) => content?.grouping !== undefined;
  return !isCard(parent) && members.some(isCard);
}
