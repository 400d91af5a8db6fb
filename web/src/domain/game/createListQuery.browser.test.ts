import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import type { ApiFailure } from '../../services/api/apiResult.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { loadQueryLibrary } from '../../services/query/loadQueryLibrary.browser.ts';
import { queryScopeStore } from '../../services/query/queryScope.ts';
import { createListQuery, isTokenRefused } from './createListQuery.browser.ts';
import { listStatesStore } from './gamesStore.ts';

type ListResponse = Result<readonly number[], ApiFailure>;

let stop = () => {};
beforeAll(loadQueryLibrary);
beforeEach(() => {
  vi.useFakeTimers();
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true });
  queryScopeStore.setState(({ session }) => ({ session: session + 1 }));
});
afterEach(() => {
  stop();
  playerStore.setState(initialPlayerState, true);
  vi.useRealTimers();
});

async function setUp(
  response: ListResponse | ((token: string) => Promise<ListResponse>) = success([1, 2]),
  firstToken: string | null = 'a.b.c',
) {
  let token = firstToken;
  const request = vi.fn<(token: string) => Promise<ListResponse>>(
    typeof response === 'function' ? response : async () => response,
  );
  const clearUserToken = vi.fn<() => void>(() => {
    token = null;
  });
  const lists: (readonly number[])[] = [];
  const query = createListQuery({
    name: 'favourites',
    request,
    token: { currentUserToken: () => token, clearUserToken },
    onList: (list) => lists.push(list),
  });
  stop = query.follow();
  await vi.advanceTimersByTimeAsync(0);
  return { request, clearUserToken, query, lists, setToken: (next: string | null) => (token = next) };
}

test('LB-07 requests a list at most once per second', async () => {
  const { request, query, lists } = await setUp();
  expect(lists).toEqual([[1, 2]]);
  await vi.advanceTimersByTimeAsync(999);
  await query.refresh();
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await query.refresh();
  expect(request).toHaveBeenCalledTimes(2);
});

test('LB-07 gives an empty list without a user token', async () => {
  const { request, lists } = await setUp(success([1, 2]), null);
  expect(lists).toEqual([[]]);
  expect(request).not.toHaveBeenCalled();
});

test('LB-07 gives an empty list when the service has no such list', async () => {
  const lists: (readonly number[])[] = [];
  stop = createListQuery({
    name: 'favourites',
    request: undefined,
    token: { currentUserToken: () => 'a.b.c', clearUserToken: vi.fn<() => void>() },
    onList: (list) => lists.push(list),
  }).follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(lists).toEqual([[]]);
});

test.each<[string, ApiFailure]>([
  ['401', { kind: 'refused', status: 401, code: 15001, message: '' }],
  ['500 with 15006', { kind: 'broken', status: 500, code: 15006, message: '' }],
])('LB-07 a %s clears the token and gives an empty list', async (_, failure) => {
  const { clearUserToken, lists } = await setUp(failed(failure));
  expect(lists).toEqual([[]]);
  expect(clearUserToken).toHaveBeenCalledTimes(1);
});

test.each<ApiFailure>([
  { kind: 'noResponse' },
  { kind: 'malformed' },
  { kind: 'refused', status: 403, code: null, message: '' },
  { kind: 'broken', status: 500, code: null, message: '' },
  { kind: 'broken', status: 502, code: 15006, message: '' },
])('LB-07 another failure gives an empty list and keeps the token: $kind $status', async (failure) => {
  const { clearUserToken, lists } = await setUp(failed(failure));
  expect(lists).toEqual([[]]);
  expect(clearUserToken).not.toHaveBeenCalled();
  expect(isTokenRefused(failure)).toBe(false);
});

test('HT-05 a failure after a list keeps the list', async () => {
  const responses: ListResponse[] = [success([1, 2]), failed({ kind: 'noResponse' })];
  const { query, lists } = await setUp(async () => responses.shift() ?? success([]));
  await vi.advanceTimersByTimeAsync(1000);
  await query.refresh();
  expect([lists, query.state().name]).toEqual([[[1, 2]], 'failed']);
});

test('HT-05 LB-07 tells apart a list that is not loaded, loaded, failed, and loaded again', async () => {
  const responses: ListResponse[] = [failed({ kind: 'noResponse' }), success([]), failed({ kind: 'noResponse' })];
  let respond: (response: ListResponse) => void = () => {};
  const { query } = await setUp(() => new Promise((resolve) => (respond = resolve)));
  const states = [listStatesStore.getState().favourites];
  for (const response of responses) {
    respond(response);
    await vi.advanceTimersByTimeAsync(1000);
    states.push(listStatesStore.getState().favourites);
    void query.refresh();
    await vi.advanceTimersByTimeAsync(0);
    states.push(listStatesStore.getState().favourites);
  }
  expect(states).toEqual(['notLoaded', 'failed', 'notLoaded', 'loaded', 'loaded', 'failed', 'failed']);
});

test('LB-07 a list that hangs is empty after 10 s, and is requested again', async () => {
  const { request, query, lists } = await setUp(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lists).toEqual([[]]);
  void query.refresh();
  expect(request).toHaveBeenCalledTimes(2);
});

test('keeps a token that was renewed during the refused call', async () => {
  let renew = () => {};
  const { clearUserToken, query, setToken } = await setUp(async () => {
    renew();
    return failed({ kind: 'refused', status: 401, code: null, message: '' });
  });
  clearUserToken.mockClear();
  renew = () => void setToken('d.e.f');
  setToken('a.b.c');
  await vi.advanceTimersByTimeAsync(1000);
  await query.refresh();
  expect(clearUserToken).not.toHaveBeenCalled();
});
