// The context menus of rows: asked for by a secondary click, a long press, the Menu key or Shift+F10.

import { MenuPreview } from './menu-preview.js';
import { loadingItems, openMenu } from './menu.js';
import { hasGripMenu, isMovedByMenu, moveItem, moveOf } from './move-menu.js';
import { isApple } from './row-links.js';

// How long a finger rests until the menu opens, and how far it may stray meanwhile.
const longPress = 500;
const slop = 10;

// How long a menu may be on its way until a line in its place says that it is.
const patience = 300;

// What the page itself offers: where a row leads to an address, and where its text can be edited.
const newTab = { id: 'newTab', title: 'Open in New Tab', symbol: 'arrow.up.right' };
const rename = { id: 'rename', title: 'Rename', symbol: 'pencil' };

// Behind the first of the app's own actions, which mostly leads on; before what deletes.
function withOwn(own, [first, ...others]) {
  const leadsOn = first && !first.destructive && first.items === undefined;
  return leadsOn ? [first, ...own, ...others] : [...own, first, ...others].filter(Boolean);
}

// With the Control key, a Mac's only button is the secondary one.
const isSecondary = ({ button, ctrlKey }) => button === 2 || (isApple && button === 0 && ctrlKey);

const isText = (element) => element.closest('input, textarea') !== null;

export const hasMenu = (row) =>
  row?.content?.menu === true || row?.content?.editable === true || (row?.content && isMovedByMenu(row));

