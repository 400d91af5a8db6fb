/** A link by its address and its place in the viewport, because a page may have several links to one address. */
export interface LinkPosition {
  readonly href: string;
  readonly left: number;
  readonly top: number;
}

/**
 * Scroll position: pixels from the top of the page, and the block at the top of the viewport with its scrolled height.
 * Further the link with the focus.
 */
export interface ScrollPosition {
  readonly y: number;
  readonly block: number;
  readonly gone: number;
  readonly link: LinkPosition | null;
}

/** Blocks of the page without sticky ones, whose position is independent of the page's. */
export const scrolledBlocks = (): Element[] =>
  [...document.querySelectorAll('main > *, footer')].filter((each) => getComputedStyle(each).position !== 'sticky');

export const pageLinks = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];

/** Current scroll position. `opened` is the path of the link that was pressed; not every browser focuses it. */
export function currentScrollPosition(opened?: string): ScrollPosition {
  const all = scrolledBlocks();
  const block = all.findIndex((each) => each.getBoundingClientRect().bottom > 0);
  return {
    y: window.scrollY,
    block,
    gone: -(all[block]?.getBoundingClientRect().top ?? 0),
    link: focusedLink(opened),
  };
}

function focusedLink(opened?: string): LinkPosition | null {
  const links = pageLinks();
  const link =
    links.find((each) => each.contains(document.activeElement)) ??
    links.find((each) => each.getAttribute('href') === opened);
  if (link === undefined) return null;
  const { left, top } = link.getBoundingClientRect();
  return { href: link.getAttribute('href') ?? '', left, top };
}
