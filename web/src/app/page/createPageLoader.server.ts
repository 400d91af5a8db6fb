import { brands } from '@foyer/brands/brands';
import type { ContentComponent } from '@foyer/contract/content';
import { pageLookup } from '@foyer/contract/content';
import { defaultAliases } from '@foyer/contract/defaultComponents';
import { gameById } from '@foyer/contract/games';
import type { GameInformation } from '@foyer/contract/games';
import type { BlockLookups, PageComponent } from '../../domain/block/blockResolver.server.ts';
import { gameRequest } from '../../domain/game/gameRequest.ts';
import { gamesOf } from '../../domain/game/gamesIndex.server.ts';
import { errorTitles } from '../../domain/site/errorTitles.ts';
import type { PageError } from '../../domain/site/errorTitles.ts';
import type { Log } from '../../server/log.server.ts';
import type { UpstreamCache, CachedCalls } from '../../server/upstreamCache.server.ts';
import { isPageOff } from '../../services/market/isPageOff.ts';
import type { Visit } from '../../services/market/visit.ts';
import { blockOf } from '../blocks/blockDefinitions.ts';
import { readProperties } from '../blocks/readProperties.ts';
import type { ReadProperties } from '../blocks/readProperties.ts';
import { resolverOf } from '../blocks/resolverOf.server.ts';
import { availableComponents } from './availableComponents.ts';
import { composePage } from './composePage.ts';
import type { ComposedPage, PageLookup } from './composePage.ts';
import type { PageBlock, PageModel } from './pageModel.ts';
import type { PageRequest } from './readPagePath.ts';

export interface LoadedPage {
  model: PageModel;
  /** False when a service failed or sent a stale response. Such a page is cached for seconds instead of an hour. */
  isComplete: boolean;
  /** Time in Unix milliseconds at which the content of a block changes; null if none is known. */
  changesAt: number | null;
}

export interface PageLoader {
  load(request: PageRequest, visit: Visit): Promise<LoadedPage>;
}

export function createPageLoader(upstreamCache: UpstreamCache, log: Log): PageLoader {
  return {
    async load(request, visit) {
      const calls = upstreamCache.forPageLoad();
      const page = await loadFrom(calls, log)(request, visit);
      return { ...page, isComplete: page.isComplete && !calls.usedStale };
    },
  };
}

