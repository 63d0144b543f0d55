// Where a card's picture ends, no line of words is cut: it is left out, and with its first line all that a row says.

const clipped = new WeakMap();

function linesOf(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

// Takes the elements of the rows that are drawn. Tells whether any of them goes on below the edge.
export function endWithWholeLines(preview, rows, scale) {
  const { bottom: edge } = preview.getBoundingClientRect();
  const isCut = ({ top, bottom }) => top < edge && bottom > edge + 1;
  for (const one of clipped.get(preview) ?? []) one.style.clipPath = '';
  for (const row of rows) row.classList.remove('cut');
  // What is in a row may be higher than it was thought to be.
  const crossing = rows.filter((row) => isCut(row.getBoundingClientRect()) || isCut(row.querySelector('.texts')?.getBoundingClientRect() ?? {}));
  const texts = crossing.map((row) => [...row.querySelectorAll('.text, .secondary, .column, .label')].map((text) => [text, linesOf(text)]));
  const clips = [];
  crossing.forEach((row, index) => {
    const [[, [first] = []] = []] = texts[index];
    row.classList.toggle('cut', first !== undefined && (isCut(first) || first.top >= edge));
    for (const [text, lines] of texts[index]) {
      const line = lines.find(isCut);
      if (line) clips.push([text, (text.getBoundingClientRect().bottom - line.top) / scale]);
    }
  });
  for (const [text, height] of clips) text.style.clipPath = `inset(0 0 ${height}px)`;
  clipped.set(preview, clips.map(([text]) => text));
  return crossing.length > 0;
}
