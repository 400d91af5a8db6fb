import { scrolledBlocks, pageLinks } from './scrollPosition.browser.ts';
import type { ScrollPosition, LinkPosition } from './scrollPosition.browser.ts';

/** About one second. A page that is still too short then stays where it is. */
const maxFrames = 60;
/** Number of frames without movement after which the position counts as stable. */
const stableFrames = 10;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

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
    const top = scrolledBlocks()[block]?.getBoundingClientRect().top;
    if (anchor === null) window.scrollTo(0, top === undefined || y === 0 ? y : before + top + gone);
    else anchor.scrollIntoView();
    still = Math.abs(window.scrollY - before) <= 1 ? still + 1 : 0;
    requestAnimationFrame(move);
  };
  move();
  return stop;
}

/** Focuses a link again after its page has come back, or the nearest one, unless the focus has moved meanwhile. */
function focusLink({ href, left, top }: LinkPosition): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.id !== 'content') return;
  const distance = (link: Element): number => {
    const box = link.getBoundingClientRect();
    return Math.hypot(box.left - left, box.top - top);
  };
  const all = pageLinks();
  const same = all.filter((link) => link.getAttribute('href') === href);
  let nearest: HTMLAnchorElement | null = null;
  for (const link of same.length > 0 ? same : all)
    if (nearest === null || distance(link) < distance(nearest)) nearest = link;
  nearest?.focus({ preventScroll: true });
}
