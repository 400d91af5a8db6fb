import { nodesByAlias } from '@foyer/contract/content';
import { success } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import { cleanHtml } from '../../server/cleanHtml.server.ts';
import type { UpstreamFailure } from '../../server/upstream.server.ts';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import { apiRoute, ApiRefusal, refusalOf } from '../../services/api/apiRoute.server.ts';
import { contentQuery } from '../../services/market/contentQuery.ts';
import { marketOfVisit } from '../../services/market/marketOfVisit.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import { getTerms } from './termsApi.ts';
import { termsVersionOf } from './termsDates.ts';

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** Returns the properties of the first item in the market's list of terms (S7); empty if the list is empty. */
export async function termsNode(
  visit: Visit,
  cachedUpstream: CachedCalls,
): Promise<Result<Record<string, unknown>, UpstreamFailure>> {
  const response = await cachedUpstream.call(nodesByAlias, {
    params: { nodeId: String(visit.nodeId), includeChildren: 'false' },
    query: { type: 'termsAndConditions', ...contentQuery(visit) },
  });
  return response.ok ? success(response.value[0]?.Properties ?? {}) : response;
}

/** Rules that decide which date applies (RG-05). */
export function termsRules(visit: Visit): { isRow: boolean; maltaOption: boolean } {
  return { isRow: visit.isRow, maltaOption: marketOfVisit(visit)?.rules.maltaOption ?? false };
}

export const termsRoutes = [
  apiRoute(getTerms, async (_input, { visit, cachedUpstream }) => {
    const node = await termsNode(visit, cachedUpstream);
    if (!node.ok) return refusalOf(node.failure);
    const html = text(node.value['html']);
    // Without terms there is nothing to accept.
    if (html === null) return new ApiRefusal(502, { message: 'The content service gave no terms' });
    return {
      title: text(node.value['title']),
      html: cleanHtml(html),
      changes: text(node.value['changes']),
      lastUpdated: termsVersionOf(node.value, termsRules(visit)).lastUpdated,
    };
  }),
];
