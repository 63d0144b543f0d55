// Gathers the letters typed within a moment: the beginning of the text of the row that is looked for. The moment is that
// of the keys: a busy page hears of them later.

const patience = 800;

const folded = (text) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

export class TypeAhead {
  constructor() {
    this.letters = '';
    this.lastTyped = 0;
  }

  isTyping({ timeStamp }) { return this.letters !== '' && timeStamp - this.lastTyped < patience; }

  // What to look for by now, and whether the row to begin at is to be passed over.
  type(event) {
    const isNew = !this.isTyping(event);
    const letter = event.key;
    this.letters = isNew ? letter : this.letters + letter;
    this.lastTyped = event.timeStamp;
    // The same letter again and again goes through all rows that begin with it.
    const letters = [...folded(this.letters)];
    const isRepeated = letters.length > 1 && letters.every((one) => one === letters[0]);
    return { text: isRepeated ? letters[0] : this.letters, next: isNew || isRepeated };
  }
}
