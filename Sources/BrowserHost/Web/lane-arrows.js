// Two buttons over the ends of a lane, for those who have a mouse and no wheel that turns sideways. Arrow keys walk from
// tile to tile, and screen readers read all tiles: neither needs the buttons.

export class LaneArrows {
  constructor(lane) {
    this.lane = lane;
    this.earlier = this.make('earlier', -1);
    this.later = this.make('later', 1);
    this.setName(undefined);
  }

  make(name, direction) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `lane-arrow ${name}`;
    button.tabIndex = -1;
    button.ariaHidden = 'true';
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      this.lane.turnPage(direction);
    });
    // The focus stays where it is.
    button.addEventListener('pointerdown', (event) => event.preventDefault());
    this.lane.box.append(button);
    return button;
  }

  update() {
    const { lane } = this;
    const place = lane.goal ?? lane.offset;
    this.earlier.disabled = place < 1;
    this.later.disabled = place > lane.furthest - 1;
    lane.box.classList.toggle('has-earlier', !this.earlier.disabled);
    lane.box.classList.toggle('has-later', !this.later.disabled);
  }

  setName(name) {
    this.earlier.ariaLabel = this.earlier.title = name ? `Earlier: ${name}` : 'Earlier';
    this.later.ariaLabel = this.later.title = name ? `More: ${name}` : 'More';
  }
}
