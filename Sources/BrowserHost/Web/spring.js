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

  // How long a movement is perceived to take that settles within a time.
  static durationFor(time) { return time / settling; }

  // Which share of a way from rest is left after a time, and when that is so.
  static shareLeft(time, duration) { return new Spring(1, 0, 0, duration).at(time); }

  static timeTo(left, duration) {
    let [early, late] = [0, duration];
    for (let step = 0; step < 20; step += 1) {
      const middle = (early + late) / 2;
      if (Spring.shareLeft(middle, duration) > left) early = middle;
      else late = middle;
    }
    return late;
  }

  // Where it is after a time.
  at(time) { return this.end + (this.distance + this.push * time) * Math.exp(-this.frequency * time); }

  // How fast it is then.
  speedAt(time) { return (this.velocity - this.frequency * this.push * time) * Math.exp(-this.frequency * time); }
}

// Where to sample a movement, as shares of its whole time: densely where a spring changes its speed most. Straight lines
// between the samples are nowhere further from a spring that sets out from rest than a four-hundredth of the way.
const count = 24;

export const offsets = Array.from({ length: count + 1 }, (_, index) => (index / count) ** 1.5);

// From rest fewer are as near, each placed where the lines beside it are as far off as those beside the others.
export const offsetsFromRest = [0, 0.015, 0.034, 0.057, 0.095, 0.158, 0.199, 0.237, 0.278, 0.321, 0.369, 0.425, 0.493, 0.581, 0.713, 1];
