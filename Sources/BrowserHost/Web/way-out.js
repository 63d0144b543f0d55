// The way back from the page's first screen: to the list of all pages, or, where the screen has gone further in by
// itself, to the place around the one that it shows.

import { isApple } from './row-links.js';

export class WayOut {
  constructor(link, { onUp, onLeave }) {
    this.link = link;
    // A document of a place within the page says what is around that.
    const { home } = link.dataset;
    this.first = { hidden: home === '', href: '/', title: `Back to ${home}` };
    this.isUp = false;
    link.addEventListener('click', (event) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!isPlain) return;
      if (this.isUp) onUp(link.pathname);
      if (this.isUp || onLeave(link.pathname)) event.preventDefault();
    });
  }

  // Goes to the place around; false where there is none.
  goUp() {
    if (this.isUp) this.link.click();
    return this.isUp;
  }

  // Whether a finger may lead to the place around.
  canLead(view) {
    const isThere = this.isUp && view.below === undefined && view.latest?.path?.length > 0 && !view.led?.isLeaving;
    return isThere && innerWidth <= 640 && history.state?.cover === undefined;
  }

  // `title` is what is around; undefined for the first place. `path` leads there.
  show(title, path) {
    this.isUp = title !== undefined;
    this.title = title;
    const { link, first } = this;
    link.hidden = !this.isUp && first.hidden;
    link.title = this.isUp ? `Back to ${title}` : first.title;
    link.href = this.isUp ? path : first.href;
    if (this.isUp) link.setAttribute('aria-keyshortcuts', `${isApple ? 'Meta' : 'Alt'}+ArrowUp`);
    else link.removeAttribute('aria-keyshortcuts');
  }
}
