// A sheet on a phone is pulled by the bar of the screen in it that is in front, or by that screen's rows once they are at
// their top: to another of its heights, or down until it goes, where that is far or fast enough.

import { pullSpeed } from './pull-speed.js';
import { rubber } from './rubber.js';

// In points per millisecond, and as a share of the sheet's lowest height.
const fling = 0.6;
const enough = 0.3;
// How many milliseconds further a finger would have gone.
const glide = 200;
// From how far on a finger on the rows means the sheet, and one on the grabber no press.
const slack = 8;

// How much of its way a sheet follows that is not to be left.
const resistance = 0.15;
// How far it never comes above its highest height.
const give = 24;

export class SheetDrag {
  // `dismiss` closes the sheet, and is false when it stays.
  constructor(view, heights, dismiss) {
    Object.assign(this, { view, heights, dismiss });
    this.pull = undefined;
    this.heed(view);
  }

  // A screen that was pushed within the sheet moves it as the first one does.
  heed({ element, main }) {
    const bar = element.querySelector('.bar');
    bar.addEventListener('pointerdown', (event) => this.down(event));
    bar.addEventListener('pointermove', (event) => this.move(event));
    bar.addEventListener('pointerup', (event) => this.up(event));
    for (const name of ['pointercancel', 'lostpointercapture']) bar.addEventListener(name, () => this.settle());
    const { scroller } = main.viewport;
    scroller.addEventListener('touchstart', (event) => this.touch(event, main), { passive: true });
    // Rows that are at their top have nowhere to go: the sheet does instead, and the browser need not scroll.
    scroller.addEventListener('touchmove', (event) => this.touchMove(event), { passive: false });
    scroller.addEventListener('touchend', (event) => this.touchEnd(event));
    scroller.addEventListener('touchcancel', () => this.touchEnd(undefined));
  }

  touch(event, main) {
    const [{ clientX, clientY }] = event.touches;
    const isFree = this.heights.canBePulled && event.touches.length === 1 && main.viewport.y <= 0
      && !main.surroundings.refresh.isAllowed;
    this.start = isFree ? { x: clientX, y: clientY } : undefined;
  }

  touchMove(event) {
    if (!this.start) return;
    const [{ clientX, clientY }] = event.touches;
    const [across, down] = [Math.abs(clientX - this.start.x), clientY - this.start.y];
    // A row that was lifted is dragged.
    const isHeld = this.view.layer.querySelector('.face.lifted') !== null;
    if (!this.isTouched) {
      if (Math.max(across, Math.abs(down)) < slack) return;
      const isMeant = down > 0 || !(this.heights.isHighest || this.heights.isStill);
      if (Math.abs(down) < across || !isMeant || isHeld || !event.cancelable) {
        this.start = undefined;
        return;
      }
      this.isTouched = true;
      this.begin(clientY, event.timeStamp);
    }
    event.preventDefault();
    this.move({ clientY, timeStamp: event.timeStamp });
  }

  touchEnd(event) {
    if (this.isTouched && event) this.up(event);
    else if (this.isTouched) this.settle();
    this.isTouched = false;
    this.start = undefined;
  }

  down(event) {
    if (!this.heights.canBePulled || !event.isPrimary || event.button !== 0) return;
    const isOnGrabber = event.target.closest('.grabber') !== null;
    if (!isOnGrabber && event.target.closest('button, input, a, select')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    this.begin(event.clientY, event.timeStamp);
    this.pull.isOnGrabber = isOnGrabber;
  }

  begin(y, time) {
    this.pull = { from: y, y, time, speed: 0, base: this.heights.take(), room: innerWidth };
    addEventListener('resize', this);
  }

  // Whoever turns the device ends the pull: where the finger is by then says nothing of the sheet.
  handleEvent() {
    const { pull, heights } = this;
    if (pull?.room === innerWidth) return;
    removeEventListener('resize', this);
    if (!pull) return;
    this.pull = undefined;
    heights.settle(heights.offset, heights.index);
  }

  // How far below the top of its room the sheet is pulled.
  get offset() {
    const { pull, heights } = this;
    const offset = pull.base + pull.y - pull.from;
    const { highest, lowest } = heights;
    if (offset < highest) return highest - rubber(highest - offset, give);
    return heights.isModal && offset > lowest ? lowest + (offset - lowest) * resistance : offset;
  }

  move(event) {
    const { pull } = this;
    if (!pull) return;
    const passed = Math.max(1, event.timeStamp - pull.time);
    pull.speed = pullSpeed(pull.speed, (event.clientY - pull.y) / passed);
    Object.assign(pull, { y: event.clientY, time: event.timeStamp });
    this.heights.stand(this.offset);
  }

  up(event) {
    const { pull, heights } = this;
    if (!pull) return;
    const isPress = pull.isOnGrabber && Math.abs(pull.y - pull.from) < slack;
    // A finger that rested before it was lifted flings nothing.
    const speed = event.timeStamp - pull.time > 80 ? 0 : pull.speed;
    const place = pull.base + pull.y - pull.from;
    const { lowest } = heights;
    const isFar = place - lowest > (heights.full - lowest) * enough && speed > -fling;
    const isMeant = isFar || (speed > fling && place > lowest);
    const { isModal } = heights;
    if (isPress) {
      this.settle();
      heights.step();
    } else if (!isMeant || isModal) this.settle(this.nextIndex(place, speed));
    // It stays where it was pulled to until it is gone.
    else if (this.dismiss()) this.pull = undefined;
    else this.settle();
    // What must not be left so has a button of its own for that, which may ask first.
    if (isMeant && isModal) heights.screens.at(-1).controls.pressShortcut('escape');
  }

  // The height that a finger meant: the one nearest to where it would have come on its way.
  nextIndex(place, speed) {
    const { offsets } = this.heights;
    const distances = offsets.map((offset) => Math.abs(offset - (place + speed * glide)));
    return distances.indexOf(Math.min(...distances));
  }

  // The sheet stays, at one of its heights: the one that it has, unless told.
  settle(index = this.heights.index) {
    if (!this.pull) return;
    const { offset } = this;
    this.pull = undefined;
    this.heights.settle(offset, index);
  }
}
