import { ApiRefusal, apiRoute } from '../../services/api/apiRoute.server.ts';
import { cashierAddress } from './cashierAddress.ts';
import { openCashier } from './openCashierApi.ts';

/** The address carries the upstream launch token. The sealed token of the page is valid only on our own origin. */
export const openCashierRoute = apiRoute(openCashier, ({ body }, { visit, bearer }) =>
  Promise.resolve(
    bearer === null
      ? new ApiRefusal(401, { message: 'Launch token refused' })
      : { address: cashierAddress(visit, { launchToken: bearer, view: body.view }) },
  ),
);
