// A page that takes another's place comes with what it shows first: it would slide in empty. Where that takes longer, it
// comes without it.

const longestWait = 300;

const { classList } = document.documentElement;

// Chromium gives a motion up where the page has no styles yet, or was shown already; WebKit where a page is gone back to.
// They say so by promises that no page is given, and that nobody so can heed.
addEventListener('unhandledrejection', (event) => {
  if (/^(Transition was aborted|Skipping view transition)/.test(event.reason?.message)) event.preventDefault();
});

addEventListener('pagereveal', ({ viewTransition }) => {
  if (!viewTransition) return;
  // Browsers tell nothing on the way of what a press meets: it ends the motion, and the next one meets the page.
  const pressed = new AbortController();
  const skip = () => viewTransition.skipTransition();
  for (const name of ['pointerdown', 'wheel']) addEventListener(name, skip, { signal: pressed.signal, passive: true });
  const end = () => pressed.abort();
  // A browser may give it up, and then it never is ready either.
  viewTransition.finished.then(end, end);
  viewTransition.ready.catch(() => {});
  if (classList.contains('has-come')) return;
  classList.add('awaited-page');
  setTimeout(() => classList.remove('awaited-page'), longestWait);
});
