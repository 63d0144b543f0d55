// What a visitor finds again on later visits: the browser keeps it, for all pages together.

const key = 'kept';
// The server takes no more of names, and of bytes in all.
const [most, longest] = [64, 32768];

const bytes = (text) => new TextEncoder().encode(text).length;

// What this page was told to keep, or has told the server.
let known = {};

// What was kept, as far as it can be what this program kept.
function stored() {
  try {
    const values = {};
    let room = longest;
    for (const [name, value] of Object.entries(JSON.parse(localStorage.getItem(key) ?? '{}')).slice(0, most)) {
      // As it is sent, so that it fits a message whatever its characters are.
      const size = bytes(JSON.stringify([name, value]));
      if (typeof value !== 'string' || size > room) continue;
      values[name] = value;
      room -= size;
    }
    return values;
  } catch {
    return {};
  }
}

// What the server is to know.
export function kept() {
  known = stored();
  return known;
}

// Names and values in turn. A browser that keeps nothing forgets it.
//
// Only what is new to this page is written: two pages that echo each other's values would never come to rest.
export function keep(pairs) {
  const values = {};
  for (let index = 0; index < pairs.length; index += 2) {
    const [name, value] = [pairs[index], pairs[index + 1]];
    if (known[name] !== value) values[name] = value;
  }
  if (Object.keys(values).length === 0) return;
  known = { ...known, ...values };
  try {
    // The latest comes first: where not all is kept, that is.
    localStorage.setItem(key, JSON.stringify({ ...values, ...stored(), ...values }));
  } catch {}
}

// Calls `body` when another page of this browser has changed what is kept.
export function onKeptElsewhere(body) {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) body();
  });
}
