// Keys that mean something wherever the focus is: those that scroll, as long as nothing has the focus, and those of
// buttons on the screen.

import { logicalKey } from './direction.js';
import { isApple } from './row-links.js';

const isControl = (element) => element?.matches?.('.bar :is(button, a)') === true;

const isTextField = (element) => element?.matches?.('input, textarea, select, [contenteditable]') === true;

// A page that was just loaded has its focus nowhere, one whose ground was clicked has it there, and a screen that came in
// front has it at its title.
const isFocusNowhere = () => document.activeElement?.matches('body, .main-pane > .viewport, .headline .title') ?? true;

// A dialog keeps the keys to itself.
const isDialogOpen = () => document.querySelector('dialog.alert[open]') !== null;

export class PageKeys {
  // `stack` are the screens; the foremost one has the keys.
  constructor(stack) {
    this.stack = stack;
    // Goes to the place around the one that is shown; false where there is none.
    this.onUp = () => false;
    this.awaited = [];
    document.addEventListener('keydown', (event) => {
      if (event.defaultPrevented || event.isComposing || isDialogOpen()) return;
      if (this.search(event) || this.goUp(event) || this.passToSelected(event) || this.pressButton(event) || this.undo(event) || this.copy(event) || this.keepSelection(event) || this.scroll(event)) event.preventDefault();
    });
  }

  // With the focus nowhere, as after loading, what a row does with a key is meant for the one that is selected.
  passToSelected(event) {
    if (!/^(Delete|Backspace|F2)$/.test(event.key) || !isFocusNowhere()) return false;
    const { collection, rowFocus } = this.stack.active.main;
    const row = [...collection.rows.values()].find(({ element }) => element.ariaSelected === 'true');
    if (!row) return false;
    rowFocus.passTo(row);
    const { key, metaKey, ctrlKey, altKey, shiftKey, repeat } = event;
    const passed = new KeyboardEvent('keydown', { key, metaKey, ctrlKey, altKey, shiftKey, repeat, bubbles: true, cancelable: true });
    row.element.dispatchEvent(passed);
    return true;
  }

  // The keys that scroll do so without the focus too, and those that mean nothing to what has it in the bar do from there.
  scroll(event) {
    const isNowhere = isFocusNowhere();
    const isPage = event.key.startsWith('Page');
    const isAtBar = isControl(document.activeElement) && (isPage || /^(Home|End)$/.test(event.key));
    const isMeant = isNowhere || isAtBar || (isPage && document.activeElement.matches('.jump input'));
    if (!isMeant || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (!/^(Page(Up|Down)|Home|End| |Arrow(Up|Down))$/.test(event.key)) return false;
    const screen = this.stack.active;
    const go = () => this.go(screen.main, event, isNowhere);
    if (screen.awaitsRows) this.awaited.push({ screen, go });
    else go();
    return true;
  }

  // Keys that were pressed while the first rows were on their way scroll them once they are there.
  goOn() {
    if (this.awaited.length === 0 || this.stack.active.awaitsRows) return;
    for (const { screen, go } of this.awaited.splice(0)) if (screen === this.stack.active) go();
  }

  go({ viewport, revealer, rowFocus }, event, isNowhere) {
    const [next, previous] = [1, -1].map((step) => revealer.placeOfPage(step));
    const places = {
      PageDown: next, PageUp: previous, Home: 0, End: viewport.furthest,
      ' ': event.shiftKey ? previous : next, ArrowDown: viewport.y + 44, ArrowUp: viewport.y - 44,
    };
    viewport.lastGesture = performance.now();
    // From the top, arrows lead into the rows.
    if (event.key === 'ArrowDown' && isNowhere && viewport.y <= 0) rowFocus.take();
    else viewport.scrollTo(places[event.key]);
  }

  // The browser would mark all texts of the page, which nobody wants of a list: from the bar too, all rows are meant.
  keepSelection(event) {
    const isMeant = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && !isTextField(event.target);
    if (isMeant && !event.target.closest?.('.viewport')) this.stack.active.main.keyboard.handleCommand(event);
    return isMeant;
  }

  // As many pages have it that can be searched.
  search(event) {
    const { field } = this.stack.active.controls;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !field || isTextField(event.target)) return false;
    field.input.focus();
    field.input.select();
    return true;
  }

  // As file managers have it. On a Mac, the Option key and arrows lead from row to row.
  goUp(event) {
    const isMeant = event.key === 'ArrowUp' && event.metaKey === isApple && event.altKey !== isApple && !event.ctrlKey && !event.shiftKey;
    return isMeant && !isTextField(event.target) && this.stack.all.length === 1 && this.onUp();
  }

  // Undo and redo, where the screen has anything of the kind; a field has its own.
  undo(event) {
    const { active } = this.stack;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target) || !active.latest?.undo) return false;
    const key = event.key.toLowerCase();
    if (key !== 'z' && (key !== 'y' || event.shiftKey)) return false;
    // The screen of now may be gone by then.
    const step = () => this.stack.active.send({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    // A key before it may wait until what was done before that is confirmed.
    if (active.connection.waiting.length > 0) active.connection.inOrder(step);
    else step();
    return true;
  }

  // What is selected is copied by the button that stands for that. Letters and fields are the browser's.
  copy(event) {
    const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'c';
    if (!isMeant || isTextField(event.target) || !getSelection().isCollapsed) return false;
    const { controls, connection } = this.stack.active;
    if (!controls.hasShortcut('copy')) return false;
    // What was selected a moment ago is meant, too.
    connection.inOrder(() => controls.pressShortcut('copy'));
    return true;
  }

  // Escape, the keys that delete, the space bar and arrows press the button that stands for them.
  pressButton(event) {
    const names = {
      Escape: 'escape', Delete: 'delete', Backspace: 'delete', ' ': 'space', ArrowLeft: 'leftArrow', ArrowRight: 'rightArrow',
    };
    const { controls, connection } = this.stack.active;
    const deletesRows = event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey);
    const name = deletesRows && controls.hasShortcut('deleteForward') ? 'deleteForward' : names[logicalKey(event.key)];
    if (!name || event.ctrlKey || event.altKey || isTextField(event.target)) return false;
    // With other keys an arrow is the browser's.
    if (event.key.startsWith('Arrow') && (event.metaKey || event.shiftKey)) return false;
    if (name === 'space' && event.target.closest?.('button, a, [role=button]')) return false;
    // What is beside the rows is none of those that are selected.
    if (name.startsWith('delete') && event.target.closest?.('.sidebar')) return false;
    // What is to be deleted may have been selected a moment ago, and the button is right once the server knows. By then
    // it may be that of another screen, as where each letter has its own.
    if (name.startsWith('delete') && controls.hasShortcut(name)) {
      // One that is held down deletes once, whatever comes up to its place.
      if (!event.repeat) connection.inOrder(() => this.stack.active.controls.pressShortcut(name));
      return true;
    }
    return controls.pressShortcut(name);
  }
}
