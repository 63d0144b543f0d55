// One screen on the page: its bar, its controls, and one or two views.

import { BarExchange } from './bar-exchange.js';
import { Bubble } from './bubble.js';
import { watchLines } from './bar-lines.js';
import { CentredTitle } from './centred-title.js';
import { CodePane } from './code-pane.js';
import { Cover, isBackTheWayOut } from './cover.js';
import { Controls } from './controls.js';
import { DetailPlace } from './detail-place.js';
import { Drawer } from './drawer.js';
import { Pane } from './pane.js';
import { setText } from './faces.js';
import { keep } from './kept.js';
import { LargeTitle } from './large-title.js';
import { make } from './make.js';
import { isOtherPlace, leavePlace } from './place-motion.js';
import { letKeysScroll } from './scrolled-text.js';
import { say } from './speech.js';
import { showStatus } from './status.js';
import { Unavailable } from './unavailable.js';
import { fitTitle } from './words.js';

const sharing = 'All who look at this page see the same rows, selection and messages, and undo what any of them did. '
  + 'Each scrolls by themselves.';
const sharingOwnSteps = 'All who look at this page see the same rows, selection and messages. '
  + 'Each undoes what they did themselves, and scrolls by themselves.';

// What may be told any number of times; all else is done once.
const repeatable = new Set([
  'scroll', 'resize', 'lane', 'focus', 'measured', 'find', 'actions', 'swiped', 'menu', 'link', 'editing',
  'scrolling', 'detent', 'arrived', 'letGo',
]);

export class ScreenView {
  // `id` is the server's name for the screen; undefined for the one that the page was opened for. `name` is what its
  // elements' names begin with.
  constructor(element, id, connection, name) {
    this.element = element;
    this.id = id;
    this.connection = connection;
    this.numbers = new Map();
    // What its parts listen to beyond themselves, such as the window, they listen to as long as it is there.
    this.life = new AbortController();
    this.onDirection = () => {};
    // Called when the bars below the rows came, went, or have another height.
    this.onBars = () => {};
    // Called once there is something to be seen of the screen.
    this.onContent = () => {};
    // Called once it looks as its server says, and has no rows yet.
    this.onFirstState = () => {};
    this.findTexts();
    this.addSharingNote();
    this.makeParts(id === undefined ? '' : `${name}-`);
    this.heedParts();
    this.connectParts();
    const watch = new ResizeObserver(() => this.onBars());
    for (const bar of this.bars) watch.observe(bar);
  }

  part(selector) { return this.element.querySelector(selector); }

  findTexts() {
    this.title = this.part('.title');
    this.status = this.part('.status');
    this.caption = this.part('.screen-caption');
    letKeysScroll(this.caption);
    this.activity = this.part('.activity');
    this.viewers = this.part('.viewers');
  }

  // Who else looks at the screen is told by a note at the number of viewers.
  addSharingNote() {
    const note = new Bubble(this.viewers, 'auto');
    this.viewers.after(note.element);
    this.viewers.popoverTargetElement = note.element;
    this.sharing = note.element;
    // Its width is known only once it is there.
    for (const name of ['beforetoggle', 'toggle']) note.element.addEventListener(name, () => note.place());
  }

  makeParts(prefix) {
    const { element, id } = this;
    const { signal } = this.life;
    this.main = new Pane(this.part('.main-pane .viewport'), 'main', prefix, signal);
    this.sidebar = new Pane(this.part('.sidebar'), 'sidebar', `${prefix}sidebar-`, signal);
    this.drawer = new Drawer(element, this.sidebar.viewport.scroller, id, signal);
    this.controls = new Controls(this.part('.controls'), this.part('.heads'), signal);
    this.code = new CodePane(element, id, signal);
    this.detail = new DetailPlace(element);
    this.largeTitle = new LargeTitle(element, this.main.viewport);
    this.centredTitle = new CentredTitle(element);
    this.centredTitle.watch();
    watchLines(element.querySelector('.bar-inner'));
    this.unavailable = new Unavailable(this.part('.main-pane'), (button) => this.controls.press(button, { type: 'wayOut' }));
  }

