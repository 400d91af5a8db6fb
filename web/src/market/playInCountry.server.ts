import { brands } from '@foyer/brands/brands';
import { nodesByAlias } from '@foyer/contract/content';
import type { CachedCalls } from '../server/upstreamCache.server.ts';
import { judgeCountry } from './judgeCountry.ts';
import type { PlayInCountry } from './judgeCountry.ts';
import type { Visit } from './visit.ts';

/** Judges the visitor's country by the product's list of restricted countries (MK-11). The notice and the launch both go by it. */
export async function judgePlay({
  visit,
  cachedUpstream,
  countryIso2,
}: {
  visit: Visit;
  cachedUpstream: CachedCalls;
  countryIso2: string | null;
}): Promise<PlayInCountry> {
  const brand = brands.find(({ id }) => id === visit.brandId);
  if (countryIso2 === null || brand === undefined) return judgeCountry(null, null);
  // The list belongs to the product and is requested without a country (PG-17).
  const response = await cachedUpstream.call(nodesByAlias, {
    params: { nodeId: String(brand.productNodeId), includeChildren: 'false' },
    query: { type: 'countryRow' },
  });
  return judgeCountry(countryIso2, response.ok ? (response.value[0]?.Properties ?? null) : null);
}
