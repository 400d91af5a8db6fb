import { ApiRefusal, apiRoute } from '../../services/api/apiRoute.server.ts';
import { isOff } from '../../services/market/isOff.ts';
import { fillPath, pathValuesOf } from '../operator/fillPath.ts';
import { openPortal } from './portalApi.ts';

/** The address carries the upstream launch token. The sealed token of the page is valid only on our own origin. */
export const openPortalRoute = apiRoute(openPortal, ({ body }, { visit, bearer, operatorPaths }) => {
  if (isOff(visit, 'portal')) return Promise.resolve(new ApiRefusal(404, { message: 'No account portal.' }));
  const values = { ...pathValuesOf(visit), token: bearer, page: body.page };
  return Promise.resolve({ address: visit.portalOrigin + fillPath(operatorPaths.portal, values) });
});
