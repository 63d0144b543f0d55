// swift-format-ignore-file
// Made by Scripts/embed-web from the files in Web; edit those.

enum WebAssets {
    static let files: [String: String] = [
        "accessories.js": ##"""
            // What stands beside a row's content, at one of its sides. Elements stay while what they show changes; those that come
            // and go while the row stays take their room, or give it back, little by little.

            import { glyphOf, setAttribute, setColor, setLength, setText } from './faces.js';

            const signs = { checkmark: '✓', detail: 'ⓘ', delete: '−', insert: '+' };

            const controls = new Set(['delete', 'insert', 'multiselect', 'toggle', 'button']);

            export class AccessoryGroup {
              constructor() {
                this.elements = new Map();
                this.leaving = new Set();
                this.changes = [];
                this.isShown = false;
              }

              // Whether there is anything to be seen, if only on its way out.
              get isNeeded() { return this.elements.size > 0 || this.leaving.size > 0; }

              show(group, wanted, content, tabIndex) {
                const former = this.elements;
                this.elements = new Map();
                let next = group.firstElementChild;
                for (const accessory of wanted) {
                  const tag = accessory.actionable || controls.has(accessory.kind) ? 'BUTTON' : 'SPAN';
                  const name = `${accessory.id} ${accessory.kind}`;
                  let element = former.get(name);
                  if (element?.tagName !== tag) element = undefined;
                  if (element) former.delete(name);
                  else {
                    element = document.createElement(tag);
                    if (this.isShown) this.changes.push({ element, isComing: true });
                  }
                  while (next && this.leaving.has(next)) next = next.nextElementSibling;
                  if (element === next) next = next.nextElementSibling;
                  else group.insertBefore(element, next);
                  this.elements.set(name, element);
                  showAccessory(element, accessory, content, tabIndex);
                }
                for (const element of former.values()) this.leave(element);
                this.isShown = true;
              }

              leave(element) {
                element.inert = true;
                delete element.dataset.accessory;
                this.leaving.add(element);
                this.changes.push({
                  element, isComing: false, end: () => {
                    this.leaving.delete(element);
                    element.remove();
                  },
                });
              }

              takeChanges() {
                const { changes } = this;
                this.changes = [];
                return changes;
              }

              clear() {
                this.isShown = true;
                this.changes = [];
              }
            }

            // Lets accessories that came or went do so in a time. All are measured before the first moves. Fulfilled at the end.
            export function playChanges(changes, duration) {
              if (duration === 0) {
                for (const { end } of changes) end?.();
                return Promise.resolve();
              }
              const sizes = changes.map(({ element }) => {
                const { paddingInlineStart, marginInlineStart, marginInlineEnd } = getComputedStyle(element);
                return { width: `${element.offsetWidth}px`, paddingInline: paddingInlineStart, marginInlineStart, marginInlineEnd };
              });
              return Promise.allSettled(changes.map(({ element, isComing, end }, index) => {
                const here = { ...sizes[index], minWidth: '0px', opacity: 1 };
                // Without its width, an element would still keep the distance to its neighbour.
                const gone = {
                  width: '0px', minWidth: '0px', opacity: 0, paddingInline: '0px', marginInlineStart: '0px', marginInlineEnd: '-10px',
                };
                const animation = element.animate(isComing ? [gone, here] : [here, gone], { duration, easing: 'ease-in-out' });
                return animation.finished.finally(end);
              }));
            }

            function showAccessory(element, accessory, content, tabIndex) {
              const { kind } = accessory;
              element.dataset.accessory = String(accessory.id);
              element.className = `accessory ${kind}`;
              element.classList.toggle('hidden', accessory.hidden === true);
              element.classList.toggle('actual', accessory.actual === true);
              element.classList.toggle('fixed', accessory.fixed === true);
              setLength(element, '--reserved', accessory.width);
              element.classList.toggle('reserved', accessory.width !== undefined);
              setColor(element, '--accessory-color', accessory.color);
              setColor(element, '--accessory-background', accessory.background);
              showSign(element, accessory);
              if (kind === 'disclosure') element.classList.toggle('open', content.expanded === true);
              if (kind === 'progress') element.style.setProperty('--value', String(accessory.value));
              element.classList.toggle('on', accessory.on === true);
              describe(element, accessory, content);
              if (element.tagName !== 'BUTTON') return;
              element.type = 'button';
              element.tabIndex = tabIndex;
              element.disabled = accessory.actionable !== true;
            }

            function showSign(element, accessory) {
              if (accessory.kind === 'toggle' || accessory.kind === 'multiselect') {
                if (!element.firstElementChild) element.append(document.createElement('span'));
                element.firstElementChild.className = accessory.kind === 'toggle' ? 'knob' : 'mark';
                return;
              }
              setText(element, accessory.text ?? glyphOf(accessory) ?? signs[accessory.kind] ?? '');
              setColor(element, '--image-background', accessory.swatch);
              element.classList.toggle('colour', accessory.swatch !== undefined);
              element.classList.toggle('emoji', accessory.emoji !== undefined);
            }

            const roles = { toggle: 'switch', multiselect: 'checkbox', progress: 'progressbar' };

            // What the accessory is to a screen reader.
            function describe(element, accessory, content) {
              const { kind, label, text } = accessory;
              const isButton = element.tagName === 'BUTTON';
              const isSpoken = isButton || label !== undefined;
              setAttribute(element, 'role', roles[kind] ?? (!isButton && isSpoken ? 'img' : undefined));
              const action = kind === 'disclosure' ? (content.expanded ? 'Collapse' : 'Expand') : text;
              // What a button does to which of many rows.
              const object = kind === 'delete' || kind === 'insert' ? content.text : undefined;
              const name = object === undefined ? label : `${label} ${object}`;
              setAttribute(element, 'aria-label', isSpoken ? name ?? action : undefined);
              setAttribute(element, 'aria-hidden', isSpoken || kind === 'label' ? undefined : 'true');
              setAttribute(element, 'aria-checked', kind in { toggle: 1, multiselect: 1 } ? accessory.on === true : undefined);
              const percent = kind === 'progress' ? Math.round(accessory.value * 100) : undefined;
              setAttribute(element, 'aria-valuemin', percent === undefined ? undefined : 0);
              setAttribute(element, 'aria-valuemax', percent === undefined ? undefined : 100);
              setAttribute(element, 'aria-valuenow', percent);
            }

            """##,
        "collection.js": ##"""
            // The rows of the view that this page shows, and how they get from one version to the next.

            import { playChanges } from './accessories.js';
            import { Lanes } from './lanes.js';
            import { ancestorOf } from './outline.js';
            import { ReadingOrder } from './reading-order.js';
            import { Row } from './row.js';

            const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

            export class Collection {
              constructor(viewport, layer, prefix) {
                this.viewport = viewport;
                this.prefix = prefix;
                this.layer = layer;
                this.rows = new Map();
                this.leaving = new Map();
                this.order = new ReadingOrder(layer);
                this.lanes = new Lanes(layer);
                this.lanes.onScroll = (lane) => this.onEvent({ type: 'lane', id: lane.id, offset: lane.offset });
                this.version = 0;
                this.count = 0;
                this.role = undefined;
                this.applied = 0;
                this.onEvent = () => {};
                viewport.onOriginChange = () => this.placeAnew();
                layer.addEventListener('click', (event) => this.click(event));
                layer.addEventListener('dblclick', (event) => this.doubleClick(event));
                document.addEventListener('visibilitychange', () => { if (document.hidden) this.finish(); });
              }

              // Plays one transaction. Nothing here asks for the layout: that would make the browser compute it for each row.
              apply(view) {
                this.applied += 1;
                if (view.base === 0) this.clear();
                this.setRole(view.role);
                const isAnimated = view.milliseconds > 0 && !document.hidden && !reducedMotion.matches;
                const duration = isAnimated ? view.milliseconds : 0;
                const formerY = this.viewport.y;
                const shift = this.viewport.setContent(view.width, view.height, view.scroll);
                this.version = view.version;
                const hasNewCount = this.count !== view.count;
                this.count = view.count;
                const origin = this.viewport.origin;

                this.lanes.update(view.lanes, duration, shift, origin);
                const step = { duration, shift, origin, formerY, toggled: this.toggled(view.rows) };
                // Where rows went that a collapsed parent took along is known once the parent has its new place.
                const taken = view.gone.map((gone) => [gone, this.rows.get(gone.key) && this.collapsedAbove(gone.key, step)]);
                const added = [];
                const named = new Set();
                for (const state of view.rows) {
                  named.add(state.key);
                  if (this.put(state, step)) added.push(this.rows.get(state.key));
                }
                for (const [gone, parent] of taken) this.let(gone, parent, step);
                for (const row of added) this.appear(row, step);
                for (const row of this.rows.values()) {
                  if (shift !== 0 && duration > 0 && !named.has(row.key) && row.lane === undefined) {
                    this.move(row, shifted(this.seen(row, step), shift), step);
                  }
                  if (hasNewCount || named.has(row.key)) row.describe(this.role, this.count);
                }
                this.dropKept();
                this.playAccessories(view.rows, duration);
                this.order.update(this.rows.values(), this.role);
                this.measure(view.rows);
              }

              // What comes and goes beside a row's content may change its height once it is there, or gone.
              async playAccessories(states, duration) {
                const changes = states.flatMap((state) => this.rows.get(state.key)?.face.takeChanges() ?? []);
                if (changes.length === 0) return;
                await playChanges(changes, duration);
                this.measure(states);
              }

              // The rows that this transaction opens or closes.
              toggled(states) {
                const toggled = new Map();
                for (const { key, content } of states) {
                  const old = this.rows.get(key)?.content?.expanded;
                  if (content && old !== undefined && content.expanded !== undefined && old !== content.expanded) {
                    toggled.set(key, content.expanded);
                  }
                }
                return toggled;
              }

              // The row whose collapse takes a row along.
              collapsedAbove(key, { toggled }) {
                if (toggled.size === 0) return undefined;
                return ancestorOf(this.rows.get(key), this.rows.values(), (row) => toggled.get(row.key) === false);
              }

              // A row that is new, or that has a new place or content. True when nobody knows where it came from.
              put(state, step) {
                let row = this.rows.get(state.key);
                let start;
                let isNew = false;
                if (!row && (row = this.leaving.get(state.key))) {
                  this.leaving.delete(state.key);
                  this.rows.set(state.key, row);
                  row.comeBack(step.duration);
                }
                if (row && row.lane === state.lane) {
                  start = shifted(this.seen(row, step), row.lane === undefined ? step.shift : 0);
                  const wasPinned = row.pin !== undefined;
                  row.setPin(state.pin);
                  if (wasPinned !== (row.pin !== undefined)) this.house(row, state.lane);
                } else {
                  if (!row) {
                    row = new Row(state.key, this.prefix);
                    this.rows.set(state.key, row);
                    isNew = state.from === undefined;
                  }
                  const isInLane = state.lane !== undefined;
                  if (state.from) {
                    const [x, y] = state.from;
                    start = isInLane ? { x, y } : { x, y: y - step.origin + step.shift };
                  }
                  row.setPin(state.pin);
                  this.house(row, state.lane);
                }
                row.isKept = false;
                row.position = state.position;
                row.setFrame(state.frame);
                row.track?.place(row.pin, row.frame, step.origin);
                if (state.content) row.setContent(state.content);
                this.move(row, start, step);
                return isNew && step.duration > 0;
              }

              // Where a row was seen before this step.
              seen(row, { origin, formerY }) { return row.seen(origin, formerY, this.viewport.height); }

              // Puts a row's element where it belongs: on its track, into its lane, or beside all others.
              house(row, lane) {
                row.lane = lane;
                const hadFocus = row.element.contains(document.activeElement);
                if (row.track) {
                  row.track.element.append(row.element);
                  this.layer.append(row.track.element);
                } else {
                  (this.lanes.get(lane)?.content ?? this.layer).append(row.element);
                }
                if (hadFocus) row.element.focus({ preventScroll: true });
              }

              // A row that did not exist before: the children of a row that opens come out from under it, others fade in.
              appear(row, step) {
                const { toggled, duration, origin } = step;
                row.appear(duration);
                if (toggled.size === 0) return;
                const parent = ancestorOf(row, this.rows.values(), (other) => toggled.get(other.key) === true);
                if (!parent) return;
                this.move(row, { x: row.frame[0], y: parent.frame[1] - origin }, step);
                row.element.classList.add('sliding');
              }

              move(row, start, { duration, origin }) {
                const { viewport } = this;
                let place = row.place(row.lane === undefined ? origin : 0);
                if (row.pin) {
                  // The browser puts it where it rests; only the way there is ours.
                  const rest = row.rest(origin, viewport.y, viewport.height);
                  if (start) start = { x: start.x - rest.x, y: start.y - rest.y };
                  place = { x: 0, y: 0 };
                }
                const isMovement = duration > 0 && start && (start.x !== place.x || start.y !== place.y);
                // Without an animation of its own, a change does not end the one that runs.
                if (duration === 0 && row.glide.isMoving && !document.hidden) return row.glide.redirect(place);
                row.element.classList.remove('sliding');
                if (!isMovement) return row.glide.set(place);
                row.element.classList.add('moving');
                row.glide.go(start, place, duration, () => row.element.classList.remove('moving', 'sliding'));
              }

              // A row that goes: it fades when it is deleted, goes back under a parent that closes, and glides away when it goes
              // where nobody looks.
              let(gone, parent, step) {
                const { duration, shift, origin } = step;
                const row = this.rows.get(gone.key);
                if (!row) return;
                if (gone.to && row.element.contains(document.activeElement)) return this.keep(row, gone.to, origin);
                this.rows.delete(gone.key);
                if (duration === 0) return row.remove();
                this.leaving.set(gone.key, row);
                const end = () => {
                  if (this.leaving.get(gone.key) === row) this.leaving.delete(gone.key);
                  row.remove();
                };
                row.leave();
                const start = shifted(this.seen(row, step), row.lane === undefined ? shift : 0);
                if (row.pin) {
                  row.setPin(undefined);
                  this.house(row, row.lane);
                  row.glide.set(start);
                }
                if (gone.to) {
                  row.setFrame(gone.to);
                  row.glide.go(start, row.place(row.lane === undefined ? origin : 0), duration, end);
                  return;
                }
                if (parent) row.glide.go(start, { x: start.x, y: parent.frame[1] - origin }, duration);
                else if (shift !== 0) row.glide.set(start);
                row.fade.go(row.fade.seen, row.absent, duration, end);
              }

              // A row that leaves before the server hears that it has the focus stays, out of sight, until it comes back.
              keep(row, place, origin) {
                row.isKept = true;
                if (row.pin) {
                  row.setPin(undefined);
                  this.house(row, row.lane);
                }
                row.setFrame(place);
                row.glide.set(row.place(row.lane === undefined ? origin : 0));
              }

              // Once the focus is elsewhere, nobody needs the row.
              dropKept() {
                for (const kept of this.rows.values()) {
                  if (!kept.isKept || kept.element.contains(document.activeElement)) continue;
                  this.rows.delete(kept.key);
                  kept.remove();
                }
              }

              setRole(role) {
                if (role === this.role) return;
                this.role = role;
                this.layer.setAttribute('role', role);
                this.order.clear();
                if (role === 'grid') this.layer.setAttribute('aria-rowcount', '-1');
                else this.layer.removeAttribute('aria-rowcount');
                for (const row of this.rows.values()) row.describe(role, this.count);
              }

              clear() {
                for (const row of [...this.rows.values(), ...this.leaving.values()]) row.remove();
                this.rows.clear();
                this.leaving.clear();
                this.lanes.clear();
                this.order.clear();
              }

              // Rows whose heights depend on what they show: all are written before the first is measured.
              measure(states) {
                const rows = [];
                for (const state of states) {
                  const row = this.rows.get(state.key);
                  if (!row?.content?.measured) continue;
                  const height = row.face.element.offsetHeight;
                  if (Math.abs(height - row.frame[3]) >= 0.5) rows.push([row.key, height]);
                }
                if (rows.length > 0) this.onEvent({ type: 'measured', rows });
              }

              placeAnew() {
                const { origin } = this.viewport;
                for (const row of this.rows.values()) {
                  row.track?.place(row.pin, row.frame, origin);
                  if (row.pin) row.glide.set({ x: 0, y: 0 });
                  else row.glide.set(row.place(row.lane === undefined ? origin : 0));
                }
                this.lanes.placeAnew(origin);
                for (const row of this.leaving.values()) row.remove();
                this.leaving.clear();
              }

              // Nobody looks: whatever moves arrives.
              finish() {
                for (const row of this.leaving.values()) row.remove();
                this.leaving.clear();
                for (const row of this.rows.values()) {
                  row.glide.set(row.glide.state);
                  row.fade.set(row.fade.state);
                }
              }

              // Where a row is seen, in the content of the view; rows in lanes move with them.
              frameOf(row) {
                const lane = this.lanes.get(row.lane);
                if (!lane) return row.frame;
                const [x, y, width, height] = row.frame;
                return [lane.frame[0] + x - lane.offset, lane.frame[1] + y, width, height];
              }

              rowOf(element) {
                const key = element?.closest?.('.row')?.dataset.key;
                return key === undefined ? undefined : this.rows.get(Number(key));
              }

              click(event) {
                const row = this.rowOf(event.target);
                if (!row) return;
                const accessory = event.target.closest('button[data-accessory]');
                if (accessory) this.tell('accessory', row, { id: Number(accessory.dataset.accessory) });
                else this.tap(row, event);
              }

              doubleClick(event) {
                const row = this.rowOf(event.target);
                if (row && !event.target.closest('button')) this.activate(row);
              }

              tap(row, event) {
                if (!row.isTappable) return;
                const modifiers = {};
                if (event.shiftKey) modifiers.extend = true;
                if (event.metaKey || event.ctrlKey) modifiers.toggle = true;
                this.tell('tap', row, modifiers);
              }

              activate(row) {
                if (row.content?.selectable) this.tell('activate', row);
              }

              expand(row, isExpanded) {
                this.tell('expand', row, { expanded: isExpanded });
              }

              tell(type, row, more = {}) {
                this.onEvent({ type, key: row.key, ...more, version: this.version });
              }

              shown() {
                return [...this.rows.values()].map((row) => ({
                  key: row.key, position: row.position, frame: this.frameOf(row), level: row.content?.level ?? 0, text: row.content?.text,
                })).sort((left, right) => left.position - right.position);
              }

              // Fulfilled when nothing moves and nothing new has come for two frames.
              async settled() {
                const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
                for (;;) {
                  const { applied } = this;
                  await frame();
                  await frame();
                  // Spinners turn for ever.
                  const animations = this.layer.getAnimations({ subtree: true })
                    .filter((animation) => animation.effect.getTiming().iterations === 1);
                  if (animations.length === 0 && applied === this.applied) return this.version;
                  await Promise.allSettled(animations.map((animation) => animation.finished));
                }
              }
            }

            const shifted = (state, shift) => (shift === 0 ? state : { x: state.x, y: state.y + shift });

            """##,
        "connection.js": ##"""
            // The one WebSocket of a page. It reconnects by itself, and knows when the other end is gone without a word.

            const shortestWait = 200;
            const longestWait = 8000;
            const longestSilence = 40_000;

            export class Connection {
              constructor(location) {
                this.url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${location.pathname}`;
                this.session = undefined;
                this.socket = undefined;
                this.isConnected = false;
                this.wait = shortestWait;
                this.timer = undefined;
                this.lastHeard = 0;
                this.hello = () => ({});
                this.onMessage = () => {};
                this.onStateChange = () => {};
                addEventListener('online', () => this.retryNow());
                document.addEventListener('visibilitychange', () => { if (!document.hidden) this.retryNow(); });
                setInterval(() => this.lookAfter(), 5000);
              }

              open() {
                clearTimeout(this.timer);
                this.timer = undefined;
                const socket = new WebSocket(this.url);
                this.socket = socket;
                this.lastHeard = Date.now();
                socket.onopen = () => {
                  if (socket !== this.socket) return;
                  const hello = { type: 'hello', ...this.hello() };
                  if (this.session) hello.session = this.session;
                  socket.send(JSON.stringify(hello));
                };
                socket.onmessage = (event) => {
                  if (socket !== this.socket) return;
                  this.lastHeard = Date.now();
                  const message = JSON.parse(event.data);
                  if (message.type === 'welcome') {
                    this.session = message.session;
                    this.wait = shortestWait;
                    this.isConnected = true;
                    this.onStateChange(true);
                  }
                  this.onMessage(message);
                };
                socket.onclose = () => { if (socket === this.socket) this.retry(); };
              }

              send(event) {
                if (this.isConnected && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(event));
              }

              // Ends the connection as a broken network would.
              drop() {
                this.socket?.close();
                this.retry();
              }

              retry() {
                this.socket = undefined;
                if (this.isConnected) {
                  this.isConnected = false;
                  // A connection that comes back at once is not worth a word.
                  setTimeout(() => { if (!this.isConnected) this.onStateChange(false); }, 400);
                }
                if (this.timer !== undefined) return;
                this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
                this.wait = Math.min(this.wait * 2, longestWait);
              }

              retryNow() {
                if (this.timer === undefined) return;
                this.wait = shortestWait;
                this.open();
              }

              lookAfter() {
                if (this.socket && Date.now() - this.lastHeard > longestSilence) this.drop();
              }
            }

            """##,
        "controls.js": ##"""
            // The controls of a screen: real inputs and buttons, kept as they are while their states change.

            export class Controls {
              // `heads` is the place above the rows, for controls that belong to their columns.
              constructor(element, heads) {
                this.element = element;
                this.heads = heads;
                this.controls = new Map();
                this.typed = 0;
                // What stood in the fields of a session that the server forgot, by their names.
                this.carried = new Map();
                this.onEvent = () => {};
              }

              // After a lost connection, what was typed meanwhile is told again. When the server has forgotten the page, what
              // stands in its fields is asked for again.
              didConnect(isResumed) {
                const fields = [...this.controls.values()].filter((control) => control instanceof SearchField);
                this.carried = new Map();
                for (const field of fields) {
                  if (!isResumed && field.text !== '') this.carried.set(field.name, field.text);
                  field.didConnect();
                }
              }

              show(screen) {
                const focused = document.activeElement;
                const focusedName = [...this.controls.values()].find((control) => control.element.contains(focused))?.name;
                const controls = new Map();
                for (const state of screen.controls) {
                  const control = this.controls.get(state.id) ?? this.make(state);
                  if (!control) continue;
                  control.name = state.label;
                  controls.set(state.id, control);
                  const carried = state.kind === 'search' && state.text === '' ? this.carried.get(state.label) : undefined;
                  control.show(carried === undefined ? state : { ...state, text: carried }, screen.typed);
                  if (carried !== undefined) control.tell();
                }
                this.carried.clear();
                for (const [id, control] of this.controls) if (controls.get(id) !== control) control.element.remove();
                this.controls = controls;
                this.arrange();
                // A field that took the place of the one that was typed in is typed in.
                if (focused?.isConnected === false && focusedName !== undefined) {
                  const successor = [...controls.values()].find((control) => control.name === focusedName);
                  successor?.element.querySelector('input')?.focus();
                }
              }

              // Puts the controls in order. The one that has the focus is not touched: it would lose it.
              arrange() {
                const apart = [...this.controls.values()].filter((control) => control instanceof ColumnHeads);
                this.heads.hidden = apart.length === 0;
                const wanted = [...this.controls.values()].filter((control) => !apart.includes(control)).map(({ element }) => element);
                if (wanted.every((element, index) => this.element.children[index] === element)) return;
                const pivot = wanted.findIndex((element) => element.contains(document.activeElement));
                wanted.forEach((element, index) => {
                  if (index < pivot) this.element.insertBefore(element, wanted[pivot]);
                  else if (index > pivot) this.element.append(element);
                });
              }

              make(state) {
                const kinds = { search: SearchField, button: Button, switch: Switch, segments: Segments, columns: ColumnHeads };
                const Kind = kinds[state.kind];
                return Kind ? new Kind(state, this) : undefined;
              }
            }

            function make(tag, className, attributes = {}) {
              const element = document.createElement(tag);
              if (className) element.className = className;
              for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
              return element;
            }

            class SearchField {
              constructor(state, controls) {
                this.controls = controls;
                this.id = state.id;
                // The number of the last text typed here, and of the last one that the server knew.
                this.number = 0;
                this.known = 0;
                this.element = make('label', 'search');
                this.input = make('input', '', {
                  type: 'search', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'search',
                });
                this.element.append(make('span', 'glyph', { 'aria-hidden': 'true' }), this.input);
                this.input.addEventListener('input', () => this.tell());
              }

              get text() { return this.input.value; }

              tell() {
                this.number = ++this.controls.typed;
                this.controls.onEvent({ type: 'type', control: this.id, text: this.input.value, number: this.number });
              }

              didConnect() {
                if (this.number > this.known) this.tell();
                else this.number = 0;
                this.known = 0;
              }

              show(state, typed) {
                this.input.setAttribute('aria-label', state.label);
                this.input.placeholder = state.prompt;
                this.input.disabled = state.disabled === true;
                this.known = Math.max(this.known, typed);
                // What was typed since wins over what the server knew.
                if (typed >= this.number && this.input.value !== state.text) this.input.value = state.text;
              }
            }

            class Button {
              constructor(state, controls) {
                this.element = make('button', 'button', { type: 'button' });
                this.element.addEventListener('click', () => controls.onEvent({ type: 'press', control: state.id }));
              }

              show(state) {
                if (this.element.textContent !== state.label) this.element.textContent = state.label;
                this.element.disabled = state.disabled === true;
                this.element.classList.toggle('prominent', state.prominent === true);
              }
            }

            class Switch {
              constructor(state, controls) {
                this.element = make('label', 'switch-field');
                this.caption = make('span', 'caption');
                this.button = make('button', 'switch', { type: 'button', role: 'switch' });
                this.button.append(make('span', 'knob'));
                this.element.append(this.caption, this.button);
                this.button.addEventListener('click', () => {
                  this.isOn = !this.isOn;
                  this.mark();
                  controls.onEvent({ type: 'flip', control: state.id, on: this.isOn });
                });
              }

              mark() { this.button.setAttribute('aria-checked', String(this.isOn)); }

              show(state) {
                this.caption.textContent = state.label;
                this.button.setAttribute('aria-label', state.label);
                this.button.disabled = state.disabled === true;
                this.isOn = state.on === true;
                this.mark();
              }
            }

            class Segments {
              constructor(state, controls) {
                this.element = make('div', 'segments', { role: 'radiogroup' });
                this.thumb = make('span', 'thumb', { 'aria-hidden': 'true' });
                this.element.append(this.thumb);
                this.buttons = state.segments.map((label, index) => {
                  const button = make('button', 'segment', { type: 'button', role: 'radio' });
                  button.textContent = label;
                  button.addEventListener('click', () => this.choose(index));
                  this.element.append(button);
                  return button;
                });
                this.element.addEventListener('keydown', (event) => this.walk(event));
                this.tell = (index) => controls.onEvent({ type: 'choose', control: state.id, index });
                this.element.style.setProperty('--count', String(this.buttons.length));
              }

              walk(event) {
                const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
                const step = steps[event.key];
                if (!step) return;
                event.preventDefault();
                const index = (this.selected + step + this.buttons.length) % this.buttons.length;
                this.choose(index);
                this.buttons[index].focus();
              }

              choose(index) {
                if (index === this.selected) return;
                this.mark(index);
                this.tell(index);
              }

              mark(index) {
                this.selected = index;
                this.element.style.setProperty('--selected', String(index));
                this.buttons.forEach((button, place) => {
                  button.setAttribute('aria-checked', String(place === index));
                  button.tabIndex = place === index ? 0 : -1;
                });
              }

              show(state) {
                this.element.setAttribute('aria-label', state.label);
                for (const button of this.buttons) button.disabled = state.disabled === true;
                this.mark(state.selected);
              }
            }

            // The heads of the rows' columns: a press sorts by one, and another one turns the order round.
            class ColumnHeads {
              constructor(state, controls) {
                this.element = make('div', 'column-heads', { role: 'group' });
                this.buttons = state.columns.map((column, index) => {
                  const button = make('button', 'column-head', { type: 'button' });
                  button.append(make('span', 'title'), make('span', 'order', { 'aria-hidden': 'true' }));
                  button.firstChild.textContent = column.title;
                  if (column.width > 0) button.style.setProperty('--width', `${column.width}px`);
                  else button.classList.add('wide');
                  button.addEventListener('click', () => controls.onEvent({ type: 'choose', control: state.id, index }));
                  this.element.append(button);
                  return button;
                });
                controls.heads.append(this.element);
              }

              show(state) {
                this.element.setAttribute('aria-label', state.label);
                this.buttons.forEach((button, index) => {
                  const isSorted = index === state.selected;
                  const order = state.descending === true ? 'descending' : 'ascending';
                  button.setAttribute('aria-label', state.columns[index].title + (isSorted ? `, sorted ${order}` : ''));
                  button.setAttribute('aria-pressed', String(isSorted));
                  button.lastChild.textContent = isSorted ? (state.descending === true ? '▼' : '▲') : '';
                  button.disabled = state.disabled === true;
                });
              }
            }

            """##,
        "direction.js": ##"""
            // Which way lines run on this page. Places are counted from the edge where lines start; only what is drawn knows which
            // edge that is.

            const isRightToLeft = () => document.documentElement.dir === 'rtl';

            // What a distance from the leading edge is multiplied by to be one to the right.
            export const sign = () => (isRightToLeft() ? -1 : 1);

            const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

            // The key that means the same where lines run from left to right.
            export const logicalKey = (key) => (isRightToLeft() ? mirrored[key] ?? key : key);

            """##,
        "faces.js": ##"""
            // What rows and their accessories have in common: pictures, colours, texts.

            const symbols = { checkmark: '✓', chevron: '›', star: '★', 'star.slash': '☆', info: 'ⓘ', folder: '📁', warning: '⚠︎' };

            // The characters that stand for a picture; a swatch has none.
            export const glyphOf = (image) => image.emoji ?? (image.symbol && (symbols[image.symbol] ?? image.symbol));

            export function setText(element, text) {
              if (element.textContent !== text) element.textContent = text;
            }

            // A colour is the name of a part it plays, or components.
            export function setColor(element, property, color) {
              if (color === undefined) element.style.removeProperty(property);
              else element.style.setProperty(property, /^[a-zA-Z]+$/.test(color) ? `var(--${color})` : color);
            }

            export function setLength(element, property, length) {
              if (length === undefined) element.style.removeProperty(property);
              else element.style.setProperty(property, `${length}px`);
            }

            // Sets an attribute, or takes it away where there is no value.
            export function setAttribute(element, name, value) {
              if (value === undefined) element.removeAttribute(name);
              else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
            }

            """##,
        "icon.svg": ##"""
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
            <rect width="32" height="32" rx="8" fill="#0a6cff"/>
            <rect x="7" y="8" width="18" height="4" rx="2" fill="#fff"/>
            <rect x="10" y="14" width="15" height="4" rx="2" fill="#fff" opacity=".75"/>
            <rect x="7" y="20" width="18" height="4" rx="2" fill="#fff" opacity=".5"/>
            </svg>

            """##,
        "index.html": ##"""
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>{{title}}</title>
            <link rel="icon" href="/-/{{build}}/icon.svg">
            <link rel="stylesheet" href="/-/{{build}}/page.css">
            </head>
            <body class="index">
            <main>
            <h1>{{title}}</h1>
            <ul class="pages">
            {{items}}
            </ul>
            </main>
            </body>
            </html>

            """##,
        "keyboard.js": ##"""
            // The keyboard in the view: one row has the focus, arrows carry it to the next one in their direction, and letters to
            // the next one that begins with them.

            import { logicalKey } from './direction.js';
            import { levelOf, parentOf } from './outline.js';
            import { TypeAhead } from './type-ahead.js';

            const directions = { ArrowDown: 'down', ArrowUp: 'up', ArrowLeft: 'left', ArrowRight: 'right' };

            export class Keyboard {
              constructor(collection, viewport) {
                this.collection = collection;
                this.viewport = viewport;
                this.typeAhead = new TypeAhead();
                this.current = undefined;
                this.pending = undefined;
                this.lastPosition = 0;
                collection.layer.addEventListener('keydown', (event) => this.press(event));
                this.told = undefined;
                collection.layer.addEventListener('focusin', (event) => {
                  const row = collection.rowOf(event.target);
                  if (!row) return;
                  // Who goes elsewhere stays there, whatever the keys before still waited for.
                  if (row !== this.current) this.pending = undefined;
                  this.mark(row);
                  this.tell();
                });
              }

              // Exactly one row can be reached with the Tab key.
              mark(row) {
                if (this.current && this.current !== row) {
                  this.current.element.tabIndex = -1;
                  this.current.face.setReachable(false);
                }
                this.current = row;
                this.lastPosition = row.position;
                row.element.tabIndex = 0;
                row.face.setReachable(true);
              }

              // The server holds the row that has the focus ready, wherever it goes.
              tell() {
                if (!this.current || this.told === this.current.key) return;
                this.told = this.current.key;
                this.collection.tell('focus', this.current);
              }

              // What was told while there was no connection is lost.
              didResume() {
                this.told = undefined;
                if (this.collection.layer.contains(document.activeElement)) this.tell();
              }

              focus(row, { isRevealed = true } = {}) {
                this.pending = undefined;
                this.mark(row);
                if (isRevealed) this.reveal(row);
                row.element.focus({ preventScroll: true });
              }

              reveal(row) {
                const lane = this.collection.lanes.get(row.lane);
                lane?.reveal(row.frame[0], row.frame[2]);
                const [, y, , height] = this.collection.frameOf(row);
                // What is pinned is in sight as long as its section is.
                if (!row.pin) this.revealPlace(y, height);
                else if (y > this.viewport.y || row.pin.end - height < this.viewport.y) this.revealPlace(y, height);
              }

              revealPlace(y, height) {
                const { viewport } = this;
                const inset = this.insets(y);
                if (y - inset.top < viewport.y) viewport.scrollTo(y - inset.top);
                else if (y + height + inset.bottom > viewport.y + viewport.height) {
                  viewport.scrollTo(y + height + inset.bottom - viewport.height);
                }
              }

              // How far from the edges of what is seen a place must be to be seen: further than what is pinned there.
              insets(y) {
                const insets = { top: 8, bottom: 8 };
                for (const { pin, frame } of this.collection.rows.values()) {
                  if (!pin || y < pin.start || y >= pin.end) continue;
                  insets[pin.edge] = Math.max(insets[pin.edge], pin.inset + frame[3] + 8);
                }
                return insets;
              }

              didApply(view) {
                const { collection, current } = this;
                if (view.base === 0) this.told = undefined;
                const named = collection.rows.get(view.focus);
                if (named) {
                  this.told = named.key;
                  const isHere = this.hasLostFocus() || collection.layer.contains(document.activeElement);
                  if (isHere) this.focus(named, { isRevealed: false });
                  else this.mark(named);
                } else if (!current || collection.rows.get(current.key) !== current) this.adopt(this.hasLostFocus());
                else {
                  this.lastPosition = current.position;
                  // A control that had the focus is gone from a row that is still there.
                  if (this.hasLostFocus()) this.focus(current, { isRevealed: false });
                }
                this.hadFocus = collection.layer.contains(document.activeElement);
                if (this.pending) this.goOn();
              }

              // Whether the focus is on a row that leaves, or was on one that is gone.
              hasLostFocus() {
                const active = document.activeElement;
                if (active === document.body) return this.hadFocus === true;
                return this.collection.layer.contains(active) && this.collection.rowOf(active) === undefined;
              }

              // The row that had the focus is gone: its parent or the one in its place takes over.
              adopt(takesFocus) {
                let nearest;
                let least = Infinity;
                for (const row of this.collection.rows.values()) {
                  const distance = Math.abs(row.position - this.lastPosition);
                  if (distance < least) [nearest, least] = [row, distance];
                }
                this.current = undefined;
                if (!nearest) return;
                if (takesFocus) this.focus(nearest, { isRevealed: false });
                else this.mark(nearest);
              }

              press(event) {
                const row = this.collection.rowOf(event.target);
                const isActivation = event.key === 'Enter' || event.key === ' ';
                if (!row || event.altKey || ((event.ctrlKey || event.metaKey) && !isActivation)) return;
                if (isActivation && event.target.closest('button')) return;
                if (!this.handle(event, row)) return;
                event.preventDefault();
                event.stopPropagation();
                this.viewport.lastGesture = event.timeStamp;
              }

              // Does what a key stands for; false when it stands for nothing.
              handle(event, row) {
                const { collection, viewport } = this;
                const key = logicalKey(event.key);
                if (key === ' ' && this.typeAhead.isTyping) return this.typeAheadTo(key, row);
                if (key === 'Enter' || key === ' ') {
                  collection.tap(row, event);
                  if (key === 'Enter') collection.activate(row);
                } else if (directions[key]) {
                  const isHandled = collection.role === 'tree' && row.lane === undefined && this.walkOutline(row, key);
                  if (!isHandled) this.walk(row, directions[key]);
                } else if (key === 'Home' || key === 'End') {
                  viewport.scrollTo(key === 'Home' ? 0 : viewport.furthest);
                  this.goTo(key === 'Home' ? 0 : collection.count - 1);
                } else if (key === 'PageDown' || key === 'PageUp') {
                  this.page(row, key === 'PageDown' ? 1 : -1);
                } else {
                  return key.length === 1 && this.typeAheadTo(key, row);
                }
                return true;
              }

              typeAheadTo(key, row) {
                this.pending = undefined;
                this.collection.tell('find', row, this.typeAhead.type(key));
                return true;
              }

              // In an outline, arrows to the sides open and close rows, or go to the first child and to the parent.
              walkOutline(row, key) {
                const { collection } = this;
                const { expanded } = row.content ?? {};
                if (key === 'ArrowRight') {
                  if (expanded === false) collection.expand(row, true);
                  else if (expanded === true) this.goTo(row.position + 1);
                  return true;
                }
                if (key === 'ArrowLeft') {
                  if (expanded === true) collection.expand(row, false);
                  else if (levelOf(row) > 0) this.goToParent(row, levelOf(row));
                  return true;
                }
                return false;
              }

              // The parent may be far away: it stands before all its children, so their number tells about where.
              goToParent(row, level) {
                const parent = parentOf(row, this.collection.rows.values());
                const before = (row.content?.siblingPosition ?? 0) + 1;
                const isNear = parent && row.position - parent.position <= before;
                if (parent && levelOf(parent) < level && (isNear || parent.position === row.position - 1)) {
                  return this.focus(parent);
                }
                const loaded = parent && levelOf(parent) < level && this.isWholeBetween(parent, row);
                if (loaded) return this.focus(parent);
                this.pending = { parentFrom: row.position - before, level };
                this.revealPlace(row.frame[1] - before * row.frame[3], row.frame[3]);
                this.goOn();
              }

              // Whether every row between two is in the page.
              isWholeBetween(first, last) {
                let count = 0;
                for (const row of this.collection.rows.values()) {
                  if (!row.isKept && row.position > first.position && row.position < last.position) count += 1;
                }
                return count === last.position - first.position - 1;
              }

              walk(row, direction, steps = 1) {
                const frame = this.collection.frameOf(row);
                const isAlone = this.isAlone(row);
                const next = isAlone ? undefined : this.next(row, frame, direction);
                if (next) {
                  this.focus(next);
                  if (steps > 1) this.walk(next, direction, steps - 1);
                  return;
                }
                // The next row is not here yet, or in another line: go there, and take it when it comes. Keys pressed meanwhile are
                // not lost.
                const isWaiting = this.pending?.from === row && this.pending.direction === direction;
                const way = { from: row, frame, direction, steps: (isWaiting ? this.pending.steps : 0) + steps };
                if (!isAlone && (direction === 'left' || direction === 'right')) {
                  const step = direction === 'right' ? 1 : -1;
                  if (row.lane !== undefined && !this.isEndOfLaneHere(row, step)) this.pending = way;
                  // Beyond the end of a line comes the next line.
                  else if (this.collection.role === 'grid') this.goTo(row.position + step, way);
                  return;
                }
                if (!isAlone && row.position === (direction === 'down' ? this.collection.count - 1 : 0)) return;
                this.pending = way;
                if (isAlone) this.reveal(row);
                else this.revealPlace(frame[1] + (direction === 'down' ? frame[3] : -frame[3]), frame[3]);
              }

              // Whether a row is held ready far from the window: none of its neighbours is in the page.
              isAlone(row) {
                if (this.collection.count < 2) return false;
                for (const other of this.collection.rows.values()) {
                  if (other !== row && !other.isKept && Math.abs(other.position - row.position) === 1) return false;
                }
                return true;
              }

              // Whether the last row of a lane, or for a step back its first, is in the page.
              isEndOfLaneHere({ lane }, step) {
                const end = this.collection.lanes.get(lane)?.ends[step > 0 ? 1 : 0];
                for (const row of this.collection.rows.values()) {
                  if (row.lane === lane && !row.isKept && row.position === end) return true;
                }
                return false;
              }

              goTo(position, way = {}) {
                if (position < 0 || position >= this.collection.count) return;
                this.pending = { ...way, position };
                this.goOn();
              }

              page(row, direction) {
                const { viewport } = this;
                const frame = this.collection.frameOf(row);
                const distance = Math.max(frame[3], viewport.height - frame[3]) * direction;
                viewport.scrollTo(viewport.y + distance);
                this.pending = { y: Math.min(Math.max(0, frame[1] + distance), viewport.contentHeight), x: frame[0] };
                this.goOn();
              }

              // Takes the focus to where it should be by now, if the row there has come.
              goOn() {
                const { pending } = this;
                if (pending.position !== undefined) {
                  const row = this.at(pending.position);
                  if (!row) return;
                  this.focus(row);
                  if (pending.steps > 1) this.walk(row, pending.direction, pending.steps - 1);
                } else if (pending.parentFrom !== undefined) {
                  const row = this.at(pending.parentFrom);
                  if (row && levelOf(row) < pending.level) this.focus(row);
                  else if (row) this.goToParent(row, pending.level);
                } else if (pending.direction) {
                  this.goOnWalking(pending);
                } else {
                  this.goOnToPlace(pending);
                }
              }

              goOnWalking({ from, frame, direction, steps }) {
                const isHere = this.collection.rows.get(from.key) === from;
                if (isHere && this.isAlone(from)) return;
                const next = this.next(from, isHere ? this.collection.frameOf(from) : frame, direction);
                if (next) {
                  this.focus(next);
                  if (steps > 1) this.walk(next, direction, steps - 1);
                } else if (isHere && (direction === 'left' || direction === 'right')) {
                  this.pending = undefined;
                  this.walk(from, direction, steps);
                }
              }

              at(position) {
                for (const row of this.collection.rows.values()) if (row.position === position && !row.isKept) return row;
                return undefined;
              }

              goOnToPlace(pending) {
                let best;
                let least = Infinity;
                for (const row of this.collection.rows.values()) {
                  if (row.isKept) continue;
                  const [x, y] = this.collection.frameOf(row);
                  const distance = Math.abs(y - pending.y) + Math.abs(x - pending.x) / 1000;
                  if (distance < least) [best, least] = [row, distance];
                }
                if (!best || least > Math.max(best.frame[3], this.viewport.height / 2)) return;
                this.focus(best);
              }

              // The nearest row in a direction: in the next line, what stands most nearly below or above.
              next(from, [x, y, width, height], direction) {
                const isAcross = direction === 'left' || direction === 'right';
                let best;
                let least = Infinity;
                for (const row of this.collection.rows.values()) {
                  if (row === from || row.isKept || (isAcross && row.lane !== from.lane)) continue;
                  const [left, top, rowWidth, rowHeight] = this.collection.frameOf(row);
                  const aside = isAcross ? Math.abs(top - y) : Math.abs(left + rowWidth / 2 - x - width / 2);
                  const away = {
                    down: top - y - height, up: y - top - rowHeight, right: left - x - width, left: x - left - rowWidth,
                  }[direction];
                  if (away < -1 || (isAcross && aside >= height)) continue;
                  // Rows far away are only here because they are pinned.
                  if (row.pin && away > this.viewport.height) continue;
                  const distance = away * 1000 + aside;
                  if (distance < least) [best, least] = [row, distance];
                }
                return best;
              }
            }

            """##,
        "lane.js": ##"""
            // A section that scrolls sideways, with a scroller of the browser's own.

            import { sign } from './direction.js';
            import { Tween } from './tween.js';

            // Room above and below for the shadows of what stands in the lane.
            const room = 16;

            // More places of rest than this on either side are not marked at once.
            const mostStops = 100;

            const placed = (state) => ({ transform: `translate(${sign() * state.x}px, ${state.y}px)` });

            export class Lane {
              constructor(id) {
                this.id = id;
                this.element = document.createElement('div');
                this.element.className = 'lane';
                this.element.setAttribute('role', 'presentation');
                this.content = document.createElement('div');
                this.content.className = 'lane-content';
                this.content.setAttribute('role', 'presentation');
                this.element.append(this.content);
                this.glide = new Tween(this.element, placed, { x: 0, y: 0 });
                this.frame = [0, 0, 0, 0];
                this.width = 0;
                this.offset = 0;
                // The places of its first and its last row among all.
                this.ends = [0, 0];
                this.snap = undefined;
                this.isPaged = false;
                // Where scrolling may come to rest, each by its number: elements that the browser lets the lane stop at.
                this.stops = new Map();
                this.isTelling = false;
                this.onScroll = () => {};
                this.element.addEventListener('scroll', () => this.didScroll(), { passive: true });
              }

              update(state) {
                this.frame = state.frame;
                this.width = state.width;
                this.ends = [state.first, state.first + state.count - 1];
                if (this.snap !== state.snap || this.isPaged !== (state.paged === true)) this.clearStops();
                this.snap = state.snap;
                this.isPaged = state.paged === true;
                this.element.style.width = `${state.frame[2]}px`;
                this.element.style.height = `${state.frame[3] + 2 * room}px`;
                this.element.style.paddingBlock = `${room}px`;
                this.content.style.width = `${state.width}px`;
                this.content.style.height = `${state.height}px`;
                this.updateStops(state.offset ?? this.offset);
                if (state.offset !== undefined) this.scrollTo(state.offset);
              }

              clearStops() {
                for (const stop of this.stops.values()) stop.remove();
                this.stops.clear();
              }

              // Marks the places of rest around an offset.
              updateStops(offset) {
                this.element.style.scrollSnapType = this.snap ? 'x mandatory' : '';
                if (!this.snap) return;
                const middle = Math.round(offset / this.snap);
                const last = Math.min(Math.ceil(this.furthest / this.snap), middle + mostStops);
                const first = Math.max(0, middle - mostStops);
                for (const [number, stop] of this.stops) {
                  if (number >= first && number <= last) continue;
                  stop.remove();
                  this.stops.delete(number);
                }
                for (let number = first; number <= last; number += 1) {
                  if (this.stops.has(number)) continue;
                  const stop = document.createElement('div');
                  stop.className = this.isPaged ? 'stop paged' : 'stop';
                  stop.setAttribute('role', 'presentation');
                  stop.style.insetInlineStart = `${number * this.snap}px`;
                  this.content.append(stop);
                  this.stops.set(number, stop);
                }
                this.middle = middle;
              }

              place(origin) { return { x: this.frame[0], y: this.frame[1] - origin - room }; }

              get furthest() { return Math.max(0, this.width - this.frame[2]); }

              scrollTo(offset, { isSmooth = false } = {}) {
                const left = Math.min(Math.max(0, offset), this.furthest);
                this.element.scrollTo({ left: sign() * left, behavior: isSmooth ? 'smooth' : 'instant' });
                if (!isSmooth) this.offset = left;
              }

              // Scrolls as little as is needed to show what stands there, to a place of rest.
              reveal(x, width) {
                const inset = this.snap ? 0 : 16;
                const [first, last] = [x + width + inset - this.frame[2], x - inset];
                if (last < this.offset) this.scrollTo(this.snap ? Math.floor(last / this.snap) * this.snap : last);
                else if (first > this.offset) this.scrollTo(this.snap ? Math.ceil(first / this.snap) * this.snap : first);
              }

              didScroll() {
                this.offset = Math.abs(this.element.scrollLeft);
                if (this.snap && Math.abs(this.offset / this.snap - this.middle) > mostStops / 2) this.updateStops(this.offset);
                if (this.isTelling) return;
                this.isTelling = true;
                const tell = () => {
                  this.isTelling = false;
                  this.onScroll(this);
                };
                if (document.hidden) setTimeout(tell, 0);
                else requestAnimationFrame(tell);
              }

              remove() {
                this.glide.stop();
                this.element.remove();
              }
            }

            """##,
        "lanes.js": ##"""
            // The lanes of the view that this page shows.

            import { Lane } from './lane.js';

            export class Lanes {
              constructor(layer) {
                this.layer = layer;
                this.lanes = new Map();
                this.onScroll = () => {};
              }

              get(id) { return id === undefined ? undefined : this.lanes.get(id); }

              // Takes on the lanes of a transaction; rows that leave one that is gone may still be on their way.
              update(states, duration, shift, origin) {
                const named = new Set(states.map((state) => state.id));
                for (const [id, lane] of this.lanes) {
                  if (named.has(id)) continue;
                  this.lanes.delete(id);
                  if (duration > 0) setTimeout(() => lane.remove(), duration);
                  else lane.remove();
                }
                for (const state of states) {
                  let lane = this.lanes.get(state.id);
                  const isNew = lane === undefined;
                  if (isNew) {
                    lane = new Lane(state.id);
                    lane.onScroll = () => this.onScroll(lane);
                    this.lanes.set(state.id, lane);
                    this.layer.append(lane.element);
                  }
                  const seen = lane.glide.seen;
                  lane.update(state);
                  const place = lane.place(origin);
                  const start = { x: seen.x, y: seen.y + shift };
                  if (isNew || duration === 0 || (start.x === place.x && start.y === place.y)) lane.glide.set(place);
                  else lane.glide.go(start, place, duration);
                }
              }

              placeAnew(origin) {
                for (const lane of this.lanes.values()) lane.glide.set(lane.place(origin));
              }

              clear() {
                for (const lane of this.lanes.values()) lane.remove();
                this.lanes.clear();
              }
            }

            """##,
        "main.js": ##"""
            // Connects the page to its server, and the parts of the page to each other.

            import { Connection } from './connection.js';
            import { Controls } from './controls.js';
            import { Pane } from './pane.js';

            const element = (id) => document.getElementById(id);

            const connection = new Connection(location);
            const main = new Pane(element('viewport'), 'main');
            const sidebar = new Pane(element('sidebar'), 'sidebar');
            const controls = new Controls(element('controls'), element('heads'));

            connection.hello = () => ({ ...main.state, ...(element('sidebar').hidden ? {} : { sidebar: sidebar.state }) });

            connection.onStateChange = (isConnected) => {
              const note = element('note');
              note.hidden = isConnected;
              note.textContent = isConnected ? '' : 'Reconnecting…';
            };

            connection.onMessage = (message) => {
              switch (message.type) {
                case 'welcome':
                  if (message.build !== document.body.dataset.build) return reload();
                  controls.didConnect(message.resumed === true);
                  if (message.resumed) for (const pane of [main, sidebar]) pane.keyboard.didResume();
                  break;
                case 'update':
                  if (message.screen) show(message.screen);
                  if (message.view) main.apply(message.view);
                  if (message.sidebar) sidebar.apply(message.sidebar);
                  acknowledge(message.number);
                  break;
                case 'ping':
                  connection.send({ type: 'pong' });
                  break;
              }
            };

            function show(screen) {
              document.title = screen.title;
              if (element('title').textContent !== screen.title) element('title').textContent = screen.title;
              if (element('status').textContent !== screen.status) element('status').textContent = screen.status;
              element('caption').hidden = screen.caption === undefined;
              if (element('caption').textContent !== (screen.caption ?? '')) element('caption').textContent = screen.caption ?? '';
              turn(screen.direction);
              element('sidebar').hidden = screen.sidebar === undefined;
              element('sidebar').ariaLabel = screen.sidebar ?? null;
              controls.show(screen);
            }

            // Lines run the other way; a screen that doesn't say leaves them as the page has them.
            let direction;

            function turn(wanted) {
              if (wanted === direction) return;
              direction = wanted;
              document.documentElement.dir = wanted ?? 'ltr';
              for (const pane of [main, sidebar]) pane.collection.placeAnew();
            }

            // An update counts as shown when the browser is about to draw it; a hidden page draws nothing.
            function acknowledge(number) {
              let isDone = false;
              const done = () => {
                if (isDone) return;
                isDone = true;
                connection.send({ type: 'acknowledge', number });
              };
              if (!document.hidden) requestAnimationFrame(done);
              setTimeout(done, document.hidden ? 0 : 100);
            }

            // The server speaks another version of this page's language: get the new page, but not again and again.
            function reload() {
              const last = Number(sessionStorage.getItem('reloaded') ?? 0);
              if (Date.now() - last < 10_000) return;
              sessionStorage.setItem('reloaded', String(Date.now()));
              location.reload();
            }

            for (const part of [controls, main, sidebar]) part.onEvent = (event) => connection.send(event);

            connection.open();

            // For tests and the curious.
            window.diffable = {
              get version() { return main.collection.version; },
              get isConnected() { return connection.isConnected; },
              get rows() { return main.collection.shown(); },
              viewport: main.viewport,
              disconnect: () => connection.drop(),
              settled: () => Promise.all([main.collection.settled(), sidebar.collection.settled()]),
            };

            """##,
        "outline.js": ##"""
            // How the rows of an outline hang together, as far as they are in the page.

            const level = (row) => row.content?.level ?? 0;

            // The row that a row hangs under: the nearest one before it that stands less deep.
            export function parentOf(row, rows) {
              let parent;
              for (const other of rows) {
                if (other === row || other.isKept || level(other) >= level(row) || other.position >= row.position) continue;
                if (!parent || other.position > parent.position) parent = other;
              }
              return parent;
            }

            // The row above a row, at any distance, for which the condition holds.
            export function ancestorOf(row, rows, condition) {
              let ancestor = parentOf(row, rows);
              while (ancestor && !condition(ancestor)) ancestor = parentOf(ancestor, rows);
              return ancestor;
            }

            export { level as levelOf };

            """##,
        "page.css": ##"""
            :root {
              color-scheme: light dark;
              --label: #1c1c1e;
              --secondaryLabel: #6b6b72;
              --tertiaryLabel: #a0a0a8;
              --tint: #0a6cff;
              --onTint: #ffffff;
              --separator: #3c3c4326;
              --background: #ffffff;
              --secondaryBackground: #f2f2f7;
              --groupedBackground: #f2f2f7;
              --cellBackground: #ffffff;
              --fill: #78788026;
              --red: #ff3b30; --orange: #ff9500; --yellow: #ffcc00; --green: #34c759; --mint: #00c7be; --teal: #30b0c7;
              --cyan: #32ade6; --blue: #007aff; --indigo: #5856d6; --purple: #af52de; --pink: #ff2d55; --brown: #a2845e;
              --gray: #8e8e93;
              --selection: #0a6cff24;
              --page: #f2f2f7;
              --bar: #f9f9fbd9;
              --raised: #ffffff;
              --shadow: 0 0 0 0.5px #00000014, 0 1px 2px #0000000d, 0 4px 12px #0000000d;
              --shadow-raised: 0 0 0 0.5px #0000001a, 0 2px 4px #00000014, 0 10px 24px #0000001f;
              font: 400 16px/1.3 system-ui, -apple-system, "SF Pro Text", "Segoe UI", "Inter", "Noto Sans", "Helvetica Neue",
                Arial, sans-serif;
              -webkit-text-size-adjust: 100%;
            }

            @media (prefers-color-scheme: dark) {
              :root {
                --label: #f5f5f7;
                --secondaryLabel: #a1a1a8;
                --tertiaryLabel: #6c6c74;
                --tint: #409cff;
                --onTint: #ffffff;
                --separator: #54545899;
                --background: #000000;
                --secondaryBackground: #1c1c1e;
                --groupedBackground: #000000;
                --cellBackground: #1c1c1e;
                --fill: #7878805c;
                --red: #ff453a; --orange: #ff9f0a; --yellow: #ffd60a; --green: #30d158; --mint: #63e6e2; --teal: #40c8e0;
                --cyan: #64d2ff; --blue: #0a84ff; --indigo: #5e5ce6; --purple: #bf5af2; --pink: #ff375f; --brown: #ac8e68;
                --gray: #8e8e93;
                --selection: #409cff3d;
                --page: #000000;
                --bar: #161618d9;
                --raised: #636366;
                --shadow: 0 0 0 0.5px #ffffff1a;
                --shadow-raised: 0 0 0 0.5px #ffffff33, 0 10px 24px #00000099;
              }
            }

            * { box-sizing: border-box; }

            [hidden] { display: none !important; }

            html, body { height: 100%; margin: 0; }

            body {
              display: flex;
              flex-direction: column;
              background: var(--page);
              color: var(--label);
              overflow: hidden;
              -webkit-font-smoothing: antialiased;
            }

            button, input { font: inherit; color: inherit; }

            button { cursor: pointer; touch-action: manipulation; }

            button:disabled, input:disabled { opacity: 0.45; cursor: default; }

            :focus-visible { outline: 3px solid color-mix(in srgb, var(--tint) 55%, transparent); outline-offset: 1px; }

            /* The bar */

            .bar {
              flex: none;
              z-index: 2;
              /* The same margins as below, where the scrollbar takes some. */
              overflow: hidden;
              scrollbar-gutter: stable both-edges;
              background: var(--bar);
              border-bottom: 0.5px solid var(--separator);
            }

            .bar-inner {
              max-width: 1120px;
              margin: 0 auto;
              padding: 14px 20px 12px;
              display: flex;
              flex-wrap: wrap;
              align-items: center;
              gap: 10px 20px;
            }

            /* Beside a second view, the main one has no margins to share. */
            body:has(#sidebar:not([hidden])) .bar-inner { max-width: none; }

            .headline { display: flex; align-items: baseline; gap: 12px; flex: 1 1 auto; min-width: 0; }

            h1 { font-size: 28px; line-height: 1.15; font-weight: 700; letter-spacing: -0.02em; margin: 0; }

            #status {
              margin: 0;
              color: var(--secondaryLabel);
              font-size: 15px;
              font-variant-numeric: tabular-nums;
              unicode-bidi: plaintext;
              white-space: nowrap;
            }

            .controls { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; }

            .search { position: relative; display: block; width: 260px; }

            .search input {
              width: 100%;
              height: 36px;
              padding-block: 0;
              padding-inline: 34px 10px;
              border: 0;
              border-radius: 10px;
              background: var(--fill);
              appearance: none;
              font-size: 15px;
            }

            .search input::placeholder { color: var(--secondaryLabel); opacity: 1; }

            .search .glyph {
              position: absolute;
              inset-inline-start: 11px;
              top: 10px;
              width: 16px;
              height: 16px;
              pointer-events: none;
            }

            .search .glyph::before {
              content: "";
              position: absolute;
              width: 11px;
              height: 11px;
              border: 1.8px solid var(--secondaryLabel);
              border-radius: 50%;
            }

            .search .glyph::after {
              content: "";
              position: absolute;
              inset-inline-start: 9.5px;
              top: 11.5px;
              width: 6px;
              height: 1.8px;
              border-radius: 1px;
              background: var(--secondaryLabel);
              transform: rotate(45deg);
            }

            .button {
              height: 36px;
              padding: 0 16px;
              border: 0;
              border-radius: 10px;
              background: var(--fill);
              color: var(--tint);
              font-size: 15px;
              font-weight: 500;
              white-space: nowrap;
            }

            .button:hover:enabled { filter: brightness(0.96); }

            .button:active:enabled { transform: scale(0.97); }

            .button.prominent { background: var(--tint); color: var(--onTint); font-weight: 600; }

            .segments {
              position: relative;
              display: grid;
              grid-template-columns: repeat(var(--count), 1fr);
              height: 36px;
              padding: 2px;
              border-radius: 10px;
              background: var(--fill);
            }

            .segments .thumb {
              position: absolute;
              inset-inline-start: 2px;
              top: 2px;
              bottom: 2px;
              width: calc((100% - 4px) / var(--count));
              border-radius: 8px;
              background: var(--raised);
              box-shadow: 0 1px 3px #00000026;
              transform: translateX(calc(100% * var(--selected)));
              transition: transform 0.22s cubic-bezier(0.3, 0.05, 0.15, 1);
            }

            [dir="rtl"] .segments .thumb { transform: translateX(calc(-100% * var(--selected))); }

            .segment {
              position: relative;
              border: 0;
              padding: 0 16px;
              border-radius: 8px;
              background: none;
              font-size: 14px;
              white-space: nowrap;
            }

            .segment[aria-checked="true"] { font-weight: 600; }

            .switch-field { display: flex; align-items: center; gap: 10px; font-size: 15px; }

            .switch {
              position: relative;
              width: 50px;
              height: 30px;
              border: 0;
              border-radius: 15px;
              background: var(--fill);
              transition: background 0.2s;
            }

            .switch .knob {
              position: absolute;
              inset-inline-start: 2px;
              top: 2px;
              width: 26px;
              height: 26px;
              border-radius: 50%;
              background: #ffffff;
              box-shadow: 0 1px 4px #00000040;
              transition: transform 0.2s;
            }

            .switch[aria-checked="true"] { background: var(--green); }

            .switch[aria-checked="true"] .knob { transform: translateX(20px); }

            [dir="rtl"] .switch[aria-checked="true"] .knob { transform: translateX(-20px); }

            /* The views */

            .panes { flex: 1 1 auto; min-height: 0; display: flex; }

            .panes .viewport { min-width: 0; }

            .main-pane { flex: 1 1 auto; min-width: 0; min-height: 0; display: flex; flex-direction: column; }

            /* The heads of the columns stand above these: the same margins, and the same room for a scrollbar. */
            .heads {
              flex: none;
              overflow: hidden;
              scrollbar-gutter: stable both-edges;
              border-bottom: 0.5px solid var(--separator);
            }

            .column-heads { max-width: 1120px; margin: 0 auto; padding: 0 46px 0 10px; display: flex; gap: 16px; }

            .column-head {
              flex: none;
              width: var(--width);
              padding: 5px 0;
              border: 0;
              background: none;
              color: var(--secondaryLabel);
              font-size: 13px;
              text-align: end;
              white-space: nowrap;
            }

            .column-head.wide { flex: 1 1 auto; padding-inline-start: 6px; text-align: start; }

            .column-head[aria-pressed="true"] { color: var(--label); font-weight: 600; }

            .column-head:focus-visible { outline-offset: -3px; border-radius: 6px; }

            .column-head .order { font-size: 9px; vertical-align: 1px; }

            .column-head .order:not(:empty) { margin-inline-start: 5px; }

            .screen-caption {
              flex: none;
              margin: 0;
              padding: 6px 16px;
              border-top: 0.5px solid var(--separator);
              background: var(--bar);
              color: var(--secondaryLabel);
              font-size: 13px;
              unicode-bidi: plaintext;
              overflow-wrap: anywhere;
              max-height: 4.5em;
              overflow-y: auto;
            }

            .sidebar.viewport {
              flex: 0 0 220px;
              border-inline-end: 0.5px solid var(--separator);
              scrollbar-gutter: auto;
              overflow-y: auto;
            }

            .sidebar[hidden] { display: none; }

            /* Without room for two, what is beside the main view stands above it. */
            @media (max-width: 640px) {
              .panes { flex-direction: column; }
              .sidebar.viewport { flex: 0 0 120px; border-inline-end: 0; border-block-end: 0.5px solid var(--separator); }
            }

            .viewport {
              flex: 1 1 auto;
              min-height: 0;
              overflow-x: hidden;
              overflow-y: scroll;
              overflow-anchor: none;
              scrollbar-gutter: stable both-edges;
              overscroll-behavior: contain;
              scrollbar-color: var(--tertiaryLabel) transparent;
            }

            .spacer { position: relative; max-width: 1120px; margin: 0 auto; overflow: clip; contain: strict; }

            .rows { position: absolute; inset: 0 0 auto 0; height: 0; }

            .row { position: absolute; inset-inline-start: 0; top: 0; outline: none; contain: layout style; }

            .row.moving { z-index: 1; }

            /* What is pinned stays above all else. */
            .track { position: absolute; inset-inline: 0; pointer-events: none; z-index: 2; }

            .row.pinned { position: sticky; inset-inline-start: auto; pointer-events: auto; }

            .row.pinned > .face.header, .row.pinned > .face.sidebar {
              background: color-mix(in srgb, var(--page) 88%, transparent);
              backdrop-filter: blur(16px);
              border-radius: 0;
            }

            .row.sliding { z-index: -1; }

            .row.leaving { z-index: -1; pointer-events: none; }

            .lane {
              position: absolute;
              inset-inline-start: 0;
              top: 0;
              overflow: auto hidden;
              overscroll-behavior-x: contain;
              scrollbar-width: none;
            }

            .lane-content { position: relative; }

            .stop { position: absolute; top: 0; width: 1px; height: 1px; scroll-snap-align: start; }

            .stop.paged { scroll-snap-stop: always; }

            .line { position: absolute; width: 0; height: 0; }

            .face {
              height: 100%;
              display: flex;
              align-items: center;
              gap: 12px;
              padding: 0 16px;
              padding-inline-start: calc(16px + var(--indent, 0px));
              border-radius: var(--face-radius, 0);
              background: var(--face-background, var(--cellBackground));
              position: relative;
            }

            .face.measured { height: auto; min-height: 44px; padding-block: 11px; }

            .face.measured .texts > * { white-space: normal; }

            .face.selectable { cursor: default; }

            .row:focus-visible > .face {
              outline: 3px solid color-mix(in srgb, var(--tint) 65%, transparent);
              outline-offset: -3px;
            }

            .texts { flex: 1 1 auto; min-width: 0; display: flex; flex-direction: column; gap: 1px; }

            .texts > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }

            /* Each text runs in its own direction, and stands where the page's lines start. */
            .text { color: var(--text-color, var(--label)); unicode-bidi: plaintext; text-align: left; }

            .secondary {
              color: var(--text-color, var(--secondaryLabel));
              font-size: 14px;
              unicode-bidi: plaintext;
              text-align: left;
            }

            [dir="rtl"] :is(.text, .secondary) { text-align: right; }

            .side-by-side .texts { flex-direction: row; align-items: baseline; gap: 12px; }

            .side-by-side .text { flex: 1 1 auto; }

            .side-by-side .secondary { flex: 0 1 auto; font-size: 16px; }

            .image {
              flex: none;
              min-width: 28px;
              text-align: center;
              color: var(--image-color, var(--tint));
              font-size: 20px;
              line-height: 1;
            }

            .image.emoji { font-size: 22px; }

            .image.colour { width: 28px; height: 28px; border-radius: 7px; background: var(--image-background); color: #ffffff; }

            .columns {
              flex: none;
              display: flex;
              gap: 16px;
              color: var(--secondaryLabel);
              font-size: 14px;
              font-variant-numeric: tabular-nums;
            }

            /* The columns of rows with a disclosure stand below those of rows without. */
            [role="tree"] .columns:last-child { margin-inline-end: 30px; }

            .column { unicode-bidi: plaintext; text-align: right; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }

            [dir="rtl"] .column { text-align: left; }

            .accessories { flex: none; display: flex; align-items: center; gap: 10px; }

            .accessories:empty { display: none; }

            .accessory {
              flex: none;
              color: var(--accessory-color, var(--tertiaryLabel));
              font-size: 16px;
              line-height: 1;
              text-align: center;
              white-space: nowrap;
            }

            .accessory:is(.image, .detail, .checkmark, .toggle, .button):not(.actual) { min-width: 24px; }

            .accessory.hidden { visibility: hidden; }

            /* So much room, whatever stands in its middle. */
            .accessory.reserved { width: var(--reserved); min-width: 0; margin-inline: 0; }

            button.accessory {
              border: 0;
              background: none;
              padding: 6px;
              margin: -6px;
              border-radius: 8px;
              color: var(--accessory-color, var(--tint));
            }

            button.accessory:disabled { opacity: 1; }

            button.accessory.reserved { padding-inline: 0; margin-inline: 0; }

            .accessory.image, .accessory.button.emoji, .accessory.button.colour { color: var(--accessory-color, var(--tint)); }

            .accessory.image.fixed { font-size: 22px; }

            .accessory.colour::before {
              content: "";
              display: inline-block;
              width: 16px;
              height: 16px;
              vertical-align: middle;
              border-radius: 4px;
              background: var(--image-background);
            }

            .accessory.colour.fixed::before { width: 28px; height: 28px; border-radius: 7px; }

            .accessory.indicator, .accessory.disclosure { display: grid; place-items: center; width: 18px; height: 18px; padding: 0; }

            button.accessory.disclosure { width: 28px; height: 28px; margin: -5px; }

            .accessory.indicator::before, .accessory.disclosure::before {
              content: "";
              width: 7px;
              height: 7px;
              margin-inline-end: 3px;
              border: solid currentColor;
              border-width: 2px 2px 0 0;
              border-radius: 1px;
              transform: rotate(45deg);
            }

            .accessory.disclosure { transition: transform 0.25s cubic-bezier(0.3, 0.05, 0.15, 1); }

            .accessory.disclosure.open { transform: rotate(90deg); }

            [dir="rtl"] .accessory:is(.indicator, .disclosure)::before { transform: rotate(-135deg); }

            [dir="rtl"] .accessory.disclosure.open { transform: rotate(-90deg); }

            .accessory.checkmark { color: var(--accessory-color, var(--tint)); font-weight: 600; }

            .accessory.spinner:not(.reserved) { width: 16px; }

            .accessory.spinner { display: grid; place-items: center; min-width: 16px; height: 16px; }

            .accessory.spinner::before {
              content: "";
              width: 16px;
              height: 16px;
              border: 2px solid var(--fill);
              border-top-color: var(--accessory-color, var(--secondaryLabel));
              border-radius: 50%;
              animation: turn 0.8s linear infinite;
            }

            .accessory.progress {
              position: relative;
              width: var(--reserved, 64px);
              height: 4px;
              border-radius: 2px;
              overflow: hidden;
              background: var(--fill);
            }

            .accessory.progress.fixed:not(.reserved) { width: 120px; }

            .accessory.progress::before {
              content: "";
              position: absolute;
              inset: 0;
              border-radius: 2px;
              background: var(--accessory-color, var(--tint));
              transform: scaleX(var(--value));
              transform-origin: left;
              transition: transform 0.3s;
            }

            [dir="rtl"] .accessory.progress::before { transform-origin: right; }

            button.accessory.toggle {
              position: relative;
              width: 42px;
              height: 26px;
              /* No higher than a line of text, so that a row is as high with it as without. */
              margin: -3px 0;
              padding: 0;
              border-radius: 13px;
              background: var(--fill);
              transition: background 0.2s;
            }

            .accessory.toggle .knob {
              position: absolute;
              inset-inline-start: 2px;
              top: 2px;
              width: 22px;
              height: 22px;
              border-radius: 50%;
              background: #ffffff;
              box-shadow: 0 1px 3px #00000040;
              transition: inset-inline-start 0.2s;
            }

            button.accessory.toggle.on { background: var(--accessory-color, var(--green)); }

            .accessory.toggle.on .knob { inset-inline-start: 18px; }

            button.accessory:is(.delete, .insert, .multiselect) {
              display: grid;
              place-items: center;
              width: 22px;
              height: 22px;
              margin: 0;
              padding: 0;
              border-radius: 50%;
              font-size: 18px;
              font-weight: 600;
              color: var(--accessory-color, #ffffff);
            }

            button.accessory.reserved:is(.delete, .insert, .multiselect) { margin-inline: calc((var(--reserved) - 22px) / 2); }

            button.accessory.delete { background: var(--accessory-background, var(--red)); }

            button.accessory.insert { background: var(--accessory-background, var(--green)); }

            button.accessory.multiselect { border: 1.5px solid var(--tertiaryLabel); }

            button.accessory.multiselect.on {
              border-color: transparent;
              background: var(--accessory-background, var(--tint));
            }

            .accessory.multiselect .mark {
              width: 10px;
              height: 5px;
              margin-block-start: -3px;
              border: solid currentColor;
              border-width: 0 0 2px 2px;
              transform: rotate(-45deg);
              opacity: 0;
            }

            .accessory.multiselect.on .mark { opacity: 1; }

            @keyframes turn { to { transform: rotate(360deg); } }

            /* Lines in groups */

            .face.cell:not([class*="group-"]) { --cellBackground: var(--background); }


            .face.separated::after {
              content: "";
              position: absolute;
              inset-block: auto 0;
              inset-inline: calc(16px + var(--indent, 0px)) 0;
              border-bottom: 0.5px solid var(--separator);
            }

            .group-single { border-radius: 12px; }

            .group-first { border-radius: 12px 12px 0 0; }

            .group-last { border-radius: 0 0 12px 12px; }

            .face.selectable:hover { background: color-mix(in srgb, var(--label) 4%, var(--face-background, var(--cellBackground))); }

            .face.selected, .face.selected:hover {
              background: color-mix(in srgb, var(--tint) 16%, var(--face-background, var(--cellBackground)));
            }

            /* Cards */

            .face.card {
              padding: 12px 14px;
              gap: 12px;
              border-radius: var(--face-radius, 16px);
              box-shadow: var(--shadow);
              transition: box-shadow 0.2s, background 0.2s;
            }

            .face.card.selectable:hover { box-shadow: var(--shadow-raised); }

            .face.card .text { font-weight: 600; letter-spacing: -0.01em; }

            .face.card .secondary { font-size: 13px; }

            .face.card .image {
              width: 44px;
              height: 44px;
              border-radius: 12px;
              display: grid;
              place-items: center;
              background: color-mix(in srgb, var(--image-color, var(--tint)) 18%, transparent);
              font-size: 22px;
            }

            .face.card .columns { font-weight: 600; color: var(--label); }

            .row:focus-visible > .face.card { outline-offset: 1px; }

            .face.card.pictorial { padding: 0; justify-content: center; }

            .face.card.pictorial .image { width: auto; height: auto; background: none; font-size: 36px; }

            /* Swatches */

            .face.swatch { border-radius: var(--face-radius, 6px); padding: 0; }

            /* Headers */

            .face.header { background: none; align-items: flex-end; padding-bottom: 6px; }

            .face.header .text { font-size: 20px; font-weight: 700; letter-spacing: -0.01em; }

            /* The sidebar */

            .face.sidebar { border-radius: 9px; background: var(--face-background, transparent); padding-inline-end: 10px; gap: 9px; }

            .face.sidebar.selected { background: var(--selection); }

            /* Notes */

            .note {
              position: fixed;
              left: 50%;
              bottom: 20px;
              transform: translateX(-50%);
              z-index: 3;
              margin: 0;
              padding: 8px 16px;
              border-radius: 18px;
              background: var(--label);
              color: var(--background);
              font-size: 14px;
              font-weight: 500;
              box-shadow: var(--shadow-raised);
            }

            /* The list of pages */

            .index { overflow: auto; display: block; }

            .index main { max-width: 720px; margin: 0 auto; padding: 56px 20px; }

            .index h1 { font-size: 36px; margin: 0 0 24px 4px; }

            .pages { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }

            .pages a {
              display: flex;
              align-items: center;
              gap: 16px;
              padding: 16px 18px;
              border-radius: 16px;
              background: var(--cellBackground);
              box-shadow: var(--shadow);
              color: inherit;
              text-decoration: none;
              transition: box-shadow 0.2s;
            }

            .pages a:hover { box-shadow: var(--shadow-raised); }

            .pages a::after { content: "›"; color: var(--tertiaryLabel); font-size: 24px; line-height: 1; }

            .pages .emoji { font-size: 30px; width: 40px; text-align: center; }

            .pages .texts { gap: 2px; }

            .pages strong { font-size: 18px; font-weight: 600; white-space: normal; }

            .pages small { font-size: 14px; color: var(--secondaryLabel); white-space: normal; }

            @media (max-width: 640px) {
              .bar-inner { padding: 10px 16px; }
              .controls { width: 100%; }
              .search { width: auto; flex: 1 1 160px; }
              /* There is room for one column beside the names; the heads stay, to sort by all. */
              [role="tree"] .column:nth-child(n + 2), [role="tree"] .column:empty { display: none; }
              [role="tree"] .side-by-side .text { flex: 0 0 auto; max-width: 75%; }
              .column-heads { padding-inline-end: 16px; }
              .column-head { width: auto; }
            }

            @media (prefers-reduced-motion: reduce) {
              *, *::before, *::after { transition: none !important; }
              .accessory.spinner::before { animation-duration: 3s; }
            }

            @media (forced-colors: active) {
              .face.card, .segments, .search input, .button, .switch { border: 1px solid; }
              button.accessory:is(.toggle, .delete, .insert) { border: 1px solid ButtonText; color: ButtonText; }
              .accessory.progress { outline: 1px solid CanvasText; }
              .accessory.progress::before { forced-color-adjust: none; background: Highlight; }
              .accessory.toggle .knob, .switch .knob { forced-color-adjust: none; background: ButtonText; box-shadow: none; }
              button.accessory.toggle.on, .switch[aria-checked="true"] { forced-color-adjust: none; background: Highlight; }
              .accessory.toggle.on .knob, .switch[aria-checked="true"] .knob { background: HighlightText; }
              .segment[aria-checked="true"], .face.selected { outline: 2px solid Highlight; outline-offset: -2px; }
              .row.pinned > .face.header { background: Canvas; border-bottom: 1px solid; }
            }

            """##,
        "page.html": ##"""
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>{{title}}</title>
            <link rel="icon" href="/-/{{build}}/icon.svg">
            <link rel="stylesheet" href="/-/{{build}}/page.css">
            <script type="module" src="/-/{{build}}/main.js"></script>
            </head>
            <body data-build="{{build}}">
            <header class="bar">
            <div class="bar-inner">
            <div class="headline">
            <h1 id="title">{{title}}</h1>
            <p id="status" role="status"></p>
            </div>
            <div id="controls" class="controls"></div>
            </div>
            </header>
            <div class="panes">
            <nav id="sidebar" class="sidebar viewport" hidden>
            <div class="spacer">
            <div class="rows"></div>
            </div>
            </nav>
            <div class="main-pane">
            <div id="heads" class="heads" hidden></div>
            <main id="viewport" class="viewport">
            <div id="spacer" class="spacer">
            <div id="rows" class="rows"></div>
            </div>
            </main>
            <p id="caption" class="screen-caption" aria-live="polite" hidden></p>
            </div>
            </div>
            <p id="note" class="note" role="status" hidden></p>
            <noscript>This page shows a list that changes as you look; it needs JavaScript.</noscript>
            </body>
            </html>

            """##,
        "pane.js": ##"""
            // One view on the page: its viewport, its rows, and its keys. A page has one or two.

            import { Collection } from './collection.js';
            import { Keyboard } from './keyboard.js';
            import { Viewport } from './viewport.js';

            export class Pane {
              // Events of any pane but the main one say which it is.
              constructor(scroller, name) {
                this.name = name;
                const spacer = scroller.querySelector('.spacer');
                const rows = scroller.querySelector('.rows');
                this.viewport = new Viewport(scroller, spacer, rows);
                this.collection = new Collection(this.viewport, rows, name === 'main' ? '' : `${name}-`);
                this.keyboard = new Keyboard(this.collection, this.viewport);
                this.onEvent = () => {};
                this.collection.onEvent = (event) => this.send(event);
                this.viewport.onScroll = () => this.send({ type: 'scroll', x: this.viewport.x, y: this.viewport.y });
                this.viewport.onResize = () =>
                  this.send({ type: 'resize', width: this.viewport.width, height: this.viewport.height });
              }

              // What the server must know to go on from what is shown.
              get state() {
                const { viewport, collection } = this;
                return {
                  version: collection.version, width: viewport.width, height: viewport.height, x: viewport.x, y: viewport.y,
                };
              }

              apply(view) {
                this.collection.apply(view);
                this.keyboard.didApply(view);
              }

              send(event) {
                this.onEvent(this.name === 'main' ? event : { ...event, pane: this.name });
              }
            }

            """##,
        "reading-order.js": ##"""
            // The order in which assistive technology reads the rows. Elements stay where they were made, so that animations and
            // the focus are not disturbed; what belongs where is said beside them: by the view itself, or by the lines of a grid.

            export class ReadingOrder {
              constructor(layer) {
                this.layer = layer;
                this.box = document.createElement('div');
                this.box.setAttribute('role', 'presentation');
                this.lines = new Map();
              }

              clear() {
                for (const line of this.lines.values()) line.remove();
                this.lines.clear();
                this.box.remove();
                this.layer.removeAttribute('aria-owns');
              }

              update(rows, role) {
                const sorted = [...rows].sort((left, right) => left.position - right.position);
                if (role === 'grid') this.updateLines(sorted);
                else setOwned(this.layer, sorted);
              }

              updateLines(rows) {
                if (!this.box.isConnected) this.layer.prepend(this.box);
                const members = new Map();
                for (const row of rows) {
                  const index = row.content?.line ?? `y${Math.round(row.frame[1])}`;
                  if (members.has(index)) members.get(index).push(row);
                  else members.set(index, [row]);
                }
                for (const [index, line] of this.lines) {
                  if (members.has(index)) continue;
                  line.remove();
                  this.lines.delete(index);
                }
                let next = this.box.firstElementChild;
                for (const [index, cells] of members) {
                  const line = this.lines.get(index) ?? this.makeLine(index);
                  if (line === next) next = next.nextElementSibling;
                  else this.box.insertBefore(line, next);
                  setOwned(line, cells);
                }
              }

              makeLine(index) {
                const line = document.createElement('div');
                line.className = 'line';
                line.setAttribute('role', 'row');
                if (typeof index === 'number') line.setAttribute('aria-rowindex', String(index + 1));
                this.lines.set(index, line);
                return line;
              }
            }

            function setOwned(element, rows) {
              const names = rows.map((row) => row.element.id).join(' ');
              if (element.getAttribute('aria-owns') !== names) element.setAttribute('aria-owns', names);
            }

            """##,
        "row-face.js": ##"""
            // What a row shows, kept in parts that stay while their contents change. Texts are set as texts, never as markup.

            import { AccessoryGroup } from './accessories.js';
            import { glyphOf, setColor, setLength, setText } from './faces.js';

            export class RowFace {
              constructor() {
                this.element = document.createElement('div');
                this.parts = new Map();
                this.groups = { leading: new AccessoryGroup(), trailing: new AccessoryGroup() };
                this.tabIndex = -1;
              }

              show(content) {
                const { element } = this;
                element.className = `face ${content.style}`;
                element.classList.toggle('selected', content.selected === true);
                element.classList.toggle('selectable', content.selectable === true);
                element.classList.toggle('separated', content.separator === true);
                element.classList.toggle('measured', content.measured === true);
                element.classList.toggle('side-by-side', content.sideBySide === true);
                element.classList.toggle('pictorial', content.text === undefined && content.secondary === undefined);
                if (content.grouping) element.classList.add(`group-${content.grouping}`);
                setColor(element, '--face-background', content.background);
                element.style.setProperty('--indent', `${content.indent ?? 0}px`);
                setLength(element, '--face-radius', content.radius);
                if (content.style === 'header') {
                  element.setAttribute('role', 'heading');
                  element.setAttribute('aria-level', '2');
                } else {
                  element.removeAttribute('role');
                  element.removeAttribute('aria-level');
                }
                this.showAccessories('leading', content);
                this.showImage(content);
                this.showTexts(content);
                this.showColumns(content);
                this.showAccessories('trailing', content);
              }

              showImage(content) {
                const glyph = glyphOf(content);
                const image = this.part('image', 'span', this.element, glyph !== undefined || content.swatch !== undefined);
                if (!image) return;
                image.setAttribute('aria-hidden', 'true');
                setText(image, glyph ?? '');
                image.classList.toggle('emoji', content.emoji !== undefined);
                image.classList.toggle('colour', content.swatch !== undefined);
                setColor(image, '--image-background', content.swatch ?? content.imageColor);
                setColor(image, '--image-color', content.imageColor);
              }

              showTexts(content) {
                const hasTexts = content.text !== undefined || content.secondary !== undefined;
                const texts = this.part('texts', 'span', this.element, hasTexts);
                if (!texts) return;
                for (const name of ['text', 'secondary']) {
                  const line = this.part(name, 'span', texts, content[name] !== undefined);
                  if (!line) continue;
                  setText(line, content[name]);
                  setColor(line, '--text-color', content[`${name}Color`]);
                }
              }

              showColumns(content) {
                const columns = this.part('columns', 'span', this.element, (content.columns?.length ?? 0) > 0);
                if (!columns) return;
                while (columns.children.length > content.columns.length) columns.lastChild.remove();
                content.columns.forEach((column, index) => {
                  const cell = columns.children[index] ?? columns.appendChild(document.createElement('span'));
                  cell.className = 'column';
                  setText(cell, column.text);
                  cell.style.width = column.width > 0 ? `${column.width}px` : '';
                });
              }

              showAccessories(side, content) {
                const wanted = (content.accessories ?? []).filter((one) => (one.leading === true) === (side === 'leading'));
                const group = this.groups[side];
                // What leaves is still to be seen for a moment.
                const element = this.part(side, 'span', this.element, wanted.length > 0 || group.isNeeded);
                if (!element) return group.clear();
                element.className = `accessories ${side}`;
                group.show(element, wanted, content, this.tabIndex);
              }

              // Whether the keyboard reaches the controls: it does in the row that has the focus.
              setReachable(isReachable) {
                this.tabIndex = isReachable ? 0 : -1;
                for (const control of this.element.querySelectorAll('[data-accessory]')) {
                  if (control.tagName === 'BUTTON') control.tabIndex = this.tabIndex;
                }
              }

              // The accessories that have come and gone since they were last asked for.
              takeChanges() {
                return [...this.groups.leading.takeChanges(), ...this.groups.trailing.takeChanges()];
              }

              // The part of the given name, made when it is needed and removed when it is not.
              part(name, tag, parent, isNeeded) {
                let part = this.parts.get(name);
                if (!isNeeded) {
                  part?.remove();
                  this.parts.delete(name);
                  return undefined;
                }
                if (!part) {
                  part = document.createElement(tag);
                  part.className = name;
                  this.parts.set(name, part);
                }
                if (part.parentElement !== parent) insertInOrder(parent, part, name);
                return part;
              }
            }

            const order = ['leading', 'image', 'texts', 'text', 'secondary', 'columns', 'trailing'];

            function insertInOrder(parent, part, name) {
              part.dataset.part = name;
              const place = order.indexOf(name);
              const next = [...parent.children].find((child) => order.indexOf(child.dataset.part) > place);
              parent.insertBefore(part, next ?? null);
            }

            """##,
        "row.js": ##"""
            // One row: an element that stands at a place and shows a content.

            import { sign } from './direction.js';
            import { Tween } from './tween.js';
            import { Track, pinnedPlace } from './track.js';
            import { RowFace } from './row-face.js';

            const moved = (state) => ({ transform: `translate(${sign() * state.x}px, ${state.y}px)` });
            const faded = (state) => ({ opacity: String(state.opacity), transform: `scale(${state.scale})` });

            const present = { opacity: 1, scale: 1 };

            export class Row {
              // `prefix` tells the elements of several views apart.
              constructor(key, prefix = '') {
                this.key = key;
                this.element = document.createElement('div');
                this.element.className = 'row';
                this.element.id = `${prefix}row-${key}`;
                this.element.tabIndex = -1;
                this.element.dataset.key = String(key);
                this.face = new RowFace();
                this.element.append(this.face.element);
                this.frame = [0, 0, 0, 0];
                this.position = 0;
                this.content = undefined;
                this.glide = new Tween(this.element, moved, { x: 0, y: 0 });
                this.fade = new Tween(this.face.element, faded, present);
                // The lane the row lives in; undefined stands for none.
                this.lane = undefined;
                // How the row stays in sight; undefined lets it scroll with everything else.
                this.pin = undefined;
                this.track = undefined;
                this.isLeaving = false;
                this.isKept = false;
              }

              // Where the row begins to show itself when it appears: cards grow, lines only fade in.
              get absent() {
                const isCard = this.content?.style === 'card' || this.content?.style === 'swatch';
                return { opacity: 0, scale: isCard ? 0.8 : 1 };
              }

              setContent(content) {
                this.content = content;
                this.face.show(content);
              }

              setFrame(frame) {
                const [, , width, height] = this.frame;
                this.frame = frame;
                if (frame[2] !== width) this.element.style.width = `${frame[2]}px`;
                if (frame[3] !== height) this.element.style.height = `${frame[3]}px`;
              }

              setPin(pin) {
                this.pin = pin;
                if (pin && !this.track) this.track = new Track(this);
                if (!pin && this.track) {
                  this.track.remove();
                  this.track = undefined;
                }
                this.element.classList.toggle('pinned', pin !== undefined);
              }

              // The place among the row's siblings, relative to the origin of the viewport.
              place(origin) { return { x: this.frame[0], y: this.frame[1] - origin }; }

              // Where the row comes to rest for one who looks at `height` points from `top` on.
              rest(origin, top, height) {
                if (!this.pin) return this.place(origin);
                return { x: this.frame[0], y: pinnedPlace(this.pin, this.frame, top, height) - origin };
              }

              // Where the row is seen by that one now, wherever it is on its way.
              seen(origin, top, height) {
                const { seen } = this.glide;
                if (!this.pin) return seen;
                const rest = this.rest(origin, top, height);
                return { x: rest.x + seen.x, y: rest.y + seen.y };
              }

              appear(duration) {
                this.fade.go(this.absent, present, duration);
              }

              // The row is on its way out: it is no row to anybody any more.
              leave() {
                this.isLeaving = true;
                this.element.setAttribute('aria-hidden', 'true');
                this.element.classList.add('leaving');
              }

              // A row on its way out comes back from wherever it is.
              comeBack(duration) {
                this.isLeaving = false;
                this.element.removeAttribute('aria-hidden');
                this.element.classList.remove('leaving');
                if (duration > 0) this.fade.go(this.fade.seen, present, duration);
                else this.fade.set(present);
              }

              remove() {
                this.glide.stop();
                this.fade.stop();
                this.track?.element.remove();
                this.element.remove();
              }

              // Whether a tap does anything: selects the row, or opens and closes it.
              get isTappable() {
                const { content } = this;
                return content?.selectable === true
                  || (content?.accessories ?? []).some((one) => one.kind === 'disclosure' && one.header === true);
              }

              // What the row is called. Its texts speak for themselves, unless buttons stand beside them.
              get label() {
                const { content } = this;
                if (!content || content.label !== undefined) return content?.label;
                const accessories = content.accessories ?? [];
                if (!accessories.some((accessory) => accessory.actionable)) return undefined;
                const texts = [content.text, content.secondary, ...(content.columns ?? []).map((column) => column.text)];
                for (const accessory of accessories) if (accessory.kind === 'label') texts.push(accessory.text);
                return texts.filter((text) => text).join(', ');
              }

              // Tells assistive technology what the row is and where it stands.
              describe(role, count) {
                const attributes = describe[role](this, count);
                attributes['aria-label'] = this.label;
                for (const [name, value] of Object.entries(attributes)) {
                  if (value === undefined) this.element.removeAttribute(name);
                  else if (this.element.getAttribute(name) !== String(value)) this.element.setAttribute(name, String(value));
                }
              }
            }

            const describe = {
              list: (row, count) => ({
                role: 'listitem',
                'aria-posinset': row.position + 1,
                'aria-setsize': count,
                'aria-current': row.content?.selected ? 'true' : undefined,
                'aria-selected': undefined, 'aria-level': undefined, 'aria-expanded': undefined, 'aria-colindex': undefined,
              }),
              grid: (row) => ({
                role: 'gridcell',
                'aria-colindex': (row.content?.column ?? 0) + 1,
                'aria-selected': row.content?.selectable ? String(row.content.selected === true) : undefined,
                'aria-posinset': undefined, 'aria-setsize': undefined, 'aria-current': undefined,
                'aria-level': undefined, 'aria-expanded': undefined,
              }),
              tree: (row, count) => ({
                role: 'treeitem',
                'aria-level': (row.content?.level ?? 0) + 1,
                'aria-posinset': (row.content?.siblingPosition ?? row.position) + 1,
                'aria-setsize': row.content?.siblingCount ?? count,
                'aria-expanded': row.content?.expanded,
                'aria-selected': row.content?.selectable ? String(row.content.selected === true) : undefined,
                'aria-current': undefined, 'aria-colindex': undefined,
              }),
            };

            """##,
        "track.js": ##"""
            // The way that a pinned row may go: as long as its section. The browser itself keeps the row at the edge of what is
            // seen, so that it stays there while one scrolls, however busy this script is.

            // Elements can't be of any length; nobody sees further than this.
            const reach = 3_000_000;

            export class Track {
              constructor(row) {
                this.row = row;
                this.element = document.createElement('div');
                this.element.className = 'track';
                this.element.setAttribute('role', 'presentation');
                this.before = document.createElement('div');
                this.element.append(this.before);
              }

              place({ edge, start, end, inset }, [x, y], origin) {
                const first = Math.max(start - origin, -reach);
                const last = Math.max(first, Math.min(end - origin, reach));
                this.element.style.top = `${first}px`;
                this.element.style.height = `${last - first}px`;
                this.before.style.height = `${Math.min(Math.max(0, y - origin - first), last - first)}px`;
                const { style } = this.row.element;
                style.insetBlock = edge === 'top' ? `${inset}px auto` : `auto ${inset}px`;
                style.marginInlineStart = `${x}px`;
              }

              // The row is an ordinary one again.
              remove() {
                const { style } = this.row.element;
                style.insetBlock = '';
                style.marginInlineStart = '';
                this.element.remove();
              }
            }

            // Where a pinned row is seen, in the content of the view, by one who looks at `height` points from `top` on.
            export function pinnedPlace({ edge, start, end, inset }, [, y, , rowHeight], top, height) {
              if (edge === 'top') return Math.max(y, Math.min(top + inset, end - rowHeight));
              return Math.min(y, Math.max(top + height - inset - rowHeight, start));
            }

            """##,
        "tween.js": ##"""
            // Lets an element go from one state to another, and from wherever it is by then to a third.
            //
            // Animations replace what they animate: the browser then runs them beside this script. Where an element is seen at the
            // moment follows from how far its animation has come, without asking for the layout.

            const easing = 'cubic-bezier(0.3, 0.05, 0.15, 1)';

            export class Tween {
              // `style` turns a state, an object of numbers, into the properties that show it.
              constructor(element, style, state) {
                this.element = element;
                this.style = style;
                this.state = state;
                this.start = undefined;
                this.animation = undefined;
                this.show(state);
              }

              get isMoving() { return this.animation !== undefined; }

              // The state that is seen now.
              get seen() {
                const progress = this.animation?.effect.getComputedTiming().progress ?? null;
                if (progress === null) return this.state;
                const seen = {};
                for (const name in this.state) {
                  seen[name] = this.start[name] + (this.state[name] - this.start[name]) * progress;
                }
                return seen;
              }

              // Takes on a state at once.
              set(state) {
                this.stop();
                this.state = state;
                this.show(state);
              }

              // Goes from one state to another; `done` is called at the end, unless something else comes between.
              go(start, state, duration, done) {
                this.stop();
                this.start = start;
                this.state = state;
                this.show(state);
                const animation = this.element.animate([this.style(start), this.style(state)], { duration, easing });
                this.animation = animation;
                animation.onfinish = () => {
                  if (this.animation !== animation) return;
                  this.animation = undefined;
                  done?.();
                };
              }

              // Arrives at another state, at the same time and without a jump now.
              redirect(state) {
                const progress = this.animation?.effect.getComputedTiming().progress ?? null;
                if (progress === null || progress > 0.95) return this.set(state);
                const { seen } = this;
                const start = {};
                for (const name in state) start[name] = (seen[name] - progress * state[name]) / (1 - progress);
                this.start = start;
                this.state = state;
                this.show(state);
                this.animation.effect.setKeyframes([this.style(start), this.style(state)]);
              }

              stop() {
                const { animation } = this;
                this.animation = undefined;
                animation?.cancel();
              }

              show(state) {
                Object.assign(this.element.style, this.style(state));
              }
            }

            """##,
        "type-ahead.js": ##"""
            // Gathers the letters typed within a moment: the beginning of the text of the row that is looked for.

            const patience = 800;

            const folded = (text) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

            export class TypeAhead {
              constructor() {
                this.letters = '';
                this.lastTyped = 0;
              }

              get isTyping() { return this.letters !== '' && performance.now() - this.lastTyped < patience; }

              // What to look for by now, and whether the row to begin at is to be passed over.
              type(letter) {
                const isNew = !this.isTyping;
                this.letters = isNew ? letter : this.letters + letter;
                this.lastTyped = performance.now();
                // The same letter again and again goes through all rows that begin with it.
                const letters = [...folded(this.letters)];
                const isRepeated = letters.length > 1 && letters.every((one) => one === letters[0]);
                return { text: isRepeated ? letters[0] : this.letters, next: isNew || isRepeated };
              }
            }

            """##,
        "viewport.js": ##"""
            // Scrolls through any height with a scrollbar of the browser's own.
            //
            // Browsers end at some ten million points; a million rows are higher than that. So the spacer never exceeds `tallest`,
            // and stands for a page of the whole: `base` is the distance between a place in the spacer and its true place. Small
            // steps move within the page, and the page is moved along before its edge is reached. A scrollbar that is dragged
            // runs over the whole height: then the base follows from where the thumb is.
            //
            // Rows are placed relative to `origin`, which stays near what is seen: far away, places lose their fractions.

            const tallest = 6_000_000;
            const margin = 1_000_000;

            export class Viewport {
              constructor(scroller, spacer, layer) {
                this.scroller = scroller;
                this.spacer = spacer;
                this.layer = layer;
                this.contentWidth = 0;
                this.contentHeight = 0;
                this.base = 0;
                this.origin = 0;
                this.seen = 0;
                this.x = 0;
                this.isDraggingBar = false;
                this.lastGesture = 0;
                this.onScroll = () => {};
                this.onResize = () => {};
                this.onOriginChange = () => {};
                this.isTelling = false;
                this.measure();
                this.spacer.style.height = `${this.height}px`;
                new ResizeObserver(() => this.resize()).observe(spacer.parentElement);
                new ResizeObserver(() => this.resize()).observe(spacer);
                scroller.addEventListener('scroll', () => this.didScroll(), { passive: true });
                scroller.addEventListener('pointerdown', (event) => {
                  this.isDraggingBar = event.target === scroller && event.offsetX >= scroller.clientWidth;
                  this.lastGesture = event.timeStamp;
                });
                // The scrolling that a drag caused may be told after its end.
                addEventListener('pointerup', () => {
                  const { lastGesture } = this;
                  setTimeout(() => { if (this.lastGesture === lastGesture) this.isDraggingBar = false; }, 500);
                });
                for (const name of ['wheel', 'touchmove', 'keydown']) {
                  scroller.addEventListener(name, (event) => {
                    this.isDraggingBar = false;
                    this.lastGesture = event.timeStamp;
                  }, { passive: true });
                }
              }

              // The true place that the upper edge shows.
              get y() { return this.base + this.seen; }

              get furthest() { return Math.max(0, this.contentHeight - this.height); }

              get spacerHeight() { return Math.min(this.contentHeight, tallest); }

              get furthestBase() { return Math.max(0, this.contentHeight - tallest); }

              measure() {
                this.width = this.spacer.clientWidth;
                this.height = this.scroller.clientHeight;
              }

              resize() {
                const { width, height } = this;
                this.measure();
                if (this.width === width && this.height === height) return;
                this.applySize();
                this.onResize();
              }

              // Takes on a new extent, and a new position if one is asked for.
              // Returns how far the position had to jump: whatever should seem to stay has to be shifted by as much.
              setContent(width, height, scroll) {
                const former = this.y;
                let target = former;
                // A page that has scrolled on since the server heard of it goes on from there.
                if (scroll && !scroll.animated) target = scroll.fromY === undefined ? scroll.y : former + scroll.y - scroll.fromY;
                if (this.contentHeight !== height || this.contentWidth !== width) {
                  this.contentWidth = width;
                  this.contentHeight = height;
                  this.base = Math.min(this.base, this.furthestBase);
                  this.applySize();
                }
                target = Math.min(Math.max(0, target), this.furthest);
                if (target !== this.y || target !== former) this.jump(target);
                if (scroll?.animated) this.scrollTo(scroll.y, { isSmooth: true });
                return target - former;
              }

              applySize() {
                this.spacer.style.height = `${Math.max(this.spacerHeight, this.height)}px`;
              }

              scrollTo(y, { isSmooth = false } = {}) {
                const target = Math.min(Math.max(0, y), this.furthest);
                const place = target - this.base;
                const isFar = Math.abs(target - this.y) > 20 * this.height;
                if (!isSmooth || isFar || place < 0 || place > this.spacerHeight - this.height) return this.jump(target);
                // What follows is no movement of the scrollbar, however large its steps.
                this.lastGesture = performance.now() + 1000;
                this.scroller.scrollTo({ top: place, behavior: 'smooth' });
              }

              // Goes to a true place at once, wherever that is.
              jump(y) {
                const place = y - this.base;
                if (place < 0 || place > this.spacerHeight - this.height) this.setBase(y - this.spacerHeight / 2);
                this.seen = y - this.base;
                this.scroller.scrollTop = this.seen;
                this.place();
                this.tell();
              }

              didScroll() {
                const seen = this.scroller.scrollTop;
                this.x = this.scroller.scrollLeft;
                const step = Math.abs(seen - this.seen);
                // The browser rounds the place it was told; that is no movement.
                if (step < 1 && this.furthestBase === 0) {
                  this.seen = seen;
                  return this.tell();
                }
                if (step < 1) return;
                this.seen = seen;
                if (this.furthestBase > 0) {
                  if (this.isBarMovement(step)) this.followBar();
                  else this.moveAlong();
                }
                this.place();
                this.tell();
              }

              isBarMovement(step) {
                // The arrows and the track of the scrollbar scroll as the wheel does; its thumb can't move by so little.
                if (step <= this.height) return false;
                if (this.isDraggingBar) return true;
                return step > Math.max(4 * this.height, 4000) && performance.now() - this.lastGesture > 300;
              }

              followBar() {
                const range = this.spacerHeight - this.height;
                const y = (Math.min(this.seen, range) / range) * this.furthest;
                this.setBase(y - this.seen);
              }

              moveAlong() {
                const range = this.spacerHeight - this.height;
                const isNearUpperEdge = this.seen < margin && this.base > 0;
                const isNearLowerEdge = this.seen > range - margin && this.base < this.furthestBase;
                if (!isNearUpperEdge && !isNearLowerEdge) return;
                const { y } = this;
                this.setBase(y - range / 2);
                this.seen = y - this.base;
                this.scroller.scrollTop = this.seen;
              }

              setBase(base) {
                this.base = Math.min(Math.max(0, Math.round(base)), this.furthestBase);
              }

              place() {
                if (Math.abs(this.y - this.origin) > 2_000_000 || (this.origin > 0 && this.y < 1_000_000)) {
                  this.origin = this.y < 2_000_000 ? 0 : Math.round(this.y);
                  this.onOriginChange();
                }
                // No transform: what is pinned is placed by the layout.
                this.layer.style.top = `${this.origin - this.base}px`;
              }

              // Once a frame is often enough.
              tell() {
                if (this.isTelling) return;
                this.isTelling = true;
                const tell = () => {
                  if (!this.isTelling) return;
                  this.isTelling = false;
                  this.onScroll();
                };
                if (document.hidden) setTimeout(tell, 0);
                else requestAnimationFrame(tell);
              }
            }

            """##,
    ]
}
