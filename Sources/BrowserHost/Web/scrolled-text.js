// A text that is longer than its room scrolls, and keys reach the rest of it as the mouse and fingers do.

export function letKeysScroll(element) {
  const measure = () => {
    const isCut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    if (isCut) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  new ResizeObserver(measure).observe(element);
  new MutationObserver(measure).observe(element, { childList: true, characterData: true, subtree: true });
}