  // What the parts have to do with each other.
  heedParts() {
    const { main, controls } = this;
    main.layOut = (apply) => this.code.along(apply);
    main.collection.heights.onShow = () => this.noteRows();
    controls.onPress = (button) => {
      // Not every browser takes the keys from a field for a finger on a button.
      main.textEditing.leave();
      return main.textEditing.awaitRow(button);
    };
    controls.onGone = () => main.rowFocus.take();
    controls.onLeave = () => this.focusRows();
    controls.onEscape = () => main.rowFocus.take();
    controls.onJump = () => main.rowFocus.take();
    // The button may be one that can be pressed only once the server knows of the row that was selected.
    main.keyboard.onSpace = () => { if (controls.hasShortcut('space')) this.connection.inOrder(() => controls.pressShortcut('space')); };
    main.rowFocus.onEmpty = () => this.unavailable.takeFocus() || main.surroundings.unavailable?.takeFocus() === true;
    controls.countRows = () => main.collection.count;
    this.part('.main-pane').addEventListener('keydown', (event) => this.leaveRows(event), { capture: true });
    for (const pane of this.panes) pane.drag.panes = this.panes;
  }

  // What the parts tell and ask the server.
  connectParts() {
    const { connection, controls } = this;
    this.activity.querySelector('button').addEventListener('click', () => this.send({ type: 'cancel' }));
    controls.onEvent = (event, onSettled) => {
      if (!controls.isAnew) return this.send(event, onSettled);
      // A text is told once the server has named its field.
      if (event.type !== 'type') connection.onRefusal();
      return false;
    };
    for (const pane of this.panes) {
      pane.onEvent = (event, onSettled) => this.send(event, onSettled);
      pane.onAsk = (event, options) => connection.requests.ask(event, (whole) => this.send(whole), options);
      pane.onUnanswered = () => connection.onRefusal();
      pane.onFieldGone = (name) => connection.onFieldGone(name);
      pane.inOrder = (action) => connection.inOrder(action);
    }
  }

  get bars() { return [this.caption, this.activity, this.controls.toolbar]; }

  get panes() { return [this.main, this.sidebar]; }

  get hasSidebar() { return !this.sidebar.viewport.scroller.hidden; }

  // What the server must know to go on from what is shown.
  get state() {
    return { ...this.main.state, ...(this.hasSidebar ? { sidebar: this.sidebar.state } : {}) };
  }

  // False when the user was told that it is not done.
  send(event, onSettled) {
    const whole = this.id === undefined ? event : { ...event, screen: this.id };
    if (repeatable.has(event.type)) return this.connection.send(whole);
    // What is typed is taken without a connection too, and told later.
    return this.connection.perform(whole, { isDeferrable: event.type === 'type' || event.type === 'edit', onSettled });
  }

  // Tells how much room there is, for a screen that has just come.
  sendSizes() {
    for (const pane of this.panes) {
      const { viewport } = pane;
      viewport.measure();
      if (viewport.width > 0) pane.tellSize();
    }
  }

  apply(update) {
    const hadWayOut = this.unavailable.hasFocus;
    const isFirst = update.screen && !this.latest;
    const leaves = update.screen && this.latest && isOtherPlace(this.latest.path, update.screen.path);
    if (leaves) {
      this.main.textEditing.leave();
      leavePlace(this.element, this.latest.path, update.screen.path);
    }
    if (update.screen) this.show(update.screen);
    if (leaves) this.controls.field?.didLeavePlace();
    if (isFirst) this.onFirstState();
    if (update.view) this.main.apply(update.view);
    this.noteRows();
    if (update.sidebar) this.sidebar.apply(update.sidebar);
    if (this.main.collection.rows.size > 0 || this.latest?.unavailable) this.onContent();
    // The rows that came have the keys of the button that stood in their place; one that comes later than the last row
    // went has those of the view.
    const { rowFocus, viewport } = this.main;
    if (hadWayOut && this.unavailable.element.hidden) rowFocus.take();
    else if (rowFocus.isEmpty && document.activeElement === viewport.scroller) this.unavailable.takeFocus();
  }

  // Until its first rows are seen, lines stand in for them.
  noteRows() {
    const { applied, count, rows, heights } = this.main.collection;
    if (this.hasCome || applied === 0 || (count > 0 && rows.size === 0) || heights.areHidden) return;
    this.hasCome = true;
    this.largeTitle.come();
    this.unavailable.show(this.latest?.unavailable);
  }

