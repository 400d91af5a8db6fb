import { attributionParameters, reportAttribution } from '@foyer/contract/attribution';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/** Parameters of the address at which the document was opened. What the contract does not allow counts as none. */
const landing = v.fallback(attributionParameters, {});

/**
 * Stores for 30 days what led the visitor here, with consent to marketing; without it deletes what was stored. The
 * response says whether something is stored by this call.
 */
export const postAttribution = endpoint({
  name: 'postAttribution',
  service: 'web',
  method: 'POST',
  path: '/api/attribution',
  body: v.object({ parameters: landing }),
  response: v.object({ isStored: v.boolean() }),
  repeatable: true,
});

/** Reports what led a player here who opens the cashier before a first deposit. */
export const postDepositAttribution = endpoint({
  name: 'postDepositAttribution',
  service: 'web',
  method: 'POST',
  path: '/api/attribution/deposit',
  auth: 'userToken',
  body: v.object({ parameters: landing }),
  response: v.object({ isReported: v.boolean() }),
  errors: reportAttribution.errors,
  repeatable: true,
});
