// What stands in place of rows that there are not: what is missing, why, and a way out. While rows are on their way,
// the lines where they will be.

import { setText } from './faces.js';
import { hasImage, showImage } from './pictures.js';
import { beforeSkeleton, Skeleton } from './skeleton.js';
import { tell } from './speech.js';

export class Unavailable {
  constructor(pane, onWayOut) {
    this.pane = pane;
    this.element = document.createElement('div');
    this.element.className = 'unavailable';
    this.element.setAttribute('role', 'status');
    this.picture = this.part('span', 'picture');
    this.picture.setAttribute('aria-hidden', 'true');
    this.text = this.part('p', 'what');
    this.secondary = this.part('p', 'why');
    this.button = this.part('button', 'button');
    this.button.type = 'button';
    this.button.addEventListener('click', () => onWayOut(this.button));
    this.element.hidden = true;
    pane.append(this.element);
    this.skeleton = new Skeleton(pane);
    // Nothing is known until the first update.
    this.await();
  }

  part(tag, className) {
    const part = document.createElement(tag);
    part.className = className;
    this.element.append(part);
    return part;
  }

  show(state) {
    if (state?.loading) {
      this.element.hidden = true;
      // Also where the first picture was one of nothing.
      this.skeleton.isNeeded = true;
      return this.await();
    }
    this.stopWaiting();
    const isNews = this.element.hidden || this.text.textContent !== state?.text;
    this.element.hidden = state === undefined;
    if (!state) return;
    if (isNews) tell(this.element, 'message');
    if (hasImage(state)) showImage(this.picture, state);
    else setText(this.picture, '');
    setText(this.text, state.text ?? '');
    setText(this.secondary, state.secondary ?? '');
    setText(this.button, state.button ?? '');
    this.button.hidden = state.button === undefined;
    this.element.classList.toggle('failure', state.failure === true);
  }

  get hasFocus() { return document.activeElement === this.button; }

  // The way out has the focus; false when there is none.
  takeFocus() {
    if (this.element.hidden || this.button.hidden) return false;
    this.button.focus({ preventScroll: true });
    return true;
  }

  await() {
    this.pane.setAttribute('aria-busy', 'true');
    this.timer ??= setTimeout(() => this.skeleton.show(), beforeSkeleton);
  }

  stopWaiting() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.skeleton.hide();
    this.pane.removeAttribute('aria-busy');
  }
}
