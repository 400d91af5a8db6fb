import { apiRoute } from '../../services/api/apiRoute.server.ts';
import { portalAddress } from './portalAddress.ts';
import { openPortal } from './portalApi.ts';

/** The address carries the upstream launch token. The sealed token of the page is valid only on our own origin. */
export const openPortalRoute = apiRoute(openPortal, ({ body }, { visit, bearer }) =>
  Promise.resolve({ address: portalAddress(visit, { launchToken: bearer, page: body.page }) }),
);
