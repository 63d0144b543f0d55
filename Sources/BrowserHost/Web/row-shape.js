// What a row looks like without its words: a bar for each text, a block for its picture, and the line below it, as a mask
// that is repeated for rows to come.

// A part of a row as a round bar, in the row's own measure. A text is about as high as its small letters.
const bar = ({ left, top, width, height }, share, radius) => {
  const high = height * share;
  return { x: left, y: top + (height - high) / 2, width, height: high, radius: radius ?? high / 2 };
};

// The most that a bar is long: rows to come have words of their own.
const longest = { text: 150, secondary: 210 };

// `element` is a row that is there, `origin` the left edge of what is drawn.
export function rowShape(element, origin, width) {
  const row = element.getBoundingClientRect();
  const isReversed = getComputedStyle(element).direction === 'rtl';
  const place = (part) => {
    const { left, top, right, height } = part.getBoundingClientRect();
    return { left: left - origin, right: right - origin, top: top - row.top, width: right - left, height };
  };
  const bars = [];
  for (const image of element.querySelectorAll('.face > .image')) {
    const box = place(image);
    bars.push(bar(box, 1, cornerRadius(image, box.height)));
  }
  for (const [name, most] of Object.entries(longest)) {
    for (const text of element.querySelectorAll(`.texts > .${name}`)) {
      const box = place(text);
      const length = Math.min(most, box.width * 0.6);
      bars.push(bar({ ...box, left: isReversed ? box.right - length : box.left, width: length }, 0.55));
    }
  }
  for (const column of element.querySelectorAll('.column:not(:empty)')) {
    const box = place(column);
    const length = Math.min(56, box.width);
    bars.push(bar({ ...box, left: isReversed ? box.left : box.right - length, width: length }, 0.5));
  }
  for (const grip of element.querySelectorAll('.accessory.reorder')) bars.push(bar(place(grip), 0.3));
  const texts = element.querySelector('.face > .texts');
  const edges = texts ? [place(texts), place(element)] : [place(element), place(element)];
  const [start, end] = isReversed ? [edges[1].left, edges[0].right] : [edges[0].left, edges[1].right];
  bars.push({ x: start, y: row.height - 0.5, width: end - start, height: 0.5, radius: 0 });
  return drawn(bars, width, row.height);
}

// How round a picture is; a little, where that is drawn in it.
function cornerRadius(image, height) {
  const { borderTopLeftRadius: radius } = getComputedStyle(image);
  return radius.endsWith('%') ? height / 2 : Math.min(parseFloat(radius) || 8, height / 2);
}

function drawn(bars, width, height) {
  const rectangles = bars.map(({ x, y, width: wide, height: high, radius }) =>
    `<rect x="${x}" y="${y}" width="${Math.max(0, wide)}" height="${high}" rx="${radius}"/>`);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rectangles.join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
}
