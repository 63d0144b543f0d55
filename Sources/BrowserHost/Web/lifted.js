// A row that is lifted: a likeness of it above everything else, which goes with the pointer. The row itself stays where
// the server has it, not to be seen, and keeps the focus.

import { sign } from './direction.js';
import { fit, layUnder, likenessOf, showFace } from './likeness.js';
import { LiftedFlight } from './lifted-flight.js';
import { make } from './make.js';
import { nameOf } from './speech.js';
import { unfolding } from './unfolding.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

// How near a piece comes to the edges of the screen, in points.
const edge = 16;

export class Lifted {
  // It begins where the row is seen, or in the box where it still was on its way.
  constructor(row, viewport, x, y, box = row.element.getBoundingClientRect()) {
    this.key = row.key;
    this.name = nameOf(row) ?? 'the row';
    this.viewport = viewport;
    this.isSettling = false;
    // Let go of, until it is known what becomes of it.
    this.isWaiting = false;
    this.isAnswered = false;
    // Let go of where it was lifted.
    this.isUntouched = false;
    const { left, top, width, height } = box;
    this.size = { width, height };
    this.grip = { x: x - left, y: y - top };
    this.x = left;
    this.y = top;
    this.samples = [];
    this.flight = new LiftedFlight(this);
    this.isCompact = false;
    this.isHanging = false;
    // How wide it is as a piece that hangs.
    this.pieceWidth = 0;
    // The rows that were let go, with how they looked then.
    this.taken = new Map();
    this.isApart = false;
    // May go to other views, and onto rows as far as is known.
    this.isDraggable = false;
    this.goesOntoRows = false;
    this.isByFinger = false;
    this.standAt(row, left);
    Object.assign(this, likenessOf(row));
    this.showGrip();
    this.badge = make('span', 'lifted-count', { hidden: '' });
    this.body.append(this.badge);
    (row.element.closest('dialog') ?? document.body).append(this.element);
    document.documentElement.classList.add('dragging');
    this.place();
    requestAnimationFrame(() => this.element.classList.add('up'));
  }

  // A line of a list has lines above and below it only: it goes along the list, and stays in sight beside the pointer.
  standAt(row, left) {
    this.isLine = row.lane === undefined && this.size.width > this.viewport.width / 2;
    this.home = left;
    this.contentWidth = this.viewport.contentWidth;
  }

  // In a window that gets another width meanwhile it is as large as its row, and held where it was.
  fit(row) {
    if (this.contentWidth === this.viewport.contentWidth) return;
    const { pointer, size, grip } = this;
    const [, , width, height] = row.frame;
    const left = this.restOf(row).x;
    this.size = { width, height };
    this.grip = { x: grip.x * width / size.width, y: grip.y * height / size.height };
    [this.x, this.y] = [pointer.x - this.grip.x, pointer.y - this.grip.y];
    this.standAt(row, left);
    fit(this.element, row, { left, width, height });
    this.showGrip();
    this.place();
  }

  showGrip() {
    this.element.style.setProperty('--grip', `${this.grip.x}px`);
    this.element.style.setProperty('--grip-below', `${this.grip.y}px`);
  }

  showFace(row) {
    this.keepName(() => {
      showFace(this.body, row);
      this.body.append(this.badge);
      if (this.isSettling) this.keepLines(row);
    });
  }

  // As a piece grows to a row, its name goes from where it is seen to where it belongs.
  keepName(change) {
    const place = () => this.body.querySelector('.texts')?.getBoundingClientRect().left;
    const former = place();
    change();
    if (!this.isHanging || !this.isSettling || reducedMotion.matches) return;
    const parts = [...this.body.firstElementChild.children];
    for (const part of parts) for (const animation of part.getAnimations()) animation.cancel();
    const by = former - place();
    if (!by) return;
    for (const part of parts) part.animate({ translate: [`${by}px 0`, '0 0'] }, { duration: unfolding, easing: 'ease', fill: 'backwards' });
  }

  // Its texts break as they do in the row, however little room there is yet.
  keepLines(row) {
    const width = row.element.querySelector('.texts')?.getBoundingClientRect().width ?? 0;
    this.element.style.setProperty('--name', `${width}px`);
  }

  showCount(count) {
    this.badge.hidden = count < 2;
    this.badge.textContent = String(count);
    layUnder(this.element, count);
  }

  // Where rows make no room, it must not hide what it is over: it shrinks to a piece beside the pointer, and the row
  // itself stays to be seen.
  setCompact(isCompact) {
    this.isCompact = isCompact;
    this.element.classList.toggle('compact', isCompact);
    this.showDimmed();
    this.place();
  }

  // Where a line shows the place in an outline, a piece of the row hangs below that, or above it and the finger.
  setHanging(isHanging) {
    if (this.isHanging === isHanging) return;
    const former = { x: this.seenX, y: this.seenY };
    this.isHanging = isHanging;
    this.showDimmed();
    if (isHanging) this.beginHanging(former);
    else this.element.classList.remove('hanging');
    this.place();
  }

  // It shrinks from where it is seen to where a piece stands, which depends on how wide that will be.
  beginHanging(former) {
    const { style } = this.body;
    style.transitionProperty = 'scale, box-shadow';
    this.element.classList.add('hanging');
    this.pieceWidth = this.body.offsetWidth;
    this.element.classList.remove('hanging');
    style.translate = `${former.x - this.seenX}px ${former.y - this.seenY}px`;
    this.body.getBoundingClientRect();
    Object.assign(style, { transitionProperty: '', translate: '' });
    this.element.classList.add('hanging');
  }

