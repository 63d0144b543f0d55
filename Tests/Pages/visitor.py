"""A visitor who presses whatever there is, by a seed, and sees whether the page is as the server said."""

import json
import random

from playwright.sync_api import TimeoutError

from listpage import ListPage

KEYS = [
    "ArrowDown", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End", "PageDown", "PageUp", "Enter", "Space",
    "Escape", "Escape", "Tab", "Tab", "Shift+Tab", "Delete", "F2", "Control+a", "Control+z", "Control+z", "Control+Shift+z",
    "Shift+ArrowDown", "Control+f", "m", "s",
]
TEXTS = ["mo", "a", "", "k2 ", "Zz", "12", "émi", "x" * 40]

# What can be pressed, named as one would tell of it: only what is really met at its middle.
TARGETS = """(without) => {
    const isMet = (element) => {
        if (without && element.closest(without)) return undefined;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (right - left < 2 || bottom - top < 2) return undefined;
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        const met = document.elementFromPoint(x, y);
        return met && (element === met || element.contains(met)) ? [Math.round(x), Math.round(y)] : undefined;
    };
    const name = (element) => (element.ariaLabel || element.textContent || element.placeholder || '').trim().slice(0, 30);
    const found = { press: [], row: [], field: [] };
    const add = (kind, element) => {
        const point = isMet(element);
        if (point) found[kind].push([name(element), ...point]);
    };
    const presses = 'button:not(:disabled), [role=menuitem], [role=radio], [role=switch], [role=tab], [role=option]:not(.row), summary';
    for (const element of document.querySelectorAll(presses)) add('press', element);
    for (const element of document.querySelectorAll('.row:not(.leaving):not(.decoration)')) add('row', element);
    for (const element of document.querySelectorAll('input:not([type=range]):not([type=checkbox]):not(:disabled), textarea')) add('field', element);
    return found;
}"""

