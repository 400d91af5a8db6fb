/** Where the page stood when the header last changed its mind, and whether it is away. */
export interface HeaderTravel {
  isAway: boolean;
  turnedAt: number;
}

/** Pixels of scrolling in one direction before the header goes or returns, so that a trembling finger moves nothing. */
const travel = 24;

/**
 * The header goes while the page is scrolled down and returns when it is scrolled up, and it stands at the top.
 * @param scrollY pixels from the top
 * @param height of the header in pixels
 */
export function headerTravel(before: HeaderTravel, scrollY: number, height: number): HeaderTravel {
  if (scrollY <= height) return { isAway: false, turnedAt: scrollY };
  const moved = scrollY - before.turnedAt;
  // What goes on in the same direction only moves the mark along.
  if (before.isAway ? moved > 0 : moved < 0) return { ...before, turnedAt: scrollY };
  if (Math.abs(moved) < travel) return before;
  return { isAway: !before.isAway, turnedAt: scrollY };
}
