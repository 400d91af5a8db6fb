import { ApiRefusal, apiRoute } from '../../server/apiRoute.server.ts';
import { portalAddress } from './portalAddress.ts';
import { openPortal } from './portalApi.ts';

/** The launch token as the portal knows it goes into the address: the one the page holds opens nothing elsewhere. */
export const openPortalRoute = apiRoute(openPortal, ({ body }, { visit, bearer }) =>
  Promise.resolve(
    bearer === null
      ? new ApiRefusal(401, { message: 'Launch token refused' })
      : { address: portalAddress(visit, { launchToken: bearer, page: body.page }) },
  ),
);
