// The heights at which a sheet rests on a phone, and what it lets be seen there of what is below it: in the dark where the
// sheet dims it, and pushed back where the sheet is as high as it can be.

// What stays free above the highest one, and below which window's height half of it is no height for a sheet.
const [strip, least] = [40, 420];
// A low window is all the sheet's.
export const fullHeight = () => innerHeight - (innerHeight > least ? strip : 0);

const clamp = (share) => Math.min(1, Math.max(0, share));

export class SheetRests {
  // The elements of what the sheet stands in, and of the screen that it came over.
  constructor(layer, below) {
    Object.assign(this, { layer, below });
    this.names = ['large'];
    this.index = 0;
    // At how many of them, from the first on, what is behind the sheet can be used.
    this.undimmed = 0;
  }

  // What the server says of them.
  note({ detents = ['large'], undimmed = 0 } = {}) { Object.assign(this, { names: detents, undimmed }); }

  get full() { return fullHeight(); }

  get isUndimmed() { return this.index < this.undimmed; }

  heightOf(name) {
    if (typeof name === 'number') return Math.min(name, this.full);
    return name === 'medium' && innerHeight > least ? innerHeight / 2 : this.full;
  }

  // How far below the highest one the sheet stands at each of its heights.
  get offsets() { return this.names.map((name) => this.full - this.heightOf(name)); }

  // The same, of where it rests.
  get offset() { return this.offsets[this.index]; }

  get lowest() { return Math.max(...this.offsets); }

  get highest() { return Math.min(...this.offsets); }

  get isHighest() { return this.offset === this.highest; }

  // How much of the light is left. It is taken from the highest height at which what is below can be used, or from the
  // window's lower edge, up to the next height.
  litAt(offset) {
    const { offsets, undimmed, full } = this;
    if (undimmed >= offsets.length) return 1;
    const [light, dark] = [offsets[undimmed - 1] ?? full, offsets[undimmed]];
    return light > dark ? clamp((offset - dark) / (light - dark)) : Number(this.isUndimmed);
  }

  // How much what is below is at its own place and size. Only full height pushes it back, on the last part of the way.
  wholeAt(offset) {
    const { offsets, full } = this;
    const [highest, next = full] = [...new Set(offsets)].sort((one, other) => one - other);
    return highest > 0 ? 1 : clamp(offset / next);
  }

  shadeAt(offset) {
    this.layer.style.setProperty('--lit', String(this.litAt(offset)));
    this.below.style.setProperty('--pulled', String(this.wholeAt(offset)));
  }

  // As high as it rests, or as it can be.
  lower(isLower) {
    this.layer.classList.toggle('lower', isLower);
    this.layer.style.setProperty('--height', `${this.heightOf(this.names[this.index])}px`);
  }

  lowerToRest() { this.lower(this.offset > 0 || this.isUndimmed); }
}
