import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useOnScreen } from '../../ui/useOnScreen.ts';

/**
 * Whether something that may come to nothing has room. Its room goes, or comes back, only while it lies below the screen,
 * so that nothing moves before the player's eyes; when it comes to nothing in sight, the room stays.
 * @param ref element that is there in both cases
 */
export function useReservedHeight(ref: RefObject<Element | null>, isNothing: boolean): boolean {
  const [isHeightReserved, setReservedHeight] = useState(!isNothing);
  const isOnScreen = useOnScreen(ref);
  useEffect(() => {
    const isBelow = isOnScreen === false && (ref.current?.getBoundingClientRect().top ?? 0) > 0;
    if (isBelow) setReservedHeight(!isNothing);
  }, [ref, isOnScreen, isNothing]);
  return isHeightReserved;
}
