// Tells the server when a user takes hold of the rows to scroll them, lets them go, and when they have come to rest.

// A wheel has no end of its own.
const wheelRest = 150;

// Nor has a glide that moves nothing, or that the browser gave up on its way.
const glideRest = 500;

export class Scrolling {
  constructor(pane) {
    this.pane = pane;
    this.phase = 'resting';
    const { viewport } = pane;
    const { scroller } = viewport;
    this.isTouched = false;
    const passive = { passive: true };
    scroller.addEventListener('touchmove', () => {
      this.isTouched = true;
      this.sample();
      this.tell('dragging');
    }, passive);
    for (const name of ['touchend', 'touchcancel']) scroller.addEventListener(name, () => this.letGo(), passive);
    scroller.addEventListener('wheel', (event) => this.wheel(event), passive);
    scroller.addEventListener('scroll', () => { if (this.glideTimer) this.awaitGlide(); }, passive);
    scroller.addEventListener('scrollend', () => this.rest(), passive);
    viewport.onGlide = () => this.awaitGlide();
  }

  wheel(event) {
    if (event.ctrlKey || event.deltaY === 0) return;
    this.tell('dragging');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rest(), wheelRest);
  }

  letGo() {
    if (!this.isTouched) return;
    this.isTouched = false;
    if (this.phase !== 'dragging') return;
    this.tell('decelerating', this.velocity());
    clearTimeout(this.timer);
    // What does not move on has no end of its own.
    this.timer = setTimeout(() => this.rest(), wheelRest);
  }

  // One that has stood still for so long is brought to its end.
  awaitGlide() {
    clearTimeout(this.glideTimer);
    this.glideTimer = setTimeout(() => {
      const { viewport } = this.pane;
      if (viewport.goal !== undefined) viewport.jump(viewport.goal);
      this.rest();
    }, glideRest);
  }

  // Whatever the program scrolled comes to rest too. What ends on the way of a glide goes on.
  rest() {
    if (this.isTouched || this.pane.viewport.goal !== undefined) return;
    clearTimeout(this.timer);
    clearTimeout(this.glideTimer);
    this.glideTimer = undefined;
    this.phase = 'resting';
    // The last place is told first.
    const tell = () => this.pane.send({ type: 'scrolling', phase: 'resting' });
    if (document.hidden) setTimeout(tell, 0);
    else requestAnimationFrame(tell);
  }

  // How fast the rows go, in points a millisecond, by the finger's last moments.
  sample() {
    const now = { y: this.pane.viewport.y, time: performance.now() };
    this.samples = [...(this.samples ?? []).filter(({ time }) => now.time - time < 100), now];
  }

  velocity() {
    const [first, last] = [this.samples?.[0], this.samples?.at(-1)];
    this.samples = [];
    const duration = last ? last.time - first.time : 0;
    return duration > 0 ? (last.y - first.y) / duration : 0;
  }

  tell(phase, velocity) {
    if (phase === this.phase) return;
    this.phase = phase;
    this.pane.send({ type: 'scrolling', phase, velocity });
  }
}
