// Lines that say how things stand: they are read out where they change because somebody did something.

import { setText } from './faces.js';
import { tell } from './speech.js';

// For how many milliseconds after somebody did something what a status says may come of that, and is sure to.
const [answered, direct] = [5000, 300];
// A status that changes again within so many goes on changing, as while something plays: its last words are read out.
const resting = 1200;

let lastGesture = -Infinity;
// Whether the last key was one that goes from row to row.
let isWalk = false;
// Whether somebody moved a slider last.
let isSlide = false;
for (const name of ['pointerdown', 'keydown', 'input', 'wheel']) {
  addEventListener(name, (event) => {
    lastGesture = event.timeStamp;
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && Boolean(event.target.closest?.('.row'));
    isWalk = isPlain && /^(Arrow|Page|Home|End)/.test(event.key);
    isSlide = name === 'input' && event.target.matches('input[type=range]');
  }, { capture: true, passive: true });
}

const numbersIn = (text) => text?.match(/\d(?:[\d.,]*\d)?/g) ?? [];

// Whether a text only says how far the slider stands that was moved: that speaks for itself.
function isSaidBySlider(text) {
  const slider = document.activeElement;
  if (!isSlide || !slider?.matches('input[type=range]')) return false;
  const said = [slider.value, ...numbersIn(slider.ariaValueText)];
  const numbers = numbersIn(text);
  return numbers.length > 0 && numbers.every((number) => said.includes(number));
}

// When each changed last, whether that came of what somebody did, and how often it went on by itself since.
const changes = new WeakMap();

// Shows a status, which is read out. One that changes by itself is seen only.
export function showStatus(element, text, kind = 'status') {
  if (element.textContent === text) return;
  const former = changes.get(element) ?? { time: -Infinity, ownSteps: 0 };
  clearTimeout(former.timer);
  // The row that a key leads to speaks for itself.
  if ((kind === 'caption' && isWalk) || isSaidBySlider(text)) {
    element.ariaLive = 'off';
    return setText(element, text);
  }
  const time = performance.now();
  // Where something plays, other keys that are pressed meanwhile have nothing to do with it.
  const isAnew = former.ownSteps < 2 && lastGesture > former.time && time - lastGesture < direct;
  const goesOn = time - former.time < resting && !isAnew;
  const change = {
    time, ownSteps: goesOn ? former.ownSteps + 1 : 0, isAnswer: goesOn ? former.isAnswer : time - lastGesture < answered,
  };
  changes.set(element, change);
  if (change.isAnswer && !goesOn) tell(element, kind);
  else element.ariaLive = 'off';
  setText(element, text);
  if (change.isAnswer && goesOn) change.timer = setTimeout(() => tellAnew(element, kind), resting);
}

function tellAnew(element, kind) {
  const text = element.textContent;
  tell(element, kind);
  setText(element, '');
  setText(element, text);
}
