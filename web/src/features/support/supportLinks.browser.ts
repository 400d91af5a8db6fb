import { openOverlay } from '../../overlays/openOverlay.ts';
import { isPlainPress } from '../../ui/plainPress.ts';

/**
 * Links that end in `#contact` open the support panel where the visitor is. Without this code they lead to the same
 * words on the help page, so that they work before it is there and in a new tab.
 */
export const supportLinksStart = {
  name: 'supportLinks',
  when: 'atOnce' as const,
  start() {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href="/help#contact"]') : null;
      if (link === null || !isPlainPress(event)) return;
      event.preventDefault();
      // Before the page's own links, which would leave the page, and with it a game.
      event.stopPropagation();
      openOverlay('support');
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  },
};
