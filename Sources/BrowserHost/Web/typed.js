// Texts are numbered over all screens of the page, so that what the server knew of one is told from what was typed since.

let last = 0;

export const nextTyped = () => ++last;
