import { type ContentNode, nodesByAlias, termsVersionProperties } from '@foyer/contract/content';
import * as v from 'valibot';
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

/** Editors give one text or a list. */
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => text(item) ?? []);

/** Returns the first item in the market's list of terms (S7); empty if the list is empty. */
export async function termsNode(
  visit: Visit,
  cachedUpstream: CachedCalls,
): Promise<Result<Pick<ContentNode, 'Properties' | 'Children'>, UpstreamFailure>> {
  const response = await cachedUpstream.call(nodesByAlias, {
    params: { nodeId: String(visit.nodeId), includeChildren: 'true' },
    query: { type: 'termsAndConditions', ...contentQuery(visit) },
  });
  return response.ok ? success(response.value[0] ?? { Properties: {}, Children: [] }) : response;
}

/** Rules that decide which date applies (RG-05). */
export function termsRules(visit: Visit): { isRow: boolean; maltaOption: boolean } {
  return { isRow: visit.isRow, maltaOption: marketOfVisit(visit)?.rules.maltaOption ?? false };
}

export const termsRoutes = [
  apiRoute(getTerms, async (_input, { visit, cachedUpstream }) => {
    const node = await termsNode(visit, cachedUpstream);
    if (!node.ok) return refusalOf(node.failure);
    const { Properties: properties, Children: children } = node.value;
    const html = text(properties['html']);
    // Without terms there is nothing to accept.
    if (html === null) return new ApiRefusal(502, { message: 'The content service gave no terms' });
    const { version, lastUpdated } = termsVersionOf(properties, termsRules(visit));
    return {
      title: text(properties['title']),
      html: cleanHtml(html),
      version,
      changes: textsOf(properties['changes']),
      lastUpdated,
      versions: children.flatMap(({ Alias, Properties }) => {
        const read = v.safeParse(termsVersionProperties, Properties);
        if (Alias !== 'termsVersion' || !read.success) return [];
        const { changes = [], path = null, ...rest } = read.output;
        return [{ ...rest, changes, path }];
      }),
    };
  }),
];
