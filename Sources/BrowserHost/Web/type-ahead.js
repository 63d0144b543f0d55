// Gathers the letters typed within a moment: the beginning of the text of the row that is looked for.

const patience = 800;

const folded = (text) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

export class TypeAhead {
  constructor() {
    this.letters = '';
    this.lastTyped = 0;
  }

  get isTyping() { return this.letters !== '' && performance.now() - this.lastTyped < patience; }

  // What to look for by now, and whether the row to begin at is to be passed over.
  type(letter) {
    const isNew = !this.isTyping;
    this.letters = isNew ? letter : this.letters + letter;
    this.lastTyped = performance.now();
    // The same letter again and again goes through all rows that begin with it.
    const letters = [...folded(this.letters)];
    const isRepeated = letters.length > 1 && letters.every((one) => one === letters[0]);
    return { text: isRepeated ? letters[0] : this.letters, next: isNew || isRepeated };
  }
}
