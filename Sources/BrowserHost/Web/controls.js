// The controls of a screen: real inputs and buttons, kept as they are while their states change.

export class Controls {
  constructor(element) {
    this.element = element;
    this.controls = new Map();
    this.typed = 0;
    this.isNewSession = false;
    this.onEvent = () => {};
  }

  // After a lost connection, what was typed meanwhile is told again.
  didConnect(isResumed) {
    this.isNewSession = !isResumed && this.controls.size > 0;
    for (const control of this.controls.values()) control.didConnect?.();
  }

  show(screen) {
    const former = [...this.controls.values()];
    for (const control of former) control.hadFocus = control.element.contains(document.activeElement);
    const controls = new Map();
    for (const state of screen.controls) {
      const control = this.controls.get(state.id) ?? this.make(state);
      if (!control) continue;
      controls.set(state.id, control);
      control.show(state, screen.typed);
    }
    for (const [id, control] of this.controls) if (!controls.has(id)) control.element.remove();
    this.controls = controls;
    let next = this.element.firstElementChild;
    for (const control of controls.values()) {
      if (control.element === next) next = next.nextElementSibling;
      else this.element.insertBefore(control.element, next);
    }
    if (this.isNewSession) this.carryOver(former);
  }

  // The server has forgotten this page: what stood in its fields is asked for again.
  carryOver(former) {
    this.isNewSession = false;
    const fields = former.filter((control) => control.text);
    for (const control of this.controls.values()) {
      const old = control instanceof SearchField && fields.find((field) => field.name === control.name);
      if (!old || former.includes(control)) continue;
      control.take(old);
    }
  }

  make(state) {
    const kinds = { search: SearchField, button: Button, switch: Switch, segments: Segments };
    const Kind = kinds[state.kind];
    return Kind ? new Kind(state, this) : undefined;
  }
}

function make(tag, className, attributes = {}) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

class SearchField {
  constructor(state, controls) {
    this.controls = controls;
    this.id = state.id;
    // The number of the last text typed here, and of the last one that the server knew.
    this.number = 0;
    this.known = 0;
    this.element = make('label', 'search');
    this.input = make('input', '', {
      type: 'search', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'search',
    });
    this.element.append(make('span', 'glyph', { 'aria-hidden': 'true' }), this.input);
    this.input.addEventListener('input', () => this.tell());
  }

  get text() { return this.input.value; }

  tell() {
    this.number = ++this.controls.typed;
    this.controls.onEvent({ type: 'type', control: this.id, text: this.input.value, number: this.number });
  }

  didConnect() {
    if (this.number > this.known) this.tell();
    else this.number = 0;
    this.known = 0;
  }

  take(old) {
    this.input.value = old.text;
    if (old.hadFocus) this.input.focus();
    this.tell();
  }

  show(state, typed) {
    this.name = state.label;
    this.input.setAttribute('aria-label', state.label);
    this.input.placeholder = state.prompt;
    this.input.disabled = state.disabled === true;
    this.known = Math.max(this.known, typed);
    // What was typed since wins over what the server knew.
    if (typed >= this.number && this.input.value !== state.text) this.input.value = state.text;
  }
}

class Button {
  constructor(state, controls) {
    this.element = make('button', 'button', { type: 'button' });
    this.element.addEventListener('click', () => controls.onEvent({ type: 'press', control: state.id }));
  }

  show(state) {
    if (this.element.textContent !== state.label) this.element.textContent = state.label;
    this.element.disabled = state.disabled === true;
    this.element.classList.toggle('prominent', state.prominent === true);
  }
}

class Switch {
  constructor(state, controls) {
    this.element = make('label', 'switch-field');
    this.caption = make('span', 'caption');
    this.button = make('button', 'switch', { type: 'button', role: 'switch' });
    this.button.append(make('span', 'knob'));
    this.element.append(this.caption, this.button);
    this.button.addEventListener('click', () => {
      this.isOn = !this.isOn;
      this.mark();
      controls.onEvent({ type: 'flip', control: state.id, on: this.isOn });
    });
  }

  mark() { this.button.setAttribute('aria-checked', String(this.isOn)); }

  show(state) {
    this.caption.textContent = state.label;
    this.button.setAttribute('aria-label', state.label);
    this.button.disabled = state.disabled === true;
    this.isOn = state.on === true;
    this.mark();
  }
}

class Segments {
  constructor(state, controls) {
    this.element = make('div', 'segments', { role: 'radiogroup' });
    this.thumb = make('span', 'thumb', { 'aria-hidden': 'true' });
    this.element.append(this.thumb);
    this.buttons = state.segments.map((label, index) => {
      const button = make('button', 'segment', { type: 'button', role: 'radio' });
      button.textContent = label;
      button.addEventListener('click', () => this.choose(index));
      this.element.append(button);
      return button;
    });
    this.element.addEventListener('keydown', (event) => this.walk(event));
    this.tell = (index) => controls.onEvent({ type: 'choose', control: state.id, index });
    this.element.style.setProperty('--count', String(this.buttons.length));
  }

  walk(event) {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const index = (this.selected + step + this.buttons.length) % this.buttons.length;
    this.choose(index);
    this.buttons[index].focus();
  }

  choose(index) {
    if (index === this.selected) return;
    this.mark(index);
    this.tell(index);
  }

  mark(index) {
    this.selected = index;
    this.element.style.setProperty('--selected', String(index));
    this.buttons.forEach((button, place) => {
      button.setAttribute('aria-checked', String(place === index));
      button.tabIndex = place === index ? 0 : -1;
    });
  }

  show(state) {
    this.element.setAttribute('aria-label', state.label);
    for (const button of this.buttons) button.disabled = state.disabled === true;
    this.mark(state.selected);
  }
}
