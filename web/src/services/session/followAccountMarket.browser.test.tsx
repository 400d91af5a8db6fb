import { afterEach, expect, test, vi } from 'vitest';
import type { Visit } from '../market/visit.ts';
import { initialPlayerState } from '../player/playerState.ts';
import { playerStore } from '../player/playerStore.ts';
import { followAccountMarket } from './followAccountMarket.browser.ts';
import { playerOfSession } from './playerOfSession.ts';
import { sampleLogin } from './sampleLogin.ts';

const loadAccountDetails = vi.hoisted(() => vi.fn<() => Promise<null>>(async () => null));
vi.mock('./accountDetails.browser.ts', () => ({ loadAccountDetails }));

afterEach(() => {
  playerStore.setState(initialPlayerState, true);
  loadAccountDetails.mockClear();
});

function logIn(marketId?: string): void {
  const { account, session } = sampleLogin();
  const core = { ...account.core, ...(marketId !== undefined && { marketId }) };
  playerStore.setState(playerOfSession({ ...account, core }, session));
}

async function reloadsOf(marketId: string | undefined, visit: Pick<Visit, 'countryIso2' | 'marketId'>) {
  const reload = vi.fn<() => Promise<void>>(async () => undefined);
  const stop = followAccountMarket({ reload }, { getState: () => ({ visit }) });
  logIn(marketId);
  logIn(marketId);
  await new Promise((resolve) => setImmediate(resolve));
  stop();
  expect(loadAccountDetails).toHaveBeenCalledTimes(reload.mock.calls.length);
  return reload.mock.calls.length;
}

test.each([
  ['another market', 'ca', { countryIso2: 'GB', marketId: 'uk' }, 1],
  ['the rest of the world', 'uk', { countryIso2: null, marketId: 'row' }, 1],
  ['a market with a country', 'other', { countryIso2: 'GB', marketId: 'uk' }, 1],
  ['its own market', 'uk', { countryIso2: 'GB', marketId: 'uk' }, 0],
  ['the rest of the world in any language', 'other', { countryIso2: null, marketId: 'row-zh' }, 0],
  ['any market, if nothing tells that of the account', undefined, { countryIso2: 'GB', marketId: 'uk' }, 0],
] as const)('MK-03 an account on a page of %s', async (_name, marketId, visit, reloads) => {
  expect(await reloadsOf(marketId, visit)).toBe(reloads);
});
