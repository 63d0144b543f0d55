// How large the user wants letters, as by the browser's own setting.

const usual = 16;

// How many times their usual size letters have. To ask for it anew each time would have the browser work out the styles
// of all that has just come.
let scale;
export const textScale = () => scale;

// From here on what stands side by side comes below each other where there is little room.
const large = 1.4;
export const isLargeText = () => textScale() >= large;
function mark() {
  scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / usual;
  document.documentElement.classList.toggle('large-text', isLargeText());
}
mark();

// Tells when letters become larger or smaller while the page is open.

export function onTextSizeChange(action) {
  const letter = document.createElement('span');
  letter.ariaHidden = 'true';
  Object.assign(letter.style, { position: 'absolute', width: '1rem', visibility: 'hidden' });
  document.body.append(letter);
  let size = letter.offsetWidth;
  new ResizeObserver(() => {
    if (letter.offsetWidth === size) return;
    size = letter.offsetWidth;
    mark();
    action();
  }).observe(letter);
}
