import type { Interaction } from './interaction.ts';
import { interactionEvent, trackInteraction } from './trackInteraction.browser.ts';

const maxNameLength = 80;

/** A clicked link of the site. */
interface FollowedLink {
  /** Without query, which may contain input or a token. */
  path: string;
  /** Value of `data-tells`; null for most links. */
  tells: string | null;
  /** Text of the link, or of its heading. */
  name: string;
  place: Extract<Interaction, { area: 'navigation' }>['place'];
}

/** Interaction for a clicked link; null when the link's own component tracks it. */
export function linkInteraction({ path, tells, name, place }: FollowedLink): Interaction | null {
  if (tells === 'logo') return { area: 'logo', action: 'redirect' };
  if (tells === 'hero' || tells === 'keyTerms' || tells === 'mobileNavigation')
    return { area: tells, action: 'press', name, path };
  if (tells === 'viewMore') return { area: 'viewMore', action: 'press', name, path };
  if (tells === 'windowSaferGambling') return { area: 'gameWindow', action: 'saferGambling' };
  if (tells !== null) return null;
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
    const tells = element.closest<HTMLElement>('[data-tells]')?.dataset['tells'] ?? null;
    // Components that track themselves cover their other links and buttons too.
    if (trackedCount !== trackedBefore && (tells === null || tells === 'viewMore')) return;
    const link = linkOf(element, tells);
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
