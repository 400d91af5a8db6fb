import { useEffect, useRef, useState } from 'react';

interface PauseHandlers {
  onMouseEnter(): void;
  onMouseLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

/**
 * Calls `onEnd` after the given time. Hover and focus pause the timer.
 * @param ms null: never
 */
export function useAutoDismiss(ms: number | null, onEnd: () => void): PauseHandlers {
  const [holds, setHolds] = useState({ pointer: false, focus: false });
  const left = useRef(ms);
  const end = useRef(onEnd);
  const isHeld = holds.pointer || holds.focus;
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const remaining = left.current;
    if (isHeld || remaining === null) return;
    const startedAt = performance.now();
    const timer = window.setTimeout(() => end.current(), remaining);
    return () => {
      window.clearTimeout(timer);
      left.current = Math.max(0, remaining - (performance.now() - startedAt));
    };
  }, [isHeld]);
  const hold = (by: Partial<typeof holds>) => setHolds((before) => ({ ...before, ...by }));
  return {
    onMouseEnter: () => hold({ pointer: true }),
    onMouseLeave: () => hold({ pointer: false }),
    onFocus: () => hold({ focus: true }),
    onBlur: () => hold({ focus: false }),
  };
}
