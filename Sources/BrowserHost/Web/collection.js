// The rows of the view that this page shows, and how they get from one version to the next.

import { AwaitedHeights } from './awaited-heights.js';
import { playChanges } from './accessories.js';
import { Farthest } from './farthest.js';
import { isPlain } from './ground.js';
import { GroupGrounds } from './group-grounds.js';
import { GroupMotion } from './group-motion.js';
import { Hairlines } from './hairlines.js';
import { KeptRows, isNeeded } from './kept-rows.js';
import { Lanes } from './lanes.js';
import { OutlineMotion } from './outline-motion.js';
import { ancestorOf } from './outline.js';
import { exchangeShares, fadingShareAt, replaceFace, unlessReduced } from './row-animation.js';
import { pushDown } from './pushed-down.js';
import { RowPresses } from './row-presses.js';
import { Row } from './row.js';
import { Rules } from './rules.js';
import { joinSelected } from './selection-runs.js';
import { settled } from './settled.js';
import { ViewSemantics } from './view-semantics.js';
import { between, isInSight, isOther, isReplacement, lowestEdge, shifted, wayInSight } from './way.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

// In milliseconds, as long as what follows is perceived.
const briefFade = 100;

export class Collection {
  constructor(viewport, layer, prefix, signal) {
    this.viewport = viewport;
    this.prefix = prefix;
    this.layer = layer;
    this.rows = new Map();
    this.leaving = new Map();
    this.kept = new KeptRows(this);
    this.semantics = new ViewSemantics(this);
    this.outline = new OutlineMotion(this);
    this.lanes = new Lanes(viewport, layer, prefix);
    this.lanes.onScroll = (lane) => this.onEvent({ type: 'lane', id: lane.id, offset: lane.offset });
    this.rules = new Rules(viewport);
    this.hairlines = new Hairlines(this, layer);
    this.grounds = new GroupGrounds(layer);
    this.groupMotion = new GroupMotion(this.grounds);
    this.version = 0;
    this.count = 0;
    this.role = undefined;
    this.isMultiple = false;
    this.applied = 0;
    this.heights = new AwaitedHeights();
    this.onEvent = () => {};
    // Pressed before there are rows, it has the keys until they come.
    viewport.scroller.tabIndex = -1;
    viewport.onOriginChange = () => this.placeAnew();
    this.presses = new RowPresses(this, layer);
    reducedMotion.addEventListener('change', () => { if (reducedMotion.matches) this.finish(); }, { signal });
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.finish(); }, { signal });
  }

  // Plays one transaction. Nothing here asks for the layout: that would make the browser compute it for each row.
  apply(view) {
    this.applied += 1;
    if (view.base === 0 && this.rows.size === 0) {
      this.heights.wait(this.layer, () => this.viewport.spacer.clientWidth >= this.viewport.contentWidth);
    }
    if (view.base === 0) this.clear();
    this.role = view.role;
    this.isMultiple = view.multiple === true;
    this.heights.asked = undefined;
    // Heights within a block on its way are for the block to follow.
    const milliseconds = view.milliseconds || (this.isWithinBlocks(view) ? 0 : this.heights.take(view));
    const isAnimated = milliseconds > 0 && !document.hidden;
    // With reduced motion nothing travels, and what comes and goes fades.
    const isReduced = reducedMotion.matches;
    const duration = isAnimated && !isReduced ? milliseconds : 0;
    const fading = isAnimated && isReduced ? Math.min(milliseconds, briefFade) : duration;
    const formerY = this.viewport.y;
    const shift = this.viewport.setContent(view.width, view.height, view.scroll);
    this.version = view.version;
    const hasNewCount = this.count !== view.count;
    this.count = view.count;
    const origin = this.viewport.origin;

    if (isAnimated) this.rules.hide();
    this.lanes.update(view.lanes, view.rows, duration, shift, origin);
    const toggled = this.toggled(view.rows);
    const step = { duration, fading, shift, origin, formerY, toggled, blocks: [], farthest: new Farthest() };
    // Where rows went that a collapsed parent took along is known once the parent has its new place.
    const taken = view.gone.map((gone) => [gone, this.rows.get(gone.key) && this.collapsedAbove(gone.key, step)]);
    if (duration > 0) step.blocks = this.outline.plan(view.rows, taken, step);
    if (duration > 0) this.outline.release(new Set(step.blocks.map(({ key }) => key)), step);
    this.outline.play(step.blocks, step);
    step.isReplacement = duration > 0 && step.blocks.length === 0
      && isReplacement(this.rows.values(), view, step, this.viewport);
    this.isOther = isOther(this.rows, view);
    step.isOther = duration > 0 && this.isOther;
    const added = [];
    const named = new Set();
    if (duration > 0) this.groupMotion.note(this.rows.values());
    for (const state of view.rows) {
      named.add(state.key);
      if (this.upsert(state, step)) added.push([this.rows.get(state.key), state.animation]);
    }
    step.lowest = view.count > 0 ? lowestEdge(view.rows, this, origin) : Infinity;
    for (const [gone] of taken) this.remove(gone, step);
    for (const [row, animation] of added) this.appear(row, step, animation);
    if (duration === 0) this.outline.follow(step);
    for (const row of this.rows.values()) {
      if (shift !== 0 && duration > 0 && !named.has(row.key) && row.lane === undefined) {
        this.move(row, shifted(this.seen(row, step), shift), step);
      }
    }
    this.outline.note();
    this.kept.drop();
    this.grounds.update(this.rows.values(), step, this.viewport);
    if (duration > 0) this.groupMotion.play(this.rows.values(), view, duration, this.leaving);
    joinSelected([...this.rows.values()]);
    this.hairlines.update();
    this.playAccessories(view.rows, duration);
    this.showGround();
    this.semantics.update(hasNewCount ? undefined : named);
    this.measure(view.rows, duration);
  }

  // What comes and goes beside a row's content may change its height once it is there, or gone.
  async playAccessories(states, duration) {
    const changes = states.flatMap((state) => this.rows.get(state.key)?.face.takeChanges() ?? []);
    if (changes.length === 0) return;
    await playChanges(changes, duration);
    this.measure(states);
  }

  isWithinBlocks({ rows, gone }) {
    return rows.length > 0 && gone.length === 0 && rows.every(({ key, content }) => !content && this.rows.get(key)?.block);
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
  upsert(state, step) {
    let row = this.rows.get(state.key) ?? this.kept.adopt(state);
    let start;
    let isNew = false;
    if (!row && (row = this.leaving.get(state.key))) {
      this.leaving.delete(state.key);
      this.rows.set(state.key, row);
      row.comeBack(step.fading);
    }
    if (row && row.lane === state.lane) {
      start = shifted(this.seen(row, step), row.lane === undefined ? step.shift : 0);
      const wasPinned = row.pin !== undefined;
      row.setPin(state.pin);
      if (wasPinned !== (row.pin !== undefined)) this.attach(row, state.lane);
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
      this.attach(row, state.lane);
    }
    row.isKept = false;
    row.position = state.position;
    row.setFrame(state.frame);
    row.track?.place(row.pin, row.frame, step.origin);
    row.isPutDown = row.content?.lifted === true && state.content?.lifted !== true;
    if (state.content) {
      if (state.animation && !isNew && step.duration > 0) replaceFace(row, state.animation, step.duration);
      row.setContent(state.content);
    }
    this.move(row, start, step);
    if (isNew && step.fading === 0) this.outline.adopt(row);
    return isNew && step.fading > 0;
  }

  // Where a row was seen before this step.
  seen(row, { origin, formerY }) { return row.seen(origin, formerY, this.viewport.height); }

  // Puts a row's element where it belongs: on its track, into its lane, or beside all others.
  attach(row, lane) {
    row.lane = lane;
    row.block?.rows.delete(row);
    row.block = undefined;
    if (row.track) this.layer.append(row.track.element);
    const place = row.track?.element ?? this.lanes.get(lane)?.content ?? this.layer;
    row.moveInto(place, place === this.layer ? this.lanes.firstBelow : null);
  }

  // With reduced motion the rows below have their new places at once: fading, children would leave a hole until then.
  opensAtOnce(row, { duration, toggled }) {
    if (duration > 0 || toggled.size === 0) return false;
    return ancestorOf(row, this.rows.values(), ({ key }) => toggled.get(key) === true) !== undefined;
  }

  // A row that did not exist before: the children of a row that opens come with their block, others in their own way.
  appear(row, step, animation) {
    const block = step.blocks.find(({ isOpening, members }) => isOpening && members.has(row.key));
    if (block) block.moving.adopt(row);
    else if (!isInSight(row, this.viewport) || this.opensAtOnce(row, step)) return;
    else if (step.isOther || step.isReplacement) row.rise(step.fading * exchangeShares.in);
    else row.appear(step.fading, unlessReduced(animation, step));
  }

  move(row, start, step) {
    const { duration, origin } = step;
    const { viewport } = this;
    const rest = row.rest(row.lane === undefined ? origin : 0, viewport.y, viewport.height);
    // What is pinned the browser puts where it rests; only the way there is ours.
    const seenFromRest = (place) => (row.pin ? between(place, rest) : place);
    const place = seenFromRest(rest);
    // Without an animation of its own, a change does not end the one that runs.
    if (duration === 0 && row.glide.isMoving && !document.hidden && step.fading === 0) {
      return row.glide.redirect(place, row.pin && start ? seenFromRest(start) : undefined);
    }
    const isMovement = duration > 0 && start && (start.x !== rest.x || start.y !== rest.y);
    let way = isMovement ? wayInSight(row, start, rest, step, viewport) : undefined;
    if (way) way = { ...way, start: seenFromRest(way.start), end: seenFromRest(way.end) };
    row.endVanishing(step.fading);
    if (!way || way.isExchange) {
      row.element.classList.remove('moving');
      if (way && !way.isSeenLast) return row.vanish(way.start, place, duration * exchangeShares.out);
      if (way) row.rise(duration * exchangeShares.in);
      return row.glide.set(place);
    }
    row.element.classList.add('moving');
    step.farthest.add(row, way);
    row.glide.go(way.start, way.end, duration, () => {
      row.element.classList.remove('moving');
      // The rest of a way that was shortened is out of sight. By now the row may have been sent elsewhere.
      if (row.glide.state === way.end) row.glide.set(place);
    });
  }

  // A row that goes: it fades when it is deleted, goes back under a parent that closes, and glides away when it goes
  // where nobody looks.
  remove(gone, step) {
    const { duration, fading, shift, origin } = step;
    const row = this.rows.get(gone.key);
    if (!row) return;
    if (gone.to && isNeeded(row)) return this.kept.keep(row, gone.to, origin);
    this.rows.delete(gone.key);
    if (fading === 0 || (gone.to && duration === 0)) return row.remove();
    this.leaving.set(gone.key, row);
    row.leave();
    const start = shifted(this.seen(row, step), row.lane === undefined ? shift : 0);
    if (row.pin) {
      row.setPin(undefined);
      this.attach(row, row.lane);
      row.glide.set(start);
    }
    const wasInSight = isInSight(row, this.viewport, step.formerY);
    if (gone.to && step.isReplacement && wasInSight) {
      row.glide.set(start);
      return row.fade.go(row.fade.seen, row.absent('fade'), fading * exchangeShares.out, () => this.forget(row));
    }
    if (gone.to) {
      row.setFrame(gone.to);
      const place = row.place(row.lane === undefined ? origin : 0);
      const way = wayInSight(row, start, place, step, this.viewport);
      if (!way) return this.forget(row);
      return row.glide.go(way.start, way.end, duration, () => this.forget(row));
    }
    const block = step.blocks.find(({ isOpening, members }) => !isOpening && members.has(row.key));
    if (block) return block.moving.adopt(row);
    if (!wasInSight || gone.animation === 'none') return this.forget(row);
    if (shift !== 0) row.glide.set(start);
    const animation = unlessReduced(gone.animation, step);
    row.veil(animation);
    const fades = animation === undefined || animation === 'fade';
    // Where nothing is left, words come in the place of all.
    const isExchanged = step.isOther || step.isReplacement || this.count === 0;
    const share = isExchanged ? exchangeShares.out : fadingShareAt(start.y + origin, step);
    const time = fades ? fading * share : fading;
    row.fade.go(row.fade.seen, row.absent(animation), time, () => this.forget(row));
  }

  // A row that left is out of sight; one that came back on its way stays.
  forget(row) {
    if (!row.isLeaving) return;
    this.leaving.delete(row.key);
    row.remove();
  }

  showGround() {
    const rows = [...this.rows.values()].filter((row) => row.content && !row.isAdornment);
    const cells = rows.filter(({ content }) => content.style === 'cell');
    // Headings alone say nothing of the ground; cards alone stand on the page's.
    if (rows.every(({ content }) => content.style === 'header' || content.style === 'footer')) return;
    const plain = cells.length > 0 && isPlain(cells.map(({ content }) => content));
    this.viewport.scroller.classList.toggle('plain', plain);
    this.rules.show(cells.filter((row) => !row.isKept), plain);
  }

  clear() {
    this.outline.finish();
    for (const row of [...this.rows.values(), ...this.leaving.values()]) row.remove();
    this.rows.clear();
    this.leaving.clear();
    this.lanes.clear();
    this.grounds.clear();
    this.semantics.clear();
  }

  // Rows whose heights depend on what they show: all are written before the first is measured.
  measure(states, duration = 0) {
    const heights = new Map();
    for (const state of states) {
      const row = this.rows.get(state.key);
      if (!row?.content?.measured) continue;
      const { offsetHeight: height, offsetParent } = row.face.element;
      // What is not shown has no height yet.
      if (offsetParent && Math.abs(height - row.frame[3]) >= 0.5) heights.set(row, height);
    }
    if (heights.size === 0) return this.heights.areKnown(this.layer);
    this.heights.ask(this.layer);
    const rows = [...heights].map(([{ key }, height]) => [key, height]);
    if (duration > 0) this.heights.expect(rows.map(([key]) => key), duration);
    else if (pushDown(this, heights)) this.heights.arePlaced(this.layer);
    this.onEvent({ type: 'measured', rows });
  }

  // How high rows were measured to be, by their positions: another server has other names for them. A heading or a footer
  // that is no item has the position of one, and is told before or after it.
  get knownHeights() {
    const rows = [...this.rows.values()].filter((row) => row.content?.measured && !row.isAdornment && !row.isKept);
    rows.sort((left, right) => left.position - right.position || left.frame[1] - right.frame[1]);
    return rows.map(({ position, frame }) => [position, frame[3]]);
  }

  measureAll() { this.measure([...this.rows.values()]); }

  placeAnew() {
    const { origin } = this.viewport;
    this.outline.finish();
    for (const row of this.rows.values()) {
      row.track?.place(row.pin, row.frame, origin);
      if (row.pin) row.glide.set({ x: 0, y: 0 });
      else row.glide.set(row.place(row.lane === undefined ? origin : 0));
    }
    this.lanes.placeAnew(origin);
    this.grounds.placeAnew(this.rows.values(), origin, this.viewport);
    for (const row of this.leaving.values()) row.remove();
    this.leaving.clear();
  }

  // Nobody looks: whatever moves arrives.
  finish() {
    this.outline.finish();
    for (const row of this.leaving.values()) row.remove();
    this.leaving.clear();
    for (const row of this.rows.values()) {
      row.glide.set(row.glide.state);
      row.fade.set(row.fade.state);
    }
    this.grounds.placeAnew(this.rows.values(), this.viewport.origin, this.viewport);
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

  // Selects what lies between where the selection began and a row; it begins with the row that one comes from.
  extend(from, row) {
    this.send('extend', row, { from: from.key });
  }

  get selectedCount() { return [...this.rows.values()].filter(({ content }) => content?.selected === true).length; }

  // False when the user was told that it is not done, and when there is nothing to do.
  activate(row, onSettled) { return row.content?.selectable === true && this.send('activate', row, {}, onSettled); }

  expand(row, isExpanded) {
    this.send('expand', row, { expanded: isExpanded });
  }

  send(type, row, more = {}, onSettled) {
    return this.onEvent({ type, key: row.key, ...more, version: this.version }, onSettled);
  }

  shown() {
    return [...this.rows.values()].map((row) => ({
      key: row.key, position: row.position, frame: this.frameOf(row), level: row.content?.level ?? 0, text: row.content?.text,
    })).sort((left, right) => left.position - right.position);
  }

  settled() { return settled(this); }
}
