// Editing a row's text in place: F2 opens a field where it stands, and so do a click on the text and Return where these
// don't select the row. Return and leaving it commit, Escape takes back.
// What the server makes of it is what is shown in the end.

import { Bubble } from './bubble.js';
import { EditedRow } from './edited-row.js';
import { say } from './speech.js';
import { endSwallowing } from './swallowed-keys.js';
import { TakenField } from './taken-field.js';
import { TypedAhead } from './typed-ahead.js';
import { showUnsaved } from './unsaved.js';

// How long a row takes to become as high as its new text.
const resizing = 300;

export class TextEditing {
  constructor(pane) {
    this.pane = pane;
    this.collection = pane.collection;
    this.row = undefined;
    this.ahead = new TypedAhead();
    this.taken = new TakenField(this);
    this.edited = new EditedRow(pane);
    // What was typed into a row, or given to it as its name, that the server knows nothing of any more.
    this.lost = undefined;
    // What was written into a new row that no server has: it stands in the next one.
    this.lostDraft = undefined;
    const { layer } = this.collection;
    // Before anybody else makes something of it.
    layer.addEventListener('click', (event) => this.click(event), { capture: true });
    layer.addEventListener('keydown', (event) => this.key(event), { capture: true });
    // Who reloads the page, or leaves it, leaves the field. Firefox sends nothing any more once the page is hidden.
    for (const leaving of ['beforeunload', 'pagehide']) {
      addEventListener(leaving, () => { if (this.row) this.end({ isCommitted: true }); }, { signal: pane.signal });
    }
  }

  // Another server knows the rows by other names: what is typed goes to none of them until the row has come again.
  didBeginAnew() {
    const { row, field, former } = this;
    if (!row) return;
    this.lose(former, field.value, { marked: [field.selectionStart, field.selectionEnd] });
    this.row = undefined;
    this.field = undefined;
    this.edited.end(row);
    field.remove();
  }

  // `knownKeys` are those of rows that do not come again: they have been there all along. `marked` is what was marked in
  // a field that was open.
  lose(former, text, { knownKeys, marked } = {}) {
    if (former !== '') this.lost = { former, text, knownKeys, marked };
    else if (text.trim() !== '') this.lostDraft = text;
  }

  // The row has come again.
  findLost() {
    const { lost, collection } = this;
    if (!lost) return;
    const row = [...collection.rows.values()].find(({ key, content }) => (
      content?.editable && content.text === lost.former && lost.knownKeys?.has(key) !== true));
    if (!row) return;
    this.begin(row, lost.text);
    if (lost.marked) this.field?.setSelectionRange(...lost.marked);
  }

  // The screen shows other rows because of what the user did.
  leave() { if (this.row) this.end({ isCommitted: true }); }

  // The row was taken away from under the field.
  abandon() {
    const { row, field, former } = this;
    this.row = undefined;
    this.field = undefined;
    field.readOnly = true;
    this.edited.end(row);
    this.taken.take(row, field, former);
  }

  get isGone() { return this.row !== undefined && this.collection.rows.get(this.row.key) !== this.row; }

  willApply() { this.taken.willApply(); }

  // Before the keys go to another row.
  didTakeRows() { if (this.isGone) this.abandon(); }

  // A row whose text the server wants to be edited, such as a new one's. `formerY` is where one was before it was shown.
  didApply(transaction, formerY) {
    this.taken.settle();
    this.findLost();
    const row = transaction.opens ? this.collection.rows.get(transaction.focus) : undefined;
    if (!row?.content?.editable) return;
    this.begin(row, transaction.openText);
    if (transaction.problem !== undefined) this.tell(transaction.problem);
    this.formerY = formerY;
    this.goOn(this.ahead.take());
  }

