import { brands } from '@foyer/brands/brands';
import { nodesByAlias } from '@foyer/contract/content';
import { apiRoute } from '../../server/apiRoute.server.ts';
import { judgeCountry } from './judgeCountry.ts';
import { getRestrictedCountry } from './restrictedCountryApi.ts';

export const restrictedCountryRoutes = [
  apiRoute(getRestrictedCountry, async (_input, { visit, answers, countryIso2 }) => {
    const brand = brands.find(({ id }) => id === visit.brandId);
    if (countryIso2 === null || brand === undefined) return judgeCountry(null, null);
    // The list belongs to the product and is asked for without a country (PG-17).
    const answer = await answers.call(nodesByAlias, { params: { nodeId: String(brand.productNodeId), includeChildren: 'false' }, query: { type: 'countryRow' } });
    return judgeCountry(countryIso2, answer.ok ? (answer.value[0]?.Properties ?? null) : null);
  }),
];
