// What stands beside a row's content, at one of its sides. Elements stay while what they show changes; those that come
// and go while the row stays take their room, or give it back, little by little.

import { markMenu } from './button-menu.js';
import { setAttribute, setColor, setText, setTextLength } from './faces.js';
import { setFont } from './looks.js';
import { hasImage, showImage } from './pictures.js';
import { showSignal } from './signal.js';
import { symbolElement } from './symbols.js';

const signs = { delete: '−', insert: '+' };

const symbols = { checkmark: 'checkmark', detail: 'info.circle' };

const controls = new Set(['delete', 'insert', 'multiselect', 'reorder', 'toggle', 'button']);

// A switch that is shown by a picture is a sign.
const lookOf = (accessory) => (accessory.kind === 'toggle' && hasImage(accessory) ? 'sign' : accessory.kind);

export class AccessoryGroup {
  constructor() {
    this.elements = new Map();
    this.leaving = new Set();
    this.changes = [];
    this.wasShown = false;
  }

  // Whether there is anything to be seen, if only on its way out.
  get isNeeded() { return this.elements.size > 0 || this.leaving.size > 0; }

  show(group, wanted, content, tabIndex) {
    const former = this.elements;
    this.elements = new Map();
    for (const accessory of wanted) {
      const tag = accessory.actionable || controls.has(accessory.kind) ? 'BUTTON' : 'SPAN';
      const name = `${accessory.id} ${lookOf(accessory)}`;
      let element = former.get(name);
      if (element?.tagName === tag) former.delete(name);
      else {
        element = document.createElement(tag);
        if (this.wasShown) this.changes.push({ element, isComing: true });
      }
      this.elements.set(name, element);
      showAccessory(element, accessory, content, tabIndex);
    }
    // What leaves keeps its place among the others.
    for (const element of former.values()) this.leave(element);
    let next = group.firstElementChild;
    for (const element of this.elements.values()) {
      // A grip leaves from the row's edge, whatever comes beside it.
      while (next && this.leaving.has(next) && !next.classList.contains('reorder')) next = next.nextElementSibling;
      if (element === next) next = next.nextElementSibling;
      else group.insertBefore(element, next);
    }
    this.wasShown = true;
  }

  leave(element) {
    element.inert = true;
    delete element.dataset.accessory;
    this.leaving.add(element);
    this.changes.push({
      element, isComing: false, end: () => {
        this.leaving.delete(element);
        element.remove();
      },
    });
  }

  takeChanges() {
    const { changes } = this;
    this.changes = [];
    return changes;
  }

  clear() {
    this.wasShown = true;
    this.changes = [];
  }
}

// Lets accessories that came or went do so in a time: the room for them grows or shrinks while they stay as large as they
// are, at their edge of the row, and fade. All are measured before the first moves. Fulfilled at the end.
export function playChanges(changes, duration) {
  if (duration === 0) {
    for (const { end } of changes) end?.();
    return Promise.resolve();
  }
  const moving = new Set(changes.map(({ element }) => element));
  const rooms = changes.map(({ element }) => roomOf(element, moving));
  return Promise.allSettled(changes.map(({ element, isComing, end }, index) => {
    const { side, own, taken, opacity } = rooms[index];
    const here = { [side]: `${own}px`, opacity };
    const gone = { [side]: `${own - taken}px`, opacity: 0 };
    // What goes is out of the way before what comes is seen.
    const frames = isComing ? [gone, { opacity: 0, offset: 0.4 }, here] : [here, { opacity: 0, offset: 0.5 }, gone];
    const animation = element.animate(frames, { duration, easing: 'ease-in-out', fill: 'backwards' });
    return animation.finished.finally(end);
  }));
}

// The distances between two accessories, and from a group of them to the content, as the style has them.
const [gapBetween, gapToContent] = [10, 12];

// The margin towards the row's content that an accessory has, how much room it takes with the gap beside it, and how much
// of it is seen: nothing in most rows, of one for the row that is in use.
function roomOf(element, moving) {
  const { marginInlineStart, marginInlineEnd, opacity } = getComputedStyle(element);
  const [start, end] = [parseFloat(marginInlineStart), parseFloat(marginInlineEnd)];
  const isLeading = element.parentElement?.classList.contains('leading') === true;
  const siblings = [...(element.parentElement?.children ?? [])];
  // The first of a group that comes or goes as a whole takes the group's own gap along.
  const isWhole = siblings[0] === element && siblings.every((one) => moving.has(one));
  return {
    side: isLeading ? 'marginInlineEnd' : 'marginInlineStart', own: isLeading ? end : start,
    taken: element.offsetWidth + start + end + (isWhole ? gapToContent : gapBetween), opacity,
  };
}

