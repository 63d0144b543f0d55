// The small title of a telephone's bar stands in the middle of the bar, with its second line, as long as no button is in
// the way. Where one is, both are moved as far as needed and no farther. Styles centre them in the room between the
// buttons, which take more on one side than on the other: what that is off by is measured here.

import { sign } from './direction.js';
import { isLargeText } from './text-size.js';
import { widthOf } from './words.js';

// Words are drawn a little wider than they are measured.
const play = 2;

// No smaller are large letters of a small title on one line. Two of these have the room of one line of the bar.
const leastSize = 18;

const clamp = (least, value, most) => Math.max(least, Math.min(value, most));

// Where words of some width are centred in a room, as near to 0 as it permits.
const place = ([start, end], width) => (end - start <= width ? (start + end) / 2 : clamp(start + width / 2, 0, end - width / 2));

// What to add to the sides of a room, so that what is centred in what is left of it stands at a place.
const sides = ([start, end], middle) => [Math.max(0, 2 * middle - start - end), Math.max(0, start + end - 2 * middle)];

function setLength(element, name, length) {
  const value = `${Math.round(10 * length) / 10}px`;
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

export class CentredTitle {
  constructor(screen) {
    this.bar = screen.querySelector('.bar-inner');
    // What may stand before the title, the outermost first.
    this.before = [...this.bar.querySelectorAll('.back, .leading-buttons')];
    this.lines = [...this.bar.querySelectorAll('.title, .status')];
  }

  watch() {
    const observer = new ResizeObserver(() => this.measure());
    const [headline, controls] = ['.headline', '.controls'].map((part) => this.bar.querySelector(part));
    for (const one of [this.bar, headline, controls, ...this.lines]) observer.observe(one, { box: 'border-box' });
  }

  // What stands in the bar may be another than before: it is measured once all of it is there, and before it is seen.
  show() {
    this.frame ??= requestAnimationFrame(() => this.measure());
  }

  measure() {
    cancelAnimationFrame(this.frame);
    this.frame = undefined;
    const seen = this.bar.getBoundingClientRect();
    if (seen.width === 0) return;
    const scale = seen.width / this.bar.offsetWidth;
    // That of the window, or of the column, also where a scrollbar takes room at one side of it.
    const whole = this.bar.parentElement.getBoundingClientRect();
    const middle = (whole.left + whole.right) / 2;
    // From there, and the side where lines begin.
    this.span = ({ left, right }) => [left, right].map((x) => (sign() * (x - middle)) / scale).sort((one, other) => one - other);
    this.bar.classList.remove('long-titled');
    this.bar.style.removeProperty('--small-size');
    const shift = this.shiftOfSmall();
    // A line may be as wide as its words and what is added to its sides, which would grow each time it is measured.
    for (const { style } of this.lines) for (const side of ['--line-before', '--line-after']) style.removeProperty(side);
    this.shrinkPushed();
    const allSides = this.sidesOfLines();
    setLength(this.bar, '--small-shift', shift);
    allSides.forEach(([before, after], index) => {
      setLength(this.lines[index], '--line-before', before);
      setLength(this.lines[index], '--line-after', after);
    });
  }

  // What to add to the sides of the lines beside the buttons.
  sidesOfLines() {
    const lines = this.lines.map((element) => this.line(element));
    const seen = lines.filter((line) => line);
    const room = [Math.max(...seen.map((line) => line.room[0])), Math.min(...seen.map((line) => line.room[1]))];
    const middle = place(room, Math.max(...seen.map(({ width }) => width)));
    return lines.map((line) => (line ? sides(line.room, middle) : [0, 0]));
  }

  // The room of a line, and how much of it the words need, wherever they break now; undefined where they aren't centred.
  line(element) {
    const style = getComputedStyle(element);
    if (style.textAlign !== 'center' || element.offsetWidth <= 1 || element.textContent === '') return undefined;
    const room = this.span(element.getBoundingClientRect());
    if (style.whiteSpace !== 'nowrap') return { room, width: widthOf(element.textContent, style, room[1] - room[0] - play) + play };
    const range = document.createRange();
    range.selectNodeContents(element);
    const [start, end] = this.span(range.getBoundingClientRect());
    return { room, width: end - start + play };
  }

  // Large letters shrink by as much as they need for one line; those of a long one have two.
  shrinkSmall(words, width, usual) {
    if (words <= width) return;
    const size = (usual * (width - play)) / (words - play);
    if (size < leastSize) this.bar.classList.add('long-titled');
    else setLength(this.bar, '--small-size', Math.floor(10 * size) / 10);
  }

  // One that stands there from the start shrinks as that does which comes once a large title is gone.
  shrinkPushed() {
    const [title] = this.lines;
    const { textAlign, fontSize, fontWeight, fontFamily } = getComputedStyle(title);
    if (!isLargeText() || textAlign !== 'center' || title.offsetWidth <= 1) return;
    const words = widthOf(title.textContent, { fontSize, fontWeight, fontFamily, whiteSpace: 'nowrap' }) + play;
    const [start, end] = this.span(title.getBoundingClientRect());
    this.shrinkSmall(words, end - start, parseFloat(fontSize));
  }

  // How far to move the one that comes once a large title is gone. It is no element. Its room is the same in all sizes, and
  // on one line and on two.
  shiftOfSmall() {
    const style = getComputedStyle(this.bar, '::before');
    const title = this.bar.dataset.title;
    const width = parseFloat(style.width);
    if (isLargeText() && width > 0 && title) this.shrinkSmall(widthOf(title, style, width) + play, width, parseFloat(style.fontSize));
    if (style.textAlign !== 'center' || !(width > 0) || !title) return 0;
    const { paddingInlineStart, columnGap } = getComputedStyle(this.bar);
    const last = this.before.findLast(({ offsetWidth }) => offsetWidth > 0);
    const start = last
      ? this.span(last.getBoundingClientRect())[1] + parseFloat(columnGap)
      : this.span(this.bar.getBoundingClientRect())[0] + parseFloat(paddingInlineStart);
    const words = widthOf(title, style, width - play) + play;
    return place([start, start + width], words) - start - width / 2;
  }
}
