/**
 * Requests full screen for the whole page and not for the game window alone: the age mark and the licence line are in the
 * footer, beside the window, and must stay in sight (UK19, ON14, MT1).
 */
export function enterFullScreen(): void {
  document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Leaves full screen when the game window closes. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
}
