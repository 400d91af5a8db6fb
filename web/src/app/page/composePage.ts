import { loginStates } from '@foyer/contract/blocks';
import type { LoginState } from '@foyer/contract/blocks';
import { contentComponent } from '@foyer/contract/content';
import type { ContentComponent, ContentPage } from '@foyer/contract/content';
import { defaultComponents as defaults } from '@foyer/contract/defaultComponents';
import * as v from 'valibot';
import { errorTitles } from '../../domain/site/errorTitles.ts';
import type { Visit } from '../../services/market/visit.ts';
import { canonicalPath } from './canonicalPath.ts';
import { componentsForAccess, defaultsForAccess } from './componentsForAccess.ts';
import type { PageHead } from './pageModel.ts';

/**
 * Result of a page lookup at the content service.
 * - `found`: the page exists
 * - `missing`: the service knows no page at this path
 * - `failed`: the service sent no usable response
 */
export type PageLookup = { outcome: 'found'; page: ContentPage } | { outcome: 'missing' | 'failed' };

export interface ComposedPage {
  status: 200 | 404 | 503;
  head: PageHead;
  components: ContentComponent[];
  /** Components of the page that are invalid or name no login state, for the report. */
  unreadable: number;
  /** Valid components of the editors' list with their positions in it, from 1, for the report (PG-08). */
  placed: readonly { alias: string; position: number }[];
}

/** Parts of the visit that affect the composition. */
type Visitor = Pick<Visit, 'brandName' | 'loginState' | 'access' | 'device' | 'bigWinners'>;

interface PageFacts {
  lookup: PageLookup;
  path: string;
  visit: Visitor;
  /** Host names of the brand. */
  hosts: readonly string[];
}

const { loggedIn, loggedOut, anyState, ownAnyState, ownLoggedIn } = defaults;

interface DefaultsFor {
  loginState: LoginState;
  path: string;
  /** False for a path that the content service does not know (PG-09). */
  withLogin: boolean;
}

function defaultComponents({ loginState, path, withLogin }: DefaultsFor): ContentComponent[] {
  const own: readonly string[] =
    loginState === 'Logged-In'
      ? // PG-06: messages would cover a game.
        [...loggedIn, ...(path.startsWith('/game/') ? [] : ['messageBroker']), ...ownLoggedIn]
      : loggedOut.filter((alias) => withLogin || alias !== 'loginModal');
  return [...anyState, ...ownAnyState, ...own].map((alias) => ({ Alias: alias, Properties: {} }));
}

/** Composes the list of components by the rules of S2. Pure, so that every rule has a golden test. */
export function composePage({ lookup, path, visit, hosts }: PageFacts): ComposedPage {
  const { loginState, access, brandName } = visit;
  // PG-09: a path that contains the placeholder does not exist, even if the content service returns a page.
  if (lookup.outcome !== 'found' || path.includes('{id}')) {
    const isTemporary = lookup.outcome === 'failed' && !path.includes('{id}');
    return {
      // A failed lookup does not prove that the page is missing, so crawlers and caches must retry.
      status: isTemporary ? 503 : 404,
      head: { title: isTemporary ? brandName : errorTitles.pageNotFound, applicationName: brandName, robots: false },
      // Header and footer use their defaults in code, so that help and safer gambling stay available during a content
      // outage.
      components: [
        ...componentsForAccess([{ Alias: 'header', Properties: {} }], access),
        { Alias: 'notFound', Properties: { error: 'pageNotFound', ...(isTemporary && { isTemporary }) } },
        { Alias: 'footer', Properties: {} },
        ...defaultsForAccess(defaultComponents({ loginState, path, withLogin: isTemporary }), access),
      ],
      unreadable: 0,
      placed: [],
    };
  }
  const { Properties } = lookup.page;
  const read = Properties.components.flatMap((item, index) => {
    const result = v.safeParse(contentComponent, item);
    return result.success && loginStates.some((state) => includes(result.output, state))
      ? [{ component: result.output, position: index + 1 }]
      : [];
  });
  const own = read.map(({ component }) => component).filter((component) => showsTo(component, visit));
  return {
    status: 200,
    head: headOf(Properties, brandName, hosts),
    components: [
      ...componentsForAccess(insertBigWinners(insertContinuePlaying(own, visit), visit), access),
      ...defaultsForAccess(defaultComponents({ loginState, path, withLogin: true }), access),
    ],
    unreadable: Properties.components.length - read.length,
    placed: read.map(({ component, position }) => ({ alias: component.Alias, position })),
  };
}

/** PG-02: a component without login states shows to nobody; one without devices shows on all. */
function showsTo(component: ContentComponent, { loginState, device }: Visitor): boolean {
  const { devices } = component.Properties;
  const isForDevice = !Array.isArray(devices) || devices.length === 0 || devices.includes(device);
  return isForDevice && includes(component, loginState);
}

function includes({ Properties: { loginState } }: ContentComponent, state: LoginState): boolean {
  return Array.isArray(loginState) && loginState.includes(state);
}

const bigWinners = 'bigWinnerDetailGrid';

/**
 * PG-07: inserts big winners after the last games grid, or after the last filtered games grid, for players in markets
 * that allow it. Big winners that an editor placed move there with their properties. A page has at most one, and none in
 * other markets.
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
  const own = components.find(({ Alias }) => Alias === bigWinners) ?? { Alias: bigWinners, Properties: {} };
  return [...others.slice(0, after + 1), own, ...others.slice(after + 1)];
}

const continuePlaying = 'continuePlaying';
const isRow = ({ Alias }: ContentComponent) => Alias === 'gamesGridComponent' || Alias === 'filteredGamesGridComponent';

/**
 * LB-08: inserts a player's own games below the first screen of the lobby, so that they arrive without moving anything
 * that is visible: after the first row and a jackpot band below it, on a phone after the second row. The lobby is the
 * page with the categories. Removes such rows that an editor placed, so that a page has at most one.
 */
export function insertContinuePlaying(
  components: readonly ContentComponent[],
  visit: Pick<Visit, 'loginState' | 'device'>,
): ContentComponent[] {
  const others = components.filter(({ Alias }) => Alias !== continuePlaying);
  const categories = others.findIndex(({ Alias }) => Alias === 'gameCategories');
  if (visit.loginState !== 'Logged-In' || categories === -1) return others;
  const rows = others.flatMap((component, index) => (index > categories && isRow(component) ? [index] : []));
  const before = rows[visit.device === 'mobile' ? 1 : 0] ?? rows.at(-1) ?? categories;
  const after = others[before + 1]?.Alias === 'jackpotTicker' ? before + 1 : before;
  return [...others.slice(0, after + 1), { Alias: continuePlaying, Properties: {} }, ...others.slice(after + 1)];
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
