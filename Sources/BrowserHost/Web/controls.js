// The controls of a screen: real inputs and buttons, kept as they are while their states change.

import { removeBarAhead } from './bar-ahead.js';
import { isLow, isNarrow, markBrief, pullsDown } from './bar-room.js';
import { markMenu, openButtonMenu, openByHolding } from './button-menu.js';
import { ColumnHeads } from './column-heads.js';
import { wide } from './detail-place.js';
import { setAttribute } from './faces.js';
import { FoldedControls } from './folded-controls.js';
import { JumpField } from './jump-field.js';
import { make } from './make.js';
import { PathBar } from './path-bar.js';
import { showImage } from './pictures.js';
import { markEnds } from './scroll-ends.js';
import { SearchField } from './search-field.js';
import { Segments } from './segments.js';
import { Slider } from './slider.js';
import { Switch } from './switch.js';
import { isLargeText } from './text-size.js';
import { TextInput } from './text-input.js';

const isShort = matchMedia('(max-height: 450px)');

// Makes elements the first ones in another, in order; those that are there already are not touched.
function putInOrder(parent, elements) {
  elements.forEach((element, index) => {
    if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index] ?? null);
  });
}

function breaksWord(title) {
  const { firstChild: text, childNodes } = title;
  if (childNodes.length !== 1) return false;
  return [...text.data.matchAll(/\S+/g)].some(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = [...range.getClientRects()];
    return lines.length > 1 && lines.at(-1).top > lines[0].bottom - 1;
  });
}

export class Controls {
  // `heads` is the place above the rows, for controls that belong to their columns.
  constructor(element, heads, signal) {
    this.element = element;
    // Before the title, in the order of the keys too.
    this.leading = element.parentElement.querySelector('.leading-buttons');
    this.heads = heads;
    removeBarAhead(element, heads);
    // Above the rows, for texts that are written.
    this.form = document.createElement('div');
    this.form.className = 'form';
    this.form.hidden = true;
    heads.before(this.form);
    // Below the rows, where there is little room: what is done most.
    this.toolbar = make('div', 'toolbar', { role: 'region', 'aria-label': 'Toolbar' });
    this.toolbar.hidden = true;
    heads.closest('.screen').append(this.toolbar);
    this.controls = new Map();
    // How often the program moved the focus to or from each search field, by what they are called.
    this.focusNumbers = new Map();
    // Whether the server has yet to tell what it calls the controls.
    this.isAnew = false;
    this.onEvent = () => {};
    // Called with a button that is pressed; answers what is to be called once that was done.
    this.onPress = () => undefined;
    // For controls that are shown before all scripts have come.
    this.openMenu = openButtonMenu;
    // Where they go from a control that is gone.
    this.onGone = () => {};
    // Where the keys go from a field.
    this.onLeave = () => {};
    // Where they go from one that is empty: nothing scrolls.
    this.onEscape = () => {};
    // A row was asked for: the keys are for the rows from then on.
    this.onJump = () => {};
    // How many rows there are.
    this.countRows = () => 0;
    isLow.addEventListener('change', () => {
      this.markReach();
      this.fit();
    }, { signal });
    element.addEventListener('scroll', () => this.markEnds(), { passive: true });
    new ResizeObserver(() => this.markEnds()).observe(element);
    new ResizeObserver(() => this.fit()).observe(element.parentElement);
    this.folded = new FoldedControls(element, () => this.arrange(), signal);
    wide.addEventListener('change', () => this.arrange(), { signal });
  }

  get typed() { return [...this.controls.values()].filter((control) => control instanceof SearchField || control instanceof TextInput); }

  // After a lost connection, what was typed meanwhile is told again. A server that has forgotten the page may call another
  // control as the one before did: until it has told what it calls them, it is told nothing.
  didConnect(isResumed) {
    if (!isResumed) this.isAnew = true;
    for (const field of this.typed) field.didConnect(isResumed);
  }

