import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns whether an element is on or near the screen; null until that is known.
 * @param nearPx distance in pixels that counts as near
 */
export function useOnScreen(ref: RefObject<Element | null>, nearPx = 100): boolean | null {
  const [isOnScreen, setOnScreen] = useState<boolean | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // Without IntersectionObserver every element counts as visible.
    if (typeof IntersectionObserver === 'undefined') {
      setOnScreen(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `${nearPx}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, nearPx]);
  return isOnScreen;
}
