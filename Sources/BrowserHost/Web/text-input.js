// A text that is written: a line with its name before it, or many lines in the room of the rows. They stand below each
// other, and what is typed is told at once.

import { make } from './make.js';
import { nextTyped } from './typed.js';

export class TextInput {
  constructor(state, controls) {
    this.controls = controls;
    this.id = state.id;
    this.number = 0;
    this.known = 0;
    this.takesFocus = state.focus === true;
    this.element = make(state.lines ? 'div' : 'label', state.lines ? 'text-input lines' : 'text-input');
    this.caption = make('span', 'caption');
    this.input = make(state.lines ? 'textarea' : 'input', state.lines ? 'text-lines' : '', { autocomplete: 'off', maxlength: state.lines ? 10_000 : 1000 });
    if (!state.lines) this.input.type = 'text';
    if (state.lines) this.takeLines();
    else this.element.append(this.caption, this.input);
    this.input.addEventListener('input', () => this.send());
    this.input.addEventListener('keydown', (event) => this.press(event, state.lines === true));
  }

  // Below what is written stands what it answers.
  takeLines() {
    this.label = make('label', 'text-label');
    this.label.append(this.caption, this.input);
    this.heading = make('p', 'quotation-heading');
    this.quotation = make('blockquote', 'quotation');
    this.element.append(this.label, this.heading, this.quotation);
  }

  showQuotation(quotation) {
    this.element.classList.toggle('quoting', quotation !== undefined);
    this.heading.textContent = quotation?.heading ?? '';
    this.quotation.textContent = quotation?.text ?? '';
    this.fit();
  }

  // As high as what is written, where the browser does not see to it.
  fit() {
    if (!this.quotation || CSS.supports('field-sizing', 'content')) return;
    this.input.style.height = 'auto';
    this.input.style.height = `${this.input.scrollHeight}px`;
  }

  get text() { return this.input.value; }

  send() {
    this.fit();
    this.number = nextTyped();
    this.controls.onEvent({ type: 'type', control: this.id, text: this.text, number: this.number });
  }

  // Return is for the app, and in many lines a new one, unless with the key of commands.
  press(event, hasLines) {
    if (event.key !== 'Enter' || event.isComposing || (hasLines && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    this.controls.onEvent({ type: 'press', control: this.id });
  }

  // Whether somebody wrote what stands in it.
  get isTyped() { return this.original !== undefined && this.text !== this.original; }

  // Whether a text that another server knew may stand in it: what was written comes again where nothing else is.
  takesCarried(state) { return this.original === undefined || state.text === this.original; }

  // Whether the server was not told of what stands in it, once there is a new connection.
  get isUntold() { return this.number > this.known; }

  didConnect(isResumed) {
    if (!this.isUntold) this.number = 0;
    else if (isResumed) this.send();
    this.known = 0;
  }

  show(state, known) {
    this.caption.textContent = state.label;
    this.original ??= state.original ?? state.text;
    this.input.placeholder = state.prompt ?? '';
    this.input.disabled = state.disabled === true;
    this.known = Math.max(this.known, known);
    // What was typed since wins over what the server knew.
    if (known >= this.number && this.text !== state.text) this.input.value = state.text;
    if (state.lines) this.showQuotation(state.quotation);
  }

  // Once, where the screen comes.
  focus() {
    if (!this.takesFocus) return;
    this.takesFocus = false;
    this.input.focus({ preventScroll: true });
    this.input.setSelectionRange(this.text.length, this.text.length);
  }
}
