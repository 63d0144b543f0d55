// A field that takes the number of a row and goes there. What is no row is said beside it.

import { say } from './speech.js';

export class JumpField {
  constructor(state, controls) {
    this.element = document.createElement('form');
    this.element.className = 'jump';
    this.input = document.createElement('input');
    Object.assign(this.input, { type: 'text', inputMode: 'numeric', autocomplete: 'off', enterKeyHint: 'go', maxLength: 15 });
    this.note = document.createElement('span');
    this.note.className = 'jump-note';
    this.note.setAttribute('aria-hidden', 'true');
    this.element.append(this.input, this.note);
    for (const name of ['input', 'blur']) this.input.addEventListener(name, () => this.tell('', ''));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.go(controls);
    });
  }

  go(controls) {
    const number = Number(this.input.value.replace(/[,.\s\u2009\u202f]/g, ''));
    const last = controls.countRows();
    if (!Number.isSafeInteger(number) || number < 1) {
      const most = last.toLocaleString(document.documentElement.lang);
      this.tell(`1 to ${most}`, `Enter a number from 1 to ${most}.`);
      this.input.select();
      return;
    }
    if (number > last && last > 0) {
      this.input.value = last.toLocaleString(document.documentElement.lang);
      this.tell('is the last', `The last ${this.kind} is ${this.input.value}.`);
      this.input.select();
    }
    controls.onEvent({ type: 'jump', index: Math.min(number, Math.max(1, last)) - 1 });
  }

  tell(note, words) {
    this.note.textContent = note;
    this.element.classList.toggle('noted', note !== '');
    this.input.toggleAttribute('aria-invalid', note !== '');
    if (words !== '') say(words);
  }

  show(state) {
    // A row, or a line: what the field is called ends with it.
    this.kind = state.label.split(' ').at(-1);
    this.input.placeholder = state.label;
    this.input.setAttribute('aria-label', state.label);
    this.input.disabled = state.disabled === true;
  }
}
