// A finger that is put down at the edge where lines begin, and drawn inwards, takes the screen in front along: far or fast
// enough, it leads back to the one beneath. There the edge comes before lanes, and before rows that are pulled aside.

import { sign } from './direction.js';
import { pullSpeed } from './pull-speed.js';

const edge = 20;
const slop = 8;
// In points per millisecond.
const fling = 0.3;
// A finger that rested for so long before it was lifted flings nothing.
const rest = 80;
// How long a screen that was let go waits for the step back.
const patience = 1500;

export class BackSwipe {
  // `lead` takes a screen in front along; `leave` goes back from it, and is false where that can't be.
  constructor(stack, { canLeave, lead, leave }) {
    Object.assign(this, { stack, canLeave, lead, leave });
    this.press = undefined;
    const bodies = {
      pointerdown: this.down, pointermove: this.move, pointerup: this.up, pointercancel: this.cancel, touchmove: this.keep, keydown: this.key,
    };
    // What happens is heard of here before what is pressed does.
    for (const [name, body] of Object.entries(bodies)) {
      document.addEventListener(name, (event) => body.call(this, event), { capture: true, passive: name !== 'touchmove' && name !== 'keydown' });
    }
  }

  down(event) {
    // A second finger ends it.
    if (!event.isPrimary) return this.end();
    const view = this.stack.top;
    const { clientX: x, clientY: y, pointerId: id, target, timeStamp: time } = event;
    const isAtEdge = (sign() > 0 ? x : innerWidth - x) <= edge;
    this.press = undefined;
    if (event.pointerType !== 'touch' || !isAtEdge || !view.element.contains(target) || !this.canLeave(view)) return;
    this.press = { id, target, x, y, last: x, time, speed: 0, view };
  }

  move(event) {
    const { press } = this;
    if (press?.id !== event.pointerId) return;
    if (this.stack.top !== press.view) return this.end();
    if (!press.led && !this.claims(event)) return;
    event.stopPropagation();
    const passed = event.timeStamp - press.time;
    if (passed > 0) press.speed = pullSpeed(press.speed, ((event.clientX - press.last) * sign()) / passed);
    Object.assign(press, { last: event.clientX, time: event.timeStamp });
    press.led.lead(((event.clientX - press.x) * sign()) / innerWidth);
  }

  // Whether the finger goes inwards. What else it could have meant is called off.
  claims(event) {
    const { press } = this;
    const across = (event.clientX - press.x) * sign();
    const along = Math.abs(event.clientY - press.y);
    if (Math.max(Math.abs(across), along) < slop) return false;
    const isHeld = press.view.element.querySelector('.face.lifted') !== null;
    if (across < 1.2 * along || isHeld) {
      this.press = undefined;
      return false;
    }
    const { id: pointerId, target, view } = press;
    target.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType: 'touch', isPrimary: true, bubbles: true }));
    view.element.setPointerCapture(pointerId);
    // One that is still on its way back is caught where it is.
    press.x += (slop - (view.led?.away ?? 0) * innerWidth) * sign();
    view.led?.end();
    press.led = this.lead(view);
    view.led = press.led;
    return true;
  }

  // The browser scrolls nothing meanwhile.
  keep(event) {
    if (!this.press?.led) return;
    if (event.cancelable) event.preventDefault();
    event.stopPropagation();
  }

  up(event) {
    const { press } = this;
    if (press?.id !== event.pointerId) return;
    this.press = undefined;
    const { led, view, time } = press;
    if (!led) return;
    event.stopPropagation();
    const speed = event.timeStamp - time > rest ? 0 : press.speed;
    const isMeant = speed > fling || (led.away > 0.5 && speed > -fling);
    if (!isMeant || this.stack.top !== view || !this.canLeave(view)) return led.settle(speed / innerWidth);
    led.leave(speed / innerWidth);
    if (!this.leave(view)) return led.settle();
    setTimeout(() => { if (this.stack.views.includes(view)) led.settle(); }, patience);
  }

  cancel(event) {
    if (event.isTrusted && event.pointerId === this.press?.id) this.end();
  }

  key(event) {
    if (event.key !== 'Escape' || !this.press?.led) return;
    event.preventDefault();
    event.stopPropagation();
    this.end();
  }

  end() {
    const { press } = this;
    this.press = undefined;
    press?.led?.settle();
  }
}
