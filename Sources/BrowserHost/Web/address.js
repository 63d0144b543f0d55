// The page's address: the places that lead to what is shown, and in its query the state that is worth sharing. The
// server says what it is; Back, Forward, reload and shared links tell the server where to go.

import { AddressesLeft } from './addresses-left.js';
import { entriesOfStep, followCovers, isUncovering, trailFromHere, trailHere } from './cover.js';
import { tabStore } from './tab-store.js';

// Safari lets an address change a hundred times in half a minute: some of them soon, once the picture is made of what is
// shown there, then one after each rest.
const [soon, restBeforeWriting, mostAtOnce] = [50, 330, 8];

const late = 'late address';

// The address that a page which is loaded again had at last.
function takeLate() {
  const [former, latest] = JSON.parse(tabStore.get(late) ?? '[]');
  tabStore.remove(late);
  const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
  if (isReload && former === location.pathname + location.search) history.replaceState(history.state, '', latest);
}

export class Address {
  // `base` is the path of the page itself.
  constructor(base) {
    this.page = base;
    this.base = base === '/' ? '' : base;
    this.wanted = undefined;
    this.timer = undefined;
    this.due = Infinity;
    this.writtenAt = -Infinity;
    this.turns = mostAtOnce;
    // Whether the next address is where the user already went, and no step further.
    this.isFollowing = true;
    // How many steps led here. Where the user went is taken back by as many if it was not done.
    this.depth = depthHere();
    this.isStaying = false;
    // Whether a screen was closed just now: that leads back, and is no step further.
    this.isClosing = false;
    // Whether that was a question that was answered: nobody is to step on it again.
    this.isAnswered = false;
    // What the server said while the browser goes back there.
    this.returning = undefined;
    // What it said while the browser leaves the entry of what covered the view.
    this.deferred = undefined;
    // Where what is shown stands, once the browser has left that entry.
    this.moved = undefined;
    // What the browser left before its address was written.
    this.left = new AddressesLeft();
    takeLate();
    // The address that the browser shows.
    this.shown = location.pathname + location.search;
    this.onGo = () => true;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', () => this.follow());
    addEventListener('pagehide', () => this.leavePage());
  }

  // What a browser that loads the page again is told only now comes too late for it: the next page hears of it.
  leavePage() {
    const former = location.pathname + location.search;
    this.write();
    tabStore.set(late, JSON.stringify([former, location.pathname + location.search]));
  }

  // Where the browser's address leads, as the server reads it.
  get present() {
    const rest = location.pathname.slice(this.base.length);
    const path = rest.split('/').filter((part) => part !== '').map(decoded);
    const state = Object.fromEntries([...new URLSearchParams(location.search)].slice(0, 24));
    const address = { path, state };
    const at = state.at?.lastIndexOf('~') ?? -1;
    const distance = at >= 0 ? Number(state.at.slice(at + 1)) : NaN;
    if (Number.isInteger(distance)) address.anchor = { item: state.at.slice(0, at), distance };
    delete state.at;
    return address;
  }

  // The server says where what is shown stands.
  show(address) {
    if (isUncovering()) {
      this.deferred = address;
      return;
    }
    if (this.returning) {
      this.returning = address;
      return;
    }
    const url = this.urlFor(address);
    const place = pathOf(url);
    const here = pathOf(this.wanted ?? location.pathname);
    const isStep = !this.isFollowing && place !== here && address.inPlace !== true;
    const isClosed = isStep && this.isClosing && isAbove(place, here);
    const isAnswered = isStep && this.isAnswered;
    const isFollowed = this.isFollowing;
    this.isFollowing = false;
    // What the place of before keeps may be told once more meanwhile.
    if (isFollowed || place !== here) this.isClosing = this.isAnswered = false;
    const steps = isClosed ? stepsSince(place) : 0;
    // Where the step to it began elsewhere, as by a shared link, what is behind it takes its place. What an answer leads to
    // takes that of the question.
    if (isAnswered || (isClosed && steps === 0)) {
      this.wanted = url;
      this.write();
    }
    if (steps > 0) {
      if (isAnswered) history.replaceState({ ...history.state, isGone: true }, '');
      this.returning = address;
      history.go(-steps);
    }
    if (isAnswered || isClosed) return;
    if (isStep) {
      this.write();
      this.depth += 1;
      this.left.forgetFrom(this.depth);
      history.pushState({ isStep: true, trail: trailFromHere(), depth: this.depth }, '', url);
      this.shown = url;
      return;
    }
    this.wanted = url;
    if (place !== here && isFollowed) return this.write();
    // Another place or state is written soon, for whoever copies the address, and how far down it leads once that rests.
    const isOther = this.nameOf(address) !== this.nameOf(location.href);
    this.writeWithin(isOther && this.turnsNow >= 1 ? soon : restBeforeWriting);
  }

  writeWithin(time) {
    const due = performance.now() + time;
    if (this.timer !== undefined && this.due <= due) return;
    clearTimeout(this.timer);
    this.due = due;
    this.timer = setTimeout(() => this.write(), time);
  }

