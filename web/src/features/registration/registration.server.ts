import { register } from '@foyer/contract/registration';
import { marketOfVisit } from '../../market/marketOfVisit.server.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import { postRegister } from './registrationApi.ts';

/** The market of the visit is the account's: it comes from the server's own knowledge, never from the form. */
export const registrationRoutes = [
  apiRoute(postRegister, async ({ body }, { visit, upstream, ipAddress, tokens }) => {
    const market = marketOfVisit(visit);
    if (market === null) return new ApiRefusal(404, { message: 'No such market' });
    const request = { ...body, productId: visit.productId, marketId: market.id, ipAddress };
    const response = await upstream.call(register, { body: request });
    if (!response.ok) return refusalOf(response.failure);
    // Only this browser can use it.
    return response.value.opened
      ? { ...response.value, refreshToken: tokens.beginWith(response.value.refreshToken) }
      : response.value;
  }),
];
