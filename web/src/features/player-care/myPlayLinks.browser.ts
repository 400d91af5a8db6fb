import { openOverlay } from '../../overlays/openOverlay.ts';
import { isPlainPress } from '../../ui/plainPress.ts';

/**
 * Links that end in `#my-play` open the panel where the player is. Without this code they lead to the page about safer
 * gambling, so that they work before it is there, for a visitor, and in a new tab. Returns how to stop.
 */
export function openMyPlayByLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href$="#my-play"]') : null;
    if (link === null || !isPlainPress(event)) return;
    event.preventDefault();
    // Before the page's own links, which would leave the page, and with it a game.
    event.stopPropagation();
    openOverlay('myPlay');
  };
  document.addEventListener('click', onClick, { capture: true });
  // Such a link opened in a new tab finds the panel open. A reload must not open it again.
  if (window.location.hash === '#my-play') {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    openOverlay('myPlay');
  }
  return () => document.removeEventListener('click', onClick, { capture: true });
}
