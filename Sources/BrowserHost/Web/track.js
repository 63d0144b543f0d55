// The way that a pinned row may go: as long as its section. The browser itself keeps the row at the edge of what is
// seen, so that it stays there while one scrolls, however busy this script is.

// Elements can't be of any length; nobody sees further than this.
const reach = 3_000_000;

export class Track {
  constructor(row) {
    this.row = row;
    this.element = document.createElement('div');
    this.element.className = 'track';
    this.element.setAttribute('role', 'presentation');
    this.before = document.createElement('div');
    this.element.append(this.before);
  }

  place({ edge, start, end, inset }, [x, y], origin) {
    const first = Math.max(start - origin, -reach);
    const last = Math.max(first, Math.min(end - origin, reach));
    this.element.style.top = `${first}px`;
    this.element.style.height = `${last - first}px`;
    this.before.style.height = `${Math.min(Math.max(0, y - origin - first), last - first)}px`;
    const { style } = this.row.element;
    style.insetBlock = edge === 'top' ? `${inset}px auto` : `auto ${inset}px`;
    style.marginInlineStart = `${x}px`;
  }

  // The row is an ordinary one again.
  remove() {
    const { style } = this.row.element;
    style.insetBlock = '';
    style.marginInlineStart = '';
    this.element.remove();
  }
}

// Where a pinned row is seen, in the content of the view, by one who looks at `height` points from `top` on.
export function pinnedPlace({ edge, start, end, inset }, [, y, , rowHeight], top, height) {
  if (edge === 'top') return Math.max(y, Math.min(top + inset, end - rowHeight));
  return Math.min(y, Math.max(top + height - inset - rowHeight, start));
}
