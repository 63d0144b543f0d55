// What keys do with a row that they have lifted, to be seen for as long as it is of use. Those who hear the page
// are told by the live region instead.

// Between it and the row that it is about, or the edge of the rows.
const gap = 12;

export class DragHint {
  constructor(viewport) {
    this.viewport = viewport;
    this.element = undefined;
  }

  // The keys for a row that they have lifted.
  showKeys(row, role) {
    const keys = {
      tree: [['↑', '↓', 'Move'], ['←', '→', 'Level']], grid: [['←', '↑', '↓', '→', 'Move']],
    }[role] ?? [['↑', '↓', 'Move']];
    const isLong = this.viewport.contentHeight > 2 * this.viewport.height;
    const ends = isLong ? [['Home', 'End', 'First, Last']] : [];
    this.show(row, [...keys, ...ends, ['Space', 'Drop'], ['Esc', 'Cancel']]);
  }

  // Each part is a list of keys, and what they do.
  show(row, parts) {
    this.hide();
    this.element = document.createElement('div');
    this.element.className = 'drag-hint';
    this.element.ariaHidden = 'true';
    for (const part of parts) {
      const line = document.createElement('span');
      for (const key of part.slice(0, -1)) {
        const cap = document.createElement('kbd');
        cap.textContent = key;
        line.append(cap);
      }
      line.append(part.at(-1));
      this.element.append(line);
    }
    (row.element.closest('dialog') ?? document.body).append(this.element);
    this.keepClear(row);
  }

  // The row itself is never hidden.
  keepClear(row) {
    if (!this.element) return;
    const { top } = this.viewport.scroller.getBoundingClientRect();
    const [, y, , height] = row.frame;
    const { style, classList } = this.element;
    classList.remove('high');
    style.top = '';
    const box = this.element.getBoundingClientRect();
    const isLow = top + y - this.viewport.y + height > box.top - gap;
    document.documentElement.style.setProperty('--hint-height', `${box.height}px`);
    classList.toggle('high', isLow);
    style.top = isLow ? `${top + gap}px` : '';
  }

  hide() {
    const { element } = this;
    this.element = undefined;
    if (!element) return;
    element.classList.add('going');
    const animation = element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 150, fill: 'forwards' });
    animation.finished.then(() => element.remove(), () => element.remove());
  }
}
