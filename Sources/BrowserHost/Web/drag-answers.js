// What the server says of a drag: where the row would go, and what became of it.

import { describePlace, goneBack, say, whatOf } from './speech.js';
import { comeIn, leaveBehind } from './unfolding.js';

export class DragAnswers {
  constructor(drag) {
    this.drag = drag;
    // What it said last of the row that a pointer lifted.
    this.latest = undefined;
  }

  didApply(transaction) {
    const { drag } = this;
    drag.home.latest = transaction;
    drag.draggableRows.mark(transaction.rows);
    if (transaction.movement) this.heed(transaction.movement);
    if (drag.lifted) this.refresh(transaction);
    else drag.keys.didApply();
    drag.target.placeLine();
  }

  heed(movement) {
    const { drag } = this;
    if (this.isOfEarlierDrag(movement)) return;
    const { lifted } = drag;
    const { into } = drag.target;
    this.latest = movement;
    drag.target.show(movement.phase === 'lifted' && !drag.place.element ? movement : undefined);
    if (drag.keys.heed(movement)) return;
    if (!lifted || lifted.key !== movement.key) return;
    if (movement.phase === 'lifted') this.heedPlace(movement);
    else this.heedEnd(movement, into);
  }

  // A finger whose row's menu opened may lift the row again before the answer to that comes.
  isOfEarlierDrag({ phase }) {
    const { isDragging, ending } = this.drag;
    return isDragging && ending.unanswered > 0 && (phase === 'dropped' || phase === 'cancelled');
  }

  heedPlace(movement) {
    const { lifted } = this.drag;
    lifted.showCount(movement.rows ?? movement.count);
    // Rows of another view are narrower, or wider: a piece beside the pointer shows more of the room that they make.
    if (movement.elsewhere) return lifted.setCompact(true);
    // Only what goes between rows has a place among them.
    if (lifted.goesOntoRows && movement.position === undefined) return undefined;
    lifted.goesOntoRows = false;
    const isOutline = movement.line !== undefined || movement.into === true;
    if (!isOutline && movement.refused) return undefined;
    lifted.setCompact(isOutline && lifted.isDraggable);
    lifted.setHanging(isOutline && !lifted.isDraggable);
    return undefined;
  }

  heedEnd(movement, into) {
    const { lifted, ending } = this.drag;
    this.tell(movement);
    lifted.didAnswer();
    const isIn = movement.phase === 'dropped' && (movement.elsewhere === true || lifted.goesOntoRows);
    if (movement.phase === 'gone') ending.fade();
    else if (isIn) ending.fade(into);
    else if (!lifted.isSettling && !lifted.isFading) ending.settle(into);
  }

  tell(movement) {
    const { lifted, collection } = this.drag;
    const { name, isUntouched } = lifted;
    if (movement.phase === 'gone') say(`${name} was deleted.`);
    if (movement.phase === 'refused') say(`${name} can’t be moved.`);
    // What a finger rested on, and moved nowhere, is where it was all the time.
    if (isUntouched) return;
    if (movement.phase === 'dropped') say(`Dropped ${whatOf(movement, name)}. ${describePlace(movement, collection)}`);
    if (movement.phase === 'cancelled') say(goneBack(movement, name));
  }

  refresh(transaction) {
    const { drag } = this;
    const { lifted } = drag;
    const row = drag.collection.rows.get(lifted.key);
    if (!row) return lifted.isAnswered ? drag.ending.fade() : undefined;
    if (transaction.rows.some((state) => state.key === lifted.key && state.content)) lifted.showFace(row);
    lifted.hide(row);
    lifted.fit(row);
    if (transaction.movement?.phase === 'dropped') this.carry(row);
    if (drag.isDragging) drag.follow();
  }

  // What hangs under a row is uncovered as others make room for it, while the row comes from where it was let go.
  carry(head) {
    const { lifted, collection } = this.drag;
    if (!lifted.isHanging || !head.glide.isMoving) return;
    const { rows, viewport } = collection;
    const taken = [...lifted.taken].filter(([row]) => rows.get(row.key) === row && row.lane === undefined);
    leaveBehind(taken, collection.layer);
    for (const [row] of taken) {
      row.element.classList.remove('moving');
      row.glide.set(row.place(viewport.origin));
    }
    comeIn(taken.map(([row]) => row).filter((row) => row !== head));
    lifted.comeApart();
  }
}