  // No row stands there yet, nor anything in place of rows.
  get awaitsRows() { return this.main.viewport.contentHeight === 0 && this.unavailable.element.hidden; }

  // What is known of the screen before the page is connected.
  showAhead(screen) {
    fitTitle(this.title);
    this.largeTitle.show(this.title.textContent);
    this.showSidebar(screen);
    this.detail.show(screen.detail);
    this.code.show(screen.code);
    Object.assign(this.unavailable.skeleton, { outlines: screen.outlines ?? [], isNeeded: screen.empty !== true });
    this.controls.showAhead(screen.controls);
    this.centredTitle.show();
  }

  show(screen) {
    const isTurn = this.latest && (this.isEditing === true) !== (screen.editing === true);
    const exchange = isTurn ? new BarExchange(this.element, [this.caption, this.controls.toolbar]) : undefined;
    this.heights?.show(screen.sheet);
    this.latest = screen;
    this.element.classList.remove('stand-in');
    this.element.classList.toggle('readable', screen.readable === true);
    this.element.classList.toggle('small-title', screen.smallTitle === true);
    this.element.classList.toggle('large-title', screen.largeTitle === true);
    setText(this.title, screen.title);
    fitTitle(this.title);
    this.largeTitle.show(screen.title);
    showStatus(this.status, screen.status);
    this.caption.hidden = screen.caption === undefined;
    showStatus(this.caption, screen.caption ?? '', 'caption');
    this.showViewers(screen.viewers, screen.ownSteps === true);
    this.showActivity(screen.activity);
    if (this.hasCome || screen.unavailable) this.unavailable.show(screen.unavailable);
    this.code.show(screen.code);
    this.detail.show(screen.detail);
    this.showEditing(screen.editing === true);
    this.copy(screen.copied);
    this.download(screen.download);
    this.announce(screen.announced);
    if (this.id === undefined && screen.kept) keep(screen.kept);
    this.showSidebar(screen);
    if (this.id !== undefined) this.part('.main-pane').ariaLabel = screen.title;
    this.main.collection.semantics.setName(screen.title);
    this.sidebar.collection.semantics.setName(screen.sidebar);
    this.drawer.setName(screen.sidebar);
    this.controls.show(screen);
    this.main.collection.semantics.setHeads(this.controls.columnHeads);
    this.centredTitle.show();
    exchange?.play();
  }

  // Beside the main view, before it or behind it; the keys and screen readers meet both in that order.
  showSidebar({ sidebar, trailing: isTrailing = false }) {
    const { scroller } = this.sidebar.viewport;
    scroller.hidden = sidebar === undefined;
    scroller.ariaLabel = sidebar ?? null;
    const { parentElement } = scroller;
    const { head } = this.drawer;
    for (const part of [scroller, head]) part.classList.toggle('trailing', isTrailing);
    if ((parentElement.lastElementChild === scroller) === isTrailing) return;
    scroller.role = isTrailing ? 'complementary' : 'navigation';
    if (isTrailing) parentElement.append(head, scroller);
    else parentElement.prepend(head, scroller);
  }

  // On a screen that all visitors share, each sees what the others do: that is said.
  showViewers(count, hasOwnSteps) {
    this.viewers.hidden = count === undefined;
    if (count === undefined) return;
    const words = hasOwnSteps ? sharingOwnSteps : sharing;
    this.viewers.title = words;
    setText(this.sharing, words);
    setText(this.viewers, count > 1 ? `Shared by ${count}` : 'Shared');
  }

  // On a phone, Back ends what Edit began before it leaves the screen.
  showEditing(isEditing) {
    const wasEditing = this.isEditing;
    this.isEditing = isEditing;
    this.element.classList.toggle('editing', isEditing);
    if (!this.editingCover && !isBackTheWayOut()) return;
    this.editingCover ??= new Cover(`editing ${this.id ?? ''}`, {
      close: () => this.isEditing && this.send({ type: 'endEditing' }), isThere: () => this.isEditing,
    });
    if (!isEditing) this.editingCover.didClose();
    else if (wasEditing === false && isBackTheWayOut()) this.editingCover.didOpen();
  }