# What is wrong with the rows that the last transactions left, by the identifiers of their elements.
FAULTS = """(said) => {
    const faults = [];
    const near = (one, other) => Math.abs(one - other) < 1.5;
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
    // A menu lifts its row: a likeness of it is seen instead.
    const isLifted = document.querySelector('[role=menu]') !== null;
    for (const layer of document.querySelectorAll('.rows')) {
        if (!isShown(layer) || layer.closest('[inert]')) continue;
        const edge = layer.closest('.viewport').getBoundingClientRect();
        const name = (row) => `${row.id} “${(row.querySelector('.text')?.textContent ?? '').slice(0, 24)}”`;
        const rows = [...layer.querySelectorAll('.row')].map((row) => ({ row, box: row.getBoundingClientRect(), state: said[row.id] }));
        const inSight = rows.filter(({ box }) => box.bottom > edge.top + 1 && box.top < edge.bottom - 1 && box.right > edge.left + 1 && box.left < edge.right - 1);
        for (const { row } of inSight) if (row.classList.contains('leaving')) faults.push(`${name(row)} left and is still seen`);
        const present = inSight.filter(({ row }) => !row.classList.contains('leaving'));
        for (const { row, state } of present) if (!state) faults.push(`${name(row)} is seen, and was never sent or is gone`);
        // Rows of a layer, and of each lane, are all as far from where they were said to be.
        const groups = new Map();
        for (const one of present.filter(({ state }) => state && !state.pin)) {
            const lane = one.state.lane ?? '';
            if (!groups.has(lane)) groups.set(lane, []);
            groups.get(lane).push(one);
        }
        const middle = (values) => values.sort((one, other) => one - other)[values.length >> 1];
        for (const group of groups.values()) {
            const x = middle(group.map(({ box, state }) => box.left - state.frame[0]));
            const y = middle(group.map(({ box, state }) => box.top - state.frame[1]));
            for (const { row, box, state } of group) {
                const place = [box.left - x, box.top - y, box.width, box.height];
                if (place.some((value, index) => !near(value, state.frame[index]))) {
                    faults.push(`${name(row)} is at ${place.map(Math.round)} instead of ${state.frame.map(Math.round)}`);
                }
            }
            for (const [index, one] of group.entries()) {
                for (const other of group.slice(index + 1)) {
                    const over = (from, to, side, length) => Math.min(from[side] + from[length], to[side] + to[length]) - Math.max(from[side], to[side]);
                    const meet = (from, to) => over(from, to, 0, 2) > 1.5 && over(from, to, 1, 3) > 1.5;
                    const seen = ({ box }) => [box.left, box.top, box.width, box.height];
                    if (meet(seen(one), seen(other)) && !meet(one.state.frame, other.state.frame)) {
                        faults.push(`${name(one.row)} lies over ${name(other.row)}`);
                    }
                }
            }
        }
        // Where a message stands in place of rows there is nothing to head.
        const headsNothing = layer.closest('.main-pane')?.querySelector(':scope > .unavailable:not([hidden])') ? '.header' : undefined;
        for (const { row, state } of present) {
            const face = row.querySelector('.face');
            if (!state || !face || (headsNothing && face.matches(headsNothing))) continue;
            const { opacity, visibility } = getComputedStyle(face);
            if (Number(opacity) < 0.99 && !isLifted && !face.matches('.lifted, [class*=disabled]')) faults.push(`${name(row)} is seen at ${opacity}`);
            if (visibility !== 'visible') {
                let hidden = face;
                while (hidden.parentElement && getComputedStyle(hidden.parentElement).visibility !== 'visible') hidden = hidden.parentElement;
                faults.push(`${name(row)} is hidden with ${hidden.id || hidden.className}`);
            }
            if (!layer.closest('[class*=swip]') && face.scrollHeight > face.clientHeight + 2 && state.content?.measured) {
                faults.push(`${name(row)} is cut: ${face.scrollHeight} points in ${face.clientHeight}`);
            }
        }
        // What was sent for a place in sight is there.
        if (present.length > 0) {
            const first = present.find(({ state }) => state && !state.pin && state.lane === null);
            const prefix = rows[0].row.id.replace(/row-[0-9]+$/, '');
            for (const [id, state] of Object.entries(said)) {
                if (!first || !id.startsWith(`${prefix}row-`) || state.lane !== null || state.pin) continue;
                const top = first.box.top - first.state.frame[1] + state.frame[1];
                if (top > edge.top && top + state.frame[3] < edge.bottom && !document.getElementById(id)) faults.push(`${id} is missing`);
            }
        }
    }
    return faults;
}"""

HAS_FOCUS = "() => document.activeElement !== null && document.activeElement !== document.body"
class Said:
    """The rows of each view as the transactions left them, by the identifiers of their elements."""

    def __init__(self, page):
        self.views = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame):
        message = json.loads(frame)
        if message.get("type") == "welcome" and not message.get("resumed"):
            self.views.clear()
        if message.get("type") != "update":
            return
        if (stack := message.get("stack")) is not None:
            kept = {f"screen-{one['id'] if isinstance(one, dict) else one}-" for one in stack}
            self.views = {name: view for name, view in self.views.items() if not name.startswith("screen-") or any(name.startswith(one) for one in kept)}
        self.take("", message)
        for presented in message.get("presented", []):
            self.take(f"screen-{presented['id']}-", presented)

    def take(self, prefix, update):
        for part, name in [("view", prefix), ("sidebar", f"{prefix}sidebar-")]:
            if (view := update.get(part)) is None:
                continue
            rows = {} if view["base"] == 0 else self.views.setdefault(name, {})
            self.views[name] = rows
            for gone in view.get("gone", []):
                rows.pop(gone["key"], None)
            for row in view.get("rows", []):
                rows[row["key"]] = {"content": rows.get(row["key"], {}).get("content")} | row

    @property
    def rows(self):
        return {
            f"{name}row-{key}": {"frame": row["frame"], "pin": bool(row.get("pin")), "lane": row.get("lane"),
                                 "content": {"measured": (row.get("content") or {}).get("measured")}}
            for name, view in self.views.items() for key, row in view.items()
        }


