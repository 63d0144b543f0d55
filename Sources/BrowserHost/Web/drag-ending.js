// A row that is let go: the server is told, and the row goes to where it belongs as soon as that is known.

import { aim } from './drop-aim.js';
import { swallowClick } from './swallowed-click.js';

export class DragEnding {
  constructor(drag) {
    this.drag = drag;
    // How many drags ended of which the server has not said yet what came of them.
    this.unanswered = 0;
  }

  drop() {
    const { drag } = this;
    const { lifted, collection, target, answers } = drag;
    if (drag.place.element) return this.dropOnPlace();
    lifted.take(collection.rows.values());
    drag.viewport.tellPlace();
    drag.sendPlace();
    const isApart = lifted.goesOntoRows || target.into !== undefined || aim(drag).over !== undefined;
    const { key } = lifted;
    const isTold = this.tell('drop', key);
    // In another view it stays where it is let go: a row comes there.
    if (answers.latest?.elsewhere) this.fade();
    else if (isApart || !lifted.isNear(collection.rows.get(key))) this.wait();
    else this.settle();
    if (!isTold) this.goHome(key);
  }

  // It goes where the app takes it; what the app says of that is enough.
  dropOnPlace() {
    const { collection, place, lifted } = this.drag;
    collection.onEvent({ type: 'dropOn', ...place.name });
    lifted.isUntouched = true;
    this.fade();
  }

  // Where the menu of a row opens, that is no longer lifted.
  giveWay() {
    this.drag.lifted.isUntouched = true;
    this.cancel();
  }

  cancel() {
    const { drag } = this;
    const { lifted, viewport, pane } = drag;
    if (!drag.isDragging) return;
    const { key } = lifted;
    const isTold = this.tell('release', key);
    lifted.isCancelled = true;
    // What a finger moved nowhere is at home already, below its menu.
    if (lifted.isUntouched) this.settle();
    else this.wait();
    if (!isTold) this.goHome(key);
    // Where the row was dragged out of sight of its place, the rows scroll back to that.
    const [y, height] = drag.start;
    const isInSight = y + height >= viewport.y && y <= viewport.y + viewport.height;
    if (!isInSight) pane.revealer.revealPlace(y, height, { isSmooth: true });
  }

  // Tells that a row is let go of; false when it is known that the server does not hear it.
  tell(type, key) {
    const isTold = this.drag.collection.onEvent({ type }, ({ isDone = true } = {}) => {
      this.unanswered -= 1;
      if (!isDone) this.goHome(key);
    }) !== false;
    if (isTold) this.unanswered += 1;
    return isTold;
  }

  // A server that only hung holds the row until it hears that nobody does.
  goHome(key) {
    const { drag } = this;
    drag.collection.onEvent({ type: 'letGo' });
    for (const pane of drag.panes) pane.drag.home.go(pane.drag === drag ? key : undefined);
  }

  // Whether a row takes it in, or a row of another view, or where else it belongs, the server may not have said yet: on its
  // way to a former place it would fly over other rows, and come back.
  wait() {
    this.letGo();
    this.drag.lifted.isWaiting = true;
    document.documentElement.classList.remove('dragging');
  }

  // The row goes from where it was let go to where it belongs, wherever that is by then. Where a closed one took it in,
  // there is none to be seen.
  settle(into) {
    const { lifted, collection } = this.drag;
    if (!collection.rows.has(lifted.key)) return this.fade(into);
    this.letGo();
    lifted.flight.settle(() => collection.rows.get(lifted.key), () => { if (this.drag.lifted === lifted) this.arrive(); });
  }

  // Where what was lifted has come to, the row is too, though by itself it may still be on its way there.
  arrive() {
    const { drag } = this;
    const row = drag.collection.rows.get(drag.lifted.key);
    if (row?.glide.isMoving && !row.block) {
      row.element.classList.remove('moving');
      row.glide.set(row.place(row.lane === undefined ? drag.viewport.origin : 0));
    }
    drag.end();
  }

  // What another row took in goes there.
  fade(into) {
    const { drag } = this;
    const { lifted } = drag;
    if (lifted.isFading) return;
    this.letGo();
    lifted.isFading = true;
    lifted.flight.fade(() => { if (drag.lifted === lifted) drag.end(); }, into);
  }

  letGo() {
    const { drag } = this;
    drag.edges.stop();
    drag.sent = undefined;
    drag.place.mark(undefined);
    // The click that follows a drop selects nothing.
    if (!drag.lifted.isWaiting) swallowClick(50);
    document.documentElement.classList.remove('drop-refused');
  }
}
