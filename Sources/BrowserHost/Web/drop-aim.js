// What is dragged out of rows goes where the pointer is, in whatever view of the screen that is over.

// The pointer's place in the view that it is over, as the server counts places; `over` names the view when it is another
// one than that of the drag.
export function aim({ lifted, pane, panes }) {
  const { x, y } = lifted.pointer;
  const under = panes.find((one) => one !== pane && holds(one.viewport.scroller, x, y)) ?? pane;
  // Between rows of its own view a row goes by its middle.
  if (under === pane && !lifted.goesOntoRows) return lifted.center;
  const place = under.viewport.contentPoint(x, y);
  return under === pane ? place : { ...place, over: under.name };
}

// The row that would take in what is dragged.
export function targetRow(movement, { pane, panes }) {
  const place = movement.elsewhere ? panes.find((one) => one !== pane) : pane;
  return place?.collection.rows.get(movement.parent);
}

function holds(scroller, x, y) {
  if (!scroller.checkVisibility()) return false;
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}
