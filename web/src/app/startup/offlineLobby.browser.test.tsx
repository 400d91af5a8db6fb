import { afterEach, expect, test, vi } from 'vitest';
import type { Visit } from '../../services/market/visit.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { offlineLobby } from './offlineLobby.browser.ts';
import type { StartContext } from './startItems.browser.ts';

const removeOfflineNames = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('../../services/storage/removeOfflineNames.browser.ts', () => ({ removeOfflineNames }));

afterEach(() => tabStorage.clear());

test.each([
  ['removes', 'without a session', false, []],
  ['keeps', 'of a session', true, ['chat']],
  ['removes', 'of a session while favourites are off', true, ['favourites']],
] as const)('%s the names of favourites %s', (outcome, _when, hasSession, off) => {
  removeOfflineNames.mockClear();
  if (hasSession) tabStorage.set(storedKeys.userToken, 'token');
  const visit = { flags: { offlineLobby: true }, off } as unknown as Visit;
  offlineLobby.start({
    page: { getState: () => ({ visit }) },
    followFlags: () => () => undefined,
  } as unknown as StartContext);
  expect(removeOfflineNames).toHaveBeenCalledTimes(outcome === 'removes' ? 1 : 0);
});
