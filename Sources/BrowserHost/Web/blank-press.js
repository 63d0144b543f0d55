// A mouse that presses beside all rows lets go of what is selected; the keys stay with the row that has them.

export class BlankPress {
  constructor(pane) {
    this.pane = pane;
    const { scroller } = pane.viewport;
    scroller.addEventListener('mousedown', (event) => {
      const { layer } = pane.collection;
      // The ground would take the focus otherwise.
      if (this.isBlank(event) && layer.contains(document.activeElement)) event.preventDefault();
    });
    scroller.addEventListener('click', (event) => {
      const { collection } = pane;
      const isMeant = event.pointerType === 'mouse' && this.isBlank(event) && collection.isMultiple && collection.selectedCount > 0;
      if (isMeant) pane.send({ type: 'blank' });
    });
  }

  // Whether it is on the ground, and not on the scrollbar.
  isBlank({ target, offsetX, offsetY }) {
    const { scroller } = this.pane.viewport;
    if (this.pane.collection.rowOf(target) || target.closest('button, a, input')) return false;
    return target !== scroller || (offsetX < scroller.clientWidth && offsetY < scroller.clientHeight);
  }
}
