// The buttons that a row uncovers at one of its sides while it is pulled aside, and the row that is pulled.

import { sign } from './direction.js';
import { setAttribute, setColor } from './faces.js';
import { hasImage, showImage } from './pictures.js';
import { readableOn } from './readable.js';
import { PulledSpring } from './pulled-spring.js';
import { textScale } from './text-size.js';
import { Tween } from './tween.js';

const leastWidth = 74;

// The height at which a picture and a title of the usual size below it keep away from the row's edges.
const lowest = 54;

export class SwipeStrip {
  // `actions` are the buttons of one side, or nothing while they are not known.
  constructor(row, isLeading, { onPress }) {
    this.row = row;
    this.isLeading = isLeading;
    this.onPress = onPress;
    this.element = document.createElement('div');
    this.element.className = `swipe-strip ${isLeading ? 'leading' : 'trailing'}`;
    this.element.classList.toggle('low', row.frame[3] < lowest * textScale());
    // Of the first column, as all that stands at the row's ends.
    for (const name of ['role', 'aria-colindex']) setAttribute(this.element, name, row.face.element.getAttribute(name) ?? undefined);
    this.buttons = [];
    this.widths = [];
    this.total = leastWidth;
    // The button that fills the whole strip, and how far it does, from 0 to 1.
    this.full = undefined;
    this.fullness = new PulledSpring(() => this.place(), 0.25);
    this.offset = 0;
    row.element.prepend(this.element);
    row.element.classList.add('swiping');
    row.element.style.borderRadius = getComputedStyle(row.face.element).borderRadius;
  }

  // Shows the buttons, from the row's edge inwards.
  show(side) {
    this.side = side;
    this.buttons = side.buttons.map((action) => this.makeButton(action));
    this.element.replaceChildren(...this.buttons);
    this.widths = this.buttons.map((button) => Math.max(leastWidth, Math.ceil(button.firstChild.offsetWidth)));
    const total = this.widths.reduce((sum, width) => sum + width, 0);
    const most = this.row.frame[2] * 0.9;
    // Where they have no room in one line, all have as much and titles have two.
    const isScarce = total > most;
    if (isScarce) this.widths = this.widths.map(() => most / this.widths.length);
    this.total = Math.min(total, most);
    this.element.classList.toggle('scarce', isScarce);
    this.buttons.forEach((button, index) => {
      readableOn(button);
      button.firstChild.style.width = `${this.widths[index]}px`;
    });
    this.place();
  }

  makeButton(action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'swipe-button';
    button.tabIndex = -1;
    button.setAttribute('aria-label', action.label);
    setColor(button, '--action', action.background);
    const label = document.createElement('span');
    label.className = 'swipe-label';
    if (hasImage(action)) {
      const image = document.createElement('span');
      image.className = 'swipe-image';
      showImage(image, action, { pointSize: 20 });
      label.append(image);
    }
    if (action.title !== undefined) {
      const title = document.createElement('span');
      title.className = 'swipe-title';
      title.textContent = action.title;
      label.append(title);
    }
    button.append(label);
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      this.onPress(action);
    });
    return button;
  }

  // Lets one button fill the strip, or none.
  fill(index) {
    if (index === (this.fullness.target === 1 ? this.full : undefined)) return;
    if (index !== undefined) this.full = index;
    this.fullness.go(index === undefined ? 0 : 1);
  }

  // Pulls the row so far that the strip is as wide; the width is never negative.
  setOffset(offset) {
    this.offset = Math.max(0, offset);
    this.place();
  }

  place() {
    const { offset, total, buttons } = this;
    const direction = this.isLeading ? 1 : -1;
    this.row.face.element.style.translate = `${direction * sign() * offset}px 0`;
    this.element.style.width = `${offset}px`;
    const share = offset / total;
    const fullness = this.fullness.value;
    let start = 0;
    buttons.forEach((button, index) => {
      const isFull = index === this.full;
      const natural = this.widths[index];
      const place = isFull ? start * (1 - fullness) : start;
      const width = natural * share + (isFull ? (offset - natural * share) * fullness : 0);
      button.style.insetInline = this.isLeading ? `${place}px auto` : `auto ${place}px`;
      button.style.width = `${width}px`;
      button.style.zIndex = isFull && fullness > 0 ? '1' : '';
      // In a wide button, what it shows stands beside the row's content.
      const room = (width - natural) / 2;
      const aside = isFull ? room * fullness * direction * sign() : 0;
      button.firstChild.style.translate = aside ? `${aside}px 0` : '';
      start += natural * share;
    });
  }

  // Shrinks upwards as fast as the rows below come up, and is nowhere seen behind them.
  leave(duration) {
    if (!(duration > 0)) return;
    this.cut = new Tween(this.element, ({ y }) => ({ clipPath: `inset(0 0 ${y}px)` }), { y: 0 });
    this.cut.go({ y: 0 }, { y: this.row.frame[3] }, duration);
  }

  remove() {
    this.fullness.stop();
    this.cut?.stop();
    this.element.remove();
    const { element, face } = this.row;
    face.element.style.translate = '';
    element.style.borderRadius = '';
    element.classList.remove('swiping');
  }
}
