// The way of a lifted row that is let go: to where it belongs, or into the row that took it in.

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

// As Apple's: no overshoot, half a second as one perceives it, a little faster here.
const response = 0.32;
const stiffness = (2 * Math.PI / response) ** 2;
const damping = 4 * Math.PI / response;

// So long it waits where it belongs, in milliseconds, for an answer that does not come.
const patience = 15_000;

const milliseconds = 180;

export class LiftedFlight {
  constructor(lifted) { this.lifted = lifted; }

  // Goes to where the row belongs by a spring, with the speed that it has; the place may change on the way.
  settle(rowNow, done) {
    const { lifted } = this;
    const staysInLine = lifted.isLine && !lifted.isDraggable;
    lifted.y = lifted.seenY;
    this.speed = { ...lifted.velocity, ...(staysInLine ? { x: 0 } : {}) };
    if (staysInLine) this.comeHome();
    lifted.isSettling = true;
    lifted.showDimmed();
    lifted.element.classList.remove('up');
    lifted.keepName(() => lifted.element.classList.add('settling'));
    document.documentElement.classList.remove('dragging');
    const letGoAt = performance.now();
    let last;
    const step = (now) => {
      if (!lifted.element.isConnected) return;
      const row = rowNow();
      if (!row) return this.fade(done);
      const rest = lifted.restOf(row);
      this.approach(rest, Math.min(0.05, (now - (last ?? now)) / 1000));
      last = now;
      if (this.isAt(rest) && (lifted.isAnswered || performance.now() - letGoAt > patience)) return done();
      lifted.place();
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  approach(rest, seconds) {
    const { lifted, speed } = this;
    if (reducedMotion.matches || document.hidden) [lifted.x, lifted.y] = [rest.x, rest.y];
    // Small steps: a late frame must not throw it off.
    for (let part = 0; part < 8; part += 1) {
      for (const axis of ['x', 'y']) {
        speed[axis] += (stiffness * (rest[axis] - lifted[axis]) - damping * speed[axis]) * (seconds / 8);
        lifted[axis] += speed[axis] * (seconds / 8);
      }
    }
  }

  isAt(rest) {
    const { lifted, speed } = this;
    return Math.hypot(rest.x - lifted.x, rest.y - lifted.y) < 0.5 && Math.hypot(speed.x, speed.y) < 20
      && lifted.viewport.goal === undefined;
  }

  // A piece of a line grows from where it is, while that comes straight down.
  comeHome() {
    const { lifted } = this;
    const { element, body } = lifted;
    const aside = lifted.seenX - lifted.home;
    lifted.x = lifted.home;
    body.style.transition = 'none';
    // What it leaves out as a piece comes back at once, and must neither widen it nor take its name's room.
    body.style.width = `${body.offsetWidth}px`;
    lifted.keepLines(lifted.row);
    element.style.setProperty('--grip', `${lifted.grip.x + aside}px`);
    element.style.transform = `translate(${lifted.x}px, ${lifted.y}px)`;
    body.getBoundingClientRect();
    Object.assign(body.style, { transition: '', width: '' });
  }

  // A row that took it in is where it goes, as far as that is seen: smaller on its way, and over no words at the end.
  fade(done, into) {
    const { lifted } = this;
    lifted.isSettling = true;
    document.documentElement.classList.remove('dragging');
    const animation = lifted.element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: milliseconds });
    animation.onfinish = done;
    if (into && !reducedMotion.matches) this.shrinkTo(into);
  }

  shrinkTo(row) {
    const { lifted } = this;
    const { top, height } = lifted.body.getBoundingClientRect();
    const down = lifted.restOf(row).y + row.frame[3] / 2 - top - height / 2;
    const frames = { transform: ['none', `translateY(${down}px) scale(0.7)`] };
    lifted.body.animate(frames, { duration: milliseconds, easing: 'ease-in', fill: 'forwards' });
  }
}
