import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns whether an element is on or near the screen; null until that is known. */
export function useOnScreen(ref: RefObject<Element | null>): boolean | null {
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
      rootMargin: '100px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isOnScreen;
}
