// Where the rows of a view stood when one of them was lifted. A drop that is known not to be done brings them back there at
// once: the server, which mostly does that, can't be asked.

const milliseconds = 250;

export class DragHome {
  constructor(drag) {
    this.drag = drag;
    this.states = [];
    // What the server told last of the view as a whole.
    this.latest = undefined;
  }

  note() {
    const { rows } = this.drag.collection;
    this.states = [...rows.values()].map(({ key, numbers, frame, lane, pin, content }) => ({ key, ...numbers, frame, lane, pin, content }));
  }

  // `key` is the row that was lifted, where it was one of this view. The server tells of the rows that changed since the
  // version that is shown; these did, for it.
  go(key) {
    const { pane, collection } = this.drag;
    if (!this.latest) return;
    const rows = this.states.map((state) => wayBack(state, collection.rows.get(state.key))).filter((state) => state);
    const { version } = collection;
    const { latest } = this.drag.answers;
    const count = latest?.key === key && latest?.phase === 'lifted' ? latest.count : undefined;
    const movement = key === undefined ? undefined : { key, phase: 'cancelled', count };
    pane.apply({
      ...this.latest, base: version, version, milliseconds, rows, gone: [], movement,
      scroll: undefined, focus: undefined, opens: undefined,
    });
  }
}

// What brings a row back to a state; nothing for one that is there, or that the page has no more.
function wayBack(state, row) {
  if (!row || (row.content === state.content && String(row.frame) === String(state.frame))) return undefined;
  return row.content === state.content ? { ...state, content: undefined } : state;
}
