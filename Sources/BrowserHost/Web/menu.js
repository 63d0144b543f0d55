// Menus: opened at a point or beside what they belong to, walked by keys, the mouse or a finger, and gone with Escape
// or a press elsewhere. What a menu holds comes as data; what becomes of a choice is up to whoever opened it.
//
//   const menu = openMenu({ title, items, at: { x, y }, label: 'Mont Blanc', returnTo: row, onChoose: (id) => … });
//
// Items: { id, title, subtitle, hint, emoji | symbol | swatch, state: 'on' | 'mixed', destructive, disabled } are to be
// chosen; with `submenu` they lead to `items`; `items` alone make a group, set off by lines. `loadingItems` stand there
// until others are, which `exchange` puts in their place.

import { Cover } from './cover.js';
import { logicalKey } from './direction.js';
import { MenuLevel } from './menu-level.js';
import { makeRoom } from './menu-room.js';
import { say } from './speech.js';
import { swallowClick } from './swallowed-click.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

let current;

// The part of the page that a menu stands in, for those who hear it: the one of what it belongs to. A column beside the
// rows scrolls, and what is pressed within would be pressed on it: its menus stand in the main part.
function partOf(element) {
  const part = element?.closest('dialog, [role="dialog"]') ?? element?.closest('.main-pane, .bar, .toolbar');
  return part ?? element?.closest('.screen')?.querySelector('.main-pane') ?? document.body;
}

export const loadingItems = [{ title: 'Loading…', disabled: true, loading: true }];

// `at` is a point, or a rectangle that the menu is to stand below. With `isTouch`, lines are as high as fingers need,
// and everything behind the menu is dimmed but for the `preview` of what it belongs to. `onClose` is called once, after any choice.
// What it belongs to, `returnTo`, has the focus after a choice; without one, what `dismissTo` names, where that is another.
export function openMenu(options) {
  current?.close();
  current = new OpenMenu(options);
  return current;
}

class OpenMenu {
  constructor({ title, items, at, label, returnTo, dismissTo = returnTo, isTouch = false, isByKey = false, preview, onChoose, onClose }) {
    this.returnTo = returnTo;
    this.dismissTo = dismissTo;
    this.onChoose = onChoose ?? (() => {});
    this.onClose = onClose ?? (() => {});
    this.isOpen = true;
    this.isPressedAnew = false;
    this.layer = document.createElement('div');
    this.layer.className = isTouch ? 'menu-layer touch' : 'menu-layer';
    // Above all else, dialogs too.
    this.layer.popover = 'manual';
    partOf(returnTo).append(this.layer);
    if (preview) this.layer.append(preview);
    this.layer.showPopover?.();
    this.levels = [];
    this.abort = new AbortController();
    const { signal } = this.abort;
    this.layer.addEventListener('keydown', (event) => this.key(event), { signal });
    // The finger that opened it comes up beside it or over a line, and leaves it the keys.
    this.layer.addEventListener('mousedown', (event) => {
      if (event.target === this.layer || !this.isPressedAnew) event.preventDefault();
    }, { signal });
    document.addEventListener('pointerdown', (event) => this.downAnywhere(event), { capture: true, signal });
    document.addEventListener('contextmenu', (event) => {
      if (this.layer.contains(event.target)) event.preventDefault();
    }, { capture: true, signal });
    addEventListener('resize', () => this.close(), { signal });
    addEventListener('blur', () => this.close(), { signal });
    // What it belongs to scrolls away from under the menu. One that was scrolled into sight by the press itself is told
    // of once the menu is open, and moves no more.
    const { x, y } = returnTo?.getBoundingClientRect() ?? {};
    const isAway = () => {
      const now = returnTo.getBoundingClientRect();
      return Math.hypot(now.x - x, now.y - y) >= 1;
    };
    document.addEventListener('scroll', (event) => {
      if (!returnTo || (event.target.contains(returnTo) && isAway())) this.close();
    }, { capture: true, passive: true, signal });
    Object.assign(this, { at, label, preview });
    this.makeRoom(this.push({ title, items, label }, at).element);
    // A phone's Back closes what a finger opened.
    this.cover = isTouch ? new Cover('menu', { close: () => this.close() }) : undefined;
    this.cover?.didOpen();
    if (isByKey) this.top.focusStart();
    else this.top.element.focus({ preventScroll: true });
    // By keys, the line itself has the focus and is read.
    if (items === loadingItems && !isByKey) say(loadingItems[0].title);
    this.layer.addEventListener('focusout', (event) => {
      if (event.relatedTarget && !this.layer.contains(event.relatedTarget)) this.close({ returnsFocus: false });
    }, { signal });
  }

  // Beside what it belongs to. Where both have no room the menu lies over that.
  makeRoom(menu) {
    if (this.preview) makeRoom(menu, this.at, this.preview, this.layer.matches('.touch'));
  }

  get top() { return this.levels[this.levels.length - 1]; }

