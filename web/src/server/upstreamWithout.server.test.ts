import { gamesList } from '@foyer/contract/games';
import { liveTables } from '@foyer/contract/liveTables';
import { negotiate } from '@foyer/contract/milestones';
import { beforeEach, expect, test } from 'vitest';
import type { Upstream } from './upstream.server.ts';
import { upstreamWithout } from './upstreamWithout.server.ts';

const sent: string[] = [];
beforeEach(() => void sent.splice(0));
const services = {
  call: async ({ name }: { name: string }) => {
    sent.push(name);
    return { ok: true, value: {} };
  },
} as unknown as Upstream;

test('refuses the calls of a capability that is off, and sends the others', async () => {
  const upstream = upstreamWithout({ capabilitiesOff: ['liveTables'], servicesOff: [] }, services);
  const refused = await upstream.call(liveTables, { query: { productId: '1', currencyIsoCode: 'GBP' } });
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'refused', status: 404 } });
  await upstream.call(gamesList, { query: { productId: '1' } });
  expect(sent).toEqual(['gamesList']);
});

test('refuses every call of a service that is off', async () => {
  const upstream = upstreamWithout({ capabilitiesOff: [], servicesOff: ['milestones'] }, services);
  expect(await upstream.call(negotiate, { body: {} })).toMatchObject({ ok: false, failure: { status: 404 } });
  await upstream.call(gamesList, { query: { productId: '1' } });
  expect(sent).toEqual(['gamesList']);
});
