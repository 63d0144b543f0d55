// What is typed between a key or a button that asks for a new row and the field of that row's text, which the server opens:
// Return, which ends the text of the row before, or a button such as "New Reminder".

// How long after the answer the field may take to come.
const patience = 250;

// What is a button's own, as long as no letter was typed: who presses it once more means that.
const ownKeys = new Set(['Enter', ' ', 'Backspace']);

export class TypedAhead {
  constructor() {
    this.field = undefined;
    this.text = '';
  }

  // The keys stay with the field that was left, or the button that was pressed, until another field takes them.
  begin(field) {
    this.field = field;
    this.text = '';
  }

  isFor(element) { return this.field !== undefined && element === this.field; }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (this.text === '' && ownKeys.has(event.key) && this.field.matches('button')) return;
    if (event.key === 'Enter') this.text += '\n';
    else if (event.key === 'Backspace') this.text = this.text.slice(0, -1);
    else if (event.key.length === 1) this.text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // The lines that were typed for the field that has come; empty where it is not one that was waited for.
  take() {
    if (!this.field) return [];
    this.field = undefined;
    return this.text.split('\n');
  }

  // Lines that the next field does not take are for those behind it.
  push(lines) { this.text = lines.join('\n'); }

  // Ends the wait where no other field comes; false where one has come.
  async giveUp(field) {
    if (this.isFor(field)) await new Promise((resolve) => setTimeout(resolve, patience));
    if (!this.isFor(field)) return false;
    this.field = undefined;
    return true;
  }
}
