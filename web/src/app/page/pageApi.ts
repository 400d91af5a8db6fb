import { loginStates } from '@foyer/contract/blocks';
import { endpoint } from '@foyer/contract/endpoint';
import { maxAddressLength } from '@foyer/contract/pagePath';
import * as v from 'valibot';
import { playerAccesses } from '../../services/market/playerAccess.ts';
import type { PageAudience } from './pageAudience.ts';
import { pageResponse } from './pageModel.ts';

/** Page model at a path, for client-side navigation. Contains no player data, so it can be cached like the page. */
export const getPage = endpoint({
  name: 'getPage',
  service: 'web',
  method: 'GET',
  path: '/api/page',
  query: v.object({
    path: v.pipe(v.string(), v.maxLength(maxAddressLength)),
    loginState: v.picklist(loginStates),
    access: v.optional(v.picklist(playerAccesses), 'full'),
    /** Market that the tab shows; empty without one. */
    market: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  response: pageResponse,
  // A long page on a slow line, while the bar at the top shows that it loads.
  deadlineMs: 30_000,
  errors: { 421: 'host of no brand' },
});

/** Query for the page at a path. */
export const pageQuery = (path: string, { loginState, access, marketId }: PageAudience) => ({
  path,
  loginState,
  access,
  market: marketId ?? '',
});
