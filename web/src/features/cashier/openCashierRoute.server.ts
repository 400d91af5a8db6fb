import { checkLocation } from '../../domain/player/checkLocation.server.ts';
import { apiRoute } from '../../services/api/apiRoute.server.ts';
import { cashierAddress } from './cashierAddress.ts';
import { openCashier } from './openCashierApi.ts';

/**
 * The address carries the upstream launch token. The sealed token of the page is valid only on our own origin. Where the
 * player may not deposit, the cashier opens with the withdrawal.
 */
export const openCashierRoute = apiRoute(openCashier, async ({ body }, call) => {
  const { visit, bearer } = call;
  const decision = await checkLocation(call, 'deposit');
  const view = decision !== 'allowed' && body.view === 'deposit' ? 'withdraw' : body.view;
  return {
    address: cashierAddress(visit, { launchToken: bearer, view }),
    ...(decision !== 'allowed' && { depositRefused: decision }),
  };
});
