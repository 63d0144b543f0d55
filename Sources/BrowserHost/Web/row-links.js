// Rows that lead to an address open in another tab as links do: by the middle button, by a click with the Control key (the
// command key on a Mac), and from their menus.

import { urlOf } from './address.js';

export const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

export class RowLinks {
  constructor(pane) {
    this.pane = pane;
    const { layer } = pane.collection;
    // The middle button would scroll the view, or paste.
    layer.addEventListener('mousedown', (event) => {
      if (event.button === 1 && this.rowAt(event)) event.preventDefault();
    });
    layer.addEventListener('auxclick', (event) => {
      const row = event.button === 1 ? this.rowAt(event) : undefined;
      if (row) this.follow(row);
    });
    layer.addEventListener('click', (event) => {
      const isMeant = isApple ? event.metaKey : event.ctrlKey;
      // Where several rows may be selected, the key adds one to them.
      const row = isMeant && !event.shiftKey && !pane.collection.isMultiple ? this.rowAt(event) : undefined;
      if (!row) return;
      event.preventDefault();
      event.stopPropagation();
      this.follow(row);
    }, { capture: true });
  }

  rowAt({ target }) {
    return target.closest('button, input, textarea, a') ? undefined : this.pane.collection.rowOf(target);
  }

  // The address that a row leads to; undefined when it leads to none.
  async find(row) {
    const answer = await this.pane.ask({ type: 'link', key: row.key });
    return answer?.path && urlOf(document.body.dataset.path, answer.path);
  }

  async follow(row) {
    const url = await this.find(row);
    if (url) this.open(url);
  }

  // Behind the page, where the browser does so for links.
  open(url) {
    const link = document.createElement('a');
    Object.assign(link, { href: url, target: '_blank', rel: 'noopener' });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [isApple ? 'metaKey' : 'ctrlKey']: true }));
  }
}
