import { beginExternalLogin } from '@foyer/contract/externalLogin';
import { register } from '@foyer/contract/registration';
import { checkLocation, locationHeadersOf, locationRefusal } from '../../domain/player/checkLocation.server.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { ApiRefusal, apiRoute, refusalOf } from '../../services/api/apiRoute.server.ts';
import { attributionOf, readLanding } from '../../services/attribution/attribution.server.ts';
import { marketOfVisit } from '../../services/market/marketOfVisit.server.ts';
import { keepLogin } from '../../services/session/externalLoginCookie.server.ts';
import { externalLoginPath } from '../../services/session/externalLoginPath.ts';
import { postExternalRegistration } from './externalRegistrationApi.ts';
import { postRegister } from './registrationApi.ts';

/** The account's market comes from the visit on the server, never from the form. */
export const registrationRoutes = [
  apiRoute(postExternalRegistration, async (_input, call) => {
    if (call.visit.externalLogin !== true) return { url: null };
    const redirectUri = call.siteOrigin + externalLoginPath;
    const { culture } = call.visit;
    const begun = await call.upstream.call(beginExternalLogin, {
      body: { redirectUri, culture, purpose: 'registration' },
    });
    if (!begun.ok) {
      const isMissing = 'status' in begun.failure && begun.failure.status === 404;
      return isMissing ? { url: null } : refusalOf(begun.failure);
    }
    keepLogin(call, begun.value.transaction, sitePaths.lobby);
    return { url: begun.value.url };
  }),
  apiRoute(postRegister, async ({ body: { landing, ...body } }, call) => {
    const { visit, upstream, ipAddress, tokens } = call;
    const market = marketOfVisit(visit);
    if (market === null) return new ApiRefusal(404, { message: 'No such market' });
    const refused = locationRefusal(await checkLocation(call, 'register'));
    if (refused !== null) return refused;
    const attribution = attributionOf(call, readLanding(landing), Date.now());
    const request = {
      ...body,
      productId: visit.productId,
      marketId: market.id,
      ipAddress,
      culture: visit.culture,
      ...(attribution !== null && { attribution }),
    };
    const response = await upstream.call(register, { ...locationHeadersOf(call), body: request });
    if (!response.ok) return refusalOf(response.failure);
    // The token is sealed for this browser.
    return response.value.opened
      ? { ...response.value, refreshToken: tokens.beginWith(response.value.refreshToken) }
      : response.value;
  }),
];
