// Which way lines run on this page. Places are counted from the edge where lines start; only what is drawn knows which
// edge that is.

const isRightToLeft = () => document.documentElement.dir === 'rtl';

// What a distance from the leading edge is multiplied by to be one to the right.
export const sign = () => (isRightToLeft() ? -1 : 1);

const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

// The key that means the same where lines run from left to right.
export const logicalKey = (key) => (isRightToLeft() ? mirrored[key] ?? key : key);
