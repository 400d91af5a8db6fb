import { cashierViews } from '@foyer/contract/cashierFrame';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/**
 * Returns the cashier's address for one opening. The bearer is a launch token, which the cashier spends on opening, so
 * the call is never retried.
 */
export const openCashier = endpoint({
  name: 'openCashier',
  service: 'web',
  method: 'POST',
  path: '/api/cashier/open',
  auth: 'launchToken',
  body: v.object({ view: v.picklist(cashierViews) }),
  response: v.object({
    address: v.pipe(v.string(), v.url()),
    /** Why no deposit is possible where the player is; the cashier then opens with the withdrawal. */
    depositRefused: v.optional(v.picklist(['countryRestricted', 'locationUnknown'])),
  }),
  errors: { 401: "no launch token, or one that is not this browser's" },
});
