// On a telephone many buttons and switches take the room of the rows: they stand in a menu then, behind one button.

import { folds, isForMenuOnly, isNarrow, isTouched } from './bar-room.js';
import { openMenu } from './menu.js';
import { symbolElement } from './symbols.js';

const isPicture = ({ state }) => state?.image !== undefined && !state.labelled;

export class FoldedControls {
  // `element` holds the controls; the button comes before it.
  constructor(element, onChange, signal) {
    this.element = element;
    this.folded = [];
    this.button = document.createElement('button');
    this.button.type = 'button';
    this.button.className = 'more-button';
    this.button.setAttribute('aria-haspopup', 'menu');
    this.button.title = 'More';
    this.button.hidden = true;
    this.button.append(symbolElement('ellipsis'));
    this.button.addEventListener('click', (event) => this.open(event.detail === 0));
    element.before(this.button);
    for (const one of [isNarrow, isTouched]) one.addEventListener('change', onChange, { signal });
  }

  // Controls that can be folded say what they are in a menu; those that matter most stay where they are. Those that stand
  // below the rows for a while leave the others where they were.
  fold(controls, belowCount) {
    const foldable = controls.filter((control) => control.menuItem !== undefined);
    const seen = foldable.filter((control) => !isForMenuOnly(control.isInMenuOnly));
    const isFolded = folds(seen.map(isPicture), belowCount);
    this.folded = isFolded ? foldable : [];
    for (const control of controls) {
      const isAway = foldable.includes(control) && (isFolded || isForMenuOnly(control.isInMenuOnly));
      if (control.press) control.element.hidden = isAway || control.state?.hidden === true;
    }
    this.button.hidden = !isFolded;
    this.element.parentElement.classList.toggle('folded', isFolded);
  }

  // What can't be done now is left out, as in the menu of a row; the menu is there to show what can be.
  open(isByKey) {
    openMenu({
      items: this.folded.map((control, index) => ({ id: index, ...control.menuItem })).filter(({ disabled }) => !disabled),
      at: this.button.getBoundingClientRect(), label: 'More', returnTo: this.button,
      isTouch: isTouched.matches, isByKey, onChoose: (index) => this.folded[index].press(),
    });
  }
}
