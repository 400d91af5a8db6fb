import { useEffect } from 'react';
import type { RefObject } from 'react';
import { nextHeaderVisibility } from './headerVisibility.ts';
import type { HeaderVisibility } from './headerVisibility.ts';

/**
 * Sets `data-header="away"` on the page while the header is hidden. Sticky bars below follow by CSS alone
 * (`--bar-top-away` in `ui/global.css`), without a React render and without a layout read while the page scrolls.
 */
export function useHeaderVisibility(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { documentElement } = document;
    let state: HeaderVisibility = { isAway: false, turnedAt: window.scrollY };
    const element = header.current;
    if (element === null) return undefined;
    /** Read once: the header's height decides only how near the top the page counts as not scrolled. */
    let height = 0;
    const onScroll = () => {
      height ||= element.offsetHeight;
      const next = nextHeaderVisibility(state, window.scrollY, height);
      if (next.isAway === state.isAway) {
        state = next;
        return;
      }
      // A header that has the keyboard focus stays visible.
      if (
        next.isAway &&
        element.contains(document.activeElement) &&
        document.activeElement?.matches(':focus-visible') === true
      )
        return;
      state = next;
      if (state.isAway) documentElement.dataset['header'] = 'away';
      else delete documentElement.dataset['header'];
    };
    const onFocus = () => {
      state = { isAway: false, turnedAt: window.scrollY };
      delete documentElement.dataset['header'];
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', onFocus);
      delete documentElement.dataset['header'];
    };
  }, [header]);
}
