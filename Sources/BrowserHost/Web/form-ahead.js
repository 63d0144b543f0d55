// The places of texts that are to be written, with their names, until the page's script makes them.

import { make } from './make.js';

export function showFormAhead(heads, texts) {
  if (texts.length === 0) return;
  const form = make('div', 'form');
  form.inert = true;
  for (const { label, lines: hasLines } of texts) {
    const element = make('div', hasLines ? 'text-input lines' : 'text-input');
    const caption = make('span', 'caption');
    caption.textContent = label;
    if (!hasLines) element.append(caption);
    form.append(element);
  }
  heads.before(form);
}

export function removeFormAhead(heads) {
  heads.parentElement.querySelector(':scope > .form')?.remove();
}
