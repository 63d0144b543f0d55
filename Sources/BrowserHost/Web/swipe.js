// Rows that are pulled aside to uncover what can be done with them: by a finger or a pen, by a wheel that turns
// sideways, or by a row's delete control. Which actions there are is asked for when a pull begins.

import { sign } from './direction.js';
import { hasButton } from './keyboard.js';
import { leaveField } from './left-field.js';
import { pullSpeed } from './pull-speed.js';
import { PulledSpring } from './pulled-spring.js';
import { rubber } from './rubber.js';
import { SwipeStrip } from './swipe-strip.js';
import { SwipeWheel } from './swipe-wheel.js';

// A finger that went so far is pulling; a row that is pulled by so much more of its width carries out its first action.
const slop = 8;
const fullShare = 0.55;

// How long a pull waits for the actions before it begins without them.
const quickAnswer = 120;

// How long a row whose deletion was said to be done is given to go.
const patience = 700;

// For how many seconds a row that is let go would run on: where it would be by then says whether it stays open.
const runOn = 0.12;

export class Swipe {
  constructor(pane) {
    this.pane = pane;
    this.collection = pane.collection;
    // The one row that is aside, or on its way.
    this.open = undefined;
    // The rows that go back to their places, with what was uncovered of them.
    this.closing = new Map();
    this.press = undefined;
    this.wheel = new SwipeWheel(this);
    this.catchesTouches = false;
    const { layer } = this.collection;
    const { signal } = pane;
    layer.addEventListener('pointerdown', (event) => this.down(event));
    layer.addEventListener('pointermove', (event) => this.move(event));
    layer.addEventListener('pointerup', (event) => this.up(event));
    layer.addEventListener('pointercancel', (event) => this.cancel(event));
    layer.addEventListener('click', (event) => this.click(event), { capture: true });
    layer.addEventListener('keydown', (event) => this.key(event));
    pane.viewport.scroller.addEventListener('scroll', () => this.didScroll(), { passive: true });
    // A press anywhere else closes the row; on other rows it does nothing more.
    document.addEventListener('pointerdown', (event) => this.downAnywhere(event), { capture: true, signal });
    document.addEventListener('click', (event) => this.clickAnywhere(event), { capture: true, signal });
  }

  // Whether a row may be pulled so that its leading or its trailing side is uncovered.
  canSwipe(row) {
    return row?.content !== undefined && (row.content.swipeLeading === true || row.content.swipeTrailing === true);
  }

  // The pull

  // A browser that took the pull for a fling of its own would take the next tap for one that ends the fling.
  catchTouches() {
    if (this.catchesTouches) return;
    this.catchesTouches = true;
    const keep = (event) => { if (this.press?.isClaimed && event.cancelable) event.preventDefault(); };
    this.collection.layer.addEventListener('touchmove', keep, { passive: false });
  }

  down(event) {
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    const row = this.collection.rowOf(event.target);
    const isOpen = row !== undefined && this.open?.row === row;
    if (!isOpen && !this.canSwipe(row)) return;
    if (event.target.closest('.accessory.reorder')) return;
    this.press = {
      id: event.pointerId, row, x: event.clientX, y: event.clientY, time: event.timeStamp, last: event.clientX,
      velocity: 0, isClaimed: false, start: 0,
    };
  }

  move(event) {
    const { press } = this;
    if (!press || press.id !== event.pointerId) return;
    if (this.pane.drag.isDragging) return this.drop();
    const across = (event.clientX - press.x) * sign();
    const along = event.clientY - press.y;
    if (!press.isClaimed) {
      if (Math.abs(along) > slop && Math.abs(along) > Math.abs(across)) return this.drop();
      if (Math.abs(across) < slop || Math.abs(across) < 1.2 * Math.abs(along)) return;
      // A long press was there first, or a page that was busy only took it for one.
      if (this.pane.rowMenu.menu) return this.drop();
      this.pane.rowMenu.forget();
      press.isClaimed = true;
      press.x += Math.sign(across) * slop * sign();
      press.row.element.setPointerCapture(event.pointerId);
      this.begin(press.row);
      // A row that was on its way is taken where it stands by now.
      press.start = this.open.offset;
    }
    const time = event.timeStamp - press.time;
    if (time > 0) {
      const speed = ((event.clientX - press.last) * sign()) / time;
      press.velocity = pullSpeed(press.velocity, speed * 1000);
      press.last = event.clientX;
      press.time = event.timeStamp;
    }
    this.pull(press.start + (event.clientX - press.x) * sign(), { allowsFull: true, start: press.start });
  }

  up(event) {
    const { press } = this;
    if (!press || press.id !== event.pointerId) return;
    this.press = undefined;
    if (!press.isClaimed) return;
    this.swallowsClick = true;
    setTimeout(() => { this.swallowsClick = false; }, 60);
    if (event.timeStamp - press.time > 80) press.velocity = 0;
    this.release(press.velocity, { allowsFull: true });
  }

  cancel(event) {
    if (this.press?.id === event.pointerId) this.drop();
  }

