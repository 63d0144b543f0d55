// A field that takes the number of a row and goes there.

export class JumpField {
  constructor(state, controls) {
    this.element = document.createElement('form');
    this.element.className = 'jump';
    this.input = document.createElement('input');
    Object.assign(this.input, { type: 'text', inputMode: 'numeric', autocomplete: 'off', enterKeyHint: 'go', maxLength: 15 });
    this.element.append(this.input);
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      const number = Number(this.input.value.replace(/[^0-9]/g, ''));
      if (!Number.isSafeInteger(number) || number < 1) return this.input.select();
      controls.onEvent({ type: 'jump', index: number - 1 });
    });
  }

  show(state) {
    this.input.placeholder = state.label;
    this.input.setAttribute('aria-label', state.label);
    this.input.disabled = state.disabled === true;
  }
}
