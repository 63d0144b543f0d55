// Pictures: emoji, swatches, symbols by their names, and files.

import { setLength, setPictureLength, setText } from './faces.js';
import { symbolElement } from './symbols.js';

export const hasImage = (image) => image.emoji !== undefined || image.swatch !== undefined
  || image.symbol !== undefined || image.picture !== undefined;

// Shows a picture in an element. `style` says what the place asks for; the picture's own looks come first.
export function showImage(element, image, style) {
  const isDecoration = element.getAttribute('aria-label') === null && element.tagName !== 'BUTTON';
  if (isDecoration) element.setAttribute('aria-hidden', 'true');
  const isDrawn = image.symbol !== undefined || image.picture !== undefined;
  element.classList.toggle('emoji', image.emoji !== undefined);
  element.classList.toggle('colour', image.swatch !== undefined);
  element.classList.toggle('drawn', isDrawn);
  element.classList.toggle('flips', image.flips === true);
  element.classList.toggle('roomy', style?.reservedWidth !== undefined || style?.reservedHeight !== undefined);
  setPictureLength(element, '--image-width', style?.reservedWidth);
  setPictureLength(element, '--image-height', style?.reservedHeight);
  setPictureLength(element, '--picture-width', style?.maximumWidth);
  setPictureLength(element, '--picture-height', style?.maximumHeight);
  setLength(element, '--picture-radius', style?.radius);
  const look = { ...style, ...image.look };
  const size = look.pointSize === undefined ? undefined : `${look.pointSize / 16}rem`;
  const scale = look.scale ?? 1;
  if (size || scale !== 1) element.style.setProperty('--symbol-size', `calc(${size ?? '1.25rem'} * ${scale})`);
  else element.style.removeProperty('--symbol-size');
  // From 0.8 for the lightest to 3 for the strongest.
  if (look.weight) element.style.setProperty('--symbol-stroke', String(0.5 + look.weight / 333));
  else element.style.removeProperty('--symbol-stroke');
  if (!isDrawn) {
    element.lastPicture = undefined;
    return setText(element, image.emoji ?? '');
  }
  const name = image.symbol ?? image.picture;
  if (element.lastPicture !== name) {
    element.lastPicture = name;
    element.replaceChildren(image.symbol === undefined ? pictureElement(image.picture) : symbolElement(image.symbol));
  }
  if (image.symbol === undefined) keepRoom(element.querySelector('img'), image, style);
}

// As large as a picture is drawn unless its place says otherwise.
const largest = 44;

function pictureElement(source) {
  const element = document.createElement('img');
  element.className = 'picture';
  element.alt = '';
  // What is no picture after all leaves a mark.
  element.addEventListener('error', () => element.replaceWith(symbolElement('photo')), { once: true });
  element.src = source;
  return element;
}

// A picture's room is there before it is drawn, so that nothing moves when it comes.
function keepRoom(element, { pictureWidth, pictureHeight }, style) {
  if (!element || pictureWidth === undefined) return;
  const [width, height] = [style?.maximumWidth ?? largest, style?.maximumHeight ?? largest];
  const scale = Math.min(1, width / pictureWidth, height / pictureHeight);
  element.width = Math.max(1, Math.round(pictureWidth * scale));
  element.height = Math.max(1, Math.round(pictureHeight * scale));
  // One that fills its place grows along with it.
  setPictureLength(element, 'width', scale < 1 ? element.width : undefined);
  setPictureLength(element, 'height', scale < 1 ? element.height : undefined);
}
