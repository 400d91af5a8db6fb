import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isSameOriginRequest } from '../server/isSameOriginRequest.ts';

/** Whether a state-changing call comes from a page of this site (CSRF check). */
export function isSameOriginPost(context: Context<{ Bindings: HttpBindings }>, scheme: string): boolean {
  return isSameOriginRequest({
    secFetchSite: context.req.header('sec-fetch-site') ?? null,
    origin: context.req.header('origin') ?? null,
    ownOrigin: `${scheme}://${context.req.header('host') ?? ''}`,
    requestedBy: context.req.header('x-requested-by') ?? null,
  });
}
