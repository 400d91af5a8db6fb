import { expect, test, vi } from 'vitest';
import type { ApiCall } from '../../services/api/apiRoute.server.ts';
import { ApiRefusal } from '../../services/api/apiRoute.server.ts';
import { launchRoute } from './launchRoute.server.ts';
import { recalledGamesRoute } from './recalledGamesRoute.server.ts';

const recalled = { has: (id: number) => id === 7, ids: () => [7] };

test('GM-09 a recalled game does not launch, without spending a token or calling a service', async () => {
  const upstream = { call: vi.fn<() => Promise<never>>() };
  const tokens = { open: vi.fn<() => never>() };
  const call = { recalled, upstream, tokens, bearer: 'token' } as unknown as ApiCall;
  const refusal = await launchRoute.handler({ params: { gameId: 7 }, query: {}, body: { gameToken: 'token' } }, call);
  expect(refusal).toBeInstanceOf(ApiRefusal);
  expect(refusal).toMatchObject({ status: 410 });
  expect([upstream.call.mock.calls, tokens.open.mock.calls]).toEqual([[], []]);
});

test('GM-09 the list of recalled games comes from memory', async () => {
  const call = { recalled } as unknown as ApiCall;
  expect(await recalledGamesRoute.handler({ params: {}, query: {}, body: undefined }, call)).toEqual({ games: [7] });
});
