import { useEffect, useState } from 'react';
import { useCurrentPath } from './NavigationContext.tsx';

/**
 * Returns the header's slot for late content, such as the bell: in its row or, on a phone, in the clock's line. Null
 * before hydration and on pages without a player's header.
 */
export function useHeaderSlot(name: 'bell' | 'verify'): Element | null {
  const [slot, setSlot] = useState<Element | null>(null);
  // Another page may have another header, or none.
  const path = useCurrentPath();
  useEffect(() => setSlot(document.querySelector(`[data-${name}]`)), [name, path]);
  return slot;
}
