import { ApiRefusal, apiRoute } from '../../server/apiRoute.server.ts';
import { cashierAddress } from './cashierAddress.ts';
import { openCashier } from './openCashierApi.ts';

/** The launch token as the cashier knows it goes into the address: the one the page holds opens nothing elsewhere. */
export const openCashierRoute = apiRoute(openCashier, ({ body }, { visit, bearer }) =>
  Promise.resolve(
    bearer === null
      ? new ApiRefusal(401, { message: 'Launch token refused' })
      : { address: cashierAddress(visit, { launchToken: bearer, view: body.view }) },
  ),
);
