// The screens in front of the one that the page was opened for: pushed ones take its place, sheets stand over it.

import { wide } from './detail-place.js';
import { fadeHighlights } from './highlight.js';
import { make } from './make.js';
import { besides, moveScreen } from './push-motion.js';
import { ScreenView } from './screen-view.js';
import { ScreensAhead } from './screens-ahead.js';
import { SheetDrag } from './sheet-drag.js';
import { SheetHeights, sheetRoom } from './sheet-heights.js';
import { SheetLayer } from './sheet-layer.js';

const longestWait = 150;
// The name of a screen that its server has no more; servers give none that is below 0.
const goneID = -1;

export class ScreenStack {
  constructor(root, template, connection) {
    this.root = root;
    this.template = template;
    this.connection = connection;
    this.ahead = new ScreensAhead();
    this.views = [];
    // How many sessions with a server the page has begun.
    this.beginnings = 0;
    // Screens that the user went back from, which the server may not know yet.
    this.left = new Set();
    this.onTop = () => {};
    this.onBars = () => {};
    this.onBack = () => false;
    this.onClose = () => {};
    this.onLeave = () => false;
    wide.addEventListener('change', () => {
      connection.send({ type: 'widen', on: wide.matches });
      this.update();
    });
    addEventListener('resize', () => this.tellRoom());
  }

  // Sheets have other heights in another window, and in some with other letters.
  tellRoom() {
    this.connection.send({ type: 'room', ...sheetRoom() });
    for (const { heights } of this.views) heights?.rest();
  }

  get all() { return [this.root, ...this.views]; }

  get top() { return this.views.at(-1) ?? this.root; }

  // The screen that the keys are for: of two that can be used the one with the focus, and the list until one has it.
  get active() {
    let view = this.top;
    while ((view.isBeside || view.sheet?.isUndimmed) && !(view.isBeside ? view.element : view.layer).contains(document.activeElement)) {
      view = view.isBeside ? view.below : view.sheet.below;
    }
    return view;
  }

  // The element that all of the foremost layer stands in.
  get layer() { return this.top.layer ?? document.body; }

  // What the server must know to go on from what is shown.
  get state() { return this.views.map((view) => ({ screen: view.id, ...view.state })); }

  // Another server makes the screens anew, under other names.
  didBeginAnew() {
    this.isAnew = true;
    this.beginnings += 1;
  }

  // What the names of a screen's elements begin with. Another server may call another screen as the one before did.
  nameOf(id) { return this.beginnings > 1 ? `screen-${this.beginnings}-${id}` : `screen-${id}`; }

  // A server that has forgotten the page makes its screens anew, under other names. As far as they are shown in the same
  // ways as before, the page takes them for the same ones; the others are gone.
  takeOver(all) {
    this.isAnew = false;
    const end = this.views.findIndex(({ style }, index) => style !== all[index]?.style);
    for (const [index, view] of this.views.entries()) view.id = end < 0 || index < end ? all[index].id : goneID;
    for (const view of this.views) if (view.id !== goneID) this.didArrive(view);
  }

  // Brings the page to the screens that there are now.
  apply(all) {
    if (!this.connection.isReturning) this.left.clear();
    if (this.isAnew) this.takeOver(all);
    const end = all.findIndex(({ id }) => this.left.has(id));
    const stack = end < 0 ? all : all.slice(0, end);
    const wanted = new Map(stack.map((one) => [one.id, one]));
    const leaving = this.views.filter((view) => !wanted.has(view.id));
    const isReplaced = stack.some((one) => !this.views.some((view) => view.id === one.id));
    this.takeAway(leaving, isReplaced);
    for (const one of stack) if (!this.views.some((view) => view.id === one.id)) this.add(one);
    this.update();
    if (leaving.length === 0 || isReplaced) return;
    this.giveFocusBack(leaving);
    this.onClose(leaving);
  }

