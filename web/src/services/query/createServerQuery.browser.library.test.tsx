import { afterEach, expect, test, vi } from 'vitest';
import { success } from '../../base/result.ts';
import { initialPlayerState } from '../player/playerState.ts';
import { playerStore } from '../player/playerStore.ts';
import { createServerQuery } from './createServerQuery.browser.ts';
import { queryScopeStore } from './queryScope.ts';

let stop = () => {};
afterEach(() => {
  stop();
  playerStore.setState(initialPlayerState, true);
});

test('a query that is followed before the login and before its library has loaded loads once for each player', async () => {
  let value = 0;
  const load = vi.fn<() => Promise<{ ok: true; value: number }>>(async () => success((value += 1)));
  const onValue = vi.fn<(value: number) => void>();
  stop = createServerQuery<number>({ name: 'early', load, onValue }).follow();
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true });
  await vi.waitFor(() => expect(onValue).toHaveBeenCalledWith(1));
  expect(load).toHaveBeenCalledOnce();
  // Another player is there at once.
  queryScopeStore.setState(({ session }) => ({ session: session + 1 }));
  await vi.waitFor(() => expect(onValue).toHaveBeenLastCalledWith(2));
});
