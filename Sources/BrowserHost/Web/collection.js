// The rows of the view that this page shows, and how they get from one version to the next.

import { ReadingOrder } from './reading-order.js';
import { Row } from './row.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export class Collection {
  constructor(viewport, layer) {
    this.viewport = viewport;
    this.layer = layer;
    this.rows = new Map();
    this.leaving = new Map();
    this.order = new ReadingOrder(layer);
    this.version = 0;
    this.count = 0;
    this.role = undefined;
    this.applied = 0;
    this.onEvent = () => {};
    this.onReplace = () => {};
    viewport.onOriginChange = () => this.placeAnew();
    layer.addEventListener('click', (event) => this.click(event));
    layer.addEventListener('dblclick', (event) => this.doubleClick(event));
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.finish(); });
  }

  // Plays one transaction. Nothing here asks for the layout: that would make the browser compute it for each row.
  apply(view) {
    this.applied += 1;
    if (view.base === 0) this.clear();
    this.setRole(view.role);
    const isAnimated = view.milliseconds > 0 && !document.hidden && !reducedMotion.matches;
    const duration = isAnimated ? view.milliseconds : 0;
    const shift = this.viewport.setContent(view.width, view.height, view.scroll);
    this.version = view.version;
    const hasNewCount = this.count !== view.count;
    this.count = view.count;
    const origin = this.viewport.origin;

    for (const gone of view.gone) this.let(gone, duration, shift, origin);
    const named = new Set();
    for (const state of view.rows) {
      named.add(state.key);
      this.put(state, duration, shift, origin);
    }
    for (const row of this.rows.values()) {
      if (shift !== 0 && duration > 0 && !named.has(row.key)) {
        this.move(row, shifted(row.glide.seen, shift), duration, origin);
      }
      if (hasNewCount || named.has(row.key)) row.describe(this.role, this.count);
    }
    this.replaceKept();
    this.order.update(this.rows.values(), this.role);
    this.measure(view.rows);
  }

  // A row that is new, or that has a new place or content.
  put(state, duration, shift, origin) {
    let row = this.rows.get(state.key);
    let start;
    if (row) {
      start = shifted(row.glide.seen, shift);
    } else if ((row = this.leaving.get(state.key))) {
      this.leaving.delete(state.key);
      start = shifted(row.glide.seen, shift);
      row.comeBack(duration);
      this.rows.set(state.key, row);
    } else {
      row = new Row(state.key);
      if (state.content) row.setContent(state.content);
      this.rows.set(state.key, row);
      this.layer.append(row.element);
      if (state.from) start = { x: state.from[0], y: state.from[1] - origin + shift };
      else if (duration > 0) row.appear(duration);
    }
    row.isKept = false;
    row.position = state.position;
    row.setFrame(state.frame);
    if (state.content) row.setContent(state.content);
    this.move(row, start, duration, origin);
  }

  move(row, start, duration, origin) {
    const place = row.place(origin);
    const isMovement = duration > 0 && start && (start.x !== place.x || start.y !== place.y);
    if (!isMovement) return row.glide.set(place);
    row.element.classList.add('moving');
    row.glide.go(start, place, duration, () => row.element.classList.remove('moving'));
  }

  // A row that goes: it fades when it is deleted, and glides away when it goes where nobody looks.
  let(gone, duration, shift, origin) {
    const row = this.rows.get(gone.key);
    if (!row) return;
    if (gone.to && row.element.contains(document.activeElement)) return this.keep(row, gone.to, origin);
    this.rows.delete(gone.key);
    if (duration === 0) return row.remove();
    this.leaving.set(gone.key, row);
    const end = () => {
      if (this.leaving.get(gone.key) === row) this.leaving.delete(gone.key);
      row.remove();
    };
    row.leave();
    if (gone.to) {
      const start = shifted(row.glide.seen, shift);
      row.setFrame(gone.to);
      row.glide.go(start, row.place(origin), duration, end);
    } else {
      if (shift !== 0) row.glide.set(shifted(row.glide.seen, shift));
      row.fade.go(row.fade.seen, row.absent, duration, end);
    }
  }

  // The row that has the focus stays, out of sight, so that the keyboard goes on from there.
  keep(row, place, origin) {
    row.isKept = true;
    row.setFrame(place);
    row.glide.set(row.place(origin));
  }

  // The row that was kept is in the window again, under another name.
  replaceKept() {
    for (const kept of this.rows.values()) {
      if (!kept.isKept) continue;
      let successor;
      for (const row of this.rows.values()) if (!row.isKept && row.position === kept.position) successor = row;
      if (!successor) continue;
      const hadFocus = kept.element.contains(document.activeElement);
      this.rows.delete(kept.key);
      kept.remove();
      this.onReplace(kept, successor, hadFocus);
    }
  }

  setRole(role) {
    if (role === this.role) return;
    this.role = role;
    this.layer.setAttribute('role', role);
    this.order.clear();
    if (role === 'grid') this.layer.setAttribute('aria-rowcount', '-1');
    else this.layer.removeAttribute('aria-rowcount');
    for (const row of this.rows.values()) row.describe(role, this.count);
  }

  clear() {
    for (const row of [...this.rows.values(), ...this.leaving.values()]) row.remove();
    this.rows.clear();
    this.leaving.clear();
    this.order.clear();
  }

  // Rows whose heights depend on what they show: all are written before the first is measured.
  measure(states) {
    const rows = [];
    for (const state of states) {
      const row = this.rows.get(state.key);
      if (!row?.content?.measured) continue;
      const height = row.face.element.offsetHeight;
      if (Math.abs(height - row.frame[3]) >= 0.5) rows.push([row.key, height]);
    }
    if (rows.length > 0) this.onEvent({ type: 'measured', rows });
  }

  placeAnew() {
    for (const row of this.rows.values()) row.glide.set(row.place(this.viewport.origin));
    for (const row of this.leaving.values()) row.remove();
    this.leaving.clear();
  }

  // Nobody looks: whatever moves arrives.
  finish() {
    for (const row of this.leaving.values()) row.remove();
    this.leaving.clear();
    for (const row of this.rows.values()) {
      row.glide.set(row.glide.state);
      row.fade.set(row.fade.state);
    }
  }

  rowOf(element) {
    const key = element?.closest?.('.row')?.dataset.key;
    return key === undefined ? undefined : this.rows.get(Number(key));
  }

  click(event) {
    const row = this.rowOf(event.target);
    if (!row) return;
    const accessory = event.target.closest('button[data-accessory]');
    if (accessory) this.tell('accessory', row, { id: Number(accessory.dataset.accessory) });
    else this.tap(row, event);
  }

  doubleClick(event) {
    const row = this.rowOf(event.target);
    if (row && !event.target.closest('button')) this.activate(row);
  }

  tap(row, event) {
    if (!row.content?.selectable) return;
    const modifiers = {};
    if (event.shiftKey) modifiers.extend = true;
    if (event.metaKey || event.ctrlKey) modifiers.toggle = true;
    this.tell('tap', row, modifiers);
  }

  activate(row) {
    if (row.content?.selectable) this.tell('activate', row);
  }

  tell(type, row, more = {}) {
    this.onEvent({ type, key: row.key, ...more, version: this.version });
  }

  shown() {
    return [...this.rows.values()].map((row) => ({
      key: row.key, position: row.position, frame: row.frame, text: row.content?.text,
    })).sort((left, right) => left.position - right.position);
  }

  // Fulfilled when nothing moves and nothing new has come for two frames.
  async settled() {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      const { applied } = this;
      await frame();
      await frame();
      // Spinners turn for ever.
      const animations = this.layer.getAnimations({ subtree: true })
        .filter((animation) => animation.effect.getTiming().iterations === 1);
      if (animations.length === 0 && applied === this.applied) return this.version;
      await Promise.allSettled(animations.map((animation) => animation.finished));
    }
  }
}

const shifted = (state, shift) => (shift === 0 ? state : { x: state.x, y: state.y + shift });
