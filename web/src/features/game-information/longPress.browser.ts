import { openOverlay } from '../../services/overlays/openOverlay.ts';

/** Minimum duration of a press on a cover that opens the game information. */
const longPressMs = 500;
/** A finger that moves further than this scrolls; CSS pixels. */
const maxMovementPx = 10;

/** Opens the game information on a long press of a cover. One set of listeners serves every tile of every page. */
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
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > maxMovementPx) stop();
  };
  // A long press must open neither the browser's context menu nor, on release, the link.
  const suppressContextMenu = (event: Event) => {
    if (timer !== null || hasOpened) event.preventDefault();
  };
  const suppressClick = (event: Event) => {
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
    ['contextmenu', suppressContextMenu, true],
    ['click', suppressClick, true],
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
