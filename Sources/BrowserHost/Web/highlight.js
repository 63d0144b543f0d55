// A row that was tapped looks pressed until that is answered, and for as long as a screen that it led to stands in front:
// whoever comes back sees where they were.

// `send` sends what the tap means; false when the user was told that it is not done.
export function highlight(row, send) {
  row.taps += 1;
  row.element.classList.add('tapped');
  const settle = () => {
    row.taps -= 1;
    if (row.taps > 0) return;
    row.element.classList.remove('tapped');
    row.element.classList.toggle('led-on', row.element.closest('.screen.covered') !== null);
  };
  if (send(settle) === false) settle();
}

// Slow to begin: it is still seen once the screen that covered it has gone.
const fading = { duration: 600, easing: 'ease-in' };

const rowsLedOn = (screen) => screen.querySelectorAll('.row.led-on');

function change(row, apply, timing) {
  const [face] = row.children;
  const { backgroundColor } = getComputedStyle(face);
  apply();
  // To whatever the face is by then: cards change their ground by a transition of their own.
  face.animate([{ backgroundColor }, {}], { ...timing, fill: 'backwards' });
}

// Lets go of the rows that led on from a screen, which is in front again.
export function fadeHighlights(screen) {
  for (const row of rowsLedOn(screen)) {
    change(row, () => {
      row.classList.remove('led-on');
      row.style.removeProperty('--led-away');
    }, fading);
  }
}

// A finger leads away what covers the screen: its rows are as pale as that is far.
export function leadHighlights(screen, away) {
  for (const row of rowsLedOn(screen)) row.style.setProperty('--led-away', String(away));
}

// What covers the screen stays after all.
export function keepHighlights(screen, duration) {
  for (const row of rowsLedOn(screen)) change(row, () => row.style.removeProperty('--led-away'), { duration, easing: 'ease-out' });
}
