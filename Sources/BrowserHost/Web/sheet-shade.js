// What is below a sheet goes with it, on the way between two of its heights: darker where the sheet dims it, and further
// back where the sheet is as high as it can be.

export class SheetShade {
  constructor(view, heights) {
    Object.assign(this, { view, heights });
    this.dimming = undefined;
  }

  // As a finger takes the sheet.
  take() {
    const { layer, below } = this.view;
    this.dimming?.cancel();
    layer.classList.add('shaded');
    // A sheet that dims nothing yet may be pulled to where it pushes back what is below.
    below.element.classList.add('under-sheet');
  }

  // Goes with the sheet. A fade is no motion that some would rather not see.
  move(from, to, timing) {
    const { layer } = this.view;
    this.heights.shadeAt(to);
    layer.classList.add('shaded');
    const keyframes = [from, to].map((offset) => ({ opacity: 1 - this.heights.litAt(offset) }));
    this.dimming = layer.animate(keyframes, { ...timing, pseudoElement: '::before' });
  }

  // The sheet goes: what is below comes back, from as dark as it is.
  end() {
    const { layer, below } = this.view;
    const { opacity } = getComputedStyle(layer, '::before');
    this.dimming?.cancel();
    layer.style.setProperty('--lit', String(1 - opacity));
    below.element.style.removeProperty('--pulled');
  }
}
