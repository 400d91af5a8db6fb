import { focusedLink, focusLink } from './focusedLink.browser.ts';
import type { LinkPosition } from './focusedLink.browser.ts';

/**
 * Scroll position: pixels from the top of the page, and the block at the top of the viewport with its scrolled height.
 * Further the link with the focus.
 */
export interface ScrollPosition {
  readonly y: number;
  readonly block: number;
  readonly gone: number;
  readonly link: LinkPosition | null;
}

/** About one second. A page that is still too short then stays where it is. */
const maxFrames = 60;
/** Number of frames without movement after which the position counts as stable. */
const stableFrames = 10;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Without sticky blocks: their position is independent of the page's. */
const blocks = (): Element[] =>
  [...document.querySelectorAll('main > *, footer')].filter((each) => getComputedStyle(each).position !== 'sticky');

/** Current scroll position. `opened` is the path of the link that was pressed; not every browser focuses it. */
export function currentScrollPosition(opened?: string): ScrollPosition {
  const all = blocks();
  const block = all.findIndex((each) => each.getBoundingClientRect().bottom > 0);
  return { y: window.scrollY, block, gone: -(all[block]?.getBoundingClientRect().top ?? 0), link: focusedLink(opened) };
}

/**
 * Restores a scroll position, or scrolls to `anchor`. Rows off screen have an estimated height, so content above may
 * still change size. Follows the block that was at the top of the viewport, frame by frame, until the layout is stable
 * or the player scrolls. Then focuses the link, also before the Tab of an impatient player. Returns the stop function.
 */
export function restoreScroll({ y, block, gone, link }: ScrollPosition, anchor: Element | null = null): () => void {
  let frames = 0;
  let still = 0;
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const name of ownMoves) window.removeEventListener(name, finish);
  };
  const finish = () => {
    stop();
    if (link !== null) focusLink(link);
  };
  for (const name of ownMoves) window.addEventListener(name, finish, { passive: true });
  const move = () => {
    if (isOver) return;
    if (frames >= maxFrames || still >= stableFrames) return finish();
    frames += 1;
    const before = window.scrollY;
    const top = blocks()[block]?.getBoundingClientRect().top;
    if (anchor === null) window.scrollTo(0, top === undefined || y === 0 ? y : before + top + gone);
    else anchor.scrollIntoView();
    still = Math.abs(window.scrollY - before) <= 1 ? still + 1 : 0;
    requestAnimationFrame(move);
  };
  move();
  return stop;
}
