export interface ReelEnds {
  canGoBack: boolean;
  canGoOn: boolean;
  /** Less than one more screen of tiles is left: time to ask for those that follow. */
  isNearEnd: boolean;
}

/** Where a reel stands. All in CSS pixels; browsers round scroll positions, so a pixel is no distance. */
export function reelEnds(scrolled: number, visible: number, whole: number): ReelEnds {
  const left = whole - visible - scrolled;
  return { canGoBack: scrolled > 1, canGoOn: left > 1, isNearEnd: left < visible };
}

/**
 * Where a reel stands after moving some slides on, or back when negative.
 * @param starts left edges of the slides
 */
export function groupStart(starts: readonly number[], scrolled: number, slides: number): number {
  const origin = starts[0] ?? 0;
  // The slide at the edge now; a slide that is a pixel short of it counts, because browsers round.
  const at = starts.findLastIndex((start) => start - origin <= scrolled + 1);
  const next = Math.min(starts.length - 1, Math.max(0, at + slides));
  return (starts[next] ?? 0) - origin;
}
