/** A link by its address and its place in the viewport, because a page may have several links to one address. */
export interface LinkPosition {
  readonly href: string;
  readonly left: number;
  readonly top: number;
}

const links = (selector = 'main a[href]'): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(selector),
];

/** The link of the page with the focus; without one, the first link to `opened`. */
export function focusedLink(opened?: string): LinkPosition | null {
  const focused = document.activeElement?.closest('main a[href]') ?? null;
  const link = focused ?? links().find((each) => each.getAttribute('href') === opened) ?? null;
  const href = link?.getAttribute('href') ?? null;
  if (link === null || href === null) return null;
  const { left, top } = link.getBoundingClientRect();
  return { href, left, top };
}

/** Focuses a link again after its page has come back, or the nearest one, unless the focus has moved meanwhile. */
export function focusLink({ href, left, top }: LinkPosition): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.id !== 'content') return;
  const distance = (link: Element): number => {
    const box = link.getBoundingClientRect();
    return Math.hypot(box.left - left, box.top - top);
  };
  const all = links();
  const same = all.filter((link) => link.getAttribute('href') === href);
  let nearest: HTMLAnchorElement | null = null;
  for (const link of same.length > 0 ? same : all)
    if (nearest === null || distance(link) < distance(nearest)) nearest = link;
  nearest?.focus({ preventScroll: true });
}
