// One level of a menu: its lines, where it stands, and the line that has the focus.

import { sign } from './direction.js';
import { setAttribute } from './faces.js';
import { hasImage, showImage } from './pictures.js';
import { symbolElement } from './symbols.js';
import { TypeAhead } from './type-ahead.js';

// How far a menu stays from the window's edges, and from what it belongs to.
export const margin = 8;
export const gap = 8;
const hoverDelay = 160;

const folded = (text) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

function make(className, text) {
  const element = document.createElement('span');
  element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

export class MenuLevel {
  constructor({ title, items, label, single }, { onChoose, onSubmenu, onPoint }) {
    this.onChoose = onChoose;
    this.onSubmenu = onSubmenu;
    this.onPoint = onPoint;
    this.typeAhead = new TypeAhead();
    this.element = document.createElement('div');
    this.element.className = 'menu';
    this.element.setAttribute('role', 'menu');
    this.element.setAttribute('aria-label', title || label || 'Menu');
    this.element.tabIndex = -1;
    this.lines = [];
    this.hasMarks = holdsStates(items, single);
    this.hasImages = items.some(function has(item) {
      return hasImage(item) || (item.items && !item.submenu && item.items.some(has));
    });
    if (title) this.element.append(this.makeHead(title));
    this.add(items, this.element, single === true);
    this.element.addEventListener('pointerleave', () => clearTimeout(this.timer));
  }

  makeHead(title) {
    const head = document.createElement('div');
    head.className = 'menu-title';
    head.setAttribute('role', 'presentation');
    head.textContent = title;
    return head;
  }

  // Adds items; groups are set off from what stands beside them.
  add(items, parent, isSingle) {
    let needsLine = false;
    for (const item of items) {
      const isGroup = item.items !== undefined && item.submenu !== true;
      if (parent.lastElementChild && (isGroup || needsLine) && parent.lastElementChild.className !== 'menu-title') {
        const line = document.createElement('div');
        line.className = 'menu-separator';
        line.setAttribute('role', 'separator');
        parent.append(line);
      }
      needsLine = isGroup;
      if (isGroup) {
        const group = document.createElement('div');
        group.setAttribute('role', 'group');
        setAttribute(group, 'aria-label', item.title);
        if (item.title) group.append(this.makeHead(item.title));
        this.add(item.items, group, item.single === true);
        parent.append(group);
      } else {
        parent.append(this.makeLine(item, isSingle));
      }
    }
  }

  makeLine(item, isSingle) {
    const line = document.createElement('div');
    line.className = 'menu-line';
    line.tabIndex = -1;
    const isChecked = isSingle || item.state !== undefined;
    const role = isSingle ? 'menuitemradio' : isChecked ? 'menuitemcheckbox' : 'menuitem';
    line.setAttribute('role', item.submenu ? 'menuitem' : role);
    if (isChecked && !item.submenu) {
      line.setAttribute('aria-checked', item.state === 'mixed' && !isSingle ? 'mixed' : String(item.state === 'on'));
    }
    if (item.submenu) {
      line.setAttribute('aria-haspopup', 'menu');
      line.setAttribute('aria-expanded', 'false');
    }
    setAttribute(line, 'aria-disabled', item.disabled ? 'true' : undefined);
    setAttribute(line, 'title', item.hint);
    line.classList.toggle('loading', item.loading === true);
    line.classList.toggle('destructive', item.destructive === true);
    if (this.hasMarks) line.append(mark(item.state));
    if (this.hasImages) {
      const image = make('menu-image');
      if (hasImage(item)) showImage(image, item, { pointSize: 15 });
      line.append(image);
    }
    const texts = make('menu-texts');
    texts.append(make('menu-text', item.title));
    if (item.subtitle !== undefined) texts.append(make('menu-subtitle', item.subtitle));
    line.append(texts);
    if (item.submenu) line.append(make('menu-chevron'));
    line.addEventListener('click', () => this.activate(line));
    line.addEventListener('pointermove', (event) => this.point(event, line));
    this.lines.push({ line, item });
    return line;
  }

  // A mouse carries the focus along, and opens a submenu where it lingers.
  point(event, line) {
    if (event.pointerType === 'touch' || document.activeElement === line) return;
    line.focus({ preventScroll: true });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { item } = this.lines.find((one) => one.line === line);
      if (item.submenu && !item.disabled) this.onSubmenu(item, line, false);
      else this.onPoint();
    }, hoverDelay);
  }

  get focused() { return this.lines.findIndex(({ line }) => line === document.activeElement); }

  focusLine(index) {
    const line = this.lines[index]?.line;
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'nearest' });
  }

  focusEdge(direction) { this.focusLine(direction > 0 ? 0 : this.lines.length - 1); }

  // Where keys begin: at what is chosen, in a menu that asks which one, else at the first line.
  focusStart() {
    const isChoice = this.lines[0]?.line.matches('[role=menuitemradio]');
    const chosen = isChoice ? this.lines.findIndex(({ line }) => line.ariaChecked === 'true') : 0;
    this.focusLine(Math.max(0, chosen));
  }

  step(direction) {
    const { focused, lines } = this;
    if (focused < 0) return direction > 0 ? this.focusStart() : this.focusEdge(direction);
    this.focusLine((focused + direction + lines.length) % lines.length);
  }

  // Opens the submenu of the line that has the focus.
  enter() {
    const one = this.lines[this.focused];
    if (one?.item.submenu && !one.item.disabled) this.onSubmenu(one.item, one.line, true);
  }

  activate(line = this.lines[this.focused]?.line) {
    const one = this.lines.find((other) => other.line === line);
    if (!one || one.item.disabled) return;
    if (one.item.submenu) this.onSubmenu(one.item, one.line, true);
    else this.onChoose(one.item);
  }

  find(event) {
    const { text, next } = this.typeAhead.type(event);
    const start = this.focused + (next ? 1 : 0);
    const { lines } = this;
    for (let step = 0; step < lines.length; step += 1) {
      const index = (Math.max(0, start) + step) % lines.length;
      if (folded(lines[index].item.title).startsWith(folded(text))) return this.focusLine(index);
    }
  }

  // Puts the menu at a point, below a rectangle, or beside the line that it belongs to, wherever it fits.
  place(at) {
    const { element } = this;
    element.style.maxWidth = `${innerWidth - 2 * margin}px`;
    element.style.maxHeight = `${innerHeight - 2 * margin}px`;
    const { offsetWidth: width, offsetHeight: height } = element;
    const isMirrored = sign() < 0;
    let x;
    let y;
    let origin;
    if (at.line) {
      // Beside its line; where there is no room, over its menu.
      const after = isMirrored ? at.menu.left - width + 4 : at.menu.right - 4;
      const before = isMirrored ? at.menu.right - 4 : at.menu.left - width + 4;
      const fits = (left) => left >= margin && left + width <= innerWidth - margin;
      const isBeside = fits(after) || fits(before);
      x = fits(after) ? after : fits(before) ? before : at.menu.left + 12;
      y = isBeside ? at.line.top - 6 : at.line.bottom - 4;
      origin = isBeside ? (x >= at.menu.right - 8 ? 'left top' : 'right top') : 'top';
    } else if (at.bottom !== undefined) {
      const endsAt = isMirrored ? at.right - width < margin : at.left + width > innerWidth - margin;
      x = isMirrored !== endsAt ? at.right - width : at.left;
      const isBelow = at.bottom + gap + height <= innerHeight - margin || at.top - gap - height < margin;
      y = isBelow ? at.bottom + gap : at.top - gap - height;
      origin = isBelow ? 'top' : 'bottom';
    } else {
      const isLeft = isMirrored ? at.x - width >= margin : at.x + width > innerWidth - margin;
      x = isLeft ? at.x - width : at.x;
      y = at.y + height > innerHeight - margin && at.y - height >= margin ? at.y - height : at.y;
      origin = `${isLeft ? 'right' : 'left'} ${y < at.y ? 'bottom' : 'top'}`;
    }
    element.style.left = `${Math.max(margin, Math.min(x, innerWidth - margin - width))}px`;
    element.style.top = `${Math.max(margin, Math.min(y, innerHeight - margin - height))}px`;
    element.style.transformOrigin = origin;
  }

  appear(isReduced) {
    const frames = isReduced ? { opacity: [0, 1] } : { opacity: [0, 1, 1], scale: [0.86, 0.985, 1] };
    this.element.animate(frames, { duration: isReduced ? 120 : 180, easing: 'cubic-bezier(0.2, 0.9, 0.3, 1)', fill: 'backwards' });
  }

  // It shrinks to where it came from, a finger's far into its row. Its words go before its ground does: no two texts are
  // seen through each other.
  disappear(duration, scale) {
    for (const part of this.element.children) part.animate({ opacity: 0 }, { duration: 0.4 * duration, fill: 'forwards' });
    this.element.animate({ scale }, { duration, easing: 'cubic-bezier(0.4, 0, 0.8, 0.8)' });
  }
}

function holdsStates(items, single) {
  return single === true || items.some((item) =>
    item.state !== undefined || (item.items !== undefined && item.submenu !== true && holdsStates(item.items, item.single)));
}

function mark(state) {
  const element = make('menu-mark', state === 'mixed' ? '–' : '');
  if (state === 'on') element.append(symbolElement('checkmark'));
  element.setAttribute('aria-hidden', 'true');
  return element;
}
