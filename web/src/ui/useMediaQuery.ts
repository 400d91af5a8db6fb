import { isStill } from '@foyer/contract/isStill';
import { useCallback, useSyncExternalStore } from 'react';
import { useDialStep } from './useDialStep.ts';

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

/** Whether the player prefers reduced motion or a still step of the dial; false on the server. */
export function useReducedMotion(): boolean {
  const step = useDialStep();
  return useMediaQuery('(prefers-reduced-motion: reduce)') || isStill(step);
}
