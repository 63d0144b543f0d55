// A message that goes by itself. It waits while the pointer or the focus is on it: the server, which counts too, is told.

import { say, tell } from './speech.js';

// Less than the shortest time of a message.
const holdInterval = 1000;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

// Where it comes from, and goes to.
const lower = 'translateY(20px)';

// What another visitor did. A whole sentence stays as it is.
const told = ({ text, by = 'another visitor' }) => (/[.!?]$/.test(text) ? text : `${text} by ${by}`);

const wordsOf = (toast) => (toast.foreign ? told(toast) : toast.text);

export class ToastView {
  constructor(place, onEvent) {
    this.place = place;
    this.onEvent = onEvent;
    this.shown = undefined;
    this.ended = undefined;
    this.element = undefined;
    this.onChange = () => {};
  }

  // The message stands in the foremost layer, where it can be reached.
  moveTo(layer) {
    if (this.place.parentElement !== layer) layer.append(this.place);
  }

  // What it covers of the page once it has come; undefined while nothing is said.
  get box() {
    if (!this.element || this.isEnding) return undefined;
    const { bottom, left, width } = this.place.getBoundingClientRect();
    const { offsetHeight, offsetWidth } = this.element;
    const start = left + (width - offsetWidth) / 2;
    return { top: bottom - offsetHeight, left: start, right: start + offsetWidth };
  }

  show(toast) {
    if (toast?.id === this.shown || (toast && toast.id === this.ended)) return;
    // One that has ended is seen for a moment longer.
    const isReplaced = this.place.childElementCount > 0;
    this.remove();
    if (!toast) return;
    // Whoever sees what it leads to needs neither the way nor a cover over other rows.
    if (toast.seen) {
      this.ended = toast.id;
      return say(wordsOf(toast));
    }
    // Two texts over each other can't be read: the new one stands in the place of the former.
    if (isReplaced) this.place.replaceChildren();
    this.shown = toast.id;
    this.remaining = toast.milliseconds;
    const element = document.createElement('div');
    element.className = 'toast';
    const text = document.createElement('span');
    text.textContent = wordsOf(toast);
    element.append(text);
    if (toast.action !== undefined) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = toast.action;
      button.addEventListener('click', () => this.end(true));
      element.append(button);
    }
    for (const name of ['pointerenter', 'focusin']) element.addEventListener(name, () => this.wind());
    for (const name of ['pointerleave', 'focusout']) element.addEventListener(name, () => setTimeout(() => this.wind()));
    element.addEventListener('keydown', (event) => { if (event.key === 'Escape') this.end(false); });
    this.element = element;
    tell(this.place, 'message');
    this.place.append(element);
    // It is dense before it is there: its words are not read among those below it.
    const below = { opacity: isReplaced ? 0.6 : 0, transform: reducedMotion.matches || isReplaced ? 'none' : lower };
    element.animate([below, { opacity: 1, offset: 0.4 }, { opacity: 1, transform: 'none' }], { duration: 250, easing: 'ease-out', fill: 'backwards' });
    this.wind();
    this.onChange();
  }

  get isHeld() {
    return this.element.matches(':hover') || this.element.contains(document.activeElement)
      || document.querySelector('body > .alert[open]') !== null;
  }

  // Lets the time run, or stand.
  wind() {
    if (!this.element) return;
    clearTimeout(this.timer);
    if (this.since !== undefined) this.remaining -= performance.now() - this.since;
    this.since = undefined;
    if (this.isHeld) {
      this.onEvent({ type: 'hold', toast: this.shown }, false);
      this.timer = setTimeout(() => this.wind(), holdInterval);
      return;
    }
    this.since = performance.now();
    this.timer = setTimeout(() => this.end(false), Math.max(1000, this.remaining));
  }

  end(isPressed) {
    if (!this.element) return;
    const event = { type: 'toast', toast: this.shown };
    if (isPressed) event.pressed = true;
    // What comes of it is looked for where the message covers nothing any more.
    this.isEnding = true;
    this.onChange();
    const isTaken = this.onEvent(event, isPressed);
    this.isEnding = false;
    if (!isTaken) return this.onChange();
    this.ended = this.shown;
    this.remove();
  }

  remove() {
    clearTimeout(this.timer);
    this.since = undefined;
    const { element } = this;
    this.element = undefined;
    this.shown = undefined;
    if (!element) return;
    this.onChange();
    const hadFocus = element.contains(document.activeElement);
    element.inert = true;
    if (hadFocus) this.onFocusLost?.();
    const transform = reducedMotion.matches ? 'none' : lower;
    const animation = element.animate(
      [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0, transform }], { duration: 180, easing: 'ease-in', fill: 'forwards' });
    animation.finished.then(() => element.remove(), () => element.remove());
  }
}
