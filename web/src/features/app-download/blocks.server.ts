import { brands } from '@foyer/brands/brands';
import { nodesByAlias } from '@foyer/contract/content';
import * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { contentQuery } from '../../services/market/contentQuery.ts';
import type { AppDownloadProperties } from './AppDownloadPrompt.tsx';

const words = v.pipe(v.string(), v.trim(), v.minLength(1));
const node = v.object({
  heading: words,
  text: words,
  action: words,
  url: v.pipe(v.string(), v.regex(/^(?:https:\/\/|\/(?![/\\]))/)),
});

/** Resolves the app that editors name for the brand. Without one the band is left out. */
async function resolveAppDownload(
  _properties: object,
  { visit, cachedUpstream }: BlockLookups,
): Promise<AppDownloadProperties | 'absent' | null> {
  const brand = brands.find(({ id }) => id === visit.brandId);
  if (visit.device !== 'mobile' || brand === undefined) return 'absent';
  const response = await cachedUpstream.call(nodesByAlias, {
    params: { nodeId: String(brand.productNodeId), includeChildren: 'false' },
    query: { type: 'appDownload', ...contentQuery(visit, { excludeCountry: true }) },
  });
  if (!response.ok) return null;
  const read = v.safeParse(node, response.value[0]?.Properties);
  return read.success ? read.output : 'absent';
}

export const appDownloadResolvers: Readonly<Record<string, BlockResolver>> = { appDownloadPrompt: resolveAppDownload };
