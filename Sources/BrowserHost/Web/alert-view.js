// The alert that waits for an answer: a dialog in front of everything.

import { Cover } from './cover.js';
import { tabStore } from './tab-store.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

// Where the texts of a question are kept while the page is loaded again.
const typed = 'alert-texts';

// A question without what its server calls it.
const nameless = (alert) => JSON.stringify({ ...alert, id: 0 });

const make = (tag, className, text) => {
  const element = document.createElement(tag);
  element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};

export class AlertView {
  constructor(onEvent) {
    this.onEvent = onEvent;
    this.shown = undefined;
    this.dialog = undefined;
    this.answered = undefined;
    this.onOpen = () => {};
    // One that has an address is closed; `isCancelled` says whether it may be asked again.
    this.onLeaveAddress = () => {};
    this.isCancelled = false;
    // A reload brings the question back, and with it what was typed.
    addEventListener('pagehide', () => {
      if (this.dialog && this.fields.length > 0) {
        tabStore.set(typed, JSON.stringify([this.shown, this.alert.title, this.keptTexts]));
      }
    });
  }

  // A password is kept nowhere.
  get keptTexts() { return this.fields.map(({ type, value }) => (type === 'password' ? '' : value)); }

  get texts() { return this.fields.map((field) => field.value); }

  show(alert) {
    if (alert && alert.id === this.answered) return;
    if (alert?.id === this.shown) return;
    if (this.shown === null && alert && nameless(alert) === nameless(this.alert)) return this.adopt(alert);
    this.close();
    if (alert) this.open(alert);
  }

  adopt(alert) {
    this.shown = alert.id;
    this.alert = alert;
  }

  open(alert) {
    this.adopt(alert);
    this.opener = document.activeElement;
    const dialog = this.makeDialog(alert);
    const form = make('form', 'alert-box');
    form.method = 'dialog';
    this.addTexts(dialog, form, alert);
    this.fields = (alert.fields ?? []).map((field) => this.makeField(form, field));
    this.restoreTexts(alert);
    const buttons = this.addButtons(form, alert);
    this.heedForm(form, alert, buttons);
    dialog.append(form);
    document.body.append(dialog);
    this.dialog = dialog;
    dialog.showModal();
    this.onOpen();
    if (alert.sheet && innerWidth > 640) this.standOver(this.opener?.closest?.('.sheet-layer'));
    // The browser’s Back cancels the question. One with an address has an entry in its history as screens have.
    this.cover = alert.cancellable && !alert.addressed ? new Cover('alert', { close: () => this.leave() }) : undefined;
    this.cover?.didOpen();
    this.focusFirst(alert, buttons);
    this.animate(dialog, true);
  }