  show(screen) {
    if (this.isAhead) this.setAhead(false);
    const { isAnew } = this;
    this.isAnew = false;
    const focused = document.activeElement;
    const focusedName = [...this.controls.values()].find((control) => control.element.contains(focused))?.name;
    const controls = new Map();
    for (const state of screen.controls) {
      const control = this.known(state, isAnew) ?? this.make(state);
      if (!control) continue;
      const carried = isAnew ? this.carriedText(control, state) : undefined;
      control.name = state.label;
      controls.set(state.id, control);
      control.show(carried === undefined ? state : { ...state, text: carried, original: state.text }, screen.typed);
      if (carried !== undefined) control.send();
    }
    for (const [id, control] of this.controls) if (controls.get(id) !== control) control.element.remove();
    this.controls = controls;
    this.arrange();
    this.markReach();
    this.fit();
    // What took the place of the control that had the keys has them: a field is typed in. A path is no control by itself.
    if (focused?.isConnected === false && focusedName !== undefined) {
      const successor = [...controls.values()].find((control) => control.name === focusedName)?.element;
      const place = successor?.querySelector('input, textarea, [tabindex="0"]') ?? successor;
      if (place?.tabIndex >= 0) place.focus();
      else this.onGone();
    }
    for (const control of controls.values()) control.focus?.();
  }

  // The control that a state is of, where there is one already.
  known({ id, kind, label }, isAnew) {
    const control = this.controls.get(id);
    const isSame = !isAnew || (control?.constructor === kinds[kind] && control.name === label);
    return isSame ? control : undefined;
  }

  // What stood in a field of a session that the server forgot, and was told too late, or not taken back since.
  carriedText(control, state) {
    const former = this.typed.find(({ name }) => name === state.label);
    if (!former || !control.takesCarried) return undefined;
    return former.isUntold || (former.isTyped && control.takesCarried(state)) ? former.text : undefined;
  }

  // Keeps the room of controls that are known before the page is connected. They belong to nobody yet: nothing can be done
  // with them.
  showAhead(controls) {
    if (controls.length === 0) return;
    this.show({ controls });
    this.setAhead(true);
  }

  setAhead(isAhead) {
    this.isAhead = isAhead;
    for (const place of [this.leading, this.element, this.form, this.heads, this.toolbar]) place.inert = isAhead;
  }

  // The field that the keys come back to from the rows.
  get field() { return [...this.controls.values()].find((control) => control instanceof SearchField); }

  // The heads of the rows' columns, if they have any.
  get columnHeads() { return [...this.controls.values()].find((control) => control instanceof ColumnHeads); }

  // Without a connection, controls say that they do nothing.
  setOffline(isOffline) {
    const buttons = [this.element, this.heads].flatMap((place) => [...place.querySelectorAll('button')]);
    for (const button of [...this.leading.children, ...buttons, ...this.toolbar.children]) {
      if (isOffline) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
    }
  }

  // Tells that a button was pressed. `onOutcome` is called once what came of it is shown.
  press(button, event, onOutcome) {
    const onRow = this.onPress(button);
    const onSettled = () => {
      onRow?.();
      onOutcome?.();
    };
    if (this.onEvent(event, onSettled) === false) onSettled();
  }

  // Whether a key stands for a button, though it may be one that can't be pressed yet.
  hasShortcut(name) {
    return [...this.controls.values()].some((control) => control instanceof Button && control.shortcut === name);
  }

  // Presses the button that a key stands for; false when there is none.
  pressShortcut(name) {
    const isMeant = (control) => control instanceof Button && control.shortcut === name && !control.element.disabled;
    const button = [...this.controls.values()].find(isMeant);
    button?.element.click();
    return button !== undefined;
  }

  // Whether the bar has room for few: on a telephone, and in a column.
  get isScarce() {
    return isNarrow.matches || (wide.matches && this.element.closest('.screen').classList.contains('split'));
  }

