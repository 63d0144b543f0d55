// Menus of buttons, in the bar and beside rows. They come along with the button: nothing is asked for when one opens. One
// whose items are still to come says so, and shows them once they have come along.

import { loadingItems, openMenu } from './menu.js';

// How long a finger rests until the menu opens of a button that does something else when pressed.
const longPress = 500;

// What is open of buttons whose items are still to come, by the button.
const loading = new WeakMap();

// Says that a button has a menu, or no longer does.
export function markMenu(button, menu) {
  if (menu) button.setAttribute('aria-haspopup', 'menu');
  else button.removeAttribute('aria-haspopup');
  if (menu && !button.ariaExpanded) button.setAttribute('aria-expanded', 'false');
  if (!menu) button.removeAttribute('aria-expanded');
  if (!menu?.loading) loading.get(button)?.(menu);
}

// Opens a button's menu for an event. `onPick` is told what is chosen, by the names that the server knows it by.
export function openButtonMenu(button, menu, { pointerType, detail, returnTo = button }, onPick) {
  if (button.ariaExpanded === 'true') return;
  button.setAttribute('aria-expanded', 'true');
  let { offer } = menu;
  const opened = openMenu({
    title: menu.title, items: menu.loading ? loadingItems : menu.items, label: button.ariaLabel || button.textContent || button.title,
    at: button.getBoundingClientRect(), returnTo,
    isTouch: pointerType === 'touch', isByKey: !pointerType || (detail === 0 && pointerType !== 'touch'),
    onChoose: (action) => onPick({ action, offer }),
    onClose: () => {
      loading.delete(button);
      if (button.ariaExpanded) button.setAttribute('aria-expanded', 'false');
    },
  });
  if (!menu.loading) return;
  loading.set(button, (come) => {
    loading.delete(button);
    if (!come?.items) return opened.close();
    offer = come.offer;
    opened.exchange(come);
  });
}

// Lets a button's menu be opened as context menus are: by a secondary click, a long press or the menu key. `open` is
// false where there is no menu.
export function openByHolding(button, open) {
  let timer;
  let isHeld = false;
  button.addEventListener('contextmenu', (event) => {
    const isByKey = event.button !== 2 && event.pointerType !== 'touch';
    if (open({ pointerType: isByKey ? '' : event.pointerType || 'mouse', detail: 1 })) event.preventDefault();
  });
  button.addEventListener('pointerdown', ({ pointerType }) => {
    clearTimeout(timer);
    isHeld = false;
    if (pointerType === 'touch') timer = setTimeout(() => { isHeld = open({ pointerType, detail: 1 }); }, longPress);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) {
    button.addEventListener(name, () => clearTimeout(timer));
  }
  // The click that ends a long press.
  button.addEventListener('click', (event) => {
    if (!isHeld) return;
    isHeld = false;
    event.stopImmediatePropagation();
  }, { capture: true });
}
