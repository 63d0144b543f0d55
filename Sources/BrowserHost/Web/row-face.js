// What a row shows, kept in parts that stay while their contents change. Texts are set as texts, never as markup.

const symbols = { checkmark: '✓', chevron: '›', star: '★', 'star.slash': '☆', info: 'ⓘ', folder: '📁', warning: '⚠︎' };

export class RowFace {
  constructor() {
    this.element = document.createElement('div');
    this.parts = new Map();
    this.accessories = new Map();
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
    const glyph = content.emoji ?? (content.symbol && (symbols[content.symbol] ?? content.symbol));
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
    const group = this.part(side, 'span', this.element, wanted.length > 0);
    if (!group) return;
    group.className = `accessories ${side}`;
    const former = new Map([...group.children].map((child) => [child.dataset.accessory, child]));
    let next = group.firstElementChild;
    for (const accessory of wanted) {
      const isButton = accessory.actionable === true;
      let element = former.get(String(accessory.id));
      if (element && (element.tagName === 'BUTTON') !== isButton) element = undefined;
      if (element) former.delete(String(accessory.id));
      else element = document.createElement(isButton ? 'button' : 'span');
      if (element === next) next = next.nextElementSibling;
      else group.insertBefore(element, next);
      showAccessory(element, accessory, content);
    }
    for (const element of former.values()) element.remove();
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

function showAccessory(element, accessory, content) {
  element.dataset.accessory = String(accessory.id);
  element.className = `accessory ${accessory.kind}`;
  setColor(element, '--accessory-color', accessory.color);
  const glyphs = { checkmark: '✓', detail: 'ⓘ' };
  const text = accessory.text ?? glyphs[accessory.kind] ?? '';
  setText(element, text);
  if (accessory.kind === 'disclosure') element.classList.toggle('open', content.expanded === true);
  if (element.tagName === 'BUTTON') {
    element.type = 'button';
    element.tabIndex = -1;
    const disclosure = content.expanded ? 'Collapse' : 'Expand';
    element.setAttribute('aria-label', accessory.label ?? (accessory.kind === 'disclosure' ? disclosure : text));
  } else if (accessory.label) {
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', accessory.label);
  } else if (accessory.kind !== 'label') {
    element.setAttribute('aria-hidden', 'true');
  }
}

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// A colour is the name of a part it plays, or components.
function setColor(element, property, color) {
  if (color === undefined) element.style.removeProperty(property);
  else element.style.setProperty(property, /^[a-zA-Z]+$/.test(color) ? `var(--${color})` : color);
}

function setLength(element, property, length) {
  if (length === undefined) element.style.removeProperty(property);
  else element.style.setProperty(property, `${length}px`);
}
