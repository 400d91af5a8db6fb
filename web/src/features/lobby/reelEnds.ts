export interface ReelEnds {
  canGoBack: boolean;
  canGoOn: boolean;
  /** Less than one more screen of tiles remains, so the next tiles are requested. */
  isNearEnd: boolean;
}

/**
 * Returns the position of a reel. All values in CSS pixels, with a tolerance of one, because browsers round scroll
 * positions.
 */
export function reelEnds(scrolled: number, visible: number, whole: number): ReelEnds {
  const left = whole - visible - scrolled;
  return { canGoBack: scrolled > 1, canGoOn: left > 1, isNearEnd: left < visible };
}

/**
 * Returns the scroll position after moving by some slides, backwards if negative.
 * @param starts left edges of the slides
 */
export function groupStart(starts: readonly number[], scrolled: number, slides: number): number {
  const origin = starts[0] ?? 0;
  // The slide at the left edge, with a tolerance of one pixel for rounding.
  const at = starts.filter((start) => start - origin <= scrolled + 1).length - 1;
  const next = Math.min(starts.length - 1, Math.max(0, at + slides));
  return (starts[next] ?? 0) - origin;
}
