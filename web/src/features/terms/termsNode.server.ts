import { nodesByAlias } from '@foyer/contract/content';
import { success } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import { marketOfVisit } from '../../market/marketOfVisit.server.ts';
import type { Visit } from '../../market/visit.ts';
import type { UpstreamFailure } from '../../server/upstream.server.ts';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';

/** Properties of the first item of the market's list of terms (S7); empty where the list is. */
export async function termsNode(
  visit: Visit,
  cachedUpstream: CachedCalls,
): Promise<Result<Record<string, unknown>, UpstreamFailure>> {
  const response = await cachedUpstream.call(nodesByAlias, {
    params: { nodeId: String(visit.nodeId), includeChildren: 'false' },
    query: {
      type: 'termsAndConditions',
      culture: visit.culture,
      ...(visit.countryIso2 === null ? {} : { countryIsoCode: visit.countryIso2 }),
    },
  });
  return response.ok ? success(response.value[0]?.Properties ?? {}) : response;
}

/** What decides which of the dates hold (RG-05). */
export function termsRules(visit: Visit): { isRow: boolean; maltaOption: boolean } {
  return { isRow: visit.isRow, maltaOption: marketOfVisit(visit)?.rules.maltaOption ?? false };
}
