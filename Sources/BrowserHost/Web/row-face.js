// What a row shows, kept in parts that stay while their contents change. Texts are set as texts, never as markup.

import { AccessoryGroup } from './accessories.js';
import { setAttribute, setColor, setLength, setText, setTextLength } from './faces.js';
import { setRadius, showLooks, showSeparators, showText } from './looks.js';
import { hasImage, showImage } from './pictures.js';

// What a row says that somebody else drags.
export const heldNote = 'Being moved';

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
    element.classList.toggle('selectable', content.selectable === true && content.unhighlightable !== true);
    element.classList.toggle('editable', content.editable === true);
    element.classList.toggle('lifted', content.lifted === true);
    element.classList.toggle('held', content.held === true);
    element.classList.toggle('separated', content.separator === true);
    element.classList.toggle('measured', content.measured === true);
    element.classList.toggle('side-by-side', content.sideBySide === true);
    element.classList.toggle('pictured', content.backdrop !== undefined);
    element.classList.toggle('columned', content.textColumn !== undefined);
    setTextLength(element, '--text-column', content.textColumn);
    // Programs and bytes run the same way on every page, and what numbers their lines stands before them.
    setAttribute(element, 'dir', content.secondaryStyle?.syntax && 'ltr');
    // A large heading stands where titles do, a small one where the texts below it do.
    element.classList.toggle('prominent', content.style === 'header' && content.textStyle?.font?.size >= 20);
    element.classList.toggle('pictorial', content.text === undefined && content.secondary === undefined);
    if (content.grouping) element.classList.add('grouped', `group-${content.grouping}`);
    setColor(element, '--face-background', content.background);
    element.style.setProperty('--indent', `${content.indent ?? 0}px`);
    setRadius(element, content);
    showLooks(element, content);
    showSeparators(element, content);
    this.showBackdrop(content);
    this.part('top-separator', 'span', element, content.separatorAbove === true);
    this.showAccessories('leading', content);
    this.showImage(content);
    this.showTexts(content);
    this.showColumns(content);
    const note = this.part('held-note', 'span', element, content.held === true);
    if (note) setText(note, heldNote);
    this.showAccessories('trailing', content);
  }

  showBackdrop({ backdrop, backdropFit, backdropFlips }) {
    const picture = this.part('backdrop', 'img', this.element, backdrop !== undefined);
    if (!picture) return;
    picture.alt = '';
    picture.draggable = false;
    if (picture.getAttribute('src') !== backdrop) picture.src = backdrop;
    picture.style.objectFit = backdropFit ?? '';
    picture.classList.toggle('flips', backdropFlips === true);
  }

  showImage(content) {
    const image = this.part('image', 'span', this.element, hasImage(content));
    if (!image) return;
    showImage(image, content, content.imageStyle);
    image.classList.toggle('padded', content.imagePadding !== undefined);
    // The gap is the row's own; what is asked for replaces it.
    setLength(image, '--image-gap', content.imagePadding === undefined ? undefined : content.imagePadding - 12);
    const ground = content.swatch ?? content.imageColor;
    setColor(image, '--image-background', ground);
    if (ground === undefined && image.classList.contains('emoji')) this.element.classList.add('bare-emoji');
    setColor(image, '--image-color', content.ink ?? content.imageColor);
  }

  showTexts(content) {
    const hasTexts = content.text !== undefined || content.secondary !== undefined;
    const texts = this.part('texts', 'span', this.element, hasTexts);
    if (!texts) return;
    const gap = content.sideBySide ? content.horizontalPadding : content.verticalPadding;
    texts.classList.toggle('spaced', gap !== undefined);
    setLength(texts, '--text-gap', gap);
    const isHeading = content.style === 'header';
    setAttribute(texts, 'role', isHeading ? 'heading' : undefined);
    setAttribute(texts, 'aria-level', isHeading ? 2 : undefined);
    for (const name of ['text', 'secondary']) {
      const line = this.part(name, 'span', texts, content[name] !== undefined);
      if (!line) continue;
      showText(line, content[name], content[`${name}Style`]);
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
      showColumn(cell, column);
      setTextLength(cell, '--width', column.width > 0 ? column.width : undefined);
    });
  }

  // The cells of its further columns.
  get columns() { return [...this.parts.get('columns')?.children ?? []]; }

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

// Of two texts the styles show the one that there is room for, or none where the shorter one is empty.
function showColumn(cell, { text, short }) {
  cell.classList.toggle('shortened', Boolean(short));
  cell.classList.toggle('blank', short === '');
  if (!short) return setText(cell, text);
  if (cell.children.length === 0) {
    cell.replaceChildren(document.createElement('span'), document.createElement('span'));
    cell.firstChild.className = 'full';
    cell.lastChild.className = 'short';
  }
  setText(cell.firstChild, text);
  setText(cell.lastChild, short);
}

const order = ['backdrop', 'top-separator', 'leading', 'image', 'texts', 'text', 'secondary', 'columns', 'held-note', 'trailing'];

function insertInOrder(parent, part, name) {
  part.dataset.part = name;
  const place = order.indexOf(name);
  const next = [...parent.children].find((child) => order.indexOf(child.dataset.part) > place);
  parent.insertBefore(part, next ?? null);
}
