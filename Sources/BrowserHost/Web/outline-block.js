// The children of a row that opens or closes, moving as one: they come out from under it and go back there, seen only
// below its lower edge.

import { fadingShare } from './row-animation.js';
import { isAlike } from './row.js';
import { Tween } from './tween.js';

const placed = ({ y }) => ({ transform: `translate(0px, ${y}px)` });
const seenBy = ({ opacity }) => ({ opacity: String(opacity) });

const box = (name) => {
  const element = document.createElement('div');
  element.className = name;
  element.setAttribute('role', 'presentation');
  return element;
};

const bottom = (row) => (row ? row.frame[1] + row.frame[3] : NaN);

export class OutlineBlock {
  // `edge` is the lower edge of the parent, relative to the origin of the viewport. Nothing above it is seen of the
  // block. What is in the block has the same places as outside.
  constructor(layer, edge) {
    this.rows = new Set();
    // What was seen of rows that went back when the block turned round, and how far down.
    this.former = [];
    this.lowest = Infinity;
    // The lowest row, and how far below the parent it ends.
    this.last = undefined;
    this.depth = 0;
    // How far a step moves the places of the rows that come, along with their parent.
    this.push = 0;
    this.element = box('outline-block');
    this.content = box('outline-block-content');
    this.element.append(this.content);
    layer.append(this.element);
    this.edge = new Tween(this.element, placed, { y: edge });
    this.slide = new Tween(this.content, placed, { y: -edge });
  }

  // How far from its place a row of the block is seen now.
  get offset() { return this.edge.seen.y + this.slide.seen.y; }

  // How far from it they will be.
  get end() { return this.edge.state.y + this.slide.state.y; }

  // Where a row of the block is seen in it, as a step begins.
  startOf({ glide: { seen } }) { return { x: seen.x, y: seen.y + this.push }; }

  get velocity() { return this.edge.velocity.y + this.slide.velocity.y; }

  // Comes and goes all at once under a soft edge. Only as high as it is deep, `depth`, has it a picture of its own.
  soften(isOpening, duration, depth) {
    this.element.classList.add('soft');
    this.element.style.height = `${Math.ceil(depth)}px`;
    this.fade ??= new Tween(this.element, seenBy, { opacity: isOpening ? 0 : 1 });
    this.fade.go(this.fade.seen, { opacity: isOpening ? 1 : 0 }, isOpening ? duration : duration * fadingShare);
  }

  // Goes on from one distance from its place to another, under an edge that may move meanwhile.
  go(start, end, duration, done) {
    if (start.edge === end.edge && start.velocity === 0) this.edge.set({ y: end.edge });
    else this.edge.go({ y: start.edge }, { y: end.edge }, duration, undefined, { y: start.velocity });
    // The block moves along with its edge; only its way against that is its own.
    this.slide.go({ y: start.offset - start.edge }, { y: end.offset - end.edge }, duration, done);
  }

  // The edge is elsewhere from now on; what is in the block stays where it is seen.
  moveEdge(edge) {
    const step = edge - this.edge.state.y;
    if (step === 0) return;
    const shifted = ({ y }, by) => ({ y: y + by });
    const { duration, done } = this.slide;
    this.edge.set({ y: edge });
    const end = shifted(this.slide.state, -step);
    if (this.slide.isMoving) this.slide.go(shifted(this.slide.seen, -step), end, duration, done);
    else this.slide.set(end);
  }

  // Goes on as it goes, in step with all else that is set going in this turn: what has not begun yet would begin later.
  restart() {
    for (const tween of [this.edge, this.slide]) {
      if (tween.isMoving) tween.go(tween.seen, tween.state, tween.duration, tween.done);
    }
  }

  adopt(row) {
    if (row.block === this) return;
    row.block?.rows.delete(row);
    row.block = this;
    this.rows.add(row);
    row.moveInto(this.content);
  }

  // Rows still on their way back are replaced by those that come now.
  turn() {
    const former = [...this.rows].filter(({ isLeaving }) => isLeaving);
    this.former = former.map(({ content, glide, frame }) => ({ content, seen: glide.seen, height: frame[3] }));
    this.lowest = former.length > 0 ? Math.max(...this.former.map(({ seen, height }) => seen.y + height)) : Infinity;
    return former;
  }

  // A row that comes where one like it was on its way back sets out from there, though that one may have been higher. Others
  // come out from behind the lowest of them.
  takeOver(row, duration) {
    this.adopt(row);
    const former = this.former.find(({ content }) => isAlike(content, row.content));
    const { state } = row.glide;
    const y = former ? former.seen.y : Math.min(state.y, this.lowest - row.frame[3]);
    if (!former && y < state.y) row.moveInto(this.content, this.content.firstChild);
    if (y !== state.y) row.glide.go({ x: state.x, y }, state, duration);
  }

  // Whether a row of the block goes elsewhere: out from under the parent, or back before it was gone.
  leaves({ position }) { return !this.isOpening || position <= this.position; }

  // Takes note of how far the block reaches under a parent that ends at `edge`.
  note(edge) {
    this.last = undefined;
    for (const row of this.rows) {
      if (!row.isLeaving && !(bottom(row) <= bottom(this.last))) this.last = row;
    }
    this.depth = bottom(this.last) - edge;
  }

  // How much further it reaches now that more is known of its rows' heights.
  growth(edge) {
    return this.rows.has(this.last) && !this.last.isLeaving ? bottom(this.last) - edge - this.depth : 0;
  }

  remove() {
    this.edge.stop();
    this.slide.stop();
    this.fade?.stop();
    for (const row of this.rows) row.block = undefined;
    this.rows.clear();
    this.element.remove();
  }
}
