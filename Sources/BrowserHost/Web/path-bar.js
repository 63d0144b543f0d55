// The places that lead to what is shown, as links in a row.

export class PathBar {
  constructor(state, controls) {
    this.element = document.createElement('nav');
    this.element.className = 'path-bar';
    // Firefox would stop at what scrolls, before its links.
    this.element.tabIndex = -1;
    this.list = document.createElement('ol');
    this.element.append(this.list);
    this.id = state.id;
    this.choose = (index) => controls.onEvent({ type: 'choose', control: state.id, index });
    this.shown = '';
    // What leads on is seen, the start can be scrolled to.
    new ResizeObserver(() => this.showEnd()).observe(this.element);
    this.element.addEventListener('scroll', () => this.markStart(), { passive: true });
  }

  show(state) {
    this.element.setAttribute('aria-label', state.label);
    if (state.drops) this.element.dataset.drops = String(this.id);
    else delete this.element.dataset.drops;
    const shown = JSON.stringify([state.places, state.first]);
    if (shown === this.shown) return;
    this.shown = shown;
    const hadFocus = this.element.contains(document.activeElement);
    this.list.replaceChildren(...state.places.map((place, index) => this.makeItem(place, index, state)));
    this.showEnd();
    if (hadFocus) (this.list.querySelector('button:last-of-type') ?? this.list.lastElementChild.firstElementChild).focus();
  }

  showEnd() {
    const { element } = this;
    element.scrollLeft = (getComputedStyle(element).direction === 'rtl' ? -1 : 1) * element.scrollWidth;
    this.markStart();
  }

  // Where it goes on before what is seen, it fades.
  markStart() { this.element.classList.toggle('comes-from', Math.abs(this.element.scrollLeft) > 2); }

  makeItem(place, index, { places, first }) {
    const item = document.createElement('li');
    const isLast = index === places.length - 1;
    // What can't be gone to only tells where the others are.
    item.classList.toggle('outer', index < first);
    const part = document.createElement(isLast || index < first ? 'span' : 'button');
    part.textContent = place;
    if (place.length > 24) part.title = place;
    if (isLast) part.setAttribute('aria-current', 'location');
    else if (index >= first) {
      part.type = 'button';
      part.dataset.index = String(index);
      part.addEventListener('click', () => this.choose(index));
    }
    item.append(part);
    return item;
  }
}
