import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { groupStart, reelEnds } from './reelEnds.ts';

/** From this width on, arrows move a desktop's group. */
const desktopQuery = '(min-width: 1024px)';

/** A reel scrolls by itself; this knows whether it is at an end and moves it by a group (S3: 2 on a phone, 5 on a desktop). */
export function useReel(count: number, onNearEnd: () => void) {
  const ref = useRef<HTMLUListElement>(null);
  const backRef = useRef<HTMLButtonElement>(null);
  const onRef = useRef<HTMLButtonElement>(null);
  const frame = useRef(0);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: count > 1, isNearEnd: false });

  const look = () => {
    const list = ref.current;
    if (list === null) return;
    const next = reelEnds(list.scrollLeft, list.clientWidth, list.scrollWidth);
    setEnds((before) =>
      before.canGoBack === next.canGoBack && before.canGoOn === next.canGoOn && before.isNearEnd === next.isNearEnd
        ? before
        : next,
    );
    if (next.isNearEnd && list.scrollLeft > 0) onNearEnd();
  };
  const onScroll = () => {
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      look();
    });
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  // An arrow that leads nowhere is disabled, and a disabled button loses the focus: the other one takes it.
  useLayoutEffect(() => {
    const [back, on] = [backRef.current, onRef.current];
    if (!ends.canGoOn && document.activeElement === on) back?.focus();
    else if (!ends.canGoBack && document.activeElement === back) on?.focus();
  }, [ends]);
  useEffect(() => {
    const list = ref.current;
    if (list === null || typeof ResizeObserver === 'undefined') return;
    // Also tells the first size, without asking for it while the page is being laid out.
    const observer = new ResizeObserver(onScroll);
    observer.observe(list);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `look` reads what it needs from refs
  }, [count]);

  return {
    ref,
    backRef,
    onRef,
    canGoBack: ends.canGoBack,
    canGoOn: ends.canGoOn,
    onScroll,
    move(direction: 1 | -1) {
      const list = ref.current;
      if (list === null) return;
      const { mobile, desktop } = gamesStore.getState().reelSettings.slidesPerGroup;
      const group = window.matchMedia(desktopQuery).matches ? desktop : mobile;
      if (direction === 1) onNearEnd();
      // Tiles of a numbered row are of different widths, so a group ends at a tile and not after so many pixels.
      const starts = ([...list.children] as HTMLElement[]).map(({ offsetLeft }) => offsetLeft);
      list.scrollTo({ left: groupStart(starts, list.scrollLeft, direction * group) });
    },
  };
}
