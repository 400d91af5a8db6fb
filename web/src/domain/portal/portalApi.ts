import { endpoint } from '@foyer/contract/endpoint';
import { portalPages } from '@foyer/contract/portalPages';
import * as v from 'valibot';

/**
 * Returns the address of a page of the account portal for one opening. The bearer is a launch token, which the portal
 * spends on opening, so the call is never retried.
 */
export const openPortal = endpoint({
  name: 'openPortal',
  service: 'web',
  method: 'POST',
  path: '/api/portal/open',
  auth: 'launchToken',
  body: v.object({ page: v.picklist(portalPages) }),
  response: v.object({ address: v.pipe(v.string(), v.url()) }),
  errors: { 401: "no launch token, or one that is not this browser's", 404: 'the operator has no account portal' },
});
