/**
 * Runs a callback when the page is first visible: at once, or when a prerendered page is opened or a hidden tab selected. Until
 * then nobody has seen the page, so it must not count, connect or fetch data of a player. A prerendered page is hidden too.
 */
export function whenShown(run: () => void): void {
  if (document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', () => whenShown(run), { once: true });
  else run();
}
