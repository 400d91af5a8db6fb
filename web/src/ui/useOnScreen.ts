import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element is on the screen or near it; null until that is known. */
export function useOnScreen(ref: RefObject<Element | null>): boolean | null {
  const [isOnScreen, setOnScreen] = useState<boolean | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // A browser that cannot tell is taken to look at everything.
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
