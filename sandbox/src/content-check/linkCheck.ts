import type { ContentPage } from '@foyer/contract/content';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { walkValues } from './walkValues.ts';

export interface LinkCheck {
  /** Returns why an address is dead, or null. `from` is the path of the page with the link. */
  problem(address: string, from: string | null): { rule: 'deadLink' | 'deadAnchor'; message: string } | null;
}

/** Anchors that work on every page: two dialogs, and `#content` for the main part. */
const everywhere = ['#login', '#register', '#content'];
/** Further pages of a game list, for visitors without scripts. */
const furtherScreen = /\/more\/[1-9]\d{0,2}$/;

/** Checks links within one market: pages, games and text anchors. */
export function createLinkCheck(
  pages: ReadonlyMap<string, ContentPage>,
  catalogue: Catalogue,
  unreadablePaths: readonly string[],
): LinkCheck {
  const knownAnchors = new Map<ContentPage, ReadonlySet<string>>();
  const hasAnchor = (page: ContentPage, anchor: string) => {
    const known = knownAnchors.get(page) ?? anchorsOf(page);
    knownAnchors.set(page, known);
    return known.has(anchor);
  };
  const isPage = (path: string) => pages.has(path) || unreadablePaths.includes(path);
  const isGame = (path: string) => {
    const [, id] = /^\/game\/(\d+)$/.exec(path) ?? [];
    return id !== undefined && catalogue.byId(Number(id)) !== undefined;
  };
  return {
    problem(address, from) {
      if (everywhere.includes(address)) return null;
      if (/^(?:mailto|tel):\S+$/.test(address)) return null;
      if (!/^[/#](?![/\\])|^\/$/.test(address)) {
        const url = URL.parse(address);
        return url?.protocol === 'https:'
          ? null
          : {
              rule: 'deadLink',
              message: `“${address.slice(0, 80)}” is neither a path of this site nor an https address`,
            };
      }
      const [before = '', anchor = ''] = address.split('#');
      const path = before === '' ? from : (before.split('?')[0] ?? '').replace(furtherScreen, '');
      if (path !== null && !isPage(path) && !isGame(path)) return { rule: 'deadLink', message: `${path} is no page` };
      const page = path === null ? undefined : pages.get(path);
      if (
        anchor === '' ||
        page === undefined ||
        (path !== null && unreadablePaths.includes(path)) ||
        hasAnchor(page, anchor)
      )
        return null;
      return { rule: 'deadAnchor', message: `nothing on ${path} has the anchor “${anchor}”` };
    },
  };
}

function anchorsOf(page: ContentPage): ReadonlySet<string> {
  const values = page.Properties.components.flatMap((component) =>
    walkValues((component as { Properties?: Record<string, unknown> }).Properties ?? {}),
  );
  return new Set(values.flatMap(({ name, value }) => (name === 'anchor' && typeof value === 'string' ? [value] : [])));
}
