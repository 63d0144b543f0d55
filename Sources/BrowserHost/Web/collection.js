// The rows of the view that this page shows, and how they get from one version to the next.

import { playChanges } from './accessories.js';
import { Lanes } from './lanes.js';
import { ancestorOf } from './outline.js';
import { ReadingOrder } from './reading-order.js';
import { Row } from './row.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export class Collection {
  constructor(viewport, layer, prefix) {
    this.viewport = viewport;
    this.prefix = prefix;
    this.layer = layer;
    this.rows = new Map();
    this.leaving = new Map();
    this.order = new ReadingOrder(layer);
    this.lanes = new Lanes(layer);
    this.lanes.onScroll = (lane) => this.onEvent({ type: 'lane', id: lane.id, offset: lane.offset });
    this.version = 0;
    this.count = 0;
    this.role = undefined;
    this.applied = 0;
    this.onEvent = () => {};
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
    const formerY = this.viewport.y;
    const shift = this.viewport.setContent(view.width, view.height, view.scroll);
    this.version = view.version;
    const hasNewCount = this.count !== view.count;
    this.count = view.count;
    const origin = this.viewport.origin;

    this.lanes.update(view.lanes, duration, shift, origin);
    const step = { duration, shift, origin, formerY, toggled: this.toggled(view.rows) };
    // Where rows went that a collapsed parent took along is known once the parent has its new place.
    const taken = view.gone.map((gone) => [gone, this.rows.get(gone.key) && this.collapsedAbove(gone.key, step)]);
    const added = [];
    const named = new Set();
    for (const state of view.rows) {
      named.add(state.key);
      if (this.put(state, step)) added.push(this.rows.get(state.key));
    }
    for (const [gone, parent] of taken) this.let(gone, parent, step);
    for (const row of added) this.appear(row, step);
    for (const row of this.rows.values()) {
      if (shift !== 0 && duration > 0 && !named.has(row.key) && row.lane === undefined) {
        this.move(row, shifted(this.seen(row, step), shift), step);
      }
      if (hasNewCount || named.has(row.key)) row.describe(this.role, this.count);
    }
    this.dropKept();
    this.playAccessories(view.rows, duration);
    this.order.update(this.rows.values(), this.role);
    this.measure(view.rows);
  }

  // What comes and goes beside a row's content may change its height once it is there, or gone.
  async playAccessories(states, duration) {
    const changes = states.flatMap((state) => this.rows.get(state.key)?.face.takeChanges() ?? []);
    if (changes.length === 0) return;
    await playChanges(changes, duration);
    this.measure(states);
  }

  // The rows that this transaction opens or closes.
  toggled(states) {
    const toggled = new Map();
    for (const { key, content } of states) {
      const old = this.rows.get(key)?.content?.expanded;
      if (content && old !== undefined && content.expanded !== undefined && old !== content.expanded) {
        toggled.set(key, content.expanded);
      }
    }
    return toggled;
  }

  // The row whose collapse takes a row along.
  collapsedAbove(key, { toggled }) {
    if (toggled.size === 0) return undefined;
    return ancestorOf(this.rows.get(key), this.rows.values(), (row) => toggled.get(row.key) === false);
  }

  // A row that is new, or that has a new place or content. True when nobody knows where it came from.
  put(state, step) {
    let row = this.rows.get(state.key);
    let start;
    let isNew = false;
    if (!row && (row = this.leaving.get(state.key))) {
      this.leaving.delete(state.key);
      this.rows.set(state.key, row);
      row.comeBack(step.duration);
    }
    if (row && row.lane === state.lane) {
      start = shifted(this.seen(row, step), row.lane === undefined ? step.shift : 0);
      const wasPinned = row.pin !== undefined;
      row.setPin(state.pin);
      if (wasPinned !== (row.pin !== undefined)) this.house(row, state.lane);
    } else {
      if (!row) {
        row = new Row(state.key, this.prefix);
        this.rows.set(state.key, row);
        isNew = state.from === undefined;
      }
      const isInLane = state.lane !== undefined;
      if (state.from) {
        const [x, y] = state.from;
        start = isInLane ? { x, y } : { x, y: y - step.origin + step.shift };
      }
      row.setPin(state.pin);
      this.house(row, state.lane);
    }
    row.isKept = false;
    row.position = state.position;
    row.setFrame(state.frame);
    row.track?.place(row.pin, row.frame, step.origin);
    if (state.content) row.setContent(state.content);
    this.move(row, start, step);
    return isNew && step.duration > 0;
  }

  // Where a row was seen before this step.
  seen(row, { origin, formerY }) { return row.seen(origin, formerY, this.viewport.height); }

  // Puts a row's element where it belongs: on its track, into its lane, or beside all others.
  house(row, lane) {
    row.lane = lane;
    const hadFocus = row.element.contains(document.activeElement);
    if (row.track) {
      row.track.element.append(row.element);
      this.layer.append(row.track.element);
    } else {
      (this.lanes.get(lane)?.content ?? this.layer).append(row.element);
    }
    if (hadFocus) row.element.focus({ preventScroll: true });
  }

  // A row that did not exist before: the children of a row that opens come out from under it, others fade in.
  appear(row, step) {
    const { toggled, duration, origin } = step;
    row.appear(duration);
    if (toggled.size === 0) return;
    const parent = ancestorOf(row, this.rows.values(), (other) => toggled.get(other.key) === true);
    if (!parent) return;
    this.move(row, { x: row.frame[0], y: parent.frame[1] - origin }, step);
    row.element.classList.add('sliding');
  }

  move(row, start, { duration, origin }) {
    const { viewport } = this;
    let place = row.place(row.lane === undefined ? origin : 0);
    if (row.pin) {
      // The browser puts it where it rests; only the way there is ours.
      const rest = row.rest(origin, viewport.y, viewport.height);
      if (start) start = { x: start.x - rest.x, y: start.y - rest.y };
      place = { x: 0, y: 0 };
    }
    const isMovement = duration > 0 && start && (start.x !== place.x || start.y !== place.y);
    // Without an animation of its own, a change does not end the one that runs.
    if (duration === 0 && row.glide.isMoving && !document.hidden) return row.glide.redirect(place);
    row.element.classList.remove('sliding');
    if (!isMovement) return row.glide.set(place);
    row.element.classList.add('moving');
    row.glide.go(start, place, duration, () => row.element.classList.remove('moving', 'sliding'));
  }

  // A row that goes: it fades when it is deleted, goes back under a parent that closes, and glides away when it goes
  // where nobody looks.
  let(gone, parent, step) {
    const { duration, shift, origin } = step;
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
    const start = shifted(this.seen(row, step), row.lane === undefined ? shift : 0);
    if (row.pin) {
      row.setPin(undefined);
      this.house(row, row.lane);
      row.glide.set(start);
    }
    if (gone.to) {
      row.setFrame(gone.to);
      row.glide.go(start, row.place(row.lane === undefined ? origin : 0), duration, end);
      return;
    }
    if (parent) row.glide.go(start, { x: start.x, y: parent.frame[1] - origin }, duration);
    else if (shift !== 0) row.glide.set(start);
    row.fade.go(row.fade.seen, row.absent, duration, end);
  }

  // A row that leaves before the server hears that it has the focus stays, out of sight, until it comes back.
  keep(row, place, origin) {
    row.isKept = true;
    if (row.pin) {
      row.setPin(undefined);
      this.house(row, row.lane);
    }
    row.setFrame(place);
    row.glide.set(row.place(row.lane === undefined ? origin : 0));
  }

  // Once the focus is elsewhere, nobody needs the row.
  dropKept() {
    for (const kept of this.rows.values()) {
      if (!kept.isKept || kept.element.contains(document.activeElement)) continue;
      this.rows.delete(kept.key);
      kept.remove();
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
    this.lanes.clear();
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
    const { origin } = this.viewport;
    for (const row of this.rows.values()) {
      row.track?.place(row.pin, row.frame, origin);
      if (row.pin) row.glide.set({ x: 0, y: 0 });
      else row.glide.set(row.place(row.lane === undefined ? origin : 0));
    }
    this.lanes.placeAnew(origin);
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

  // Where a row is seen, in the content of the view; rows in lanes move with them.
  frameOf(row) {
    const lane = this.lanes.get(row.lane);
    if (!lane) return row.frame;
    const [x, y, width, height] = row.frame;
    return [lane.frame[0] + x - lane.offset, lane.frame[1] + y, width, height];
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
    if (!row.isTappable) return;
    const modifiers = {};
    if (event.shiftKey) modifiers.extend = true;
    if (event.metaKey || event.ctrlKey) modifiers.toggle = true;
    this.tell('tap', row, modifiers);
  }

  activate(row) {
    if (row.content?.selectable) this.tell('activate', row);
  }

  expand(row, isExpanded) {
    this.tell('expand', row, { expanded: isExpanded });
  }

  tell(type, row, more = {}) {
    this.onEvent({ type, key: row.key, ...more, version: this.version });
  }

  shown() {
    return [...this.rows.values()].map((row) => ({
      key: row.key, position: row.position, frame: this.frameOf(row), level: row.content?.level ?? 0, text: row.content?.text,
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
