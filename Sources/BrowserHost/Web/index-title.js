// Over the list of pages a small title stands in a bar, where the large one is gone, as over the rows of a page.

export function followTitle() {
  const bar = document.querySelector('.index-bar');
  const heading = document.querySelector('.index h1');
  // The middle of the one gives way to the other as it comes to that of the bar.
  const follow = () => {
    const { top, bottom } = heading.getBoundingClientRect();
    bar.classList.toggle('titled', (top + bottom) / 2 < bar.offsetHeight / 2);
  };
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow);
  follow();
}