  push(content, at, parent) {
    const level = new MenuLevel(content, {
      onChoose: (item) => this.choose(item),
      onSubmenu: (item, line, isByKey) => this.openSubmenu(level, item, line, isByKey),
      onPoint: () => this.pop(this.levels.indexOf(level) + 1),
    });
    level.parent = parent;
    this.levels.push(level);
    this.layer.append(level.element);
    level.place(at);
    level.appear(reducedMotion.matches);
    return level;
  }

  // Puts items in the place of those that were there while they were loaded. The focus goes on from the line that said
  // so; who has it on the menu as a whole hears that there is something to choose.
  exchange({ title, items }) {
    const { top: { element, focused }, at, label, preview } = this;
    const hadFocus = element.contains(document.activeElement);
    // The menu is not left by the focus on its way from one to the other.
    this.levels = [];
    const level = this.push({ title, items, label }, at);
    this.makeRoom(level.element);
    if (hadFocus && focused >= 0) level.focusStart();
    else if (hadFocus) level.element.focus({ preventScroll: true });
    element.remove();
    if (focused < 0) say('Menu loaded');
  }

  openSubmenu(level, item, line, isByKey) {
    const depth = this.levels.indexOf(level) + 1;
    if (this.levels[depth]?.parent === line) {
      if (isByKey) this.levels[depth].focusEdge(1);
      return;
    }
    this.pop(depth);
    line.setAttribute('aria-expanded', 'true');
    const rect = line.getBoundingClientRect();
    const menu = level.element.getBoundingClientRect();
    const submenu = this.push(
      { items: item.items, label: item.title, single: item.single }, { line: rect, menu }, line);
    if (isByKey) submenu.focusEdge(1);
  }

  // Closes all levels from a depth on.
  pop(depth, { takesFocus = false } = {}) {
    while (this.levels.length > Math.max(1, depth)) {
      const { element, parent } = this.levels.pop();
      parent.setAttribute('aria-expanded', 'false');
      if (takesFocus || element.contains(document.activeElement)) parent.focus({ preventScroll: true });
      element.remove();
    }
  }

  choose(item) {
    const { onChoose, returnTo } = this;
    this.close({ returnTo });
    onChoose(item.id);
  }

  close({ returnsFocus = true, returnTo = this.dismissTo } = {}) {
    if (!this.isOpen) return;
    this.isOpen = false;
    if (current === this) current = undefined;
    this.cover?.remove();
    const hadFocus = this.layer.contains(document.activeElement) || document.activeElement === document.body;
    this.abort.abort();
    this.layer.inert = true;
    this.layer.setAttribute('aria-hidden', 'true');
    if (returnsFocus && hadFocus && returnTo?.isConnected) returnTo.focus({ preventScroll: true });
    const isTouch = this.layer.matches('.touch');
    const duration = reducedMotion.matches ? 0 : isTouch ? 200 : 150;
    for (const level of duration > 0 ? this.levels : []) level.disappear(duration, isTouch ? 0.4 : 0.86);
    const animation = this.layer.animate({ opacity: [1, 1, 0], offset: [0, 0.4, 1] }, duration);
    animation.onfinish = () => this.layer.remove();
    animation.oncancel = () => this.layer.remove();
    this.onClose();
  }

  downAnywhere(event) {
    this.isPressedAnew = true;
    const menu = event.target.closest?.('.menu');
    if (menu && this.layer.contains(menu)) {
      const depth = this.levels.findIndex(({ element }) => element === menu) + 1;
      // A finger has not left the submenu that lies over others: a press there only closes that.
      if (event.pointerType === 'touch' && depth > 0 && depth < this.levels.length) {
        swallowClick(500);
        this.pop(depth);
      }
      return;
    }
    // The press only closes the menu. Where a secondary click opens another one, it does that too.
    if (event.button === 0) {
      swallowClick(500);
      event.preventDefault();
      event.stopPropagation();
    }
    this.close();
  }

  key(event) {
    // What is behind hears no key: an undo might take away what the menu is of.
    event.stopPropagation();
    // Nor does the browser mark or undo what is behind.
    if ((event.ctrlKey || event.metaKey) && /^[ayz]$/i.test(event.key)) event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.press(event.key)) event.preventDefault();
  }

  // Does what a key stands for; false when it stands for nothing.
  press(pressed) {
    if (!this.isOpen) return false;
    const level = this.levels.find(({ element }) => element.contains(document.activeElement)) ?? this.top;
    const key = logicalKey(pressed);
    if (key === 'Escape' || key === 'Tab') this.close();
    else if (key === 'ArrowDown') level.step(1);
    else if (key === 'ArrowUp') level.step(-1);
    else if (key === 'Home' || key === 'PageUp') level.focusEdge(1);
    else if (key === 'End' || key === 'PageDown') level.focusEdge(-1);
    else if (key === 'ArrowRight') level.enter();
    else if (key === 'ArrowLeft') this.pop(this.levels.indexOf(level), { takesFocus: true });
    else if (key === 'Enter' || key === ' ') level.activate();
    else if (key.length === 1) level.find(event);
    else return false;
    return true;
  }
}
