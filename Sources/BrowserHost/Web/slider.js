// A number between two others: a native range input, with what the number means beside it.

// How long, in milliseconds, the server may take to say what became of a value.
const patience = 1000;

export class Slider {
  constructor(state, controls) {
    this.element = document.createElement('label');
    this.element.className = 'slider';
    this.caption = document.createElement('span');
    this.caption.className = 'caption';
    this.input = document.createElement('input');
    this.input.type = 'range';
    this.output = document.createElement('output');
    this.output.setAttribute('aria-hidden', 'true');
    this.element.append(this.caption, this.input, this.output);
    this.send = (value) => controls.onEvent({ type: 'slide', control: state.id, value });
    this.input.addEventListener('input', () => this.slide());
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture', 'blur']) {
      this.input.addEventListener(type, () => {
        this.isHeld = false;
        this.giveWay();
      });
    }
    this.input.addEventListener('pointerdown', () => { this.isHeld = true; });
  }

  // One event is on its way for each frame at most, however fast the pointer is.
  slide() {
    this.mark();
    this.wanted = this.input.valueAsNumber;
    this.until = performance.now() + patience;
    this.giveWay();
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      if (this.send(this.wanted) === false) this.wanted = undefined;
    });
  }

  // How far the track is filled.
  mark() {
    const { min, max, valueAsNumber } = this.input;
    const room = Number(max) - Number(min);
    this.element.style.setProperty('--filled', String(room > 0 ? (valueAsNumber - Number(min)) / room : 0));
  }

  // Where the app keeps another value than the hand set, the knob goes back to it.
  giveWay() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { if (this.wanted !== undefined && !this.isHeld) this.show(this.state); }, patience);
  }

  show(state) {
    this.state = state;
    this.caption.textContent = state.label;
    // Words for the value say what it is of.
    this.element.classList.toggle('described', state.text !== undefined);
    this.input.disabled = state.disabled === true;
    this.input.min = String(state.least);
    this.input.max = String(state.greatest);
    this.input.step = state.step === undefined ? 'any' : String(state.step);
    // What the hand does wins, until the server has heard of it.
    const isAnswered = this.wanted === undefined || state.value === this.wanted || performance.now() >= this.until;
    if (isAnswered) this.wanted = undefined;
    if (isAnswered && !this.isHeld) this.input.value = String(state.value);
    this.mark();
    const text = state.text ?? String(state.value);
    this.output.textContent = text;
    if (text) this.input.setAttribute('aria-valuetext', text);
    else this.input.removeAttribute('aria-valuetext');
  }
}
