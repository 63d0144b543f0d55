// On a phone, the browser's Back ends a search that was begun on this visit before it leaves the screen. One that came with
// the address is the screen as it was asked for: nothing of it is to be ended.

import { Cover, isBackTheWayOut } from './cover.js';

export class SearchCover {
  constructor(id, controls, connection, signal) {
    Object.assign(this, { controls, connection });
    this.wasSearching = false;
    this.cover = new Cover(`search ${id ?? ''}`, { close: () => this.end(), isShown: () => this.isSearching });
    for (const name of ['focusin', 'input']) controls.element.addEventListener(name, () => this.look(), { signal });
    controls.element.addEventListener('focusout', () => this.lookLater(), { signal });
  }

  get field() { return this.controls.field; }

  get isSearching() { return this.field?.isSearching === true; }

  // What has the keys instead is known only then, and whether a search was left for another place.
  lookLater() { this.timer ??= setTimeout(() => this.look()); }

  look() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { isSearching, wasSearching } = this;
    this.wasSearching = isSearching;
    if (!isSearching) {
      // Where the user went, a search may be found once the server has answered.
      if (wasSearching && !this.connection.isGoing) this.cover.didClose();
    } else if (this.field.hasKeys && isBackTheWayOut()) {
      this.cover.didOpen();
    }
  }

  // Where scopes stand beside a list that is not searched, too, the one that was chosen stays.
  end() {
    if (this.isSearching) this.field.leave({ keepsScope: !this.field.hasCancel });
  }

  remove() {
    clearTimeout(this.timer);
    this.cover.remove();
  }
}
