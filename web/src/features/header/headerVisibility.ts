/** Scroll position at the last change of direction, and whether the header is hidden. */
export interface HeaderVisibility {
  isAway: boolean;
  turnedAt: number;
}

/** Distance in pixels in one direction before the header hides or returns; ignores small movements. */
const minScrollPx = 24;

/**
 * Hides the header while the page scrolls down and shows it while the page scrolls up or is at the top.
 * @param scrollY pixels from the top
 * @param height of the header in pixels
 */
export function nextHeaderVisibility(before: HeaderVisibility, scrollY: number, height: number): HeaderVisibility {
  if (scrollY <= height) return { isAway: false, turnedAt: scrollY };
  const moved = scrollY - before.turnedAt;
  // Movement in the same direction only moves the reference position along.
  if (before.isAway ? moved > 0 : moved < 0) return { ...before, turnedAt: scrollY };
  if (Math.abs(moved) < minScrollPx) return before;
  return { isAway: !before.isAway, turnedAt: scrollY };
}
