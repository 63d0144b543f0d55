// What has more to the sides than there is room for fades out there, where it scrolls. Elsewhere what is wider than it
// is hung over an edge: the room around a button that a finger hits.

export function markEnds(element) {
  const { scrollLeft, scrollWidth, clientWidth, classList } = element;
  const hidden = getComputedStyle(element).overflowX === 'visible' ? 0 : scrollWidth - clientWidth;
  classList.toggle('goes-on', hidden > 2 && Math.abs(scrollLeft) < hidden - 2);
  classList.toggle('comes-from', hidden > 2 && Math.abs(scrollLeft) > 2);
}
