import { appMessage } from '@foyer/contract/appBridge';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Bridge from './appBridge.browser.ts';

let bridge: typeof Bridge;
beforeEach(async () => {
  vi.resetModules();
  bridge = await import('./appBridge.browser.ts');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'ReactNativeWebView');
  Reflect.deleteProperty(window, 'Android');
  vi.restoreAllMocks();
});

/** Injects an app interface that, like Android's, works only as a method of its object. */
function injectApp(name: 'ReactNativeWebView' | 'Android'): string[] {
  const messages: string[] = [];
  const own = {
    postMessage(this: unknown, text: string) {
      if (this !== own) throw new TypeError('not on the injected object');
      messages.push(text);
    },
  };
  Object.assign(window, { [name]: own });
  return messages;
}

test.each(['ReactNativeWebView', 'Android'] as const)('AW-02 sends a message to %s as one JSON text', (name) => {
  const messages = injectApp(name);
  expect(bridge.postAppMessage({ eventName: 'login', userId: 12 })).toBe(true);
  expect(messages.map((text) => parse(appMessage, JSON.parse(text)))).toEqual([{ eventName: 'login', userId: 12 }]);
});

test('AW-02 prefers the web view when both interfaces exist', () => {
  const [android, webView] = [injectApp('Android'), injectApp('ReactNativeWebView')];
  bridge.postAppMessage({ eventName: 'logout' });
  expect([webView, android]).toEqual([['{"eventName":"logout"}'], []]);
});

test.each([undefined, null, 7, {}, { postMessage: 'text' }])(
  'AW-02 warns instead of throwing without an interface (%j)',
  (value) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    Object.assign(window, { Android: value });
    expect(bridge.postAppMessage({ eventName: 'biometricSettings' })).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith('The app has no interface to take biometricSettings.');
  },
);

test('AW-02 logs an interface that throws, without the message content', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const url = 'http://portal.localhost/portal/regency/game-history?launchToken=secret';
  Object.assign(window, {
    Android: {
      postMessage(text: string) {
        throw new Error(text);
      },
    },
  });
  expect(bridge.postAppMessage({ eventName: 'gameHistory', url })).toBe(false);
  expect(error).toHaveBeenCalledExactlyOnceWith('The app did not take gameHistory: Error');
});

test('AW-02 AW-04 keeps events until the interface is there, in their order', async () => {
  bridge.queueAppMessage({ eventName: 'login', userId: 12 });
  bridge.queueForApp('launch', '{"event":"game_launch"}');
  const isInApp = bridge.isInApp();
  await vi.advanceTimersByTimeAsync(4000);
  const messages = injectApp('Android');
  expect(messages).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  bridge.queueAppMessage({ eventName: 'logout' });
  expect(messages.map((text) => JSON.parse(text) as unknown)).toEqual([
    { eventName: 'login', userId: 12 },
    { event: 'game_launch' },
    { eventName: 'logout' },
  ]);
  expect(await isInApp).toBe(true);
});

test('AW-02 an event behind waiting ones does not overtake them', async () => {
  bridge.queueAppMessage({ eventName: 'login', userId: 12 });
  const messages = injectApp('Android');
  bridge.queueAppMessage({ eventName: 'logout' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(messages).toEqual(['{"eventName":"login","userId":12}', '{"eventName":"logout"}']);
});

test('AW-02 reports once that the interface is missing after 30 seconds, and warns of each event', async () => {
  const { setReportSink } = await import('../errors/report.ts');
  const reports: unknown[] = [];
  setReportSink((...facts) => void reports.push(facts));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  bridge.queueAppMessage({ eventName: 'login', userId: 12 });
  await vi.advanceTimersByTimeAsync(29_000);
  expect([reports, warn.mock.calls]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1500);
  bridge.queueAppMessage({ eventName: 'logout' });
  await vi.advanceTimersByTimeAsync(0);
  expect(reports).toHaveLength(1);
  expect(JSON.stringify(reports)).toContain('app interface');
  expect(warn.mock.calls).toEqual([
    ['The app has no interface to take login.'],
    ['The app has no interface to take logout.'],
  ]);
  expect(await bridge.isInApp()).toBe(false);
});
