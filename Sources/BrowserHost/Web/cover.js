// What covers the view where there is no room beside it, as a drawer does, or takes the screen over for a while, as a
// question does. The browser's Back closes it, as people expect on a phone, and Forward may open it again: it has an entry
// of its own in the browser's history, at the address of what it covers.

const handheld = matchMedia('(max-width: 640px), (hover: none) and (pointer: coarse)');

// Whether Back is the way out of things, as it is on phones and tablets.
export const isBackTheWayOut = () => handheld.matches;

const covers = new Map();

// The one that the browser's present entry belongs to.
const here = () => history.state?.cover;

let former = here();
let isGoingBack = false;
// What was opened while the browser was on its way back from another.
let awaited;

// Whether the browser is about to show another page: what closes on the way must not call it back. It may stay after all,
// as with what is downloaded.
let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
  setTimeout(() => { isLeaving = false; }, 1000);
});

// Whether something was closed, and the browser is on its way back from its entry.
export const isUncovering = () => isGoingBack;

// How many entries the browser goes back to the step before the present one.
export const entriesOfStep = () => (here() === undefined ? 1 : 2);

// The user went back or forward: what is shown follows. True when the browser came from something that covered the view,
// or to it.
export function followCovers() {
  const wanted = here();
  const isOther = wanted !== former;
  former = wanted;
  isGoingBack = false;
  for (const [name, cover] of covers) if (name !== wanted && cover !== awaited) cover.close();
  covers.get(wanted)?.open();
  const late = awaited;
  awaited = undefined;
  if (late && covers.get(late.name) === late) late.didOpen();
  return isOther;
}

export class Cover {
  // `open` and `close` are called when the user goes to the entry or leaves it; a reload finds it open, once whoever makes
  // it has it.
  constructor(name, { open = () => {}, close }) {
    Object.assign(this, { name, open, close });
    covers.set(name, this);
    if (here() === name) queueMicrotask(open);
  }

  didOpen() {
    if (isGoingBack) {
      awaited = this;
      return;
    }
    if (here() === this.name) return;
    history.pushState({ ...history.state, cover: this.name }, '');
    former = this.name;
  }

  didClose() {
    if (awaited === this) awaited = undefined;
    if (here() !== this.name || isGoingBack || isLeaving) return;
    isGoingBack = true;
    history.back();
  }

  remove() {
    this.didClose();
    covers.delete(this.name);
  }
}
