import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/**
 * Returns the source of this visit (AN-05): the operator's cookie with banner tags as it was sent, also where script
 * cannot read it; empty without one. The browser calls it with consent to marketing only.
 */
export const getVisitTracker = endpoint({
  name: 'getVisitTracker',
  service: 'web',
  method: 'GET',
  path: '/api/visit-tracker',
  response: v.object({ trackingVisit: v.pipe(v.string(), v.maxLength(4096)) }),
});
