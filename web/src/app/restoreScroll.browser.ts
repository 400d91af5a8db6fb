/** About a second of frames; a page that is still too short by then stays where it is. */
const mostFrames = 60;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings a page back to where it was. Rows out of sight have an estimated height until they are near, so the page may be
 * too short at first: it is tried again each frame until the place is there, or the player moves it themselves.
 * @param y pixels from the top
 */
export function restoreScroll(y: number): void {
  let frames = 0;
  const stop = () => {
    frames = mostFrames;
    for (const name of ownMoves) window.removeEventListener(name, stop);
  };
  for (const name of ownMoves) window.addEventListener(name, stop, { passive: true });
  const move = () => {
    if (frames >= mostFrames) return stop();
    frames += 1;
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) <= 1) return stop();
    requestAnimationFrame(move);
  };
  move();
}
