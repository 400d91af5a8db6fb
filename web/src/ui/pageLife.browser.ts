interface PageLifeListener {
  /** The browser may keep the page in memory, where a connection must not stay open. */
  onPause: () => void;
  /** The page is used again: restored from the back/forward cache, or no longer frozen. */
  onResume: () => void;
}

/**
 * Follows a page that the browser keeps without running it: in the back/forward cache, or frozen in a hidden tab. Both
 * callbacks alternate, because a page that enters the cache is frozen as well.
 * @returns the stop function
 */
export function followPageLife({ onPause, onResume }: PageLifeListener): () => void {
  let isPaused = false;
  const pause = () => {
    if (isPaused) return;
    isPaused = true;
    onPause();
  };
  const resume = () => {
    if (!isPaused) return;
    isPaused = false;
    onResume();
  };
  window.addEventListener('pagehide', pause);
  window.addEventListener('pageshow', resume);
  document.addEventListener('freeze', pause);
  document.addEventListener('resume', resume);
  return () => {
    window.removeEventListener('pagehide', pause);
    window.removeEventListener('pageshow', resume);
    document.removeEventListener('freeze', pause);
    document.removeEventListener('resume', resume);
  };
}
