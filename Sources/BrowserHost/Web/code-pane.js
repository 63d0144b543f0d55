// A program's text beside the view, such as the one that makes it; a button shows it and hides it. Where there is no room
// for both, it comes in the view's place.

import { BesideMotion } from './beside-motion.js';
import { leave, opensByItself, removeCodeAhead, wide } from './code-room.js';
import { Cover } from './cover.js';
import { setAttribute, setText } from './faces.js';
import { spring } from './push-motion.js';
import { codeLines } from './swift-code.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export class CodePane {
  // `id` is that of its screen.
  constructor(screen, id, signal) {
    this.screen = screen;
    this.name = `code ${id ?? ''}`;
    this.isOpen = false;
    // A window that is made narrow goes on with the view.
    wide.addEventListener('change', () => {
      this.motion?.stop();
      this.isOpen = opensByItself();
      this.update();
      if (!this.coversView) this.cover?.didClose();
    }, { signal });
  }

  show(listing) {
    if (listing === undefined) return this.remove();
    if (!this.element) this.make();
    if (this.text === listing.text) return;
    this.text = listing.text;
    setText(this.title, listing.title);
    setAttribute(this.element, 'aria-label', `Code: ${listing.title}`);
    setAttribute(this.code, 'aria-label', listing.title);
    this.code.replaceChildren(...codeLines(listing.text));
    this.update();
  }

  make() {
    removeCodeAhead(this.screen);
    this.isOpen = opensByItself();
    this.element = this.part('div', 'code-pane');
    const head = this.part('div', 'code-head');
    this.title = this.part('span', 'code-title');
    this.copyButton = this.makeButton('code-copy button', () => this.copy());
    setText(this.copyButton, 'Copy');
    head.append(this.title, this.copyButton);
    this.code = this.part('pre', 'code');
    this.code.tabIndex = 0;
    this.code.setAttribute('role', 'region');
    this.element.append(head, this.code);
    this.screen.querySelector('.panes').append(this.element);
    this.motion = new BesideMotion(this.screen, this.element);
    this.screen.classList.add('has-code');
    this.button = this.makeButton('code-button button', () => this.toggle());
    setText(this.button, 'Code');
    this.screen.querySelector('.headline').append(this.button);
    this.cover = new Cover(this.name, { open: () => this.cross(true), close: () => this.cross(false) });
  }

  get coversView() { return this.isOpen && !wide.matches; }

  // The browser went to where it covers the view, or away from there.
  cross(isOpen) {
    if (wide.matches || isOpen === this.isOpen) return;
    this.isOpen = isOpen;
    this.update();
    this.slide();
  }

  part(tag, className) {
    const part = document.createElement(tag);
    part.className = className;
    return part;
  }

  makeButton(className, action) {
    const button = this.part('button', className);
    button.type = 'button';
    button.addEventListener('click', action);
    return button;
  }

  toggle() {
    if (wide.matches && !document.hidden) this.motion.note();
    this.isOpen = !this.isOpen;
    if (wide.matches) leave(this.isOpen ? 'open' : 'closed');
    this.update();
    if (this.coversView) this.cover.didOpen();
    else this.cover.didClose();
    this.slide();
  }

  // Lays the rows out anew, which go along with it.
  along(apply) { return this.motion ? this.motion.along(apply) : apply(); }

  // It is seen to come and go: where it covers the view, as a whole, for two texts through each other can't be read.
  slide() {
    if (document.hidden) return;
    if (wide.matches) return this.motion.play(this.isOpen);
    const { element, isOpen } = this;
    const away = reducedMotion.matches ? { opacity: 0 } : { transform: 'translateY(100%)' };
    const here = reducedMotion.matches ? { opacity: 1 } : { transform: 'none' };
    const timing = reducedMotion.matches ? { duration: 160 } : { duration: 420, easing: spring };
    element.hidden = false;
    element.inert = !isOpen;
    this.sliding?.cancel();
    this.sliding = element.animate(isOpen ? [away, here] : [here, away], { ...timing, fill: 'backwards' });
    this.sliding.onfinish = () => { element.hidden = !this.isOpen; };
  }

  update() {
    if (!this.element) return;
    this.element.hidden = !this.isOpen;
    this.element.inert = false;
    this.button.ariaExpanded = String(this.isOpen);
    this.screen.classList.toggle('shows-code', this.isOpen);
    // What the text covers can't be used; the text is what the page is about then.
    const { coversView } = this;
    this.screen.querySelector('.main-pane').inert = coversView;
    setAttribute(this.element, 'role', coversView ? 'main' : 'complementary');
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.text);
      setText(this.copyButton, 'Copied');
    } catch {
      // Without a pasteboard, the text is selected for whoever copies it otherwise.
      getSelection().selectAllChildren(this.code);
    }
    clearTimeout(this.copyTimer);
    this.copyTimer = setTimeout(() => setText(this.copyButton, 'Copy'), 2000);
  }

  remove() {
    if (!this.element) return;
    this.isOpen = false;
    this.update();
    this.cover.remove();
    this.element.remove();
    this.button.remove();
    this.screen.classList.remove('has-code');
    this.element = undefined;
    this.text = undefined;
  }
}
