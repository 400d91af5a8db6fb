import { brands } from '@foyer/brands/brands';
import { nodesByAlias } from '@foyer/contract/content';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import { checkCountry } from './checkCountry.ts';
import type { PlayInCountry } from './checkCountry.ts';
import type { Visit } from './visit.ts';

/**
 * Checks the visitor's country against the product's list of restricted countries (MK-11). Used by the notice and the
 * launch.
 */
export async function checkPlayInCountry({
  visit,
  cachedUpstream,
  countryIso2,
}: {
  visit: Visit;
  cachedUpstream: CachedCalls;
  countryIso2: string | null;
}): Promise<PlayInCountry> {
  const brand = brands.find(({ id }) => id === visit.brandId);
  if (countryIso2 === null || brand === undefined) return checkCountry(null, null);
  // The list belongs to the product and is requested without a country (PG-17).
  const response = await cachedUpstream.call(nodesByAlias, {
    params: { nodeId: String(brand.productNodeId), includeChildren: 'false' },
    query: { type: 'countryRow' },
  });
  return checkCountry(countryIso2, response.ok ? (response.value[0]?.Properties ?? null) : null);
}
