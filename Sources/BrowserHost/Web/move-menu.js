// The menu that moves a row without dragging it: for whoever can't hold and drag, and for whoever pressed a grip to see
// what it does. A row without a grip has the same choices in its own menu.

import { openButtonMenu } from './button-menu.js';

// Steps that lead to an end, however long a list is.
export const toEnd = 1_000_000_000;

const step = (id, title, symbol, by) => ({ id, title, symbol, event: { type: 'step', by, pastClosed: true } });

const indent = (id, title, symbol, by) => ({ id, title, symbol, event: { type: 'indent', by } });

// What is above each other goes up and down; what stands in lines, back and on.
function moves({ role }) {
  const isGrid = role === 'grid';
  const steps = [
    step('move up', isGrid ? 'Move Back' : 'Move Up', isGrid ? 'arrow.backward' : 'arrow.up', -1),
    step('move down', isGrid ? 'Move On' : 'Move Down', isGrid ? 'arrow.forward' : 'arrow.down', 1),
  ];
  const ends = [
    step('move to start', isGrid ? 'Move to Start' : 'Move to Top', 'arrow.up.to.line', -toEnd),
    step('move to end', isGrid ? 'Move to End' : 'Move to Bottom', 'arrow.down.to.line', toEnd),
  ];
  if (role !== 'tree') return [...steps, { items: ends }];
  const levels = [indent('move in', 'Move In', 'arrow.forward', 1), indent('move out', 'Move Out', 'arrow.backward', -1)];
  return [...steps, { items: levels }, { items: ends }];
}

const flat = (items) => items.flatMap((item) => item.items ?? [item]);

// Whether a row can be moved and has no grip to say so.
export const isMovedByMenu = (row) => row.content.reorderable === true && !row.element.querySelector('.accessory.reorder');

// The choices as a part of a row's own menu.
export const moveItem = (collection) => (
  { id: 'move', title: 'Move', symbol: 'arrow.up.arrow.down', submenu: true, items: moves(collection) });

// What the server is told of a choice; undefined for one that moves nothing.
export const moveOf = (collection, id) => flat(moves(collection)).find((item) => item.id === id)?.event;

// Opens the menu of a grip.
export function openMoveMenu(grip, { collection, row, pointerType, onMove }) {
  const title = pointerType === 'touch' ? 'Hold and drag, or move' : 'Drag, or move';
  openButtonMenu(grip, { title, items: moves(collection) }, { pointerType }, ({ action }) => {
    if (collection.rows.get(row.key) === row) onMove(moveOf(collection, action));
  });
}
