// The room that the index beside a view takes from its rows.

export const search = '{search}';

export function makeRoomForIndex(scroller, titles) {
  scroller.classList.toggle('indexed', titles.length > 0);
  const longest = Math.max(1, ...titles.filter((title) => title !== search).map((title) => [...title].length));
  scroller.style.setProperty('--index-width', `${Math.min(80, 21 + 7 * longest) / 16}rem`);
}
