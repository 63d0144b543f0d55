// A sheet on a phone is pulled down by its bar: far or fast enough, and it goes; else it springs back.

const isNarrow = matchMedia('(max-width: 640px)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

// In points per millisecond, and as a share of the sheet's height.
const fling = 0.6;
const enough = 0.3;
// How much of its way a sheet follows that is not to be left.
const resistance = 0.15;

export class SheetDrag {
  // `dismiss` closes the sheet, and is false when it stays.
  constructor(view, dismiss) {
    this.view = view;
    this.dismiss = dismiss;
    this.pull = undefined;
    const bar = view.element.querySelector('.bar');
    bar.addEventListener('pointerdown', (event) => this.down(event));
    bar.addEventListener('pointermove', (event) => this.move(event));
    bar.addEventListener('pointerup', (event) => this.up(event));
    for (const name of ['pointercancel', 'lostpointercapture']) bar.addEventListener(name, () => this.end(false));
  }

  down(event) {
    if (!isNarrow.matches || !event.isPrimary || event.button !== 0) return;
    if (event.target.closest('button, input, a, select')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    this.pull = { from: event.clientY, y: event.clientY, time: event.timeStamp, speed: 0 };
  }

  move(event) {
    const { pull, view } = this;
    if (!pull) return;
    const passed = Math.max(1, event.timeStamp - pull.time);
    pull.speed = 0.6 * ((event.clientY - pull.y) / passed) + 0.4 * pull.speed;
    Object.assign(pull, { y: event.clientY, time: event.timeStamp });
    const way = Math.max(0, pull.y - pull.from);
    view.element.style.transform = `translateY(${view.latest?.modal === true ? way * resistance : way}px)`;
  }

  up(event) {
    const { pull, view } = this;
    if (!pull) return;
    // A finger that rested before it was lifted flings nothing.
    const speed = event.timeStamp - pull.time > 80 ? 0 : pull.speed;
    const isFar = pull.y - pull.from > view.element.offsetHeight * enough && speed > -fling;
    this.end(view.latest?.modal !== true && (isFar || speed > fling));
  }

  end(isLeft) {
    if (!this.pull) return;
    this.pull = undefined;
    if (isLeft && this.dismiss()) return;
    const { style } = this.view.element;
    const from = style.transform;
    style.transform = '';
    if (!reducedMotion.matches) this.view.element.animate([{ transform: from }, { transform: 'none' }], { duration: 250, easing: 'ease-out' });
  }
}
