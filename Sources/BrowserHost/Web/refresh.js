// What is pulled down at the top of the rows to have them brought up to date: by finger, by wheel, by a button in the
// bar, or by a key.

import { setColor, setText } from './faces.js';
import { make } from './make.js';
import { symbolElement } from './symbols.js';
import { Tween } from './tween.js';

// How far the rows follow, and from where on letting go is not waited for: there the ring has closed.
const furthest = 120;
const enough = 64;

// In milliseconds: how long rows that are let go take to come back, and how long they wait to hear of the refreshing.
const springing = 300;
const patience = 1000;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const placed = ({ y }) => ({ transform: y === 0 ? 'none' : `translateY(${y}px)` });

// A wheel that rested so long lets go.
const wheelRest = 160;

export class Refresh {
  constructor(pane) {
    this.pane = pane;
    this.scroller = pane.viewport.scroller;
    this.spacer = pane.viewport.spacer;
    this.isAllowed = false;
    this.isRefreshing = false;
    this.pulled = 0;
    // Enough was pulled, and the server is yet to say that it refreshes: then the rows go from here to below the sign.
    this.isHeld = false;
    this.spring = new Tween(this.spacer, placed, { y: 0 });
    this.sign = document.createElement('div');
    this.sign.className = 'refresh';
    this.sign.hidden = true;
    this.turner = document.createElement('span');
    this.turner.className = 'turner';
    this.text = document.createElement('span');
    this.text.setAttribute('role', 'status');
    this.sign.append(this.turner, this.text);
    this.spacer.before(this.sign);
    this.button = this.makeButton();
    this.scroller.addEventListener('touchstart', (event) => this.touch(event), { passive: true });
    this.scroller.addEventListener('touchmove', (event) => this.drag(event), { passive: false });
    for (const name of ['touchend', 'touchcancel']) this.scroller.addEventListener(name, () => this.letGo());
    this.scroller.addEventListener('wheel', (event) => this.wheel(event), { passive: true });
    document.addEventListener('keydown', (event) => this.press(event), { signal: pane.signal });
  }

  makeButton() {
    const button = this.knownButton ?? make('button', 'refresh-button', { type: 'button', hidden: '' });
    button.inert = false;
    button.setAttribute('aria-label', 'Refresh');
    button.setAttribute('aria-keyshortcuts', 'Alt+R');
    button.title = 'Refresh (Alt+R)';
    // All of the title would say the name once more.
    button.setAttribute('aria-description', 'Alt+R');
    button.append(symbolElement('arrow.clockwise'));
    button.addEventListener('click', () => this.ask());
    if (!button.isConnected) this.spacer.before(button);
    return button;
  }

  // The document has that of the main view, in the bar.
  get knownButton() { return this.pane.name === 'main' ? this.scroller.closest('.screen').querySelector('.refresh-button') : undefined; }

  // `milliseconds` is how long the rows take that make room for the sign.
  show(state, milliseconds) {
    this.isAllowed = state !== undefined;
    this.button.hidden = !this.isAllowed;
    this.sign.hidden = !this.isAllowed;
    this.isRefreshing = state?.on === true;
    this.sign.classList.toggle('on', this.isRefreshing);
    this.button.toggleAttribute('aria-busy', this.isRefreshing);
    this.button.disabled = false;
    this.button.setAttribute('aria-disabled', String(this.isRefreshing));
    if (!state) return;
    this.sign.style.top = `${state.top}px`;
    this.sign.style.height = `${state.height}px`;
    setColor(this.sign, '--sign', state.tint);
    const words = state.title ?? (this.isRefreshing ? 'Refreshing' : '');
    this.text.classList.toggle('unseen', state.title === undefined);
    setText(this.text, words);
    if (!this.isRefreshing && !this.isHeld) this.sign.classList.remove('held');
    if (this.isRefreshing && this.isHeld) this.release(milliseconds);
  }

  ask() {
    if (!this.isAllowed || this.isRefreshing) return;
    this.isRefreshing = true;
    this.pane.send({ type: 'refresh' });
  }

  press(event) {
    if (!event.altKey || event.code !== 'KeyR' || event.ctrlKey || event.metaKey || !this.isAllowed) return;
    const screen = this.scroller.closest('.screen');
    const active = document.activeElement;
    if (screen.inert || !this.scroller.checkVisibility() || !(active === document.body || screen.contains(active))) return;
    event.preventDefault();
    this.ask();
  }

  get isAtTop() { return this.isAllowed && !this.isHeld && !this.isRefreshing && this.pane.viewport.isAtTop; }

  touch(event) {
    this.start = event.touches.length === 1 && this.isAtTop ? event.touches[0].clientY : undefined;
  }

  drag(event) {
    if (this.start === undefined || !this.isAtTop) return;
    const distance = event.touches[0].clientY - this.start;
    // A finger that has lifted a row, or opened its menu, pulls nothing.
    if (distance <= 0 || this.pane.drag.isDragging || this.pane.rowMenu.menu) return this.pull(0);
    if (event.cancelable) event.preventDefault();
    this.pull(distance);
  }

  // A wheel that brought the rows to their top stops there; one that is turned from there pulls.
  wheel(event) {
    if (!this.isTurning) this.startedAtTop = this.isAtTop;
    this.isTurning = true;
    clearTimeout(this.turn);
    this.turn = setTimeout(() => { this.isTurning = false; }, wheelRest);
    if (!this.startedAtTop) return;
    if (event.deltaY >= 0 || !this.isAtTop || event.ctrlKey) return;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.letGo(), wheelRest);
    this.wheeled = (this.wheeled ?? 0) - event.deltaY;
    this.pull(this.wheeled);
  }

  // The rows follow the less the further they are pulled.
  pull(distance) {
    this.pulled = furthest * (1 - Math.exp(-distance / (1.6 * furthest)));
    this.sign.style.setProperty('--share', String(Math.min(1, this.pulled / enough)));
    this.spring.set({ y: this.pulled });
    this.sign.classList.remove('held');
    if (this.pulled >= enough) this.hold();
  }

  // The rows stay where they are until the server says that it refreshes: they would go up, and down again at once.
  hold() {
    if (this.isHeld) return;
    this.isHeld = true;
    this.start = undefined;
    this.sign.classList.add('held');
    clearTimeout(this.rest);
    this.waiting = setTimeout(() => this.release(), patience);
    this.ask();
  }

  release(milliseconds) {
    clearTimeout(this.waiting);
    this.isHeld = false;
    this.letGo(milliseconds);
  }

  letGo(milliseconds = springing) {
    if (this.isHeld) return;
    this.start = undefined;
    this.wheeled = undefined;
    clearTimeout(this.rest);
    if (this.pulled === 0) return;
    this.pulled = 0;
    if (milliseconds > 0 && !reducedMotion.matches) this.spring.go(this.spring.seen, { y: 0 }, milliseconds);
    else this.spring.set({ y: 0 });
    this.sign.style.removeProperty('--share');
  }
}
