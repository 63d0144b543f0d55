// What covers the view where there is no room beside it, as a drawer does, or takes the screen over for a while, as a
// question does. The browser's Back closes it, as people expect on a phone, and Forward may open it again: it has an entry
// of its own in the browser's history, at the address of what it covers. One may lie over another.

const handheld = matchMedia('(max-width: 640px), (hover: none) and (pointer: coarse)');

// Whether Back is the way out of things, as it is on phones and tablets.
export const isBackTheWayOut = () => handheld.matches;

const longestTrail = 20;

const covers = new Map();

// The one that the browser's present entry belongs to.
const here = () => history.state?.cover;

// Those that it lies over, the lowest first.
const beneath = () => history.state?.beneath ?? [];

let former = here();
let isGoingBack = false;
// Whether the server has said what is there: until then most of it is not made.
let isTold = false;
// What was opened while the browser was on its way back from another.
let awaited;
// What was closed while another lay over it: the browser goes past its entry.
const closedBeneath = new Set();

// Whether the browser is about to show another page: what closes on the way must not call it back. It may stay after all,
// as with what is downloaded.
let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
  setTimeout(() => { isLeaving = false; }, 1000);
});

// The places of the entries that led to the present one, the nearest last.
export const trailHere = () => history.state?.trail ?? [];

export const trailFromHere = () => [...trailHere(), location.pathname].slice(-longestTrail);

// Whether something was closed, and the browser is on its way back from its entry.
export const isUncovering = () => isGoingBack;

// How many entries the browser goes back to the step before the present one.
export const entriesOfStep = () => (here() === undefined ? 1 : 2 + beneath().length);

// The user went back or forward: what is shown follows. True when the browser came from something that covered the view,
// or to it.
export function followCovers() {
  const wanted = here();
  const isOther = wanted !== former;
  former = wanted;
  isGoingBack = false;
  const kept = [...beneath(), wanted];
  for (const name of closedBeneath) if (!kept.includes(name)) closedBeneath.delete(name);
  if (closedBeneath.has(wanted) || (isOther && isGone(wanted))) {
    // It has lost what it was for, and nobody is to step on it.
    leaveEntry();
    return isOther;
  }
  for (const [name, cover] of covers) if (!kept.includes(name) && cover !== awaited) cover.close();
  covers.get(wanted)?.open();
  const late = awaited;
  awaited = undefined;
  if (late && covers.get(late.name) === late) late.didOpen();
  return isOther;
}

// A menu comes back by none of the browser's buttons, a question that was answered is not asked again, editing that has
// ended does not begin again, and what belonged to a screen went with it.
const isGone = (name) => name && (isTold || ['menu', 'alert'].includes(name)) && !covers.get(name)?.isThere();

// What is shown is there now: the browser leaves the entry of anything that is not.
export function didTellCovers() {
  if (isTold) return;
  isTold = true;
  if (!isGoingBack && isGone(here())) leaveEntry();
}

// Nor is a menu open in a page that was loaded again.
if (here() === 'menu') leaveEntry();

function leaveEntry() {
  isGoingBack = true;
  history.back();
}

export class Cover {
  // `open` and `close` are called when the user goes to the entry or leaves it; a reload finds it open, once whoever makes
  // it has it. `isThere` says whether there is still something to go to.
  constructor(name, { open = () => {}, close, isThere = () => true }) {
    Object.assign(this, { name, open, close, isThere });
    covers.set(name, this);
    if (here() === name) queueMicrotask(open);
  }

  didOpen() {
    const hasEntry = here() === this.name || beneath().includes(this.name);
    closedBeneath.delete(this.name);
    if (isGoingBack) {
      awaited = this;
      return;
    }
    if (hasEntry) return;
    const covered = here() === undefined ? [] : [...beneath(), here()];
    history.pushState({ ...history.state, trail: trailFromHere(), cover: this.name, beneath: covered }, '');
    former = this.name;
  }

  didClose() {
    if (awaited === this) awaited = undefined;
    if (beneath().includes(this.name)) closedBeneath.add(this.name);
    if (here() !== this.name || isGoingBack || isLeaving) return;
    leaveEntry();
  }

  remove() {
    this.didClose();
    covers.delete(this.name);
  }
}
