// A text whose letters shrink where a word of it, or all of it where it has one line, is wider than the line.

// Of each line the least share of their size that its letters have.
const leastScales = new WeakMap();

// The browser says it once lines are laid out. All are asked before any is changed.
const sizes = new ResizeObserver((changes) => {
  const lines = changes.map(({ target }) => target).filter((line) => leastScales.has(line));
  for (const line of lines) line.style.fontSize = '';
  const scales = lines.map(scaleOf);
  lines.forEach((line, index) => {
    const { scale, size, least } = scales[index];
    line.classList.toggle('too-long', scale < least);
    // In units that grow along with letters.
    if (scale < 1) line.style.fontSize = `${Math.max(scale, least) * size}rem`;
  });
});

let drawing;

function scaleOf(line) {
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, whiteSpace } = getComputedStyle(line);
  drawing ??= document.createElement('canvas').getContext('2d');
  drawing.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  drawing.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  const parts = /^(pre|nowrap)$/.test(whiteSpace) ? [line.textContent] : line.textContent.split(/\s+/);
  const widest = Math.max(...parts.map((part) => drawing.measureText(part).width));
  // Less than a hundredth is kept for what widths are rounded by.
  const scale = line.clientWidth > 0 && widest > line.clientWidth ? Math.floor(line.clientWidth / widest * 200) / 200 : 1;
  const usual = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { scale, size: parseFloat(fontSize) / usual, least: leastScales.get(line) };
}

// Lets a line's letters shrink to a share of their size, or keep it where that is undefined. To be called with each text.
export function letShrink(line, least) {
  sizes.unobserve(line);
  line.classList.toggle('shrinking', least !== undefined);
  if (least === undefined) {
    if (leastScales.delete(line)) line.style.fontSize = '';
    return;
  }
  leastScales.set(line, least);
  sizes.observe(line);
}
