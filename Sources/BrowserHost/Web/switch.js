// Something that is on or off. It turns at once, and is paler until the server has answered, unless that is soon.

import { graceOfAnswer } from './accessories.js';
import { make } from './make.js';

export class Switch {
  // How many presses are not answered yet.
  presses = 0;

  constructor(state, controls) {
    this.element = make('label', 'switch-field');
    this.caption = make('span', 'caption');
    this.button = make('button', 'switch', { type: 'button', role: 'switch' });
    this.button.append(make('span', 'knob'));
    this.element.append(this.caption, this.button);
    this.button.addEventListener('click', () => {
      const on = !this.isOn;
      if (controls.onEvent({ type: 'flip', control: state.id, on }, () => this.settle()) === false) return;
      this.presses += 1;
      this.isOn = on;
      this.mark();
    });
  }

  get menuItem() {
    return { title: this.caption.textContent, state: this.isOn ? 'on' : 'off', disabled: this.button.disabled };
  }

  press() { this.button.click(); }

  mark() {
    this.button.setAttribute('aria-checked', String(this.isOn));
    this.button.classList.toggle('pending', this.presses > 0);
  }

  // What became of the presses is shown once all are answered.
  settle() {
    setTimeout(() => {
      this.presses -= 1;
      this.show(this.state);
    }, graceOfAnswer);
  }

  // What was pressed stays so until it is answered.
  show(state) {
    this.state = state;
    this.caption.textContent = state.label;
    this.button.setAttribute('aria-label', state.label);
    this.button.disabled = state.disabled === true;
    if (this.presses === 0) this.isOn = state.on === true;
    this.mark();
  }
}
