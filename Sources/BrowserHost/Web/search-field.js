// A field whose text filters what is shown, with the tokens in it, those that would fit, and the scopes to choose from.

import { logicalKey } from './direction.js';
import { make } from './make.js';
import { nextTyped } from './typed.js';
import { markEnds } from './scroll-ends.js';
import { SearchMotion } from './search-motion.js';
import { textScale } from './text-size.js';

const coarse = matchMedia('(pointer: coarse)');
const narrow = matchMedia('(max-width: 640px)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export class SearchField {
  constructor(state, controls) {
    this.controls = controls;
    this.id = state.id;
    // The number of the last text typed here, and of the last one that the server knew.
    this.number = 0;
    this.known = 0;
    this.element = make('div', 'search-field');
    this.box = make('div', 'search');
    this.tokens = make('span', 'tokens');
    this.input = make('input', '', {
      type: 'search', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'search',
      maxlength: 1000, 'aria-keyshortcuts': '/',
    });
    // No stop of the Tab key: Escape does the same.
    this.clear = make('button', 'clear', { type: 'button', tabindex: '-1', 'aria-label': 'Clear Text' });
    this.clear.hidden = true;
    this.suggestions = make('div', 'suggestions', { role: 'group', 'aria-label': 'Suggestions' });
    this.suggestions.hidden = true;
    this.scopes = make('div', 'scopes', { role: 'radiogroup', 'aria-label': 'Search in' });
    this.scopes.hidden = true;
    this.box.append(make('span', 'glyph', { 'aria-hidden': 'true' }), this.tokens, this.input, this.suggestions, this.clear);
    // On a telephone the way out of a search stands beside it; keys have Escape.
    this.cancel = make('button', 'cancel', { type: 'button', tabindex: '-1' });
    this.cancel.textContent = 'Cancel';
    this.cancel.addEventListener('pointerdown', (event) => event.preventDefault());
    this.cancel.addEventListener('click', () => this.leave());
    this.element.append(this.box, this.cancel, this.scopes);
    this.isComposing = false;
    this.input.addEventListener('input', () => this.send());
    this.clear.addEventListener('click', () => {
      this.input.focus();
      this.empty();
    });
    this.input.addEventListener('compositionstart', () => { this.isComposing = true; });
    this.input.addEventListener('compositionend', () => { this.isComposing = false; });
    this.box.addEventListener('keydown', (event) => this.press(event));
    // Anywhere in the box is the field.
    this.box.addEventListener('pointerdown', (event) => {
      if (event.target.closest('button, input')) return;
      event.preventDefault();
      this.input.focus();
    });
    // Whoever types and presses a scope goes on typing.
    this.scopes.addEventListener('mousedown', (event) => {
      if (document.activeElement === this.input) event.preventDefault();
    });
    this.scopes.addEventListener('keydown', (event) => this.walkScopes(event));
    this.scopes.addEventListener('scroll', () => markEnds(this.scopes), { passive: true });
    new ResizeObserver(() => markEnds(this.scopes)).observe(this.scopes);
    new ResizeObserver(() => this.fitSuggestions()).observe(this.box);
    this.motion = new SearchMotion(this);
  }

  get text() { return this.input.value; }

  send() {
    this.number = nextTyped();
    this.clear.hidden = this.text === '';
    this.controls.onEvent({ type: 'type', control: this.id, text: this.input.value, number: this.number });
  }

  empty() {
    this.input.value = '';
    this.send();
  }

  // As it was before anything was searched for, without the keyboard.
  leave() {
    for (let index = this.tokens.children.length - 1; index >= 0; index -= 1) {
      this.controls.onEvent({ type: 'token', control: this.id, index, remove: true });
    }
    if (!this.scopes.hidden) this.chooseScope(0);
    if (this.text !== '') this.empty();
    // A scope that was pressed has the keys.
    if (this.element.contains(document.activeElement)) document.activeElement.blur();
    this.controls.onEvent({ type: 'leaveSearch', control: this.id });
  }

  // The screen shows another place. Where a search takes the bar and a keyboard the screen, it ends with the place that it
  // was in, and what moves is the place alone.
  didLeavePlace() {
    const { activeElement } = document;
    if ((coarse.matches || narrow.matches) && this.element.contains(activeElement)) activeElement.blur();
    this.motion.rest();
  }

  get hasScopes() { return !this.scopes.hidden; }

  get isTyped() { return this.text !== ''; }

  // Whether a text that another server knew may stand in it.
  takesCarried(state) { return state.text === ''; }

  // Whether the server was not told of what stands in it, once there is a new connection.
  get isUntold() { return this.number > this.known; }

  didConnect(isResumed) {
    if (!this.isUntold) this.number = 0;
    else if (isResumed) this.send();
    this.known = 0;
  }

  show(state, known) {
    this.input.setAttribute('aria-label', state.label);
    this.input.placeholder = state.prompt;
    this.input.disabled = state.disabled === true;
    this.known = Math.max(this.known, known);
    // What was typed since wins over what the server knew, and so does what is not typed to its end.
    const isOwn = known < this.number || this.isComposing;
    if (!isOwn && this.input.value !== state.text) this.input.value = state.text;
    this.clear.hidden = this.text === '' || this.input.disabled;
    this.element.classList.toggle('cancellable', state.cancel === true);
    this.cancel.tabIndex = state.cancel ? 0 : -1;
    this.moveFocus(state.focus ?? 0);
    this.showTokens(state.tokens ?? []);
    this.showSuggestions(state.suggestions ?? []);
    this.showScopes(state.scopes ?? [], state.scope ?? 0);
    const isUsed = this.input.value !== '' || (state.tokens ?? []).length > 0 || (state.scope ?? 0) > 0;
    this.element.classList.toggle('used', isUsed);
  }

  // The program moves the focus once for each number, also where the field was taken out of the bar meanwhile: into the
  // field, and out of it by those below zero. A program that never moved it, as that of a server that was started again,
  // has none: the focus stays where it is.
  moveFocus(number) {
    const { focusNumbers } = this.controls;
    const isMoved = number !== (focusNumbers.get(this.id) ?? 0);
    focusNumbers.set(this.id, number);
    if (!isMoved || number === 0) return;
    if (number < 0) this.input.blur();
    else requestAnimationFrame(() => this.input.focus());
  }

  showTokens(tokens) {
    if (sameTexts(this.tokens, tokens)) return;
    const hadFocus = this.tokens.contains(document.activeElement);
    this.tokens.replaceChildren(...tokens.map((token, index) => {
      const button = make('button', 'token', { type: 'button', 'aria-label': `Remove ${token}` });
      button.dataset.text = token;
      button.append(token, make('span', 'cross', { 'aria-hidden': 'true' }));
      button.addEventListener('click', () => this.removeToken(index));
      return button;
    }));
    if (hadFocus) this.input.focus();
  }

  showSuggestions(suggestions) {
    this.suggestions.hidden = suggestions.length === 0;
    if (sameTexts(this.suggestions, suggestions)) return this.fitSuggestions();
    const hadFocus = this.suggestions.contains(document.activeElement);
    this.suggestions.replaceChildren(...suggestions.map((suggestion, index) => {
      const button = make('button', 'suggestion', { type: 'button' });
      button.dataset.text = suggestion;
      button.textContent = suggestion;
      button.addEventListener('click', () => {
        this.controls.onEvent({ type: 'token', control: this.id, index });
        this.input.focus();
      });
      return button;
    }));
    if (hadFocus) this.input.focus();
    this.fitSuggestions();
  }

  // Those for which there is no room beside what is typed are not there for keys either; nor is one of which no word would
  // be read.
  fitSuggestions() {
    const { children } = this.suggestions;
    const [first] = children;
    if (!first) return;
    for (const one of children) one.disabled = false;
    const isCut = first.clientWidth < Math.min(first.scrollWidth, 96 * textScale());
    // On a line of their own they leave what is typed its room.
    const isBeside = first.getBoundingClientRect().top < this.input.getBoundingClientRect().bottom;
    const isFull = isCut || (isBeside && this.input.scrollWidth > this.input.clientWidth);
    for (const one of children) one.disabled = isFull || one.offsetTop > first.offsetTop;
    if (this.suggestions.querySelector(':focus:disabled')) this.input.focus();
  }

  showScopes(scopes, selected) {
    this.scopes.hidden = scopes.length === 0;
    if (!sameTexts(this.scopes, scopes)) {
      this.scopes.replaceChildren(...scopes.map((scope, index) => {
        const button = make('button', 'scope', { type: 'button', role: 'radio' });
        button.dataset.text = scope;
        button.textContent = scope;
        button.addEventListener('click', () => this.chooseScope(index));
        return button;
      }));
      markEnds(this.scopes);
    }
    [...this.scopes.children].forEach((button, index) => {
      button.setAttribute('aria-checked', String(index === selected));
      button.tabIndex = index === selected ? 0 : -1;
    });
  }

  chooseScope(index) {
    const behavior = reducedMotion.matches ? 'instant' : 'smooth';
    this.scopes.children[index]?.scrollIntoView({ behavior, block: 'nearest', inline: 'nearest' });
    this.controls.onEvent({ type: 'choose', control: this.id, index });
  }

  removeToken(index) {
    this.controls.onEvent({ type: 'token', control: this.id, index, remove: true });
    this.input.focus();
  }

  // Escape clears, Down leads to the rows, arrows along the line to the suggestions behind the text and back, Return lets
  // go of a telephone's keyboard, Delete takes the last token.
  press(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = this.suggestions.hidden ? [] : [...this.suggestions.children].filter((button) => !button.disabled);
    const place = buttons.indexOf(document.activeElement);
    const key = logicalKey(event.key);
    if (event.key === 'Escape') {
      if (place >= 0) this.input.focus();
      else if (this.text !== '') this.empty();
      else this.controls.onEscape();
    } else if (event.key === 'ArrowDown') {
      this.controls.onLeave();
    } else if (key === 'ArrowRight' && buttons.length > 0 && (place >= 0 || this.isAtEnd)) {
      buttons[Math.min(place + 1, buttons.length - 1)].focus();
    } else if (place >= 0 && (key === 'ArrowLeft' || event.key === 'ArrowUp')) {
      (event.key === 'ArrowUp' ? this.input : buttons[place - 1] ?? this.input).focus();
    } else if (event.key === 'Enter' && event.target === this.input) {
      this.controls.onEvent({ type: 'press', control: this.id });
      if (coarse.matches) this.input.blur();
    } else if (event.key === 'Backspace' && event.target === this.input && this.tokens.lastChild && this.isAtStart) {
      this.removeToken(this.tokens.children.length - 1);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  get isAtEnd() {
    const { selectionStart, selectionEnd, value } = this.input;
    return document.activeElement === this.input && selectionStart === value.length && selectionEnd === value.length;
  }

  get isAtStart() { return this.input.selectionStart === 0 && this.input.selectionEnd === 0; }

  walkScopes(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[logicalKey(event.key)];
    if (!step) return;
    event.preventDefault();
    const buttons = [...this.scopes.children];
    const next = (buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length;
    buttons[next].focus();
    this.chooseScope(next);
  }
}

const sameTexts = (parent, texts) =>
  parent.children.length === texts.length && [...parent.children].every((child, index) => child.dataset.text === texts[index]);
