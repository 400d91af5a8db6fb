/** Where a page stands: pixels from its top, and the block at the top of the window with how far it has gone by. */
export interface Place {
  readonly y: number;
  readonly block: number;
  readonly gone: number;
}

/** About a second of frames; a page that is still too short by then stays where it is. */
const maxFrames = 60;
/** So many frames in which nothing moved any more. */
const stillFrames = 10;
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Without those that stick to the window: their place says nothing about the page's. */
const blocks = (): Element[] =>
  [...document.querySelectorAll('main > *, footer')].filter((each) => getComputedStyle(each).position !== 'sticky');

/** The place of the page that is shown. */
export function placeNow(): Place {
  const all = blocks();
  const block = all.findIndex((each) => each.getBoundingClientRect().bottom > 0);
  return { y: window.scrollY, block, gone: -(all[block]?.getBoundingClientRect().top ?? 0) };
}

/**
 * Brings a page back to where it was, or to `anchor`. Rows out of sight have an estimated height until they are near, so what stands
 * above may grow or shrink: the block that was at the top of the window leads, and it is looked at each frame until
 * nothing moves any more, or the player moves the page themselves.
 */
export function restoreScroll({ y, block, gone }: Place, anchor: Element | null = null): void {
  let frames = 0;
  let still = 0;
  const stop = () => {
    frames = maxFrames;
    for (const name of ownMoves) window.removeEventListener(name, stop);
  };
  for (const name of ownMoves) window.addEventListener(name, stop, { passive: true });
  const move = () => {
    if (frames >= maxFrames || still >= stillFrames) return stop();
    frames += 1;
    const before = window.scrollY;
    const top = blocks()[block]?.getBoundingClientRect().top;
    if (anchor === null) window.scrollTo(0, top === undefined || y === 0 ? y : before + top + gone);
    else anchor.scrollIntoView();
    still = Math.abs(window.scrollY - before) <= 1 ? still + 1 : 0;
    requestAnimationFrame(move);
  };
  move();
}
