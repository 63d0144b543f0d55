// Scrolls while something is dragged at the upper or lower edge: faster the nearer it is, and the longer it stays, but
// for some seconds no faster than rows can be seen to pass. Who stays for longer wants to go far: then the other end of a
// list of any length is some seconds away.

const zone = 72;
const slowest = 90;
const fastest = 900;
// How long the speed takes to double, in seconds, once it has stayed for a while.
const doubling = 0.55;
const patience = 1;
// How many times the list's own height passes in a second, at most, and for how many seconds.
const mostScreens = 4;
const readable = 6;

const doubled = (seconds) => 2 ** Math.max(0, seconds / doubling);

export class EdgeScroll {
  constructor(viewport, place, didScroll) {
    this.viewport = viewport;
    this.place = place;
    this.didScroll = didScroll;
    this.isRunning = false;
    this.y = undefined;
    this.held = 0;
  }

  start(y) {
    this.y = y;
    this.held = 0;
    if (this.isRunning) return;
    this.isRunning = true;
    let last = performance.now();
    const step = (now) => {
      if (!this.isRunning) return;
      // A page that was held up goes on where it was.
      this.step(Math.min(0.1, (now - last) / 1000));
      last = now;
      this.place.update();
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  move(y) { this.y = y; }

  stop() {
    this.isRunning = false;
    this.place.hide();
  }

  // How deep in the zone at an edge the pointer is, from -1 to 1.
  get depth() {
    const { top, bottom } = this.viewport.scroller.getBoundingClientRect();
    const size = Math.min(zone, (bottom - top) / 5);
    if (this.y < top + size) return -Math.min(1, (top + size - this.y) / size);
    if (this.y > bottom - size) return Math.min(1, (this.y - bottom + size) / size);
    return 0;
  }

  step(seconds) {
    const { viewport, depth } = this;
    if (depth === 0 || Math.sign(depth) !== this.direction) this.held = 0;
    if (depth === 0) return;
    this.direction = Math.sign(depth);
    this.held += seconds;
    const { held } = this;
    const ramp = Math.min(1, held / 0.3);
    const wanted = (slowest + (fastest - slowest) * Math.abs(depth) ** 1.5) * doubled(held - patience);
    const most = Math.min(mostScreens * viewport.height * doubled(held - readable), Math.max(6000, viewport.contentHeight / 3));
    const speed = Math.min(wanted, most) * ramp;
    const y = Math.min(Math.max(viewport.least, viewport.y + this.direction * speed * seconds), viewport.furthest);
    if (Math.abs(y - viewport.y) < 0.01) return;
    viewport.jump(y);
    this.didScroll();
  }
}
