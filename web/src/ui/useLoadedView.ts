import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A view whose code is fetched when it is wanted for the first time; null until it is there. Unlike a suspended view it
 * never takes the page down: code that cannot be fetched is told to the caller, and the next wish tries again.
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