  // Puts a text on the pasteboard, once; what was copied before the page was opened is not copied again.
  copy(copied) {
    if (this.isNews('copied', copied)) navigator.clipboard?.writeText(copied.text).catch(() => {});
  }

  // Has the browser take a file along, once. A link that says so leaves the page where it is, also where the file is gone.
  download(given) {
    if (this.isNews('download', given) && given.address) make('a', '', { href: given.address, download: '' }).click();
  }

  announce(announced) {
    if (this.isNews('announced', announced)) say(announced.text);
  }

  // Whether something that is numbered has come since the page was opened, and was not told before.
  isNews(kind, numbered) {
    const former = this.numbers.get(kind);
    this.numbers.set(kind, numbered?.number ?? 0);
    return former !== undefined && this.numbers.get(kind) > former;
  }

  showActivity(activity) {
    // What is pressed is answered at once, also where the line comes later.
    this.element.classList.toggle('replacing', activity?.replacing === true);
    if (activity === undefined) {
      clearTimeout(this.activityTimer);
      this.activityTimer = undefined;
      this.setActivityHidden(true);
      // What is over is said no more, also to those who look at what is hidden.
      setText(this.activity.firstElementChild, '');
      return;
    }
    // What is over in a moment is not worth a line.
    if (activity.replacing) this.setActivityHidden(false);
    this.activityTimer ??= setTimeout(() => this.setActivityHidden(false), 250);
    const [label, bar, button] = this.activity.children;
    setText(label, activity.foreign ? `${activity.title} (by another visitor)` : activity.title);
    bar.setAttribute('aria-label', activity.title);
    if (activity.fraction === undefined) bar.removeAttribute('value');
    else bar.value = activity.fraction;
    button.hidden = activity.cancellable !== true;
  }

  setActivityHidden(isHidden) {
    if (this.activity.hidden === isHidden) return;
    this.activity.hidden = isHidden;
    this.makeRoom(this.toastBox);
  }

  // The last rows can be scrolled to above a message, whose box is given while there is one, and above the line that says
  // what goes on.
  makeRoom(box) {
    this.toastBox = box;
    const floors = [this.sheetOver, this.activity.hidden ? undefined : this.activity.getBoundingClientRect()];
    this.main.makeRoom(box, floors.filter((floor) => floor));
  }

  // A sheet stands over rows that can be used, and scrolled above its box; undefined where none does.
  setSheetOver(box) {
    if (box === undefined && this.sheetOver === undefined) return;
    this.sheetOver = box;
    this.makeRoom(this.toastBox);
  }

  placeAnew() {
    for (const pane of this.panes) pane.collection.placeAnew();
  }

  // From the search field into the rows.
  focusRows() {
    const { rowFocus, collection } = this.main;
    const rows = [...collection.rows.values()].filter((row) => !row.isRetained).sort((one, other) => one.position - other.position);
    // What was looked for stands below a header.
    const first = rows.find(({ content }) => content?.style !== 'header' || content.selectable) ?? rows[0];
    if (first) rowFocus.moveTo(first);
  }

  // From the first rows back into the search field.
  leaveRows(event) {
    const { field } = this.controls;
    const row = this.main.collection.rowOf(event.target);
    if (event.key !== 'ArrowUp' || !field || !row || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!this.isInFirstLine(row) || event.target.closest('input')) return;
    event.preventDefault();
    event.stopPropagation();
    field.input.focus();
    field.input.select();
  }

  // Tiles beside each other begin at one height.
  isInFirstLine(row) {
    if (row.position === 0) return true;
    if (row.position >= 12) return false;
    const { collection } = this.main;
    const top = (one) => collection.frameOf(one)[1];
    return ![...collection.rows.values()].some((other) => other.position < row.position && top(other) < top(row) - 1);
  }

  // It goes, though it is still seen: the browser leaves the entries of what covered it before the step that led to it.
  leaveCovers() {
    for (const cover of [this.drawer.cover, this.code.cover, this.editingCover]) cover?.remove();
  }

  // It is gone from the page.
  end() {
    this.life.abort();
    for (const pane of this.panes) pane.collection.clear();
    this.code.remove();
  }

  // The element that the keys are for: the row that has or had the focus, else the title.
  focus() {
    const row = this.main.rowFocus.current?.element;
    (row?.isConnected ? row : this.title).focus({ preventScroll: true });
  }
}
