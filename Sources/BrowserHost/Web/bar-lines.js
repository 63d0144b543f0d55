// Whether a bar has one line, in which what a finger presses may be as high as the bar.

const most = 56;

export function watchLines(bar) {
  new ResizeObserver(() => bar.classList.toggle('one-line', bar.offsetHeight <= most)).observe(bar, { box: 'border-box' });
}