  get showsRow() { return this.isCompact || this.isHanging; }

  // One that hung below its place is seen once on its way there, as soon as it is known where that is.
  showDimmed() {
    const isKnown = this.isAnswered || this.isCancelled;
    const isOnItsWay = this.isApart || (this.isHanging && this.isSettling && isKnown);
    this.row?.element.classList.toggle('dimmed', this.showsRow && !isOnItsWay);
  }

  didAnswer() {
    this.isAnswered = true;
    this.showDimmed();
  }

  // What is let go of: the rows that the server marked.
  take(rows) {
    const taken = [...rows].filter(({ content }) => content?.lifted === true);
    this.taken = new Map(taken.map((row) => [row, likenessOf(row)]));
  }

  // What was let go with it is where it belongs; it goes there by itself.
  comeApart() {
    this.isApart = true;
    this.showDimmed();
  }

  // The row itself is not to be seen meanwhile.
  hide(row) {
    if (this.row === row) return;
    this.row?.element.classList.remove('ghost', 'dimmed');
    this.row = row;
    row.element.classList.add('ghost');
    this.showDimmed();
  }

  moveTo(x, y, time) {
    this.x = x - this.grip.x;
    this.y = y - this.grip.y;
    this.samples.push({ x: this.x, y: this.y, time });
    while (this.samples.length > 2 && time - this.samples[0].time > 80) this.samples.shift();
    this.place();
  }

  // Where it is seen. A whole line goes up and down only; a piece of one goes along aside, too, and stays on the screen.
  get seenX() {
    if (this.isSettling || this.isDraggable || !this.isLine) return this.x;
    if (!this.isHanging) return this.home;
    if (!this.isByFinger) return this.x;
    const reach = this.pieceWidth / 2 + edge;
    return Math.min(Math.max(this.pointer.x, reach), innerWidth - reach) - this.grip.x;
  }

  // A piece that would leave the screen below or above stays at its edge, as it does aside.
  get seenY() {
    if (this.isSettling || !this.showsRow) return this.y;
    const { above, below } = this.pieceReach;
    return Math.max(edge + above, Math.min(this.y, innerHeight - edge - below));
  }

  // How far a piece reaches above where the row would be, and to where below that, as the styles have it.
  get pieceReach() {
    const { height } = this.size;
    if (this.isHanging) return this.isByFinger ? { above: 1.25 * height + 14, below: 0 } : { above: 0, below: 1.5 * height + 12 };
    return this.isByFinger ? { above: 64, below: 0 } : { above: 0, below: this.grip.y + 12 + height };
  }

  place() {
    this.element.style.transform = `translate(${this.seenX}px, ${this.seenY}px)`;
    const ahead = sign() > 0 ? innerWidth - this.pointer.x : this.pointer.x;
    this.element.classList.toggle('before', ahead < 240);
  }

  // What goes onto other rows shows which, and is itself but a piece beside the pointer.
  goOntoRows() {
    this.isDraggable = true;
    this.goesOntoRows = true;
    this.setCompact(true);
  }

  // A finger hides what is beside it.
  keepFromFinger() {
    this.isByFinger = true;
    this.element.classList.add('by-finger');
  }

  get box() { return { left: this.x, top: this.y, ...this.size }; }

  // Whether it is seen at a point on its way, as the row that it is.
  isAt(x, y) {
    const { left, top, width, height } = this.box;
    return !this.isFading && !this.showsRow && x >= left && x < left + width && y >= top && y < top + height;
  }

  get pointer() { return { x: this.x + this.grip.x, y: this.y + this.grip.y }; }

  // The middle of the row, as the server counts places.
  get center() {
    return this.viewport.contentPoint(this.x + this.size.width / 2, this.y + this.size.height / 2);
  }

  get velocity() {
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    const seconds = last && (last.time - first.time) / 1000;
    if (!seconds || performance.now() - last.time > 100) return { x: 0, y: 0 };
    return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
  }

  // Whether it is over the place where a row rests, nearer to that than to a neighbour's. One that is not all in sight the
  // list has yet to scroll to.
  isNear(row) {
    if (!row) return false;
    const { x, y } = this.restOf(row);
    const { width, height } = this.size;
    const { top, bottom } = this.viewport.scroller.getBoundingClientRect();
    if (y < top || y + height > bottom) return false;
    return Math.abs(y - this.y) <= height / 2 && (this.isLine || Math.abs(x - this.x) <= width / 2);
  }

  // Where a row of the page rests on the screen, once the list does.
  restOf(row) {
    const { viewport } = this;
    const box = viewport.spacer.getBoundingClientRect();
    const { top } = viewport.scroller.getBoundingClientRect();
    const [x, y, width] = row.frame;
    const left = sign() > 0 ? box.left + x : box.right - x - width;
    if (row.lane !== undefined) {
      const seen = row.element.getBoundingClientRect();
      return { x: seen.left, y: seen.top };
    }
    return { x: left, y: top + viewport.inset + y - (viewport.goal ?? viewport.y) };
  }

  remove() {
    this.row?.element.classList.remove('ghost', 'dimmed');
    this.element.remove();
    document.documentElement.classList.remove('dragging');
  }
}
