import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { toastStore } from '../../services/overlays/toasts.ts';
import { BiometricLogin } from './BiometricLogin.tsx';

await loadLazyMessages('en', 'saferGambling');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
let appMessages: unknown[] = [];
const show = () =>
  render(
    <TextContext value={text}>
      <BiometricLogin />
    </TextContext>,
  );
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Log in with fingerprint or face' });

beforeEach(() => {
  appMessages = [];
  window.localStorage.clear();
  Object.assign(window, {
    ReactNativeWebView: { postMessage: (message: string) => appMessages.push(JSON.parse(message)) },
  });
});
afterEach(() => void Reflect.deleteProperty(window, 'ReactNativeWebView'));

test('AW-02 tells the app about the switch and follows its setting', () => {
  const { unmount } = show();
  fireEvent.click(box());
  fireEvent.click(screen.getByRole('button', { name: 'App settings' }));
  expect(appMessages).toEqual([
    { eventName: 'biometricLoginToggle', isEnabled: true },
    { eventName: 'biometricSettings' },
  ]);
  unmount();
  show();
  expect(box().checked).toBe(true);
  act(() => void window.dispatchEvent(new CustomEvent('foyer:biometric-login', { detail: { isEnabled: 'yes' } })));
  expect(box().checked).toBe(true);
  act(() => void window.dispatchEvent(new CustomEvent('foyer:biometric-login', { detail: { isEnabled: false } })));
  expect(box().checked).toBe(false);
});

test('AW-02 keeps the switch and shows an error when the app cannot be reached', () => {
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
    'The app did not respond. Try again.',
  );
  error.mockRestore();
});
