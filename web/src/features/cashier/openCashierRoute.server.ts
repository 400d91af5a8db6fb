import { fillPath, pathValuesOf } from '../../domain/operator/fillPath.ts';
import { checkLocation } from '../../domain/player/checkLocation.server.ts';
import { apiRoute } from '../../services/api/apiRoute.server.ts';
import { openCashier } from './openCashierApi.ts';

/**
 * The address carries the upstream launch token. The sealed token of the page is valid only on our own origin. Where the
 * player may not deposit, the cashier opens with the withdrawal.
 */
export const openCashierRoute = apiRoute(openCashier, async ({ body }, call) => {
  const { bearer, visit, operatorPaths } = call;
  const decision = await checkLocation(call, 'deposit');
  const view = decision !== 'allowed' && body.view === 'deposit' ? 'withdraw' : body.view;
  return {
    address: visit.cashierOrigin + fillPath(operatorPaths.cashier, { ...pathValuesOf(visit), token: bearer, view }),
    ...(decision !== 'allowed' && { depositRefused: decision }),
  };
});
