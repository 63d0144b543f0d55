// Whether a bar has one line of controls, in which what a finger presses may be as high as the bar, however large letters are.

// What stands in the bar: in place of what only holds others, those.
function partsOf(element) {
  const isHolder = element.matches('.controls, .search-field, .scopes') || getComputedStyle(element).display === 'contents';
  return isHolder ? [...element.children].flatMap(partsOf) : [element];
}

// One that is only read out is a point.
const isSeen = ({ offsetWidth, offsetHeight }) => offsetWidth > 1 && offsetHeight > 1;

// Where there is a height that all of them have in common.
function isSingleLine(bar) {
  const parts = [...bar.children].flatMap(partsOf).filter(isSeen);
  const last = Math.max(...parts.map(({ offsetTop }) => offsetTop));
  return parts.every(({ offsetTop, offsetHeight }) => last < offsetTop + offsetHeight);
}

export function watchLines(bar) {
  const observer = new ResizeObserver(() => bar.classList.toggle('single-line-bar', isSingleLine(bar)));
  for (const one of [bar, bar.querySelector('.controls')]) observer.observe(one, { box: 'border-box' });
}
