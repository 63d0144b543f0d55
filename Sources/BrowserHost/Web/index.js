// Draws what each page shows first on its card, by the same faces as the page itself.

import './appearance.js';
import { sign } from './direction.js';
import { isPlain } from './ground.js';
import { keepPlace } from './index-place.js';
import { followTitle } from './index-title.js';
import { Row } from './row.js';
import { tabStore } from './tab-store.js';
import { onTextSizeChange, textScale } from './text-size.js';
import { endWithWholeLines } from './whole-lines.js';

// A picture of a page is no larger where letters are: it is drawn as large as these, and shrunk.
let letters = textScale();

// What a card shows of its page: the width that the rows are laid out for, and how much of their height.
const valueOf = (element, name) => parseFloat(getComputedStyle(element).getPropertyValue(`--preview-${name}`));

function frameOf(element) {
  const [width, height] = [valueOf(element, 'width'), valueOf(element, 'height')];
  return { width, height, narrow: valueOf(element, 'narrow'), isWide: width > valueOf(element.closest('.pages'), 'width') };
}

// How much shorter lines are for a card that shows them larger. A grid stays whole: it is as wide as it is.
function shortening({ width, narrow }, rows) {
  const isOfLines = rows.every(({ lane, frame }) => lane !== undefined || frame[2] > width / 2);
  return narrow < width && isOfLines ? width - narrow : 0;
}

// Above what is drawn, and below a picture that is whole.
const roomAround = 6 + 12;

const cards = () => [...document.querySelectorAll('.pages li')];

class Preview {
  constructor(element, view, frame, prefix) {
    this.element = element;
    this.frame = frame;
    const shorter = shortening(frame, view.rows);
    this.width = (frame.width - shorter) * letters;
    // A picture that is as wide as its window shows more of the height in a card of shorter lines.
    const lowest = frame.height * 1.2 * (shorter === 0 && frame.narrow ? frame.width / frame.narrow : 1);
    this.stage = document.createElement('div');
    this.stage.className = 'stage';
    this.stage.style.width = `${this.width}px`;
    const lanes = new Map(view.lanes.map((lane) => [lane.id, lane]));
    // What the card has no room for is not drawn, however much lower than it was thought a row may be.
    const top = ({ frame, lane }) => frame[1] + (lanes.get(lane)?.frame[1] ?? 0);
    this.rows = view.rows.filter((state) => top(state) < lowest).map((state) => {
      const row = new Row(state.key, prefix);
      const [x, y, width, height] = state.frame;
      const [left, top] = lanes.get(state.lane)?.frame ?? [0, 0];
      const less = state.lane === undefined ? shorter : 0;
      row.given = [x + left, y + top, width - less, height].map((length) => length * letters);
      row.setFrame(row.given);
      row.setContent(state.content);
      row.isLine = state.lane === undefined && row.given[2] > this.width / 2;
      this.stage.append(row.element);
      return row;
    });
    const cells = view.rows.map(({ content }) => content).filter(({ style }) => style === 'cell');
    if (cells.length > 0) element.classList.add(isPlain(cells) ? 'plain' : 'grouped');
    element.append(this.stage);
    for (const row of this.rows) if (row.content.backdrop) this.shorten(row);
  }

  // A picture that says something at its lower edge is as high as the card has room for, and shows less of its sky. Where
  // there is no room for what it says, it goes on below the card.
  shorten(row) {
    const [x, y, width, height] = row.given;
    const less = y + height + roomAround * letters - (this.frame.height * this.width) / (this.frame.narrow || this.frame.width);
    const { element } = row.face;
    const margin = parseFloat(element.style.getPropertyValue('--margin-top')) || 0;
    if (less <= 0 || less > margin) return;
    row.given = [x, y, width, height - less];
    element.style.setProperty('--margin-top', `${margin - less}px`);
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
    this.scale = this.element.clientWidth / this.width;
  }

  place() {
    for (const [row, frame] of this.places) {
      row.setFrame(frame);
      row.element.style.transform = `translate(${sign() * frame[0]}px, ${frame[1]}px)`;
    }
    this.fit();
  }