class Visitor:
    def __init__(self, list_page, said, seed, without=None, keys=KEYS):
        self.list_page = list_page
        self.page = list_page.page
        self.said = said
        self.random = random.Random(seed)
        self.without = without
        self.keys = keys
        self.story = []

    def step(self):
        """Does one thing, and tells it."""
        targets = self.page.evaluate(TARGETS, self.without)
        kinds = {"press": 5, "row": 4, "key": 6, "field": 2, "menu": 1, "twice": 1, "drag": 2, "wheel": 1}
        possible = [kind for kind in kinds if {"menu": "row", "twice": "row", "drag": "row"}.get(kind, kind) not in targets
                    or targets[{"menu": "row", "twice": "row", "drag": "row"}.get(kind, kind)]]
        kind = self.random.choices(possible, [kinds[kind] for kind in possible])[0]
        mouse = self.page.mouse
        if kind == "key":
            key = self.random.choice(self.keys)
            self.story.append(key)
            self.page.keyboard.press(key)
        elif kind == "wheel":
            by = self.random.choice([-900, -200, 200, 900, 5000])
            self.story.append(f"wheel {by}")
            size = self.page.viewport_size
            mouse.move(size["width"] / 2, size["height"] / 2)
            mouse.wheel(0, by)
        elif kind == "field":
            name, x, y = self.random.choice(targets["field"])
            text = self.random.choice(TEXTS)
            self.story.append(f"type {text!r} into “{name}”")
            mouse.click(x, y)
            self.page.keyboard.press("Control+a")
            self.page.keyboard.insert_text(text) if text else self.page.keyboard.press("Delete")
        elif kind == "press":
            name, x, y = self.random.choice(targets["press"])
            self.story.append(f"press “{name}”")
            mouse.click(x, y)
        else:
            name, x, y = self.random.choice(targets["row"])
            if kind == "row":
                held = self.random.choice([[], [], [], ["Control"], ["Shift"]])
                self.story.append(f"click {'+'.join([*held, ''])}“{name}”")
                for key in held:
                    self.page.keyboard.down(key)
                mouse.click(x, y)
                for key in held:
                    self.page.keyboard.up(key)
            elif kind == "drag":
                other, to_x, to_y = self.random.choice(targets["row"])
                self.story.append(f"drag “{name}” to “{other}”")
                mouse.move(x, y)
                mouse.down()
                mouse.move(x + 2, y + 8, steps=3)
                mouse.move(to_x, to_y, steps=5)
                mouse.up()
            elif kind == "menu":
                self.story.append(f"menu of “{name}”")
                mouse.click(x, y, button="right")
            else:
                self.story.append(f"double click “{name}”")
                mouse.dblclick(x, y)

    def faults(self):
        """What is wrong once the page is at rest; what is on its way from elsewhere gets the time to come."""
        for _ in range(20):
            self.page.wait_for_function("() => window.diffable?.isConnected")
            ListPage(self.page).wait_for_server()
            if not (faults := self.page.evaluate(FAULTS, self.said.rows)):
                break
            self.page.wait_for_timeout(100)
        return faults

    def has_focus(self):
        """Whether something has the focus, or gets it in a moment: a step back in the history is told of later."""
        try:
            return self.page.wait_for_function(HAS_FOCUS, timeout=5_000) is not None
        except TimeoutError:
            return False

    def visit(self, steps, between=3):
        """Takes some steps; after each few the page is as it was said to be, and what had the focus, or its heir, has it."""
        for step in range(1, steps + 1):
            had_focus = self.page.evaluate(HAS_FOCUS)
            self.step()
            if step % between and step != steps:
                continue
            faults = self.faults()
            # The tabulator leads out of the page too, and a press on the ground lets go, as the end of a search does.
            is_kept = had_focus and self.story[-1].split()[0] not in ("click", "drag", "Tab", "Shift+Tab")
            is_kept = is_kept and self.story[-1] != "press “Cancel”"
            if is_kept and not self.has_focus():
                faults.append("the focus is lost")
            assert faults == [], f"{faults} after: {'; '.join(self.story)}"
