// What pressing a row does: its buttons and their menus, selection, and what a double click opens.

import { openButtonMenu } from './button-menu.js';
import { highlight } from './highlight.js';

// Whether something in a row has a use of its own.
const isControl = (element) => element.closest('a[href], button, input, textarea') !== null;

export class RowPresses {
  constructor(collection, layer) {
    this.collection = collection;
    // Not every browser says with a click whether a finger made it.
    layer.addEventListener('pointerdown', (event) => { this.pointerType = event.pointerType; }, { capture: true });
    layer.addEventListener('click', (event) => this.click(event));
    layer.addEventListener('dblclick', (event) => this.doubleClick(event));
  }

  click(event) {
    const row = this.collection.rowOf(event.target);
    if (!row || event.target.closest('.accessory.reorder')) return;
    const accessory = event.target.closest('button[data-accessory]');
    const held = this.menuAt(event.target);
    if (held?.opens) this.openMenu(held, event);
    else if (accessory) row.press(accessory, (more, onSettled) => this.collection.send('accessory', row, more, onSettled));
    else this.tap(row, event);
    // A finger needs no double click: the first tap of one is enough.
    if (accessory || !this.isByFinger || event.detail !== 1 || isControl(event.target)) return;
    highlight(row, (onSettled) => this.collection.activate(row, onSettled));
  }

  doubleClick(event) {
    const row = this.collection.rowOf(event.target);
    if (row && !this.isByFinger && !isControl(event.target)) this.collection.activate(row);
  }

  get isByFinger() { return this.pointerType === 'touch'; }

  // The button beside a row, with its menu, that a place is part of.
  menuAt(place) {
    const button = place.closest?.('button[data-accessory]:enabled');
    const row = button && this.collection.rowOf(button);
    const accessory = row?.content.accessories?.find(({ id }) => id === Number(button.dataset.accessory));
    return accessory?.menu && { button, row, ...accessory };
  }

  openMenu({ button, row, id, menu }, event) {
    openButtonMenu(button, menu, event, (choice) => this.collection.send('pick', row, { id, ...choice }));
  }

  // Turns the only switch of a row that does nothing by itself; false where there is none.
  turn(row) {
    const { accessories = [], unhighlightable: isDull } = row.content ?? {};
    const [only, another] = accessories.filter(({ actionable }) => actionable);
    if ((row.isTappable && !isDull) || only?.kind !== 'toggle' || another) return false;
    row.element.querySelector(`[data-accessory="${only.id}"]`)?.click();
    return true;
  }

  tap(row, event) {
    const menu = row.wholeMenu && this.menuAt(row.element.querySelector(`[data-accessory="${row.wholeMenu.id}"]`));
    if (menu) return this.openMenu(menu, event);
    if (!row.isTappable) return;
    const modifiers = {};
    if (event.shiftKey) modifiers.extend = true;
    if (event.metaKey || event.ctrlKey) modifiers.toggle = true;
    highlight(row, (onSettled) => this.collection.send('tap', row, modifiers, onSettled));
  }
}
