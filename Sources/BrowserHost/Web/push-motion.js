// How a screen comes over another, and goes from there.

import { sign } from './direction.js';
import { Spring, offsets } from './spring.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
export const spring = 'linear(0, 0.09 6%, 0.31 14%, 0.65 27%, 0.82 36%, 0.92 46%, 0.98 60%, 1)';

const duration = 420;

// The motions in which screens come; and the last in which each makes room.
const comings = new WeakMap();
const parallaxes = new WeakMap();

// Moves `upper` in from where it is away, or out to there: `away` says where it is with a share of the way left. `lower`,
// if any, makes room as it comes, and comes back as it goes. A busy browser may draw a picture of the time before they
// begin: it shows their first moment.
export function moveScreen(upper, lower, away, isComing) {
  const turn = isComing ? undefined : turnOf(upper);
  const out = { opacity: reducedMotion.matches ? 0 : 1, transform: reducedMotion.matches ? 'none' : away(1) };
  // A sheet may have been pulled down some of the way.
  const here = { opacity: turn?.opacity ?? 1, transform: upper.style.transform || 'none' };
  const timing = reducedMotion.matches ? { duration: 160 } : { duration, easing: turn?.path ? 'linear' : spring };
  if (lower && !reducedMotion.matches) {
    const rest = { transform: 'none', filter: 'brightness(1)' };
    const way = turn?.path?.((left) => aside(1 - left)) ?? [aside(1), rest];
    lower.classList.add('uncovered');
    const parallax = lower.animate(isComing ? [rest, aside(1)] : way, { ...timing, fill: 'backwards' });
    parallaxes.set(lower, parallax);
    const cover = () => { if (parallaxes.get(lower) === parallax) lower.classList.remove('uncovered'); };
    parallax.finished.then(cover, cover);
  }
  const motion = upper.animate(isComing ? [out, here] : turn?.path?.((left) => ({ transform: away(left) })) ?? [here, out], { ...timing, fill: isComing ? 'backwards' : 'both' });
  if (isComing) comings.set(upper, motion);
  return motion;
}

// What is called back while it still comes turns round where it is, as fast as it was.
function turnOf(upper) {
  const motion = comings.get(upper);
  if (motion?.playState !== 'running') return undefined;
  const left = () => 1 - (motion.effect.getComputedTiming().progress ?? 0);
  const { opacity } = getComputedStyle(upper);
  const share = left();
  const step = Math.min(16, motion.currentTime ?? 0);
  motion.currentTime -= step;
  const speed = step > 0 ? (share - left()) / step : 0;
  motion.cancel();
  if (reducedMotion.matches) return { opacity };
  const way = new Spring(share, 1, speed, duration / Spring.timeToSettle(1));
  return { opacity, path: (place) => offsets.map((offset) => ({ ...place(Math.min(Math.max(0, way.at(duration * offset)), 1)), offset })) };
}

export const isMotionReduced = () => reducedMotion.matches;

// Where a screen is that comes from the side, before it comes; `share` is how much of its way is left.
export const besides = (share = 1) => `translateX(${100 * sign() * share}%)`;

// What is left behind makes room, and darkens: it lies in the shadow of what comes over it.
export const aside = (share) => ({ transform: `translateX(${-30 * sign() * share}%)`, filter: `brightness(${1 - 0.1 * share})` });

// What is on its way when somebody asks for less of that is there at once.
reducedMotion.addEventListener('change', () => {
  if (!reducedMotion.matches) return;
  for (const one of document.getAnimations()) {
    if (one.timeline === document.timeline && one.effect.getComputedTiming().endTime < Infinity) one.finish();
  }
});
