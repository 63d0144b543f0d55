// The places of rows that are on their way: those of the view's layout, where the page's document tells of them, and
// else the lines of a list.

// Who is served at once sees no sign of waiting.
export const beforeSkeleton = 400;

const lines = 12;
const names = ['item', 'heading', 'lane-item', 'line'];

// How much narrower a column may be than one whose layout it takes, as for scrollbars.
const slack = 40;

// Whether a part ends where the next one in its line begins.
const touches = ([kind, x, y, width], index, parts) => {
  const [nextKind, nextX, nextY] = parts[index + 1] ?? [];
  return nextKind === kind && nextY === y && Math.abs(nextX - x - width) <= 1;
};

export class Skeleton {
  // In a pane that may have one already.
  constructor(pane) {
    // One for each width that the layout was asked for, the narrow ones first; each of its parts is a kind, a corner and
    // a size.
    this.outlines = [];
    this.element = pane.querySelector(':scope > .skeleton') ?? this.added(pane);
  }

  added(pane) {
    const element = document.createElement('div');
    element.className = 'skeleton';
    element.setAttribute('aria-hidden', 'true');
    element.hidden = true;
    pane.append(element);
    return element;
  }

  show() {
    if (!this.element.hidden) return;
    // It has a width once it is shown.
    this.element.hidden = false;
    const parts = this.outlined();
    this.element.classList.toggle('outlined', parts.length > 0);
    this.element.replaceChildren(...(parts.length > 0 ? parts : Array.from({ length: lines }, () => document.createElement('span'))));
  }

  hide() { this.element.hidden = true; }

  outlined() {
    const { clientWidth } = this.element;
    const outline = this.outlines.findLast(({ width }) => width <= clientWidth + slack) ?? this.outlines[0];
    this.element.classList.toggle('touching', outline?.parts.some(touches) === true);
    return (outline?.parts ?? []).map(([kind, x, y, width, height]) => {
      const share = (length) => `${(100 * length) / outline.width}%`;
      const part = document.createElement('span');
      part.className = names[kind];
      // What goes on sideways is as wide in any window, and all else shares what room there is.
      const isFixed = part.className === 'lane-item';
      Object.assign(part.style, {
        insetInlineStart: isFixed ? `${x}px` : share(x), top: `${y}px`, width: isFixed ? `${width}px` : share(width), height: `${height}px`,
      });
      return part;
    });
  }
}
