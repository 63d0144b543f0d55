// The looks that a row's content asks for: fonts, lines, margins, strokes, separators.

import { setColor, setLength, setParts, setText } from './faces.js';
import { leaveRoomForDots } from './cut-lines.js';
import { showMiddle } from './middle.js';
import { letShrink } from './shrinking.js';
import { codeWords } from './swift-code.js';

const families = {
  serif: 'ui-serif, "New York", Georgia, "Noto Serif", serif',
  rounded: 'ui-rounded, "SF Pro Rounded", system-ui, sans-serif',
  monospaced: 'ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace',
};

const fontProperties = ['--font-size', '--font-weight', '--font-style', '--font-family', '--font-numeric'];

// Sizes are in rem: they grow with the size of text that was chosen in the browser.
export function setFont(element, font) {
  element.classList.toggle('styled', font !== undefined);
  if (!font) {
    for (const property of fontProperties) element.style.removeProperty(property);
    return;
  }
  const family = font.family === undefined ? families[font.design] : `"${CSS.escape(font.family)}", system-ui`;
  const values = [
    `${font.size / 16}rem`, String(font.weight), font.italic ? 'italic' : 'normal', family,
    font.tabular ? 'tabular-nums' : undefined,
  ];
  fontProperties.forEach((property, index) => {
    if (values[index] === undefined) element.style.removeProperty(property);
    else element.style.setProperty(property, values[index]);
  });
}

// How many letters a line of a program is set in, at most, where it goes on below itself.
const deepest = 12;

// What a line of text says and how: in one look, or in runs of several.
export function showText(line, text, style) {
  const { font, alignment, lines, truncation, leastScale, runs, selectable, syntax } = style ?? {};
  setFont(line, font);
  letShrink(line, leastScale);
  line.classList.toggle('centred', alignment === 'center');
  line.classList.toggle('justified', alignment === 'justified');
  line.classList.toggle('at-left', alignment === 'left');
  line.classList.toggle('at-right', alignment === 'right');
  const direction = alignment === 'own' ? 'auto' : '';
  if (line.dir !== direction) line.dir = direction;
  line.classList.toggle('one-line', lines === 1);
  line.classList.toggle('limited', lines > 1);
  line.classList.toggle('unlimited', lines === 0);
  line.classList.toggle('clip', truncation === 'clip');
  line.classList.toggle('head', truncation === 'head');
  line.classList.toggle('selectable-text', selectable === true);
  if (lines > 1) {
    line.style.setProperty('--lines', String(lines));
    if (truncation !== 'middle') leaveRoomForDots(line, text);
  }
  const hang = selectable && font?.design === 'monospaced' ? Math.min((text ?? '').search(/\S|$/), deepest) : 0;
  line.classList.toggle('hanging', hang > 0);
  if (hang > 0) line.style.setProperty('--hang', `${hang}ch`);
  if (syntax === 'swift') return showCode(line, text);
  if (line.lastCode !== undefined) line.replaceChildren();
  line.lastCode = undefined;
  if (runs === undefined) {
    // The same words as before are without their looks now.
    const isInParts = truncation === 'middle' && showMiddle(line, text);
    if (!isInParts && (line.lastRuns !== undefined || line.classList.contains('middle'))) line.replaceChildren();
    line.classList.toggle('middle', isInParts);
    line.lastRuns = undefined;
    if (isInParts) return;
    return (selectable ? setText : setParts)(line, text);
  }
  const written = JSON.stringify(runs);
  if (line.lastRuns === written) return;
  line.lastRuns = written;
  const parts = runs.map(runElement);
  const isInParts = truncation === 'middle' && runs.every(({ font, link }) => !font && link === undefined)
    && showMiddle(line, text, parts);
  line.classList.toggle('middle', isInParts);
  if (!isInParts) line.replaceChildren(...parts);
}

function showCode(line, text) {
  if (line.lastCode === text) return;
  line.lastCode = text;
  line.lastRuns = undefined;
  line.replaceChildren(...codeWords(text));
}

function runElement(run) {
  const element = document.createElement(run.link === undefined ? 'span' : 'a');
  element.className = 'run';
  if (run.link !== undefined) {
    element.href = run.link;
    element.target = '_blank';
    element.rel = 'noopener noreferrer';
  }
  setParts(element, run.text);
  if (run.font) setFont(element, run.font);
  setColor(element, '--run-color', run.color);
  setColor(element, '--run-background', run.background);
  element.classList.toggle('underlined', run.underlined === true);
  element.classList.toggle('struck', run.struck === true);
  return element;
}

const sides = ['top', 'leading', 'bottom', 'trailing'];

function setInsets(element, name, insets) {
  sides.forEach((side, index) => setLength(element, `--${name}-${side}`, insets?.[index]));
}

// Upper left, upper right, lower right, lower left, each with its bit.
const corners = [1, 2, 8, 4];

export function setRadius(element, { radius, corners: round }) {
  if (round === undefined) return setLength(element, '--face-radius', radius);
  const radii = corners.map((corner) => (round & corner ? `${radius}px` : '0'));
  element.style.setProperty('--face-radius', radii.join(' '));
}

// The looks of a whole row.
export function showLooks(element, content) {
  const { stroke, shadow, margins, backgroundInsets, opacity, tint } = content;
  element.classList.toggle('stroked', stroke !== undefined);
  setColor(element, '--stroke-color', stroke?.color);
  setLength(element, '--stroke-width', stroke?.width);
  setLength(element, '--stroke-outset', stroke?.outset);
  element.classList.toggle('shadowed', shadow !== undefined);
  setColor(element, '--shadow-color', shadow?.color);
  setLength(element, '--shadow-x', shadow?.x);
  setLength(element, '--shadow-y', shadow?.y);
  // Apple's radius is that of the blur's filter, half of how far it reaches.
  setLength(element, '--shadow-blur', shadow && shadow.radius * 2);
  element.classList.toggle('margined', margins !== undefined);
  setInsets(element, 'margin', margins);
  element.classList.toggle('inlaid', backgroundInsets !== undefined);
  setInsets(element, 'background', backgroundInsets);
  element.classList.toggle('tinted', tint !== undefined);
  setColor(element, '--face-tint', tint);
  element.style.filter = opacity === undefined ? '' : `opacity(${opacity})`;
}

// The lines above and below a row, where they differ from the list's.
export function showSeparators(element, content) {
  const { separatorInsets, separatorColor, separatorTopInsets, separatorTopColor } = content;
  element.classList.toggle('lined', separatorInsets !== undefined || separatorColor !== undefined);
  setColor(element, '--separator-color', separatorColor);
  setLength(element, '--separator-leading', separatorInsets?.[1]);
  setLength(element, '--separator-trailing', separatorInsets?.[3]);
  setColor(element, '--top-separator-color', separatorTopColor);
  setLength(element, '--top-separator-leading', separatorTopInsets?.[1]);
  setLength(element, '--top-separator-trailing', separatorTopInsets?.[3]);
}
