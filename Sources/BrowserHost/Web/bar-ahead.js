// The controls of a bar whose script or screen is on its way: as large as they will be, in their places. Nothing can be
// done with them, and the pictures on them come with the script.

import { folds, isNarrow, markBrief, placedAmong, pullsDown } from './bar-room.js';
import { ColumnHeads } from './column-heads.js';
import { removeFormAhead, showFormAhead } from './form-ahead.js';
import { make } from './make.js';
import { PathBar } from './path-bar.js';
import { Slider } from './slider.js';

const button = (className, text = '', isDisabled = false) => {
  const element = make('button', className, { type: 'button' });
  element.textContent = text;
  element.disabled = isDisabled;
  return element;
};

// One of several: as wide as when it is chosen.
const choices = (className, texts, chosen) => texts.map((text, index) => {
  const element = button(className, text);
  element.dataset.text = text;
  element.setAttribute('aria-checked', String(index === chosen));
  return element;
});

// A control that the script has a small class for.
const shown = (Kind, state, place) => {
  const control = new Kind(state, place);
  control.show(state);
  return control.element;
};

const makers = {
  button({ label, labels, image, labelled, prominent, destructive, menu, disabled, spaceBefore, spaceAfter }, { showPicture }) {
    const classes = [
      'button', image && 'pictured', image && labelled && 'labelled', prominent && 'prominent', destructive && 'destructive',
      spaceBefore && 'space-before', spaceAfter && 'space-after',
    ];
    const element = button(classes.filter(Boolean).join(' '), image ? '' : label, disabled);
    if (image && showPicture) showPicture(element, image);
    else if (image && labelled) element.append(make('span', 'symbol'));
    if (image && labelled) {
      element.append(make('span', 'button-label'));
      element.lastChild.textContent = label;
    }
    if (labels && !image) element.dataset.labels = labels.join('\n');
    if (menu && !image) element.setAttribute('aria-haspopup', 'menu');
    return element;
  },
  search({ prompt, text, tokens = [], scopes = [], scope = 0, cancel }) {
    const element = make('div', cancel ? 'search-field cancellable' : 'search-field');
    element.classList.toggle('used', text !== '' || tokens.length > 0 || scope > 0);
    const box = make('div', 'search');
    const input = make('input', '', { type: 'search', placeholder: prompt });
    input.value = text;
    box.append(make('span', 'glyph'), input);
    element.append(box, button('cancel', 'Cancel'));
    if (scopes.length > 0) {
      const row = make('div', 'scopes');
      row.append(...choices('scope', scopes, scope));
      element.append(row);
    }
    return element;
  },
  segments({ segments, selected }, { hasScopes }) {
    const isPicture = hasScopes && isNarrow.matches;
    const element = make('div', isPicture ? 'segments pulled-down' : 'segments');
    element.style.setProperty('--columns', String(segments.length));
    element.style.setProperty('--column', String(selected));
    element.append(...choices('segment', segments, selected), make('span', 'thumb'));
    if (isPicture) element.append(button('more-button'));
    return element;
  },
  switch({ label }) {
    const element = make('label', 'switch-field');
    const [caption, knob] = [make('span', 'caption'), button('switch')];
    caption.textContent = label;
    knob.append(make('span', 'knob'));
    element.append(caption, knob);
    return element;
  },
  jump({ label }) {
    const element = make('div', 'jump');
    element.append(make('input', '', { placeholder: label }));
    return element;
  },
  slider: (state) => shown(Slider, state, {}),
  path: (state) => shown(PathBar, state, {}),
};

// Segments that have no room beside each other stand in menus.
export function fitBarAhead(screen) {
  const place = screen.querySelector('.controls');
  const all = [...place.querySelectorAll('.segments:not(.pulled-down)')];
  for (const one of all) one.style.flex = 'none';
  const isScarce = pullsDown(place.parentElement, all.map(({ offsetWidth }) => offsetWidth));
  for (const one of all) {
    one.style.flex = '';
    if (!isScarce) continue;
    one.classList.add('pulled-down');
    one.append(button('button', one.querySelector('[aria-checked="true"]').textContent));
    one.lastChild.setAttribute('aria-haspopup', 'menu');
  }
}

// Those that stand below the rows, in the order of the document.
function showToolbar(screen, controls, place) {
  const toolbar = make('div', 'toolbar');
  toolbar.inert = true;
  toolbar.append(...controls.map((state) => makers[state.kind](state, place)));
  if (controls.length > 0) screen.append(toolbar);
}

// `showPicture` shows that of a button, once there is one that can.
export function showBarAhead(screen, controls, showPicture) {
  if (controls.length === 0) return;
  const [place, heads] = [screen.querySelector('.controls'), screen.querySelector('.heads')];
  const bar = place.parentElement;
  const isScarce = isNarrow.matches || (screen.matches('.split') && matchMedia('(min-width: 768px)').matches);
  const isBelow = ({ toolbar }) => isScarce && toolbar === true;
  const leading = controls.filter((state) => state.leading === true);
  const rest = controls.filter((state) => !leading.includes(state));
  const below = rest.filter(isBelow);
  const others = rest.filter((state) => !isBelow(state));
  const isFoldable = ({ kind, prominent, hidden, menu }) => kind === 'switch' || (kind === 'button' && !prominent && !hidden && !menu);
  const seen = others.filter((state) => isFoldable(state) && !state.menuOnly);
  const isFolded = folds(seen.map(({ image, labelled }) => image !== undefined && !labelled), below.length);
  const hasScopes = controls.some(({ scopes = [] }) => scopes.length > 0);
  const isInMenu = (state) => isFoldable(state) && (isFolded || state.menuOnly);
  const inBar = others.filter((state) => makers[state.kind] && !state.hidden && !isInMenu(state));
  const inMenu = others.filter(isInMenu);
  const isIdle = inMenu.every(({ disabled }) => disabled);
  const more = inMenu.length > 0 ? [button(isNarrow.matches ? 'more-button' : 'button pictured', '', isIdle)] : [];
  if (showPicture) for (const one of more) showPicture(one, { symbol: 'ellipsis' });
  let elements = inBar.map((state) => makers[state.kind](state, { hasScopes, showPicture }));
  if (!isNarrow.matches && more.length > 0) elements = placedAmong(elements, more[0]);
  markBrief(bar, elements, hasScopes);
  bar.classList.toggle('folded', isFolded);
  const before = bar.querySelector('.leading-buttons');
  before.append(...leading.filter(({ hidden }) => !hidden).map((state) => makers.button(state, { showPicture })));
  place.append(...elements);
  if (isNarrow.matches) place.before(...more);
  showToolbar(screen, below.filter(({ hidden }) => !hidden), { showPicture });
  showFormAhead(heads, controls.filter(({ kind }) => kind === 'text'));
  const columns = controls.find(({ kind }) => kind === 'columns');
  heads.hidden = columns === undefined;
  if (columns) shown(ColumnHeads, columns, { heads });
  for (const one of [before, place, heads, ...more]) one.inert = true;
}

// The script makes its own.
export function removeBarAhead(place, heads) {
  place.closest('.screen').querySelector(':scope > .toolbar')?.remove();
  place.parentElement.querySelector(':scope > .more-button')?.remove();
  removeFormAhead(heads);
  for (const one of [place.parentElement.querySelector('.leading-buttons'), place, heads]) {
    one.replaceChildren();
    one.inert = false;
  }
}
