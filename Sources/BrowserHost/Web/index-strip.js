// The index beside a view: titles, mostly letters, that lead far into it. It is one slider to the keyboard and to screen
// readers; a pointer that is dragged over it goes from title to title.

import { makeRoomForIndex, search } from './index-room.js';
import { symbolElement } from './symbols.js';
import { textScale } from './text-size.js';

// In points, the former of letters of the usual size: one title's line, and the least room above and below all of them.
const line = 15;
const edge = 8;

// In milliseconds: how long rows take to become narrower or wider, from when the server hears of it.
const longestWay = 1000;
// How long the letter stays that was tapped: the rows may be on their way.
const lingering = 500;

export class IndexStrip {
  constructor(pane) {
    this.pane = pane;
    this.titles = [];
    this.index = 0;
    // What the title that was chosen last led to, as long as nothing leads elsewhere.
    this.choice = undefined;
    const { scroller, spacer } = pane.viewport;
    this.scroller = scroller;
    this.place = document.createElement('div');
    this.place.className = 'index-place';
    this.strip = document.createElement('div');
    this.strip.className = 'index-strip';
    this.strip.tabIndex = 0;
    for (const [name, value] of Object.entries({
      role: 'slider', 'aria-label': 'Section index', 'aria-orientation': 'vertical', 'aria-valuemin': '0',
    })) this.strip.setAttribute(name, value);
    this.letters = document.createElement('div');
    this.letters.className = 'index-letters';
    this.letters.ariaHidden = 'true';
    this.bubble = document.createElement('div');
    this.bubble.className = 'index-bubble';
    this.bubble.ariaHidden = 'true';
    this.bubble.hidden = true;
    this.strip.append(this.letters);
    this.place.append(this.strip, this.bubble);
    spacer.before(this.place);
    new ResizeObserver(() => this.arrange()).observe(scroller);
    this.strip.addEventListener('pointerdown', (event) => this.press(event));
    this.strip.addEventListener('pointermove', (event) => { if (this.isHeld) this.follow(event); });
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      this.strip.addEventListener(type, () => this.release());
    }
    this.strip.addEventListener('keydown', (event) => this.key(event));
    scroller.addEventListener('scroll', () => this.heed(), { passive: true });
    this.strip.addEventListener('blur', () => this.strip.classList.remove('pointed'));
  }

  // Rows that are as wide as the view become narrower for the titles, or wider without them, once the server has heard
  // of the new width: that is a motion like any other.
  giveWay() {
    clearTimeout(this.timer);
    this.scroller.classList.add('giving-way');
    this.timer = setTimeout(() => this.scroller.classList.remove('giving-way'), longestWay);
  }

  // A view that is shown anew and speaks of no titles has none.
  didApply(transaction) {
    this.lead(transaction.scroll);
    this.heed();
    if (transaction.titles === undefined && transaction.base !== 0) return;
    const titles = transaction.titles ?? [];
    if (titles.length === this.titles.length && titles.every((title, index) => title === this.titles[index])) return;
    if (transaction.base !== 0 && (titles.length > 0) !== (this.titles.length > 0)) this.giveWay();
    this.titles = titles;
    this.index = Math.min(this.index, Math.max(0, titles.length - 1));
    this.place.classList.toggle('titled', titles.length > 0);
    makeRoomForIndex(this.scroller, titles);
    this.strip.setAttribute('aria-valuemax', String(Math.max(0, titles.length - 1)));
    this.mark();
    this.arrange(true);
    if (transaction.base !== 0 || titles.length === 0) return;
    const { collection, viewport } = this.pane;
    collection.heights.waitForWidth(collection.layer, () => viewport.spacer.clientWidth === viewport.contentWidth);
  }

  // Shows as many titles as there is room for, with dots for those left out. A pointer reaches all of them.
  arrange(isNew = false) {
    if (this.titles.length === 0) return;
    // Known without asking for the layout, which would be of rows that have only just come.
    const { height, lead } = this.pane.viewport;
    this.place.style.setProperty('--index-height', `${height}px`);
    const room = Math.max(1, Math.floor((height - lead - 2 * edge) / (line * textScale())));
    const shown = this.titles.length <= room ? this.titles.length : Math.max(2, Math.floor((room + 1) / 2));
    if (!isNew && shown === this.letters.dataset.shown) return;
    this.letters.dataset.shown = shown;
    const last = this.titles.length - 1;
    const spans = [];
    for (let number = 0; number < shown; number += 1) {
      if (number > 0 && shown <= last) spans.push(letter('•'));
      spans.push(letter(shown > last ? this.titles[number] : this.titles[Math.round(number * last / (shown - 1))]));
    }
    this.letters.replaceChildren(...spans);
  }

  mark() {
    const title = this.titles[this.index] ?? '';
    this.strip.setAttribute('aria-valuenow', String(this.index));
    this.strip.setAttribute('aria-valuetext', title === search ? 'Search' : title);
  }

  // Who scrolls otherwise comes to other titles: the one whose header is at the top, where headers say what titles do.
  heed() {
    if (this.isHeeding || this.titles.length === 0) return;
    this.isHeeding = true;
    requestAnimationFrame(() => {
      this.isHeeding = false;
      // Whoever chose a title is there, also where the rows end before it is at the top.
      if (this.isHeld || this.standsAtChoice) return;
      this.choice = undefined;
      const { collection, viewport } = this.pane;
      const header = [...collection.rows.values()]
        .filter((row) => row.content?.style === 'header' && row.frame[1] <= viewport.y + 1)
        .sort((one, other) => one.position - other.position).at(-1);
      const index = this.titles.indexOf(header?.content.text);
      if (index < 0 || index === this.index) return;
      this.index = index;
      this.mark();
    });
  }

  // Takes note of what the server does about the scrolling: the first place that it sends the view to after a choice is
  // that of the title, which may be where the view is already. What comes and goes above it moves it along.
  lead(scroll) {
    const { choice, pane: { viewport } } = this;
    if (!scroll || !choice) return;
    if (scroll.fromY !== undefined) choice.y += scroll.y - scroll.fromY;
    else if (choice.isSettled && choice.isReached) this.choice = undefined;
    else Object.assign(choice, { y: viewport.y, isReached: true });
  }

  // Whether the view is where the title led that was chosen last, or is yet to be led there.
  get standsAtChoice() {
    const { choice, pane: { viewport } } = this;
    if (!choice) return false;
    return !(choice.isSettled || choice.isReached) || Math.abs(viewport.y - Math.min(choice.y, viewport.furthest)) < 2;
  }

  choose(index) {
    const choice = { y: this.pane.viewport.y, isSettled: false, isReached: false };
    this.choice = choice;
    this.index = Math.min(Math.max(0, index), this.titles.length - 1);
    this.mark();
    const settle = () => { choice.isSettled = true; };
    if (this.pane.send({ type: 'title', text: this.titles[this.index], index: this.index }, settle) === false) settle();
  }

  press(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    // The ring is for keys.
    this.strip.classList.add('pointed');
    this.strip.focus({ preventScroll: true });
    this.strip.setPointerCapture(event.pointerId);
    this.isHeld = true;
    this.strip.classList.add('held');
    this.index = -1;
    this.follow(event);
  }

  follow({ clientY }) {
    const { top, height } = this.letters.getBoundingClientRect();
    const share = (clientY - top) / height;
    const index = Math.min(Math.max(0, Math.floor(share * this.titles.length)), this.titles.length - 1);
    if (index !== this.index) this.choose(index);
    const inside = clientY - this.place.getBoundingClientRect().top;
    this.bubble.style.top = `${Math.min(Math.max(inside, top - this.place.getBoundingClientRect().top), this.scroller.clientHeight - 28)}px`;
    this.bubble.replaceChildren(letter(this.titles[index]));
    clearTimeout(this.ending);
    this.bubble.hidden = false;
  }

  release() {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.strip.classList.remove('held');
    this.ending = setTimeout(() => { this.bubble.hidden = true; }, lingering);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = this.target(event.key);
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.strip.classList.remove('pointed');
    this.choose(target);
  }

  // Where a key leads; letters lead to the next title that begins with them.
  target(key) {
    switch (key) {
      case 'ArrowDown': case 'ArrowRight': return this.index + 1;
      case 'ArrowUp': case 'ArrowLeft': return this.index - 1;
      case 'PageDown': return this.index + 5;
      case 'PageUp': return this.index - 5;
      case 'Home': return 0;
      case 'End': return this.titles.length - 1;
    }
    if ([...key].length !== 1) return undefined;
    const begins = (title) => title.localeCompare(key, undefined, { sensitivity: 'base' }) === 0
      || title.toLowerCase().startsWith(key.toLowerCase());
    const count = this.titles.length;
    for (let step = 1; step <= count; step += 1) {
      const index = (this.index + step) % count;
      if (begins(this.titles[index])) return index;
    }
    return undefined;
  }
}

function letter(title) {
  const span = document.createElement('span');
  span.append(title === search ? symbolElement('magnifyingglass') : title);
  return span;
}
