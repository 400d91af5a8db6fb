import { expect, test, vi } from 'vitest';
import { messagesByLanguage } from './messagesByLanguage.ts';

const load = vi.fn<() => Promise<{ messages: { spin: string } }>>(() =>
  Promise.resolve({ messages: { spin: '旋转' } }),
);

test.each([
  ['every language where no address names one', '', 1, '旋转'],
  ['the language that the address of a frame names', '?culture=zh', 1, '旋转'],
  ['no other language in a frame', '?culture=en', 0, 'Spin'],
])('loads %s', async (_what, search, loads, chinese) => {
  vi.stubGlobal('location', { search });
  load.mockClear();
  const messages = await messagesByLanguage({ spin: 'Spin' }, load);
  expect([load.mock.calls.length, messages.en.spin, messages.zh.spin]).toEqual([loads, 'Spin', chinese]);
  vi.unstubAllGlobals();
});
