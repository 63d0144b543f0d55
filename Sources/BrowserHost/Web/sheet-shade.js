// What a sheet lets be seen of what is below it: in the dark where the sheet dims it, and pushed back where the sheet is as
// high as it can be. Both go with the sheet, on the way between two of its heights.

const clamp = (share) => Math.min(1, Math.max(0, share));

export class SheetShade {
  constructor(view, heights) {
    Object.assign(this, { view, heights });
    this.dimming = undefined;
  }

  // How much of the light is left. It is taken from the highest height at which what is below can be used, or from the
  // window's lower edge, up to the next height.
  litAt(offset) {
    const { offsets, undimmed, full } = this.heights;
    if (undimmed >= offsets.length) return 1;
    const [light, dark] = [offsets[undimmed - 1] ?? full, offsets[undimmed]];
    return light > dark ? clamp((offset - dark) / (light - dark)) : Number(this.heights.isUndimmed);
  }

  // How much what is below is at its own place and size. Only full height pushes it back, on the last part of the way.
  wholeAt(offset) {
    const { offsets, full } = this.heights;
    const [highest, next = full] = [...new Set(offsets)].sort((one, other) => one - other);
    return highest > 0 ? 1 : clamp(offset / next);
  }

  stand(offset) {
    const { layer, below } = this.view;
    layer.style.setProperty('--lit', String(this.litAt(offset)));
    below.element.style.setProperty('--pulled', String(this.wholeAt(offset)));
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
    this.stand(to);
    layer.classList.add('shaded');
    const keyframes = [from, to].map((offset) => ({ opacity: 1 - this.litAt(offset) }));
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
