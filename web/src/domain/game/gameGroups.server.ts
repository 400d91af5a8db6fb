import { brands } from '@foyer/brands/brands';
import { gameGroupProperties, nodesByAlias } from '@foyer/contract/content';
import type { Game } from '@foyer/contract/games';
import * as v from 'valibot';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import { contentQuery } from '../../services/market/contentQuery.ts';
import type { Visit } from '../../services/market/visit.ts';
import type { GameGroupLinks } from './gameGroupLinks.ts';

/** A studio or a theme of the content service. */
export interface GameGroup {
  name: string;
  path: string;
  /** Value of the games' `provider` or `theme`. */
  select: string;
  text?: string | undefined;
}

const aliases = { studio: 'gameStudio', theme: 'gameTheme' } as const;
export type GameGroupKind = keyof typeof aliases;

/** Returns the brand's studios or themes in the language of the visit; null if the content service fails. */
export async function gameGroupsOf(
  kind: GameGroupKind,
  visit: Pick<Visit, 'brandId' | 'culture' | 'countryIso2'>,
  cachedUpstream: CachedCalls,
): Promise<GameGroup[] | null> {
  const brand = brands.find(({ id }) => id === visit.brandId);
  if (brand === undefined) return null;
  const response = await cachedUpstream.call(nodesByAlias, {
    params: { nodeId: String(brand.productNodeId), includeChildren: 'false' },
    query: { type: aliases[kind], ...contentQuery(visit, { excludeCountry: true }) },
  });
  if (!response.ok) return null;
  return response.value.flatMap(({ Name: name, Properties }) => {
    const read = v.safeParse(gameGroupProperties, Properties);
    return read.success ? [{ name, ...read.output }] : [];
  });
}

/** Returns the links from a game to its studio and theme. Without the content service there are none. */
export async function gameGroupLinks(
  { provider, theme }: Pick<Game['Properties'], 'provider' | 'theme'>,
  visit: Pick<Visit, 'brandId' | 'culture' | 'countryIso2'>,
  cachedUpstream: CachedCalls,
): Promise<GameGroupLinks> {
  const [studios, themes] = await Promise.all([
    gameGroupsOf('studio', visit, cachedUpstream),
    gameGroupsOf('theme', visit, cachedUpstream),
  ]);
  const linkTo = (groups: readonly GameGroup[] | null, value: string) => {
    const found = groups?.find(({ select }) => select === value);
    return found && { name: found.name, path: found.path };
  };
  const [studio, ofTheme] = [linkTo(studios, provider), linkTo(themes, theme)];
  return { ...(studio && { studio }), ...(ofTheme && { theme: ofTheme }) };
}
