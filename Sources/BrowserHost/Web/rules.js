// The lines of a long list of rows that are all as high, drawn behind the rows where theirs are: whoever scrolls faster
// than rows can come sees lines with words to come, not an empty page.

export class Rules {
  constructor(viewport) {
    this.viewport = viewport;
    this.element = undefined;
    this.height = 0;
    // How far below a multiple of the height the rows begin.
    this.phase = 0;
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
      return;
    }
    if (!this.element) {
      this.element = document.createElement('div');
      this.element.className = 'behind rules';
      this.element.append(document.createElement('div'));
      viewport.scroller.prepend(this.element);
    }
    this.element.firstChild.style.height = `${viewport.height}px`;
    this.element.firstChild.style.setProperty('--rule', `${height}px`);
    this.height = height;
    this.phase = cells[0].frame[1] % height;
    this.align();
  }

  // What comes and goes is seen through, down to the page: nobody is faster than rows before they scroll.
  hide() {
    if (this.element) this.element.style.visibility = 'hidden';
  }

  // The view's place is known to it once it has heard of the scrolling itself, which it does first.
  align() {
    if (!this.element) return;
    this.element.firstChild.style.backgroundPositionY = `${(this.phase - this.viewport.y) % this.height}px`;
  }
}
