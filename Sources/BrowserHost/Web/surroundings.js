// What stands around and behind the rows of a view.

import { setColor } from './faces.js';
import { showLooks } from './looks.js';
import { Refresh } from './refresh.js';
import { Unavailable } from './unavailable.js';

export class Surroundings {
  constructor(pane) {
    this.pane = pane;
    this.scroller = pane.viewport.scroller;
    this.refresh = new Refresh(pane);
    this.dismisses = false;
    this.isPlainList = false;
    this.scroller.addEventListener('scroll', () => this.dismiss(), { passive: true });
  }

  didApply(transaction) {
    if (transaction.around) this.show(transaction.around, transaction.milliseconds);
    const isEmpty = this.pane.collection.rows.size === 0;
    this.scroller.classList.toggle('empty', isEmpty);
    // The ground of a plain list is the bar's too, also where no row tells of it.
    if (isEmpty && this.isPlainList) this.scroller.classList.add('plain');
  }

  show(around, milliseconds) {
    const { scroller } = this;
    this.isPlainList = around.plainList === true;
    scroller.classList.toggle('coloured', around.color !== undefined);
    setColor(scroller, '--ground', around.color);
    setColor(scroller, '--index-color', around.indexColor);
    setColor(scroller, '--index-ground', around.indexGround);
    setColor(scroller, '--index-held', around.indexHeld);
    scroller.classList.toggle('fixed', around.fixed === true);
    scroller.classList.toggle('bare', around.bare === true);
    this.dismisses = around.dismisses === true;
    this.refresh.show(around.refresh, milliseconds);
    this.showGround(around);
  }

  showGround({ unavailable, plain }) {
    if (!this.ground && !unavailable && !plain) return;
    if (!this.ground) {
      const behind = document.createElement('div');
      behind.className = 'behind';
      this.ground = document.createElement('div');
      this.ground.className = 'ground';
      behind.append(this.ground);
      this.scroller.prepend(behind);
      this.unavailable = new Unavailable(this.ground, () => this.pane.send({ type: 'background' }));
      this.resize();
    }
    this.unavailable.show(unavailable);
    this.ground.classList.toggle('plain', plain !== undefined);
    showLooks(this.ground, plain ?? {});
    setColor(this.ground, '--face-background', plain?.background);
    this.ground.style.borderRadius = plain?.radius === undefined ? '' : `${plain.radius}px`;
  }

  resize() {
    if (this.ground) this.ground.style.height = `${this.pane.viewport.height}px`;
  }

  // Scrolling lets go of a field, where the app wants it.
  dismiss() {
    const active = document.activeElement;
    if (this.dismisses && active?.matches('input')) active.blur();
  }
}
