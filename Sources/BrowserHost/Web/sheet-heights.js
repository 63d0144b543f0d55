// A sheet on a phone at one of its heights, or on the way to another. While it moves it is as high as it can be,
// and stands lower by a transform: its rows are laid out twice, not at each frame.

import { device } from './device.js';
import { SheetGrabber } from './sheet-grabber.js';
import { fullHeight, SheetRests } from './sheet-rests.js';
import { SheetShade } from './sheet-shade.js';

const isNarrow = matchMedia('(max-width: 640px)');
// A telephone on its side: a sheet is all of the window.
const isLow = matchMedia('(max-width: 960px) and (max-height: 450px)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const page = document.documentElement;
// As long as the finger is on it, nothing follows by a transition of its own.
const held = 'sheet-pulled';
const timing = { duration: 300, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'backwards' };
// How much room there is for a sheet on a phone: what the server works out heights of an app's own for.
export const sheetRoom = () => ({ width: innerWidth, height: fullHeight(), ...device() });

export class SheetHeights extends SheetRests {
  // `onChoose` hears the index of a height that the user chose.
  constructor(view, onChoose) {
    super(view.layer, view.below.element);
    this.view = view;
    this.onChoose = onChoose;
    this.onDim = () => {};
    this.moving = undefined;
    this.shade = new SheetShade(view, this);
    // The sheet's first screen, and those that were pushed within it, each with a grabber in the same place.
    this.screens = [];
    this.grabbers = new Map();
    this.add(view);
  }

  add(view) {
    this.screens.push(view);
    this.grabbers.set(view, new SheetGrabber(view.element.querySelector('.bar'), () => this.step()));
    this.showGrabbers();
  }

  remove(view) {
    this.screens = this.screens.filter((one) => one !== view);
    this.grabbers.delete(view);
  }

  // Whether one of its screens says that it must not be left by a pull.
  get isModal() { return this.screens.some(({ latest }) => latest?.modal === true); }

  get canBePulled() { return isNarrow.matches || (isLow.matches && !this.isUndimmed); }

  // The server says which heights there are, and which is the sheet's.
  show(sheet) {
    const from = this.view.latest === undefined ? undefined : this.offset;
    this.isStill = sheet?.still === true;
    this.note(sheet);
    const index = sheet?.index ?? 0;
    // While a finger has it, it is where that is.
    if (index !== this.index && !this.isPulled) {
      this.index = index;
      if (from !== undefined && this.canBePulled) {
        this.onDim();
        this.move(from, this.offset);
      }
    }
    this.rest();
    this.showGrabbers();
  }

  // Stands where it rests.
  rest() {
    if (this.isPulled || this.moving) return;
    this.lowerToRest();
    this.place('');
    if (this.layer.open) this.shadeAt(this.offset);
    this.onDim();
  }

  // All that stands in it moves as one.
  place(transform) {
    for (const { element } of this.screens) element.style.transform = transform;
  }

  // What it covers of the window where it rests.
  get box() {
    const { top, left, right } = this.layer.getBoundingClientRect();
    return { top: this.canBePulled ? innerHeight - this.heightOf(this.names[this.index]) : top, left, right };
  }

  // A finger takes it.
  take() {
    const from = this.moving ? new DOMMatrix(getComputedStyle(this.view.element).transform).m42 : this.offset;
    for (const one of this.moving ?? []) one.cancel();
    this.moving = undefined;
    this.isPulled = true;
    this.shade.take();
    this.stand(from);
    return from;
  }

  // Stands so far below the highest one.
  stand(offset) {
    this.lower(false);
    this.place(`translateY(${offset}px)`);
    page.classList.add(held);
    this.shadeAt(offset);
  }

  // The finger is gone: the sheet goes on to one of its heights.
  settle(offset, index) {
    this.isPulled = false;
    page.classList.remove(held);
    const isNews = index !== this.index;
    this.index = index;
    if (isNews) {
      this.onChoose(index);
      this.onDim();
    }
    this.move(offset, this.offset);
    this.showGrabbers();
  }

  move(from, to) {
    this.shade.move(from, to, timing);
    this.lower(false);
    this.place(`translateY(${to}px)`);
    // One of its screens may be on its way aside, or from there.
    const keyframes = [from - to, 0].map((left) => ({ transform: `translateY(${left}px)`, composite: 'add' }));
    const options = { ...timing, duration: reducedMotion.matches || from === to ? 0 : timing.duration };
    const moving = this.screens.map(({ element }) => element.animate(keyframes, options));
    this.moving = moving;
    moving[0].finished.then(() => {
      if (this.moving !== moving) return;
      this.moving = undefined;
      this.rest();
    }, () => {});
  }

  // To the next height, and from the highest to the lowest.
  step() {
    const from = this.offset;
    this.settle(from, (this.index + 1) % this.names.length);
  }

  showGrabbers() {
    const { names, index } = this;
    for (const grabber of this.grabbers.values()) grabber.show(names.length > 1, index === names.length - 1);
  }

  // The sheet is about to go, or gone.
  end() {
    page.classList.remove(held);
    this.shade.end();
  }
}
