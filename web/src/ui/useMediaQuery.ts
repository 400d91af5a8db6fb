import { useCallback, useSyncExternalStore } from 'react';
import { useIsCalm } from './useIsCalm.ts';

/** Whether the media query matches; false on the server, whose markup suits the smallest screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the player prefers reduced motion or is in calm mode; false on the server. */
export function useReducedMotion(): boolean {
  const isCalm = useIsCalm();
  return useMediaQuery('(prefers-reduced-motion: reduce)') || isCalm;
}