  drop() {
    const { press } = this;
    this.press = undefined;
    if (press?.isClaimed) this.release(0);
  }

  // The row that is aside

  begin(row) {
    if (this.open?.row === row) {
      this.open.spring.stop();
      return;
    }
    this.close();
    leaveField();
    const open = { row, offset: 0, strip: undefined, actions: undefined, isAcknowledged: false, begun: performance.now() };
    open.spring = new PulledSpring((offset) => this.place(open, offset));
    this.open = open;
    this.takeBack(open);
    this.ask(open);
  }

  // A row that still closes is taken where it is, with what is uncovered of it.
  takeBack(open) {
    const closing = this.closing.get(open.row);
    if (!closing) return;
    this.closing.delete(open.row);
    closing.spring.stop();
    open.strip = closing.strip;
    open.strip.onPress = (action) => this.perform(open, action);
    open.spring.set(closing.offset);
  }

  async ask(open) {
    const answer = await this.pane.ask({ type: 'actions', key: open.row.key });
    if (this.open !== open) return;
    // Whoever let it go meanwhile is not left to think that something was done.
    if (answer === undefined && open.release) this.pane.onUnanswered();
    open.actions = answer ?? {};
    const side = this.sideOf(open);
    if (side) open.strip.show(side);
    if (open.wanted) this.pull(...open.wanted);
    if (open.release) this.release(...open.release);
    else if (!this.sideOf(open) && !this.press && !this.wheel.isTurning && !open.isUncovered) this.close();
  }

  sideOf({ strip, actions }) {
    if (!strip || !actions) return undefined;
    return strip.isLeading ? actions.leading : actions.trailing;
  }

  // Pulls the row to an offset: towards its end where that is positive. A pull that began with one side uncovered
  // doesn't uncover the other.
  pull(offset, { allowsFull = false, start = 0 } = {}) {
    const { open } = this;
    if (!open) return;
    if (offset * start < 0) return this.pull(0, { allowsFull });
    // Whether there is anything to uncover is known in a moment: until then, or until that takes too long, it rests.
    if (!open.actions && performance.now() - open.begun < quickAnswer) {
      open.wanted = [offset, { allowsFull, start }];
      return;
    }
    open.wanted = undefined;
    if (open.actions && !open.actions.leading && !open.actions.trailing) return;
    const isLeading = offset > 0;
    const { content, frame } = open.row;
    const width = frame[2];
    let distance = Math.abs(offset);
    const may = open.actions
      ? (isLeading ? open.actions.leading : open.actions.trailing) !== undefined
      : (isLeading ? content?.swipeLeading : content?.swipeTrailing) === true;
    this.place(open, offset);
    const side = this.sideOf(open);
    const total = open.strip?.total ?? 0;
    open.isFull = allowsFull && side?.full === true && distance > this.fullDistance(open);
    // There is no pull to a side without actions.
    if (!may) distance = 0;
    else if (side?.full !== true && distance > total) distance = total + rubber(distance - total, width);
    open.strip?.fill(open.isFull ? 0 : undefined);
    open.spring.set(isLeading ? distance : -distance);
  }

  fullDistance({ row, strip }) {
    return Math.min(Math.max(row.frame[2] * fullShare, strip.total + 40), row.frame[2] * 0.9);
  }

  // Shows a row at an offset, with the strip of the side that is uncovered.
  place(open, offset) {
    open.offset = offset;
    const isLeading = offset > 0;
    if (offset !== 0 && open.strip?.isLeading !== isLeading) {
      open.strip?.remove();
      open.strip = new SwipeStrip(open.row, isLeading, { onPress: (action) => this.perform(open, action) });
      const side = this.sideOf(open);
      if (side) open.strip.show(side);
    }
    open.strip?.setOffset(Math.abs(offset));
  }

  // The row was let go: it stays open when it is past the half of its buttons, or was flung there.
  release(velocity, { allowsFull = false } = {}) {
    const { open } = this;
    if (!open) return;
    if (!open.actions) {
      open.release = [velocity, { allowsFull }];
      return;
    }
    open.release = undefined;
    const side = this.sideOf(open);
    open.spring.velocity = velocity;
    if (!side) return this.close();
    if (allowsFull && open.isFull) return this.perform(open, side.buttons[0]);
    open.strip.fill(undefined);
    const direction = open.strip.isLeading ? 1 : -1;
    const projected = open.offset + velocity * runOn;
    if (projected * direction > open.strip.total / 2) this.hold(open);
    else this.close();
  }

  hold(open) {
    const direction = open.strip.isLeading ? 1 : -1;
    open.spring.go(direction * open.strip.total);
    if (open.isHeld) return;
    open.isHeld = true;
    for (const button of open.strip.buttons) button.tabIndex = 0;
    this.pane.send({ type: 'swiped', key: open.row.key, on: true });
  }

