// Tells assistive technology what a view, its lanes and its rows are, and in which order they are read.

import { setAttribute } from './faces.js';
import { ReadingOrder } from './reading-order.js';
import { describeLane, describeRow, describeView, patternOf } from './semantics.js';
import { TabbedGround } from './tabbed-ground.js';

export class ViewSemantics {
  constructor(collection) {
    this.collection = collection;
    this.order = new ReadingOrder(collection.layer);
    this.pattern = undefined;
    // What screen readers call the view.
    this.name = undefined;
    this.heads = undefined;
  }

  setName(name) {
    if (name === this.name) return;
    this.name = name;
    if (this.pattern) this.describeView();
  }

  // The heads of the rows' columns, which stand above the view and are its first row.
  setHeads(heads) {
    if (heads === this.heads) return;
    this.heads = heads;
    if (heads) heads.element.id = `${this.collection.prefix}head-row`;
    if (this.pattern) this.update();
  }

  get columnCount() { return this.heads?.heads.length ?? 0; }

  // What the rows belong to.
  get container() { return this.pattern === 'tiles' ? this.order.box : this.collection.layer; }

  // Describes the view and its rows; `named` are the keys of those that changed, undefined stands for all.
  update(named) {
    const { rows, lanes } = this.collection;
    const isNew = this.choosePattern();
    for (const row of rows.values()) {
      if (isNew || !named || named.has(row.key)) this.describeRow(row);
    }
    this.describeView();
    const ordered = this.inReadingOrder();
    this.describeLanes(ordered);
    this.order.update(ordered, this.pattern, lanes, this.heads);
    this.describeScroller();
  }

  clear() { this.order.clear(); }

  // Whether the rows follow another pattern than before. A view whose rows are only read for now stays what it was.
  choosePattern() {
    const { layer, role, rows } = this.collection;
    const pattern = patternOf(role, rows.values(), this.columnCount > 0);
    if (pattern === this.pattern || (pattern === 'list' && this.pattern === 'rows' && rows.size > 0)) return false;
    this.pattern = pattern;
    this.order.clear();
    describeView(layer, 'list', {});
    if (pattern === 'tiles') layer.setAttribute('role', 'presentation');
    return true;
  }

  describeView() {
    const { name, columnCount } = this;
    const { count, isMultiple } = this.collection;
    describeView(this.container, this.pattern, { count, name, isMultiple, columnCount });
  }

  describeRow(row) {
    const { count, lanes } = this.collection;
    describeRow(row, this.pattern, { count, columnCount: this.columnCount }, lanes.get(row.lane));
  }

  // Headings that stand in the place of a row come before it, and what adorns it behind.
  inReadingOrder() {
    const placed = [...this.collection.rows.values()].filter((row) => !row.content?.decoration)
      .map((row) => ({ row, y: row.isAdornment ? Infinity : this.collection.frameOf(row)[1] }));
    placed.sort((left, right) => left.row.position - right.row.position || left.y - right.y || 0);
    return placed.map(({ row }) => row);
  }

  // Each lane is called as the heading above it.
  describeLanes(rows) {
    const { lanes } = this.collection;
    let heading;
    for (const row of rows) {
      if (row.content?.style === 'header') heading = row.content.text;
      else if (row.lane === undefined) heading = undefined;
      else if (heading !== undefined) lanes.get(row.lane)?.setName(heading);
    }
    for (const lane of lanes.all) describeLane(lane, this.pattern);
  }

  // Whoever has no rows to go to still must be able to scroll. With rows, Firefox would stop here on the way to them.
  describeScroller() {
    const { viewport: { scroller }, rows } = this.collection;
    const isStop = rows.size === 0;
    scroller.tabIndex = isStop ? 0 : -1;
    this.tabbedGround ??= new TabbedGround(scroller);
    if (scroller.matches('.sidebar')) return;
    setAttribute(scroller, 'role', isStop ? 'group' : undefined);
    setAttribute(scroller, 'aria-label', isStop ? this.name : undefined);
  }
}
