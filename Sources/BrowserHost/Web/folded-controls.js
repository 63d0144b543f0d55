// What stands in a menu, behind one button: what is seldom done, and on a telephone also many buttons and switches, which
// would take the room of the rows.

import { folds, isNarrow, isTouched, placedAmong } from './bar-room.js';
import { openMenu } from './menu.js';
import { symbolElement } from './symbols.js';

const isPicture = ({ state }) => state?.image !== undefined && !state.labelled;

const isTurned = ({ state }) => state !== undefined;

// Groups, as of an inline menu: buttons that a space sets off from the others of a bar, and switches, which are not done
// but turned. Those of one group need no line.
function inGroups(lines) {
  const groups = [];
  let former;
  for (const { control, item } of lines) {
    const isOfKind = former !== undefined && isTurned(former.item) === isTurned(item);
    const isApart = !isOfKind || control.state?.spaceBefore || former.control.state?.spaceAfter;
    if (isApart) groups.push({ items: [] });
    groups.at(-1).items.push(item);
    former = { control, item };
  }
  return groups.length > 1 ? groups : groups[0]?.items ?? [];
}

export class FoldedControls {
  // `element` holds the controls. On a telephone the button comes before it; elsewhere it is one of them.
  constructor(element, onChange, signal) {
    this.element = element;
    this.folded = [];
    this.button = document.createElement('button');
    this.button.type = 'button';
    this.button.setAttribute('aria-haspopup', 'menu');
    this.button.title = 'More';
    this.button.hidden = true;
    this.button.append(symbolElement('ellipsis'));
    this.button.addEventListener('click', (event) => this.open(event.detail === 0));
    for (const one of [isNarrow, isTouched]) one.addEventListener('change', onChange, { signal });
  }

  // Controls that can be folded say what they are in a menu; those that matter most stay where they are. Those that stand
  // below the rows for a while leave the others where they were.
  fold(controls, belowCount) {
    const foldable = controls.filter((control) => control.menuItem !== undefined);
    const isFolded = folds(foldable.filter(({ isInMenuOnly }) => !isInMenuOnly).map(isPicture), belowCount);
    this.folded = foldable.filter(({ isInMenuOnly }) => isFolded || isInMenuOnly);
    for (const control of controls) {
      if (control.press) control.element.hidden = this.folded.includes(control) || control.state?.hidden === true;
    }
    this.button.hidden = this.folded.length === 0;
    this.button.disabled = this.folded.every(({ menuItem }) => menuItem.disabled);
    this.element.parentElement.classList.toggle('folded', isFolded);
  }

  // Answers the elements of a bar with the button at its place among them, where it has one there.
  placed(elements) {
    const isAmong = !isNarrow.matches && !this.button.hidden;
    this.button.className = isAmong ? 'button pictured' : 'more-button';
    if (isAmong) return placedAmong(elements, this.button);
    if (this.element.previousElementSibling !== this.button) this.element.before(this.button);
    return elements;
  }

  // What the bar has no room for is left out where it can't be done now, as in the menu of a row. What is in the menu only
  // keeps its place there, and is pale.
  open(isByKey) {
    const lines = this.folded.map((control, index) => ({ control, item: { id: index, ...control.menuItem } }))
      .filter(({ control, item }) => !item.disabled || control.isInMenuOnly);
    openMenu({
      items: inGroups(lines),
      at: this.button.getBoundingClientRect(), label: 'More', returnTo: this.button,
      isTouch: isTouched.matches, isByKey, onChoose: (index) => this.folded[index].press(),
    });
  }
}
