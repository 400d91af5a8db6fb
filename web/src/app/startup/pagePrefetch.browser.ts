import type { PageAudience } from '../page/pageAudience.ts';
import { followInvalidations, prefetchPage } from './prefetchedPages.browser.ts';
import type { StartItem } from './startItems.browser.ts';

/** Time in milliseconds that a pointer or the keyboard's focus stays on a link before its page is fetched. */
const dwellMs = 80;
/** The same for a finger, which may be about to scroll. */
const touchDwellMs = 40;

/** Part of the Network Information API, which not every browser has. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor or the network asks for little data. */
export function isDataReduced(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.endsWith('2g') === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/**
 * Returns the path of the page that a press on an element would open in this tab, or null. Links with a query are left
 * out: a query may carry a token, or only open a dialog.
 */
export function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.ariaDisabled === 'true') return null;
  const { origin, pathname, search } = link;
  if (origin !== window.location.origin || search !== '' || pathname === window.location.pathname) return null;
  return pathname.startsWith('/api/') ? null : pathname;
}

/** Fetches the page of a link that is about to be pressed: pointer or focus stays on it, or a press begins. */
function listenForIntent(audience: () => PageAudience): () => void {
  let timer: number | null = null;
  let lastTarget: EventTarget | null = null;
  const stop = () => {
    if (timer !== null) window.clearTimeout(timer);
    timer = null;
  };
  const prefetchAfter = (target: EventTarget | null, delayMs: number) => {
    stop();
    const path = pathOfLink(target);
    if (path === null || isDataReduced()) return;
    const prefetch = () => prefetchPage(path, audience());
    if (delayMs === 0) prefetch();
    else timer = window.setTimeout(prefetch, delayMs);
  };
  const move = ({ target, pointerType, movementX, movementY }: PointerEvent) => {
    // A page that changes or scrolls below a resting pointer shows no intent.
    if (pointerType === 'touch' || target === lastTarget || (movementX === 0 && movementY === 0)) return;
    lastTarget = target;
    prefetchAfter(target, dwellMs);
  };
  const press = ({ target, pointerType, button }: PointerEvent) => {
    if (button === 0) prefetchAfter(target, pointerType === 'touch' ? touchDwellMs : 0);
  };
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) prefetchAfter(target, dwellMs);
  };
  document.addEventListener('pointermove', move, { passive: true });
  document.addEventListener('pointerdown', press, { passive: true });
  document.addEventListener('pointercancel', stop);
  document.addEventListener('focusin', focus);
  // From now on the page is requested for the press itself.
  document.addEventListener('click', stop, true);
  return () => {
    stop();
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerdown', press);
    document.removeEventListener('pointercancel', stop);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('click', stop, true);
  };
}

/** Prefetches pages on intent; decision 22. */
export const pagePrefetch: StartItem = {
  name: 'page prefetch',
  when: 'atOnce',
  start({ audience }) {
    const stops = [followInvalidations(), listenForIntent(audience)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};
