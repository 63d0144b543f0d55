// What tells more about one row of a list, where the document was asked for with that: beside the list, or in a narrow
// window in place of it, until the server names it.

const wide = matchMedia('(min-width: 768px)');

export const detailAhead = () => document.querySelector('.screen.ahead');

export function placeDetailAhead(screen) {
  const place = () => {
    if (!screen.matches('.ahead')) return wide.removeEventListener('change', place);
    screen.classList.toggle('beside', wide.matches);
    screen.classList.toggle('push', !wide.matches);
    screen.querySelector('.back').hidden = wide.matches;
  };
  place();
  wide.addEventListener('change', place);
}
