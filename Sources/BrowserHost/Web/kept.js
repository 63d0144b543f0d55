// What a visitor finds again on later visits: the browser keeps it, for all pages together.

const key = 'kept';
// The server takes no more of names, and of bytes in all.
const [most, longest] = [64, 32768];

const bytes = (text) => new TextEncoder().encode(text).length;

// What was kept, as far as it can be what this program kept.
export function kept() {
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

// Names and values in turn. A browser that keeps nothing forgets it.
export function keep(pairs) {
  const values = {};
  for (let index = 0; index < pairs.length; index += 2) values[pairs[index]] = pairs[index + 1];
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept(), ...values }));
  } catch {}
}
