import { pageLinks } from './scrollPosition.browser.ts';
import type { LinkPosition } from './scrollPosition.browser.ts';

/** Focuses a link again after its page has come back, or the nearest one, unless the focus has moved meanwhile. */
export function focusLink({ href, left, top }: LinkPosition): void {
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
