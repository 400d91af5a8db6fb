import { appMessage } from '@foyer/contract/appBridge';
import { parse } from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { hasAppInterface, postAppMessage } from './appBridge.browser.ts';

afterEach(() => {
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
  expect(hasAppInterface()).toBe(true);
  expect(postAppMessage({ eventName: 'login', userId: 12 })).toBe(true);
  expect(messages.map((text) => parse(appMessage, JSON.parse(text)))).toEqual([{ eventName: 'login', userId: 12 }]);
});

test('AW-02 prefers the web view when both interfaces exist', () => {
  const [android, webView] = [injectApp('Android'), injectApp('ReactNativeWebView')];
  postAppMessage({ eventName: 'logout' });
  expect([webView, android]).toEqual([['{"eventName":"logout"}'], []]);
});

test.each([undefined, null, 7, {}, { postMessage: 'text' }])(
  'AW-02 warns instead of throwing without an interface (%j)',
  (value) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    Object.assign(window, { Android: value });
    expect(hasAppInterface()).toBe(false);
    expect(postAppMessage({ eventName: 'biometricSettings' })).toBe(false);
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
  expect(postAppMessage({ eventName: 'gameHistory', url })).toBe(false);
  expect(error).toHaveBeenCalledExactlyOnceWith('The app did not take gameHistory: Error');
});
