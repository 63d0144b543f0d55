// One row: an element that stands at a place and shows a content.

import { endPending, graceOfAnswer, showPending } from './accessories.js';
import { sign } from './direction.js';
import { giveWay, takePlace } from './exchange.js';
import { Tween } from './tween.js';
import { Track, pinnedPlace } from './track.js';
import { RowFace, heldNote } from './row-face.js';
import { absence, late, rowStyle, unmoved } from './row-animation.js';

const moved = (state) => ({ transform: `translate(${sign() * state.x}px, ${state.y}px)` });
const present = unmoved;

// What an accessory says of its row: its words, what its picture means, whether its switch is on.
function wordsFor({ kind, text, label, on, hidden }, name) {
  if (kind === 'label') return text;
  if (kind === 'image') return hidden ? undefined : label;
  if (kind !== 'toggle' || hidden || label === undefined) return undefined;
  const state = on === true ? 'on' : 'off';
  return label === name ? state : `${label.replace(`: ${name}`, '')}: ${state}`;
}

// Nobody could tell rows with such contents from each other.
export const isAlike = (one, other) => ['style', 'text', 'secondary', 'emoji', 'picture'].every((part) => one?.[part] === other?.[part]);

export class Row {
  // `prefix` tells the elements of several views apart.
  constructor(key, prefix = '') {
    this.element = document.createElement('div');
    this.element.className = 'row';
    this.element.tabIndex = -1;
    this.setKey(key, prefix);
    this.face = new RowFace();
    this.element.append(this.face.element);
    this.frame = [0, 0, 0, 0];
    // Its number among all, and those by which it is found in a grid or an outline.
    this.position = 0;
    this.line = undefined;
    this.column = undefined;
    this.siblingPosition = undefined;
    this.siblingCount = undefined;
    this.content = undefined;
    this.glide = new Tween(this.element, moved, { x: 0, y: 0 });
    this.fade = new Tween(this.face.element, rowStyle, present);
    // The lane the row lives in; undefined stands for none.
    this.lane = undefined;
    // How many taps on it have no answer yet.
    this.taps = 0;
    // How the row stays in sight; undefined lets it scroll with everything else.
    this.pin = undefined;
    this.track = undefined;
    this.isLeaving = false;
    this.isRetained = false;
    // Where the row will be once it has gone out where it is seen; undefined while it does not.
    this.destination = undefined;
    // The animation by which it came in its place.
    this.rising = undefined;
    // The animations of its corners, and of the shadow below it while it is lifted.
    this.corners = undefined;
    this.lift = undefined;
    // Whether its last change let go of it.
    this.isPutDown = false;
    // The block of an outline that the row moves with.
    this.block = undefined;
  }

  setKey(key, prefix) {
    this.key = key;
    this.element.id = `${prefix}row-${key}`;
    this.element.dataset.key = String(key);
  }

  // Where the row begins to show itself when it appears, and ends when it goes.
  absent(animation) {
    const isCard = this.content?.style === 'card' || this.content?.style === 'swatch';
    return absence(animation, this.frame, isCard);
  }

  // Puts the row's element into another one, at its end or before a part of it. Whatever has the focus in it keeps it.
  moveInto(element, next = null) {
    const active = document.activeElement;
    const hadFocus = this.element.contains(active);
    element.insertBefore(this.element, next);
    if (hadFocus) active.focus({ preventScroll: true });
  }

  setContent(content) {
    this.content = content;
    this.face.show(content);
    this.element.style.zIndex = content.z === undefined ? '' : String(content.z);
    this.element.classList.toggle('decoration', content.decoration === true);
    this.element.classList.toggle('badge', content.badge === true);
  }

  get numbers() {
    const { position, line, column, siblingPosition, siblingCount } = this;
    return { position, line, column, siblingPosition, siblingCount };
  }

  set numbers({ position, line, column, siblingPosition, siblingCount }) {
    Object.assign(this, { position, line, column, siblingPosition, siblingCount });
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
    if (this.block) return { x: seen.x, y: seen.y + this.block.offset };
    if (!this.pin) return seen;
    const rest = this.rest(origin, top, height);
    return { x: rest.x + seen.x, y: rest.y + seen.y };
  }

  // What is pressed shows it at once, a switch by turning. Once the last press is settled, the row shows what became of it.
  press(button, send) {
    const settle = () => setTimeout(() => { if (endPending(button)) this.face.show(this.content); }, graceOfAnswer);
    if (send({ id: Number(button.dataset.accessory) }, settle) !== false) showPending(button);
  }

