import { apiRoute } from '../../services/api/apiRoute.server.ts';
import { fillPath, pathValuesOf } from '../operator/fillPath.ts';
import { openPortal } from './portalApi.ts';

/** The address carries the upstream launch token. The sealed token of the page is valid only on our own origin. */
export const openPortalRoute = apiRoute(openPortal, ({ body }, { visit, bearer, operatorPaths }) =>
  Promise.resolve({
    address:
      visit.portalOrigin + fillPath(operatorPaths.portal, { ...pathValuesOf(visit), token: bearer, page: body.page }),
  }),
);
