// Which rows of a list go past others, and which are only pushed: the longest run that stands in the order that it had
// is pushed.

// `places` has for each row, in the order of now, where it was. Returns those that go past others, as a set.
export function passing(places) {
  // The smallest last place of a run of each length, and what stands before each row in its run.
  const ends = [];
  const before = new Map();
  for (const one of places) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle][1] < one[1]) low = middle + 1;
      else high = middle;
    }
    before.set(one, ends[low - 1]);
    ends[low] = one;
  }
  const passing = new Set(places.map(([row]) => row));
  for (let one = ends.at(-1); one; one = before.get(one)) passing.delete(one[0]);
  return passing;
}
