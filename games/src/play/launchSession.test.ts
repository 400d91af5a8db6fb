import { beforeEach, expect, test, vi } from 'vitest';
import { launchSession } from './launchSession.ts';

const fetched = vi.fn<typeof fetch>();
const launch = { launchToken: 'token-12', culture: 'zh', isRefused: false } as const;

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('GM-02 requests the session with the launch token and the language of the page', () => {
  fetched.mockResolvedValue(new Response('{}'));
  void launchSession(launch, 7);
  expect(fetched.mock.calls.map(([path, init]) => [path, init?.body])).toEqual([
    ['/session', '{"launchToken":"token-12","gameId":7,"culture":"zh"}'],
  ]);
});

test('GM-02 leaves a failed request to the code of the game', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  await expect(launchSession(launch, 7)).rejects.toThrow('offline');
});

test.each([
  ['without a launch token', { ...launch, launchToken: null }],
  ['in the frame of an unknown page', { ...launch, isRefused: true }],
])('GM-02 requests no session %s', (_when, address) => {
  expect(launchSession(address, 7)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
