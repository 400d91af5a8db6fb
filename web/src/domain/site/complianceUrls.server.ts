import { link } from '@foyer/contract/blocks';
import { nodesByAlias } from '@foyer/contract/content';
import * as v from 'valibot';
import { success } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import type { UpstreamFailure } from '../../server/upstream.server.ts';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import { apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import { contentQuery } from '../../services/market/contentQuery.ts';
import type { Visit } from '../../services/market/visit.ts';
import { getComplianceUrls } from './complianceUrlsApi.ts';
import type { ComplianceUrls } from './complianceUrlsApi.ts';

/** Returns the market's five links (HI-03); null for each that editors left out or that is malformed. */
export async function complianceUrlsOf(
  visit: Visit,
  cachedUpstream: CachedCalls,
): Promise<Result<ComplianceUrls, UpstreamFailure>> {
  const response = await cachedUpstream.call(nodesByAlias, {
    params: { nodeId: String(visit.nodeId), includeChildren: 'false' },
    query: { type: 'complianceUrls', ...contentQuery(visit) },
  });
  if (!response.ok) return response;
  const properties = response.value[0]?.Properties ?? {};
  const at = (name: keyof ComplianceUrls) => {
    const read = v.safeParse(link, properties[name]);
    return read.success ? read.output : null;
  };
  return success({
    transactionHistory: at('transactionHistory'),
    responsibleGaming: at('responsibleGaming'),
    playerProtection: at('playerProtection'),
    help: at('help'),
    gameHistory: at('gameHistory'),
  });
}

export const complianceUrlsRoute = apiRoute(getComplianceUrls, async (_input, { visit, cachedUpstream }) => {
  const urls = await complianceUrlsOf(visit, cachedUpstream);
  return urls.ok ? urls.value : refusalOf(urls.failure);
});
