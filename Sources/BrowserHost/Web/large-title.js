// On a telephone the title of a page is large and goes with the rows; once it is gone, a small one stands in the bar.

const isFollowedByStyle = CSS.supports('animation-timeline: scroll()');

// How much of the large title may still be seen when the small one comes.
const little = 6;

export class LargeTitle {
  constructor(screen, viewport) {
    Object.assign(this, { screen, viewport });
    this.heading = screen.querySelector('.headline > .heading');
    this.bar = this.heading.closest('.bar-inner');
    const { scroller } = viewport;
    new ResizeObserver(() => this.measure()).observe(this.heading);
    scroller.addEventListener('scroll', () => this.follow(), { passive: true });
    // It gives its room to a search.
    for (const name of ['focus', 'blur']) this.bar.addEventListener(name, (event) => this.keepPlace(event.target), true);
    scroller.addEventListener('touchend', () => { this.isLetGo = true; }, { passive: true });
    scroller.addEventListener('scrollend', () => this.settle());
    this.measure();
  }

  show(title) { this.bar.dataset.title = title; }

  keepPlace(target) { if (target.closest('.search-field')) this.viewport.keepPlace(); }

  // It has a height only where it stands on a line of its own.
  measure() {
    const height = this.heading.offsetHeight;
    this.enough = this.heading.firstElementChild.offsetHeight - little;
    this.screen.style.setProperty('--lead', `${height}px`);
    this.viewport.setLead(height);
    this.follow();
  }

  // Its rows have come, wherever they are.
  come() {
    if (!this.screen.classList.contains('begins-below')) return;
    this.screen.classList.remove('begins-below');
    this.measure();
  }

  get gone() {
    const { lead, scroller } = this.viewport;
    return lead > 0 ? Math.min(1, Math.max(0, scroller.scrollTop / lead)) : 0;
  }

  follow() {
    const { gone } = this;
    if (this.screen.classList.contains('begins-below')) return;
    this.bar.parentElement.classList.toggle('titled', gone * this.viewport.lead > this.enough);
    if (isFollowedByStyle || gone === this.followed) return;
    this.followed = gone;
    for (const part of [this.bar.parentElement, this.screen.querySelector('.main-pane > .heads')]) part.style.setProperty('--gone', gone);
  }

  // A finger leaves it whole or gone.
  settle() {
    const { viewport, gone } = this;
    const isBetween = this.isLetGo && gone > 0 && gone < 1;
    this.isLetGo = false;
    if (isBetween) viewport.scrollTo(gone < 0.5 ? viewport.least : Math.min(1, viewport.furthest), { isSmooth: true });
  }
}
