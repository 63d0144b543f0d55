// The shapes of a long list of rows that are all as high, drawn behind the rows where theirs are: whoever scrolls faster
// than rows can come sees rows without words, not an empty page.

import { make } from './make.js';
import { rowShape } from './row-shape.js';

export class Rules {
  constructor(viewport) {
    this.viewport = viewport;
    this.element = undefined;
    this.height = 0;
    // How far below a multiple of the height the rows begin.
    this.phase = 0;
    this.top = 0;
    // What lies between rows that are there: where one makes room for another, nobody waits for words.
    this.ground = document.createElement('div');
    this.ground.className = 'rows-ground';
    viewport.scroller.addEventListener('scroll', () => {
      this.align();
      if (this.element) this.element.style.visibility = '';
    }, { passive: true });
  }

  // `cells` are the lines that are shown.
  show(cells, isPlain) {
    const height = cells[0]?.frame[3];
    const { viewport } = this;
    const isRuled = isPlain && cells.length > 3 && viewport.contentHeight > 10 * viewport.height
      && cells.every(({ frame, lane }) => frame[3] === height && frame[0] === 0 && lane === undefined);
    if (!isRuled) {
      this.element?.remove();
      this.element = undefined;
      this.ground.remove();
      return;
    }
    if (!this.element) {
      this.element = document.createElement('div');
      this.element.className = 'behind rules';
      this.element.append(make('div', 'rule-lines'));
      viewport.scroller.prepend(this.element);
    }
    this.height = height;
    this.draw(cells[0].element);
    this.phase = cells[0].frame[1] % height;
    this.growGround(cells);
    this.align();
  }

  // As a row that is there looks; drawn anew where rows are as high or as wide as they were not before.
  draw(row) {
    const { firstChild: rules } = this.element;
    const { left, width } = rules.getBoundingClientRect();
    const size = `${width}px ${this.height}px`;
    if (rules.style.maskSize === size) return;
    rules.style.maskSize = size;
    rules.style.maskImage = rowShape(row, left, width);
  }

  // Behind all rows that are there, where a step takes them; one that is held ready far away is none of them.
  growGround(cells) {
    const { viewport } = this;
    const tops = cells.map(({ frame }) => frame[1]).sort((left, right) => left - right);
    const runs = [];
    for (const top of tops) {
      if (top - runs.at(-1)?.end < viewport.height) runs.at(-1).end = top + this.height;
      else runs.push({ top, end: top + this.height });
    }
    const { top, end } = runs.reduce((most, one) => (one.end - one.top > most.end - most.top ? one : most));
    this.top = top;
    this.ground.style.height = `${end - top}px`;
    if (!this.ground.isConnected) viewport.layer.append(this.ground);
  }

  // While rows come and go these would be seen through them. They are needed only once somebody scrolls faster than rows
  // come.
  hide() {
    if (this.element) this.element.style.visibility = 'hidden';
  }

  // The viewport hears of a scroll before this does, so its place is that of now.
  align() {
    if (!this.element) return;
    const { viewport } = this;
    const { style } = this.element.firstChild;
    // Below the last row no more of them come, also where a message has the list scroll on.
    const y = Math.max(0, viewport.y);
    style.height = `${Math.max(0, Math.min(viewport.height, viewport.contentHeight - y))}px`;
    style.maskPosition = `0 ${(this.phase - y) % this.height}px`;
    // Nor do any come above the first.
    style.translate = `0 ${y - viewport.y}px`;
    this.ground.style.top = `${this.top - viewport.origin}px`;
  }
}
