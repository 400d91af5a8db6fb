import { brands } from '@foyer/brands/brands';
import type { CachedPage } from '../server/cachedPage.server.ts';
import type { Log } from '../server/log.server.ts';
import { createMemoryCache, smallCacheLimits } from '../server/memoryCache.server.ts';
import type { Metrics } from '../server/metrics.server.ts';
import { createPageCache } from '../server/pageCache.server.ts';
import type { PageCache } from '../server/pageCache.server.ts';
import { pageHeaders } from '../server/securityHeaders.server.ts';
import type { StaticFiles } from '../server/staticFiles.server.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import { frameOrigins } from '../services/configuration/gameFrames.server.ts';
import { languageHeader } from '../services/market/requestedLanguage.ts';
import type { FontFolders } from '../services/theme/fontFacesOf.server.ts';
import type { ClientAssets } from './clientAssets.server.ts';
import { tagsOfKey } from './contentPurge.server.ts';
import { createPageRenderer } from './createPageRenderer.server.ts';
import type { PageRenderer } from './createPageRenderer.server.ts';
import { createPageWriter } from './createPageWriter.server.ts';
import type { PageWriter } from './createPageWriter.server.ts';
import { createPreloadHeader } from './createPreloadHeader.server.ts';
import { flagOriginsOf } from './flagFeedOf.server.ts';
import { hubSocketOrigins } from './hubSocketOrigins.server.ts';
import type { PageLoader } from './page/createPageLoader.server.ts';
import { createPageLook } from './pageLook.server.ts';
import { openSharedTier } from './sharedTier.server.ts';
import type { SharedTier } from './sharedTier.server.ts';
import { policyReportPath } from './telemetryCalls.server.ts';
import { watchRender } from './watchHealth.server.ts';

/** What the pages of a web server are made from, apart from content. */
export interface PageSources {
  configuration: Configuration;
  assets: ClientAssets;
  files: StaticFiles;
  fonts: FontFolders;
  log: Log;
  metrics: Metrics;
  /** Omits the security policy, which would block the development server's injected scripts. */
  isDevelopment: boolean;
}

/** The way of a page after its load: rendered, cached, written to the response. */
export interface Pages {
  renderer: PageRenderer;
  cache: PageCache;
  writer: PageWriter;
  /** Alternating names and values of the security headers of a brand's pages. */
  securityHeadersOf: (brandId: string) => readonly string[];
  shared: SharedTier;
  close(): void;
}

/** @param onPage called for each page that was rendered from content */
export async function createPages(
  { configuration, assets, files, fonts, log, metrics, isDevelopment }: PageSources,
  loader: PageLoader,
  onPage: () => void,
): Promise<Pages> {
  const { release } = assets;
  const look = await createPageLook(files, fonts, assets);
  const rendering = createPageRenderer(loader, look, assets, configuration.publicOriginOf, log);
  const securityHeaders = new Map(
    brands.map(({ id }) => [id, securityHeadersFor(id, { configuration, assets, isDevelopment })]),
  );
  const securityHeadersOf = (brandId: string) => securityHeaders.get(brandId) ?? [];
  const shared = await openSharedTier(configuration, log, metrics, [
    release,
    [...look.themes],
    [...securityHeaders.values()].flat(),
    configuration.flags,
    configuration.capabilitiesOff,
    ...(configuration.experiments === null ? [] : [[...configuration.experiments.assignments]]),
  ]);
  const memory = createMemoryCache<CachedPage>();
  const notFound = createMemoryCache<CachedPage>(smallCacheLimits);
  return {
    renderer: { ...rendering, render: watchRender(rendering.render, onPage, metrics) },
    cache: createPageCache({
      memory,
      notFound,
      shared: shared.pages,
      tagsOf: tagsOfKey,
      onSource: metrics.pageSource,
    }),
    writer: createPageWriter(
      securityHeadersOf,
      createPreloadHeader(look),
      `Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent, ${languageHeader}, ${configuration.countryHeader}`,
      release,
    ),
    securityHeadersOf,
    shared,
    close() {
      memory.stop();
      notFound.stop();
      shared.close();
    },
  };
}

function securityHeadersFor(
  brandId: string,
  { configuration, assets, isDevelopment }: Pick<PageSources, 'configuration' | 'assets' | 'isDevelopment'>,
): string[] {
  return pageHeaders({
    mediaOrigin: configuration.mediaOrigin,
    pictureOrigins: configuration.pictureOrigins,
    gamesOrigins: configuration.gamesOrigins,
    formOrigins: frameOrigins(configuration.gameFrames),
    cashierOrigins: configuration.cashierOrigins,
    socketOrigins: hubSocketOrigins(configuration),
    flagOrigins: flagOriginsOf(configuration),
    vendors: configuration.vendors.policyOf(brandId),
    inlineScripts: [assets.earlyScript, assets.importMap].filter((script) => script !== ''),
    reportPath: policyReportPath,
    isSecure: configuration.publicScheme === 'https',
    release: assets.release,
  })
    .filter(([name]) => !(isDevelopment && name === 'Content-Security-Policy'))
    .flat();
}
