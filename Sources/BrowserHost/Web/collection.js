// The rows of the view that this page shows, and how they get from one version to the next.

import { AwaitedHeights } from './awaited-heights.js';
import { playChanges } from './accessories.js';
import { exchangeOf } from './exchange.js';
import { Farthest } from './farthest.js';
import { isPlain } from './ground.js';
import { GroupGrounds } from './group-grounds.js';
import { GroupMotion } from './group-motion.js';
import { Hairlines } from './hairlines.js';
import { Lanes } from './lanes.js';
import { measureLatePictures } from './late-pictures.js';
import { OutlineMotion } from './outline-motion.js';
import { planBlocks } from './outline-plan.js';
import { ancestorOf } from './outline.js';
import { pushDown } from './pushed-down.js';
import { RetainedRows } from './retained-rows.js';
import { RowChanges } from './row-changes.js';
import { RowPresses } from './row-presses.js';
import { Rules } from './rules.js';
import { joinSelected } from './selection-runs.js';
import { settled } from './settled.js';
import { ViewSemantics } from './view-semantics.js';
import { isFilled, isOther, isReplacement, lowestEdge, shifted } from './way.js';

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
    this.changes = new RowChanges(this);
    this.retained = new RetainedRows(this);
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
    // The rows that came with the last animated update.
    this.came = new Set();
    // How much room the sign of a refresh has above the rows.
    this.signRoom = 0;
    this.onEvent = () => {};
    // The ground can be pressed before there are rows: it has the focus until they come.
    viewport.scroller.tabIndex = -1;
    viewport.onOriginChange = () => this.placeAnew();
    this.presses = new RowPresses(this, layer);
    measureLatePictures(this, layer);
    reducedMotion.addEventListener('change', () => { if (reducedMotion.matches) this.finish(); }, { signal });
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.finish(); }, { signal });
  }

  // Plays one transaction. Nothing here asks for the layout: that would make the browser compute it for each row.
  apply(transaction) {
    this.applied += 1;
    this.prepare(transaction);
    const { step, hasNewCount } = this.begin(transaction);
    const { duration } = step;
    const taken = this.moveBlocks(transaction, step);
    step.isReplacement = duration > 0 && step.blocks.length === 0
      && isReplacement(this.rows.values(), transaction, step, this.viewport);
    this.isOther = isOther(this.rows, transaction);
    step.isOther = duration > 0 && this.isOther;
    if (step.isReplacement || step.isOther) step.exchange = exchangeOf(step.fading, this.fades);
    else if (duration > 0 && step.blocks.length === 0 && isFilled(this.rows, transaction)) step.exchange = exchangeOf(step.fading);
    if (duration > 0) this.groupMotion.note(this.rows.values());
    this.changeRows(transaction, taken, step);
    this.shiftOthers(step);
    this.outline.note();
    this.retained.drop();
    this.grounds.update(this.rows.values(), step, this.viewport);
    if (duration > 0) this.groupMotion.play(this.rows.values(), transaction, duration, this.leaving);
    joinSelected([...this.rows.values()]);
    this.hairlines.update();
    this.playAccessories(transaction.rows, duration);
    this.showGround();
    this.semantics.update(hasNewCount ? undefined : step.named);
    this.measure(transaction.rows, duration);
  }

  // A transaction without a base begins anew.
  prepare({ base, role, multiple }) {
    if (base === 0 && this.rows.size === 0) {
      this.heights.wait(this.layer, () => this.viewport.spacer.clientWidth >= this.viewport.contentWidth);
    }
    if (base === 0) this.clear();
    this.role = role;
    this.isMultiple = multiple === true;
    this.heights.asked = undefined;
  }

  // Takes over how large the content is and how far it is scrolled. The step is what all that moves goes by: how long it
  // takes, and how far the content was shifted.
  begin(transaction) {
    const answer = transaction.milliseconds ? 0 : this.heights.take(transaction);
    const milliseconds = transaction.milliseconds || answer;
    const isAnimated = milliseconds > 0 && !document.hidden;
    // With reduced motion nothing travels, and what comes and goes fades.
    const isReduced = reducedMotion.matches;
    const duration = isAnimated && !isReduced ? milliseconds : 0;
    const fading = isAnimated && isReduced ? Math.min(milliseconds, briefFade) : duration;
    const formerY = this.viewport.y;
    const shift = this.viewport.setContent(transaction.width, transaction.height, transaction.scroll);
    const { origin } = this.viewport;
    this.version = transaction.version;
    const hasNewCount = this.count !== transaction.count;
    this.count = transaction.count;
    if (isAnimated) this.rules.hide();
    this.lanes.update(transaction.lanes, transaction.rows, duration, shift, origin);
    const toggled = this.toggled(transaction.rows);
    const named = new Set(transaction.rows.map(({ key }) => key));
    const step = {
      duration, fading, shift, origin, formerY, toggled, named, isAnswer: answer > 0, signRoom: this.takeSignRoom(transaction),
      blocks: [], farthest: new Farthest(),
    };
    return { step, hasNewCount };
  }

  // The animations by which rows come and go.
  get fades() { return [...this.leaving.values(), ...this.rows.values()].map(({ fade }) => fade); }

  // How far all rows go up because the sign of a refresh goes.
  takeSignRoom({ around }) {
    const former = this.signRoom;
    if (around) this.signRoom = around.refresh?.on ? around.refresh.height : 0;
    return former - this.signRoom;
  }

  // Sets going what opens and closes as one. Where rows went that a collapsed parent took along is known once the parent
  // has its new place: each row that is gone is given with that parent, if there is one.
  moveBlocks({ rows, gone }, step) {
    const taken = gone.map((one) => [one, this.rows.get(one.key) && this.collapsedAbove(one.key, step)]);
    if (step.duration === 0) return taken;
    step.blocks = planBlocks(this, rows, taken, step);
    this.outline.play(step.blocks, rows, gone, step);
    return taken;
  }

  changeRows({ rows, count }, taken, step) {
    const added = [];
    for (const state of rows) {
      if (this.changes.upsert(state, step)) added.push([this.rows.get(state.key), state.animation]);
    }
    step.lowest = count > 0 ? lowestEdge(rows, this, step.origin) : Infinity;
    for (const [gone] of taken) this.changes.remove(gone, step);
    step.came = new Set(added.map(([row]) => row));
    for (const [row, animation] of added) this.changes.appear(row, step, animation);
    if (step.duration > 0) this.came = step.came;
    if (step.duration === 0) this.outline.follow(step);
    else this.outline.pushOut(taken.map(([gone]) => gone), step);
  }

  // Rows that a transaction does not name stay where they are seen while the content is shifted, and glide from there.
  shiftOthers(step) {
    if (step.shift === 0 || step.duration === 0) return;
    for (const row of this.rows.values()) {
      if (!step.named.has(row.key) && row.lane === undefined) this.changes.move(row, shifted(this.seen(row, step), step.shift), step);
    }
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

  showGround() {
    const rows = [...this.rows.values()].filter((row) => row.content && !row.isAdornment);
    const cells = rows.filter(({ content }) => content.style === 'cell');
    // From headings alone nobody can tell which ground the list has. Cards stand on the page's.
    if (rows.every(({ content }) => content.style === 'header' || content.style === 'footer')) return;
    const plain = cells.length > 0 && isPlain(cells.map(({ content }) => content));
    this.viewport.scroller.classList.toggle('plain', plain);
    this.rules.show(cells.filter((row) => !row.isRetained), plain);
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
    const rows = [...this.rows.values()].filter((row) => row.content?.measured && !row.isAdornment && !row.isRetained);
    rows.sort((left, right) => left.position - right.position || left.frame[1] - right.frame[1]);
    return rows.map(({ position, frame }) => [position, frame[3]]);
  }

  measureAll() { this.measure([...this.rows.values()]); }

  // All rows stand where they belong at once. What leaves goes on doing so, and what goes out in its place.
  placeRows() {
    const { origin } = this.viewport;
    for (const row of this.rows.values()) {
      row.track?.place(row.pin, row.frame, origin);
      const place = row.pin ? { x: 0, y: 0 } : row.place(row.lane === undefined ? origin : 0);
      if (row.isVanishing) row.destination = place;
      else row.glide.set(place);
    }
    this.lanes.placeAnew(origin);
    this.grounds.update(this.rows.values(), { duration: 0, fading: 0, shift: 0, origin }, this.viewport);
  }

  // Places are counted from elsewhere: nothing goes on.
  placeAnew() {
    this.outline.finish();
    for (const row of this.leaving.values()) row.remove();
    this.leaving.clear();
    this.grounds.clear();
    for (const row of this.rows.values()) row.endVanishing({ fading: 0 });
    this.placeRows();
  }

  // Ends all motions at once, as where nobody looks.
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