  // What is in front of a screen goes.
  returnTo(view) {
    const leaving = this.inFrontOf(view);
    for (const { id } of leaving) this.left.add(id);
    this.takeAway(leaving);
    this.update();
    this.giveFocusBack(leaving);
  }

  inFrontOf(view) { return this.all.slice(this.all.indexOf(view) + 1); }

  // What stands in a field is taken before its screen goes.
  endEditing(leaving) {
    const field = document.activeElement;
    if (field?.matches('input, textarea') && leaving.some(({ element }) => element.contains(field))) field.blur();
  }

  takeAway(leaving, isReplaced = false) {
    const top = leaving.at(-1);
    // A sheet takes along what was pushed within it.
    const sheet = isReplaced ? undefined : leaving.find(({ style, layer }) => style === 'sheet' && layer === top.layer);
    for (const view of leaving.toReversed()) {
      if (sheet && view !== sheet && view.layer === sheet.layer) this.forget(view);
      else this.remove(view, isReplaced || view !== (sheet ?? top));
    }
  }

  giveFocusBack(leaving) {
    const isLost = this.hasNoFocus || leaving.some(({ element }) => element.contains(document.activeElement));
    if (!leaving[0].isBeside || isLost) this.returnFocus(leaving[0].opener);
  }

  add({ id, style, undimmed = false }) {
    const below = this.top;
    const made = this.template.content.firstElementChild.cloneNode(true);
    const ahead = this.ahead.take(style, made);
    const { element } = ahead ?? { element: made };
    const opener = document.activeElement;
    const isSheet = style === 'sheet';
    const sheet = isSheet ? this.makeSheet(element, id, below) : below.sheet;
    const layer = sheet?.element;
    (layer ?? document.body).append(element);
    if (isSheet) element.classList.add(style);
    const view = new ScreenView(element, id, this.connection, this.nameOf(id));
    Object.assign(view, { style, sheet, layer, below, opener });
    view.onBars = () => this.onBars();
    const { skeleton } = view.unavailable;
    if (ahead) skeleton.goOnWith({ ...ahead.skeleton, element: skeleton.element });
    else if (this.root.element.matches('.stand-in')) skeleton.goOnWith(this.root.unavailable.skeleton);
    // The document has the ground of the place that it was asked for.
    if (!this.root.hasCome && !ahead) view.main.viewport.scroller.classList.toggle('plain', this.root.main.viewport.scroller.matches('.plain'));
    this.views.push(view);
    element.querySelector('.back').addEventListener('click', () => this.goBack(view));
    if (style === 'sheet') {
      layer.classList.toggle('over-detail', below.isBeside === true);
      view.heights = new SheetHeights(view, (index) => view.send({ type: 'detent', index }));
      view.heights.onDim = () => this.dim(view);
      sheet.drag = new SheetDrag(view, view.heights, () => this.dismiss(view));
      sheet.heights = view.heights;
      sheet.open(undimmed);
    } else if (sheet) {
      sheet.heights.add(view);
      sheet.drag.heed(view);
      this.addClose(view);
    }
    this.update();
    if (!view.isBeside) view.title.focus({ preventScroll: true });
    // Who opens the page at an address finds the screen there.
    const arrives = this.root.latest !== undefined && !view.isBeside;
    // A form leaves its rows no room, of which nothing would be told later.
    if (isSheet) view.sendSizes();
    view.onFirstState = () => {
      // What stands beside its rows takes a part of the room.
      if (!isSheet) view.sendSizes();
      if (arrives) this.arrive(view);
      else this.didArrive(view);
      if (ahead?.isEscaped) sheet.onEscape();
    };
  }

  // What the document has of screens that do not come is gone, and what is below them as before.
  endAhead() {
    if (this.ahead.end()) this.update();
  }