  // Puts the controls in order, each at its place: above the rows, below them, in a menu, or in the bar.
  arrange() {
    const focused = document.activeElement;
    const all = [...this.controls.values()];
    this.heads.hidden = !all.some((control) => control instanceof ColumnHeads);
    const written = all.filter((control) => control instanceof TextInput);
    this.form.hidden = written.length === 0;
    putInOrder(this.form, written.map(({ element }) => element));
    const leading = this.arrangeLeading(all);
    const rest = all.filter((control) => !leading.includes(control));
    const below = this.arrangeToolbar(rest);
    const others = rest.filter((control) => !below.includes(control));
    this.folded.fold(others, below.length);
    const isApart = (control) => control instanceof ColumnHeads || control instanceof TextInput;
    const inBar = this.folded.placed(others.filter((control) => !isApart(control)).map(({ element }) => element));
    markBrief(this.element.parentElement, inBar, this.field?.hasScopes === true);
    this.arrangeBar(inBar);
    // What goes from the toolbar to the bar, or back, loses the keys on its way.
    if (document.activeElement !== focused) focused.focus({ preventScroll: true });
  }

  // Those that stand before the title, where no menu takes them.
  arrangeLeading(all) {
    const leading = all.filter(({ state }) => state?.leading === true);
    for (const { element, state } of leading) element.hidden = state.hidden === true;
    putInOrder(this.leading, leading.map(({ element }) => element));
    return leading;
  }

  // Those that stand below the rows.
  arrangeToolbar(all) {
    const below = this.isScarce ? all.filter(({ state }) => state?.toolbar === true) : [];
    this.toolbar.hidden = !below.some(({ state }) => state.hidden !== true);
    for (const { element, state } of below) element.hidden = state.hidden === true;
    putInOrder(this.toolbar, below.map(({ element }) => element));
    return below;
  }

  // Puts those of the bar in order. The one that has the focus is not touched: it would lose it.
  arrangeBar(elements) {
    if (elements.every((element, index) => this.element.children[index] === element)) return;
    const pivot = elements.findIndex((element) => element.parentElement === this.element && element.contains(document.activeElement));
    elements.forEach((element, index) => {
      if (index < pivot) this.element.insertBefore(element, elements[pivot]);
      else if (index > pivot) this.element.append(element);
    });
  }

  // A line that scrolls can be reached by keys also when none of its controls can.
  markReach() {
    const isOutOfReach = isLow.matches && this.controls.size > 0 && !this.element.querySelector(':enabled, a');
    if (isOutOfReach) this.element.tabIndex = 0;
    else this.element.removeAttribute('tabindex');
  }

  // Letters are larger or smaller than before.
  didScaleText() {
    this.arrange();
    this.fit();
  }

  // Where there is little room, all buttons of one line stand beside a title or above it, and above one whose longest word
  // they leave no room.
  markApart() {
    const bar = this.element.parentElement;
    bar.classList.remove('apart');
    if (!isLargeText() || isShort.matches || !this.isScarce) return;
    const headline = bar.querySelector('.headline');
    // A large title has a line of its own, and a search has the room of any.
    if (headline.offsetHeight === 0 || getComputedStyle(headline).position === 'absolute') return;
    const isBelow = bar.classList.contains('brief') && this.element.offsetTop >= headline.offsetTop + headline.offsetHeight;
    bar.classList.toggle('apart', isBelow || breaksWord(headline.querySelector('.title')));
  }

  // Segments that have no room beside each other stand in menus, and those beside them do too; so they do in a low window.
  fit() {
    this.markApart();
    const all = [...this.controls.values()].filter((control) => control instanceof Segments);
    if (all.length === 0) return this.markEnds();
    // Beside a title and scopes there is room for a picture on a telephone.
    const isPicture = this.field?.hasScopes === true && isNarrow.matches;
    const isScarce = pullsDown(this.element.parentElement, all.map(({ width }) => width));
    for (const one of all) one.pullDown(isPicture || isScarce, isPicture);
    this.markEnds();
  }

  markEnds() { markEnds(this.element); }

  make(state) {
    const Kind = kinds[state.kind];
    return Kind ? new Kind(state, this) : undefined;
  }
}

