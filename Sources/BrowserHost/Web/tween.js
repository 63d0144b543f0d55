// Lets an element go from one state to another, and from wherever it is by then to a third.
//
// Animations replace what they animate: the browser then runs them beside this script. Where an element is seen at the
// moment follows from how far its animation has come, without asking for the layout.

const easing = 'cubic-bezier(0.3, 0.05, 0.15, 1)';

export class Tween {
  // `style` turns a state, an object of numbers, into the properties that show it.
  constructor(element, style, state) {
    this.element = element;
    this.style = style;
    this.state = state;
    this.start = undefined;
    this.animation = undefined;
    this.show(state);
  }

  get isMoving() { return this.animation !== undefined; }

  // The state that is seen now.
  get seen() {
    const progress = this.animation?.effect.getComputedTiming().progress ?? null;
    if (progress === null) return this.state;
    const seen = {};
    for (const name in this.state) {
      seen[name] = this.start[name] + (this.state[name] - this.start[name]) * progress;
    }
    return seen;
  }

  // Takes on a state at once.
  set(state) {
    this.stop();
    this.state = state;
    this.show(state);
  }

  // Goes from one state to another; `done` is called at the end, unless something else comes between.
  go(start, state, duration, done) {
    this.stop();
    this.start = start;
    this.state = state;
    this.show(state);
    const animation = this.element.animate([this.style(start), this.style(state)], { duration, easing });
    this.animation = animation;
    animation.onfinish = () => {
      if (this.animation !== animation) return;
      this.animation = undefined;
      done?.();
    };
  }

  // Arrives at another state, at the same time and without a jump now.
  redirect(state) {
    const progress = this.animation?.effect.getComputedTiming().progress ?? null;
    if (progress === null || progress > 0.95) return this.set(state);
    const { seen } = this;
    const start = {};
    for (const name in state) start[name] = (seen[name] - progress * state[name]) / (1 - progress);
    this.start = start;
    this.state = state;
    this.show(state);
    this.animation.effect.setKeyframes([this.style(start), this.style(state)]);
  }

  stop() {
    const { animation } = this;
    this.animation = undefined;
    animation?.cancel();
  }

  show(state) {
    Object.assign(this.element.style, this.style(state));
  }
}