  fit() {
    this.stage.style.transform = `scale(${this.scale})`;
    const goesOn = endWithWholeLines(this.element, this.rows.map(({ element }) => element), this.scale);
    this.element.classList.toggle('goes-on', goesOn);
  }
}

const previews = new Map();

function forget(element) {
  resizing.unobserve(element);
  previews.get(element)?.stage.remove();
  previews.delete(element);
}

const resizing = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const preview = previews.get(target);
    const { width, height, narrow } = frameOf(target);
    // Another arrangement of the cards shows other rows.
    if (width !== preview.frame.width || height !== preview.frame.height || !Object.is(narrow, preview.frame.narrow)) {
      forget(target);
      wanted.add(target.closest('li'));
      continue;
    }
    preview.scale = contentRect.width / preview.width;
    preview.fit();
  }
  draw();
});

// Cards in the window, or no farther from it than that is high, whose pictures are not drawn yet.
const wanted = new Set();
const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    wanted.add(target);
  }
  draw();
}, { rootMargin: '100% 0px' });

function placeAll(some) {
  for (const preview of some) preview.measure();
  for (const preview of some) preview.place();
}

// Draws what is wanted and there, then asks once how high it became.
function draw() {
  const drawn = [];
  for (const card of wanted) {
    const [element, data] = [card.querySelector('.preview'), card.querySelectorAll('script')];
    if (data.length === 0) continue;
    wanted.delete(card);
    const frame = frameOf(element);
    const view = JSON.parse(data[frame.isWide ? data.length - 1 : 0].textContent);
    element.classList.toggle('bare', !view.rows?.length);
    if (!view.rows?.length) continue;
    const preview = new Preview(element, view, frame, `preview-${cards().indexOf(card)}-`);
    previews.set(element, preview);
    drawn.push(preview);
  }
  placeAll(drawn);
  if (drawn.length > 0) document.documentElement.classList.add('has-come');
  for (const preview of drawn) {
    resizing.observe(preview.element);
    const pictures = [...preview.stage.querySelectorAll('img')];
    // Pictures take their room once they are there.
    if (pictures.length > 0) Promise.allSettled(pictures.map((one) => one.decode())).then(() => placeAll([preview]));
  }
  // For tests and the curious.
  document.documentElement.dataset.previews = String(previews.size);
}

// A server that has just started is not done with looking at its pages.
async function drawAll(delay) {
  draw();
  if (cards().every((card) => card.querySelector('script')) || delay > 8000) return;
  await new Promise((resolve) => setTimeout(resolve, delay));
  const response = await fetch(location.href).catch(() => undefined);
  if (!response?.ok) return;
  const later = new DOMParser().parseFromString(await response.text(), 'text/html');
  const found = [...later.querySelectorAll('.pages li')];
  cards().forEach((card, index) => {
    if (!card.querySelector('script')) card.append(...found[index]?.querySelectorAll('script') ?? []);
  });
  await drawAll(delay * 1.5);
}

// What is drawn is right for one size of letters.
onTextSizeChange(() => {
  letters = textScale();
  for (const element of [...previews.keys()]) {
    forget(element);
    wanted.add(element.closest('li'));
  }
  draw();
});

for (const card of cards()) near.observe(card);
keepPlace();
followTitle();
await drawAll(300);

// Whoever opened a page by keys is at its card again when they come back. Cards stand in several groups.
const opened = 'opened card';
document.addEventListener('click', (event) => {
  const card = event.target.closest('.pages a[href]');
  if (card && !event.pointerType) tabStore.set(opened, card.getAttribute('href'));
  else tabStore.remove(opened);
});
const comesBack = performance.getEntriesByType('navigation')[0]?.type === 'back_forward' || document.referrer.startsWith(location.origin);
if (comesBack) document.querySelector(`.pages a[href="${CSS.escape(tabStore.get(opened) ?? '')}"]`)?.focus({ preventScroll: true });
