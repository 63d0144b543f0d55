// Tells when letters become larger or smaller while the page is open, as by the browser's own setting.

export function onTextSizeChange(action) {
  const letter = document.createElement('span');
  letter.ariaHidden = 'true';
  Object.assign(letter.style, { position: 'absolute', width: '1rem', visibility: 'hidden' });
  document.body.append(letter);
  let size = letter.offsetWidth;
  new ResizeObserver(() => {
    if (letter.offsetWidth === size) return;
    size = letter.offsetWidth;
    action();
  }).observe(letter);
}
