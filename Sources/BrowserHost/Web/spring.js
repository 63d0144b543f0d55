// How a spring without bounce moves: from any place, at any speed, to rest. It has no memory: one that is stopped on its
// way and set going again with the speed it had by then moves on as if nothing had happened.
//
// `duration` is what one perceives as the time of the movement, in milliseconds; the last thousandth of the way takes
// half as long again.

const settling = 1.5;

export class Spring {
  constructor(start, end, velocity, duration) {
    this.end = end;
    this.distance = start - end;
    this.velocity = velocity;
    this.frequency = (2 * Math.PI) / duration;
    this.push = velocity + this.frequency * this.distance;
  }

  static timeToSettle(duration) { return settling * duration; }

  // Where it is after a time.
  at(time) { return this.end + (this.distance + this.push * time) * Math.exp(-this.frequency * time); }

  // How fast it is then.
  speedAt(time) { return (this.velocity - this.frequency * this.push * time) * Math.exp(-this.frequency * time); }
}

// Where to sample a movement, as shares of its whole time: densely where a spring changes its speed most. Straight lines
// between the samples are nowhere further from the spring than a four-hundredth of the way.
const count = 24;

export const offsets = Array.from({ length: count + 1 }, (_, index) => (index / count) ** 1.5);
