import { openOverlay } from '../../overlays/openOverlay.ts';

/** A finger that rests on a cover this long wants to read, not to play; milliseconds. */
const longPressMs = 500;
/** A finger that moves this far scrolls; CSS pixels. */
const stillWithin = 10;

/** Opens what there is to read about a game when a finger rests on its cover. One set of listeners for every tile of every page. */
export function listenToLongPress(): () => void {
  let timer: number | null = null;
  let from = { x: 0, y: 0 };
  let hasOpened = false;
  const stop = () => {
    if (timer !== null) window.clearTimeout(timer);
    timer = null;
  };
  const begin = (event: PointerEvent) => {
    stop();
    hasOpened = false;
    const tile =
      event.target instanceof Element && event.pointerType === 'touch'
        ? event.target.closest<HTMLElement>('a')?.closest<HTMLElement>('li[data-id]')
        : null;
    const id = Number(tile?.dataset['id']);
    if (!Number.isInteger(id)) return;
    from = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      timer = null;
      hasOpened = true;
      openOverlay('gameInformation', { shownGameId: id });
    }, longPressMs);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > stillWithin) stop();
  };
  // The browser's own menu of a link, and the press that ends the rest, belong to it.
  const keepMenuAway = (event: Event) => {
    if (timer !== null || hasOpened) event.preventDefault();
  };
  const keepPressAway = (event: Event) => {
    if (!hasOpened) return;
    hasOpened = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const listeners: [string, (event: never) => void, boolean][] = [
    ['pointerdown', begin, false],
    ['pointermove', move, false],
    ['pointerup', stop, false],
    ['pointercancel', stop, false],
    ['scroll', stop, true],
    ['contextmenu', keepMenuAway, true],
    ['click', keepPressAway, true],
  ];
  for (const [name, listener, isCaught] of listeners)
    document.addEventListener(name, listener as EventListener, isCaught);
  return () => {
    stop();
    for (const [name, listener, isCaught] of listeners)
      document.removeEventListener(name, listener as EventListener, isCaught);
  };
}

export const longPressStart = { name: 'long press', when: 'idle' as const, start: listenToLongPress };
