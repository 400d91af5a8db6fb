/** Time in milliseconds after which a page that was to be left counts as used again, because it is still there. */
const leavingMs = 5000;

interface PageLifeListener {
  /** The browser may keep the page in memory, where a connection must not stay open and a lock not be held. */
  onPause: () => void;
  /** The page is used again: restored from the back/forward cache, no longer frozen, or not left after all. */
  onResume: () => void;
}

/**
 * Follows a page that the browser keeps without running it: in the back/forward cache, or frozen in a hidden tab. Both
 * callbacks alternate, because a page that enters the cache is frozen as well. Firefox keeps no page that held a lock
 * after `beforeunload`, which also comes for downloads and cancelled navigations.
 * @returns the stop function
 */
export function followPageLife({ onPause, onResume }: PageLifeListener): () => void {
  let isPaused = false;
  let timer: number | undefined;
  const pause = () => {
    window.clearTimeout(timer);
    if (isPaused) return;
    isPaused = true;
    onPause();
  };
  const pauseUntilLeft = () => {
    pause();
    timer = window.setTimeout(resume, leavingMs);
  };
  const resume = () => {
    window.clearTimeout(timer);
    if (!isPaused) return;
    isPaused = false;
    onResume();
  };
  window.addEventListener('beforeunload', pauseUntilLeft);
  window.addEventListener('pagehide', pause);
  window.addEventListener('pageshow', resume);
  document.addEventListener('freeze', pause);
  document.addEventListener('resume', resume);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('beforeunload', pauseUntilLeft);
    window.removeEventListener('pagehide', pause);
    window.removeEventListener('pageshow', resume);
    document.removeEventListener('freeze', pause);
    document.removeEventListener('resume', resume);
  };
}
