import { linkInteraction } from '../analytics/linkInteraction.ts';
import type { FollowedLink } from '../analytics/linkInteraction.ts';
import { interactionEvent, trackInteraction } from '../analytics/trackInteraction.browser.ts';

const maxNameLength = 80;

/**
 * Tells of links that are followed. One listener for the whole page, which says nothing where the press was told of at
 * its own place already.
 */
export function trackLinkClicks(): () => void {
  let trackedCount = 0;
  let trackedBefore = 0;
  const count = () => {
    trackedCount += 1;
  };
  let isTracked = false;
  const track = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
    if (element === null) return;
    const tells = element.closest<HTMLElement>('[data-tells]')?.dataset['tells'] ?? null;
    // A part of the page that is measured by itself is told of whatever else its links and buttons tell.
    if (trackedCount !== trackedBefore && (tells === null || tells === 'viewMore')) return;
    const link = linkOf(element, tells);
    const interaction = link === null ? null : linkInteraction(link);
    if (interaction !== null) trackInteraction(interaction);
  };
  const begin = (event: MouseEvent) => {
    trackedBefore = trackedCount;
    // Links that open a panel stop the press on its way down.
    isTracked = event.target instanceof Element && event.target.closest('a[href$="#my-play"]') !== null;
    if (isTracked) track(event);
  };
  const end = (event: MouseEvent) => {
    if (!isTracked) track(event);
  };
  window.addEventListener(interactionEvent, count);
  window.addEventListener('click', begin, { capture: true });
  document.addEventListener('click', end);
  return () => {
    window.removeEventListener(interactionEvent, count);
    window.removeEventListener('click', begin, { capture: true });
    document.removeEventListener('click', end);
  };
}

/** Null for what leads away from the site or nowhere. */
function linkOf(element: HTMLElement, tells: string | null): FollowedLink | null {
  if (tells === null && !(element instanceof HTMLAnchorElement)) return null;
  const address = element instanceof HTMLAnchorElement ? element : window.location;
  if (
    tells === null &&
    element instanceof HTMLAnchorElement &&
    (element.origin !== window.location.origin || element.getAttribute('href')?.startsWith('#') === true)
  )
    return null;
  const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, maxNameLength);
  return { path: address.pathname, tells, name, place: placeOf(element) };
}

function placeOf(element: Element): FollowedLink['place'] {
  if (element.closest('dialog, [popover]') !== null) return 'window';
  if (element.closest('header') !== null && element.closest('main') === null) return 'header';
  if (element.closest('footer') !== null) return 'footer';
  return element.closest('main') === null ? 'navigation' : 'main';
}
