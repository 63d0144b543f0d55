// Texts whose letters can be selected over several rows, and copied. A browser selects by the order of the elements, so
// those of such rows stand in the order of the rows. Rows with selected letters stay when they are scrolled out of sight.

const selectable = '.selectable-text';

export class TextSelection {
  constructor({ collection }) {
    this.collection = collection;
    collection.layer.addEventListener('copy', (event) => this.copy(event));
  }

  // Only rows that came are put into their places: what is selected stays where it is.
  didApply() {
    const rows = [...this.collection.rows.values()].filter((row) => isSelectable(row) && !row.track && row.lane === undefined);
    if (rows.length === 0) return;
    const elements = rows.sort((one, other) => one.position - other.position).map(({ element }) => element);
    const known = new Set(elements);
    let next = this.collection.layer.firstElementChild;
    for (const element of elements) {
      while (next && !known.has(next)) next = next.nextElementSibling;
      if (next === element) next = next.nextElementSibling;
      else this.collection.layer.insertBefore(element, next);
    }
  }

  // Line by line, without what stands before the lines.
  copy(event) {
    const selection = getSelection();
    if (selection.isCollapsed || event.target.closest?.('input, textarea')) return;
    const range = selection.getRangeAt(0);
    const lines = [...this.collection.layer.querySelectorAll(selectable)].filter((line) => range.intersectsNode(line));
    if (lines.length === 0) return;
    event.clipboardData.setData('text/plain', lines.map((line) => selectedPart(line, range)).join('\n'));
    event.preventDefault();
  }
}

const isSelectable = ({ content }) => content?.secondaryStyle?.selectable === true;

// Whether letters of a row are selected.
export function isTextSelected(row) {
  const selection = getSelection();
  return isSelectable(row) && !selection.isCollapsed && selection.containsNode(row.element, true);
}

function selectedPart(line, range) {
  const part = document.createRange();
  part.selectNodeContents(line);
  const { startContainer, startOffset, endContainer, endOffset } = range;
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0) part.setStart(startContainer, startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0) part.setEnd(endContainer, endOffset);
  return part.toString();
}
