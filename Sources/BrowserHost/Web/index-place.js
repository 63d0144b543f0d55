// Which card stands at the top of the index stays there when a window is turned: beside each other, cards are elsewhere.

const cards = () => [...document.querySelectorAll('.pages li')];

// The uppermost card of which the larger part is seen, and how far down the window its upper edge is.
function upperCard() {
  const card = cards().find((one) => {
    const { top, height } = one.getBoundingClientRect();
    return top + height / 2 > 0;
  });
  return { card, top: card?.getBoundingClientRect().top };
}

export function keepPlace() {
  const scroller = document.scrollingElement;
  let { card, top } = upperCard();
  let width = innerWidth;
  // Where this put the page. The browser tells of that later.
  let given;
  addEventListener('scroll', () => {
    if (innerWidth !== width || scroller.scrollTop === given) return;
    ({ card, top } = upperCard());
    given = undefined;
  }, { passive: true });
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    if (scroller.scrollTop > 0) scroller.scrollTop += card.getBoundingClientRect().top - top;
    given = scroller.scrollTop;
  });
}