  // Carries out an action. What takes the row away fills it meanwhile.
  async perform(open, action) {
    if (open.isBusy) return;
    open.isBusy = true;
    const { strip } = open;
    const direction = strip.isLeading ? 1 : -1;
    const index = strip.side.buttons.indexOf(action);
    const isFull = open.isFull === true;
    if (isFull && action.destructive) open.spring.go(direction * open.row.frame[2]);
    const { offer } = open.actions;
    const answer = await this.pane.ask(
      { type: 'act', offer, action: action.id }, { isPatient: true });
    if (this.open !== open) return;
    if (answer?.performed !== true || !action.destructive) return this.close();
    strip.fill(index);
    open.spring.go(direction * open.row.frame[2]);
    setTimeout(() => { if (this.open === open) this.close(); }, patience);
  }

  // Lets the row go back to its place.
  close() {
    const { open } = this;
    if (!open) return;
    this.open = undefined;
    if (open.isHeld) this.pane.send({ type: 'swiped', key: open.row.key, on: false });
    const { strip } = open;
    if (!strip) return;
    this.closing.set(open.row, open);
    if (strip.element.contains(document.activeElement)) open.row.element.focus({ preventScroll: true });
    strip.fill(undefined);
    for (const button of strip.buttons) button.inert = true;
    open.spring.go(0, () => {
      this.closing.delete(open.row);
      open.strip.remove();
    });
  }

  // Without a motion: what is lifted stands in its place.
  closeAtOnce() {
    this.close();
    for (const { spring } of [...this.closing.values()]) spring.arrive();
  }

  // Uncovers the trailing actions of a row without a pull.
  async uncover(row, takesFocus) {
    if (this.open?.row === row) return this.close();
    this.begin(row);
    const { open } = this;
    open.isUncovered = true;
    if (open.offset >= 0) open.spring.set(-0.01);
    while (this.open === open && !open.actions) await new Promise(requestAnimationFrame);
    if (this.open !== open) return;
    if (!this.sideOf(open)) return this.close();
    this.hold(open);
    if (takesFocus) open.strip.buttons[0].focus({ preventScroll: true });
  }

  // What a row that was let go needs to stand still; where it goes it knows once its actions are.
  async settled() {
    while (this.open?.spring.isMoving || this.open?.release) await new Promise(requestAnimationFrame);
  }

  // What else happens

  didApply(transaction) {
    for (const { key, content } of transaction.rows) {
      const row = this.collection.rows.get(key);
      if (content && row) row.element.classList.toggle('swipeable', this.canSwipe(row));
      if (this.canSwipe(row)) this.catchTouches();
      const { open } = this;
      if (!content || !open || open.row !== row) continue;
      if (content.swiped) open.isAcknowledged = true;
      else if (open.isAcknowledged) this.close();
    }
    const { open } = this;
    if (!open || this.collection.rows.get(open.row.key) === open.row) return;
    // The row goes: from where it is, and its strip with it.
    this.open = undefined;
    this.press = undefined;
    const direction = open.offset > 0 ? 1 : -1;
    if (open.row.element.isConnected && open.strip) {
      open.strip.leave(transaction.milliseconds);
      if (open.isBusy) open.spring.go(direction * open.row.frame[2]);
    }
  }

  didScroll() {
    if (this.open && !this.press?.isClaimed && !this.wheel.isTurning) this.close();
  }

  downAnywhere(event) {
    const { open } = this;
    if (!open || open.row.element.contains(event.target)) return;
    this.close();
    if (!this.pane.viewport.scroller.contains(event.target)) return;
    this.swallowsClick = true;
    this.swallowed = event.pointerId;
    setTimeout(() => { this.swallowsClick = false; }, 500);
  }

  clickAnywhere(event) {
    if (!this.swallowsClick) return;
    this.swallowsClick = false;
    event.preventDefault();
    event.stopPropagation();
  }

  click(event) {
    const row = this.collection.rowOf(event.target);
    if (!row) return;
    if (event.target.closest('.accessory.uncovers')) {
      event.stopPropagation();
      this.uncover(row, event.detail === 0);
      return;
    }
    // A tap on the row's own content closes it.
    if (this.open?.row !== row || event.target.closest('.swipe-strip')) return;
    event.stopPropagation();
    event.preventDefault();
    this.close();
  }

  key(event) {
    const row = this.collection.rowOf(event.target);
    if (!row) return;
    if (event.key === 'Escape' && this.open) {
      event.stopPropagation();
      event.preventDefault();
      this.close();
      return;
    }
    const isDeletion = event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey);
    if (!isDeletion || !this.canSwipe(row) || event.target.closest('input, textarea')) return;
    // Where a button can delete other rows, which are selected, those are meant.
    if (!row.content.selected && hasButton(row, 'Delete')) return;
    event.preventDefault();
    // One that is held down deletes one row, however many come up to its place.
    if (event.repeat) return;
    // The key that was pressed before may have deleted this row, and another one has the keys then.
    this.pane.inOrder(() => {
      const current = this.collection.rowOf(document.activeElement) ?? this.collection.rows.get(row.key);
      if (!this.canSwipe(current)) return;
      // So it may have selected others.
      if (!current.content.selected && hasButton(current, 'Delete')) return current.element.dispatchEvent(new KeyboardEvent('keydown', event));
      this.pane.send({ type: 'delete', key: current.key });
    });
  }
}
