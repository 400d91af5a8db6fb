import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isOwnRequest } from '../server/crossSite.ts';

/** Whether a call that changes something comes from a page of ours. */
export function isOwnPost(context: Context<{ Bindings: HttpBindings }>, scheme: string): boolean {
  return isOwnRequest({
    secFetchSite: context.req.header('sec-fetch-site') ?? null,
    origin: context.req.header('origin') ?? null,
    ownOrigin: `${scheme}://${context.req.header('host') ?? ''}`,
    requestedBy: context.req.header('x-requested-by') ?? null,
  });
}
