// What a visitor finds again on later visits: the browser keeps it, for all pages of a program together.

const key = `kept ${document.body.dataset.program}`;
// Where all programs of an origin kept it together before.
const formerKey = 'kept';
// The server takes no more of names, and of bytes in all.
const [most, longest] = [64, 32768];

const without = (gone, values) => Object.fromEntries(Object.entries(values).filter(([name]) => !gone.includes(name)));

const bytes = (text) => new TextEncoder().encode(text).length;

// What this page was told to keep, or has told the server.
let known = {};
// The names of what its screen keeps.
let names = [];

const latest = () => localStorage.getItem(key) ?? localStorage.getItem(formerKey);

// What was kept, as far as it can be what this program kept.
function stored() {
  try {
    const values = {};
    let room = longest;
    for (const [name, value] of Object.entries(JSON.parse(latest() ?? '{}')).slice(0, most)) {
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

// What a server is to know that begins anew. Until its screen has taken that over, it does not give it up.
export function keptBefore() {
  names = [];
  return kept();
}

// Names and values in turn. A browser that keeps nothing forgets it, and so does any where a screen has a name no more.
//
// Only what is new to this page is written: two pages that echo each other's values would never come to rest.
export function keep(pairs) {
  const values = {};
  for (let index = 0; index < pairs.length; index += 2) {
    const [name, value] = [pairs[index], pairs[index + 1]];
    if (known[name] !== value) values[name] = value;
  }
  const former = names;
  names = pairs.filter((_, index) => index % 2 === 0);
  const gone = former.filter((name) => !names.includes(name));
  if (Object.keys(values).length + gone.length === 0) return;
  known = without(gone, { ...known, ...values });
  try {
    // The latest comes first: where not all is kept, that is.
    localStorage.setItem(key, JSON.stringify(without(gone, { ...values, ...stored(), ...values })));
  } catch {}
}

// Calls `body` when another page of this browser has changed what is kept.
export function onKeptElsewhere(body) {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) body();
  });
}
