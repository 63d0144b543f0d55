// A view without rows shows that it has the focus where the Tab key led to it, and not where it only holds the focus until
// rows come.

let isByTab = false;
addEventListener('pointerdown', () => { isByTab = false; }, { capture: true });
addEventListener('keydown', ({ key }) => { isByTab = key === 'Tab'; }, { capture: true });

export class TabbedGround {
  constructor(scroller) {
    scroller.addEventListener('focus', () => scroller.classList.toggle('tabbed', isByTab));
  }
}
