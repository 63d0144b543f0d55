// The menus of a row that could be dragged: its own, and the one that moves it.

import { openMoveMenu } from './move-menu.js';
import { hasMenu } from './row-menu.js';

export class DragMenus {
  constructor(drag) { this.drag = drag; }

  // Whoever presses a grip and lets it go where it was moves the row by choosing where. The focus comes back to the grip,
  // or to the row where a key asked for the menu there.
  openMoveMenu(row, pointerType, returnTo) {
    const { collection, keys } = this.drag;
    openMoveMenu({ collection, row, pointerType, returnTo, onMove: (event) => keys.moveOnce(row, event) });
  }

  // A finger that rested, and went nowhere, asks for the row's own menu.
  get isAskedFor() {
    const { type, isOnGrip, hasMoved, row } = this.drag.pointer.press;
    return this.drag.isDragging && type === 'touch' && !isOnGrip && !hasMoved && hasMenu(row);
  }

  // The row stays lifted until its menu comes: where it turns out that there is none, it is dragged.
  ask() {
    const { drag } = this;
    const { press } = drag.pointer;
    if (press.isAsking) return;
    press.isAsking = true;
    const onOpen = () => {
      press.hasMenu = true;
      if (drag.isDragging) drag.ending.giveWay();
    };
    drag.pane.rowMenu.open(press.row, { x: press.x, y: press.y }, { isTouch: true, onOpen });
  }
}
