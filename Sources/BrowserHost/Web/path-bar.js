// The places that lead to what is shown, as links in a row.

export class PathBar {
  constructor(state, controls) {
    this.element = document.createElement('nav');
    this.element.className = 'path-bar';
    // Firefox would stop at what scrolls, before its links.
    this.element.tabIndex = -1;
    this.list = document.createElement('ol');
    this.element.append(this.list);
    this.choose = (index) => controls.onEvent({ type: 'choose', control: state.id, index });
    this.places = [];
  }

  show(state) {
    this.element.setAttribute('aria-label', state.label);
    if (state.places.join('\n') === this.places.join('\n')) return;
    this.places = state.places;
    const hadFocus = this.element.contains(document.activeElement);
    this.list.replaceChildren(...state.places.map((place, index) => this.makeItem(place, index)));
    // What leads on is seen, the start can be scrolled to.
    this.element.scrollLeft = this.element.scrollWidth;
    if (hadFocus) (this.list.querySelector('button:last-of-type') ?? this.list.lastElementChild.firstElementChild).focus();
  }

  makeItem(place, index) {
    const item = document.createElement('li');
    const isLast = index === this.places.length - 1;
    const part = document.createElement(isLast ? 'span' : 'button');
    part.textContent = place;
    if (isLast) part.setAttribute('aria-current', 'location');
    else {
      part.type = 'button';
      part.addEventListener('click', () => this.choose(index));
    }
    item.append(part);
    return item;
  }
}
