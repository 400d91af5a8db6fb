import { appMessage } from '@foyer/contract/appBridge';
import { parse } from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { hasAppInterface, postAppMessage } from './appBridge.browser.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'ReactNativeWebView');
  Reflect.deleteProperty(window, 'Android');
  vi.restoreAllMocks();
});

/** Refuses to run without its object, as an interface of Android does. */
function appNamed(name: 'ReactNativeWebView' | 'Android'): string[] {
  const heard: string[] = [];
  const own = {
    postMessage(this: unknown, text: string) {
      if (this !== own) throw new TypeError('not on the injected object');
      heard.push(text);
    },
  };
  Object.assign(window, { [name]: own });
  return heard;
}

test.each(['ReactNativeWebView', 'Android'] as const)(
  'AW-02 a message reaches %s as one JSON text with its name',
  (name) => {
    const heard = appNamed(name);
    expect(hasAppInterface()).toBe(true);
    expect(postAppMessage({ eventName: 'login', userId: 12 })).toBe(true);
    expect(heard.map((text) => parse(appMessage, JSON.parse(text)))).toEqual([{ eventName: 'login', userId: 12 }]);
  },
);

test('AW-02 where both are there the web view hears it, once', () => {
  const [android, webView] = [appNamed('Android'), appNamed('ReactNativeWebView')];
  postAppMessage({ eventName: 'logout' });
  expect([webView, android]).toEqual([['{"eventName":"logout"}'], []]);
});

test.each([undefined, null, 7, {}, { postMessage: 'text' }])(
  'AW-02 without an interface (%j) there is a warning, and nothing is thrown',
  (value) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    Object.assign(window, { Android: value });
    expect(hasAppInterface()).toBe(false);
    expect(postAppMessage({ eventName: 'biometricSettings' })).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith('The app has no interface to take biometricSettings.');
  },
);

test('AW-02 an interface that throws is an error in the console, which holds nothing of the message', () => {
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