function showAccessory(element, told, content, tabIndex) {
  const { kind } = told;
  // A switch stands as it was turned last until that is answered, whatever is answered to what was done before.
  const isTurned = kind === 'toggle' && presses.has(element);
  const accessory = isTurned ? { ...told, on: element.classList.contains('on') } : told;
  element.dataset.accessory = String(accessory.id);
  const { plate } = accessory;
  const plated = plate ? ` plated ${plate.ground} ${plate.size} ${plate.corners}-corners` : '';
  element.className = `accessory ${lookOf(accessory)}${plated}`;
  setColor(element, '--plate', plate?.color);
  element.classList.toggle('pending', isTurned);
  element.classList.toggle('hidden', accessory.hidden === true);
  element.classList.toggle('in-use', accessory.inUse === true);
  element.classList.toggle('actual', accessory.actual === true);
  element.classList.toggle('fixed', accessory.fixed === true);
  element.classList.toggle('lined', accessory.lined === true);
  element.classList.toggle('uncovers', accessory.uncovers === true);
  setTextLength(element, '--reserved', accessory.width);
  element.classList.toggle('reserved', accessory.width !== undefined);
  setFont(element, accessory.font);
  setColor(element, '--accessory-color', accessory.color);
  setColor(element, '--accessory-background', accessory.background);
  showSign(element, accessory);
  if (kind === 'disclosure') element.classList.toggle('open', content.expanded === true);
  if (kind === 'progress') element.style.setProperty('--value', String(accessory.value));
  element.classList.toggle('on', accessory.on === true);
  describe(element, accessory, content);
  if (element.tagName !== 'BUTTON') return;
  element.type = 'button';
  markMenu(element, accessory.menu ?? accessory.kind === 'reorder');
  element.tabIndex = tabIndex;
  element.disabled = accessory.actionable !== true;
}

// What a press led to is told just before or just after that it was done.
export const graceOfAnswer = 150;

// How often buttons were pressed to which there is no answer yet.
const presses = new WeakMap();

// The button was pressed, and the server has yet to say what became of it.
export function showPending(element) {
  presses.set(element, (presses.get(element) ?? 0) + 1);
  element.classList.add('pending');
  if (element.getAttribute('role') !== 'switch') return;
  element.setAttribute('aria-checked', String(element.classList.toggle('on')));
}

// A press was answered. True when it was the last one, and the button has yet to show what became of it.
export function endPending(element) {
  const left = (presses.get(element) ?? 1) - 1;
  if (left > 0) presses.set(element, left);
  else presses.delete(element);
  return left === 0 && element.classList.contains('pending');
}

function showSign(element, accessory) {
  if (element.classList.contains('sign')) return showTurnedSign(element, accessory);
  if (accessory.kind === 'toggle' || accessory.kind === 'multiselect') {
    if (!element.firstElementChild) element.append(document.createElement('span'));
    element.firstElementChild.className = accessory.kind === 'toggle' ? 'knob' : 'mark';
    return;
  }
  if (showSignal(element, accessory.symbol)) return;
  if (accessory.kind in symbols) return showImage(element, { symbol: symbols[accessory.kind] });
  if (hasImage(accessory)) {
    setColor(element, '--image-background', accessory.swatch);
    if (accessory.ink !== undefined) setColor(element, '--accessory-color', accessory.ink);
    return showImage(element, accessory);
  }
  setText(element, accessory.text ?? signs[accessory.kind] ?? '');
}

// A symbol that is turned on and off is there in both forms: the one to be seen changes at once.
function showTurnedSign(element, accessory) {
  if (accessory.symbol === undefined) return showImage(element, accessory);
  if (element.lastSign === accessory.symbol) return;
  element.lastSign = accessory.symbol;
  element.replaceChildren(symbolElement(accessory.symbol), symbolElement(`${accessory.symbol}.fill`));
}

// The buttons that do the same to each row.
const objective = new Set(['delete', 'insert', 'multiselect', 'disclosure', 'reorder']);

const roles = { toggle: 'switch', multiselect: 'checkbox', progress: 'progressbar' };

// What the accessory is to a screen reader.
function describe(element, accessory, content) {
  const { kind, label, text } = accessory;
  const isButton = element.tagName === 'BUTTON';
  const isSpoken = isButton || label !== undefined;
  setAttribute(element, 'role', roles[kind] ?? (!isButton && isSpoken ? 'img' : undefined));
  const action = kind === 'disclosure' ? (content.expanded ? 'Collapse' : 'Expand') : label;
  // What a button does, and to which of many rows.
  const object = content.text === undefined ? '' : kind === 'detail' ? `: ${content.text}` : objective.has(kind) ? ` ${content.text}` : '';
  const name = action === undefined ? text : `${action}${object}`;
  setAttribute(element, 'aria-label', isSpoken ? name : undefined);
  setAttribute(element, 'aria-hidden', isSpoken || kind === 'label' ? undefined : 'true');
  setAttribute(element, 'aria-checked', kind in { toggle: 1, multiselect: 1 } ? accessory.on === true : undefined);
  const percent = kind === 'progress' ? Math.round(accessory.value * 100) : undefined;
  setAttribute(element, 'aria-valuemin', percent === undefined ? undefined : 0);
  setAttribute(element, 'aria-valuemax', percent === undefined ? undefined : 100);
  setAttribute(element, 'aria-valuenow', percent);
}
