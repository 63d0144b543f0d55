// What kind of device shows the page: one for fingers, or one with a pointer. Rows are lower for a pointer.

const byFinger = matchMedia('(pointer: coarse)');

// Screens narrower than this are those of telephones, whichever way they are held.
const narrow = 600;

export function idiom() {
  if (!byFinger.matches) return 'mac';
  return Math.min(screen.width, screen.height) < narrow ? 'phone' : 'pad';
}

// Tells when a mouse is plugged into a tablet, or taken out.
export const onIdiomChange = (action) => byFinger.addEventListener('change', action);
