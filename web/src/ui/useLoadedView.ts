import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * Loads a view's code on first use; null until it has loaded. Unlike a suspended view it never blocks the page. The
 * caller is told of a failure, and the next use retries.
 */
export function useLoadedView<P extends object>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<P> }>,
  onFailure: () => void,
): ComponentType<P> | null {
  const [View, setView] = useState<ComponentType<P> | null>(null);
  const latest = useRef({ load, onFailure });
  useEffect(() => {
    latest.current = { load, onFailure };
  });
  const isMissing = isWanted && View === null;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    latest.current.load().then(
      (module) => isCurrent && setView(() => module.default),
      () => isCurrent && latest.current.onFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return View;
}
