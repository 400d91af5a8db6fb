import { link } from '@foyer/contract/blocks';
import { nodesByAlias } from '@foyer/contract/content';
import * as v from 'valibot';
import { apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import { getComplianceUrls } from './complianceUrlsApi.ts';

export const complianceUrlsRoute = apiRoute(getComplianceUrls, async (_input, { visit, answers }) => {
  const answer = await answers.call(nodesByAlias, {
    params: { nodeId: String(visit.nodeId), includeChildren: 'false' },
    query: { type: 'complianceUrls', culture: visit.culture, ...(visit.countryIso2 === null ? {} : { countryIsoCode: visit.countryIso2 }) },
  });
  if (!answer.ok) return refusalOf(answer.failure);
  const properties = answer.value[0]?.Properties ?? {};
  const at = (name: keyof v.InferOutput<typeof getComplianceUrls.answer>) => {
    const read = v.safeParse(link, properties[name]);
    return read.success ? read.output : null;
  };
  return { transactionHistory: at('transactionHistory'), responsibleGaming: at('responsibleGaming'), playerProtection: at('playerProtection'), help: at('help'), gameHistory: at('gameHistory') };
});
