// How a screen comes over another, and goes from there.

import { sign } from './direction.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
export const spring = 'linear(0, 0.09 6%, 0.31 14%, 0.65 27%, 0.82 36%, 0.92 46%, 0.98 60%, 1)';

// Moves `upper` in from where it is away, or out to there. `lower`, if any, makes room as it comes, and comes back as it
// goes.
export function moveScreen(upper, lower, away, isComing) {
  const out = { opacity: reducedMotion.matches ? 0 : 1, transform: reducedMotion.matches ? 'none' : away };
  // A sheet may have been pulled down some of the way.
  const here = { opacity: 1, transform: upper.style.transform || 'none' };
  const timing = reducedMotion.matches ? { duration: 160 } : { duration: 420, easing: spring };
  if (lower && !reducedMotion.matches) {
    const rest = { transform: 'none', filter: 'brightness(1)' };
    lower.classList.add('uncovered');
    const parallax = lower.animate(isComing ? [rest, aside(1)] : [aside(1), rest], timing);
    const cover = () => lower.classList.remove('uncovered');
    parallax.finished.then(cover, cover);
  }
  return upper.animate(isComing ? [out, here] : [here, out], { ...timing, fill: isComing ? 'none' : 'forwards' });
}

export const isMotionReduced = () => reducedMotion.matches;

// Where a screen is that comes from the side, before it comes; `share` is how much of its way is left.
export const besides = (share = 1) => `translateX(${100 * sign() * share}%)`;

// What is left behind makes room, and darkens: it lies in the shadow of what comes over it.
export const aside = (share) => ({ transform: `translateX(${-30 * sign() * share}%)`, filter: `brightness(${1 - 0.1 * share})` });
