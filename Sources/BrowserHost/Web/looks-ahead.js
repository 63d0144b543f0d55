// What the document says of its screen before that is connected, of what tells more about one of its rows, and of a
// sheet over both.

const wide = matchMedia('(min-width: 768px)');

// In a wide window it may be other.
function read(name) {
  const [all, inWide = all] = JSON.parse(document.getElementById(name).textContent);
  return wide.matches ? inWide : all;
}

export const looksAhead = () => read('looks');

export const looksOfDetail = () => read('detail-looks');

export const looksOfSheet = () => read('sheet-looks');
