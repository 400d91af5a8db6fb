import { afterEach, expect, test, vi } from 'vitest';
import { flagsWith } from '../../services/flags/flags.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { offlineLobby } from './offlineLobby.browser.ts';
import type { StartContext } from './startItems.browser.ts';

const removeOfflineNames = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('../../services/storage/removeOfflineNames.browser.ts', () => ({ removeOfflineNames }));

afterEach(() => playerStore.setState(initialPlayerState, true));

test.each([
  ['removes', 'without a session', false, []],
  ['keeps', 'of a session', true, ['chat']],
  ['removes', 'of a session while favourites are off', true, ['favourites']],
] as const)('%s the names of favourites %s', (outcome, _when, hasSession, off) => {
  removeOfflineNames.mockClear();
  playerStore.setState({ isLoggedIn: hasSession });
  const visit = visitFixture({ flags: flagsWith({ offlineLobby: true }), off });
  offlineLobby.start({
    page: { getState: () => ({ visit }) },
    followFlags: () => () => undefined,
  } as unknown as StartContext);
  expect(removeOfflineNames).toHaveBeenCalledTimes(outcome === 'removes' ? 1 : 0);
});
