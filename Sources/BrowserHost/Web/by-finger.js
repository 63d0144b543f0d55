// Rings around what has the focus are for keys: who touched something sees where that is, until a key is pressed. A
// keyboard on the screen that writes into a field is a finger's, too.

const page = document.documentElement;
const isWriting = ({ target, key }) => target.matches?.('input, textarea, [contenteditable]') && key !== 'Tab';

// Where there is nothing but fingers, a page that was loaded again goes on so.
page.classList.toggle('by-finger', matchMedia('(hover: none) and (pointer: coarse)').matches);
addEventListener('pointerdown', ({ pointerType }) => page.classList.toggle('by-finger', pointerType === 'touch'), { capture: true });
addEventListener('keydown', (event) => { if (!isWriting(event)) page.classList.remove('by-finger'); }, { capture: true });

let isByKeys = false;
addEventListener('pointerdown', () => { isByKeys = false; }, { capture: true });
addEventListener('keydown', () => { isByKeys = true; }, { capture: true });

// Whether what was done last was done by keys.
export const isLedByKeys = () => isByKeys;
