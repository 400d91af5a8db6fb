import { contentComponent } from '@foyer/contract/content';
import type { ContentComponent, ContentPage } from '@foyer/contract/content';
import * as v from 'valibot';
import { errorTitles } from '../domain/site/errorTitles.ts';
import type { Visit } from '../market/visit.ts';
import { canonicalPath } from './canonicalPath.ts';
import { componentsForAccess, defaultsForAccess } from './componentsForAccess.ts';
import { defaultComponents } from './defaultComponents.ts';
import type { PageHead } from './pageModel.ts';

/**
 * What came of asking the content service for a page.
 * - `found`: here it is
 * - `missing`: the service knows no page at this path
 * - `failed`: the service gave no usable answer
 */
export type PageLookup = { outcome: 'found'; page: ContentPage } | { outcome: 'missing' | 'failed' };

export interface ComposedPage {
  status: 200 | 404 | 503;
  head: PageHead;
  components: ContentComponent[];
  /** Components of the page that are no components at all, for the report. */
  unreadable: number;
}

/** What of the visit decides the composition. */
type Visitor = Pick<Visit, 'brandName' | 'loginState' | 'access' | 'device' | 'bigWinners'>;

interface PageFacts {
  lookup: PageLookup;
  path: string;
  visit: Visitor;
  /** The brand's own host names. */
  hosts: readonly string[];
}

/** From the editors' list to the list that is shown, by the rules of S2. Pure, so that every rule has a golden test. */
export function composePage({ lookup, path, visit, hosts }: PageFacts): ComposedPage {
  const { loginState, access, brandName } = visit;
  // PG-09: a path with the placeholder in it is nobody's page, even where the content service would answer.
  if (lookup.outcome !== 'found' || path.includes('{id}')) {
    const isTemporary = lookup.outcome === 'failed' && !path.includes('{id}');
    return {
      // A failed lookup says nothing about the path: the page may exist, and crawlers and caches must come back.
      status: isTemporary ? 503 : 404,
      head: { title: errorTitles.pageNotFound, applicationName: brandName, robots: false },
      // Header and footer come from their defaults in code: help and safer gambling are there whatever the content service does.
      components: [
        ...componentsForAccess([{ Alias: 'header', Properties: {} }], access),
        { Alias: 'notFound', Properties: { error: 'pageNotFound', ...(isTemporary && { isTemporary }) } },
        { Alias: 'footer', Properties: {} },
        ...defaultsForAccess(defaultComponents({ loginState, path, withLogin: isTemporary }), access),
      ],
      unreadable: 0,
    };
  }
  const { Properties } = lookup.page;
  const read = Properties.components.map((item) => v.safeParse(contentComponent, item));
  const own = read.flatMap((result) => (result.success && showsTo(result.output, visit) ? [result.output] : []));
  return {
    status: 200,
    head: headOf(Properties, brandName, hosts),
    components: [
      ...componentsForAccess(insertBigWinners(own, visit), access),
      ...defaultsForAccess(defaultComponents({ loginState, path, withLogin: true }), access),
    ],
    unreadable: read.filter((result) => !result.success).length,
  };
}

/** PG-02: a component shows when its states hold the player's; none named means both. The same for its devices. */
function showsTo({ Properties }: ContentComponent, { loginState, device }: Visitor): boolean {
  const names = (list: unknown, value: string) => !Array.isArray(list) || list.length === 0 || list.includes(value);
  return names(Properties['loginState'], loginState) && names(Properties['devices'], device);
}

const bigWinners = 'bigWinnerDetailGrid';

/**
 * PG-07: after the last games grid; where there is none, after the last filtered games grid. For players, in markets that
 * allow it. The place is this rule's alone: one that an editor puts elsewhere is taken away, so that there is never a
 * second one, nor one where the market has none.
 */
export function insertBigWinners(
  components: readonly ContentComponent[],
  visit: Pick<Visit, 'loginState' | 'bigWinners'>,
): ContentComponent[] {
  const others = components.filter(({ Alias }) => Alias !== bigWinners);
  if (visit.loginState !== 'Logged-In' || !visit.bigWinners) return others;
  const aliases = others.map(({ Alias }) => Alias);
  const after = aliases.includes('gamesGridComponent')
    ? aliases.lastIndexOf('gamesGridComponent')
    : aliases.lastIndexOf('filteredGamesGridComponent');
  if (after === -1) return others;
  return [...others.slice(0, after + 1), { Alias: bigWinners, Properties: {} }, ...others.slice(after + 1)];
}

function headOf(properties: ContentPage['Properties'], brandName: string, hosts: readonly string[]): PageHead {
  const filled = (text: string | undefined) => (text === undefined || text.trim() === '' ? undefined : text);
  const optional = {
    description: filled(properties.description),
    keywords: filled(properties.keywords),
    canonicalUrl: canonicalPath(properties.canonicalUrl, hosts),
    googleSearchConsoleKey: filled(properties.googleSearchConsoleKey),
  };
  return {
    title: filled(properties.title) ?? brandName,
    applicationName: filled(properties.applicationName) ?? brandName,
    robots: properties.robots === true,
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as Partial<PageHead>),
  };
}
