// A sheet on a phone is pulled down by its bar, or by its rows once they are at their top: far or fast enough, and it
// goes; else it springs back.

const isNarrow = matchMedia('(max-width: 640px)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

// In points per millisecond, and as a share of the sheet's height.
const fling = 0.6;
const enough = 0.3;
// From how far on a finger on the rows means the sheet.
const slack = 8;
// What is below comes out as the sheet goes: a share of its way, which the styles know as --pulled.
const page = document.documentElement;

function showPulled(share) {
  page.classList.add('sheet-pulled');
  page.style.setProperty('--pulled', String(share));
}

// Ends that: what is below goes on by itself from where it is. Tells how much had come out.
export function endPulled() {
  const share = Number(page.style.getPropertyValue('--pulled'));
  page.classList.remove('sheet-pulled');
  page.style.removeProperty('--pulled');
  return share;
}

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
    const { scroller } = view.main.viewport;
    scroller.addEventListener('touchstart', (event) => this.touch(event), { passive: true });
    // Rows that are at their top have nowhere to go: the sheet does instead, and the browser need not scroll.
    scroller.addEventListener('touchmove', (event) => this.touchMove(event), { passive: false });
    scroller.addEventListener('touchend', (event) => this.touchEnd(event));
    scroller.addEventListener('touchcancel', () => this.touchEnd(undefined));
  }

  touch(event) {
    const [{ clientX, clientY }] = event.touches;
    const { main } = this.view;
    const isFree = isNarrow.matches && event.touches.length === 1 && main.viewport.y <= 0
      && !main.surroundings.refresh.isAllowed;
    this.start = isFree ? { x: clientX, y: clientY } : undefined;
  }

  touchMove(event) {
    if (!this.start) return;
    const [{ clientX, clientY }] = event.touches;
    const [across, down] = [Math.abs(clientX - this.start.x), clientY - this.start.y];
    // A row that was lifted is dragged.
    const isHeld = this.view.element.querySelector('.face.lifted') !== null;
    if (!this.isTouched) {
      if (Math.max(across, Math.abs(down)) < slack) return;
      if (down < across || isHeld || !event.cancelable) {
        this.start = undefined;
        return;
      }
      this.isTouched = true;
      this.pull = { from: clientY, y: clientY, time: event.timeStamp, speed: 0 };
    }
    event.preventDefault();
    this.move({ clientY, timeStamp: event.timeStamp });
  }

  touchEnd(event) {
    if (this.isTouched && event) this.up(event);
    else if (this.isTouched) this.end(false);
    this.isTouched = false;
    this.start = undefined;
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
    const seen = view.latest?.modal === true ? way * resistance : way;
    view.element.style.transform = `translateY(${seen}px)`;
    showPulled(Math.min(1, seen / view.element.offsetHeight));
  }

  up(event) {
    const { pull, view } = this;
    if (!pull) return;
    // A finger that rested before it was lifted flings nothing.
    const speed = event.timeStamp - pull.time > 80 ? 0 : pull.speed;
    const isFar = pull.y - pull.from > view.element.offsetHeight * enough && speed > -fling;
    const isMeant = isFar || speed > fling;
    const isModal = view.latest?.modal === true;
    this.end(isMeant && !isModal);
    // What must not be left so has a button of its own for that, which may ask first.
    if (isMeant && isModal) view.controls.pressShortcut('escape');
  }

  end(isLeft) {
    if (!this.pull) return;
    this.pull = undefined;
    // It stays where it was pulled to until it is gone.
    if (isLeft && this.dismiss()) return;
    endPulled();
    const { style } = this.view.element;
    const from = style.transform;
    style.transform = '';
    if (!reducedMotion.matches) this.view.element.animate([{ transform: from }, { transform: 'none' }], { duration: 250, easing: 'ease-out' });
  }
}
