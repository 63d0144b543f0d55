// A few words below something, above all that would cut them off.

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
    const { left, right, bottom } = this.anchor.getBoundingClientRect();
    const { offsetWidth } = this.element;
    const start = document.documentElement.dir === 'rtl' ? right - offsetWidth : left;
    this.element.style.left = `${Math.max(8, Math.min(start, innerWidth - offsetWidth - 8))}px`;
    this.element.style.top = `${bottom + 8}px`;
  }

  hide() { this.element.togglePopover(false); }
}
