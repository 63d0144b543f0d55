// The strength of a radio signal, as the symbol `wifi` with its arcs filled in part: `wifi.0` to `wifi.3`.

const signal = /^wifi\.([0-3])$/;

// True when an element shows the symbol of a signal.
export function showSignal(element, symbol) {
  const found = symbol === undefined ? null : signal.exec(symbol);
  let sign = element.querySelector('.signal');
  if (!found) {
    sign?.remove();
    return false;
  }
  if (!sign) {
    sign = document.createElement('span');
    sign.className = 'signal';
    element.replaceChildren(sign);
  }
  sign.dataset.level = found[1];
  return true;
}
