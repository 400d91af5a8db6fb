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
