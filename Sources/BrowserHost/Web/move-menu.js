// The menu that moves a row without dragging it: for whoever can't hold and drag, and for whoever pressed a grip to see
// what it does. A row without a grip has the same choices in its own menu.

import { openButtonMenu } from './button-menu.js';

// Steps that lead to an end, however long a list is.
export const toEnd = 1_000_000_000;

const step = (title, symbol, by, disabled) => (
  { id: title, title, symbol, disabled, event: { type: 'step', by, pastClosed: true } });

const indent = (title, symbol, by, disabled) => ({ id: title, title, symbol, disabled, event: { type: 'indent', by } });

// What is above each other goes up and down; what stands in lines, back and on.
function moves({ role, count }, { position, siblingPosition, content: { level = 0 } }) {
  const isFirst = position === 0;
  const isLast = position === count - 1 && level === 0;
  if (role === 'grid') {
    return [
      step('Move Back', 'arrow.backward', -1, isFirst), step('Move On', 'arrow.forward', 1, isLast),
      { items: [step('Move to Start', 'arrow.up.to.line', -toEnd, isFirst), step('Move to End', 'arrow.down.to.line', toEnd, isLast)] },
    ];
  }
  const levels = [
    indent('Move In', 'arrow.forward', 1, siblingPosition === 0), indent('Move Out', 'arrow.backward', -1, level === 0),
  ];
  return [
    step('Move Up', 'arrow.up', -1, isFirst), step('Move Down', 'arrow.down', 1, isLast),
    ...(role === 'tree' ? [{ items: levels }] : []),
    { items: [step('Move to Top', 'arrow.up.to.line', -toEnd, isFirst), step('Move to Bottom', 'arrow.down.to.line', toEnd, isLast)] },
  ];
}

const flat = (items) => items.flatMap((item) => item.items ?? [item]);

const gripOf = (row) => row.element.querySelector('.accessory.reorder');

// Whether a row can be moved and has no grip to say so.
export const isMovedByMenu = (row) => row.content.reorderable === true && !gripOf(row);

// Whether a row can be moved by a menu of its grip.
export const hasGripMenu = (row) => row.content?.reorderable === true && gripOf(row) !== null;

// The choices as a part of a row's own menu.
export const moveItem = (collection, row) => (
  { id: 'Move', title: 'Move', symbol: 'arrow.up.arrow.down', submenu: true, items: moves(collection, row) });

// What the server is told of a choice; undefined for one that moves nothing.
export const moveOf = (collection, row, id) => flat(moves(collection, row)).find((item) => item.id === id)?.event;

// Opens the menu of a grip.
export function openMoveMenu({ collection, row, pointerType, returnTo, onMove }) {
  const grip = gripOf(row);
  const title = pointerType === 'touch' ? 'Hold and drag, or move' : 'Drag, or move';
  openButtonMenu(grip, { title, items: moves(collection, row) }, { pointerType, returnTo }, ({ action }) => {
    if (collection.rows.get(row.key) === row) onMove(moveOf(collection, row, action));
  });
}
