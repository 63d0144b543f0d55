// A field that takes the number of a row and goes there. What is no row is said below it.

import { Bubble } from './bubble.js';
import { say } from './speech.js';

export class JumpField {
  constructor(state, controls) {
    this.element = document.createElement('form');
    this.element.className = 'jump';
    this.input = document.createElement('input');
    Object.assign(this.input, { type: 'text', inputMode: 'numeric', autocomplete: 'off', enterKeyHint: 'go', maxLength: 15 });
    this.note = new Bubble(this.input);
    this.element.append(this.input, this.note.element);
    // Around it is the field, where a finger needs more than is drawn.
    this.element.addEventListener('pointerdown', (event) => {
      if (event.target !== this.element) return;
      event.preventDefault();
      this.input.focus();
    });
    for (const name of ['input', 'blur']) this.input.addEventListener(name, () => this.tell(''));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.go(controls);
    });
  }

  go(controls) {
    // Digits, perhaps in groups of three: of other numbers nobody knows which row they mean.
    const digits = this.input.value.trim().replace(/(?<=\d)[,.\s\u2009\u202f](?=\d{3}(?!\d))/g, '');
    const number = /^\d+$/.test(digits) ? Number(digits) : NaN;
    const last = this.last ?? controls.countRows();
    const most = last.toLocaleString(document.documentElement.lang);
    const isNumber = Number.isSafeInteger(number) && number >= 1;
    const isThere = isNumber && (number <= last || last === 0);
    const event = { type: 'jump', index: Math.min(number, Math.max(1, last)) - 1 };
    // Without a connection the number stays where it is, and that nothing is done is said.
    if (isNumber && controls.onEvent(event) === false) return;
    if (isThere) {
      controls.onJump();
      this.input.value = '';
      return;
    }
    this.input.select();
    this.tell(isNumber ? `The last ${this.kind} is ${most}.` : `Enter a number from 1 to ${most}.`);
  }

  tell(words) {
    this.input.toggleAttribute('aria-invalid', words !== '');
    if (words === '') return this.note.hide();
    this.note.show(words);
    say(words);
  }

  show(state) {
    this.last = state.last;
    // A row, or a line: what the field is called ends with it.
    this.kind = state.label.split(' ').at(-1);
    this.input.placeholder = state.label;
    this.input.setAttribute('aria-label', state.label);
    this.input.disabled = state.disabled === true;
  }
}