const shortcutNames = {
  escape: 'Escape', delete: 'Delete Backspace', deleteForward: 'Delete Meta+Backspace', space: 'Space', copy: 'Control+C Meta+C',
  leftArrow: 'ArrowLeft', rightArrow: 'ArrowRight',
};

class Button {
  constructor(state, controls) {
    this.element = make('button', 'button', { type: 'button' });
    const open = (event) => {
      if (this.menu) {
        openButtonMenu(this.element, this.menu, event, (choice) => {
          controls.press(this.element, { type: 'pick', control: state.id, ...choice });
        });
      }
      return this.menu !== undefined;
    };
    openByHolding(this.element, open);
    // A press means what the button was when the pointer went down, also where the server changes it before the click.
    this.element.addEventListener('pointerdown', () => { this.isPressedTooSoon = this.isAwaited; });
    this.element.addEventListener('click', (event) => {
      if (this.opens && open(event)) return;
      const isTooSoon = event.detail > 0 ? this.isPressedTooSoon : this.isAwaited;
      if (this.state.waits && isTooSoon) return;
      this.isAwaited = true;
      controls.press(this.element, { type: 'press', control: state.id }, () => { this.isAwaited = false; });
    });
  }

  // What the button is in a menu; one that most people press, and one with a menu of its own, stand for themselves.
  // Behind a picture, which stays while the label changes.
  showLabel({ labelled, label }) {
    let line = this.element.querySelector('.button-label');
    if (labelled !== true) return line?.remove();
    if (!line) {
      line = make('span', 'button-label');
      this.element.append(line);
    }
    line.textContent = label;
  }

  get menuItem() {
    const { prominent, hidden, label, name, disabled, destructive, image } = this.state;
    if (prominent || hidden || this.menu !== undefined) return undefined;
    // A name that goes on after the label, such as with what is undone, has two lines.
    const subtitle = name?.startsWith(`${label} `) ? name.slice(label.length + 1) : undefined;
    return { ...image, title: subtitle === undefined ? name ?? label : label, subtitle, disabled, destructive };
  }

  press() { this.element.click(); }

  show(state) {
    this.state = state;
    this.isInMenuOnly = state.menuOnly === true;
    this.element.classList.toggle('pictured', state.image !== undefined);
    this.element.classList.toggle('labelled', state.image !== undefined && state.labelled === true);
    if (state.image) {
      showImage(this.element, state.image);
      this.showLabel(state);
    } else if (this.element.textContent !== state.label) {
      this.element.lastPicture = undefined;
      this.element.textContent = state.label;
    }
    setAttribute(this.element, 'data-labels', state.image ? undefined : state.labels?.join('\n'));
    this.element.disabled = state.disabled === true;
    for (const look of ['prominent', 'destructive']) this.element.classList.toggle(look, state[look] === true);
    this.element.classList.toggle('space-before', state.spaceBefore === true);
    this.element.classList.toggle('space-after', state.spaceAfter === true);
    const name = state.name ?? (state.image ? state.label : undefined);
    // Beside words of its own, a title that is only the name would be read once more.
    const isWordless = this.element.textContent === '';
    this.element.title = isWordless || state.hint ? [name, state.hint].filter((one) => one !== undefined).join(': ') : '';
    if (state.hint === undefined) this.element.removeAttribute('aria-description');
    else this.element.setAttribute('aria-description', state.hint);
    setAttribute(this.element, 'aria-label', state.hint === undefined && isWordless ? undefined : name);
    this.menu = state.menu;
    this.opens = state.opens === true;
    markMenu(this.element, state.menu);
    this.shortcut = state.shortcut;
    if (state.shortcut) this.element.setAttribute('aria-keyshortcuts', shortcutNames[state.shortcut]);
    else this.element.removeAttribute('aria-keyshortcuts');
  }
}

const kinds = {
  search: SearchField, button: Button, switch: Switch, segments: Segments, columns: ColumnHeads, path: PathBar,
  slider: Slider, jump: JumpField, text: TextInput,
};
