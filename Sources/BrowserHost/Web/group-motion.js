// How rows of groups look on their way. A group has round corners at every moment; what goes to another group is lifted,
// a card with a shadow, so that its words are read on a ground of their own whatever it passes over.

import { passing } from './passing.js';
import { Spring } from './spring.js';

const radius = 'var(--radius-group)';
const cornersOf = {
  first: `${radius} ${radius} 0px 0px`, last: `0px 0px ${radius} ${radius}`, single: radius, middle: '0px',
};

export class GroupMotion {
  constructor(grounds) {
    this.grounds = grounds;
    this.former = new Map();
    this.ends = new Map();
  }

  // Takes note of how rows are before a step.
  note(rows) {
    this.former = new Map();
    this.ends = new Map(this.grounds.grounds.map((ground) => [ground, ground.reach]));
    for (const row of rows) {
      const { content, frame: [, y] } = row;
      if (!content?.grouping) continue;
      const [isPassing, isTravelling] = ['passing', 'travelling']
        .map((name) => row.glide.isMoving && row.element.classList.contains(name));
      this.former.set(row, { y, grouping: content.grouping, ground: this.grounds.of(row), isPassing, isTravelling });
    }
  }

  // Sets going how they look until they are where the step takes them.
  play(rows, { rows: states, gone }, duration, leaving) {
    const came = new Map(states.map(({ key, from }) => [key, from?.[1]]));
    const known = new Set([...this.former.values()].map(({ ground }) => ground));
    const travellers = [];
    const runs = new Map();
    for (const row of rows) {
      const ground = this.grounds.of(row);
      const former = this.former.get(row);
      const y = former?.y ?? came.get(row.key);
      if (!ground || y === undefined) continue;
      row.element.classList.remove('passing', 'travelling');
      // With what comes from afar as a group, its ground comes along.
      // Where it was is compared with how far the group reached then: one that shrinks lifts none of its own.
      const isAlien = former?.ground ? former.ground !== ground : known.has(ground) && isOutside(y, this.ends.get(ground));
      if ((isAlien || former?.isTravelling) && row.glide.isMoving) travellers.push([row, row.frame[1] - y]);
      else runs.set(ground, [...(runs.get(ground) ?? []), [row, y]]);
    }
    for (const run of runs.values()) this.playWithin(run, duration);
    for (const { key, to } of gone) {
      const row = leaving.get(key);
      const former = row && this.former.get(row);
      const isElsewhere = to && former?.ground && isOutside(to[1], former.ground.reach);
      if (isElsewhere && row.glide.isMoving) travellers.push([row, to[1] - former.y]);
    }
    for (const block of blocksOf(travellers)) lift(block, duration);
    this.former.clear();
  }

  // Rows that stay in their group: those that go past others have no corners, in which lines of others would be seen. Past
  // what is dragged, which is seen above all, others are only pushed: of two that change places, either could be meant. So
  // they are past what is dropped, also where that is more than they are.
  playWithin(run, duration) {
    run.sort(([left], [right]) => left.position - right.position);
    const passed = passing(run.filter(([row]) => row.content.lifted !== true && !row.isPutDown));
    for (const [row] of run) {
      const { grouping } = row.content;
      const former = this.former.get(row);
      const passesNow = (row.isPutDown || passed.has(row)) && row.glide.isMoving;
      const isPassing = passesNow || (former?.isPassing === true && row.glide.isMoving);
      row.element.classList.toggle('passing', isPassing);
      // What changes its way begins as it is seen.
      const [start, end] = [former?.grouping ?? grouping, grouping].map((one) => cornersOf[one]);
      const seen = isUnderWay(row.corners) ? getComputedStyle(row.face.element).borderRadius : start;
      if (isPassing) shape(row, [seen, cornersOf.middle, cornersOf.middle, end], [0, 0.08, 0.5, 1], duration);
      else if (start !== end) shape(row, [seen, radius, radius, end], [0, 0.08, 0.7, 1], duration);
    }
  }
}

const isUnderWay = (animation) => animation?.playState === 'running' || animation?.playState === 'paused';

const isOutside = (y, { top, bottom }) => y < top - 1 || y > bottom + 1;

// What goes the same way side by side is one card.
function blocksOf(travellers) {
  travellers.sort(([left], [right]) => left.position - right.position);
  const blocks = [];
  let last;
  for (const [row, way] of travellers) {
    const isNext = last && row.position === last.row.position + 1 && Math.abs(way - last.way) < 1;
    if (isNext) blocks.at(-1).push(row);
    else blocks.push([row]);
    last = { row, way };
  }
  return blocks;
}

function lift(block, duration) {
  block.forEach((row, index) => {
    const [isFirst, isLast] = [index === 0, index === block.length - 1];
    const [top, bottom] = [isFirst, isLast].map((isEnd) => (isEnd ? radius : '0px'));
    const corners = `${top} ${top} ${bottom} ${bottom}`;
    // Its shadow falls on nothing of the card itself, and nothing is seen between its rows.
    const { style } = row.element;
    style.setProperty('--card-corners', corners);
    style.setProperty('--card-inset', isLast ? '0' : '0 0 -1px');
    style.setProperty('--card-clip', `inset(${isFirst ? -60 : 0}px -60px ${isLast ? -60 : 0}px)`);
    travel(row, corners, duration);
  });
}

// Lifts a row until it is there; one that is sent elsewhere on its way stays up.
function travel(row, corners, duration) {
  const height = heightOf(row);
  row.element.classList.add('travelling');
  const time = Spring.timeToSettle(duration);
  row.lift?.cancel();
  row.lift = row.element.animate(
    { opacity: [height, 1, 1, 0], offset: flight }, { duration: time, fill: 'backwards', pseudoElement: '::before' },
  );
  // What is lifted is a little lighter in the dark; what is selected shows that instead.
  const ground = row.content.selected ? {} : { backgroundColor: lifted };
  row.corners?.cancel();
  row.corners = row.face.element.animate([
    { borderRadius: corners, ...(height > 0 ? ground : {}) },
    { ...ground, offset: flight[1] },
    { ...ground, offset: flight[2] },
    { borderRadius: corners },
  ], { duration: time, fill: 'backwards' });
}

// Behind what is opaque the browser draws nothing, not even where an edge covers half a point.
const lifted = 'color-mix(in srgb, var(--liftedBackground) 99.5%, transparent)';

// When a row is up, has to come down, and is down again, as shares of its time.
const flight = [0, 0.12, 0.4, 0.75];

// How far up a row is now.
function heightOf({ lift }) {
  const share = lift?.playState === 'running' ? lift.effect.getComputedTiming().progress : null;
  if (share === null) return 0;
  if (share < flight[1]) return share / flight[1];
  return Math.max(0, Math.min(1, (flight[3] - share) / (flight[3] - flight[2])));
}

function shape(row, corners, offset, duration) {
  row.corners?.cancel();
  row.corners = row.face.element.animate(
    { borderRadius: corners, offset }, { duration: Spring.timeToSettle(duration), fill: 'backwards' },
  );
}
