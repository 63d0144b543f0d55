// On paper rows are as wide as they are in the window: print.css draws them as small as the paper asks for.

const margins = 40;

addEventListener('beforeprint', () => {
  const rows = document.querySelectorAll('.screen:not(.covered) > .panes > .main-pane .spacer');
  const width = Math.max(...[...rows].map((one) => one.offsetWidth)) + margins;
  document.documentElement.style.setProperty('--printed-width', `${width}px`);
});
