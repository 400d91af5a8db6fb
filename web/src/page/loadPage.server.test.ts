import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { expect, test } from 'vitest';
import type { Visit } from '../market/visit.ts';
import type { Log } from '../server/log.server.ts';
import type { UpstreamCache } from '../server/upstreamCache.server.ts';
import { createPageLoader } from './loadPage.server.ts';

const visit = {
  brandName: 'Regency Palace',
  loginState: 'Logged-Out',
  access: 'full',
  device: 'desktop',
  culture: 'en',
} as Visit;

/** A loader whose content service knows one page, and whose other services are out of reach. */
function loaderWith(components: readonly unknown[]) {
  const logged: [string, Record<string, unknown>][] = [];
  const call = async ({ service, method }: AnyEndpoint) =>
    service === 'content' && method === 'POST'
      ? { ok: true, value: { Properties: { components } } }
      : { ok: false, failure: { kind: 'unreachable' } };
  const cachedUpstream = { call, forPageLoad: () => ({ call, usedStale: false }) } as unknown as UpstreamCache;
  const log = {
    warn: (facts: Record<string, unknown>, name: string) => void logged.push([name, facts]),
  } as unknown as Log;
  return { loader: createPageLoader(cachedUpstream, log), logged };
}

test('TE-06 PG-08 a component that does not exist is logged as UNKNOWN_COMPONENT with its alias, and so is what is no component', async () => {
  const { loader, logged } = loaderWith([
    { Alias: 'noSuchBlock', Properties: {} },
    'not a component',
    { Alias: 'richText', Properties: {} },
  ]);
  await loader.load({ kind: 'content', path: '/x', lookupPath: '/x', gameGroupId: null }, visit);
  expect(logged).toEqual([
    ['UNKNOWN_COMPONENT', { path: '/x', count: 1 }],
    ['UNKNOWN_COMPONENT', { path: '/x', alias: 'noSuchBlock' }],
  ]);
});

test('PG-11 an error page that many addresses share has no path of its own, so that the lobby is another page', async () => {
  const { loader } = loaderWith([]);
  for (const kind of ['noGame', 'noPath'] as const) {
    const { model } = await loader.load({ kind, path: '/x' }, visit);
    expect([model.path, model.status]).toEqual(['', 404]);
  }
});
