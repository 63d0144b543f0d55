// A number between two others: a native range input, with what the number means beside it.

// How long, in milliseconds, the app may take to keep a value that the server has heard of.
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
    // How many values the server has yet to hear of.
    this.unheard = 0;
    this.send = (value) => controls.onEvent({ type: 'slide', control: state.id, value }, () => this.didHear());
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
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      this.unheard += 1;
      if (this.send(this.wanted) === false) this.didHear();
    });
  }

  // What came of a value is shown by now, or was not done.
  didHear() {
    this.unheard -= 1;
    if (this.isUnheard) return;
    if (this.state.value === this.wanted) this.wanted = undefined;
    this.until = performance.now() + patience;
    this.giveWay();
  }

  get isUnheard() { return this.frame !== undefined || this.unheard > 0; }

  // How far the track is filled.
  mark() {
    const { min, max, valueAsNumber } = this.input;
    const room = Number(max) - Number(min);
    this.element.style.setProperty('--filled', String(room > 0 ? (valueAsNumber - Number(min)) / room : 0));
  }

  // Where the app keeps another value than the hand set, the knob goes back to it.
  giveWay() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { if (!this.isHeld) this.show(this.state); }, patience);
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
    // What the hand does wins, until the server has heard of all of it: until then this is an answer to what was before.
    const isKept = () => state.value === this.wanted || performance.now() >= this.until;
    const isAnswered = this.wanted === undefined || (!this.isUnheard && isKept());
    if (isAnswered) this.wanted = undefined;
    if (isAnswered && !this.isHeld) this.input.value = String(state.value);
    this.mark();
    const text = state.text ?? String(state.value);
    this.output.textContent = text;
    if (text) this.input.setAttribute('aria-valuetext', text);
    else this.input.removeAttribute('aria-valuetext');
  }
}
