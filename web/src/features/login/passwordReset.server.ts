import * as contract from '@foyer/contract/passwordReset';
import { apiRoute, refusalOf } from '../../server/apiRoute.server.ts';
import { postForgotPassword, postResetPassword } from './passwordResetApi.ts';

/** How often an address may ask is the service's to say: it knows the address from here. */
export const passwordResetRoutes = [
  apiRoute(postForgotPassword, async ({ body }, { upstream, visit, ipAddress }) => {
    const result = await upstream.call(contract.requestPasswordReset, {
      body: { username: body.username, productId: visit.productId, identifiers: { ipAddress: ipAddress } },
    });
    return result.ok ? result.value : refusalOf(result.failure);
  }),
  apiRoute(postResetPassword, async ({ body }, { upstream }) => {
    const result = await upstream.call(contract.resetPassword, { body });
    return result.ok ? result.value : refusalOf(result.failure);
  }),
];
