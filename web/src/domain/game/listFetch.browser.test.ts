import { expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { Result } from '../../base/result.ts';
import type { ApiFailure } from '../../services/api/apiResult.ts';
import { createListFetch, isTokenRefused } from './listFetch.browser.ts';

type ListResponse = Result<readonly number[], ApiFailure>;

function setUp(response: ListResponse | ((token: string) => Promise<ListResponse>) = success([1, 2])) {
  let token: string | null = 'a.b.c';
  let time = 50_000;
  const request = vi.fn<(token: string) => Promise<ListResponse>>(
    typeof response === 'function' ? response : async () => response,
  );
  const clearUserToken = vi.fn<() => void>(() => {
    token = null;
  });
  const fetchList = createListFetch({ request, userToken: () => token, clearUserToken, now: () => time });
  return {
    request,
    clearUserToken,
    fetchList,
    setToken: (next: string | null) => (token = next),
    setTime: (next: number) => (time = next),
  };
}

test('LB-07 requests a list at most once per second', async () => {
  const { request, fetchList, setTime } = setUp();
  expect(await fetchList()).toEqual([1, 2]);
  setTime(50_999);
  expect(await fetchList()).toBeNull();
  expect(request).toHaveBeenCalledTimes(1);
  setTime(51_000);
  expect(await fetchList()).toEqual([1, 2]);
  expect(request).toHaveBeenCalledTimes(2);
});

test('LB-07 returns an empty list without a user token or a request', async () => {
  const { request, fetchList, setToken } = setUp();
  setToken(null);
  expect(await fetchList()).toEqual([]);
  expect(request).not.toHaveBeenCalled();
});

test('LB-07 returns an empty list when the service has no such list', async () => {
  const fetchList = createListFetch({
    request: undefined,
    userToken: () => 'a.b.c',
    clearUserToken: vi.fn<() => void>(),
    now: () => 0,
  });
  expect(await fetchList()).toEqual([]);
});

test.each<[string, ApiFailure]>([
  ['401', { kind: 'refused', status: 401, code: 15001, message: '' }],
  ['500 with 15006', { kind: 'broken', status: 500, code: 15006, message: '' }],
])('LB-07 a %s clears the token and empties the list', async (_, failure) => {
  const { clearUserToken, fetchList } = setUp(failed(failure));
  expect(await fetchList()).toEqual([]);
  expect(clearUserToken).toHaveBeenCalledTimes(1);
});

test.each<ApiFailure>([
  { kind: 'noResponse' },
  { kind: 'malformed' },
  { kind: 'refused', status: 403, code: null, message: '' },
  { kind: 'broken', status: 500, code: null, message: '' },
  { kind: 'broken', status: 502, code: 15006, message: '' },
])('LB-07 another failure empties the list and keeps the token: $kind $status', async (failure) => {
  const { clearUserToken, fetchList } = setUp(failed(failure));
  expect(await fetchList()).toEqual([]);
  expect(clearUserToken).not.toHaveBeenCalled();
  expect(isTokenRefused(failure)).toBe(false);
});

test('keeps a token that was renewed during the refused call', async () => {
  const { clearUserToken, fetchList, setToken } = setUp(async () => {
    setToken('d.e.f');
    return failed({ kind: 'refused', status: 401, code: null, message: '' });
  });
  expect(await fetchList()).toEqual([]);
  expect(clearUserToken).not.toHaveBeenCalled();
});
