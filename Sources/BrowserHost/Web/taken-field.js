// A field whose row is taken away while its text is edited, by another visitor or program. There is nothing any more that
// the text could be given to, unless another row comes in the place of the one that is gone, as for a file that a program
// has written anew: that one's text is edited on. What was typed is kept for a row that comes back later, as by an undo.

export class TakenField {
  constructor(editing) {
    this.editing = editing;
    this.formerKeys = new Set();
    this.taken = undefined;
  }

  // To be called before rows come and go.
  willApply() {
    const { row, collection } = this.editing;
    if (row) this.formerKeys = new Set(collection.rows.keys());
  }

  take(row, field, former) { this.taken = { row, field, former }; }

  // To be called once it is known which row has the keys instead.
  settle() {
    const { editing, taken } = this;
    if (!taken) return;
    this.taken = undefined;
    const { row, field, former } = taken;
    const successor = [...editing.collection.rows.values()].find((other) => this.isSuccessor(other, taken));
    if (!successor) {
      // One that is new, and still empty, is nothing to anybody.
      if (former === '' && field.value.trim() === '') return;
      if (field.value !== former) editing.lose(former, field.value, { knownKeys: new Set(editing.collection.rows.keys()) });
      return editing.pane.onFieldGone(former || field.value.trim() || row.content?.label);
    }
    editing.begin(successor, field.value);
    editing.field?.setSelectionRange(field.selectionStart, field.selectionEnd);
  }

  isSuccessor({ key, position, content }, { row, former }) {
    return content?.editable && content.text === former && position === row.position && !this.formerKeys.has(key);
  }
}
