// The likeness of a row that is lifted: what it shows, above everything else. It can be neither pressed nor read out.

const besidePlaces = '.screen:has(> .panes > .sidebar:not([hidden], .trailing))';

export function likenessOf(row) {
  const element = document.createElement('div');
  element.className = 'lifted-row';
  element.ariaHidden = 'true';
  element.inert = true;
  fit(element, row, row.element.getBoundingClientRect());
  const body = document.createElement('div');
  body.className = 'lifted-body';
  body.classList.toggle('outlined', row.element.closest('[role="treegrid"]') !== null);
  element.append(body);
  showFace(body, row);
  return { element, body };
}

// Is as large as its row is, in a box on the screen.
export function fit(element, row, { left, width, height }) {
  const { style, dataset } = element;
  style.width = `${width}px`;
  style.height = `${height}px`;
  // Wide rows grow by as many points as narrow ones, and none beyond the edges of the window, where its corners are seen.
  const room = 2 * Math.max(0, Math.min(left, document.documentElement.clientWidth - left - width));
  style.setProperty('--grown', String(1 + Math.min(0.04, Math.min(10, room) / width)));
  // Its texts start where they do in the row.
  style.setProperty('--inset', getComputedStyle(row.element).getPropertyValue('--inset'));
  // Its columns are those that there is room for.
  const pane = row.element.closest('[data-column]');
  if (pane) dataset.column = pane.dataset.column;
  element.classList.toggle('beside-places', row.element.closest(besidePlaces) !== null);
}

// What it is one of lies under it, by their edges.
export function layUnder(element, count) {
  element.classList.toggle('many', count > 1);
  element.classList.toggle('several', count > 2);
}

export function showFace(body, row) {
  const face = row.face.element.cloneNode(true);
  face.classList.remove('lifted', 'separated');
  face.style.opacity = '';
  face.style.transform = '';
  for (const part of face.querySelectorAll('[id]')) part.removeAttribute('id');
  // Cards and swatches keep their corners; what was cut from a group gets corners of its own.
  const hasCorners = face.matches('.card, .swatch, [style*="--face-radius"]');
  body.style.borderRadius = hasCorners ? getComputedStyle(row.face.element).borderRadius : '';
  body.replaceChildren(face);
}
