// The heads of the rows' columns: a press sorts by one, and another one turns the order round. Where there is room for one
// column, a menu has the others.

import { setAttribute, setTextLength } from './faces.js';
import { make } from './make.js';

export class ColumnHeads {
  constructor(state, controls) {
    // The first row of the grid that the rows below belong to.
    this.element = make('div', 'column-heads', { role: 'row', 'aria-rowindex': '1' });
    const choose = (index) => controls.onEvent({ type: 'choose', control: state.id, index });
    this.heads = state.columns.map((column, index) => {
      const head = make('div', 'column-head', { role: 'columnheader', 'aria-label': column.title, 'aria-colindex': String(index + 1) });
      const button = make('button', 'column-title', { type: 'button' });
      button.append(make('span', 'title'), make('span', 'order', { 'aria-hidden': 'true' }));
      button.firstChild.textContent = column.title;
      if (column.width > 0) setTextLength(head, '--width', column.width);
      else head.classList.add('wide');
      button.addEventListener('click', () => choose(index));
      head.append(button);
      return head;
    });
    this.element.append(...this.heads);
    // Beside the head that always stays.
    this.choice = make('button', 'column-choice', { type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': 'false' });
    this.choice.addEventListener('click', (event) => {
      controls.openMenu(this.choice, this.menu, event, ({ action }) => choose(action));
    });
    this.heads[0].append(this.choice);
    controls.heads.append(this.element);
  }

  show(state) {
    this.element.setAttribute('aria-label', state.label);
    // The one that a narrow page has room for, where the others can be had by sorting.
    const shown = state.disabled === true ? undefined : Math.max(1, state.selected);
    const pane = this.element.closest('.main-pane');
    if (shown === undefined) pane?.removeAttribute('data-column');
    else pane?.setAttribute('data-column', shown);
    this.choice.hidden = shown === undefined || this.heads.length < 3;
    const order = state.descending === true ? 'descending' : 'ascending';
    this.describe(state, shown);
    this.heads.forEach((head, index) => {
      const isSorted = shown !== undefined && index === state.selected;
      head.classList.toggle('shown', index === shown);
      setAttribute(head, 'aria-sort', isSorted ? order : undefined);
      const button = head.firstChild;
      // Whoever presses it hears what became of the order.
      button.setAttribute('aria-label', state.columns[index].title + (isSorted ? `, sorted ${order}` : ''));
      button.lastChild.textContent = isSorted ? (state.descending === true ? '▼' : '▲') : '';
      button.disabled = state.disabled === true;
    });
  }
  // What the menu says: which column is seen, and in which order the rows are where they are sorted by it.
  describe({ columns, selected, descending }, shown) {
    const title = 'Column to show and sort by';
    const order = descending === true ? 'Descending' : 'Ascending';
    const items = columns.map((column, id) => ({
      id, title: column.title, state: id === shown ? 'on' : undefined, subtitle: id === selected ? order : undefined,
    }));
    this.menu = { items: [{ items: items.slice(1), title, single: true }] };
    this.choice.setAttribute('aria-label', shown === undefined ? title : `${title}: ${columns[shown]?.title}`);
  }
}
