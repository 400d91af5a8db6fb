/**
 * Runs a callback when the page is first visible: at once, or when a prerendered page is opened or a hidden tab selected. Until
 * then nobody has seen the page, so it must not count, connect or fetch data of a player. A prerendered page is hidden too.
 */
export function whenShown(run: () => void): void {
  const check = () => {
    if (document.visibilityState === 'hidden') return;
    document.removeEventListener('visibilitychange', check);
    run();
  };
  document.addEventListener('visibilitychange', check);
  check();
}
