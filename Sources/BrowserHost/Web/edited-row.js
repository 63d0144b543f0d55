// Which row's text is edited, as the server knows it: a row that is to leave can wait for that.

export class EditedRow {
  constructor(pane) {
    this.pane = pane;
    this.row = undefined;
    this.isTold = false;
  }

  begin(row) {
    this.row = row;
    this.isTold = true;
    this.pane.send({ type: 'editing', key: row.key });
  }

  // To be called once the server has the text. Another row's may be edited by then.
  end(row) {
    if (this.row !== row) return;
    this.row = undefined;
    this.pane.send({ type: 'editing' });
  }

  // What was said meanwhile was heard by nobody.
  didConnect() {
    if (this.isTold) this.pane.send({ type: 'editing', key: this.row?.key });
  }
}
