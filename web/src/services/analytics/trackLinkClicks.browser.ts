import type { Interaction } from './interaction.ts';
import { interactionEvent, trackInteraction } from './trackInteraction.browser.ts';

const maxNameLength = 80;

/** A clicked link of the site. */
interface FollowedLink {
  /** Without query, which may contain input or a token. */
  path: string;
  /** Value of `data-track`; null for most links. */
  trackName: string | null;
  /** Text of the link, or of its heading. */
  name: string;
  place: Extract<Interaction, { area: 'navigation' }>['place'];
}

/** Interaction for a clicked link; null when the link's own component tracks it. */
export function linkInteraction({ path, trackName, name, place }: FollowedLink): Interaction | null {
  if (trackName === 'logo') return { area: 'logo', action: 'redirect' };
  if (trackName === 'hero' || trackName === 'keyTerms' || trackName === 'mobileNavigation')
    return { area: trackName, action: 'press', name, path };
  if (trackName === 'viewMore') return { area: 'viewMore', action: 'press', name, path };
  if (trackName === 'windowSaferGambling') return { area: 'gameWindow', action: 'saferGambling' };
  if (trackName !== null) return null;
  if (path === '/blog' || path.startsWith('/blog/')) {
    const isPost = place === 'main' && path.split('/').length > 3;
    return { area: 'blog', action: isPost ? 'post' : 'category', path };
  }
  return { area: 'navigation', action: 'link', place, path };
}

/**
 * Tracks clicks on links with one listener for the page. Skips links whose click was tracked by their own component.
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
    const trackName = element.closest<HTMLElement>('[data-track]')?.dataset['track'] ?? null;
    // Components that track themselves cover their other links and buttons too.
    if (trackedCount !== trackedBefore && (trackName === null || trackName === 'viewMore')) return;
    const link = linkOf(element, trackName);
    const interaction = link === null ? null : linkInteraction(link);
    if (interaction !== null) trackInteraction(interaction);
  };
  const begin = (event: MouseEvent) => {
    trackedBefore = trackedCount;
    // Links that open a panel stop the event before it bubbles.
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

/** Returns null for links to other sites and without a target. */
function linkOf(element: HTMLElement, trackName: string | null): FollowedLink | null {
  if (trackName === null && !(element instanceof HTMLAnchorElement)) return null;
  const address = element instanceof HTMLAnchorElement ? element : window.location;
  if (
    trackName === null &&
    element instanceof HTMLAnchorElement &&
    (element.origin !== window.location.origin || element.getAttribute('href')?.startsWith('#') === true)
  )
    return null;
  const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, maxNameLength);
  return { path: address.pathname, trackName, name, place: placeOf(element) };
}

function placeOf(element: Element): FollowedLink['place'] {
  if (element.closest('dialog, [popover]') !== null) return 'window';
  if (element.closest('header') !== null && element.closest('main') === null) return 'header';
  if (element.closest('footer') !== null) return 'footer';
  return element.closest('main') === null ? 'navigation' : 'main';
}
