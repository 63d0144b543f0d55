// The bars below the rows, which messages stand above.

// How much of the window is below the upper edge of the highest of them, once all that moves has come to rest.
export function heightOfBars(bars) {
  const tops = bars.filter((bar) => bar.offsetHeight > 0).map(topInLayout);
  return Math.max(0, ...tops.map((top) => document.documentElement.clientHeight - top));
}

// Where an element is without what any animation does to it.
function topInLayout(element) {
  let top = 0;
  for (let one = element; one; one = one.offsetParent) top += one.offsetTop + (one === element ? 0 : one.clientTop);
  return top;
}
