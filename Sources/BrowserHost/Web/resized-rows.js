// Rows of a view that is given another width in a motion go along: each from where and as large as it is seen to where and
// as large as it is then. Those that come into sight, or go from there, do so as all others move.

const parts = ':is(.row, .group-ground, .group-ground-body, .lane-box):not(.leaving)';

export class ResizedRows {
  constructor(scroller) {
    this.scroller = scroller;
    this.layer = scroller.querySelector('.rows');
    this.animations = [];
  }

  // `apply` lays them out anew, and asks how high they are then.
  follow(apply, timing) {
    const { scroller, layer } = this;
    const former = this.shapes();
    const top = scroller.scrollTop;
    this.stop();
    apply();
    const now = this.shapes();
    const step = scroller.scrollTop - top;
    for (const [part, shape] of former) if (shape.isLine && !part.matches('.pinned')) shape.y += step;
    const known = [...now.keys()].filter((part) => former.has(part) && now.get(part).isLine);
    if (known.length === 0) return;
    const reaches = [former, now].map((shapes) => reachOf(known.map((part) => shapes.get(part))));
    const come = mapping(reaches[1], reaches[0]);
    const go = mapping(reaches[0], reaches[1]);
    for (const [part, shape] of now) {
      const start = former.get(part) ?? (shape.isLine ? come(shape) : shape);
      if (isOther(start, shape)) this.move(part, [frame(start), {}], timing);
    }
    for (const [part, shape] of former) {
      if (part.isConnected || !shape.isLine) continue;
      part.removeAttribute('id');
      part.ariaHidden = 'true';
      part.inert = true;
      part.classList.add('leaving');
      layer.append(part);
      this.move(part, [frame(shape), frame(go(shape))], timing).finished.then(() => part.remove(), () => part.remove());
    }
  }

  // As they are seen, wherever each is on its way.
  shapes() {
    return new Map([...this.layer.querySelectorAll(parts)].map((part) => {
      const { transform, width, height } = getComputedStyle(part);
      const { e: x, f: y } = new DOMMatrix(transform);
      return [part, { x, y, width: parseFloat(width), height: parseFloat(height), isLine: part.parentElement === this.layer }];
    }));
  }

  move(part, frames, timing) {
    const animation = part.animate(frames, { ...timing, fill: 'backwards' });
    this.animations.push(animation);
    return animation;
  }

  stop() { for (const animation of this.animations.splice(0)) animation.cancel(); }
}

const frame = ({ x, y, width, height }) => ({ transform: `translate(${x}px, ${y}px)`, width: `${width}px`, height: `${height}px` });

const isOther = (one, other) => ['x', 'y', 'width', 'height'].some((name) => Math.abs(one[name] - other[name]) >= 0.5);

const reachOf = (shapes) => ({
  top: Math.min(...shapes.map(({ y }) => y)),
  bottom: Math.max(...shapes.map(({ y, height }) => y + height)),
  width: Math.max(...shapes.map(({ x, width }) => Math.abs(x) + width)),
});

// Where something that is seen among them is once all of them reach as far as told.
function mapping(from, to) {
  const [across, along] = [to.width / from.width, (to.bottom - to.top) / (from.bottom - from.top)];
  return ({ x, y, width, height }) => (
    { x: x * across, y: to.top + (y - from.top) * along, width: width * across, height: height * along });
}
