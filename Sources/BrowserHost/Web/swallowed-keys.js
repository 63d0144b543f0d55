// What is typed into a field that was taken away acts on nothing else: no Return key opens the row that has the keys
// instead, and no Delete key takes it away. That ends with the Return or Escape key that was to end the text, with a key
// that leads elsewhere, with a press, with another field that opens, and after some milliseconds.

const leadsOn = /^(Tab|ArrowUp|ArrowDown|Page|F\d)/;
const ends = /^(Enter|Escape)$/;

let current;

export function endSwallowing() { current?.abort(); }

export function swallowKeys(patience) {
  endSwallowing();
  const life = new AbortController();
  current = life;
  const listen = (name, listener) => addEventListener(name, listener, { capture: true, signal: life.signal });
  let isEnding = false;
  listen('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (/^(Shift|Control|Alt|Meta)$/.test(key)) return;
    if (leadsOn.test(key)) return life.abort();
    isEnding = ends.test(key);
    event.stopImmediatePropagation();
    // The browser's own keys go on.
    if (!ctrlKey && !metaKey && !altKey) event.preventDefault();
  });
  // One that is held comes again until it is let go.
  listen('keyup', () => { if (isEnding) life.abort(); });
  listen('pointerdown', () => life.abort());
  setTimeout(() => life.abort(), patience);
}
