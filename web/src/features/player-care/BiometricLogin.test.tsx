import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { toastStore } from '../../overlays/toasts.ts';
import { BiometricLogin } from './BiometricLogin.tsx';

await loadLazyMessages('en', 'care');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
let heard: unknown[] = [];
const show = () =>
  render(
    <TextContext value={text}>
      <BiometricLogin />
    </TextContext>,
  );
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sign in with fingerprint or face' });

beforeEach(() => {
  heard = [];
  window.localStorage.clear();
  Object.assign(window, { ReactNativeWebView: { postMessage: (message: string) => heard.push(JSON.parse(message)) } });
});
afterEach(() => void Reflect.deleteProperty(window, 'ReactNativeWebView'));

test('AW-02 the app hears the switch and the wish for its settings; the choice is there next time, and the app has the say', () => {
  const { unmount } = show();
  fireEvent.click(box());
  fireEvent.click(screen.getByRole('button', { name: 'Settings of the app' }));
  expect(heard).toEqual([{ eventName: 'biometricLoginToggle', isEnabled: true }, { eventName: 'biometricSettings' }]);
  unmount();
  show();
  expect(box().checked).toBe(true);
  act(() => void window.dispatchEvent(new CustomEvent('foyer:biometric-login', { detail: { isEnabled: 'yes' } })));
  expect(box().checked).toBe(true);
  act(() => void window.dispatchEvent(new CustomEvent('foyer:biometric-login', { detail: { isEnabled: false } })));
  expect(box().checked).toBe(false);
});

test('AW-02 where the app takes nothing the switch stays as it was, and the player is told', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  Object.assign(window, {
    ReactNativeWebView: {
      postMessage() {
        throw new Error('gone');
      },
    },
  });
  show();
  fireEvent.click(box());
  expect([box().checked, error.mock.calls.length]).toEqual([false, 1]);
  expect(toastStore.getState().toasts.map(({ description }) => description)).toContain(
    'The app did not answer. Please try again.',
  );
  error.mockRestore();
});
