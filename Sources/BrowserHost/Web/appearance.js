// Light turns dark at once, and dark light: a ground that fades by a transition of its own would fall behind the letters
// on it. Browsers may have begun to fade it when they tell of the change.

const { classList } = document.documentElement;

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
  classList.add('turns');
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove('turns')));
});
