import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isMotionReduced } from './isMotionReduced.browser.ts';

/** Duration of a move in milliseconds. */
const glideMs = 150;

/**
 * Lets the marked elements (`data-glides`) of a fixed stack glide to their new places when another one comes or goes,
 * instead of jumping below the pointer of somebody who is about to press them. With reduced motion they jump.
 */
export function useGlide(stack: RefObject<HTMLElement | null>): void {
  const places = useRef<ReadonlyMap<Element, number>>(new Map());
  useLayoutEffect(() => {
    const top = stack.current?.getBoundingClientRect().top ?? 0;
    const now = new Map<Element, number>();
    for (const element of stack.current?.querySelectorAll<HTMLElement>('[data-glides]') ?? [])
      if (element.offsetParent !== null) now.set(element, top + element.offsetTop);
    const moves = [...now].map(([element, place]) => ({ element, by: (places.current.get(element) ?? place) - place }));
    places.current = now;
    const moved = moves.filter(({ by }) => by !== 0);
    if (moved.length === 0 || isMotionReduced()) return;
    for (const { element, by } of moved)
      element.animate([{ translate: `0 ${by}px` }, { translate: '0 0' }], { duration: glideMs, easing: 'ease-out' });
  });
}