export class RowMenu {
  constructor(pane) {
    this.pane = pane;
    this.collection = pane.collection;
    this.menu = undefined;
    this.row = undefined;
    this.shown = undefined;
    this.asked = 0;
    this.press = undefined;
    // Keys pressed while a menu that a key asked for is on its way; they are meant for it.
    this.keys = undefined;
    const { layer } = this.collection;
    layer.addEventListener('contextmenu', (event) => this.contextMenu(event));
    // Keys such as Delete are meant for the row that has them, whichever row's menu is looked at.
    layer.addEventListener('mousedown', (event) => {
      if (isSecondary(event) && hasMenu(this.collection.rowOf(event.target)) && !isText(event.target)) event.preventDefault();
    });
    layer.addEventListener('keydown', (event) => this.keep(event), { capture: true });
    // Who presses something else, or Escape, does not wait for a menu any more.
    const options = { capture: true, signal: pane.signal };
    document.addEventListener('pointerdown', ({ target }) => { if (!target.closest?.('.menu')) this.forget(); }, options);
    document.addEventListener('keydown', (event) => { if (event.key === 'Escape') this.forget(); }, options);
    layer.addEventListener('keydown', (event) => this.key(event));
    layer.addEventListener('pointerdown', (event) => this.down(event));
    for (const name of ['pointerup', 'pointercancel']) layer.addEventListener(name, () => this.drop());
    layer.addEventListener('pointermove', (event) => {
      const { press } = this;
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > slop) this.drop();
    });
    pane.viewport.scroller.addEventListener('scroll', () => this.drop(), { passive: true });
    // The click that ends a long press.
    document.addEventListener('click', (event) => {
      if (!this.swallowsClick) return;
      this.swallowsClick = false;
      event.preventDefault();
      event.stopPropagation();
    }, { capture: true, signal: pane.signal });
  }

  // The browser's own menu stays where there is no other, and with the Shift key.
  contextMenu(event) {
    const row = this.collection.rowOf(event.target);
    const held = this.collection.presses.menuAt(event.target);
    if (held) {
      event.preventDefault();
      const pointerType = event.button === 2 ? 'mouse' : '';
      if (event.pointerType !== 'touch' && !this.press) this.collection.presses.openMenu(held, { pointerType });
      return;
    }
    if (performance.now() < this.keyTime + 400) return event.preventDefault();
    if (!hasMenu(row) || event.target.closest('input, textarea, a[href]')) return;
    if (event.shiftKey && event.button === 2) return;
    event.preventDefault();
    // Some browsers say so for a long press too: that one is counted here already.
    if (event.pointerType === 'touch' || this.press) return;
    const isByKey = event.button !== 2 || (event.clientX === 0 && event.clientY === 0);
    this.open(row, isByKey ? undefined : { x: event.clientX, y: event.clientY }, { isByKey });
  }

  key(event) {
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    const row = this.collection.rowOf(event.target);
    if (!isMenuKey || !row || this.collection.presses.menuAt(event.target)) return;
    const isOfGrip = hasGripMenu(row) && (!hasMenu(row) || event.target.closest('.accessory.reorder') !== null);
    if (!isOfGrip && !hasMenu(row)) return;
    event.preventDefault();
    event.stopPropagation();
    this.keyTime = performance.now();
    if (isOfGrip) this.pane.drag.menus.openMoveMenu(row, '', event.target);
    else this.open(row, undefined, { isByKey: true });
  }

  keep(event) {
    if (!this.keys || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') this.forget();
    else this.keys.push(event.key);
  }

  // The menu that was asked for is not wanted any more.
  forget() {
    this.asked += 1;
    this.keys = undefined;
  }

  down(event) {
    this.drop();
    const row = this.collection.rowOf(event.target);
    const held = this.collection.presses.menuAt(event.target);
    if (event.pointerType !== 'touch' || !event.isPrimary || !(held || hasMenu(row))) return;
    if (!held && event.target.closest('button, .accessory.reorder')) return;
    const { clientX: x, clientY: y } = event;
    this.press = { x, y };
    this.press.timer = setTimeout(() => {
      this.drop();
      if (event.defaultPrevented || this.pane.drag.isDragging || row.element.matches('.swiping')) return;
      this.swallowsClick = true;
      addEventListener('pointerup', () => this.swallowClick(), { once: true });
      if (held) this.collection.presses.openMenu(held, event);
      else this.open(row, { x, y }, { isTouch: true });
    }, longPress);
  }

  // The finger that opened the menu is up: its click is not meant for what is there.
  swallowClick() {
    this.swallowsClick = true;
    setTimeout(() => { this.swallowsClick = false; }, 60);
  }

  drop() {
    clearTimeout(this.press?.timer);
    this.press = undefined;
  }

  // Whether keys are for nothing yet: neither for what has the focus, nor for what is selected.
  get isKeyless() { return document.activeElement === document.body && this.collection.selectedCount === 0; }

  // Asks for the menu of a row and shows it, if nothing else was asked for meanwhile.
  async open(row, point, { isByKey = false, isTouch = false, onOpen } = {}) {
    this.asked += 1;
    const { asked } = this;
    this.pane.swipe.closeAtOnce();
    const keys = [];
    this.keys = isByKey ? keys : undefined;
    const count = this.countOf(row);
    let loading;
    const timer = setTimeout(() => {
      if (asked !== this.asked || this.collection.rows.get(row.key) !== row) return;
      this.keys = undefined;
      onOpen?.();
      loading = this.show(row, { content: { items: loadingItems }, count }, point, { isByKey, isTouch });
    }, patience);
    const offer = await this.offerOf(row, point, count);
    clearTimeout(timer);
    if (asked !== this.asked) return;
    this.keys = undefined;
    if (this.collection.rows.get(row.key) !== row) return;
    if (loading && offer.content) {
      loading.exchange(offer);
      for (const key of keys) this.menu?.press(key);
      return;
    }
    loading?.close();
    // A row without a menu of its own just now, as while several are chosen, has that of its grip.
    if (!offer.content && isByKey && hasGripMenu(row)) this.pane.drag.menus.openMoveMenu(row, '', row.element);
    if (!offer.content) return;
    onOpen?.();
    this.show(row, offer, point, { isByKey, isTouch });
    for (const key of keys) this.menu?.press(key);
    this.pane.viewport.lastGesture = performance.now();
  }

  // How many rows a menu is for.
  countOf(row) { return row.content.selected ? Math.max(1, this.collection.selectedCount) : 1; }

  // What the menu of a row has, the app's actions and the page's own; without `content` it has nothing. It is asked for at
  // a point of the window.
  async offerOf(row, point, count) {
    const [x, y] = this.collection.frameOf(row);
    const { left, top } = row.element.getBoundingClientRect();
    const inContent = point ? { x: x + point.x - left, y: y + point.y - top } : { x, y };
    const { editable, menu } = row.content;
    const [offered, url] = menu
      ? await Promise.all([this.pane.ask({ type: 'menu', key: row.key, ...inContent }, { isPatient: true }), this.pane.links.find(row)]) : [];
    // That nobody answers was said; what the page itself offers would be refused, too.
    if (menu && offered === undefined) return {};
    // Several at once have no name to be given, and lead nowhere.
    const move = isMovedByMenu(row) && moveItem(this.collection, row);
    const own = count === 1 ? [url && newTab, editable && rename, move].filter(Boolean) : [];
    const items = own.length === 1 && own[0] === move && !offered ? move.items : withOwn(own, offered?.items ?? []);
    return { content: own.length > 0 ? { ...offered, items } : offered, url, count, hasMove: Boolean(move) };
  }

  // Shows a menu. Returns what puts another offer in its place or closes it: one that is still on its way is not wanted
  // any more once its place is closed.
  show(row, first, point, { isByKey, isTouch }) {
    let offer = first;
    const { content, count } = offer;
    this.row = row;
    this.shown = shownBy(row);
    row.element.classList.add('menu-open');
    const visible = row.element.getBoundingClientRect();
    // By a pointer or keys several stay marked where they are; by a finger they are taken up together.
    const preview = count === 1 || isTouch ? new MenuPreview(row, count, this.collection) : undefined;
    this.menu = openMenu({
      title: content.title, items: content.items,
      label: count > 1 ? `${count} selected` : row.content?.text ?? row.content?.label,
      at: point && !isTouch ? below(visible, point) : visible, returnTo: row.element,
      dismissTo: this.isKeyless ? row.element : document.activeElement, isTouch, isByKey, preview: preview?.element,
      onChoose: (id) => this.choose(id, row, offer),
      onClose: () => {
        row.element.classList.remove('menu-open');
        preview?.end();
        this.menu = undefined;
        if (content.items === loadingItems && offer === first) this.forget();
      },
    });
    const { menu } = this;
    const uncover = () => { if (preview?.element.isConnected === false) preview.uncover(); };
    uncover();
    return {
      exchange: (next) => {
        offer = next;
        menu.exchange(next.content);
        uncover();
      },
      close: () => menu.close(),
    };
  }

  choose(id, row, { content, url, hasMove }) {
    const move = hasMove ? moveOf(this.collection, row, id) : undefined;
    if (id === rename.id) this.pane.textEditing.begin(row);
    else if (id === newTab.id) this.pane.links.open(url);
    else if (move) this.pane.drag.keys.moveOnce(row, move);
    else this.pane.ask({ type: 'act', offer: content.offer, action: id }, { isPatient: true });
  }

  // A row that goes, or shows something else, takes its menu along; and a menu that is still asked for is not shown.
  didApply() {
    if (!this.menu) return;
    const isGone = this.collection.rows.get(this.row.key) !== this.row;
    if (isGone || shownBy(this.row) !== this.shown) this.menu.close();
  }

  close() {
    this.forget();
    this.menu?.close();
  }
}

// What a row shows and which line, column or sibling it is, by which it can be moved; but for being lifted: a finger that
// rests lifts it, and asks for its menu when it lets go.
const shownBy = ({ content: { lifted, ...content }, numbers: { position, ...numbers } }) => JSON.stringify([content, numbers]);

// The row is read beside its menu, which begins where it was asked for.
const below = ({ top, bottom }, { x }) => ({ top, bottom, left: x, right: x });
