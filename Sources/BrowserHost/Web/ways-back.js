// The ways back to the screens behind the one in front. Those are still on the page, so it goes there at once, however far
// away the server is and whether there is a connection or not. The server learns of it in its turn, once.

export class WaysBack {
  constructor({ stack, address, connection }) {
    Object.assign(this, { stack, address, connection });
    // Called once another screen is in front.
    this.onReturn = () => {};
  }

  // The server said at which address the foremost screen stands.
  didTell(place) { this.stack.top.place = this.address.nameOf(place); }

  // The screen at an address, if it is behind another one.
  screenAt(url) {
    const { all, top } = this.stack;
    const name = this.address.nameOf(url);
    const view = all.find((one) => one.place === name || (one.place === undefined && this.placeOf(one) === name.split('?')[0]));
    return view === top ? undefined : view;
  }

  // Where a screen stands. What a page that was opened further in has behind it was not foremost yet: of that, the place is
  // known, and not the state.
  placeOf(view) {
    const path = this.pathOf(view);
    return view.place ?? (path && this.address.placeOf(path));
  }

  // The places that lead to a screen; undefined where one on the way has none.
  pathOf({ below, latest }) {
    if (!latest) return undefined;
    const { place, path = [] } = latest;
    if (!below) return path;
    const before = place === undefined ? undefined : this.pathOf(below);
    return before && [...before, place, ...path];
  }

  // The browser went to an address. False when the user was told that the page does not.
  go({ anchor, ...place }, onSettled) {
    const view = this.screenAt(location);
    if (!view) return this.connection.perform({ type: 'go', ...place, anchor }, { onSettled });
    // The rows are where they were, or where others than the address have scrolled them since.
    return this.returnTo(view, { type: 'go', ...place }, onSettled);
  }

  // By the button of a screen that no step led to. False where the page can't, or another way leads back.
  leave(view) {
    const place = this.placeOf(view.below);
    if (place === undefined || !this.returnTo(view.below, { type: 'dismiss', screen: view.id })) return false;
    this.address.moveTo(place);
    return true;
  }

  // Whether a finger may lead a screen away: by the step that led to it, or by its own way back, and to what it uncovers.
  // A screen without a way back stays.
  canLead(view) {
    const isPushed = view.style !== undefined && view.style !== 'sheet' && !view.isBeside && !view.below.isBeside;
    const isThere = isPushed && !view.element.classList.contains('awaited') && !view.led?.isLeaving;
    const { back, backAction } = view.latest ?? {};
    return isThere && back !== undefined && backAction !== true && history.state?.cover === undefined
      && this.placeOf(view.below) !== undefined;
  }

  lead(view) { return this.address.backTo(this.placeOf(view.below).split('?')[0]) || this.leave(view); }

  returnTo(view, event, onSettled) {
    this.stack.endEditing(this.stack.inFrontOf(view));
    if (!this.connection.perform(event, { isShown: true, onSettled })) return false;
    this.stack.returnTo(view);
    this.onReturn();
    return true;
  }
}