  // The server says where what was shown before stands, while the page goes where the user went meanwhile: what was done
  // last, such as a text that was typed, belongs to the entry in which that was done.
  showLate(address) {
    if (this.left.add(this.urlFor(address)) && this.restore()) this.onGo(this.present, () => {});
  }

  restore() {
    const isOther = this.left.restore(this.depth);
    if (isOther) this.shown = location.pathname + location.search;
    return isOther;
  }

  urlFor({ path, state, anchor }) {
    const query = new URLSearchParams(state);
    if (anchor) query.set('at', `${anchor.item}~${anchor.distance}`);
    return this.placeOf(path) + (query.size > 0 ? `?${query}` : '');
  }

  // An address, as the server or the browser has it, without how far down it leads.
  nameOf(place) {
    if (place.path) return this.urlFor({ ...place, anchor: undefined });
    const { pathname, searchParams } = new URL(place);
    searchParams.delete('at');
    return pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
  }

  // What is shown stands elsewhere, which is no step.
  moveTo(url) {
    if (isUncovering()) {
      this.moved = url;
      return;
    }
    this.wanted = url;
    this.write();
  }

  // The part of an address that names a place.
  placeOf(path) { return urlOf(this.page, path); }

  // Browsers refuse to have their address changed too often.
  write() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { wanted } = this;
    this.wanted = undefined;
    if (wanted === undefined || wanted === location.pathname + location.search) return;
    history.replaceState(history.state, '', wanted);
    this.shown = wanted;
    this.turns = this.turnsNow - 1;
    this.writtenAt = performance.now();
  }

  get turnsNow() { return Math.min(mostAtOnce, this.turns + (performance.now() - this.writtenAt) / restBeforeWriting); }

  // The user went back or forward.
  follow() {
    // Where what was answered stood, nobody is to stay.
    if (history.state?.isGone) return history.back();
    clearTimeout(this.timer);
    this.timer = undefined;
    const latest = this.wanted ?? this.shown;
    const { wanted, returning, deferred, depth, shown } = this;
    this.shown = location.pathname + location.search;
    this.wanted = undefined;
    this.returning = undefined;
    this.deferred = undefined;
    this.depth = depthHere();
    const isStaying = this.isStaying;
    this.isStaying = false;
    if (isStaying) return this.restore();
    if (followCovers() && (this.moved !== undefined || pathOf(latest) === location.pathname)) {
      // What covered the view is gone, or there again; what it covers is where it was, or in front of what went with it.
      this.wanted = this.moved ?? latest;
      this.write();
      if (!isUncovering()) this.moved = undefined;
      if (deferred) this.show(deferred);
      return;
    }
    const didHear = this.left.leave(depth, pathOf(shown), wanted);
    this.restore();
    // What was opened while the browser was on its way back is a step from there.
    this.isFollowing = !returning || pathOf(this.urlFor(returning)) === location.pathname;
    if (returning) {
      didHear();
      return this.show(returning);
    }
    const settle = ({ isDone = true } = {}) => {
      didHear();
      if (!isDone) this.stay(depth);
    };
    if (!this.onGo(this.present, settle)) settle({ isDone: false });
  }

  // The browser goes back to the address of what is still shown.
  stay(depth) {
    if (this.isStaying || depth === this.depth) return;
    this.isFollowing = false;
    this.isStaying = true;
    history.go(depth - this.depth);
  }

  // Goes back to another page where the browser came from there just before; false when it came from elsewhere.
  leave(path) {
    const isFromThere = document.referrer === new URL(path, location).href && history.length > 1;
    if (!isFromThere || history.state?.isStep === true) return false;
    history.go(-entriesOfStep());
    return true;
  }

  // Goes back where the step that led here began, if that is the place; false when it is not.
  backTo(place) { return trailHere().at(-entriesOfStep()) === place && this.back(); }

  // Goes back where the step that led here began; false when it began elsewhere.
  back() {
    let entries = entriesOfStep();
    // That of a question that is over became one of the same place.
    while (trailHere().at(-entries) === location.pathname) entries += 1;
    if (entries > trailHere().length) return false;
    history.go(-entries);
    return true;
  }
}

// Where a path behind that of a page leads.
export function urlOf(page, path) {
  return path.length === 0 ? page : `${page === '/' ? '' : page}/${path.map(encodeURIComponent).join('/')}`;
}

const pathOf = (url) => url.split('?')[0];

// How many entries it is back to a place; 0 where no step led here from it.
const stepsSince = (place) => {
  const index = trailHere().lastIndexOf(place);
  return index < 0 ? 0 : trailHere().length - index;
};

const depthHere = () => history.state?.depth ?? 0;

// Whether one path leads to a place that another is below of.
const isAbove = (path, other) => `${other}/`.startsWith(path.endsWith('/') ? path : `${path}/`);

const decoded = (part) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
