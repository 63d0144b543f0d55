// The places of rows that are on their way: those of the view's layout, where the page's document tells of them, and
// else the lines of a list.

// Who is served at once sees no sign of waiting.
export const beforeSkeleton = 400;

const lines = 12;
const names = ['item', 'heading', 'lane-item', 'line', 'heading inset'];

// What there is where a document tells of no layout.
const bare = { parts: [] };

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
    this.pane = pane;
    // One for each width that the layout was asked for, the narrow ones first; each of its parts is a kind, a corner and
    // a size.
    this.outlines = [];
    this.element = pane.querySelector(':scope > .skeleton') ?? this.added(pane);
    // What stands above the rows may come or go, and another view beside them.
    this.resizing = new ResizeObserver(() => this.place());
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
    const viewport = this.pane.querySelector(':scope > .viewport');
    for (const one of [viewport, viewport.querySelector('.spacer'), this.pane.closest('.screen').querySelector('.bar')]) {
      this.resizing.observe(one);
    }
    if (!this.element.hidden) return;
    // It has a width once it is shown.
    this.element.hidden = false;
    this.place();
  }

  hide() {
    this.resizing.disconnect();
    this.outline = undefined;
    this.element.hidden = true;
  }

  // In the column of the rows.
  place() {
    const pane = this.pane.getBoundingClientRect();
    const column = this.pane.querySelector(':scope > .viewport .spacer').getBoundingClientRect();
    const { style } = this.element;
    style.top = `${column.y - pane.y}px`;
    style.left = `${column.x - pane.x}px`;
    style.width = `${column.width}px`;
    this.draw(this.outlines.findLast(({ width }) => width <= column.width + slack) ?? this.outlines[0] ?? bare);
  }

  // Unless it shows that already.
  draw(outline) {
    if (outline === this.outline) return;
    this.outline = outline;
    const parts = this.outlined(outline);
    this.element.classList.toggle('outlined', parts.length > 0);
    this.element.replaceChildren(...(parts.length > 0 ? parts : Array.from({ length: lines }, () => document.createElement('span'))));
  }

  outlined(outline) {
    const { parts } = outline;
    this.element.classList.toggle('touching', parts.some(touches));
    const isLine = (part, y) => part !== undefined && names[part[0]] === 'line' && Math.abs(part[2] - y) <= 1;
    const ends = ([, , y, , height]) => y + height;
    return parts.map((one, index) => {
      const [kind, x, y, width, height] = one;
      const share = (length) => `${(100 * length) / outline.width}%`;
      const part = document.createElement('span');
      part.className = names[kind];
      part.classList.toggle('begins', !isLine(parts[index - 1], y - (parts[index - 1]?.[4] ?? 0)));
      part.classList.toggle('ends', !isLine(parts[index + 1], ends(one)));
      // What goes on sideways is as wide in any window, lines keep their margins, and all else shares what room there is.
      const isLaneItem = part.matches('.lane-item');
      const isWide = part.matches('.line, .heading');
      Object.assign(part.style, {
        insetInlineStart: isLaneItem || isWide ? `${x}px` : share(x), top: `${y}px`, height: `${height}px`,
        width: isLaneItem ? `${width}px` : isWide ? `calc(100% - ${outline.width - width}px)` : share(width),
      });
      return part;
    });
  }
}
