import { useEffect } from 'react';
import type { RefObject } from 'react';
import { headerTravel } from './headerTravel.ts';
import type { HeaderTravel } from './headerTravel.ts';

/**
 * Marks the page with `data-header="away"` while the header is out of the way; sticky bars below it follow by style
 * alone (`--bar-top` in `ui/global.css`). Nothing is drawn again by React.
 */
export function useHeaderTravel(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { documentElement } = document;
    let state: HeaderTravel = { isAway: false, turnedAt: window.scrollY };
    const onScroll = () => {
      const element = header.current;
      if (element === null) return;
      const next = headerTravel(state, window.scrollY, element.offsetHeight);
      if (next.isAway === state.isAway) {
        state = next;
        return;
      }
      // A header that somebody is using with the keyboard stays.
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
    const element = header.current;
    window.addEventListener('scroll', onScroll, { passive: true });
    element?.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      element?.removeEventListener('focusin', onFocus);
      delete documentElement.dataset['header'];
    };
  }, [header]);
}
