// What is written in a row is given to the server before anything is done elsewhere: what is done next is then what an
// undo takes back first.

// `keepsRow` is whether the keys stay with the row. To be called as well where a finger pulls or lifts another one: that
// takes the keys from no field.
export function leaveField({ keepsRow = false } = {}) {
  const field = document.activeElement.closest('.rows .text-field');
  if (keepsRow) field?.closest('.row').focus({ preventScroll: true });
  else field?.blur();
}

addEventListener('mousedown', (event) => {
  const { target } = event;
  if (target === document.activeElement) return;
  // The ground beside the rows knows for itself what a press there is for.
  if (target.closest('.viewport') && !target.closest('.row')) return;
  // What a message offers comes before what is not yet done, and a field goes on meanwhile.
  if (!target.closest('.toast')) leaveField();
  else if (document.activeElement.closest('.rows .text-field')) event.preventDefault();
}, { capture: true });
