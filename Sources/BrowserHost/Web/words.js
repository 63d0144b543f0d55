// How wide words are, before or without their being laid out.

let drawing;

// Measures words in letters of a usual width, 0.58 of their height.
export function lettersOf({ fontWeight, fontFamily }) {
  drawing ??= document.createElement('canvas').getContext('2d');
  drawing.font = `${fontWeight} 100px ${fontFamily}`;
  return (text) => Math.ceil(drawing.measureText(text).width / 5.8) / 10;
}

// Tells styles how many letters there are in a title, and in its longest word: it is as large as there is room for.
export function fitTitle(title) {
  const letters = lettersOf(getComputedStyle(title));
  const { style } = title.closest('.headline');
  style.setProperty('--letters', String(letters(title.textContent)));
  style.setProperty('--word', String(Math.max(...title.textContent.split(/\s/).map(letters))));
}

// How wide a text is in a room; on two balanced lines, if the style lets it break and one has no room for it.
export function widthOf(text, style, room) {
  const letters = lettersOf(style);
  const width = (words) => letters(words.join(' ')) * 0.58 * parseFloat(style.fontSize);
  const words = text.split(/\s+/);
  const whole = width(words);
  if (whole <= room || style.whiteSpace === 'nowrap') return whole;
  const breaks = words.slice(1).map((_, index) => Math.max(width(words.slice(0, index + 1)), width(words.slice(index + 1))));
  return Math.min(whole, ...breaks);
}