  // A screen comes with its first rows: it would slide in empty. Where they take longer, it comes without them. What it
  // takes the place of is seen until it is there.
  arrive(view) {
    const { element, below } = view;
    element.classList.add('awaited');
    if (view.style !== 'sheet') below.element.classList.add('uncovered');
    const cover = () => below.element.classList.remove('uncovered');
    const come = () => {
      if (!element.classList.contains('awaited')) return;
      element.classList.remove('awaited');
      if (!this.views.includes(view)) return cover();
      const animation = this.animate(view, true);
      const end = () => {
        cover();
        this.didArrive(view);
      };
      if (animation) animation.finished.then(end, end);
      else end();
    };
    view.onContent = come;
    setTimeout(come, longestWait);
  }

  // The server is told that a screen has come: it calls `viewDidAppear` then.
  didArrive(view) { view.send({ type: 'arrived' }); }

  makeSheet(element, id, below) {
    const title = element.querySelector('.title');
    title.id = `${this.nameOf(id)}-title`;
    const sheet = new SheetLayer(title.id, below, element.closest('dialog'));
    sheet.onEscape = () => {
      // What must not be left so has a button of its own for that.
      if (this.top.sheet === sheet && this.top.controls.pressShortcut('escape')) return;
      this.dismissLayer(sheet.element);
    };
    sheet.onPressOutside = () => this.dismissLayer(sheet.element);
    return sheet;
  }

  // The sheet has a height at which what is behind it is dimmed, or one at which it can be used.
  dim(view) {
    if (!this.views.includes(view)) return;
    view.sheet.open(view.heights.isUndimmed);
    this.update();
  }

  // What was pushed within a sheet closes that as its first screen does.
  addClose(view) {
    view.close = make('button', 'close', { type: 'button', title: 'Close' });
    view.close.addEventListener('click', () => this.goBack(this.views.find(({ layer }) => layer === view.layer)));
    view.element.querySelector('.headline').append(view.close);
  }

  dismissLayer(dialog) {
    const first = this.views.find((view) => view.layer === dialog);
    if (first && !first.heights.isModal) this.dismiss(first);
  }

  goBack(view) {
    // A server that was just started has its own names for the screens: it is told of them once they are known.
    if (!this.connection.isOfServer) return this.connection.inOrder(() => { if (this.views.includes(view)) this.goBack(view); });
    // One that does something of its own may lead elsewhere than the browser's.
    const isPlain = view.style !== 'sheet' && view.latest?.backAction !== true;
    if (!isPlain || !(this.onBack(view) || this.onLeave(view))) this.dismiss(view);
  }

  // False when the user was told that it stays.
  dismiss(view) {
    return this.connection.perform({ type: 'dismiss', screen: view.id });
  }

  // It is none of the page's screens from now on, but still seen.
  forget(view) {
    this.views = this.views.filter((one) => one !== view);
    for (const pane of view.panes) pane.drag.keys.abandon();
    view.element.inert = true;
    view.leaveCovers();
  }

  remove(view, isAtOnce) {
    this.forget(view);
    const end = () => {
      view.element.remove();
      view.end();
      if (view.style !== 'sheet') return view.sheet?.heights.remove(view);
      for (const pushed of view.heights.screens.slice(1)) pushed.end();
      view.layer.remove();
    };
    if (view.style === 'sheet') view.heights.end();
    // One that has not come yet is not seen going.
    const isUnseen = view.element.classList.contains('awaited');
    const animation = isAtOnce || isUnseen || view.isBeside ? undefined : this.ledAway(view) ?? this.animate(view, false);
    // What stands under a sheet can be used while the sheet goes.
    if (view.style === 'sheet' && view.layer.open && !animation) view.layer.close();
    if (!animation) return end();
    if (view.style === 'sheet') {
      view.layer.close();
      view.layer.classList.add('leaving');
    }
    animation.finished.then(end, end);
  }

  // One that a finger led away is on its way already; one that it still leads goes as any other.
  ledAway({ led }) {
    if (led?.isLeaving) return led;
    led?.end();
    return undefined;
  }

