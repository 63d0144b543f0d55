// The browser's Back closes a sheet that dims what is behind it, as it closes a question. One with an address is a step of
// its own; behind one that dims nothing the page is in use, and Back leads on from there.

import { Cover } from './cover.js';

export class SheetCover {
  // `placeOf` says where a screen stands; undefined for one that has no address.
  constructor(stack, placeOf) {
    Object.assign(this, { stack, placeOf });
    this.isOpen = false;
    // What the browser went forward to is gone.
    this.cover = new Cover('sheet', { open: () => this.show(), close: () => this.close() });
  }

  get isNeeded() {
    const { top } = this.stack;
    return top.sheet?.isUndimmed === false && this.placeOf(top) === undefined;
  }

  // Another screen is in front, or in another way. What has just come has yet to say where it stands.
  show() {
    const { root, top } = this.stack;
    if (!root.latest || !top.latest) return;
    const { isNeeded } = this;
    if (!isNeeded) this.cover.didClose();
    else if (!this.isOpen) this.cover.didOpen();
    this.isOpen = isNeeded;
  }

  close() {
    if (!this.isOpen) return;
    this.isOpen = false;
    const { top } = this.stack;
    if (top.style === 'sheet') top.sheet.onEscape();
    else this.stack.dismiss(top);
  }
}
