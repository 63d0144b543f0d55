// What has more to the sides than there is room for fades out there.

export function markEnds({ scrollLeft, scrollWidth, clientWidth, classList }) {
  const hidden = scrollWidth - clientWidth;
  classList.toggle('goes-on', hidden > 2 && Math.abs(scrollLeft) < hidden - 2);
  classList.toggle('comes-from', hidden > 2 && Math.abs(scrollLeft) > 2);
}
