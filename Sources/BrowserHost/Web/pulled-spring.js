// A number that goes where it is told as a critically damped spring would, from wherever it is and at its own speed.

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export class PulledSpring {
  // `onChange` hears each value, `response` is about how many seconds the way takes.
  constructor(onChange, response = 0.38) {
    this.onChange = onChange;
    this.rate = (2 * Math.PI) / response;
    this.value = 0;
    this.velocity = 0;
    this.target = 0;
    this.frame = undefined;
    this.done = undefined;
  }

  get isMoving() { return this.frame !== undefined; }

  // Takes on a value at once.
  set(value, velocity = 0) {
    this.stop();
    this.value = value;
    this.target = value;
    this.velocity = velocity;
    this.onChange(value);
  }

  // Goes to a value; `done` is called there, unless something else comes between. Velocity is in points a second.
  go(target, done) {
    this.target = target;
    this.done = done;
    if (reducedMotion.matches || document.hidden) return this.arrive();
    if (this.isMoving) return;
    this.last = performance.now();
    this.frame = requestAnimationFrame((now) => this.step(now));
  }

  step(now) {
    const time = Math.min(Math.max(0, now - this.last), 64) / 1000;
    this.last = now;
    const distance = this.value - this.target;
    const pull = (this.velocity + this.rate * distance) * time;
    const decay = Math.exp(-this.rate * time);
    this.value = this.target + (distance + pull) * decay;
    this.velocity = (this.velocity - this.rate * pull) * decay;
    if (Math.abs(this.value - this.target) < 0.3 && Math.abs(this.velocity) < 10) return this.arrive();
    this.onChange(this.value);
    this.frame = requestAnimationFrame((next) => this.step(next));
  }

  arrive() {
    const { done } = this;
    this.stop();
    this.value = this.target;
    this.velocity = 0;
    this.onChange(this.value);
    done?.();
  }

  stop() {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.frame = undefined;
    this.done = undefined;
  }
}
