// What a sheet and the screens within it stand in: a dialog, modal while it dims what is behind it. While it does not,
// that can be used: the focus may go there, and a press there closes nothing.

export class SheetLayer {
  // `titleID` names the element that says what the sheet is; `below` is the screen that it came over. A `dialog` that the
  // document has for it goes on.
  constructor(titleID, below, dialog) {
    this.below = below;
    this.isUndimmed = false;
    this.onEscape = () => {};
    this.onPressOutside = () => {};
    this.element = dialog ?? document.createElement('dialog');
    this.element.classList.add('sheet-layer');
    this.element.classList.remove('sheet-ahead');
    if (dialog) dialog.close();
    // Firefox would stop at the dialog itself, before what is in it.
    this.element.tabIndex = -1;
    this.element.setAttribute('aria-labelledby', titleID);
    this.element.removeAttribute('aria-label');
    document.body.append(this.element);
    // It closes when the server says so: until then it is not closed.
    this.element.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.onEscape();
    });
    // No browser says so of a dialog that is not modal.
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.isUndimmed || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      this.onEscape();
    });
    let isPressedOutside = false;
    const isOutside = (event) => event.target === this.element && !this.isUndimmed;
    this.element.addEventListener('pointerdown', (event) => { isPressedOutside = isOutside(event); });
    this.element.addEventListener('click', (event) => { if (isPressedOutside && isOutside(event)) this.onPressOutside(); });
  }

  // Opens it, or makes it the other of both, with its focus and its lists where they are.
  open(isUndimmed) {
    const { element } = this;
    if (element.open && isUndimmed === this.isUndimmed) return;
    this.isUndimmed = isUndimmed;
    element.classList.toggle('undimmed', isUndimmed);
    const focused = element.open ? document.activeElement : undefined;
    const places = [...element.querySelectorAll('.viewport, .lane')].map((part) => [part, part.scrollLeft, part.scrollTop]);
    if (element.open) element.close();
    if (isUndimmed) element.show();
    else element.showModal();
    for (const [part, left, top] of places) part.scrollTo({ left, top, behavior: 'instant' });
    // From below a sheet that dims the focus comes into it.
    if (focused && (isUndimmed || element.contains(focused))) focused.focus({ preventScroll: true });
  }
}