  // What is typed once a button was pressed may be for the text of a row that it brings. Answers what is to be called when
  // the press was answered.
  awaitRow(button) {
    const press = (event) => { if (this.ahead.isFor(button) && !event.defaultPrevented) this.ahead.press(event); };
    // A button is pressed where the space bar is let go.
    const letGo = (event) => { if (this.ahead.isFor(button) && this.ahead.text !== '') event.preventDefault(); };
    button.addEventListener('keydown', press);
    button.addEventListener('keyup', letGo);
    this.ahead.begin(button);
    return async () => {
      await this.ahead.giveUp(button);
      button.removeEventListener('keydown', press);
      button.removeEventListener('keyup', letGo);
    };
  }

  // What was typed since the row was asked for is written into its text, as if the field had been there at once.
  goOn([text = '', ...others]) {
    if (text === '' && others.length === 0) return;
    this.field.value = text;
    if (this.row.content.measured === true) this.grow(this.row, this.field);
    if (others.length === 0) return;
    this.end({ isCommitted: true, isReturn: true, keepsFocus: true });
    this.ahead.push(others);
  }

  click(event) {
    const row = this.collection.rowOf(event.target);
    if (event.target === this.field) return event.stopPropagation();
    if (!row?.content?.editable || row.content.selectable || !event.target.closest('.texts')) return;
    // A row that is swiped aside goes back first.
    if (event.shiftKey || event.ctrlKey || event.metaKey || this.pane.swipe.open) return;
    event.stopPropagation();
    const caret = caretAt(event, row.element.querySelector('.text'));
    this.begin(row);
    if (caret !== undefined) this.field?.setSelectionRange(caret, caret);
  }

  key(event) {
    if (event.target === this.field) return this.keyInField(event);
    if (this.ahead.isFor(event.target)) return this.ahead.press(event);
    const row = this.collection.rowOf(event.target);
    if (event.target !== row?.element || !row.content?.editable || this.pane.drag.keys.isLifted) return;
    if (event.key !== 'F2' && (event.key !== 'Enter' || row.content.selectable)) return;
    event.preventDefault();
    event.stopPropagation();
    this.begin(row);
  }