  makeDialog(alert) {
    const dialog = make('dialog', alert.sheet ? 'alert sheet-alert' : 'alert');
    dialog.setAttribute('role', 'alertdialog');
    // Firefox would stop at the dialog itself, before what is in it.
    dialog.tabIndex = -1;
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (alert.cancellable) this.answer();
    });
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog && alert.sheet && alert.cancellable) this.answer();
    });
    return dialog;
  }

  // What was typed before the page was loaded again. Another server may call another question as the one before did.
  restoreTexts(alert) {
    const [id, title, texts] = JSON.parse(tabStore.get(typed) ?? '[]');
    if (id === alert.id && title === alert.title) this.fields.forEach((field, index) => { field.value = texts[index] ?? field.value; });
    tabStore.remove(typed);
  }

  // A message without actions can be closed.
  addButtons(form, alert) {
    const box = make('div', 'alert-actions');
    box.classList.toggle('stacked', alert.actions.length !== 2 || alert.sheet === true);
    const makeButton = (title, index) => {
      const button = make('button', 'alert-action', title);
      button.type = 'button';
      button.addEventListener('click', () => this.answer(index));
      return button;
    };
    const buttons = alert.actions.map((action, index) => {
      const button = makeButton(action.title, index);
      for (const style of ['cancel', 'destructive', 'preferred']) button.classList.toggle(style, action[style] === true);
      return button;
    });
    if (buttons.length === 0) buttons.push(makeButton('Close'));
    box.append(...buttons);
    form.append(box);
    return buttons;
  }

  // Return chooses the preferred action. What can't be done with what is typed so far can't be chosen.
  heedForm(form, alert, buttons) {
    const weigh = () => alert.actions.forEach((action, index) => { buttons[index].disabled = !this.canChoose(action); });
    form.addEventListener('input', weigh);
    weigh();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const index = alert.actions.findIndex((action) => action.preferred);
      if (index >= 0 && this.canChoose(alert.actions[index])) this.answer(index);
    });
  }

  // Where something is to be taken away, Return must not do it.
  focusFirst(alert, buttons) {
    const cancel = buttons[alert.actions.findIndex((action) => action.cancel)];
    const preferred = buttons[alert.actions.findIndex((action) => action.preferred)];
    (this.fields[0] ?? preferred ?? cancel ?? buttons[0]).focus();
    this.fields[0]?.select();
  }

  // What is asked about a sheet is asked over that, wherever it stands in the window.
  standOver(sheet) {
    if (!sheet) return;
    const { left, top, width, height } = sheet.getBoundingClientRect();
    this.dialog.style.translate = `${left + width / 2 - innerWidth / 2}px ${top + height / 2 - innerHeight / 2}px`;
  }

  addTexts(dialog, form, alert) {
    const name = `alert-${alert.id}`;
    if (alert.title !== undefined) {
      const title = make('h2', 'alert-title', alert.title);
      title.id = `${name}-title`;
      form.append(title);
      dialog.setAttribute('aria-labelledby', title.id);
    } else {
      dialog.setAttribute('aria-label', 'Message');
    }
    if (alert.message === undefined) return;
    const message = make('p', 'alert-message', alert.message);
    message.id = `${name}-message`;
    form.append(message);
    dialog.setAttribute('aria-describedby', message.id);
  }

  makeField(form, field) {
    const input = make('input', 'alert-field');
    input.type = field.secure ? 'password' : 'text';
    input.value = field.text ?? '';
    input.placeholder = field.placeholder ?? '';
    input.maxLength = 1000;
    // A browser is to offer no password that it keeps for this page.
    input.autocomplete = field.secure ? 'one-time-code' : 'off';
    input.spellcheck = false;
    input.setAttribute('aria-label', field.label ?? field.placeholder ?? 'Text');
    form.append(input);
    return input;
  }

  canChoose(action) {
    const isLongEnough = ({ minimum = 0 }, index) => [...this.texts[index]].length >= minimum;
    return action.disabled !== true && (action.cancel === true || (this.alert.fields ?? []).every(isLongEnough));
  }

  answer(index) {
    const { alert } = this;
    const event = { type: 'answer', alert: alert.id, texts: this.texts };
    if (index !== undefined) event.index = index;
    // While there is no connection the question stays: so does what was typed.
    if (!this.onEvent(event)) return;
    this.answered = alert.id;
    this.isCancelled = index === undefined || alert.actions[index].cancel === true;
    this.close();
  }

  // Another server may call another question as the one before did. Where it asks the same, what was typed stays.
  didBeginAnew() {
    this.answered = undefined;
    if (this.dialog) this.shown = null;
  }

  // Cancels the question as its user goes elsewhere; what was typed is told.
  leave() {
    if (this.dialog && this.alert.cancellable) this.answer();
  }

  close() {
    const { dialog, opener } = this;
    if (!dialog) return;
    this.dialog = undefined;
    this.shown = undefined;
    this.cover?.remove();
    if (this.alert.addressed) this.onLeaveAddress({ isCancelled: this.isCancelled });
    this.isCancelled = false;
    dialog.close();
    dialog.remove();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    if (document.activeElement !== opener) this.onFocusLost();
  }

  animate(dialog, isComing) {
    const away = reducedMotion.matches ? 'none' : dialog.classList.contains('sheet-alert') && innerWidth <= 640
      ? 'translateY(100%)' : 'scale(1.08)';
    const frames = [{ opacity: 0, transform: away }, { opacity: 1, transform: 'none' }];
    dialog.firstElementChild.animate(isComing ? frames : frames.reverse(), { duration: 220, easing: 'ease-out', fill: 'backwards' });
  }
}
