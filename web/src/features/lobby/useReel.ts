import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { groupStart, reelEnds } from './reelEnds.ts';

/** From this width on, arrow buttons move by a desktop group. */
const desktopQuery = '(min-width: 64em)';

/** Tracks whether a reel is at an end and moves it by a group (S3: 2 on a phone, 5 on a desktop). */
export function useReel(count: number, onNearEnd: () => void) {
  const ref = useRef<HTMLUListElement>(null);
  const backRef = useRef<HTMLButtonElement>(null);
  const onRef = useRef<HTMLButtonElement>(null);
  const frame = useRef(0);
  /** The element with focus when the ends last changed: a browser may take it from a button that becomes disabled. */
  const focused = useRef<Element | null>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: count > 1, isNearEnd: false });

  const updateEnds = () => {
    const list = ref.current;
    if (list === null) return;
    const next = reelEnds(list.scrollLeft, list.clientWidth, list.scrollWidth);
    focused.current = document.activeElement;
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
      updateEnds();
    });
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  // A disabled button loses the focus, so the opposite arrow takes it at an end.
  useLayoutEffect(() => {
    const [back, on] = [backRef.current, onRef.current];
    if (!ends.canGoOn && focused.current === on) back?.focus();
    else if (!ends.canGoBack && focused.current === back) on?.focus();
  }, [ends]);
  useEffect(() => {
    const list = ref.current;
    if (list === null || typeof ResizeObserver === 'undefined') return;
    // The observer also reports the initial size, without a forced layout.
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
      // Tiles of a numbered row differ in width, so a group ends at a tile edge.
      const starts = ([...list.children] as HTMLElement[]).map(({ offsetLeft }) => offsetLeft);
      list.scrollTo({ left: groupStart(starts, list.scrollLeft, direction * group) });
    },
  };
}
