import { loginStates } from '@foyer/contract/blocks';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { expect, test } from 'vitest';
import type { Log } from '../../server/log.server.ts';
import type { UpstreamCache } from '../../server/upstreamCache.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { createPageLoader } from './createPageLoader.server.ts';

const visit = visitFixture();

/** A page loader with one content page; all other services are unreachable. */
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

test('TE-06 PG-08 logs unknown components with their position in the editors’ list, and counts entries that are not components', async () => {
  const { loader, logged } = loaderWith([
    { Alias: 'richText', Properties: { loginState: ['Logged-In'] } },
    'not a component',
    { Alias: 'jackpotTicker', Properties: { loginState: loginStates } },
    { Alias: 'noSuchBlock', Properties: { loginState: loginStates } },
    { Alias: 'richText', Properties: { loginState: loginStates } },
  ]);
  await loader.load(
    { kind: 'content', path: '/x', lookupPath: '/x', gameGroupId: null },
    { ...visit, off: ['jackpots'] },
  );
  expect(logged).toEqual([
    ['UNKNOWN_COMPONENT', { path: '/x', count: 1 }],
    ['UNKNOWN_COMPONENT', { path: '/x', position: 4 }],
  ]);
});

test('PG-11 a shared error page has no path, so that it differs from the lobby', async () => {
  const { loader } = loaderWith([]);
  for (const kind of ['noGame', 'noPath'] as const) {
    const { model } = await loader.load({ kind, path: '/x' }, visit);
    expect([model.path, model.status]).toEqual(['', 404]);
  }
});

test('GM-03 an overlay has the same key on every page, so that a half-filled login form stays', async () => {
  const keysOn = async (path: string, components: readonly unknown[]) => {
    const { loader } = loaderWith(components);
    const { model } = await loader.load({ kind: 'content', path, lookupPath: path, gameGroupId: null }, visit);
    return model.blocks.filter(({ alias }) => alias === 'loginModal').map(({ key }) => key);
  };
  const text = { Alias: 'richText', Properties: { loginState: loginStates } };
  expect(await keysOn('/x', [text])).toHaveLength(1);
  expect(await keysOn('/y', [text, text])).toEqual(await keysOn('/x', [text]));
});

const everyone = { loginState: loginStates };

test('leaves out the blocks of a capability that is off, and the space that they would reserve', async () => {
  const components = [
    { Alias: 'gamesGridComponent', Properties: everyone },
    { Alias: 'jackpotTicker', Properties: everyone },
    { Alias: 'richText', Properties: everyone },
  ];
  const aliasesFor = async (own: Partial<Visit>) => {
    const { loader, logged } = loaderWith(components);
    const request = { kind: 'content', path: '/x', lookupPath: '/x', gameGroupId: null } as const;
    const { model } = await loader.load(request, { ...visit, loginState: 'Logged-In', bigWinners: true, ...own });
    expect(logged).toEqual([]);
    return model.blocks.map(({ alias }) => alias);
  };
  const missing = ['jackpotTicker', 'bigWinnerDetailGrid', 'poorConnectionAlert', 'messageBroker', 'genesys'];
  const all = await aliasesFor({});
  expect(all).toEqual(expect.arrayContaining(missing));
  expect(await aliasesFor({ off: ['winners', 'jackpots', 'messages', 'realTime', 'chat'] })).toEqual(
    all.filter((alias) => !missing.includes(alias) && alias !== 'xeniaMessage'),
  );
});

test('PG-09 a page of a capability that is off is not found', async () => {
  const { loader } = loaderWith([{ Alias: 'richText', Properties: everyone }]);
  const statusOf = async (path: string, off: Visit['off']) => {
    const { model } = await loader.load(
      { kind: 'content', path, lookupPath: path, gameGroupId: null },
      { ...visit, ...(off && { off }) },
    );
    return model.status;
  };
  expect(await Promise.all(['/promotions', '/blog/rules'].map((path) => statusOf(path, undefined)))).toEqual([
    200, 200,
  ]);
  expect(
    await Promise.all(['/promotions', '/blog/rules'].map((path) => statusOf(path, ['promotions', 'blog']))),
  ).toEqual([404, 404]);
  expect(await statusOf('/promotion-terms', ['promotions'])).toBe(200);
});
