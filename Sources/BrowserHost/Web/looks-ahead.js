// What the document says of its screen before that is connected, of what tells more about one of its rows, and of a
// sheet over both.

const wide = matchMedia('(min-width: 768px)');
const byFinger = matchMedia('(pointer: coarse)');

// In a wide window it may be other, and in the columns of a tablet, whose rows may be higher.
function read(name) {
  const [all, inWide = all] = JSON.parse(document.getElementById(name).textContent);
  const looks = wide.matches ? inWide : all;
  const { outlines, ofTablets } = looks;
  if (!byFinger.matches || !ofTablets) return looks;
  return { ...looks, outlines: [...outlines.filter(({ width }) => width < ofTablets[0].width), ...ofTablets] };
}

export const looksAhead = () => read('looks');

export const looksOfDetail = () => read('detail-looks');

export const looksOfSheet = () => read('sheet-looks');