/** Loads one page. All its upstream calls share one deadline. */
function loadFrom(cachedUpstream: CachedCalls, log: Log): PageLoader['load'] {
  async function load(request: PageRequest, visit: Visit): Promise<LoadedPage> {
    if (request.kind === 'noGame') return errorPage('gameNotFound', visit);
    if (request.kind === 'noPath' || isPageOff(visit, request.lookupPath)) return errorPage('pageNotFound', visit);
    const [lookup, game] = await Promise.all([
      lookUp(request.lookupPath, visit),
      request.kind === 'game' ? gameInformationOf(request.gameGroupId, visit) : null,
    ]);
    if (game === 'missing') return errorPage('gameNotFound', visit);
    const composed = composePage({ lookup, path: request.path, visit, hosts: hostsOf(visit) });
    const shown =
      lookup.outcome === 'missing' ? { ...composed, components: await inFrame(composed.components, visit) } : composed;
    const screen = request.kind === 'content' ? (request.screen ?? 1) : 1;
    // A game page without its game is unavailable; a missing page stays missing.
    const status = game === 'failed' && shown.status === 200 ? 503 : shown.status;
    const page = await toModel({ ...shown, status }, request, visit, game === 'failed' ? null : game, screen);
    // A6: only screens that a grid of games fills are pages, so that arbitrary numbers cannot fill the cache. When the
    // page could not be looked up, the screen may exist.
    if (
      screen > 1 &&
      lookup.outcome !== 'failed' &&
      page.isComplete &&
      !page.model.blocks.some(({ properties }) => properties['screen'] === screen)
    )
      return errorPage('pageNotFound', visit);
    return { ...page, isComplete: page.isComplete && lookup.outcome !== 'failed' && game !== 'failed' };
  }

  async function lookUp(path: string, visit: Visit): Promise<PageLookup> {
    const response = await cachedUpstream.call(pageLookup, {
      params: { brand: visit.brandId },
      body: {
        path,
        nodeId: visit.nodeId,
        culture: visit.culture,
        ...(visit.countryIso2 === null ? {} : { countryCode: visit.countryIso2 }),
      },
    });
    if (response.ok) return { outcome: 'found', page: response.value };
    return { outcome: response.failure.kind === 'refused' && response.failure.status === 404 ? 'missing' : 'failed' };
  }

  async function gameInformationOf(id: number, visit: Visit): Promise<GameInformation | 'missing' | 'failed'> {
    const response = await cachedUpstream.call(gameById, gameRequest(id, visit));
    if (response.ok) return response.value;
    return response.failure.kind === 'refused' && response.failure.status === 404 ? 'missing' : 'failed';
  }

  /** Puts an error page between the lobby's header and footer, or the defaults when the lobby is unavailable. */
  async function inFrame(components: readonly ContentComponent[], visit: Visit): Promise<ContentComponent[]> {
    const lobby = composePage({ lookup: await lookUp('/', visit), path: '/', visit, hosts: hostsOf(visit) });
    return components.map((item) =>
      item.Alias === 'header' || item.Alias === 'footer'
        ? (lobby.components.find(({ Alias }) => Alias === item.Alias) ?? item)
        : item,
    );
  }

  async function errorPage(error: PageError, visit: Visit): Promise<LoadedPage> {
    const composed = composePage({ lookup: { outcome: 'missing' }, path: '/', visit, hosts: hostsOf(visit) });
    const components = composed.components.flatMap((item) => {
      if (item.Alias !== 'notFound') return [item];
      const page = { ...item, Properties: { error } };
      return error === 'gameNotFound' && visit.access !== 'restricted'
        ? [page, { Alias: 'filteredGamesGridComponent', Properties: alternatives }]
        : [page];
    });
    const head = { ...composed.head, title: errorTitles[error] };
    return toModel(
      { ...composed, head, components: await inFrame(components, visit) },
      { path: '', gameGroupId: null },
      visit,
      null,
    );
  }

  async function toModel(
    whole: ComposedPage,
    { path, gameGroupId }: { path: string; gameGroupId: number | null },
    visit: Visit,
    game: GameInformation | null,
    screen = 1,
  ): Promise<LoadedPage> {
    const composed = { ...whole, components: availableComponents(whole.components, visit) };
    if (composed.unreadable > 0) log.warn({ path, count: composed.unreadable }, 'UNKNOWN_COMPONENT');
    for (const { alias, position } of composed.placed)
      // A missing default component is not an editor's mistake.
      if (placeableBlock(alias) === null && !defaultAliases.has(alias))
        log.warn({ path, position }, 'UNKNOWN_COMPONENT');
    let isIncomplete = false;
    const markIncomplete = () => {
      isIncomplete = true;
    };
    let changesAt: number | null = null;
    const limitFreshness = (at: number) => {
      changesAt = Math.min(at, changesAt ?? at);
    };
    const components = withSearch(composed.components, visit).map(({ Alias, Properties }) => ({
      alias: Alias,
      ...readProperties(Alias, Properties, visit.pictureOrigins),
    }));
    const lookups: BlockLookups = {
      visit,
      cachedUpstream,
      games: () => gamesOf(cachedUpstream, visit),
      game,
      components,
      screen,
      markIncomplete,
      limitFreshness,
    };
    const standsInMain = (index: number) => blockOf(components[index]?.alias ?? '')?.region === 'main';
    const leader = composed.components.findIndex((component) => blockOf(component.Alias)?.region === 'main');
    const resolved = await Promise.all(
      components.map((component, index) =>
        toBlock(component, index, { ...lookups, leadsPage: index === leader }, path),
      ),
    );
    const blocks = resolved.flatMap((block, index) => {
      if (block === null || (block === 'failed' && !standsInMain(index))) return [];
      if (block === 'failed') {
        // Show one message for adjacent blocks that failed.
        const isRepeated = resolved[index - 1] === 'failed' && standsInMain(index - 1);
        const properties = { isGame: components[index]?.alias === 'gameWindow', leadsPage: index === leader };
        return isRepeated ? [] : [{ alias: 'failedBlock', key: `failedBlock-${index}`, properties }];
      }
      const isSecond =
        resolved.findIndex((other) => other !== null && other !== 'failed' && other.key === block.key) !== index;
      return [isSecond ? { ...block, key: `${block.key}-${index}` } : block];
    });
    const title = game === null ? composed.head.title : `${game.game.SiteGameName} · ${visit.brandName}`;
    return {
      model: { path, status: composed.status, head: { ...composed.head, title }, blocks, gameGroupId },
      isComplete: !resolved.includes('failed') && !isIncomplete,
      changesAt,
    };
  }

  async function toBlock(
    { alias, properties, unreadable }: PageComponent & ReadProperties,
    index: number,
    lookups: BlockLookups,
    path: string,
  ): Promise<PageBlock | null | 'failed'> {
    const definition = placeableBlock(alias);
    if (definition === null) return null;
    if (unreadable.length > 0) log.warn({ path, alias, fields: unreadable.slice(0, 10) }, 'UNKNOWN_COMPONENT');
    const resolver = resolverOf(alias);
    const resolved =
      resolver === null
        ? properties
        : await resolver(properties as never, {
            ...lookups,
            report: (field) => log.warn({ path, alias, field }, 'UNKNOWN_COMPONENT'),
          });
    if (resolved === null) return 'failed';
    if (resolved === 'absent') return null;
    return {
      alias: definition.drawnBy?.(resolved) ?? alias,
      key: keyOf(alias, index),
      properties: resolved as Record<string, unknown>,
    };
  }

  return load;
}

/** Block that an editor can place on a page; null for one that stands inside others, and for an unknown alias. */
function placeableBlock(alias: string): ReturnType<typeof blockOf> {
  const definition = blockOf(alias);
  return definition?.isInner === true ? null : definition;
}

/** Suggestions for a player whose game is no longer available. */
const alternatives = { filter: { kind: 'slot' }, sort: 'popularity', limit: 12, variant: 'reel' };

const hostsOf = ({ brandId }: Pick<Visit, 'brandId'>): readonly string[] =>
  brands.find(({ id }) => id === brandId)?.hosts ?? [];

/** Adds the search overlay, because every header links to it. Restricted players have neither. */
function withSearch(
  components: readonly ContentComponent[],
  { access }: Pick<Visit, 'access'>,
): readonly ContentComponent[] {
  const isPlaced = access === 'restricted' || components.some(({ Alias }) => Alias === 'gameSearch');
  return isPlaced ? components : [...components, { Alias: 'gameSearch', Properties: {} }];
}

/**
 * Key of a block. Header, footer and overlays have the same key on every page, so that their state (for example a
 * half-filled login form) survives navigation.
 */
function keyOf(alias: string, index: number): string {
  return blockOf(alias)?.region === 'main' ? `${alias}-${index}` : alias;
}
