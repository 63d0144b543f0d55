// Entries of the browser's history that were left before their address was written, as by Back right after a letter was
// typed: only the present entry's can be. They get it once the browser is there again.

export class AddressesLeft {
  constructor() {
    // By how many steps led to the entry.
    this.addresses = new Map();
    // Those that the browser has left and the server believes it at, oldest first.
    this.unheard = [];
  }

  // `url` is known, but not written yet. Answers what is to be called once the server has heard of it.
  leave(depth, path, url) {
    if (url !== undefined) this.addresses.set(depth, url);
    const entry = { depth, path };
    this.unheard.push(entry);
    return () => { this.unheard = this.unheard.slice(this.unheard.indexOf(entry) + 1); };
  }

  // What the server says of where it believes the page. False where that is of another place.
  add(url) {
    const [entry] = this.unheard;
    if (entry === undefined || url.split('?')[0] !== entry.path) return false;
    this.addresses.set(entry.depth, url);
    return true;
  }

  // Whether the present entry has another address now.
  restore(depth) {
    const url = this.addresses.get(depth);
    this.addresses.delete(depth);
    const { pathname, search } = location;
    if (url === undefined || url.split('?')[0] !== pathname || url === pathname + search) return false;
    history.replaceState(history.state, '', url);
    return true;
  }

  // A step takes the place of those that led on before.
  forgetFrom(depth) {
    for (const other of this.addresses.keys()) if (other >= depth) this.addresses.delete(other);
  }
}
