// Symbols by their usual names, as elements.
//
// A name ending in `.fill` that has no shape of its own is the outline filled; one ending in `.circle`, `.square` or
// `.slash` is set in one. `-` before a path draws it in the colour of what is behind.

import { shapes } from './symbol-shapes.js';

const solid = (shape) => (/^[+-]/.test(shape) ? shape : `+${shape}`);

// The shapes of a symbol, and how they are set into another; undefined for a name that is not known.
function find(name) {
  if (Object.hasOwn(shapes, name)) return { shapes: shapes[name] };
  const dotAt = name.lastIndexOf('.');
  if (dotAt < 0) return undefined;
  const [base, ending] = [name.slice(0, dotAt), name.slice(dotAt + 1)];
  if (ending === 'fill') {
    const inner = find(base);
    if (!inner) return undefined;
    if (inner.frame) return { ...inner, isFilled: true };
    // The first shape is the body; others lie on it.
    const [body, ...rest] = inner.shapes;
    const isOpen = !/z/i.test(body);
    return { shapes: [solid(body), ...rest.map((shape) => (isOpen || shape.startsWith('+') ? shape : `-${shape}`))] };
  }
  if (ending === 'circle' || ending === 'square') {
    const inner = find(base);
    return inner && { ...inner, frame: ending };
  }
  if (ending === 'slash') {
    const inner = find(base);
    return inner && { ...inner, shapes: [...inner.shapes, 'M4 4l16 16'] };
  }
  // A variant that has no shape of its own looks like what it is a variant of.
  return find(base);
}

const namespace = 'http://www.w3.org/2000/svg';

function pathElement(shape) {
  const path = document.createElementNS(namespace, 'path');
  const sign = shape[0];
  path.setAttribute('d', sign === '+' || sign === '-' ? shape.slice(1) : shape);
  if (sign === '+') path.setAttribute('class', 'solid');
  if (sign === '-') path.setAttribute('class', 'mark');
  return path;
}

// What is drawn for a name that is not known: a plain mark, which says that there is a picture.
const unknown = { shapes: [...shapes.rectangle, ...shapes.minus] };

export function symbolElement(name) {
  const found = find(name) ?? unknown;
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('class', 'symbol');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.dataset.symbol = name;
  svg.dataset.known = String(found !== unknown);
  if (!found.frame) {
    svg.append(...found.shapes.map(pathElement));
    return svg;
  }
  const [frame] = shapes[found.frame];
  svg.append(pathElement(found.isFilled ? `+${frame}` : frame));
  const group = document.createElementNS(namespace, 'g');
  group.setAttribute('transform', 'translate(5.52 5.52) scale(0.54)');
  group.setAttribute('class', found.isFilled ? 'on-frame' : 'in-frame');
  group.append(...found.shapes.map(pathElement));
  svg.append(group);
  return svg;
}