  appear(duration, animation) {
    if (animation === 'none') return this.fade.set(present);
    this.element.classList.add('coming');
    this.veil(animation);
    this.fade.go(late(this.absent(animation), this.content?.style === 'sidebar'), present, duration, () => {
      this.element.classList.remove('coming');
      this.veil(undefined);
    });
  }

  // The row comes in its place, from a little below, in the moment in which what stood there goes.
  rise(exchange) {
    takePlace(this.fade, present, exchange);
    this.rising = this.fade.animation;
  }

  // Whether it does so still.
  get isRising() { return this.rising !== undefined && this.rising === this.fade.animation; }

  // The row goes out where it is seen, and is elsewhere then.
  vanish(start, place, exchange) {
    this.glide.set(start);
    this.destination = place;
    giveWay(this.fade, this.absent('fade'), exchange, () => {
      const { destination } = this;
      this.destination = undefined;
      this.fade.set(present);
      if (this.glide.state === start) this.glide.set(destination);
    });
  }

  get isVanishing() { return this.destination !== undefined; }

  // The row was to be elsewhere once it had gone out, and now is to go on to another place: it comes back.
  endVanishing({ fading, exchange }) {
    if (!this.isVanishing) return;
    this.destination = undefined;
    this.comeBack(fading, exchange);
  }

  // What slides is seen only where the row itself is, and behind everything else: it comes out from below a neighbour,
  // or in at the edge of its group.
  veil(animation) {
    this.element.classList.toggle('veiled', ['left', 'right', 'top', 'bottom', 'middle'].includes(animation));
  }

  // The row is on its way out: it is no row to anybody any more.
  leave() {
    this.isLeaving = true;
    this.element.inert = true;
    this.element.setAttribute('aria-hidden', 'true');
    this.element.classList.add('leaving');
    this.element.classList.remove('moving');
  }

  // A row on its way out comes back from wherever it is. What was cut off comes in its turn.
  comeBack(duration, exchange) {
    this.isLeaving = false;
    this.element.inert = false;
    this.element.removeAttribute('aria-hidden');
    this.element.classList.remove('leaving');
    const { isHidden } = this.fade;
    if (isHidden && exchange) return this.rise(exchange);
    const seen = isHidden ? this.absent('fade') : this.fade.seen;
    if (duration > 0) return this.fade.go(seen, present, duration, () => this.veil(undefined));
    this.fade.set(present);
    this.veil(undefined);
  }

  remove() {
    this.glide.stop();
    this.fade.stop();
    this.block?.rows.delete(this);
    this.block = undefined;
    this.track?.element.remove();
    this.element.remove();
  }

  // Whether a tap does anything: selects the row, or opens and closes it.
  get isTappable() {
    const { content } = this;
    return content?.selectable === true
      || (content?.accessories ?? []).some((one) => one.kind === 'disclosure' && one.header === true);
  }

  // The only thing that can be pressed in a row that can't be itself, where a press opens its menu.
  get wholeMenu() {
    if (this.content?.unhighlightable !== true) return undefined;
    const [only, another] = (this.content.accessories ?? []).filter((one) => one.actionable || one.menu);
    return only?.menu && only.opens && !another ? only : undefined;
  }

  // Whether the row stands on others, or behind them: nobody goes there.
  get isAdornment() { return this.content?.decoration === true || this.content?.badge === true; }

  // Whether the row stands beside others in a line.
  get isTile() { return this.lane !== undefined || this.column !== undefined; }

  // Whether the row only heads others: nothing is done with it.
  get isPlainHeading() { return this.content?.style === 'header' && !this.isInteractive; }

  // Whether the row can be chosen, or something in it.
  get isInteractive() {
    return this.isTappable || (this.content?.accessories ?? []).some((accessory) => accessory.actionable === true);
  }

  // What the row is called. Its texts speak for themselves, unless buttons stand beside them.
  get label() {
    const { content } = this;
    if (!content || content.label !== undefined) return content?.label;
    const accessories = content.accessories ?? [];
    if (!accessories.some((accessory) => accessory.actionable)) return undefined;
    const texts = [content.text, content.secondary, ...(content.columns ?? []).map((column) => column.text)];
    for (const accessory of accessories) texts.push(wordsFor(accessory, content.text));
    if (content.held) texts.push(heldNote);
    return texts.filter((text) => text).join(', ');
  }
}
