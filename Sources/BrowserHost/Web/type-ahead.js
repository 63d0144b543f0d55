// Finds the next row whose text begins with the letters typed within a moment.

const patience = 800;

const folded = (text) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

export class TypeAhead {
  constructor() {
    this.letters = '';
    this.lastTyped = 0;
  }

  get isTyping() { return this.letters !== '' && performance.now() - this.lastTyped < patience; }

  type(letter, current, rows) {
    const isNew = !this.isTyping;
    this.letters = isNew ? folded(letter) : this.letters + folded(letter);
    this.lastTyped = performance.now();
    // The same letter again and again goes through all rows that begin with it.
    const isRepeated = this.letters.length > 1 && [...this.letters].every((one) => one === this.letters[0]);
    const wanted = isRepeated ? this.letters[0] : this.letters;
    const isNext = isNew || isRepeated;
    let best;
    let least = Infinity;
    for (const row of rows) {
      if (row.isKept || !folded(row.content?.text ?? '').startsWith(wanted)) continue;
      let distance = row.position - current.position;
      if (distance < 0 || (distance === 0 && isNext)) distance += Number.MAX_SAFE_INTEGER / 2;
      if (distance < least) [best, least] = [row, distance];
    }
    return best;
  }
}
