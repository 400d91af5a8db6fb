import { brands } from '@foyer/brands/brands';
import * as endpoints from '@foyer/contract/content';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { toGame } from '@foyer/games/catalogue/toGame';
import { Hono } from 'hono';
import { blogPictures } from '../../blog-pictures/blogPictures.ts';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { refuse, route } from '../../kernel/route.ts';
import type { TermsInForceOf } from '../accounts/termsAcceptances.ts';
import { withMaintenance } from '../games/gameLists.ts';
import type { Maintenance } from '../games/maintenance.ts';
import { categoryIcons } from './categoryIcons.ts';
import { contentConflicts } from './contentConflicts.ts';
import { ownContentFolder, type ContentFile } from './contentFiles.ts';
import { findNode, nodesOfAlias, withoutChildren } from './contentNodes.ts';
import { postContentPublished, publishedEvents, type Webhooks } from './contentPublished.ts';
import { createContentService, type ContentService } from './contentService.ts';
import { type ContentChange, createContentStore } from './contentStore.ts';
import { createGameSelection } from './gameSelection.ts';
import { pagesWithBoundary } from './heroCampaigns.ts';
import { pathOfFile } from './pathOfFile.ts';
import { termsWithBoundary } from './termsVersions.ts';
import { watchContent } from './watchContent.ts';

export interface ContentOptions {
  /** Folder of the content files. Defaults to the sandbox's own content. */
  folder?: string;
  /** Receivers of change notifications. Defaults to none. */
  webhooks?: Webhooks;
  /** Called after every reload that a change started, once the new content is served. */
  onReload?: (change: ContentChange) => void;
  /** Marks games of the search list that cannot be played now. */
  maintenance?: Pick<Maintenance, 'isClosed' | 'backAt'>;
}

/** Time between two checks for campaigns that began or ended, and terms that began to apply. */
const boundaryCheckMs = 10_000;

/** Serves pages and nodes from files, and reloads edited files. */
export function contentModule(
  { clock, log }: SandboxContext,
  catalogue: Catalogue,
  { folder = ownContentFolder, webhooks, onReload, maintenance }: ContentOptions = {},
): SandboxModule & Pick<ContentService, 'isCountryRestricted'> & { termsInForceOf: TermsInForceOf } {
  const store = createContentStore(folder);
  const selection = createGameSelection(catalogue);
  const content = createContentService({ brands, files: store.files, selection, gameCount: catalogue.all.length });
  const end = new AbortController();
  let stopWatching = () => {};
  let boundaryTimer: ReturnType<typeof setInterval> | undefined;
  let checkedAt = clock.now();

  let knownConflicts: ReadonlySet<string> = new Set();
  /** Logs each conflict once while it lasts. */
  const logConflicts = () => {
    const found = contentConflicts(store.files(), brands).map(
      ({ file, message }) => [pathOfFile(file), message] as const,
    );
    for (const [path, problem] of found)
      if (!knownConflicts.has(`${path} ${problem}`)) log('Content files contradict each other.', { path, problem });
    knownConflicts = new Set(found.map(([path, problem]) => `${path} ${problem}`));
  };

  const reload = async () => {
    const change = await store.reload();
    for (const { path, problem } of change.problems)
      log('A content file is not usable; its last good version is kept.', { path, problem });
    logConflicts();
    return change;
  };

  const reloadAndNotify = async () => {
    let change: ContentChange;
    try {
      change = await reload();
    } catch (error) {
      log('The content folder is not readable; the last good content is kept.', { folder, problem: String(error) });
      return;
    }
    if (change.changed.length > 0) log('Content reloaded.', { files: change.changed.length });
    onReload?.(change);
    // Not awaited, so that an unresponsive receiver does not delay the next change.
    notify(change.changed);
  };

  function notify(changed: readonly ContentFile[]): void {
    if (webhooks === undefined) return;
    for (const event of publishedEvents(changed))
      void postContentPublished(event, webhooks, { signal: end.signal, log });
  }

  /**
   * Pages are cached for an hour, so the web must hear of a campaign that begins or ends, and of terms that begin to
   * apply. The clock may move back.
   */
  const checkBoundaries = () => {
    const now = clock.now();
    const [since, until] = [Math.min(checkedAt, now), Math.max(checkedAt, now)];
    checkedAt = now;
    notify([...pagesWithBoundary(store.files(), since, until), ...termsWithBoundary(store.files(), since, until)]);
  };

  const routes: RouteForEach<typeof endpoints> = {
    pagesList: route(endpoints.pagesList, ({ params }) => content.pages(params.brand) ?? refuse(404, 'no such brand')),
    // Ignores `countryCode`, because the node decides what each country sees.
    pageLookup: route(
      endpoints.pageLookup,
      ({ params, body }) =>
        content.page(params.brand, body.nodeId, body.path, clock.now(), body.culture) ??
        refuse(404, 'no page at this path'),
    ),
    nodesByAlias: route(endpoints.nodesByAlias, ({ params, query }) => {
      const node = content.node(params.nodeId, query.culture, clock.now());
      if (!node) return refuse(404, 'no such node');
      const found = nodesOfAlias(node, query.type);
      return params.includeChildren === 'true' ? found : found.map(withoutChildren);
    }),
    nodeById: route(endpoints.nodeById, ({ params, query }) => {
      const ancestor = content.node(params.ancestorId, query.culture, clock.now());
      const node = ancestor && ancestor.Id !== params.id ? findNode(ancestor, params.id) : undefined;
      if (!node) return refuse(404, 'no such node below the ancestor');
      return params.includeChildren === 'true' ? node : withoutChildren(node);
    }),
    marketContent: route(endpoints.marketContent, ({ params, query }) => {
      const node = content.node(params.marketNodeId, query.culture, clock.now());
      if (!node) return refuse(404, 'no such node');
      return params.flag === 'true' ? node.Children : node.Children.map(withoutChildren);
    }),
    productContent: route(endpoints.productContent, ({ params, query }) => {
      const brand = brands.find(({ productId }) => productId === params.productId);
      const node = brand && content.node(brand.productNodeId, query.culture, clock.now());
      return node ? { ...node, Children: node.Children.map(withoutChildren) } : refuse(404, 'no such product');
    }),
    gamesSearch: route(endpoints.gamesSearch, ({ params, query: { culture = 'en', tone = 'full' } }) => {
      const now = clock.now();
      const found = content.searchable(params.productId, culture, now);
      if (!found) return refuse(404, 'no such product');
      const gamesOf = (ids: readonly number[]) =>
        ids
          .flatMap((id) => catalogue.byId(id) ?? [])
          .map((game) => {
            const listed = toGame(game, { culture, tone, now });
            return maintenance === undefined ? listed : withMaintenance(listed, game, maintenance);
          });
      return { data: found.map(({ name, gameIds }) => ({ Name: name, Games: gamesOf(gameIds) })) };
    }),
  };

  return {
    name: 'content',
    isCountryRestricted: content.isCountryRestricted,
    termsInForceOf: ({ brand, market_id: marketId }) => content.termsInForce(brand, marketId, clock.now()),
    routes: Object.values(routes),
    pages: { media: new Hono().route('/', categoryIcons()).route('/', blogPictures()) },
    seed: async () => {
      await reload();
    },
    start() {
      stopWatching = watchContent(folder, reloadAndNotify);
      checkedAt = clock.now();
      boundaryTimer = setInterval(checkBoundaries, boundaryCheckMs);
      boundaryTimer.unref();
    },
    stop() {
      end.abort();
      clearInterval(boundaryTimer);
      stopWatching();
    },
  };
}
