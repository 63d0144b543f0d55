// A few words below something, or above it where the window ends, in front of all that would cut them off.

export class Bubble {
  // `kind` is that of the popover: 'auto' for one that a press anywhere closes.
  constructor(anchor, kind = 'manual') {
    this.anchor = anchor;
    this.element = document.createElement('span');
    this.element.className = 'bubble';
    this.element.popover = kind;
    // Whoever does not see it hears it otherwise.
    this.element.setAttribute('aria-hidden', 'true');
  }

  show(words) {
    this.element.textContent = words;
    this.element.togglePopover(true);
    this.place();
  }

  place() {
    const { left, right, top, bottom } = this.anchor.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = this.element;
    const start = document.documentElement.dir === 'rtl' ? right - offsetWidth : left;
    this.element.style.left = `${Math.max(8, Math.min(start, innerWidth - offsetWidth - 8))}px`;
    const isBelow = bottom + 8 + offsetHeight <= innerHeight - 8 || top - 8 - offsetHeight < 8;
    this.element.style.top = `${isBelow ? bottom + 8 : top - 8 - offsetHeight}px`;
  }

  hide() { this.element.togglePopover(false); }
}
