// The view beside the main one as a drawer, where there is no room for two: a button opens it; a choice in it, its own
// button, Escape and a press beside it close it.

import { Cover } from './cover.js';
import { setText } from './faces.js';
import { make } from './make.js';

const narrow = matchMedia('(max-width: 640px)');

export class Drawer {
  // `id` is that of its screen.
  constructor(screen, sidebar, id, signal) {
    this.screen = screen;
    this.sidebar = sidebar;
    this.button = screen.querySelector('.drawer-button');
    this.button.inert = false;
    this.head = make('div', 'drawer-head');
    this.title = make('h2', '');
    this.closeButton = make('button', 'drawer-close', { type: 'button', 'aria-label': 'Close', title: 'Close' });
    this.head.append(this.title, this.closeButton);
    sidebar.before(this.head);
    this.closeButton.addEventListener('click', () => this.close());
    this.button.addEventListener('click', (event) => {
      event.stopPropagation();
      this.open();
    });
    screen.addEventListener('click', (event) => {
      if (!this.isOpen || (this.contains(event.target) && !event.target.closest('.face.selectable'))) return;
      if (!this.contains(event.target)) event.preventDefault();
      this.close();
    });
    screen.addEventListener('keydown', (event) => {
      if (!this.isOpen || event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      this.close();
    });
    narrow.addEventListener('change', () => {
      this.close();
      // It becomes a column, or a column becomes it, at once.
      for (const part of [sidebar, this.head]) for (const motion of part.getAnimations()) motion.finish();
    }, { signal });
    this.coverName = `drawer ${id ?? ''}`;
  }

  get isOpen() { return this.screen.classList.contains('drawer-open'); }

  // All that can be used while the drawer is open is in there.
  get panes() { return this.screen.querySelector('.panes'); }

  // What is beside the drawer, and can't be used while it is open.
  get others() { return [this.screen.querySelector('.main-pane'), this.screen.querySelector('.bar')]; }

  contains(element) { return this.sidebar.contains(element) || this.head.contains(element); }

  // What the drawer is called; a view without one has none.
  setName(name) {
    setText(this.title, name ?? '');
    this.button.setAttribute('aria-label', name ?? '');
    if (name === undefined) return;
    this.cover ??= new Cover(this.coverName, {
      open: () => { if (narrow.matches) this.open(); },
      close: () => this.close(),
    });
  }

  open() {
    this.set(true);
    (this.sidebar.querySelector('.row[tabindex="0"]') ?? this.sidebar).focus({ preventScroll: true });
  }

  close() {
    if (!this.isOpen) return;
    const { activeElement } = document;
    const hadFocus = activeElement === document.body || this.contains(activeElement);
    this.set(false);
    if (hadFocus && narrow.matches) this.button.focus();
  }

  set(isOpen) {
    this.screen.classList.toggle('drawer-open', isOpen);
    this.button.setAttribute('aria-expanded', String(isOpen));
    for (const other of this.others) other.inert = isOpen;
    const dialog = { role: 'dialog', ariaModal: 'true', ariaLabel: this.title.textContent };
    Object.assign(this.panes, isOpen ? dialog : { role: null, ariaModal: null, ariaLabel: null });
    if (isOpen) this.cover.didOpen();
    else this.cover.didClose();
  }
}