  // What is typed is for the field alone, and the Return key that chooses a candidate while composing for no one else.
  keyInField(event) {
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === 'Enter') this.end({ isCommitted: true, isReturn: true, keepsFocus: true });
    else if (event.key === 'Escape') this.end({ isCommitted: this.isNamed, keepsFocus: true });
    else return;
    event.preventDefault();
  }

  // Whether a draft has a text by now. Nothing of it is there to go back to: Escape leaves the field, and loses no word.
  get isNamed() { return this.former === '' && this.field.value.trim() !== ''; }

  // `text` is what stands in the field at first, such as a name that could not be given; the row's text unless told.
  begin(row, text) {
    if (this.row) this.end({ isCommitted: true });
    this.lost = undefined;
    this.formerY = undefined;
    const line = row.element.querySelector('.text');
    if (!line) return;
    if (!row.content.text && text === undefined) [text, this.lostDraft] = [this.lostDraft];
    // A row that is as high as its text grows with what is typed.
    const grows = row.content.measured === true;
    const field = document.createElement(grows ? 'textarea' : 'input');
    if (grows) field.rows = 1;
    field.className = 'text-field';
    // What was typed before and is still on its way is what is edited on.
    const former = row.element.querySelector('.text-field');
    field.value = text ?? former?.value ?? row.content.text ?? '';
    former?.remove();
    field.maxLength = 1000;
    field.enterKeyHint = 'done';
    // What is still empty says what it will be.
    field.placeholder = field.value === '' ? row.content.label ?? '' : '';
    field.setAttribute('aria-label', `Text of ${(row.content.text || row.content.label) ?? 'the row'}`);
    this.row = row;
    this.field = field;
    this.former = row.content.text ?? '';
    this.edited.begin(row);
    row.element.classList.add('editing-text');
    line.before(field);
    if (grows) {
      field.addEventListener('input', () => this.grow(row, field));
      this.grow(row, field);
    }
    field.addEventListener('blur', () => { if (this.field === field) this.end({ isCommitted: true }); });
    // The field, and not the row that it stands in, is what a press is for.
    field.addEventListener('pointerdown', (event) => event.stopPropagation());
    endSwallowing();
    field.focus({ preventScroll: true });
    // Clear of what covers the row, such as a message.
    this.pane.revealer.revealRow(row);
    field.setSelectionRange(row.content.selectFrom ?? 0, field.value.length - unmarked(row.content, field.value));
  }

  // What is wrong with the text stands beside it until it changes. The row may be on its way, or scroll, while it does.
  tell(problem) {
    const { field } = this;
    const note = new Bubble(field);
    note.element.id = 'text-problem';
    this.row.element.append(note.element);
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', note.element.id);
    note.show(problem);
    say(problem);
    const end = () => {
      note.element.remove();
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    };
    const follow = () => {
      if (!note.element.isConnected) return;
      if (!field.isConnected) return end();
      note.place();
      requestAnimationFrame(follow);
    };
    follow();
    for (const name of ['input', 'blur']) field.addEventListener(name, end, { once: true });
  }

  // A text is one line, however many it takes.
  grow(row, field) {
    if (field.value.includes('\n')) field.value = field.value.replace(/\s*\n\s*/g, ' ');
    if (!CSS.supports('field-sizing', 'content')) {
      field.style.height = 'auto';
      field.style.height = `${field.scrollHeight}px`;
    }
    this.collection.measure([row]);
  }

  async end({ isCommitted, isReturn = false, keepsFocus = false }) {
    // Some browsers tell that a field lost the keys while it is taken away.
    if (this.isGone) return this.abandon();
    const { row, field, former, formerY } = this;
    const text = field.value;
    this.row = undefined;
    this.field = undefined;
    field.readOnly = true;
    // The field stays until the server has shown what it made of the text. A draft without one may go, and one with a text
    // may have another one follow it.
    const isDraft = former === '';
    const isFollowed = isDraft && isReturn && text !== '';
    const focusRow = () => { if (keepsFocus && row.element.contains(field)) row.element.focus({ preventScroll: true }); };
    if (isFollowed) this.ahead.begin(field);
    else focusRow();
    if (isDraft || (isCommitted && text !== former)) {
      const event = { type: 'edit', key: row.key, text: isCommitted ? text : '' };
      const didAnswer = event.text === '' ? undefined : showUnsaved(row, field);
      const answer = await this.pane.ask(isReturn ? { ...event, return: true } : event, { isPatient: true });
      didAnswer?.(answer !== undefined);
      // Nobody knows of it: another server has begun.
      if (answer === undefined) this.lose(former, event.text);
      if (isFollowed && (await this.ahead.giveUp(field))) focusRow();
      // Whoever leaves a draft by Escape is where it was asked for.
      if (isDraft && !isCommitted && formerY !== undefined) this.pane.viewport.scrollTo(formerY);
    }
    this.edited.end(row);
    // The press that ends it may be for what is seen in a row that is edited only.
    await new Promise((resolve) => setTimeout(resolve));
    field.remove();
    if (row.element.querySelector('.text-field')) return;
    row.element.classList.remove('editing-text');
    // As long as the field stood there, the row was as high as that.
    this.collection.measure([row], resizing);
  }
}

// How many letters at the end are not marked, such as a name's extension; in a text that ends otherwise, none.
function unmarked({ text, selectTo }, value) {
  const ending = text?.slice(selectTo ?? text.length) ?? '';
  return value.endsWith(ending) ? ending.length : 0;
}

// How many letters of a text stand before a click; undefined where it is on none of them.
function caretAt({ clientX, clientY }, text) {
  const place = document.caretPositionFromPoint?.(clientX, clientY);
  if (!place || !text?.contains(place.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(place.offsetNode, place.offset);
  return before.toString().length;
}
