// On a telephone, a screen that goes from one of its places to one further in, as to a folder in the one that is shown,
// moves as two screens do, and back: a picture of what was shown stands for the former.

import { fadeHighlights } from './highlight.js';
import { LedScreens } from './led-screens.js';
import { besides, moveScreen } from './push-motion.js';

// How long a place that was led away waits for the one around it.
const patience = 1500;

// Of each screen, pictures of the places around the one that it shows, by their paths; and the place that a finger leads.
const around = new WeakMap();
const led = new WeakMap();

// Whether one of two paths leads on from the other: 'in', 'out', or undefined.
function wayBetween(former = [], path = []) {
  const isWithin = (inner, outer) => inner.length > outer.length && outer.every((name, index) => inner[index] === name);
  if (isWithin(path, former)) return 'in';
  return isWithin(former, path) ? 'out' : undefined;
}

export const isOtherPlace = (former, path) => nameOf(former) !== nameOf(path);

// To be called while the screen still shows where it was.
export function leavePlace(screen, former, path) {
  const way = wayBetween(former, path);
  forgetPlaces(screen, path);
  const isLed = led.get(screen)?.didArrive(way === 'out') === true;
  if (way === undefined || isLed || document.hidden || innerWidth > 640) return;
  const picture = pictureOf(screen);
  if (way === 'in') screen.before(picture);
  else screen.after(picture);
  scrollAs(viewports(screen), picture);
  handDrawer(screen, picture);
  if (way === 'in') placesAround(screen).set(nameOf(former), { picture, width: innerWidth, scrolls: scrollsOf(screen) });
  const motion = way === 'in' ? moveScreen(screen, picture, besides, true) : moveScreen(picture, screen, besides, false);
  const upper = way === 'in' ? screen : picture;
  upper.classList.add('over-place');
  const end = () => {
    picture.remove();
    upper.classList.remove('over-place');
  };
  motion.finished.then(end, end);
}

const nameOf = (path = []) => JSON.stringify(path);

function placesAround(screen) {
  if (!around.has(screen)) around.set(screen, new Map());
  return around.get(screen);
}

// Only what is around the place that is shown next can be uncovered there.
function forgetPlaces(screen, path) {
  const places = placesAround(screen);
  for (const name of places.keys()) if (wayBetween(JSON.parse(name), path) !== 'in') places.delete(name);
}

const viewports = (element) => [...element.querySelectorAll('.viewport')];
const scrollsOf = (element) => viewports(element).map(({ scrollTop }) => ({ scrollTop }));

function scrollAs(scrolls, picture) {
  for (const [index, scroller] of viewports(picture).entries()) scroller.scrollTop = scrolls[index]?.scrollTop ?? 0;
}

const drawerParts = (element) => [...element.querySelectorAll('.sidebar.viewport, .drawer-head')];

// A drawer that a choice in it closes goes on closing in the picture; the screen moves without it.
function handDrawer(screen, picture) {
  const copies = drawerParts(picture);
  for (const [index, part] of drawerParts(screen).entries()) {
    for (const motion of part.getAnimations()) {
      copies[index].animate(motion.effect.getKeyframes(), motion.effect.getTiming()).currentTime = motion.currentTime;
      motion.finish();
    }
  }
}

// It can be neither pressed nor read out.
function pictureOf(screen) {
  const picture = screen.cloneNode(true);
  picture.classList.add('left-place');
  picture.ariaHidden = 'true';
  picture.inert = true;
  for (const part of [picture, ...picture.querySelectorAll('[id]')]) part.removeAttribute('id');
  // A picture never has the focus.
  if (screen.querySelector('.search-field:focus-within')) picture.querySelector('.search-field').classList.add('used');
  return picture;
}

// A place while a finger leads it away, to the one around it. Pictures stand for both; the screen goes there beneath them once
// the finger is lifted.
export class LedPlace extends LedScreens {
  // The title is that of the place around.
  constructor(view, title) {
    const { element: screen } = view;
    const name = nameOf(view.latest.path.slice(0, -1));
    const known = placesAround(screen).get(name);
    const picture = known?.width === innerWidth ? known.picture : emptied(pictureOf(screen), title);
    super(pictureOf(screen), picture);
    this.view = view;
    const [upper, lower] = this.elements;
    // It may still be on its way out from under the place that it led to.
    for (const motion of lower.getAnimations()) motion.cancel();
    // The row that was tapped there is let go on the way back, and nothing is said of it.
    for (const row of lower.querySelectorAll('.row.tapped')) row.classList.replace('tapped', 'led-on');
    lower.querySelector('.screen-caption').hidden = true;
    screen.after(lower, upper);
    scrollAs(scrollsOf(screen), upper);
    scrollAs(known?.scrolls ?? [], lower);
    upper.classList.add('over-place');
    led.set(screen, this);
  }

  leave(speed) {
    super.leave(speed);
    fadeHighlights(this.elements[1]);
    setTimeout(() => { if (this.isLeaving) this.finish(); }, patience);
  }

  end(isAway = false) {
    super.end(isAway);
    this.isAway = isAway;
    this.elements[0].remove();
    if (!isAway || this.hasArrived) this.finish();
  }

  // The screen goes on to another place. True where that is the one that a finger has led to.
  didArrive(isOut) {
    if (!this.isLeaving || !isOut) {
      this.end();
      return false;
    }
    this.hasArrived = true;
    if (this.isAway) requestAnimationFrame(() => this.finish());
    return true;
  }

  finish() {
    for (const element of this.elements) element.remove();
    this.isLeaving = false;
    this.view.led = undefined;
    led.delete(this.view.element);
  }
}

// What is not known of a place is not shown.
function emptied(picture, title) {
  picture.querySelector('h1').textContent = title;
  for (const part of picture.querySelectorAll('.rows, .caption, .path-bar, .status')) part.replaceChildren();
  return picture;
}