  animate(view, isComing) {
    if (document.hidden) return undefined;
    if (view.style !== 'sheet') return moveScreen(view.element, view.below.element, besides, isComing);
    const isPhone = innerWidth <= 640;
    const way = (share) => `translateY(${isPhone ? `${100 * share}%` : `calc(${share} * (50vh + 50%))`})`;
    const motion = moveScreen(view.element, undefined, way, isComing);
    const keyframes = motion.effect.getKeyframes();
    for (const { element } of view.heights.screens.slice(1)) element.animate(keyframes, motion.effect.getTiming());
    return motion;
  }

  // Who is behind another can't be reached.
  update() {
    const { all } = this;
    for (const view of this.views) this.arrange(view);
    all.forEach((view, index) => {
      const next = all.slice(index + 1).find((other) => !other.isBeside);
      const isCovered = next !== undefined && next.style !== 'sheet';
      view.element.classList.toggle('covered', isCovered);
      if (!isCovered) fadeHighlights(view.element);
      view.element.classList.toggle('under-sheet', next?.style === 'sheet' && (!next.sheet.isUndimmed || next.heights?.isPulled === true));
      view.detail.setCovered(all[index + 1]?.isBeside === true);
      const isUnderSheet = all.slice(index + 1).some(({ sheet }) => sheet !== view.sheet && !sheet.isUndimmed);
      view.element.inert = isCovered || isUnderSheet;
      const isOver = next !== undefined && next.sheet !== view.sheet && next.sheet.isUndimmed;
      view.setSheetOver(isOver ? next.sheet.heights?.box : undefined);
    });
    this.onTop(this.top);
  }

  // Whether a screen is a part of the page beside its list, or one that stands in place of all.
  arrange(view) {
    const { element } = view;
    const isSheet = view.style === 'sheet';
    if (!isSheet) {
      view.isBeside = view.style === 'detail' && wide.matches && !view.layer;
      element.classList.toggle('beside', view.isBeside);
      element.classList.toggle('push', !view.isBeside);
    }
    // A page has one main part and one banner: a detail beside its list is a region with all that is in it, and a sheet
    // over what is in use a dialog.
    const isPart = view.isBeside === true || view.sheet?.isUndimmed === true;
    const [bar, main] = [element.querySelector('.bar'), element.querySelector('.main-pane')];
    if (isPart || isSheet) bar.removeAttribute('role');
    else bar.setAttribute('role', 'banner');
    if (isPart) main.removeAttribute('role');
    else main.setAttribute('role', 'main');
    this.show(view);
  }

  get hasNoFocus() { return document.activeElement === document.body || !document.activeElement?.isConnected; }

  returnFocus(opener) {
    // A screen may have gone on from row to row: the rows know which one has the focus by now.
    if (opener && this.top.main.collection.rowOf(opener)?.element === opener) return this.top.focus();
    if (opener?.isConnected && opener !== document.body && !opener.closest('[inert]')) {
      opener.focus({ preventScroll: true });
      if (document.activeElement === opener) return;
    }
    this.top.focus();
  }

  // What the title of a presented screen's way back is.
  show(view) {
    const button = view.element.querySelector('.back');
    const { back, modal } = view.latest ?? {};
    button.title = view.style === 'sheet' ? 'Close' : `Back to ${back ?? ''}`;
    const hasNone = view.latest !== undefined && back === undefined;
    button.hidden = view.isBeside === true || hasNone || (view.style === 'sheet' && modal === true);
    // Where the first screen of a sheet has a button in place of it, all have.
    if (view.close) {
      const { latest } = this.views.find(({ layer }) => layer === view.layer) ?? {};
      view.close.hidden = view.sheet.heights.isModal || (latest !== undefined && latest.back === undefined);
    }
    if (view.isBeside) view.element.setAttribute('aria-label', view.latest?.title ?? '');
    else view.element.removeAttribute('aria-label');
  }
}
