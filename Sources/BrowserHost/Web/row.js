// One row: an element that stands at a place and shows a content.

import { sign } from './direction.js';
import { Tween } from './tween.js';
import { Track, pinnedPlace } from './track.js';
import { RowFace } from './row-face.js';

const moved = (state) => ({ transform: `translate(${sign() * state.x}px, ${state.y}px)` });
const faded = (state) => ({ opacity: String(state.opacity), transform: `scale(${state.scale})` });

const present = { opacity: 1, scale: 1 };

export class Row {
  // `prefix` tells the elements of several views apart.
  constructor(key, prefix = '') {
    this.key = key;
    this.element = document.createElement('div');
    this.element.className = 'row';
    this.element.id = `${prefix}row-${key}`;
    this.element.tabIndex = -1;
    this.element.dataset.key = String(key);
    this.face = new RowFace();
    this.element.append(this.face.element);
    this.frame = [0, 0, 0, 0];
    this.position = 0;
    this.content = undefined;
    this.glide = new Tween(this.element, moved, { x: 0, y: 0 });
    this.fade = new Tween(this.face.element, faded, present);
    // The lane the row lives in; undefined stands for none.
    this.lane = undefined;
    // How the row stays in sight; undefined lets it scroll with everything else.
    this.pin = undefined;
    this.track = undefined;
    this.isLeaving = false;
    this.isKept = false;
  }

  // Where the row begins to show itself when it appears: cards grow, lines only fade in.
  get absent() {
    const isCard = this.content?.style === 'card' || this.content?.style === 'swatch';
    return { opacity: 0, scale: isCard ? 0.8 : 1 };
  }

  setContent(content) {
    this.content = content;
    this.face.show(content);
  }

  setFrame(frame) {
    const [, , width, height] = this.frame;
    this.frame = frame;
    if (frame[2] !== width) this.element.style.width = `${frame[2]}px`;
    if (frame[3] !== height) this.element.style.height = `${frame[3]}px`;
  }

  setPin(pin) {
    this.pin = pin;
    if (pin && !this.track) this.track = new Track(this);
    if (!pin && this.track) {
      this.track.remove();
      this.track = undefined;
    }
    this.element.classList.toggle('pinned', pin !== undefined);
  }

  // The place among the row's siblings, relative to the origin of the viewport.
  place(origin) { return { x: this.frame[0], y: this.frame[1] - origin }; }

  // Where the row comes to rest for one who looks at `height` points from `top` on.
  rest(origin, top, height) {
    if (!this.pin) return this.place(origin);
    return { x: this.frame[0], y: pinnedPlace(this.pin, this.frame, top, height) - origin };
  }

  // Where the row is seen by that one now, wherever it is on its way.
  seen(origin, top, height) {
    const { seen } = this.glide;
    if (!this.pin) return seen;
    const rest = this.rest(origin, top, height);
    return { x: rest.x + seen.x, y: rest.y + seen.y };
  }

  appear(duration) {
    this.fade.go(this.absent, present, duration);
  }

  // The row is on its way out: it is no row to anybody any more.
  leave() {
    this.isLeaving = true;
    this.element.setAttribute('aria-hidden', 'true');
    this.element.classList.add('leaving');
  }

  // A row on its way out comes back from wherever it is.
  comeBack(duration) {
    this.isLeaving = false;
    this.element.removeAttribute('aria-hidden');
    this.element.classList.remove('leaving');
    if (duration > 0) this.fade.go(this.fade.seen, present, duration);
    else this.fade.set(present);
  }

  remove() {
    this.glide.stop();
    this.fade.stop();
    this.track?.element.remove();
    this.element.remove();
  }

  // Whether a tap does anything: selects the row, or opens and closes it.
  get isTappable() {
    const { content } = this;
    return content?.selectable === true
      || (content?.accessories ?? []).some((one) => one.kind === 'disclosure' && one.header === true);
  }

  // What the row is called. Its texts speak for themselves, unless buttons stand beside them.
  get label() {
    const { content } = this;
    if (!content || content.label !== undefined) return content?.label;
    const accessories = content.accessories ?? [];
    if (!accessories.some((accessory) => accessory.actionable)) return undefined;
    const texts = [content.text, content.secondary, ...(content.columns ?? []).map((column) => column.text)];
    for (const accessory of accessories) if (accessory.kind === 'label') texts.push(accessory.text);
    return texts.filter((text) => text).join(', ');
  }

  // Tells assistive technology what the row is and where it stands.
  describe(role, count) {
    const attributes = describe[role](this, count);
    attributes['aria-label'] = this.label;
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) this.element.removeAttribute(name);
      else if (this.element.getAttribute(name) !== String(value)) this.element.setAttribute(name, String(value));
    }
  }
}

const describe = {
  list: (row, count) => ({
    role: 'listitem',
    'aria-posinset': row.position + 1,
    'aria-setsize': count,
    'aria-current': row.content?.selected ? 'true' : undefined,
    'aria-selected': undefined, 'aria-level': undefined, 'aria-expanded': undefined, 'aria-colindex': undefined,
  }),
  grid: (row) => ({
    role: 'gridcell',
    'aria-colindex': (row.content?.column ?? 0) + 1,
    'aria-selected': row.content?.selectable ? String(row.content.selected === true) : undefined,
    'aria-posinset': undefined, 'aria-setsize': undefined, 'aria-current': undefined,
    'aria-level': undefined, 'aria-expanded': undefined,
  }),
  tree: (row, count) => ({
    role: 'treeitem',
    'aria-level': (row.content?.level ?? 0) + 1,
    'aria-posinset': (row.content?.siblingPosition ?? row.position) + 1,
    'aria-setsize': row.content?.siblingCount ?? count,
    'aria-expanded': row.content?.expanded,
    'aria-selected': row.content?.selectable ? String(row.content.selected === true) : undefined,
    'aria-current': undefined, 'aria-colindex': undefined,
  }),
};
