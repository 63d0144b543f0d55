// One of several, beside each other; where there is no room for that, behind a button that says which.

import { markMenu, openButtonMenu } from './button-menu.js';
import { logicalKey } from './direction.js';
import { make } from './make.js';
import { symbolElement } from './symbols.js';
import { textScale } from './text-size.js';

export class Segments {
  selected = 0;

  constructor(state, controls) {
    this.element = make('div', 'segments', { role: 'radiogroup' });
    this.thumb = make('span', 'thumb', { 'aria-hidden': 'true' });
    this.buttons = state.segments.map((label, index) => {
      const button = make('button', 'segment', { type: 'button', role: 'radio' });
      button.textContent = label;
      button.dataset.text = label;
      button.addEventListener('click', () => this.choose(index));
      this.element.append(button);
      return button;
    });
    // Behind the one that is pressed, for the styles; they show it below.
    this.element.append(this.thumb);
    this.element.style.setProperty('--columns', String(this.buttons.length));
    this.element.addEventListener('keydown', (event) => this.walk(event));
    this.send = (index) => controls.onEvent({ type: 'choose', control: state.id, index });
  }

  // How wide they are beside each other; as it was while they stand in a menu. Their words are the same for ever, so they
  // are measured once for each size of the window and of letters.
  get width() {
    const sizes = [innerWidth, innerHeight, textScale()].join();
    if (!this.button && this.element.isConnected && sizes !== this.measuredFor) {
      this.element.style.flex = 'none';
      this.known = this.element.offsetWidth;
      this.element.style.flex = '';
      // What is not shown has no width yet.
      if (this.known > 0) this.measuredFor = sizes;
    }
    return this.known ?? 0;
  }

  // As a picture the button takes hardly any room, and is still called by what is chosen.
  pullDown(isPulledDown, isPicture = false) {
    if (isPulledDown === (this.button !== undefined) && isPicture === (this.picture !== undefined)) return;
    if (this.button && isPulledDown) this.pullDown(false);
    const isFocused = this.element.contains(document.activeElement);
    this.element.classList.toggle('pulled-down', isPulledDown);
    this.element.setAttribute('role', isPulledDown ? 'group' : 'radiogroup');
    if (isPulledDown) {
      this.button = make('button', isPicture ? 'more-button' : 'button', { type: 'button' });
      this.picture = isPicture ? symbolElement('ellipsis') : undefined;
      this.button.addEventListener('click', (event) => {
        openButtonMenu(this.button, this.menu, event, ({ action }) => this.choose(action));
      });
      this.element.append(this.button);
      this.describe();
    } else {
      this.button.remove();
      this.button = undefined;
      this.picture = undefined;
    }
    if (isFocused) (this.button ?? this.buttons[this.selected]).focus();
  }

  // The button says what is chosen, and of what.
  describe() {
    if (!this.button) return;
    const { label, disabled } = this.state;
    const chosen = this.buttons[this.selected].textContent;
    const items = this.buttons.map(({ textContent }, id) => ({
      id, title: textContent, state: id === this.selected ? 'on' : undefined,
    }));
    this.menu = { items: [{ items, title: label, single: true }] };
    markMenu(this.button, this.menu);
    this.button.replaceChildren(this.picture ?? chosen);
    this.button.setAttribute('aria-label', `${label}: ${chosen}`);
    if (this.picture) this.button.title = `${label}: ${chosen}`;
    this.button.disabled = disabled === true;
  }

  walk(event) {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[logicalKey(event.key)];
    if (!step || this.button) return;
    event.preventDefault();
    const index = (this.selected + step + this.buttons.length) % this.buttons.length;
    this.choose(index);
    this.buttons[index].focus();
  }

  choose(index) {
    if (index === this.selected) return;
    if (this.send(index) !== false) this.mark(index);
  }

  mark(index) {
    this.selected = index;
    this.element.style.setProperty('--column', String(index));
    this.buttons.forEach((button, place) => {
      button.setAttribute('aria-checked', String(place === index));
      button.tabIndex = place === index ? 0 : -1;
    });
    this.describe();
  }

  show(state) {
    this.state = state;
    this.element.setAttribute('aria-label', state.label);
    for (const button of this.buttons) button.disabled = state.disabled === true;
    this.mark(state.selected);
  }
}
