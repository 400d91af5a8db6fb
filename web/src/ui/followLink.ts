import { isPlainPress } from './isPlainPress.ts';

/** Whether an address is a path of this site. `//` and `/\\` would be another host. */
export const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);

type Press = Parameters<typeof isPlainPress>[0];

/** Required fields of a click, native or React's. */
interface Click extends Press {
  preventDefault: () => void;
}

/** Navigates without a reload when a link to this site was clicked. Leaves all other clicks to the browser. */
export function followLink(click: Click, href: string, navigation: { go: (path: string) => void }): void {
  if (!isPlainPress(click) || !isOwnPath(href)) return;
  click.preventDefault();
  navigation.go(href);
}
