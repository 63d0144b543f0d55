// What a visitor finds again on later visits: the browser keeps it, for all pages together.

const key = 'kept';
// The server takes no more.
const [most, longest] = [64, 4096];

const bytes = (text) => new TextEncoder().encode(text).length;

// What was kept, as far as it can be what this program kept.
export function kept() {
  try {
    const entries = Object.entries(JSON.parse(localStorage.getItem(key) ?? '{}'));
    return Object.fromEntries(entries
      .filter(([name, value]) => typeof value === 'string' && bytes(name) + bytes(value) <= longest).slice(0, most));
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
