// Draws what each page shows first on its card, by the same faces as the page itself.

import { isPlain } from './ground.js';
import { Row } from './row.js';
import { tabStore } from './tab-store.js';
import { onTextSizeChange, textScale } from './text-size.js';

// A picture of a page is no larger where letters are: it is drawn as large as these, and shrunk. `width` is that in which
// the rows are laid out.
let letters;
let width;
function noteTextSize() {
  letters = textScale();
  width = letters * parseFloat(getComputedStyle(document.querySelector('.pages')).getPropertyValue('--preview-width'));
}
noteTextSize();

const cards = () => [...document.querySelectorAll('.pages li')];

class Preview {
  constructor(element, view, prefix) {
    this.element = element;
    this.stage = document.createElement('div');
    this.stage.className = 'stage';
    this.stage.style.width = `${width}px`;
    const lanes = new Map(view.lanes.map((lane) => [lane.id, lane]));
    this.rows = view.rows.map((state) => {
      const row = new Row(state.key, prefix);
      const [x, y, ...size] = state.frame;
      const [left, top] = lanes.get(state.lane)?.frame ?? [0, 0];
      row.given = [x + left, y + top, ...size].map((length) => length * letters);
      row.setFrame(row.given);
      row.setContent(state.content);
      row.isLine = state.lane === undefined && row.given[2] > width / 2;
      this.stage.append(row.element);
      return row;
    });
    const cells = view.rows.map(({ content }) => content).filter(({ style }) => style === 'cell');
    if (cells.length > 0) element.classList.add(isPlain(cells) ? 'plain' : 'grouped');
    element.append(this.stage);
  }

  // Lines are as high as what is in them, which nobody knew before; those below follow.
  measure() {
    let shift = 0;
    this.places = [...this.rows].sort((a, b) => a.given[1] - b.given[1]).map((row) => {
      const [x, y, rowWidth, height] = row.given;
      const isMeasured = row.isLine && row.content.measured === true;
      const actual = isMeasured ? row.face.element.offsetHeight : height;
      const frame = [x, y + shift, rowWidth, actual];
      shift += actual - height;
      return [row, frame];
    });
    this.scale = this.element.clientWidth / width;
  }

  place() {
    for (const [row, frame] of this.places) {
      row.setFrame(frame);
      row.element.style.transform = `translate(${frame[0]}px, ${frame[1]}px)`;
    }
    this.fit();
  }

  fit() { this.stage.style.transform = `scale(${this.scale})`; }
}

const previews = new Map();
const resizing = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const preview = previews.get(target);
    preview.scale = contentRect.width / width;
    preview.fit();
  }
});

function placeAll(some) {
  for (const preview of some) preview.measure();
  for (const preview of some) preview.place();
}

// Draws all that is there, then asks once how high it became. Answers how many cards have nothing yet.
function draw(list) {
  const drawn = [];
  list.forEach((card, index) => {
    const [element, data] = [card.querySelector('.preview'), card.querySelector('script')];
    if (!data || previews.has(element)) return;
    const view = JSON.parse(data.textContent);
    if (!view.rows?.length) return element.classList.add('bare');
    const preview = new Preview(element, view, `preview-${index}-`);
    previews.set(element, preview);
    drawn.push(preview);
  });
  placeAll(drawn);
  for (const preview of drawn) {
    resizing.observe(preview.element);
    const pictures = [...preview.stage.querySelectorAll('img')];
    // Pictures take their room once they are there.
    if (pictures.length > 0) Promise.allSettled(pictures.map((one) => one.decode())).then(() => placeAll([preview]));
  }
  return list.filter((card) => !card.querySelector('script')).length;
}

// A server that has just started is not done with looking at its pages.
async function drawAll(delay) {
  const isComplete = draw(cards()) === 0;
  // For tests and the curious.
  document.documentElement.dataset.previews = String(previews.size);
  if (isComplete || delay > 8000) return;
  await new Promise((resolve) => setTimeout(resolve, delay));
  const response = await fetch(location.href).catch(() => undefined);
  if (!response?.ok) return;
  const later = new DOMParser().parseFromString(await response.text(), 'text/html');
  const found = [...later.querySelectorAll('.pages li')];
  cards().forEach((card, index) => {
    const data = found[index]?.querySelector('script');
    if (data && !card.querySelector('script')) card.append(data);
  });
  await drawAll(delay * 1.5);
}

// What is drawn is right for one size of letters.
onTextSizeChange(() => {
  noteTextSize();
  for (const [element, { stage }] of previews) {
    resizing.unobserve(element);
    stage.remove();
  }
  previews.clear();
  draw(cards());
});

await drawAll(300);

// Whoever opened a page by keys is at its card again when they come back.
const opened = 'opened card';
document.querySelector('.pages').addEventListener('click', (event) => {
  const card = event.target.closest('a[href]');
  if (card && !event.pointerType) tabStore.set(opened, card.getAttribute('href'));
  else tabStore.remove(opened);
});
const comesBack = performance.getEntriesByType('navigation')[0]?.type === 'back_forward' || document.referrer.startsWith(location.origin);
if (comesBack) document.querySelector(`.pages a[href="${CSS.escape(tabStore.get(opened) ?? '')}"]`)?.focus({ preventScroll: true });
