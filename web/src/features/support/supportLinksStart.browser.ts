import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { isPlainPress } from '../../ui/isPlainPress.ts';

/**
 * Opens the support panel for links that end in `#contact`. Without this code they lead to the same content on the help
 * page, so they also work before hydration and in a new tab.
 */
export const supportLinksStart = {
  name: 'supportLinks',
  when: 'atOnce' as const,
  start() {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href="/help#contact"]') : null;
      if (link === null || !isPlainPress(event)) return;
      event.preventDefault();
      // Runs before the page's own link handler, which would leave the page and a game on it.
      event.stopPropagation();
      openOverlay('support');
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  },
};
